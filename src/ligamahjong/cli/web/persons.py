"""``liga web erase`` and ``account``."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, NoReturn

import click

from ligamahjong.cli.options import language_option
from ligamahjong.cli.output import say
from ligamahjong.cli.speech import Command, bilingual
from ligamahjong.cli.values import OneOf
from ligamahjong.cli.web.setup import needs_site
from ligamahjong.wording import upkeep as words

if TYPE_CHECKING:
    from ligamahjong.wording import Language

__all__ = ["account", "erase"]

_ROLES = ("player", "reporter", "reviewer", "manager", "superuser")


@click.command(
    "erase",
    cls=Command,
    help=bilingual(
        "Borra los datos de PERSON, que no se puede deshacer: su identificador, su nombre "
        "completo o su correo. Las partidas quedan como «Jugador retirado» y un número.",
        "Erase the data of PERSON, which cannot be undone: an id, a full name or an e-mail "
        "address. The games stay under “Jugador retirado” and a number.",
    ),
    epilog=bilingual("Ejemplo: liga web erase p1a2b3c4d5", "Example: liga web erase p1a2b3c4d5"),
)
@click.argument("person", metavar="PERSON")
@click.option(
    "--yes",
    is_flag=True,
    help=bilingual("No pregunta si es seguro.", "Do not ask whether it is meant."),
)
@language_option
@needs_site
def erase(person: str, yes: bool, language: Language) -> None:  # noqa: FBT001 - by name
    """Erase somebody."""
    from ligamahjong.web import database  # noqa: PLC0415
    from ligamahjong.web.privacy import finding  # noqa: PLC0415
    from ligamahjong.web.privacy.errors import ErasureRefused  # noqa: PLC0415

    database.check_database()
    try:
        meant = finding.find(person)
        if not yes and not click.confirm(words.sure(meant.said, language)):
            return
        left = finding.erase_meant(meant)
    except ErasureRefused as refused:
        _refuse(refused.say(language))
    say(words.erased(left, language))


@click.command(
    "account",
    cls=Command,
    help=bilingual(
        "Abre una cuenta para EMAIL y le envía ahora mismo el enlace con el que se pone la "
        "contraseña; si los mensajes se escriben en la consola, sale aquí. Así nace la primera "
        "cuenta que administra el sitio.",
        "Open an account for EMAIL and send the link with which its password is set right now; "
        "where letters are printed, it is printed here. This is how the first account that runs "
        "the site is made.",
    ),
    epilog=bilingual(
        "Ejemplo: liga web account mesa@example.org --role superuser",
        "Example: liga web account table@example.org --role superuser",
    ),
)
@click.argument("email", metavar="EMAIL")
@click.option(
    "--role",
    type=OneOf(_ROLES),
    default="manager",
    show_default=True,
    help=bilingual("Qué puede hacer.", "What it may do."),
)
@click.option(
    "--club",
    metavar="C",
    help=bilingual("Club de quien envía por él.", "Club of a reporter, who sends for it."),
)
@language_option
@needs_site
def account(email: str, role: str, club: str | None, language: Language) -> None:
    """Open an account."""
    from ligamahjong.web import database  # noqa: PLC0415
    from ligamahjong.web.accounts.errors import AccountRefused  # noqa: PLC0415
    from ligamahjong.web.accounts.roles import Role  # noqa: PLC0415
    from ligamahjong.web.accounts.services import do_invite  # noqa: PLC0415
    from ligamahjong.web.mail.sending import send_now  # noqa: PLC0415
    from ligamahjong.web.people.models import Club  # noqa: PLC0415

    database.check_database()
    address = _address(email)
    of_club = Club.objects.filter(name__iexact=club).first() if club else None
    if club and of_club is None:
        _refuse(words.no_club(club, language))
    try:
        user = do_invite(address, Role[role.upper()], club=of_club, language=language)
    except AccountRefused as refused:
        _refuse(refused.text.say(language))
    say(words.invited(user.email, language))
    trouble = send_now(user.email)
    say(words.invitation_sent(trouble, language), error=bool(trouble))


def _address(email: str) -> str:
    """An address that letters can be sent to."""
    from django.core.exceptions import ValidationError  # noqa: PLC0415
    from django.core.validators import validate_email  # noqa: PLC0415

    try:
        validate_email(email)
    except ValidationError:
        raise click.BadParameter(
            bilingual(
                f"«{email}» no es una dirección de correo.", f"“{email}” is no e-mail address."
            ),
            param_hint="EMAIL",
        ) from None
    return email


def _refuse(text: str) -> NoReturn:
    say(text, error=True)
    sys.exit(1)
