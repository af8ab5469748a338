"""Disputed rulings decided otherwise, one at a time."""

from __future__ import annotations

from dataclasses import fields, replace
from enum import StrEnum
from functools import lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.errors import RulesError
from ligamahjong.mcr.catalogue import by_key
from ligamahjong.mcr.exclusions import rules_of
from ligamahjong.mcr.profiles import KnittedWait, Profile

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

__all__ = [
    "MOST_POINTS",
    "OF_POINTS",
    "SWITCHES",
    "Otherwise",
    "decided",
    "deciding_switch",
    "otherwise",
    "sources_of",
    "values",
    "waits_taken",
]

SWITCHES = tuple(one.name for one in fields(Profile) if one.name != "id")
"""Every ruling of a profile."""

OF_POINTS: Mapping[str, tuple[object, ...]] = MappingProxyType(
    {"cap": (None, 88), "heavenly_hands": (0, 8)}
)
"""Rulings that are a number of points: as the books have it, and one that is played."""

MOST_POINTS = 999_999
"""That such a ruling may be."""


class Otherwise(NamedTuple):
    """A profile with one ruling decided otherwise."""

    switch: str
    profile: Profile


def values(switch: str, profile: Profile) -> tuple[object, ...]:
    """The ways in which a ruling can be decided; of those that are points, two of them.

    Args:
        switch: the ruling.
        profile: any profile.
    """
    now = getattr(profile, switch)
    if isinstance(now, StrEnum):
        return tuple(type(now))
    return OF_POINTS.get(switch, (True, False))


def sources_of(switch: str) -> Mapping[str, str]:
    """Where a ruling stands, by ``"ema"`` and ``"cn"``."""
    return next(one.metadata for one in fields(Profile) if one.name == switch)


def decided(profile: Profile, rulings: Mapping[str, object]) -> Profile:
    """The profile with some rulings decided otherwise.

    Raises:
        RulesError: no ruling has such a name, or it cannot be decided so; ``facts["reason"]`` is
            ``"ruling-unknown"``, ``"ruling-value"`` or, where it is a number of points,
            ``"ruling-points"``.
    """
    for switch, value in rulings.items():
        if switch not in SWITCHES:
            raise RulesError(
                f"no ruling is called {switch!r}", reason="ruling-unknown", ruling=switch
            )
        known = values(switch, profile)
        of_points = switch in OF_POINTS and type(value) is int and 0 <= value <= MOST_POINTS
        if not of_points and not any(value == one and _alike(value, one) for one in known):
            raise _cannot_be(switch, value, known)
    if not rulings:
        return profile
    typed = {switch: _typed(value, getattr(profile, switch)) for switch, value in rulings.items()}
    return replace(profile, **typed)  # type: ignore[arg-type]


def _cannot_be(switch: str, value: object, known: tuple[object, ...]) -> RulesError:
    text = f"{switch}: {value!r} is none of {known}"
    if switch in OF_POINTS:
        return RulesError(
            text, reason="ruling-points", ruling=switch, value=value, known=known, most=MOST_POINTS
        )
    return RulesError(text, reason="ruling-value", ruling=switch, value=value, known=known)


def _typed(value: object, now: object) -> object:
    """A value as the profile has it."""
    return type(now)(value) if isinstance(now, StrEnum) and isinstance(value, str) else value


def _alike(value: object, known: object) -> bool:
    """Whether a value is of the kind of a known one: 1 is not true."""
    return isinstance(value, bool) is isinstance(known, bool)


def otherwise(profile: Profile) -> Iterator[Otherwise]:
    """The profile with each of its rulings decided otherwise, and nothing else."""
    for switch in SWITCHES:
        for value in values(switch, profile):
            if value != getattr(profile, switch):
                yield Otherwise(switch, decided(profile, {switch: value}))


@lru_cache(maxsize=1 << 12)
def deciding_switch(profile: Profile, fan: int, excluded: int) -> str | None:
    """The ruling because of which a fan excludes another; ``None`` if the table itself says so."""
    for one in otherwise(profile):
        if excluded not in rules_of(one.profile).excludes[fan]:
            return one.switch
    return None


def waits_taken(profile: Profile) -> Mapping[int, str]:
    """The waits that never count beside a Knitted Straight, with the ruling that says so.

    No table of exclusions has them, as the ruling is about the wait.

    >>> from ligamahjong.mcr.profiles import CN, EMA
    >>> dict(waits_taken(EMA)), dict(waits_taken(CN))
    ({77: 'knitted_wait', 78: 'knitted_wait'}, {})
    """
    if profile.knitted_wait is not KnittedWait.NEVER:
        return MappingProxyType({})
    waits = map(by_key, ("edge_wait", "closed_wait"))
    return MappingProxyType(dict.fromkeys(waits, "knitted_wait"))
