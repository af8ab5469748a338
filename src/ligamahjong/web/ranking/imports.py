"""Games from files into the ledger: each game once, known games with other content reported."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from ligamahjong.ledger.payloads import GameAdded, Texts
from ligamahjong.web.ledger.services import SaltedText, append_entries, salt_text
from ligamahjong.web.ranking.models import CurrentGame
from ligamahjong.web.ranking.recalculation import bring_up_to_date
from ligamahjong.web.ranking.rows import game_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ligamahjong.league.game import Game

__all__ = ["Imported", "import_games"]


@dataclass(frozen=True, slots=True)
class Imported:
    """What came of an import.

    Attributes:
        added: games that are new.
        known: games that were there already, exactly so.
        other: known ids with other content: corrections that somebody has to decide on.
    """

    added: tuple[Game, ...]
    known: tuple[Game, ...]
    other: tuple[Game, ...]


def import_games(games: Iterable[Game], *, actor: str) -> Imported:
    """Append the games that are new, in the order given, and recalculate.

    A game is known by its id, else by start, seats and scores.
    """
    bring_up_to_date()
    filed = {row.id: game_of(row) for row in CurrentGame.objects.iterator(chunk_size=2000)}
    contents = {_content(game) for game in filed.values()}
    added: list[Game] = []
    known: list[Game] = []
    other: list[Game] = []
    for game in games:
        if game.id in filed:
            (known if _content(game) == _content(filed[game.id]) else other).append(game)
        elif _content(game) in contents:
            known.append(game)
        else:
            contents.add(_content(game))
            added.append(game)
    texts: list[SaltedText] = []
    payloads = [_added(game, texts) for game in added]
    if payloads:
        append_entries(payloads, actor=actor, texts=texts)
        bring_up_to_date()
    return Imported(tuple(added), tuple(known), tuple(other))


def _content(game: Game) -> tuple[object, ...]:
    return (game.mode, game.played_at, game.players, game.scores)


def _added(game: Game, texts: list[SaltedText]) -> GameAdded:
    digests: dict[str, str] = {}
    for name, text in (("event", game.event), ("note", game.note)):
        if text:
            salted = salt_text(text)
            texts.append(salted)
            digests[name] = salted.digest
    return GameAdded(replace(game, event="", note=""), Texts(**digests))
