"""The same hands for ``mahjong`` from PyPI, from numbers to its full answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mahjong.constants import EAST
from mahjong.hand_calculating.hand import HandCalculator
from mahjong.hand_calculating.hand_config import HandConfig, OptionalRules
from mahjong.meld import Meld

if TYPE_CHECKING:
    from mahjong.hand_calculating.hand_response import HandResponse

    from ligamahjong.riichi.editions import Edition
    from paired.riichi_hands import Won

__all__ = ["by_mahjong", "options_of"]

_TYPES = {
    "chi": Meld.CHI,
    "pon": Meld.PON,
    "minkan": Meld.KAN,
    "kakan": Meld.SHOUMINKAN,
    "ankan": Meld.KAN,
}


def options_of(edition: Edition) -> OptionalRules:
    """Its options for our rules, as far as it has any."""
    limit = HandConfig.KAZOE_LIMITED if edition.counted_yakuman else HandConfig.KAZOE_SANBAIMAN
    return OptionalRules(
        has_open_tanyao=edition.open_tanyao,
        has_aka_dora=edition.red_fives,
        has_double_yakuman=bool(edition.double_yakuman),
        kazoe_limit=limit,
        kiriage=edition.kiriage,
        fu_for_open_pinfu=edition.open_pinfu_fu,
        fu_for_pinfu_tsumo=not edition.pinfu_tsumo,
    )


def by_mahjong(won: Won, options: OptionalRules) -> HandResponse:
    """The value of a hand."""
    standing, winning, melds, tsumo, seat, round_, riichi, luck, dora, ura = won
    tiles = [*standing, winning]
    sets = []
    for name, ids in melds:
        tiles += ids
        sets.append(Meld(_TYPES[name], ids, opened=name != "ankan"))
    config = HandConfig(
        is_tsumo=tsumo,
        is_riichi=riichi == 1,
        is_daburu_riichi=riichi == 2,
        player_wind=EAST + seat,
        round_wind=EAST + round_,
        options=options,
        **{f"is_{name}": True for name in luck},
    )
    return HandCalculator.estimate_hand_value(
        tiles, winning, sets, dora, config, ura_dora_indicators=ura
    )
