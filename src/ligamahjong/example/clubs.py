"""The clubs of the example league, all invented, and how many people live where."""

from __future__ import annotations

from dataclasses import dataclass

from ligamahjong.people import ABROAD

__all__ = ["CLUBS", "RESIDENTS", "Club"]


@dataclass(frozen=True, slots=True)
class Club:
    """A club and the habits of its evenings.

    Attributes:
        name: as people say it.
        region: autonomous community in which it meets.
        weekday: day on which it meets, Monday being 0.
        hour: hour at which it begins, on the clocks of its region.
        tables: tables on a good evening.
        riichi: how many evenings out of a hundred are played under Riichi rules.
        meets: in how many weeks out of a hundred it meets.
    """

    name: str
    region: str
    weekday: int
    hour: int
    tables: int
    riichi: int
    meets: int


CLUBS: tuple[Club, ...] = (
    Club("La Última Ficha", "MD", 3, 18, 2, 70, 88),
    Club("Mesa Redonda de Chamberí", "MD", 5, 11, 2, 35, 60),
    Club("La Gralla Mahjong", "CT", 2, 18, 2, 75, 85),
    Club("El Drac del Vallès", "CT", 6, 16, 1, 60, 50),
    Club("El Patio de los Vientos", "AN", 4, 18, 2, 60, 70),
    Club("Pardalet de Mar", "VC", 4, 19, 1, 65, 65),
    Club("Txori Gorria", "PV", 1, 18, 1, 70, 60),
    Club("A Muralla Pequena", "GA", 5, 16, 1, 55, 50),
    Club("La Tercera Ficha", "CL", 6, 16, 1, 45, 40),
    Club("Cierzo y Bambú", "AR", 3, 19, 1, 70, 50),
    Club("Orbayu Mahjong", "AS", 5, 16, 1, 60, 40),
    Club("Alisio Mahjong", "CN", 4, 19, 1, 65, 55),
)
"""A dozen clubs."""

RESIDENTS: dict[str, int] = {
    "AN": 16,
    "AR": 7,
    "AS": 6,
    "CB": 3,
    "CE": 2,
    "CL": 8,
    "CM": 4,
    "CN": 7,
    "CT": 23,
    "EX": 3,
    "GA": 8,
    "IB": 4,
    "MC": 4,
    "MD": 26,
    "ML": 2,
    "NC": 4,
    "PV": 9,
    "RI": 2,
    "VC": 8,
    ABROAD: 4,
}
"""How many people of the league live in each community, and abroad: 150 in all."""
