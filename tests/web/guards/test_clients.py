"""Who a request comes from, as far as proxies of ours can tell."""

from __future__ import annotations

import pytest
from django.test import RequestFactory

from ligamahjong.web.environment import SettingError
from ligamahjong.web.guards.clients import client_key, proxies


def key(address: str, forwarded: str | None = None) -> str:
    request = RequestFactory().get("/")
    request.META["REMOTE_ADDR"] = address
    if forwarded is not None:
        request.META["HTTP_X_FORWARDED_FOR"] = forwarded
    return client_key(request)


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("", ""),
        ("unix:", ""),
    ],
)
def test_an_address_or_the_network_of_one(address: str, expected: str) -> None:
    assert key(address) == expected


def test_what_anybody_may_write_does_not_count() -> None:
    assert key("192.0.2.7", "198.51.100.1") == "192.0.2.7"


@pytest.mark.parametrize(
    ("number", "forwarded", "expected"),
    [
        ("1", "198.51.100.1", "198.51.100.1"),
        ("1", "203.0.113.9, 198.51.100.1", "198.51.100.1"),
        ("2", "203.0.113.9, 198.51.100.1, 10.0.0.2", "198.51.100.1"),
        ("2", "198.51.100.1", "10.0.0.1"),
        ("1", "invented", "10.0.0.1"),
        ("1", "", "10.0.0.1"),
        ("1", None, "10.0.0.1"),
        ("0", "198.51.100.1", "10.0.0.1"),
    ],
)
def test_behind_proxies_what_they_wrote_counts(
    monkeypatch: pytest.MonkeyPatch, number: str, forwarded: str | None, expected: str
) -> None:
    monkeypatch.setenv("LIGA_PROXIES", number)
    assert key("10.0.0.1", forwarded) == expected


@pytest.mark.parametrize("value", ["-1", "one", "1.5", "²", "1 "])
def test_a_number_of_proxies_that_is_none_is_refused(
    monkeypatch: pytest.MonkeyPatch, value: str
) -> None:
    monkeypatch.setenv("LIGA_PROXIES", value)
    with pytest.raises(SettingError, match="LIGA_PROXIES"):
        proxies()
