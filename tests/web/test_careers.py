"""What can be told from one player's games."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from ligamahjong.league.game import Mode
from ligamahjong.league.rating import INITIAL, Rating
from ligamahjong.web.ranking.models import SeatResult
from ligamahjong.web.ranking.players import careers
from ligamahjong.web.ranking.selectors import league_rules, ranking, today

if TYPE_CHECKING:
    from ligamahjong.league.standings import Standing
    from ligamahjong.web.ranking.careers import Career


def standing(person: str, mode: Mode) -> Standing:
    return next(s for s in ranking(mode, today()).everybody if s.person.id == person)


def career(person: str, mode: Mode = Mode.RIICHI) -> Career:
    return careers(person, league_rules())[mode]


@pytest.mark.usefixtures("league")
@pytest.mark.parametrize("mode", Mode)
def test_a_history_has_no_gaps(mode: Mode) -> None:
    games = career("p02", mode).games
    assert games[0].before == INITIAL
    assert [one.number for one in games] == list(range(1, len(games) + 1))
    assert all(one.after == two.before for one, two in pairwise(games))
    assert all(one.grade == two.grade_before for one, two in pairwise(games))
    assert games[-1].after == standing("p02", mode).state.rating


@pytest.mark.usefixtures("league")
def test_the_others_have_the_ratings_of_that_time() -> None:
    for one in career("p01").games:
        seats = SeatResult.objects.filter(game=one.game).exclude(person="p01")
        assert [(o.player, o.projection) for o in one.others] == [
            (seat.person, Rating(seat.mu_before, seat.sigma_before).projection)
            for seat in seats.order_by("entry_place")
        ]


@pytest.mark.usefixtures("league")
def test_opponents_are_counted_game_by_game() -> None:
    whole = career("p01")
    met = Counter(other.player for one in whole.games for other in one.others)
    best = whole.opponents(10)
    assert [one.games for one in best] == sorted(met.values(), reverse=True)[:10]
    for one in best:
        mirror = next(o for o in career(one.player).opponents(99) if o.player == "p01")
        assert (mirror.games, mirror.ahead) == (one.games, one.behind)


@pytest.mark.usefixtures("league")
def test_nothing_is_cited_that_did_not_happen() -> None:
    whole = career("p01")
    lost = [one for one in whole.games if one.entry_place > 1 and one.change < 0][:3]
    best = replace(whole, games=lost).highlights()
    assert (best.gain, best.table, best.established) == (None, None, False)
    assert best.loss is not None
