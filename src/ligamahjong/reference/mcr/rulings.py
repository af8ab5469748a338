"""Which fans each disputed ruling is about."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["CONCERNED"]

CONCERNED: Mapping[str, tuple[str, ...]] = {
    "points": ("two_concealed_kongs", "melded_and_concealed_kong"),
    "concealed_on_concealed_shapes": (
        "fully_concealed_hand", "nine_gates", "seven_shifted_pairs", "thirteen_orphans",
        "four_concealed_pungs", "seven_pairs", "greater_honors_and_knitted_tiles",
        "lesser_honors_and_knitted_tiles",
    ),
    "kong_concealment": ("four_kongs", "three_kongs", "two_concealed_kongs", "concealed_kong"),
    "all_green_half_flush": ("all_green", "half_flush"),
    "nine_gates_terminal_pung": ("nine_gates", "pung_of_terminals_or_honors"),
    "all_terminals_double_pung": ("all_terminals", "double_pung"),
    "shifted_chows_terminal_chows": ("four_pure_shifted_chows", "two_terminal_chows"),
    "knitted_wait": ("knitted_straight", "edge_wait", "closed_wait"),
    "exhausted_wait": ("edge_wait", "closed_wait", "single_wait"),
    "honour_tile_hog": ("tile_hog", "seven_pairs"),
    "seven_pairs_all_types": ("seven_pairs", "all_types"),
    "cap": (),
    "seven_pairs_equal_pairs": ("seven_pairs",),
    "lesser_honours_knitted_straight": ("lesser_honors_and_knitted_tiles", "knitted_straight"),
    "voided_suit_exactly_one": ("one_voided_suit", "full_flush", "half_flush"),
    "last_claim_is_replacement": ("last_tile_claim", "out_with_replacement_tile"),
    "terminal_chows_exclude_pure_double": (
        "three_suited_terminal_chows", "pure_double_chow", "mixed_double_chow",
    ),
    "heavenly_hands": (),
    "nine_gates_when_dealt": ("nine_gates",),
    "waits_when_dealt": ("edge_wait", "closed_wait", "single_wait"),
}  # fmt: skip
"""The fans that each ruling is about, by their names in code; none where it is about any hand."""
