"""Clubs and communities with dates: what holds on a day, and what rankings count."""

from __future__ import annotations

from datetime import date, timedelta
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ligamahjong.league import standings
from ligamahjong.league.game import Mode
from ligamahjong.web.people import memberships
from ligamahjong.web.people.errors import Refused
from ligamahjong.web.people.models import Membership, Person, PersonChange
from ligamahjong.web.people.selectors import Held, held_on
from ligamahjong.web.people.services import (
    do_forget_membership,
    do_hide,
    do_set_membership,
    import_people,
)
from ligamahjong.web.ranking.groups import club_page, club_ranking, region_page, region_ranking
from ligamahjong.web.ranking.selectors import ranking, today
from support import small_league
from support.pages import words

if TYPE_CHECKING:
    from support.site import Site

ROJO, SUR = small_league.CLUBS
CHANGE = date(2026, 3, 1)
DAY = timedelta(days=1)
PEOPLE = {person.id: person for person in small_league.PEOPLE}


def rows(person: str) -> list[tuple[date | None, date | None, str, str]]:
    found = Membership.objects.filter(person=person).select_related("club")
    return [(r.since, r.until, r.club.name if r.club else "", r.region) for r in found]


def set_club(person: str, club: str, since: date | None, region: str = "MD") -> None:
    do_set_membership(person, club=club, region=region, since=since, actor="u1")


@pytest.mark.usefixtures("league")
def test_changing_club_closes_the_period_before() -> None:
    assert PEOPLE["p04"].club == SUR
    set_club("p04", ROJO, CHANGE, region="CN")
    assert rows("p04") == [
        (None, CHANGE - DAY, SUR, "GA"),
        (CHANGE, None, ROJO, "CN"),
    ]
    person = Person.objects.get(pk="p04")
    assert person.club
    assert (person.club.name, person.region) == (ROJO, "CN")
    change = PersonChange.objects.get(person="p04")
    assert (change.actor, change.field) == ("u1", "memberships")
    assert change.before == f"…: {SUR}, GA"
    assert change.after == f"…: {SUR}, GA\n2026-03-01: {ROJO}, CN"


@pytest.mark.usefixtures("league")
def test_a_change_between_two_others() -> None:
    set_club("p04", ROJO, CHANGE)
    set_club("p04", "", date(2026, 2, 1))
    assert [(since, until, club) for since, until, club, _ in rows("p04")] == [
        (None, date(2026, 1, 31), SUR),
        (date(2026, 2, 1), date(2026, 2, 28), ""),
        (CHANGE, None, ROJO),
    ]
    assert held_on(date(2026, 2, 28))["p04"] == Held("", "MD")
    do_forget_membership("p04", since=date(2026, 2, 1), actor="u1")
    do_forget_membership("p04", since=CHANGE, actor="u1")
    assert rows("p04") == []
    person = Person.objects.get(pk="p04")
    assert person.club
    assert person.club.name == SUR


@pytest.mark.usefixtures("league")
def test_the_same_day_again_replaces_it() -> None:
    set_club("p04", ROJO, CHANGE)
    set_club("p04", "Mesa Nueva", CHANGE)
    assert [club for *_, club, _ in rows("p04")] == [SUR, "Mesa Nueva"]


@pytest.mark.usefixtures("league")
def test_nothing_new_changes_nothing() -> None:
    set_club("p04", SUR, CHANGE, region="GA")
    assert rows("p04") == []
    assert not PersonChange.objects.exists()


@pytest.mark.parametrize(
    ("since", "reason"),
    [(small_league.TODAY + DAY, "future"), (date(1989, 12, 31), "too-early")],
)
@pytest.mark.usefixtures("league")
def test_days_that_cannot_be(since: date, reason: str) -> None:
    with pytest.raises(Refused) as refused:
        set_club("p04", ROJO, since)
    assert refused.value.reason == reason
    assert rows("p04") == []


@pytest.mark.usefixtures("league")
def test_the_last_one_cannot_be_forgotten() -> None:
    with pytest.raises(Refused):
        do_forget_membership("p04", since=None, actor="u1")
    set_club("p04", ROJO, CHANGE)
    with pytest.raises(Refused):
        do_forget_membership("p04", since=CHANGE + DAY, actor="u1")


STEPS = st.lists(
    st.tuples(
        st.none() | st.dates(date(2020, 1, 1), date(2020, 1, 9)),
        st.sampled_from(["", ROJO, SUR]),
        st.sampled_from(["MD", "CT"]),
    ),
    max_size=8,
)


