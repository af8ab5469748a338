"""Claims: somebody with an account says who they are, and a manager decides."""

from __future__ import annotations

from django.utils import timezone

from ligamahjong.web.accounts import letters
from ligamahjong.web.accounts.errors import AccountRefused
from ligamahjong.web.accounts.models import Claim, User
from ligamahjong.web.accounts.selectors import claimed_name
from ligamahjong.web.accounts.services import changeable, tell
from ligamahjong.web.audit.services import note
from ligamahjong.web.ledger.transactions import writing
from ligamahjong.web.people.models import Person
from ligamahjong.wording import Language

__all__ = ["do_claim", "do_confirm_claim", "do_part", "do_reject_claim", "do_withdraw_claim"]


def do_claim(user: User, person: str, remark: str = "") -> Claim:
    """Say who somebody is.

    Args:
        user: who says it.
        person: id of who they say they are.
        remark: what may help to believe it.

    Raises:
        AccountRefused: they are known already, have a claim that waits, or the person is not
            there, does not appear in public or has an account.
    """
    with writing():
        if Person.objects.filter(pk=person, hidden=True).exists():
            raise AccountRefused("no-person")
        _check_free(user, person)
        if Claim.objects.filter(user=user, state=Claim.State.OPEN).exists():
            raise AccountRefused("open")
        return Claim.objects.create(user=user, person_id=person, remark=remark.strip())


def do_withdraw_claim(user: User) -> None:
    """Take back the claim that waits, if there is one."""
    with writing():
        Claim.objects.filter(user=user, state=Claim.State.OPEN).update(
            state=Claim.State.WITHDRAWN, decided_at=timezone.now()
        )


def do_confirm_claim(claim: Claim, *, reason: str, by: User) -> None:
    """Join the account to the person.

    Raises:
        AccountRefused: the claim is decided, or the account or the person is joined already.
    """
    with writing():
        claim = _open(claim)
        user = User.objects.get(pk=claim.user_id)
        _check_free(user, claim.person_id)
        user.person_id = claim.person_id
        user.save(update_fields=["person"])
        _decide(claim, Claim.State.CONFIRMED, reason, by)


def do_reject_claim(claim: Claim, *, reason: str, by: User) -> None:
    """Leave the account without a person.

    Raises:
        AccountRefused: the claim is decided, or no reason is given.
    """
    with writing():
        claim = _open(claim)
        if not reason:
            raise AccountRefused("no-reason")
        _decide(claim, Claim.State.REJECTED, reason, by)


def do_part(account: User, *, reason: str, by: User) -> None:
    """Take the person from an account that was joined to the wrong one.

    Raises:
        AccountRefused: it is not for them to decide, or no reason is given.
    """
    with writing():
        account = changeable(account, by)
        if not reason:
            raise AccountRefused("no-reason")
        person = account.person_id or ""
        account.person = None
        account.save(update_fields=["person"])
        note(by.actor, "part", "account", account.actor, reason=reason, person=person)


def _open(claim: Claim) -> Claim:
    found = (
        Claim.objects.select_related("user", "person")
        .filter(pk=claim.pk, state=Claim.State.OPEN)
        .first()
    )
    if found is None:
        raise AccountRefused("decided")
    return found


def _check_free(user: User, person: str) -> None:
    """An account is joined to one person, and a person to one account."""
    now = User.objects.get(pk=user.pk)
    if now.person_id is not None:
        raise AccountRefused("has-person")
    if not Person.objects.filter(pk=person, retired=None).exists():
        raise AccountRefused("no-person")
    if User.objects.filter(person=person).exists():
        raise AccountRefused("taken")


def _decide(claim: Claim, state: Claim.State, reason: str, by: User) -> None:
    claim.state = state
    claim.reason = reason
    claim.decided_at = timezone.now()
    claim.save()
    confirmed = state is Claim.State.CONFIRMED
    note(
        by.actor,
        "claim-confirm" if confirmed else "claim-reject",
        "account",
        claim.user.actor,
        reason=reason,
        person=claim.person_id,
    )
    language = Language(claim.user.language)
    name = claim.person.name if confirmed else claimed_name(claim)
    tell(
        claim.user,
        letters.claim_decided(name, confirmed=confirmed, reason=reason, language=language),
    )
