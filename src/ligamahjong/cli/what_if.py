"""``liga what-if``."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ligamahjong.cli.failures import reports_failures
from ligamahjong.cli.history import find_player, read_history
from ligamahjong.cli.options import Request, format_option, history_options, takes_request
from ligamahjong.cli.output import print_json, print_table, say
from ligamahjong.cli.speech import Command, bilingual
from ligamahjong.league.rating import Rating
from ligamahjong.league.standings import DECIMALS
from ligamahjong.league.what_if import TEMPERATURES, Outcome, what_if
from ligamahjong.wording import what_if as words
from ligamahjong.wording.numbers import change, decimal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ligamahjong.league.game import Mode
    from ligamahjong.table import Four
    from ligamahjong.wording import Language

__all__ = ["command"]


class RatingType(click.ParamType[Rating]):
    """μ and σ as ``35,3`` or ``35.5,2.75``."""

    name = "rating"

    def convert(
        self, value: Rating | str, param: click.Parameter | None, ctx: click.Context | None
    ) -> Rating:
        """Read μ and σ."""
        if isinstance(value, Rating):
            return value
        number = r"([+-]?\d+(?:\.\d+)?)"
        if found := re.fullmatch(rf"{number}\s*[,;]\s*{number}", value):
            return Rating(float(found[1]), float(found[2]))
        return self.fail(
            bilingual(
                f"«{value}» no es un rating; se esperaba μ,σ con punto decimal, como 35.5,2.75.",
                f"{value!r} is not a rating; expected mu,sigma such as 35.5,2.75.",
            ),
            param,
            ctx,
        )


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
    type=RatingType(),
    metavar="MU,SIGMA MU,SIGMA MU,SIGMA MU,SIGMA",
    help=bilingual("Cuatro ratings, sin partidas.", "Four ratings, without games."),
)
@click.option(
    "--temperature",
    type=float,
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
    elif names is not None or ratings is None:
        raise click.UsageError(
            bilingual(
                "Se esperaba GAMES… con --players A B C D, o --ratings con cuatro μ,σ.",
                "Expected GAMES… with --players A B C D, or --ratings with four mu,sigma.",
            )
        )
    if temperature is None:
        temperature = TEMPERATURES[mode] if mode else 1.0
    outcomes = what_if(ratings, temperature)
    if layout == "json":
        print_json(_record(mode, temperature, shown, outcomes))
    else:
        _print_outcomes(temperature, shown, outcomes, request.language)


def _from_games(request: Request, names: Four[str]) -> tuple[Mode, list[str], Four[Rating]]:
    history = read_history(request)
    people = [find_player(history, name) for name in names]
    if len({person.id for person in people}) < len(people):
        raise click.UsageError(
            bilingual("Se esperaban cuatro personas distintas.", "Expected four different people.")
        )
    states = history.snapshot().states
    a, b, c, d = (states[person.id].rating for person in people)
    return history.mode, [person.name for person in people], (a, b, c, d)


def _print_outcomes(
    temperature: float, names: Sequence[str], outcomes: Four[Outcome], language: Language
) -> None:
    pairs = list(zip(names, outcomes, strict=True))
    print_table(
        words.headings("chances", language),
        [words.chance_row(name, outcome, language) for name, outcome in pairs],
        right=range(1, 6),
        title=words.TITLES["chances"].say(language),
    )
    note = words.NOTES["model" if temperature == 1 else "fitted"]
    say(note.say(language, temperature=decimal(temperature, 2, language)))
    say()
    print_table(
        words.headings("changes", language),
        [
            [
                name,
                *(words.change_cell(place, language) for place in outcome.changes),
                change(outcome.expected_change, 2, language),
            ]
            for name, outcome in pairs
        ],
        right=range(1, 6),
        title=words.TITLES["changes"].say(language),
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
                "mu": round(outcome.rating.mu, DECIMALS),
                "sigma": round(outcome.rating.sigma, DECIMALS),
                "projection": round(outcome.rating.projection, DECIMALS),
                "probabilities": [round(p, DECIMALS) for p in outcome.probabilities],
                "changes": [
                    {
                        "lowest": round(place.lowest, DECIMALS),
                        "mean": round(place.mean, DECIMALS),
                        "highest": round(place.highest, DECIMALS),
                    }
                    for place in outcome.changes
                ],
                "expected_change": round(outcome.expected_change, DECIMALS),
            }
            for name, outcome in zip(names, outcomes, strict=True)
        ],
    }
