"""What other practices of MCR give for the same win."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ligamahjong.mcr.profiles import PROFILES
from ligamahjong.mcr.scoring import score
from ligamahjong.wording import Text
from ligamahjong.wording.lists import all_of
from ligamahjong.wording.mcr.names import points_text
from ligamahjong.wording.mcr.payments import paid_text
from ligamahjong.wording.mcr.rulings import profile_name

if TYPE_CHECKING:
    from ligamahjong.formats.mcr_records import Win
    from ligamahjong.wording import Language

__all__ = ["Beside", "Practices", "practices"]

_SAME = Text("Lo mismo con {others}.", "The same with {others}.")
_NOT_LEGAL = Text("{points}: no llega a 8.", "{points}: less than 8.")


class Beside(NamedTuple):
    """What a practice gives: its name and lines."""

    name: str
    lines: tuple[str, ...]


class Practices(NamedTuple):
    """What other practices give.

    Attributes:
        same: that all give the same, if they do.
        beside: else what each gives.
    """

    same: str
    beside: tuple[Beside, ...]


def practices(win: Win, language: Language) -> Practices:
    """The practices side by side where they differ, else a line that they do not."""
    scores = {one: score(win.hand, win.circumstances, one) for one in PROFILES.values()}
    mine = score(*win)
    if all(one.total == mine.total and one.base == mine.base for one in scores.values()):
        others = [profile_name(one, language) for one in scores if one.id != win.profile.id]
        return Practices(_SAME.say(language, others=all_of(others, language)), ())
    beside: list[Beside] = []
    for profile, found in scores.items():
        points = points_text(found.total, language)
        lines: tuple[str, ...] = (_NOT_LEGAL.say(language, points=points),)
        if found.is_legal:
            drawn = win.circumstances.self_drawn
            lines = (f"{points}.", paid_text(found.total, self_drawn=drawn, language=language))
        beside.append(Beside(profile_name(profile, language), lines))
    return Practices("", tuple(beside))
