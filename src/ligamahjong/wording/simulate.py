"""How long a climb takes, in words and bars."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.wording.language import Language, Text
from ligamahjong.wording.numbers import count, integer
from ligamahjong.wording.ranking import MODES

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ligamahjong.league.game import Mode

__all__ = ["headings", "histogram", "milestones", "row", "title", "unfinished"]

_TITLE = Text(
    "{mode}: partidas hasta {grade} ({tables}; {trajectories})",
    "{mode}: games to {grade} ({tables}; {trajectories})",
)
_PACKAGED = Text("tablas reconstruidas", "reconstructed tables")
_OWN = Text("tablas de {file}", "tables of {file}")
_ARRIVED = Text("Han llegado", "Have arrived")
_HISTOGRAM = Text("Trayectorias según sus partidas:", "Trajectories by their games:")
_METHODS: Mapping[str, Text] = {
    "exact": Text("Exacto", "Exact"),
    "simulated": Text("Simulado", "Simulated"),
}
_PERCENTILE = Text("{percent} %", "{percent}%")
_MILESTONES = Text("Mediana hasta cada grado: {steps}", "Median to each grade: {steps}")
_NEVER = Text("nunca", "never")
_UNFINISHED = Text("{trajectories} sin llegar.", "{trajectories} did not get there.")
_WIDTH = 40


def title(
    mode: Mode, grade: str, trajectories: int, language: Language, *, file: str | None = None
) -> str:
    """What the table of percentiles shows; ``file`` is that of the league's own grades."""
    tables = _PACKAGED.say(language) if file is None else _OWN.say(language, file=file)
    return _TITLE.say(
        language,
        mode=MODES[mode],
        grade=grade,
        tables=tables,
        trajectories=_trajectories(trajectories, language),
    )


def headings(percentiles: Sequence[int], language: Language) -> list[str]:
    """Headings of the table of percentiles."""
    shares = (_PERCENTILE.say(language, percent=percent) for percent in percentiles)
    return [_ARRIVED.say(language), *shares]


def row(method: str, games: Sequence[int | None], language: Language) -> list[str]:
    """One method's percentiles."""
    return [_METHODS[method].say(language), *(_games(number, language) for number in games)]


def milestones(steps: Sequence[tuple[str, int | None]], language: Language) -> str:
    """Median number of games to each grade."""
    said = ", ".join(f"{grade} {_games(number, language)}" for grade, number in steps)
    return _MILESTONES.say(language, steps=said)


def histogram(bars: Sequence[tuple[int, int, int]], language: Language) -> list[str]:
    """Bars of trajectories by number of games, below what they show."""
    highest = max((count for _, _, count in bars), default=1)
    width = max((len(integer(last, language)) for _, last, _ in bars), default=1)
    lines = (
        f"{integer(first, language):>{width}} – {integer(last, language):<{width}}  "
        f"{'█' * round(_WIDTH * count / highest)} {integer(count, language)}"
        for first, last, count in bars
    )
    return [_HISTOGRAM.say(language), *lines]


def unfinished(number: int, language: Language) -> str:
    """How many trajectories were given up."""
    return _UNFINISHED.say(language, trajectories=_trajectories(number, language))


def _trajectories(number: int, language: Language) -> str:
    if language is Language.ES:
        return count(number, "trayectoria", "trayectorias", language)
    return count(number, "trajectory", "trajectories", language)


def _games(number: int | None, language: Language) -> str:
    return _NEVER.say(language) if number is None else integer(number, language)
