"""The limits of the other process at work, each beside what happens without it."""

from __future__ import annotations

import os
import resource
import signal
import sys
import time
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from ligamahjong.web.photographs import confine, isolation
from ligamahjong.web.photographs.isolation import Limits, run
from support.hostile import many_scans

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the limits are those of Linux")

WIDE = Limits(memory=1024, seconds=30, wall=20, written=8, files=64)
MIB = 2**20


@pytest.fixture
def script(tmp_path: Path) -> Path:
    return tmp_path / "script.py"


def test_gets_what_is_sent_and_answers(script: Path) -> None:
    script.write_text("import sys; print(sys.argv[1:], sys.stdin.read())")
    ended = run(script, ["a", "b"], b"sent", WIDE)
    assert (ended.code, ended.answer) == (0, b"['a', 'b'] sent\n")


def test_what_hangs_is_ended(script: Path) -> None:
    script.write_text("import time; print('here', flush=True); time.sleep(60)")
    before = time.monotonic()
    ended = run(script, [], b"", replace(WIDE, wall=0.5))
    assert time.monotonic() - before < 5
    assert (ended.code, ended.answer) == (None, b"here\n")


def test_what_runs_for_ever_is_ended_by_the_processor_limit(script: Path) -> None:
    script.write_text("while True: pass")
    before = time.monotonic()
    ended = run(script, [], b"", replace(WIDE, seconds=1))
    assert ended.code in {-signal.SIGKILL, -signal.SIGXCPU}
    assert time.monotonic() - before < 15


def test_without_that_limit_it_would_run_on(script: Path) -> None:
    script.write_text("while True: pass")
    assert run(script, [], b"", replace(WIDE, wall=1.5)).code is None


@pytest.mark.parametrize(("memory", "code"), [(128, 1), (1024, 0)], ids=["limit", "no limit"])
def test_what_takes_memory_does_not_get_it(script: Path, memory: int, code: int) -> None:
    script.write_text(f"print(len(bytearray({300 * MIB})))")
    ended = run(script, [], b"", replace(WIDE, memory=memory))
    assert ended.code == code
    assert ended.answer == (b"" if code else b"314572800\n")


@pytest.mark.parametrize(("written", "length"), [(1, MIB), (8, 3 * MIB)], ids=["limit", "no limit"])
def test_what_talks_too_much_is_cut_short(script: Path, written: int, length: int) -> None:
    script.write_text(f"import os\nfor _ in range(48): os.write(1, bytes({MIB // 16}))")
    ended = run(script, [], b"", replace(WIDE, written=written))
    assert len(ended.answer) == length


@pytest.mark.parametrize(("files", "code"), [(16, 1), (64, 0)], ids=["limit", "no limit"])
def test_what_opens_files_does_not_get_many(script: Path, files: int, code: int) -> None:
    script.write_text("import os; print(len([os.open('/dev/null', 0) for _ in range(30)]))")
    assert run(script, [], b"", replace(WIDE, files=files)).code == code


def test_what_it_complains_of_is_not_heard(script: Path, capfd: pytest.CaptureFixture[str]) -> None:
    script.write_text("import sys; sys.stderr.write('x' * 10**7); sys.exit(3)")
    assert run(script, [], b"", WIDE).code == 3
    assert capfd.readouterr() == ("", "")


def test_what_does_not_read_is_no_trouble(script: Path) -> None:
    script.write_text("print('done')")
    assert run(script, [], bytes(9 * MIB), WIDE).code == 0


def test_inherits_no_variables_and_no_files(
    script: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LIGA_SECRET_KEY", "x" * 50)
    script.write_text(
        "import os\nprint(sorted(os.environ), [os.readlink(f'/proc/self/fd/{n}') for n in"
        " range(3, 20) if os.path.exists(f'/proc/self/fd/{n}')])"
    )
    with (tmp_path / "secret").open("w") as secret:
        os.set_inheritable(secret.fileno(), True)
        answer = run(script, [], b"", WIDE).answer
    assert b"LIGA" not in answer
    assert b"secret" not in answer


_PARENT = """
import os, subprocess, sys
try:
    child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"], stdout=2)
except OSError:
    sys.exit(7)
print(child.pid, flush=True)
"""


def _is_alive(process: int) -> bool:
    try:
        with open(f"/proc/{process}/stat") as status:  # noqa: PTH123 - no file of ours
            return status.read().rsplit(")", 1)[1].split()[0] not in {"Z", "X"}
    except FileNotFoundError:
        return False


def _ends(process: int) -> bool:
    deadline = time.monotonic() + 5
    while _is_alive(process) and time.monotonic() < deadline:
        time.sleep(0.02)
    return not _is_alive(process)


def test_what_it_starts_ends_with_it(script: Path) -> None:
    script.write_text(_PARENT)
    ended = run(script, [], b"", WIDE)
    if ended.code == 7:
        return  # only the superuser may start anything at all
    assert _ends(int(ended.answer))


def test_otherwise_that_would_stay(script: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(isolation, "_kill_group", lambda process: process)
    script.write_text(_PARENT)
    ended = run(script, [], b"", WIDE)
    if ended.code == 7:
        return
    child = int(ended.answer)
    assert _is_alive(child)
    os.kill(child, signal.SIGKILL)


def test_a_real_decoder_is_ended_in_the_middle_of_a_picture() -> None:
    """One scan more costs the same again, so that the time grows with the bytes that are sent."""
    decoder = isolation._CONFINE.with_name("decoder.py")
    arguments = ("jpeg", "2400", "50000000")
    few = run(decoder, arguments, many_scans(20, 2000), isolation.LIMITS)
    assert few.code == 0
    many = run(decoder, arguments, many_scans(40_000, 2000), replace(isolation.LIMITS, seconds=1))
    assert many.code in {-signal.SIGKILL, -signal.SIGXCPU}


def test_all_limits_are_set(monkeypatch: pytest.MonkeyPatch) -> None:
    given: dict[int, tuple[int, int]] = {}
    monkeypatch.setattr(resource, "setrlimit", given.__setitem__)
    confine.confine(512, 5, 8, 32)
    assert given == {
        resource.RLIMIT_AS: (512 * MIB, 512 * MIB),
        resource.RLIMIT_CPU: (5, 5),
        resource.RLIMIT_FSIZE: (8 * MIB, 8 * MIB),
        resource.RLIMIT_NOFILE: (32, 32),
        resource.RLIMIT_NPROC: (0, 0),
        resource.RLIMIT_CORE: (0, 0),
    }
