"""Rule sets as data: every decision a named field, every edition a frozen value.

The metadata of a field say where the decision stands for each of the rulebooks of EMA (RCR), of
2016 and 2025, and its number in docs/rules/riichi.md; :func:`source_of` says it for every edition.
Sections of 2025 come from secondary sources that agree, for that book is not at hand.
"""

from __future__ import annotations

from dataclasses import Field, dataclass, field, fields, replace
from enum import StrEnum
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

from ligamahjong.errors import RulesError
from ligamahjong.riichi.rule_values import check_rule
from ligamahjong.table import SEATS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ligamahjong.table import Wind

__all__ = [
    "EDITIONS",
    "MAHJONG_SOUL",
    "PUBLISHED",
    "RCR_2016",
    "RCR_2025",
    "TENHOU",
    "WRC",
    "Difference",
    "Edition",
    "Renhou",
    "StickRule",
    "check_told",
    "compare",
    "edition",
    "source_of",
]


class Renhou(StrEnum):
    """What winning on a discard before one's first turn is."""

    OFF = "off"
    MANGAN = "mangan"
    """A mangan with nothing else, or the ordinary hand where that is worth more."""
    YAKUMAN = "yakuman"


class StickRule(StrEnum):
    """Who takes the riichi sticks when several win on one discard."""

    OWN_BACK = "own-back"
    """Winners take their own back; the first after the discarder takes the rest."""
    FIRST = "first"
    """The first after the discarder takes all."""


_HELP = "help page of the federation, 2025"
_WIKI = "wiki of the federation"
_SECONDARY = "secondary sources on RCR 2025"


def _at(decision: int, now: str, before: str, *, told: bool = False) -> dict[str, object]:
    """A decision's number, where it stands for 2025 and 2016, whether it changes no result."""
    return {"decision": decision, "sources": {"rcr-2025": now, "rcr-2016": before}, "told": told}


