"""What staff see above their pages, and the window on the tables."""

from __future__ import annotations

import re

import pytest
from django.apps import apps
from django.urls import reverse

from ligamahjong.web.accounts.roles import Role
from ligamahjong.web.accounts.tables import TABLES, ReadOnly
from ligamahjong.web.accounts.templatetags.staff_tabs import TABS
from ligamahjong.web.people.models import Person
from support.accounts import account, client
from support.pages import links, words

pytestmark = pytest.mark.usefixtures("league")


@pytest.mark.parametrize("role", [Role.MANAGER, Role.SUPERUSER])
def test_each_sees_what_they_may_open(role: Role) -> None:
    page = client(role).get(reverse("accounts")).content.decode()
    nav = page[page.index('<nav class="staff"') :].partition("</nav>")[0]
    assert links(nav) == [reverse(tab.page) for tab in TABS if tab.needs <= role]


@pytest.mark.parametrize("page", ["claims", "accounts", "audit-log"])
def test_the_tab_of_the_page_is_marked(page: str) -> None:
    html = client(Role.MANAGER).get(reverse(page)).content.decode()
    assert re.findall(r'href="([^"]+)" aria-current="page"', html) == [reverse(page)]


def test_a_page_further_in_marks_the_tab_it_belongs_to() -> None:
    where = reverse("account-admin", args=[account().actor])
    html = client(Role.MANAGER).get(where).content.decode()
    assert re.findall(r'href="([^"]+)" aria-current="page"', html) == [reverse("accounts")]


def test_superusers_look_into_every_table_and_change_none() -> None:
    ours = {
        model
        for config in apps.get_app_configs()
        if config.name.startswith("ligamahjong.web.")
        for model in config.get_models()
    }
    assert set(TABLES._registry) == ours
    assert {type(one) for one in TABLES._registry.values()} == {ReadOnly}
    browser = client(Role.SUPERUSER)
    for model in ours:
        name = f"admin:{model._meta.app_label}_{model._meta.model_name}"
        assert browser.get(reverse(f"{name}_changelist")).status_code == 200
        assert browser.get(reverse(f"{name}_add")).status_code == 403
    person = reverse("admin:people_person_change", args=["p01"])
    assert browser.get(person).status_code == 200
    assert browser.post(person, {"name": "Otra"}).status_code == 403
    assert browser.post(reverse("admin:people_person_delete", args=["p01"])).status_code == 403
    assert Person.objects.get(id="p01").name != "Otra"


def test_no_password_is_shown() -> None:
    user = account()
    page = client(Role.SUPERUSER).get(reverse("admin:accounts_user_change", args=[user.pk]))
    assert user.email in words(page.content.decode())
    assert user.password not in page.content.decode()


@pytest.mark.parametrize("name", ["login", "logout", "password_change"])
def test_the_tables_are_entered_and_left_where_everything_is(name: str) -> None:
    ours = {"login": "account_login", "logout": "account_logout"}
    answer = client(Role.SUPERUSER).get(reverse(f"admin:{name}"))
    assert answer["Location"] == reverse(ours.get(name, "account_change_password"))
