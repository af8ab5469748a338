"""Looking up a name as people write it: in any language, with or without accents.

The lists of the site do the same in the browser while somebody types (``lookup.js``).
"""

from __future__ import annotations

import re
import unicodedata

__all__ = ["folded", "is_found_by"]

_LONG = re.compile(r"ou|oo|uu|ii")
"""Long vowels of Japanese, which are written in several ways."""


def folded(text: str) -> str:
    """A name as it is looked up: without accents and hyphens, long vowels short, in small letters.

    >>> folded("  Última-Ficha ")
    'ultima ficha'
    >>> folded("Iipeikō") == folded("iipeikou")
    True
    """
    bare = "".join(
        one
        for one in unicodedata.normalize("NFKD", text.casefold())
        if not unicodedata.combining(one)
    )
    return " ".join(_LONG.sub(lambda found: found[0][0], bare.replace("-", " ")).split())


def is_found_by(names: str, query: str) -> bool:
    """Whether each word that is looked for is part of some name.

    Args:
        names: all names of something, as :func:`folded` has them.
        query: as it was typed; without words it finds all.

    >>> is_found_by(folded("Escalera pura · Pure Straight"), "escál")
    True
    >>> is_found_by(folded("Escalera pura · Pure Straight"), "pura mixta")
    False
    """
    return all(word in names for word in folded(query).split())
