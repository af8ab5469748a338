"""What the page of a file shows."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING

from django.core.paginator import Paginator
from django.db.models import Sum

from ligamahjong.people import Person
from ligamahjong.web.imports.forms import NameForm, OptionsForm, name_forms
from ligamahjong.web.imports.matches import known_people
from ligamahjong.web.imports.models import ImportedFile, NameMatch
from ligamahjong.web.imports.reading import preview, read_file
from ligamahjong.web.imports.reports import kinds, report_of
from ligamahjong.web.imports.selectors import earlier
from ligamahjong.web.ranking.models import CurrentGame, PlayerResult
from ligamahjong.web.ranking.rows import game_of
from ligamahjong.web.templatetags.words import page_language
from ligamahjong.wording.problems import LEVELS, sentence

if TYPE_CHECKING:
    from collections.abc import Mapping

    from django.core.paginator import Page

    from ligamahjong.league.game import Game
    from ligamahjong.people import Directory
    from ligamahjong.report import Problem, Report
    from ligamahjong.web.importing import GamesFound
    from ligamahjong.web.imports.names import OpenName
    from ligamahjong.web.imports.reading import Preview

__all__ = ["Difference", "Line", "file_page", "played", "report_of_file"]

_PROBLEMS_ON_A_PAGE = 50
_NAMES_ON_A_PAGE = 20
_DIFFERENCES = 20
_State = ImportedFile.State


@dataclass(frozen=True, slots=True)
class Line:
    """A problem in words."""

    where: str
    level: str
    text: str


@dataclass(frozen=True, slots=True)
class Difference:
    """A known game and what a file says of it.

    Attributes:
        place: row of the file.
        now: the game as it is.
        said: the game as the file has it.
        seats: for each version of it, names and scores in seat order.
    """

    place: int | None
    now: Game
    said: Game
    seats: tuple[tuple[tuple[str, int], ...], ...]


def played() -> dict[str, int]:
    """How many games everybody has played in both modes."""
    return dict(PlayerResult.objects.values_list("person").annotate(Sum("games")))


def report_of_file(file: ImportedFile) -> Report:
    """What reading a file found, now if it waits, else when it was imported."""
    if file.state == _State.UPLOADED:
        return read_file(file).report
    return report_of(file.report)


def file_page(
    file: ImportedFile, query: Mapping[str, str], data: Mapping[str, str] | None
) -> dict[str, object]:
    """Everything on the page.

    Args:
        file: in any state.
        query: ``problema``, ``pagina`` and ``nombres`` say which problems and names.
        data: what was sent about names, to be shown again.
    """
    context: dict[str, object] = {
        "file": file,
        "waits": file.state == _State.UPLOADED,
        "earlier": earlier(file),
        "matches": NameMatch.objects.filter(file=file).select_related("person"),
    }
    if file.state == _State.UPLOADED:
        ahead = preview(file)
        report = ahead.found.report
        context |= {"preview": ahead, **_waiting(file, ahead, query, data)}
    else:
        report = report_of(file.report)
    return context | _problems(report, query)


def _waiting(
    file: ImportedFile, ahead: Preview, query: Mapping[str, str], data: Mapping[str, str] | None
) -> dict[str, object]:
    people = known_people(file)
    names = Paginator(ahead.names, _NAMES_ON_A_PAGE).get_page(query.get("nombres"))
    return {
        "refused": ahead.found.report.refused,
        "names": names,
        "forms": _forms(ahead, people, names, data),
        "new": sum(one.is_new for one in ahead.names),
        "differences": _differences(ahead, people),
        "options": OptionsForm(
            initial={
                "mode": file.mode,
                "date_only": file.date_only,
                "platform": file.platform,
                "source": file.source,
            }
        ),
    }


def _forms(
    ahead: Preview, people: Directory, names: Page[OpenName], data: Mapping[str, str] | None
) -> list[NameForm]:
    """The forms of a page of names, or all that were sent."""
    if data is None:
        return name_forms(tuple(names.object_list), people, played())
    return [form for form in name_forms(ahead.names, people, played(), data) if form.is_bound]


def _differences(ahead: Preview, people: Directory) -> list[Difference]:
    """The first known games with other content."""
    found = []
    for said in islice(ahead.games.other, _DIFFERENCES):
        row = CurrentGame.objects.filter(pk=said.id).first()
        now = said if row is None else game_of(row)
        seats = tuple(_seats(game, people) for game in (now, said))
        found.append(Difference(_row(said.id, ahead.found), now, said, seats))
    return found


def _row(game: str, found: GamesFound) -> int | None:
    """The row of a game, whose id may have got a mode or source before it since it was read."""
    while game and game not in found.places:
        game = game.partition(":")[2]
    return found.places[game][1] if game else None


def _seats(game: Game, people: Directory) -> tuple[tuple[str, int], ...]:
    names = (people.get(one, Person(one, one)).name for one in game.players)
    return tuple(zip(names, game.scores, strict=True))


def _problems(report: Report, query: Mapping[str, str]) -> dict[str, object]:
    language = page_language()
    found = kinds(report, language)
    asked = query.get("problema", "")
    code = asked if asked in {kind.code for kind in found} else ""
    chosen = [one for one in report if not code or one.code == code]
    page = Paginator(chosen, _PROBLEMS_ON_A_PAGE).get_page(query.get("pagina"))
    return {
        "kinds": found,
        "code": code,
        "keep": f"problema={code}&" if code else "",
        "problems": page,
        "lines": [_line(one) for one in page.object_list],
    }


def _line(problem: Problem) -> Line:
    language = page_language()
    where = ":".join(str(part) for part in (problem.row, problem.column) if part is not None)
    return Line(where, LEVELS[problem.level].say(language), sentence(problem, language))
