"""Headings, labels and lines of a ranking."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.league.game import Mode
from ligamahjong.league.standings import PROVISIONAL_GAMES, Medal
from ligamahjong.people.regions import ABROAD, REGIONS
from ligamahjong.wording.dates import day, game_start
from ligamahjong.wording.language import Language, Text
from ligamahjong.wording.numbers import count, decimal, exact

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from datetime import date

    from ligamahjong.league.replay import Snapshot
    from ligamahjong.league.standings import Standing

__all__ = [
    "HEADINGS",
    "MEDALS",
    "MODES",
    "NOBODY",
    "discount_line",
    "group_title",
    "no_group",
    "no_room",
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
_GROUPS: Mapping[str, Text] = {
    "clubs": Text("Clubes", "Clubs"),
    "regions": Text("Comunidades", "Regions"),
}
_NO_GROUP: Mapping[str, Text] = {
    "clubs": Text(
        "Nadie tiene club; los clubes se leen del fichero de --players.",
        "Nobody has a club; clubs are read from the file of --players.",
    ),
    "regions": Text(
        "Nadie tiene comunidad; las comunidades se leen del fichero de --players.",
        "Nobody has a region; regions are read from the file of --players.",
    ),
}
_NO_ROOM = Text(
    "Sin sitio en este terminal: {headings}.", "No room on this terminal for: {headings}."
)

_TITLE = Text("Ranking de {mode}, {day}", "{mode} ranking, {day}")
_UPDATED = Text("Última partida: {start}", "Last game: {start}")
_PROVISIONAL = Text(
    "Rating provisional · {games} de {needed} partidas",
    "Provisional rating · {games} of {needed} games",
)
_DISCOUNT = Text(
    "Proyección {projection} − descuento {discount}, ajuste del {day}: {debt} de 8 unidades de "
    "deuda de actividad; si no aumenta, se recupera con {games}",
    "Projection {projection} − discount {discount}, adjusted on {day}: {debt} of 8 units of "
    "activity debt; if it does not grow, {games} will recover it",
)
_TOTALS = Text("{players} · {games}", "{players} · {games}")
_ABROAD = Text("En el extranjero", "Abroad")


def title(mode: Mode, on: date, language: Language) -> str:
    """The line above a ranking."""
    return _TITLE.say(language, mode=MODES[mode], day=day(on, language))


def group_title(group: str, mode: Mode, on: date, language: Language) -> str:
    """The line above a ranking of ``"clubs"`` or ``"regions"``."""
    return f"{_GROUPS[group].say(language)} · {title(mode, on, language)}"


def no_group(group: str, language: Language) -> str:
    """That no player has a club, or a region."""
    return _NO_GROUP[group].say(language)


def no_room(headings: Sequence[str], language: Language) -> str:
    """Which columns a narrow terminal left out."""
    return _NO_ROOM.say(language, headings=", ".join(headings))


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


def discount_line(standing: Standing, on: date, language: Language) -> str | None:
    """Where a rating discounted on a day comes from; ``None`` without a discount."""
    if standing.discount <= 0:
        return None
    nouns = ("partida", "partidas") if language is Language.ES else ("game", "games")
    return _DISCOUNT.say(
        language,
        projection=decimal(standing.projection, 6, language),
        discount=decimal(standing.discount, 6, language),
        day=day(on, language),
        debt=exact(standing.debt, language),
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
