from __future__ import annotations

from collections import Counter
from statistics import fmean, pstdev

from hypothesis import given
from hypothesis import strategies as st

from ligamahjong.example.draw import Draw

SEEDS = st.integers(0, 2**64)


def test_the_same_seed_gives_the_same_chances_for_ever() -> None:
    # A whole league hangs on these; they come from Random.random(), which Python keeps.
    draw = Draw(144)
    assert [draw.below(1000) for _ in range(6)] == [448, 454, 944, 721, 809, 88]
    assert draw.shuffled("ABCDEFGH") == list("GFHBACED")
    assert [draw.bell(100) for _ in range(6)] == [12, -120, -137, 28, -77, -315]
    assert [draw.weighted((5, 0, 3, 2)) for _ in range(8)] == [0, 3, 3, 2, 0, 0, 0, 0]


@given(SEEDS, st.integers(-50, 50), st.integers(0, 50))
def test_between_stays_within_its_ends(seed: int, low: int, more: int) -> None:
    draw = Draw(seed)
    assert all(low <= draw.between(low, low + more) <= low + more for _ in range(20))


def test_between_reaches_both_ends() -> None:
    draw = Draw(3)
    assert {draw.between(2, 4) for _ in range(100)} == {2, 3, 4}


@given(SEEDS, st.lists(st.integers()))
def test_shuffled_keeps_every_item_and_leaves_the_original(seed: int, items: list[int]) -> None:
    before = list(items)
    assert Counter(Draw(seed).shuffled(items)) == Counter(items)
    assert items == before


def test_every_order_is_as_likely() -> None:
    draw = Draw(5)
    orders = Counter("".join(draw.shuffled("abc")) for _ in range(6000))
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())


@given(SEEDS, st.lists(st.integers(0, 9), min_size=1).filter(any))
def test_a_weight_of_zero_is_never_drawn(seed: int, weights: list[int]) -> None:
    draw = Draw(seed)
    assert all(weights[draw.weighted(weights)] for _ in range(20))


def test_twice_the_weight_is_twice_as_likely() -> None:
    draw = Draw(7)
    drawn = Counter(draw.weighted((1, 2, 1)) for _ in range(4000))
    assert 1850 < drawn[1] < 2150


def test_chance_is_in_hundredths() -> None:
    draw = Draw(11)
    assert 250 < sum(draw.chance(30) for _ in range(1000)) < 350
    assert not any(draw.chance(0) for _ in range(100))
    assert all(draw.chance(100) for _ in range(100))


def test_a_bell_is_centred_and_as_wide_as_asked() -> None:
    draw = Draw(13)
    drawn = [draw.bell(1000) for _ in range(4000)]
    assert abs(fmean(drawn)) < 60
    assert 950 < pstdev(drawn) < 1050
