"""Who decided what, when and why."""
