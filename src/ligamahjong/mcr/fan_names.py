"""Fans as people write them: by number, by a name in any language, so many times."""

from __future__ import annotations

import re
import unicodedata
from difflib import SequenceMatcher, get_close_matches
from enum import StrEnum
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.mcr.catalogue import FANS
from ligamahjong.mcr.numbers import number_in_book
from ligamahjong.mcr.profiles import EMA

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

__all__ = ["MOST_FANS", "MOST_TIMES", "FanList", "FanProblem", "Wrong", "read_fan", "read_fans"]

MOST_FANS = 40
"""Fans in a list."""
MOST_TIMES = 9
"""How often one fan may stand in a list; there are eight flowers."""

_MOST_LETTERS = 2000
_TOLD = 40
_MOST_HINTS = 3
_MOST_MEANT = 6
"""Fans that are named where a text is part of the names of several."""
_LOOKED_AT = 8
_ALIKE = 0.75
"""How near each word of a text is to that of the name that it is taken for, of one."""
_JOINED_ALIKE = 0.9
"""The same of the whole name, where its words are parted otherwise."""
_SEPARATORS = re.compile(r"[,;\n]+")
_NUMBERS_ONLY = re.compile(r"[0-9+x*\u00d7 ]*", re.ASCII)
_BETWEEN_NUMBERS = re.compile(r"(?<![x*\u00d7])[ +]+(?![x*\u00d7])")
_TIMES = re.compile(
    r"(?:(?P<before>[0-9]{1,4})[x*\u00d7] )?(?P<fan>.*?)(?: ?[x*\u00d7] ?(?P<after>[0-9]{1,4}))?",
    re.ASCII,
)
"""Of a text whose spaces are single ones, so that it is read once from end to end."""
_NUMBER = re.compile(r"([0-9]+)\b[ .):\u2013-]*(.*)", re.ASCII)


class Wrong(StrEnum):
    """What is wrong with a text that should be a fan."""

    UNKNOWN = "unknown"
    """No fan has such a number or name."""
    SEVERAL = "several"
    """It is part of the names of several fans."""
    CONTRADICTED = "contradicted"
    """What stands behind the number is not its name."""
    TIMES = "times"
    """So often no fan can count."""
    TOO_MANY = "too-many"
    """The list is too long."""


class FanProblem(NamedTuple):
    """A text that is no fan.

    Attributes:
        wrong: what is wrong with it.
        text: itself, cut short.
        fan: number of the fan that it comes near, or that its number means.
        fans: numbers of all that it may mean, where they are several.
    """

    wrong: Wrong
    text: str
    fan: int | None = None
    fans: tuple[int, ...] = ()


class FanList(NamedTuple):
    """Numbers of fans, as often as each was written, and what could not be read."""

    numbers: tuple[int, ...]
    problems: tuple[FanProblem, ...]


def read_fans(text: str) -> FanList:
    """Read a list of fans between commas; of numbers alone, between spaces too.

    >>> read_fans("22, 28 Escalera Pura, 73x2, 2x dragon pung").numbers
    (22, 28, 73, 73, 59, 59)
    >>> read_fans("28.5").problems
    (FanProblem(wrong=<Wrong.CONTRADICTED: 'contradicted'>, text='28.5', fan=28, fans=()),)
    """
    if len(text) > _MOST_LETTERS:
        return _too_many(text)
    numbers: list[int] = []
    problems: list[FanProblem] = []
    for piece in _pieces(text):
        read = _counted(piece, hint=len(problems) < _MOST_HINTS)
        if isinstance(read, FanProblem):
            problems.append(read)
        else:
            numbers += read
        if len(numbers) + len(problems) > MOST_FANS:
            return _too_many(text)
    return FanList(tuple(numbers), tuple(problems))


