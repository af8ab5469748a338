"""Winning hands of MCR as one text or as JSON objects, and their values as such objects.

The text of a win is the hand in brackets, then ``|``, the prevalent and the seat wind and four
marks of 0 or 1 (drawn by oneself, last of its kind, last of the wall, after a kong or from one),
then ``|`` and the number of flowers: ``[345m,1]234666sEEE7s7s|EN1000|0``.
"""

from __future__ import annotations

import re
from dataclasses import fields, replace
from typing import TYPE_CHECKING, Any, NamedTuple

from ligamahjong.errors import FormatError, HandError
from ligamahjong.mcr.catalogue import FLOWER_TILES
from ligamahjong.mcr.circumstances import Circumstances
from ligamahjong.mcr.profiles import EMA, PROFILES, profile
from ligamahjong.mcr.rulings import decided
from ligamahjong.mcr.validation import check_win
from ligamahjong.table import SEATS, Wind
from ligamahjong.tiles.notation import read_hand, read_tiles
from ligamahjong.tiles.notation.brackets import (
    is_bracketed,
    read_bracket_tiles,
    read_brackets,
    write_brackets,
)
from ligamahjong.tiles.problems import TileProblem, refuse

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ligamahjong.mcr.profiles import Profile
    from ligamahjong.mcr.scoring import Score
    from ligamahjong.tiles import Hand, Tile

__all__ = [
    "Win",
    "read_any_hand",
    "read_any_tiles",
    "read_win",
    "read_win_record",
    "write_score",
    "write_win",
]

_WINDS = ("seat", "prevalent")
_MARKS = tuple(one.name for one in fields(Circumstances) if one.name not in _WINDS)
_IN_TEXT = ("self_drawn", "last_of_kind", "last_of_wall", "kong")
"""The marks of the text, in its order; that a hand was complete as dealt has none."""
_KEYS = frozenset({"hand", "melds", "flowers", "profile", "options", *_WINDS, *_MARKS})
_PARTS = 3
_WHOLE = 2
"""What the number of standing tiles leaves, divided by three, where one of them is the last."""


class Win(NamedTuple):
    """A hand, how it was won, and the rules it is to be scored under."""

    hand: Hand
    circumstances: Circumstances
    profile: Profile = EMA


def read_any_hand(text: str) -> Hand:
    """A hand in brackets or in the usual notation; the last tile of a whole one is its winning one.

    >>> hands = "[123m,1]EE", "[123m,1]1z+1z", "3z+3z chi 123m", "33z chi 123m"
    >>> [str(read_any_hand(text).winning) for text in hands]
    ['1z', '1z', '3z', '3z']

    Raises:
        HandError: ``facts["problems"]`` says everything that cannot be read.
    """
    if is_bracketed(text):
        return read_brackets(text).hand
    hand = read_hand(text)
    if hand.winning is None and len(hand.standing) % 3 == _WHOLE:
        *standing, last = hand.standing
        return hand._replace(standing=tuple(standing), winning=last)
    return hand


def read_any_tiles(text: str) -> tuple[Tile, ...]:
    """Tiles with honours by letters or in the usual notation.

    >>> [str(one) for one in (*read_any_tiles("9mE"), *read_any_tiles("9m1z"))]
    ['9m', '1z', '9m', '1z']

    Raises:
        HandError: ``facts["problems"]`` says everything that cannot be read.
    """
    return read_bracket_tiles(text) if is_bracketed(text) else read_tiles(text)


def read_win(text: str) -> tuple[Hand, Circumstances]:
    """Read the text of a win.

    >>> hand, how = read_win("[345m,1]234666sEEE7s7s|EN1000|2")
    >>> hand.flowers, how.seat.value, how.self_drawn
    (2, 'N', True)

    Raises:
        HandError: ``facts["problems"]`` says everything that cannot be read, each with its place.
    """
    body, *rest = text.split("|")
    problems: list[TileProblem] = []
    hand: Hand | None = None
    try:
        hand = read_brackets(body).hand
    except HandError as error:
        problems += error.facts["problems"]  # type: ignore[arg-type]
    if len(rest) >= _PARTS:
        place = len("|".join([body, *rest[:2]])) + 1
        problems.append(TileProblem("mcr-parts", "|" + "|".join(rest[2:])[:20], place))
    marks, flowers = (*rest, "", "")[:2]
    how = _marks(marks, len(body) + 2, problems) if rest else Circumstances()
    count = _flowers(flowers, len(body) + len(marks) + 3, problems)
    refuse(problems)
    assert hand is not None  # noqa: S101 - else it has been refused
    return hand._replace(flowers=count), how


def _marks(text: str, place: int, problems: list[TileProblem]) -> Circumstances:
    """Winds and marks, as ``EN1000``."""
    if not re.fullmatch("[ESWN]{2}[01]{4}", text):
        problems.append(TileProblem("mcr-marks", text[:20], place))
        return Circumstances()
    prevalent, seat = (Wind(letter) for letter in text[:2])
    marks = {name: digit == "1" for name, digit in zip(_IN_TEXT, text[2:], strict=True)}
    return Circumstances(prevalent=prevalent, seat=seat, **marks)


