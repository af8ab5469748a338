"""A league of some forty people for the tests of the site, with everything that can happen in it.

It stands still on :data:`TODAY`, which the fixture ``league`` makes the site's day. Who is who:

========  =====================================================================================
p01…p29   play both modes until the end; p12 has a very long name, p13 an accent, p14 lives
          abroad, p15 has neither club nor region
p30…p33   have a provisional rating in both modes (p33: one game of each)
p34       stopped a year ago: activity debt and, in both modes, a discount
p35       stopped more than two years ago: not listed
p36       is registered and never played
p37       plays and is hidden: nobody sees a name
p38, p39  are homonyms
p40       plays Riichi only
p41       was merged into p02
========  =====================================================================================

Games are ``r001…`` and ``m001…``; the constants below name those with a story.
"""

from __future__ import annotations

import random
from dataclasses import replace
from datetime import date, datetime, timedelta, timezone
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo

from ligamahjong.league.game import Game, Mode, Venue
from ligamahjong.league.rules import LeagueRules
from ligamahjong.ledger.payloads import (
    GameAdded,
    GameCorrected,
    GameRestored,
    GameVoided,
    PersonMerged,
    Texts,
)
from ligamahjong.ledger.rules import change_of_rules
from ligamahjong.people import Account, Person
from ligamahjong.web.ledger.services import append_entries, salt_text
from ligamahjong.web.people import models
from ligamahjong.web.people.services import import_people, touch_people
from ligamahjong.web.ranking.recalculation import bring_up_to_date

if TYPE_CHECKING:
    from ligamahjong.ledger.payloads import Payload
    from ligamahjong.table import Four
    from ligamahjong.web.ledger.services import SaltedText

__all__ = [
    "CLUBS",
    "CORRECTED",
    "GAMES",
    "HIDDEN",
    "MERGED",
    "PEOPLE",
    "RESTORED",
    "TIED",
    "TODAY",
    "VOIDED",
    "fill",
    "games",
]

TODAY = date(2026, 6, 30)
GAMES = 340
"""Games of each mode before one is voided."""

CLUBS = ("Club Dragón Rojo", "Mesa del Sur")
HIDDEN = "p37"
MERGED = ("p41", "p02")
CORRECTED = "r100"
VOIDED = "r101"
RESTORED = "r102"
TIED = {
    "first-two": "r030",
    "last-two": "r031",
    "three": "r032",
    "all": "r033",
    "two-pairs": "r034",
}
"""Games with equal scores, of Riichi and, with ``m`` in place of ``r``, of MCR."""

_MADRID = ZoneInfo("Europe/Madrid")
_CANARY = ZoneInfo("Atlantic/Canary")
_GIVEN = ("Elena", "Bruno", "Iria", "Nerea", "Hugo", "Julia", "Marcos", "Olga", "Rubén", "Sonia")
_FAMILY = ("Alonso Prado", "Benítez Luna", "Cano Rivas", "Duarte Gil")
_REGIONS = ("MD", "CT", "AN", "CN", "GA")
_EVENTS = ("", "", "Jornada de invierno", "Torneo de la Vendimia")
_PENALTY = {Mode.RIICHI: -20_000, Mode.MCR: -30}
_TIED_SCORES = {
    30: ((38000, 38000, 14000, 10000), (88, 88, -60, -116)),
    31: ((52000, 30000, 9000, 9000), (120, 40, -80, -80)),
    32: ((40000, 20000, 20000, 20000), (96, -32, -32, -32)),
    33: ((25000, 25000, 25000, 25000), (0, 0, 0, 0)),
    34: ((35000, 35000, 15000, 15000), (64, 64, -64, -64)),
}


def _person(number: int) -> Person:
    name = f"{_GIVEN[number % 10]} {_FAMILY[number // 10 % 4]}"
    club = (*CLUBS, None)[number % 3]
    person = Person(f"p{number:02}", name, region=_REGIONS[number % 5], club=club)
    special = {
        1: {"accounts": (Account("mahjong-soul", "Gaviota", "7001"),), "ema_number": "08010001"},
        2: {"aliases": ("B. Cano",)},
        12: {"name": "María de la Encarnación Fernández de Córdoba y Álvarez de las Asturias"},
        13: {"name": "Íñigo Núñez Peña"},
        14: {"region": "XX"},
        15: {"region": None, "club": None},
        38: {"name": "Ana Ruiz Soler", "region": "MD"},
        39: {"name": "Ana Ruiz Soler", "region": "AN"},
        41: {"name": "Bruno Kano", "region": None, "club": None},
    }
    return replace(person, **special.get(number, {}))  # type: ignore[arg-type]


PEOPLE = tuple(_person(number) for number in range(1, 42))


