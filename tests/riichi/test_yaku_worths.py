"""What editions make of the yaku is what hands are scored by."""

from __future__ import annotations

from ligamahjong.riichi.editions import EDITIONS, RCR_2025
from ligamahjong.riichi.yaku import YAKU
from ligamahjong.riichi.yaku_worths import DECIDED_BY, yaku_worth_under


def test_the_editions_of_ema_have_every_yaku_as_it_is_defined() -> None:
    for yaku in YAKU.values():
        assert yaku_worth_under(yaku, RCR_2025) == (yaku.closed, yaku.open)


def test_only_what_a_rule_decides_differs_between_editions() -> None:
    for yaku in YAKU.values():
        worths = {yaku_worth_under(yaku, edition) for edition in EDITIONS.values()}
        assert len(worths) == 1 or yaku.id in DECIDED_BY


def test_open_tanyao() -> None:
    rules = RCR_2025.with_options({"open_tanyao": False})
    assert yaku_worth_under(YAKU["tanyao"], rules) == (1, 0)


def test_a_blessing_that_is_a_yakuman_and_ippatsu_that_is_not_there() -> None:
    rules = RCR_2025.with_options({"renhou": "yakuman", "ippatsu": False})
    assert yaku_worth_under(YAKU["renhou"], rules).is_yakuman
    assert not yaku_worth_under(YAKU["ippatsu"], rules).counts
