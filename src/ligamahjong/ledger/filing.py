"""The life of one game in the ledger: added, corrected, voided, restored."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.errors import LedgerError
from ligamahjong.ledger.payloads import (
    GameAdded,
    GameCorrected,
    GamePayload,
    GameRestored,
    GameVoided,
    Texts,
)

if TYPE_CHECKING:
    from datetime import datetime, timedelta

    from ligamahjong.league.game import Game, Mode

__all__ = ["Filed", "Key", "affected", "earliest", "file_game"]


class Key(NamedTuple):
    """The place of a game in its mode: games are replayed in the order of their keys.

    Attributes:
        played_at: start.
        order: number of the entry that added the game.
    """

    played_at: datetime
    order: int


@dataclass(frozen=True, slots=True)
class Filed:
    """A game as its latest entry left it.

    Attributes:
        game: as it now is, with the ids of people as they were entered and without free texts.
        texts: digests of its free texts.
        order: number of the entry that added it; corrections do not change it
            (docs/rules/ranking.md, Order of games).
        voided: whether it does not count.
    """

    game: Game
    texts: Texts
    order: int
    voided: bool = False

    @property
    def key(self) -> Key:
        """Its place in its mode."""
        return Key(self.game.played_at, self.order)


def file_game(filed: Filed | None, payload: GamePayload, seq: int) -> Filed:
    """What becomes of a game by one more entry.

    Args:
        filed: the game so far; ``None`` if no entry has added it.
        payload: what the entry says.
        seq: number of the entry.

    Raises:
        LedgerError: the entry makes no sense for the game; ``facts["reason"]`` is
            ``"game-known"``, ``"game-unknown"``, ``"game-unchanged"``, ``"game-voided"`` or
            ``"game-not-voided"``.
    """
    if isinstance(payload, GameAdded):
        if filed is not None:
            raise _refusal("game-known", payload.game.id, "is in the ledger already")
        return Filed(payload.game, payload.texts, seq)
    game = payload.game.id if isinstance(payload, GameCorrected) else payload.game
    if filed is None:
        raise _refusal("game-unknown", game, "is not in the ledger")
    match payload:
        case GameCorrected():
            corrected = replace(filed, game=payload.game, texts=payload.texts)
            if corrected == filed and _offset(corrected) == _offset(filed):
                raise _refusal("game-unchanged", game, "is exactly that already")
            return corrected
        case GameVoided():
            if filed.voided:
                raise _refusal("game-voided", game, "is voided already")
            return replace(filed, voided=True)
        case GameRestored():
            if not filed.voided:
                raise _refusal("game-not-voided", game, "is not voided")
            return replace(filed, voided=False)


def affected(before: Filed | None, after: Filed) -> dict[Mode, Key]:
    """From where a replay has to be done again when a game has changed.

    Returns:
        For each mode concerned the key of the first game that is no longer the same, or is gone;
        empty if no rating can change.
    """
    counted = [filed for filed in (before, after) if filed is not None and not filed.voided]
    if len(counted) > 1 and _rated(counted[0]) == _rated(counted[1]):
        return {}
    return earliest(counted)


def earliest(filed: list[Filed]) -> dict[Mode, Key]:
    """The first key of each mode."""
    first: dict[Mode, Key] = {}
    for one in filed:
        mode = one.game.mode
        first[mode] = min(one.key, first.get(mode, one.key))
    return first


def _rated(filed: Filed) -> tuple[object, ...]:
    """All that a replay reads of a game."""
    game = filed.game
    return (game.mode, filed.key, game.day, game.players, game.scores)


def _offset(filed: Filed) -> timedelta | None:
    """Of the clock by which the start was noted; equal times may have different ones."""
    return filed.game.played_at.utcoffset()


def _refusal(reason: str, game: str, text: str) -> LedgerError:
    return LedgerError(f"game {game} {text}", reason=reason, game=game)
