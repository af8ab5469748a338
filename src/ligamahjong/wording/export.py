"""Why an export cannot be read, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.wording.language import Text

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["EXPORT_ERRORS"]

EXPORT_ERRORS: Mapping[tuple[str, str], Text] = {
    # (code, reason): sentence
    ("format", "not-an-export"): Text(
        "{file}: no es una exportación; se esperaba una carpeta o un fichero .zip",
        "{file}: not an export; expected a folder or a .zip file",
    ),
    ("format", "file-missing"): Text(
        "{file}: falta {name}; se esperaba una exportación entera",
        "{file}: {name} is missing; expected a whole export",
    ),
    ("format", "file-unexpected"): Text(
        "{file}: dentro está {name}; se esperaban solo los ficheros de una exportación",
        "{file}: it holds {name}; expected the files of an export only",
    ),
    ("format", "file-twice"): Text(
        "{file}: dentro está dos veces {name}; se esperaba una sola",
        "{file}: it holds {name} twice; expected it once",
    ),
    ("format", "too-large"): Text(
        "{file}: es demasiado grande; se esperaban {largest} bytes como mucho",
        "{file}: too large; expected {largest} bytes at most",
    ),
    ("format", "manifest"): Text(
        "manifest.json: no es el de una exportación; se esperaba tal como se publicó",
        "manifest.json: not that of an export; expected as it was published",
    ),
    ("format", "manifest-hash"): Text(
        "manifest.json: se cambió, su huella no es la de su contenido; se esperaba tal como se "
        "publicó",
        "manifest.json: it was changed, its hash is not that of its content; expected as it was "
        "published",
    ),
    ("format", "export-version"): Text(
        "manifest.json: la exportación es de la versión {version}; se esperaba la {expected}",
        "manifest.json: the export is of version {version}; expected {expected}",
    ),
}
