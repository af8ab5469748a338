"""The rules as content: data and Markdown in Spanish and English, with provenance."""
