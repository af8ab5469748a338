"""How results are printed, in a pipe and in the tests' terminal."""

from __future__ import annotations

import errno
import io
import json
import os
import sys
from typing import TYPE_CHECKING

import pytest
from rich import progress

from ligamahjong.cli import output

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from rich.console import Console

HEADINGS = ("Pos.", "Jugador", "Rating")
ROWS = (("1", "Núria Muñoz", "1572"), ("10", "Óscar", "−3"))


def test_a_table_in_a_pipe_is_plain_columns(capsys: pytest.CaptureFixture[str]) -> None:
    left_out = output.print_table(HEADINGS, ROWS, right=(0, 2), title="Ranking", spare=(1, 0))
    assert capsys.readouterr().out == (
        "Ranking\nPos.  Jugador      Rating\n   1  Núria Muñoz    1572\n  10  Óscar            −3\n"
    )
    assert left_out == []


def test_a_table_without_rows_has_its_headings(capsys: pytest.CaptureFixture[str]) -> None:
    output.print_table(HEADINGS, [])
    assert capsys.readouterr().out == "Pos.  Jugador  Rating\n"


def test_json_keeps_its_letters(capsys: pytest.CaptureFixture[str]) -> None:
    output.print_json({"player": "Núria", "rating": 1.5})
    text = capsys.readouterr().out
    assert text == '{"player": "Núria", "rating": 1.5}\n'
    assert json.loads(text)["player"] == "Núria"


def test_csv(capsys: pytest.CaptureFixture[str]) -> None:
    output.print_csv(("a", "b"), [("x,y", 1), (None, 'say "no"')])
    assert capsys.readouterr().out == 'a,b\n"x,y",1\n,"say ""no"""\n'


def test_csv_quotes_what_a_spreadsheet_may_split(capsys: pytest.CaptureFixture[str]) -> None:
    output.print_csv(("a", "b"), [("x;y", 1.5), ("x\ty", None)])
    assert capsys.readouterr().out == 'a,b\n"x;y",1.5\n"x\ty",\n'


def test_nobody_looks_at_a_closed_stream() -> None:
    assert not output.on_terminal(None)


def test_what_is_not_the_result_goes_to_the_error_stream(
    capsys: pytest.CaptureFixture[str],
) -> None:
    output.say("resultado")
    output.say("problema", error=True)
    assert capsys.readouterr() == ("resultado\n", "problema\n")


def test_sentences_stay_whole_in_a_pipe(capsys: pytest.CaptureFixture[str]) -> None:
    output.tell("palabra " * 40, "  ", bold=True)
    assert capsys.readouterr().out.count("\n") == 1


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Make the output a terminal of some columns."""

    def of(columns: int) -> None:
        monkeypatch.setattr(output, "on_terminal", lambda _: True)
        monkeypatch.setenv("COLUMNS", str(columns))

    return of


def test_sentences_are_broken_between_words_on_a_terminal(
    capsys: pytest.CaptureFixture[str], terminal: Callable[[int], None]
) -> None:
    terminal(20)
    output.tell("Para el rating es un empate", "  ")
    assert capsys.readouterr().out == "  Para el rating es\n  un empate\n"


def test_a_narrow_terminal_leaves_columns_out(
    capsys: pytest.CaptureFixture[str], terminal: Callable[[int], None]
) -> None:
    terminal(25)
    assert output.print_table(HEADINGS, ROWS, right=(0, 2), spare=(2, 0)) == []
    terminal(24)
    assert output.print_table(HEADINGS, ROWS, right=(0, 2), spare=(2, 0)) == ["Rating"]
    terminal(12)
    assert output.print_table(HEADINGS, ROWS, right=(0, 2), spare=(2, 0)) == ["Pos.", "Rating"]
    terminal(19)
    assert output.print_table(HEADINGS, ROWS, right=(0, 2), spare=(0, 2)) == ["Pos."]
    assert "Núria Muñoz" in capsys.readouterr().out


def test_what_looks_like_markup_is_shown_as_it_is(
    capsys: pytest.CaptureFixture[str], terminal: Callable[[int], None]
) -> None:
    terminal(80)
    output.print_table(["[red]A"], [["[bold]Ana[/bold]"]], title="[1] :smile:")
    text = capsys.readouterr().out
    assert "[1] :smile:" in text
    assert "[red]A" in text
    assert "[bold]Ana[/bold]" in text


@pytest.mark.parametrize("encoding", ["latin-1", "ascii", "cp1252", "utf-8"])
def test_streams_are_made_to_write_utf8(encoding: str) -> None:
    stream = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
    output.write_utf8(stream, io.StringIO())
    stream.write("Muñoz −1 \udce9")
    stream.flush()
    assert stream.buffer.getvalue() == "Muñoz −1 \\udce9".encode()


@pytest.fixture
def bars(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the bars shown are called, where the error stream is a terminal."""
    shown: list[str] = []
    track = progress.track

    def recorded(
        items: Sequence[str], *, description: str, console: Console, transient: bool
    ) -> Iterable[str]:
        assert console.stderr
        shown.append(description)
        return track(items, description=description, console=console, transient=transient)

    monkeypatch.setattr(output, "on_terminal", lambda stream: stream is sys.stderr)
    monkeypatch.setattr(progress, "track", recorded)
    return shown


def test_progress_is_shown_for_work_of_a_second_or_more(
    bars: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert list(output.with_progress("ab", "Riichi", a_second=3)) == ["a", "b"]
    assert (bars, capsys.readouterr().err) == ([], "")
    assert list(output.with_progress("abc", "Riichi", a_second=3)) == ["a", "b", "c"]
    assert bars == ["Riichi"]
    assert capsys.readouterr().out == ""


def test_a_replay_does_fifty_thousand_games_a_second(bars: list[str]) -> None:
    assert sum(1 for _ in output.with_progress(range(49_999), "MCR")) == 49_999
    assert bars == []
    assert sum(1 for _ in output.with_progress(range(50_000), "MCR")) == 50_000
    assert bars == ["MCR"]


def test_without_a_terminal_there_is_no_progress(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "rich.progress", None)
    assert list(output.with_progress("abc", "Riichi", a_second=0)) == ["a", "b", "c"]
    monkeypatch.setattr(output, "on_terminal", lambda _: True)
    with pytest.raises(ImportError):
        list(output.with_progress("abc", "Riichi", a_second=0))


class FullDisk(io.StringIO):
    """A stream that takes text and has no room for it in the end."""

    def flush(self) -> None:
        raise OSError(errno.ENOSPC, "No room")


def test_output_that_cannot_be_written_is_a_line_and_status_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for language, said in (
        ("es", "no se puede escribir la salida: No room\n"),
        ("en", "the output cannot be written: No room\n"),
    ):
        monkeypatch.setenv("LIGA_LANG", language)
        monkeypatch.setattr(sys, "stdout", FullDisk())
        with pytest.raises(SystemExit) as caught, output.says_when_output_fails():
            sys.stdout.write("resultado")
        assert caught.value.code == 1
        assert sys.stdout.name == os.devnull
        sys.stdout.close()
        assert capsys.readouterr().err == said


def test_what_else_goes_wrong_is_not_taken_for_a_full_disk(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(ZeroDivisionError), output.says_when_output_fails():
        raise ZeroDivisionError
    with pytest.raises(SystemExit) as caught, output.says_when_output_fails():
        sys.exit(2)
    assert caught.value.code == 2
    with output.says_when_output_fails():
        output.say("resultado")
    assert capsys.readouterr() == ("resultado\n", "")
