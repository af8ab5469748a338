"""The result of a hand as it is read out at the table: its worth, and who pays what."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from ligamahjong.riichi.points import STICK, payments
from ligamahjong.table import SEATS, Wind
from ligamahjong.wording.game import WINDS
from ligamahjong.wording.language import Language, Text, capital
from ligamahjong.wording.numbers import fraction, integer
from ligamahjong.wording.riichi.names import hand_count, seats_text

if TYPE_CHECKING:
    from ligamahjong.riichi.points import Payments
    from ligamahjong.riichi.scoring import Reading, Score
    from ligamahjong.riichi.situation import Situation

__all__ = [
    "honba_text",
    "payment_text",
    "points_alone",
    "reading_text",
    "result_lines",
    "signed_points",
    "sticks_text",
]

_RESULT = Text("{count}: {points}.", "{count}: {points}.")
_DISCARD = Text("Paga {points} quien descartó.", "The discarder pays {points}.")
_ROBBED = Text(
    "Paga {points} quien declaró el kan.", "The player who declared the kan pays {points}."
)
_EACH = Text(
    "Cada uno paga {others}: {seats}.",
    "Each pays {others}: {seats}.",
)
_DEALER = Text(
    "{east} paga {dealer}; {seats}, {others} cada uno.",
    "{east} pays {dealer}; {seats} {others} each.",
)
_OTHER_TWO = Text("los otros dos", "the other two")
_WITH_HONBA = Text(
    "En ello van {counters} por {honba}: en total, {points}.",
    "That includes {counters} for {honba}: {points} in all.",
)
_STICKS = Text(
    "Recoge además {sticks}, {stick_points}: se lleva {total}.",
    "Takes {sticks} besides, {stick_points}: {total} altogether.",
)
_ONE_STICK = Text("1 palillo de riichi", "1 riichi stick")
_MANY_STICKS = Text("{many} palillos de riichi", "{many} riichi sticks")


def reading_text(reading: Reading, language: Language) -> str:
    """What a reading counts: ``3 han 40 fu``."""
    return hand_count(reading.han, reading.fu, reading.limit, reading.yakuman, language)


def honba_text(honba: int, language: Language) -> str:
    """Counters; the word is the same in both languages."""
    return f"{integer(honba, language)} honba"


def sticks_text(sticks: int, language: Language) -> str:
    """Riichi sticks.

    >>> sticks_text(1, Language.ES), sticks_text(2, Language.EN)
    ('1 palillo de riichi', '2 riichi sticks')
    """
    text = _ONE_STICK if sticks == 1 else _MANY_STICKS
    return text.say(language, many=integer(sticks, language))


def payment_text(
    due: Payments, seat: Wind | None, language: Language, *, robbed: bool = False
) -> str:
    """Who pays what.

    >>> from ligamahjong.riichi.points import payments
    >>> payment_text(payments(1280, tsumo=True, east=False), Wind.SOUTH, Language.ES)
    'Este paga 2.600; Oeste y Norte, 1.300 cada uno.'

    Args:
        due: what everybody pays.
        seat: of the winner, where it is known; a winner who is East is known by the payments.
        language: of the text.
        robbed: whether the tile was no discard but that of a kan.
    """
    if due.discarder:
        return (_ROBBED if robbed else _DISCARD).say(
            language, points=integer(due.discarder, language)
        )
    others = integer(due.others, language)
    if not due.dealer:
        return _EACH.say(language, others=others, seats=seats_text(SEATS[1:], language))
    two = [wind for wind in SEATS[1:] if wind is not seat]
    return _DEALER.say(
        language,
        east=WINDS[Wind.EAST].say(language),
        dealer=integer(due.dealer, language),
        seats=seats_text(two, language) if seat else _OTHER_TWO.say(language),
        others=others,
    )


def signed_points(amount: int | Fraction, language: Language) -> str:
    """A change of points, its sign shown; with decimals where it is no whole number.

    >>> signed_points(5200, Language.ES), signed_points(-300, Language.EN)
    ('+5.200', '−300')
    """
    whole = amount.denominator == 1
    text = integer(int(amount), language) if whole else fraction(Fraction(amount), language)
    return f"+{text}" if amount > 0 else text


def points_alone(found: Score, situation: Situation) -> int:
    """What a hand is worth without counters."""
    east = situation.seat is Wind.EAST
    return payments(found.reading.base, tsumo=situation.tsumo, east=east).total


def result_lines(
    found: Score, situation: Situation, language: Language, *, seat: bool = True
) -> list[str]:
    """The result: what the hand counts and is worth, who pays, what its sticks add.

    Args:
        found: the value.
        situation: how the hand was won.
        language: of the text.
        seat: whether it is known where the winner sits; East is known by the payments.
    """
    alone = points_alone(found, situation)
    count = capital(reading_text(found.reading, language))
    lines = [
        _RESULT.say(language, count=count, points=integer(alone, language)),
        payment_text(
            found.payments,
            situation.seat if seat else None,
            language,
            robbed=situation.chankan,
        ),
    ]
    if counters := found.points - alone:
        lines.append(
            _WITH_HONBA.say(
                language,
                counters=integer(counters, language),
                honba=honba_text(situation.honba, language),
                points=integer(found.points, language),
            )
        )
    if found.sticks:
        lines.append(
            _STICKS.say(
                language,
                sticks=sticks_text(found.sticks // STICK, language),
                stick_points=integer(found.sticks, language),
                total=integer(found.points + found.sticks, language),
            )
        )
    return lines
