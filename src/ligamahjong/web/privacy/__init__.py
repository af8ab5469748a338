"""Personal data exported, erased and forgotten in time."""
