"""Whom the sender of a game means.

Who appears in public is found as everywhere on the site. Somebody who is hidden, or appears under
another name, plays too: for them the whole name has to be written, nobody is ever suggested, and
neither id nor public name is given away.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from django.db.models import Q

from ligamahjong.people import Ambiguous, Found, Unknown, clean, fold
from ligamahjong.web.people import finding
from ligamahjong.web.people.models import Person
from ligamahjong.web.people.selectors import merges

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ligamahjong import people

__all__ = ["Sought", "shown_id", "sought"]

_FEWEST_WORDS = 2
"""Of the name of somebody who does not appear in public; one word would be guessed."""


@dataclass(frozen=True, slots=True)
class Sought:
    """What came of looking for a player.

    Attributes:
        typed: the name as it was written, or that of the person who was chosen.
        person: id of the one person meant; empty for nobody or several.
        choices: people it may have been meant for.
        several: whether the text means all of them equally.
    """

    typed: str
    person: str = ""
    choices: tuple[people.Person, ...] = ()
    several: bool = False


def sought(typed: str, chosen: str = "", *, staff: bool = False) -> Sought:
    """The player that a text means, and a choice among those it may mean.

    A choice counts only while it goes with the text, so that nobody is seated whose name is not
    what the page shows.

    Args:
        typed: what was written.
        chosen: id of the person chosen; empty for none.
        staff: whether who asks may know everybody.
    """
    text = clean(typed)
    if not (text or chosen):
        return Sought("")
    answer = finding.resolve(text or chosen, staff=staff)
    if isinstance(answer, Found):
        return Sought(answer.person.name, answer.person.id)
    people = answer.candidates if isinstance(answer, Ambiguous) else answer.suggestions
    if one := next((person for person in people if person.id == chosen), None):
        return Sought(one.name, one.id)
    if isinstance(answer, Unknown) and (unseen := _unseen(text)):
        return Sought(text, unseen)
    return Sought(text, choices=people, several=isinstance(answer, Ambiguous))


def shown_id(person: Person | None, typed: str) -> str:
    """The id of a player as a page may hold it: empty for who was found by an unseen name."""
    if person is None or person.hidden or (person.shown_as and person.shown_as != typed):
        return ""
    return person.id


def _unseen(text: str) -> str:
    """The id of the one person who has this whole name and is not shown by it."""
    folded = fold(text)
    if len(folded.split()) < _FEWEST_WORDS:
        return ""
    rows = Person.objects.filter(~Q(shown_as="") | Q(hidden=True), retired=None)
    found = _kept([id_ for id_, name in rows.values_list("id", "name") if fold(name) == folded])
    return found[0] if len(found) == 1 else ""


def _kept(ids: Sequence[str]) -> list[str]:
    """The people that ids stand for, each once."""
    into = merges()
    return list(dict.fromkeys(map(into.resolve, ids)))
