"""Questions about the league's rules themselves, answered beside the ranking, never within it."""
