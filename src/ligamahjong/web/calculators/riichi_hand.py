"""A hand of Riichi: everything that is answered."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.errors import HandError
from ligamahjong.formats.riichi_records import read_part_record
from ligamahjong.reference.riichi.yaku import entries
from ligamahjong.riichi.editions import EDITIONS, RCR_2016, RCR_2025, Edition
from ligamahjong.riichi.explanation import explain, is_fixed
from ligamahjong.riichi.nearest_yaku import without_yaku
from ligamahjong.riichi.scoring import score
from ligamahjong.riichi.situation import Situation
from ligamahjong.riichi.unknown import Fact, decisive, possible_results
from ligamahjong.tiles.notation import write_hand
from ligamahjong.web.calculators.riichi_fields import FACTS, NO_URA, SPECIAL
from ligamahjong.web.calculators.words import (
    harmless_line,
    open_line,
    question_line,
)
from ligamahjong.wording import Language, Text
from ligamahjong.wording.lists import one_of
from ligamahjong.wording.numbers import integer
from ligamahjong.wording.riichi.circumstances import circumstances
from ligamahjong.wording.riichi.edition_names import EDITION_NAMES
from ligamahjong.wording.riichi.hand import Section, Won, hand_sections, sets_text
from ligamahjong.wording.riichi.no_yaku import without_yaku_lines
from ligamahjong.wording.riichi.notes import note_lines
from ligamahjong.wording.riichi.payments import points_alone, result_lines
from ligamahjong.wording.riichi.unknown import case_line, result_line
from ligamahjong.wording.tile_styles import MARKS

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping, Sequence

    from ligamahjong.riichi.points import Payments
    from ligamahjong.riichi.unknown import Result, Value
    from ligamahjong.riichi.yaku import Yaku
    from ligamahjong.tiles import Hand

__all__ = ["Answer", "Beside", "answer", "contradictions"]

_URA = "ura"
_FACT_FIELDS = dict(zip(Fact, (one.name for one in FACTS), strict=True))
_NO_URA = "-"
_BOTH = Text(
    "Ningún uradora: también hay indicadores; se esperaba lo uno o lo otro",
    "No ura dora: there are indicators too; expected one or the other",
)
_RIICHI = {"": 0, "no": 0, "si": 1, "doble": 2}
_NO_DORA = Text(
    "No has dicho ningún indicador de dora: se cuenta sin dora.",
    "You have not said any dora indicator: none is counted.",
)
_MOST_VALUES = 4
_POINTS = Text("{values} puntos", "{values} points")
_FROM_TO = Text("de {first} a {last} puntos", "{first} to {last} points")
_OR_NO_WIN = Text("{values}, o sin yaku", "{values}, or no yaku")
_NO_WIN = Text("Sin yaku: no se puede ganar.", "No yaku: no win.")


class Beside(NamedTuple):
    """What an edition gives: its name and the lines of the result."""

    name: str
    lines: tuple[str, ...]


class Answer(NamedTuple):
    """Everything that is answered.

    Attributes:
        won: whether the case explained can be won.
        lines: the result, or that there is none; the first is the verdict.
        possible: where it depends on what was not said, a line for that and one for each result.
        notes: how it was won, and what else is to be known.
        picture: the hand as it is read, in the usual notation.
        beside: the editions side by side, where they differ.
        sections: why.
        asked: names of the fields that can change the result.
        yaku: that count: the name of the page of each, and its own.
        values: all that it may be worth, in one line, where it depends on what was not said.
    """

    won: bool
    lines: tuple[str, ...]
    possible: tuple[str, ...]
    notes: tuple[str, ...]
    picture: str
    beside: tuple[Beside, ...]
    sections: tuple[Section, ...]
    asked: frozenset[str]
    yaku: tuple[tuple[str, str], ...] = ()
    values: str = ""

    @property
    def results(self) -> int:
        """How many results there may be, where it depends on what was not said."""
        return max(len(self.possible) - 1, 0)


def answer(values: Mapping[str, str], language: Language) -> Answer:
    """What a hand is worth, or may be worth.

    Args:
        values: of the fields.
        language: of the text.

    Raises:
        LigaError: the hand cannot be read, or cannot have been won.
    """
    if values[NO_URA.name]:
        values = {**values, _URA: _NO_URA}
    hand, situation, edition = read_part_record(_record(values))
    unsaid = [fact for fact, name in _FACT_FIELDS.items() if not values[name]]
    results = possible_results(hand, situation, unsaid, edition)
    asked = decisive(results)
    cases = [case for result in results for case in result.cases]
    harmless = [
        fact
        for fact in unsaid
        if fact not in asked and len({case.values[fact] for case in cases}) > 1
    ]
    case = next((case for case in cases if case.score), cases[0])
    said = case.situation
    notes = [circumstances(said, edition, language, harmless)]
    if harmless:
        notes.append(harmless_line(harmless, language))
    notes += note_lines(hand, said, edition, language)
    if not said.dora and not (case.score and is_fixed(case.score.reading)):
        notes.append(_NO_DORA.say(language))
    possible: list[str] = []
    if len(results) > 1:
        possible = [
            question_line(asked, language),
            *(result_line(one, language) for one in results),
        ]
        notes.insert(0, case_line(case, asked, language))
    values_line = _values_line(results, asked, language) if possible else ""
    named = frozenset(_asked(hand, situation, unsaid, edition))
    if _URA in named:
        named |= {NO_URA.name}
    if case.score is None:
        lacking = without_yaku(hand, said, edition)
        lines = tuple(without_yaku_lines(lacking, language, points=Fact.SEAT not in harmless))
        picture = write_hand(hand)
        said_of_it = tuple(possible), tuple(notes)
        return Answer(False, lines, *said_of_it, picture, (), (), named, values=values_line)
    explained = explain(hand, said, edition)
    seat = Fact.SEAT not in harmless
    beside = tuple(_beside(hand, said, edition, language, seat=seat))
    differ = len({one.lines for one in beside}) > 1
    return Answer(
        True,
        tuple(result_lines(explained.score, said, language, seat=seat)),
        tuple(possible),
        tuple(notes),
        sets_text(explained.sets, hand).translate({ord("["): " ", ord("]"): " "}),
        beside if differ else (),
        tuple(hand_sections(Won(hand, said, edition), explained, language, MARKS)),
        named,
        tuple(_pages(explained.score.reading.yaku, language)),
        values_line,
    )


def contradictions(values: Mapping[str, str], language: Language) -> dict[str, str]:
    """What is wrong where indicators are given and said to be none."""
    both = values[NO_URA.name] and values[_URA] not in {"", _NO_URA}
    return {NO_URA.name: _BOTH.say(language)} if both else {}


def _values_line(results: Sequence[Result], asked: Collection[Fact], language: Language) -> str:
    """All that a hand may be worth: some values one by one, many by the first and the last."""
    scored = [
        next((case.score, case.situation) for case in one.cases if case.score)
        for one in results
        if one.payments
    ]
    points = sorted({points_alone(*one) for one in scored})
    if len(points) > _MOST_VALUES:
        first, last = (integer(points[place], language) for place in (0, -1))
        values = _FROM_TO.say(language, first=first, last=last)
    else:
        values = _POINTS.say(
            language, values=one_of([integer(one, language) for one in points], language)
        )
    if len(scored) < len(results):
        values = _OR_NO_WIN.say(language, values=values)
    return open_line(values, asked, language)


def _pages(found: Collection[Yaku], language: Language) -> Iterator[tuple[str, str]]:
    """The pages of some yaku, each once: the name in its address, and that of the yaku."""
    ids = {one.id for one in found}
    for one in entries():
        if ids & {yaku.id for yaku in one.yaku}:
            yield one.slug, one.name.es if language is Language.ES else one.name.en


def _record(values: Mapping[str, str]) -> dict[str, object]:
    """What the form says as an object that ``formats.riichi_records`` reads."""
    dora, ura = (_tiles(values[name]) for name in ("dora", "ura"))
    winds = {"seat": values["asiento"], "round": values["ronda"]}
    return {
        "hand": values["mano"].replace("+ ", "+"),
        "tsumo": values["ganada"] == "muro",
        "riichi": _RIICHI[values["riichi"]],
        "dora": [dora] if dora else [],
        "ura": [ura] if ura and ura != _NO_URA else [],
        "honba": int(values["honba"]),
        "sticks": int(values["palillos"]),
        "edition": values["edicion"],
        **{name: wind for name, wind in winds.items() if wind},
        **{one.name: bool(values[one.name]) for one in SPECIAL},
    }


def _tiles(text: str) -> str:
    """Tiles as people write them, without spaces and in small letters."""
    return "".join(text.replace(",", " ").split()).lower()


def _asked(
    hand: Hand,
    situation: Situation,
    unsaid: Sequence[Fact],
    edition: Edition,
) -> Iterator[str]:
    """The fields whose answer can change the result, as far as the others are known."""
    simple = [fact for fact in unsaid if fact is not Fact.URA]
    for fact, name in _FACT_FIELDS.items():
        if fact is Fact.URA and not situation.riichi:
            continue
        others = {*simple, fact}
        if fact in decisive(possible_results(hand, situation, others, edition)):
            yield name
    for one in SPECIAL:
        without, with_it = (
            _told(hand, _with(situation, one.name, value=so), simple, edition)
            for so in (False, True)
        )
        if getattr(situation, one.name) or _makes_a_difference(without, with_it):
            yield one.name


def _with(situation: Situation, flag: str, *, value: bool) -> Situation:
    """The situation with a circumstance or without it."""
    return Situation(**{**situation._asdict(), flag: value})


class _Told(NamedTuple):
    """One way in which the facts that were not said may be, and what the win then is."""

    facts: Mapping[Fact, Value]
    payments: Payments | None
    yaku: Mapping[str, int]


def _told(
    hand: Hand, situation: Situation, unsaid: Collection[Fact], edition: Edition
) -> list[_Told]:
    """Every way in which a win may have been; none where it cannot."""
    try:
        results = possible_results(hand, situation, unsaid, edition)
    except HandError:
        return []
    return [
        _Told(case.values, one.payments, case.score.yaku if case.score else {})
        for one in results
        for case in one.cases
    ]


def _makes_a_difference(without: Sequence[_Told], with_it: Sequence[_Told]) -> bool:
    """Whether a circumstance changes the yaku or what is paid.

    One that needs a self-draw, a discard or riichi is asked once that is said.
    """
    if not with_it or _needs(with_it) != _needs(without):
        return False
    return any(
        one.facts == other.facts and (one.payments, one.yaku) != (other.payments, other.yaku)
        for one in without
        for other in with_it
    )


def _needs(told: Sequence[_Told]) -> tuple[object, object]:
    """Whether it may have been a self-draw or a discard, and whether there need be riichi."""
    drawn = {one.facts.get(Fact.TSUMO) for one in told}
    return drawn, min(int(one.facts.get(Fact.RIICHI, 0)) for one in told)


def _beside(
    hand: Hand, situation: Situation, edition: Edition, language: Language, *, seat: bool
) -> Iterator[Beside]:
    """The editions of the league that play the round, and the one asked for where it is another."""
    for one in dict.fromkeys((RCR_2025.id, RCR_2016.id, edition.id)):
        if situation.round not in EDITIONS[one].winds:
            continue
        name = EDITION_NAMES[one]
        try:
            found = score(hand, situation, EDITIONS[one])
        except HandError:
            yield Beside(name, (_NO_WIN.say(language),))
        else:
            yield Beside(name, tuple(result_lines(found, situation, language, seat=seat)))
