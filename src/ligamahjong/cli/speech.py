"""The language the command line speaks.

The texts of ``--help`` are fixed when a command is imported, before its options are read; the
environment variable ``LIGA_LANG`` chooses them, and is the default of ``--lang``.
"""

from __future__ import annotations

import os

__all__ = ["LANGUAGE_VARIABLE", "bilingual"]

LANGUAGE_VARIABLE = "LIGA_LANG"


def bilingual(es: str, en: str) -> str:
    """The text for ``--help`` in the language of ``LIGA_LANG``: Spanish unless it is ``en``."""
    return en if os.environ.get(LANGUAGE_VARIABLE, "").lower().startswith("en") else es
