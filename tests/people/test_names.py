"""Cleaning, folding, turning round and ordering of names."""

from __future__ import annotations

from typing import TYPE_CHECKING
from unicodedata import normalize

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ligamahjong.people import clean, fold, given_first, sort_key

if TYPE_CHECKING:
    from random import Random

LETTERS = "abcdeilmnoruzáéíóúüàèòçñABCEILMNORUÁÉÍÑÇ"
WORDS = st.text(LETTERS, min_size=1, max_size=8)
NAMES = st.lists(WORDS, min_size=1, max_size=4).map(" ".join)


@pytest.mark.parametrize(
    ("written", "cleaned"),
    [
        ("  Yolanda   Paz ", "Yolanda Paz"),
        ("Yolanda\N{NO-BREAK SPACE}Paz\t", "Yolanda Paz"),
        ("Yolanda\N{NARROW NO-BREAK SPACE} Paz", "Yolanda Paz"),
        ("Mun\N{COMBINING TILDE}oz", "Muñoz"),
        ("\N{ZERO WIDTH NO-BREAK SPACE}Pol\N{SOFT HYPHEN} Gil\N{ZERO WIDTH SPACE}", "Pol Gil"),
        ("\N{RIGHT-TO-LEFT OVERRIDE}Pol Gil", "Pol Gil"),
        ("", ""),
    ],
)
def test_clean(written: str, cleaned: str) -> None:
    assert clean(written) == cleaned


@given(st.text())
def test_cleaning_twice_changes_nothing_and_keeps_the_fold(text: str) -> None:
    assert clean(clean(text)) == clean(text)
    assert fold(clean(text)) == fold(text)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Núria Muñoz", "NURIA MUNOZ"),
        ("MUÑOZ VILA, Núria", "Núria Muñoz Vila"),
        ("muñoz,núria", "Núria Muñoz"),
        ("Gal·la Pons", "GALLA PONS"),
        ("Gal•la Pons", "Galla Pons"),
        ("Gaŀla Pons", "Galla Pons"),
        ("Gal.la Pons", "Galla Pons"),
        ("Ferran Gonçal", "ferran goncal"),
        ("Eneko Etxeberría-Zabala", "ENEKO ETXEBERRIA ZABALA"),
        ("Ana O’Neill", "Ana O'Neill"),  # noqa: RUF001 - the look-alike is the case
        ("Ana O'Neill", "ana oneill"),
        ("Eugeni d`Ors", "Eugeni D´Ors"),  # noqa: RUF001
        ("Uwe Groß", "UWE GROSS"),
        ("İlkay Işık", "ilkay isik"),  # noqa: RUF001
        ("Søren Æbelø", "soren aebelo"),
        ("Łukasz Đorđe", "lukasz dorde"),
        ("J. L. Paz", "j l paz"),
        ("Ana  Paz", "Ana Paz"),
        ("Mun\N{COMBINING TILDE}oz", "Muñoz"),
        ("Ａｎａ Ｐａｚ", "Ana Paz"),  # noqa: RUF001
    ],
)
def test_names_that_fold_alike(one: str, other: str) -> None:
    assert fold(one) == fold(other) != ""


@pytest.mark.parametrize(
    ("text", "folded"),
    [
        ("-", ""),
        (" . , ", ""),
        ("358", "358"),
        ("Paz, ", "paz"),
        (", Ana", "ana"),
        ("-, Ana", "ana"),
        ("., Ana", "ana"),
        ("Paz, Ana, hija", "paz ana hija"),
        ("L.L. Bean", "l l bean"),
        ("山田", "山田"),
    ],
)
def test_fold_of_odd_texts(text: str, folded: str) -> None:
    assert fold(text) == folded


def test_sound_marks_of_other_scripts_are_letters_not_accents() -> None:
    assert fold("ガク") != fold("カク")


@given(st.text())
def test_folding_twice_changes_nothing(text: str) -> None:
    assert fold(fold(text)) == fold(text)


@given(st.text(), st.sampled_from(("NFC", "NFD")))
def test_fold_does_not_depend_on_how_characters_are_composed(text: str, form: str) -> None:
    composed = normalize("NFC", text) if form == "NFC" else normalize("NFD", text)
    assert fold(composed) == fold(text)


@given(NAMES, st.sampled_from((" ", "  ", "\N{NO-BREAK SPACE}", "-", "\t")))
def test_fold_does_not_depend_on_accents_case_and_spaces(name: str, space: str) -> None:
    plain = normalize("NFD", name).encode("ascii", "ignore").decode()
    variants = (name.upper(), name.lower(), name.title(), name.replace(" ", space), plain)
    assert {fold(f" {variant}") for variant in variants} == {fold(name)}


