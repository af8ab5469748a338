"""``python -m ligamahjong``, interrupted or not."""

from __future__ import annotations

import subprocess
import sys

import pytest

from ligamahjong import __main__, __version__, cli


def test_the_package_is_the_program() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "ligamahjong", "--version"], capture_output=True, check=True
    )
    assert done.stdout.decode() == f"liga {__version__}\n"


def test_ctrl_c_before_a_command_runs_ends_without_a_word(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "main", interrupted)
    with pytest.raises(SystemExit) as caught:
        __main__.main()
    assert caught.value.code == 130
    assert capsys.readouterr() == ("", "")
