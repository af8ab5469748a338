"""Values of hands of riichi, explained, as objects of plain values for JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.formats.riichi_records import write_score
from ligamahjong.riichi.explanation import SetType
from ligamahjong.tiles import tile
from ligamahjong.tiles.notation import write_tiles

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from ligamahjong.riichi.dora import Dora
    from ligamahjong.riichi.editions import Edition
    from ligamahjong.riichi.explanation import Explanation, FuItem, HandSet, Loser
    from ligamahjong.riichi.nearest_yaku import WithoutYaku
    from ligamahjong.riichi.unknown import Fact, Result

__all__ = ["write_explanation", "write_results", "write_without_yaku"]

_SIZES = {SetType.CHOW: 3, SetType.PUNG: 3, SetType.KONG: 4, SetType.PAIR: 2, SetType.SINGLE: 1}


def write_explanation(
    explained: Explanation, dora: Dora, edition: Edition, unknown: Collection[Fact]
) -> dict[str, object]:
    """An explained value.

    Args:
        explained: the explanation.
        dora: han of dora by where they come from.
        edition: the rules.
        unknown: facts that were not said and make no difference.
    """
    following = explained.next
    return {
        **write_score(explained.score),
        "edition": edition.id,
        "unknown": [fact.value for fact in unknown],
        "sets": [_set(one) for one in explained.sets],
        "fu_items": [_fu(one) for one in explained.fu],
        "dora_items": {"dora": dora.open, "ura": dora.ura, "red": dora.red},
        "suppressed": [
            {"yaku": one.yaku.id, "why": one.why.value, "by": one.by and one.by.id}
            for one in explained.suppressed
        ],
        "readings": [_reading(one) for one in explained.losers],
        "next": following and {"limit": following.limit.value, "han": following.han},
        "editions": [
            {"edition": one.edition.id, "points": one.points, "rules": list(one.rules)}
            for one in explained.elsewhere
        ],
    }


def _tiles(one: HandSet) -> str:
    step = int(one.type is SetType.CHOW)
    return write_tiles(tile(one.kind + step * number) for number in range(_SIZES[one.type]))


def _set(one: HandSet) -> dict[str, object]:
    return {
        "type": one.type.value,
        "tiles": _tiles(one),
        "concealed": one.concealed,
        "apart": one.apart,
        "completed": one.completed,
    }


def _fu(item: FuItem) -> dict[str, object]:
    return {
        "cause": item.cause.value,
        "fu": item.fu,
        "tiles": item.of and _tiles(item.of),
        "wait": item.wait and item.wait.value,
    }


def _reading(loser: Loser) -> dict[str, object]:
    reading = loser.reading
    return {
        "sets": [_tiles(one) for one in loser.sets],
        "wait": reading.wait.value,
        "han": reading.han,
        "fu": reading.fu,
        "points": loser.points,
    }


def write_results(
    results: Sequence[Result], unknown: Collection[Fact], edition: Edition
) -> dict[str, object]:
    """The results that a hand may have, and when.

    Args:
        results: more than one.
        unknown: the facts on which it depends.
        edition: the rules.
    """
    return {
        "edition": edition.id,
        "unknown": [fact.value for fact in unknown],
        "results": [
            {
                "when": [
                    {fact.value: list(values) for fact, values in one.items()}
                    for one in result.when
                ],
                "points": result.payments and result.payments.total,
                "scores": [write_score(case.score) for case in result.cases if case.score],
            }
            for result in results
        ],
    }


def write_without_yaku(found: WithoutYaku, edition: Edition) -> dict[str, object]:
    """What a complete hand without yaku lacks."""
    return {
        "edition": edition.id,
        "points": None,
        "remedies": [
            {"change": change.value, "points": score.points} for change, score in found.remedies
        ],
        "closed_only": [yaku.id for yaku in found.closed_only],
        "dora": found.dora,
    }
