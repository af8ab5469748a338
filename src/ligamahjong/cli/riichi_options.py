"""What commands about riichi have in common: rules, seats, tiles, circumstances of a win."""

from __future__ import annotations

import functools
import re
from dataclasses import fields
from enum import StrEnum
from typing import TYPE_CHECKING, ParamSpec, TypeVar

import click

from ligamahjong.cli.speech import bilingual, preferred_language
from ligamahjong.cli.values import OneOf, WholeType, named_values
from ligamahjong.errors import HandError, RulesError
from ligamahjong.riichi.editions import EDITIONS, RCR_2025, Edition, check_told, edition
from ligamahjong.riichi.points import MOST_COUNTERS
from ligamahjong.table import SEATS, Wind
from ligamahjong.tiles.notation import read_tiles
from ligamahjong.wording import Language
from ligamahjong.wording.errors import error_text
from ligamahjong.wording.game import WINDS

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ligamahjong.tiles import Tile

__all__ = [
    "POINTS",
    "SEAT",
    "SEATS_TYPE",
    "TILES",
    "circumstance_options",
    "dora_option",
    "honba_option",
    "refuse_contradiction",
    "riichi_options",
    "rule_options",
    "seat_and_rest",
    "sticks_option",
    "takes",
    "takes_rules",
    "wind_options",
]

P = ParamSpec("P")
R = TypeVar("R")

_WINDS: Mapping[str, Wind] = {
    "o": Wind.WEST,
    **{wind.value.lower(): wind for wind in SEATS},
    **{name.lower(): wind for wind in SEATS for name in WINDS[wind]},
}
"""Winds by their letters, O being west in Spanish, and by their names in both languages."""
_YES = frozenset({"true", "yes", "on", "1", "sí", "si"})
_NO = frozenset({"false", "no", "off", "0"})
_NONE = frozenset({"", "none", "ninguno"})


class _SeatType(click.ParamType[Wind]):
    """A seat, as its letter or its name; O is west too."""

    name = "seat"

    def convert(
        self, value: Wind | str, param: click.Parameter | None, ctx: click.Context | None
    ) -> Wind:
        """Read a seat."""
        if (found := _WINDS.get(value.strip().lower())) is not None:
            return found
        return self.fail(
            bilingual(
                f"«{value}» no es un asiento; se esperaba E, S, W (u O) o N, o su nombre, como "
                "Sur.",
                f"“{value}” is no seat; expected E, S, W or N, or its name, such as South.",
            ),
            param,
            ctx,
        )


def seat_and_rest(
    value: str, example: str, param: click.Parameter | None, ctx: click.Context | None
) -> tuple[str, str]:
    """The two sides of the colon in what stands as ``S:24``.

    Args:
        value: as written.
        example: of its form, for who wrote no colon.
        param: the option.
        ctx: the call.

    Raises:
        click.BadParameter: there is no colon.
    """
    letter, colon, rest = value.partition(":")
    if not colon:
        raise click.BadParameter(
            bilingual(
                f"«{value}» no vale; se esperaba un asiento y dos puntos delante, como {example}.",
                f"not “{value}”; expected a seat and a colon first, as in {example}.",
            ),
            ctx,
            param,
        )
    return letter, rest


class _SeatsType(click.ParamType[frozenset[Wind]]):
    """Some seats, as ``ES`` or ``E,S``."""

    name = "seats"

    def convert(
        self,
        value: frozenset[Wind] | str,
        param: click.Parameter | None,
        ctx: click.Context | None,
    ) -> frozenset[Wind]:
        """Read seats."""
        if isinstance(value, frozenset):
            return value
        if value.lower() in _NONE:
            return frozenset()
        letters = value.replace(",", "").replace(" ", "")
        return frozenset(SEAT.convert(letter, param, ctx) for letter in letters)


class _TilesType(click.ParamType["tuple[Tile, ...]"]):
    """Tiles, as ``4p1z``."""

    name = "tiles"

    def convert(
        self,
        value: tuple[Tile, ...] | str,
        param: click.Parameter | None,
        ctx: click.Context | None,
    ) -> tuple[Tile, ...]:
        """Read tiles."""
        if isinstance(value, tuple):
            return value
        try:
            return read_tiles(value)
        except HandError as error:
            return self.fail(error_text(error, Language(preferred_language())), param, ctx)


class _PointsType(click.ParamType[int]):
    """Points as ``5200``, ``-5.200`` or ``+5,200``."""

    name = "points"

    def convert(
        self, value: int | str, param: click.Parameter | None, ctx: click.Context | None
    ) -> int:
        """Read points."""
        text = str(value).replace("\N{MINUS SIGN}", "-")
        if re.fullmatch(r"[+-]?[0-9]{1,3}(?:[.,]?[0-9]{3})?|[+-]?[0-9]{1,7}", text):
            return int(text.replace(".", "").replace(",", ""))
        return self.fail(
            bilingual(
                f"«{value}» no son puntos; se esperaba algo como 5200 o -5200.",
                f"“{value}” is no points; expected something like 5200 or -5200.",
            ),
            param,
            ctx,
        )


SEAT = _SeatType()
SEATS_TYPE = _SeatsType()
TILES = _TilesType()
POINTS = _PointsType()


