from __future__ import annotations

import csv
from collections import Counter
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta, timezone
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ligamahjong.league.doubts import (
    FARTHEST_FROM_MEAN,
    LONG_PAST,
    NEARBY,
    TYPICAL_DURATION,
    YEAR_SLIP,
    Cause,
    Doubt,
    DoubtKind,
    Weight,
    doubts,
    left_by_penalties,
    likely_cause,
)
from ligamahjong.league.game import Game, Mode, Venue

if TYPE_CHECKING:
    from pathlib import Path

START = datetime(2026, 5, 9, 17, tzinfo=timezone(timedelta(hours=2)))
TODAY = date(2026, 5, 10)
MCR = Game(
    "new",
    Mode.MCR,
    START,
    START.date(),
    ("ana", "leo", "mar", "pol"),
    (88, 30, -32, -86),
    venue=Venue.IN_PERSON,
)
RIICHI = replace(MCR, mode=Mode.RIICHI, scores=(42_000, 33_500, 26_500, 18_000))


def found(game: Game, *others: Game, today: date = TODAY, **more: Any) -> list[Doubt]:  # noqa: ANN401 - fields
    return list(doubts(game, others, today=today, **more))


def only(game: Game, *others: Game, **more: Any) -> Doubt:  # noqa: ANN401
    (doubt,) = found(game, *others, **more)
    return doubt


def at(game: Game, start: datetime, **more: Any) -> Game:  # noqa: ANN401
    return replace(game, played_at=start, day=start.date(), **more)


def later(game: Game, minutes: float, **more: Any) -> Game:  # noqa: ANN401
    return at(game, game.played_at + timedelta(minutes=minutes), id="other", **more)


