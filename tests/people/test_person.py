"""Accounts, written and read."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ligamahjong.errors import FormatError
from ligamahjong.people import Account, clean


@pytest.mark.parametrize(
    ("written", "account"),
    [
        ("tenhou:Mirlo", Account("tenhou", "Mirlo")),
        ("MajSoul:Mirlo#77", Account("mahjong-soul", "Mirlo", "77")),
        (" Riichi City : Mirlo  Azul # ", Account("riichi-city", "Mirlo Azul")),
        ("mahjong-soul:Mirlo #77", Account("mahjong-soul", "Mirlo", "77")),
        ("tenhou:a:b", Account("tenhou", "a:b")),
        ("tenhou:Mirlo#7#", Account("tenhou", "Mirlo#7")),
        ("tenhou:Mirlo#7#x-1", Account("tenhou", "Mirlo#7", "x-1")),
        ("tenhou:Mirlo #1 del barrio", Account("tenhou", "Mirlo #1 del barrio")),
        ("Sala Nueva:Mirlo", Account("sala-nueva", "Mirlo")),
    ],
)
def test_parse(written: str, account: Account) -> None:
    assert Account.parse(written) == account


@pytest.mark.parametrize(
    "text", ["", "Mirlo", "tenhou:", "tenhou:  ", ":Mirlo", "-:Mirlo", "tenhou:#7"]
)
def test_a_text_that_is_no_account_is_refused_with_the_text(text: str) -> None:
    with pytest.raises(FormatError, match="platform:name") as refused:
        Account.parse(text)
    assert refused.value.facts == {"account": text}


@pytest.mark.parametrize("account_id", ["", "7 7", "7#7", "7\n"])
def test_an_id_that_could_not_be_read_back_is_refused(account_id: str) -> None:
    with pytest.raises(FormatError):
        Account("tenhou", "Mirlo", account_id)


def test_the_case_of_a_name_is_kept() -> None:
    assert Account("tenhou", "Mirlo") != Account("tenhou", "mirlo")


def test_a_name_is_the_same_however_its_characters_are_composed() -> None:
    assert Account("tenhou", "Mun\N{COMBINING TILDE}eca") == Account("tenhou", "Muñeca")


@given(
    st.text().filter(clean),
    st.none()
    | st.text(st.characters(exclude_categories=["Z", "C"], exclude_characters="#"), min_size=1),
)
def test_an_account_is_read_back_as_it_was_written(name: str, account_id: str | None) -> None:
    account = Account("tenhou", name, account_id)
    assert Account.parse(str(account)) == account
