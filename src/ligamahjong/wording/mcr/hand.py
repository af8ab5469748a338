"""Everything that can be said about the value of a hand, as a referee would."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.mcr.exclusions import rules_of
from ligamahjong.mcr.explanation import CHICKEN_HAND
from ligamahjong.mcr.not_counted import Principle
from ligamahjong.wording.language import Language, Text, capital
from ligamahjong.wording.lists import all_of
from ligamahjong.wording.mcr.circumstances import CHANGES
from ligamahjong.wording.mcr.names import (
    PRINCIPLES,
    fan_name,
    numbered,
    parts_text,
    points_text,
    tile_text,
    tiles_text,
    with_times,
)
from ligamahjong.wording.mcr.payments import paid_text
from ligamahjong.wording.mcr.rulings import profile_name, ruling_name
from ligamahjong.wording.mcr.section import Section
from ligamahjong.wording.numbers import integer
from ligamahjong.wording.tile_styles import LETTERS

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from ligamahjong.mcr.explanation import Elsewhere, Explanation
    from ligamahjong.mcr.fan_tiles import Tiles
    from ligamahjong.mcr.not_counted import NotCounted
    from ligamahjong.mcr.parts import Layout
    from ligamahjong.mcr.profiles import Profile
    from ligamahjong.wording.tile_styles import TileStyle

__all__ = ["hand_sections", "not_counted_line", "result_lines", "sections_by_name"]


_TITLES: Mapping[str, Text] = {
    "fans": Text("Jugadas", "Fans"),
    "reading": Text("Lectura", "Reading"),
    "missing": Text("Por qué no llega a 8", "Why it does not reach 8"),
    "not-counted": Text("No cuentan", "Not counted"),
    "others": Text("Otras lecturas", "Other readings"),
    "elsewhere": Text("Otras reglas", "Other rules"),
}
_LEGAL = Text("{points}.", "{points}.")
_WITH_FLOWERS = Text("{total}: {points} y {flowers}.", "{total}: {points} and {flowers}.")
_ILLEGAL = Text(
    "No vale: {points}, y se necesitan 8 sin flores.",
    "Not legal: {points}, and 8 are needed without flowers.",
)
_CAPPED = Text(
    "Las jugadas suman {sum}; el límite es {points}.",
    "The fans add up to {sum}; the limit is {points}.",
)
_ITEM = "{points:>4}  {number:>2} {name}{tiles}"
_DEALT = "{points:>4}     {name}"
_AS_DEALT = Text("Completa de reparto", "Complete as dealt")
_FORMED = ": {tiles}"
_WINNING = Text("{parts}; se completa {part} con {tile}", "{parts}; {tile} completes {part}")
_CHICKEN = Text(
    "Ninguna lectura de la mano da ninguna jugada, y por eso vale 8.",
    "No reading of the hand gives any fan, and for that it is worth 8.",
)
_MISSING = Text("Faltan {points}.", "{points} are missing.")
_MISSING_ONE = Text("Falta {points}.", "{points} is missing.")
_WOULD = Text("Habría valido {change}: {points}.", "Would have been legal {change}: {points}.")
_NOTHING_WOULD = Text(
    "Ninguna circunstancia por sí sola la haría valer.",
    "No circumstance by itself would make it legal.",
)
_OTHER = Text("{points}: {parts}. {fans}.", "{points}: {parts}. {fans}.")
_SAME = Text("{points} también: {parts}. {fans}.", "{points} too: {parts}. {fans}.")
_ELSEWHERE_SAME = Text("{profile}: lo mismo.", "{profile}: the same.")
_DECIDED = Text(
    "{profile}: {points}; lo decide {rulings}.", "{profile}: {points}; decided by {rulings}."
)
_QUOTED = Text("«{text}»", "“{text}”")
_NOT_COUNTED: Mapping[Principle, Text] = {
    Principle.NON_REPEAT: Text("va incluida en {by}", "implied by {by}"),
    Principle.NON_SEPARATION: Text(
        "habría que reagrupar las fichas de {by}", "the tiles of {by} would have to be regrouped"
    ),
    Principle.NON_IDENTICAL: Text(
        "una de sus combinaciones ya forma la misma jugada",
        "one of its sets forms the same fan already",
    ),
    Principle.ACCOUNT_ONCE: Text(
        "sus combinaciones ya están unidas por {by}", "its sets are joined by {by} already"
    ),
    Principle.ONE_PLACE: Text(
        "la ficha ganadora completa otra combinación", "the winning tile completes another set"
    ),
    Principle.RULING: Text(
        "con {by} no se suma, según {ruling}", "not added to {by}, by the ruling {ruling}"
    ),
}
_BY_OTHERS = Text("otras jugadas", "other fans")
_LINE = Text("{fan} ({points}){tiles}: {why}", "{fan} ({points}){tiles}: {why}")
_PRINCIPLE = "{line} ({principle})."


def result_lines(found: Explanation, language: Language) -> Iterator[str]:
    """What the hand is worth, whether it may be declared, and what is paid for it."""
    score = found.score
    points = points_text(score.base, language)
    if not score.is_legal:
        yield _ILLEGAL.say(language, points=points)
        return
    if score.flowers:
        nouns = ("flor", "flores") if language is Language.ES else ("flower", "flowers")
        flowers = f"{score.flowers} {nouns[score.flowers > 1]}"
        total = points_text(score.total, language)
        yield _WITH_FLOWERS.say(
            language, total=total, points=integer(score.base, language), flowers=flowers
        )
    else:
        yield _LEGAL.say(language, points=points)
    yield paid_text(score.total, self_drawn=found.layout.facts.self_drawn, language=language)


def hand_sections(
    found: Explanation, language: Language, style: TileStyle = LETTERS
) -> Iterator[Section]:
    """Every part of the explanation that has something to say, its tiles in a style."""
    yield from sections_by_name(found, language, style).values()


def sections_by_name(
    found: Explanation, language: Language, style: TileStyle = LETTERS
) -> Mapping[str, Section]:
    """The parts of the explanation in their usual order.

    Their names: ``fans``, ``reading``, ``missing``, ``not-counted``, ``others``, ``elsewhere``;
    those that have nothing to say are left out.
    """
    sections: Mapping[str, Iterator[str]] = {
        "fans": _items(found, language, style),
        "reading": _reading(found.layout, language, style),
        "missing": _missing(found, language),
        "not-counted": _not_counted(found, language, style),
        "others": _others(found, language, style),
        "elsewhere": _elsewhere_lines(found, language),
    }
    return {
        name: Section(_TITLES[name].say(language), said)
        for name, lines in sections.items()
        if (said := tuple(lines))
    }


def _items(found: Explanation, language: Language, style: TileStyle) -> Iterator[str]:
    profile = found.score.profile
    for item in found.items:
        number, _, _ = numbered(item.number, profile, language).partition(" ")
        yield _ITEM.format(
            points=integer(item.points, language),
            number=number,
            name=fan_name(item.number, language),
            tiles=_formed(item.tiles, style),
        )
    if found.over_the_limit:
        summed = found.score.base - found.dealt + found.over_the_limit
        limit = found.score.base - found.dealt
        yield _CAPPED.say(language, sum=integer(summed, language), points=integer(limit, language))
    if found.dealt:
        yield _DEALT.format(points=integer(found.dealt, language), name=_AS_DEALT.say(language))
    if any(item.number == CHICKEN_HAND for item in found.items):
        yield _CHICKEN.say(language)


def _formed(tiles: Tiles, style: TileStyle) -> str:
    return _FORMED.format(tiles=tiles_text(tiles, style)) if tiles else ""


def _reading(layout: Layout, language: Language, style: TileStyle) -> Iterator[str]:
    completed = next((part for part in layout.parts if part.completed), None)
    text = parts_text(layout.parts, style)
    if completed is None or len(completed.kinds) == 1:
        yield f"{text}."
    else:
        part = tiles_text((completed.kinds,), style)
        tile = tile_text(layout.winning, style)
        yield _WINNING.say(language, parts=text, part=part, tile=tile) + "."


def _missing(found: Explanation, language: Language) -> Iterator[str]:
    if not found.missing:
        return
    sentence = _MISSING_ONE if found.missing == 1 else _MISSING
    yield sentence.say(language, points=points_text(found.missing, language))
    for change, base in found.remedies:
        said = CHANGES[change].say(language)
        yield _WOULD.say(language, change=said, points=points_text(base, language))
    if not found.remedies:
        yield _NOTHING_WOULD.say(language)


def _not_counted(found: Explanation, language: Language, style: TileStyle) -> Iterator[str]:
    for one in (*found.not_counted, *found.other_tiles):
        yield not_counted_line(one, found.score.profile, language, style)


def not_counted_line(
    one: NotCounted, profile: Profile, language: Language, style: TileStyle = LETTERS
) -> str:
    """A fan that does not count, with the fan that takes it and the principle."""
    by = _BY_OTHERS.say(language) if one.by is None else numbered(one.by, profile, language)
    principle = PRINCIPLES[one.principle].say(language)
    ruling = ""
    if one.ruling is not None:
        ruling = _QUOTED.say(language, text=ruling_name(one.ruling, language))
    tiles = ", ".join(tiles_text(each, style) for each in (one.tiles, *one.more) if each)
    line = _LINE.say(
        language,
        fan=with_times(one.times, numbered(one.number, profile, language)),
        points=rules_of(profile).points[one.number],
        tiles=f", {tiles}" if tiles else "",
        why=_NOT_COUNTED[one.principle].say(language, by=by, ruling=ruling),
    )
    if one.principle in {Principle.RULING, Principle.ONE_PLACE}:
        return f"{line}."
    return _PRINCIPLE.format(line=line, principle=principle)


def _others(found: Explanation, language: Language, style: TileStyle) -> Iterator[str]:
    for other in found.others:
        total = other.counted.total
        names = [
            with_times(times, fan_name(number, language))
            for number, times in other.counted.fans.items()
        ]
        sentence = _SAME if total == found.layout.counted.total else _OTHER
        yield sentence.say(
            language,
            points=points_text(total, language),
            parts=parts_text(other.parts, style),
            fans=", ".join(names),
        )


def _elsewhere_lines(found: Explanation, language: Language) -> Iterator[str]:
    for one in found.elsewhere:
        yield capital(_elsewhere(one, found, language))


def _elsewhere(one: Elsewhere, found: Explanation, language: Language) -> str:
    name = profile_name(one.profile, language)
    if one.base == found.score.base:
        return _ELSEWHERE_SAME.say(language, profile=name)
    points = points_text(one.base, language)
    rulings = all_of(
        [_QUOTED.say(language, text=ruling_name(switch, language)) for switch in one.rulings],
        language,
    )
    return _DECIDED.say(language, profile=name, points=points, rulings=rulings)
