"""Fixtures of the site.

``site``
    A migrated, empty database of its own for each test, with ``.client`` (Django's test client),
    ``.path`` (the file) and ``.environment()`` (variables for another process on the same file).
    It is a copy of one template made once, so nothing is ever flushed, and transactions are real:
    ``writing()`` takes its lock.

``league``
    The same with the small league of :mod:`support.small_league` in it, where it is always
    ``small_league.TODAY``. Its constants name the people and games that have a story.

Both empty the cache. A test without them cannot reach a database at all (``pytest-django`` refuses
it). Count queries with ``django_assert_num_queries``. A test that listens on a port or talks to
one carries ``@pytest.mark.enable_socket``; threads see the database of the test.
"""

from __future__ import annotations

from datetime import datetime, time, tzinfo
from typing import TYPE_CHECKING, Self

import pytest
from django.conf import settings
from django.core.management import call_command

from ligamahjong.web.ranking import selectors
from support import small_league
from support.site import Site, copied, using

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytest_django import DjangoDbBlocker


class _Noon(datetime):
    """A clock that stands at noon of the day of the small league."""

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> Self:
        return cls.combine(small_league.TODAY, time(12), tz)


@pytest.fixture(scope="session")
def empty_template(
    tmp_path_factory: pytest.TempPathFactory, django_db_blocker: DjangoDbBlocker
) -> Path:
    """A migrated database without rows."""
    path = tmp_path_factory.mktemp("templates") / "empty.sqlite3"
    with django_db_blocker.unblock(), using(path):
        call_command("migrate", verbosity=0)
    return path


@pytest.fixture(scope="session")
def league_template(
    empty_template: Path,
    tmp_path_factory: pytest.TempPathFactory,
    django_db_blocker: DjangoDbBlocker,
) -> Path:
    """A database with the small league."""
    folder = tmp_path_factory.mktemp("league")
    with django_db_blocker.unblock(), copied(empty_template, folder) as site:
        small_league.fill()
    return site.path


@pytest.fixture
def site(
    empty_template: Path,
    tmp_path: Path,
    django_db_blocker: DjangoDbBlocker,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[Site]:
    """A site without people and games."""
    monkeypatch.setattr(settings, "DATA", tmp_path)
    with django_db_blocker.unblock(), copied(empty_template, tmp_path) as site:
        yield site


@pytest.fixture
def league(
    league_template: Path,
    tmp_path: Path,
    django_db_blocker: DjangoDbBlocker,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[Site]:
    """A site with the small league, on its day."""
    monkeypatch.setattr(settings, "DATA", tmp_path)
    monkeypatch.setattr(selectors, "datetime", _Noon)
    with django_db_blocker.unblock(), copied(league_template, tmp_path) as site:
        yield site
