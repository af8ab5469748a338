"""Small files of an invented league, and the program that reads them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import TYPE_CHECKING

from click.testing import CliRunner

from ligamahjong.cli import liga

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path
    from typing import Any

    from click.testing import Result

__all__ = ["FOUR", "HEADER", "PEOPLE", "SEASON", "answer", "game", "program", "run", "write"]

HEADER = "id,played_at,player1,score1,player2,score2,player3,score3,player4,score4,event,note"

FOUR = ("Núria Muñoz", "Íñigo Peña", "Óscar Güell", "Ángela Cañas")

PEOPLE = """\
id,name,region,club,ema_number,aliases,accounts
p1,Núria Muñoz,CT,Els Quatre Vents,04400101,Nuri,tenhou:nuria
p2,Íñigo Peña,PV,Haizea,,,
p3,Óscar Güell,CT,Els Quatre Vents,,,
p4,Ángela Cañas,XX,,,,
p5,Ana Gil,MD,Dragón,,,
p6,Ana Gil,CT,,,,
p7,Bea Ortiz,MD,Dragón,,,
"""


def game(
    name: str,
    when: str,
    scores: Sequence[object] = (41000, 30000, 20000, 9000),
    players: Sequence[str] = FOUR,
    rest: str = ",",
) -> str:
    """One row of games; ``rest`` is its event and note."""
    seats = [str(cell) for pair in zip(players, scores, strict=True) for cell in pair]
    return ",".join([name, when, *seats, rest])


SEASON = (
    game("R1", "2026-01-15T17:00"),
    game("R2", "2026-01-15T19:30", (25000, 31000, 25000, 19000), rest="Liga de otoño,"),
    game("R3", "2026-03-01T12:00", (20000, 10000, 30000, 40000), rest=",Mesa de la final"),
    game("R4", "2026-04-18T18:00", (35000, -1200, 40200, 26000), ("p5", *FOUR[:3])),
    game("R5", "2026-09-24T18:00", (45000, 25000, 20000, 10000), FOUR[::-1]),
)
"""Five Riichi games; R2 has a tie, R4 a homonym known by the id."""


def write(path: Path, *rows: str, header: str = HEADER) -> Path:
    """A file of games."""
    path.write_text("\n".join([header, *rows]) + "\n", "utf-8")
    return path


def run(*args: object, **environment: str) -> Result:
    """Run ``liga`` in this process."""
    return CliRunner().invoke(liga, [str(arg) for arg in args], env=environment, prog_name="liga")


def answer(*args: object) -> dict[str, Any]:
    """The JSON that a command prints, which has to succeed."""
    result = run(*args, "--format", "json")
    assert (result.exit_code, result.exception) == (0, None), result.output
    found: dict[str, Any] = json.loads(result.stdout)
    return found


def program(
    *args: object, environment: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[bytes]:
    """Run ``liga`` as a process of its own, its output in pipes."""
    clean = {name: value for name, value in os.environ.items() if name != "LIGA_LANG"}
    return subprocess.run(
        [sys.executable, "-c", "from ligamahjong.cli import main; main()", *map(str, args)],
        capture_output=True,
        check=False,
        env=clean | dict(environment or {}),
    )
