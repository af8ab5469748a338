"""Calculators of the league: results, table points, ratings, derating, grades."""
