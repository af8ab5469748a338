"""The autonomous communities and cities of Spain, by their ISO 3166-2:ES code."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["ABROAD", "REGIONS", "Region"]


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
