"""Pages of corrections: games, what readers say is wrong, and what files propose."""
