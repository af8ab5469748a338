"""People who use the site in a real browser: every page they meet is looked at."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from allauth.mfa.totp.internal.auth import (
    format_hotp_value,
    hotp_value,
    yield_hotp_counters_from_time,
)

from ligamahjong.web.mail.models import OutgoingMail
from support.browser import faults

if TYPE_CHECKING:
    from playwright.sync_api import APIResponse, Page

    from support.browser import Visit

__all__ = ["Walker", "letter_to", "link_in"]

_PLURALS = re.compile(
    r"(?<![\d.,:])1 (partidas|personas|jugadores|cuentas|inscripciones|decisiones|puntos)\b"
)
_ENGLISH = re.compile(r"\b(the|and|with|accepted|pending|reviewer|shown_as|kept|letters)\b")

_DIGITS = re.compile(r"\d")


def letter_to(address: str, subject: str) -> str:
    """The newest letter that waits in the outbox for somebody.

    Raises:
        OutgoingMail.DoesNotExist: there is none.
    """
    found = OutgoingMail.objects.filter(to=address, subject__contains=subject)
    return found.latest("pk").text


def link_in(letter: str) -> str:
    """Where the only link of a letter leads on the site."""
    [path] = re.findall(r"https?://[^/\s]+(/\S*)", letter)
    return str(path)


@dataclass(slots=True)
class Walker:
    """Somebody with a browser of their own.

    Attributes:
        visit: the browser.
        email: the address of their account, if they have one.
        password: with which they sign in.
        secret: of their second factor, once they have set it.
    """

    visit: Visit
    email: str = ""
    password: str = ""
    secret: str = ""
    _looked_at: set[tuple[str, str]] = field(default_factory=set)

    @property
    def page(self) -> Page:
        """The page they are on."""
        return self.visit.page

    def go(self, path: str) -> Page:
        """Open a page of the site, and look at it."""
        self.visit.go(path)
        return self.look()

    def fetch(self, path: str) -> APIResponse:
        """What the site answers them, without opening it as a page."""
        return self.page.request.get(f"{self.visit.address}{path}", max_retries=3)

    def press(self, name: str) -> Page:
        """Press the button of a name, and look at where it leads."""
        with self.page.expect_navigation():
            self.page.get_by_role("button", name=name, exact=True).click()
        return self.look()

    def follow(self, name: str | re.Pattern[str]) -> Page:
        """Follow the first link of a name, and look at where it leads."""
        with self.page.expect_navigation():
            self.page.locator("main").get_by_role("link", name=name).first.click()
        return self.look()

    @property
    def text(self) -> str:
        """What the page says, in one line."""
        return " ".join(self.page.inner_text("main").split())

    def look(self) -> Page:
        """What a page has to be: in Spanish, as wide as the phone, without a fault axe finds.

        One that they have seen already, but for its numbers, is not looked at again.
        """
        page, text = self.page, self.text
        where = page.url.removeprefix(self.visit.address)
        assert self.visit.complaints == [], where
        if (page.title(), _DIGITS.sub("", text)) in self._looked_at:
            return page
        self._looked_at.add((page.title(), _DIGITS.sub("", text)))
        assert faults(page) == [], where
        assert page.evaluate("document.documentElement.lang") == "es", where
        assert _PLURALS.findall(text) == [], where
        assert _ENGLISH.findall(text) == [], where
        return page

    def sets_password(self, letter: str, password: str) -> None:
        """Follow the link of a letter and choose a password."""
        page = self.go(link_in(letter))
        for box in page.locator("input[type=password]").all():
            box.fill(password)
        self.password = password
        self.press("Poner la contraseña")

    def signs_in(self, to: str = "/cuenta/") -> Page:
        """With password and, where one is set, the code of the second factor."""
        page = self.go(to)
        page.get_by_label("Correo electrónico").fill(self.email)
        page.get_by_label("Contraseña").fill(self.password)
        self.press("Entrar")
        if self.secret:
            page.get_by_label("Código").fill(self._code(2))
            self.press("Entrar")
        assert page.url == f"{self.visit.address}{to}"
        return page

    def sets_factor(self) -> None:
        """Because their role takes one: from their account to the codes of recovery."""
        self.follow("Ponerlo ahora")
        self.gives_password()
        self.secret = self.page.locator(".factor code").inner_text()
        self.page.get_by_label("Código", exact=True).fill(self._code(1))
        self.press("Poner el segundo factor")
        assert self.page.locator(".codes li").count() == 10

    def gives_password(self) -> None:
        """Once more, before something that matters, if it is asked for."""
        if "/cuenta/confirmar/" in self.page.url:
            self.page.get_by_label("Contraseña").fill(self.password)
            self.press("Seguir")

    def _code(self, step: int) -> str:
        """The code of the period before (0), of this one (1) or of the next (2): all are good."""
        counters = list(yield_hotp_counters_from_time())
        return str(format_hotp_value(hotp_value(self.secret, sorted(counters)[step])))
