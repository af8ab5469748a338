"""Runs a script in this process within limits set beforehand: ``confine.py 256 5 8 32 script …``.

Started by its path in an interpreter of its own (``python -I``); imports nothing of the site. The
numbers are MiB of memory, seconds of processor, MiB it may write to one file, and open files.
Systems without such limits (Windows) leave only the wall clock of whoever waits.
"""

from __future__ import annotations

import runpy
import sys

try:
    import resource
except ImportError:  # pragma: no cover - Windows
    resource = None  # type: ignore[assignment]

__all__ = ["confine"]

_MIB = 2**20


def confine(memory: int, seconds: int, written: int, files: int) -> None:
    """Limit this process, for good.

    Args:
        memory: address space in MiB.
        seconds: of the processor.
        written: MiB that one file may grow to.
        files: open at a time.
    """
    limits = {
        "RLIMIT_CPU": seconds,
        "RLIMIT_FSIZE": written * _MIB,
        "RLIMIT_NOFILE": files,
        "RLIMIT_NPROC": 0,
        "RLIMIT_CORE": 0,
    }
    if sys.platform != "darwin":  # whose kernel refuses this one
        limits["RLIMIT_AS"] = memory * _MIB
    for name, limit in limits.items():
        resource.setrlimit(getattr(resource, name), (limit, limit))


if __name__ == "__main__":
    if resource is not None:
        confine(*map(int, sys.argv[1:5]))
    sys.argv = sys.argv[5:]
    runpy.run_path(sys.argv[0], run_name="__main__")
