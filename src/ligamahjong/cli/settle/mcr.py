"""``liga settle mcr``."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from ligamahjong.cli.failures import reports_failures
from ligamahjong.cli.mcr_options import SeatPoints
from ligamahjong.cli.options import format_option, language_option
from ligamahjong.cli.output import print_json, print_table, say, tell
from ligamahjong.cli.riichi_options import SEAT, seat_and_rest
from ligamahjong.cli.speech import Command, bilingual
from ligamahjong.cli.values import EnumChoice, WholeType
from ligamahjong.mcr.penalties import Offence, Practice, check_fouls, penalty, penalty_line
from ligamahjong.table import SEATS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ligamahjong.mcr.sheet import Deal
    from ligamahjong.table import Four, Line, Wind
    from ligamahjong.wording import Language

__all__ = ["mcr"]

_MOST_POINTS = 1000
_MOST_SCORE = 1_000_000


class _FoulType(click.ParamType[tuple[int, Offence]]):
    """A seat and what it did, as ``N:short-win``."""

    name = "foul"

    def convert(
        self,
        value: tuple[int, Offence] | str,
        param: click.Parameter | None,
        ctx: click.Context | None,
    ) -> tuple[int, Offence]:
        """Read a seat and an offence."""
        if isinstance(value, tuple):
            return value
        letter, offence = seat_and_rest(value, f"S:{Offence.SHORT_WIN}", param, ctx)
        seat = SEATS.index(SEAT.convert(letter, param, ctx))
        return seat, EnumChoice(Offence).convert(offence, param, ctx)


@click.command(
    "mcr",
    cls=Command,
    help=bilingual(
        "Los pagos de una mano de MCR, línea a línea, y su fila en la hoja.\n\nLos puntos son los "
        "de la mano con flores. De una falta se cobra lo que diga la práctica; lo que no consta, "
        "lo decide el árbitro.",
        "The payments of a hand of MCR, line by line, and its row on the sheet.\n\nThe points are "
        "those of the hand with flowers. A foul costs what the practice says; what is not known "
        "the referee decides.",
    ),
    epilog=bilingual(
        "Ejemplo: liga settle mcr --win S:24 --discarder E",
        "Example: liga settle mcr --win S:24 --discarder E",
    ),
)
@click.option(
    "--win",
    type=SeatPoints(1, _MOST_POINTS),
    metavar="SEAT:POINTS",
    help=bilingual("Quién gana y con cuántos puntos.", "Who wins, and with how many points."),
)
@click.option(
    "--discarder",
    type=SEAT,
    metavar="SEAT",
    help=bilingual(
        "Quién descartó la ficha, o de quién es el kong robado.",
        "Who discarded the tile, or whose kong was robbed.",
    ),
)
@click.option("--self-drawn", is_flag=True, help=bilingual("Ganada del muro.", "A self-draw."))
@click.option(
    "--foul",
    "fouls",
    type=_FoulType(),
    multiple=True,
    metavar="SEAT:FOUL",
    help=bilingual(
        f"Quién comete qué falta: {', '.join(Offence)}.",
        f"Who commits what foul: {', '.join(Offence)}.",
    ),
)
@click.option(
    "--practice",
    type=EnumChoice(Practice),
    default=Practice.EMA.value,
    show_default=True,
    help=bilingual("De quién son las penalizaciones.", "Whose penalties."),
)
@click.option(
    "--scores",
    type=WholeType(-_MOST_SCORE, _MOST_SCORE),
    nargs=4,
    metavar="E S W N",
    help=bilingual("Los puntos de antes.", "The scores before."),
)
@language_option
@format_option("text", "json")
@reports_failures
def mcr(
    win: tuple[int, int] | None,
    discarder: Wind | None,
    self_drawn: bool,  # noqa: FBT001 - click passes it by name
    fouls: tuple[tuple[int, Offence], ...],
    practice: Practice,
    scores: Four[int] | None,
    language: Language,
    layout: str,
) -> None:
    """Settle a hand."""
    from ligamahjong.formats.mcr_payments import write_lines  # noqa: PLC0415 - not for the help
    from ligamahjong.mcr.payments import payments  # noqa: PLC0415
    from ligamahjong.mcr.sheet import Deal  # noqa: PLC0415

    _check(win, discarder, self_drawn=self_drawn, fouls=bool(fouls))
    lines: list[Line] = []
    deal: Deal | None = None
    if win is not None:
        seat, points = win
        deal = Deal(seat, None if discarder is None else SEATS.index(discarder), points)
        lines += payments(points, seat, deal.discarder)
    penalties = [(seat, penalty(practice, offence)) for seat, offence in fouls]
    check_fouls(penalties, None if win is None else win[0])
    lines += [penalty_line(one, seat) for seat, one in penalties]
    if layout == "json":
        print_json(write_lines(lines, deal, scores))
    else:
        _print(lines, deal, scores, language)


def _check(
    win: tuple[int, int] | None, discarder: Wind | None, *, self_drawn: bool, fouls: bool
) -> None:
    """Refuse a question that is none."""
    if win is None and (discarder is not None or self_drawn or not fouls):
        raise click.UsageError(
            bilingual(
                "se esperaba --win, como S:24, o --foul.", "expected --win, as S:24, or --foul."
            )
        )
    if win is not None and self_drawn is (discarder is not None):
        raise click.UsageError(
            bilingual(
                "con --win se esperaba --discarder o --self-drawn.",
                "with --win expected --discarder or --self-drawn.",
            )
        )


def _print(
    lines: Sequence[Line], deal: Deal | None, scores: Four[int] | None, language: Language
) -> None:
    from ligamahjong.formats.mcr_payments import sheet_row  # noqa: PLC0415 - not for the help
    from ligamahjong.wording.mcr import settlement as words  # noqa: PLC0415

    headings = words.settlement_headings(lines, language)
    rows = words.settlement_rows(lines, scores, language)
    print_table(headings, rows, right=range(1, len(headings)))
    say()
    if deal is not None:
        tell(words.row_line(sheet_row(deal), language))
    if note := words.penalties_note(lines, language):
        tell(note)
