"""What a decision about a game would do, as it is shown before and compared when it is taken."""

from __future__ import annotations

from dataclasses import dataclass, replace
from hashlib import sha256
from typing import TYPE_CHECKING

from ligamahjong.ledger.canonical import canonical
from ligamahjong.ledger.payloads import GameCorrected, GameRestored, GameVoided, Texts
from ligamahjong.web.ledger.services import salt_text
from ligamahjong.web.people.selectors import merges
from ligamahjong.web.ranking.game_history import Record
from ligamahjong.web.ranking.preview import preview

if TYPE_CHECKING:
    from ligamahjong.league.game import Game
    from ligamahjong.ledger.payloads import GamePayload
    from ligamahjong.web.corrections.known import KnownGame
    from ligamahjong.web.ledger.services import SaltedText
    from ligamahjong.web.ranking.preview import Moved, Preview

__all__ = ["LEAST_SHOWN", "Change", "Foreseen", "correction", "foresee", "restoring", "voiding"]

LEAST_SHOWN = 0.5
"""Rating points by which somebody has to move to be listed."""


@dataclass(frozen=True, slots=True)
class Change:
    """What is to become of a game.

    Attributes:
        known: the game as it is.
        game: as it would be, free texts included.
        payload: of the entry, without the reason.
        texts: free texts that are new.
    """

    known: KnownGame
    game: Game
    payload: GamePayload
    texts: tuple[SaltedText, ...] = ()

    @property
    def records(self) -> tuple[Record, Record]:
        """The game before and after, as its history has them."""
        filed = self.known.filed
        before = Record(filed.game, filed.texts)
        if isinstance(self.payload, GameCorrected):
            return before, Record(self.payload.game, self.payload.texts)
        return before, before


@dataclass(frozen=True, slots=True)
class Foreseen:
    """A change and what it would do.

    Attributes:
        change: to the game.
        preview: of everybody's figures.
        people: ids of those who play in the game before it or after it, as they are known now.
    """

    change: Change
    preview: Preview
    people: tuple[str, ...]

    @property
    def listed(self) -> tuple[Moved, ...]:
        """Those whose rating would move by half a point or more."""
        return self.preview.over(LEAST_SHOWN)

    @property
    def seal(self) -> str:
        """What tells this from anything else that may be confirmed.

        It is the same as long as the record of the game is, what is to become of it, who would be
        listed and, to the point, by how much they would move.
        """
        change = self.change
        game = change.game
        said = {
            name: value
            for name, value in change.payload.mapping().items()
            if name not in {"texts", "reason"}
        }
        moved = sorted([one.mode.value, one.person, round(one.change)] for one in self.listed)
        kind = change.payload.kind.value
        shown = [kind, change.known.version, said, game.event, game.note, moved]
        return sha256(canonical(shown)).hexdigest()


def correction(known: KnownGame, game: Game) -> Change:
    """The change that makes a game what it should have been.

    A free text that is the same keeps its digest, and so does one that was erased unless there is
    a new one; the link stays as it is.

    Args:
        known: the game as it is.
        game: as it should be, free texts included.
    """
    texts: list[SaltedText] = []
    before, digests = known.game, known.filed.texts
    payload = GameCorrected(
        replace(game, event="", note=""),
        Texts(
            event=_digest(digests.event, before.event, game.event, texts),
            note=_digest(digests.note, before.note, game.note, texts),
            link=digests.link,
        ),
    )
    return Change(known, game, payload, tuple(texts))


def voiding(known: KnownGame) -> Change:
    """The change by which a game no longer counts."""
    return Change(known, known.game, GameVoided(known.id))


def restoring(known: KnownGame) -> Change:
    """The change by which a voided game counts again."""
    return Change(known, known.game, GameRestored(known.id))


def foresee(change: Change) -> Foreseen:
    """What a change would do now.

    Raises:
        LedgerError: the ledger would refuse it.
    """
    into = merges()
    four = (into.players(change.known.game), into.players(change.game))
    people = dict.fromkeys(person for players in four for person in players)
    return Foreseen(change, preview([change.payload]), tuple(people))


def _digest(digest: str | None, before: str, after: str, texts: list[SaltedText]) -> str | None:
    if after == before:
        return digest
    if not after:
        return None
    salted = salt_text(after)
    texts.append(salted)
    return salted.digest
