"""Which ids stand for one person."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import TYPE_CHECKING

from ligamahjong.errors import LedgerError

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from ligamahjong.league.game import Game
    from ligamahjong.table import Four

__all__ = ["Merges"]


@dataclass(frozen=True, slots=True)
class Merges:
    """The merges in force.

    Attributes:
        into: for each merged id the id it was merged into, which may itself be merged later.
    """

    into: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))

    def resolve(self, person: str) -> str:
        """The id that stands for a person.

        >>> Merges({"a": "b", "b": "c"}).resolve("a")
        'c'
        """
        while person in self.into:
            person = self.into[person]
        return person

    def group(self, person: str) -> frozenset[str]:
        """An id and every id merged into it, directly or through others.

        >>> sorted(Merges({"a": "b", "b": "c"}).group("b"))
        ['a', 'b']
        """
        found = {person}
        while more := {one for one, other in self.into.items() if other in found} - found:
            found |= more
        return frozenset(found)

    def players(self, game: Game) -> Four[str]:
        """Who played a game, in seat order, by the ids that stand for them."""
        east, south, west, north = map(self.resolve, game.players)
        return east, south, west, north

    def applied(self, game: Game) -> Game:
        """The game with the ids that stand for its players.

        Raises:
            LedgerError: two of them are one person; ``facts["reason"]`` is ``"same-table"``.
        """
        if self.into.keys().isdisjoint(game.players):
            return game
        players = self.players(game)
        if len(set(players)) < len(players):
            raise _same_table(game, players)
        return replace(game, players=players)

    def merge(self, kept: str, merged: str, games: Iterable[Game]) -> Merges:
        """The merges with one more.

        Args:
            kept: the id that stays.
            merged: the id that from now on stands for ``kept``.
            games: games that count, at least all of ``merged`` and of the ids merged into it.

        Raises:
            LedgerError: one of the two is merged already, or they met at a table and so are two
                people. ``facts["reason"]`` is ``"person-merged"``, with the ``person`` and the id
                ``into`` which it was merged, or ``"same-table"``, with the ``game``.
        """
        for person in (kept, merged):
            if person in self.into:
                into = self.resolve(person)
                raise LedgerError(
                    f"{person} is merged into {into}",
                    reason="person-merged",
                    person=person,
                    into=into,
                )
        met = _met(games, self.group(kept), self.group(merged))
        if met is not None:
            raise _same_table(met, (kept, merged))
        return Merges(MappingProxyType({**self.into, merged: kept}))

    def unmerge(self, person: str) -> Merges:
        """The merges without that of a person.

        Raises:
            LedgerError: the person is not merged; ``facts["reason"]`` is ``"person-not-merged"``.
        """
        if person not in self.into:
            raise LedgerError(
                f"{person} is not merged into anybody", reason="person-not-merged", person=person
            )
        into = {one: other for one, other in self.into.items() if one != person}
        return Merges(MappingProxyType(into))


def _met(games: Iterable[Game], some: frozenset[str], others: frozenset[str]) -> Game | None:
    """The first game in which one of some people met one of others, if there is any."""
    for game in games:
        if not some.isdisjoint(game.players) and not others.isdisjoint(game.players):
            return game
    return None


def _same_table(game: Game, players: tuple[str, ...]) -> LedgerError:
    return LedgerError(
        f"in game {game.id} one person would have more than one seat: {', '.join(players)}",
        reason="same-table",
        game=game.id,
        players=players,
    )
