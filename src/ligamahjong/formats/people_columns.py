"""The columns of a file of people and the headers they may have."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ligamahjong.formats.headers import column_key, match_columns, meanings_by_header
from ligamahjong.people.names import fold
from ligamahjong.people.platforms import PLATFORMS, platform_slug

if TYPE_CHECKING:
    from ligamahjong.formats.sheet import Sheet

__all__ = ["PeopleColumns", "find_people_columns"]

_MEANINGS = meanings_by_header(
    {
        "id": "id no num numero codigo identificador idjugador jugadorid playerid #",
        "name": "name nombre fullname nombrecompleto nombreyapellidos apellidosynombre jugador"
        " jugadora player persona",
        "surname": "surname surnames lastname apellido apellidos",
        "region": "region comunidad comunidadautonoma ccaa autonomia",
        "club": "club asociacion",
        "ema_number": "emanumber ema emano emaid noema numeroema numerodeema",
        "aliases": "aliases alias apodo apodos otrosnombres",
        "accounts": "accounts account cuentas cuenta usuarios",
    }
)

_BEFORE_PLATFORM = frozenset(
    {"account", "cuenta", "de", "en", "id", "nick", "nombre", "on", "user", "username", "usuario"}
)
_PLATFORM = "platform:"


@dataclass(frozen=True, slots=True)
class PeopleColumns:
    """Where in a row each thing stands; ``None`` where the file does not have it.

    Attributes:
        name: the name, or the given names where ``surname`` has a column of its own.
        surname: the surnames.
        id: what the league calls the person.
        region: autonomous community.
        club: club.
        ema_number: EMA number.
        aliases: other names.
        accounts: accounts written with their platform.
        platforms: columns of accounts on one platform, with its short name.
    """

    name: int
    surname: int | None
    id: int | None
    region: int | None
    club: int | None
    ema_number: int | None
    aliases: int | None
    accounts: int | None
    platforms: tuple[tuple[int, str], ...]


def find_people_columns(sheet: Sheet) -> PeopleColumns | None:
    """Find the columns; ``None``, and a problem in the sheet, if it is no table of people.

    Headers may be Spanish or English: ``name``, ``Nombre``; ``region``, ``Comunidad``;
    ``Tenhou``, ``usuario de Mahjong Soul``.
    """
    meanings = [_MEANINGS.get(column_key(header)) or _platform(header) for header in sheet.header]
    columns = match_columns(sheet, meanings, ["name"])
    if columns is None:
        return None
    return PeopleColumns(
        name=columns["name"],
        surname=columns.get("surname"),
        id=columns.get("id"),
        region=columns.get("region"),
        club=columns.get("club"),
        ema_number=columns.get("ema_number"),
        aliases=columns.get("aliases"),
        accounts=columns.get("accounts"),
        platforms=tuple(
            (column, meaning.removeprefix(_PLATFORM))
            for meaning, column in columns.items()
            if meaning.startswith(_PLATFORM)
        ),
    )


def _platform(header: str) -> str | None:
    words = fold(header).split()
    named = " ".join(word for word in words if word not in _BEFORE_PLATFORM)
    slug = platform_slug(named)
    return f"{_PLATFORM}{slug}" if slug in PLATFORMS else None
