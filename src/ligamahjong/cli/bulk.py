"""Many answers at once: one JSON object a line in, one a line out."""

from __future__ import annotations

import json
import sys
from codecs import BOM_UTF8
from typing import TYPE_CHECKING, cast

from ligamahjong.errors import LigaError
from ligamahjong.formats.json_text import read_json
from ligamahjong.tiles import TileProblem
from ligamahjong.wording.errors import error_text
from ligamahjong.wording.hand_problems import hand_problem

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from io import BufferedReader

    from ligamahjong.wording import Language

__all__ = ["answer_lines", "error_record"]

_CHUNK = 1 << 16
_LONGEST_LINE = 1 << 20
"""Bytes of a line; a longer one is no hand, and is not gathered in memory."""


def answer_lines(answer: Callable[[object], dict[str, object]], language: Language) -> None:
    """Answer every line of the standard input as it comes; blank lines are left out.

    A line that cannot be answered is answered by ``{"error": …, "problems": […]}``, and the next
    one is read. Whenever the input has nothing more to read at once, what has been answered is
    sent off, so that a program can ask and wait for the answer.

    Args:
        answer: makes the answer to one parsed object.
        language: of the errors.
    """
    write, dumps = sys.stdout.write, json.JSONEncoder(ensure_ascii=False).encode
    for lines in _waiting_lines():
        for line in lines:
            if line.strip():
                try:
                    found = answer(_parsed(line))
                except LigaError as error:
                    found = error_record(error, language)
                write(dumps(found) + "\n")
        sys.stdout.flush()


def error_record(error: LigaError, language: Language) -> dict[str, object]:
    """An error as an object: its sentences, and each problem with its code, text and place."""
    problems = error.facts.get("problems")
    found = problems if isinstance(problems, tuple) else ()
    return {
        "error": error_text(error, language),
        "problems": [
            {
                "code": one.code,
                "of": one.facts.get("of", "hand"),
                "text": one.text,
                "position": one.position,
                "message": hand_problem(one, language),
            }
            for one in found
            if isinstance(one, TileProblem)
        ]
        or [
            {
                "code": error.facts.get("reason", error.code),
                "of": error.facts.get("name"),
                "text": None,
                "position": None,
                "message": error_text(error, language),
            }
        ],
    }


def _waiting_lines() -> Iterator[list[bytes]]:
    """The lines that can be read without waiting, again and again."""
    if sys.stdin is None:  # as Python has it where the input is closed
        return
    source = cast("BufferedReader", sys.stdin.buffer)
    rest = b""
    while chunk := source.read1(_CHUNK):
        *lines, rest = (rest + chunk).split(b"\n")
        yield lines
        if len(rest) > _LONGEST_LINE:
            rest = rest[:_LONGEST_LINE]
    if rest:
        yield [rest]


def _parsed(line: bytes) -> object:
    return read_json(line.removeprefix(BOM_UTF8).decode("utf-8", errors="replace"))
