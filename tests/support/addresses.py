"""Every address of the site, read from the resolver: ours and those of others.

``PARAMETERS`` fills the parameters of paths by their names with what there is in the small league;
one that has no row there gets something that fits its type and that nobody has.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from django.urls import URLPattern, URLResolver, get_resolver
from django.utils import translation

from support import small_league

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

__all__ = ["PARAMETERS", "Address", "addresses"]

PARAMETERS = {
    "app_label": "people",
    "code": "MD",
    "game": small_league.CORRECTED,
    "mode": "riichi",
    "name": "riichi.csv",
    "person": "p01",
    "slug": "club-dragon-rojo",
}
_ANY = {"int": "1", "uuid": "00000000-0000-4000-8000-000000000000"}
"""What fits a converter; the others take any word."""
_NAMED = re.compile(r"<(?:([^:<>]+):)?([^<>]+)>")
_GROUP = re.compile(r"\(\?P<([^>]+)>(?:[^()\\]|\\.|\([^)]*\))*\)")


@dataclass(frozen=True, slots=True)
class Address:
    """One address.

    Attributes:
        path: with its parameters filled in.
        route: as the table of addresses has it.
        view: what answers.
        app_names: of the tables it is in.
    """

    path: str
    route: str
    view: Callable[..., object]
    app_names: tuple[str, ...]


def addresses(language: str = "es", urlconf: str | None = None) -> list[Address]:
    """All of them, in one language."""
    with translation.override(language):
        return list(_walk(get_resolver(urlconf).url_patterns, "/", ()))


def _walk(
    patterns: Sequence[URLPattern | URLResolver], before: str, apps: tuple[str, ...]
) -> Iterator[Address]:
    for pattern in patterns:
        route = before + str(pattern.pattern)
        if isinstance(pattern, URLResolver):
            names = (*apps, pattern.app_name) if pattern.app_name else apps
            yield from _walk(pattern.url_patterns, route, names)
        else:
            yield Address(_filled(route), route, pattern.callback, apps)


def _filled(route: str) -> str:
    """The route with its parameters: ``<str:name>`` of paths, ``(?P<name>…)`` of expressions."""
    path = _GROUP.sub(lambda found: PARAMETERS.get(found[1], "nada"), route)
    path = _NAMED.sub(lambda found: PARAMETERS.get(found[2], _ANY.get(found[1], "nada")), path)
    return path.replace("\\Z", "").replace("^", "").replace("$", "").replace("\\", "")
