"""Finding a rule or a yaku by one of its names, and what is said where none is called so."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import click

from ligamahjong.cli.speech import bilingual, preferred_language
from ligamahjong.reference.lookup import folded
from ligamahjong.wording import Language
from ligamahjong.wording.riichi.editions import RULES

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from ligamahjong.wording import Text

__all__ = ["Elsewhere", "Named", "by_name", "every_rule"]

_ALSO: Mapping[str, str] = {"red_fives": "akadora aka dora", "ura_dora": "dora"}
"""More words by which rules are known."""
_MOST = 3
_CLOSE = 0.75
"""How much of a name has to be spelt alike to be suggested."""
_LEAST_LETTERS = 3
"""Of a part of a name; fewer are in too many names."""


class Named(NamedTuple):
    """Something with names.

    Attributes:
        id: that by which it is told apart.
        called: in the language of the reader.
        names: in all languages.
        also: more words by which it is known.
    """

    id: str
    called: Text
    names: Sequence[str]
    also: str = ""


class Elsewhere(NamedTuple):
    """What another option finds by its name.

    Attributes:
        option: that takes the names.
        listed: all that there is.
        none: what is said of such a name.
    """

    option: str
    listed: Iterable[Named]
    none: Text


def every_rule() -> list[Named]:
    """The rules of an edition, by their names."""
    return [
        Named(rule, words.name, (words.name.es, words.name.en), _ALSO.get(rule, ""))
        for rule, words in RULES.items()
    ]


def by_name(
    text: str, option: str, listed: Iterable[Named], elsewhere: Elsewhere | None = None
) -> str:
    """The id of what is called so: by a whole name, or by a part that only one has.

    Args:
        text: the name, in any language; accents, hyphens, long vowels do not matter.
        option: that the name was given to.
        listed: all that there is.
        elsewhere: where a name that is none of these may belong.

    Raises:
        click.BadParameter: nothing is called so; it names the nearest, or the option that knows it.
    """
    every = list(listed)
    wanted = _plain(text)
    if not wanted:
        raise _refused(option, bilingual("se esperaba un nombre.", "expected a name."))
    whole = _whole(wanted, every)
    holding = [whole] if whole else _holding(wanted, every)
    if len(holding) == 1:
        return holding[0].id
    if not holding and elsewhere is not None:
        others = list(elsewhere.listed)
        whole = _whole(wanted, others)
        if found := [whole] if whole else _holding(wanted, others):
            none = elsewhere.none.say(Language(preferred_language()))
            raise _refused(
                option,
                bilingual(
                    f"«{text}» {none}; es de {elsewhere.option}: {_called(found)}.",
                    f"“{text}” {none}; it is for {elsewhere.option}: {_called(found)}.",
                ),
            )
    near = _called(holding or _near(wanted, every))
    raise _refused(
        option,
        bilingual(
            f"nada se llama «{text}»" + (f"; lo más parecido: {near}." if near else "."),
            f"nothing is called “{text}”" + (f"; the nearest: {near}." if near else "."),
        ),
    )


def _refused(option: str, sentence: str) -> click.BadParameter:
    return click.BadParameter(sentence, param_hint=option)


def _plain(text: str) -> str:
    return folded(text.replace("_", " "))


def _whole(wanted: str, every: Sequence[Named]) -> Named | None:
    """The one that has such a name."""
    return next((one for one in every if wanted in map(_plain, (one.id, *one.names))), None)


def _holding(wanted: str, every: Sequence[Named]) -> list[Named]:
    """Those of which a word begins so; names that are not in Latin letters may hold it anywhere."""
    start = f" {wanted}" if wanted.isascii() else wanted
    if wanted.isascii() and len(wanted) < _LEAST_LETTERS:
        return []
    return [one for one in every if start in f" {_plain(' '.join([one.id, *one.names, one.also]))}"]


def _near(wanted: str, every: Sequence[Named]) -> list[Named]:
    """Those whose names are spelt most like it."""
    from difflib import get_close_matches  # noqa: PLC0415 - start-up time

    named = {_plain(name): one for one in every for name in (one.id, *one.names)}
    close = get_close_matches(wanted, named, n=_MOST, cutoff=_CLOSE)
    return list({named[name].id: named[name] for name in close}.values())


def _called(found: Sequence[Named]) -> str:
    """The first of them, each by its name and its id."""
    language = Language(preferred_language())
    return ", ".join(f"{one.called.say(language)} ({one.id})" for one in found[:_MOST])
