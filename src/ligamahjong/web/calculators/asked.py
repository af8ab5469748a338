"""What the address of a request asks of the fields of a page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.web.calculators.fields import Kind, read
from ligamahjong.web.templatetags.words import page_language

if TYPE_CHECKING:
    from collections.abc import Iterable

    from django.http import HttpRequest

    from ligamahjong.web.calculators.fields import Answers, Field

__all__ = ["asked_of", "more_can_be_told"]

_DECIDES = frozenset({Kind.TEXT, Kind.CHOICE})


def asked_of(request: HttpRequest, fields: Iterable[Field]) -> Answers:
    """Read the address; a name that is given with different values is refused."""
    given = {name: [str(value) for value in values] for name, values in request.GET.lists()}
    return read(
        {name: values[-1] for name, values in given.items() if values},
        fields,
        page_language(),
        {name: len(values) for name, values in given.items() if len(set(values)) > 1},
    )


def more_can_be_told(given: Answers, fields: Iterable[Field]) -> bool:
    """Whether what else is wrong can be told with what is wrong with single fields.

    It cannot where a text or an option was left out: that alone would make other things wrong.
    """
    return not any(one.name in given.wrong for one in fields if one.kind in _DECIDES)
