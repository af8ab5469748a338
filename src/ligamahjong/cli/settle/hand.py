"""What options of ``liga settle riichi`` say of a hand, and which of them do not go together."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import click

from ligamahjong.cli.riichi_options import SEAT, seat_and_rest
from ligamahjong.cli.speech import bilingual
from ligamahjong.riichi.points import LIMIT_BASES
from ligamahjong.table import Wind

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

__all__ = ["PairType", "WinType", "hand_record"]

_HAN_FU = re.compile(r"([0-9]{1,2})/([0-9]{2,3})")
_YAKUMAN = re.compile(r"([0-9]{1,2})yakuman")
_POINTS = re.compile(r"[0-9]{3,6}")
_LIMITS = tuple(limit.value for limit in LIMIT_BASES)
_ENDS = ("wins", "draw", "chombo")
_ONLY_WITH = {
    "discarder": "wins",
    "tsumo": "wins",
    "responsible": "wins",
    "tenpai": "draw",
    "abortive": "draw",
    "nagashi": "draw",
}


class WinType(click.ParamType["dict[str, object]"]):
    """A winner and what the hand is worth: ``S:3/40``, ``S:5200``, ``S:mangan``."""

    name = "win"

    def convert(
        self,
        value: dict[str, object] | str,
        param: click.Parameter | None,
        ctx: click.Context | None,
    ) -> dict[str, object]:
        """Read a win as an object that ``formats.riichi_games`` reads."""
        if isinstance(value, dict):
            return value
        letter, worth = seat_and_rest(value, "S:3/40", param, ctx)
        seat = SEAT.convert(letter, param, ctx).value
        worth = worth.lower()
        if found := _HAN_FU.fullmatch(worth):
            return {"seat": seat, "han": int(found[1]), "fu": int(found[2])}
        if found := _YAKUMAN.fullmatch(worth):
            return {"seat": seat, "yakuman": int(found[1])}
        if _POINTS.fullmatch(worth):
            return {"seat": seat, "points": int(worth)}
        if worth in _LIMITS:
            return {"seat": seat, "limit": worth}
        limits = ", ".join(_LIMITS)
        return self.fail(
            bilingual(
                f"«{value}» no es una victoria; se esperaba {seat}:3/40 (han/fu), {seat}:5200 "
                f"(puntos) o un límite como {seat}:mangan ({limits}).",
                f"“{value}” is no win; expected {seat}:3/40 (han/fu), {seat}:5200 (points) or a "
                f"limit such as {seat}:mangan ({limits}).",
            ),
            param,
            ctx,
        )


class PairType(click.ParamType[tuple[Wind, Wind]]):
    """Two seats, as ``S:E``."""

    name = "pair"

    def convert(
        self,
        value: tuple[Wind, Wind] | str,
        param: click.Parameter | None,
        ctx: click.Context | None,
    ) -> tuple[Wind, Wind]:
        """Read two seats."""
        if isinstance(value, tuple):
            return value
        first, second = seat_and_rest(value, "S:E", param, ctx)
        return SEAT.convert(first, param, ctx), SEAT.convert(second, param, ctx)


def hand_record(said: Mapping[str, object]) -> dict[str, object]:
    """The options of a hand as an object that ``formats.riichi_games`` reads.

    Args:
        said: values by the names of the options; ``None``, false or empty where not given, but an
            empty ``tenpai`` is nobody.

    Raises:
        click.UsageError: options that do not go together, or one without which another says
            nothing.
    """
    given = {
        name: value
        for name, value in said.items()
        if value or (name == "tenpai" and value is not None)
    }
    _check_together(given)
    wins = [dict(win) for win in _listed(given.get("wins"))]
    for winner, answers in _listed(given.pop("responsible", None)):
        mine = [win for win in wins if win["seat"] == winner]
        if not mine:
            raise click.UsageError(
                bilingual(
                    "--responsible: se esperaba el asiento de quien gana delante.",
                    "--responsible: expected the seat of a winner first.",
                )
            )
        if "responsible" in mine[0]:
            raise click.UsageError(
                bilingual(
                    f"--responsible: {winner.value} está más de una vez; se esperaba una sola.",
                    f"--responsible: {winner.value} is there more than once; expected it once.",
                )
            )
        mine[0]["responsible"] = answers.value
    if wins:
        given["wins"] = wins
    return {
        name: sorted(value) if isinstance(value, frozenset) else value
        for name, value in given.items()
    }


def _check_together(given: Mapping[str, object]) -> None:
    ends = [name for name in _ENDS if name in given]
    if not ends:
        raise click.UsageError(
            bilingual(
                "se esperaba --win, --draw, --chombo o --game.",
                "expected --win, --draw, --chombo or --game.",
            )
        )
    if len(ends) > 1:
        raise _apart(ends[0], ends[1])
    [end] = ends
    for name, needed in _ONLY_WITH.items():
        if name in given and needed != end:
            raise _apart(end, name)
    if end == "wins" and ("tsumo" in given) == ("discarder" in given):
        raise click.UsageError(
            bilingual(
                "con --win se esperaba --discarder o --tsumo, uno de los dos.",
                "with --win expected --discarder or --tsumo, one of them.",
            )
        )
    if end == "draw" and "abortive" in given:
        for name in ("tenpai", "nagashi"):
            if name in given:
                raise _apart("abortive", name)
    elif end == "draw" and "tenpai" not in given:
        raise click.UsageError(
            bilingual(
                "con --draw se esperaba --tenpai, como ES, o none.",
                "with --draw expected --tenpai, as ES, or none.",
            )
        )


def _apart(first: str, second: str) -> click.UsageError:
    one, other = (f"--{'win' if name == 'wins' else name}" for name in (first, second))
    return click.UsageError(
        bilingual(f"{one} y {other} no van juntos.", f"{one} and {other} do not go together.")
    )


def _listed(values: object) -> Sequence[Any]:
    return values if isinstance(values, tuple) else ()
