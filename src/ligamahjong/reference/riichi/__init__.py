"""Riichi as data: what each yaku means, hands that show it, tables worked out by the engine."""
