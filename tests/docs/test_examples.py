"""What the documents show is what happens: their Python and their commands are run."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path
from shutil import which

import pytest

from docs.markdown import Command, blocks, commands, documents

REPOSITORY = Path(__file__).resolve().parents[2]
DOCUMENTS = [str(path.relative_to(REPOSITORY)) for path in documents(REPOSITORY)]
MARK = "\x1e"


def failing_examples(markdown: str, name: str) -> str:
    """What doctest says about the Python of a document; the blocks share their names."""
    source = "\n".join(block.text for block in blocks(markdown, "python"))
    lines: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS, verbose=False)
    runner.run(
        doctest.DocTestParser().get_doctest(source, {"__name__": name}, name, name, 0),
        out=lines.append,
    )
    return "".join(lines)


def run_in_turn(shown: list[Command], folder: Path, language: str) -> list[str]:
    """What each command prints, on both streams, typed one after the other into one shell."""
    mark = f"status=$?; printf '{MARK}'; (exit $status)"
    script = "\n".join(f"{mark}\n{command.typed}" for command in shown)
    bash = which("bash")
    assert bash
    tools = Path(sys.executable).parent
    environment = {**os.environ, "LIGA_LANG": language, "PATH": f"{tools}:{os.environ['PATH']}"}
    done = subprocess.run(
        [bash, "-c", script],
        cwd=folder,
        env=environment,
        check=False,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
    )
    return done.stdout.split(MARK)[1:]


def is_what_is_shown(shown: str, printed: str) -> bool:
    """Whether lines were printed as shown; a line ``…`` stands for any number of them.

    Spaces at the end of lines do not count, and ``…`` inside a line stands for the rest of it.
    """
    pattern = "\n".join(
        r"(?:.*\n)*?.*" if line == "…" else re.escape(line).replace("…", ".*")
        for line in shown.splitlines()
    )
    lines = "\n".join(line.rstrip() for line in printed.rstrip().splitlines())
    return re.fullmatch(pattern, lines) is not None


def not_as_shown(markdown: str, folder: Path, language: str) -> list[str]:
    """Commands of a document that print something else, with what they print."""
    shown = commands(markdown)
    printed = run_in_turn(shown, folder, language)
    return [
        f"line {command.line}: $ {command.typed}\n{text}"
        for command, text in zip(shown, printed, strict=True)
        if not is_what_is_shown(command.shown, text)
    ]


def language_of(name: str) -> str:
    return "es" if name.startswith("docs/es/") or name.endswith(".es.md") else "en"


@pytest.mark.parametrize("name", DOCUMENTS)
@pytest.mark.unmeasured
def test_the_python_of_a_document_runs(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(REPOSITORY)
    markdown = (REPOSITORY / name).read_text("utf-8")
    assert failing_examples(markdown, name) == ""


def unended(markdown: str) -> list[int]:
    """Lines of examples that ``python -m doctest`` would take to show the fence as output."""
    return [
        block.line
        for block in blocks(markdown, "python")
        if ">>> " in block.text and not block.text.endswith("\n\n")
    ]


@pytest.mark.parametrize("name", DOCUMENTS)
def test_a_blank_line_ends_examples_for_doctest_itself(name: str) -> None:
    assert unended((REPOSITORY / name).read_text("utf-8")) == []


def test_examples_without_a_blank_line_are_seen() -> None:
    assert unended("```python\n>>> 1\n1\n\n```\n```python\n>>> 1\n1\n```\n") == [7]


def test_a_wrong_number_in_a_document_is_seen() -> None:
    markdown = "Two:\n\n```python\n>>> one = 1\n>>> one + one\n3\n\n```\n"
    assert "Expected:\n    3\nGot:\n    2" in failing_examples(markdown, "wrong")
    assert failing_examples(markdown.replace("3", "2"), "right") == ""


def test_examples_are_there_to_be_run() -> None:
    text = (REPOSITORY / "docs/rules/ranking.md").read_text("utf-8")
    assert sum(block.text.count(">>> ") for block in blocks(text, "python")) > 40


@pytest.mark.parametrize(
    "name", [name for name in DOCUMENTS if commands((REPOSITORY / name).read_text("utf-8"))]
)
def test_the_commands_of_a_document_print_what_it_shows(name: str, tmp_path: Path) -> None:
    (tmp_path / "examples").symlink_to(REPOSITORY / "examples")
    markdown = (REPOSITORY / name).read_text("utf-8")
    assert not_as_shown(markdown, tmp_path, language_of(name)) == []


SHOWN = r"""
```console
$ printf 'a\nb\nc\n'
a
…
c
$ cat <<END; false
> two
> END
two
$ echo $?
1
```
"""


def test_output_that_is_not_shown_is_seen(tmp_path: Path) -> None:
    assert not_as_shown(SHOWN, tmp_path, "en") == []
    (found,) = not_as_shown(SHOWN.replace("\nc\n$", "\nd\n$"), tmp_path, "en")
    assert found == "line 3: $ printf 'a\\nb\\nc\\n'\na\nb\nc\n"
    (found,) = not_as_shown(SHOWN.replace("; false", ""), tmp_path, "en")
    assert found == "line 11: $ echo $?\n0\n"
