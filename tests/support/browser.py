"""A visit to the site with a real browser, as the fixture ``visit`` gives it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

__all__ = ["Visit"]


@dataclass(slots=True)
class Visit:
    """A page open in the browser, and everything it complained of."""

    page: Page
    address: str
    complaints: list[str] = field(default_factory=list)

    def go(self, path: str) -> Page:
        """Open a page of the site."""
        self.page.goto(f"{self.address}{path}")
        return self.page
