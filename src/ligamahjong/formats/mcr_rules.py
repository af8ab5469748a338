"""The rules of MCR as plain values: fans, rulings, how two profiles differ."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.formats.mcr_explanations import write_fan
from ligamahjong.mcr.catalogue import FANS
from ligamahjong.mcr.exclusions import rules_of
from ligamahjong.mcr.numbers import number_in_book
from ligamahjong.mcr.penalties import PENALTIES
from ligamahjong.mcr.profiles import compare
from ligamahjong.mcr.rulings import SWITCHES, sources_of

if TYPE_CHECKING:
    from ligamahjong.mcr.profiles import Profile

__all__ = ["write_differences", "write_fan_rules", "write_rules"]


def write_fan_rules(number: int, profile: Profile) -> dict[str, object]:
    """A fan, what it excludes, and where it stands; every number is one of the library."""
    rules, fan = rules_of(profile), FANS[number]
    return {
        **write_fan(number, profile),
        "key": fan.key,
        "excludes": sorted(rules.excludes[number]),
        "excludes_for_its_sets": list(fan.excludes_for_sets),
        "excluded_by": [other for other in FANS if number in rules.excludes[other]],
        "also_in_book": [
            other
            for other in FANS
            if other != number and number_in_book(other, profile) == number_in_book(number, profile)
        ],
        "sources": list(fan.sources),
    }


def write_rules(profile: Profile) -> dict[str, object]:
    """Every fan and every ruling of a profile, and what fouls cost."""
    return {
        "profile": profile.id,
        "fans": [write_fan_rules(number, profile) for number in FANS],
        "rulings": [
            {
                "ruling": switch,
                "value": getattr(profile, switch),
                "source": dict(sources_of(switch)),
            }
            for switch in SWITCHES
        ],
        "penalties": [
            {
                "practice": one.practice.value,
                "offence": one.offence.value,
                "amount": one.amount,
                "to_each": one.to_each,
                "dead_hand": one.dead_hand,
                "expelled": one.expelled,
                "source": one.source,
            }
            for one in PENALTIES
        ],
    }


def write_differences(first: Profile, second: Profile) -> dict[str, object]:
    """The rulings that two profiles decide otherwise."""
    return {
        "first": first.id,
        "second": second.id,
        "differences": [
            {
                "ruling": one.switch,
                "first": one.first,
                "second": one.second,
                "source": dict(one.sources),
            }
            for one in compare(first, second)
        ],
    }
