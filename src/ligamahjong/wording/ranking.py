"""Headings, labels and lines of a ranking."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.league.game import Mode
from ligamahjong.league.standings import PROVISIONAL_GAMES, Medal
from ligamahjong.people.regions import ABROAD, REGIONS
from ligamahjong.wording.dates import game_start
from ligamahjong.wording.language import Language, Text
from ligamahjong.wording.numbers import count, decimal, fraction

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ligamahjong.league.replay import Snapshot
    from ligamahjong.league.standings import Standing

__all__ = [
    "CLUBS",
    "HEADINGS",
    "MEDALS",
    "MODES",
    "NOBODY",
    "REGIONS_TITLE",
    "discount_line",
    "provisional",
    "rating",
    "region_name",
    "title",
    "totals",
    "updated",
]

MODES: Mapping[Mode, str] = {Mode.MCR: "MCR", Mode.RIICHI: "Riichi"}

MEDALS: Mapping[Medal, Text] = {
    Medal.GOLD: Text("oro", "gold"),
    Medal.SILVER: Text("plata", "silver"),
    Medal.BRONZE: Text("bronce", "bronze"),
}

HEADINGS: Mapping[str, Text] = {
    "position": Text("Pos.", "Pos."),
    "medal": Text("Medalla", "Medal"),
    "player": Text("Jugador", "Player"),
    "rating": Text("Rating", "Rating"),
    "grade": Text("Grado", "Grade"),
    "games": Text("Partidas", "Games"),
    "last_game": Text("Última", "Last game"),
    "club": Text("Club", "Club"),
    "region": Text("Comunidad", "Region"),
    "players": Text("Jugadores", "Players"),
    "mean": Text("Media", "Mean"),
}

NOBODY = Text("Nadie ha jugado todavía.", "Nobody has played yet.")
CLUBS = Text("Clubes", "Clubs")
REGIONS_TITLE = Text("Comunidades", "Regions")

_TITLE = Text("Ranking de {mode}, {day}", "{mode} ranking, {day}")
_UPDATED = Text("Última partida: {start}", "Last game: {start}")
_PROVISIONAL = Text(
    "Rating provisional · {games} de {needed} partidas",
    "Provisional rating · {games} of {needed} games",
)
_DISCOUNT = Text(
    "proyección {projection} − descuento {discount} ({debt} de 8 unidades de deuda; "
    "{games} para recuperarlo)",
    "projection {projection} − discount {discount} ({debt} of 8 units of debt; "
    "{games} to recover it)",
)
_TOTALS = Text("{players} · {games}", "{players} · {games}")
_ABROAD = Text("En el extranjero", "Abroad")


def title(mode: Mode, day: str, language: Language) -> str:
    """The line above a ranking."""
    return _TITLE.say(language, mode=MODES[mode], day=day)


def updated(history: Snapshot, language: Language) -> str:
    """The line under a ranking that says how recent it is."""
    if history.latest is None:
        return NOBODY.say(language)
    return _UPDATED.say(language, start=game_start(history.latest, language))


def totals(players: int, games: int, language: Language) -> str:
    """How many players and games a ranking counts."""
    if language is Language.ES:
        words = (("jugador", "jugadores"), ("partida", "partidas"))
    else:
        words = (("player", "players"), ("game", "games"))
    return _TOTALS.say(
        language,
        players=count(players, *words[0], language),
        games=count(games, *words[1], language),
    )


def rating(standing: Standing, language: Language) -> str:
    """The rating as listed: whole points, an arrow for a discount, a mark while provisional."""
    marks = [decimal(standing.rating, 0, language)]
    if standing.discount > 0:
        marks.append("↓")
    if standing.provisional:
        marks.append("prov.")
    return " ".join(marks)


def provisional(standing: Standing, language: Language) -> str | None:
    """How far a provisional rating has come; ``None`` for a rating that is not."""
    if not standing.provisional:
        return None
    return _PROVISIONAL.say(language, games=standing.state.games, needed=PROVISIONAL_GAMES)


def discount_line(standing: Standing, language: Language) -> str | None:
    """Where a discounted rating comes from; ``None`` without a discount."""
    if standing.discount <= 0:
        return None
    nouns = ("partida", "partidas") if language is Language.ES else ("game", "games")
    return _DISCOUNT.say(
        language,
        projection=decimal(standing.projection, 6, language),
        discount=decimal(standing.discount, 6, language),
        debt=fraction(standing.debt, language),
        games=count(standing.games_to_recover, *nouns, language),
    )


def region_name(code: str | None, language: Language) -> str:
    """An autonomous community by its name."""
    if not code:
        return ""
    if code == ABROAD:
        return _ABROAD.say(language)
    region = REGIONS[code]
    return region.es if language is Language.ES else region.en
