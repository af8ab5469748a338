"""Irregularities at the table and what follows from them (RCR 2016, infringements and errors)."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from ligamahjong.reference.bilingual import Bilingual

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["Case", "Moment", "Outcome", "cases"]


class Moment(StrEnum):
    """When it happens."""

    WINNING = "winning"
    RIICHI = "riichi"
    CALLING = "calling"
    TILES = "tiles"
    TIME = "time"


class Outcome(StrEnum):
    """What follows from it."""

    CORRECT = "correct"
    """It is pointed out and put right; the hand goes on."""
    DEAD_HAND = "dead-hand"
    """The player goes on but can neither claim nor win, and counts as not waiting at a draw."""
    CHOMBO = "chombo"
    """The hand is played again, sticks go back, and 20,000 points go off after the uma."""
    LATE = "late"
    """1,000 points a minute, taken off after the uma."""
    SUBSTITUTED_START = "substituted-start"
    """Somebody else plays from the start: −15,000 and the last uma, whatever the table says."""
    SUBSTITUTED_DURING = "substituted-during"
    """Somebody else goes on: the score of the table stays, with the last uma."""
    DISQUALIFIED = "disqualified"
    """Last of the tournament, whatever the points."""


@dataclass(frozen=True, slots=True)
class Case:
    """Something that happens at a table.

    Attributes:
        id: its name in an address.
        moment: when it happens.
        outcome: what follows.
        what: what happened.
        advice: what else is to be known, if anything.
    """

    id: str
    moment: Moment
    outcome: Outcome
    what: Bilingual
    advice: Bilingual | None


@cache
def cases() -> tuple[Case, ...]:
    """Every case, in the order in which a referee would look for it."""
    text = files(__package__).joinpath("irregularities.toml").read_text("utf-8")
    return tuple(map(_case, tomllib.loads(text)["case"]))


def _case(row: Mapping[str, str]) -> Case:
    advice = Bilingual(row["es_do"], row["en_do"]) if "es_do" in row else None
    return Case(
        row["id"],
        Moment(row["moment"]),
        Outcome(row["outcome"]),
        Bilingual(row["es"], row["en"]),
        advice,
    )
