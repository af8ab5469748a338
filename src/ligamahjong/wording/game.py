"""One game in words: what each of the four brought, what changed, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.league.game import Venue
from ligamahjong.league.ladder import GradeMove
from ligamahjong.league.rating import Ties
from ligamahjong.league.standings import PROVISIONAL_GAMES
from ligamahjong.table import SEATS
from ligamahjong.wording.dates import game_start
from ligamahjong.wording.language import Language, Text
from ligamahjong.wording.lists import all_of
from ligamahjong.wording.numbers import change, count, decimal, fraction, integer
from ligamahjong.wording.ranking import MODES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ligamahjong.league.explain import GameFacts, SeatFacts
    from ligamahjong.league.game import Game
    from ligamahjong.table import Wind

__all__ = [
    "EXPLAIN_HEADINGS",
    "ROUNDED",
    "VENUES",
    "WINDS",
    "formula",
    "grade_line",
    "heading",
    "seat_lines",
    "tie_lines",
]

EXPLAIN_HEADINGS: Mapping[str, Text] = {
    "place": Text("Puesto", "Place"),
    "player": Text("Jugador", "Player"),
    "seat": Text("Asiento", "Seat"),
    "score": Text("Puntos", "Score"),
    "before": Text("Antes", "Before"),
    "change": Text("Cambio", "Change"),
    "after": Text("Después", "After"),
}

WINDS: Mapping[Wind, Text] = {
    wind: Text(es, en)
    for wind, es, en in zip(
        SEATS, ("Este", "Sur", "Oeste", "Norte"), ("East", "South", "West", "North"), strict=True
    )
}

VENUES: Mapping[Venue, Text] = {
    Venue.IN_PERSON: Text("presencial", "in person"),
    Venue.ONLINE: Text("en línea", "online"),
}

_GAME = Text("Partida {id} de {mode}, {start}", "Game {id} of {mode}, {start}")
_MODEL = Text(
    "μ {mu_before} → {mu_after} · σ {sigma_before} → {sigma_after}",
    "μ {mu_before} → {mu_after} · σ {sigma_before} → {sigma_after}",
)
_FORMULA = Text(
    "{name}: 24 × ({mu}) − 72 × ({sigma}) = {total}",
    "{name}: 24 × ({mu}) − 72 × ({sigma}) = {total}",
)
ROUNDED = Text(
    "Los totales salen de todas las cifras: con las redondeadas pueden variar las últimas.",
    "The totals come from all digits: with the rounded ones the last may differ.",
)
"""What whoever works a formula out again has to know."""
_BETTER = Text(
    "Resultado mejor de lo que el modelo esperaba: μ sube.",
    "A better result than the model expected: μ rises.",
)
_WORSE = Text(
    "Resultado peor de lo que el modelo esperaba: μ baja.",
    "A worse result than the model expected: μ falls.",
)
_AS_EXPECTED = Text("El resultado esperado: μ no cambia.", "The expected result: μ stays.")
_SURER = Text(
    "El modelo está más seguro (σ baja), y eso suma {points} puntos.",
    "The model is surer (σ falls), which adds {points} points.",
)
_LESS_SURE = Text(
    "El modelo está menos seguro (σ sube), y eso resta {points} puntos.",
    "The model is less sure (σ rises), which takes {points} points.",
)
_NEWCOMER = Text("Primera partida: parte de 1500.", "First game: starts from 1500.")
_PROVISIONAL = Text(
    "Rating provisional · {games} de {needed} partidas.",
    "Provisional rating · {games} of {needed} games.",
)
_ESTABLISHED = Text(
    "Con esta partida el rating deja de ser provisional.",
    "With this game the rating is no longer provisional.",
)
_DEBT = Text(
    "Deuda de actividad: {before} → {after} unidades; cada partida quita una.",
    "Activity debt: {before} → {after} units; each game takes one off.",
)
_GRADE: Mapping[GradeMove, Text] = {
    GradeMove.NONE: Text(
        "Grado {grade}: {before} {gained} = {points}{goal}.",
        "Grade {grade}: {before} {gained} = {points}{goal}.",
    ),
    GradeMove.PROMOTION: Text(
        "Grado {grade}: {before} {gained} llega al umbral de {threshold}: asciende a {new} y "
        "empieza con su base, {points}.",
        "Grade {grade}: {before} {gained} reaches the threshold of {threshold}: promoted to "
        "{new}, starting with its base, {points}.",
    ),
    GradeMove.DEMOTION: Text(
        "Grado {grade}: {before} {gained} queda por debajo de cero: desciende a {new} y empieza "
        "con su base, {points}.",
        "Grade {grade}: {before} {gained} falls below zero: demoted to {new}, starting with its "
        "base, {points}.",
    ),
    GradeMove.HELD: Text(
        "Grado {grade}: {before} {gained} quedaría por debajo de cero, y de este grado no se "
        "baja: se queda en {points}.",
        "Grade {grade}: {before} {gained} would fall below zero, and nobody goes down from this "
        "grade: it stays at {points}.",
    ),
}
_GOAL = Text(" de {threshold}", " of {threshold}")
_TIED = Text("{names} empatan a {score}.", "{names} tie on {score}.")
_TIES: Mapping[Ties, Text] = {
    Ties.SHARED: Text(
        "Para el rating es un empate, tal como lo trata OpenSkill 6.0.0 con puntuaciones enteras; "
        "en esa versión quien queda detrás de un empate puede ganar más que los empatados. Para "
        "el puesto y el grado decide el orden de registro: va por delante quien figura antes.",
        "For the rating it is a tie, as OpenSkill 6.0.0 treats whole scores; in that version who "
        "finishes behind a tie may gain more than those tied. For the place and the grade the "
        "order of entry decides: who is listed earlier goes ahead.",
    ),
    Ties.ENTRY_ORDER: Text(
        "Para el rating, el puesto y el grado decide el orden de registro: va por delante quien "
        "figura antes.",
        "For the rating, the place and the grade the order of entry decides: who is listed earlier "
        "goes ahead.",
    ),
}


def heading(game: Game, language: Language) -> str:
    """Which game it is: id, mode, start, and where."""
    line = _GAME.say(language, id=game.id, mode=MODES[game.mode], start=game_start(game, language))
    details = [VENUES[game.venue].say(language)] if game.venue else []
    return " · ".join([line, *details, *filter(None, [game.event])])


def formula(seat: SeatFacts, name: str, language: Language) -> str:
    """Δrating = 24 Δμ − 72 Δσ with the numbers put in."""
    return _FORMULA.say(
        language,
        name=name,
        mu=change(seat.mu_change, 6, language),
        sigma=change(seat.sigma_change, 6, language),
        total=change(seat.change, 6, language),
    )


def seat_lines(seat: SeatFacts, language: Language) -> list[str]:
    """Why the rating moved, the grade, and what the game did to a debt or a provisional mark."""
    lines = [_model_line(seat, language)]
    if seat.mu_change == 0:
        lines.append(_AS_EXPECTED.say(language))
    else:
        lines.append((_BETTER if seat.mu_change > 0 else _WORSE).say(language))
    certainty = _SURER if seat.sigma_change <= 0 else _LESS_SURE
    lines.append(certainty.say(language, points=decimal(abs(seat.from_sigma), 2, language)))
    if seat.games_before == 0:
        lines.append(_NEWCOMER.say(language))
    games = seat.games_before + 1
    if games < PROVISIONAL_GAMES:
        lines.append(_PROVISIONAL.say(language, games=games, needed=PROVISIONAL_GAMES))
    elif games == PROVISIONAL_GAMES:
        lines.append(_ESTABLISHED.say(language))
    lines.append(grade_line(seat, language))
    if seat.debt_before:
        lines.append(
            _DEBT.say(
                language,
                before=fraction(seat.debt_before, language),
                after=fraction(seat.debt_after, language),
            )
        )
    return lines


def _model_line(seat: SeatFacts, language: Language) -> str:
    return _MODEL.say(
        language,
        mu_before=decimal(seat.before.mu, 6, language),
        mu_after=decimal(seat.after.mu, 6, language),
        sigma_before=decimal(seat.before.sigma, 6, language),
        sigma_after=decimal(seat.after.sigma, 6, language),
    )


def grade_line(seat: SeatFacts, language: Language) -> str:
    """What the place did to the grade."""
    limit = seat.grade_before.threshold
    threshold = "" if limit is None else integer(limit, language)
    nouns = ("punto", "puntos") if language is Language.ES else ("point", "points")
    gained = seat.points_gained
    return _GRADE[seat.grade_move].say(
        language,
        grade=seat.grade_before.name,
        new=seat.grade_after.name,
        before=integer(seat.points_before, language),
        gained=f"{'−' if gained < 0 else '+'} {integer(abs(gained), language)}",
        points=count(seat.points_after, *nouns, language),
        threshold=threshold,
        goal=_GOAL.say(language, threshold=threshold) if threshold else "",
    )


def tie_lines(facts: GameFacts, names: Mapping[str, str], language: Language) -> list[str]:
    """Who tied and what that means; nothing where nobody did."""
    lines = [
        _TIED.say(
            language,
            names=all_of([names[seat.player] for seat in group], language),
            score=integer(group[0].score, language),
        )
        for group in facts.tied
    ]
    return [*lines, _TIES[facts.ties].say(language)] if lines else []
