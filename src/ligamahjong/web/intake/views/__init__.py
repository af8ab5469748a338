"""Pages on which games are sent in and followed."""
