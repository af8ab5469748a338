"""Scoring under the Mahjong Competition Rules: the 81 fans, exactly; profiles are data."""
