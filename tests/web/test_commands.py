"""``liga web``: every command, and what it says where it cannot work."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
from dataclasses import replace
from typing import TYPE_CHECKING
from urllib.request import urlopen

import pytest
from click.testing import CliRunner
from django.core.exceptions import ImproperlyConfigured
from django.core.management import call_command
from django.db import connection
from django.db.migrations.recorder import MigrationRecorder

from ligamahjong.cli import liga
from ligamahjong.cli.web import setup as cli_web
from ligamahjong.league.game import Mode
from ligamahjong.ledger.payloads import GameCorrected, PersonMerged
from ligamahjong.web.ledger.models import Entry
from ligamahjong.web.ledger.selectors import entries, head
from ligamahjong.web.people.models import Person
from ligamahjong.web.people.selectors import revision
from ligamahjong.web.ranking.models import CurrentGame
from ligamahjong.web.ranking.rows import game_of
from ligamahjong.web.ranking.selectors import ranking, today
from ligamahjong.web.ranking.services import record
from ligamahjong.web.served import NOBODY_YET, forget, last_served, note
from support.results import results

if TYPE_CHECKING:
    from pathlib import Path

    from click.testing import Result

    from support.site import Site

HEADER = "id,played_at,player1,score1,player2,score2,player3,score3,player4,score4,event,note"
PLAYERS = """\
id,name,region,club
p1,Núria Muñoz,CT,Els Quatre Vents
p2,Íñigo Peña,PV,Haizea
p3,Óscar Güell,CT,Els Quatre Vents
p4,Ángela Cañas,XX,
"""
RIICHI = (
    "1,2026-01-15T17:00,Núria Muñoz,40000,Íñigo Peña,30000,Óscar Güell,20000,Ángela Cañas,10000,,",
    "2,2026-01-16T17:00,nuria munoz,10000,INIGO PENA,20000,Oscar Guell,30000,Angela Canas,40000,,",
)
MCR = (
    "1,2026-02-15T17:00,Núria Muñoz,90,Íñigo Peña,10,Óscar Güell,-30,Ángela Cañas,-70,,",
)  # fmt: skip
BAD = (
    "3,2026-01-17T17:00,Núria Muñoz,40000,Íñigo Peña,30000,Óscar Güell,20000,Nadie,10000,,",
    "4,ayer,Núria Muñoz,40000,Íñigo Peña,30000,Óscar Güell,20000,Ángela Cañas,10000,,",
)


@pytest.fixture(autouse=True)
def spanish(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LIGA_LANG", raising=False)


@pytest.fixture
def files(tmp_path: Path) -> dict[str, Path]:
    """The files of a league with two modes whose games have the same ids."""
    contents = {"riichi": [HEADER, *RIICHI], "mcr": [HEADER, *MCR], "players": [PLAYERS]}
    paths = {}
    for name, lines in contents.items():
        paths[name] = tmp_path / f"{name}.csv"
        paths[name].write_text("\n".join(lines) + "\n", "utf-8")
    return paths


def web(*args: object) -> Result:
    return CliRunner().invoke(liga, ["web", *map(str, args)], prog_name="liga")


def imported(files: dict[str, Path], *args: object) -> Result:
    return web("import", files["riichi"], files["mcr"], "--players", files["players"], *args)


@pytest.mark.usefixtures("site")
def test_an_import_registers_people_and_rates_games(files: dict[str, Path]) -> None:
    result = imported(files)
    assert (result.exit_code, result.stderr) == (0, "")
    assert "Personas nuevas: 4. Partidas nuevas: 3." in result.stdout
    assert [entry.kind for entry in entries()] == ["rules-changed", *["game-added"] * 3]
    assert {*CurrentGame.objects.values_list("id", flat=True)} == {"1", "riichi:1", "2"}
    assert ranking(Mode.RIICHI, today()).history.games == 2
    assert ranking(Mode.MCR, today()).history.games == 1


@pytest.mark.usefixtures("site")
def test_the_same_files_again_change_nothing(files: dict[str, Path]) -> None:
    imported(files)
    before, people = results(), revision()
    result = imported(files)
    assert result.exit_code == 0
    assert "Personas nuevas: 0. Partidas nuevas: 0. Ya estaban: 3." in result.stdout
    assert (results(), revision()) == (before, people)
    other_order = web("import", files["mcr"], files["riichi"])
    assert "Partidas nuevas: 0. Ya estaban: 3." in other_order.stdout


@pytest.mark.usefixtures("site")
def test_bad_rows_are_told_and_good_ones_go_in(files: dict[str, Path]) -> None:
    files["riichi"].write_text("\n".join([HEADER, *BAD, *RIICHI]) + "\n", "utf-8")
    result = imported(files)
    assert result.exit_code == 0
    assert "riichi.csv:2:player4" in result.stdout
    assert "riichi.csv:3:played_at" in result.stdout
    assert "Partidas nuevas: 3." in result.stdout


@pytest.mark.usefixtures("site")
def test_other_content_for_a_known_id_is_a_proposed_correction(files: dict[str, Path]) -> None:
    imported(files)
    before = results()
    text = files["mcr"].read_text("utf-8").replace(",90,", ",95,").replace(",-70", ",-75")
    files["mcr"].write_text(text, "utf-8")
    result = imported(files)
    assert "corrección propuesta" in result.stdout
    assert "Partidas nuevas: 0." in result.stdout
    assert results() == before


@pytest.mark.usefixtures("site")
def test_a_file_from_before_a_correction_or_a_merge_proposes_nothing(
    files: dict[str, Path],
) -> None:
    imported(files)
    for row in CurrentGame.objects.filter(mode="riichi", id="2"):
        game = game_of(row)
        record([GameCorrected(replace(game, scores=(4, 3, 2, 1)))], actor="u1")
    Person.objects.create(id="p9", name="Núria Muñoz Rius")
    record([PersonMerged("p9", "p1")], actor="u1")
    before = head().seq
    result = imported(files)
    assert "Ya estaban: 3." in result.stdout
    assert "propuesta" not in result.stdout
    assert head().seq == before


@pytest.mark.usefixtures("site")
def test_nothing_but_opaque_ids_gets_into_the_chain(tmp_path: Path) -> None:
    """People without ids, names of one word, games without ids, sources in words."""
    players = tmp_path / "players.csv"
    players.write_text("name\nLola\nAna Gil\nPol Riera\nBea Ortiz\n", "utf-8")
    games = tmp_path / "partidas de mcr.csv"
    header = "played_at,player1,score1,player2,score2,player3,score3,player4,score4,source"
    rows = [
        f"2026-02-{day}T17:00,Lola,90,Ana Gil,10,Pol Riera,-30,Bea Ortiz,-70,Mahjong Time"
        for day in (15, 16)
    ]
    games.write_text("\n".join([header, rows[0]]) + "\n", "utf-8")
    first = web("import", games, "--players", players)
    assert first.exit_code == 0, first.output
    lines = "".join(row.payload for row in Entry.objects.all())
    assert not any(name in lines for name in ("Lola", "Ana", "Gil", "Mahjong Time"))
    games.write_text("\n".join([header, *rows[::-1]]) + "\n", "utf-8")
    again = web("import", games, "--players", players)
    assert "Personas nuevas: 0. Partidas nuevas: 1. Ya estaban: 1." in again.stdout


@pytest.mark.usefixtures("site")
def test_a_file_that_does_not_say_its_mode(files: dict[str, Path], tmp_path: Path) -> None:
    path = files["mcr"].rename(tmp_path / "partidas.csv")
    result = web("import", path, "--players", files["players"])
    assert result.exit_code == 1
    assert "¿MCR o Riichi?" in result.stderr
    assert not Person.objects.exists()
    assert web("import", path, "--players", files["players"], "--mode", "mcr").exit_code == 0


@pytest.mark.usefixtures("league")
def test_an_export_verifies(tmp_path: Path) -> None:
    for place in (tmp_path / "folder", tmp_path / "export.zip"):
        result = web("export", place)
        assert result.exit_code == 0, result.output
        assert str(place) in result.stdout
        verified = CliRunner().invoke(liga, ["verify", str(place)])
        assert verified.exit_code == 0, verified.output


@pytest.mark.usefixtures("league")
def test_recalculating_fully_changes_no_row() -> None:
    before = results()
    result = web("recalculate", "--full")
    assert result.exit_code == 0
    assert f"Resultados hasta la entrada {head().seq}." in result.stdout
    assert results() == before
    assert web("recalculate").exit_code == 0


@pytest.mark.usefixtures("site")
def test_migrating_twice() -> None:
    call_command("migrate", "ranking", "zero", verbosity=0)
    assert "cambios aplicados" in web("migrate").stdout
    assert "ya estaba al día" in web("migrate").stdout


COMMANDS = [
    "serve",
    "recalculate",
    "export X",
    "import riichi.csv",
    "backup X",
    "mail",
    "retain",
    "erase p01",
    "account mesa@example.org",
]


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.usefixtures("site")
def test_a_database_behind_the_program(command: str) -> None:
    call_command("migrate", "ledger", "0001", verbosity=0)
    result = web(*command.split())
    assert result.exit_code == 1
    assert "ledger.0002_append_only" in result.stderr
    assert "liga web migrate" in result.stderr


@pytest.mark.parametrize("command", ["migrate", *COMMANDS])
@pytest.mark.usefixtures("site")
def test_a_database_ahead_of_the_program(command: str) -> None:
    MigrationRecorder(connection).record_applied("ledger", "0999_of_the_future")
    result = web(*command.split())
    assert result.exit_code == 1
    assert "posterior al programa" in result.stderr
    assert "ledger.0999_of_the_future" in result.stderr


@pytest.mark.parametrize("command", COMMANDS)
def test_no_database_yet(site: Site, command: str) -> None:
    connection.close()
    site.path.unlink()
    result = web(*command.split())
    assert result.exit_code == 1
    assert "liga web migrate" in result.stderr
    assert not site.path.exists()


@pytest.mark.usefixtures("site")
def test_an_unprotected_ledger_is_not_served() -> None:
    with connection.cursor() as cursor:
        cursor.execute("DROP TRIGGER ledger_entry_no_update")
    result = web("serve")
    assert result.exit_code == 1
    assert "ledger_entry_no_update" in result.stderr


def test_without_django_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cli_web, "find_spec", lambda _name: None)
    result = web("migrate")
    assert result.exit_code == 1
    assert 'pip install "ligamahjong[web]"' in result.stderr


def test_the_other_commands_never_load_django() -> None:
    code = (
        "import sys; sys.modules['django'] = None; from ligamahjong.cli import liga; "
        "liga([*sys.argv[1:]], standalone_mode=False)"
    )
    for args in (["--help"], ["web", "--help"], ["web", "import", "--help"]):
        done = subprocess.run(
            [sys.executable, "-c", code, *args], check=False, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr


SETTINGS = {
    "LIGA_SECRET_KEY": ("corto", "al menos 50 caracteres al azar"),
    "LIGA_DEVELOPMENT": ("quizá", "yes o no"),
    "LIGA_DEBUG": ("2", "yes o no"),
    "LIGA_HTTPS": ("tal vez", "yes o no"),
    "LIGA_DATA": ("", "un texto"),
    "LIGA_HOSTS": ("", "un texto"),
    "DATABASE_URL": ("mysql://x", "sqlite:///ruta o postgres://usuario@servidor/nombre"),
    "LIGA_MAIL": ("smtp://", "smtp://usuario:contraseña@servidor:puerto, smtps://… o console:"),
    "LIGA_MAIL_FROM": (
        "liga",
        "una dirección de correo: liga@example.org o Liga <liga@example.org>",
    ),
    "LIGA_CONTROLLER": ("", "un texto"),
    "LIGA_CONTACT": (
        "liga@",
        "una dirección de correo: liga@example.org o Liga <liga@example.org>",
    ),
    **{
        f"LIGA_KEEP_{name}": (wrong, "un plazo de 1 a 3650 días o meses: 30d o 12m")
        for name, wrong in {
            "PHOTOGRAPHS": "12",
            "DRAFTS": "0d",
            "UNCONFIRMED": "-7d",
            "REGISTRATIONS": "1y",
            "LETTERS": "9999d",
            "BUCKETS": "d",
        }.items()
    },
    "LIGA_SECRET_KEY_FILE": ("/does/not/exist", "un fichero que se pueda leer"),
}


@pytest.mark.parametrize("name", SETTINGS)
def test_a_malformed_setting_stops_the_start_and_is_named(name: str, tmp_path: Path) -> None:
    value, expected = SETTINGS[name]
    run = liga_process("web", "migrate", **{"LIGA_DATA": str(tmp_path), name: value})
    assert run.returncode == 1
    assert run.stderr == f"{name}: se esperaba {expected}\n"
    assert list(tmp_path.iterdir()) == []


def test_a_missing_secret_stops_the_start_and_is_named(tmp_path: Path) -> None:
    run = liga_process("web", "migrate", LIGA_DATA=str(tmp_path), LIGA_DEVELOPMENT="no")
    assert run.returncode == 1
    assert run.stderr == (
        "LIGA_SECRET_KEY: se esperaba al menos 50 caracteres al azar; para probar en tu propio "
        "ordenador basta LIGA_DEVELOPMENT=yes\n"
    )


def test_the_secret_may_be_in_a_file(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("s" * 50 + "\n", "ascii")
    run = liga_process(
        "web",
        "migrate",
        LIGA_DATA=str(tmp_path / "data"),
        LIGA_DEVELOPMENT="no",
        LIGA_SECRET_KEY_FILE=str(tmp_path / "secret"),
        LIGA_MAIL="console:",
    )
    assert (run.returncode, run.stderr) == (0, "")


def test_without_a_mail_server_the_start_stops_and_its_setting_is_named(tmp_path: Path) -> None:
    run = liga_process(
        "web",
        "migrate",
        LIGA_DATA=str(tmp_path),
        LIGA_DEVELOPMENT="no",
        LIGA_SECRET_KEY="s" * 50,
    )
    assert run.returncode == 1
    assert run.stderr == (
        "LIGA_MAIL: se esperaba smtp://usuario:contraseña@servidor:puerto, smtps://… o console:\n"
    )


def test_the_password_of_the_mail_server_is_never_repeated(tmp_path: Path) -> None:
    run = liga_process(
        "web",
        "migrate",
        LIGA_DATA=str(tmp_path),
        LIGA_MAIL="smtp://liga:muysecreto@mail.example.org:x",
    )
    assert run.returncode == 1
    assert "LIGA_MAIL" in run.stderr
    assert "muysecreto" not in run.stderr + run.stdout


def test_django_itself_names_the_setting_too() -> None:
    from ligamahjong.web.environment import SettingError, boolean  # noqa: PLC0415

    assert issubclass(SettingError, ImproperlyConfigured)
    os.environ["LIGA_ODD"] = "x"
    with pytest.raises(ImproperlyConfigured, match="LIGA_ODD is 'x': expected yes or no"):
        boolean("LIGA_ODD", default=False)
    del os.environ["LIGA_ODD"]


def liga_process(*args: str, **variables: str) -> subprocess.CompletedProcess[str]:
    clean = {name: value for name, value in os.environ.items() if not name.startswith("LIGA_")}
    environment = {**clean, "LIGA_DEVELOPMENT": "yes", **variables}
    return subprocess.run(
        [sys.executable, "-c", "from ligamahjong.cli import main; main()", *args],
        check=False,
        capture_output=True,
        text=True,
        env=environment,
    )


@pytest.mark.enable_socket
def test_serving(league: Site, tmp_path: Path) -> None:
    """A real start: static files are gathered, the address is said, pages are answered."""
    port = _free_port()
    connection.close()
    process = subprocess.Popen(
        [
            sys.executable,
            "-c",
            "from ligamahjong.cli import main; main()",
            "web",
            "serve",
            "--port",
            str(port),
        ],
        env=league.environment(LIGA_DATA=str(tmp_path / "data"), LIGA_DEBUG="no"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout
        said = process.stdout.readline()
        assert f"http://127.0.0.1:{port}" in said
        for _ in range(12):
            _hang_up(port)
        with urlopen(f"http://127.0.0.1:{port}/riichi/") as answer:
            page = answer.read().decode()
        assert "<table" in page
        assert list((tmp_path / "data/static/liga").glob("liga.*.css"))
        taken = web("serve", "--port", port)
        assert taken.exit_code == 1
        assert f"no se puede escuchar en el puerto {port}" in taken.stderr
        assert last_served(tmp_path / "data") == f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        _, complaints = process.communicate(timeout=20)
    assert process.returncode == 0
    assert "SIGPIPE" not in complaints, "a reader who went away ended a worker"
    assert not (tmp_path / "data/address").exists()


def _hang_up(port: int) -> None:
    """Ask for pages, and go away before they come."""
    with socket.create_connection(("127.0.0.1", port)) as asking:
        asking.sendall(b"GET /riichi/ HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 4)


def test_a_server_that_ends_keeps_the_note_of_another(tmp_path: Path) -> None:
    note(tmp_path, "http://127.0.0.1:8391")
    forget(tmp_path, "http://127.0.0.1:8392")
    assert last_served(tmp_path) == "http://127.0.0.1:8391"
    forget(tmp_path, "http://127.0.0.1:8391")
    forget(tmp_path, "http://127.0.0.1:8391")
    assert last_served(tmp_path) == NOBODY_YET


def _link_of_an_account(folder: Path, **variables: str) -> str:
    """The address to which the letter of a new account leads."""
    data = {"LIGA_DATA": str(folder), **variables}
    assert liga_process("web", "migrate", **data).returncode == 0
    run = liga_process("web", "account", f"{len(variables)}@example.org", **data)
    assert run.returncode == 0, run.stderr
    found = re.search(r"(http\S+?//[^/\s]+)/cuenta/", run.stdout)
    assert found
    return found[1]


def test_letters_lead_to_where_the_site_was_last_served(tmp_path: Path) -> None:
    assert _link_of_an_account(tmp_path) == "http://127.0.0.1:8000"
    note(tmp_path, "http://127.0.0.1:8391")
    told = _link_of_an_account(tmp_path, LIGA_ADDRESS="https://liga.example.org")
    assert told == "https://liga.example.org"
    assert _link_of_an_account(tmp_path, LIGA_LANG="es") == "http://127.0.0.1:8391"


@pytest.mark.parametrize("noted", ["", "https://elsewhere.example", "http://127.0.0.1:x", "\xff"])
def test_a_note_that_says_nothing_is_left_alone(tmp_path: Path, noted: str) -> None:
    (tmp_path / "address").write_text(noted, "latin-1")
    assert last_served(tmp_path) == NOBODY_YET


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
