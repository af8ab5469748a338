"""The form with all facts of a game, in which a manager puts them right."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from django import forms

from ligamahjong.errors import LigaError
from ligamahjong.formats.madrid import local_to_madrid, madrid_midnight, to_madrid
from ligamahjong.league.game import Mode, Venue
from ligamahjong.ledger.payloads import YEARS
from ligamahjong.table import SEATS
from ligamahjong.web.corrections.forms import DecideForm, label_fields
from ligamahjong.web.corrections.known import staff_names
from ligamahjong.web.intake.clocks import is_twofold, start_of
from ligamahjong.web.intake.fields import WholeField
from ligamahjong.web.intake.models import Submission
from ligamahjong.web.intake.players import sought
from ligamahjong.web.intake.words import CLOCKS
from ligamahjong.web.people.picker import picker_attributes
from ligamahjong.web.people.selectors import merges
from ligamahjong.web.ranking.selectors import today
from ligamahjong.web.templatetags.words import page_language
from ligamahjong.wording import Text
from ligamahjong.wording.dates import day as day_text
from ligamahjong.wording.errors import error_text
from ligamahjong.wording.game import VENUES, WINDS
from ligamahjong.wording.ranking import MODES

if TYPE_CHECKING:
    from collections.abc import Iterator
    from datetime import date, datetime

    from django.forms import BoundField

    from ligamahjong.league.game import Game
    from ligamahjong.table import Four
    from ligamahjong.web.corrections.known import KnownGame

__all__ = ["GameForm"]

_LABELS = {
    "mode": Text("Modalidad", "Mode"),
    "day": Text("Día", "Day"),
    "start": Text("Hora de comienzo", "Start"),
    "clock": Text("Reloj en que se leyó", "Clock it was read on"),
    "second": Text(
        "La segunda de las dos veces que el reloj dio esa hora (cambio de octubre)",
        "The second of the two times that the clock showed this hour (change in October)",
    ),
    "venue": Text("Presencial o en línea", "In person or online"),
    "event": Text("Evento", "Event"),
    "note": Text("Nota", "Remark"),
}
_HINTS = {
    "event": Text("Se publica.", "It is published."),
    "note": Text("Se publica.", "It is published."),
}
_PLAYER = Text("{wind}: jugador", "{wind}: player")
_SCORE = Text("{wind}: puntos", "{wind}: score")
_PENALTY = Text("{wind}: penalización", "{wind}: penalty")
_NOT_RECORDED = Text("Sin anotar", "Not recorded")
_MISSING = Text("Falta este dato.", "This is missing.")
_NO_DAY = Text("No es una fecha; se esperaba como 2026-05-18.", "Not a date; expected 2026-05-18.")
_NO_TIME = Text("No es una hora; se esperaba como 18:30.", "Not a time; expected as 18:30.")
_HOUR_MISSING = Text(
    "Falta la hora: de esta partida se sabía y no se puede quitar.",
    "The hour is missing: that of this game was known and cannot be taken away.",
)
_NO_SUCH_HOUR = Text(
    "Esa hora no existió: aquella noche el reloj se adelantó. Se esperaba otra.",
    "There was no such hour: the clock was put forward that night. Expected another one.",
)
_FUTURE = Text(
    "Es un día por venir; se esperaba como mucho hoy, {today}.",
    "That day is still to come; expected today, {today}, at the latest.",
)
_NO_YEAR = Text("Ese año no puede ser: {year}.", "Not that year: {year}.")
_NOBODY = Text(
    "«{text}» no es nadie inscrito; se esperaba un nombre, alias, número de EMA o identificador.",
    "“{text}” is nobody registered; expected a name, an alias, an EMA number or an id.",
)
_SEVERAL = Text(
    "«{text}» puede ser {names}; escribe el identificador de quien sea.",
    "“{text}” may be {names}; write the id of the one it is.",
)
_TWICE = Text("{name} ya está en otro asiento.", "{name} has another seat already.")
_LONGEST_TEXT = 200
_WITH_ID = re.compile(r"(.+) \((\S+)\)")
"""Somebody who has a namesake, as this form shows them."""


class GameForm(DecideForm):
    """All facts of a game as they should be.

    What is left as it was stays exactly that: the start keeps its clock, a merged id its seat, a
    text its digest.

    Attributes:
        game: as it should be, once the form is valid.
        twofold: whether a clock showed the start twice.

    Args:
        known: the game as it is.
    """

    version = forms.CharField(max_length=27, widget=forms.HiddenInput)
    mode = forms.ChoiceField(choices=[(mode.value, MODES[mode]) for mode in Mode])
    day = forms.DateField(widget=forms.DateInput(attrs={"type": "date"}, format="%Y-%m-%d"))
    start = forms.TimeField(required=False)
    clock = forms.ChoiceField()
    second = forms.BooleanField(required=False)
    venue = forms.ChoiceField(required=False)
    event = forms.CharField(required=False, max_length=_LONGEST_TEXT)
    note = forms.CharField(
        required=False, max_length=1000, widget=forms.Textarea(attrs={"rows": 2})
    )

    def __init__(self, known: KnownGame, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401
        self._known = known
        self._language = page_language()
        self._names = staff_names(known.game.players)
        kwargs["initial"] = {**_initial(known.game, self._names), "version": known.version}
        super().__init__(*args, **kwargs)
        self._set_choices()
        seconds = known.game.has_time and known.game.played_at.second
        self.fields["start"].widget = forms.TimeInput(
            attrs={"type": "time", **({"step": "1"} if seconds else {})},
            format="%H:%M:%S" if seconds else "%H:%M",
        )
        for seat in range(len(SEATS)):
            self._add_seat(seat)
        self.fields["start"].required = known.game.has_time
        label_fields(
            self, _LABELS, _HINTS, dict.fromkeys(self.fields.keys() - {"reason"}, _MISSING)
        )
        for name, wrong in (("day", _NO_DAY), ("start", _NO_TIME)):
            self.fields[name].error_messages["invalid"] = wrong.say(self._language)
        self.fields["start"].error_messages["required"] = _HOUR_MISSING.say(self._language)
        self.twofold = self.is_bound and self._is_twofold()
        if not self.twofold and not self.initial["second"]:
            self.fields["second"].widget = forms.HiddenInput()

    def _set_choices(self) -> None:
        choices = {
            "clock": [(clock.value, text.say(self._language)) for clock, text in CLOCKS.items()],
            "venue": [
                ("", _NOT_RECORDED.say(self._language)),
                *((venue.value, VENUES[venue].say(self._language)) for venue in Venue),
            ],
        }
        for name, values in choices.items():
            field = self.fields[name]
            assert isinstance(field, forms.ChoiceField)  # noqa: S101 - for the type
            field.choices = values

    def _add_seat(self, seat: int) -> None:
        wind = WINDS[SEATS[seat]].say(self._language)
        hidden = f"person{seat}"
        self.fields[hidden] = forms.CharField(required=False, widget=forms.HiddenInput)
        self.fields[f"player{seat}"] = forms.CharField(
            label=_PLAYER.say(self._language, wind=wind),
            max_length=_LONGEST_TEXT,
            widget=forms.TextInput(attrs=picker_attributes(f"id_{hidden}", staff=True)),
        )
        for name, label, needed in (("score", _SCORE, True), ("penalty", _PENALTY, False)):
            self.fields[f"{name}{seat}"] = WholeField(
                label=label.say(self._language, wind=wind), required=needed, max_length=30
            )

    def _is_twofold(self) -> bool:
        """Whether what was sent is a time that a clock showed twice."""
        try:
            day = self.fields["day"].clean(self.data.get("day"))
            start = self.fields["start"].clean(self.data.get("start"))
        except forms.ValidationError:
            return False
        clock = self.data.get("clock")
        return bool(start and clock in set(Submission.Clock) and is_twofold(day, start, clock))

    @property
    def seats(self) -> Iterator[dict[str, BoundField]]:
        """The fields of each of the four."""
        for seat in range(len(SEATS)):
            yield {name: self[f"{name}{seat}"] for name in ("person", "player", "score", "penalty")}

    @property
    def is_of_this_version(self) -> bool:
        """Whether the form was made from the record as it is now."""
        return bool(self.data.get("version") == self._known.version)

    def clean(self) -> dict[str, Any]:
        """Make the game of the facts."""
        cleaned: dict[str, Any] = super().clean() or self.cleaned_data
        played_at = self._start(cleaned)
        players = [self._person(seat, cleaned) for seat in range(len(SEATS))]
        self._refuse_twice(players)
        for seat in range(len(SEATS)):
            if f"score{seat}" not in self.errors and cleaned.get(f"score{seat}") is None:
                self.add_error(f"score{seat}", _MISSING.say(self._language))
        if not self.errors and played_at:
            self._make(cleaned, played_at, players)
        return cleaned

    def _start(self, cleaned: dict[str, Any]) -> tuple[datetime, date, bool] | None:
        """Start, day and whether the hour is known; ``None`` where there is no such time."""
        game = self._known.game
        day, start, clock = (cleaned.get(name) for name in ("day", "start", "clock"))
        if day is None or clock is None or "start" in self.errors:
            return None
        if not {"day", "start", "clock", "second"} & set(self.changed_data):
            return game.played_at, game.day, game.has_time
        if day.year not in YEARS:
            self.add_error("day", _NO_YEAR.say(self._language, year=day.year))
        elif start is None:
            return self._not_ahead(madrid_midnight(day), has_time=False)
        elif moment := start_of(day, start, clock, second=bool(cleaned.get("second"))):
            return self._not_ahead(moment, has_time=True)
        else:
            self.add_error("start", _NO_SUCH_HOUR.say(self._language))
        return None

    def _not_ahead(self, moment: datetime, *, has_time: bool) -> tuple[datetime, date, bool] | None:
        if moment.date() > today():
            said = day_text(today(), self._language)
            self.add_error("day", _FUTURE.say(self._language, today=said))
            return None
        return moment, moment.date(), has_time

    def _person(self, seat: int, cleaned: dict[str, Any]) -> str:
        """The id of whoever sat there; empty where nobody is found."""
        text, chosen = cleaned.get(f"player{seat}", ""), cleaned.get(f"person{seat}", "")
        entered = self._known.game.players[seat]
        if not text:
            return ""
        if chosen in {entered, ""} and text == self._names[entered]:
            return entered
        if with_id := _WITH_ID.fullmatch(text):
            text, chosen = with_id.groups()
        found = sought(text, chosen, staff=True)
        if found.person:
            return found.person
        if found.several:
            names = ", ".join(f"{one.name} ({one.id})" for one in found.choices)
            self.add_error(f"player{seat}", _SEVERAL.say(self._language, text=text, names=names))
        else:
            self.add_error(f"player{seat}", _NOBODY.say(self._language, text=text))
        return ""

    def _refuse_twice(self, players: list[str]) -> None:
        """Nobody has two seats; an id that was merged is the one it was merged into."""
        into = merges()
        seen: set[str] = set()
        for seat, person in enumerate(players):
            kept = into.resolve(person)
            if person and kept in seen:
                name = staff_names([kept], into)[kept]
                self.add_error(f"player{seat}", _TWICE.say(self._language, name=name))
            seen.add(kept)

    def _make(
        self, cleaned: dict[str, Any], played_at: tuple[datetime, date, bool], players: list[str]
    ) -> None:
        moment, day, has_time = played_at
        try:
            self.game: Game = replace(
                self._known.game,
                mode=Mode(cleaned["mode"]),
                played_at=moment,
                day=day,
                has_time=has_time,
                venue=Venue(cleaned["venue"]) if cleaned["venue"] else None,
                players=_four(players),
                scores=_four([cleaned[f"score{seat}"] for seat in range(len(SEATS))]),
                penalties=_four([cleaned[f"penalty{seat}"] or 0 for seat in range(len(SEATS))]),
                event=cleaned["event"],
                note=cleaned["note"],
            )
        except LigaError as error:
            self.add_error(None, error_text(error, self._language))


def _initial(game: Game, names: dict[str, str]) -> dict[str, Any]:
    """The form as it is opened: the game as it is, by the clock of mainland Spain."""
    local = to_madrid(game.played_at)
    second = local_to_madrid(local.replace(tzinfo=None)) != local
    values: dict[str, Any] = {
        "mode": game.mode.value,
        "day": local.date() if game.has_time else game.day,
        "start": local.time() if game.has_time else None,
        "clock": Submission.Clock.MAINLAND.value,
        "second": second,
        "venue": game.venue.value if game.venue else "",
        "event": game.event,
        "note": game.note,
    }
    for seat, player in enumerate(game.players):
        values[f"person{seat}"] = player
        values[f"player{seat}"] = names[player]
        values[f"score{seat}"] = game.scores[seat]
        values[f"penalty{seat}"] = game.penalties[seat] or ""
    return values


def _four(values: list[Any]) -> Four[Any]:
    east, south, west, north = values
    return east, south, west, north
