"""``liga waits riichi``."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import click

from ligamahjong.cli.failures import reports_failures
from ligamahjong.cli.options import format_option, language_option
from ligamahjong.cli.output import print_json, print_table, say, tell
from ligamahjong.cli.riichi_options import (
    TILES,
    dora_option,
    refuse_contradiction,
    riichi_options,
    rule_options,
    takes,
    takes_rules,
    wind_options,
)
from ligamahjong.cli.speech import Command, bilingual
from ligamahjong.cli.waits.riichi_discards import tell_discards, write_acceptance
from ligamahjong.formats.riichi_records import write_count
from ligamahjong.riichi.acceptance import accepted
from ligamahjong.riichi.closed_kan import closed_kan_after_riichi
from ligamahjong.riichi.furiten import furiten
from ligamahjong.riichi.situation import Situation
from ligamahjong.riichi.unknown import Fact, decisive
from ligamahjong.riichi.validation import check_waiting, round_problems
from ligamahjong.riichi.wait_wins import WaitWin, wait_wins
from ligamahjong.riichi.waits import Waits, waits
from ligamahjong.table import Wind
from ligamahjong.tiles import tile
from ligamahjong.tiles.notation import read_hand, read_tiles
from ligamahjong.tiles.problems import refuse
from ligamahjong.wording.riichi import waits as words

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ligamahjong.riichi.acceptance import Acceptance
    from ligamahjong.riichi.closed_kan import Refusal
    from ligamahjong.riichi.editions import Edition
    from ligamahjong.riichi.furiten import Furiten
    from ligamahjong.riichi.unknown import Result
    from ligamahjong.tiles import Hand, Tile
    from ligamahjong.wording import Language

__all__ = ["riichi"]

_WAITING = 13
_OF_THIRTEEN = bilingual(
    "--riichi, --double-riichi y --kan son de una mano de 13 fichas: tras el riichi se descarta la "
    "que se roba.",
    "--riichi, --double-riichi and --kan are for a hand of 13 tiles: after riichi the drawn tile "
    "is discarded.",
)


class _Seen(NamedTuple):
    """Tiles that were discarded, let pass, and drawn after riichi."""

    discards: tuple[Tile, ...]
    passed: tuple[Tile, ...]
    kan: tuple[Tile, ...]


class _Answer(NamedTuple):
    """What there is to say of a waiting hand.

    Attributes:
        waits: the tiles.
        wins: what each of them wins.
        unknown: facts that were not said and on which a value depends.
        furiten: why it may not win on a discard.
        because: kinds that make it furiten.
        kan: whether a concealed kong may be declared after riichi, by its kind.
        nearer: the tiles that bring it nearer to waiting.
    """

    waits: Waits
    wins: tuple[WaitWin, ...]
    unknown: tuple[Fact, ...]
    furiten: Furiten | None
    because: tuple[int, ...]
    kan: tuple[tuple[int, Refusal | None], ...]
    nearer: Acceptance


@click.command(
    "riichi",
    cls=Command,
    help=bilingual(
        "Las esperas de una mano de 13 fichas, lo que gana cada una de un descarte y del muro, y "
        "si está en tenpai o en furiten; lejos de tenpai, las fichas que la acercan. De una mano "
        "de 14, los mejores descartes.",
        "The waits of a hand of 13 tiles, what each wins on a discard and by self-draw, and "
        "whether it is in tenpai or furiten; away from tenpai, the tiles that bring it nearer. Of "
        "a hand of 14, the best discards.",
    ),
    epilog=bilingual(
        'Ejemplo: liga waits riichi "23456m33p456789s" --seat S --round E --no-riichi --discards '
        "4m9p",
        'Example: liga waits riichi "23456m33p456789s" --seat S --round E --no-riichi --discards '
        "4m9p",
    ),
)
@click.argument("hand", nargs=-1, required=True, metavar="HAND...")
@click.option(
    "--discards",
    type=TILES,
    default=(),
    metavar="TILES",
    help=bilingual(
        "Descartes propios, también los reclamados.", "One's own discards, claimed ones too."
    ),
)
@click.option(
    "--passed",
    type=TILES,
    default=(),
    metavar="TILES",
    help=bilingual(
        "Fichas que se dejaron pasar desde el último turno propio o, con --riichi, tras el riichi.",
        "Tiles let pass since one's last turn or, with --riichi, since the riichi.",
    ),
)
@click.option(
    "--kan",
    type=TILES,
    default=(),
    metavar="TILES",
    help=bilingual(
        "Fichas robadas tras el riichi: ¿vale el kan oculto?",
        "Tiles drawn after riichi: is the concealed kan allowed?",
    ),
)
@takes(*wind_options, *riichi_options, dora_option, *rule_options)
@language_option
@format_option("text", "json")
@reports_failures
@takes_rules
def riichi(
    hand: tuple[str, ...],
    discards: tuple[Tile, ...],
    passed: tuple[Tile, ...],
    kan: tuple[Tile, ...],
    rules: Edition,
    language: Language,
    layout: str,
    **said: object,
) -> None:
    """Say what a hand waits for."""
    asked = read_hand(" ".join(hand))
    situation, unknown = _situation(said)
    refuse(list(round_problems(situation.round, rules)))
    open_ = (*discards, *passed)
    check_waiting(asked, (*open_, *situation.dora))
    if len(asked.standing) + 3 * len(asked.melds) > _WAITING:
        if kan or situation.riichi:
            raise click.UsageError(_OF_THIRTEEN)
        tell_discards(asked, (*open_, *situation.dora), language, layout)
        return
    for drawn in kan:
        check_waiting(asked, (*open_, *situation.dora, drawn))
    answer = _answer(asked, situation, unknown, rules, _Seen(discards, passed, kan))
    if layout == "json":
        print_json(_record(answer, rules))
    else:
        _print(answer, situation, rules, language)


def _answer(
    hand: Hand, situation: Situation, unknown: Sequence[Fact], rules: Edition, seen: _Seen
) -> _Answer:
    found = waits(hand)
    wins = wait_wins(hand, situation, unknown, rules, seen=(*seen.discards, *seen.passed))
    discards = [one.kind for one in seen.discards]
    passed = [one.kind for one in seen.passed]
    after_riichi = bool(situation.riichi)
    why = furiten(
        found,
        discards,
        passed_in_turn=() if after_riichi else passed,
        passed_after_riichi=passed if after_riichi else (),
    )
    wanted = {*found.kinds, *found.held}
    doubtful = {fact for win in wins for one in (win.ron, win.tsumo) for fact in decisive(one)}
    return _Answer(
        found,
        wins,
        tuple(fact for fact in unknown if fact in doubtful),
        why,
        tuple(sorted(wanted.intersection(discards) or wanted.intersection(passed))),
        tuple((one.kind, closed_kan_after_riichi(hand, one)) for one in seen.kan),
        accepted(hand, (*seen.discards, *seen.passed, *situation.dora)),
    )


def _situation(said: Mapping[str, object]) -> tuple[Situation, tuple[Fact, ...]]:
    """What is known of the win, and what is not."""
    seat, round_, riichi = said["seat"], said["round"], said["riichi"]
    double = bool(said["double_riichi"])
    refuse_contradiction(riichi, double=double)
    known = {
        Fact.SEAT: seat is not None,
        Fact.ROUND: round_ is not None,
        Fact.RIICHI: riichi is not None or double,
    }
    situation = Situation(
        seat=seat if isinstance(seat, Wind) else Wind.EAST,
        round=round_ if isinstance(round_, Wind) else Wind.EAST,
        riichi=2 if double else int(bool(riichi)),
        dora=read_tiles(" ".join(said["dora"])) if isinstance(said["dora"], tuple) else (),
    )
    return situation, tuple(fact for fact, is_known in known.items() if not is_known)


def _print(answer: _Answer, situation: Situation, rules: Edition, language: Language) -> None:
    for number, line in enumerate(words.tenpai_lines(answer.waits, rules, language)):
        tell(line, bold=number == 0)
    if answer.nearer.shanten > 0:
        for line in words.nearer_lines(answer.nearer, language):
            tell(line)
    if answer.furiten is not None:
        tell(words.furiten_line(answer.furiten, answer.because, language))
    if answer.wins:
        say()
        print_table(
            [text.say(language) for text in words.WAIT_HEADINGS.values()],
            [words.wait_row(win, language) for win in answer.wins],
            right=(1,),
        )
        if answer.unknown:
            tell(words.depends_line(answer.unknown, language))
        if situation.riichi and rules.ura_dora:
            tell(words.ura_line(language))
    for kind, refusal in answer.kan:
        tell(words.kan_line(refusal, kind, language))


def _record(answer: _Answer, rules: Edition) -> dict[str, object]:
    return {
        "edition": rules.id,
        "tenpai": answer.waits.is_tenpai(rules),
        **write_acceptance(answer.nearer),
        "waits": [
            {
                "tile": str(tile(win.kind)),
                "left": win.left,
                "ron": [_result(one) for one in win.ron],
                "tsumo": [_result(one) for one in win.tsumo],
            }
            for win in answer.wins
        ],
        "held": [str(tile(kind)) for kind in answer.waits.held],
        "unknown": [fact.value for fact in answer.unknown],
        "furiten": answer.furiten and answer.furiten.value,
        "because": [str(tile(kind)) for kind in answer.because],
        "kan": [
            {"tile": str(tile(kind)), "allowed": why is None, "why": why and why.value}
            for kind, why in answer.kan
        ],
    }


def _result(result: Result) -> dict[str, object]:
    counts: list[dict[str, object]] = []
    for case in result.cases:
        if case.score and (count := write_count(case.score.reading)) not in counts:
            counts.append(count)
    return {
        "points": result.payments and result.payments.total,
        "counts": counts,
        "when": [{fact.value: list(values) for fact, values in one.items()} for one in result.when],
    }
