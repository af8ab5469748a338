"""A hand of MCR: what is answered of it, and the check of announced fans."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.errors import HandError
from ligamahjong.formats.mcr_records import read_win, read_win_record
from ligamahjong.mcr.explanation import explain
from ligamahjong.mcr.numbers import number_in_book
from ligamahjong.mcr.parts import PartType
from ligamahjong.mcr.profiles import EMA, PROFILES
from ligamahjong.mcr.scoring import score
from ligamahjong.mcr.validation import win_problems
from ligamahjong.riichi.unknown import Fact
from ligamahjong.tiles import tile
from ligamahjong.tiles.notation import write_tiles
from ligamahjong.web.calculators.mcr_fields import (
    CIRCUMSTANCES,
    FACTS,
    IN_TEXT,
    KNOWN,
    SPECIAL,
)
from ligamahjong.web.calculators.mcr_open import (
    Checks,
    Way,
    case_line,
    decisive,
    harmless,
    open_values,
    open_ways,
    possible_lines,
    value_text,
)
from ligamahjong.web.calculators.mcr_practices import Beside, practices
from ligamahjong.web.calculators.words import harmless_line
from ligamahjong.wording import Language, Text
from ligamahjong.wording.mcr.circumstances import circumstances
from ligamahjong.wording.mcr.hand import result_lines, sections_by_name
from ligamahjong.wording.mcr.names import fan_name
from ligamahjong.wording.mcr.referee import check_sections, verdict_lines
from ligamahjong.wording.tile_styles import MARKS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from ligamahjong.formats.mcr_records import Win
    from ligamahjong.mcr.circumstances import Circumstances
    from ligamahjong.mcr.explanation import Explanation
    from ligamahjong.mcr.parts import Layout
    from ligamahjong.tiles import Hand
    from ligamahjong.wording.mcr.section import Section

__all__ = ["Answer", "Beside", "FanRow", "answer", "contradictions"]

_CONTRADICTS = Text(
    "{label}: el texto de la mano dice otra cosa tras |; se esperaba lo mismo, o nada",
    "{label}: the text of the hand says otherwise after |; expected the same, or nothing",
)
_FACT_FIELDS = {"asiento": "seat", "ronda": "prevalent"}
_WINDS = {Fact.SEAT: "asiento", Fact.ROUND: "ronda"}
_ORDER = ("missing", "not-counted", "others", "reading", "elsewhere")
"""The parts of the explanation, what the referee needs first before the rest."""
_LAST_OF_KIND = Text(
    "Las otras tres están expuestas en la mano: se cuenta como la última de su clase.",
    "The other three lie open in the hand: it counts as the last of its kind.",
)


class FanRow(NamedTuple):
    """A fan that counts.

    Attributes:
        points: for it.
        number: in the book.
        page: its number in the Green Book, which is that of its page.
        name: of it.
        tiles: that form it, in the usual notation; empty where the whole hand does.
    """

    points: int
    number: int
    page: int
    name: str
    tiles: str


class Answer(NamedTuple):
    """Everything that is answered.

    Attributes:
        legal: whether the hand may be declared.
        right: whether the announced fans are right; ``None`` where none were announced.
        possible: where the value depends on winds that were not said, a line for that and one for
            each value.
        values: all that it may be, in one line.
        verdict: what the referee says of the announced fans.
        verdicts: where that depends on winds that were not said, a line for that and one for each
            thing that may be said.
        check: the fans in excess and those left out.
        case: which of the ways the winds may be is explained, where it depends on them.
        lines: the value and what is paid.
        notes: how it was won, and what else is to be known.
        picture: the hand as it is read, in the usual notation.
        fans: that count.
        fan_notes: what is to be said below them.
        same: that other practices give the same.
        beside: the practices side by side, where they differ.
        sections: why, what the referee needs first before the rest.
        asked: names of the fields that can change the value.
    """

    legal: bool
    right: bool | None
    possible: tuple[str, ...]
    values: str
    verdict: tuple[str, ...]
    verdicts: tuple[str, ...]
    check: tuple[Section, ...]
    case: str
    lines: tuple[str, ...]
    notes: tuple[str, ...]
    picture: str
    fans: tuple[FanRow, ...]
    fan_notes: tuple[str, ...]
    same: str
    beside: tuple[Beside, ...]
    sections: tuple[Section, ...]
    asked: frozenset[str]


def answer(values: Mapping[str, str], announced: Iterable[int], language: Language) -> Answer:
    """What a hand is worth and why, and whether what was announced is right.

    Args:
        values: of the fields.
        announced: numbers of fans; none where that is not asked.
        language: of the text.

    Raises:
        LigaError: the hand cannot be read, or cannot have been won.
    """
    win, implied = _read(values)
    hand, how, profile = win
    found = explain(hand, how, profile)
    unsaid = [] if "|" in values["mano"] else [fact for fact in _WINDS if not values[_WINDS[fact]]]
    ways = open_ways(win, unsaid)
    said = list(announced)
    checks = Checks(said, language)
    check = checks.of(ways[0]) if said else None
    elsewhere = practices(win, language)
    sections = sections_by_name(found, language, MARKS)
    return Answer(
        found.score.is_legal,
        None if check is None else check.is_right,
        possible_lines(ways, lambda way: value_text(way, language), language),
        open_values(ways, language),
        tuple(verdict_lines(check, language)) if check else (),
        possible_lines(ways, checks.verdict, language) if said else (),
        tuple(check_sections(check, language, prose=True)) if check else (),
        _case(ways, checks, language),
        tuple(result_lines(found, language)),
        tuple(_notes(win, harmless(ways, unsaid), language, implied=implied)),
        _picture(found.layout, hand),
        tuple(_rows(found, language)),
        sections["fans"].lines[len(found.items) :],
        elsewhere.same,
        elsewhere.beside,
        tuple(
            sections[name]
            for name in _ORDER
            if name in sections and not (name == "elsewhere" and elsewhere.same)
        ),
        frozenset(_asked(values, win, implied=implied)),
    )


def _notes(win: Win, unsaid: Sequence[Fact], language: Language, *, implied: bool) -> Iterator[str]:
    """How it was won; that what was not said does not matter; what follows from the sets."""
    yield circumstances(*win, language, unsaid)
    if unsaid:
        yield harmless_line(unsaid, language)
    if implied:
        yield _LAST_OF_KIND.say(language)


def _read(values: Mapping[str, str]) -> tuple[Win, bool]:
    """The win; and whether it was taken for the last of its kind since its own sets say so."""
    record, profile = _record(values), PROFILES[values["perfil"]]
    try:
        return read_win_record(record, profile), False
    except HandError as error:
        problems = error.facts.get("problems")
        codes = [one.code for one in problems] if isinstance(problems, tuple) else []
        if codes != ["last-of-kind-certain"] or "|" in values["mano"]:
            raise
        return read_win_record({**record, "last_of_kind": True}, profile), True


def _case(ways: Sequence[Way], checks: Checks, language: Language) -> str:
    asked = decisive(
        ways, lambda way: (value_text(way, language), checks.said and checks.verdict(way))
    )
    return case_line(ways[0], asked, language) if asked else ""


def _record(values: Mapping[str, str]) -> dict[str, object]:
    """What the form says as an object that ``formats.mcr_records`` reads."""
    if "|" in values["mano"]:
        return {"hand": values["mano"]} | ({"dealt": True} if values["reparto"] else {})
    winds = {field: values[name] for name, field in _FACT_FIELDS.items() if values[name]}
    marks = {field: True for name, (field, _) in CIRCUMSTANCES.items() if values[name]}
    drawn = {"self_drawn": True} if values["ganada"] == "muro" else {}
    hand = values["mano"].replace("+ ", "+")
    return {"hand": hand, "flowers": int(values["flores"]), **winds, **marks, **drawn}


def contradictions(values: Mapping[str, str], language: Language) -> dict[str, str]:
    """A sentence for each field that says otherwise than the text of the hand.

    What a form sends where nothing was chosen contradicts nothing: no flowers, no circumstance.
    """
    if "|" not in values["mano"]:
        return {}
    try:
        hand, how = read_win(values["mano"])
    except HandError:  # which is said by itself
        return {}
    said: dict[str, object] = {name: values[name] for name in _FACT_FIELDS if values[name]}
    said |= {name: True for name in IN_TEXT if values[name]}
    said |= {"ganada": values["ganada"] == "muro"} if values["ganada"] else {}
    said |= {"flores": int(values["flores"])} if int(values["flores"]) else {}
    in_text: Mapping[str, object] = {
        "ganada": how.self_drawn,
        "flores": hand.flowers,
        **{name: getattr(how, field) for name, field in _FACT_FIELDS.items()},
        **{name: getattr(how, CIRCUMSTANCES[name][0]) for name in IN_TEXT},
    }
    return {
        one.name: _CONTRADICTS.say(language, label=one.label.say(language))
        for one in (*FACTS, *SPECIAL, *KNOWN)
        if one.name in said and said[one.name] != in_text[one.name]
    }


def _rows(found: Explanation, language: Language) -> Iterator[FanRow]:
    for item in found.items:
        yield FanRow(
            item.points,
            number_in_book(item.number, found.score.profile),
            number_in_book(item.number, EMA),
            fan_name(item.number, language),
            " ".join(write_tiles(map(tile, kinds)) for kinds in item.tiles),
        )


def _picture(layout: Layout, hand: Hand) -> str:
    """The reading that counts: its parts, the winning tile, the sets that lie apart."""
    standing: list[str] = []
    singles: list[int] = []
    left = layout.winning
    for part in layout.parts:
        if part.apart:
            continue
        kinds = list(part.kinds)
        if part.completed and left in kinds:
            kinds.remove(left)
        if part.type is PartType.SINGLE:
            singles += kinds
        else:
            standing.append(write_tiles(map(tile, kinds)))
    if singles:
        standing.append(write_tiles(map(tile, sorted(singles))))
    return " ".join([*standing, f"+{tile(left)}", *map(str, hand.melds)])


def _with(how: Circumstances, field: str, value: object) -> Circumstances:
    return replace(how, **{field: value})  # type: ignore[arg-type]


def _asked(values: Mapping[str, str], win: Win, *, implied: bool) -> Iterator[str]:
    """The fields whose answer can change the value, as far as the others are known."""
    if "|" in values["mano"]:
        return
    yield "ganada"
    unsaid = {fact for fact, name in _WINDS.items() if not values[name]}
    for fact, name in _WINDS.items():
        if fact in decisive(open_ways(win, {*unsaid, fact}), lambda way: way.score.base):
            yield name
    for name, (field, _) in CIRCUMSTANCES.items():
        if _matters(win, field) and not (implied and field == "last_of_kind"):
            yield name


def _matters(win: Win, field: str) -> bool:
    """Whether a mark may be there and counts."""
    with_it, without = (_with(win.circumstances, field, value) for value in (True, False))
    if list(win_problems(win.hand, with_it)) or list(win_problems(win.hand, without)):
        return bool(getattr(win.circumstances, field))
    fans = [score(win.hand, how, win.profile).fans for how in (with_it, without)]
    return fans[0] != fans[1]
