"""What was left out of a history, in one line."""

from __future__ import annotations

from ligamahjong.report import Level, Problem, Report
from ligamahjong.wording import Language, history

ES, EN = Language.ES, Language.EN


def report(*found: tuple[str, Level]) -> Report:
    return Report(
        [Problem(code, level, "liga.csv", row) for row, (code, level) in enumerate(found, start=2)]
    )


SOME = report(
    ("no-time", Level.REFUSED),
    ("duplicate", Level.REFUSED),
    ("no-time", Level.REFUSED),
    ("near-twins", Level.WARNING),
    ("date-only", Level.NOTICE),
)
ONE = report(("duplicate", Level.REFUSED))


def test_what_was_left_out_of_a_history() -> None:
    assert history.refused_summary(SOME, ES) == (
        "3 filas rechazadas: sin hora 2, partida repetida 1 («liga check» las explica)"
    )
    assert history.refused_summary(ONE, EN) == (
        "1 row refused: duplicate game 1 (“liga check” explains them)"
    )


def test_what_was_left_out_of_the_people() -> None:
    assert history.people_summary(ONE, ES) == (
        "fichero de jugadores: 1 fila rechazada: partida repetida 1 («liga check» las explica)"
    )
    assert history.people_summary(SOME, EN).startswith("file of players: 3 rows refused: ")


def test_what_is_doubtful_in_a_history() -> None:
    assert history.warnings_summary(SOME, ES) == (
        "avisos: nombres casi iguales 1 («liga check» los explica)"
    )
    assert history.warnings_summary(ONE, ES) == ""


def test_why_nothing_was_worked_out() -> None:
    assert history.strict_refusal(ONE, ES) == (
        "no se ha calculado nada, por --strict: 1 fila rechazada («liga check» las muestra todas)"
    )
    assert history.strict_refusal(SOME, EN) == (
        "nothing was worked out, because of --strict: 3 rows refused (“liga check” shows them all)"
    )
    assert history.empty_refusal(SOME, ES) == "no queda ninguna partida: 3 filas rechazadas"
    assert history.strict_refusal(ONE, EN) != history.empty_refusal(ONE, EN)
