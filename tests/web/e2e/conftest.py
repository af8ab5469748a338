"""A real browser on the small league, served by this process.

The browser is any Chromium on the machine; ``scripts/browser`` installs Debian's where it may.
Without one the tests skip, except in CI, where that is a failure. One without windows is taken
where there is one, as it is twice as quick.
"""

from __future__ import annotations

import os
import shutil
import threading
from typing import TYPE_CHECKING, Any

import pytest
from django.contrib.staticfiles.handlers import StaticFilesHandler
from django.core.servers.basehttp import ThreadedWSGIServer, WSGIRequestHandler
from django.core.wsgi import get_wsgi_application
from playwright.sync_api import sync_playwright

from support.browser import Visit

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, BrowserContext, Playwright

    from support.site import Site

WHOLE = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
WINDOWLESS = ("chromium-headless-shell", "chrome-headless-shell")
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """These tests talk to a server of their own, which would be slow if it were measured."""
    for item in items:
        if "e2e" in item.path.parts:
            item.add_marker(pytest.mark.enable_socket)
            item.add_marker(pytest.mark.unmeasured)


def chromium(*names: str) -> str:
    """A Chromium: the one that ``$CHROMIUM`` names, else the first of these that is found."""
    path = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    if path is None:
        missing = "no Chromium on this machine: run scripts/browser, or name one in $CHROMIUM"
        if os.environ.get("CI") == "true":
            pytest.fail(missing)
        pytest.skip(missing)
    return path


class _Quiet(WSGIRequestHandler):
    protocol_version = "HTTP/1.0"  # closes every connection, so that none is left at the end

    def log_message(self, *_: Any) -> None:  # noqa: ANN401 - what the base class takes
        """Say nothing."""


@pytest.fixture
def address(league: Site) -> Iterator[str]:  # noqa: ARG001 - the database that is served
    """The address of a server on the small league."""
    application = StaticFilesHandler(get_wsgi_application())
    server = ThreadedWSGIServer(("127.0.0.1", 0), _Quiet)
    server.set_app(application)
    server.daemon_threads = False
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.fixture(scope="session")
def playwright_driver() -> Iterator[Playwright]:
    with sync_playwright() as driver:
        yield driver


@pytest.fixture(scope="session")
def browser(playwright_driver: Playwright) -> Iterator[Browser]:
    """One browser for all tests."""
    path = chromium(*WINDOWLESS, *WHOLE)
    with playwright_driver.chromium.launch(executable_path=path, args=[*QUIET]) as browser:
        yield browser


@pytest.fixture
def keeping_pages(playwright_driver: Playwright) -> Iterator[Browser]:
    """A browser with a back-forward cache, which one without windows has not."""
    with playwright_driver.chromium.launch(
        executable_path=chromium(*WHOLE),
        args=[*QUIET],
        ignore_default_args=["--disable-back-forward-cache"],
    ) as browser:
        yield browser


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Callable[..., Visit]]:
    """Open a context and a page of it: ``visit(width=390, color_scheme="dark", …)``."""
    contexts: list[BrowserContext] = []

    def opened(
        width: int = 1280,
        height: int = 900,
        browser: Browser = browser,
        **options: Any,  # noqa: ANN401 - those of a context
    ) -> Visit:
        context = browser.new_context(viewport={"width": width, "height": height}, **options)
        contexts.append(context)
        visit = Visit(context.new_page(), address)
        visit.page.on(
            "console",
            lambda m: visit.complaints.append(m.text) if m.type in {"error", "warning"} else None,
        )
        visit.page.on("pageerror", lambda error: visit.complaints.append(str(error)))
        visit.page.on(
            "request",
            lambda r: (
                None
                if r.url.startswith((address, "data:"))
                else visit.complaints.append(f"request to {r.url}")
            ),
        )
        return visit

    yield opened
    for context in contexts:
        context.close()
