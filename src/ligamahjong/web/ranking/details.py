"""The details of a rating, for the box that opens beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.league.standings import PROVISIONAL_GAMES
from ligamahjong.wording import Language, Text
from ligamahjong.wording.dates import day
from ligamahjong.wording.numbers import decimal, exact, integer

if TYPE_CHECKING:
    from datetime import date

    from ligamahjong.league.standings import Standing

__all__ = ["rating_details"]

_RATING = Text("Rating", "Rating")
_PROVISIONAL = Text("Rating provisional", "Provisional rating")
_OF_GAMES = Text("{games} de {needed} partidas", "{games} of {needed} games")
_GAMES = Text("Partidas", "Games")
_LAST = Text("Última partida", "Last game")
_PROJECTION = Text("Proyección original", "Original projection")
_DISCOUNT = Text("Descuento", "Discount")
_ADJUSTED = Text("Fecha del ajuste", "Date of the adjustment")
_DEBT = Text("Deuda de actividad", "Activity debt")
_OF_EIGHT = Text("{debt} de 8", "{debt} of 8")
_RECOVER = Text("Partidas para recuperarlo", "Games to recover it")


def rating_details(standing: Standing, on: date, language: Language) -> str:
    """Rating to six decimals and all that it follows from: a line each, name, tab, value."""
    state = standing.state
    pairs: list[tuple[Text, str]] = [(_RATING, decimal(standing.rating, 6, language))]
    if standing.provisional:
        progress = _OF_GAMES.say(language, games=state.games, needed=PROVISIONAL_GAMES)
        pairs.append((_PROVISIONAL, progress))
    pairs += [
        (_GAMES, integer(state.games, language)),
        (_LAST, day(state.last_game, language) if state.last_game else ""),
        (Text("μ", "μ"), decimal(state.rating.mu, 6, language)),
        (Text("σ", "σ"), decimal(state.rating.sigma, 6, language)),
    ]
    if standing.debt:
        debt = _OF_EIGHT.say(language, debt=exact(standing.debt, language))
        pairs.append((_DEBT, debt))
    if standing.discount > 0:
        pairs += [
            (_PROJECTION, decimal(standing.projection, 6, language)),
            (_DISCOUNT, decimal(standing.discount, 6, language)),
            (_ADJUSTED, day(on, language)),
            (_RECOVER, integer(standing.games_to_recover, language)),
        ]
    return "\n".join(f"{name.say(language)}\t{value}" for name, value in pairs)
