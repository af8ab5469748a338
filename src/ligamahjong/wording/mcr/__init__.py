"""Everything about MCR in words, for the command line and the site alike."""
