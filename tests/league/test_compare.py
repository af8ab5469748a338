"""A ranking published elsewhere beside ours: what differs, and the switch that explains it.

An invented league is published by hand under one switch or another, without the code that
compares; the comparison has to name that switch.
"""

from __future__ import annotations

import math
import random
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from decimal import ROUND_DOWN, ROUND_HALF_EVEN, Decimal
from functools import cache
from typing import TYPE_CHECKING, TypedDict, Unpack

import pytest

from ligamahjong.league.alternatives import Recount, Sources, Switch
from ligamahjong.league.compare import compare
from ligamahjong.league.game import Game, Mode
from ligamahjong.league.printed import Figure, Quantity
from ligamahjong.league.published import PublishedRow
from ligamahjong.league.rating import Ties
from ligamahjong.league.replay import replay
from ligamahjong.league.rules import LeagueRules
from ligamahjong.league.standings import standings
from ligamahjong.people import Ambiguous, Directory, Person, Unknown

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ligamahjong.league.alternatives import Figures, Method
    from ligamahjong.league.compare import Comparison

ON = date(2026, 10, 1)
GIVEN = ("Alba", "Bruno", "Carla", "Diego", "Elena", "Fermín", "Gala", "Hugo", "Inés", "Jordi")
PEOPLE = Directory(
    Person(f"p{number:02}", f"{given} {surname}", aliases=(f"{given[0]}. {surname}",))
    for number, (given, surname) in enumerate(
        ((given, surname) for surname in ("Peña", "Sanz") for given in GIVEN), start=1
    )
)
RULES = LeagueRules()


@cache
def league() -> tuple[Game, ...]:
    """Games of three years: ties, evenings of four games, people who stop playing."""
    draw = random.Random(5)
    games: list[Game] = []
    ids = list(PEOPLE)
    for evening in range(60):
        day = date(2023, 10, 14) + timedelta(days=18 * evening)
        # Two stop after ten months, four more half a year before the end, four come late.
        present = ids[2:] if evening > 17 else ids
        present = present[4:] if evening > 48 else present
        present = present[:-4] if evening < 54 else present
        for table in range(4):
            start = datetime(day.year, day.month, day.day, 16 + table, tzinfo=UTC)
            a, b, c, d = draw.sample(present[:12] if evening % 3 else present, 4)
            scores = [25_000 + 5_000 * draw.randint(-3, 3) for _ in range(4)]
            games.append(_game(f"{evening}-{table}", start.astimezone(UTC), (a, b, c, d), scores))
    return tuple(games)


def _game(
    game_id: str, start: datetime, players: tuple[str, str, str, str], scores: list[int]
) -> Game:
    a, b, c, d = scores
    return Game(game_id, Mode.RIICHI, start, start.date(), players, (a, b, c, d))


def with_repeats(games: Iterable[Game]) -> Iterator[Game]:
    """Every tenth game entered twice."""
    for number, game in enumerate(games):
        yield game
        if number % 10 == 0:
            yield replace(game, id=f"{game.id}~2")


def backwards(games: Iterable[Game]) -> Iterator[Game]:
    """The last game of an evening first."""
    evenings: dict[date, list[Game]] = {}
    for game in games:
        evenings.setdefault(game.day, []).append(game)
    for played in evenings.values():
        for game in reversed(played):
            yield replace(game, played_at=played[0].played_at)


class Ways(TypedDict, total=False):
    """How a ranking is published, where it is not as ours."""

    repeats: bool
    backwards: bool
    ties: Ties
    on: date
    discounted: bool
    everybody: bool
    settled: bool
    cut: bool


