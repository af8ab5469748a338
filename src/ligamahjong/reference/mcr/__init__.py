"""The fans as content, each with what is worth knowing of it and hands that show it."""
