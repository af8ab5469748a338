"""Managers and superusers look after accounts."""

from __future__ import annotations

import re

import pytest
from allauth.mfa.models import Authenticator
from django.test import Client
from django.urls import reverse

from ligamahjong.web.accounts.errors import AccountRefused
from ligamahjong.web.accounts.models import User
from ligamahjong.web.accounts.roles import Role
from ligamahjong.web.accounts.services import (
    do_activate,
    do_change_role,
    do_deactivate,
    do_invite,
    do_remove_factor,
)
from ligamahjong.web.audit.models import AuditEntry
from ligamahjong.web.audit.services import SYSTEM
from ligamahjong.web.mail.models import OutgoingMail
from ligamahjong.web.people.models import Club
from ligamahjong.wording import Language
from support.accounts import PASSWORD, account, client, signed_in
from support.pages import words

pytestmark = pytest.mark.usefixtures("league")


def refused(why: str) -> pytest.RaisesExc[AccountRefused]:
    return pytest.raises(AccountRefused, check=lambda error: error.why == why)


def at(user: User) -> str:
    return reverse("account-admin", args=[user.actor])


def test_a_manager_makes_a_reviewer_who_signs_in_again() -> None:
    player = account()
    theirs = signed_in(player)
    assert theirs.get(reverse("account")).status_code == 200
    manager = client(Role.MANAGER)
    given = {"do": "role", "role": "3", "reason": "Se ha ofrecido"}
    assert manager.post(at(player), given).status_code == 302
    player.refresh_from_db()
    assert player.held_role is Role.REVIEWER
    assert theirs.get(reverse("account")).status_code == 302
    letter = OutgoingMail.objects.get()
    assert letter.subject == "Tu papel en la liga ha cambiado"
    assert "revisor" in letter.text
    assert "segundo factor" in letter.text
    entry = AuditEntry.objects.get()
    assert (entry.action, entry.subject, entry.reason) == ("role", player.actor, "Se ha ofrecido")
    assert entry.details == {"before": "player", "after": "reviewer", "club": ""}
    assert "cambió el papel" in words(manager.get(at(player)).content.decode())


def test_a_role_that_is_taken_away_is_gone_at_once() -> None:
    reviewer = account(Role.REVIEWER)
    theirs = signed_in(reviewer)
    do_change_role(reviewer, Role.PLAYER, club=None, reason="", by=account(Role.MANAGER))
    assert theirs.get(reverse("account")).status_code == 302
    again = signed_in(User.objects.get(pk=reviewer.pk))
    assert again.get(reverse("claims")).status_code == 403


def test_a_session_does_not_come_back_with_the_role() -> None:
    reviewer, by = account(Role.REVIEWER), account(Role.MANAGER)
    theirs = signed_in(reviewer)
    do_change_role(reviewer, Role.PLAYER, club=None, reason="", by=by)
    do_change_role(reviewer, Role.REVIEWER, club=None, reason="", by=by)
    assert theirs.get(reverse("account")).status_code == 302


def test_without_the_end_of_sessions_they_would_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """The control: what a session must know does not change."""
    monkeypatch.setattr(User, "_get_session_auth_hash", lambda *_, **__: "igual")
    reviewer = account(Role.REVIEWER)
    theirs = signed_in(reviewer)
    do_change_role(reviewer, Role.PLAYER, club=None, reason="", by=account(Role.MANAGER))
    assert theirs.get(reverse("account")).status_code == 200


def test_a_reporter_is_of_a_club() -> None:
    player = account()
    manager = client(Role.MANAGER)
    page = manager.post(at(player), {"do": "role", "role": "2", "reason": ""})
    assert "Un informador lo es de un club" in words(page.content.decode())
    manager.post(at(player), {"do": "role", "role": "2", "club": "mesa-del-sur", "reason": ""})
    player.refresh_from_db()
    assert (player.held_role, player.club_id) == (Role.REPORTER, "mesa-del-sur")
    do_change_role(
        player,
        Role.REVIEWER,
        club=Club.objects.get(slug="mesa-del-sur"),
        reason="",
        by=account(Role.MANAGER),
    )
    player.refresh_from_db()
    assert player.club is None


