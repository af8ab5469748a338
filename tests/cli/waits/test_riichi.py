"""``liga waits riichi``."""

from __future__ import annotations

import pytest

from cli.files import answer, run

HAND = "23456m33p456789s"


def printed(*args: str) -> list[str]:
    result = run("waits", "riichi", *args)
    assert (result.exit_code, result.stderr) == (0, ""), result.output
    return result.stdout.splitlines()


def test_the_waits_and_what_each_wins() -> None:
    assert printed(HAND, "--seat", "S", "--round", "E", "--no-riichi") == [
        "Tenpai: espera 1, 4 y 7 de caracteres.",
        "",
        "Espera           Quedan  De un descarte       Del muro",
        "1 de caracteres       4  1.000 · 1 han 30 fu  1.500 · 2 han 20 fu",
        "4 de caracteres       3  1.000 · 1 han 30 fu  1.500 · 2 han 20 fu",
        "7 de caracteres       4  1.000 · 1 han 30 fu  1.500 · 2 han 20 fu",
    ]


def test_what_is_not_said_is_asked_for() -> None:
    lines = printed(HAND, "--lang", "en")
    assert lines[3] == "1 of characters     4  1,000 to 2,900  1,500 to 3,900"
    assert lines[-1] == (
        "Not said: the seat wind (--seat) and whether there was riichi (--riichi or --no-riichi)."
    )


def test_furiten_by_a_discard_or_by_a_tile_let_pass() -> None:
    discarded = printed(HAND, "--seat", "S", "--no-riichi", "--discards", "4m9p")
    assert discarded[1].startswith("Furiten: 4 de caracteres está entre los descartes propios")
    assert "4 de caracteres       2 " in discarded[5]
    passed = printed(HAND, "--seat", "S", "--no-riichi", "--passed", "1m")
    assert passed[1].startswith("Furiten hasta robar o reclamar una ficha")
    riichi = printed(HAND, "--seat", "S", "--riichi", "--passed", "1m")
    assert riichi[1].startswith("Furiten hasta el final de la mano")
    assert riichi[-1] == "Sin contar uradora."


def test_a_hand_that_waits_for_nothing_it_may_get() -> None:
    assert printed("1111z234m567p789s")[:2] == [
        "Solo espera viento Este, y ya tiene las cuatro: no es tenpai.",
        "A una ficha de tenpai (1-shanten).",
    ]
    assert answer("waits", "riichi", "1111z234m567p789s")["tenpai"] is False
    assert answer("waits", "riichi", "1111z234m567p789s", "--edition", "tenhou")["tenpai"] is True


def test_how_far_a_hand_is_and_what_brings_it_nearer() -> None:
    assert printed("123m456p78s11z557s") == [
        "No está en tenpai.",
        "A una ficha de tenpai (1-shanten).",
        "La acercan 14 fichas: 5, 6, 7 y 9 de bambúes, viento Este.",
    ]
    seen = printed("123m456p78s11z557s", "--discards", "66s9s", "--dora", "9s")
    assert seen[2] == "La acercan 10 fichas: 5, 6, 7 y 9 de bambúes, viento Este."
    found = answer("waits", "riichi", "123m456p78s11z557s")
    assert (found["shanten"], found["accepts"][0]) == (1, {"tile": "5s", "left": 2})


def test_what_to_discard() -> None:
    assert printed("123m456p789s1122z5z", "--discards", "2z") == [
        "Descarte       Queda   Fichas  Acepta",
        "dragón blanco  tenpai       3  viento Este y viento Sur",
    ]
    complete = printed("123m456p789s11222z", "--lang", "en")
    assert complete[:4] == [
        "The hand is complete.",
        "",
        "Discard          Leaves  Tiles  Accepts",
        "1 of characters  tenpai      7  1 and 4 of characters",
    ]
    found = answer("waits", "riichi", "123m456p789s1122z5z")
    assert found["complete"] is False
    assert next((one["tile"], one["shanten"]) for one in found["discards"]) == ("5z", 0)
    assert len(found["discards"]) == 12


def test_a_kan_after_riichi() -> None:
    lines = printed("1112345678999m", "--seat", "S", "--double-riichi", "--kan", "1m2m")
    assert lines[-2:] == [
        "El kan oculto de 1 de caracteres no vale tras el riichi: cambia las esperas.",
        "Kan de 2 de caracteres: la mano no tiene las otras tres.",
    ]
    lines = printed("111z234567m99p78s", "--seat", "S", "--riichi", "--kan", "1z")
    assert lines[-1] == "El kan oculto de viento Este vale tras el riichi."


def test_all_of_it_as_json() -> None:
    found = answer(
        "waits", "riichi", HAND, "--seat", "S", "--no-riichi", "--dora", "9p", "--discards", "4m"
    )
    assert (found["edition"], found["tenpai"], found["held"]) == ("rcr-2025", True, [])
    assert (found["furiten"], found["because"], found["unknown"]) == ("discard", ["4m"], [])
    assert found["kan"] == []
    assert [(one["tile"], one["left"]) for one in found["waits"]] == [
        ("1m", 4),
        ("4m", 2),
        ("7m", 4),
    ]
    assert found["waits"][0]["ron"] == [
        {
            "points": 1000,
            "counts": [{"han": 1, "fu": 30, "limit": None, "yakuman": 0}],
            "when": [{}],
        }
    ]


