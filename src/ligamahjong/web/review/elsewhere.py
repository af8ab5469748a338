"""What else waits for staff, on pages of other parts of the site."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.web.accounts.models import Claim
from ligamahjong.web.corrections.models import GameReport, ProposedCorrection
from ligamahjong.web.people.models import Registration
from ligamahjong.web.review.addresses import address_for
from ligamahjong.wording import Text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ligamahjong.web.accounts.roles import Role

__all__ = ["Waiting", "waiting_elsewhere"]

_REGISTRATIONS = Text("Inscripciones", "Registrations")
_CLAIMS = Text("Cuentas que dicen ser de alguien", "Accounts that claim to be somebody's")
_REPORTS = Text("Avisos de partidas mal", "Reports of wrong games")
_CORRECTIONS = Text("Correcciones propuestas por ficheros", "Corrections proposed by files")


class Waiting(NamedTuple):
    """How many of something wait.

    Attributes:
        name: of what.
        number: how many.
        address: of the page where they are decided; empty for who may not open it.
    """

    name: Text
    number: int
    address: str


def waiting_elsewhere(role: Role) -> Iterator[Waiting]:
    """What waits on other pages, with their addresses for who may open them."""
    registrations = Registration.objects.filter(state=Registration.State.PENDING).count()
    claims = Claim.objects.filter(state=Claim.State.OPEN).count()
    reports = GameReport.objects.filter(state=GameReport.State.OPEN).count()
    corrections = ProposedCorrection.objects.filter(state=ProposedCorrection.State.OPEN).count()
    yield Waiting(_REGISTRATIONS, registrations, address_for(role, "registrations"))
    yield Waiting(_CLAIMS, claims, address_for(role, "claims"))
    yield Waiting(_REPORTS, reports, address_for(role, "reports"))
    yield Waiting(_CORRECTIONS, corrections, address_for(role, "proposals"))
