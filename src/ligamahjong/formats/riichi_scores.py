"""Values of hands of riichi, explained, as objects of plain values for JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.formats.riichi_records import write_score
from ligamahjong.riichi.dora import dora_counts
from ligamahjong.riichi.notes import notes
from ligamahjong.riichi.set_tiles import set_tiles
from ligamahjong.tiles.notation import write_tiles

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from ligamahjong.riichi.editions import Edition
    from ligamahjong.riichi.explanation import Explanation, FuItem, HandSet, Loser
    from ligamahjong.riichi.nearest_yaku import WithoutYaku
    from ligamahjong.riichi.situation import Situation
    from ligamahjong.riichi.unknown import Fact, Result
    from ligamahjong.tiles import Hand

__all__ = ["write_explanation", "write_results", "write_without_yaku"]


def write_explanation(
    explained: Explanation,
    hand: Hand,
    situation: Situation,
    edition: Edition,
    unknown: Collection[Fact],
) -> dict[str, object]:
    """An explained value.

    Args:
        explained: the explanation.
        hand: that it is of.
        situation: how it was won.
        edition: the rules.
        unknown: facts that were not said and make no difference.
    """
    following = explained.next
    dora = dora_counts(hand, situation, edition)
    written = _written(explained.sets, hand)
    return {
        **write_score(explained.score),
        "edition": edition.id,
        "unknown": [fact.value for fact in unknown],
        "notes": [one.value for one in notes(hand, situation, edition)],
        "sets": [_set(one, text) for one, text in zip(explained.sets, written, strict=True)],
        "fu_items": [
            _fu(one, dict(zip(explained.sets, written, strict=True))) for one in explained.fu
        ],
        "dora_items": {"dora": dora.open, "ura": dora.ura, "red": dora.red},
        "suppressed": [
            {"yaku": one.yaku.id, "why": one.why.value, "by": one.by and one.by.id}
            for one in explained.suppressed
        ],
        "readings": [_reading(one, hand) for one in explained.losers],
        "next": following and {"limit": following.limit.value, "han": following.han},
        "editions": [
            {"edition": one.edition.id, "points": one.points, "rules": list(one.rules)}
            for one in explained.elsewhere
        ],
    }


def _written(sets: Sequence[HandSet], hand: Hand) -> list[str]:
    """The tiles of each set in their order."""
    return [write_tiles(sorted(tiles)) for tiles in set_tiles(sets, hand)]


def _set(one: HandSet, tiles: str) -> dict[str, object]:
    return {
        "type": one.type.value,
        "tiles": tiles,
        "concealed": one.concealed,
        "apart": one.apart,
        "completed": one.completed,
    }


def _fu(item: FuItem, written: Mapping[HandSet, str]) -> dict[str, object]:
    return {
        "cause": item.cause.value,
        "fu": item.fu,
        "tiles": item.of and written[item.of],
        "wait": item.wait and item.wait.value,
    }


def _reading(loser: Loser, hand: Hand) -> dict[str, object]:
    reading = loser.reading
    return {
        "sets": _written(loser.sets, hand),
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
