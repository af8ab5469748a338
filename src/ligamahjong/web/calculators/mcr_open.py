"""Winds of a win of MCR that were not said: never guessed, every result is given."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.mcr.referee import check_announced
from ligamahjong.mcr.scoring import score
from ligamahjong.mcr.validation import win_problems
from ligamahjong.riichi.unknown import Fact
from ligamahjong.table import SEATS
from ligamahjong.web.calculators.words import open_line, question_line
from ligamahjong.wording import Text
from ligamahjong.wording.lists import one_of
from ligamahjong.wording.mcr.names import points_text
from ligamahjong.wording.mcr.referee import verdict_lines
from ligamahjong.wording.riichi.unknown import conditions_text

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence

    from ligamahjong.formats.mcr_records import Win
    from ligamahjong.mcr.referee import Check
    from ligamahjong.mcr.scoring import Score
    from ligamahjong.table import Wind
    from ligamahjong.wording import Language

__all__ = [
    "Checks",
    "Way",
    "case_line",
    "decisive",
    "harmless",
    "open_values",
    "open_ways",
    "possible_lines",
    "value_text",
]

_CASE = Text("Se explica el caso: {when}.", "What follows is for: {when}.")
_LINE = Text("{result}: {when}.", "{result}: {when}.")
_NO_WIN = Text("No vale, {points}", "Not legal, {points}")
_OR_NONE = Text("{points}, o no vale", "{points}, or not legal")
_OR_ELSE = Text("; o bien ", "; or else ")


class Way(NamedTuple):
    """One way in which the winds may be.

    Attributes:
        winds: of the winner and of the round.
        win: with these winds.
        score: its value.
    """

    winds: Mapping[Fact, Wind]
    win: Win
    score: Score


def open_ways(win: Win, unsaid: Collection[Fact]) -> tuple[Way, ...]:
    """Every way in which a win may have been, the one that was read first.

    Args:
        win: as it was read, East for what was not said.
        unsaid: which of ``Fact.SEAT`` and ``Fact.ROUND`` were not.
    """
    how = win.circumstances
    ways: list[Way] = []
    for seat in SEATS if Fact.SEAT in unsaid else (how.seat,):
        for prevalent in SEATS if Fact.ROUND in unsaid else (how.prevalent,):
            so = win._replace(circumstances=replace(how, seat=seat, prevalent=prevalent))
            if not list(win_problems(so.hand, so.circumstances)):
                ways.append(Way({Fact.SEAT: seat, Fact.ROUND: prevalent}, so, score(*so)))
    return tuple(ways)


def decisive(ways: Sequence[Way], told: Callable[[Way], object]) -> tuple[Fact, ...]:
    """The winds on which it depends what is told."""
    return tuple(
        fact
        for fact in (Fact.SEAT, Fact.ROUND)
        if any(
            told(one) != told(other)
            for one in ways
            for other in ways
            if all(one.winds[name] == other.winds[name] for name in one.winds if name is not fact)
        )
    )


def harmless(ways: Sequence[Way], unsaid: Collection[Fact]) -> tuple[Fact, ...]:
    """The winds that were not said, might be others, and change nothing of what counts."""
    asked = decisive(ways, lambda way: (way.score.total, sorted(way.score.fans.items())))
    return tuple(
        fact for fact in unsaid if fact not in asked and len({way.winds[fact] for way in ways}) > 1
    )


def possible_lines(
    ways: Sequence[Way], told: Callable[[Way], str], language: Language
) -> tuple[str, ...]:
    """Where it depends on the winds, a line for that and one for each thing that may be told."""
    asked = decisive(ways, told)
    if not asked:
        return ()
    groups: dict[str, list[Way]] = {}
    for one in ways:
        groups.setdefault(told(one), []).append(one)
    lines = (
        _LINE.say(language, result=result, when=_when(mine, asked, language))
        for result, mine in groups.items()
    )
    return (question_line(asked, language), *lines)


def open_values(ways: Sequence[Way], language: Language) -> str:
    """Where the value depends on the winds, all that it may be in a line; else nothing."""
    asked = decisive(ways, lambda way: value_text(way, language))
    if not asked:
        return ""
    legal = sorted({way.score.total for way in ways if way.score.is_legal})
    if not legal:
        totals = sorted({way.score.total for way in ways})
        values = _NO_WIN.say(language, points=_totals(totals, language))
    elif all(way.score.is_legal for way in ways):
        values = _totals(legal, language)
    else:
        values = _OR_NONE.say(language, points=_totals(legal, language))
    return open_line(values, asked, language)


def _totals(totals: Sequence[int], language: Language) -> str:
    *first, last = totals
    return one_of([*map(str, first), points_text(last, language)], language)


def _when(mine: Iterable[Way], asked: Sequence[Fact], language: Language) -> str:
    return _OR_ELSE.say(language).join(
        conditions_text(one, language) for one in _conditions(mine, asked)
    )


def _conditions(
    mine: Iterable[Way], asked: Sequence[Fact]
) -> Iterator[Mapping[Fact, tuple[Wind, ...]]]:
    """The winds of some ways, winners for whom the same rounds do drawn together."""
    rounds: dict[Wind, list[Wind]] = {}
    for one in mine:
        rounds.setdefault(one.winds[Fact.SEAT], []).append(one.winds[Fact.ROUND])
    seats: dict[tuple[Wind, ...], list[Wind]] = {}
    for seat, prevalent in rounds.items():
        seats.setdefault(tuple(prevalent), []).append(seat)
    for prevalents, winners in seats.items():
        found = {Fact.SEAT: tuple(winners), Fact.ROUND: prevalents}
        yield {
            fact: winds
            for fact, winds in found.items()
            if fact in asked and (len(asked) == 1 or len(winds) < len(SEATS))
        }


def case_line(way: Way, asked: Iterable[Fact], language: Language) -> str:
    """Which of the ways is explained."""
    when = conditions_text({fact: (way.winds[fact],) for fact in asked}, language)
    return _CASE.say(language, when=when)


def value_text(way: Way, language: Language) -> str:
    """What a hand is worth in one way, or that it may not be declared."""
    points = points_text(way.score.total, language)
    return points if way.score.is_legal else _NO_WIN.say(language, points=points)


class Checks:
    """The check of announced fans in every way the winds may be, once for each value."""

    def __init__(self, said: Sequence[int], language: Language) -> None:
        self.said = said
        self._language = language
        self._known: dict[tuple[tuple[int, int], ...], Check] = {}

    def of(self, way: Way) -> Check:
        """The check of one way."""
        fans = tuple(sorted(way.score.fans.items()))
        if fans not in self._known:
            hand, how, profile = way.win
            self._known[fans] = check_announced(hand, how, self.said, profile)
        return self._known[fans]

    def verdict(self, way: Way) -> str:
        """What is said first of one way."""
        return next(iter(verdict_lines(self.of(way), self._language))).rstrip(".")
