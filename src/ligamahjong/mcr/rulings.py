"""Disputed rulings decided otherwise, one at a time."""

from __future__ import annotations

from dataclasses import fields
from enum import StrEnum
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.mcr.exclusions import rules_of
from ligamahjong.mcr.profiles import Profile

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["SWITCHES", "Otherwise", "deciding_switch", "otherwise", "values"]

SWITCHES = tuple(one.name for one in fields(Profile) if one.name != "id")
"""Every ruling of a profile."""

_CAP = 88
"""The most points a hand can have where there is a limit."""


class Otherwise(NamedTuple):
    """A profile with one ruling decided otherwise."""

    switch: str
    profile: Profile


def values(switch: str, profile: Profile) -> tuple[object, ...]:
    """The ways in which a ruling can be decided.

    Args:
        switch: the ruling.
        profile: any profile.
    """
    now = getattr(profile, switch)
    if isinstance(now, StrEnum):
        return tuple(type(now))
    return (True, False) if isinstance(now, bool) else (None, _CAP)


def otherwise(profile: Profile) -> Iterator[Otherwise]:
    """The profile with each of its rulings decided otherwise, and nothing else."""
    for switch in SWITCHES:
        for value in values(switch, profile):
            if value != getattr(profile, switch):
                yield Otherwise(switch, profile.with_switches({switch: value}))


@cache
def deciding_switch(profile: Profile, fan: int, excluded: int) -> str | None:
    """The ruling because of which a fan excludes another; ``None`` if the table itself says so."""
    for one in otherwise(profile):
        if excluded not in rules_of(one.profile).excludes[fan]:
            return one.switch
    return None
