"""Pages of people: registration, administration, merges and looking people up."""