def publish(places: int = 2, **ways: Unpack[Ways]) -> list[PublishedRow]:
    """The ranking of the league as another program might publish it."""
    games: Iterable[Game] = league()
    if ways.get("repeats"):
        games = with_repeats(games)
    if ways.get("backwards"):
        games = backwards(games)
    rules = LeagueRules(ways.get("ties", Ties.SHARED))
    history = replay(Mode.RIICHI, games, rules)
    ranking = standings(history, ways.get("on", ON), PEOPLE, rules)

    def printed(value: float) -> Decimal:
        rounding = ROUND_DOWN if ways.get("cut") else ROUND_HALF_EVEN
        return Decimal(value).quantize(Decimal(1).scaleb(-places), rounding)

    return [
        PublishedRow(
            row=row,
            name=one.person.name,
            rating=printed(one.rating if ways.get("discounted", True) else one.projection),
            mu=printed(one.state.rating.mu),
            sigma=printed(one.state.rating.sigma),
            games=one.state.games,
            grade=one.grade.name,
            grade_points=one.state.grade.points,
        )
        for row, one in enumerate(
            ranking.everybody if ways.get("everybody") else ranking.listed, start=2
        )
        if not (ways.get("settled") and one.provisional)
    ]


def sources(*, ties: Ties = Ties.SHARED, repeats: bool = False) -> Sources:
    plain, twice = league(), tuple(with_repeats(league()))
    return Sources(
        Mode.RIICHI,
        twice if repeats else plain,
        ON,
        PEOPLE,
        LeagueRules(ties),
        repeats=repeats,
        otherwise=plain if repeats else twice,
    )


def ours() -> list[PublishedRow]:
    return publish(places=6)


def only_ratings(rows: Iterable[PublishedRow]) -> list[PublishedRow]:
    return [PublishedRow(row.row, row.name, rating=row.rating) for row in rows]


def test_the_league_of_these_tests_has_something_for_every_switch() -> None:
    ranking = standings(replay(Mode.RIICHI, league()), ON, PEOPLE)
    assert len(ranking.unlisted) == 2
    assert not all(one.provisional for one in ranking.unlisted)
    assert sum(one.discount > 0 for one in ranking.listed) >= 4
    assert sum(one.provisional for one in ranking.listed) >= 4
    assert sum(len(set(game.scores)) < 4 for game in league()) >= 20


# Rankings that agree


@pytest.mark.parametrize("places", [0, 1, 2, 6])
def test_our_own_ranking_agrees_however_it_is_rounded(places: int) -> None:
    result = compare(publish(places), sources())
    assert result.agree
    assert result.differences == ()
    assert result.explanations == ()
    assert result.people == 18
    assert [(tally.quantity, tally.agreeing, tally.differing) for tally in result.tallies] == [
        (quantity, 18, 0) for quantity in Quantity if quantity is not Quantity.LISTED
    ]


def test_only_what_is_published_is_compared() -> None:
    result = compare(only_ratings(ours()), sources())
    assert result.agree
    assert [tally.quantity for tally in result.tallies] == [Quantity.RATING]


def test_names_alone_can_be_compared() -> None:
    rows = [PublishedRow(row.row, row.name) for row in ours()]
    assert compare(rows, sources()).agree
    assert compare(rows, sources()).tallies == ()


def test_games_after_the_day_are_left_out() -> None:
    day = league()[87].day
    history = replay(Mode.RIICHI, league()[:88])
    rows = [
        PublishedRow(2, one.person.name, rating=Decimal(one.rating))
        for one in standings(history, day, PEOPLE).listed
    ]
    assert compare(rows, replace(sources(), on=day)).agree


def test_a_league_without_games_and_a_ranking_without_rows_agree() -> None:
    result = compare([], Sources(Mode.MCR, (), ON, PEOPLE, RULES))
    assert result.agree
    assert (result.people, result.tallies) == (0, ())


# Every switch


WAYS: dict[Switch, Ways] = {
    Switch.TIES_BY_ENTRY: {"ties": Ties.ENTRY_ORDER},
    Switch.NO_DISCOUNT: {"discounted": False},
    Switch.DAY_OF_LAST_GAME: {"on": league()[-1].day},
    Switch.REPEATS_COUNTED: {"repeats": True},
    Switch.DAYS_BACKWARDS: {"backwards": True},
    Switch.UNLISTED_SHOWN: {"everybody": True},
    Switch.PROVISIONAL_HIDDEN: {"settled": True},
    Switch.DECIMALS_CUT: {"cut": True},
}


def assert_explained_by(result: Comparison, *switches: Switch) -> None:
    """These switches explain everything, and nothing else does."""
    assert result.differences
    assert not result.agree
    best, *others = result.explanations
    assert set(best.switches) == set(switches)
    assert best.explained == {one.item for one in result.differences}
    assert best.upset == 0
    assert all(other.gain < best.gain for other in others)
    assert all(result.explanation_of(one) is best for one in result.differences)


