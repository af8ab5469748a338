"""Who says who they are, and what managers make of it."""

from __future__ import annotations

import threading

import pytest
from django.db import IntegrityError, connection
from django.urls import reverse

from ligamahjong.web.accounts.claims import (
    do_claim,
    do_confirm_claim,
    do_part,
    do_reject_claim,
    do_withdraw_claim,
)
from ligamahjong.web.accounts.errors import AccountRefused
from ligamahjong.web.accounts.models import Claim, User
from ligamahjong.web.accounts.roles import Role
from ligamahjong.web.accounts.selectors import evidence
from ligamahjong.web.audit.models import AuditEntry
from ligamahjong.web.mail.models import OutgoingMail
from ligamahjong.web.people.models import Person
from support import small_league
from support.accounts import account, client, signed_in
from support.pages import words

pytestmark = pytest.mark.usefixtures("league")


def refused(why: str) -> pytest.RaisesExc[AccountRefused]:
    return pytest.raises(AccountRefused, check=lambda error: error.why == why)


def test_from_a_claim_to_the_person() -> None:
    player = account()
    browser = signed_in(player)
    page = browser.get(reverse("claim"), {"q": "nunez"}).content.decode()
    assert "Íñigo Núñez Peña" in words(page)
    sent = browser.post(reverse("claim"), {"person": "p13", "remark": "Juego en Galicia"})
    assert sent["Location"] == reverse("account")
    assert "pendiente" in words(browser.get(reverse("account")).content.decode())
    manager = client(Role.MANAGER)
    claim = Claim.objects.get()
    assert player.email in words(manager.get(reverse("claims")).content.decode())
    decide = reverse("claim-decide", args=[claim.pk])
    assert "Juego en Galicia" in words(manager.get(decide).content.decode())
    assert manager.post(decide, {"confirm": "1", "reason": ""})["Location"] == reverse("claims")
    player.refresh_from_db()
    assert player.person_id == "p13"
    letter = OutgoingMail.objects.get()
    assert (letter.to, letter.subject) == (player.email, "Tu cuenta ya tiene ficha")
    assert "Íñigo Núñez Peña" in letter.text
    entry = AuditEntry.objects.get()
    assert (entry.action, entry.subject, entry.details) == (
        "claim-confirm",
        player.actor,
        {"person": "p13"},
    )


def test_a_rejection_says_why_in_the_language_of_the_player() -> None:
    player = account(language="en")
    claim = do_claim(player, "p01")
    manager = client(Role.MANAGER)
    where = reverse("claim-decide", args=[claim.pk])
    page = manager.post(where, {"reject": "1", "reason": ""})
    assert "Falta decir por qué." in words(page.content.decode())
    assert manager.post(where, {"reject": "1", "reason": "Es otra persona"}).status_code == 302
    claim.refresh_from_db()
    assert (claim.state, claim.reason) == (Claim.State.REJECTED, "Es otra persona")
    letter = OutgoingMail.objects.get()
    assert letter.subject == "Your account was not joined to a player"
    assert "Es otra persona" in letter.text
    assert "Es otra persona" in words(signed_in(player).get(reverse("account")).content.decode())


def test_one_claim_at_a_time() -> None:
    player = account()
    do_claim(player, "p01")
    with refused("open"):
        do_claim(player, "p02")
    do_withdraw_claim(player)
    do_claim(player, "p02")
    assert Claim.objects.filter(state=Claim.State.OPEN).count() == 1
    with pytest.raises(IntegrityError):  # the database holds it too
        Claim.objects.create(user=player, person_id="p03")


def test_a_person_has_one_account_and_an_account_one_person() -> None:
    first, second = account(), account(email="otra@example.org")
    by = account(Role.MANAGER)
    mine, theirs = do_claim(first, "p01"), do_claim(second, "p01")
    assert evidence(mine).others == 1
    do_confirm_claim(mine, reason="", by=by)
    assert evidence(theirs).taken
    with refused("taken"):
        do_confirm_claim(theirs, reason="", by=by)
    with refused("has-person"):
        do_claim(first, "p02")
    third = account(email="tercera@example.org")
    with refused("taken"):
        do_claim(third, "p01")
    with pytest.raises(IntegrityError):  # the database holds it too
        User.objects.filter(pk=second.pk).update(person="p01")


