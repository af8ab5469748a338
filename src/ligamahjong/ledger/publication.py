"""What is published and can be reproduced to the last byte: everything about it but names."""

from __future__ import annotations

import csv
import io
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ligamahjong.league.game import Mode
from ligamahjong.league.replay import replay, until
from ligamahjong.league.standings import DECIMALS, standings
from ligamahjong.ledger.rules import rules_digest, rules_in_force
from ligamahjong.people import Directory

if TYPE_CHECKING:
    from collections.abc import Mapping
    from datetime import date

    from ligamahjong.league.grades import Ladder
    from ligamahjong.league.standings import Standing, Standings
    from ligamahjong.ledger.fold import LedgerState

__all__ = ["RESULT_COLUMNS", "Publication", "publish", "results_bytes"]

RESULT_COLUMNS = ("position", "id", "rating", "games", "grade", "points")


@dataclass(frozen=True, slots=True)
class Publication:
    """Both rankings of a day, and what they follow from.

    Attributes:
        day: in mainland Spain.
        seq: number of the newest entry of the ledger; 0 for none.
        head: its hash.
        rules: digest of the rules in force.
        games: how many games of each mode count, up to the end of the day.
        results: the ranking of each mode, as :func:`results_bytes` writes it.
    """

    day: date
    seq: int
    head: str
    rules: str
    games: Mapping[Mode, int]
    results: Mapping[Mode, bytes]


def publish(state: LedgerState, ladders: Mapping[Mode, Ladder], day: date) -> Publication:
    """Replay everything and rank it.

    Args:
        state: the ledger.
        ladders: the grade tables whose digest is in force.
        day: day of the ranking in mainland Spain; later games do not count.

    Raises:
        LedgerError: these are not the grade tables in force.
    """
    rules = rules_in_force(state.rules, ladders)
    games: dict[Mode, int] = {}
    results: dict[Mode, bytes] = {}
    for mode in Mode:
        history = replay(mode, until(state.games(mode), day), rules)
        people = Directory.from_names(history.states)
        games[mode] = history.games
        results[mode] = results_bytes(standings(history, day, people, rules))
    return Publication(day, state.seq, state.head, rules_digest(rules), games, results)


def results_bytes(ranking: Standings) -> bytes:
    """A ranking without names, as CSV in UTF-8: one row for everybody with a rated game.

    The columns are ``position`` (empty for who is not listed, two years after the last game),
    ``id``, ``rating`` with six decimals, ``games``, ``grade`` and ``points`` in that grade; the
    rows are in the order of rating, highest first, then id.
    """
    rows = sorted((-round(one.rating, DECIMALS), one.person.id, one) for one in ranking.everybody)
    text = io.StringIO(newline="")
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(RESULT_COLUMNS)
    writer.writerows(_row(rating, one) for rating, _, one in rows)
    return text.getvalue().encode()


def _row(negative: float, one: Standing) -> tuple[object, ...]:
    state = one.state
    rating = f"{0.0 - negative:.{DECIMALS}f}"
    position = "" if one.position is None else one.position
    return position, one.person.id, rating, state.games, one.grade.name, state.grade.points
