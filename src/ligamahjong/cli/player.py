"""``liga player``."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from ligamahjong.cli.failures import reports_failures
from ligamahjong.cli.history import History, find_player, read_history
from ligamahjong.cli.options import (
    Request,
    format_option,
    games_argument,
    history_options,
    takes_request,
)
from ligamahjong.cli.output import print_json, print_table, say, tell
from ligamahjong.cli.speech import Command, bilingual
from ligamahjong.formats.ranking_records import rounded, standing_record, start_record
from ligamahjong.league.explain import SeatFacts, explain
from ligamahjong.league.standings import standings
from ligamahjong.wording.numbers import change, decimal, integer, ordinal
from ligamahjong.wording.player import HISTORY_HEADINGS, card
from ligamahjong.wording.ranking import no_room

if TYPE_CHECKING:
    from ligamahjong.league.explain import GameFacts
    from ligamahjong.league.standings import Standing
    from ligamahjong.people import Person
    from ligamahjong.wording import Language

__all__ = ["command"]

_SPARE = (4, 8, 9)
"""Columns that a narrow terminal leaves out first: rating before, grade points, opponents."""


@click.command(
    "player",
    cls=Command,
    help=bilingual(
        "Muestra la ficha de un jugador y todas sus partidas. NAME es un nombre, un alias, un "
        "identificador, una cuenta o un número de EMA.",
        "Show a player's card and every game. NAME is a name, an alias, an id, an account or an "
        "EMA number.",
    ),
    epilog=bilingual(
        'Ejemplo: liga player "Noelia Marchena" riichi.csv --players players.csv',
        'Example: liga player "Noelia Marchena" riichi.csv --players players.csv',
    ),
)
@click.argument("name")
@games_argument
@history_options()
@format_option("table", "json")
@takes_request
@reports_failures
def command(request: Request, name: str, layout: str) -> None:
    """Print one player's card and history."""
    history = read_history(request)
    person = find_player(history, name)
    replay, changes = history.replay()
    played = [explain(one, history.rules) for one in changes if person.id in one.game.players]
    ranking = standings(replay.snapshot(), history.on, history.people, history.rules)
    standing = next(s for s in ranking.everybody if s.person.id == person.id)
    if layout == "json":
        print_json(
            {
                **standing_record(standing),
                "history": [_record(facts, _seat(facts, person), history) for facts in played],
            }
        )
        return
    _print_player(history, standing, played, request.language)


def _seat(facts: GameFacts, person: Person) -> SeatFacts:
    return next(seat for seat in facts.seats if seat.player == person.id)


def _print_player(
    history: History, standing: Standing, played: list[GameFacts], language: Language
) -> None:
    for line in card(standing, history.mode, history.on, language):
        tell(line)
    say()
    left_out = print_table(
        [text.say(language) for text in HISTORY_HEADINGS.values()],
        [_row(facts, _seat(facts, standing.person), history, language) for facts in played],
        right=(3, 4, 5, 6, 8),
        spare=_SPARE,
    )
    if left_out:
        say()
        tell(no_room(left_out, language))


def _row(facts: GameFacts, seat: SeatFacts, history: History, language: Language) -> list[str]:
    others = (history.people[other.player].name for other in facts.order if other is not seat)
    grade = seat.grade_after.name
    return [
        str(facts.game.day),
        facts.game.id,
        ordinal(seat.entry_place, language),
        integer(seat.score, language),
        decimal(seat.before.projection, 2, language),
        change(seat.change, 2, language),
        decimal(seat.after.projection, 2, language),
        grade if grade == seat.grade_before.name else f"{seat.grade_before.name} → {grade}",
        integer(seat.points_after, language),
        ", ".join(others),
    ]


def _record(facts: GameFacts, seat: SeatFacts, history: History) -> dict[str, object]:
    return {
        "id": facts.game.id,
        "played_at": start_record(facts.game),
        "place": seat.place,
        "entry_place": seat.entry_place,
        "score": seat.score,
        "projection_before": rounded(seat.before.projection),
        "change": rounded(seat.change),
        "projection_after": rounded(seat.after.projection),
        "mu_after": rounded(seat.after.mu),
        "sigma_after": rounded(seat.after.sigma),
        "grade": seat.grade_after.name,
        "grade_points": seat.points_after,
        "debt_before": rounded(seat.debt_before),
        "debt_after": rounded(seat.debt_after),
        "opponents": [
            {
                "player": history.people[other.player].name,
                "projection_before": rounded(other.before.projection),
            }
            for other in facts.order
            if other is not seat
        ],
    }
