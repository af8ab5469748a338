"""A visit to the site with a real browser, as the fixture ``visit`` gives it, and a look at it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from axe_playwright_python.base import AXE_SCRIPT

if TYPE_CHECKING:
    from collections.abc import Iterable

    from playwright.sync_api import Page

__all__ = ["COLOURS", "NARROWEST", "Visit", "faults", "violations"]

NARROWEST = 320
"""Width of the narrowest phone, in pixels."""

COLOURS = ("color-contrast", "link-in-text-block")
"""The rules of axe that look at colours, which are all that another scheme changes."""
_RUN = """async rules => {
  const found = await axe.run({
    resultTypes: ["violations"],
    ...(rules.length ? { runOnly: rules } : {}),
  });
  return found.violations.flatMap(one => one.nodes.map(node => [one.id, node.html.slice(0, 200)]));
}"""


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

    def look(self, path: str, *, status: int = 200) -> None:
        """Open a page of the site and look at it, in light, in dark and on the narrowest phone.

        Raises:
            AssertionError: its status is another, axe finds something, or it is too wide.
        """
        page = self.page
        page.emulate_media(color_scheme="light")
        response = page.goto(f"{self.address}{path}")
        assert response is not None
        assert (response.status, path) == (status, path)
        assert (path, "light", faults(page)) == (path, "light", [])
        page.emulate_media(color_scheme="dark")
        assert (path, "dark", violations(page, COLOURS)) == (path, "dark", [])
        size = page.viewport_size
        assert size is not None
        page.set_viewport_size({"width": NARROWEST, "height": size["height"]})
        assert (path, "narrow", _too_wide(page)) == (path, "narrow", [])
        page.set_viewport_size(size)


def violations(page: Page, rules: Iterable[str] = ()) -> list[list[str]]:
    """What axe finds on a page as it is: each time the rule, and the element that breaks it.

    Args:
        page: where.
        rules: the rules to look for; all of them without any.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    found: list[list[str]] = page.evaluate(_RUN, list(rules))
    return found


def faults(page: Page) -> list[list[str]]:
    """What axe finds on a page as it is, and by how many pixels it is too wide, if it is."""
    return [*violations(page), *_too_wide(page)]


def _too_wide(page: Page) -> list[list[str]]:
    size = page.viewport_size
    assert size is not None
    wider = page.evaluate("document.documentElement.scrollWidth") - size["width"]
    return [["too wide", f"{wider} px"]] if wider > 0 else []
