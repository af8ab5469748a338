"""A text field that looks people up while somebody types; see ``liga/person_search.js``."""

from __future__ import annotations

from django.urls import reverse

from ligamahjong.web.templatetags.words import page_language
from ligamahjong.wording import Text

__all__ = ["picker_attributes"]

_NOBODY = Text("Nadie con ese nombre", "Nobody of that name")
_FOUND = Text("{n} personas; elige con las flechas", "{n} people; choose with the arrow keys")
_ONE = Text("1 persona; elige con las flechas", "1 person; choose with the arrow keys")


def picker_attributes(hidden: str, *, staff: bool = False) -> dict[str, str]:
    """Attributes of a text input that becomes a combobox.

    Without JavaScript the text alone is sent, for :func:`~ligamahjong.web.people.finding.resolve`.

    Args:
        hidden: ``id`` of the hidden input that is given the id of the person chosen.
        staff: whether everybody can be found by everything; needs a reviewer.
    """
    language = page_language()
    return {
        "autocomplete": "off",
        "spellcheck": "false",
        "data-person-search": reverse("staff-people-search" if staff else "people-search"),
        "data-person-id": hidden,
        "data-nobody": _NOBODY.say(language),
        "data-found": _FOUND.say(language, n="{n}"),
        "data-found-one": _ONE.say(language),
    }
