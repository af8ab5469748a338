"""What anybody reads on the public pages of Riichi, in a real browser."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from support.walking import Walker

__all__ = ["player_rating", "rating_in", "ratings", "read_game"]


def ratings(walker: Walker) -> dict[str, float]:
    """The ranking of Riichi as anybody reads it."""
    rows = walker.go("/riichi/").locator("tbody tr[id]")
    found = rows.evaluate_all("rows => rows.map(row => [row.id.slice(2), row.cells[2].innerText])")
    return {person: rating_in(rating) for person, rating in found}


def player_rating(walker: Walker, person: str) -> float:
    """Somebody's rating as their own page has it."""
    figure = walker.go(f"/jugadores/{person}/").locator(".figure strong").first
    return rating_in(figure.inner_text())


def rating_in(text: str) -> float:
    """A rating as a page shows it: «1605,5», or «1605 ↓, con descuento»."""
    [number] = re.findall(r"^[\d.]+(?:,\d+)?", text.strip())
    return float(number.replace(".", "").replace(",", "."))


def read_game(walker: Walker, game: str) -> str:
    """The table of the result, in one line."""
    return " ".join(walker.go(f"/partidas/{game}/").inner_text("table.result tbody").split())
