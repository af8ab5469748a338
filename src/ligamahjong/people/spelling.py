"""Words one letter apart: a slip of the pen, two spellings of a name, or two names."""

from __future__ import annotations

import re

__all__ = ["are_different_names", "one_edit_apart", "sound_alike"]

_NAMES_OF_THEIR_OWN = frozenset(
    {"abel", "adan", "adria", "adrian", "adriana", "aida", "alan", "alba", "alma", "amaia"}
    | {"amalia", "amelia", "ana", "andrea", "andres", "ane", "ania", "antia", "ariadna", "ariana"}
    | {"ariel", "axel", "celia", "clara", "cristian", "cristina", "dalia", "dana", "daria", "dario"}
    | {"delia", "diana", "dina", "elba", "elena", "elia", "elias", "elisa", "elsa", "ema", "emma"}
    | {"estel", "ester", "eva", "felisa", "felix", "fina", "gemma", "gines", "ian", "igor", "imma"}
    | {
        "ines",
        "ion",
        "irene",
        "iria",
        "iris",
        "ivan",
        "izan",
        "jan",
        "jana",
        "jara",
        "joana",
        "jon",
    }
    | {"jordi", "julia", "julian", "karina", "lara", "laura", "lea", "lena", "leo", "leon", "lia"}
    | {"liam", "lina", "lorea", "lorena", "lucia", "luna", "mar", "mara", "marc", "maria", "mariam"}
    | {"marian", "mariana", "mariano", "marina", "marino", "mario", "marisa", "marta", "martin"}
    | {"martina", "melisa", "mia", "mila", "miriam", "nadia", "naia", "nel", "nil", "nina", "noa"}
    | {"noe", "noel", "noelia", "nora", "norma", "ona", "pablo", "paola", "pau", "paula", "paz"}
    | {"pia", "pol", "raul", "regina", "reina", "rene", "rina", "rita", "sara", "saul", "selena"}
    | {"selma", "sofia", "sol", "sonia", "tania", "telma", "triana", "unai", "unax", "uriel"}
    | {"vega", "vera", "zaida", "zaira", "zigor", "zoe"},
)
"""Given names usual in Spain that lie one letter from another of them, folded.

Two forms of one name in different languages (Jaume and Jaime) are not both in it.
"""

_SOUNDS = (
    (re.compile("ch"), "#"),
    (re.compile("h"), ""),
    (re.compile("ll|y"), "i"),
    (re.compile(r"(.)\1"), r"\1"),
    (re.compile("v"), "b"),
    (re.compile("x|g(?=[ei])"), "j"),
    (re.compile("z|c(?=[ei])"), "s"),
    (re.compile("c|qu"), "k"),
)


def one_edit_apart(one: str, other: str) -> bool:
    """Whether one letter put in, left out or changed, or two neighbours swapped, is the difference.

    This is distance 1 of Damerau and Levenshtein.

    >>> one_edit_apart("ramon", "rmaon"), one_edit_apart("ramon", "ramn")
    (True, True)
    >>> one_edit_apart("ramon", "ramon"), one_edit_apart("ramon", "romin")
    (False, False)
    """
    if len(one) > len(other):
        one, other = other, one
    start = 0
    while start < len(one) and one[start] == other[start]:
        start += 1
    rest, others_rest = one[start:], other[start:]
    if len(one) < len(other):
        return rest == others_rest[1:]
    swapped = rest[1:2] + rest[:1] + rest[2:]
    return rest != others_rest and (rest[1:] == others_rest[1:] or swapped == others_rest)


def sound_alike(one: str, other: str) -> bool:
    """Whether two folded words are said alike in Spanish.

    Silent h, doubled letters, and b/v, c/z/s, c/k/qu, g/j/x, i/y/ll make no difference.

    >>> sound_alike("elena", "helena"), sound_alike("marta", "maria")
    (True, False)
    """
    return _sound(one) == _sound(other)


def _sound(word: str) -> str:
    for letters, sound in _SOUNDS:
        word = letters.sub(sound, word)
    return word


def are_different_names(one: str, other: str) -> bool:
    """Whether two folded given names one letter apart are known to be two names.

    They are if only the ending for a man or a woman differs, or if both are usual names.

    >>> are_different_names("marta", "maria"), are_different_names("manuel", "manuela")
    (True, True)
    >>> are_different_names("marta", "matra")
    False
    """
    shorter, longer = sorted((one, other), key=len)
    if longer == f"{shorter}a" or (one[:-1] == other[:-1] and {one[-1], other[-1]} == {"a", "o"}):
        return True
    return {one, other} <= _NAMES_OF_THEIR_OWN
