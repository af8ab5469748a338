"""Sentences of a comparison."""

from __future__ import annotations

from math import nan

import pytest

from ligamahjong.league.alternatives import Switch
from ligamahjong.league.compare import Difference, Explanation, Repeated, Unresolved
from ligamahjong.league.game import Mode
from ligamahjong.league.grades import published_ladders
from ligamahjong.league.printed import Figure, Quantity
from ligamahjong.people import Ambiguous, Person, Unknown
from ligamahjong.wording import Language, compare

ES, EN = Language
ANA, BERTO = Person("p1", "Ana Gil"), Person("p2", "Berto Paz")
LADDER = published_ladders()[Mode.RIICHI]


def difference(quantity: Quantity, published: Figure, ours: float) -> Difference:
    return Difference(ANA, quantity, published, ours)


def test_every_quantity_and_every_switch_has_words_in_both_languages() -> None:
    assert list(compare.QUANTITIES) == list(Quantity)
    assert list(compare.SWITCHES) == list(Switch)
    for language in Language:
        said = [text.say(language) for text in compare.SWITCHES.values()]
        assert len(set(said)) == len(Switch)


def test_headings_are_as_many_in_both_languages() -> None:
    assert len(compare.tally_headings(ES)) == len(compare.tally_headings(EN)) == 5
    assert len(compare.difference_headings(ES)) == len(compare.difference_headings(EN)) == 6


def test_title() -> None:
    assert compare.title("web.csv", Mode.MCR, "1 de octubre de 2026", ES) == (
        "web.csv junto al ranking de MCR, 1 de octubre de 2026"
    )
    assert compare.title("web.csv", Mode.RIICHI, "1 October 2026", EN) == (
        "web.csv beside the Riichi ranking, 1 October 2026"
    )


@pytest.mark.parametrize(
    ("one", "texts"),
    [
        (
            difference(Quantity.RATING, Figure(1834.0), 1821.4567),
            ("1834", "1821,46", "−12,54"),
        ),
        (
            difference(Quantity.RATING, Figure(1834.1, 2), 1834.25),
            ("1834,10", "1834,2500", "+0,1500"),
        ),
        (
            difference(Quantity.MU, Figure(25.123456, 6), 25.1234999),
            ("25,123456", "25,123500", "+0,000044"),
        ),
        (difference(Quantity.GAMES, Figure(31.0), 30.0), ("31", "30", "−1")),
        (difference(Quantity.POINTS, Figure(1240.0), 1225.0), ("1240", "1225", "−15")),
        (difference(Quantity.RATING, Figure(1800.0, -2), 1700.0), ("1800", "1700,00", "−100,00")),
        (difference(Quantity.GRADE, Figure(11.0, 0, "2 dan"), 10.0), ("2 dan", "1-dan", "")),
        (difference(Quantity.GRADE, Figure(nan, 0, "Maestro"), 10.0), ("Maestro", "1-dan", "")),
    ],
)
def test_figures_side_by_side(one: Difference, texts: tuple[str, str, str]) -> None:
    shown = (
        compare.published(one, ES),
        compare.ours(one, LADDER, ES),
        compare.size(one, ES),
    )
    assert shown == texts


def test_an_explanation_with_its_share() -> None:
    items = frozenset({("p1", Quantity.RATING), ("p1", Quantity.MU)})
    one = Explanation((Switch.TIES_BY_ENTRY,), items, 0)
    assert compare.explanation(1, one, 41, ES) == (
        "1. empates deshechos por orden de registro: explica 2 de 41 diferencias"
    )
    two = Explanation((Switch.NO_DISCOUNT, Switch.DECIMALS_CUT), items, 1)
    assert compare.explanation(3, two, 2, EN) == (
        "3. rating without the inactivity discount + decimals cut off instead of rounded: "
        "explains 2 of 2 differences; and would break 1 figure that agrees"
    )
    many = Explanation((Switch.UNLISTED_SHOWN,), items, 12)
    assert compare.explanation(2, many, 20, ES).endswith("; y rompería 12 cifras que coinciden")


def test_who_is_where() -> None:
    assert compare.people(1, ES) == "1 jugador en los dos rankings."
    assert compare.people(131, EN) == "131 players in both rankings."
    assert compare.only_published([ANA, BERTO], ES) == (
        "Solo en el publicado (2): Ana Gil, Berto Paz"
    )
    assert compare.only_ours([ANA, BERTO], EN, 2) == "Only here (2): Ana Gil, Berto Paz"
    assert compare.only_ours([ANA, BERTO], EN, 1) == "Only here (2): Ana Gil, …"
    assert compare.more(7, ES) == "… y 7 más (todas, con --all)"


def test_rows_that_are_not_compared() -> None:
    nobody = Unresolved(12, Unknown("Ana Jil", (ANA, BERTO)))
    assert compare.unresolved(nobody, ES) == (
        "Fila 12: nadie de estas partidas se llama «Ana Jil» (¿quizá Ana Gil, Berto Paz?); "
        "no se compara."
    )
    assert compare.unresolved(Unresolved(12, Unknown("Zoe")), EN) == (
        "Row 12: nobody in these games is called 'Zoe'; not compared."
    )
    both = Unresolved(3, Ambiguous("Ana Gil", (ANA, Person("p9", "Ana Gil"))))
    assert compare.unresolved(both, ES) == (
        "Fila 3: «Ana Gil» puede ser Ana Gil (p1), Ana Gil (p9); no se compara."
    )
    assert compare.repeated(Repeated(9, ANA, 2), EN) == (
        "Row 9: Ana Gil is in row 2 already; the first one counts."
    )
