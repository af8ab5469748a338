"""Games from files into the ledger: each game once, known games with other content told apart."""

from __future__ import annotations

from dataclasses import dataclass, replace
from hashlib import sha256
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

__all__ = ["Imported", "append_games", "import_games", "sort_games"]

_Content: TypeAlias = tuple[object, ...]

_LONGEST_ID = 100
_KEPT_OF_LONG_ID = 60


@dataclass(frozen=True, slots=True)
class Imported:
    """What came of an import, or would come of it.

    Attributes:
        added: games that are new.
        known: games that are there already, as they are now or as they once were.
        other: known ids with other content: corrections that somebody has to decide on.
    """

    added: tuple[Game, ...]
    known: tuple[Game, ...]
    other: tuple[Game, ...]


def sort_games(games: Iterable[Game]) -> Imported:
    """Tell games that are new from those that are known; nothing is written.

    A game is known by start, players in seat order and scores, those it had before a correction
    included, and by its source and id; where it names no source, by its id. An id that another
    mode or another source uses already gets the name of its own before it.

    Args:
        games: of one mode or both.
    """
    sorting = _Sorting()
    for game in games:
        sorting.add(game)
    return Imported(tuple(sorting.added), tuple(sorting.known), tuple(sorting.other))


def append_games(games: Iterable[Game], *, actor: str) -> Imported:
    """Append the games that are new, in the order given, all or none.

    Call it inside :func:`~ligamahjong.web.ranking.services.recording`, so that what is new still
    is when it is appended. The first import into an empty ledger puts the rules of this release
    in force.

    Args:
        games: of one mode or both.
        actor: opaque id of who imports them.

    Raises:
        LedgerError: one of them makes no sense.
    """
    found = sort_games(games)
    texts: list[SaltedText] = []
    payloads: list[Payload] = [] if head().seq else [change_of_rules(LeagueRules())]
    payloads += [_payload(game, texts) for game in found.added]
    if found.added:
        append_checked(payloads, actor=actor, texts=texts)
    return found


def import_games(games: Iterable[Game], *, actor: str) -> Imported:
    """Append the games that are new, as :func:`append_games` does, and recalculate.

    Args:
        games: of one mode or both.
        actor: opaque id of who imports them.

    Raises:
        LedgerError: one of them makes no sense.
    """
    with recording():
        return append_games(games, actor=actor)


class _Sorting:
    """Games sorted into new, known and known with other content."""

    def __init__(self) -> None:
        self._filed: dict[str, Game] = {}
        self._changed: dict[str, int] = {}
        """Of each game about which there is more than one entry, the number of the first."""
        for row in CurrentGame.objects.iterator(chunk_size=2000):
            self._filed[row.id] = game_of(row)
            if row.changed_at != row.recorded_at:
                self._changed[row.id] = row.order
        self._merges = Merges(dict(Merge.objects.values_list("merged", "kept")))
        self._contents = set(map(self._content, self._filed.values()))
        self.added: list[Game] = []
        self.known: list[Game] = []
        self.other: list[Game] = []

    def add(self, game: Game) -> None:
        game = self._with_own_id(game)
        content = self._content(game)
        if content in self._contents or content in map(self._content, self._versions(game.id)):
            self.known.append(game)
        elif game.id in self._filed:
            self.other.append(_by_the_clock_of(self._filed[game.id], game))
        else:
            self._filed[game.id] = game
            self._contents.add(content)
            self.added.append(game)

    def _with_own_id(self, game: Game) -> Game:
        """The game under an id that no game of another mode or source has."""
        wanted = game.id
        while wanted in self._filed:
            filed = self._filed[wanted]
            if filed.mode is not game.mode:
                wanted = _shortened(f"{game.mode.value}:{wanted}")
            elif game.source and filed.source != game.source:
                wanted = _shortened(f"{game.source}:{wanted}")
            else:
                break
        return game if wanted == game.id else replace(game, id=wanted)

    def _versions(self, game_id: str) -> Iterator[Game]:
        """All that the ledger has said a game was, if there is more than what it is now."""
        first = self._changed.get(game_id)
        if first is None:
            return
        for entry in entries_about(game_id, first):
            payload = payload_of(entry)
            if isinstance(payload, (GameAdded, GameCorrected)):
                yield payload.game

    def _content(self, game: Game) -> _Content:
        return (game.mode, game.played_at, self._merges.players(game), game.scores)


def _by_the_clock_of(filed: Game, game: Game) -> Game:
    """The game with the clock by which its start was noted, if that is the same moment."""
    if filed.played_at != game.played_at:
        return game
    return replace(game, played_at=filed.played_at)


def _shortened(wanted: str) -> str:
    """The id, or where it is longer than the ledger takes, its beginning and a digest of it."""
    if len(wanted) <= _LONGEST_ID:
        return wanted
    return f"{wanted[:_KEPT_OF_LONG_ID]}~{sha256(wanted.encode()).hexdigest()[:32]}"


def _payload(game: Game, texts: list[SaltedText]) -> GameAdded:
    digests: dict[str, str] = {}
    for name, text in (("event", game.event), ("note", game.note)):
        if text:
            salted = salt_text(text)
            texts.append(salted)
            digests[name] = salted.digest
    return GameAdded(replace(game, event="", note=""), Texts(**digests))
