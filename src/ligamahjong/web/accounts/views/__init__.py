"""Pages about one's own account, and those on which managers look after all of them."""
