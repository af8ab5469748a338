"""Everything that must hold before a game is sent or accepted, each with what breaks it."""

from __future__ import annotations

from datetime import date, time, timedelta
from typing import TYPE_CHECKING

import pytest
from django.utils import timezone

from ligamahjong.web.intake.checks import Code, problems
from ligamahjong.web.intake.words import problem_text
from ligamahjong.web.people.models import Person
from ligamahjong.web.photographs.models import Photograph
from ligamahjong.wording import Language
from support.small_league import HIDDEN, MERGED

if TYPE_CHECKING:
    from collections.abc import Callable

    from ligamahjong.web.intake.models import Submission

ONLINE = {"venue": "online", "place": "", "platform": "Mahjong Soft", "signed": False}
RIICHI = {"mode": "riichi", "starting_points": 30000, "scores": (50000, 30000, 25000, 15000)}
LINK = "https://example.org/partida/7"

WRONG: dict[str, tuple[dict[str, object], set[tuple[Code, str]]]] = {
    "no mode": ({"mode": ""}, {(Code.NO_MODE, "mode")}),
    "no venue": ({"venue": ""}, {(Code.NO_VENUE, "venue")}),
    "riichi online": (RIICHI | ONLINE, {(Code.RIICHI_ONLINE, "venue")}),
    "no day": ({"day": None}, {(Code.NO_DAY, "day")}),
    "no time": ({"start": None}, {(Code.NO_TIME, "start")}),
    "the hour that was left out": (
        {"day": date(2026, 3, 29), "start": time(2, 30)},
        {(Code.NO_SUCH_TIME, "start")},
    ),
    "tomorrow": ({"day": date(2026, 7, 1)}, {(Code.IN_FUTURE, "day")}),
    "tomorrow on the mainland": (
        {"day": date(2026, 6, 30), "start": time(23, 30), "clock": "canary"},
        {(Code.IN_FUTURE, "day")},
    ),
    "a slip in the year": ({"day": date(226, 6, 20)}, {(Code.TOO_LONG_AGO, "day")}),
    "a place in the islands": ({"place": "La Laguna, Tenerife"}, {(Code.WHICH_CLOCK, "clock")}),
    "no place": ({"place": ""}, {(Code.NO_PLACE, "place")}),
    "no photograph": ({"pictured": False}, {(Code.NO_PHOTOGRAPH, "photographs")}),
    "not signed": ({"signed": False}, {(Code.NOT_SIGNED, "signed")}),
    "no platform": (ONLINE | {"platform": ""}, {(Code.NO_PLATFORM, "platform")}),
    "neither link nor screenshot": (ONLINE | {"pictured": False}, {(Code.NO_PROOF, "link")}),
    "no score": ({"scores": (88, None, -40, -60)}, {(Code.NO_SCORE, "score1")}),
    "no starting points": (
        RIICHI | {"starting_points": None},
        {(Code.NO_STARTING_POINTS, "starting_points")},
    ),
    "a sum": ({"scores": (88, 12, -40, -61)}, {(Code.SUM, "mismatch")}),
    "a sum in riichi": (
        RIICHI | {"scores": (50000, 30000, 25000, 14000)},
        {(Code.SUM, "mismatch")},
    ),
    "sticks in MCR": (
        {"scores": (88, 12, -40, -61), "mismatch": "sticks"},
        {(Code.SUM, "mismatch")},
    ),
    "no sender": ({"sender_email": ""}, {(Code.NO_SENDER, "email")}),
}