class TestDuplicates:
    def test_an_ordinary_game_raises_no_doubt(self) -> None:
        assert found(MCR) == found(RIICHI) == []

    def test_the_game_itself_is_no_duplicate(self) -> None:
        assert found(MCR, MCR) == []

    def test_same_four_scores_and_start_in_other_seats(self) -> None:
        other = later(MCR, 0, players=("pol", "mar", "leo", "ana"), scores=(-86, -32, 30, 88))
        doubt = only(MCR, other)
        assert (doubt.kind, doubt.weight) == (DoubtKind.SAME_GAME, Weight.STRONG)
        assert doubt.other is other

    def test_same_start_told_by_two_clocks(self) -> None:
        assert only(MCR, at(MCR, START.astimezone(UTC), id="x")).kind is DoubtKind.SAME_GAME

    def test_same_day_where_an_hour_is_not_known(self) -> None:
        assert only(MCR, later(MCR, 0, has_time=False)).kind is DoubtKind.SAME_GAME

    @pytest.mark.parametrize(
        ("minutes", "weight"),
        [(30, Weight.STRONG), (24 * 60, Weight.STRONG), (5 * 24 * 60, Weight.LIKELY)],
    )
    def test_same_scores_at_another_time(self, minutes: int, weight: Weight) -> None:
        doubt = only(at(MCR, START), later(MCR, -minutes))
        assert (doubt.kind, doubt.weight) == (DoubtKind.SAME_RESULT, weight)

    def test_the_scores_of_two_people_exchanged_are_another_result(self) -> None:
        other = later(MCR, 0, scores=(30, 88, -32, -86))
        assert only(MCR, other).kind is DoubtKind.SAME_FOUR

    @pytest.mark.parametrize(
        ("minutes", "weight"),
        [(0, Weight.LIKELY), (119, Weight.LIKELY), (120, Weight.SLIGHT)],
    )
    def test_same_four_nearby(self, minutes: int, weight: Weight) -> None:
        doubt = only(MCR, later(MCR, -minutes, scores=(10, -10, 5, -5)))
        assert (doubt.kind, doubt.weight) == (DoubtKind.SAME_FOUR, weight)

    def test_same_four_later_than_that(self) -> None:
        assert timedelta(minutes=120) == NEARBY
        assert found(MCR, later(MCR, -121, scores=(10, -10, 5, -5))) == []

    def test_same_four_on_a_day_without_hours(self) -> None:
        other = later(MCR, -300, scores=(10, -10, 5, -5), has_time=False)
        doubt = only(MCR, other)
        assert (doubt.kind, doubt.weight) == (DoubtKind.SAME_FOUR, Weight.SLIGHT)
        assert found(MCR, at(other, START - timedelta(days=1))) == []

    def test_same_places_by_another_source(self) -> None:
        sheet = replace(MCR, source="acta")
        other = later(MCR, -200, scores=(40, 12, -4, -48), source="tziakcha")
        assert only(sheet, other).kind is DoubtKind.OTHER_SOURCE
        assert found(sheet, replace(other, source="acta")) == []
        assert found(sheet, replace(other, scores=(12, 40, -4, -48))) == []

    def test_ties_are_places_too(self) -> None:
        tied = replace(MCR, scores=(50, 50, -20, -80), source="acta")
        other = later(tied, -200, scores=(25, 25, -10, -40), source="x")
        assert only(tied, other).kind is DoubtKind.OTHER_SOURCE
        assert found(tied, replace(other, scores=(26, 24, -10, -40))) == []

    def test_one_person_exchanged(self) -> None:
        other = later(MCR, -300, players=("ana", "leo", "mar", "paula"))
        doubt = only(MCR, other)
        assert (doubt.kind, doubt.players) == (DoubtKind.THREE_OF_FOUR, ("pol",))
        assert found(MCR, replace(other, scores=(88, 30, -33, -85))) == []
        assert found(MCR, replace(other, scores=(30, 88, -32, -86))) == []
        assert found(MCR, at(other, START - timedelta(days=2))) == []

    def test_the_other_mode_is_no_duplicate(self) -> None:
        assert found(MCR, later(RIICHI, -300)) == []

    def test_each_other_game_is_named_once_the_strongest_first(self) -> None:
        same, near = later(MCR, 0), replace(later(MCR, 60, scores=(1, -1, 2, -2)), id="near")
        assert [(one.kind, one.other) for one in found(MCR, near, same)] == [
            (DoubtKind.SAME_GAME, same),
            (DoubtKind.SAME_FOUR, near),
        ]


class TestTwoGamesAtOnce:
    PLAYERS = ("ana", "eva", "leo", "ivo")

    @pytest.mark.parametrize("minutes", [-119, -61, 0, 61, 119])
    def test_people_who_would_still_be_playing(self, minutes: int) -> None:
        doubt = only(MCR, later(MCR, minutes, players=self.PLAYERS, scores=(1, 2, -1, -2)))
        assert doubt.kind is DoubtKind.TWO_GAMES_AT_ONCE
        assert doubt.players == ("ana", "leo")
        assert doubt.weight is (Weight.LIKELY if abs(minutes) < 60 else Weight.SLIGHT)

    @pytest.mark.parametrize("minutes", [-120, 120])
    def test_people_who_have_finished(self, minutes: int) -> None:
        assert TYPICAL_DURATION[Mode.MCR] == timedelta(minutes=120)
        assert found(MCR, later(MCR, minutes, players=self.PLAYERS)) == []

    def test_how_long_it_lasts_depends_on_the_earlier_game(self) -> None:
        riichi = later(RIICHI, -100, players=self.PLAYERS)
        assert found(MCR, riichi) == []
        assert only(MCR, later(RIICHI, 100, players=self.PLAYERS)).players == ("ana", "leo")
        online = replace(riichi, venue=Venue.ONLINE)
        assert found(MCR, later(online, 60)) == []

    def test_an_unknown_hour_is_no_overlap(self) -> None:
        assert found(MCR, later(MCR, 0, players=self.PLAYERS, has_time=False)) == []

    def test_other_people_at_the_same_time(self) -> None:
        assert found(MCR, later(MCR, 0, players=("a", "b", "c", "d"))) == []


