"""Another process that does one thing within limits, and is gone afterwards with all it started."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryFile
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["LIMITS", "Ended", "Limits", "run"]

_CONFINE = Path(__file__).with_name("confine.py")
_ENVIRONMENT = ("LD_LIBRARY_PATH", "SYSTEMROOT")
"""What an interpreter may need to start; nothing else of our environment is passed on."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What the process may take.

    Attributes:
        memory: address space, MiB.
        seconds: of the processor.
        wall: seconds that we wait.
        written: MiB of its answer.
        files: that it may have open.
    """

    memory: int
    seconds: int
    wall: float
    written: int
    files: int


LIMITS = Limits(memory=1024, seconds=5, wall=20, written=8, files=24)
"""Of the decoder. A PNG of 50 million pixels with transparency needs less than 768 MiB and some
1.3 seconds, a JPEG of as many 256 MiB; a WebP of as many would need 1280 MiB and is refused."""


@dataclass(frozen=True, slots=True)
class Ended:
    """How it went.

    Attributes:
        code: with which the process ended; negative for the signal that ended it, ``None`` when
            we did because of the time.
        answer: what it wrote.
    """

    code: int | None
    answer: bytes


def run(script: Path, arguments: Sequence[str], sent: bytes, limits: Limits) -> Ended:
    """Run a script in an interpreter of its own.

    It inherits neither variables nor open files, gets what is sent on its standard input and
    answers into a file without a name, which cannot grow beyond its limit. What it says on its
    standard error is not read. However it ends, its process group is killed.

    Args:
        script: a file that imports nothing of the site.
        arguments: of the script.
        sent: for its standard input.
        limits: that it is held to.

    Raises:
        OSError: the interpreter does not start.
    """
    command = [sys.executable, "-I", "-B", "-W", "ignore", str(_CONFINE)]
    numbers = (limits.memory, limits.seconds, limits.written, limits.files)
    with TemporaryFile() as answer:
        process = subprocess.Popen(  # noqa: S603 - our own script
            [*command, *map(str, numbers), str(script), *arguments],
            stdin=subprocess.PIPE,
            stdout=answer,
            stderr=subprocess.DEVNULL,
            cwd=_CONFINE.parent,
            env={name: os.environ[name] for name in _ENVIRONMENT if name in os.environ},
            start_new_session=True,
        )
        code: int | None = None
        with suppress(subprocess.TimeoutExpired), process:
            try:
                process.communicate(sent, timeout=limits.wall)
                code = process.returncode
            finally:
                _kill_group(process)
        answer.seek(0)
        return Ended(code, answer.read())


def _kill_group(process: subprocess.Popen[bytes]) -> None:
    """End a process and whatever it started."""
    if sys.platform == "win32":
        process.kill()
    else:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
