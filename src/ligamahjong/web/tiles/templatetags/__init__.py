"""Pictures of tiles in templates."""
