"""One hand of riichi, explained: what was said of it, the results, the sections of the text."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.cli.output import print_json, say, tell
from ligamahjong.cli.riichi_options import refuse_contradiction
from ligamahjong.formats.riichi_records import read_part_record
from ligamahjong.formats.riichi_scores import (
    write_explanation,
    write_results,
    write_without_yaku,
)
from ligamahjong.riichi.explanation import explain, is_fixed
from ligamahjong.riichi.nearest_yaku import without_yaku
from ligamahjong.riichi.unknown import (
    Case,
    Fact,
    Result,
    decisive,
    possible_results,
    with_more_dora,
)
from ligamahjong.wording.riichi.circumstances import circumstances
from ligamahjong.wording.riichi.hand import Won, hand_sections
from ligamahjong.wording.riichi.no_yaku import without_yaku_lines
from ligamahjong.wording.riichi.notes import note_lines
from ligamahjong.wording.riichi.payments import result_lines
from ligamahjong.wording.riichi.unknown import (
    case_line,
    dora_line,
    harmless_line,
    question_line,
    result_line,
)

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ligamahjong.riichi.editions import Edition
    from ligamahjong.tiles import Hand
    from ligamahjong.wording import Language

__all__ = ["answer_hand", "hand_record", "unknown_facts"]

_INDENT = "  "
_NAMED = frozenset({"tsumo", "seat", "round", "riichi", "double_riichi", "dora", "ura"})


class _Answer(NamedTuple):
    """What is known of a hand.

    Attributes:
        hand: the hand.
        edition: the rules.
        results: all that there may be.
        decisive: the facts on which it depends which one it is.
        harmless: the facts that were not said and make no difference.
        case: the one that is explained: the lowest with a yaku.
    """

    hand: Hand
    edition: Edition
    results: Sequence[Result]
    decisive: tuple[Fact, ...]
    harmless: tuple[Fact, ...]
    case: Case


def answer_hand(
    text: str, said: Mapping[str, object], rules: Edition, language: Language, layout: str
) -> bool:
    """Print what a hand is worth, or may be worth.

    Args:
        text: the hand as it was written.
        said: options by name, ``None`` or empty where they were not given.
        rules: the edition.
        language: of the text.
        layout: ``"text"`` or ``"json"``.

    Returns:
        Whether it can be won.
    """
    refuse_contradiction(said["riichi"], double=bool(said["double_riichi"]))
    found = _answer(text, said, rules)
    if layout == "json":
        print_json(_record(found))
    elif found.case.score is None:
        lacking = without_yaku(found.hand, found.case.situation, rules)
        seat_known = Fact.SEAT not in found.harmless
        for line in without_yaku_lines(lacking, language, points=seat_known):
            tell(line)
    else:
        _print(found, language)
    return found.case.score is not None


def unknown_facts(said: Mapping[str, object]) -> tuple[Fact, ...]:
    """The facts that the options do not say."""
    given = {
        Fact.TSUMO: said["tsumo"] is not None,
        Fact.SEAT: said["seat"] is not None,
        Fact.ROUND: said["round"] is not None,
        Fact.RIICHI: said["riichi"] is not None or said["double_riichi"],
        Fact.URA: bool(said["ura"]),
    }
    return tuple(fact for fact, known in given.items() if not known)


def hand_record(text: str, said: Mapping[str, object]) -> dict[str, object]:
    """What the options say as an object that ``formats.riichi_records`` reads."""
    riichi = 2 if said["double_riichi"] else int(bool(said["riichi"]))
    named = {name: said[name] for name in ("tsumo", "seat", "round") if said[name] is not None}
    tiles = {name: _listed(said[name]) for name in ("dora", "ura")}
    flags = {name: value for name, value in said.items() if name not in _NAMED}
    return {"hand": text, "riichi": riichi, **named, **tiles, **flags}


def _listed(values: object) -> list[object]:
    return list(values) if isinstance(values, tuple) else []


def _answer(text: str, said: Mapping[str, object], rules: Edition) -> _Answer:
    hand, situation, _ = read_part_record(hand_record(text, said))
    unknown = unknown_facts(said)
    results = possible_results(hand, situation, unknown, rules)
    asked = decisive(results)
    cases = [case for result in results for case in result.cases]
    harmless = tuple(
        fact
        for fact in unknown
        if fact not in asked and len({case.values[fact] for case in cases}) > 1
    )
    explained = next((case for case in cases if case.score), cases[0])
    return _Answer(hand, rules, results, asked, harmless, explained)


def _record(found: _Answer) -> dict[str, object]:
    situation = found.case.situation
    if len(found.results) > 1:
        return write_results(found.results, found.decisive, found.edition)
    if found.case.score is None:
        return write_without_yaku(without_yaku(found.hand, situation, found.edition), found.edition)
    return write_explanation(
        explain(found.hand, situation, found.edition),
        found.hand,
        situation,
        found.edition,
        found.harmless,
    )


def _print(found: _Answer, language: Language) -> None:
    situation, edition = found.case.situation, found.edition
    if len(found.results) > 1:
        tell(question_line(found.decisive, language), bold=True)
        for result in found.results:
            tell(result_line(result, language), _INDENT)
        say()
        tell(case_line(found.case, found.decisive, language))
    explained = explain(found.hand, situation, edition)
    seat_known = Fact.SEAT not in found.harmless
    for number, line in enumerate(
        result_lines(explained.score, situation, language, seat=seat_known)
    ):
        tell(line, bold=number == 0)
    tell(circumstances(situation, edition, language, found.harmless))
    if found.harmless:
        tell(harmless_line(found.case, found.harmless, language))
    for line in note_lines(found.hand, situation, edition, language):
        tell(line)
    if not situation.dora:
        more = list(with_more_dora(found.hand, situation, edition))
        if any(one.points != explained.score.points for _, one in more) or (
            more and not is_fixed(explained.score.reading)
        ):
            tell(dora_line(more, situation, language))
    for section in hand_sections(Won(found.hand, situation, edition), explained, language):
        say()
        tell(section.title, bold=True)
        for line in section.lines:
            tell(line, _INDENT)
