"""``liga audit``.

``--format json`` prints ::

    {"mode": "mcr", "on": "2026-05-18", "openskill": "6.0.0", "ties": "shared", "equal": false,
     "games": 8205, "games_differing": 12, "players": 512, "players_differing": 7,
     "largest": {"mu": {"difference": 3.6e-15, "game": "g17", "player": "Ana Gil"}, "sigma": …,
                 "projection": …},
     "first": {"number": 17, "game": "g17", "played_at": "2026-01-10T17:00+01:00",
               "player": "Ana Gil", "ours": {"mu": …, "sigma": …, "projection": …},
               "openskill": {"mu": …, "sigma": …, "projection": …}}}

with every digit. ``game`` and ``player`` of a quantity that never differs are null, and so are
``first`` where everything is equal and any value that is not a number.
"""

from __future__ import annotations

import sys
from math import isfinite
from typing import TYPE_CHECKING

import click

from ligamahjong.analysis.audit import OPENSKILL, Quantity, audit
from ligamahjong.cli.failures import reports_failures
from ligamahjong.cli.history import read_history
from ligamahjong.cli.options import (
    Request,
    format_option,
    games_argument,
    history_options,
    takes_request,
)
from ligamahjong.cli.output import print_json, print_table, say, with_progress
from ligamahjong.cli.speech import Command, bilingual
from ligamahjong.formats.ranking_records import start_record
from ligamahjong.league.replay import until
from ligamahjong.wording import audit as words

if TYPE_CHECKING:
    from ligamahjong.analysis.audit import Audit, Divergence
    from ligamahjong.cli.history import History
    from ligamahjong.wording import Language

__all__ = ["command"]

_GAMES_A_SECOND = 10_000
"""Games that OpenSkill goes through in about a second."""


@click.command(
    "audit",
    cls=Command,
    help=bilingual(
        f"Recalcula el historial entero con OpenSkill {OPENSKILL}, partida a partida, junto al "
        "cálculo de la liga. Termina con 1 si algo difiere, aunque sea el último bit.",
        f"Work the whole history out again with OpenSkill {OPENSKILL}, game by game, beside the "
        "league's own. Exits with 1 if anything differs, be it the last bit.",
    ),
    epilog=bilingual(
        "Ejemplo: liga audit mcr.csv --date-only", "Example: liga audit mcr.csv --date-only"
    ),
)
@games_argument
@history_options()
@format_option("table", "json")
@takes_request
@reports_failures
def command(request: Request, layout: str) -> None:
    """Print what came of two replays."""
    history = read_history(request)
    games = tuple(until(history.games, history.on))
    label = words.progress(OPENSKILL, request.language)
    result = audit(
        history.mode, with_progress(games, label, a_second=_GAMES_A_SECOND), history.rules
    )
    if layout == "json":
        print_json(_record(history, result))
    else:
        _print_audit(history, result, request.language)
    if not result.equal:
        sys.exit(1)


def _print_audit(history: History, result: Audit, language: Language) -> None:
    print_table(
        words.headings(language),
        [_row(history, result, quantity, language) for quantity in Quantity],
        right=(1,),
    )
    say()
    first, players = result.first, len(result.ours)
    if first is None:
        say(words.equal(result.games, players, OPENSKILL, language))
        return
    say(
        words.differing(
            result.games_differing, result.games, result.players_differing, players, language
        )
    )
    say(words.first(first.number, first.game, history.people[first.player].name, language))
    for quantity in Quantity:
        ours, theirs = first.ours.of(quantity), first.openskill.of(quantity)
        say("  " + words.pair(quantity, ours, theirs, language))


def _row(history: History, result: Audit, quantity: Quantity, language: Language) -> list[str]:
    where = result.largest[quantity]
    return [
        words.QUANTITIES[quantity].say(language),
        words.distance(result.largest_difference(quantity), language),
        where.game.id if where else "",
        history.people[where.player].name if where else "",
    ]


def _record(history: History, result: Audit) -> dict[str, object]:
    return {
        "mode": result.mode,
        "on": str(history.on),
        "openskill": OPENSKILL,
        "ties": history.rules.ties,
        "equal": result.equal,
        "games": result.games,
        "games_differing": result.games_differing,
        "players": len(result.ours),
        "players_differing": result.players_differing,
        "largest": {
            quantity: {
                "difference": _finite(result.largest_difference(quantity)),
                "game": where.game.id if where else None,
                "player": history.people[where.player].name if where else None,
            }
            for quantity, where in result.largest.items()
        },
        "first": result.first and _first_record(history, result.first),
    }


def _first_record(history: History, first: Divergence) -> dict[str, object]:
    return {
        "number": first.number,
        "game": first.game.id,
        "played_at": start_record(first.game),
        "player": history.people[first.player].name,
        "ours": {quantity: _finite(first.ours.of(quantity)) for quantity in Quantity},
        "openskill": {quantity: _finite(first.openskill.of(quantity)) for quantity in Quantity},
    }


def _finite(value: float) -> float | None:
    """JSON has no other numbers."""
    return value if isfinite(value) else None
