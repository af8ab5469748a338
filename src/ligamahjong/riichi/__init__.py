"""Scoring under the Riichi Competition Rules; editions are data."""
