"""``liga settle riichi``."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cli.files import answer, run
from ligamahjong.cli.settle.hand import PairType, WinType
from ligamahjong.table import Wind

if TYPE_CHECKING:
    from pathlib import Path

GAME = """\
{"wins": [{"seat": "S", "han": 3, "fu": 40}], "discarder": "E", "riichi": "S"}
{"draw": true, "tenpai": "SW", "riichi": ["W"]}
{"wins": [{"seat": "W", "limit": "mangan"}], "tsumo": true}
{"chombo": "N", "riichi": "E"}
"""


def printed(*args: object) -> list[str]:
    result = run("settle", "riichi", *args)
    assert (result.exit_code, result.stderr) == (0, ""), result.output
    return result.stdout.splitlines()


@pytest.fixture
def game(tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    path.write_text(GAME, "utf-8")
    return path


def test_two_wins_with_counters_and_sticks() -> None:
    lines = printed(
        "--win", "S:3/40", "--win", "W:mangan", "--discarder", "E", "--riichi", "EW", "--honba", 1,
        "--sticks", 2, "--scores", 30000, 30000, 29000, 29000,
    )  # fmt: skip
    assert lines[0] == "Este 1, 1 honba: ganan Sur y Oeste, del descarte de Este"
    assert lines[-4:] == [
        "Total                 −14.800  +8.500  +8.300          −2.000",
        "Marcador               15.200  38.500  37.300  29.000       0",
        "",
        "Sigue: Este 2, reparte Sur.",
    ]


def test_sticks_of_whom_nobody_knows_leave_no_scores(game: Path) -> None:
    hand = ("--win", "S:3/40", "--discarder", "E", "--sticks", 2)
    assert printed(*hand) == [
        "Este 1: gana Sur, del descarte de Este",
        "Concepto                Este     Sur  Oeste  Norte    Mesa",
        "victoria de Sur       −5.200  +5.200",
        "2 palillos de riichi          +2.000                −2.000",
        "Total                 −5.200  +7.200                −2.000",
        "",
        "Sin marcador: los palillos que ya había salieron de alguien, y no se sabe de quién.",
        "Sigue: Este 2, reparte Sur.",
    ]
    assert printed(*hand, "--lang", "en")[-2].startswith("No scores: the sticks that lay there")
    found = answer("settle", "riichi", *hand)
    assert (found["before"]["scores"], found["after"]["scores"]) == (None, None)
    scored = answer("settle", "riichi", *hand, "--scores", 29000, 29000, 30000, 30000)
    assert scored["after"]["scores"] == [23_800, 36_200, 30_000, 30_000]
    assert sum(scored["after"]["scores"]) == 120_000
    refused = run("settle", "riichi", "--game", game, "--sticks", 1)
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert "con --game y --sticks se esperaba --scores" in refused.stderr


def test_the_lines_add_up_and_the_table_goes_on() -> None:
    found = answer(
        "settle", "riichi", "--win", "E:2yakuman", "--tsumo", "--option", "yakuman_add_up=yes",
        "--responsible", "E:N", "--honba", 2, "--scores", 25000, -1000, 50000, 46000,
    )  # fmt: skip
    assert all(sum(line["changes"]) + line["pot"] == 0 for line in found["lines"])
    assert [line["reason"] for line in found["lines"]] == ["responsible", "win", "counters"]
    assert found["before"]["scores"] == [25_000, -1000, 50_000, 46_000]
    assert (found["after"]["honba"], found["after"]["dealer"]) == (3, "E")


def test_who_deals_and_in_which_round() -> None:
    found = answer(
        "settle", "riichi", "--win", "W:7700", "--discarder", "E", "--dealer", "W", "--round", "S"
    )
    assert found["changes"] == [-7700, 0, 7700, 0]
    assert found["after"]["round"] == "S"
    assert (found["after"]["dealer"], found["after"]["honba"]) == ("W", 1)


@pytest.mark.parametrize(
    ("tenpai", "changes"),
    [
        ("ES", [1500, 1500, -1500, -1500]),
        ("none", [0, 0, 0, 0]),
        ("N", [-1000, -1000, -1000, 3000]),
    ],
)
def test_a_draw(tenpai: str, changes: list[int]) -> None:
    assert answer("settle", "riichi", "--draw", "--tenpai", tenpai)["changes"] == changes


def test_a_chombo_changes_nothing_in_the_hand() -> None:
    assert printed("--chombo", "S", "--riichi", "E", "--lang", "en") == [
        "East 1: chombo of South",
        "For       East   South    West   North  Table",
        "Total",
        "Scores  30,000  30,000  30,000  30,000      0",
        "",
        (
            "The hand is played again: East 1. Riichi sticks go back to their owners, and South "
            "loses 20,000 at the end, after the uma."
        ),
    ]


def test_a_whole_game(game: Path) -> None:
    lines = printed("--game", game)
    seats = ["Este", "Sur", "Oeste", "Norte"]
    changes = [f"±{seat}" for seat in seats]
    assert lines[0].split() == ["Mano", "Qué", "pasó", *changes, *seats]
    assert [line[:15].rstrip() for line in lines[1:5]] == [
        "Este 1",
        "Este 2",
        "Este 2, 1 honba",
        "Este 3",
    ]
    assert lines[6].startswith("Se repite la mano: Este 3. Los palillos de riichi vuelven")
    assert lines[-1].split() == ["4.º", "Este", "21.200", "−8.800", "−15.000", "0", "−23.800"]


def test_a_whole_game_as_json(game: Path) -> None:
    found = answer("settle", "riichi", "--game", game)
    assert [hand["after"]["scores"] for hand in found["hands"]] == [
        [24_800, 35_200, 30_000, 30_000],
        [23_300, 36_700, 30_500, 28_500],
        [21_200, 32_600, 39_800, 26_400],
        [21_200, 32_600, 39_800, 26_400],
    ]
    assert found["result"]["final"] == [-23_800, 7600, 24_800, -28_600]
    assert found["result"]["missing"] == 0


def test_a_game_that_begins_with_other_scores_and_sticks(game: Path) -> None:
    found = answer(
        "settle", "riichi", "--game", game, "--scores", 29000, 30000, 30000, 30000, "--sticks", 1
    )
    assert found["result"]["missing"] == 0
    assert found["hands"][0]["changes"] == [-5200, 6200, 0, 0]


@pytest.mark.parametrize(
    ("args", "code", "text"),
    [
        ([], 2, "se esperaba --win, --draw, --chombo o --game"),
        (["--riichi", "E"], 2, "se esperaba --win, --draw, --chombo o --game"),
        (["--win", "S:3/40"], 2, "con --win se esperaba --discarder o --tsumo"),
        (["--win", "S:3/40", "--tsumo", "--discarder", "E"], 2, "uno de los dos"),
        (["--win", "S:3/40", "--tsumo", "--draw"], 2, "--win y --draw no van juntos"),
        (["--win", "S:3/40", "--tsumo", "--tenpai", "E"], 2, "--win y --tenpai no van juntos"),
        (["--win", "S:3/40", "--tsumo", "--tenpai", "none"], 2, "--win y --tenpai no van juntos"),
        (["--chombo", "S", "--tenpai", "E"], 2, "--chombo y --tenpai no van juntos"),
        (["--draw", "--tenpai", "E", "--discarder", "S"], 2, "--draw y --discarder no van juntos"),
        (["--draw", "--abortive", "--tenpai", "E"], 2, "--abortive y --tenpai no van juntos"),
        (["--win", "S24", "--discarder", "E"], 2, "como S:3/40"),
        (["--win", "S:3/40", "--discarder", "E", "--discarder", "W"], 2, "--discarder está 2"),
        (
            [
                *("--win", "S:yakuman", "--discarder", "E"),
                *("--responsible", "S:W", "--responsible", "S:N"),
            ],
            2,
            "--responsible: S está más de una vez",
        ),
        (["--win", "S:3-40", "--discarder", "E"], 2, "se esperaba S:3/40 (han/fu), S:5200"),
        (["--win", "S:13", "--discarder", "E"], 2, "se esperaba S:3/40 (han/fu), S:5200"),
        (["--win", "S:5", "--discarder", "E"], 2, "se esperaba S:3/40 (han/fu), S:5200"),
        (["--win", "S:2yakuman", "--discarder", "E"], 1, "RCR 2025 no paga 2 yakuman"),
        (["--win", "S:0yakuman", "--discarder", "E"], 1, "RCR 2025 no paga 0 yakuman"),
        (["--win", "S:3/999", "--discarder", "E"], 1, "se esperaban de 30 a 110 fu"),
        (["--win", "S:1/120", "--discarder", "E"], 1, "se esperaban 4 han o más"),
        (["--win", "S:2/25", "--tsumo"], 1, "se esperaban 3 han o más"),
        (
            ["--win", "S:mangan", "--discarder", "E", "--responsible", "S:N"],
            1,
            "solo se responde de un yakuman, y la mano de Sur no lo es",
        ),
        (["--draw", "--tenpai", "E", "--round", "W"], 1, "RCR 2025 no tiene la ronda Oeste"),
        (["--draw", "--abortive"], 1, "en RCR 2025 no hay empates abortivos"),
        (["--draw", "--tenpai", "E", "--nagashi", "S"], 1, "en RCR 2025 no hay nagashi mangan"),
        (["--draw", "--tenpai", "E", "--option", "foo=1"], 2, "ninguna regla se llama «foo»"),
        (["--win", "S:3/40", "--discarder", "S"], 1, "quien descarta la ficha no puede ganar"),
        (["--win", "S:7800", "--discarder", "E"], 1, "de un descarte, vale 7.800 en RCR 2025"),
        (["--win", "S:huge", "--tsumo"], 2, "(mangan, haneman, baiman, sanbaiman, yakuman)"),
        (["--win", "S:1/20", "--tsumo"], 1, "no existe ninguna mano de 1 han 20 fu"),
        (["--draw", "--tenpai", "E", "--riichi", "S"], 1, "tenpai: Sur"),
        (["--win", "S:", "--tsumo"], 2, "«S:» no es una victoria"),
        (["--win", "X:3/40", "--tsumo"], 2, "«X» no es un asiento"),
        (["--draw"], 2, "con --draw se esperaba --tenpai"),
        (
            ["--win", "S:yakuman", "--tsumo", "--responsible", "W:E"],
            2,
            "--responsible: se esperaba",
        ),
        (["--game", "nowhere.jsonl"], 1, "nowhere.jsonl: no existe ese fichero"),
        (["--game", "."], 1, "es una carpeta"),
        (["--game", "x", "--draw", "--tenpai", "E"], 2, "con --game, las manos van en el fichero"),
    ],
)
def test_what_is_refused(args: list[str], code: int, text: str) -> None:
    result = run("settle", "riichi", *args)
    assert (result.exit_code, result.stdout) == (code, "")
    assert text in result.stderr


def test_a_limit_in_any_case() -> None:
    assert answer("settle", "riichi", "--win", "S:Mangan", "--discarder", "E")["changes"] == [
        -8000, 8000, 0, 0,
    ]  # fmt: skip


def test_33_the_game_is_over_after_the_last_hand(tmp_path: Path) -> None:
    last = ("--draw", "--tenpai", "none", "--round", "S", "--dealer", "N")
    assert printed(*last)[-1] == "Fin de la partida."
    assert answer("settle", "riichi", *last)["over"] is True
    path = tmp_path / "game.jsonl"
    path.write_text('{"draw": true}\n' * 9, "utf-8")
    result = run("settle", "riichi", "--game", path)
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == (
        "línea 9: la partida acabó en la línea 8; no se esperaba ninguna mano más\n"
    )


def test_draws_that_some_editions_have() -> None:
    abortive = answer("settle", "riichi", "--edition", "tenhou", "--draw", "--abortive")
    assert (abortive["changes"], abortive["after"]["honba"]) == ([0, 0, 0, 0], 1)
    nagashi = answer(
        "settle", "riichi", "--edition", "tenhou", "--draw", "--tenpai", "E", "--nagashi", "S"
    )
    assert nagashi["changes"] == [-4000, 8000, -2000, -2000]


def test_files_that_are_no_games(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    for text, said in (
        (b"\n", "no hay ninguna mano"),
        (b"\xff\xfe\x00", "no se puede leer"),
        (b'{"draw": true}\n{"draw": tru}', "línea 2: no es JSON (desde la columna 10)"),
        (b'{"draw": tru}\n{"draw": true, "riichi": "E"}', "\nlínea 2: quien declara riichi"),
        (b'{"draw": true, "riichi": "E"}', "línea 1: quien declara riichi"),
    ):
        path.write_bytes(text)
        result = run("settle", "riichi", "--game", path)
        assert (result.exit_code, result.stdout) == (1, "")
        assert said in result.stderr


def test_values_that_are_read_already_stay() -> None:
    win = {"seat": "S", "han": 3, "fu": 40}
    assert WinType().convert("S:3/40", None, None) == win
    assert WinType().convert(win, None, None) == win
    pair = (Wind.SOUTH, Wind.EAST)
    assert PairType().convert("S:E", None, None) == pair
    assert PairType().convert(pair, None, None) == pair
