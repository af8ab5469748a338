"""What is wrong with a hand as somebody wrote it: every problem, with its text and place."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ligamahjong.errors import HandError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

__all__ = ["TileProblem", "refuse"]


@dataclass(frozen=True, slots=True)
class TileProblem:
    """One problem; :mod:`ligamahjong.wording.hand_problems` says it.

    Attributes:
        code: what it is (``"fifth-copy"``).
        text: the offending text as written, or the tiles in the usual notation.
        position: where the text begins in what was read, from 1; ``None`` for the whole hand.
        facts: further values of the case, by name.
    """

    code: str
    text: str = ""
    position: int | None = None
    facts: Mapping[str, object] = field(default_factory=dict, hash=False)

    def __str__(self) -> str:
        where = "" if self.position is None else f"{self.position}: "
        return f"{where}{self.code} {self.text}".rstrip()


def refuse(problems: Sequence[TileProblem]) -> None:
    """Refuse a hand if there is anything wrong with it.

    Raises:
        HandError: there is; ``facts["problems"]`` are all of them.
    """
    if problems:
        raise HandError("; ".join(map(str, problems)), reason="hand", problems=tuple(problems))
