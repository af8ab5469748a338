"""The site with a large league: recalculation, publication of a game, pages, memory."""

from __future__ import annotations

import gzip
import os
import subprocess
import sys
from datetime import UTC, datetime, timedelta
from itertools import islice
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple
from wsgiref.util import setup_testing_defaults

import django

from ligamahjong.league.game import Game, Mode
from ligamahjong.ledger.payloads import GameAdded
from ligamahjong.people import Person
from paired.games import people, tables
from paired.report import Figure, arguments, print_report, seconds

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

PEOPLE = 500
GAMES = 20_000
"""Of each mode."""
YEARS = 10
APPENDED = 9
STATIC = Path(__file__).resolve().parents[1] / "src/ligamahjong/web/static"


class Answer(NamedTuple):
    """What the site answers, and how long it takes."""

    seconds: float
    body: bytes


def league(number: int, among: int) -> Iterator[Game]:
    """Games of both modes that end today, in the order in which they were played."""
    ids = people(among)
    between = timedelta(days=365.25 * YEARS) / number
    end = datetime.now(UTC) - timedelta(hours=1)
    modes = [tables(number, among, seed) for seed in (2026, 2027)]
    for index, played in enumerate(zip(*modes, strict=True)):
        start = (end - (number - index) * between).replace(microsecond=0)
        for mode, (seats, scores) in zip(Mode, played, strict=True):
            east, south, west, north = seats
            players = (ids[east], ids[south], ids[west], ids[north])
            shown = scores if mode is Mode.RIICHI else _as_mcr(scores)
            yield Game(f"{mode}:{index}", mode, start, start.date(), players, shown)


