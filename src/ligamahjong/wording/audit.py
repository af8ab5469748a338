"""What two replays of a history have in common, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.wording.dates import game_start
from ligamahjong.wording.language import Language, Text
from ligamahjong.wording.numbers import count, integer

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ligamahjong.league.game import Game

__all__ = [
    "QUANTITIES",
    "differing",
    "distance",
    "equal",
    "exact",
    "first",
    "headings",
    "pair",
    "progress",
]

QUANTITIES: Mapping[str, Text] = {
    "mu": Text("μ", "μ"),
    "sigma": Text("σ", "σ"),
    "projection": Text("Proyección", "Projection"),
}

_HEADINGS = (
    Text("Magnitud", "Quantity"),
    Text("Mayor diferencia", "Largest difference"),
    Text("Partida", "Game"),
    Text("Jugador", "Player"),
)
_PROGRESS = Text("Con OpenSkill {release}", "With OpenSkill {release}")
_EQUAL = Text(
    "{games} y {players}, aquí y con OpenSkill {release}: todo coincide hasta el último bit.",
    "{games} and {players}, here and with OpenSkill {release}: all the same to the last bit.",
)
_DIFFERING = Text(
    "No coinciden: difiere algún bit en {games_differing} de {games} y {players_differing} de "
    "{players}.",
    "Not the same: some bit differs in {games_differing} of {games} and {players_differing} of "
    "{players}.",
)
_FIRST = Text(
    "Primera diferencia: partida {game}, n.º {number} ({start}), {player}:",
    "First difference: game {game}, no. {number} ({start}), {player}:",
)
_PAIR = Text(
    "{name} {ours} aquí, {theirs} en OpenSkill", "{name} {ours} here, {theirs} in OpenSkill"
)


def headings(language: Language) -> list[str]:
    """Headings of the table of largest differences."""
    return [heading.say(language) for heading in _HEADINGS]


def progress(release: str, language: Language) -> str:
    """What is going on while the games are replayed."""
    return _PROGRESS.say(language, release=release)


def equal(games: int, players: int, release: str, language: Language) -> str:
    """That not a bit differs."""
    return _EQUAL.say(
        language,
        games=_games(games, language),
        players=_players(players, language),
        release=release,
    )


def differing(
    games_differing: int, games: int, players_differing: int, players: int, language: Language
) -> str:
    """In how much of the history some bit differs."""
    return _DIFFERING.say(
        language,
        games_differing=integer(games_differing, language),
        games=_games(games, language),
        players_differing=integer(players_differing, language),
        players=_players(players, language),
    )


def first(number: int, game: Game, player: str, language: Language) -> str:
    """Where the first bit differs.

    Args:
        number: of the game in the history.
        game: the game.
        player: name of the first player of whom a bit differs.
        language: of the sentence.
    """
    return _FIRST.say(
        language,
        game=game.id,
        number=integer(number, language),
        start=game_start(game, language),
        player=player,
    )


def pair(quantity: str, ours: float, theirs: float, language: Language) -> str:
    """One quantity as it is here and as OpenSkill has it."""
    return _PAIR.say(
        language,
        name=QUANTITIES[quantity].say(language),
        ours=exact(ours, language),
        theirs=exact(theirs, language),
    )


def exact(value: float, language: Language) -> str:
    """A number with all the digits that tell it from any other.

    >>> exact(25.123456789012345, Language.ES), exact(-0.25, Language.EN)
    ('25,123456789012344', '−0.25')
    """
    return _written(repr(value), language)


def distance(value: float, language: Language) -> str:
    """How far two numbers are apart, in three figures.

    >>> distance(0.0, Language.ES), distance(3.5527e-15, Language.ES), distance(2.5, Language.EN)
    ('0', '3,55e−15', '2.5')
    """
    return _written(f"{value:.3g}", language)


def _written(text: str, language: Language) -> str:
    signed = text.replace("-", "\N{MINUS SIGN}")
    return signed.replace(".", ",") if language is Language.ES else signed


def _games(number: int, language: Language) -> str:
    nouns = ("partida", "partidas") if language is Language.ES else ("game", "games")
    return count(number, *nouns, language)


def _players(number: int, language: Language) -> str:
    nouns = ("jugador", "jugadores") if language is Language.ES else ("player", "players")
    return count(number, *nouns, language)
