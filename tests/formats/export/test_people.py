"""``people.csv`` of an export, written and read back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ligamahjong.errors import FormatError
from ligamahjong.formats.export.people import read_public_people, write_public_people
from ligamahjong.people import Account, Person

TEXTS = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0\r"), max_size=8)
PEOPLE = st.lists(
    st.builds(
        Person,
        st.text("abc12:", min_size=1, max_size=5),
        TEXTS,
        st.none() | st.just("MD"),
        st.none() | TEXTS.filter(bool),
    ),
    unique_by=lambda person: person.id,
)


@given(PEOPLE)
def test_people_are_read_back_by_id_and_hidden_ones_without_anything(people: list[Person]) -> None:
    shown = [person if person.name else Person(person.id, "") for person in people]
    expected = tuple(sorted(shown, key=lambda person: person.id))
    assert read_public_people(write_public_people(people)) == expected


def test_nothing_but_the_four_columns_is_published() -> None:
    person = Person(
        "p1", "Pol Gil", "CT", "Tres Vientos", "09000001", ("Tit",), (Account("tenhou", "polgil"),)
    )
    assert write_public_people([person]) == b"id,name,region,club\np1,Pol Gil,CT,Tres Vientos\n"


def test_of_a_hidden_person_the_id_alone_is_published() -> None:
    hidden = Person("p1", "", "CT", "Tres Vientos", aliases=("Tit",))
    assert write_public_people([hidden]).splitlines()[1] == b"p1,,,"


def test_a_formula_is_guarded() -> None:
    data = write_public_people([Person("p1", "=1+1", club='@"club", 2')])
    assert data.splitlines()[1] == b"""p1,'=1+1,,"'@""club"", 2\""""
    assert read_public_people(data)[0].name == "=1+1"


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\n",
        b"id,name\n",
        b"id,name,region,club",
        b"id,name,region,club\np2,,,\np1,,,\n",
        b"id,name,region,club\np1,,,\r\n",
        b"id,name,region,club\np1,,\n",
        b"id,name,region,club\np1,,,,\n",
        b"id,name,region,club\np1,,MD,\n",
        b"id,name,region,club\np1,=1,,\n",
        b'id,name,region,club\np1,"Pol",,\n',
        b'id,name,region,club\np1,"Pol,,\n',
        b"id,name,region,club\np1,\xff,,\n",
        b"\xef\xbb\xbfid,name,region,club\n",
    ],
)
def test_anything_else_is_refused(data: bytes) -> None:
    with pytest.raises(FormatError):
        read_public_people(data)


def test_two_people_of_one_id_are_refused() -> None:
    with pytest.raises(FormatError, match="twice"):
        read_public_people(b"id,name,region,club\np1,Ana,,\np1,Pol,,\n")
    with pytest.raises(FormatError, match="twice"):
        write_public_people([Person("p1", "Ana"), Person("p1", "Pol")])
