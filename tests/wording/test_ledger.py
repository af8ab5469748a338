"""Every refusal of the ledger is said in both languages."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from ligamahjong.errors import LedgerError
from ligamahjong.league.grades import published_ladders
from ligamahjong.league.rating import Ties
from ligamahjong.ledger.canonical import canonical, parse
from ligamahjong.ledger.fold import fold
from ligamahjong.ledger.identifiers import digest_text
from ligamahjong.ledger.payloads import (
    GameCorrected,
    GameRestored,
    GameVoided,
    PersonMerged,
    PersonUnmerged,
    RulesChanged,
)
from ligamahjong.ledger.rules import rules_in_force
from ligamahjong.wording import Language
from ligamahjong.wording.errors import error_text
from ligamahjong.wording.ledger import LEDGER_ERRORS
from support.games import game
from support.ledger import added, chain, sealed

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from ligamahjong.ledger.payloads import Payload

_REASON = re.compile(r'(?:reason=|_refusal\(\s*)"([a-z-]+)"')

REFUSED: dict[str, list[Payload]] = {
    "la partida «1» ya está en el registro": [added(1), added(1)],
    "la partida «1» no está en el registro": [GameVoided("1")],
    "la partida «1» ya es así": [added(1), GameCorrected(game(1))],
    "la partida «1» ya está anulada": [added(1), GameVoided("1"), GameVoided("1")],
    "la partida «1» no está anulada": [added(1), GameRestored("1")],
    "a y b serían la misma persona en la partida «1»": [added(1), PersonMerged("a", "b")],
    "«b» ya está unida a «a»": [PersonMerged("a", "b"), PersonMerged("c", "b")],
    "«b» no está unida a nadie": [PersonUnmerged("b")],
}


def sentences(call: Callable[[], object]) -> tuple[str, str]:
    with pytest.raises(LedgerError) as refused:
        call()
    spanish = error_text(refused.value, Language.ES)
    english = error_text(refused.value, Language.EN)
    assert str(refused.value) not in {spanish, english}
    assert not {"{", "}"}.intersection(spanish + english)
    return spanish, english


def test_every_reason_of_the_ledger_has_a_sentence_and_no_other(repository: Path) -> None:
    sources = (repository / "src/ligamahjong/ledger").glob("*.py")
    given = {reason for path in sources for reason in _REASON.findall(path.read_text("utf-8"))}
    assert given == {case for code, case in LEDGER_ERRORS if code != "entry"}


@pytest.mark.parametrize(("beginning", "said"), REFUSED.items(), ids=range(len(REFUSED)))
def test_a_refused_entry_is_explained(beginning: str, said: list[Payload]) -> None:
    spanish, english = sentences(lambda: fold(chain(said)))
    assert spanish.startswith(f"{beginning}; se esperaba")
    assert "; expected " in english


def test_an_entry_out_of_the_chain_is_explained() -> None:
    spanish, english = sentences(lambda: fold(chain([added(1), added(2)])[1:]))
    assert spanish == "la entrada no sigue a la anterior; se esperaba la 1"
    assert english == "the entry does not follow the one before; expected number 1"


def test_other_rules_are_explained() -> None:
    change = RulesChanged(Ties.SHARED, "0" * 64)
    spanish, _ = sentences(lambda: rules_in_force(change, published_ladders()))
    assert spanish.endswith(f"; se esperaba la de las reglas en vigor, {'0' * 64}")


def test_a_payload_out_of_form_is_explained_by_its_field() -> None:
    entry = replace(sealed(None, added(1)), payload={})
    spanish, english = sentences(lambda: fold([entry]))
    assert spanish.startswith("la entrada no es lo que debe en «game»; se esperaba")
    assert english.startswith("the entry is not what it should be in “game”; expected")
    assert "«salt»" in sentences(lambda: digest_text(b"", "text"))[0]


@pytest.mark.parametrize(
    ("call", "spanish"),
    [
        (lambda: canonical(0.5), "no vale float 0.5; se esperaban textos"),
        (lambda: parse(b"{"), "no es JSON; se esperaba"),
        (lambda: parse(b"[ ]"), "es JSON, pero no el canónico; se esperaban"),
    ],
)
def test_a_value_without_canonical_form_is_explained(
    call: Callable[[], object], spanish: str
) -> None:
    assert sentences(call)[0].startswith(spanish)
