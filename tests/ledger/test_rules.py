"""The digest of the rules."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256

import pytest

from ligamahjong.errors import LedgerError
from ligamahjong.league.game import Mode
from ligamahjong.league.grades import published_ladders
from ligamahjong.league.ladder import Grade, Ladder
from ligamahjong.league.rating import Ties
from ligamahjong.league.rules import LeagueRules
from ligamahjong.ledger.rules import change_of_rules, rules_digest, rules_in_force

SMALL = {
    Mode.MCR: Ladder(Mode.MCR, (Grade("1-pin", 0, None, (30, 15, 0, -15), floor=True),)),
    Mode.RIICHI: Ladder(
        Mode.RIICHI,
        (
            Grade("1-kyuu", 0, 90, (30, 15, 0, 0), floor=False),
            Grade("1-dan", 40, None, (30, 15, 0, -45), floor=True),
        ),
    ),
}


def test_the_digest_of_small_tables_written_by_hand() -> None:
    written = (
        '{"ladders":{"mcr":[{"base":0,"floor":true,"name":"1-pin","points":[30,15,0,-15],'
        '"threshold":null}],"riichi":[{"base":0,"floor":false,"name":"1-kyuu",'
        '"points":[30,15,0,0],"threshold":90},{"base":40,"floor":true,"name":"1-dan",'
        '"points":[30,15,0,-45],"threshold":null}]},"ties":"entry-order"}'
    )
    expected = sha256(written.encode()).hexdigest()
    assert rules_digest(LeagueRules(Ties.ENTRY_ORDER, SMALL)) == expected


def test_every_number_and_switch_counts() -> None:
    grade = SMALL[Mode.MCR].grades[0]
    others = [
        replace(grade, name="2-pin"),
        replace(grade, base=1),
        replace(grade, points=(30, 15, 0, -16)),
        replace(grade, floor=False),
    ]
    digests = {
        rules_digest(LeagueRules(Ties.SHARED, {**SMALL, Mode.MCR: Ladder(Mode.MCR, (one,))}))
        for one in (grade, *others)
    }
    digests |= {rules_digest(LeagueRules(ties, published_ladders())) for ties in Ties}
    assert len(digests) == 7


def test_the_order_of_the_modes_makes_no_difference() -> None:
    turned = dict(reversed(SMALL.items()))
    assert rules_digest(LeagueRules(ladders=turned)) == rules_digest(LeagueRules(ladders=SMALL))


@pytest.mark.parametrize("ties", Ties)
def test_rules_in_force_are_those_put_in_force(ties: Ties) -> None:
    rules = LeagueRules(ties, SMALL)
    assert rules_in_force(change_of_rules(rules), SMALL) == rules


def test_before_any_change_ties_are_shared() -> None:
    assert rules_in_force(None, SMALL) == LeagueRules(Ties.SHARED, SMALL)


def test_other_tables_are_refused() -> None:
    change = change_of_rules(LeagueRules(Ties.SHARED, SMALL))
    with pytest.raises(LedgerError) as refused:
        rules_in_force(change, published_ladders())
    assert refused.value.facts == {
        "reason": "other-rules",
        "expected": change.digest,
        "found": rules_digest(LeagueRules(Ties.SHARED)),
    }


def test_a_reason_goes_with_the_change() -> None:
    assert change_of_rules(LeagueRules(), "6" * 64).reason == "6" * 64