@pytest.mark.parametrize("switch", WAYS)
@pytest.mark.parametrize("places", [0, 2, 6])
def test_a_switch_is_named(switch: Switch, places: int) -> None:
    assert_explained_by(compare(publish(places, **WAYS[switch]), sources()), switch)


@pytest.mark.parametrize(
    "switch", [s for s in WAYS if s not in {Switch.UNLISTED_SHOWN, Switch.PROVISIONAL_HIDDEN}]
)
def test_a_switch_is_named_from_ratings_alone(switch: Switch) -> None:
    rows = only_ratings(publish(1, **WAYS[switch]))
    assert_explained_by(compare(rows, sources()), switch)


def test_the_switch_is_named_from_the_other_side_too() -> None:
    result = compare(publish(), sources(ties=Ties.ENTRY_ORDER))
    assert_explained_by(result, Switch.TIES_SHARED)
    result = compare(publish(), sources(repeats=True))
    assert_explained_by(result, Switch.REPEATS_LEFT_OUT)


PAIRS = [
    (one, other)
    for at, one in enumerate(WAYS)
    for other in list(WAYS)[at + 1 :]
    # Without discount the day does not move a rating, only who is listed.
    if {one, other} != {Switch.NO_DISCOUNT, Switch.DAY_OF_LAST_GAME}
]


@pytest.mark.parametrize(("one", "other"), PAIRS)
@pytest.mark.unmeasured
def test_two_switches_at_once_are_named(one: Switch, other: Switch) -> None:
    ways: Ways = {**WAYS[one], **WAYS[other]}
    assert_explained_by(compare(publish(2, **ways), sources()), one, other)


def test_a_switch_that_explains_a_part_comes_with_its_share() -> None:
    rows = publish(2, **WAYS[Switch.NO_DISCOUNT])
    rows[0] = replace(rows[0], games=(rows[0].games or 0) + 1)
    result = compare(rows, sources())
    best = result.explanations[0]
    assert best.switches == (Switch.NO_DISCOUNT,)
    assert (len(best.explained), best.upset) == (len(result.differences) - 1, 0)
    unexplained = [one for one in result.differences if result.explanation_of(one) is None]
    assert [(one.person.name, one.quantity) for one in unexplained] == [
        (rows[0].name, Quantity.GAMES)
    ]


def test_two_at_once_are_there_only_where_they_do_better_than_either() -> None:
    ways: Ways = {**WAYS[Switch.TIES_BY_ENTRY], **WAYS[Switch.REPEATS_COUNTED]}
    rows = publish(0, **ways)
    rows[0] = replace(rows[0], mu=Decimal(99))  # so that nothing explains everything
    result = compare(rows, sources())
    gains = {frozenset(one.switches): one.gain for one in result.explanations}
    pairs = [switches for switches in gains if len(switches) == 2]
    assert {Switch.TIES_BY_ENTRY, Switch.REPEATS_COUNTED} in pairs
    for pair in pairs:
        assert all(gains[pair] > gains.get(frozenset({switch}), 0) for switch in pair)
    assert list(gains.values()) == sorted(gains.values(), reverse=True)
    assert all(gain > 0 for gain in gains.values())
    upset = [one.upset for one in result.explanations]
    assert upset != sorted(upset)


def test_a_difference_that_no_switch_explains_has_no_explanation() -> None:
    rows = ours()
    rows[3] = replace(rows[3], mu=(rows[3].mu or Decimal(0)) + 7)
    result = compare(rows, sources())
    assert [(one.person.name, one.quantity) for one in result.differences] == [
        (rows[3].name, Quantity.MU)
    ]
    assert result.differences[0].size == pytest.approx(-7, abs=1e-6)
    assert result.explanations == ()
    assert result.explanation_of(result.differences[0]) is None


