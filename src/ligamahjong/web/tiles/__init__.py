"""Pictures of tiles and hands."""
