"""The environment in which the site is tested; pytest loads it before Django reads its settings.

What is set already wins, so that tests can be run against another database. No test writes to the
folder: the fixtures of ``tests/web`` give each test a database of its own.
"""

from __future__ import annotations

import atexit
import os
from pathlib import Path
from tempfile import TemporaryDirectory

__all__ = ["DATA"]

_FOLDER = TemporaryDirectory(prefix="liga-")
atexit.register(_FOLDER.cleanup)

DATA = Path(_FOLDER.name)
(DATA / "static").mkdir()

# Playwright's synchronous interface keeps an event loop in the thread of the tests.
for _name, _value in {
    "DJANGO_ALLOW_ASYNC_UNSAFE": "yes",
    "LIGA_DATA": _FOLDER.name,
    "LIGA_DEBUG": "yes",
    "LIGA_DEVELOPMENT": "yes",
    "LIGA_HOSTS": "testserver,localhost,127.0.0.1",
}.items():
    os.environ.setdefault(_name, _value)