RIGHT: dict[str, dict[str, object]] = {
    "MCR in person": {},
    "riichi in person": RIICHI,
    "riichi from 25,000": RIICHI
    | {"starting_points": 25000, "scores": (40000, 30000, 20000, 10000)},
    "MCR online with a screenshot": ONLINE,
    "MCR online with a link": ONLINE | {"pictured": False, "link": LINK},
    "a tie": {"scores": (20, 20, -20, -20)},
    "a cause": {"scores": (88, 12, -40, -61), "mismatch": "slip"},
    "sticks": RIICHI | {"scores": (50000, 30000, 25000, 14000), "mismatch": "sticks"},
    "penalties of MCR": {"scores": (88, 12, -40, -70), "penalties": (0, 0, 0, -10)},
    "far below nothing": RIICHI | {"scores": (128100, 60000, 60000, -128100)},
    "the islands, and their clock": {"place": "Tenerife", "clock": "canary"},
    "the hour that occurs twice": {"day": date(2025, 10, 26), "start": time(2, 30)},
    "today": {"day": date(2026, 6, 30), "start": time(9)},
}


def found(submission: Submission, *, by_staff: bool = False) -> set[tuple[Code, str]]:
    return {(one.code, one.field) for one in problems(submission, by_staff=by_staff)}


@pytest.mark.parametrize("name", WRONG)
def test_what_does_not_hold(stored: Callable[..., Submission], name: str) -> None:
    changes, expected = WRONG[name]
    assert found(stored(**changes)) == expected


@pytest.mark.parametrize("name", RIGHT)
def test_what_holds(stored: Callable[..., Submission], name: str) -> None:
    assert found(stored(**RIGHT[name])) == set()


def test_online_riichi_is_for_staff(stored: Callable[..., Submission]) -> None:
    assert found(stored(**RIICHI | ONLINE), by_staff=True) == set()


def test_everything_is_said_at_once(stored: Callable[..., Submission]) -> None:
    empty = stored(
        scores=(None,) * 4,
        pictured=False,
        seated=(None,) * 4,
        mode="",
        venue="",
        day=None,
        start=None,
        sender_email="",
    )
    assert {code for code, _ in found(empty)} == {
        Code.NO_MODE,
        Code.NO_VENUE,
        Code.NO_DAY,
        Code.NO_TIME,
        Code.NO_PLAYER,
        Code.NO_SCORE,
        Code.NO_SENDER,
    }


def test_a_photograph_that_was_destroyed_is_none(stored: Callable[..., Submission]) -> None:
    submission = stored()
    Photograph.objects.update(destroyed_at=timezone.now())
    assert found(submission) == {(Code.NO_PHOTOGRAPH, "photographs")}


def test_a_start_later_today_is_in_the_future(
    stored: Callable[..., Submission], monkeypatch: pytest.MonkeyPatch
) -> None:
    submission = stored(day=date(2026, 6, 30), start=time(9))
    assert found(submission) == set()
    before = timezone.now().replace(year=2026, month=6, day=30, hour=6, minute=59)
    monkeypatch.setattr(timezone, "now", lambda: before)
    assert found(submission) == {(Code.IN_FUTURE, "day")}
    monkeypatch.setattr(timezone, "now", lambda: before + timedelta(minutes=2))
    assert found(submission) == set()


@pytest.mark.parametrize(
    ("second", "same"), [("p02", False), ("p01", True), (MERGED[0], False)], ids=str
)
def test_four_different_people(
    stored: Callable[..., Submission],
    people: tuple[Person, ...],
    second: str,
    same: bool,  # noqa: FBT001
) -> None:
    seated = (people[0], Person.objects.get(pk=second), *people[2:])
    expected = {(Code.SAME_PLAYER, "player1")} if same else set()
    assert found(stored(seated=seated)) == expected


@pytest.mark.parametrize("typed", ["Garza Blanca", "Íñigo Núñez Peña"])
def test_nobody_learns_whose_alias_is_whose_from_who_sits_twice(
    stored: Callable[..., Submission], people: tuple[Person, ...], typed: str
) -> None:
    Person.objects.filter(pk="p13").update(shown_as="Garza Blanca")
    person = Person.objects.get(pk="p13")
    submission = stored(seated=(person, person, *people[2:]), clock="mainland")
    submission.seats.filter(seat=0).update(typed="Garza Blanca")
    submission.seats.filter(seat=1).update(typed=typed)
    same = {(Code.SAME_PLAYER, "player1")}
    assert found(submission) == (same if typed == "Garza Blanca" else set())
    assert {(one.code, one.field) for one in problems(submission, by_staff=True)} == same


