"""``liga explain``."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from ligamahjong.cli.failures import reports_failures
from ligamahjong.cli.history import read_history
from ligamahjong.cli.options import (
    Request,
    format_option,
    games_argument,
    history_options,
    takes_request,
)
from ligamahjong.cli.output import print_json, print_table, say, tell
from ligamahjong.cli.speech import Command, bilingual
from ligamahjong.errors import UnknownGame
from ligamahjong.formats.ranking_records import rounded, start_record
from ligamahjong.league.explain import explain
from ligamahjong.wording import game as words
from ligamahjong.wording.numbers import change, decimal, integer, ordinal

if TYPE_CHECKING:
    from collections.abc import Mapping
    from fractions import Fraction

    from ligamahjong.cli.history import History
    from ligamahjong.league.explain import GameFacts, SeatFacts
    from ligamahjong.wording import Language

__all__ = ["command"]


class _Explain(Command):
    """``explain``, to which a single argument is a file whose ID is missing."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read the command line."""
        given = list(args)
        try:
            return super().parse_args(ctx, args)
        except click.MissingParameter as error:
            values, _, _ = self.make_parser(ctx).parse_args(given)
            if isinstance(values.get("game_id"), str):
                error.param = next(p for p in self.get_params(ctx) if p.name == "game_id")
            raise


@click.command(
    "explain",
    cls=_Explain,
    help=bilingual(
        "Explica una partida: ratings previos, orden, Δμ, Δσ, cambio de rating y de grado.",
        "Explain one game: ratings before it, order, Δμ, Δσ, change of rating and grade.",
    ),
    epilog=bilingual(
        "Ejemplo: liga explain riichi.csv r0001 --players players.csv",
        "Example: liga explain riichi.csv r0001 --players players.csv",
    ),
)
@games_argument
@click.argument("game_id", metavar="ID")
@history_options()
@format_option("table", "json")
@takes_request
@reports_failures
def command(request: Request, game_id: str, layout: str) -> None:
    """Print what one game did."""
    history = read_history(request)
    facts = _find(history, game_id)
    if layout == "json":
        print_json(_record(facts, history))
        return
    names = {seat.player: history.people[seat.player].name for seat in facts.seats}
    _print_facts(facts, names, request.language)


def _find(history: History, game_id: str) -> GameFacts:
    _, changes = history.replay()
    for one in changes:
        if one.game.id == game_id:
            return explain(one, history.rules)
    for game in history.games:
        if game.id == game_id:
            raise UnknownGame(
                f"game {game_id!r}, of {game.day}, is later than {history.on}",
                reason="later",
                id=game_id,
                day=game.day,
                on=history.on,
            )
    raise UnknownGame(f"there is no game {game_id!r} that can be rated", id=game_id)


def _print_facts(facts: GameFacts, names: Mapping[str, str], language: Language) -> None:
    print_table(
        [text.say(language) for text in words.EXPLAIN_HEADINGS.values()],
        [_row(seat, names[seat.player], language) for seat in facts.order],
        right=(3, 4, 5, 6),
        title=words.heading(facts.game, language),
    )
    if facts.tied:
        say()
    for line in words.tie_lines(facts, names, language):
        tell(line)
    for seat in facts.order:
        say()
        tell(words.formula(seat, names[seat.player], language))
        for line in words.seat_lines(seat, language):
            tell(line, "  ")
    say()
    tell(words.ROUNDED.say(language))
    if facts.game.note:
        say()
        tell(facts.game.note)


def _row(seat: SeatFacts, name: str, language: Language) -> list[str]:
    return [
        ordinal(seat.entry_place, language),
        name,
        words.WINDS[seat.seat].say(language),
        integer(seat.score, language),
        decimal(seat.before.projection, 2, language),
        change(seat.change, 2, language),
        decimal(seat.after.projection, 2, language),
    ]


def _record(facts: GameFacts, history: History) -> dict[str, object]:
    game = facts.game
    return {
        "id": game.id,
        "mode": game.mode,
        "played_at": start_record(game),
        "day": str(game.day),
        "venue": game.venue,
        "event": game.event,
        "note": game.note,
        "ties": facts.ties,
        "seats": [_seat_record(seat, history.people[seat.player].name) for seat in facts.seats],
    }


def _seat_record(seat: SeatFacts, name: str) -> dict[str, object]:
    numbers: dict[str, float | Fraction] = {
        "mu_before": seat.before.mu,
        "mu_after": seat.after.mu,
        "mu_change": seat.mu_change,
        "sigma_before": seat.before.sigma,
        "sigma_after": seat.after.sigma,
        "sigma_change": seat.sigma_change,
        "projection_before": seat.before.projection,
        "projection_after": seat.after.projection,
        "change": seat.change,
        "from_mu": seat.from_mu,
        "from_sigma": seat.from_sigma,
        "debt_before": seat.debt_before,
        "debt_after": seat.debt_after,
    }
    return {
        "seat": seat.seat,
        "player": name,
        "score": seat.score,
        "place": seat.place,
        "entry_place": seat.entry_place,
        "games_before": seat.games_before,
        **{key: rounded(value) for key, value in numbers.items()},
        "grade_before": seat.grade_before.name,
        "grade_after": seat.grade_after.name,
        "points_before": seat.points_before,
        "points_gained": seat.points_gained,
        "points_after": seat.points_after,
        "grade_move": seat.grade_move,
    }
