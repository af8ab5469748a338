"""Correcting games as a manager does it in a browser without scripts."""

from __future__ import annotations

import re
from html import unescape
from html.parser import HTMLParser
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from ligamahjong.ledger.decoding import payload_of
from ligamahjong.web.ledger.selectors import entries

if TYPE_CHECKING:
    from django.test import Client

    from ligamahjong.ledger.payloads import Payload

__all__ = ["confirm", "decide", "fields", "newest", "number_of_entries", "preview", "seal_of"]


class _Fields(HTMLParser):
    """The fields of the forms of a page, as a browser would send them."""

    def __init__(self) -> None:
        super().__init__()
        self.given: dict[str, str] = {}
        self._select = ""
        self._area = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        at = dict(attrs)
        name = at.get("name") or ""
        if tag == "input" and name and at.get("type") not in {"checkbox", "radio"}:
            self.given[name] = at.get("value") or ""
        elif tag == "input" and name and "checked" in at:
            self.given[name] = at.get("value") or "on"
        elif tag == "select":
            self._select = name
            self.given[name] = ""
        elif tag == "option" and self._select and "selected" in at:
            self.given[self._select] = at.get("value") or ""
        elif tag == "textarea":
            self._area = name
            self.given[name] = ""

    def handle_endtag(self, tag: str) -> None:
        if tag == "select":
            self._select = ""
        elif tag == "textarea":
            self.given[self._area] = self.given[self._area].removeprefix("\n")
            self._area = ""

    def handle_data(self, data: str) -> None:
        if self._area:
            self.given[self._area] += data


def fields(page: str) -> dict[str, str]:
    """The fields of the forms of a page by their names."""
    reader = _Fields()
    reader.feed(page)
    reader.close()
    return {name: value for name, value in reader.given.items() if name != "csrfmiddlewaretoken"}


def seal_of(page: str) -> str:
    """The seal of what a page shows."""
    return next(value for name, value in fields(page).items() if name.endswith("seal"))


def preview(browser: Client, game: str, **changes: str) -> str:
    """Fill in the form of a game and ask what it would do."""
    address = f"/gestion/partidas/{quote(game)}/corregir/"
    opened = fields(browser.get(address).content.decode())
    sent = {**opened, "reason": "Copia del acta", "step": "preview", **changes}
    return browser.post(address, sent).content.decode()


def confirm(browser: Client, page: str) -> Any:  # noqa: ANN401 - as Django's client answers
    """Confirm what a preview shows."""
    sent = fields(page)
    address = _address(page)
    return browser.post(address, {**sent, "step": "confirm"}, follow=True)


def _address(page: str) -> str:
    """Of the page itself, in Spanish."""
    found = re.search(r'hreflang="es" href="([^"]+)"', page)
    assert found is not None
    return unescape(found[1])


def newest() -> Payload:
    """What the newest entry says."""
    *_, last = entries()
    return payload_of(last)


def number_of_entries() -> int:
    """How many entries the ledger has."""
    return len(list(entries()))


def decide(browser: Client, action: str, game: str, **more: str) -> str:
    """Void or restore a game, having seen what that does."""
    address = f"/gestion/partidas/{game}/{action}/"
    page = browser.get(address).content.decode()
    sent = {"reason": "Repetida", "seal": seal_of(page), **more}
    return browser.post(address, sent, follow=True).content.decode()