@pytest.mark.parametrize(
    ("by", "whose", "given", "why"),
    [
        (Role.MANAGER, Role.MANAGER, Role.PLAYER, "own"),
        (Role.MANAGER, Role.PLAYER, Role.MANAGER, "higher"),
        (Role.MANAGER, Role.SUPERUSER, Role.PLAYER, "higher"),
        (Role.SUPERUSER, Role.PLAYER, Role.SUPERUSER, "higher"),
        (Role.SUPERUSER, Role.SUPERUSER, Role.PLAYER, "own"),
        (Role.REVIEWER, Role.PLAYER, Role.PLAYER, "higher"),
        (Role.PLAYER, Role.REPORTER, Role.PLAYER, "higher"),
    ],
)
def test_who_may_give_what_to_whom(by: Role, whose: Role, given: Role, why: str) -> None:
    with refused(why):
        do_change_role(account(whose), given, club=None, reason="", by=account(by))
    assert not AuditEntry.objects.exists()


def test_managers_are_made_and_touched_by_superusers() -> None:
    superuser = account(Role.SUPERUSER)
    player, other = account(), account(Role.MANAGER, email="otro@example.org")
    do_change_role(player, Role.MANAGER, club=None, reason="", by=superuser)
    player.refresh_from_db()
    assert player.held_role is Role.MANAGER
    with refused("higher"):
        do_deactivate(player, reason="No", by=other)
    do_deactivate(player, reason="Ya no", by=superuser)


def test_who_has_lost_the_role_meanwhile_decides_nothing() -> None:
    manager = account(Role.MANAGER)
    User.objects.filter(pk=manager.pk).update(role=Role.PLAYER)
    with refused("higher"):
        do_deactivate(account(), reason="No", by=manager)


def test_the_form_offers_what_one_may_give() -> None:
    player = account()
    for role, most in ((Role.MANAGER, "3"), (Role.SUPERUSER, "4")):
        page = client(role).get(at(player)).content.decode()
        assert max(re.findall(r'<option value="(\d)"', page)) == most
    forged = client(Role.MANAGER).post(at(player), {"do": "role", "role": "4", "reason": ""})
    assert forged.status_code == 200
    player.refresh_from_db()
    assert player.held_role is Role.PLAYER


def test_nobody_is_offered_to_change_themselves_or_higher() -> None:
    manager = account(Role.MANAGER)
    browser = signed_in(manager)
    assert "nadie cambia la suya" in words(browser.get(at(manager)).content.decode())
    higher = browser.get(at(account(Role.SUPERUSER))).content.decode()
    assert "Solo un administrador" in words(higher)
    assert 'name="do"' not in higher


def test_a_deactivated_account_is_left_at_once_and_can_come_back() -> None:
    player, by = account(), account(Role.MANAGER)
    theirs = signed_in(player)
    with refused("no-reason"):
        do_deactivate(player, reason="", by=by)
    do_deactivate(player, reason="Cuenta de un robot", by=by)
    assert theirs.get(reverse("account")).status_code == 302
    assert "Cuenta de un robot" in OutgoingMail.objects.get().text
    do_activate(player, reason="", by=by)
    assert theirs.get(reverse("account")).status_code == 302
    sign_in = {"login": player.email, "password": PASSWORD}
    assert Client().post(reverse("account_login"), sign_in)["Location"] == reverse("account")
    assert list(AuditEntry.objects.order_by("pk").values_list("action", flat=True)) == [
        "deactivate",
        "activate",
    ]


