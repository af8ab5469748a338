"""What the value of a rule may be, beyond being of its kind."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.errors import RulesError

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["check_rule"]


class _Whole(NamedTuple):
    """Whole numbers from one to another, in steps."""

    least: int
    most: int
    step: int = 1


_MOST = 1_000_000
_IN_THIRDS = 300
"""Of which each of three players pays a number of hundreds."""
_IN_PARTS = 600
"""Which one, two or three players can pay to three, two or one in hundreds."""
_WHOLES: Mapping[str, _Whole] = {
    "double_wind_fu": _Whole(2, 4, 2),
    "most_winners": _Whole(1, 3),
    "honba": _Whole(0, 99_900, _IN_THIRDS),
    "noten": _Whole(0, 99_600, _IN_PARTS),
    "riichi_tiles_left": _Whole(0, 70),
    "rounds": _Whole(1, 4),
    "goal": _Whole(0, _MOST),
    "start": _Whole(0, _MOST),
    "chombo": _Whole(0, _MOST),
}
_NAMES: Mapping[str, frozenset[str]] = {
    "double_yakuman": frozenset({"daisuushii", "suuankou", "kokushi", "chuuren"}),
    "responsible": frozenset({"daisangen", "daisuushii", "suukantsu"}),
}


def check_rule(name: str, value: object) -> None:
    """Refuse a value that a rule cannot have.

    Args:
        name: of a field of :class:`~ligamahjong.riichi.editions.Edition`.
        value: of its kind.

    Raises:
        RulesError: a number out of its range or that cannot be paid in equal parts, an uma that
            does not add up to nothing, a yakuman of which the rule cannot speak.
    """
    if isinstance(value, int) and name in _WHOLES:
        _check_whole(name, value, _WHOLES[name])
    if isinstance(value, tuple) and sum(value):
        raise RulesError(
            f"{name}: {value} makes {sum(value)}, not 0", reason="rule-sum", rule=name, value=value
        )
    if isinstance(value, frozenset) and (unknown := value - _NAMES[name]):
        raise RulesError(
            f"{name}: not {sorted(unknown)}",
            reason="rule-names",
            rule=name,
            value=unknown,
            known=tuple(sorted(_NAMES[name])),
        )


def _check_whole(name: str, value: int, of: _Whole) -> None:
    inside = of.least <= value <= of.most
    if of.step == 1 and not inside:
        raise RulesError(
            f"{name}: {value} is not from {of.least} to {of.most}",
            reason="rule-whole",
            rule=name,
            value=value,
            least=of.least,
            most=of.most,
        )
    if value % of.step or not inside:
        raise RulesError(
            f"{name}: {value} is no multiple of {of.step} from {of.least} to {of.most}",
            reason="rule-step",
            rule=name,
            value=value,
            least=of.least,
            most=of.most,
            step=of.step,
        )
