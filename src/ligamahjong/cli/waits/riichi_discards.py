"""What to discard from fourteen tiles of riichi."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.cli.output import print_json, print_table, say, tell
from ligamahjong.riichi.acceptance import discards
from ligamahjong.riichi.waits import is_complete
from ligamahjong.tiles import tile
from ligamahjong.wording.riichi import waits as words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ligamahjong.riichi.acceptance import Acceptance
    from ligamahjong.tiles import Hand, Tile
    from ligamahjong.wording import Language

__all__ = ["tell_discards", "write_acceptance"]


def tell_discards(hand: Hand, seen: Sequence[Tile], language: Language, layout: str) -> None:
    """Print what a hand accepts after each discard that leaves it nearest to waiting.

    Args:
        hand: of fourteen tiles.
        seen: tiles that lie open elsewhere.
        language: of the text.
        layout: ``"text"``, or ``"json"`` with every discard.
    """
    found = discards(hand, seen)
    complete = is_complete(hand.concealed, len(hand.melds))
    if layout == "json":
        every = [{"tile": str(tile(one.kind)), **write_acceptance(one.then)} for one in found]
        print_json({"complete": complete, "discards": every})
        return
    if complete:
        tell(words.complete_line(language))
        say()
    nearest = [one for one in found if one.then.shanten == found[0].then.shanten]
    print_table(
        [text.say(language) for text in words.DISCARD_HEADINGS.values()],
        [words.discard_row(one, language) for one in nearest],
        right=(2,),
    )


def write_acceptance(found: Acceptance) -> dict[str, object]:
    """What a hand accepts as an object of plain values."""
    return {
        "shanten": found.shanten,
        "accepts": [{"tile": str(tile(one.kind)), "left": one.left} for one in found.tiles],
    }
