from __future__ import annotations

import re
from collections import Counter
from itertools import chain
from typing import TYPE_CHECKING

from ligamahjong.example.clubs import CLUBS, RESIDENTS
from ligamahjong.example.draw import Draw
from ligamahjong.example.names import CULTURES, FOREIGN
from ligamahjong.example.people import invent_people
from ligamahjong.people import ABROAD, REGIONS
from ligamahjong.people.names import clean, fold

if TYPE_CHECKING:
    from ligamahjong.example.league import League

PLATFORMS = {"mahjong-soul", "mahjong-time", "riichi-city", "tenhou"}


def test_a_hundred_and_fifty_people_with_ids_in_order(league: League) -> None:
    assert [person.id for person in league.people] == [f"p{n:03}" for n in range(1, 151)]


def test_every_community_and_city_has_residents_and_some_live_abroad(league: League) -> None:
    homes = Counter(person.region for person in league.people)
    assert set(homes) == {*REGIONS, ABROAD}
    assert dict(homes) == RESIDENTS


def test_a_dozen_clubs_have_members_and_many_people_have_none(league: League) -> None:
    clubs = Counter(person.club for person in league.people)
    assert set(clubs) == {None, *(club.name for club in CLUBS)}
    assert len(CLUBS) == len({club.name for club in CLUBS}) == 12
    assert clubs[None] >= 20


def test_there_are_two_pairs_of_homonyms_who_live_apart(league: League) -> None:
    bearers = Counter(person.name for person in league.people)
    pairs = [
        [person for person in league.people if person.name == name]
        for name, count in bearers.items()
        if count > 1
    ]
    assert [len(pair) for pair in pairs] == [2, 2]
    assert all(one.region != other.region for one, other in pairs)


def test_homonyms_play_both_modes(league: League) -> None:
    bearers = Counter(person.name for person in league.people)
    for person in league.people:
        if bearers[person.name] > 1:
            for games in league.games.values():
                assert any(person.id in game.players for game in games)


def test_no_other_name_could_be_taken_for_that_of_somebody_else(league: League) -> None:
    names = {person.name: (person.name, *person.aliases) for person in league.people}
    folded = Counter(fold(name) for name in chain.from_iterable(names.values()))
    assert set(folded.values()) == {1}
    assert "" not in folded


def test_homonyms_have_no_other_name(league: League) -> None:
    bearers = Counter(person.name for person in league.people)
    assert not any(person.aliases for person in league.people if bearers[person.name] > 1)


def test_some_people_have_other_names(league: League) -> None:
    assert 5 <= sum(bool(person.aliases) for person in league.people) <= 40
    assert any(
        person.name.split()[0][0] + "." in person.aliases[0]
        for person in league.people
        if person.aliases
    )


def test_names_are_written_clean(league: League) -> None:
    for person in league.people:
        for name in (person.name, *person.aliases):
            assert clean(name) == name


def test_names_show_what_a_reader_must_bear(league: League) -> None:
    text = " ".join(person.name for person in league.people)
    for sign in "áéíóúñç":
        assert sign in text.lower()
    assert re.search(r"\b(del?|da|do) [A-Z]", text)


def test_the_lists_hold_every_peculiarity() -> None:
    text = " ".join(chain(FOREIGN, *((*c.given, *c.surnames) for c in CULTURES.values())))
    for sign in (
        "l·l",
        "ç",
        "ñ",
        "ï",
        "à",
        "-",
        "'",
        "ł",
        "ö",
        "tx",
        " de la ",
        " ap ",
        "da Costa",
    ):
        assert sign in text.lower() or sign in text


def test_numbers_of_ema_are_in_a_range_that_nobody_has(league: League) -> None:
    numbers = [person.ema_number for person in league.people if person.ema_number]
    assert 40 <= len(numbers) == len(set(numbers)) <= 110
    assert all(re.fullmatch(r"9900\d{4}", number) for number in numbers)


def test_accounts_are_on_known_platforms_and_belong_to_one_person(league: League) -> None:
    accounts = [account for person in league.people for account in person.accounts]
    assert {account.platform for account in accounts} == PLATFORMS
    owned = Counter((account.platform, fold(account.name)) for account in accounts)
    assert set(owned.values()) == {1}
    lasting = Counter((account.platform, account.id) for account in accounts if account.id)
    assert set(lasting.values()) == {1}
    assert any(not person.accounts for person in league.people)


def test_another_seed_makes_other_people() -> None:
    assert invent_people(Draw(1)) == invent_people(Draw(1))
    assert invent_people(Draw(1)) != invent_people(Draw(2))
