"""One hand of MCR, explained and checked; many, scored."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

import click

from ligamahjong.cli.output import print_json, say, tell
from ligamahjong.cli.speech import bilingual
from ligamahjong.formats.mcr_explanations import write_check, write_explanation
from ligamahjong.formats.mcr_records import read_win_record, write_score
from ligamahjong.mcr.explanation import explain
from ligamahjong.mcr.referee import check_announced
from ligamahjong.mcr.scoring import score
from ligamahjong.table import SEATS
from ligamahjong.wording.mcr.circumstances import circumstances, other_winds
from ligamahjong.wording.mcr.hand import hand_sections, result_lines
from ligamahjong.wording.mcr.referee import check_sections, verdict_lines

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from ligamahjong.formats.mcr_records import Win
    from ligamahjong.mcr.profiles import Profile
    from ligamahjong.table import Wind
    from ligamahjong.wording import Language
    from ligamahjong.wording.mcr.section import Section

__all__ = ["Question", "answer_hand", "answer_record"]

_INDENT = "  "
_FIELDS = {"round": "prevalent"}
"""Fields of a record that are not called like their option."""


class Question(NamedTuple):
    """What is asked.

    Attributes:
        text: the hand as it was written.
        said: options of circumstances by name; those not given are ``None``, false or 0.
        rules: the profile.
        announced: numbers of the fans that were announced, if that is asked.
    """

    text: str
    said: Mapping[str, object]
    rules: Profile
    announced: tuple[int, ...] | None


def answer_record(record: object) -> dict[str, object]:
    """The value of a hand given as a JSON object."""
    hand, how, profile = read_win_record(record)
    return write_score(score(hand, how, profile))


def answer_hand(asked: Question, language: Language, layout: str) -> bool:
    """Print what a hand is worth and why, or whether what was announced is right.

    Returns:
        Whether it may be declared, and was announced rightly where that is asked.
    """
    win = _read(asked)
    found = explain(win.hand, win.circumstances, asked.rules)
    check = None
    if asked.announced is not None:
        check = check_announced(win.hand, win.circumstances, asked.announced, asked.rules)
    if layout == "json":
        checked = {} if check is None else {"check": write_check(check)}
        print_json(write_explanation(found) | checked)
    else:
        lines = [
            *(verdict_lines(check, language) if check is not None else ()),
            *result_lines(found, language),
            circumstances(win.hand, win.circumstances, asked.rules, language),
            *_unsaid_winds(asked, win, language),
        ]
        for number, line in enumerate(lines):
            tell(line, bold=number == 0)
        _print(check_sections(check, language) if check is not None else ())
        _print(hand_sections(found, language))
    return found.score.is_legal and (check is None or check.is_right)


def _read(asked: Question) -> Win:
    said = {_FIELDS.get(name, name): value for name, value in asked.said.items() if value}
    if "|" in asked.text and said:
        raise click.UsageError(
            bilingual(
                "la mano ya dice tras | cómo se ganó; sobran las opciones que lo dicen.",
                "the hand says after | how it was won; the options that say it are too many.",
            )
        )
    return read_win_record({"hand": asked.text, **said}, asked.rules)


def _print(sections: Iterable[Section]) -> None:
    for section in sections:
        say()
        tell(section.title, bold=True)
        for line in section.lines:
            tell(line, _INDENT)


def _unsaid_winds(asked: Question, win: Win, language: Language) -> Iterable[str]:
    """The winds that were not said and that would change the value."""
    if "|" in asked.text:
        return
    now = score(win.hand, win.circumstances, asked.rules).total
    for name in ("seat", "round"):
        if asked.said[name] is None:
            totals: dict[Wind, int] = {}
            for wind in SEATS:
                fields: dict[str, Wind] = {_FIELDS.get(name, name): wind}
                how = replace(win.circumstances, **fields)  # type: ignore[arg-type]
                totals[wind] = score(win.hand, how, asked.rules).total
            if set(totals.values()) != {now}:
                yield other_winds(name, totals, now, language)