class TestScores:
    def test_a_sum_of_mcr(self) -> None:
        doubt = only(replace(MCR, scores=(88, 30, -32, -76)))
        assert (doubt.kind, doubt.found, doubt.expected) == (DoubtKind.UNUSUAL_SUM, 10, 0)

    @pytest.mark.parametrize("penalty", [-30, 30])
    def test_a_sum_left_by_penalties(self, penalty: int) -> None:
        game = replace(MCR, scores=(88, 0, -32, -86), penalties=(0, penalty, 0, 0))
        assert left_by_penalties(game)
        assert found(game) == []
        assert not left_by_penalties(replace(game, penalties=(0, penalty, penalty, 0)))

    def test_a_sum_of_riichi_by_the_starting_points(self) -> None:
        assert found(RIICHI, starting_points=30_000) == []
        doubt = only(RIICHI, starting_points=25_000)
        assert (doubt.found, doubt.expected) == (120_000, 100_000)

    @pytest.mark.parametrize(
        ("last", "expected"), [(-2_000, None), (18_000, None), (17_000, 120_000), (-500, 100_000)]
    )
    def test_a_sum_of_riichi_by_what_is_usual(self, last: int, expected: int | None) -> None:
        game = replace(RIICHI, scores=(42_000, 33_500, 26_500, last))
        assert [one.expected for one in found(game)] == ([expected] if expected else [])

    @pytest.mark.parametrize(
        ("mode", "scores", "excess", "cause"),
        [
            (Mode.MCR, (88, 30, 32, -86), 64, Cause.SIGN),
            (Mode.MCR, (88, -30, -32, -86), -60, Cause.SIGN),
            (Mode.RIICHI, (42_000, 33_500, 26_500, 16_000), -2_000, Cause.STICKS),
            (Mode.RIICHI, (42_000, 33_500, 25_600, 18_000), -900, Cause.SWAPPED),
            (Mode.MCR, (88, 30, -23, -86), 9, Cause.SWAPPED),
            (Mode.MCR, (88, 30, -32, -56), 30, Cause.ONE_DIGIT),
            (Mode.MCR, (88, 30, -32, -75), 11, None),
            (Mode.RIICHI, (42_000, 33_500, 26_500, 29_100), 11_100, None),
        ],
    )
    def test_what_a_sum_looks_like(
        self, mode: Mode, scores: tuple[int, int, int, int], excess: int, cause: Cause | None
    ) -> None:
        game = replace(MCR, mode=mode, scores=scores)
        assert likely_cause(game, excess) is cause
        assert only(game).cause is cause

    @pytest.mark.parametrize("mode", Mode)
    def test_a_score_far_from_the_others(self, mode: Mode) -> None:
        base, far = (0, 1) if mode is Mode.MCR else (30_000, 100)
        farthest = FARTHEST_FROM_MEAN[mode]
        game = replace(MCR, mode=mode, scores=(base + farthest, base - farthest, base, base))
        assert found(game) == []
        first, second, third, last = game.scores
        beyond = replace(game, scores=(first + far, second - far, third, last))
        assert [(one.kind, one.players) for one in found(beyond)] == [
            (DoubtKind.UNUSUAL_SCORE, ("ana",)),
            (DoubtKind.UNUSUAL_SCORE, ("leo",)),
        ]

    def test_points_of_riichi_that_are_no_hundreds(self) -> None:
        game = replace(RIICHI, scores=(42_050, 33_450, 26_500, 18_000))
        assert [(one.kind, one.found) for one in found(game)] == [
            (DoubtKind.NOT_HUNDREDS, 42_050),
            (DoubtKind.NOT_HUNDREDS, 33_450),
        ]

    def test_four_equal_scores(self) -> None:
        assert only(replace(MCR, scores=(0, 0, 0, 0))).kind is DoubtKind.ALL_EQUAL
        assert only(replace(RIICHI, scores=(30_000,) * 4)).found == 30_000


