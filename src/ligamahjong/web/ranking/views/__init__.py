"""Views: read the address, ask a selector, fill a template."""
