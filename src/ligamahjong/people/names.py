"""Names of people: cleaned, folded for comparison, turned given name first, put in order."""

from __future__ import annotations

import re
from unicodedata import category, normalize

__all__ = ["PARTICLES", "clean", "fold", "given_first", "sort_key"]

_INVISIBLE = re.compile(
    "[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff"
    "\U000e0000-\U000e007f]"
)

_BLANK = re.compile("[\u115f\u1160\u2800\u3164\uffa0]")
"""Letters and signs of which nothing is seen, such as the Hangul filler."""

_NOTHING_SEEN = re.compile("[\u200c\u200d\ufe00-\ufe0f\\s]*")

PARTICLES = frozenset(
    {"da", "das", "de", "del", "der", "den", "do", "dos", "el", "i", "la", "las", "los"}
    | {"van", "von", "y"},
)
"""Words inside a surname that begin with a small letter."""

_ACCENT = re.compile("[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\ufe00-\ufe0f]")

_JOINING = frozenset("'’‘ʼʹ´`′·‧∙⋅•")  # noqa: RUF001 - the look-alikes people type
"""Signs inside a word: ``O'Neill``, ``Gal·la``."""

_SPELT = {
    "ı": "i",  # noqa: RUF001 - the Turkish letter itself
    "ø": "o",
    "đ": "d",
    "ð": "d",
    "ł": "l",
    "æ": "ae",
    "œ": "oe",
    "þ": "th",
}
"""Letters that no decomposition takes apart."""

_DOTTED_L = re.compile(r"(?<=\w)l\.l(?=\w)")
_AFTER_N = "n\U0010ffff"


def clean(name: str) -> str:
    """The name in composed characters, with single spaces and nothing invisible.

    >>> clean("  Yolanda   Paz ")
    'Yolanda Paz'
    """
    seen = _BLANK.sub(" ", _INVISIBLE.sub("", name))
    return "" if _NOTHING_SEEN.fullmatch(seen) else " ".join(normalize("NFC", seen).split())


class _Letters(dict[int, str]):
    """What each character becomes for comparison, worked out the first time it is met."""

    def __missing__(self, code: int) -> str:
        folded = self[code] = _fold_character(chr(code))
        return folded


def _fold_character(char: str) -> str:
    if char in ",.":
        return char
    if char in _JOINING:
        return ""
    parts = normalize("NFKD", normalize("NFKD", char).casefold())
    return "".join(_SPELT.get(part) or _keep(part) for part in parts)


def _keep(part: str) -> str:
    """A decomposed character: itself, nothing, or a space."""
    if part in _JOINING or _ACCENT.match(part) or category(part) == "Cf":
        return ""
    if part.isalnum():
        return part
    # Vowel signs and sound marks of other scripts make another letter, not an accent.
    return part if category(part).startswith("M") else " "


_FOLDED = _Letters()
_ORDERED = _Letters({ord("ñ"): _AFTER_N, ord("Ñ"): _AFTER_N})


def fold(name: str) -> str:
    """The name without accents, case, punctuation and surplus spaces, for comparison only.

    ``APELLIDO, Nombre`` folds like ``Nombre Apellido``; ``ñ`` like ``n``; apostrophes and the
    middle dot of ``l·l`` disappear, a hyphen separates words. A name without any letter or
    digit folds to ``""``, which should match nothing.

    >>> fold("MUÑOZ-VILA,  Núria"), fold("nuria munoz vila")
    ('nuria munoz vila', 'nuria munoz vila')
    >>> fold("Gal·la d'Ors"), fold("-")
    ('galla dors', '')
    """
    folded = name.translate(_FOLDED)
    if "," in folded:
        surname, _, given = folded.partition(",")
        if surname.strip(" .") and given.strip(" .") and "," not in given:
            folded = f"{given} {surname}"
    return _words(folded)


def _words(folded: str) -> str:
    """Translated characters as words with single spaces."""
    if "." in folded:
        folded = _DOTTED_L.sub("ll", folded).replace(".", " ")
    return " ".join(folded.replace(",", " ").split())


def sort_key(name: str) -> tuple[str, str, str]:
    """Key that puts names in Spanish order by the text shown, given name first.

    Case, accents and punctuation do not count at first; ``ñ`` comes after ``n``, a shorter
    first word before a longer one. Equal so far: plain letters before accented ones, then the
    text itself, so that only equal texts have equal keys. It depends on no locale.

    >>> sorted(["Anabel Gil", "Íñigo Paz", "Ana Peña", "Ana Penzo", "Inma Paz"], key=sort_key)
    ['Ana Penzo', 'Ana Peña', 'Anabel Gil', 'Inma Paz', 'Íñigo Paz']
    """
    composed = normalize("NFC", name)
    return (
        _words(composed.translate(_ORDERED)),
        normalize("NFD", composed.casefold()),
        name,
    )


def given_first(name: str) -> str:
    """``ORTIZ DE LA PEÑA, María José`` as it is spoken; a name without comma only cleaned.

    Words in capitals are written small, particles wholly; words that already mix capitals and
    small letters stay as they are. With more than one comma nothing is turned round.

    >>> given_first("ORTIZ DE LA PEÑA, María José")
    'María José Ortiz de la Peña'
    >>> given_first("O'DONNELL-MCGREGOR, ANA"), given_first("van der Meer, Jan")
    ("Ana O'Donnell-McGregor", 'Jan van der Meer')
    >>> given_first("Ana Ruiz")
    'Ana Ruiz'
    """
    cleaned = clean(name)
    surname, _, given = (part.strip() for part in cleaned.partition(","))
    if not surname or not given or "," in given:
        return cleaned
    return f"{_spoken(given, starts=True)} {_spoken(surname, starts=False)}"


def _spoken(part: str, *, starts: bool) -> str:
    """Given names or surnames with their capitals as in running text."""
    words = part.split()
    last = len(words) - 1
    return " ".join(
        _word(word, particle=index < last and not (starts and index == 0))
        for index, word in enumerate(words)
    )


def _word(word: str, *, particle: bool) -> str:
    """One word of a name; ``particle`` tells whether it may be one where it stands."""
    if not word.removeprefix("Mc").isupper():
        return word
    if particle and word.lower() in PARTICLES:
        return word.lower()
    first, *rest = word.split("-")
    pieces = [piece.lower() if piece.lower() in PARTICLES else _capitals(piece) for piece in rest]
    return "-".join([_capitals(first), *pieces])


def _capitals(piece: str) -> str:
    """``PAZ`` as ``Paz``, ``O'NEILL`` as ``O'Neill``, ``MCLEAN`` as ``McLean``."""
    small = re.sub(r"[^'’]+", lambda match: match[0].capitalize(), piece)  # noqa: RUF001
    return re.sub(r"^Mc(\w)(?=\w)", lambda match: f"Mc{match[1].upper()}", small)
