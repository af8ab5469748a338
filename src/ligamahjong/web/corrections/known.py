"""A game as staff know it: as the ledger has it, with its texts and the names of everybody."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from ligamahjong.web.errors import NotFound
from ligamahjong.web.ledger.selectors import texts
from ligamahjong.web.people.models import Person
from ligamahjong.web.people.selectors import merges
from ligamahjong.web.ranking.models import CurrentGame
from ligamahjong.web.ranking.rows import filed_game
from ligamahjong.wording import Text

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ligamahjong.league.game import Game
    from ligamahjong.ledger.filing import Filed
    from ligamahjong.ledger.merges import Merges

__all__ = ["KnownGame", "asked_game", "known_game", "known_games", "staff_names"]

_NO_GAME = Text(
    "No hay ninguna partida con el identificador «{game}».", "There is no game called “{game}”."
)


@dataclass(frozen=True, slots=True)
class KnownGame:
    """A game as its latest entry left it.

    Attributes:
        filed: as the ledger has it, people as they were entered.
        game: the same with its free texts; those that were erased are empty.
        version: tells one state of the record from another.
    """

    filed: Filed
    game: Game
    version: str

    @property
    def id(self) -> str:
        """Its id."""
        return self.game.id

    @property
    def voided(self) -> bool:
        """Whether it does not count."""
        return self.filed.voided


def known_game(game: str) -> KnownGame | None:
    """A game by its id; ``None`` where there is none."""
    return known_games([game]).get(game)


def asked_game(game: str) -> KnownGame:
    """The game that an address names.

    Raises:
        NotFound: there is none with that id.
    """
    known = known_game(game)
    if known is None:
        raise NotFound(_NO_GAME, game=game[:100])
    return known


def known_games(games: Iterable[str]) -> dict[str, KnownGame]:
    """Games by their ids; those that are not there are missing."""
    rows = list(CurrentGame.objects.filter(pk__in=set(games)))
    said = texts(digest for row in rows for digest in (row.event, row.note))
    found = {}
    for row in rows:
        filed = filed_game(row)
        event, note = said.get(row.event, ""), said.get(row.note, "")
        game = replace(filed.game, event=event, note=note)
        found[row.id] = KnownGame(filed, game, row.changed_at)
    return found


def staff_names(ids: Iterable[str], into: Merges | None = None) -> dict[str, str]:
    """Names of people by id as staff see them.

    Somebody who was merged goes by the name of who was kept; who has a namesake is shown with the
    id too, and who is not registered with nothing else.

    Args:
        ids: of people.
        into: the merges in force, where they have been read already.
    """
    into = into or merges()
    kept = {one: into.resolve(one) for one in ids}
    names = dict(Person.objects.filter(id__in=set(kept.values())).values_list("id", "name"))
    again = Counter(Person.objects.filter(name__in=names.values()).values_list("name", flat=True))
    return {one: _shown(names.get(person, person), person, again) for one, person in kept.items()}


def _shown(name: str, person: str, again: Counter[str]) -> str:
    return f"{name} ({person})" if again[name] > 1 else name
