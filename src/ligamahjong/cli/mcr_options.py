"""What commands about MCR have in common: rules, circumstances of a win, tiles."""

from __future__ import annotations

import functools
import re
from typing import TYPE_CHECKING, ParamSpec, TypeVar

import click

from ligamahjong.cli.riichi_options import SEAT, seat_and_rest
from ligamahjong.cli.speech import bilingual, preferred_language
from ligamahjong.cli.values import OneOf, WholeType, named_values
from ligamahjong.errors import RulesError
from ligamahjong.mcr.fan_names import FanProblem, read_fan, read_fans
from ligamahjong.mcr.profiles import EMA, PROFILES, Profile, profile
from ligamahjong.table import SEATS
from ligamahjong.wording import Language

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

__all__ = [
    "FAN",
    "FANS",
    "SeatPoints",
    "circumstance_options",
    "flowers_option",
    "profile_options",
    "takes_profile",
    "wind_options",
]

P = ParamSpec("P")
R = TypeVar("R")

_FLOWERS = 8
_VALUES: Mapping[str, object] = {
    **dict.fromkeys(("true", "yes", "on", "1", "sí", "si"), True),
    **dict.fromkeys(("false", "no", "off", "0"), False),
    **dict.fromkeys(("none", "ninguno"), None),
}


class _FanType(click.ParamType[int]):
    """A fan by its number or by a name in any language."""

    name = "fan"

    def convert(
        self, value: int | str, param: click.Parameter | None, ctx: click.Context | None
    ) -> int:
        """Read a fan."""
        number = value if isinstance(value, int) else read_fan(value)
        if isinstance(number, FanProblem):
            self.fail(_problems([number]), param, ctx)
        return number


class _FansType(click.ParamType[tuple[int, ...]]):
    """Fans as ``22,28,73x2`` or by their names."""

    name = "fans"

    def convert(
        self,
        value: tuple[int, ...] | str,
        param: click.Parameter | None,
        ctx: click.Context | None,
    ) -> tuple[int, ...]:
        """Read a list of fans."""
        if isinstance(value, tuple):
            return value
        numbers, problems = read_fans(value)
        if problems:
            self.fail(_problems(problems), param, ctx)
        if not numbers:
            self.fail(
                bilingual(
                    f"«{value}» no dice ninguna jugada; se esperaba algo como 22,28,73x2.",
                    f"“{value}” says no fan; expected something like 22,28,73x2.",
                ),
                param,
                ctx,
            )
        return numbers


class SeatPoints(click.ParamType[tuple[int, int]]):
    """A seat and points, as ``E:40``."""

    name = "seat-points"

    def __init__(self, lowest: int, highest: int) -> None:
        self._points = WholeType(lowest, highest)

    def convert(
        self,
        value: tuple[int, int] | str,
        param: click.Parameter | None,
        ctx: click.Context | None,
    ) -> tuple[int, int]:
        """Read a seat and points."""
        if isinstance(value, tuple):
            return value
        letter, points = seat_and_rest(value, "S:24", param, ctx)
        seat = SEATS.index(SEAT.convert(letter, param, ctx))
        return seat, self._points.convert(points, param, ctx)


def _problems(problems: Iterable[FanProblem]) -> str:
    from ligamahjong.wording.mcr.fan_problems import fan_problem  # noqa: PLC0415 - start-up time

    language = Language(preferred_language())
    said = "; ".join(fan_problem(one, language) for one in problems)
    return said if said.endswith("?") else f"{said}."


FAN = _FanType()
FANS = _FansType()