@dataclass(frozen=True, slots=True, kw_only=True)
class Edition:
    """The rules of a game; the defaults are those of RCR 2025."""

    id: str
    kiriage: bool = field(default=True, metadata=_at(10, _HELP, "RCR 2016, revision notes"))
    """Whether 4 han 30 fu and 3 han 60 fu are mangan."""
    double_wind_fu: int = field(
        default=2, metadata=_at(4, "RCR 2025 4.1.1", "RCR 2016 4.1.1, read as 2 + 2")
    )
    """Fu of a pair that is seat wind and round wind."""
    open_pinfu_fu: bool = field(default=True, metadata=_at(8, "RCR 2025 4.1.1", "RCR 2016 4.1.1"))
    """Whether an open hand of 20 fu is counted as 30."""
    pinfu_tsumo: bool = field(default=True, metadata=_at(7, "RCR 2025 4.2.1", "RCR 2016 4.2.1"))
    """Whether pinfu counts with a self-draw, whose 2 fu then do not."""
    open_tanyao: bool = field(default=True, metadata=_at(41, "RCR 2025 4.2.1", "RCR 2016 4.2.1"))
    red_fives: bool = field(default=False, metadata=_at(15, _HELP, _WIKI))
    ura_dora: bool = field(default=True, metadata=_at(15, _HELP, "RCR 2016 2.7"))
    ippatsu: bool = field(default=True, metadata=_at(18, "RCR 2025 4.2.1", "RCR 2016 4.2.1"))
    counted_yakuman: bool = field(default=False, metadata=_at(11, _HELP, _WIKI))
    """Whether 13 han and more are a yakuman; else they are a sanbaiman."""
    yakuman_add_up: bool = field(default=False, metadata=_at(12, _SECONDARY, "RCR 2016 4.2"))
    """Whether several yakuman count together."""
    double_yakuman: frozenset[str] = field(
        default=frozenset(), metadata=_at(12, _HELP, "RCR 2016 4.2")
    )
    """Yakuman worth two: ``daisuushii``, or with their best wait ``suuankou``, ``kokushi``,
    ``chuuren``."""
    renhou: Renhou = field(default=Renhou.MANGAN, metadata=_at(13, _HELP, "RCR 2016 4.2.4"))
    most_winners: int = field(default=3, metadata=_at(23, "RCR 2025 3.3.1", "RCR 2016 3.4.9"))
    """How many can win on one discard; with 1 the first after the discarder does."""
    honba_to_every_winner: bool = field(
        default=True, metadata=_at(22, "RCR 2025 3.4.4", "RCR 2016 3.4.10")
    )
    honba: int = field(default=300, metadata=_at(22, "RCR 2025 3.4.4", "RCR 2016 4.1"))
    """What a counter adds to a win; a third of it from each at a self-draw."""
    sticks: StickRule = field(
        default=StickRule.OWN_BACK, metadata=_at(24, _SECONDARY, "RCR 2016 4.1")
    )
    responsible: frozenset[str] = field(
        default=frozenset({"daisangen", "daisuushii"}),
        metadata=_at(26, "RCR 2025 3.3.7", "RCR 2016 3.3.9"),
    )
    """Yakuman whose last melded set makes its feeder responsible."""
    responsible_pays_honba: bool = field(
        default=False, metadata=_at(26, "RCR 2025 3.3.7", "RCR 2016 3.3.9")
    )
    """Whether, on another's discard, the responsible player and not the discarder pays counters."""
    concealed_kans_in_responsibility: bool = field(
        default=False,
        metadata=_at(
            27,
            "RCR 2025 3.3.7, open question Q1",
            "RCR 2016 3.3.9, open question Q1",
            told=True,
        ),
    )
    noten: int = field(default=3000, metadata=_at(28, "RCR 2025 3.4.2", "RCR 2016 3.4.2"))
    """What those without tenpai pay together at an exhaustive draw."""
    tenpai_on_held_tiles: bool = field(
        default=False, metadata=_at(29, _SECONDARY, "RCR 2016 3.3.13")
    )
    """Whether waiting only on tiles of which one holds all four is tenpai."""
    riichi_tiles_left: int = field(
        default=1, metadata=_at(20, "RCR 2025 3.3.10", "RCR 2016 3.3.14", told=True)
    )
    """How many tiles the wall must hold for a riichi."""
    abortive_draws: bool = field(default=False, metadata=_at(33, _HELP, _WIKI))
    nagashi_mangan: bool = field(default=False, metadata=_at(33, _HELP, _WIKI))
    dealer_may_stop: bool = field(default=False, metadata=_at(33, _HELP, _WIKI))
    """Whether a winning or tenpai dealer may end the game in the last hand."""
    ends_below_zero: bool = field(default=False, metadata=_at(33, _SECONDARY, _WIKI))
    rounds: int = field(default=2, metadata=_at(33, _HELP, _WIKI))
    """East and South: what is played before the game ends."""
    goal: int = field(default=0, metadata=_at(33, _HELP, _WIKI))
    """What the first needs at the end; else one more round is played until somebody has it."""
    start: int = field(default=30_000, metadata=_at(34, "RCR 2025 3.7.1", "RCR 2016, not stated"))
    uma: tuple[int, int, int, int] = field(
        default=(15_000, 5_000, -5_000, -15_000),
        metadata=_at(34, "RCR 2025 3.7.1", "RCR 2016 3.6.1"),
    )
    uma_shared: bool = field(default=True, metadata=_at(34, "RCR 2025 3.7.1", "RCR 2016 3.6.1"))
    """Whether tied players pool and split their uma; else the earlier seat is ahead."""
    leftover_sticks_to_first: bool = field(
        default=True, metadata=_at(25, _SECONDARY, "RCR 2016 3.6")
    )
    chombo: int = field(default=20_000, metadata=_at(35, _SECONDARY, "RCR 2016 3.4.6"))
    """Taken off after the uma."""

    @property
    def most_rounds(self) -> int:
        """How many rounds a game can have (decision 33)."""
        return self.rounds + bool(self.goal)

    @property
    def winds(self) -> tuple[Wind, ...]:
        """The winds that a round can have.

        >>> "".join(RCR_2025.winds), "".join(TENHOU.winds)
        ('ES', 'ESW')
        """
        return SEATS[: self.most_rounds]

    def with_options(self, options: Mapping[str, object]) -> Edition:
        """The edition with some fields changed.

        >>> RCR_2016.with_options({"kiriage": True}).kiriage
        True

        Raises:
            RulesError: there is no such field, the value is not of its kind, no game can be
                played with it (:mod:`~ligamahjong.riichi.rule_values`).
        """
        return replace(self, **{name: _value(self, name, value) for name, value in options.items()})


_BY_NAME: dict[str, Field[Any]] = {one.name: one for one in fields(Edition)}


def _value(edition: Edition, name: str, value: object) -> Any:  # noqa: ANN401 - of any field
    if name not in _BY_NAME or name == "id":
        raise RulesError(f"no rule is called {name!r}", reason="rule-unknown", rule=name)
    now = getattr(edition, name)
    if isinstance(now, frozenset) and isinstance(value, list | tuple | set | frozenset):
        value = frozenset(value)
    elif isinstance(now, StrEnum) and isinstance(value, str) and value in set(type(now)):
        value = type(now)(value)
    elif isinstance(now, tuple) and isinstance(value, list):
        value = tuple(value)
    if not _fits(value, now):
        raise RulesError(
            f"{name}: {value!r} is not of its kind, as {now!r} is",
            reason="rule-value",
            rule=name,
            value=value,
            now=now,
        )
    check_rule(name, value)
    return value


