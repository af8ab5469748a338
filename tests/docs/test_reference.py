"""The reference of the commands says what they print and what files they read."""

from __future__ import annotations

import importlib.util
import json
import re
from collections import defaultdict
from datetime import date
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from click.testing import CliRunner

from docs.markdown import blocks, outline, table
from ligamahjong.cli import COMMANDS, liga
from ligamahjong.formats import game_columns, people_columns, published
from ligamahjong.formats.codes import Code
from ligamahjong.formats.documents import Document
from ligamahjong.formats.export import export_files, save_files
from ligamahjong.formats.headers import UNUSED, column_key
from ligamahjong.formats.league_games import read_games
from ligamahjong.formats.league_people import read_people
from ligamahjong.league.grades import published_ladders
from ligamahjong.ledger.fold import fold
from ligamahjong.ledger.publication import publish

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from types import ModuleType

REPOSITORY = Path(__file__).resolve().parents[2]
COMMANDS_PAGE = (REPOSITORY / "docs/commands.md").read_text("utf-8")


def load(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


REFERENCE = load(REPOSITORY / "docs/reference.py")


@pytest.fixture(scope="module", params=["en", "es"])
def reference(request: pytest.FixtureRequest) -> tuple[str, Mapping[str, str]]:
    """A document and the help of every command in its language."""
    language: str = request.param
    path = REPOSITORY / "docs" / REFERENCE.REFERENCES[language]
    return path.read_text("utf-8"), REFERENCE.helps(language)


def test_the_help_in_the_reference_is_what_is_printed(
    reference: tuple[str, Mapping[str, str]],
) -> None:
    markdown, texts = reference
    assert REFERENCE.filled(markdown, texts) == markdown, "run docs/reference.py"
    missing = [name for name in texts if f"<!-- {name} --help -->" not in markdown]
    assert missing == []
    assert {name for _, name, *_ in map(str.split, list(texts)[1:])} == set(COMMANDS)


def unlinked(markdown: str) -> list[str]:
    """Commands with a heading of their own that the contents at the top do not name."""
    contents = markdown.partition("\n## ")[0]
    named = re.findall(r"^## (.+)$", markdown, re.MULTILINE)
    commands = [title for title in named if title.split()[0] in {"liga", *COMMANDS}]
    return [title for title in commands if f"[{title}](#{title.replace(' ', '-')})" not in contents]


def test_the_contents_name_every_command(reference: tuple[str, Mapping[str, str]]) -> None:
    markdown, _ = reference
    assert unlinked(markdown) == []


def test_a_command_missing_from_the_contents_is_seen() -> None:
    markdown = "[rank](#rank) · [score riichi](#score-riichi)\n\n## rank\n\n## score riichi\n"
    assert unlinked(markdown) == []
    assert unlinked(f"{markdown}\n## score mcr\n\n## Files\n") == ["score mcr"]


def test_an_option_that_is_missing_or_changed_is_seen(
    reference: tuple[str, Mapping[str, str]],
) -> None:
    markdown, texts = reference
    for line in ("  --hide-provisional ", "[table|csv|json]"):
        changed = markdown.replace(line, line.upper())
        assert changed != markdown
        assert REFERENCE.filled(changed, texts) == markdown
    with pytest.raises(KeyError):
        REFERENCE.filled("<!-- liga crown --help -->\n```text\n```\n", texts)


def test_the_texts_are_those_of_the_program(reference: tuple[str, Mapping[str, str]]) -> None:
    """Help as a user gets it, apart from the language, which is fixed at import."""
    _, texts = reference
    printed = CliRunner(env={"COLUMNS": "120"}).invoke(liga, ["rank", "--help"], prog_name="liga")
    options = re.findall(r"--[\w-]+", printed.output)
    assert "--hide-provisional" in options
    assert re.findall(r"--[\w-]+", texts["liga rank"]) == options


# --- JSON


GAMES = """id,played_at,player1,score1,player2,score2,player3,score3,player4,score4,venue
r0,2024-01-03T17:30,Eva,42300,Fe,30000,Gil,28700,Hugo,19000,in-person
r1,2026-09-03T17:30,Alba,42300,Bruno,30000,Carla,28700,Diego,19000,in-person
r2,2026-09-04T17:30,Alba,42300,Bruno,30000,Carla,28700,Inés,19000,
r3,2026-09-05T17:30,Alba,42300,Bruno,30000,Carla,28700,Diego,1900x,
"""
PEOPLE = """name,club,region,aliases
Alba,Uno,MD,
Bruno,Uno,,
Carla,,XX,Tit
Diego,Dos,CT,Tit
Eva,,,
Fe,,,
Gil,,,
Hugo,,,
Inés,,,
"""
PUBLISHED = """name,rating,grade
Alba,1700,7-kyuu
Bruno,1500.5,9-kyu
Eva,1572.1,?
Tit,3,
Albaa,1,
Alba,1,
"""

KNOWN = ["--no-riichi", "--round", "E", "--dora", "1m"]
DOCUMENTED = {
    "rank": ["rank", "riichi.csv"],
    "rank with clubs or regions": ["rank", "riichi.csv", "--clubs"],
    "player": ["player", "Alba", "riichi.csv"],
    "explain": ["explain", "riichi.csv", "r1"],
    "what-if": ["what-if", "riichi.csv", "--players", "Alba", "Bruno", "Carla", "Diego"],
    "check": ["check", "riichi.csv"],
    "audit": ["audit", "riichi.csv"],
    "compare": ["compare", "published.csv", "riichi.csv"],
    "verify": ["verify", "export"],
    "simulate grades": ["simulate", "grades", "--mode", "mcr", "--trajectories", "100"],
    "score riichi": ["score", "riichi", "334455m112233p7z+7z", "--tsumo", "--seat", "S", *KNOWN],
    "score riichi with facts not said": ["score", "riichi", "33m123m123s456s78s+9s"],
    "score riichi without yaku": ["score", "riichi", "123m456p78s99m111s+9s", "--ron", *KNOWN],
    "score mcr": ["score", "mcr", "[333s,1][8888s][444s,1]2226s6s|EN1000|0", "--announced", "22"],
    "waits mcr": ["waits", "mcr", "[333s,1][8888s][444s,1]2226s"],
    "waits mcr with 14 tiles": ["waits", "mcr", "[333s,1][8888s][444s,1]2226s6s"],
    "settle mcr": ["settle", "mcr", "--win", "S:24", "--discarder", "E"],
    "result mcr": ["result", "mcr", "178", "-24", "-55", "-99"],
    "result mcr with its hands": ["result", "mcr", "--hands", "sheet.csv"],
    "rules mcr": ["rules", "mcr"],
    "rules mcr with one fan": ["rules", "mcr", "--fan", "28"],
    "rules mcr with two profiles": ["rules", "mcr", "--diff", "ema", "cn"],
    "waits riichi": ["waits", "riichi", "22234m33p456789s", "--kan", "2m3m", "--seat", "S", *KNOWN],
    "waits riichi with 14 tiles": ["waits", "riichi", "11123m33p456789s1z"],
    "settle riichi": ["settle", "riichi", "--win", "S:3/40", "--discarder", "E", "--riichi", "ES"],
    "settle riichi with a game": ["settle", "riichi", "--game", "game.jsonl"],
    "identify riichi": ["identify", "riichi", "-7800", "7800", "0", "0"],
    "result riichi": ["result", "riichi", "42300", "30000", "28700", "19000", "--chombo", "E:1"],
    "rules riichi": ["rules", "riichi"],
    "rules riichi with one yaku": ["rules", "riichi", "--yaku", "ittsu"],
    "rules riichi with two editions": ["rules", "riichi", "--diff", "rcr-2025", "tenhou"],
}
HANDS = {"score", "waits", "settle", "identify", "result", "rules"}
WITHOUT_PEOPLE = {"simulate", "verify", *HANDS}
TYPES = {bool: "boolean", int: "integer", float: "number", str: "string", type(None): "null"}


@pytest.fixture(scope="module")
def league(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("league")
    (folder / "riichi.csv").write_text(GAMES, "utf-8")
    (folder / "players.csv").write_text(PEOPLE, "utf-8")
    (folder / "published.csv").write_text(PUBLISHED, "utf-8")
    (folder / "sheet.csv").write_text("winner,discarder,points\nE,S,12\n", "utf-8")
    (folder / "game.jsonl").write_text('{"draw": true, "tenpai": "ES"}\n', "utf-8")
    ladders = published_ladders()
    publication = publish(fold([]), ladders, date(2026, 9, 30))
    export = export_files(publication, [], [], ladders)
    save_files({**export, "people.csv": export["people.csv"] + b"\n"}, folder / "export")
    return folder


def output(words: list[str], folder: Path, monkeypatch: pytest.MonkeyPatch) -> object:
    monkeypatch.chdir(folder)
    with_people = "--people" if words[0] == "what-if" else "--players"
    words = [*words, "--format", "json"]
    if words[0] not in WITHOUT_PEOPLE:
        words += [with_people, "players.csv"]
    if words[0] not in WITHOUT_PEOPLE | {"check"}:
        words += ["--on", "2026-09-30"]
    result = CliRunner().invoke(liga, words)
    return json.loads(result.stdout)


def types_by_path(value: object, path: str = "") -> Iterator[tuple[str, str]]:
    """Every value in a document of JSON: its path, and its type."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from types_by_path(inner, f"{path}.{key}" if path else key)
    elif isinstance(value, list):
        for inner in value:
            yield from types_by_path(inner, f"{path}[]")
    else:
        yield path, TYPES[type(value)]


def accepted(kinds: set[str]) -> set[str]:
    """Types that a value may have; a number may happen to be a whole one."""
    return kinds | {"integer"} if "number" in kinds else kinds


def undocumented(value: object, rows: list[list[str]]) -> list[str]:
    """Paths that a table lacks, has too many of, or has with another type.

    What is inside an ``object`` or a ``list`` of the table is told in its words.
    """
    found: defaultdict[str, set[str]] = defaultdict(set)
    for path, kind in types_by_path(value):
        found[path].add(kind)
    said = {key.strip("`"): set(kinds.split(" or ")) for key, kinds, *_ in rows}
    told = {key for key, kinds in said.items() if kinds & {"object", "list"}}
    inside = tuple(f"{key}{mark}" for key in told for mark in (".", "["))
    wrong = [
        f"{path}: {', '.join(sorted(kinds))}"
        for path, kinds in found.items()
        if not kinds <= accepted(said.get(path, set())) and not path.startswith(inside)
    ]
    return wrong + sorted(said.keys() - found.keys() - told)


@pytest.mark.parametrize("name", DOCUMENTED)
def test_the_keys_and_types_of_json_are_those_documented(
    name: str, league: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    value = output(DOCUMENTED[name], league, monkeypatch)
    assert undocumented(value, table(COMMANDS_PAGE, f"JSON of {name}")) == []


def test_every_command_with_json_has_its_table() -> None:
    named = {title.removeprefix("JSON of ") for title in outline(COMMANDS_PAGE) if "JSON" in title}
    assert named == DOCUMENTED.keys()


def test_a_key_that_is_missing_wrong_or_left_over_is_seen() -> None:
    rows = [["`a`", "integer", ""], ["`b[].c`", "string or null", ""], ["`d`", "number", ""]]
    assert undocumented({"a": 1, "b": [{"c": None}], "d": 1.5}, rows) == []
    assert undocumented({"a": "1", "b": [], "e": 1}, rows) == [
        "a: string",
        "e: integer",
        "b[].c",
        "d",
    ]


# --- files


def headers_documented(heading: str) -> dict[str, set[str]]:
    """Headers by column, as the readers compare them."""
    found: dict[str, set[str]] = {}
    for column, _, others in table(COMMANDS_PAGE, heading):
        for name in re.findall(r"`([\w]+)`", column):
            keys = {column_key(header) for header in re.split(r"[,;] ", others) if header}
            found[name] = {column_key(name), *keys}
    return found


def headers_read(module: ModuleType) -> dict[str, set[str]]:
    found: defaultdict[str, set[str]] = defaultdict(set)
    for header, meaning in module._MEANINGS.items():
        found[meaning].add(header)
    return dict(found)


@pytest.mark.parametrize(
    ("heading", "module"),
    [("Columns of people", people_columns), ("Columns of a published ranking", published)],
)
def test_the_headers_documented_are_those_read(heading: str, module: ModuleType) -> None:
    assert headers_documented(heading) == headers_read(module)


def test_the_headers_of_games_documented_are_those_read() -> None:
    documented = headers_documented("Columns of games")
    read = headers_read(game_columns)
    assert documented.pop("winds") == read.pop(UNUSED)
    assert {name: documented[name] for name in read} == read
    for kind, meaning in game_columns._KINDS.items():
        assert f"{kind}1" in documented[f"{meaning}1"]
    for seat in game_columns._SEATS:
        assert seat in documented["player1"]


def test_every_code_of_a_reader_is_in_the_table() -> None:
    rows = table(COMMANDS_PAGE, "What readers find")
    assert [code.strip("`") for code, _, _ in rows] == [code.value for code in Code]


def samples(page: str) -> list[str]:
    """The files shown in a reference."""
    return [block.text for block in blocks((REPOSITORY / "docs" / page).read_text("utf-8"), "csv")]


@pytest.mark.parametrize("page", REFERENCE.REFERENCES.values())
def test_the_files_shown_can_be_read(page: str) -> None:
    games, people, *_ = samples(page)
    read = read_games([Document("riichi.csv", games.encode())])
    assert [game.scores for game in read.games] == [(42_300, 30_000, 28_700, 19_000)]
    assert read.games[0].players == ("Alba Ríos", "Bruno Gil", "Carla Paz", "Diego Luna")
    assert list(read.report) == []
    found = read_people(Document("players.csv", people.encode()))
    (person,) = found.directory.values()
    assert (person.id, person.region, person.ema_number) == ("p001", "MD", "99000001")
    assert str(person.accounts[0]) == "tenhou:AlbaR"
    assert list(found.report) == []


def test_the_file_of_grades_shown_is_part_of_the_packaged_one() -> None:
    packaged = resources.files("ligamahjong.league").joinpath("grades.csv").read_text("utf-8")
    (shown,) = (text for text in samples("commands.md") if text.startswith("mode,"))
    assert set(shown.splitlines()) <= set(packaged.splitlines())
