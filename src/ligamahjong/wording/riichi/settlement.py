"""The settlement of a hand or of a whole game in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.riichi.points import STICK
from ligamahjong.riichi.settlement import Chombo, Draw
from ligamahjong.table import SEATS
from ligamahjong.wording.game import WINDS
from ligamahjong.wording.language import Language, Text
from ligamahjong.wording.lists import all_of
from ligamahjong.wording.numbers import integer
from ligamahjong.wording.riichi.payments import signed_points, sticks_text

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from ligamahjong.riichi.editions import Edition
    from ligamahjong.riichi.settlement import Outcome, Settlement, Table
    from ligamahjong.table import Line

__all__ = [
    "NO_SCORES",
    "REASONS",
    "after_line",
    "game_headings",
    "game_row",
    "hand_headings",
    "hand_rows",
    "outcome_text",
    "table_name",
]

REASONS: Mapping[str, Text] = {
    "riichi": Text("riichi de {seat}", "{seat}'s riichi"),
    "win": Text("victoria de {winner}", "{winner}'s win"),
    "responsible": Text(
        "yakuman de {winner}; responde {responsible}", "{winner}'s yakuman; {responsible} answers"
    ),
    "counters": Text("honba para {winner}", "honba to {winner}"),
    "sticks": Text("{sticks}", "{sticks}"),
    "noten": Text("noten", "noten"),
    "nagashi": Text("nagashi mangan de {winner}", "{winner}'s nagashi mangan"),
}
"""What a line of a settlement is for."""

NO_SCORES = Text(
    "Sin marcador: los palillos que ya había salieron de alguien, y no se sabe de quién.",
    "No scores: the sticks that lay there came from somebody, and it is not known from whom.",
)
"""Why a hand has no scores where sticks were on the table and nobody said the scores before."""
_CONCEPT = Text("Concepto", "For")
_POT = Text("Mesa", "Table")
_TOTAL = Text("Total", "Total")
_SCORES = Text("Marcador", "Scores")
_HAND = Text("Mano", "Hand")
_OUTCOME = Text("Qué pasó", "What happened")
_NAME = Text("{round} {number}", "{round} {number}")
_WITH_HONBA = Text("{name}, {honba} honba", "{name}, {honba} honba")
_RON = (
    Text("gana {winners}, del descarte de {discarder}", "{winners} wins on {discarder}'s discard"),
    Text("ganan {winners}, del descarte de {discarder}", "{winners} win on {discarder}'s discard"),
)
"""With one winner, and with several."""
_TSUMO = Text("gana {winners}, del muro", "{winners} wins by self-draw")
_NOBODY = Text("nadie gana; nadie en tenpai", "nobody wins; nobody in tenpai")
_TENPAI = Text("nadie gana; tenpai {seats}", "nobody wins; tenpai {seats}")
_ABORTIVE = Text("empate abortivo", "abortive draw")
_NAGASHI = Text("{draw}; nagashi mangan de {seats}", "{draw}; nagashi mangan of {seats}")
_CHOMBO = Text("chombo de {seat}", "chombo of {seat}")
_AGAIN = Text(
    "Se repite la mano: {name}. Los palillos de riichi vuelven a sus dueños{penalty}.",
    "The hand is played again: {name}. Riichi sticks go back to their owners{penalty}.",
)
_PENALTY = Text(
    ", y a {seat} se le restan {points} al final, después de la uma",
    ", and {seat} loses {points} at the end, after the uma",
)
_NO_PENALTY = Text(
    "Con estas reglas el chombo no resta puntos.", "Under these rules chombo costs no points."
)
_NEXT = Text("Sigue: {name}, reparte {dealer}{sticks}.", "Next: {name}, {dealer} deals{sticks}.")
_OVER = Text("Fin de la partida{sticks}.", "The game is over{sticks}.")
_MAY_STOP = Text("{dealer} puede dar la partida por acabada.", "{dealer} may call the game over.")
_STICKS = Text("; en la mesa, {sticks}", "; on the table, {sticks}")
_WHOSE = {
    # whether the first takes the sticks that are left: of one stick, of several
    True: (
        Text(", que es de quien acaba primero", ", which goes to whoever comes first"),
        Text(", que son de quien acaba primero", ", which go to whoever comes first"),
    ),
    False: (
        Text(", que no se lleva nadie", ", which nobody takes"),
        Text(", que no se lleva nadie", ", which nobody takes"),
    ),
}


def table_name(table: Table, language: Language) -> str:
    """A hand of a game by its round, its number and its counters.

    >>> from ligamahjong.riichi.settlement import Table
    >>> table_name(Table(round=1, dealer=2, honba=1), Language.ES)
    'Sur 3, 1 honba'
    """
    round_ = WINDS[SEATS[table.round % len(SEATS)]].say(language)
    name = _NAME.say(language, round=round_, number=table.dealer + 1)
    if not table.honba:
        return name
    return _WITH_HONBA.say(language, name=name, honba=integer(table.honba, language))


def outcome_text(outcome: Outcome, language: Language) -> str:
    """How a hand ended: ``gana Sur, del descarte de Este``."""
    if isinstance(outcome, Chombo):
        return _CHOMBO.say(language, seat=_seat(outcome.offender, language))
    if isinstance(outcome, Draw):
        return _draw_text(outcome, language)
    winners = _seats([win.winner for win in outcome.wins], language)
    if outcome.discarder is None:
        return _TSUMO.say(language, winners=winners)
    text = _RON[len(outcome.wins) > 1]
    return text.say(language, winners=winners, discarder=_seat(outcome.discarder, language))


def _draw_text(outcome: Draw, language: Language) -> str:
    if outcome.abortive:
        return _ABORTIVE.say(language)
    draw = _NOBODY.say(language)
    if outcome.tenpai:
        draw = _TENPAI.say(language, seats=_seats(sorted(outcome.tenpai), language))
    if not outcome.nagashi:
        return draw
    return _NAGASHI.say(language, draw=draw, seats=_seats(sorted(outcome.nagashi), language))


def hand_headings(language: Language) -> list[str]:
    """Headings of the lines of a hand."""
    return [
        _CONCEPT.say(language),
        *(WINDS[seat].say(language) for seat in SEATS),
        _POT.say(language),
    ]


def hand_rows(found: Settlement, language: Language, *, scored: bool = True) -> list[list[str]]:
    """The lines of a hand, what each seat gained in all, and the scores afterwards.

    Args:
        found: the settlement.
        language: of the text.
        scored: whether the scores before the hand are known; else there is no row of them.
    """
    rows = [
        [_reason(one, language), *_changes(one.amounts, language), *_changes([one.pot], language)]
        for one in found.lines
    ]
    pot = sum(one.pot for one in found.lines)
    total = [*_changes(found.changes, language), *_changes([pot], language)]
    rows.append([_TOTAL.say(language), *total])
    if scored:
        scores = [integer(score, language) for score in found.after.scores]
        pot_after = integer(found.after.sticks * STICK, language)
        rows.append([_SCORES.say(language), *scores, pot_after])
    return rows


def _reason(one: Line, language: Language) -> str:
    values: dict[str, str] = {}
    for name in ("seat", "winner", "responsible"):
        if isinstance(seat := one.facts.get(name), int):
            values[name] = _seat(seat, language)
    if isinstance(sticks := one.facts.get("sticks"), int):
        values["sticks"] = sticks_text(sticks, language)
    return REASONS[one.reason].say(language, **values)


def _changes(amounts: Iterable[int], language: Language) -> list[str]:
    """Changes with their signs; nothing for none."""
    return [signed_points(amount, language) if amount else "" for amount in amounts]


def after_line(outcome: Outcome, found: Settlement, edition: Edition, language: Language) -> str:
    """Which hand comes next, who deals, and the sticks that lie on the table; or the end.

    Args:
        outcome: how the hand ended.
        found: its settlement.
        edition: the rules.
        language: of the text.
    """
    after = found.after
    name = table_name(after, language)
    if isinstance(outcome, Chombo):
        if not edition.chombo:
            again = _AGAIN.say(language, name=name, penalty="")
            return f"{again} {_NO_PENALTY.say(language)}"
        points = integer(edition.chombo, language)
        penalty = _PENALTY.say(language, seat=_seat(outcome.offender, language), points=points)
        return _AGAIN.say(language, name=name, penalty=penalty)
    sticks = ""
    if after.sticks:
        sticks = _STICKS.say(language, sticks=sticks_text(after.sticks, language))
    if found.over:
        if sticks:
            whose = _WHOSE[edition.leftover_sticks_to_first][after.sticks > 1]
            sticks += whose.say(language)
        return _OVER.say(language, sticks=sticks)
    dealer = _seat(after.dealer, language)
    following = _NEXT.say(language, name=name, dealer=dealer, sticks=sticks)
    if not found.may_stop:
        return following
    return f"{following} {_MAY_STOP.say(language, dealer=dealer)}"


def game_headings(language: Language) -> list[str]:
    """Headings of the hands of a game: changes, then scores."""
    seats = [WINDS[seat].say(language) for seat in SEATS]
    return [_HAND.say(language), _OUTCOME.say(language), *("±" + name for name in seats), *seats]


def game_row(before: Table, outcome: Outcome, found: Settlement, language: Language) -> list[str]:
    """A hand of a game: which, how it ended, what each seat gained, how the scores stand."""
    return [
        table_name(before, language),
        outcome_text(outcome, language),
        *_changes(found.changes, language),
        *(integer(score, language) for score in found.after.scores),
    ]


def _seat(seat: int, language: Language) -> str:
    return WINDS[SEATS[seat]].say(language)


def _seats(seats: Sequence[int], language: Language) -> str:
    return all_of([_seat(seat, language) for seat in seats], language)
