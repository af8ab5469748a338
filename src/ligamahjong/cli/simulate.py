"""``liga simulate``."""

from __future__ import annotations

from math import fsum, isclose
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ligamahjong.analysis.grade_calibration import milestones, time_to_top
from ligamahjong.analysis.grade_simulation import simulate
from ligamahjong.cli.failures import reports_failures
from ligamahjong.cli.history import read_ladder_file
from ligamahjong.cli.options import format_option, language_option
from ligamahjong.cli.output import print_json, print_table, say, tell
from ligamahjong.cli.speech import Command, Group, bilingual
from ligamahjong.cli.values import EnumChoice, NumberType, WholeType
from ligamahjong.league.game import Mode
from ligamahjong.league.grades import published_ladders
from ligamahjong.wording import simulate as words

if TYPE_CHECKING:
    from ligamahjong.analysis.grade_calibration import TimeToGrade
    from ligamahjong.analysis.grade_simulation import Simulation
    from ligamahjong.league.grades import Ladder
    from ligamahjong.table import Four
    from ligamahjong.wording import Language

__all__ = ["command"]

_PERCENTILES = (10, 25, 50, 75, 90)
_BARS = 20


def _shares(ctx: click.Context, param: click.Parameter, values: Four[float]) -> Four[float]:
    """Percentages as shares of one."""
    if min(values) < 0 or not isclose(fsum(values), 100):
        raise click.BadParameter(
            bilingual(
                "se esperaban cuatro porcentajes, de cero o más, que sumen 100.",
                "expected four percentages, of zero or more, that add up to 100.",
            ),
            ctx,
            param,
        )
    first, second, third, fourth = (value / 100 for value in values)
    return first, second, third, fourth


class _SimulateGroup(Group):
    """The simulations there are."""

    lines = (("grades", bilingual("Partidas hasta el último grado.", "Games to the last grade.")),)


@click.group(
    "simulate",
    cls=_SimulateGroup,
    help=bilingual("Simulaciones.", "Simulations."),
    epilog=bilingual("Ejemplo: liga simulate grades", "Example: liga simulate grades"),
)
def command() -> None:
    """The group itself does nothing."""


@command.command(
    "grades",
    cls=Command,
    help=bilingual(
        "Cuántas partidas hacen falta para llegar al último grado: exactas, por cadena de Markov, "
        "y con trayectorias simuladas.",
        "How many games it takes to reach the last grade: exactly, by a Markov chain, and with "
        "simulated trajectories.",
    ),
    epilog=bilingual(
        "Ejemplo: liga simulate grades --profile 30 26 23 21",
        "Example: liga simulate grades --profile 30 26 23 21",
    ),
)
@click.option(
    "--mode",
    type=EnumChoice(Mode),
    help=bilingual("Una sola modalidad.", "One mode only."),
)
@click.option(
    "--profile",
    nargs=4,
    type=NumberType(),
    metavar="P1 P2 P3 P4",
    default=(28, 25, 24, 23),
    show_default="28 25 24 23",
    callback=_shares,
    help=bilingual("Porcentaje de cada puesto.", "Percentage of each place."),
)
@click.option(
    "--trajectories",
    type=WholeType(1, 1_000_000),
    metavar="N",
    default=30_000,
    show_default=True,
    help=bilingual("Trayectorias simuladas.", "Simulated trajectories."),
)
@click.option(
    "--seed",
    type=WholeType(0, 10**9),
    metavar="N",
    default=2026,
    show_default=True,
    help=bilingual("Semilla de los números al azar.", "Seed of the random numbers."),
)
@click.option(
    "--grades",
    type=click.Path(path_type=Path),
    metavar="F",
    help=bilingual("Tablas de grados propias.", "Your own tables of grades."),
)
@language_option
@format_option("table", "json")
@reports_failures
def _grades(
    mode: Mode | None,
    profile: Four[float],
    trajectories: int,
    seed: int,
    grades: Path | None,
    language: Language,
    layout: str,
) -> None:
    """Print how long the climb takes."""
    ladders = read_ladder_file(grades) if grades else published_ladders()
    records = []
    for number, one in enumerate([mode] if mode else Mode):
        ladder = ladders[one]
        exact = time_to_top(ladder, profile)
        simulated = simulate(ladder, profile, trajectories=trajectories, seed=seed)
        if layout == "json":
            records.append(_record(ladder, exact, simulated))
        else:
            if number:
                say()
            _print_climb(grades, ladder, exact, simulated, language)
            steps = milestones(ladder, profile)
            tell(words.milestones([(step.grade, step.median) for step in steps], language))
    if layout == "json":
        print_json(records)


def _print_climb(
    grades: Path | None,
    ladder: Ladder,
    exact: TimeToGrade,
    simulated: Simulation,
    language: Language,
) -> None:
    file = None if grades is None else str(grades)
    print_table(
        words.headings(_PERCENTILES, language),
        [
            words.row("exact", [exact.percentile(p) for p in _PERCENTILES], language),
            words.row("simulated", [simulated.percentile(p) for p in _PERCENTILES], language),
        ],
        right=range(1, 1 + len(_PERCENTILES)),
        title=words.title(ladder.mode, exact.grade, simulated.trajectories, language, file=file),
    )
    say()
    bars = simulated.histogram(_BARS)
    for line in words.histogram([(bar.first, bar.last, bar.count) for bar in bars], language):
        say(line)
    if simulated.unfinished:
        say(words.unfinished(simulated.unfinished, language))


def _record(ladder: Ladder, exact: TimeToGrade, simulated: Simulation) -> dict[str, object]:
    return {
        "mode": ladder.mode,
        "grade": exact.grade,
        "exact": {str(p): exact.percentile(p) for p in _PERCENTILES},
        "simulated": {str(p): simulated.percentile(p) for p in _PERCENTILES},
        "trajectories": simulated.trajectories,
        "seed": simulated.seed,
        "unfinished": simulated.unfinished,
        "histogram": [
            {"first": bar.first, "last": bar.last, "count": bar.count}
            for bar in simulated.histogram(_BARS)
        ],
    }
