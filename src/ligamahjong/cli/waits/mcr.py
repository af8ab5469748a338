"""``liga waits mcr``."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from ligamahjong.cli.failures import reports_failures
from ligamahjong.cli.mcr_options import (
    flowers_option,
    profile_options,
    takes_profile,
    wind_options,
)
from ligamahjong.cli.options import format_option, language_option
from ligamahjong.cli.output import print_json, print_table, say, tell
from ligamahjong.cli.speech import Command, bilingual

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ligamahjong.mcr.advice import Discard, Wait
    from ligamahjong.mcr.profiles import Profile
    from ligamahjong.table import Wind
    from ligamahjong.wording import Language

__all__ = ["mcr"]

_WHOLE = 14


@click.command(
    "mcr",
    cls=Command,
    help=bilingual(
        "Las fichas que completan una mano de MCR, cuántas quedan y lo que vale cada una, del muro "
        "y de descarte; con catorce fichas, qué descartar.\n\nHAND se escribe como en «liga score "
        "mcr», sin la ficha ganadora.",
        "The tiles that complete a hand of MCR, how many are left and what each is worth, "
        "self-drawn and claimed; with fourteen tiles, what to discard.\n\nHAND is written as in "
        "“liga score mcr”, without the winning tile.",
    ),
    epilog=bilingual(
        'Ejemplo: liga waits mcr "[123m,1][456m,2]78m55s567p" --seat N --visible 9m9m',
        'Example: liga waits mcr "[123m,1][456m,2]78m55s567p" --seat N --visible 9m9m',
    ),
)
@click.argument("hand", nargs=-1, required=True, metavar="HAND...")
@wind_options
@flowers_option
@click.option(
    "--visible",
    default="",
    metavar="TILES",
    help=bilingual(
        "Fichas a la vista fuera de la mano: descartes y lo expuesto por los demás.",
        "Tiles in sight outside the hand: discards, and what lies open of the others.",
    ),
)
@profile_options
@language_option
@format_option("table", "json")
@reports_failures
@takes_profile
def mcr(
    hand: tuple[str, ...],
    seat: Wind | None,
    round: Wind | None,  # noqa: A002 - as the option is called
    flowers: int,
    visible: str,
    rules: Profile,
    language: Language,
    layout: str,
) -> None:
    """Print what a hand waits for, or what to discard."""
    from ligamahjong.formats.mcr_explanations import (  # noqa: PLC0415 - the help needs none of it
        write_discards,
        write_waits,
    )
    from ligamahjong.formats.mcr_records import read_any_hand, read_any_tiles  # noqa: PLC0415
    from ligamahjong.mcr.advice import discards, is_complete, waits  # noqa: PLC0415
    from ligamahjong.mcr.circumstances import Circumstances  # noqa: PLC0415
    from ligamahjong.mcr.validation import check_hand  # noqa: PLC0415
    from ligamahjong.table import Wind  # noqa: PLC0415

    read = read_any_hand(" ".join(hand))
    held = read._replace(flowers=read.flowers + flowers)
    seen = read_any_tiles(visible)
    how = Circumstances(seat=seat or Wind.EAST, prevalent=round or Wind.EAST)
    tiles = len(held.standing) + (held.winning is not None) + 3 * len(held.melds)
    check_hand(held, seen, tiles=_WHOLE if tiles >= _WHOLE else _WHOLE - 1)
    if tiles == _WHOLE:
        found = discards(held, how, rules, seen)
        complete = is_complete(held, rules)
        if layout == "json":
            written = write_discards(found)
            print_json({"profile": rules.id, "complete": complete, "discards": written})
        else:
            _print_discards(found, language, complete=complete)
    else:
        waiting = waits(held, how, rules, seen)
        if layout == "json":
            print_json({"profile": rules.id, "waits": write_waits(waiting)})
        else:
            _print_waits(waiting, language)


def _print_waits(waiting: Sequence[Wait], language: Language) -> None:
    from ligamahjong.wording.mcr import waits as words  # noqa: PLC0415

    if not waiting:
        tell(words.NO_WAIT.say(language))
        return
    rows = [words.wait_row(one, language) for one in waiting]
    print_table(words.waits_headings(language), rows, right=range(1, 4))
    say()
    tell(words.waits_note(waiting, language))


def _print_discards(found: Sequence[Discard], language: Language, *, complete: bool) -> None:
    from ligamahjong.wording.mcr import waits as words  # noqa: PLC0415

    if complete:
        tell(words.COMPLETE.say(language))
    if not found:
        tell(words.NO_DISCARD.say(language))
        return
    rows = [words.discard_row(one) for one in found]
    print_table(words.discard_headings(language), rows, right=range(1, 4))
    say()
    tell(words.discards_note(language))
