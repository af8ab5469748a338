"""``liga rank``."""

from __future__ import annotations

import csv
import sys
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
from ligamahjong.cli.output import print_json, print_table, say
from ligamahjong.cli.records import group_record, ranking_record, standing_record
from ligamahjong.cli.speech import Command, bilingual
from ligamahjong.formats.values import guard
from ligamahjong.league.standings import clubs, regions, standings
from ligamahjong.wording import ranking as words
from ligamahjong.wording.dates import day
from ligamahjong.wording.numbers import decimal, integer

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

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
    "--clubs", "group", flag_value="clubs", help=bilingual("Ranking de clubes.", "Club ranking.")
)
@click.option(
    "--regions",
    "group",
    flag_value="regions",
    help=bilingual("Ranking de comunidades autónomas.", "Ranking of autonomous communities."),
)
@takes_request
@reports_failures
def command(request: Request, layout: str, group: str | None, *, hide_provisional: bool) -> None:
    """Print the ranking of a mode, of its clubs or of its regions."""
    history = read_history(request)
    ranking = standings(history.snapshot(), history.on, history.people, history.rules)
    if group is None:
        listed = [s for s in ranking.listed if not (hide_provisional and s.provisional)]
        _print_standings(history, ranking, listed, layout, request.language)
    else:
        groups = clubs(ranking) if group == "clubs" else regions(ranking)
        _print_groups(ranking, groups, group, layout, request.language)


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
        print_json(ranking_record(ranking, history.report.refused, records))
    else:
        _print_csv(records)


def _table(ranking: Standings, listed: Sequence[Standing], language: Language) -> None:
    headings = [words.HEADINGS[column].say(language) for column in _COLUMNS]
    rows = [_row(standing, language) for standing in listed]
    used = [i for i in range(len(headings)) if i < _ALWAYS or any(row[i] for row in rows)]
    print_table(
        [headings[i] for i in used],
        [[row[i] for i in used] for row in rows],
        right=(0, 5),
        title=words.title(ranking.history.mode, day(ranking.on, language), language),
    )
    say()
    say(words.totals(len(ranking.listed), ranking.history.games, language))
    say(words.updated(ranking.history, language))


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
        heading = words.CLUBS if group == "clubs" else words.REGIONS_TITLE
        mode_title = words.title(ranking.history.mode, day(ranking.on, language), language)
        print_table(
            [
                words.HEADINGS[column].say(language)
                for column in ("position", "club", "players", "mean")
            ],
            [
                [str(g.position), name(g), str(g.players), decimal(g.mean, 0, language)]
                for g in groups
            ],
            right=(0, 2, 3),
            title=f"{heading.say(language)} · {mode_title}",
        )
        return
    records = [group_record(standing, name(standing)) for standing in groups]
    if layout == "json":
        print_json(ranking_record(ranking, 0, records))
    else:
        _print_csv(records)


def _print_csv(records: Sequence[Mapping[str, object]]) -> None:
    if not records:
        return
    writer = csv.writer(sys.stdout, lineterminator="\n")
    writer.writerow(records[0])
    for record in records:
        writer.writerow(
            guard(value) if isinstance(value, str) else value for value in record.values()
        )
