"""``liga settle riichi``."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ligamahjong.cli.failures import reports_failures
from ligamahjong.cli.options import format_option, language_option
from ligamahjong.cli.output import print_json, print_table, say, tell
from ligamahjong.cli.riichi_options import (
    SEAT,
    SEATS_TYPE,
    honba_option,
    rule_options,
    sticks_option,
    takes,
    takes_rules,
)
from ligamahjong.cli.settle.hand import PairType, WinType, hand_record
from ligamahjong.cli.speech import Command, bilingual
from ligamahjong.cli.values import WholeType
from ligamahjong.errors import FormatError
from ligamahjong.formats.riichi_games import Played, play_lines, read_outcome
from ligamahjong.formats.riichi_settlements import write_played, write_result
from ligamahjong.riichi.points import STICK
from ligamahjong.riichi.settlement import Chombo, Remarks, Table, game_result, settle
from ligamahjong.table import SEATS, Wind
from ligamahjong.wording.ranking import no_room
from ligamahjong.wording.riichi import settlement as words
from ligamahjong.wording.riichi.game_result import result_headings, result_rows

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ligamahjong.riichi.editions import Edition
    from ligamahjong.riichi.settlement import GameResult
    from ligamahjong.table import Four
    from ligamahjong.wording import Language

__all__ = ["riichi"]


@click.command(
    "riichi",
    cls=Command,
    help=bilingual(
        "Los pagos al final de una mano, línea a línea, y cómo queda la mesa; o los de una partida "
        "entera con --game.\n\nLos asientos E, S, W, N son los del primer reparto; --dealer dice "
        "quién reparte ahora.",
        "The payments at the end of a hand, line by line, and how the table stands; or those of a "
        "whole game with --game.\n\nSeats E, S, W, N are those of the first deal; --dealer says "
        "who deals now.",
    ),
    epilog=bilingual(
        "Ejemplo: liga settle riichi --win S:3/40 --win W:mangan --discarder E --riichi EW --honba "
        "1 --sticks 2",
        "Example: liga settle riichi --win S:3/40 --win W:mangan --discarder E --riichi EW --honba "
        "1 --sticks 2",
    ),
)
@click.option(
    "--win",
    "wins",
    type=WinType(),
    multiple=True,
    metavar="SEAT:WORTH",
    help=bilingual(
        "Quién gana y cuánto: S:3/40 (han/fu), S:5200 (puntos, sin honba), S:mangan, "
        "S:yakuman (S:2yakuman si la edición los suma).",
        "Who wins and how much: S:3/40 (han/fu), S:5200 (points, no honba), S:mangan, S:yakuman "
        "(S:2yakuman where the edition adds them up).",
    ),
)
@click.option(
    "--discarder",
    type=SEAT,
    metavar="SEAT",
    help=bilingual("Quién descartó la ficha.", "Who discarded the tile."),
)
@click.option("--tsumo", is_flag=True, help=bilingual("Ganada del muro.", "A self-draw."))
@click.option(
    "--responsible",
    type=PairType(),
    multiple=True,
    metavar="WINNER:SEAT",
    help=bilingual(
        "Quién responde del yakuman de quien gana.", "Who answers for the winner's yakuman."
    ),
)
@click.option(
    "--draw",
    is_flag=True,
    help=bilingual(
        "Nadie gana; con --tenpai o --abortive.", "Nobody wins; with --tenpai or --abortive."
    ),
)
@click.option(
    "--tenpai",
    type=SEATS_TYPE,
    metavar="SEATS",
    help=bilingual(
        "Quién muestra tenpai, como ES, o none.", "Who shows a hand in tenpai, as ES, or none."
    ),
)
@click.option(
    "--nagashi",
    type=SEATS_TYPE,
    default=frozenset(),
    metavar="SEATS",
    help=bilingual(
        "Quién hace nagashi mangan, si la edición lo tiene.",
        "Who makes a nagashi mangan, where the edition has it.",
    ),
)
@click.option(
    "--abortive",
    is_flag=True,
    help=bilingual(
        "La mano acaba antes de tiempo, si la edición lo tiene.",
        "The hand ends before its time, where the edition has it.",
    ),
)
@click.option(
    "--chombo",
    type=SEAT,
    metavar="SEAT",
    help=bilingual("Quién comete un chombo.", "Who commits a chombo."),
)
@click.option(
    "--riichi",
    type=SEATS_TYPE,
    default=frozenset(),
    metavar="SEATS",
    help=bilingual("Quién declaró riichi, como ES.", "Who declared riichi, as ES."),
)
@click.option(
    "--game",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help=bilingual(
        "Una partida entera: un objeto JSON por mano y línea.",
        "A whole game: a JSON object a hand and line.",
    ),
)
@click.option(
    "--dealer",
    type=SEAT,
    default=Wind.EAST.value,
    metavar="SEAT",
    help=bilingual("Quién reparte.", "Who deals."),
)
@click.option(
    "--round",
    "round_",
    type=SEAT,
    default=Wind.EAST.value,
    metavar="E|S|W",
    help=bilingual(
        "Viento de la ronda; W solo donde la edición la juega.",
        "Wind of the round; W only where the edition plays it.",
    ),
)
@click.option(
    "--scores",
    type=WholeType(-1_000_000, 1_000_000),
    nargs=4,
    metavar="E S W N",
    help=bilingual(
        "Los puntos de antes; si no, los iniciales de la edición, o ninguno con --sticks.",
        "The scores before; else those that the edition starts with, or none with --sticks.",
    ),
)
@takes(honba_option, sticks_option, *rule_options)
@language_option
@format_option("text", "json")
@reports_failures
@takes_rules
def riichi(
    rules: Edition,
    language: Language,
    layout: str,
    game: Path | None,
    dealer: Wind,
    round_: Wind,
    scores: Four[int] | None,
    honba: int,
    sticks: int,
    **said: object,
) -> None:
    """Settle a hand, or a game."""
    start = rules.start
    table = Table(
        scores or (start, start, start, start),
        SEATS.index(round_),
        SEATS.index(dealer),
        honba,
        sticks,
    )
    if game is not None and any(said.values()):
        raise click.UsageError(
            bilingual(
                "con --game, las manos van en el fichero.", "with --game, the file has the hands."
            )
        )
    scored = bool(scores) or not sticks
    if game is not None and not scored:
        raise click.UsageError(
            bilingual(
                "con --game y --sticks se esperaba --scores: los palillos que ya había salieron de "
                "alguien.",
                "with --game and --sticks, expected --scores: the sticks that lay there came from "
                "somebody.",
            )
        )
    if game is not None:
        played = play_lines(_lines(game), table, rules)
        _print_game(played, rules, language, layout)
        return
    outcome = read_outcome(hand_record(said), table, rules)
    hand = Played(table, outcome, settle(table, outcome, rules))
    if layout == "json":
        print_json({"edition": rules.id, **write_played(hand, scored=scored)})
    else:
        _print_hand(hand, rules, language, scored=scored)


def _lines(path: Path) -> list[str]:
    try:
        return path.read_text("utf-8-sig").splitlines()
    except FileNotFoundError as error:
        raise FormatError(f"{path}: no such file", reason="not-found", file=str(path)) from error
    except IsADirectoryError as error:
        raise FormatError(f"{path}: a folder", reason="folder", file=str(path)) from error
    except (OSError, UnicodeDecodeError) as error:
        raise FormatError(f"{path}: unreadable", reason="unreadable", file=str(path)) from error


def _print_hand(played: Played, rules: Edition, language: Language, *, scored: bool) -> None:
    before, outcome, settlement = played
    name = words.table_name(before, language)
    print_table(
        words.hand_headings(language),
        words.hand_rows(settlement, language, scored=scored),
        right=range(1, 6),
        title=f"{name}: {words.outcome_text(outcome, language)}",
    )
    say()
    if not scored:
        tell(words.NO_SCORES.say(language))
    tell(words.after_line(outcome, settlement, rules, language))


def _print_game(played: Sequence[Played], rules: Edition, language: Language, layout: str) -> None:
    if not played:
        raise FormatError("no hands", reason="no-hands")
    found, scores = _result(played, rules)
    if layout == "json":
        hands = [write_played(one) for one in played]
        print_json({"edition": rules.id, "hands": hands, "result": write_result(found, rules)})
        return
    left_out = print_table(
        words.game_headings(language),
        [words.game_row(*one, language) for one in played],
        right=range(2, 10),
        spare=range(2, 6),
    )
    if left_out:
        tell(no_room(left_out, language))
    say()
    tell(words.after_line(played[-1].outcome, played[-1].settlement, rules, language))
    say()
    print_table(
        result_headings(found, language),
        result_rows(scores, found, language),
        right=range(2, 4 + len(found.items)),
        spare=range(3, 3 + len(found.items)),
    )


def _result(played: Sequence[Played], rules: Edition) -> tuple[GameResult, Four[int]]:
    """What the game would give if it ended here."""
    after = played[-1].settlement.after
    chombo = Counter(one.outcome.offender for one in played if isinstance(one.outcome, Chombo))
    first = played[0].before
    begun = (sum(first.scores) + first.sticks * STICK) // len(SEATS)
    remarks = Remarks(sticks=after.sticks, chombo=chombo)
    return game_result(after.scores, remarks, rules, start=begun), after.scores
