"""The form for a game, and the one for an answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from django import forms
from django.http import QueryDict

from ligamahjong.formats.values import on_one_line
from ligamahjong.people import clean
from ligamahjong.table import SEATS
from ligamahjong.web.guards.forms import GuardedForm
from ligamahjong.web.intake import labels
from ligamahjong.web.intake.clocks import is_twofold
from ligamahjong.web.intake.drafts import Draft, SeatDraft
from ligamahjong.web.intake.fields import FilesField
from ligamahjong.web.intake.layout import game_fields, say
from ligamahjong.web.intake.players import Sought, sought
from ligamahjong.web.intake.words import problem_text, wind
from ligamahjong.web.templatetags.words import page_language

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import date, datetime, time

    from ligamahjong.web.intake.checks import Problem
    from ligamahjong.wording import Text

__all__ = ["AnswerForm", "SeatFields", "SubmissionForm", "VisitorForm"]

_LONGEST_ANSWER = 2000


class SeatFields:
    """The fields of one of the four, for the template.

    Attributes:
        wind: name of the seat.
        found: whom the text means, once it has been looked for.
        chosen: id of the person that is chosen.
    """

    def __init__(self, form: SubmissionForm, number: int) -> None:
        self.wind = wind(number, page_language())
        self.player = form[f"player{number}"]
        self.person = form[f"person{number}"]
        self.score = form[f"score{number}"]
        self.penalty = form[f"penalty{number}"]
        self.found = form.found.get(number, Sought(""))
        self.chosen = str(self.person.value() or "")


class SubmissionForm(forms.Form):
    """A game as somebody writes it; nothing has to be there for it to be kept as a draft.

    Whether it can be sent is decided by :func:`ligamahjong.web.intake.checks.problems`, whose
    findings :meth:`show` puts beside their fields.

    Attributes:
        looks: whether players are looked for; who has asked too often is told about none.

    Args:
        staff: whether staff write, who find everybody and may send for somebody else.
        anonymous: whether the sender has to give an address.
    """

    use_required_attribute = False

    def __init__(
        self,
        *args: Any,  # noqa: ANN401 - those of any form
        staff: bool = False,
        anonymous: bool = False,
        **kwargs: Any,  # noqa: ANN401
    ) -> None:
        super().__init__(*args, **kwargs)
        self._staff = staff
        self.looks = True
        self.found: dict[int, Sought] = {}
        self.fields |= game_fields(staff=staff)
        if staff:
            self.fields["email"] = _email(labels.SENT_FOR, labels.SENT_FOR_HINT)
        elif anonymous:
            self.fields["email"] = _email(labels.LABELS["email"], labels.HINTS["email"])
            self.fields["email"].widget.attrs["autocomplete"] = "email"

    @property
    def seats(self) -> list[SeatFields]:
        """The four, in seat order."""
        return [SeatFields(self, number) for number in range(len(SEATS))]

    @property
    def asks_which_of_two(self) -> bool:
        """Whether the clock showed the time of the start twice."""
        known = self.cleaned_data if self.is_bound else self.initial
        day, start = known.get("day"), known.get("start")
        if day is None or start is None:
            return False
        return is_twofold(day, start, known.get("clock") or "")

    @property
    def has_penalties(self) -> bool:
        """Whether a penalty is written, or something is wrong with one."""
        return any(seat.penalty.value() or seat.penalty.errors for seat in self.seats)

    @property
    def address(self) -> str:
        """The e-mail address that was written."""
        return str(self.cleaned_data.get("email") or "")

    @property
    def is_refused(self) -> bool:
        """Whether it looks as if a machine had filled it in: nothing of it is kept then."""
        return self.has_error("__all__", "machine")

    def clean(self) -> dict[str, Any]:
        """Look for the four players."""
        known = self.cleaned_data
        for number in range(len(SEATS) if self.looks else 0):
            name = f"player{number}"
            found = sought(
                known.get(name) or "", known.get(f"person{number}") or "", staff=self._staff
            )
            self.found[number] = found
            if found.typed and not found.person:
                self.add_error(name, say(labels.not_found(found), typed=found.typed))
        return known

    def draft(self) -> Draft:
        """What was written, without what cannot be read."""
        known = self.cleaned_data
        return Draft(
            mode=known.get("mode") or "",
            venue=known.get("venue") or "",
            day=known.get("day"),
            start=known.get("start"),
            clock=known.get("clock") or "",
            second_time=bool(known.get("second_time")) and self.asks_which_of_two,
            place=_tidy(known.get("place")),
            platform=_tidy(known.get("platform")),
            link=known.get("link") or "",
            starting_points=known.get("starting_points"),
            mismatch=known.get("mismatch") or "",
            signed=bool(known.get("signed")),
            remarks=known.get("remarks") or "",
            seats=tuple(self._seat(number) for number in range(len(SEATS))),
        )

    def show(self, problems: Iterable[Problem]) -> None:
        """Put what does not hold beside the field that can put it right."""
        for problem in problems:
            name = problem.field if problem.field in self.fields else None
            if name is None or not self.has_error(name):
                self.add_error(name, problem_text(problem, page_language()))

    def name_players(self) -> None:
        """Show the four by the names under which they were found."""
        data = self._data()
        for number, found in self.found.items():
            if found.person:
                data[self.add_prefix(f"player{number}")] = found.typed
        self.data = data

    @property
    def lacks_start(self) -> bool:
        """Whether day or time were left empty."""
        return any(not self.data.get(self.add_prefix(name)) for name in ("day", "start"))

    def fill_start(self, taken_at: datetime) -> None:
        """Show when a photograph was taken, where day or time were left empty."""
        moment: dict[str, date | time] = {
            "day": taken_at.date(),
            "start": taken_at.time().replace(second=0, microsecond=0),
        }
        data = self._data()
        for name, value in moment.items():
            if not self.data.get(self.add_prefix(name)):
                data[self.add_prefix(name)] = value.isoformat()
                self.cleaned_data[name] = value
        self.data = data

    def _data(self) -> QueryDict:
        """What came, to be changed before it is shown."""
        data = QueryDict(mutable=True)
        data.update(self.data)
        return data

    def _seat(self, number: int) -> SeatDraft:
        known, found = self.cleaned_data, self.found.get(number, Sought(""))
        return SeatDraft(
            found.typed,
            found.person,
            known.get(f"score{number}"),
            -abs(known.get(f"penalty{number}") or 0),
        )


class VisitorForm(GuardedForm, SubmissionForm):
    """The form for who has no account."""


class AnswerForm(forms.Form):
    """An answer to the question of a reviewer, and photographs that belong to it."""

    use_required_attribute = False

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401 - those of any form
        super().__init__(*args, **kwargs)
        self.fields["answer"] = forms.CharField(
            label=say(labels.ANSWER),
            max_length=_LONGEST_ANSWER,
            widget=forms.Textarea({"rows": 4}),
            error_messages={"required": say(labels.NO_ANSWER)},
        )
        self.fields["photographs"] = FilesField(
            label=say(labels.LABELS["photographs"]), required=False
        )


def _email(label: Text, hint: Text) -> forms.EmailField:
    return forms.EmailField(label=say(label), help_text=say(hint), required=False)


def _tidy(text: str | None) -> str:
    return clean(on_one_line(text or ""))
