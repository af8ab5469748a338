"""``liga result mcr``."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ligamahjong.cli.failures import reports_failures
from ligamahjong.cli.mcr_options import SeatPoints
from ligamahjong.cli.options import format_option, language_option
from ligamahjong.cli.output import print_json, print_table, say, tell
from ligamahjong.cli.riichi_options import POINTS
from ligamahjong.cli.speech import Command, bilingual

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ligamahjong.mcr.result import GameResult
    from ligamahjong.mcr.sheet import SheetCheck
    from ligamahjong.mcr.slips import Slip
    from ligamahjong.table import Four
    from ligamahjong.wording import Language

__all__ = ["mcr"]

_MOST_PENALTY = 1000


@click.command(
    "mcr",
    cls=Command,
    context_settings={"ignore_unknown_options": True},
    help=bilingual(
        "Los puestos y los puntos de mesa de una partida de MCR; si los puntos no suman cero, qué "
        "desliz lo explicaría.\n\nE S W N son los puntos de los cuatro, sin penalizaciones. Con "
        "--hands, una tabla con una fila por mano: winner,discarder,points y, o en su lugar, "
        "east,south,west,north.",
        "The places and table points of a game of MCR; if the points do not add up to zero, which "
        "slip would explain it.\n\nE S W N are the points of the four, without penalties. With "
        "--hands, a table of one row per hand: winner,discarder,points and, or instead of them, "
        "east,south,west,north.",
    ),
    epilog=bilingual(
        "Ejemplo: liga result mcr 178 -24 -55 -99 --penalty S:40",
        "Example: liga result mcr 178 -24 -55 -99 --penalty S:40",
    ),
)
@click.argument("scores", nargs=-1, type=POINTS, metavar="[E S W N]")
@click.option(
    "--penalty",
    "penalties",
    type=SeatPoints(1, _MOST_PENALTY),
    multiple=True,
    metavar="SEAT:POINTS",
    help=bilingual(
        "Puntos que pierde un asiento y nadie gana.", "Points that a seat loses and nobody gains."
    ),
)
@click.option(
    "--hands",
    type=click.Path(path_type=Path),
    metavar="F",
    help=bilingual(
        "La hoja, mano a mano: se suma, y se compara con los puntos dados.",
        "The sheet, hand by hand: added up, and compared with the points given.",
    ),
)
@language_option
@format_option("text", "json")
@reports_failures
def mcr(
    scores: tuple[int, ...],
    penalties: tuple[tuple[int, int], ...],
    hands: Path | None,
    language: Language,
    layout: str,
) -> None:
    """Print the result of a game, and what does not add up in it."""
    from ligamahjong.formats.documents import Document  # noqa: PLC0415 - the help needs none of it
    from ligamahjong.formats.mcr_sheet import read_mcr_sheet  # noqa: PLC0415
    from ligamahjong.mcr.result import game_result  # noqa: PLC0415
    from ligamahjong.mcr.sheet import check_sheet  # noqa: PLC0415
    from ligamahjong.mcr.slips import slips_of_sum  # noqa: PLC0415

    written = _four(scores, optional=hands is not None)
    deals = () if hands is None else read_mcr_sheet(Document.load(hands))
    sheet = None if hands is None else check_sheet(deals, written)
    lost: dict[int, int] = {}
    for seat, points in penalties:
        lost[seat] = lost.get(seat, 0) + points
    if written is None and sheet is not None:
        written = sheet.totals
    assert written is not None  # noqa: S101 - else the sheet was asked for
    found = game_result(written, lost)
    slips = slips_of_sum(written)
    if layout == "json":
        print_json(_record(found, slips, sheet, len(deals)))
    else:
        _print(found, slips, sheet, len(deals), language)
    if found.sum or (sheet is not None and (sheet.faults or sheet.wrong)):
        sys.exit(1)


def _four(scores: tuple[int, ...], *, optional: bool) -> Four[int] | None:
    if not scores and optional:
        return None
    try:
        east, south, west, north = scores
    except ValueError:
        raise click.UsageError(
            bilingual(
                f"se esperaban los puntos de los cuatro, no {len(scores)}.",
                f"expected the points of the four, not {len(scores)}.",
            )
        ) from None
    return east, south, west, north


def _print(
    found: GameResult,
    slips: Sequence[Slip],
    sheet: SheetCheck | None,
    hands: int,
    language: Language,
) -> None:
    from ligamahjong.wording.mcr import result as words  # noqa: PLC0415

    headings = words.result_headings(found, language)
    print_table(headings, words.result_rows(found, language), right=range(2, len(headings)))
    lines = list(words.sum_lines(found, slips, language))
    if sheet is not None:
        lines += words.sheet_lines(sheet, hands, language)
    if lines:
        say()
    for line in lines:
        tell(line)


def _record(
    found: GameResult, slips: Sequence[Slip], sheet: SheetCheck | None, hands: int
) -> dict[str, object]:
    record: dict[str, object] = {
        "scores": list(found.scores),
        "penalties": list(found.penalties),
        "totals": list(found.totals),
        "places": list(found.places),
        "table_points": [str(points) for points in found.table_points],
        "sum": found.sum,
        "slips": [_slip(slip) for slip in slips],
    }
    if sheet is not None:
        record["hands"] = {
            "count": hands,
            "totals": list(sheet.totals),
            "faults": [
                {
                    "hand": fault.hand,
                    "problem": fault.problem.value,
                    "written": list(fault.written),
                    "due": None if fault.due is None else list(fault.due),
                    "slips": [_slip(slip) for slip in fault.slips],
                }
                for fault in sheet.faults
            ],
            "wrong": list(sheet.wrong),
            "slips": [_slip(slip) for slip in sheet.slips],
        }
    return record


def _slip(slip: Slip) -> dict[str, object]:
    return {**slip._asdict(), "kind": slip.kind.value}
