"""What is known of people, in words."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from ligamahjong.wording import Text

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["FIELDS"]

FIELDS: Mapping[str, Text] = MappingProxyType(
    {
        "name": Text("nombre", "name"),
        "ema_number": Text("número EMA", "EMA number"),
        "email": Text("correo", "e-mail address"),
        "shown_as": Text("alias en público", "alias in public"),
        "hidden": Text("sin nombre en público", "without a name in public"),
        "aliases": Text("otros nombres", "other names"),
        "accounts": Text("cuentas", "accounts"),
        "club": Text("club", "club"),
        "region": Text("comunidad", "region"),
        "memberships": Text("club y comunidad", "club and region"),
    }
)
"""What each field that somebody may change is called, within a sentence."""