rule_options = (
    click.option(
        "--edition",
        "edition_id",
        type=OneOf(tuple(EDITIONS)),
        default=RCR_2025.id,
        show_default=True,
        help=bilingual("Reglas.", "Rules."),
    ),
    click.option(
        "--option",
        "changes",
        multiple=True,
        metavar="NAME=VALUE",
        help=bilingual(
            "Cambia una regla de la edición, como kiriage=no; «liga rules riichi» las enumera.",
            "Change a rule of the edition, such as kiriage=no; “liga rules riichi” lists them.",
        ),
    ),
)
"""The rules; :func:`takes_rules` makes an edition of them."""


def takes_rules(function: Callable[..., R]) -> Callable[..., R]:
    """Give a command the edition of its options as ``rules``; one that cannot be is wrong usage."""

    @functools.wraps(function)
    def with_rules(edition_id: str, changes: tuple[str, ...], **options: object) -> R:
        chosen = edition(edition_id)
        named = named_values(changes, "--option")
        wanted = {name: _rule(chosen, name, value) for name, value in named.items()}
        try:
            rules = chosen.with_options(wanted)
            check_told(chosen, rules)
        except RulesError as error:
            text = error_text(error, Language(preferred_language()))
            raise click.BadParameter(
                f"{text}.", click.get_current_context(), param_hint="--option"
            ) from error
        return function(rules=rules, **options)

    return with_rules


def _rule(chosen: Edition, name: str, text: str) -> object:
    """The value of a rule as the edition has it; the text itself where it is none."""
    now = getattr(chosen, name) if name in {one.name for one in fields(Edition)} else ""
    if isinstance(now, bool):
        return text.lower() in _YES if text.lower() in _YES | _NO else text
    if isinstance(now, frozenset):
        return [] if text.lower() in _NONE else [one.strip() for one in text.split(",")]
    if isinstance(now, tuple):
        return [_whole(one.strip()) for one in text.split(",")]
    return text if isinstance(now, StrEnum) else _whole(text)


def _whole(text: str) -> int | str:
    return int(text) if re.fullmatch("[+-]?[0-9]{1,9}", text) else text


def refuse_contradiction(riichi: object, *, double: bool) -> None:
    """Refuse a double riichi that is said to have been none.

    Args:
        riichi: whether there was riichi; ``None`` where it was not said.
        double: whether there was double riichi.

    Raises:
        click.UsageError: both cannot be.
    """
    if double and riichi is False:
        raise click.UsageError(
            bilingual(
                "se esperaba --double-riichi o --no-riichi, no los dos.",
                "expected --double-riichi or --no-riichi, not both.",
            )
        )


honba_option = click.option(
    "--honba",
    type=WholeType(0, MOST_COUNTERS),
    default=0,
    metavar="N",
    help=bilingual("Contadores en la mesa.", "Counters on the table."),
)
sticks_option = click.option(
    "--sticks",
    type=WholeType(0, MOST_COUNTERS),
    default=0,
    metavar="N",
    help=bilingual("Palillos de riichi en la mesa.", "Riichi sticks on the table."),
)
wind_options = (
    click.option(
        "--seat",
        type=SEAT,
        metavar="E|S|W|N",
        help=bilingual(
            "Viento de asiento, también por su nombre (Oeste es W u O).",
            "Seat wind, by its name too.",
        ),
    ),
    click.option(
        "--round",
        type=SEAT,
        metavar="E|S|W|N",
        help=bilingual("Viento de la ronda, lo mismo.", "Wind of the round, likewise."),
    ),
)
riichi_options = (
    click.option(
        "--riichi/--no-riichi",
        default=None,
        help=bilingual("Si hubo riichi.", "Whether there was riichi."),
    ),
    click.option(
        "--double-riichi", is_flag=True, help=bilingual("Doble riichi.", "Double riichi.")
    ),
)
dora_option = click.option(
    "--dora",
    multiple=True,
    metavar="TILES",
    help=bilingual("Indicadores de dora, como 4p o 4p1z.", "Dora indicators, such as 4p or 4p1z."),
)
_FLAGS: Mapping[str, str] = {
    "--ippatsu": bilingual(
        "En la primera vuelta tras el riichi.", "In the first turn after riichi."
    ),
    "--rinshan": bilingual("Con la ficha tras un kan.", "On the tile after a kan."),
    "--chankan": bilingual("Robando un kan.", "By robbing a kan."),
    "--haitei": bilingual("Con la última ficha del muro.", "On the last tile of the wall."),
    "--houtei": bilingual("Con el último descarte.", "On the last discard."),
    "--tenhou": bilingual("Con la primera ficha de Este.", "On East's first tile."),
    "--chiihou": bilingual(
        "Con la primera ficha de otro, sin interrupción.",
        "On another player's first tile, uninterrupted.",
    ),
    "--renhou": bilingual(
        "De un descarte antes del primer turno, sin interrupción.",
        "On a discard before the first turn, uninterrupted.",
    ),
}

circumstance_options = (
    click.option(
        "--tsumo/--ron",
        default=None,
        help=bilingual("Ganada del muro, o de un descarte.", "Self-draw, or on a discard."),
    ),
    *wind_options,
    *riichi_options,
    *(click.option(name, is_flag=True, help=text) for name, text in _FLAGS.items()),
    dora_option,
    click.option(
        "--ura",
        multiple=True,
        metavar="TILES",
        help=bilingual("Indicadores de uradora.", "Ura dora indicators."),
    ),
    honba_option,
    sticks_option,
)
"""How a hand was won. Facts that are asked about are ``None`` where they were not said."""


def takes(
    *options: Callable[[Callable[P, R]], Callable[P, R]],
) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Give a command some options, in their order."""

    def decorate(function: Callable[P, R]) -> Callable[P, R]:
        for option in reversed(options):
            function = option(function)
        return function

    return decorate
