#!/usr/bin/env python3
"""Writes what ``liga … --help`` prints into the references of the commands.

``.venv/bin/python docs/reference.py`` fills ``commands.md`` (English) and ``es/ordenes.md``
(Spanish) anew: the block ``text`` after each line ``<!-- liga rank --help -->``. Everything else
in them is written by hand.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

__all__ = ["REFERENCES", "filled", "helps"]

REFERENCES = {"en": "commands.md", "es": "es/ordenes.md"}
"""The reference in each language, from the folder of this file."""

_WIDTH = 78
"""Of ``--help`` on a terminal wide enough."""

_BLOCK = re.compile(r"^<!-- (liga[\w -]*) --help -->\n```text\n.*?^```$", re.MULTILINE | re.DOTALL)


def helps(language: str) -> dict[str, str]:
    """What ``--help`` prints for ``liga`` and each of its commands.

    The language of the help is fixed when the commands are imported, hence the other process.
    """
    printed = subprocess.run(  # noqa: S603 - this very file
        [sys.executable, __file__, "--print"],
        env={**os.environ, "LIGA_LANG": language},
        check=True,
        capture_output=True,
        encoding="utf-8",
    )
    found: dict[str, str] = json.loads(printed.stdout)
    return found


def filled(markdown: str, texts: Mapping[str, str]) -> str:
    """The document with the help of each command in its block.

    Raises:
        KeyError: a block is for a command that does not exist.
    """

    def block(found: re.Match[str]) -> str:
        command = found[1]
        return f"<!-- {command} --help -->\n```text\n{texts[command]}\n```"

    return _BLOCK.sub(block, markdown)


def _walk(command: click.Command, context: click.Context) -> Iterator[tuple[str, str]]:
    yield context.command_path, command.get_help(context)
    if isinstance(command, click.Group):
        for name in command.list_commands(context):
            if inner := command.get_command(context, name):
                yield from _walk(inner, _context(inner, name, context))


def _context(
    command: click.Command, name: str, parent: click.Context | None = None
) -> click.Context:
    return command.make_context(name, [], parent, resilient_parsing=True, terminal_width=_WIDTH)


def _main() -> None:
    if sys.argv[1:] == ["--print"]:
        from ligamahjong.cli import liga  # noqa: PLC0415 - its help has the language of now

        texts = dict(_walk(liga, _context(liga, "liga")))
        sys.stdout.buffer.write(json.dumps(texts, ensure_ascii=False).encode())
        return
    for language, name in REFERENCES.items():
        path = Path(__file__).parent / name
        path.write_text(filled(path.read_text("utf-8"), helps(language)), "utf-8")


if __name__ == "__main__":
    _main()