@pytest.mark.parametrize(
    ("args", "code", "text"),
    [
        (["13m"], 1, "hay 2 fichas; se esperaban 13"),
        ([HAND, "+1m"], 1, "«+1m» es una ficha ganadora; aquí se esperaban 13 fichas"),
        (["11111m33p456789s"], 1, "1m figura 5 veces"),
        (["11111m33p4567899s"], 1, "1m figura 5 veces"),
        ([HAND, "1f"], 1, "hay flores (1)"),
        ([HAND, "--round", "W"], 1, "RCR 2025 no tiene la ronda Oeste; sus rondas son Este y Sur"),
        (["19m28p37s12345z69m", "--round", "N"], 1, "RCR 2025 no tiene la ronda Norte"),
        (["1x"], 1, "«1» no dice de qué palo"),
        ([], 2, "falta HAND"),
        ([HAND, "--discards", "4"], 2, "--discards: en la posición 1: «4» no dice de qué palo"),
    ],
)
def test_what_is_refused(args: list[str], code: int, text: str) -> None:
    result = run("waits", "riichi", *args)
    assert (result.exit_code, result.stdout) == (code, "")
    assert text in result.stderr


def test_tiles_let_pass_are_seen() -> None:
    found = answer(
        "waits", "riichi", HAND, "--seat", "E", "--round", "E", "--riichi", "--passed", "4m4m4m"
    )
    assert [(one["tile"], one["left"]) for one in found["waits"]] == [
        ("1m", 4),
        ("4m", 0),
        ("7m", 4),
    ]
    both = answer("waits", "riichi", HAND, "--passed", "4m", "--discards", "4m")
    assert both["waits"][1] == {"tile": "4m", "left": 1, **_without(both["waits"][1])}
    away = answer("waits", "riichi", "123m456p78s11z557s", "--passed", "66s9s")
    assert away["accepts"][1] == {"tile": "6s", "left": 2}


def _without(wait: dict[str, object]) -> dict[str, object]:
    return {key: value for key, value in wait.items() if key not in {"tile", "left"}}


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["--discards", "1111111m"], "1m figura 7 veces; de cada ficha hay cuatro"),
        (["--discards", "44m", "--passed", "44m"], "4m figura 5 veces"),
        (["--passed", "444m", "--dora", "4m"], "4m figura 5 veces"),
        (["--discards", "00s"], "0s figura 2 veces; de cada palo hay un cinco rojo"),
        (["--discards", "999p", "--kan", "9p", "--passed", "9p"], "9p figura 5 veces"),
    ],
)
def test_a_fifth_copy_among_what_lies_open(args: list[str], message: str) -> None:
    result = run("waits", "riichi", HAND, *args)
    assert (result.exit_code, result.stdout) == (1, "")
    assert message in result.stderr


@pytest.mark.parametrize("option", [["--riichi"], ["--double-riichi"], ["--kan", "1m"]])
def test_after_riichi_nothing_is_chosen_to_discard(option: list[str]) -> None:
    result = run("waits", "riichi", f"{HAND}1z", *option)
    assert (result.exit_code, result.stdout) == (2, "")
    assert "son de una mano de 13 fichas" in result.stderr


def test_json_has_the_han_and_fu_of_each_win() -> None:
    found = answer("waits", "riichi", HAND, "--seat", "S", "--round", "E", "--no-riichi")
    ron, tsumo = (found["waits"][0][how] for how in ("ron", "tsumo"))
    assert [one["counts"] for one in ron] == [[{"han": 1, "fu": 30, "limit": None, "yakuman": 0}]]
    assert [one["counts"] for one in tsumo] == [[{"han": 2, "fu": 20, "limit": None, "yakuman": 0}]]
    open_hand = answer("waits", "riichi", "234m567p11s78s chi 789s", "--seat", "S", "--round", "E")
    assert open_hand["waits"][0]["ron"][0] == {"points": None, "counts": [], "when": [{}]}


def test_what_is_wrong_with_the_number_of_tiles() -> None:
    for text, message in (
        (f"{HAND}+1m", "«+1m» es una ficha ganadora; aquí se esperaban 13 fichas"),
        ("123m456p", "hay 6 fichas; se esperaban 13 o, para elegir descarte, 14"),
    ):
        result = run("waits", "riichi", text)
        assert result.exit_code == 1
        assert message in result.stderr


def test_options_that_contradict_one_another() -> None:
    for args, message in (
        (["--double-riichi", "--no-riichi"], "se esperaba --double-riichi o --no-riichi"),
        (["--riichi", "--no-riichi"], "se esperaba --no-riichi o --riichi, no los dos"),
    ):
        result = run("waits", "riichi", HAND, *args)
        assert (result.exit_code, result.stdout) == (2, "")
        assert message in result.stderr


def test_a_tile_that_is_gone_does_not_bring_the_hand_nearer() -> None:
    gone = ["--discards", "666s999s11z", "--passed", "77s"]
    assert printed("123m456p78s11z557s", *gone)[2] == "La acercan 4 fichas: 5, 6 y 9 de bambúes."
    one = printed("123m456p78s11z557s", "--discards", "6666s9999s11z", "--passed", "77s5s")
    assert one[2] == "La acerca una ficha: 5 de bambúes."
    none = printed("123m456p78s11z557s", "--discards", "6666s9999s11z", "--passed", "77s55s")
    assert none[2].startswith("No queda ninguna ficha que la acerque: 5, 6, 7 y 9 de bambúes")