def games(mode: Mode) -> list[Game]:
    """The games of a mode in the order in which they were played."""
    draw = random.Random(f"small league {mode.value}")
    played: list[Game] = []
    seats: dict[int, int] = {}
    for number in range(1, GAMES + 1):
        share = (number - 1) / (GAMES - 1)
        day = date(2024, 1, 20) + share * (TODAY - timedelta(days=2) - date(2024, 1, 20))
        people = _seated(_pool(mode, day, seats), draw)
        for one in people:
            seats[one] = seats.get(one, 0) + 1
        played.append(_game(mode, number, day, people, draw))
    return played


def _seated(pool: list[int], draw: random.Random) -> list[int]:
    """Four different people."""
    people: list[int] = []
    while len(people) < 4:
        one = draw.choice(pool)
        if one not in people:
            people.append(one)
    return people


def _pool(mode: Mode, day: date, seats: dict[int, int]) -> list[int]:
    """Who may sit down on a day; some of them more often than others."""
    until = {34: date(2025, 5, 1), 35: date(2024, 5, 1)}
    since = dict.fromkeys(range(30, 34), date(2026, 1, 1))
    most = {30: 19, 31: 12, 32: 5, 33: 1, 41: 3}
    return [
        number
        for number in range(1, 42)
        if number != 36
        and (number != 40 or mode is Mode.RIICHI)
        and since.get(number, day) <= day <= until.get(number, day)
        and seats.get(number, 0) < most.get(number, GAMES)
        and (number not in {2, 41} or (number == 41) == (day < date(2024, 6, 1)))
        for _ in range(6 if number in until or number == 1 else 1)
    ]


def _game(mode: Mode, number: int, day: date, people: list[int], draw: random.Random) -> Game:
    online = number % 9 == 0
    zone = _CANARY if number % 25 == 0 else _MADRID
    local = datetime(day.year, day.month, day.day, 17 + number % 4, 5 * (number % 12), tzinfo=zone)
    start = local.astimezone(timezone(local.utcoffset() or timedelta(0)))
    players = tuple(f"p{one:02}" for one in people)
    return Game(
        id=f"{mode.value[0]}{number:03}",
        mode=mode,
        played_at=start,
        day=start.astimezone(_MADRID).date(),
        players=players,  # type: ignore[arg-type]
        scores=_scores(mode, number, people, draw),
        venue=Venue.ONLINE if online else Venue.IN_PERSON,
        event="" if online else _EVENTS[number % 4],
        source="mahjong-soul" if online else "acta",
        note="Acabó por tiempo" if number % 40 == 0 else "",
        penalties=(0, 0, _PENALTY[mode] if number == 77 else 0, 0),
    )


def _scores(mode: Mode, number: int, people: list[int], draw: random.Random) -> Four[int]:
    """Who has a smaller number is somewhat better."""
    if number in _TIED_SCORES:
        return _TIED_SCORES[number][mode is Mode.MCR]
    unit, base, whole = (100, 250, 1000) if mode is Mode.RIICHI else (1, 0, 0)
    spread = 90 if mode is Mode.RIICHI else 80
    first, second, third = (base + round(draw.gauss(20 - one, spread)) for one in people[:3])
    return first * unit, second * unit, third * unit, (whole - first - second - third) * unit


def fill() -> None:
    """Register the people and append everything to an empty, migrated database."""
    import_people(PEOPLE)
    models.Person.objects.filter(id=HIDDEN).update(hidden=True)
    touch_people()
    texts: list[SaltedText] = []
    riichi, mcr = games(Mode.RIICHI), games(Mode.MCR)
    everything = sorted([*riichi, *mcr], key=lambda game: game.played_at)
    append_entries(
        [change_of_rules(LeagueRules()), *(_added(game, texts) for game in everything)],
        actor="u1",
        texts=texts,
    )
    corrected = riichi[int(CORRECTED[1:]) - 1]
    reason = salt_text("Dos puntuaciones estaban cambiadas")
    a, b, c, d = corrected.scores
    changed = replace(corrected, scores=(b, a, c, d), event="", note="")
    later: list[Payload] = [
        GameCorrected(changed, reason=reason.digest),
        GameVoided(VOIDED),
        GameVoided(RESTORED),
        GameRestored(RESTORED),
        PersonMerged(kept=MERGED[1], merged=MERGED[0]),
    ]
    append_entries(later, actor="u2", texts=[reason])
    bring_up_to_date()


def _added(game: Game, texts: list[SaltedText]) -> GameAdded:
    digests: dict[str, str] = {}
    for name, text in (("event", game.event), ("note", game.note)):
        if text:
            salted = salt_text(text)
            texts.append(salted)
            digests[name] = salted.digest
    return GameAdded(replace(game, event="", note=""), Texts(**digests))
