"""``liga result riichi``."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Generic, TypeVar

import click

from ligamahjong.cli.failures import reports_failures
from ligamahjong.cli.options import format_option, language_option
from ligamahjong.cli.output import print_json, print_table, say, tell
from ligamahjong.cli.riichi_options import (
    POINTS,
    SEAT,
    SEATS_TYPE,
    rule_options,
    seat_and_rest,
    sticks_option,
    takes,
    takes_rules,
)
from ligamahjong.cli.speech import Command, bilingual
from ligamahjong.cli.values import EnumChoice, WholeType
from ligamahjong.formats.riichi_settlements import write_result
from ligamahjong.riichi.settlement import Remarks, Substituted, game_result
from ligamahjong.table import SEATS, Wind
from ligamahjong.wording.ranking import no_room
from ligamahjong.wording.riichi.game_result import remark_lines, result_headings, result_rows

if TYPE_CHECKING:
    from ligamahjong.riichi.editions import Edition
    from ligamahjong.riichi.settlement import GameResult
    from ligamahjong.wording import Language

__all__ = ["riichi"]

T = TypeVar("T")


class _OfSeat(click.ParamType[tuple[Wind, T]], Generic[T]):
    """Something of a seat, as ``E:1``."""

    name = "of-seat"

    def __init__(self, what: click.ParamType[T], example: str) -> None:
        self._what, self._example = what, example

    def convert(
        self,
        value: tuple[Wind, T] | str,
        param: click.Parameter | None,
        ctx: click.Context | None,
    ) -> tuple[Wind, T]:
        """Read a seat and what follows it."""
        if isinstance(value, tuple):
            return value
        letter, rest = seat_and_rest(value, self._example, param, ctx)
        return SEAT.convert(letter, param, ctx), self._what(rest, param, ctx)


@click.command(
    "riichi",
    cls=Command,
    context_settings={"ignore_unknown_options": True},
    help=bilingual(
        "Los puestos y el resultado final de una partida de Riichi, con uma y penalizaciones; si "
        "los puntos no cuadran, termina con 1.\n\n"
        "E S W N son los puntos de los cuatro al final, sin los palillos que quedan en la mesa; "
        "con --start 0, ganancias y pérdidas netas.",
        "The places and the final result of a game of Riichi, with uma and penalties; it exits "
        "with 1 if the scores do not add up.\n\nE S W N are the scores of the four at the end, "
        "without the sticks left on the table; with --start 0, net gains and losses.",
    ),
    epilog=bilingual(
        "Ejemplo: liga result riichi 42300 30000 28700 18000 --sticks 1 --chombo E:1",
        "Example: liga result riichi 42300 30000 28700 18000 --sticks 1 --chombo E:1",
    ),
)
@click.argument("scores", nargs=-1, required=True, type=POINTS, metavar="E S W N")
@click.option(
    "--start",
    type=WholeType(0, 1_000_000),
    metavar="N",
    help=bilingual(
        "Con cuánto empezó cada uno; si no, lo que diga la edición.",
        "What each began with; else what the edition says.",
    ),
)
@click.option(
    "--chombo",
    type=_OfSeat(WholeType(1, 100), "S:1"),
    multiple=True,
    metavar="SEAT:N",
    help=bilingual("Cuántos chombo cometió.", "How many chombo somebody committed."),
)
@click.option(
    "--late",
    type=_OfSeat(WholeType(1, 600), "S:10"),
    multiple=True,
    metavar="SEAT:MINUTES",
    help=bilingual("Minutos que llegó tarde.", "Minutes that somebody came late."),
)
@click.option(
    "--substituted",
    type=_OfSeat(EnumChoice(Substituted), "S:start"),
    multiple=True,
    metavar="SEAT:start|during",
    help=bilingual(
        "Quién fue sustituido, desde el principio o durante la partida.",
        "Who was substituted, from the start or during the game.",
    ),
)
@click.option(
    "--disqualified",
    type=SEATS_TYPE,
    default=frozenset(),
    metavar="SEATS",
    help=bilingual("Quién fue descalificado.", "Who was disqualified."),
)
@takes(sticks_option, *rule_options)
@language_option
@format_option("text", "json")
@reports_failures
@takes_rules
def riichi(
    scores: tuple[int, ...],
    start: int | None,
    chombo: tuple[tuple[Wind, int], ...],
    late: tuple[tuple[Wind, int], ...],
    substituted: tuple[tuple[Wind, Substituted], ...],
    disqualified: frozenset[Wind],
    sticks: int,
    rules: Edition,
    language: Language,
    layout: str,
) -> None:
    """Print the result of a game."""
    if len(scores) != len(SEATS):
        raise click.UsageError(
            bilingual(
                f"se esperaban los puntos de los cuatro, no {len(scores)}.",
                f"expected the scores of the four, not {len(scores)}.",
            )
        )
    east, south, west, north = scores
    remarks = Remarks(
        sticks,
        _by_seat(chombo),
        _by_seat(late),
        _by_seat(substituted),
        frozenset(SEATS.index(seat) for seat in disqualified),
    )
    found = game_result((east, south, west, north), remarks, rules, start=start)
    if layout == "json":
        print_json(write_result(found, rules))
    else:
        _print(scores, found, remarks, rules, language)
    if found.missing:
        sys.exit(1)


def _print(
    scores: tuple[int, ...], found: GameResult, remarks: Remarks, rules: Edition, language: Language
) -> None:
    left_out = print_table(
        result_headings(found, language),
        result_rows(scores, found, language),
        right=range(2, 4 + len(found.items)),
        spare=range(3, 3 + len(found.items)),
    )
    lines = list(remark_lines(scores, found, remarks, rules, language))
    if left_out:
        lines.append(no_room(left_out, language))
    if lines:
        say()
    for line in lines:
        tell(line)
    if found.missing_sticks:
        sticks = remarks.sticks + found.missing_sticks
        tell(bilingual(f"Para contarlos: --sticks {sticks}.", f"To count them: --sticks {sticks}."))


def _by_seat(values: tuple[tuple[Wind, T], ...]) -> dict[int, T]:
    """By number of the seat.

    Raises:
        click.UsageError: a seat is named twice.
    """
    found = {SEATS.index(seat): value for seat, value in values}
    if len(found) != len(values):
        raise click.UsageError(bilingual("un asiento figura dos veces.", "a seat is named twice."))
    return found
