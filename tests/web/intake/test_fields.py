"""Numbers as people write them, and choices that a list of errors can lead to."""

from __future__ import annotations

import pytest
from django.core.exceptions import ValidationError
from django.utils import translation

from ligamahjong.web.intake.fields import Choice, WholeField


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("31700", 31700),
        ("31.700", 31700),
        ("31 700", 31700),
        ("−12", -12),
        ("–12", -12),
        ("- 12", -12),
        ("+7", 7),
        ("-128.100", -128100),
        ("0", 0),
        ("  88 ", 88),
        ("", None),
        (None, None),
        ("-", None),
    ],
)
def test_a_whole_number(text: str | None, number: int | None) -> None:
    assert WholeField(required=False).clean(text) == number


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("doce", "«doce» no es un número entero, como 31700 o −12."),
        ("0,5", "«0,5» no es un número entero, como 31700 o −12."),
        ("31,700", "«31,700» se puede leer de dos maneras: escribe 31700."),
        ("99999999", "«99999999» es demasiado: como mucho 10.000.000."),
    ],
)
def test_what_is_none(text: str, said: str) -> None:
    with translation.override("es"), pytest.raises(ValidationError) as refused:
        WholeField(required=False).clean(text)
    assert refused.value.messages == [said]


def test_it_is_said_in_english_too() -> None:
    with translation.override("en"), pytest.raises(ValidationError) as refused:
        WholeField(required=False).clean("twelve")
    assert refused.value.messages == ["“twelve” is not a whole number, such as 31700 or −12."]


def test_a_choice_is_reached_by_its_first_button() -> None:
    assert Choice().id_for_label("id_mode") == "id_mode_0"
    assert Choice().id_for_label("id_mode", "1") == "id_mode_1"
