"""Riichi in words: hands and why they are worth what they are, settlements, rules."""