def _fits(value: object, now: object) -> bool:
    """Whether a value is of the kind of another."""
    if type(value) is not type(now):
        return False
    if isinstance(value, tuple) and isinstance(now, tuple):
        return len(value) == len(now) and all(type(one) is int for one in value)
    return not isinstance(value, frozenset) or all(isinstance(one, str) for one in value)


RCR_2025 = Edition(id="rcr-2025")
RCR_2016 = Edition(id="rcr-2016", kiriage=False, double_wind_fu=4, riichi_tiles_left=4)
WRC = Edition(id="wrc", most_winners=1, leftover_sticks_to_first=False)
TENHOU = Edition(
    id="tenhou",
    kiriage=False,
    double_wind_fu=4,
    red_fives=True,
    counted_yakuman=True,
    yakuman_add_up=True,
    renhou=Renhou.OFF,
    most_winners=2,
    honba_to_every_winner=False,
    sticks=StickRule.FIRST,
    responsible=frozenset({"daisangen", "daisuushii", "suukantsu"}),
    tenpai_on_held_tiles=True,
    riichi_tiles_left=4,
    abortive_draws=True,
    nagashi_mangan=True,
    dealer_may_stop=True,
    ends_below_zero=True,
    goal=30_000,
    start=25_000,
    uma=(20_000, 10_000, -10_000, -20_000),
    uma_shared=False,
    chombo=0,
)
MAHJONG_SOUL = replace(
    TENHOU,
    id="mahjong-soul",
    double_yakuman=frozenset({"daisuushii", "suuankou", "kokushi", "chuuren"}),
    most_winners=3,
    responsible=frozenset({"daisangen", "daisuushii"}),
    uma=(15_000, 5_000, -5_000, -15_000),
)

EDITIONS: Mapping[str, Edition] = MappingProxyType(
    {one.id: one for one in (RCR_2025, RCR_2016, WRC, TENHOU, MAHJONG_SOUL)}
)
"""The editions by their ids, the default first."""
PUBLISHED: Mapping[str, str] = MappingProxyType(
    {
        "wrc": "published rules of the World Riichi Championship",
        "tenhou": "published rules of Tenhou",
        "mahjong-soul": "published rules of Mahjong Soul",
    }
)
"""Where the editions that are not of EMA stand, as a whole."""


def edition(id: str) -> Edition:  # noqa: A002 - the word of the field
    """The edition of an id.

    Raises:
        RulesError: there is none.
    """
    if id not in EDITIONS:
        raise RulesError(
            f"no edition {id!r}: {', '.join(EDITIONS)}",
            reason="edition-unknown",
            edition=id,
            known=tuple(EDITIONS),
        )
    return EDITIONS[id]


def check_told(asked: Edition, changed: Edition) -> None:
    """Refuse the change of a rule that is only told, for nobody would see that it does nothing.

    Args:
        asked: an edition.
        changed: the same with the rules that somebody changed.

    Raises:
        RulesError: no result depends on a rule that was changed.
    """
    for one in compare(asked, changed):
        if _BY_NAME[one.rule].metadata["told"]:
            raise RulesError(
                f"{one.rule} is told and changes no result", reason="rule-told", rule=one.rule
            )


def source_of(rule: str, edition: Edition) -> str:
    """Where a rule of an edition stands.

    The rules of RCR stand in the rulebooks or what is told of them. Those of WRC, Tenhou and
    Mahjong Soul are taken from what these publish, whose sections are not cited.

    >>> source_of("honba", RCR_2016), source_of("honba", TENHOU)
    ('RCR 2016 4.1', 'published rules of Tenhou')

    Args:
        rule: name of a field.
        edition: whose rule it is, whatever options changed.

    Raises:
        RulesError: there is no such rule.
    """
    if rule not in _BY_NAME or rule == "id":
        raise RulesError(f"no rule is called {rule!r}", reason="rule-unknown", rule=rule)
    sources: Mapping[str, str] = _BY_NAME[rule].metadata["sources"]
    return sources.get(edition.id) or PUBLISHED.get(edition.id, "")


class Difference(NamedTuple):
    """A rule that two editions decide otherwise."""

    rule: str
    first: object
    second: object


def compare(first: Edition, second: Edition) -> tuple[Difference, ...]:
    """The rules that two editions decide otherwise, in the order of the fields.

    >>> [one.rule for one in compare(RCR_2016, RCR_2025)]
    ['kiriage', 'double_wind_fu', 'riichi_tiles_left']
    """
    return tuple(
        Difference(one.name, a, b)
        for one in fields(Edition)
        if one.name != "id" and (a := getattr(first, one.name)) != (b := getattr(second, one.name))
    )
