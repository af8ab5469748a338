"""Players of the league, as the public finds them, and where they stand."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.league.grades import GradeStanding
from ligamahjong.league.inactivity import NO_DEBT
from ligamahjong.league.rating import INITIAL
from ligamahjong.league.replay import PlayerState
from ligamahjong.people import Ambiguous, Found, Unknown, clean
from ligamahjong.web.calculators.league.answers import Offer
from ligamahjong.web.people.finding import public_people, search
from ligamahjong.web.ranking.models import PlayerResult
from ligamahjong.web.ranking.rows import state_of
from ligamahjong.wording import Text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ligamahjong.league.game import Mode
    from ligamahjong.people import Directory, Person
    from ligamahjong.web.calculators.fields import Field
    from ligamahjong.web.calculators.league.reading import Questions
    from ligamahjong.wording import Language

__all__ = ["Player", "known_people", "player_meant"]

_LONGEST = 100
_MOST = 6
"""People that a message names."""
_SEVERAL = Text(
    "«{text}» puede ser varias personas; elige una:",
    "“{text}” may be several people; choose one:",
)
_NOBODY = Text(
    "«{text}» no está en la liga; se esperaba el nombre de alguien que haya jugado",
    "“{text}” is not in the league; expected the name of somebody who has played",
)
_PERHAPS = Text(
    "«{text}» no está en la liga; quizá alguien de aquí:",
    "“{text}” is not in the league; perhaps somebody of these:",
)
_NO_CLUB = Text("sin club", "no club")


class Player(NamedTuple):
    """Somebody, and where they stand after their last game of a mode."""

    name: str
    state: PlayerState


def known_people() -> Directory:
    """Everybody who appears in public."""
    return public_people()


def player_meant(
    fields: tuple[Field, Field], people: Directory, mode: Mode, asked: Questions
) -> Player | None:
    """The player that a text means, or nobody, and a sentence and who may be chosen.

    Args:
        fields: that of a name or an id, and that of the id that the picker gave, which counts
            only among those the text may mean.
        people: among whom to look.
        mode: of the ranking.
        asked: told what is wrong.
    """
    text, chosen = map(asked.text, fields)
    typed = clean(text[:_LONGEST])
    found = people.resolve(typed)
    if isinstance(found, Found):
        alike = [one for one in people.values() if one.name == found.person.name]
        return _player(found.person, mode, _told_apart(found.person, alike))
    several = found.candidates if isinstance(found, Ambiguous) else found.suggestions
    if isinstance(found, Unknown):
        named = [people[one.id] for one in search(typed, _MOST)]
        several = tuple({one.id: one for one in (*named, *several)}.values())
    if one := next((person for person in several if person.id == chosen), None):
        return _player(one, mode, _told_apart(one, several))
    sentence = _SEVERAL if isinstance(found, Ambiguous) else _PERHAPS if several else _NOBODY
    language, owner = asked.language, fields[0].owner
    problem = sentence.say(language, text=typed)
    name, id_ = (one.name for one in fields)
    texts = _listed(several[:_MOST], language)
    asked.offer(
        f"{owner.say(language)}: {problem}" if owner else problem,
        (
            Offer(text, {name: one.name, id_: one.id})
            for one, text in zip(several, texts, strict=False)
        ),
    )
    return None


def _listed(people: Sequence[Person], language: Language) -> list[str]:
    """Each by name and club; by the id too where another has the same of both."""
    texts = [f"{one.name} · {one.club or _NO_CLUB.say(language)}" for one in people]
    return [
        f"{text} ({one.id})" if texts.count(text) > 1 else text
        for one, text in zip(people, texts, strict=True)
    ]


def _told_apart(person: Person, others: Sequence[Person]) -> str:
    """A name; with a club or the id, where another has the same name."""
    alike = [one for one in others if one.id != person.id and one.name == person.name]
    if not alike:
        return person.name
    own = person.club and all(one.club != person.club for one in alike)
    return f"{person.name} ({person.club if own else person.id})"


def _player(person: Person, mode: Mode, name: str = "") -> Player:
    name = name or person.name
    row = PlayerResult.objects.filter(mode=mode.value, person=person.id).first()
    if row is None:
        start = GradeStanding(0, 0)
        return Player(name, PlayerState(person.id, INITIAL, 0, start, NO_DEBT, None))
    return Player(name, state_of(row))
