"""Hands that are not four sets and a pair, and the nine gates."""

from __future__ import annotations

from ligamahjong.riichi.yaku.definition import YAKUMAN, Name, special

__all__ = ["chiitoitsu", "chuuren", "kokushi"]

chiitoitsu = special(
    "chiitoitsu",
    Name("Siete Parejas", "Seven Pairs", "七対子", "chiitoitsu"),
    han=(2, 0),
    source="RCR 4.2.2",
)
kokushi = special(
    "kokushi",
    Name("Trece Huérfanos", "Thirteen Orphans", "国士無双", "kokushi musou"),
    han=(YAKUMAN, 0),
    source="RCR 2025 4.2.6; 2016 4.2.5",
)
chuuren = special(
    "chuuren",
    Name("Nueve Puertas", "Nine Gates", "九連宝燈", "chuuren poutou"),
    han=(YAKUMAN, 0),
    source="RCR 2025 4.2.6; 2016 4.2.5",
)
