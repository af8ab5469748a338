"""Every reason for which an export cannot be read is said in both languages."""

from __future__ import annotations

import re
from string import Formatter
from typing import TYPE_CHECKING

import pytest

from ligamahjong.errors import FormatError
from ligamahjong.formats.export.manifest import read_manifest
from ligamahjong.wording import Language
from ligamahjong.wording.errors import ERRORS, error_text
from ligamahjong.wording.export import EXPORT_ERRORS

if TYPE_CHECKING:
    from pathlib import Path

_REASON = re.compile(r'(?:reason=|_refusal\(\s*place, )"([a-z-]+)"')


def test_every_reason_has_a_sentence(repository: Path) -> None:
    sources = (repository / "src/ligamahjong/formats/export").glob("*.py")
    given = {reason for path in sources for reason in _REASON.findall(path.read_text("utf-8"))}
    assert given >= {reason for _, reason in EXPORT_ERRORS}
    assert given <= {reason for code, reason in ERRORS if code == "format"}


@pytest.mark.parametrize("case", EXPORT_ERRORS, ids="-".join)
def test_both_languages_have_the_same_facts_and_say_what_was_expected(
    case: tuple[str, str],
) -> None:
    spanish, english = EXPORT_ERRORS[case]
    names = [{name for _, name, _, _ in Formatter().parse(text)} for text in (spanish, english)]
    assert names[0] == names[1]
    assert "se esperaba" in spanish
    assert "expected" in english


def test_a_newer_export_is_named() -> None:
    with pytest.raises(FormatError) as refused:
        read_manifest(b'{"format":2}\n')
    assert error_text(refused.value, Language.ES) == (
        "manifest.json: la exportación es de la versión 2; se esperaba la 1"
    )
    assert error_text(refused.value, Language.EN) == (
        "manifest.json: the export is of version 2; expected 1"
    )
