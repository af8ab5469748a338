"""Platforms by their many names."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ligamahjong.people import PLATFORMS, platform_slug


@pytest.mark.parametrize(
    ("written", "slug"),
    [
        ("Mahjong Soul", "mahjong-soul"),
        ("mahjongsoul", "mahjong-soul"),
        ("MajSoul", "mahjong-soul"),
        ("maj-soul", "mahjong-soul"),
        ("雀魂", "mahjong-soul"),
        ("MahjongTime", "mahjong-time"),
        ("mahjong_soft", "mahjong-soft"),
        ("Riichi City", "riichi-city"),
        ("TENHOU", "tenhou"),
        ("tenhou.net", "tenhou"),
        ("Sala Ñandú 2", "sala-nandu-2"),
        ("  ", ""),
        (":", ""),
    ],
)
def test_platform_slug(written: str, slug: str) -> None:
    assert platform_slug(written) == slug


def test_names_shown_lead_to_their_short_names() -> None:
    assert {platform_slug(name): name for name in PLATFORMS.values()} == PLATFORMS


@given(st.text())
def test_a_short_name_is_its_own_and_holds_no_mark_of_an_account(text: str) -> None:
    slug = platform_slug(text)
    assert platform_slug(slug) == slug
    assert not set(slug) & set(":#; ")
