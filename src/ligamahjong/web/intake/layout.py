"""The fields of the form for a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django import forms
from django.core.validators import URLValidator

from ligamahjong.league.game import Mode, Venue
from ligamahjong.people import PLATFORMS
from ligamahjong.table import SEATS
from ligamahjong.web.intake import labels
from ligamahjong.web.intake.checks import STARTING_POINTS
from ligamahjong.web.intake.fields import Choice, FilesField, WholeField
from ligamahjong.web.intake.words import CLOCKS, MISMATCHES, wind
from ligamahjong.web.people.picker import picker_attributes
from ligamahjong.web.templatetags.words import page_language
from ligamahjong.wording.game import VENUES
from ligamahjong.wording.numbers import integer
from ligamahjong.wording.ranking import MODES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ligamahjong.wording import Text

__all__ = ["game_fields", "platforms", "say"]

_KINDS = "image/jpeg,image/png,image/webp"
"""What is asked for: a telephone that takes photographs of another kind turns them into these."""
_LONGEST_REMARK = 2000
_LONGEST_LINK = 500
_LONGEST_PLACE = 200
_LONGEST_PLATFORM = 40
_LONGEST_NAME = 100
_DAYS = ("%Y-%m-%d", "%d/%m/%Y", "%d-%m-%Y")
_TIMES = ("%H:%M", "%H:%M:%S", "%H.%M")


def game_fields(*, staff: bool) -> dict[str, forms.Field]:
    """Everything that is asked about a game, in the language of the page.

    Args:
        staff: whether players are looked for among everybody, by everything.
    """
    fields = {**_kind(), **_evidence(), **_start(), **_place()}
    for number in range(len(SEATS)):
        fields |= _seat(number, staff=staff)
    fields |= _sum()
    fields["remarks"] = forms.CharField(
        max_length=_LONGEST_REMARK, widget=forms.Textarea({"rows": 3})
    )
    for name, field in fields.items():
        field.required = False
        if name in labels.LABELS:
            field.label = say(labels.LABELS[name])
        if name in labels.HINTS:
            field.help_text = say(labels.HINTS[name])
    return fields


def say(text: Text, **values: object) -> str:
    """A text in the language of the page."""
    return text.say(page_language(), **values)


def _choice(choices: Iterable[tuple[str, str]]) -> forms.ChoiceField:
    return forms.ChoiceField(choices=list(choices), widget=Choice)


def _kind() -> dict[str, forms.Field]:
    return {
        "mode": _choice((mode.value, MODES[mode]) for mode in Mode),
        "venue": _choice((venue.value, say(VENUES[venue]).capitalize()) for venue in Venue),
    }


def _evidence() -> dict[str, forms.Field]:
    photographs = FilesField()
    photographs.widget.attrs["accept"] = _KINDS
    return {
        "photographs": photographs,
        "read_time": forms.BooleanField(),
        "signed": forms.BooleanField(),
    }


def _start() -> dict[str, forms.Field]:
    return {
        "day": forms.DateField(
            input_formats=_DAYS, widget=forms.DateInput({"type": "date"}, format=_DAYS[0])
        ),
        "start": forms.TimeField(
            input_formats=_TIMES, widget=forms.TimeInput({"type": "time"}, format=_TIMES[0])
        ),
        "clock": _choice((clock.value, say(text)) for clock, text in CLOCKS.items()),
        "second_time": forms.BooleanField(),
    }


def _place() -> dict[str, forms.Field]:
    platform = forms.CharField(
        max_length=_LONGEST_PLATFORM, widget=forms.TextInput({"list": "platforms"})
    )
    link = forms.URLField(max_length=_LONGEST_LINK, assume_scheme="https")
    link.validators = [URLValidator(schemes=["http", "https"])]
    return {
        "place": forms.CharField(max_length=_LONGEST_PLACE),
        "platform": platform,
        "link": link,
    }


def _seat(number: int, *, staff: bool) -> dict[str, forms.Field]:
    name = wind(number, page_language())
    picker = picker_attributes(f"id_person{number}", staff=staff)
    return {
        f"player{number}": forms.CharField(
            label=say(labels.PLAYER, wind=name),
            max_length=_LONGEST_NAME,
            widget=forms.TextInput(picker),
        ),
        f"person{number}": forms.CharField(widget=forms.HiddenInput, max_length=_LONGEST_NAME),
        f"score{number}": WholeField(label=say(labels.SCORE, wind=name), widget=_number()),
        f"penalty{number}": WholeField(label=say(labels.PENALTY, wind=name), widget=_number()),
    }


def _number() -> forms.TextInput:
    """Without a keyboard of digits alone: that of some telephones has no minus."""
    return forms.TextInput({"autocomplete": "off", "size": 8})


def _sum() -> dict[str, forms.Field]:
    language = page_language()
    causes = [(cause.value, say(text)) for cause, text in MISMATCHES.items()]
    return {
        "starting_points": forms.TypedChoiceField(
            choices=[(points, integer(points, language)) for points in STARTING_POINTS],
            coerce=int,
            empty_value=None,
            initial=STARTING_POINTS[0],
        ),
        "mismatch": forms.ChoiceField(choices=[("", say(labels.NO_CAUSE)), *causes]),
    }


def platforms() -> list[str]:
    """Names of platforms to choose from."""
    return sorted(PLATFORMS.values())
