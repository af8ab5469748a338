"""Serving the site on this machine."""

from __future__ import annotations

import gc
import os
import signal
import socket
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from django.conf import settings
from django.contrib.staticfiles.finders import get_finders
from django.core.management import call_command
from django.db import connection

from ligamahjong.errors import SiteError
from ligamahjong.web import served

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["HOST", "collect_static", "serve"]

HOST = "127.0.0.1"
_WORKERS = 2
_THREADS = 4
_STAMP = "collected"


def serve(port: int, ready: Callable[[], None]) -> None:
    """Serve until told to stop.

    Args:
        port: on this machine only; a server in front of it may offer it to others.
        ready: called once requests are answered.

    Raises:
        SiteError: the port cannot be listened on.
    """
    gc.enable()
    if hasattr(signal, "SIGPIPE"):  # a reader who goes away must not end the server, as in a pipe
        signal.signal(signal.SIGPIPE, signal.SIG_IGN)
    _check_port(port)
    collect_static()
    address = f"http://{HOST}:{port}"
    _note(address)
    connection.close()
    process = os.getpid()
    try:
        _run(port, ready)
    finally:
        if os.getpid() == process:  # a worker that ends comes here too
            served.forget(settings.DATA, address)


def _run(port: int, ready: Callable[[], None]) -> None:
    if find_spec("gunicorn") is None:
        ready()
        call_command("runserver", f"{HOST}:{port}", use_reloader=False, verbosity=0)
        return
    from ligamahjong.web.gunicorn_server import run  # noqa: PLC0415 - only where it is installed

    run(f"{HOST}:{port}", _WORKERS, _THREADS, ready)


def _note(address: str) -> None:
    """Let letters lead here, those of this process and of other commands, unless told otherwise."""
    served.note(settings.DATA, address)
    if settings.ADDRESS == settings.SERVED:
        settings.ADDRESS = address


def collect_static() -> bool:
    """Gather and compress the static files, if they are not those of last time.

    Returns:
        Whether it was necessary.
    """
    root = Path(settings.STATIC_ROOT)
    root.mkdir(parents=True, exist_ok=True)
    stamp, digest = root / _STAMP, _digest_of_sources()
    if stamp.is_file() and stamp.read_text("ascii") == digest:
        return False
    call_command("collectstatic", interactive=False, verbosity=0)
    stamp.write_text(digest, "ascii")
    return True


def _digest_of_sources() -> str:
    digest = sha256(settings.STORAGES["staticfiles"]["BACKEND"].encode())
    for finder in get_finders():
        for name, storage in sorted(finder.list(None), key=lambda found: found[0]):
            with storage.open(name) as file:
                digest.update(f"\0{name}\0".encode() + file.read())
    return digest.hexdigest()


def _check_port(port: int) -> None:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((HOST, port))
        except OSError as error:
            raise SiteError(
                f"cannot listen on port {port}: {error.strerror}",
                reason="port",
                port=port,
                error=error.strerror,
            ) from error
