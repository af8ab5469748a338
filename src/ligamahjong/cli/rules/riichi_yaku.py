"""The yaku of riichi: all of them, or one with what it means."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.cli.output import print_json, print_table, say, tell
from ligamahjong.cli.rules.named import Elsewhere, Named, by_name, every_rule
from ligamahjong.errors import HandError
from ligamahjong.reference.riichi.yaku import entries
from ligamahjong.riichi.editions import EDITIONS
from ligamahjong.riichi.scoring import score
from ligamahjong.riichi.yaku import YAKU
from ligamahjong.riichi.yaku_worths import DECIDED_BY, yaku_worth_under
from ligamahjong.wording import Language, Text
from ligamahjong.wording.numbers import integer
from ligamahjong.wording.riichi.circumstances import circumstances
from ligamahjong.wording.riichi.payments import reading_text
from ligamahjong.wording.riichi.rules import rule_entries
from ligamahjong.wording.riichi.sources import yaku_source
from ligamahjong.wording.riichi.yaku import (
    YAKU_HEADINGS,
    absent_line,
    absent_yaku_line,
    example_line,
    names_line,
    replaced_line,
    replaces_line,
    yaku_han,
    yaku_worth,
)
from ligamahjong.wording.riichi.yaku_beside import beside_under

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ligamahjong.reference.riichi.yaku import Entry, Example
    from ligamahjong.riichi.editions import Edition
    from ligamahjong.riichi.scoring import Score
    from ligamahjong.riichi.yaku import Yaku
    from ligamahjong.riichi.yaku_worths import YakuWorth

__all__ = ["every_yaku", "tell_every_yaku", "tell_yaku"]

_INDENT = "  "


def tell_every_yaku(rules: Edition, language: Language, *, as_json: bool) -> None:
    """Print all yaku with their han.

    Args:
        rules: by which they count.
        language: of the text.
        as_json: whether to print JSON.
    """
    if as_json:
        every = [_record(one, rules, language) for one in entries()]
        print_json({"edition": rules.id, "yaku": every})
        return
    worths = {one: _worth(one, rules) for one in entries()}
    print_table(
        [text.say(language) for text in YAKU_HEADINGS.values()],
        [
            [
                one.name.es if language is Language.ES else one.name.en,
                f"{one.name.romaji}, {one.name.ja}",
                yaku_han(worth.closed),
                yaku_han(worth.open),
            ]
            for one, worth in worths.items()
            if worth.counts
        ],
        right=(2, 3),
    )
    absent = [one.yaku[0] for one, worth in worths.items() if not worth.counts]
    if absent:
        say()
        tell(absent_yaku_line(absent, rules, language))


def tell_yaku(name: str, rules: Edition, language: Language, *, as_json: bool) -> None:
    """Print one yaku: names, worth, what it is, what it goes with, where it stands, hands.

    Args:
        name: in any language.
        rules: under which the hands are scored.
        language: of the text.
        as_json: whether to print JSON.

    Raises:
        click.BadParameter: none is called so.
    """
    rules_too = Elsewhere("--rule", every_rule(), Text("no es un yaku", "is no yaku"))
    id_ = by_name(name, "--yaku", every_yaku(), rules_too)
    found = next(one for one in entries() if _id(one) == id_)
    if as_json:
        print_json({"edition": rules.id, **_record(found, rules, language)})
        return
    tell(names_line(found.name, language), bold=True)
    for line in _lines(found, rules, language):
        tell(line, _INDENT)


def _id(one: Entry) -> str:
    return one.slug.replace("-", "_")


def every_yaku() -> list[Named]:
    """All yaku, by their names."""
    return [_named(one) for one in entries()]


def _named(one: Entry) -> Named:
    names = [one.name, *(yaku.name for yaku in one.yaku)]
    return Named(
        _id(one),
        Text(one.name.es, one.name.en),
        [
            *(word for name in names for word in (name.es, name.en, name.ja, name.romaji)),
            *(yaku.id for yaku in one.yaku),
        ],
        one.found_by,
    )


def _lines(one: Entry, rules: Edition, language: Language) -> Iterator[str]:
    worth = _worth(one, rules)
    if not worth.counts:
        yield absent_line(rules, language)
        yield one.meaning.of(language.value)
        yield _source(one, rules, language)
        return
    yield f"{yaku_worth(worth, language)}."
    yield one.meaning.of(language.value)
    yield _beside(one, rules, language)
    if replaced := _replaced(one):
        yield replaces_line(replaced, language)
    if replacing := _replacing(one):
        yield replaced_line(replacing, language)
    yield _source(one, rules, language)
    for example, found in _examples(one, rules):
        said = f"{reading_text(found.reading, language)}, {integer(found.points, language)}"
        how = circumstances(example.situation, rules, language)
        yield example_line(example.text, how, said, language)


def _examples(one: Entry, rules: Edition) -> Iterator[tuple[Example, Score]]:
    """The hands that show it under the rules, and what they are worth."""
    own = {yaku.id for yaku in one.yaku}
    for example in one.examples:
        try:
            found = score(example.hand, example.situation, rules)
        except HandError:  # without it the hand has no yaku
            continue
        if own & {yaku.id for yaku in found.reading.yaku}:
            yield example, found


def _worth(one: Entry, rules: Edition) -> YakuWorth:
    return yaku_worth_under(one.yaku[0], rules)


def _beside(one: Entry, rules: Edition, language: Language) -> str:
    return beside_under(_id(one), one.beside.of(language.value), rules, language)


def _source(one: Entry, rules: Edition, language: Language) -> str:
    """Where it stands; where the rule that decides it was changed, that it was."""
    decided = DECIDED_BY.get(_id(one))
    if decided is None or getattr(rules, decided) == getattr(EDITIONS[rules.id], decided):
        return yaku_source(one.yaku[0], rules, language)
    rule = next(entry for entry in rule_entries(rules, language) if entry.rule == decided)
    return f"{rule.heading}; {rule.source}"


def _replaced(one: Entry) -> list[Yaku]:
    return [YAKU[taken] for own in one.yaku for taken in own.replaces]


def _replacing(one: Entry) -> list[Yaku]:
    own = {yaku.id for yaku in one.yaku}
    return [yaku for yaku in YAKU.values() if own & {*yaku.replaces}]


def _record(one: Entry, rules: Edition, language: Language) -> dict[str, object]:
    worth = _worth(one, rules)
    return {
        "yaku": _id(one),
        "ids": [yaku.id for yaku in one.yaku],
        "names": {
            "es": one.name.es,
            "en": one.name.en,
            "romaji": one.name.romaji,
            "ja": one.name.ja,
        },
        "counts": worth.counts,
        "closed": worth.closed,
        "open": worth.open,
        "yakuman": worth.is_yakuman,
        "meaning": one.meaning.of(language.value),
        "beside": _beside(one, rules, language) if worth.counts else "",
        "replaces": [yaku.id for yaku in _replaced(one)],
        "replaced_by": [yaku.id for yaku in _replacing(one)],
        "source": _source(one, rules, language),
        "examples": [example.text for example, _ in _examples(one, rules)],
    }
