"""Open data: the public export, file by file and whole."""

from __future__ import annotations

from typing import IO, TYPE_CHECKING
from zipfile import ZipFile

from django.http import FileResponse
from django.shortcuts import render
from django.views.decorators.http import condition, require_safe

from ligamahjong.formats.export import FILES
from ligamahjong.web.caching import cached_page
from ligamahjong.web.errors import NotFound
from ligamahjong.web.exporting import archive
from ligamahjong.web.ranking.models import Progress
from ligamahjong.web.ranking.selectors import version
from ligamahjong.wording import Text

if TYPE_CHECKING:
    from pathlib import Path

    from django.http import HttpRequest, HttpResponse

__all__ = ["ARCHIVE", "index", "member", "whole"]

ARCHIVE = "liga-export.zip"

_TYPES = {"csv": "text/csv", "json": "application/json", "jsonl": "application/jsonl"}
_NO_FILE = Text(
    "La exportación no tiene «{name}»; se esperaba {names}.",
    "The export has no “{name}”; expected {names}.",
)


@require_safe
@cached_page
def index(request: HttpRequest) -> HttpResponse:
    """What the export holds and how to work the rankings out again."""
    return render(
        request,
        "ranking/data.html",
        {"archive": ARCHIVE, "progress": Progress.objects.first(), "day": version().day},
    )


def _etag(request: HttpRequest, name: str = ARCHIVE) -> str:  # noqa: ARG001 - Django passes it
    return '"{}-{}"'.format("-".join(map(str, version())), name)


@require_safe
@condition(etag_func=_etag)
def whole(request: HttpRequest) -> FileResponse:
    """The whole export."""
    path = archive(version())
    request.META.pop("HTTP_ACCEPT_ENCODING", None)  # it is compressed already
    return FileResponse(path.open("rb"), as_attachment=True, filename=ARCHIVE)


@require_safe
@condition(etag_func=_etag)
def member(request: HttpRequest, name: str) -> FileResponse:  # noqa: ARG001
    """One file of the export.

    Raises:
        NotFound: the export has no such file.
    """
    if name not in FILES:
        raise NotFound(_NO_FILE, name=name, names=", ".join(FILES))
    kind = _TYPES[name.rpartition(".")[2]]
    return FileResponse(
        _opened(archive(version()), name),
        as_attachment=True,
        filename=name,
        content_type=f"{kind}; charset=utf-8",
    )


def _opened(path: Path, name: str) -> IO[bytes]:
    """A file inside the archive, which closes with it."""
    with ZipFile(path) as packed:
        return packed.open(name)