def test_a_switch_that_would_upset_more_than_it_explains_is_no_explanation() -> None:
    """One published rating happens to be the projection: the discount is in force all the same."""
    plain = {row.name: row for row in publish(2, **WAYS[Switch.NO_DISCOUNT])}
    rows = publish(2)
    at = next(at for at, row in enumerate(rows) if row.rating != plain[row.name].rating)
    rows[at] = replace(rows[at], rating=plain[rows[at].name].rating)
    result = compare(rows, sources())
    assert len(result.differences) == 1
    assert Switch.NO_DISCOUNT not in {s for e in result.explanations for s in e.switches}


@pytest.mark.parametrize("known", [True, False])
def test_repetitions_nobody_knows_of_are_not_tried(
    monkeypatch: pytest.MonkeyPatch, *, known: bool
) -> None:
    tried: set[Method] = set()

    def noted(self: Recount, method: Method) -> Figures:
        tried.add(method)
        return figures(self, method)

    figures = Recount.figures
    monkeypatch.setattr(Recount, "figures", noted)
    rows = publish(2, **WAYS[Switch.REPEATS_COUNTED])
    whole = sources()
    result = compare(rows, whole if known else replace(whole, otherwise=None))
    assert result.differences
    assert any(method.repeats for method in tried) is known
    named = {switch for one in result.explanations for switch in one.switches}
    assert (Switch.REPEATS_COUNTED in named) is known


# Differences


def test_differences_come_by_quantity_and_the_largest_first() -> None:
    rows = ours()
    for at, off in ((1, "0.5"), (2, "-30"), (3, "4")):
        rows[at] = replace(rows[at], rating=(rows[at].rating or Decimal(0)) + Decimal(off))
    rows[5] = replace(rows[5], games=99, grade="10-dan")
    result = compare(rows, sources())
    assert [(one.person.name, one.quantity) for one in result.differences] == [
        (rows[2].name, Quantity.RATING),
        (rows[3].name, Quantity.RATING),
        (rows[1].name, Quantity.RATING),
        (rows[5].name, Quantity.GAMES),
        (rows[5].name, Quantity.GRADE),
    ]
    assert [round(one.size, 6) for one in result.differences[:3]] == [30.0, -4.0, -0.5]
    tally = {tally.quantity: tally for tally in result.tallies}
    assert (tally[Quantity.RATING].agreeing, tally[Quantity.RATING].differing) == (15, 3)
    assert tally[Quantity.RATING].largest == result.differences[0]
    assert tally[Quantity.MU].largest is None


def test_what_is_printed_is_compared_to_the_place_it_is_printed_to() -> None:
    exact = ours()
    rating = exact[0].rating
    assert rating is not None

    def agrees(printed: Decimal) -> bool:
        return compare([replace(exact[0], rating=printed), *exact[1:]], sources()).agree

    assert agrees(rating.quantize(Decimal(1)))
    assert agrees(rating.quantize(Decimal("0.01")))
    assert not agrees(rating.quantize(Decimal("0.01")) + Decimal("0.01"))


def test_a_grade_the_league_does_not_have_differs() -> None:
    rows = ours()
    rows[0] = replace(rows[0], grade="gran maestro")
    (difference,) = compare(rows, sources()).differences
    assert difference.quantity is Quantity.GRADE
    assert difference.published.text == "gran maestro"
    assert math.isnan(difference.size)


def test_who_is_in_one_ranking_only() -> None:
    rows = ours()
    missing = rows.pop(4)
    gone = next(one for one in publish(everybody=True) if one.name == "Bruno Peña")
    result = compare([*rows, gone], sources())
    assert [person.name for person in result.only_ours] == [missing.name]
    assert [person.name for person in result.only_published] == ["Bruno Peña"]
    assert result.people == 17
    assert not result.agree
    assert {one.quantity for one in result.differences} == {Quantity.LISTED}


def test_the_figures_of_who_left_the_ranking_are_compared_too() -> None:
    gone = next(one for one in publish(everybody=True) if one.name == "Bruno Peña")
    rows = [*ours(), replace(gone, games=1)]
    result = compare(rows, sources())
    assert [(one.person.name, one.quantity) for one in result.differences] == [
        ("Bruno Peña", Quantity.LISTED),
        ("Bruno Peña", Quantity.GAMES),
    ]


