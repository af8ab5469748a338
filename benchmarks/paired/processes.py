"""Whole programs, started as a shell starts them, their output read from a pipe."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import ligamahjong

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

__all__ = ["entry_point", "programs"]


def entry_point(module: str) -> list[str]:
    """What a console script does, as options of the interpreter: import a module, call ``main``."""
    return ["-c", f"import sys; from {module} import main; sys.exit(main())"]


@contextmanager
def programs() -> Iterator[Callable[[Sequence[str | Path]], str]]:
    """A function that runs this interpreter with some arguments and gives what was printed.

    Everything is compiled once, as in an installation, and output is buffered, whatever the
    environment of the benchmark says; the same holds for ours and for its peer.
    """
    with TemporaryDirectory() as compiled:
        path = [Path(ligamahjong.__file__).parents[1], Path(__file__).parent]
        kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
        environment = {
            **kept,
            "PYTHONPATH": os.pathsep.join(map(str, path)),
            "PYTHONPYCACHEPREFIX": compiled,
            "PYTHONUTF8": "1",
        }

        def run(arguments: Sequence[str | Path]) -> str:
            command = [sys.executable, *arguments]
            done = subprocess.run(
                command, env=environment, check=False, capture_output=True, encoding="utf-8"
            )
            if done.returncode:
                sys.exit(f"{command} failed:\n{done.stderr}")
            return done.stdout

        yield run
