"""Known games with other content become corrections that a manager decides on."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from ligamahjong.web.corrections.models import ProposedCorrection
from ligamahjong.web.people.selectors import merges
from ligamahjong.web.ranking.game_content import content_digest, content_game, game_content
from ligamahjong.web.ranking.models import CurrentGame
from ligamahjong.web.ranking.rows import game_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ligamahjong.league.game import Game
    from ligamahjong.ledger.merges import Merges

__all__ = ["propose"]

_BATCH = 500
_LONGEST_SOURCE = 200


def propose(games: Iterable[Game], source: str) -> int:
    """Propose corrections, each content of a game once, whatever became of it.

    What the game is now is no correction. Call it inside
    :func:`~ligamahjong.web.ranking.services.recording`.

    Args:
        games: as they should have been, by the ids of the ledger.
        source: the file that says so.

    Returns:
        How many nobody had proposed before.
    """
    wanted = list(games)
    people = merges()
    seen = _seen({game.id for game in wanted}, people)
    new: list[ProposedCorrection] = []
    for game in wanted:
        digest = content_digest(game, people)
        if digest not in seen[game.id]:
            seen[game.id].add(digest)
            new.append(
                ProposedCorrection(
                    game=game.id,
                    content=game_content(game),
                    digest=digest,
                    source=source[:_LONGEST_SOURCE],
                )
            )
    ProposedCorrection.objects.bulk_create(new, batch_size=_BATCH)
    return len(new)


def _seen(ids: set[str], people: Merges) -> defaultdict[str, set[str]]:
    """Digests of what games are and of all that was proposed for them, people as merged now."""
    seen: defaultdict[str, set[str]] = defaultdict(set)
    ordered = sorted(ids)
    for start in range(0, len(ordered), _BATCH):
        some = ordered[start : start + _BATCH]
        for row in CurrentGame.objects.filter(pk__in=some):
            seen[row.id].add(content_digest(game_of(row), people))
        for one in ProposedCorrection.objects.filter(game__in=some):
            seen[one.game].add(content_digest(content_game(one.content), people))
            seen[one.game].add(one.digest)
    return seen