@given(NAMES, NAMES)
def test_surname_first_folds_like_given_name_first(surname: str, given_name: str) -> None:
    assert fold(f"{surname.upper()}, {given_name}") == fold(f"{given_name} {surname}")


@given(st.text())
@pytest.mark.unmeasured
def test_turning_a_name_round_keeps_its_fold(text: str) -> None:
    assert fold(given_first(text)) == fold(text)


@pytest.mark.parametrize(
    ("written", "spoken"),
    [
        ("ORTIZ DE LA PEÑA, María José", "María José Ortiz de la Peña"),
        ("DE LOS RÍOS Y SOTO, MARÍA DEL MAR", "María del Mar de los Ríos y Soto"),
        ("PUIG I CADENA, Josep", "Josep Puig i Cadena"),
        ("GIL I, ANA", "Ana Gil I"),
        ("LOS, ANA", "Ana Los"),
        ("PAZ, LA NENA", "La Nena Paz"),
        ("MCLEAN, ANA", "Ana McLean"),
        ("McLEAN, Ana", "Ana McLean"),
        ("MC, A", "A Mc"),
        ("MACHO, Ana", "Ana Macho"),
        ("O'NEILL, Ana", "Ana O'Neill"),
        ("O’NEILL, Ana", "Ana O’Neill"),  # noqa: RUF001
        ("PAZ-VIDAL, ANNA-MARÍA", "Anna-María Paz-Vidal"),
        ("PAZ-DE GIL, Ana", "Ana Paz-de Gil"),
        ("GAL·LA, Pol", "Pol Gal·la"),
        ("Paz  Gil ,Ana", "Ana Paz Gil"),
        ("van der Meer, Jan", "Jan van der Meer"),
        ("paz, ana", "ana paz"),
        ("Ana Paz", "Ana Paz"),
        ("ANA PAZ", "ANA PAZ"),
        ("Paz, Ana, hija", "Paz, Ana, hija"),
        ("Paz,", "Paz,"),
        (", Ana", ", Ana"),
    ],
)
def test_given_first(written: str, spoken: str) -> None:
    assert given_first(written) == spoken


@given(st.text())
def test_a_name_without_comma_is_only_cleaned(text: str) -> None:
    bare = text.replace(",", "")
    assert given_first(bare) == clean(bare)


def test_sort_key_puts_names_as_a_spanish_list_does() -> None:
    in_order = [
        "-",
        "358",
        "Álex Paz",
        "Ana-Belén Gil",
        "Ana Nuzo",
        "Ana Ñato",
        "Ana Oca",
        "Anabel Gil",
        "Çesc Paz",
        "Íñigo Paz",
        "Nuria Paz",
        "Núria Paz",
        "Núria Vidal",
        "Ñuño Gil",
        "Oier Gil",
    ]
    assert sorted(set(in_order), key=sort_key) == in_order


def test_enye_comes_after_n_however_it_is_composed() -> None:
    decomposed = normalize("NFD", "Ana Ñato")
    assert sort_key("Ana Nz") < sort_key(decomposed) < sort_key("Ana O")


def test_sorting_is_by_the_text_shown_not_by_the_surname() -> None:
    assert sort_key("Ana Zubiri") < sort_key("Zoe Abad")


@given(NAMES | st.text(), NAMES | st.text())
def test_only_equal_texts_have_equal_sort_keys(one: str, other: str) -> None:
    assert (sort_key(one) == sort_key(other)) == (one == other)


@given(st.lists(NAMES), st.randoms(use_true_random=False))
def test_order_does_not_depend_on_the_order_before(names: list[str], rng: Random) -> None:
    shuffled = rng.sample(names, len(names))
    assert sorted(shuffled, key=sort_key) == sorted(names, key=sort_key)


@given(NAMES, NAMES)
def test_case_decides_only_between_equal_letters(one: str, other: str) -> None:
    if fold(one) != fold(other):
        before = sort_key(one) < sort_key(other)
        assert before == (sort_key(one.swapcase()) < sort_key(other.swapcase()))


@pytest.mark.parametrize(
    "name",
    ["\u3164", "\u2800 \u2800", "\u115f\u1160\uffa0", "\u061c\u180e", "\U000e0041", "\u200d"],
)
def test_a_name_of_which_nothing_is_seen_is_none(name: str) -> None:
    assert clean(name) == ""


def test_tags_and_marks_of_direction_are_taken_out() -> None:
    assert clean("Ana\u061c \U000e0061Gil\u180e") == "Ana Gil"
