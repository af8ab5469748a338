"""One object a line in, one a line out: errors, waiting readers, long and broken input."""

from __future__ import annotations

import io
import json
import subprocess
import sys
import tracemalloc
from typing import TYPE_CHECKING, Any

import pytest

from ligamahjong.cli.bulk import answer_lines, error_record
from ligamahjong.errors import FormatError, HandError
from ligamahjong.tiles import TileProblem
from ligamahjong.wording import Language

if TYPE_CHECKING:
    from collections.abc import Callable

PROGRAM = [sys.executable, "-c", "from ligamahjong.cli import main; main()"]


class Input(io.BytesIO):
    """An input that gives what is there in parts, as a pipe does."""

    def __init__(self, *parts: bytes) -> None:
        super().__init__()
        self._parts = [*parts, b""]

    def read1(self, _size: int | None = -1) -> bytes:
        return self._parts.pop(0)


@pytest.fixture
def answers(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., list[Any]]:
    def asked(*parts: bytes, answer: Callable[[object], dict[str, object]] = plain) -> list[Any]:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(Input(*parts)))
        answer_lines(answer, Language.EN)
        return [json.loads(line) for line in capsys.readouterr().out.splitlines()]

    return asked


def plain(record: object) -> dict[str, object]:
    if record == 0:
        raise FormatError("no", reason="record-value", name="n", value=0, expected="1")
    return {"got": record}


def test_every_line_is_answered_and_blank_ones_are_not(
    answers: Callable[..., list[Any]],
) -> None:
    assert answers(b'1\n\n  \n"\xc3\xb1"\n0\n[2]') == [
        {"got": 1},
        {"got": "ñ"},
        {
            "error": "n: expected 1, not 0",
            "problems": [
                {
                    "code": "record-value",
                    "of": "n",
                    "text": None,
                    "position": None,
                    "message": "n: expected 1, not 0",
                }
            ],
        },
        {"got": [2]},
    ]


def test_a_line_may_come_in_parts(answers: Callable[..., list[Any]]) -> None:
    assert answers(b"[1", b", 2", b"]\n[", b"3]\n4") == [{"got": [1, 2]}, {"got": [3]}, {"got": 4}]


def test_a_mark_before_the_text_and_windows_line_ends(answers: Callable[..., list[Any]]) -> None:
    assert answers(b"\xef\xbb\xbf1\r\n2\r\n") == [{"got": 1}, {"got": 2}]


@pytest.mark.parametrize("line", [b"{", b"\xff\xfe", b"[" * 100_000, b"nan", b'{"a":}'])
def test_what_is_not_json_is_said_so(answers: Callable[..., list[Any]], line: bytes) -> None:
    broken, following = answers(line + b"\n5\n")
    assert broken["error"].startswith("not JSON")
    assert [problem["code"] for problem in broken["problems"]] == ["record-json"]
    assert following == {"got": 5}


def test_a_line_without_end_is_not_gathered(answers: Callable[..., list[Any]]) -> None:
    part = b"7" * (1 << 18)
    tracemalloc.start()
    broken, following = answers(*[part] * 100, b"\n8\n")
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert "error" in broken
    assert following == {"got": 8}
    assert peak < 20 * len(part)


def test_every_problem_has_its_code_text_and_place() -> None:
    problems = (
        TileProblem("no-suit", "12", 5),
        TileProblem("no-such-tile", "0z", 1, {"of": "dora"}),
    )
    found = error_record(HandError("no", reason="hand", problems=problems), Language.ES)
    assert found["problems"] == [
        {
            "code": "no-suit",
            "of": "hand",
            "text": "12",
            "position": 5,
            "message": (
                "en la posición 5: «12» no dice de qué palo; se esperaba m, p, s o z detrás, como "
                "123m"
            ),
        },
        {
            "code": "no-such-tile",
            "of": "dora",
            "text": "0z",
            "position": 1,
            "message": (
                "dora: en la posición 1: no hay ninguna ficha «0z»; se esperaba de 1 a 9 (0 es un "
                "cinco rojo), o de 1 a 7 en z"
            ),
        },
    ]


def test_a_closed_input_is_an_empty_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    answer_lines(plain, Language.EN)
    assert capsys.readouterr().out == ""


def test_who_waits_for_an_answer_gets_it_at_once() -> None:
    """A program asks, and goes on when it has been answered: nothing may wait for more input."""
    with subprocess.Popen(
        [*PROGRAM, "score", "riichi", "--jsonl"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as running:
        assert running.stdin
        assert running.stdout
        for seat, points in (("E", 5800), ("S", 3900)):
            asked = {"hand": "33m123m123s456s78s+9s", "seat": seat}
            running.stdin.write(json.dumps(asked).encode() + b"\n")
            running.stdin.flush()
            assert json.loads(running.stdout.readline())["points"] == points
        running.stdin.close()
        assert running.stdout.read() == b""
    assert running.returncode == 0
