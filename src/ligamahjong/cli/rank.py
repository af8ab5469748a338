"""``liga rank``."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from ligamahjong.cli.failures import reports_failures
from ligamahjong.cli.history import read_history
from ligamahjong.cli.options import (
    Request,
    format_option,
    games_argument,
    history_options,
    takes_request,
)
from ligamahjong.cli.output import print_csv, print_json, print_table, say, tell
from ligamahjong.cli.speech import Command, bilingual
from ligamahjong.formats.ranking_records import (
    GROUP_KEYS,
    STANDING_KEYS,
    csv_row,
    group_record,
    ranking_record,
    standing_record,
)
from ligamahjong.league.standings import clubs, regions, standings
from ligamahjong.wording import ranking as words
from ligamahjong.wording.numbers import decimal, integer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ligamahjong.cli.history import History
    from ligamahjong.league.standings import GroupStanding, Standing, Standings
    from ligamahjong.wording import Language

__all__ = ["command"]

_COLUMNS = (
    "position",
    "medal",
    "player",
    "rating",
    "grade",
    "games",
    "last_game",
    "club",
    "region",
)
_ALWAYS = 7
"""Columns shown even when they are empty; clubs and regions may be unknown to everybody."""
_SPARE = (8, 7, 6, 1)
"""Columns that a narrow terminal leaves out first: region, club, last game, medal."""


@click.command(
    "rank",
    cls=Command,
    help=bilingual(
        "Lee partidas y muestra la clasificación de la modalidad.",
        "Read games and show the ranking of the mode.",
    ),
    epilog=bilingual(
        "Ejemplo: liga rank riichi.csv --players players.csv --on 2026-10-31",
        "Example: liga rank riichi.csv --players players.csv --on 2026-10-31",
    ),
)
@games_argument
@history_options()
@format_option("table", "csv", "json")
@click.option(
    "--hide-provisional",
    is_flag=True,
    help=bilingual(
        "Oculta los ratings provisionales; posiciones y medallas no cambian.",
        "Hide provisional ratings; positions and medals do not change.",
    ),
)
@click.option(
    "--clubs", "by_club", is_flag=True, help=bilingual("Ranking de clubes.", "Club ranking.")
)
@click.option(
    "--regions",
    "by_region",
    is_flag=True,
    help=bilingual("Ranking de comunidades autónomas.", "Ranking of autonomous communities."),
)
@takes_request
@reports_failures
def command(
    request: Request, layout: str, *, hide_provisional: bool, by_club: bool, by_region: bool
) -> None:
    """Print the ranking of a mode, of its clubs or of its regions."""
    if hide_provisional + by_club + by_region > 1:
        raise click.UsageError(
            bilingual(
                "--hide-provisional, --clubs y --regions se excluyen: se esperaba una sola.",
                "--hide-provisional, --clubs and --regions exclude each other: expected one.",
            )
        )
    history = read_history(request)
    ranking = standings(history.snapshot(), history.on, history.people, history.rules)
    if not (by_club or by_region):
        listed = [s for s in ranking.listed if not (hide_provisional and s.provisional)]
        _print_standings(history, ranking, listed, layout, request.language)
    else:
        groups = clubs(ranking) if by_club else regions(ranking)
        group = "clubs" if by_club else "regions"
        _print_groups(history, ranking, groups, group, layout, request.language)


def _print_standings(
    history: History,
    ranking: Standings,
    listed: Sequence[Standing],
    layout: str,
    language: Language,
) -> None:
    if layout == "table":
        _table(ranking, listed, language)
        return
    records = [standing_record(standing) for standing in listed]
    if layout == "json":
        print_json(ranking_record(ranking, history.refused, records))
    else:
        rows = (
            csv_row({**record, "id": standing.person.id})
            for record, standing in zip(records, listed, strict=True)
        )
        print_csv((*STANDING_KEYS, "id"), rows)


def _table(ranking: Standings, listed: Sequence[Standing], language: Language) -> None:
    headings = [words.HEADINGS[column].say(language) for column in _COLUMNS]
    rows = [_row(standing, language) for standing in listed]
    used = [i for i in range(len(headings)) if i < _ALWAYS or any(row[i] for row in rows)]
    left_out = print_table(
        [headings[i] for i in used],
        [[row[i] for i in used] for row in rows],
        right=(0, 5),
        title=words.title(ranking.history.mode, ranking.on, language),
        spare=[used.index(i) for i in _SPARE if i in used],
    )
    say()
    say(words.totals(len(ranking.listed), ranking.history.games, language))
    say(words.updated(ranking.history, language))
    if left_out:
        tell(words.no_room(left_out, language))


def _row(standing: Standing, language: Language) -> list[str]:
    return [
        str(standing.position),
        words.MEDALS[standing.medal].say(language) if standing.medal else "",
        standing.person.name,
        words.rating(standing, language),
        standing.grade.name,
        integer(standing.state.games, language),
        str(standing.state.last_game),
        standing.person.club or "",
        words.region_name(standing.person.region, language),
    ]


def _print_groups(
    history: History,
    ranking: Standings,
    groups: Sequence[GroupStanding],
    group: str,
    layout: str,
    language: Language,
) -> None:
    def name(standing: GroupStanding) -> str:
        if group == "regions":
            return words.region_name(standing.name, language)
        return standing.name

    if layout == "table":
        rows = [
            [str(g.position), name(g), integer(g.players, language), decimal(g.mean, 0, language)]
            for g in groups
        ]
        _group_table(ranking, rows, group, language)
        return
    records = [group_record(standing, name(standing)) for standing in groups]
    if layout == "json":
        print_json(ranking_record(ranking, history.refused, records))
    else:
        print_csv(GROUP_KEYS, map(csv_row, records))


def _group_table(
    ranking: Standings, rows: Sequence[Sequence[str]], group: str, language: Language
) -> None:
    columns = ("position", group.removesuffix("s"), "players", "mean")
    print_table(
        [words.HEADINGS[column].say(language) for column in columns],
        rows,
        right=(0, 2, 3),
        title=words.group_title(group, ranking.history.mode, ranking.on, language),
    )
    say()
    if not rows and ranking.history.games:
        say(words.no_group(group, language))
    say(words.updated(ranking.history, language))
