"""What people who register are told by e-mail."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.urls import reverse
from django.utils import translation

from ligamahjong.web.mail.services import Letter, absolute
from ligamahjong.wording import Text

if TYPE_CHECKING:
    from ligamahjong.web.people.models import Person, Registration
    from ligamahjong.wording import Language

__all__ = ["accepted", "rejected", "to_confirm"]

_CONFIRM = Text("Confirma tu inscripción en la liga", "Confirm your registration in the league")
_ASKED = Text(
    "Alguien ha pedido con esta dirección inscribirse en la Liga Española de Mahjong. Si has sido "
    "tú, confírmalo; hasta entonces nadie verá la inscripción.",
    "Somebody asked with this address to be registered in the Spanish Mahjong League. If it was "
    "you, confirm it; until then nobody will see the registration.",
)
_GUARDIAN = Text(
    "Un menor ha pedido inscribirse en la Liga Española de Mahjong y ha dado esta dirección como "
    "la de quien ejerce su patria potestad o tutela. El enlace dice quién es. Si estás de acuerdo, "
    "confírmalo; hasta entonces nadie verá la inscripción.",
    "A minor asked to be registered in the Spanish Mahjong League and gave this address as that "
    "of a parent or guardian. The link tells who it is. If you agree, confirm it; until then "
    "nobody will see the registration.",
)
"""What somebody unknown typed is in no letter, which may go to anybody's address."""
_PRESS = Text("Confirmar la inscripción", "Confirm the registration")
_NOT_YOU = Text(
    "Si no sabes de qué se trata, no hagas nada: no se guardará.",
    "If you do not know what this is about, do nothing: it will not be kept.",
)
_WELCOME = Text("Ya estás en la liga", "You are in the league")
_ACCEPTED = Text(
    "Tu inscripción en la Liga Española de Mahjong está aceptada. Desde ahora cuentan las partidas "
    "que juegues.",
    "Your registration in the Spanish Mahjong League is accepted. The games you play count from "
    "now on.",
)
_PAGE = Text("Tu página", "Your page")
_DECLINED = Text("Tu inscripción no se ha aceptado", "Your registration was not accepted")
_REJECTED = Text(
    "Tu inscripción en la Liga Española de Mahjong no se ha aceptado.",
    "Your registration in the Spanish Mahjong League was not accepted.",
)
_REASON = Text("El motivo: {reason}", "The reason: {reason}")
_AGAIN = Text(
    "Si algo no es así, puedes volver a inscribirte.",
    "If something about that is wrong, you may register again.",
)


def to_confirm(registration: Registration, language: Language) -> Letter:
    """The letter with the link that confirms a registration, to the guardian if there is one."""
    asked = (_GUARDIAN if registration.guardian_email else _ASKED).say(language)
    address = _address(language, "registration-confirm", registration.token)
    return Letter(
        _CONFIRM.say(language),
        (asked,),
        (_PRESS.say(language), address),
        (_NOT_YOU.say(language),),
    )


def accepted(person: Person, language: Language) -> Letter:
    """The letter to somebody who is registered now."""
    link = None
    if not person.hidden:
        link = (_PAGE.say(language), _address(language, "player", person.id))
    return Letter(_WELCOME.say(language), (_ACCEPTED.say(language),), link)


def rejected(reason: str, language: Language) -> Letter:
    """The letter to somebody who was not registered."""
    said = _REASON.say(language, reason=reason)
    return Letter(
        _DECLINED.say(language),
        (_REJECTED.say(language), said, _AGAIN.say(language)),
    )


def _address(language: Language, name: str, argument: str) -> str:
    with translation.override(language.value):
        return absolute(reverse(name, args=[argument]))
