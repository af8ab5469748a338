"""``liga what-if``."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from ligamahjong.cli.failures import reports_failures
from ligamahjong.cli.history import find_player, read_history
from ligamahjong.cli.options import Request, format_option, history_options, takes_request
from ligamahjong.cli.output import print_json, print_table, say, tell
from ligamahjong.cli.speech import Command, bilingual
from ligamahjong.cli.values import RATING, NumberType
from ligamahjong.formats.ranking_records import rounded
from ligamahjong.league.what_if import TEMPERATURE_RANGE, TEMPERATURES, Outcome, what_if
from ligamahjong.wording import what_if as words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ligamahjong.league.game import Mode
    from ligamahjong.league.rating import Rating
    from ligamahjong.table import Four
    from ligamahjong.wording import Language

__all__ = ["command"]


@click.command(
    "what-if",
    cls=Command,
    help=bilingual(
        "Antes de una partida: probabilidad de cada puesto y cambio de rating según el puesto.",
        "Before a game: the probability of each place and the rating change for each.",
    ),
    epilog=bilingual(
        "Ejemplo: liga what-if --mode riichi --ratings 35,3 35,3 15,3 15,3",
        "Example: liga what-if --mode riichi --ratings 35,3 35,3 15,3 15,3",
    ),
)
@click.argument("games", nargs=-1, type=click.Path(path_type=Path), metavar="[GAMES]...")
@click.option(
    "--players",
    "names",
    nargs=4,
    metavar="A B C D",
    help=bilingual("Cuatro jugadores de esas partidas.", "Four players of those games."),
)
@click.option(
    "--ratings",
    nargs=4,
    type=RATING,
    metavar="A B C D",
    help=bilingual(
        "Cuatro ratings, sin partidas: μ,σ de cada uno, como 35,3 o 35.5,2.75.",
        "Four ratings, without games: mu,sigma of each, such as 35,3 or 35.5,2.75.",
    ),
)
@click.option(
    "--temperature",
    type=NumberType(*TEMPERATURE_RANGE),
    metavar="T",
    help=bilingual(
        "Certeza de las probabilidades: 1 es la del modelo; por omisión, la de la modalidad.",
        "How sure the probabilities are: 1 is the model's own; by default, that of the mode.",
    ),
)
@history_options("--people")
@format_option("table", "json")
@takes_request
@reports_failures
def command(
    request: Request,
    names: Four[str] | None,
    ratings: Four[Rating] | None,
    temperature: float | None,
    layout: str,
) -> None:
    """Print what lies before four players."""
    mode, shown = request.mode, list("ABCD")
    if names is not None and ratings is None and request.games:
        mode, shown, ratings = _from_games(request, names)
    elif names is not None or ratings is None or request.games:
        raise click.UsageError(
            bilingual(
                "se esperaba GAMES… con --players A B C D, o --ratings con cuatro μ,σ.",
                "expected GAMES… with --players A B C D, or --ratings with four mu,sigma.",
            )
        )
    if temperature is None:
        temperature = TEMPERATURES[mode] if mode else 1.0
    outcomes = what_if(ratings, temperature)
    if layout == "json":
        print_json(_record(mode, temperature, shown, outcomes))
    else:
        _print_outcomes(shown, outcomes, request.language)
        fitted = TEMPERATURES[mode] if mode else None
        say()
        tell(words.note(temperature, fitted, request.language))


def _from_games(request: Request, names: Four[str]) -> tuple[Mode, list[str], Four[Rating]]:
    history = read_history(request)
    people = [find_player(history, name) for name in names]
    if len({person.id for person in people}) < len(people):
        raise click.UsageError(
            bilingual("se esperaban cuatro personas distintas.", "expected four different people.")
        )
    states = history.snapshot().states
    a, b, c, d = (states[person.id].rating for person in people)
    return history.mode, [person.name for person in people], (a, b, c, d)


def _print_outcomes(names: Sequence[str], outcomes: Four[Outcome], language: Language) -> None:
    rows = {"chances": words.chance_row, "changes": words.change_row, "ranges": words.range_row}
    for number, (kind, row) in enumerate(rows.items()):
        if number:
            say()
        print_table(
            words.headings(kind, language),
            [row(name, outcome, language) for name, outcome in zip(names, outcomes, strict=True)],
            right=range(1, 6),
            title=words.TITLES[kind].say(language),
        )


def _record(
    mode: Mode | None, temperature: float, names: Sequence[str], outcomes: Four[Outcome]
) -> dict[str, object]:
    return {
        "mode": mode,
        "temperature": temperature,
        "players": [
            {
                "player": name,
                "mu": rounded(outcome.rating.mu),
                "sigma": rounded(outcome.rating.sigma),
                "projection": rounded(outcome.rating.projection),
                "probabilities": [rounded(p) for p in outcome.probabilities],
                "changes": [
                    {
                        "lowest": rounded(place.lowest),
                        "mean": rounded(place.mean),
                        "highest": rounded(place.highest),
                    }
                    for place in outcome.changes
                ],
                "expected_change": rounded(outcome.expected_change),
            }
            for name, outcome in zip(names, outcomes, strict=True)
        ],
    }