def profile_options(function: Callable[P, R]) -> Callable[P, R]:
    """``--profile`` and ``--option``; :func:`takes_profile` makes a profile of them."""
    function = click.option(
        "--option",
        "changes",
        multiple=True,
        metavar="NAME=VALUE",
        help=bilingual(
            "Decide un criterio de otro modo, como honour_tile_hog=no; «liga rules mcr» los "
            "enumera.",
            "Decide a ruling otherwise, such as honour_tile_hog=no; “liga rules mcr” lists them.",
        ),
    )(function)
    return click.option(
        "--profile",
        "profile_id",
        type=OneOf(tuple(PROFILES)),
        default=EMA.id,
        show_default=True,
        help=bilingual(
            "Práctica: la de EMA o la de China.", "Practice: that of EMA or that of China."
        ),
    )(function)


def takes_profile(function: Callable[..., R]) -> Callable[..., R]:
    """Give a command the profile of its options as ``rules``; none such is wrong usage."""

    @functools.wraps(function)
    def with_profile(profile_id: str, changes: tuple[str, ...], **options: object) -> R:
        from ligamahjong.mcr.rulings import OF_POINTS, decided  # noqa: PLC0415 - start-up time
        from ligamahjong.wording.errors import error_text  # noqa: PLC0415 - start-up time

        rulings = {
            name: _value(text, of_points=name in OF_POINTS)
            for name, text in named_values(changes, "--option").items()
        }
        try:
            chosen: Profile = decided(profile(profile_id), rulings)
        except RulesError as error:
            _know_as_written(error)
            text = error_text(error, Language(preferred_language()))
            raise click.BadParameter(
                f"{text}.", click.get_current_context(), param_hint="--option"
            ) from error
        return function(rules=chosen, **options)

    return with_profile


def _know_as_written(error: RulesError) -> None:
    """Have the error name the decisions that there are as they are given to a command."""
    from ligamahjong.wording.mcr.rulings import written_ruling  # noqa: PLC0415 - start-up time

    known = error.facts.get("known")
    if isinstance(known, tuple):
        error.facts["known"] = tuple(map(written_ruling, known))


def _value(text: str, *, of_points: bool) -> object:
    """How a ruling is decided, as written; the text itself where it is nothing known."""
    if of_points and re.fullmatch("[0-9]{1,6}", text):
        return int(text)
    return _VALUES.get(text.lower(), text)


def wind_options(function: Callable[P, R]) -> Callable[P, R]:
    """``--seat`` and ``--round``."""
    options = {
        "--seat": bilingual("Viento de asiento; si falta, Este.", "Seat wind; East if not said."),
        "--round": bilingual(
            "Viento de la ronda; si falta, Este.", "Wind of the round; East if not said."
        ),
    }
    for name, text in reversed(list(options.items())):
        function = click.option(name, type=SEAT, metavar="E|S|W|N", help=text)(function)
    return function


flowers_option = click.option(
    "--flowers",
    type=WholeType(0, _FLOWERS),
    default=0,
    metavar="N",
    help=bilingual("Flores apartadas.", "Flowers that lie apart."),
)

_FLAGS: Mapping[str, tuple[str, str]] = {
    "--self-drawn": ("self_drawn", bilingual("Ganada del muro.", "Self-drawn.")),
    "--last-tile": (
        "last_of_kind",
        bilingual(
            "Con la última ficha de su clase: las otras tres están a la vista.",
            "On the last tile of its kind: the three others lie open.",
        ),
    ),
    "--last-of-wall": (
        "last_of_wall",
        bilingual(
            "Con la última ficha del muro, o el descarte que la sigue.",
            "On the last tile of the wall, or the discard after it.",
        ),
    ),
    "--kong": (
        "kong",
        bilingual(
            "Del muro, tras un kong; si no, robando el kong de otro.",
            "Self-drawn, after a kong; else by robbing another's kong.",
        ),
    ),
    "--dealt": ("dealt", bilingual("Completa de reparto.", "Complete as dealt.")),
}


def circumstance_options(function: Callable[P, R]) -> Callable[P, R]:
    """How a hand was won; winds are ``None`` if not said."""
    function = flowers_option(function)
    for name, (field, text) in reversed(list(_FLAGS.items())):
        function = click.option(name, field, is_flag=True, help=text)(function)
    return wind_options(function)