def test_nor_who_lives_in_the_islands(stored: Callable[..., Submission]) -> None:
    Person.objects.filter(pk="p01").update(shown_as="Garza Blanca", region="CN")
    submission = stored(clock="")
    assert found(submission) == set()
    submission.seats.filter(seat=0).update(typed="Garza Blanca")
    assert found(submission) == {(Code.WHICH_CLOCK, "clock")}


def test_two_ids_of_one_person_are_one_person(
    stored: Callable[..., Submission], people: tuple[Person, ...]
) -> None:
    seated = (people[0], *(Person.objects.get(pk=one) for one in MERGED), people[3])
    assert found(stored(seated=seated)) == {(Code.SAME_PLAYER, "player2")}


def test_somebody_unknown_or_retired(
    stored: Callable[..., Submission], people: tuple[Person, ...]
) -> None:
    submission = stored(seated=(None, *people[1:]))
    assert found(submission) == {(Code.NO_PLAYER, "player0")}
    submission.seats.filter(seat=0).update(typed="Nadie de Nadie")
    assert found(submission) == {(Code.UNKNOWN_PLAYER, "player0")}
    Person.objects.filter(pk=people[1].pk).update(retired=1)
    assert (Code.RETIRED_PLAYER, "player1") in found(submission)


def test_which_clock_is_asked_when_somebody_of_the_islands_plays(
    stored: Callable[..., Submission], people: tuple[Person, ...]
) -> None:
    Person.objects.filter(pk=people[2].pk).update(region="CN")
    assert found(stored()) == {(Code.WHICH_CLOCK, "clock")}
    assert found(stored(clock="mainland")) == set()


def test_where_somebody_hidden_lives_is_not_given_away(
    stored: Callable[..., Submission], people: tuple[Person, ...]
) -> None:
    Person.objects.filter(pk=HIDDEN).update(region="CN")
    seated = (Person.objects.get(pk=HIDDEN), *people[1:])
    assert found(stored(seated=seated)) == set()


def test_every_problem_is_named_here_and_said_in_both_languages(
    stored: Callable[..., Submission], people: tuple[Person, ...]
) -> None:
    named = {code for _, expected in WRONG.values() for code, _ in expected}
    named |= {Code.NO_PLAYER, Code.UNKNOWN_PLAYER, Code.RETIRED_PLAYER, Code.SAME_PLAYER}
    assert named == set(Code)
    submissions = [stored(**changes) for changes, _ in WRONG.values()]
    submissions.append(stored(seated=(people[0], people[0], *people[2:])))
    for one in (problem for each in submissions for problem in problems(each)):
        spanish, english = (problem_text(one, language) for language in Language)
        assert spanish != english
        assert "{" not in spanish + english


@pytest.mark.parametrize(
    ("scores", "points", "spanish"),
    [
        (
            (50000, 30000, 25000, 14000),
            30000,
            "suman 119.000 y deberían sumar 120.000: faltan 1.000",
        ),
        (
            (50000, 30000, 25000, 16000),
            30000,
            "suman 121.000 y deberían sumar 120.000: sobran 1.000",
        ),
        ((40000, 30000, 20000, 10000), 30000, "¿Empezasteis con 25.000 cada uno?"),
        ((50000, 30000, 25000, 15000), 25000, "¿Empezasteis con 30.000 cada uno?"),
    ],
)
def test_what_is_said_about_a_sum(
    stored: Callable[..., Submission], scores: tuple[int, ...], points: int, spanish: str
) -> None:
    [problem] = problems(stored(mode="riichi", starting_points=points, scores=scores))
    assert spanish in problem_text(problem, Language.ES)
