"""League files sent in through the site."""