def read_fan(text: str, *, hint: bool = True) -> int | FanProblem:
    """Read one fan: its number, a name in Spanish, English, Chinese or code, or both.

    >>> read_fan("Pure Straight"), read_fan("28"), read_fan("57 Un Kong Oculto y Otro Expuesto")
    (28, 28, 82)
    >>> read_fan("Dos Kong").fans
    (48, 57)

    Args:
        text: at most some thousand letters.
        hint: whether to look for the fan that an unknown name comes near.
    """
    found = _NUMBER.fullmatch(text.strip())
    if found is None:
        number = _by_name().get(_folded(text))
        if number is not None:
            return number
        return _unknown(text[:_TOLD]) if hint else FanProblem(Wrong.UNKNOWN, text[:_TOLD])
    digits, name = found.groups()
    number = int(digits) if len(digits) <= 2 else 0  # noqa: PLR2004 - there are 82
    if number not in FANS:
        return FanProblem(Wrong.UNKNOWN, text[:_TOLD])
    if not name:
        return number
    named = _by_name().get(_folded(name))
    if named is not None and number in {named, number_in_book(named, EMA)}:
        return named
    return FanProblem(Wrong.CONTRADICTED, text[:_TOLD], number)


def _pieces(text: str) -> Iterator[str]:
    """What stands between separators, its spaces single ones."""
    for part in _SEPARATORS.split(text):
        single = " ".join(part.split())
        apart = _BETWEEN_NUMBERS.split(single) if _NUMBERS_ONLY.fullmatch(single) else [single]
        yield from filter(None, apart)


def _counted(piece: str, *, hint: bool) -> list[int] | FanProblem:
    """A fan as often as it is written."""
    found = _TIMES.fullmatch(piece)
    assert found is not None  # noqa: S101 - everything matches
    said = [int(found[group]) for group in ("before", "after") if found[group] is not None]
    number = read_fan(found["fan"], hint=hint)
    if isinstance(number, FanProblem):
        return number._replace(text=piece[:_TOLD])
    if len(said) > 1 or not all(1 <= times <= MOST_TIMES for times in said):
        return FanProblem(Wrong.TIMES, piece[:_TOLD], number)
    return [number] * (said[0] if said else 1)


def _too_many(text: str) -> FanList:
    return FanList((), (FanProblem(Wrong.TOO_MANY, text[:_TOLD]),))


def _unknown(text: str) -> FanProblem:
    """What is wrong with a text that is no name: the fans of whose names it is part, or near."""
    words = set(_folded(text).split())
    meant = {
        number: None for name, number in _by_name().items() if words and words <= set(name.split())
    }
    if 1 < len(meant) <= _MOST_MEANT:
        return FanProblem(Wrong.SEVERAL, text, fans=tuple(sorted(meant)))
    fan = next(iter(meant)) if len(meant) == 1 else _near(_folded(text))
    return FanProblem(Wrong.UNKNOWN, text, fan)


def _near(text: str) -> int | None:
    """The fan whose whole name a text spells nearly: another word is another fan."""
    for name in get_close_matches(text, _by_name(), n=_LOOKED_AT):
        words, said = name.split(), text.split()
        if len(words) == len(said):
            alike = all(_ratio(*pair) >= _ALIKE for pair in zip(words, said, strict=True))
        else:
            alike = _ratio("".join(words), "".join(said)) >= _JOINED_ALIKE
        if alike:
            return _by_name()[name]
    return None


def _ratio(one: str, other: str) -> float:
    return SequenceMatcher(None, one, other).ratio()


@cache
def _by_name() -> Mapping[str, int]:
    names: dict[str, int] = {}
    for number, fan in FANS.items():
        american = fan.english.replace("Honours", "Honors")
        for name in (fan.spanish, fan.english, american, fan.chinese, fan.key, *fan.also):
            names.setdefault(_folded(name), number)
    return names


def _folded(text: str) -> str:
    """A name without accents, hyphens and capitals."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("_", " "))
    return " ".join(re.findall(r"\w+", "".join(c for c in plain if not unicodedata.combining(c))))
