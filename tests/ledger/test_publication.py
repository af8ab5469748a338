"""Results without names, from a ledger."""

from __future__ import annotations

import csv
from dataclasses import replace
from datetime import date
from typing import TYPE_CHECKING

import pytest
from hypothesis import given

from ligamahjong.errors import LedgerError
from ligamahjong.league.game import Mode
from ligamahjong.league.grades import published_ladders
from ligamahjong.league.rating import Ties
from ligamahjong.league.replay import Snapshot, replay
from ligamahjong.league.rules import LeagueRules
from ligamahjong.league.standings import standings
from ligamahjong.ledger.fold import EMPTY, fold
from ligamahjong.ledger.payloads import GameAdded
from ligamahjong.ledger.publication import RESULT_COLUMNS, publish, results_bytes
from ligamahjong.ledger.rules import change_of_rules, rules_digest
from ligamahjong.people import Directory, Person
from support.games import game
from support.ledger import added, chain, chains, season

if TYPE_CHECKING:
    from ligamahjong.ledger.entry import Entry

DAY = date(2026, 6, 30)
LADDERS = published_ladders()
GOLDEN = b"""\
position,id,rating,games,grade,points
1,a,1572.108895,1,9-kyuu,0
2,b,1548.337540,1,10-kyuu,15
3,c,1510.488786,1,10-kyuu,0
4,d,1421.040700,1,10-kyuu,0
"""


def rows(data: bytes) -> list[dict[str, str]]:
    return list(csv.DictReader(data.decode().splitlines()))


def test_the_first_game_of_the_history() -> None:
    # The four ratings are those of docs/rules/ranking.md, Rating.
    published = publish(fold(chain([added(1)])), LADDERS, date(2026, 1, 15))
    assert published.results[Mode.RIICHI] == GOLDEN
    assert published.results[Mode.MCR] == GOLDEN.splitlines(keepends=True)[0]


def test_what_a_publication_says_beside_its_results() -> None:
    entries = season()
    published = publish(fold(entries), LADDERS, DAY)
    assert (published.day, published.seq, published.head) == (DAY, 55, entries[-1].hash)
    assert published.rules == rules_digest(LeagueRules())
    assert published.games == {Mode.MCR: 23, Mode.RIICHI: 25}


@given(chains())
def test_names_make_no_difference(entries: list[Entry]) -> None:
    state = fold(entries)
    rules = LeagueRules(state.rules.ties if state.rules else Ties.SHARED)
    published = publish(state, LADDERS, DAY)
    names = [Person(letter, f"Name {ord('z') - ord(letter)}") for letter in "abcdefg"]
    for mode in Mode:
        history = replay(mode, state.games(mode), rules)
        ranking = standings(history, DAY, Directory(names), rules)
        assert results_bytes(ranking) == published.results[mode]


@given(chains())
def test_rows_are_in_the_order_of_rating_then_id(entries: list[Entry]) -> None:
    for data in publish(fold(entries), LADDERS, DAY).results.values():
        keys = [(-float(row["rating"]), row["id"]) for row in rows(data)]
        assert keys == sorted(keys)


def test_who_is_not_listed_has_a_row_without_position() -> None:
    found = rows(publish(fold(season()), LADDERS, DAY).results[Mode.RIICHI])
    later = rows(publish(fold(season()), LADDERS, date(2028, 6, 30)).results[Mode.RIICHI])
    assert [row["position"] for row in later] == [""] * len(found)
    assert sorted(int(row["position"]) for row in found) == list(range(1, len(found) + 1))


def test_equal_ratings_share_a_position() -> None:
    entries = chain([added(1, "abcd"), added(2, "efgh")])
    found = rows(publish(fold(entries), LADDERS, date(2026, 1, 15)).results[Mode.RIICHI])
    assert [(row["position"], row["id"]) for row in found[:3]] == [
        ("1", "a"),
        ("1", "e"),
        ("3", "b"),
    ]


def test_games_after_the_day_do_not_count() -> None:
    next_day = game(2, on=date(2026, 1, 16))
    state = fold(chain([added(1), GameAdded(next_day)]))
    published = publish(state, LADDERS, date(2026, 1, 15))
    assert published.games[Mode.RIICHI] == 1
    assert published.results[Mode.RIICHI] == GOLDEN
    assert publish(state, LADDERS, date(2026, 1, 16)).games[Mode.RIICHI] == 2


def test_an_empty_ledger_has_headings_only() -> None:
    published = publish(EMPTY, LADDERS, DAY)
    assert set(published.results.values()) == {",".join(RESULT_COLUMNS).encode() + b"\n"}
    assert (published.seq, published.games) == (0, {Mode.MCR: 0, Mode.RIICHI: 0})


def test_the_rules_in_force_are_used() -> None:
    tied = added(1, scores=(2, 2, 1, 1))
    ranked = [
        publish(fold(chain([change_of_rules(LeagueRules(ties)), tied])), LADDERS, DAY)
        for ties in Ties
    ]
    assert len({published.results[Mode.RIICHI] for published in ranked}) == 2
    assert [published.rules for published in ranked] == [
        rules_digest(LeagueRules(ties)) for ties in Ties
    ]


def test_other_grade_tables_than_those_in_force_are_refused() -> None:
    state = fold(chain([change_of_rules(LeagueRules())]))
    mcr = LADDERS[Mode.MCR]
    other = {**LADDERS, Mode.MCR: replace(mcr, grades=mcr.grades[1:])}
    with pytest.raises(LedgerError, match="digest"):
        publish(state, other, DAY)


def test_a_rating_is_never_minus_zero() -> None:
    history = replay(Mode.RIICHI, [game()])
    state = history.states["d"]
    nearly = state._replace(rating=state.rating._replace(mu=-62.5 + 3 * state.rating.sigma - 1e-9))
    snapshot = Snapshot(Mode.RIICHI, 1, history.latest, {"d": nearly})
    ranking = standings(snapshot, date(2026, 1, 15), Directory.from_names("d"))
    assert -1e-6 < ranking.listed[0].rating < 0
    assert rows(results_bytes(ranking))[0]["rating"] == "0.000000"
