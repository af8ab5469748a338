"""The queue of what has to be decided, and the decisions."""
