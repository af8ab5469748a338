"""The autonomous communities and cities of Spain, by their ISO 3166-2:ES code."""

from __future__ import annotations

from dataclasses import dataclass

from ligamahjong.people.names import fold

__all__ = ["ABROAD", "REGIONS", "Region", "region_code"]


@dataclass(frozen=True, slots=True)
class Region:
    """An autonomous community or city: code without ``ES-``, and its names."""

    code: str
    es: str
    en: str


REGIONS: dict[str, Region] = {
    region.code: region
    for region in (
        Region("AN", "Andalucía", "Andalusia"),
        Region("AR", "Aragón", "Aragon"),
        Region("AS", "Principado de Asturias", "Asturias"),
        Region("CB", "Cantabria", "Cantabria"),
        Region("CE", "Ceuta", "Ceuta"),
        Region("CL", "Castilla y León", "Castile and León"),
        Region("CM", "Castilla-La Mancha", "Castile-La Mancha"),
        Region("CN", "Canarias", "Canary Islands"),
        Region("CT", "Cataluña", "Catalonia"),
        Region("EX", "Extremadura", "Extremadura"),
        Region("GA", "Galicia", "Galicia"),
        Region("IB", "Illes Balears", "Balearic Islands"),
        Region("MC", "Región de Murcia", "Region of Murcia"),
        Region("MD", "Comunidad de Madrid", "Community of Madrid"),
        Region("ML", "Melilla", "Melilla"),
        Region("NC", "Comunidad Foral de Navarra", "Navarre"),
        Region("PV", "País Vasco", "Basque Country"),
        Region("RI", "La Rioja", "La Rioja"),
        Region("VC", "Comunitat Valenciana", "Valencian Community"),
    )
}

ABROAD = "XX"
"""Region of people who live outside Spain; it has no ranking of its own."""

_ALSO_CALLED: dict[str, tuple[str, ...]] = {
    "AR": ("Aragó",),
    "AS": ("Asturies",),
    "CL": ("Castilla León", "CyL"),
    "CM": ("CLM",),
    "CN": ("Canaries",),
    "CT": ("Catalunya",),
    "GA": ("Galiza",),
    "IB": ("Baleares", "Balearics"),
    "NC": ("Navarra", "Nafarroa", "Nafarroako Foru Komunitatea"),
    "PV": ("Euskadi", "Euskal Autonomia Erkidegoa"),
    "VC": ("Valencia", "Comunidad Valenciana", "País Valencià"),
    ABROAD: (
        *("Extranjero", "Fuera de España", "Otro país", "Estranger", "Estranxeiro", "Atzerria"),
        *("Abroad", "Outside Spain", "Another country"),
    ),
}

_NOT_TELLING = frozenset(
    {"a", "and", "de", "del", "el", "en", "es", "la", "las", "los", "of", "the", "y"}
    | {"autonoma", "autonomous", "city", "ciudad", "comunidad", "community", "comunitat", "foral"}
    | {"illes", "islands", "islas", "principado", "principality", "region"},
)
"""Words that regions share: the rest tells which one is meant, in whatever order."""


def _telling(text: str) -> str:
    return " ".join(sorted(word for word in fold(text).split() if word not in _NOT_TELLING))


_CODES = {
    _telling(name): code
    for code, names in (
        *((region.code, (region.code, region.es, region.en)) for region in REGIONS.values()),
        *_ALSO_CALLED.items(),
        (ABROAD, (ABROAD,)),
    )
    for name in names
}


def region_code(text: str) -> str | None:
    """The code of a region from its code or name, :data:`ABROAD`, or ``None`` if not known.

    Codes count in any case and with or without ``ES-``; names in Spanish, English and the other
    official language of the place, without regard to accents, case, articles, order of words
    or words such as «Comunidad de». Two names with ``/`` between them must agree.

    >>> region_code("es-md"), region_code("Madrid, Comunidad de"), region_code("extranjero")
    ('MD', 'MD', 'XX')
    >>> region_code("Euskadi / País Vasco"), region_code("Castilla la Mancha")
    ('PV', 'CM')
    >>> region_code("Atlántida") is None
    True
    """
    codes = {_CODES.get(_telling(name)) for name in text.split("/")}
    return codes.pop() if len(codes) == 1 else None
