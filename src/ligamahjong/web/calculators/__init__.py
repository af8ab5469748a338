"""Calculators: forms whose address is what they were asked."""
