"""What keeps machines from filling public forms, without asking any other service."""
