"""``liga compare``.

``--format json`` prints ::

    {"mode": "riichi", "on": "2026-10-01", "agree": false, "people": 131, "unread": 0,
     "quantities": [{"quantity": "rating", "agreeing": 90, "differing": 41,
                     "largest": {"id": "p7", "player": "Ana Gil", "difference": -12.25}}, …],
     "only_published": [{"id": "p9", "player": "Berto Paz"}, …], "only_ours": […],
     "unresolved": [{"row": 12, "name": "Carla Rei", "candidates": [],
                     "suggestions": [{"id": "p4", "player": "Carla Rey"}]}, …],
     "repeated": [{"row": 30, "id": "p7", "player": "Ana Gil", "first_row": 4}, …],
     "differences": [{"id": "p7", "player": "Ana Gil", "quantity": "rating", "published": 1834.1,
                      "decimals": 1, "ours": 1821.85, "difference": -12.25,
                      "explained_by": ["ties-by-entry"]}, …],
     "explanations": [{"switches": ["ties-by-entry"], "explained": 37, "upset": 0}, …]}

to six decimals. ``difference`` is ours less the published one; in a grade, how many grades, or
null for one that the league does not have. In ``differences`` the quantity ``"listed"`` tells
who is in one of the two only. ``explained_by`` is the best explanation of that figure, or null.
``unread`` counts what the published file has and could not be read.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from math import isnan
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ligamahjong.cli.failures import reports_failures
from ligamahjong.cli.history import read_games_of, read_history
from ligamahjong.cli.options import (
    Request,
    format_option,
    games_argument,
    history_options,
    takes_request,
)
from ligamahjong.cli.output import print_json, print_table, say
from ligamahjong.cli.speech import Command, bilingual
from ligamahjong.formats.codes import Code
from ligamahjong.formats.documents import Document
from ligamahjong.formats.published import read_published
from ligamahjong.formats.ranking_records import rounded
from ligamahjong.league.alternatives import Sources
from ligamahjong.league.compare import compare
from ligamahjong.league.printed import Quantity
from ligamahjong.people.directory import Ambiguous
from ligamahjong.report import Level
from ligamahjong.wording import compare as words
from ligamahjong.wording.dates import day
from ligamahjong.wording.numbers import integer
from ligamahjong.wording.problems import problem_line

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from ligamahjong.cli.history import History
    from ligamahjong.league.compare import Comparison, Difference, Unresolved
    from ligamahjong.league.game import Game
    from ligamahjong.league.ladder import Ladder
    from ligamahjong.people import Person
    from ligamahjong.wording import Language

__all__ = ["command"]

_DIFFERENCES = 20
_EXPLANATIONS = 5
_PEOPLE = 10
"""What is printed of each without ``--all``."""


@click.command(
    "compare",
    cls=Command,
    help=bilingual(
        "Compara un ranking publicado en otra parte (RANKING: nombres y rating, μ, σ, partidas, "
        "grado o puntos) con el que dan las partidas, con la precisión con que se publicó, y dice "
        "qué cambio de reglas explicaría las diferencias. Termina con 1 si algo difiere.",
        "Compare a ranking published elsewhere (RANKING: names and rating, μ, σ, games, grade or "
        "points) with the one the games give, to the precision it was published in, and say which "
        "change of rules would explain the differences. Exits with 1 if anything differs.",
    ),
    epilog=bilingual(
        "Ejemplo: liga compare publicado.csv riichi.csv --players players.csv --on 2026-10-01",
        "Example: liga compare published.csv riichi.csv --players players.csv --on 2026-10-01",
    ),
)
@click.argument("ranking", type=click.Path(path_type=Path))
@games_argument
@history_options()
@click.option(
    "--all",
    "everything",
    is_flag=True,
    help=bilingual(
        "Todas las diferencias y explicaciones, no solo las mayores.",
        "Every difference and explanation, not only the largest.",
    ),
)
@format_option("table", "json")
@takes_request
@reports_failures
def command(request: Request, ranking: Path, layout: str, *, everything: bool) -> None:
    """Print how two rankings differ and what would explain it."""
    read = read_published(ranking)
    for problem in read.report:
        say(problem_line(problem, request.language), error=True)
    unread = sum(problem.level is not Level.NOTICE for problem in read.report)
    request = _loaded(request)
    history = read_history(request)
    result = compare(read.rows, _sources(request, history))
    if layout == "json":
        print_json(_record(history, result, unread))
    else:
        _print_comparison(ranking, history, result, request.language, everything=everything)
        if unread:
            say(words.UNREAD.say(request.language))
        elif result.agree:
            say(words.AGREE.say(request.language))
    if unread or not result.agree:
        sys.exit(1)


def _loaded(request: Request) -> Request:
    """The request with its files read, since a pipe can be read only once."""
    return replace(
        request,
        games=tuple(Document.load(file) for file in request.games),
        players=request.players and Document.load(request.players),
    )


def _sources(request: Request, history: History) -> Sources:
    return Sources(
        history.mode,
        history.games,
        history.on,
        history.people,
        history.rules,
        repeats=request.allow_duplicates,
        otherwise=_otherwise(request, history),
    )


def _otherwise(request: Request, history: History) -> tuple[Game, ...] | None:
    """The games with repetitions counted the other way, where there are any."""
    known = any(problem.code == Code.DUPLICATE for problem in history.report)
    if not known and not request.allow_duplicates:
        return None
    return read_games_of(
        replace(request, mode=history.mode, allow_duplicates=not request.allow_duplicates)
    ).games


def _print_comparison(
    ranking: Path, history: History, result: Comparison, language: Language, *, everything: bool
) -> None:
    _print_tallies(ranking, history, result, language)
    people = None if everything else _PEOPLE
    for line in _presence(result, language, people):
        say(line)
    _print_some(list(_notes(result, language)), people, language)
    if not result.differences:
        return
    shown = [one for one in result.differences if one.quantity is not Quantity.LISTED]
    if shown:
        say()
        most = len(shown) if everything else _DIFFERENCES
        _print_differences(history, result, shown[:most], language)
        if shown[most:]:
            say(words.more(len(shown) - most, language))
    say()
    _print_explanations(result, language, everything=everything)


def _print_explanations(result: Comparison, language: Language, *, everything: bool) -> None:
    if not result.explanations:
        say(words.NO_EXPLANATION.say(language))
        return
    say(words.EXPLAINED.say(language))
    total = len(result.differences)
    lines = [
        f"  {words.explanation(number, one, total, language)}"
        for number, one in enumerate(result.explanations, start=1)
    ]
    whole = sum(one.gain == total for one in result.explanations)
    if whole and not everything:
        lines = lines[:whole]  # what explains everything leaves no room for what does not
    _print_some(lines, None if everything else _EXPLANATIONS, language)


def _print_some(lines: Sequence[str], most: int | None, language: Language) -> None:
    for line in lines[:most]:
        say(line)
    if most is not None and len(lines) > most:
        say(words.more(len(lines) - most, language))


def _print_tallies(ranking: Path, history: History, result: Comparison, language: Language) -> None:
    print_table(
        words.tally_headings(language),
        [
            [
                words.QUANTITIES[tally.quantity].say(language),
                integer(tally.agreeing, language),
                integer(tally.differing, language),
                words.size(tally.largest, language) if tally.largest else "",
                tally.largest.person.name if tally.largest else "",
            ]
            for tally in result.tallies
        ],
        right=(1, 2, 3),
        title=words.title(ranking.name, history.mode, day(history.on, language), language),
    )
    say()


def _presence(result: Comparison, language: Language, most: int | None) -> Iterator[str]:
    yield words.people(result.people, language)
    if result.only_published:
        yield words.only_published(result.only_published, language, most)
    if result.only_ours:
        yield words.only_ours(result.only_ours, language, most)


def _notes(result: Comparison, language: Language) -> Iterator[str]:
    for row in result.unresolved:
        yield words.unresolved(row, language)
    for again in result.repeated:
        yield words.repeated(again, language)


def _print_differences(
    history: History, result: Comparison, shown: Sequence[Difference], language: Language
) -> None:
    def explained(one: Difference) -> str:
        explanation = result.explanation_of(one)
        return str(1 + result.explanations.index(explanation)) if explanation else "—"

    print_table(
        words.difference_headings(language),
        [
            [
                one.person.name,
                words.QUANTITIES[one.quantity].say(language),
                words.published(one, language),
                words.ours(one, _ladder(history), language),
                words.size(one, language),
                explained(one),
            ]
            for one in shown
        ],
        right=(2, 3, 4),
    )


def _ladder(history: History) -> Ladder:
    return history.rules.ladders[history.mode]


def _record(history: History, result: Comparison, unread: int) -> dict[str, object]:
    return {
        "mode": history.mode,
        "on": str(history.on),
        "agree": result.agree and not unread,
        "people": result.people,
        "unread": unread,
        "quantities": [
            {
                "quantity": tally.quantity,
                "agreeing": tally.agreeing,
                "differing": tally.differing,
                "largest": tally.largest
                and {**_person(tally.largest.person), "difference": _size(tally.largest)},
            }
            for tally in result.tallies
        ],
        "only_published": [_person(person) for person in result.only_published],
        "only_ours": [_person(person) for person in result.only_ours],
        "unresolved": [_unresolved(one) for one in result.unresolved],
        "repeated": [
            {"row": one.row, **_person(one.person), "first_row": one.first_row}
            for one in result.repeated
        ],
        "differences": [_difference(history, result, one) for one in result.differences],
        "explanations": [
            {"switches": one.switches, "explained": len(one.explained), "upset": one.upset}
            for one in result.explanations
        ],
    }


def _person(person: Person) -> dict[str, object]:
    return {"id": person.id, "player": person.name}


def _unresolved(one: Unresolved) -> dict[str, object]:
    candidates: Iterable[Person] = ()
    suggestions: Iterable[Person] = ()
    if isinstance(one.answer, Ambiguous):
        candidates = one.answer.candidates
    else:
        suggestions = one.answer.suggestions
    return {
        "row": one.row,
        "name": one.answer.text,
        "candidates": [_person(person) for person in candidates],
        "suggestions": [_person(person) for person in suggestions],
    }


def _difference(history: History, result: Comparison, one: Difference) -> dict[str, object]:
    explanation = result.explanation_of(one)
    grade = one.quantity is Quantity.GRADE
    return {
        **_person(one.person),
        "quantity": one.quantity,
        "published": one.published.text if grade else one.published.value + 0.0,
        "decimals": max(one.published.decimals, 0),
        "ours": _ladder(history).grades[int(one.ours)].name if grade else rounded(one.ours),
        "difference": _size(one),
        "explained_by": explanation and explanation.switches,
    }


def _size(one: Difference) -> float | None:
    return None if isnan(one.size) else rounded(one.size)
