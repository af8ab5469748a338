"""What people agree to when they register: the texts, by edition, and from which age."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ligamahjong.web import environment
from ligamahjong.wording import Text

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["CONSENTS", "Consent", "consent_age", "current_consents", "wording_of"]

_AGES = range(13, 19)


@dataclass(frozen=True, slots=True)
class Consent:
    """One edition of a text, by the day from which it is used."""

    edition: str
    text: Text


CONSENTS: Mapping[str, tuple[Consent, ...]] = {
    "data": (
        Consent(
            "2026-11-30",
            Text(
                "Acepto que la liga trate los datos de esta inscripción para llevar los rankings, "
                "y que publique mi nombre o, si lo pido, el alias elegido, mi club, mi comunidad "
                "y los resultados de mis partidas.",
                "I agree that the league processes the data of this registration to keep the "
                "rankings, and that it publishes my name or, if I ask for it, the alias chosen, my "
                "club, my community and the results of my games.",
            ),
        ),
    ),
    "rules": (
        Consent(
            "2026-11-30",
            Text(
                "Conozco las reglas de la liga y acepto que cuenten las partidas que juegue según "
                "ellas.",
                "I know the rules of the league and agree that the games I play under them count.",
            ),
        ),
    ),
    "guardian": (
        Consent(
            "2026-11-30",
            Text(
                "Tengo la patria potestad o la tutela de quien se inscribe y doy en su nombre los "
                "consentimientos anteriores.",
                "I am a parent or guardian of the person registering, and give the consents above "
                "on their behalf.",
            ),
        ),
    ),
}
"""The editions of each text, the one in use last. A text once used is never changed: what somebody
agreed to is known by its edition."""


def current_consents(*, guardian: bool) -> dict[str, str]:
    """What is agreed to now: the edition of each text.

    Args:
        guardian: whether a guardian agrees for somebody too young to.
    """
    return {
        name: editions[-1].edition
        for name, editions in CONSENTS.items()
        if guardian or name != "guardian"
    }


def wording_of(agreed: Mapping[str, str]) -> list[tuple[str, Text]]:
    """Edition and text of all that somebody agreed to; editions that are not known are left out."""
    return [
        (consent.edition, consent.text)
        for name, editions in CONSENTS.items()
        for consent in editions
        if agreed.get(name) == consent.edition
    ]


def consent_age() -> int:
    """From which age people agree for themselves: ``LIGA_CONSENT_AGE``, by default 14.

    Raises:
        SettingError: it is no age from 13 to 18.
    """
    value = environment.text("LIGA_CONSENT_AGE", "14")
    if not (value.isascii() and value.isdecimal() and int(value) in _AGES):
        expected = Text("una edad de 13 a 18 años", "an age from 13 to 18")
        raise environment.SettingError("LIGA_CONSENT_AGE", expected, value)
    return int(value)