def test_who_is_not_there_or_has_left_is_claimed_by_nobody() -> None:
    player = account()
    with refused("no-person"):
        do_claim(player, "nadie")
    Person.objects.filter(id="p05").update(retired=1)
    with refused("no-person"):
        do_claim(player, "p05")
    page = signed_in(player).post(reverse("claim"), {"person": "nadie"})
    assert "ya no está en la liga" in words(page.content.decode())


def test_who_is_hidden_is_not_shown_to_whoever_searches() -> None:
    name = Person.objects.get(id=small_league.HIDDEN).name
    page = client(Role.PLAYER).get(reverse("claim"), {"q": name}).content.decode()
    assert "Nadie aparece con ese nombre" in words(page)


def test_who_is_hidden_is_claimed_by_nobody_who_guesses_an_id() -> None:
    """Ids of hidden people stand in the ranking; a claim would have told whose they are."""
    browser = client(Role.PLAYER)
    page = browser.post(reverse("claim"), {"person": small_league.HIDDEN})
    assert "ya no está en la liga" in words(page.content.decode())
    assert not Claim.objects.exists()


@pytest.mark.parametrize("change", [{"shown_as": "Garza Blanca"}, {"hidden": True}])
def test_a_claim_tells_no_name_that_the_public_does_not_know(change: dict[str, object]) -> None:
    player = account()
    browser = signed_in(player)
    claim = do_claim(player, "p13")
    Person.objects.filter(id="p13").update(**change)
    shown = str(change.get("shown_as", "Jugador sin nombre"))
    for name in ("account", "claim"):
        page = words(browser.get(reverse(name)).content.decode())
        assert shown in page
        assert "Núñez" not in page
    do_reject_claim(claim, reason="No", by=account(Role.MANAGER))
    letter = OutgoingMail.objects.get()
    assert shown in letter.text
    assert "Núñez" not in letter.text
    assert "Núñez" not in words(browser.get(reverse("account")).content.decode())


def test_the_address_of_a_registration_speaks_for_or_against() -> None:
    player = account()
    claim = do_claim(player, "p01")
    assert not evidence(claim).same_address
    claim.person.email = player.email.upper()
    assert evidence(claim).same_address
    claim.person.email = "otra@example.org"
    assert evidence(claim).other_address


def test_a_claim_is_decided_once() -> None:
    by = account(Role.MANAGER)
    claim = do_claim(account(), "p01")
    do_reject_claim(claim, reason="No", by=by)
    with refused("decided"):
        do_confirm_claim(claim, reason="", by=by)
    assert AuditEntry.objects.count() == 1


def test_of_two_managers_at_once_one_decides() -> None:
    claim = do_claim(account(), "p01")
    managers = [account(Role.MANAGER, email=f"m{number}@example.org") for number in range(4)]
    outcomes: list[str] = []
    together = threading.Barrier(len(managers))

    def decide(by: User) -> None:
        try:
            together.wait()
            do_confirm_claim(claim, reason="", by=by)
            outcomes.append("done")
        except AccountRefused as error:
            outcomes.append(error.why)
        finally:
            connection.close()

    threads = [threading.Thread(target=decide, args=[by]) for by in managers]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(outcomes) == ["decided", "decided", "decided", "done"]
    assert AuditEntry.objects.count() == OutgoingMail.objects.count() == 1


def test_an_account_joined_to_the_wrong_person_is_parted_from_them() -> None:
    player, by = account(), account(Role.MANAGER)
    do_confirm_claim(do_claim(player, "p01"), reason="", by=by)
    with refused("no-reason"):
        do_part(player, reason="", by=by)
    do_part(player, reason="Era otra Ana", by=by)
    player.refresh_from_db()
    assert player.person_id is None
    do_claim(player, "p02")
