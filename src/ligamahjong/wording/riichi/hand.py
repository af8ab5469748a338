"""Everything that can be said about the value of a hand, as a referee would."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.riichi.dora import dora_counts, pointed_at
from ligamahjong.riichi.explanation import Why, is_fixed
from ligamahjong.riichi.readings import Wait
from ligamahjong.riichi.set_tiles import set_tiles
from ligamahjong.tiles import tile
from ligamahjong.wording.language import Language, Text
from ligamahjong.wording.numbers import integer
from ligamahjong.wording.riichi.editions import RULES, edition_name, rule_value
from ligamahjong.wording.riichi.fu import fu_lines
from ligamahjong.wording.riichi.names import LIMITS, WAITS, yaku_name, yaku_names
from ligamahjong.wording.riichi.payments import reading_text
from ligamahjong.wording.tile_styles import NUMBERS

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from ligamahjong.riichi.editions import Edition
    from ligamahjong.riichi.explanation import Elsewhere, Explanation, HandSet, Loser
    from ligamahjong.riichi.scoring import Score
    from ligamahjong.riichi.situation import Situation
    from ligamahjong.riichi.yaku import Yaku
    from ligamahjong.tiles import Hand, Tile
    from ligamahjong.wording.tile_styles import TileStyle

__all__ = ["Section", "Won", "hand_sections", "sets_text"]


class Won(NamedTuple):
    """A hand, how it was won, and the rules it is scored under."""

    hand: Hand
    situation: Situation
    edition: Edition


class Section(NamedTuple):
    """Some lines under a title."""

    title: str
    lines: tuple[str, ...]


_TITLES: Mapping[str, Text] = {
    "hand": Text("Mano", "Hand"),
    "yaku": Text("Yaku", "Yaku"),
    "fu": Text("Fu", "Fu"),
    "fu-idle": Text("Fu (a partir de cinco han no importan)", "Fu (from five han on, no matter)"),
    "suppressed": Text("No cuenta", "Does not count"),
    "readings": Text("Otras lecturas de la mano", "Other readings of the hand"),
    "beyond": Text("Además", "Besides"),
}
_HAN = "{han:>3} han  {text}"
_DORA: Mapping[str, Text] = {
    "open": Text("dora: {pointed}", "dora: {pointed}"),
    "ura": Text("uradora: {pointed}", "ura dora: {pointed}"),
    "red": Text("cincos rojos", "red fives"),
}
_YAKUMAN = Text("{many} yakuman en total", "{many} yakuman in all")
_ONE_YAKUMAN = Text("Los yakuman no se suman: vale uno.", "Yakuman do not add up: one counts.")
_POINTED = Text("{indicator} indica {dora}", "{indicator} indicates {dora}")
_TOTAL = Text("en total", "in all")
_WHY: Mapping[Why, Text] = {
    Why.CONTAINED: Text("{names}: dentro de {by}", "{names}: contained in {by}"),
    Why.OPEN: Text("{names}: solo con la mano cerrada", "{names}: in a closed hand only"),
    Why.YAKUMAN: Text(
        "{names}: junto a un yakuman no cuenta nada más",
        "{names}: nothing else counts beside a yakuman",
    ),
    Why.ALONE: Text("{names}: nada se suma a {by}", "{names}: nothing is added to {by}"),
    Why.WORTH_LESS: Text(
        "{names}: vale menos que el resto de la mano",
        "{names}: worth less than the rest of the hand",
    ),
}
_READING = Text("{sets}: {count}, {points}", "{sets}: {count}, {points}")
_READING_ALIKE = Text(
    "{reading}, lo mismo que la que cuenta", "{reading}, the same as the one that counts"
)
_NO_YAKU = Text("{sets}: sin yaku", "{sets}: no yaku")
_NEXT = Text("A falta de {han} han para {limit}.", "{han} han short of {limit}.")
_SAME = Text("Con {edition} vale lo mismo.", "Under {edition} it is worth the same.")
_DIFFERS = Text(
    "{first} con {first_name}, {second} con {second_name}.",
    "{first} under {first_name}, {second} under {second_name}.",
)
_NO_WIN = Text("sin yaku", "no yaku")
_DECIDES = Text(
    "Lo decide «{rule}» ({meaning}): {first} en {first_name}, {second} en {second_name}.",
    "Decided by “{rule}” ({meaning}): {first} in {first_name}, {second} in {second_name}.",
)


def hand_sections(
    won: Won, explained: Explanation, language: Language, style: TileStyle = NUMBERS
) -> list[Section]:
    """Why a hand is worth what it is, below its result: sets, yaku, fu, what does not count.

    Args:
        won: the hand.
        explained: its explanation.
        language: of the text.
        style: of its tiles.
    """
    reading = explained.score.reading
    idle = explained.score.reading.han > 4  # noqa: PLR2004 - from five on fu do not matter
    lines: Mapping[str, Sequence[str]] = {
        "hand": [_sets(explained.sets, won.hand, reading.wait, language, style)],
        "yaku": list(_yaku_lines(won, explained.score, language, style)),
        "fu-idle" if idle else "fu": fu_lines(explained.fu, language),
        "suppressed": list(_suppressed_lines(won, explained, language)),
        "readings": list(
            dict.fromkeys(
                _loser(one, won.hand, reading.base, language, style) for one in explained.losers
            )
        ),
        "beyond": list(_beyond(won, explained, language)),
    }
    return [
        Section(_TITLES[name].say(language), tuple(found)) for name, found in lines.items() if found
    ]


def _sets(
    sets: Sequence[HandSet], hand: Hand, wait: Wait, language: Language, style: TileStyle
) -> str:
    text = sets_text(sets, hand, style)
    return text if wait is Wait.SPECIAL else f"{text} · {WAITS[wait].say(language)}"


def sets_text(sets: Sequence[HandSet], hand: Hand, style: TileStyle = NUMBERS) -> str:
    """The sets of a reading, the winning tile after ``+`` in the one that it completed.

    Args:
        sets: as :func:`~ligamahjong.riichi.explanation.sets_of` has them.
        hand: whose sets that lie apart are told as they were made.
        style: of the tiles.
    """
    both = zip(sets, set_tiles(sets, hand), strict=True)
    standing = [_set_text(one, tiles, style) for one, tiles in both if not one.apart]
    lying = [style.lying(meld.type, meld.tiles) for meld in hand.melds]
    return " ".join([*standing, *lying])


def _set_text(one: HandSet, tiles: Sequence[Tile], style: TileStyle) -> str:
    *others, last = tiles
    return style.with_winning(others, last) if one.completed else style.standing(tiles)


def _yaku_lines(won: Won, found: Score, language: Language, style: TileStyle) -> Iterator[str]:
    for yaku in found.reading.yaku:
        name = yaku_name(yaku, language)
        if yaku.is_yakuman:
            yield f"yakuman  {name}"
        else:
            yield _HAN.format(han=yaku.han(closed=found.closed), text=name)
    if found.reading.yakuman > 1:
        yield _YAKUMAN.say(language, many=found.reading.yakuman)
    elif found.reading.yakuman and len(found.reading.yaku) > 1:
        yield _ONE_YAKUMAN.say(language)
    if is_fixed(found.reading):
        return
    yield from _dora_lines(won, language, style)
    yield _HAN.format(han=found.reading.han, text=_TOTAL.say(language))


def _dora_lines(won: Won, language: Language, style: TileStyle) -> Iterator[str]:
    """Dora, ura and red fives: those that count and those that were looked at in vain."""
    counts = dora_counts(won.hand, won.situation, won.edition)
    below = won.situation.ura if won.situation.riichi and won.edition.ura_dora else ()
    for name, han, tiles in (
        ("open", counts.open, won.situation.dora),
        ("ura", counts.ura, below),
    ):
        if tiles:
            pointed = [
                _POINTED.say(
                    language,
                    indicator=style.standing([one]),
                    dora=style.standing([tile(pointed_at(one.kind))]),
                )
                for one in tiles
            ]
            text = _DORA[name].say(language, pointed=", ".join(pointed))
            yield _HAN.format(han=han, text=text)
    if counts.red:
        yield _HAN.format(han=counts.red, text=_DORA["red"].say(language))


def _suppressed_lines(won: Won, explained: Explanation, language: Language) -> Iterator[str]:
    """What the hand shows and does not count, those of one reason together."""
    by_reason: dict[tuple[Why, Yaku | None], list[Yaku]] = {}
    for one in explained.suppressed:
        by = one.by if one.why is not Why.YAKUMAN else None
        by_reason.setdefault((one.why, by), []).append(one.yaku)
    dora = sum(dora_counts(won.hand, won.situation, won.edition))
    uncounted = dora and not explained.score.dora and bool(by_reason)
    for (why, by), yaku in by_reason.items():
        names = yaku_names(yaku, language)
        if uncounted and why in {Why.YAKUMAN, Why.ALONE}:
            names = f"{names}, {dora} dora"
        yield _WHY[why].say(language, names=names, by=by and yaku_names([by], language))


def _loser(loser: Loser, hand: Hand, base: int, language: Language, style: TileStyle) -> str:
    """A reading that was not chosen, and what it would have been worth."""
    reading = loser.reading
    sets = _sets(loser.sets, hand, reading.wait, language, style)
    if not reading.base:
        return _NO_YAKU.say(language, sets=sets)
    said = _READING.say(
        language,
        sets=sets,
        count=reading_text(reading, language),
        points=integer(loser.points, language),
    )
    return _READING_ALIKE.say(language, reading=said) if reading.base == base else said


def _beyond(won: Won, explained: Explanation, language: Language) -> Iterator[str]:
    """What is missing to the next limit, and what other editions give."""
    if explained.next is not None:
        limit = LIMITS[explained.next.limit].say(language)
        yield _NEXT.say(language, han=explained.next.han, limit=limit)
    for one in explained.elsewhere:
        yield " ".join(_elsewhere(won.edition, explained.score.points, one, language))


def _elsewhere(
    edition: Edition, points: int, other: Elsewhere, language: Language
) -> Iterator[str]:
    """What another edition gives, the earlier edition first, and the rules that decide it."""
    if other.points == points:
        yield _SAME.say(language, edition=edition_name(other.edition, language))
        return
    pair = sorted([(edition, points), (other.edition, other.points)], key=lambda one: one[0].id)
    names = [edition_name(one, language) for one, _ in pair]
    first, second = (
        _NO_WIN.say(language) if worth is None else integer(worth, language) for _, worth in pair
    )
    yield _DIFFERS.say(
        language, first=first, second=second, first_name=names[0], second_name=names[1]
    )
    for rule in other.rules:
        values = [rule_value(getattr(one, rule), language, rule) for one, _ in pair]
        yield _DECIDES.say(
            language,
            rule=RULES[rule].name.say(language),
            meaning=RULES[rule].meaning.say(language),
            first=values[0],
            second=values[1],
            first_name=names[0],
            second_name=names[1],
        )
