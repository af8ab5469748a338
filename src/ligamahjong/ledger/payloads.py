"""What entries say, as values; each payload checks itself, so that no other is ever sealed.

Ids and numbers only: a free text is kept outside the chain and is here as its salted digest
(:func:`~ligamahjong.ledger.identifiers.digest_text`), which leaves nothing of it to erase.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, timedelta
from typing import TYPE_CHECKING, ClassVar, TypeAlias

from ligamahjong.errors import EntryError
from ligamahjong.ledger.canonical import LARGEST
from ligamahjong.ledger.entry import Kind
from ligamahjong.ledger.identifiers import is_digest, is_identifier
from ligamahjong.table import SEATS

if TYPE_CHECKING:
    from ligamahjong.league.game import Game
    from ligamahjong.league.rating import Ties

__all__ = [
    "YEARS",
    "GameAdded",
    "GameCorrected",
    "GamePayload",
    "GameRestored",
    "GameVoided",
    "Payload",
    "PersonMerged",
    "PersonUnmerged",
    "RulesChanged",
    "Texts",
]

YEARS = range(1900, 3000)
"""Years in which games can be; dates stay far from where calendars end."""

_NO_PENALTIES = (0, 0, 0, 0)
_FARTHEST_AHEAD = timedelta(hours=2)


@dataclass(frozen=True, slots=True)
class Texts:
    """Digests of the free texts of a game; ``None`` where there is no text.

    Attributes:
        event: of the name of the event.
        note: of the remark.
        link: of the address of a replay or picture.

    Raises:
        EntryError: one of them is no digest.
    """

    event: str | None = None
    note: str | None = None
    link: str | None = None

    def __post_init__(self) -> None:
        _check_digests(event=self.event, note=self.note, link=self.link)


@dataclass(frozen=True, slots=True)
class _GameContent:
    """A game as it now is, whole.

    Attributes:
        game: ids of people and source, without the free texts ``event`` and ``note``.
        texts: digests of its free texts.
        reason: digest of why, if anything was said.

    Raises:
        EntryError: a free text in the game, an id or a digest that is none, a number too large,
            or a day that cannot be the day of the start.
    """

    game: Game
    texts: Texts = field(default_factory=Texts)
    reason: str | None = None

    def __post_init__(self) -> None:
        _check_game(self.game)
        _check_digests(reason=self.reason)

    def mapping(self) -> dict[str, object]:
        """The payload as it is hashed; what is empty is left out."""
        game, texts = self.game, self.texts
        given = {"event": texts.event, "note": texts.note, "link": texts.link}
        digests = {name: digest for name, digest in given.items() if digest is not None}
        return {
            "game": game.id,
            "mode": game.mode.value,
            "played_at": game.played_at.isoformat(),
            "day": game.day.isoformat(),
            "has_time": game.has_time,
            "players": list(game.players),
            "scores": list(game.scores),
            **({"penalties": list(game.penalties)} if game.penalties != _NO_PENALTIES else {}),
            **({"venue": game.venue.value} if game.venue else {}),
            **({"source": game.source} if game.source else {}),
            **({"texts": digests} if digests else {}),
            **_said(self.reason),
        }


class GameAdded(_GameContent):
    """A new game."""

    __slots__ = ()
    kind: ClassVar = Kind.GAME_ADDED


class GameCorrected(_GameContent):
    """A known game, as it should have been; it keeps its place in the order of entry."""

    __slots__ = ()
    kind: ClassVar = Kind.GAME_CORRECTED


@dataclass(frozen=True, slots=True)
class _GameNamed:
    """A known game.

    Attributes:
        game: its id.
        reason: digest of why, if anything was said.

    Raises:
        EntryError: an id or a digest that is none.
    """

    game: str
    reason: str | None = None

    def __post_init__(self) -> None:
        _check_identifiers(game=self.game)
        _check_digests(reason=self.reason)

    def mapping(self) -> dict[str, object]:
        """The payload as it is hashed."""
        return {"game": self.game, **_said(self.reason)}


class GameVoided(_GameNamed):
    """A game that no longer counts."""

    __slots__ = ()
    kind: ClassVar = Kind.GAME_VOIDED


class GameRestored(_GameNamed):
    """A voided game that counts again."""

    __slots__ = ()
    kind: ClassVar = Kind.GAME_RESTORED


@dataclass(frozen=True, slots=True)
class PersonMerged:
    """Two ids were one person.

    Attributes:
        kept: the id that stays.
        merged: the id whose games now count as games of ``kept``.
        reason: digest of why, if anything was said.

    Raises:
        EntryError: an id or a digest that is none, or twice the same id.
    """

    kind: ClassVar = Kind.PERSON_MERGED

    kept: str
    merged: str
    reason: str | None = None

    def __post_init__(self) -> None:
        _check_identifiers(kept=self.kept, merged=self.merged)
        _check_digests(reason=self.reason)
        if self.kept == self.merged:
            raise EntryError(f"{self.kept} cannot be merged with itself", field="merged")

    def mapping(self) -> dict[str, object]:
        """The payload as it is hashed."""
        return {"kept": self.kept, "merged": self.merged, **_said(self.reason)}


@dataclass(frozen=True, slots=True)
class PersonUnmerged:
    """A merge was wrong: the id stands for itself again.

    Attributes:
        person: the id that had been merged into another.
        reason: digest of why, if anything was said.

    Raises:
        EntryError: an id or a digest that is none.
    """

    kind: ClassVar = Kind.PERSON_UNMERGED

    person: str
    reason: str | None = None

    def __post_init__(self) -> None:
        _check_identifiers(person=self.person)
        _check_digests(reason=self.reason)

    def mapping(self) -> dict[str, object]:
        """The payload as it is hashed."""
        return {"person": self.person, **_said(self.reason)}


@dataclass(frozen=True, slots=True)
class RulesChanged:
    """The rules by which the whole history counts from now on.

    Attributes:
        ties: what equal scores mean for the rating.
        digest: of switches and grade tables (:func:`ligamahjong.ledger.rules.rules_digest`).
        reason: digest of why, if anything was said.

    Raises:
        EntryError: a digest that is none.
    """

    kind: ClassVar = Kind.RULES_CHANGED

    ties: Ties
    digest: str
    reason: str | None = None

    def __post_init__(self) -> None:
        _check_digests(digest=self.digest, reason=self.reason)

    def mapping(self) -> dict[str, object]:
        """The payload as it is hashed."""
        return {"ties": self.ties.value, "digest": self.digest, **_said(self.reason)}


GamePayload: TypeAlias = GameAdded | GameCorrected | GameVoided | GameRestored
Payload: TypeAlias = GamePayload | PersonMerged | PersonUnmerged | RulesChanged


def _said(reason: str | None) -> dict[str, object]:
    return {} if reason is None else {"reason": reason}


def _check_game(game: Game) -> None:
    if game.event or game.note:
        raise EntryError("free text stays outside the chain: give its digest", field="texts")
    _check_identifiers(game=game.id)
    for player in game.players:
        _check_identifiers(players=player)
    if game.source:
        _check_identifiers(source=game.source)
    if len(game.penalties) != len(SEATS):
        raise EntryError("a game has four penalties", field="penalties")
    for name, numbers in (("scores", game.scores), ("penalties", game.penalties)):
        for number in numbers:
            if type(number) is not int or not -LARGEST <= number <= LARGEST:
                raise EntryError(f"{name}: {number!r} is no number of points", field=name)
    _check_day(game)


def _check_day(game: Game) -> None:
    """That the day can be that of the start by a clock zero to two hours ahead of UTC."""
    if game.played_at.year not in YEARS:
        raise EntryError(f"{game.played_at} is no start of a game", field="played_at")
    start = game.played_at.astimezone(UTC)
    if not start.date() <= game.day <= (start + _FARTHEST_AHEAD).date():
        raise EntryError(f"{game.day} is not the day of {game.played_at}", field="day")


def _check_identifiers(**given: str) -> None:
    for name, text in given.items():
        if not is_identifier(text):
            raise EntryError(f"{name}: expected an opaque id, found {text!r}", field=name)


def _check_digests(**given: str | None) -> None:
    for name, text in given.items():
        if text is not None and not is_digest(text):
            raise EntryError(f"{name}: expected a digest, found {text!r}", field=name)
