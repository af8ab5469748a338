"""The categories of personal data, one module each."""