def _as_mcr(scores: tuple[int, int, int, int]) -> tuple[int, int, int, int]:
    first, second, third, fourth = (score // 250 for score in scores)
    return first, second, third, fourth


def timed(work: Callable[[], object]) -> float:
    """Seconds by the clock on the wall, which writes take too."""
    start = perf_counter()
    work()
    return perf_counter() - start


def get(address: str) -> Answer:
    """Ask the site for a page as a web server does, compressed."""
    from ligamahjong.web.wsgi import application  # noqa: PLC0415 - once Django is set up

    environ: dict[str, object] = {"PATH_INFO": address, "HTTP_ACCEPT_ENCODING": "gzip"}
    setup_testing_defaults(environ)
    environ["HTTP_HOST"] = "localhost"
    statuses: list[str] = []

    def start_response(status: str, *_: object) -> Callable[[bytes], object]:
        statuses.append(status)
        return bytes

    start = perf_counter()
    response = application(environ, start_response)
    body = b"".join(response)
    taken = perf_counter() - start
    if close := getattr(response, "close", None):
        close()
    assert statuses == ["200 OK"], (address, statuses)
    return Answer(taken, body)


def fill(number: int, among: int) -> None:
    """People and games into an empty site, without results."""
    from ligamahjong.web import database, serving  # noqa: PLC0415
    from ligamahjong.web.ledger.services import append_entries  # noqa: PLC0415
    from ligamahjong.web.people.services import import_people  # noqa: PLC0415

    database.migrate()
    serving.collect_static()
    regions = ("MD", "CT", "AN", "GA", "VC")
    import_people(
        Person(one, f"Jugadora Inventada Número {index}", regions[index % 5], f"Club {index % 30}")
        for index, one in enumerate(people(among))
    )
    append_entries(map(GameAdded, league(number, among)), actor="bench")


def publish_games(number: int, among: int) -> float:
    """Median seconds from a game that was sent to a ranking that counts it."""
    from ligamahjong.web.ranking.services import record  # noqa: PLC0415

    now = datetime.now(UTC).replace(microsecond=0)
    taken = []
    for index, game in enumerate(islice(league(max(number, APPENDED), among), APPENDED)):
        start = now + timedelta(seconds=index)
        new = Game(f"new:{index}", game.mode, start, start.date(), game.players, game.scores)
        taken.append(timed(lambda new=new: record([GameAdded(new)], actor="bench")))  # type: ignore[misc]
    return median(taken)


def pages(rounds: int) -> tuple[float, float, int]:
    """Median seconds of a ranking page, made and from the cache, and its compressed bytes."""
    from ligamahjong.web.caching import kept_pages  # noqa: PLC0415

    get("/riichi/")
    made, kept = [], []
    for _ in range(rounds):
        kept_pages.clear()
        made.append(get("/riichi/").seconds)
        kept += [get("/riichi/").seconds for _ in range(5)]
    body = get("/riichi/").body
    assert b"</html>" in gzip.decompress(body)
    return median(made), median(kept), len(body)


def worker_memory() -> float:
    """The most memory in MB of a process that has answered some pages."""
    run = subprocess.run(
        [sys.executable, __file__, "--worker"], check=True, capture_output=True, text=True
    )
    return float(run.stdout)


def answer_pages() -> None:
    """What a worker does: answer pages of several kinds; then print how much memory that took."""
    for address in ("/", "/riichi/", "/mcr/", "/en/riichi/", "/mcr/clubes/", "/ayuda/"):
        get(address)
    print(_most_memory())


def _most_memory() -> float:
    """In MB, since this program began; where only that is known, since its process began."""
    try:
        status = Path("/proc/self/status").read_text("ascii")
    except OSError:
        import resource  # noqa: PLC0415 - not on every system

        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1e6
    [line] = [line for line in status.splitlines() if line.startswith("VmHWM:")]
    return int(line.split()[1]) * 1024 / 1e6


def static_size() -> int:
    """Bytes of the style sheet and the scripts."""
    return sum(path.stat().st_size for path in STATIC.rglob("*.[cj]s*") if path.suffix != ".json")


def measure(number: int, among: int, rounds: int) -> list[Figure]:
    """Every figure."""
    from ligamahjong.web.ranking.recalculation import recalculate_fully  # noqa: PLC0415

    fill(number, among)
    full = timed(recalculate_fully)
    published = publish_games(number, among)
    made, kept, size = pages(rounds)
    memory = worker_memory()
    return [
        _time(f"both modes made anew, {number:,} games each, with all writes", full, 10),
        _time("a game sent, in the ledger and counted in the ranking", published, 0.5),
        _time(f"the Riichi ranking of {among} people, from the cache, compressed", kept, 0.003),
        _time("the same page made anew", made, 0.3),
        _size("the same page as it is sent, compressed", size, 60),
        _size("style sheet and scripts, not compressed", static_size(), 20),
        Figure(
            "most memory of a process that answers",
            f"{memory:.0f} MB",
            "",
            "",
            "≤ 150 MB",
            memory <= 150,
        ),
    ]


def _time(what: str, found: float, most: float) -> Figure:
    return Figure(what, seconds(found), "", "", f"≤ {seconds(most)}", found <= most)


def _size(what: str, found: int, most: int) -> Figure:
    return Figure(what, f"{found / 1000:.1f} KB", "", "", f"≤ {most} KB", found <= most * 1000)


def main() -> None:
    """Fill a site, measure, print."""
    parser = arguments(__doc__)
    parser.add_argument("--worker", action="store_true", help="only answer pages, as a worker does")
    chosen = parser.parse_args()
    if chosen.worker:
        django.setup()
        answer_pages()
        return
    number, among, rounds = (60, 40, 1) if chosen.quick else (GAMES, PEOPLE, 5)
    with TemporaryDirectory() as folder:
        os.environ.update(
            LIGA_DATA=folder,
            LIGA_DEVELOPMENT="yes",
            LIGA_DEBUG="no",
            LIGA_HOSTS="localhost",
            DJANGO_SETTINGS_MODULE="ligamahjong.web.settings",
        )
        os.environ.pop("DATABASE_URL", None)
        django.setup()
        figures = measure(number, among, rounds)
        django.db.connections.close_all()
    print_report(
        "The site",
        figures,
        f"{among} people and {number:,} games of each mode in {YEARS} years, SQLite. Times are by "
        "the clock, of one process that answers as gunicorn's workers do; medians of "
        f"{max(APPENDED, rounds)}, the recalculation once.",
    )


if __name__ == "__main__":
    main()
