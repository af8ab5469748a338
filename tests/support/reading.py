"""What anybody reads on the public pages of Riichi."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from support.pages import table_rows

if TYPE_CHECKING:
    from support.walking import Walker

__all__ = ["player_rating", "rating_in", "ratings", "read_game"]


def ratings(walker: Walker) -> dict[str, float]:
    """The ranking, by the ids of its rows."""
    rows = table_rows(walker.fetch("/riichi/").text())
    found = [(row.attributes.get("id") or "", row.cells) for row in rows]
    return {name.removeprefix("j-"): rating_in(cells[2]) for name, cells in found if name}


def player_rating(walker: Walker, person: str) -> float:
    """Somebody's rating as their own page has it."""
    figure = walker.go(f"/jugadores/{person}/").locator(".figure strong").first
    return rating_in(figure.inner_text())


def rating_in(text: str) -> float:
    """A rating as a page shows it: «1605,5», or «1605 ↓, con descuento»."""
    [number] = re.findall(r"^[\d.]+(?:,\d+)?", text.strip())
    return float(number.replace(".", "").replace(",", "."))


def read_game(walker: Walker, game: str) -> list[str]:
    """Who came first, second, third and fourth."""
    return [row.cells[1] for row in table_rows(walker.fetch(f"/partidas/{game}/").text())[:4]]
