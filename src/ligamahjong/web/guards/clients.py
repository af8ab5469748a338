"""Who sends a request, as far as its address tells."""

from __future__ import annotations

from ipaddress import AddressValueError, IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import TYPE_CHECKING

from ligamahjong.web import environment
from ligamahjong.wording import Text

if TYPE_CHECKING:
    from django.http import HttpRequest

__all__ = ["client_key", "proxies"]

_NETWORK = 64
"""Bits of an IPv6 address that one household or phone has for itself."""


def proxies() -> int:
    """How many proxies of ours a request passes before it comes here: ``LIGA_PROXIES``.

    Raises:
        SettingError: it is no whole number.
    """
    value = environment.text("LIGA_PROXIES", "0")
    if not (value.isascii() and value.isdecimal()):
        expected = Text("cuántos proxies hay delante, 0 o más", "how many proxies, 0 or more")
        raise environment.SettingError("LIGA_PROXIES", expected, value)
    return int(value)


def client_key(request: HttpRequest) -> str:
    """What stands for whoever sends a request, to be given to :func:`.buckets.take`.

    An IPv4 address, or the network of an IPv6 address, since one client has all addresses of it.
    ``X-Forwarded-For`` counts only as far as proxies of ours have written it: what stands before
    may be invented.

    Args:
        request: any.

    Returns:
        An address as text; empty where the server knows none.
    """
    forwarded = request.META.get("HTTP_X_FORWARDED_FOR", "").split(",")
    number = proxies()
    direct = _key(request.META.get("REMOTE_ADDR", ""))
    if 0 < number <= len(forwarded):
        return _key(forwarded[-number].strip()) or direct
    return direct


def _key(address: str) -> str:
    try:
        known = ip_address(address)
    except (AddressValueError, ValueError):
        return ""
    if isinstance(known, IPv6Address):
        if known.ipv4_mapped:
            return str(known.ipv4_mapped)
        return str(IPv6Network((int(known), _NETWORK), strict=False))
    return str(IPv4Address(known))
