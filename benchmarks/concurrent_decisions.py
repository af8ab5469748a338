"""Reviewers who decide on the same game at the same moment: is it ever decided twice?"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import TYPE_CHECKING

import django

from paired.report import Figure, arguments, print_report, seconds

if TYPE_CHECKING:
    from support.deciding import Round

ROUNDS = 500
CONTROL = 20
"""Rounds with the check before the lock, where both have to succeed."""


def decide(rounds: int, control: int, folder: Path) -> tuple[list[Round], list[Round]]:
    """Decide, under the lock and as a control before it; the results are checked at the end."""
    from ligamahjong.ledger.chain import verify_chain  # noqa: PLC0415 - once Django is set up
    from ligamahjong.web import database  # noqa: PLC0415
    from ligamahjong.web.ledger.selectors import entries  # noqa: PLC0415
    from support import small_league  # noqa: PLC0415
    from support.deciding import decide_together  # noqa: PLC0415
    from support.results import assert_equal_to_full  # noqa: PLC0415
    from support.site import Site, using  # noqa: PLC0415

    site = Site(folder / "liga.sqlite3")
    with using(site.path):
        database.migrate()
        small_league.fill()
        held = decide_together(site, rounds)
        assert_equal_to_full()
        before = decide_together(site, control, decisions=("accept",), checked="before-the-lock")
        assert list(verify_chain(entries())) == []
    return held, before


def main() -> None:
    """Decide, print."""
    parser = arguments(__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    chosen = parser.parse_args()
    rounds, control = (6, 2) if chosen.quick else (chosen.rounds, CONTROL)
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
        held, before = decide(rounds, control, Path(name))
        taken = perf_counter() - start
    once = sum(one.decided_once for one in held)
    twice = sum(one.said == ("done", "done") and one.entries == 2 for one in before)
    first = sum(one.said[0] == "done" for one in held)
    added = sum(one.entries for one in held)
    print_report(
        "Decisions at once",
        [
            Figure(
                "games decided once and only once by two reviewers at the same moment",
                f"{once:,} of {rounds:,}",
                "",
                "",
                f"{rounds:,} of {rounds:,}",
                once == rounds,
            ),
            Figure(
                "control: state read before the lock, games that entered the ledger twice",
                f"{twice:,} of {control:,}",
                "",
                "",
                f"{control:,} of {control:,}",
                twice == control,
            ),
        ],
        f"Each reviewer is a process; they accept, reject, accept with changes and ask in turn. "
        f"The first of the two came first {first:,} times, the second {rounds - first:,}; "
        f"{added:,} games entered the ledger, whose chain verifies and whose results equal a full "
        f"recalculation. {seconds(taken)} in all.",
    )


if __name__ == "__main__":
    main()