def _flowers(text: str, place: int, problems: list[TileProblem]) -> int:
    """A number from 0 to 8, or the letters of the flowers."""
    if re.fullmatch("[0-8]?", text, re.ASCII):
        return int(text or 0)
    if re.fullmatch("[a-h]{1,8}", text) and len(set(text)) == len(text):
        return len(text)
    problems.append(TileProblem("mcr-flowers-text", text[:20], place))
    return 0


def write_win(hand: Hand, how: Circumstances, claims: Sequence[int] = ()) -> str:
    """The text of a win.

    >>> write_win(*read_win("[345m,1]234666sEEE7s7s|EN1000"))
    '[345m,1]234666sEEE7s7s|EN1000|0'

    Args:
        hand: with its winning tile.
        how: how it was won; that it was complete as dealt is left out.
        claims: the number of each set that lies apart, see
            :func:`~ligamahjong.tiles.notation.brackets.write_brackets`.
    """
    marks = "".join("01"[getattr(how, name)] for name in _IN_TEXT)
    return f"{write_brackets(hand, claims)}|{how.prevalent}{how.seat}{marks}|{hand.flowers}"


def read_win_record(record: object, rules: Profile | None = None) -> Win:
    """Read one object; keys that are absent are false or empty.

    Args:
        record: a parsed JSON object with the keys that docs/commands.md lists.
        rules: to score it under, instead of those that it names.

    Raises:
        FormatError: it is no object, or a key or value is not one of those.
        HandError: tiles that are none, or a win that cannot be; ``facts["problems"]`` say all.
        RulesError: no such profile or ruling.
    """
    if not isinstance(record, dict):
        raise FormatError("expected an object with the key hand", reason="record-object")
    if unknown := sorted(map(str, record.keys() - _KEYS)):
        raise FormatError(f"unknown keys: {', '.join(unknown)}", reason="record-key", keys=unknown)
    text = record.get("hand")
    if not isinstance(text, str):
        raise _wrong("hand", text, "[123m,1]…|EN1000|0")
    hand, how = _whole(text, record) if "|" in text else _said_apart(text, record)
    rules = rules or _profile(record)
    check_win(hand, how, rules)
    return Win(hand, how, rules)


def _whole(text: str, record: Mapping[str, Any]) -> tuple[Hand, Circumstances]:
    """A win that its text says everything about but whether it was dealt."""
    twice = sorted(record.keys() & {"melds", "flowers", *_WINDS, *_IN_TEXT})
    if twice:
        raise FormatError(
            f"the text of the hand says it: {', '.join(twice)}", reason="record-twice", keys=twice
        )
    hand, how = read_win(text)
    return hand, replace(how, dealt=_boolean(record, "dealt"))


def _said_apart(text: str, record: Mapping[str, Any]) -> tuple[Hand, Circumstances]:
    melds, flowers = record.get("melds", []), record.get("flowers", 0)
    if not isinstance(melds, list) or not all(isinstance(meld, str) for meld in melds):
        raise _wrong("melds", melds, '["chi 123m"]')
    if type(flowers) is not int:
        raise _wrong("flowers", flowers, "0, 1, 2 …")
    values: dict[str, Any] = {
        **{name: _wind(record, name) for name in _WINDS},
        **{name: _boolean(record, name) for name in _MARKS},
    }
    hand = read_any_hand(" ".join([text, *melds]))
    return hand._replace(flowers=hand.flowers + flowers), Circumstances(**values)


def _boolean(record: Mapping[str, Any], name: str) -> bool:
    value = record.get(name, False)
    if type(value) is not bool:
        raise _wrong(name, value, "true or false")
    return value


def _wind(record: Mapping[str, Any], name: str) -> Wind:
    value = record.get(name, Wind.EAST.value)
    if not isinstance(value, str) or value not in set(SEATS):
        raise _wrong(name, value, "E, S, W or N")
    return Wind(value)


def _profile(record: Mapping[str, Any]) -> Profile:
    name, options = record.get("profile", EMA.id), record.get("options", {})
    if not isinstance(name, str):
        raise _wrong("profile", name, ", ".join(PROFILES))
    if not isinstance(options, dict):
        raise _wrong("options", options, '{"honour_tile_hog": false}')
    return decided(profile(name), options)


def _wrong(name: str, value: object, expected: str) -> FormatError:
    return FormatError(
        f"{name}: expected {expected}, found {value!r}",
        reason="record-value",
        name=name,
        value=value,
        expected=expected,
    )


def write_score(score: Score) -> dict[str, object]:
    """The value of a hand as an object of plain values.

    ``fans`` are by their number in the library, whatever the book of the profile prints: one melded
    and one concealed kong is 82 in both.
    """
    fans = dict(score.fans)
    if score.flowers:
        fans[FLOWER_TILES] = score.flowers
    return {
        "total": score.total,
        "base": score.base,
        "flowers": score.flowers,
        "legal": score.is_legal,
        "fans": {str(number): fans[number] for number in sorted(fans)},
        "profile": score.profile.id,
    }
