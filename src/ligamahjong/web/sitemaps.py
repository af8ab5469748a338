"""Which addresses search engines may find, in both languages."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from django.contrib.sitemaps import Sitemap
from django.urls import reverse

from ligamahjong.league.game import Mode
from ligamahjong.people.regions import REGIONS
from ligamahjong.reference.mcr import fans
from ligamahjong.reference.pages import INTRODUCTION, Section, pages
from ligamahjong.reference.riichi import yaku
from ligamahjong.web.people.models import Club, Person
from ligamahjong.web.ranking.models import CurrentGame, Merge

__all__ = ["SITEMAPS"]

_CALCULATORS = (
    "riichi", "mcr", "settlement", "payments", "riichi-result", "mcr-result", "before",
    "inactivity", "grades",
)  # fmt: skip
_RULES = (
    "", "-mahjong", "-glossary", "-mcr", "-mcr-fans", "-mcr-rulings", "-mcr-sheet", "-riichi",
    "-riichi-yaku", "-riichi-tables", "-riichi-editions", "-riichi-sheet",
)  # fmt: skip


class _Address(NamedTuple):
    """The name of an address, what stands in it, and when what it shows was last changed."""

    name: str
    arguments: tuple[str, ...] = ()
    changed: datetime | None = None


if TYPE_CHECKING:
    _Base: TypeAlias = Sitemap[_Address]
else:
    _Base = Sitemap


class _Part(_Base):
    i18n = True
    alternates = True
    limit = 1000

    def location(self, item: _Address) -> str:
        """The address in the language being written."""
        return reverse(item.name, args=item.arguments)


class _Pages(_Part):
    """Pages that are always there."""

    def items(self) -> list[_Address]:
        """Their addresses."""
        of_modes = ("ranking", "club-ranking", "region-ranking")
        return [
            *map(_Address, ("home", "players", "games", "help", "data", "calculators")),
            *map(_Address, ("aids", "clock", "irregularities", "sheet-mcr", "sheet-riichi")),
            *(_Address(f"calculator-{one}") for one in _CALCULATORS),
            *(_Address(name, (mode.value,)) for mode in Mode for name in of_modes),
            *(_Address("region", (code,)) for code in REGIONS),
        ]


class _Rules(_Part):
    def items(self) -> list[_Address]:
        """The reference: lists, every page of prose, every fan and every yaku."""
        prose = [one for section in Section for one in pages(section) if one.slug != INTRODUCTION]
        return [
            *(_Address(f"rules{one}") for one in _RULES),
            *(_Address(f"rules-{one.section}-page", (one.slug,)) for one in prose),
            *(_Address("rules-mcr-fan", (str(one.fan.number),)) for one in fans.entries()),
            *(_Address("rules-riichi-one", (one.slug,)) for one in yaku.entries()),
        ]


class _Clubs(_Part):
    def items(self) -> list[_Address]:
        """Pages of clubs."""
        clubs = Club.objects.order_by("slug")
        return [_Address("club", (slug,)) for slug in clubs.values_list("slug", flat=True)]


class _Players(_Part):
    def items(self) -> list[_Address]:
        """Pages of people who appear in public, each under one id."""
        merged = Merge.objects.values("merged")
        people = Person.objects.filter(hidden=False).exclude(id__in=merged).order_by("id")
        return [_Address("player", (person,)) for person in people.values_list("id", flat=True)]


class _Games(_Part):
    def items(self) -> list[_Address]:
        """Pages of games that count."""
        games = CurrentGame.objects.filter(voided=False).order_by("order")
        return [
            _Address("game", (game,), datetime.fromisoformat(changed))
            for game, changed in games.values_list("id", "changed_at")
        ]

    def lastmod(self, item: _Address) -> datetime | None:
        """When something was last recorded about the game."""
        return item.changed


SITEMAPS: dict[str, type[_Base]] = {
    "paginas": _Pages,
    "reglas": _Rules,
    "clubes": _Clubs,
    "jugadores": _Players,
    "partidas": _Games,
}
"""Parts of the map, by their name in its addresses."""
