"""``liga`` as a program, and ``python -m ligamahjong``.

Nothing is imported before somebody looks after Ctrl-C.
"""

from __future__ import annotations

import sys

__all__ = ["main"]

_INTERRUPTED = 130
"""Exit status after Ctrl-C, as shells have it."""


def main() -> None:
    """Start the command line; what is interrupted before it can speak ends without a word."""
    try:
        from ligamahjong import cli  # noqa: PLC0415 - it takes a tenth of a second

        cli.main()
    except KeyboardInterrupt:
        sys.exit(_INTERRUPTED)


if __name__ == "__main__":
    main()
