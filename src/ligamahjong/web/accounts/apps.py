"""The app of Django."""

from __future__ import annotations

from django.apps import AppConfig

__all__ = ["AccountsConfig"]


class AccountsConfig(AppConfig):
    """Who may do what: accounts, roles, claims."""

    name = "ligamahjong.web.accounts"
    label = "accounts"
