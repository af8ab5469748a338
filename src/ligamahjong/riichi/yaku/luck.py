"""Yaku of how and when a hand is won: declarations, the end of the wall, kongs, the first turn."""

from __future__ import annotations

from ligamahjong.riichi.yaku.definition import YAKUMAN, Name, circumstance

__all__ = [
    "chankan",
    "chiihou",
    "double_riichi",
    "haitei",
    "houtei",
    "ippatsu",
    "menzen_tsumo",
    "renhou",
    "riichi",
    "rinshan",
    "tenhou",
]

riichi = circumstance(
    "riichi", Name("Riichi", "Riichi", "立直", "riichi"), han=(1, 0), source="RCR 4.2.1"
)
double_riichi = circumstance(
    "double_riichi",
    Name("Doble Riichi", "Double Riichi", "ダブルリーチ", "daburu riichi"),
    han=(2, 0),
    source="RCR 2025 4.2.2; 2016 4.2.1, one han on top of riichi",
    replaces=("riichi",),
)
ippatsu = circumstance(
    "ippatsu", Name("Ippatsu", "Ippatsu", "一発", "ippatsu"), han=(1, 0), source="RCR 4.2.1"
)
menzen_tsumo = circumstance(
    "menzen_tsumo",
    Name("Mano Completamente Oculta", "Fully Concealed Hand", "門前清自摸和", "menzen tsumo"),
    han=(1, 0),
    source="RCR 4.2.1",
)
rinshan = circumstance(
    "rinshan",
    Name("Tras el Kan", "After a Kan", "嶺上開花", "rinshan kaihou"),
    han=(1, 1),
    source="RCR 4.2.1",
)
chankan = circumstance(
    "chankan",
    Name("Robo de Kan", "Robbing a Kan", "搶槓", "chankan"),
    han=(1, 1),
    source="RCR 4.2.1",
)
haitei = circumstance(
    "haitei",
    Name("Última ficha del muro", "Last Tile from the Wall", "海底撈月", "haitei raoyue"),
    han=(1, 1),
    source="RCR 4.2.1",
)
houtei = circumstance(
    "houtei",
    Name("Último descarte", "Last Discard", "河底撈魚", "houtei raoyui"),
    han=(1, 1),
    source="RCR 4.2.1",
)
renhou = circumstance(
    "renhou",
    Name("Bendición del Hombre", "Blessing of Man", "人和", "renhou"),
    han=(5, 0),
    source="RCR 4.2.4, a mangan with nothing else",
)
tenhou = circumstance(
    "tenhou",
    Name("Bendición del Cielo", "Blessing of Heaven", "天和", "tenhou"),
    han=(YAKUMAN, 0),
    source="RCR 2025 4.2.6; 2016 4.2.5",
)
chiihou = circumstance(
    "chiihou",
    Name("Bendición de la Tierra", "Blessing of Earth", "地和", "chiihou"),
    han=(YAKUMAN, 0),
    source="RCR 2025 4.2.6; 2016 4.2.5",
)
