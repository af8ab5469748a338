"""Online platforms, by one short name each."""

from __future__ import annotations

from ligamahjong.people.names import fold

__all__ = ["PLATFORMS", "platform_slug"]

PLATFORMS: dict[str, str] = {
    "mahjong-soft": "Mahjong Soft",
    "mahjong-soul": "Mahjong Soul",
    "mahjong-time": "Mahjong Time",
    "riichi-city": "Riichi City",
    "tenhou": "Tenhou",
}
"""Platforms asked for at registration: short name and name shown."""

_ALSO_CALLED = {
    "majsoul": "mahjong-soul",
    "mjsoul": "mahjong-soul",
    "雀魂": "mahjong-soul",
    "tenhounet": "tenhou",
    "天鳳": "tenhou",
}

_SLUGS = {slug.replace("-", ""): slug for slug in PLATFORMS} | _ALSO_CALLED


def platform_slug(text: str) -> str:
    """The short name of a platform: the known one, else the text's words joined by hyphens.

    Case, accents, spaces and signs do not count. A text without any letter gives ``""``.

    >>> platform_slug("Mahjong Soul"), platform_slug("MajSoul"), platform_slug("Jan Room 2")
    ('mahjong-soul', 'mahjong-soul', 'jan-room-2')
    """
    words = fold(text).split()
    return _SLUGS.get("".join(words), "-".join(words))
