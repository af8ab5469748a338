"""Our figures under other readings of the rules."""

from __future__ import annotations

from dataclasses import fields, replace
from datetime import UTC, date, datetime, timedelta
from typing import TYPE_CHECKING

import pytest

from ligamahjong.league import alternatives
from ligamahjong.league.alternatives import SWITCHES, Method, Recount, Sources, Switch
from ligamahjong.league.game import Game, Mode
from ligamahjong.league.printed import Quantity
from ligamahjong.league.rating import Ties
from ligamahjong.league.replay import Snapshot, replay
from ligamahjong.league.rules import LeagueRules
from ligamahjong.people import Directory

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ligamahjong.table import Four

FOUR = ("a", "b", "c", "d")
OTHERS = ("a", "e", "f", "g")
PEOPLE = Directory.from_names("abcdefg")
ON = date(2026, 9, 1)


def game(
    number: int, day: date, players: Four[str] = FOUR, scores: Four[int] = (40, 30, 20, 10)
) -> Game:
    start = datetime(day.year, day.month, day.day, 10, tzinfo=UTC) + timedelta(minutes=number)
    return Game(f"g{number}", Mode.MCR, start.astimezone(UTC), day, players, scores)


def recount(
    games: Iterable[Game],
    *,
    on: date = ON,
    ties: Ties = Ties.SHARED,
    repeats: bool = False,
    otherwise: Iterable[Game] | None = None,
) -> Recount:
    other = None if otherwise is None else tuple(otherwise)
    return Recount(Sources(Mode.MCR, tuple(games), on, PEOPLE, LeagueRules(ties), repeats, other))


RECENT = [game(number, date(2026, 8, number)) for number in range(1, 5)]
IDLE = [game(number, date(2026, 1, number)) for number in range(1, 5)]
GONE = [game(number, date(2024, 8, number), OTHERS) for number in range(1, 4)]


def test_every_switch_changes_one_thing_of_one_method() -> None:
    assert list(SWITCHES) == list(Switch)
    plain = Method()
    everything = Method(Ties.ENTRY_ORDER, *[not getattr(plain, f.name) for f in fields(Method)[1:]])
    for switch, change in SWITCHES.items():
        moved = plain if change(plain) != plain else everything
        changed = [
            f.name
            for f in fields(Method)
            if getattr(change(moved), f.name) != getattr(moved, f.name)
        ]
        assert len(changed) == 1, switch
        assert change(change(moved)) == change(moved)


def test_the_method_asked_for_is_that_of_the_sources() -> None:
    assert recount(RECENT).method == Method()
    asked = recount(RECENT, ties=Ties.ENTRY_ORDER, repeats=True).method
    assert asked == Method(ties=Ties.ENTRY_ORDER, repeats=True)


def test_figures_are_those_of_the_standings() -> None:
    under = recount(RECENT)
    figures = under.figures(under.method)
    for one in under.ranking(under.method).listed:
        assert figures[one.person.id] == {
            Quantity.LISTED: 1,
            Quantity.RATING: one.rating,
            Quantity.MU: one.state.rating.mu,
            Quantity.SIGMA: one.state.rating.sigma,
            Quantity.GAMES: 4,
            Quantity.GRADE: one.state.grade.grade,
            Quantity.POINTS: one.state.grade.points,
        }


def test_games_after_the_day_do_not_count() -> None:
    under = recount(RECENT, on=date(2026, 8, 2))
    assert under.figures(Method())["a"][Quantity.GAMES] == 2


def test_ties_by_entry() -> None:
    tied = [game(1, date(2026, 8, 1), scores=(20, 20, 20, 20))]
    figures = recount(tied).figures(Method(ties=Ties.ENTRY_ORDER))
    ratings = [figures[player][Quantity.RATING] for player in FOUR]
    assert [round(rating, 6) for rating in ratings] == [
        1572.108895,
        1548.33754,
        1510.488786,
        1421.0407,
    ]
    assert (
        len({values[Quantity.RATING] for values in recount(tied).figures(Method()).values()}) == 1
    )


