"""A thousand times kill -9 while a process appends and recalculates: is anything ever lost?"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

import django

from paired.report import Figure, arguments, print_report, seconds

KILLS = 1_000
SEASON = 50
"""Kills of one league before the next begins."""


def kill(kills: int, folder: Path) -> list[int]:
    """Kill; every check is an assertion. Returns kills, acknowledged, entries and overdue."""
    from ligamahjong.web import database  # noqa: PLC0415 - once Django is set up
    from support.kill import kill_often  # noqa: PLC0415
    from support.site import Site, using  # noqa: PLC0415

    totals = [0, 0, 0, 0]
    for season in range(-(-kills // SEASON)):
        site = Site(folder / f"{season}.sqlite3")
        with using(site.path):
            database.migrate()
            done = kill_often(site, min(SEASON, kills - season * SEASON), seed=season)
        found = (done.kills, done.acknowledged, done.entries, done.due)
        totals = [total + number for total, number in zip(totals, found, strict=True)]
    return totals


def main() -> None:
    """Kill, print."""
    parser = arguments(__doc__)
    parser.add_argument("--kills", type=int, default=KILLS)
    chosen = parser.parse_args()
    wanted = 5 if chosen.quick else chosen.kills
    sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))
    with TemporaryDirectory() as name:
        os.environ.update(
            LIGA_DATA=name,
            LIGA_DEVELOPMENT="yes",
            LIGA_DEBUG="yes",
            DJANGO_SETTINGS_MODULE="ligamahjong.web.settings",
        )
        os.environ.pop("DATABASE_URL", None)
        django.setup()
        start = perf_counter()
        kills, acknowledged, entries, due = kill(wanted, Path(name))
        taken = perf_counter() - start
    print_report(
        "Kills",
        [
            Figure(
                "killed at a random instant, with nothing lost and the results made good",
                f"{kills:,} times",
                "",
                "",
                f"{wanted:,} times",
                kills == wanted,
            )
        ],
        f"{acknowledged:,} times a process was told that what it recorded is safe, and it was. "
        f"{entries:,} entries in all; {due:,} kills came between an entry and its results. Every "
        f"chain verifies, and the results equal a full recalculation. {seconds(taken)} in all.",
    )


if __name__ == "__main__":
    main()
