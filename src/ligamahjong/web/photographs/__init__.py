"""Photographs of score sheets."""