class TestTime:
    @pytest.mark.parametrize(
        ("days", "kind", "weight"),
        [
            (-1, DoubtKind.IN_FUTURE, Weight.STRONG),
            (LONG_PAST.days + 1, DoubtKind.LONG_PAST, Weight.SLIGHT),
            (YEAR_SLIP.days + 1, DoubtKind.LONG_PAST, Weight.LIKELY),
        ],
    )
    def test_days_that_are_doubtful(self, days: int, kind: DoubtKind, weight: Weight) -> None:
        doubt = only(MCR, today=MCR.day + timedelta(days=days))
        assert (doubt.kind, doubt.weight, doubt.found) == (kind, weight, abs(days))

    @pytest.mark.parametrize("days", [0, LONG_PAST.days])
    def test_days_that_are_not(self, days: int) -> None:
        assert found(MCR, today=MCR.day + timedelta(days=days)) == []

    @pytest.mark.parametrize(("hour", "doubtful"), [(1, False), (2, True), (7, True), (8, False)])
    def test_hours_of_the_night(self, hour: int, doubtful: bool) -> None:  # noqa: FBT001
        night = at(MCR, START.replace(hour=hour))
        assert bool(found(night)) is doubtful
        assert found(replace(night, venue=Venue.ONLINE)) == []
        assert found(replace(night, has_time=False)) == []


SCORES = st.tuples(*[st.integers(-200_000, 200_000)] * 4)
PEOPLE = st.permutations("abcdef").map(lambda names: tuple(names[:4]))
GAMES = st.builds(
    lambda number, mode, minutes, players, scores: Game(
        str(number),
        mode,
        START + timedelta(minutes=minutes),
        (START + timedelta(minutes=minutes)).date(),
        players,
        scores,
    ),
    st.integers(1, 99),
    st.sampled_from(Mode),
    st.integers(-4_000, 4_000),
    PEOPLE,
    SCORES,
)


class TestProperties:
    @given(GAMES, st.lists(GAMES, max_size=6))
    def test_the_order_of_the_others_does_not_matter(self, game: Game, others: list[Game]) -> None:
        others = list({one.id: one for one in others}.values())
        assert found(game, *others) == found(game, *reversed(others))

    @given(GAMES, GAMES)
    def test_two_games_doubt_each_other(self, game: Game, other: Game) -> None:
        def kinds(one: Game, against: Game) -> Counter[tuple[DoubtKind, Weight]]:
            about_two = [doubt for doubt in found(one, against) if doubt.other]
            return Counter((doubt.kind, doubt.weight) for doubt in about_two)

        assert kinds(game, other) == kinds(other, game)

    @given(GAMES)
    def test_a_copy_is_always_found(self, game: Game) -> None:
        first = found(game, replace(game, id="copy"))
        assert DoubtKind.SAME_GAME in {one.kind for one in first}

    @given(GAMES, st.lists(GAMES, max_size=6))
    def test_the_heaviest_come_first(self, game: Game, others: list[Game]) -> None:
        weights = [one.weight for one in found(game, *others)]
        assert weights == sorted(weights, reverse=True)


@pytest.mark.shared
@pytest.mark.parametrize(("file", "most"), [("mcr", 0.01), ("riichi", 0.01)])
def test_few_games_of_a_real_league_are_doubted_for_their_scores(
    shared: Path, file: str, most: float
) -> None:
    mode = Mode(file)
    games = doubted = 0
    with (shared / f"data/leagues/north/{file}.csv").open(encoding="utf-8") as rows:
        for row in csv.DictReader(rows):
            scores = [int(row[f"score{seat}"]) for seat in range(1, 8) if row[f"score{seat}"]]
            if len(scores) == 4:
                east, south, west, north = scores
                game = replace(MCR, mode=mode, scores=(east, south, west, north))
                games += 1
                doubted += bool(found(game))
    assert games > 8_000
    assert 0 < doubted < most * games