def test_who_is_published_and_never_played_has_nothing_to_be_compared() -> None:
    people = Directory([*PEOPLE.values(), Person("p99", "Zoe Rey")])
    rows = [*ours(), PublishedRow(30, "Zoe Rey", rating=Decimal(1500), games=0)]
    result = compare(rows, replace(sources(), people=people))
    assert [(one.person.name, one.quantity, one.ours) for one in result.differences] == [
        ("Zoe Rey", Quantity.LISTED, 0.0)
    ]
    assert [tally.differing for tally in result.tallies] == [0] * 6


# Names


def test_names_are_resolved_as_anywhere_in_the_league() -> None:
    rows = ours()
    surname_first = {row.row: "{1}, {0}".format(*row.name.split()).upper() for row in rows}
    assert compare([replace(row, name=surname_first[row.row]) for row in rows], sources()).agree
    assert compare(
        [replace(rows[0], name=PEOPLE_BY_NAME[rows[0].name]), *rows[1:]], sources()
    ).agree


PEOPLE_BY_NAME = {person.name: person.aliases[0] for person in PEOPLE.values()}


def test_an_unknown_name_is_reported_and_never_guessed() -> None:
    rows = ours()
    rows[0] = replace(rows[0], name=f"{rows[0].name}z")
    result = compare(rows, sources())
    (unresolved,) = result.unresolved
    assert unresolved.row == rows[0].row
    assert isinstance(unresolved.answer, Unknown)
    assert unresolved.answer.text == rows[0].name
    assert not result.agree
    assert [person.name for person in result.only_ours] == [rows[0].name.removesuffix("z")]
    assert result.people == 17


def test_a_name_of_two_people_is_neither_of_them() -> None:
    people = Directory([*PEOPLE.values(), Person("p98", ours()[0].name)])
    result = compare(ours(), replace(sources(), people=people))
    (unresolved,) = result.unresolved
    assert isinstance(unresolved.answer, Ambiguous)
    assert {person.id for person in unresolved.answer.candidates} > {"p98"}
    assert not result.agree
    # Nobody can say that the one who plays here is not the one published there.
    assert result.only_ours == ()
    assert result.differences == ()


def test_homonyms_are_told_apart_by_their_ids() -> None:
    rows = ours()
    known = next(person.id for person in PEOPLE.values() if person.name == rows[0].name)
    people = Directory([*PEOPLE.values(), Person("p98", rows[0].name)])
    rows[0] = replace(rows[0], name=known)
    assert compare(rows, replace(sources(), people=people)).agree


@pytest.mark.parametrize(
    ("name", "id_", "whose"),
    [
        ("Eva Mas", "e2", "e2"),
        ("Eva Mas", "f1", None),
        ("Eva Mas", "?", None),
        ("Eva Mas", None, None),
        ("Eva Mas Rius", "e1", "e1"),
        ("Fe Roca", "e1", "f1"),
        ("Fe Roca", "?", "f1"),
    ],
)
def test_an_id_decides_unless_the_name_is_somebody_else_s(
    name: str, id_: str | None, whose: str | None
) -> None:
    people = Directory([Person("e1", "Eva Mas"), Person("e2", "Eva Mas"), Person("f1", "Fe Roca")])
    rows = [PublishedRow(2, name, id=id_)]
    result = compare(rows, Sources(Mode.MCR, (), ON, people, RULES))
    assert [person.id for person in result.only_published] == ([whose] if whose else [])
    assert len(result.unresolved) == (0 if whose else 1)


def test_of_who_has_two_rows_the_first_one_counts() -> None:
    rows = ours()
    again = replace(rows[0], row=40, rating=Decimal(1))
    result = compare([*rows, again], sources())
    (repeated,) = result.repeated
    assert (repeated.row, repeated.person.name, repeated.first_row) == (40, rows[0].name, 2)
    assert result.differences == ()
    assert not result.agree


def test_the_result_does_not_depend_on_the_order_of_the_rows() -> None:
    rows = publish(2, **WAYS[Switch.TIES_BY_ENTRY])
    assert compare(rows, sources()) == compare(reversed(rows), sources())


def test_a_published_figure_is_kept_as_it_was_printed() -> None:
    rows = ours()
    rows[0] = replace(rows[0], rating=Decimal("1.50"))
    (difference,) = compare(rows, sources()).differences
    assert difference.published == Figure(1.5, 2)
