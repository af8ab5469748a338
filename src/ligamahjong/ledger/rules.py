"""The rules a ledger counts by: their digest in the chain, and the rules themselves beside it."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

from ligamahjong.errors import LedgerError
from ligamahjong.league.rating import Ties
from ligamahjong.league.rules import LeagueRules
from ligamahjong.ledger.canonical import canonical
from ligamahjong.ledger.payloads import RulesChanged

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ligamahjong.league.game import Mode
    from ligamahjong.league.grades import Grade, Ladder

__all__ = ["change_of_rules", "rules_digest", "rules_in_force"]


def rules_digest(rules: LeagueRules) -> str:
    """SHA-256 of the switches and of every number of the grade tables.

    Raises:
        CanonicalError: a number of the tables is beyond what canonical JSON holds.
    """
    ladders = {
        mode.value: [_grade(grade) for grade in ladder.grades]
        for mode, ladder in rules.ladders.items()
    }
    return sha256(canonical({"ties": rules.ties.value, "ladders": ladders})).hexdigest()


def change_of_rules(rules: LeagueRules, reason: str | None = None) -> RulesChanged:
    """The payload that puts rules in force.

    Args:
        rules: switches and tables of the league.
        reason: digest of why, if anything was said.
    """
    return RulesChanged(rules.ties, rules_digest(rules), reason)


def rules_in_force(change: RulesChanged | None, ladders: Mapping[Mode, Ladder]) -> LeagueRules:
    """The rules that a chain has put in force, with the tables it has only the digest of.

    Args:
        change: the latest change; ``None`` before the first one, when ties are shared and any
            tables are right.
        ladders: the tables of grades.

    Raises:
        LedgerError: these are not the tables the chain means; ``facts`` has ``expected`` and
            ``found``.
    """
    if change is None:
        return LeagueRules(Ties.SHARED, ladders)
    rules = LeagueRules(change.ties, ladders)
    found = rules_digest(rules)
    if found != change.digest:
        raise LedgerError(
            f"the rules in force have the digest {change.digest}, these have {found}",
            reason="other-rules",
            expected=change.digest,
            found=found,
        )
    return rules


def _grade(grade: Grade) -> dict[str, object]:
    return {
        "name": grade.name,
        "base": grade.base,
        "threshold": grade.threshold,
        "points": list(grade.points),
        "floor": grade.floor,
    }
