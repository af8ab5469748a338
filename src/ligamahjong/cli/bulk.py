"""Many answers at once: one JSON object a line in, one a line out."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING

from ligamahjong.errors import FormatError, LigaError
from ligamahjong.wording.errors import error_text

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from ligamahjong.wording import Language

__all__ = ["answer_lines"]


def answer_lines(answer: Callable[[object], dict[str, object]], language: Language) -> None:
    """Answer every line of the standard input as it comes; blank lines are left out.

    A line that cannot be answered is answered by ``{"error": …}``, and the next one is read.

    Args:
        answer: makes the answer to one parsed object.
        language: of the errors.
    """
    write = sys.stdout.write
    for line in _lines():
        try:
            found = answer(_parsed(line))
        except LigaError as error:
            found = {"error": error_text(error, language)}
        write(json.dumps(found, ensure_ascii=False) + "\n")


def _lines() -> Iterable[str]:
    sys.stdin.reconfigure(encoding="utf-8", errors="replace")  # type: ignore[union-attr]
    return (line for line in sys.stdin if not line.isspace())


def _parsed(line: str) -> object:
    try:
        return json.loads(line)
    except (ValueError, RecursionError) as error:
        raise FormatError(f"not JSON: {error}", reason="record-json", error=str(error)) from error
