"""Addresses of rankings, players and games."""

from __future__ import annotations

urlpatterns: list[object] = []
