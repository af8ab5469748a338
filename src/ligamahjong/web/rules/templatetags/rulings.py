"""Disputed rulings in what is said of a hand of MCR: each name leads to where it is told."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from django import template
from django.template.defaultfilters import stringfilter
from django.urls import reverse
from django.utils.html import conditional_escape, format_html
from django.utils.safestring import mark_safe

from ligamahjong.mcr.rulings import SWITCHES
from ligamahjong.web.templatetags.words import page_language
from ligamahjong.wording import Text
from ligamahjong.wording.mcr.rulings import ruling_name

if TYPE_CHECKING:
    from collections.abc import Mapping

    from django.utils.safestring import SafeString

    from ligamahjong.wording import Language

__all__ = ["register", "with_rulings"]

register = template.Library()
_QUOTED = Text("«{name}»", "“{name}”")


@register.filter
@stringfilter
def with_rulings(text: str) -> SafeString:
    """A text in which the quoted name of a ruling leads to the page of rulings."""
    html = str(conditional_escape(text))
    if not any(mark in html for mark in "«“"):
        return mark_safe(html)  # noqa: S308 - escaped
    address = reverse("rules-mcr-rulings")
    for quoted, switch in _quoted(page_language()).items():
        link = format_html('<a href="{}#{}">{}</a>', address, switch, quoted)
        html = html.replace(quoted, link)
    return mark_safe(html)  # noqa: S308 - escaped, and links to a page of our own


@cache
def _quoted(language: Language) -> Mapping[str, str]:
    """The rulings by their quoted names."""
    return {
        _QUOTED.say(language, name=ruling_name(switch, language)): switch for switch in SWITCHES
    }