def test_the_rating_without_discount_is_the_projection() -> None:
    under = recount(IDLE)
    discounted, plain = under.figures(Method()), under.figures(Method(discounted=False))
    standing = next(one for one in under.ranking(Method()).listed if one.person.id == "a")
    assert standing.discount > 0
    assert discounted["a"][Quantity.RATING] == standing.projection - standing.discount
    assert plain["a"][Quantity.RATING] == standing.projection
    assert plain["a"][Quantity.MU] == discounted["a"][Quantity.MU]


def test_on_the_day_of_the_last_game_no_debt_has_come_up_since() -> None:
    under = recount([*GONE, *IDLE])
    on_last_game = under.figures(Method(on_last_game=True))
    assert on_last_game["b"] == under.figures(Method(discounted=False))["b"]
    # Who had left the ranking by today was still listed then.
    assert on_last_game["e"][Quantity.LISTED] == 1
    assert under.figures(Method())["e"][Quantity.LISTED] == 0


def test_without_games_there_is_no_last_game() -> None:
    assert recount([]).figures(Method(on_last_game=True)) == {}


def test_repeats_count_where_they_are_known() -> None:
    twice = [*RECENT, replace(RECENT[-1], id="g4~2")]
    under = recount(RECENT, otherwise=twice)
    assert under.possible(Method(repeats=True))
    assert under.figures(Method(repeats=True))["a"][Quantity.GAMES] == 5
    assert under.figures(Method())["a"][Quantity.GAMES] == 4
    other_way = recount(twice, repeats=True, otherwise=RECENT)
    assert other_way.figures(Method(repeats=True))["a"][Quantity.GAMES] == 5
    assert other_way.figures(Method())["a"][Quantity.GAMES] == 4


def test_repeats_that_nobody_knows_cannot_be_counted() -> None:
    assert recount(RECENT).possible(Method())
    assert not recount(RECENT).possible(Method(repeats=True))
    assert not recount(RECENT, repeats=True).possible(Method())


def test_days_backwards_turn_the_games_of_each_day_and_keep_the_days() -> None:
    one, other = date(2026, 8, 1), date(2026, 8, 2)
    first, second, third = (
        game(1, one),
        game(2, one, ("d", "e", "f", "g")),
        game(3, other, ("g", "a", "b", "c")),
    )
    figures = recount([first, second, third]).figures(Method(backwards=True))
    turned = [replace(second, played_at=first.played_at), first, third]
    for player, state in replay(Mode.MCR, turned).states.items():
        assert figures[player][Quantity.MU] == state.rating.mu
    assert figures != recount([first, second, third]).figures(Method())


@pytest.mark.parametrize(
    ("method", "listed"),
    [
        (Method(), {"a": True, "e": False}),
        (Method(unlisted_shown=True), {"a": True, "e": True}),
        (Method(provisional_hidden=True), {"a": True, "e": False}),
        (Method(unlisted_shown=True, provisional_hidden=True), {"a": True, "e": False}),
    ],
)
def test_who_is_listed(method: Method, listed: dict[str, bool]) -> None:
    settled = [game(100 + number, date(2026, 8, 5)) for number in range(20)]
    figures = recount([*GONE, *settled]).figures(method)
    assert {player: bool(figures[player][Quantity.LISTED]) for player in listed} == listed


def test_no_history_is_replayed_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    count = 0

    def counted(mode: Mode, games: Iterable[Game], rules: LeagueRules) -> Snapshot:
        nonlocal count
        count += 1
        return replay(mode, games, rules)

    monkeypatch.setattr(alternatives, "replay", counted)
    under = recount(RECENT)
    for _ in range(2):
        for discounted in (True, False):
            for cut in (True, False):
                under.figures(Method(discounted=discounted, cut=cut, unlisted_shown=True))
                under.figures(Method(discounted=discounted, cut=cut, on_last_game=True))
    assert count == 1
