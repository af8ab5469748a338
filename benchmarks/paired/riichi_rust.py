"""The same hands for ``riichienv`` from PyPI, from numbers to its full answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import riichienv
from riichienv import _riichienv as core

if TYPE_CHECKING:
    from paired.riichi_hands import Won

__all__ = ["by_core", "by_riichienv", "points"]

_TYPES = {
    "chi": riichienv.MeldType.Chi,
    "pon": riichienv.MeldType.Pon,
    "minkan": riichienv.MeldType.Daiminkan,
    "kakan": riichienv.MeldType.Kakan,
    "ankan": riichienv.MeldType.Ankan,
}
_WINDS = (core.Wind.East, core.Wind.South, core.Wind.West, core.Wind.North)


def _melds(won: Won) -> list[Any]:
    return [riichienv.Meld(_TYPES[name], list(ids), name != "ankan") for name, ids in won.melds]


def _facts(won: Won) -> dict[str, bool]:
    luck = won.luck
    return {
        "tsumo": won.tsumo,
        "riichi": won.riichi == 1,
        "double_riichi": won.riichi == 2,
        "ippatsu": "ippatsu" in luck,
        "haitei": "haitei" in luck,
        "houtei": "houtei" in luck,
        "rinshan": "rinshan" in luck,
        "chankan": "chankan" in luck,
        "tsumo_first_turn": "tenhou" in luck or "chiihou" in luck,
    }


def by_riichienv(won: Won) -> Any:  # noqa: ANN401 - it has no types
    """The value of a hand, by the classes its pages show."""
    conditions = riichienv.Conditions(player_wind=won.seat, round_wind=won.round, **_facts(won))
    evaluator = riichienv.HandEvaluator([*won.standing, won.winning], _melds(won))
    return evaluator.calc(won.winning, list(won.dora), conditions, list(won.ura))


def by_core(won: Won) -> Any:  # noqa: ANN401
    """The same without the Python around its core."""
    conditions = core.Conditions(
        player_wind=_WINDS[won.seat], round_wind=_WINDS[won.round], **_facts(won)
    )
    evaluator = core.HandEvaluator([*won.standing, won.winning], _melds(won))
    return evaluator.calc(won.winning, list(won.dora), list(won.ura), conditions)


def points(found: Any, won: Won) -> int:  # noqa: ANN401
    """What a hand brings."""
    if not won.tsumo:
        return int(found.ron_agari)
    if won.seat == 0:
        return 3 * int(found.tsumo_agari_ko)
    return int(found.tsumo_agari_oya) + 2 * int(found.tsumo_agari_ko)
