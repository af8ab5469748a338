"""The ids and numbers of a decision in words."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from ligamahjong.web.accounts.wording import ROLES
from ligamahjong.web.intake.words import CLOCKS, MISMATCHES
from ligamahjong.wording import Text
from ligamahjong.wording.game import VENUES

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from ligamahjong.wording import Language

__all__ = ["NAMES", "in_words"]

NAMES: Mapping[str, Text] = MappingProxyType(
    {
        "added": Text("partidas nuevas", "new games"),
        "after": Text("después", "after"),
        "alias": Text("con alias", "with an alias"),
        "before": Text("antes", "before"),
        "change": Text("cambio número", "change number"),
        "changed": Text("lo que cambió", "what changed"),
        "club": Text("club número", "club number"),
        "everywhere": Text("en todos los ficheros", "in all files"),
        "file": Text("fichero", "file"),
        "game": Text("partida", "game"),
        "hidden": Text("sin nombre en público", "without a name in public"),
        "kept": Text("la que se queda", "the one that stays"),
        "known": Text("partidas que ya estaban", "games that were there already"),
        "letters": Text("correos a jugadores", "letters to players"),
        "moved": Text("jugadores afectados", "players concerned"),
        "new": Text("persona nueva", "new person"),
        "number": Text("cuántos", "how many"),
        "own": Text("con interés propio", "with an interest of their own"),
        "people": Text("personas", "people"),
        "person": Text("persona", "person"),
        "proposal": Text("propuesta número", "proposal number"),
        "proposed": Text("correcciones propuestas", "corrections proposed"),
        "refused": Text("filas rechazadas", "rows refused"),
        "role": Text("papel", "role"),
        "rows": Text("filas", "rows"),
        "size": Text("bytes", "bytes"),
    }
)
"""What each detail that is noted is called."""

_FACTS: Mapping[str, Text] = MappingProxyType(
    {
        "clock": Text("reloj", "clock"),
        "day": Text("día", "day"),
        "link": Text("enlace", "link"),
        "mismatch": Text("causa de que no cuadre", "cause of the mismatch"),
        "mode": Text("modalidad", "mode"),
        "penalties": Text("penalizaciones", "penalties"),
        "place": Text("lugar", "place"),
        "platform": Text("plataforma", "platform"),
        "players": Text("jugadores", "players"),
        "scores": Text("puntos", "scores"),
        "second_time": Text("segunda vez de la hora", "second time of the hour"),
        "signed": Text("firmas", "signatures"),
        "start": Text("comienzo", "start"),
        "starting_points": Text("puntos de salida", "starting points"),
        "venue": Text("presencial o en línea", "in person or online"),
    }
)
_CODES: Mapping[str, Text] = MappingProxyType(
    {
        "played": Text("jugó en ella", "played in it"),
        "sent": Text("la envió", "sent it in"),
        **{role.name.lower(): text for role, text in ROLES.items()},
        **{clock.value: text for clock, text in CLOCKS.items()},
        **{cause.value: text for cause, text in MISMATCHES.items()},
        **{venue.value: text for venue, text in VENUES.items()},
    }
)
_FLAGS = frozenset({"alias", "everywhere", "hidden", "new"})
_YES, _NO = Text("sí", "yes"), Text("no", "no")


def in_words(details: Mapping[str, object], language: Language) -> Iterator[tuple[str, str]]:
    """What each detail is called and what it holds, by name; those that hold nothing left out.

    >>> from ligamahjong.wording import Language
    >>> list(in_words({"role": "manager", "club": "", "new": 1}, Language.ES))
    [('persona nueva', 'sí'), ('papel', 'responsable')]
    >>> list(in_words({"changed": {"place": [], "scores": [[1, 2], [2, 1]]}}, Language.EN))
    [('what changed', 'place; scores: 1, 2 → 2, 1')]
    """
    for name, value in sorted(details.items()):
        if value in ("", [], {}, None):
            continue
        known = NAMES.get(name)
        flag = name in _FLAGS
        said = (_YES if value else _NO).say(language) if flag else _value(value, language)
        yield known.say(language) if known else name, said


def _value(value: object, language: Language) -> str:
    if isinstance(value, dict):
        return "; ".join(_change(name, one, language) for name, one in value.items())
    if isinstance(value, list):
        return ", ".join(_value(one, language) for one in value)
    if isinstance(value, bool):
        return (_YES if value else _NO).say(language)
    code = _CODES.get(str(value))
    return code.say(language) if code else "–" if value is None else str(value)


def _change(name: str, value: object, language: Language) -> str:
    """A fact and what became of it; of a free text there is only the name."""
    fact = _FACTS.get(name)
    called = fact.say(language) if fact else name
    if not isinstance(value, list):
        return f"{called}: {_value(value, language)}"
    before_and_after = " → ".join(_value(one, language) for one in value)
    return f"{called}: {before_and_after}" if value else called
