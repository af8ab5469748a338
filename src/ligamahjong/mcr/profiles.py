"""The two practices as data: which points, and how each disputed ruling is decided.

``source`` in the metadata of a switch says who rules how; section numbers are of the Green Book.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.errors import RulesError

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = [
    "CN",
    "EMA",
    "PROFILES",
    "Difference",
    "KnittedWait",
    "KongConcealment",
    "Points",
    "Profile",
    "compare",
    "profile",
]


class Points(StrEnum):
    """Whose points."""

    EMA = "ema"
    CN = "cn"


class KongConcealment(StrEnum):
    """What concealed kongs add beside Three Kongs and Four Kongs."""

    ADD = "add"
    """Beside Three Kongs, Concealed Kong or Two Concealed Kongs for those that are concealed."""
    ONE = "one"
    """One fan for kongs, one for concealed pungs, nothing else."""
    ADD_MORE = "add-more"
    """The same beside Four Kongs too."""


class KnittedWait(StrEnum):
    """Edge and closed waits beside a Knitted Straight."""

    NEVER = "never"
    OUTSIDE = "outside"
    """Where the winning tile can be read outside the knitted part."""


def _source(ema: str, cn: str) -> dict[str, str]:
    """Who decides so."""
    return {"ema": ema, "cn": cn}


@dataclass(frozen=True, slots=True, kw_only=True)
class Profile:
    """A practice; the defaults are those of the Green Book of 2006."""

    id: str
    points: Points = field(default=Points.EMA, metadata=_source("§3.8.1", "1998; MIL 2025"))
    concealed_on_concealed_shapes: bool = field(
        default=True, metadata=_source("§3.8.1, examples", "MIL 2025: Self-Drawn only")
    )
    """Whether hands that cannot be but concealed add Fully Concealed Hand when self-drawn."""
    kong_concealment: KongConcealment = field(
        default=KongConcealment.ADD, metadata=_source("the federation's wiki", "MIL 2025")
    )
    all_green_half_flush: bool = field(
        default=True, metadata=_source("the federation's wiki", "1998; MIL 2025")
    )
    """Whether All Green with green dragons is a Half Flush too."""
    nine_gates_terminal_pung: bool = field(
        default=False, metadata=_source("§3.8.1", "MIL 2025: one fewer")
    )
    """Whether Nine Gates takes one Pung of Terminals and not all."""
    all_terminals_double_pung: bool = field(
        default=False, metadata=_source("silent", "1998: never")
    )
    shifted_chows_terminal_chows: bool = field(
        default=False, metadata=_source("the federation's wiki", "MIL 2025")
    )
    """Whether Four Pure Shifted Chows may have Two Terminal Chows."""
    knitted_wait: KnittedWait = field(
        default=KnittedWait.NEVER, metadata=_source("WMCC 2006", "MIL 2025")
    )
    exhausted_wait: bool = field(default=True, metadata=_source("silent", "MIL 2025 (10)"))
    """Whether a tile that the player holds all four of is still a wait."""
    honour_tile_hog: bool = field(
        default=True, metadata=_source("as all programs; the book says suit tile", "MIL 2025")
    )
    seven_pairs_all_types: bool = field(
        default=True, metadata=_source("§3.8.1, example", "MIL 2025; not JMSA")
    )
    cap: int | None = field(default=None, metadata=_source("none", "none; JMSA 88"))
    """The most points a hand can have without flowers, if there is a limit."""
    seven_pairs_equal_pairs: bool = field(
        default=True, metadata=_source("§3.8.1", "1998; MIL 2025")
    )
    lesser_honours_knitted_straight: bool = field(
        default=True, metadata=_source("the federation's wiki", "1998; MIL 2025")
    )
    voided_suit_exactly_one: bool = field(
        default=True, metadata=_source("§3.8.1", "1998; MIL 2025")
    )
    """Whether One Voided Suit needs exactly two suits; else one suit will do."""
    last_claim_is_replacement: bool = field(
        default=False, metadata=_source("a misprint of fan 46 that repeats fan 45", "never")
    )
    terminal_chows_exclude_pure_double: bool = field(
        default=False, metadata=_source("a misprint of fan 29 for Mixed Double Chow", "never")
    )
    heavenly_hands: int = field(default=0, metadata=_source("none", "none; an option of Tziakcha"))
    """Points of a hand complete as dealt, beside its fans: in no rule book there are any."""
    nine_gates_when_dealt: bool = field(
        default=False, metadata=_source("silent", "not; an option of one program")
    )
    waits_when_dealt: bool = field(default=False, metadata=_source("silent", "none"))
    """Whether a hand complete as dealt has a wait."""

    def __hash__(self) -> int:
        return hash(self.id)

    def with_switches(self, switches: Mapping[str, object]) -> Profile:
        """The profile with some rulings decided otherwise.

        Raises:
            RulesError: there is no such switch, or the value is not of its kind.
        """
        known = {one.name: one for one in fields(Profile) if one.name != "id"}
        values: dict[str, object] = {}
        for name, value in switches.items():
            if name not in known:
                raise RulesError(f"no ruling is called {name!r}", reason="rule-unknown", rule=name)
            now = getattr(self, name)
            if not _may_be(name, now, value):
                raise RulesError(
                    f"{name}: {value!r} is not of its kind, as {now!r} is",
                    reason="rule-value",
                    rule=name,
                    value=value,
                    now=now,
                )
            values[name] = type(now)(str(value)) if isinstance(now, StrEnum) else value
        return replace(self, **values)  # type: ignore[arg-type]


def _may_be(name: str, now: object, value: object) -> bool:
    """Whether a ruling can have a value."""
    if isinstance(now, StrEnum):
        return isinstance(value, str) and value in set(type(now))
    if type(now) is bool:
        return type(value) is bool
    return (name == "cap" and value is None) or (type(value) is int and value >= 0)


EMA = Profile(id="ema")
CN = Profile(
    id="cn",
    points=Points.CN,
    concealed_on_concealed_shapes=False,
    kong_concealment=KongConcealment.ONE,
    all_green_half_flush=False,
    nine_gates_terminal_pung=True,
    knitted_wait=KnittedWait.OUTSIDE,
)

PROFILES: Mapping[str, Profile] = MappingProxyType({one.id: one for one in (EMA, CN)})
"""The profiles by their ids, the default first."""


def profile(id: str) -> Profile:  # noqa: A002 - the word of the field
    """The profile of an id.

    Raises:
        RulesError: there is none.
    """
    if id not in PROFILES:
        raise RulesError(
            f"no profile {id!r}: {', '.join(PROFILES)}",
            reason="profile-unknown",
            profile=id,
            known=tuple(PROFILES),
        )
    return PROFILES[id]


class Difference(NamedTuple):
    """A ruling that two profiles decide otherwise."""

    switch: str
    first: object
    second: object
    sources: Mapping[str, str]


def compare(first: Profile, second: Profile) -> tuple[Difference, ...]:
    """The rulings that two profiles decide otherwise, in the order of the switches."""
    return tuple(
        Difference(one.name, a, b, one.metadata)
        for one in fields(Profile)
        if one.name != "id" and (a := getattr(first, one.name)) != (b := getattr(second, one.name))
    )