@given(STEPS)
def test_a_day_has_what_was_said_last_for_it(
    said: list[tuple[date | None, str, str]],
) -> None:
    """Against a list of days, each overwritten until the next day that was mentioned."""
    known: dict[date, tuple[str, str]] = {date.min: ("", "")}
    for since, club, region in said:
        known[since or date.min] = (club, region)
    days = [date(2020, 1, 1) + timedelta(days=n) for n in range(-1, 10)]
    expected = [known[max(day for day in known if day <= on)] for on in days]
    kept = memberships.periods(known)
    for on, wanted in zip(days, expected, strict=True):
        [held] = [
            (p.club, p.region) for p in kept if (p.since or date.min) <= on <= (p.until or date.max)
        ]
        assert held == wanted
    assert all(a.until and b.since == a.until + DAY for a, b in pairwise(kept))
    assert all((a.club, a.region) != (b.club, b.region) for a, b in pairwise(kept))


@pytest.mark.usefixtures("league")
def test_a_ranking_counts_for_the_club_of_its_day() -> None:
    before = {on: club_ranking(ranking(Mode.MCR, on)) for on in (CHANGE - DAY, today())}
    set_club("p04", ROJO, CHANGE)
    past = ranking(Mode.MCR, CHANGE - DAY)
    assert club_ranking(past) == before[CHANGE - DAY]
    assert club_ranking(ranking(Mode.MCR, today())) != before[today()]
    for on, club in ((CHANGE - DAY, SUR), (CHANGE, ROJO), (today(), ROJO)):
        [person] = [s.person for s in ranking(Mode.MCR, on).everybody if s.person.id == "p04"]
        assert person.club == club, on


def test_pages_of_a_past_day_list_who_belonged_then(league: Site) -> None:
    set_club("p04", ROJO, CHANGE)
    name = PEOPLE["p04"].name
    for address, on, there in (
        ("/clubes/mesa-del-sur/", CHANGE - DAY, True),
        ("/clubes/mesa-del-sur/", CHANGE, False),
        ("/clubes/club-dragon-rojo/", CHANGE - DAY, False),
        ("/clubes/club-dragon-rojo/", CHANGE, True),
    ):
        page = words(league.client.get(f"{address}?fecha={on}").content.decode())
        assert (name in page) is there, (address, on)
    assert name not in words(league.client.get("/clubes/mesa-del-sur/").content.decode())


@pytest.mark.usefixtures("league")
def test_who_has_not_played_belonged_too() -> None:
    set_club("p36", ROJO, None)
    set_club("p36", SUR, CHANGE)
    then, now = club_page("mesa-del-sur", CHANGE - DAY), club_page("mesa-del-sur", today())
    assert then
    assert now
    assert "p36" not in dict(then.idle)
    assert "p36" in dict(now.idle)


@pytest.mark.usefixtures("league")
def test_hiding_changes_the_numbers_of_no_club_and_no_community() -> None:
    def numbers() -> list[object]:
        days = (date(2025, 10, 31), today())
        return [
            (club_ranking(whole), region_ranking(whole))
            for mode in Mode
            for whole in (ranking(mode, on) for on in days)
        ]

    set_club("p04", ROJO, CHANGE)
    before = numbers()
    for person in ("p01", "p04", "p14"):
        do_hide(person, hidden=True, actor="u1")
    assert numbers() == before
    # What was done before: without them, the numbers are others.
    whole = ranking(Mode.MCR, today())
    assert standings.clubs(whole) != club_ranking(whole)


def test_hidden_people_are_counted_and_not_listed(league: Site) -> None:
    shown = club_page("mesa-del-sur", today())
    assert shown
    do_hide("p01", hidden=True, actor="u1")
    hidden = club_page("mesa-del-sur", today())
    assert hidden
    for one, other in zip(shown.modes, hidden.modes, strict=True):
        assert one.standing == other.standing
        assert len(one.players) == len(other.players) + 1
        assert other.unnamed == one.unnamed + 1
    page = words(league.client.get("/clubes/mesa-del-sur/").content.decode())
    assert "La media cuenta también a 2 personas que no aparecen con nombre." in page
    assert "Jugador sin nombre" not in page
    region = region_page("CT", today())
    assert "p01" not in [one.person.id for mode in region.modes for one in mode.players]


def test_no_filter_finds_who_is_hidden_by_club(league: Site) -> None:
    do_hide("p01", hidden=True, actor="u1")
    assert 'id="j-p01"' in league.client.get("/mcr/").content.decode()
    for query in ("?club=Mesa+del+Sur", "?comunidad=CT"):
        assert 'id="j-p01"' not in league.client.get(f"/mcr/{query}").content.decode()


@pytest.mark.usefixtures("league")
def test_a_file_without_dates_counts_from_today_on_for_who_has_some() -> None:
    set_club("p04", ROJO, CHANGE, region="CN")
    assert import_people([PEOPLE["p04"]]) == 0
    assert rows("p04") == [
        (None, CHANGE - DAY, SUR, "GA"),
        (CHANGE, today() - DAY, ROJO, "CN"),
        (today(), None, SUR, "GA"),
    ]
