"""Reading results: rankings of any day, players, games."""