def test_a_lost_second_factor_is_removed() -> None:
    reviewer, by = account(Role.REVIEWER), account(Role.MANAGER)
    theirs = signed_in(reviewer)
    do_remove_factor(reviewer, reason="Ha perdido el teléfono", by=by)
    assert not Authenticator.objects.filter(user=reviewer).exists()
    assert theirs.get(reverse("account")).status_code == 302
    assert OutgoingMail.objects.get().subject == "Segundo factor quitado"
    with refused("higher"):
        do_remove_factor(account(Role.SUPERUSER), reason="No", by=by)


def test_an_invitation_leads_to_a_password_and_in() -> None:
    manager = client(Role.MANAGER)
    given = {"email": "Nueva@Example.org", "role": "3"}
    assert manager.post(reverse("accounts"), given).status_code == 302
    letter = OutgoingMail.objects.get()
    assert letter.to == "nueva@example.org"
    where = re.search(r"http://127\.0\.0\.1:8000(\S+)", letter.text)
    assert where
    browser = Client()
    form = browser.get(where[1], follow=True).redirect_chain[-1][0]
    browser.post(form, {"password1": PASSWORD, "password2": PASSWORD})
    sign_in = {"login": "nueva@example.org", "password": PASSWORD}
    assert browser.post(reverse("account_login"), sign_in)["Location"] == reverse("account")
    assert browser.get(reverse("review"))["Location"] == reverse("mfa_activate_totp")
    with refused("known"):
        do_invite("nueva@example.org", Role.PLAYER)


def test_the_first_superuser_is_invited_by_the_machine() -> None:
    user = do_invite("primera@example.org", Role.SUPERUSER, language=Language.EN)
    assert (user.held_role, user.has_usable_password()) == (Role.SUPERUSER, False)
    letter = OutgoingMail.objects.get()
    assert letter.subject == "Your account in the league"
    assert "/en/cuenta/contrasena/nueva/" in letter.text
    entry = AuditEntry.objects.get()
    assert (entry.actor, entry.action, entry.details) == (SYSTEM, "invite", {"role": "superuser"})


def test_who_has_not_come_is_invited_again() -> None:
    do_invite("primera@example.org", Role.PLAYER)
    user = do_invite("primera@example.org", Role.SUPERUSER)
    assert user.held_role is Role.SUPERUSER
    assert User.objects.count() == 1
    assert OutgoingMail.objects.count() == 2


@pytest.mark.parametrize("role", [Role.MANAGER, Role.SUPERUSER])
def test_managers_invite_below_themselves(role: Role) -> None:
    with refused("higher"):
        do_invite("nueva@example.org", role, account(Role.MANAGER).actor)


def test_accounts_are_found_by_address_person_and_role() -> None:
    account(person_id="p13")
    account(Role.REVIEWER)
    manager = client(Role.MANAGER)

    def found(**asked: str) -> set[str]:
        page = manager.get(reverse("accounts"), asked).content.decode()
        return set(re.findall(r">(\w+)@example\.org<", page))

    assert found() == {"player", "reviewer", "manager"}
    assert found(q="nunez") == {"player"}
    assert found(q="REVIEW") == {"reviewer"}
    assert found(papel="4") == {"manager"}
    assert found(papel="5") == set()
    assert found(papel="9") == found()


def test_what_is_not_there_is_said() -> None:
    manager = client(Role.MANAGER)
    account_page = manager.get(reverse("account-admin", args=["u0"]))
    claim_page = manager.get(reverse("claim-decide", args=[99]))
    assert account_page.status_code == claim_page.status_code == 404
    assert "No hay ninguna cuenta «u0»" in words(account_page.content.decode())
    assert "No hay ninguna reclamación 99" in words(claim_page.content.decode())


def test_no_address_is_in_the_audit_log() -> None:
    do_invite("primera@example.org", Role.PLAYER)
    do_change_role(account(), Role.REVIEWER, club=None, reason="", by=account(Role.MANAGER))
    rows = str(list(AuditEntry.objects.values_list()))
    assert "@" not in rows
