"""Which fu a hand of one han can have, found by trying hands and not by the formula.

The most fu are those of sets of terminals and honours; a set of 2 to 8 has half as many and brings
no yaku that a pair or a wait could not, so it is left out.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING

import pytest

from ligamahjong.errors import GameError, HandError
from ligamahjong.riichi.editions import RCR_2016, RCR_2025, TENHOU
from ligamahjong.riichi.scoring import score
from ligamahjong.riichi.situation import Situation
from ligamahjong.riichi.worths import worth_of, worths
from ligamahjong.table import Wind
from ligamahjong.tiles.notation import read_hand

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ligamahjong.riichi.editions import Edition

RUNS = ("345m", "567p", "234s", "678m")
OUTER = ("1m", "9p", "1s", "9s")
DRAGON = "5z"
PAIRS = ("44z", "77z", "11z")
WAYS = ("", "pon", "minkan", "ankan")
KINDS = (
    *(("outer", how) for how in WAYS),
    *(("dragon", how) for how in WAYS),
    ("run", ""),
    ("run", "chi"),
)


def sets(chosen: tuple[tuple[str, str], ...]) -> tuple[list[str], list[str]] | None:
    """Standing sets, and those that lie apart; none for two of the same dragon."""
    standing, apart, dragons = [], [], 0
    for place, (tile, how) in enumerate(chosen):
        if tile == "run":
            text = RUNS[place]
        else:
            dragons += tile == "dragon"
            one = DRAGON if tile == "dragon" else OUTER[place]
            text = one[0] * (4 if how.endswith("kan") else 3) + one[1]
        if how:
            apart.append(f"{how} {text}")
        else:
            standing.append(text)
    return (standing, apart) if dragons <= 1 else None


def wins(standing: list[str]) -> Iterator[str]:
    """The standing tiles, each in turn as the winning one."""
    tiles = [rank + text[-1] for text in standing for rank in text[:-1]]
    for won in sorted(set(tiles)):
        rest = list(tiles)
        rest.remove(won)
        yield f"{' '.join(rest)} +{won}"


@cache
def found(edition: Edition) -> frozenset[tuple[int, bool]]:
    """Fu of hands of one han, and whether they were drawn."""
    result = set()
    for chosen in combinations_with_replacement(KINDS, 4):
        parts = sets(chosen)
        if parts is None:
            continue
        standing, apart = parts
        closed = all(one.startswith("ankan") for one in apart)
        for pair in PAIRS:
            for won in wins([*standing, pair]):
                hand = read_hand(" ".join((won, *apart)))
                for tsumo in (False, True):
                    how = Situation(
                        tsumo=tsumo,
                        seat=Wind.EAST,
                        round=Wind.EAST,
                        riichi=int(closed and not tsumo),
                    )
                    try:
                        reading = score(hand, how, edition).reading
                    except HandError:
                        continue
                    if reading.han == 1:
                        result.add((reading.fu, tsumo))
    return frozenset(result)


@pytest.mark.parametrize(("edition", "most"), [(RCR_2025, 100), (RCR_2016, 110)])
def test_the_most_fu(edition: Edition, most: int) -> None:
    assert max(fu for fu, _ in found(edition)) == most
    assert max(fu for fu, tsumo in found(edition) if tsumo) == 100


def test_what_the_table_of_2025_has_of_one_han_is_what_there_can_be() -> None:
    for tsumo in (False, True):
        listed = {fu for one in worths(RCR_2025, tsumo=tsumo) for han, fu in one.hands if han == 1}
        assert listed - {30, 40} <= {fu for fu, drawn in found(RCR_2025) if drawn is tsumo}
        assert max(listed) == 100


@pytest.mark.parametrize(
    ("edition", "tsumo"), [(RCR_2025, False), (RCR_2025, True), (RCR_2016, True), (TENHOU, True)]
)
def test_one_han_110_fu_is_no_hand(edition: Edition, tsumo: bool) -> None:  # noqa: FBT001
    with pytest.raises(GameError):
        worth_of(1, 110, edition, tsumo=tsumo)
    assert all((1, 110) not in one.hands for one in worths(edition, tsumo=tsumo))


@pytest.mark.parametrize("edition", [RCR_2016, TENHOU])
def test_one_han_110_fu_is_a_hand_on_a_discard_where_the_pair_has_4_fu(edition: Edition) -> None:
    assert worth_of(1, 110, edition, tsumo=False).hands == ((1, 110),)
