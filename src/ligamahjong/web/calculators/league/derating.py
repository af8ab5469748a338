"""What not playing costs on a day: the form and its answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.league import inactivity
from ligamahjong.league.game import Mode
from ligamahjong.web.calculators.fields import Field, Kind
from ligamahjong.web.calculators.league.answers import Answer, Table
from ligamahjong.web.calculators.league.players import known_people, player_meant
from ligamahjong.web.calculators.league.reading import Questions
from ligamahjong.web.ranking.selectors import today
from ligamahjong.wording import Language, Text
from ligamahjong.wording.dates import day
from ligamahjong.wording.numbers import change, count, decimal, exact, fraction, mixed
from ligamahjong.wording.ranking import MODES

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from datetime import date
    from fractions import Fraction

__all__ = ["PARTS", "answer"]

_MODE = Field(
    name="modo",
    label=Text("Modalidad", "Mode"),
    kind=Kind.CHOICE,
    choices={mode.value: Text(name, name) for mode, name in MODES.items()},
)
_NAME = Field(name="jugador", label=Text("Jugador", "Player"))
_ID = Field(name="id", label=Text("Jugador", "Player"))
_PROJECTION = Field(
    name="proyeccion",
    label=Text("Rating antes de descontar", "Rating before any discount"),
    hint=Text("El que dejó la última partida.", "That left by the last game."),
)
_LAST = Field(name="ultima", label=Text("Última partida", "Last game"))
_KEPT = Field(
    name="deuda",
    label=Text("Deuda que dejó esa partida", "Debt left by that game"),
    hint=Text(
        "De 0 a 8, como 2,5 o 15/31. Vacío: ninguna.", "0 to 8, such as 2.5 or 15/31. Empty: none."
    ),
)
_ON = Field(
    name="fecha",
    label=Text("Día que se pregunta", "Day asked about"),
    hint=Text("Vacío: hoy.", "Empty: today."),
)
PARTS: Mapping[str, Sequence[Field]] = {
    "player": (_NAME, _ID),
    "mode": (_MODE,),
    "numbers": (_PROJECTION, _KEPT),
    "last": (_LAST,),
    "on": (_ON,),
}
"""Fields: a player, or the numbers of one; and the day."""

_BOTH = Text(
    "Has dicho un jugador y también sus números; se esperaba lo uno o lo otro",
    "You have said a player and numbers too; expected one or the other",
)
_NEVER = Text(
    "{name} no ha jugado ninguna partida de {mode}; no hay deuda que contar",
    "{name} has not played any game of {mode}; there is no debt to count",
)
_DEBT_RANGE = Text(
    "{label}: no vale {value}; se esperaba de 0 a {most}",
    "{label}: not {value}; expected 0 to {most}",
)
_VERDICT = Text("Rating {rating} el {day}", "Rating {rating} on {day}")
_TITLE = Text("De dónde sale", "Where it comes from")
_THING, _VALUE = Text("Concepto", "What"), Text("Valor", "Value")
_LABELS = {
    "projection": Text("Rating antes de descontar", "Rating before any discount"),
    "kept": Text("Deuda que dejó la última partida", "Debt left by the last game"),
    "accrued": Text("Deuda desde entonces", "Debt since then"),
    "debt": Text("Deuda ese día (de {most})", "Debt on that day (of {most})"),
    "discount": Text("Descuento", "Discount"),
    "rating": Text("Rating", "Rating"),
    "games": Text("Partidas para quitarla", "Games to clear it"),
}
_GRACE = Text(
    "Hasta el {day}, {months} meses después de la última partida, no se acumula deuda.",
    "Until {day}, {months} months after the last game, no debt accrues.",
)
_WORKED = Text(
    "Descuento: {debt} / {most} × ({projection} − {baseline}) = {discount}.",
    "Discount: {debt} / {most} × ({projection} − {baseline}) = {discount}.",
)
_BASELINE = Text(
    "El descuento solo quita lo que el rating tiene por encima de {baseline}: aquí, nada.",
    "The discount takes only what the rating has above {baseline}: here, nothing.",
)
_LISTED = Text(
    "Si no juega antes, sale del ranking el {day}.",
    "Without a game before, they leave the ranking on {day}.",
)
_UNLISTED = Text(
    "Ese día ya no está en el ranking: salió el {day}.",
    "On that day they are no longer in the ranking: they left it on {day}.",
)
_TOO_MUCH = Text(
    "Lo que pasa de {most} unidades no cuenta.", "What exceeds {most} units does not count."
)


class _Case(NamedTuple):
    """Somebody before any discount."""

    name: str
    projection: float
    last: date
    kept: Fraction


def answer(values: dict[str, str], language: Language) -> Answer:
    """The debt, the discount and the rating of a day.

    Args:
        values: of the fields.
        language: of the text.

    Raises:
        LigaError: something that was said cannot be.
    """
    asked = Questions(values, language)
    on = asked.day(_ON) if asked.text(_ON) else today()
    case = _of_player(asked) if asked.text(_NAME) else _of_numbers(asked, language)
    if case is None or asked.problems:
        return Answer(tuple(asked.problems), offers=tuple(asked.offers))
    return _answer(case, on, language)


def _of_player(asked: Questions) -> _Case | None:
    if any(map(asked.text, (_PROJECTION, _LAST, _KEPT))):
        asked.refuse(_BOTH)
        return None
    mode = Mode(asked.text(_MODE))
    player = player_meant((_NAME, _ID), known_people(), mode, asked)
    if player is None:
        return None
    state = player.state
    if state.last_game is None:
        asked.refuse(_NEVER, name=player.name, mode=MODES[mode])
        return None
    return _Case(player.name, state.rating.projection, state.last_game, state.debt)


def _of_numbers(asked: Questions, language: Language) -> _Case:
    projection = asked.number(_PROJECTION, "1834")
    last = asked.day(_LAST)
    kept = asked.number(_KEPT, "2.5") if asked.text(_KEPT) else inactivity.NO_DEBT
    if not 0 <= kept <= inactivity.MAX_DEBT:
        label, most = _KEPT.label.say(language), fraction(inactivity.MAX_DEBT, language)
        asked.refuse(_DEBT_RANGE, label=label, value=asked.text(_KEPT), most=most)
    return _Case("", float(projection), last, kept)


def _answer(case: _Case, on: date, language: Language) -> Answer:
    since = inactivity.accrued(case.last, on)
    debt = inactivity.debt_on(case.kept, case.last, on)
    discount = inactivity.discount(debt, case.projection)
    rating = decimal(case.projection - discount, 2, language)
    most = fraction(inactivity.MAX_DEBT, language)
    games = inactivity.games_to_recover(debt)
    nouns = ("partida", "partidas") if language is Language.ES else ("game", "games")
    rows = {
        "projection": decimal(case.projection, 2, language),
        "kept": exact(case.kept, language),
        "accrued": exact(since, language),
        "debt": exact(debt, language),
        "discount": change(-discount, 2, language),
        "rating": rating,
        "games": count(games, *nouns, language),
    }
    table = Table(
        _TITLE.say(language),
        (_THING.say(language), _VALUE.say(language)),
        tuple((_LABELS[key].say(language, most=most), value) for key, value in rows.items()),
    )
    verdict = _VERDICT.say(language, rating=rating, day=day(on, language))
    heading = f"{case.name} · {verdict}" if case.name else verdict
    return Answer(
        verdict=heading, tables=(table,), lines=tuple(_lines(case, on, debt, since, language))
    )


def _lines(case: _Case, on: date, debt: Fraction, since: Fraction, language: Language) -> list[str]:
    leaves = inactivity.leaves_ranking_on(case.last)
    grace = inactivity.add_months(case.last, inactivity.GRACE_MONTHS)
    most = fraction(inactivity.MAX_DEBT, language)
    lines = [_GRACE.say(language, day=day(grace, language), months=inactivity.GRACE_MONTHS)]
    if case.kept + since > inactivity.MAX_DEBT:
        lines.append(_TOO_MUCH.say(language, most=most))
    if debt and case.projection > inactivity.BASELINE:
        lines.append(
            _WORKED.say(
                language,
                debt=f"({mixed(debt)})" if debt.denominator > 1 else mixed(debt),
                most=most,
                projection=_projection(case, language),
                baseline=inactivity.BASELINE,
                discount=decimal(inactivity.discount(debt, case.projection), 2, language),
            )
        )
    if debt and case.projection <= inactivity.BASELINE:
        lines.append(_BASELINE.say(language, baseline=inactivity.BASELINE))
    listed = _LISTED if inactivity.visible(case.last, on) else _UNLISTED
    lines.append(listed.say(language, day=day(leaves, language)))
    return lines


def _projection(case: _Case, language: Language) -> str:
    """With as many decimals as the discount needs to be worked out again."""
    digits = 2 if round(case.projection, 2) == case.projection else 6
    return decimal(case.projection, digits, language)
