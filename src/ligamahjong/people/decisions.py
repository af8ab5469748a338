"""Whom a text means where somebody has said so: decisions beside what a directory finds.

A decision is good for the people whoever took it could choose from. Once somebody else comes to
be called so, it is a question for a human again.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ligamahjong.people.directory import Ambiguous, Directory, Found, Match, Resolution, Unknown
from ligamahjong.people.names import clean, fold
from ligamahjong.people.platforms import PLATFORMS, platform_slug

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from ligamahjong.people.person import Person

__all__ = ["DecidedDirectory", "Decision", "candidates", "decision_key", "on_platform"]


@dataclass(frozen=True, slots=True)
class Decision:
    """What somebody said about a text.

    Attributes:
        person: id of whom it means; ``None`` for nobody: it stays unknown.
        among: ids of the people it could have meant when that was said.
    """

    person: str | None
    among: frozenset[str] = frozenset()


def on_platform(text: str, platform: str) -> str:
    """The text of a name as that of an account, if it is a user name on a platform.

    >>> on_platform("Gaviota#7", "tenhou"), on_platform("Ana Gil", "")
    ('tenhou:Gaviota#7', 'Ana Gil')
    >>> on_platform("MajSoul: Gaviota", "tenhou")
    'MajSoul: Gaviota'
    """
    named, colon, _ = text.partition(":")
    if not platform or (colon and platform_slug(named) in PLATFORMS):
        return text
    return f"{platform}:{text}"


def decision_key(text: str) -> str:
    """What texts have in common that one decision is about.

    Names are folded, as a directory compares them; in accounts only the platform is, as case
    tells user names apart.

    >>> decision_key("MUÑOZ, Núria") == decision_key("Nuria Muñoz")
    True
    >>> decision_key("MajSoul: Gato"), decision_key("tenhou:GATO")
    ('mahjong-soul:Gato', 'tenhou:GATO')
    """
    named, colon, name = text.partition(":")
    if colon and platform_slug(named) and clean(name):
        return f"{platform_slug(named)}:{clean(name)}"
    return fold(text) or clean(text)


def candidates(answer: Resolution) -> tuple[Person, ...]:
    """Everybody an answer says a text may mean; suggestions are not among them."""
    match answer:
        case Found(person):
            return (person,)
        case Ambiguous(_, several):
            return several
        case Unknown():
            return ()


class DecidedDirectory(Directory):
    """People as a directory, with what somebody has said about texts.

    >>> from ligamahjong.people import Person
    >>> twins = [Person("p1", "Ana Gil"), Person("p2", "Ana Gil"), Person("p3", "Pol Paz")]
    >>> said = {"ana gil": Decision("p2", frozenset({"p1", "p2"})), "polito": Decision("p3")}
    >>> people = DecidedDirectory(twins, said)
    >>> people.resolve("GIL, Ana").person.id, people.resolve("Polito").person.id
    ('p2', 'p3')

    Args:
        people: everybody.
        decisions: by :func:`decision_key`.
        platform: on which the texts are user names; ``""`` where they are names of people.

    Raises:
        FormatError: two people have the same id.
    """

    __slots__ = ("_decisions", "_platform")

    def __init__(
        self, people: Iterable[Person], decisions: Mapping[str, Decision], *, platform: str = ""
    ) -> None:
        super().__init__(people)
        self._decisions = decisions
        self._platform = platform

    def resolve(self, text: str) -> Resolution:
        """Whom a text means: one person, nobody, or several."""
        asked = on_platform(text, self._platform)
        answer = super().resolve(asked)
        decision = self._decisions.get(decision_key(asked))
        return answer if decision is None else self._decided(answer, decision, text)

    def _decided(self, answer: Resolution, decision: Decision, text: str) -> Resolution:
        found = candidates(answer)
        seen = {person.id for person in found} <= decision.among | {decision.person}
        if decision.person is None:
            return Unknown(text) if seen else answer
        chosen = self.get(decision.person)
        if chosen is None:
            return answer
        if seen:
            return Found(chosen, Match.DECISION)
        several = {person.id: person for person in (*found, chosen)}
        return Ambiguous(text, tuple(several.values()))
