"""Forms that let people through and machines not."""

from __future__ import annotations

import re
import time
from html.parser import HTMLParser
from typing import TYPE_CHECKING, Any

import pytest
from django import forms
from django.utils import translation

from ligamahjong.web.guards.forms import HONEYPOT, STAMP, GuardedForm, stamp_of

if TYPE_CHECKING:
    from collections.abc import Mapping


class Question(GuardedForm, forms.Form):
    """A form of one field."""

    name = forms.CharField()

    def clean(self) -> dict[str, Any]:
        """Forget to ask the guard."""
        return self.cleaned_data


class Other(GuardedForm, forms.Form):
    """Another form."""


class Unguarded(forms.Form):
    """A form as Django has it."""

    name = forms.CharField()


NOW = 1_780_000_000.0


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "time", lambda: NOW)


def sent(seconds: float = 60, values: Mapping[str, str] | None = None) -> Question:
    """The form as it comes back after a while."""
    stamp = stamp_of(Question, NOW - seconds)
    return Question({"name": "Iria", STAMP: stamp, **(values or {})})


def fields(form: forms.BaseForm) -> dict[str, str]:
    """What a browser sends of a form as it is shown."""
    found: dict[str, str] = {}

    class Reader(HTMLParser):
        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            of = dict(attrs)
            if tag == "input":
                found[of["name"] or ""] = of.get("value") or ""

    Reader().feed("".join(str(field) for field in form))
    return found


def again(form: forms.BaseForm, seconds: float, monkeypatch: pytest.MonkeyPatch) -> Question:
    """The same person sends the form once more as it is shown."""
    values: Mapping[str, str] = fields(form)
    monkeypatch.setattr(time, "time", lambda: NOW + seconds)
    return Question(values)


def test_a_person_gets_through() -> None:
    form = sent()
    assert form.is_valid()
    assert form.cleaned_data == {"name": "Iria"}


@pytest.mark.parametrize(
    ("seconds", "says"),
    [
        (-60, "too quickly"),
        (0, "too quickly"),
        (3, "too quickly"),
        (4, None),
        (24 * 60 * 60, None),
        (24 * 60 * 60 + 1, "more than a day"),
    ],
)
def test_neither_too_quickly_nor_too_late(seconds: float, says: str | None) -> None:
    with translation.override("en"):
        form = sent(seconds)
        assert form.is_valid() is (says is None)
        assert says is None or says in form.non_field_errors()[0]


@pytest.mark.parametrize("language", ["es", "en"])
@pytest.mark.parametrize(
    ("values", "says"),
    [
        ({HONEYPOT: "https://example.org"}, {"es": "campo oculto", "en": "hidden field"}),
        ({STAMP: ""}, {"es": "No se sabe", "en": "not known"}),
        ({STAMP: "form:1v:x"}, {"es": "No se sabe", "en": "not known"}),
        ({STAMP: stamp_of(Other, NOW - 60)}, {"es": "No se sabe", "en": "not known"}),
        ({STAMP: stamp_of(Question, NOW)}, {"es": "unos segundos", "en": "few seconds"}),
    ],
)
def test_says_what_to_do(language: str, values: dict[str, str], says: dict[str, str]) -> None:
    with translation.override(language):
        error = str(sent(values=values).non_field_errors()[0])
    assert says[language] in error
    assert re.search("vuelve a enviar" if language == "es" else "send (the form|it) again", error)


def test_without_the_guard_it_would_pass() -> None:
    assert Unguarded({"name": "Iria", HONEYPOT: "https://example.org"}).is_valid()


def test_no_stamp_at_all() -> None:
    assert not Question({"name": "Iria"}).is_valid()


@pytest.mark.parametrize(
    ("values", "wait"),
    [
        ({HONEYPOT: "filled by the browser"}, 0),
        ({STAMP: ""}, 5),
        ({STAMP: stamp_of(Question, 0)}, 5),
        ({STAMP: stamp_of(Question, NOW)}, 5),
    ],
)
def test_who_sends_it_again_gets_through_with_what_was_written(
    values: dict[str, str], wait: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    form = sent(values=values)
    assert not form.is_valid()
    once_more = again(form, wait, monkeypatch)
    assert once_more.is_valid()
    assert once_more.cleaned_data == {"name": "Iria"}


def test_a_new_form_can_be_sent_after_a_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    values = {**fields(Question()), "name": "Iria"}
    assert not Question(values).is_valid()
    monkeypatch.setattr(time, "time", lambda: NOW + 5)
    assert Question(values).is_valid()


def test_with_a_prefix(monkeypatch: pytest.MonkeyPatch) -> None:
    values = {**fields(Question(prefix="a")), "a-name": "Iria", f"a-{HONEYPOT}": "x"}
    monkeypatch.setattr(time, "time", lambda: NOW + 5)
    form = Question(values, prefix="a")
    assert not form.is_valid()
    assert Question(fields(form), prefix="a").is_valid()


def test_other_errors_stay_beside_it() -> None:
    form = sent(0, {"name": ""})
    assert set(form.errors) == {"name", "__all__"}


def test_people_neither_see_nor_reach_the_honeypot() -> None:
    form = Question()
    assert [field.name for field in form.visible_fields()] == ["name"]
    shown = str(form[HONEYPOT])
    assert shown.startswith('<div class="visually-hidden" aria-hidden="true">')
    for attribute in ('tabindex="-1"', 'autocomplete="off"', 'type="text"'):
        assert attribute in shown
    assert re.search(r'<label for="(id_\w+)">Deja este campo vacío</label><input.*id="\1"', shown)
    assert "style=" not in shown


def test_it_looks_like_a_field_to_a_machine() -> None:
    assert set(fields(Question())) == {"name", HONEYPOT, STAMP}
