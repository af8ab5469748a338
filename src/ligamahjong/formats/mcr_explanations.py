"""Why a hand of MCR is worth what it is, what it waits for, and the checks, as plain values."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.formats.mcr_records import write_score
from ligamahjong.mcr.catalogue import FANS
from ligamahjong.mcr.exclusions import rules_of
from ligamahjong.mcr.numbers import number_in_book
from ligamahjong.mcr.payments import payments
from ligamahjong.table import total
from ligamahjong.tiles import tile
from ligamahjong.tiles.notation.brackets import write_letters

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ligamahjong.mcr.advice import Discard, Wait
    from ligamahjong.mcr.explanation import Explanation
    from ligamahjong.mcr.fan_tiles import Tiles
    from ligamahjong.mcr.not_counted import NotCounted
    from ligamahjong.mcr.parts import Layout
    from ligamahjong.mcr.profiles import Profile
    from ligamahjong.mcr.referee import Check
    from ligamahjong.mcr.scoring import Score

__all__ = ["write_check", "write_discards", "write_explanation", "write_fan", "write_waits"]


def write_fan(number: int, profile: Profile) -> dict[str, object]:
    """A fan by its number in the library and in the book, its points and its names."""
    fan = FANS[number]
    return {
        "number": number,
        "number_in_book": number_in_book(number, profile),
        "points": rules_of(profile).points[number],
        "es": fan.spanish,
        "en": fan.english,
        "zh": fan.chinese,
    }


def write_explanation(found: Explanation) -> dict[str, object]:
    """A value with everything that explains it; docs/commands.md lists the keys."""
    profile = found.score.profile
    drawn = found.layout.facts.self_drawn
    return {
        **write_score(found.score),
        "items": [
            {**write_fan(item.number, profile), "tiles": _tiles(item.tiles)} for item in found.items
        ],
        "dealt_points": found.dealt,
        "over_the_limit": found.over_the_limit,
        "reading": _layout(found.layout),
        "not_counted": [
            _not_counted(one, profile) for one in (*found.not_counted, *found.other_tiles)
        ],
        "other_readings": [
            {
                "base": other.counted.total,
                **_layout(other),
                "fans": {str(number): times for number, times in other.counted.fans.items()},
            }
            for other in found.others
        ],
        "missing": found.missing,
        "would_be_legal": [
            {"circumstance": change.value, "base": base} for change, base in found.remedies
        ],
        "elsewhere": [
            {"profile": one.profile.id, "base": one.base, "rulings": list(one.rulings)}
            for one in found.elsewhere
        ],
        "payments": _payments(found.score, drawn=drawn) if found.score.is_legal else None,
    }


def _tiles(tiles: Tiles) -> list[str]:
    return [write_letters(map(tile, kinds)) for kinds in tiles]


def _layout(layout: Layout) -> dict[str, object]:
    return {
        "parts": [
            {
                "type": part.type.value,
                "tiles": _tiles((part.kinds,))[0],
                "concealed": part.concealed,
                "apart": part.apart,
                "completed": part.completed,
            }
            for part in layout.parts
        ]
    }


def _not_counted(one: NotCounted, profile: Profile) -> dict[str, object]:
    return {
        **write_fan(one.number, profile),
        "times": one.times,
        "tiles": _tiles(one.tiles),
        "tiles_of_other_times": [_tiles(each) for each in one.more],
        "by": one.by,
        "principle": one.principle.value,
        "ruling": one.ruling,
    }


def _payments(score: Score, *, drawn: bool) -> dict[str, int]:
    """What each pays."""
    gain, first, second, _ = total(payments(score.total, 0, None if drawn else 1))
    if drawn:
        return {"each": -first, "winner": gain}
    return {"discarder": -first, "others": -second, "winner": gain}


def write_check(found: Check) -> dict[str, object]:
    """What a referee finds of announced fans."""
    profile = found.score.profile
    return {
        "right": found.is_right,
        "announced_points": found.announced_points,
        "total": found.score.total,
        "too_many": [
            {
                **write_fan(one.number, profile),
                "times": one.times,
                "fault": one.fault.value,
                "why": None if one.why is None else _not_counted(one.why, profile),
            }
            for one in found.too_many
        ],
        "too_few": [
            {**write_fan(one.number, profile), "times": one.times} for one in found.too_few
        ],
        "lower_reading": found.reading,
    }


def write_waits(waits: Sequence[Wait]) -> list[dict[str, object]]:
    """The tiles that complete a hand and what each is worth."""
    return [
        {
            "tile": write_letters([tile(one.kind)]),
            "live": one.live,
            "last_of_kind": one.last,
            "self_drawn": write_score(one.self_drawn),
            "claimed": write_score(one.claimed),
        }
        for one in waits
    ]


def write_discards(found: Sequence[Discard]) -> list[dict[str, object]]:
    """The tiles that may be discarded, best first."""
    return [
        {
            "discard": write_letters([tile(one.kind)]),
            "live": one.live,
            "live_self_drawn": one.live_drawn,
            "waits": write_waits(one.waits),
        }
        for one in found
    ]
