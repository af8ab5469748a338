"""Finding a rule or a yaku by one of its names, and what is said where none is called so."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeVar

import click

from ligamahjong.cli.speech import bilingual
from ligamahjong.reference.riichi.yaku import folded

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

__all__ = ["Named", "by_name"]

T = TypeVar("T")

_MOST = 3


class Named(NamedTuple):
    """Something with names.

    Attributes:
        id: that by which it is told apart.
        names: in all languages.
        also: more words by which it is known.
    """

    id: str
    names: Sequence[str]
    also: str = ""


def by_name(text: str, option: str, listed: Iterable[Named]) -> str:
    """The id of what is called so: by a whole name, or by a part that only one has.

    Args:
        text: the name, in any language; accents, hyphens, long vowels do not matter.
        option: that the name was given to.
        listed: all that there is.

    Raises:
        click.BadParameter: nothing is called so; it names the nearest.
    """
    every = list(listed)
    wanted = folded(text.replace("_", " "))
    for one in every:
        if wanted in {folded(name.replace("_", " ")) for name in (one.id, *one.names)}:
            return one.id
    holding = [
        one for one in every if wanted and wanted in folded(" ".join([*one.names, one.also]))
    ]
    if len(holding) == 1:
        return holding[0].id
    near = ", ".join(one.id for one in holding[:_MOST]) or ", ".join(_near(wanted, every))
    raise click.BadParameter(
        bilingual(
            f"nada se llama «{text}»" + (f"; lo más parecido: {near}." if near else "."),
            f"nothing is called “{text}”" + (f"; the nearest: {near}." if near else "."),
        ),
        param_hint=f"'{option}'",
    )


def _near(wanted: str, every: Sequence[Named]) -> list[str]:
    """Ids of those whose names are spelt most like it."""
    from difflib import get_close_matches  # noqa: PLC0415 - start-up time

    ids = {folded(name.replace("_", " ")): one.id for one in every for name in (one.id, *one.names)}
    return list(dict.fromkeys(ids[name] for name in get_close_matches(wanted, ids, n=_MOST)))
