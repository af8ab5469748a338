"""Which games are there already: twice the same, or the same id with something else."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from ligamahjong.formats.codes import Code
from ligamahjong.formats.values import on_one_line
from ligamahjong.report import Level, Problem

if TYPE_CHECKING:
    from collections.abc import Iterator
    from datetime import datetime

    from ligamahjong.formats.documents import Document
    from ligamahjong.formats.game_rows import Entry
    from ligamahjong.league.game import Game
    from ligamahjong.table import Four

__all__ = ["GameRegister"]

_Content: TypeAlias = "tuple[datetime, Four[str], Four[int]]"


class _First(NamedTuple):
    """Where a game stood that was taken in."""

    file: str
    row: int
    content: _Content


class GameRegister:
    """Takes in games one by one, in the order of entry, and gives each an id of its own.

    A game is known by its source and id; where no source is named, by its file and id. Known
    id and same start, seats and scores: a duplicate. Known id and anything else of these: a
    proposed correction, and the first one stands; likewise where file or source are others but
    id, start and the four people are the same. Same start, seats and scores without the same id:
    a duplicate too, unless ``allow_duplicates``.

    An id is kept where no game before has it. Else the source or the file's name is put before
    it, ``norte:17``; a game without id is ``file:row``.
    """

    def __init__(self, *, allow_duplicates: bool) -> None:
        self._allow_duplicates = allow_duplicates
        self._by_identity: dict[tuple[str, str, str], _First] = {}
        self._by_content: dict[_Content, _First] = {}
        self._by_meeting: dict[tuple[str, datetime, tuple[str, ...]], _First] = {}
        self._ids: set[str] = set()

    def add(self, document: Document, entry: Entry) -> Game | Problem:
        """The game with its final id, or why it is not taken in."""
        game = entry.game
        content = (game.played_at, game.players, game.scores)
        named, scope = ("source", game.source) if game.source else ("file", document.name)
        identity = (named, scope, entry.given_id)
        known = self._by_identity.get(identity) if entry.given_id else None
        if known is None and not self._allow_duplicates:
            known = self._by_content.get(content)
        meeting = (entry.given_id, game.played_at, tuple(sorted(game.players)))
        if known is None and entry.given_id:
            met = self._by_meeting.get(meeting)
            known = met if met and met.content != content else None
        if known is not None:
            code = Code.DUPLICATE if known.content == content else Code.CORRECTION_PROPOSED
            facts = {"first_file": known.file, "first_row": known.row}
            value = on_one_line(entry.given_id) or None
            return Problem(code, Level.REFUSED, document.name, entry.row, value=value, facts=facts)
        first = _First(document.name, entry.row, content)
        if entry.given_id:
            self._by_identity[identity] = first
            self._by_meeting.setdefault(meeting, first)
        self._by_content.setdefault(content, first)
        own_id = self._own_id(document, entry)
        self._ids.add(own_id)
        return game if own_id == game.id else replace(game, id=own_id)

    def _own_id(self, document: Document, entry: Entry) -> str:
        if entry.given_id and entry.given_id not in self._ids:
            return entry.given_id
        if entry.given_id:
            wanted = f"{entry.game.source or document.stem}:{entry.given_id}"
        else:
            wanted = f"{document.stem}:{entry.row}"
        return next(name for name in _numbered(wanted) if name not in self._ids)


def _numbered(name: str) -> Iterator[str]:
    """The name, then the name with ``~2``, ``~3`` … after it."""
    yield name
    for number in count(2):
        yield f"{name}~{number}"
