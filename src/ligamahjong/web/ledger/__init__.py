"""See ``apps``."""
