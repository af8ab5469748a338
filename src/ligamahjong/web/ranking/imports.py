"""Games from files into the ledger: each game once, known games with other content reported."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeAlias

from ligamahjong.league.rules import LeagueRules
from ligamahjong.ledger.decoding import payload_of
from ligamahjong.ledger.merges import Merges
from ligamahjong.ledger.payloads import GameAdded, GameCorrected, Texts
from ligamahjong.ledger.rules import change_of_rules
from ligamahjong.web.ledger.selectors import entries_about, head
from ligamahjong.web.ledger.services import salt_text
from ligamahjong.web.ranking.models import CurrentGame, Merge
from ligamahjong.web.ranking.rows import game_of
from ligamahjong.web.ranking.services import append_checked, recording

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ligamahjong.league.game import Game
    from ligamahjong.ledger.payloads import Payload
    from ligamahjong.web.ledger.services import SaltedText

__all__ = ["Imported", "import_games"]

_Content: TypeAlias = tuple[object, ...]


@dataclass(frozen=True, slots=True)
class Imported:
    """What came of an import.

    Attributes:
        added: games that are new.
        known: games that are there already, as they are now or as they once were.
        other: known ids with other content: corrections that somebody has to decide on.
    """

    added: tuple[Game, ...]
    known: tuple[Game, ...]
    other: tuple[Game, ...]


def import_games(games: Iterable[Game], *, actor: str) -> Imported:
    """Append the games that are new, in the order given, all or none, and recalculate.

    A game is known by start, players in seat order and scores, those it had before a correction
    included, and by its id. Where both modes use an id, the mode that comes second puts its name
    before it. The first import into an empty ledger puts the rules of this release in force.

    Args:
        games: of one mode or both.
        actor: opaque id of who imports them.
    """
    with recording():
        sorting = _Sorting()
        for game in games:
            sorting.add(game)
        texts: list[SaltedText] = []
        payloads: list[Payload] = [] if head().seq else [change_of_rules(LeagueRules())]
        payloads += [_payload(game, texts) for game in sorting.added]
        if sorting.added:
            append_checked(payloads, actor=actor, texts=texts)
    return Imported(tuple(sorting.added), tuple(sorting.known), tuple(sorting.other))


class _Sorting:
    """Games sorted into new, known and known with other content."""

    def __init__(self) -> None:
        rows = CurrentGame.objects.iterator(chunk_size=2000)
        self._filed: dict[str, tuple[Game, int | None]] = {
            row.id: (game_of(row), row.order) for row in rows
        }
        self._merges = Merges(dict(Merge.objects.values_list("merged", "kept")))
        self._contents = {self._content(game) for game, _ in self._filed.values()}
        self.added: list[Game] = []
        self.known: list[Game] = []
        self.other: list[Game] = []

    def add(self, game: Game) -> None:
        if game.id in self._filed and self._filed[game.id][0].mode is not game.mode:
            game = replace(game, id=f"{game.mode.value}:{game.id}")
        content = self._content(game)
        if content in self._contents or content in map(self._content, self._versions(game.id)):
            self.known.append(game)
        elif game.id in self._filed:
            self.other.append(game)
        else:
            self._filed[game.id] = game, None
            self._contents.add(content)
            self.added.append(game)

    def _versions(self, game_id: str) -> Iterator[Game]:
        """All that the ledger has ever said a game was; nothing of one it does not know."""
        _, first = self._filed.get(game_id, (None, None))
        if first is None:
            return
        for entry in entries_about(game_id, first):
            payload = payload_of(entry)
            if isinstance(payload, (GameAdded, GameCorrected)):
                yield payload.game

    def _content(self, game: Game) -> _Content:
        return (game.mode, game.played_at, self._merges.players(game), game.scores)


def _payload(game: Game, texts: list[SaltedText]) -> GameAdded:
    digests: dict[str, str] = {}
    for name, text in (("event", game.event), ("note", game.note)):
        if text:
            salted = salt_text(text)
            texts.append(salted)
            digests[name] = salted.digest
    return GameAdded(replace(game, event="", note=""), Texts(**digests))
