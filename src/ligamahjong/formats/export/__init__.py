"""The public export: a ledger and the rankings that follow from it, for anybody to reproduce.

``manifest.json`` says what the export is, ``entries.jsonl`` has the chain, ``people.csv`` the
people who want to be seen, ``grades.csv`` the grade tables, and ``results-mcr.csv`` and
``results-riichi.csv`` both rankings without names.
"""

from ligamahjong.formats.export.build import export_files
from ligamahjong.formats.export.files import FILES, read_files, save_files, zip_files
from ligamahjong.formats.export.manifest import Manifest
from ligamahjong.formats.export.verify import Difference, Verification, verify_export

__all__ = [
    "FILES",
    "Difference",
    "Manifest",
    "Verification",
    "export_files",
    "read_files",
    "save_files",
    "verify_export",
    "zip_files",
]
