"""Winning hands of riichi as JSON objects, one a line, and their values as such objects."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from ligamahjong.errors import FormatError, HandError
from ligamahjong.riichi.editions import EDITIONS, RCR_2025, edition
from ligamahjong.riichi.points import MOST_COUNTERS, Limit
from ligamahjong.riichi.situation import Situation
from ligamahjong.riichi.validation import hand_problems, win_problems
from ligamahjong.table import SEATS, Wind
from ligamahjong.tiles.notation import read_hand, read_tiles
from ligamahjong.tiles.problems import refuse

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from ligamahjong.riichi.editions import Edition
    from ligamahjong.riichi.scoring import Reading, Score
    from ligamahjong.tiles import Hand, Tile, TileProblem

__all__ = ["HandRecord", "read_hand_record", "read_part_record", "write_count", "write_score"]

T = TypeVar("T")

_FLAGS = (
    "tsumo",
    "ippatsu",
    "rinshan",
    "chankan",
    "haitei",
    "houtei",
    "tenhou",
    "chiihou",
    "renhou",
)
_NUMBERS = ("riichi", "honba", "sticks")
_WINDS = ("seat", "round")
_TILES = ("dora", "ura")
_KEYS = frozenset(
    {"hand", "melds", "edition", "options", *_FLAGS, *_NUMBERS, *_WINDS, *_TILES},
)

HandRecord: TypeAlias = "tuple[Hand, Situation, Edition]"
"""A hand, how it was won, and the rules it is to be scored under."""


def read_hand_record(record: object) -> HandRecord:
    """Read one object; keys that are absent are false or empty.

    Args:
        record: a parsed JSON object with the keys that docs/commands.md lists.

    Raises:
        FormatError: it is no object, or a key or value is not one of those.
        HandError: tiles that are none, or a win that cannot be; ``facts["problems"]`` say all.
        RulesError: no such edition or rule.
    """
    return _read(record, win_problems)


def read_part_record(record: object) -> HandRecord:
    """Read one object of a win of which not everything is known yet.

    The same as :func:`read_hand_record`, but that nobody asks whether the win can have happened:
    :func:`~ligamahjong.riichi.unknown.possible_results` does.

    Raises:
        FormatError: it is no object, or a key or value is not one of those.
        HandError: tiles that are none, or that nobody can hold; ``facts["problems"]`` say all.
        RulesError: no such edition or rule.
    """
    return _read(record, lambda _hand, _situation, _edition: ())


def _read(
    record: object, win_checks: Callable[[Hand, Situation, Edition], Iterable[TileProblem]]
) -> HandRecord:
    if not isinstance(record, dict):
        raise FormatError("expected an object with the key hand", reason="record-object")
    if unknown := sorted(map(str, record.keys() - _KEYS)):
        raise FormatError(f"unknown keys: {', '.join(unknown)}", reason="record-key", keys=unknown)
    problems: list[TileProblem] = []
    hand: Hand | None = _tried(_hand, record, problems)
    values: dict[str, Any] = {
        **{name: _boolean(record, name) for name in _FLAGS},
        **{name: _number(record, name) for name in _NUMBERS},
        **{name: _wind(record, name) for name in _WINDS},
        "dora": _tried(_dora, record, problems) or (),
        "ura": _tried(_ura, record, problems) or (),
    }
    situation, rules = Situation(**values), _edition(record)
    if hand is not None:
        problems += hand_problems(hand, situation)
        problems += win_checks(hand, situation, rules)
    refuse(problems)
    assert hand is not None  # noqa: S101 - else it has been refused
    return hand, situation, rules


def _tried(
    read: Callable[[Mapping[str, Any]], T], record: Mapping[str, Any], problems: list[TileProblem]
) -> T | None:
    """What a reading gives; its problems go to the others."""
    try:
        return read(record)
    except HandError as error:
        problems += error.facts["problems"]  # type: ignore[arg-type]
        return None


def _hand(record: Mapping[str, Any]) -> Hand:
    text, melds = record.get("hand"), record.get("melds", [])
    if not isinstance(text, str):
        raise _wrong("hand", text, "123m+4m")
    if not isinstance(melds, list) or not all(isinstance(meld, str) for meld in melds):
        raise _wrong("melds", melds, '["chi 123m"]')
    return read_hand(" ".join([text, *melds]))


def _dora(record: Mapping[str, Any]) -> tuple[Tile, ...]:
    return _indicators(record, "dora")


def _ura(record: Mapping[str, Any]) -> tuple[Tile, ...]:
    return _indicators(record, "ura")


def _indicators(record: Mapping[str, Any], name: str) -> tuple[Tile, ...]:
    texts = record.get(name, [])
    if not isinstance(texts, list) or not all(isinstance(one, str) for one in texts):
        raise _wrong(name, texts, '["4p"]')
    try:
        return tuple(tile for text in texts for tile in read_tiles(text))
    except HandError as error:
        found: tuple[TileProblem, ...] = error.facts["problems"]  # type: ignore[assignment]
        named = tuple(replace(one, facts={**one.facts, "of": name}) for one in found)
        raise HandError(str(error), reason="hand", problems=named) from error


def _boolean(record: Mapping[str, Any], name: str) -> Any:  # noqa: ANN401
    value = record.get(name, False)
    if type(value) is not bool:
        raise _wrong(name, value, "true, false")
    return value


def _number(record: Mapping[str, Any], name: str) -> Any:  # noqa: ANN401
    value = record.get(name, 0)
    if type(value) is bool and name == "riichi":
        return int(value)
    if type(value) is not int or not 0 <= value <= MOST_COUNTERS:
        raise _wrong(name, value, f"0, 1, 2 … {MOST_COUNTERS}")
    return value


def _wind(record: Mapping[str, Any], name: str) -> Any:  # noqa: ANN401
    value = record.get(name, Wind.EAST.value)
    if not isinstance(value, str) or value not in set(SEATS):
        raise _wrong(name, value, "E, S, W, N")
    return Wind(value)


def _edition(record: Mapping[str, Any]) -> Edition:
    name, options = record.get("edition", RCR_2025.id), record.get("options", {})
    if not isinstance(name, str):
        raise _wrong("edition", name, ", ".join(EDITIONS))
    if not isinstance(options, dict):
        raise _wrong("options", options, '{"kiriage": true}')
    return edition(name).with_options(options)


def _wrong(name: str, value: object, expected: str) -> FormatError:
    return FormatError(
        f"{name}: expected {expected}, found {value!r}",
        reason="record-value",
        name=name,
        value=value,
        expected=expected,
    )


def write_count(reading: Reading) -> dict[str, object]:
    """What a reading counts as an object of plain values."""
    return {
        "han": reading.han,
        "fu": reading.fu,
        "limit": reading.limit.value or None,
        "yakuman": reading.yakuman + (reading.limit is Limit.YAKUMAN and not reading.yakuman),
    }


def write_score(score: Score) -> dict[str, object]:
    """The value of a hand as an object of plain values."""
    reading, due = score.reading, score.payments
    return {
        **write_count(reading),
        "points": score.points,
        "yaku": score.yaku,
        "dora": score.dora,
        "payments": {"discarder": due.discarder}
        if due.discarder
        else {**({"dealer": due.dealer} if due.dealer else {}), "others": due.others},
        "sticks": score.sticks,
        "total": score.points + score.sticks,
        "wait": reading.wait.value,
    }
