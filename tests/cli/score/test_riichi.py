"""``liga score riichi``."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from cli.files import answer, program, run
from ligamahjong.cli import liga

ISSUE = (
    "score",
    "riichi",
    "123m123p123s99m 11z +1z",
    "--tsumo",
    "--seat",
    "E",
    "--round",
    "S",
    "--riichi",
    "--dora",
    "4p",
    "--honba",
    "1",
    "--edition",
    "rcr-2016",
)
KNOWN = ("--seat", "S", "--round", "E", "--dora", "1z")


def printed(*args: str) -> list[str]:
    result = run("score", "riichi", *args)
    assert (result.exit_code, result.stderr) == (0, ""), result.output
    return result.stdout.splitlines()


def test_a_hand_of_which_the_ura_were_not_said() -> None:
    result = run(*ISSUE, "--lang", "es", "--format", "text")
    assert result.exit_code == 0
    assert result.stdout == (
        "Falta saber los indicadores de uradora (--ura). Los resultados posibles:\n"
        "  Haneman (7 han), 18.000: sin uradora. Cada uno paga 6.100: Sur, Oeste y Norte.\n"
        "  Baiman (de 8 a 10 han), 24.000: de 1 a 3 uradora. Cada uno paga 8.100: Sur, Oeste y "
        "Norte.\n"
        "\n"
        "Se explica el caso: sin uradora.\n"
        "Haneman (7 han): 18.000.\n"
        "Cada uno paga 6.100: Sur, Oeste y Norte.\n"
        "En ello van 300 por 1 honba: en total, 18.300.\n"
        "RCR 2016 · Este, ronda Sur · del muro · riichi · indicador 4p\n"
        "\n"
        "Mano\n"
        "  99m 11z+1z 123m 123p 123s · espera de dos parejas (shanpon)\n"
        "\n"
        "Yaku\n"
        "    1 han  Riichi (立直)\n"
        "    1 han  Mano Completamente Oculta (menzen tsumo, 門前清自摸和)\n"
        "    2 han  Triple Chii Mixto (sanshoku doujun, 三色同順)\n"
        "    1 han  Pon de Viento de Asiento (jikaze, 自風)\n"
        "    2 han  Mano Externa (chanta, 全帯幺九)\n"
        "    0 han  dora: 4p indica 5p\n"
        "    7 han  en total\n"
        "\n"
        "Fu (a partir de cinco han no importan)\n"
        "   20 fu  de base\n"
        "    8 fu  pon oculto de viento Este\n"
        "    2 fu  ganada del muro\n"
        "   30 fu  en total\n"
        "\n"
        "Además\n"
        "  A falta de 1 han para baiman.\n"
        "  Con RCR 2025 vale lo mismo.\n"
    )


def test_with_the_ura_there_is_one_result() -> None:
    lines = printed(*ISSUE[2:], "--ura", "9s", "--lang", "en")
    assert lines[:4] == [
        "Baiman (8 han): 24,000.",
        "Each pays 8,100: South, West and North.",
        "That includes 300 for 1 honba: 24,300 in all.",
        "RCR 2016 · East, South round · self-draw · riichi · indicator 4p · below 9s",
    ]
    assert "    1 han  ura dora: 9s indicates 1s" in lines


def test_the_hand_may_be_given_in_several_words() -> None:
    apart = ["123m123p123s99m", "11z", "+1z", *ISSUE[3:]]
    assert printed(*apart) == printed(*ISSUE[2:])


def test_every_fact_is_asked_about_that_may_change_the_result() -> None:
    found = answer("score", "riichi", "33m123m123s456s78s+9s", "--dora", "1z")
    assert found["unknown"] == ["tsumo", "seat", "riichi", "ura"]
    points = [result["points"] for result in found["results"]]
    assert points == sorted(points)
    assert {score["points"] for result in found["results"] for score in result["scores"]} == set(
        points
    )
    assert "points" not in found


def test_facts_that_make_no_difference_are_not_asked_about() -> None:
    found = answer(
        "score",
        "riichi",
        "33m123m123s456s78s+9s",
        "--ron",
        "--seat",
        "S",
        "--no-riichi",
        "--dora",
        "1z",
    )
    assert (found["points"], found["unknown"]) == (3900, ["round"])
    lines = printed("33m123m123s456s78s+9s", "--ron", "--seat", "S", "--no-riichi", "--dora", "1z")
    assert lines[3].startswith("Sin decir: el viento de la ronda (--round)")


def test_a_dora_that_was_not_said_is_told() -> None:
    lines = printed("33m123m123s456s78s+9s", "--ron", "--seat", "S", "--round", "E", "--no-riichi")
    assert lines[3] == (
        "No se dijo ningún indicador de dora (--dora) y se cuenta sin dora. Con 1: 8.000; 3: "
        "12.000."
    )


@pytest.mark.parametrize(
    ("flag", "yaku"),
    [
        ("--double-riichi", "double_riichi"),
        ("--haitei", "haitei"),
        ("--tenhou", "tenhou"),
        ("--rinshan", "rinshan"),
    ],
)
def test_circumstances_of_a_self_draw(flag: str, yaku: str) -> None:
    hand = ["33m123m123s456s78s+9s"]
    if flag == "--rinshan":
        hand = ["33m123s456s78s+9s", "ankan", "1111z"]
    seat = "E" if flag == "--tenhou" else "S"
    rest = ["--no-riichi"] if flag != "--double-riichi" else ["--ura", "1z"]
    found = answer(
        "score",
        "riichi",
        *hand,
        "--tsumo",
        flag,
        *rest,
        "--seat",
        seat,
        "--round",
        "S",
        "--dora",
        "2z",
    )
    assert yaku in found["yaku"]


@pytest.mark.parametrize(
    ("flags", "yaku"),
    [
        (["--riichi", "--ippatsu", "--ura", "1z"], "ippatsu"),
        (["--houtei", "--no-riichi"], "houtei"),
        (["--chankan", "--no-riichi"], "chankan"),
        (["--renhou", "--no-riichi"], "renhou"),
    ],
)
def test_circumstances_of_a_discard(flags: list[str], yaku: str) -> None:
    found = answer("score", "riichi", "33m123m123s456s78s+9s", "--ron", *flags, *KNOWN)
    assert yaku in found["yaku"]


def test_chiihou() -> None:
    found = answer("score", "riichi", "33m123m123s456s78s+9s", "--chiihou", *KNOWN)
    assert (found["yaku"], found["unknown"]) == ({"chiihou": 13}, [])


def test_a_rule_is_overridden() -> None:
    hand = ["33m123m123s456s78s+9s", "--ron", "--riichi", "--ura", "1z", *KNOWN]
    assert answer("score", "riichi", *hand)["points"] == 8000
    assert answer("score", "riichi", *hand, "--option", "kiriage=no")["points"] == 7700


def test_a_hand_without_yaku_ends_with_one() -> None:
    hand = ["123m456p78s99m111s+9s", "--ron", "--no-riichi", *KNOWN]
    result = run("score", "riichi", *hand)
    assert (result.exit_code, result.stderr) == (1, "")
    assert result.stdout.splitlines()[:2] == [
        "Falta un yaku: la mano está completa y no se puede ganar.",
        "Habría valido con riichi: 1 han 40 fu, 1.300.",
    ]
    found = run("score", "riichi", *hand, "--format", "json")
    assert found.exit_code == 1
    assert json.loads(found.stdout)["remedies"][0] == {"change": "riichi", "points": 1300}


def test_where_only_some_cases_have_a_yaku_the_hand_may_be_won() -> None:
    lines = printed("123m456p78s99m111s+9s", "--ron", "--ura", "1z", *KNOWN)
    assert lines[1] == "  Sin yaku, no se puede ganar: sin riichi."


@pytest.mark.parametrize(
    ("args", "code", "text"),
    [
        (["11m+1m"], 1, "hay 3 fichas; se esperaban 14"),
        (["123x+1m", "--dora", "q"], 1, "dora: en la posición 1: «q» no son fichas"),
        (
            ["33m123m123s456s78s+9s", "--haitei", "--ron", "--riichi", "--seat", "E"],
            1,
            "la última ficha del muro se roba",
        ),
        (
            ["33m123m123s456s78s+9s", "--round", "W", "--edition", "rcr-2016"],
            1,
            "RCR 2016 no tiene la ronda Oeste; sus rondas son Este y Sur",
        ),
        (
            ["33m123m123s456s78s+9s", "--round", "N", "--edition", "tenhou"],
            1,
            "Tenhou no tiene la ronda Norte; sus rondas son Este, Sur y Oeste",
        ),
        (["33m123m123s456s79s+9s"], 1, "las fichas no forman una mano completa"),
        (["33m123m123s456s78s+9s", "--option", "kuitan=no"], 2, "ninguna regla se llama «kuitan»"),
        ([], 2, "se esperaba HAND, o --jsonl."),
        (["--jsonl", "11m"], 2, "se esperaba HAND, o --jsonl."),
        (["11m", "--seat", "X"], 2, "--seat: «X» no es un asiento; se esperaba E, S, W (u O) o N"),
        (["11m", "--edition", "rcr-2012"], 2, "--edition: «rcr-2012» no vale"),
        (["11m", "--honba", "-1"], 2, "--honba: «-1» no vale"),
    ],
)
def test_what_is_refused(args: list[str], code: int, text: str) -> None:
    result = run("score", "riichi", *args)
    assert (result.exit_code, result.stdout) == (code, "")
    assert text in result.stderr


def test_many_hands_from_the_input() -> None:
    lines = [
        '{"hand": "33m123m123s456s78s+9s", "seat": "S", "riichi": 1}',
        "",
        '{"hand": "33m"}',
        '{"hand": "33m123m123s456s78s+9s", "seat": "S", "edition": "rcr-2016", "riichi": 1}',
    ]
    result = CliRunner().invoke(liga, ["score", "riichi", "--jsonl"], input="\n".join(lines))
    assert result.exit_code == 0
    first, second, third = map(json.loads, result.stdout.splitlines())
    assert (first["points"], third["points"]) == (8000, 7700)
    assert second["error"].startswith("hay 2 fichas; se esperaban 14")
    assert [problem["code"] for problem in second["problems"]] == ["tiles-count-scored"]


def test_as_a_program_of_its_own() -> None:
    done = program(*ISSUE, environment={"LIGA_LANG": "en"})
    assert done.returncode == 0
    assert done.stdout.decode().startswith("Not said: the ura dora indicators (--ura).")


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["--ron", "--tsumo"], "se esperaba --ron o --tsumo, no los dos"),
        (["--double-riichi", "--no-riichi"], "se esperaba --double-riichi o --no-riichi"),
        (["--riichi", "--no-riichi"], "se esperaba --no-riichi o --riichi"),
    ],
)
def test_options_that_contradict_one_another(args: list[str], message: str) -> None:
    result = run("score", "riichi", "33m123m123s456s78s+9s", *args)
    assert (result.exit_code, result.stdout) == (2, "")
    assert message in result.stderr


@pytest.mark.parametrize(
    ("text", "args", "message"),
    [
        ("19m19p19s1234567z +1m", ["--ron", "--chankan"], "se roba el kan de 1m y hay otra"),
        ("123m456p789s1155z +5z", ["--ron", "--chankan"], "se roba el kan de 5z y hay otra"),
        ("234567m234p55s78s+6s", ["--chankan", "--dora", "6s"], "otra es un indicador"),
        ("123m456p789s112z", [], "hay 12 fichas; se esperaban 14, contando cada kan"),
    ],
)
def test_what_cannot_be(text: str, args: list[str], message: str) -> None:
    result = run("score", "riichi", text, "--seat", "S", "--round", "E", *args)
    assert (result.exit_code, result.stdout) == (1, "")
    assert message in result.stderr


def lines(text: str, *args: str) -> list[str]:
    result = run("score", "riichi", text, "--seat", "S", "--round", "E", *args)
    assert result.exit_code == 0, result.output
    return result.stdout.splitlines()


def test_red_fives_that_do_not_count_are_told_and_kept() -> None:
    text = "123m406p789s5z +5z ankan 1111z"
    said = lines(text, "--ron", "--no-riichi")
    assert "Los cincos rojos no cuentan en RCR 2025: se leen como cincos." in said
    assert "  5z+5z 123m 406p 789s [ankan 1111z] · espera única (tanki)" in said
    elsewhere = lines(text, "--ron", "--no-riichi", "--edition", "tenhou")
    assert not any("no cuentan" in one for one in elsewhere)
    found = answer("score", "riichi", text, "--seat", "S", "--round", "E", "--ron", "--no-riichi")
    assert found["notes"] == ["red-fives"]
    assert "406p" in [one["tiles"] for one in found["sets"]]


def test_ura_without_riichi_are_told() -> None:
    said = lines("123m456p789s1155z +5z", "--no-riichi", "--ron", "--dora", "1m", "--ura", "2m")
    told = "Los indicadores de debajo no cuentan: solo los mira quien gana con riichi."
    assert told in said
    off = ["--riichi", "--ron", "--dora", "1m", "--ura", "2m", "--option", "ura_dora=no"]
    assert "RCR 2025 juega sin uradora." in lines("123m456p789s1155z +5z", *off)


def test_too_few_indicators_beside_a_kan_are_told() -> None:
    args = ["--no-riichi", "--rinshan", "--tsumo", "--dora"]
    text = "123m456p789s5z +5z ankan 1111z"
    told = "Con los kan de la mano hay a la vista 2 indicadores de dora al menos; se dijo 1."
    assert told in lines(text, *args, "1m")
    assert told not in lines(text, *args, "1m2m")
    late = "123m456p789s5z +5z minkan 1111z"
    assert told in lines(late, *args, "1m")
    assert told not in lines(late, *args, "1m", "--edition", "tenhou")


def test_nothing_is_added_to_a_blessing_of_man_or_to_a_yakuman() -> None:
    blessed = lines("123m456p789s55z99s +9s", "--renhou", "--no-riichi")
    assert not any("haneman" in one or one.startswith(("Fu", "No se dijo")) for one in blessed)
    orphans = lines("19m19p19s1234567z+1m", "--no-riichi", "--ron")
    assert not any("--dora" in one for one in orphans)


@pytest.mark.parametrize("names", [("Sur", "Este"), ("south", "EAST"), ("s", "e"), ("SUR", "East")])
def test_winds_by_their_names(names: tuple[str, str]) -> None:
    seat, round_ = names
    said = answer(
        "score", "riichi", "11z123m456p78s777z+9s", "--seat", "S", "--round", "E", "--ron"
    )
    text = ["score", "riichi", "11z123m456p78s777z+9s", "--ron"]
    assert answer(*text, "--seat", seat, "--round", round_) == said


def test_the_same_result_is_told_without_a_verb() -> None:
    args = ["--seat", "S", "--round", "E", "--ron", "--riichi", "--dora", "1m"]
    said = run("score", "riichi", "19m19p19s1234567z+1m", *args).stdout
    assert "Sin decir: los indicadores de uradora (--ura); el resultado es el mismo." in said
