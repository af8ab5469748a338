"""The site under gunicorn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gunicorn.app.base import BaseApplication

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["run"]


_LONGEST_LINE = 8_190
"""What gunicorn can take at most; up to it the site itself says that an address is too long."""


class _Server(BaseApplication):  # type: ignore[misc] # gunicorn has no types
    """Gunicorn set up here instead of on its command line."""

    def __init__(self, options: dict[str, object]) -> None:
        self._options = options
        super().__init__()

    def load_config(self) -> None:
        """Take the options."""
        for name, value in self._options.items():
            self.cfg.set(name, value)

    def load(self) -> Any:  # noqa: ANN401 - as gunicorn has it
        """The application, in each worker, which begins to watch over the results."""
        from ligamahjong.web import wsgi  # noqa: PLC0415 - after the fork

        wsgi.watch()
        return wsgi.application


def run(address: str, workers: int, threads: int, ready: Callable[[], None]) -> None:
    """Serve until told to stop.

    Args:
        address: ``host:port``.
        workers: processes.
        threads: of each of them.
        ready: called when the port is open.
    """
    _Server(
        {
            "bind": address,
            "workers": workers,
            "threads": threads,
            "worker_class": "gthread",
            "limit_request_line": _LONGEST_LINE,
            "loglevel": "warning",
            "control_socket_disable": True,
            "when_ready": lambda _: ready(),
        }
    ).run()
