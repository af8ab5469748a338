"""Every field of every model is covered by a category, or is said to hold nothing personal."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

from django.apps import apps

from ligamahjong.web.privacy.registry import CATEGORIES, NOT_PERSONAL

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ligamahjong.web.privacy.category import Category


def all_fields() -> set[str]:
    """The columns of all tables of all installed apps."""
    return {
        f"{model._meta.label}.{field.name}"
        for model in apps.get_models(include_auto_created=True)
        for field in model._meta.concrete_fields
    }


def covered(categories: Iterable[Category]) -> Counter[str]:
    """The fields of models that categories cover; through a link the link itself counts."""
    return Counter(
        name for one in categories for name in one.fields if "__" not in name.rpartition(".")[2]
    )


def undecided(categories: Iterable[Category], not_personal: Iterable[str]) -> set[str]:
    return all_fields() - set(covered(categories)) - set(not_personal)


def test_every_field_is_decided_on() -> None:
    assert undecided(CATEGORIES, NOT_PERSONAL) == set()


def test_a_field_that_nobody_decided_on_is_seen() -> None:
    identity = CATEGORIES[0]
    person, *others = identity.held
    shown = {name: text for name, text in person.shown.items() if name != "ema_number"}
    without = replace(identity, held=(replace(person, shown=shown), *others))
    assert undecided([without, *CATEGORIES[1:]], NOT_PERSONAL) == {"people.Person.ema_number"}
    fewer = set(NOT_PERSONAL) - {"people.Club.name"}
    assert undecided(CATEGORIES, fewer) == {"people.Club.name"}


def test_apps_of_others_are_walked_too() -> None:
    labels = {name.split(".")[0] for name in all_fields()}
    assert {"account", "mfa", "admin", "auth", "sessions", "people", "intake"} <= labels


def test_nothing_is_decided_on_that_is_not_there() -> None:
    assert set(covered(CATEGORIES)) - all_fields() == set()
    assert set(NOT_PERSONAL) - all_fields() == set()


def test_each_field_is_in_one_place() -> None:
    assert [name for name, times in covered(CATEGORIES).items() if times > 1] == []
    assert set(covered(CATEGORIES)) & set(NOT_PERSONAL) == set()


def test_every_reason_is_given() -> None:
    assert all(len(reason) > 10 for reason in NOT_PERSONAL.values())
    for category in CATEGORIES:
        assert callable(category.erase)
        for held in category.held:
            assert all(len(reason) > 5 for reason in held.withheld.values()), held.model
            assert all(text.es and text.en for text in held.shown.values())


def test_secrets_are_never_given_out() -> None:
    secrets = {"password", "data", "session_data", "session_key", "key", "token", "salt"}
    given = {(held.model, name) for one in CATEGORIES for held in one.held for name in held.shown}
    assert {pair for pair in given if pair[1] in secrets} == set()
