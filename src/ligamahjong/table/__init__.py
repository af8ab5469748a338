"""Four people at a table: seats, places, prizes and payments, for the league and the rule sets."""

from ligamahjong.table.lines import Line, line, total
from ligamahjong.table.places import finishing_order, places
from ligamahjong.table.prizes import prizes, shared_prizes
from ligamahjong.table.seats import SEATS, Four, Wind

__all__ = [
    "SEATS",
    "Four",
    "Line",
    "Wind",
    "finishing_order",
    "line",
    "places",
    "prizes",
    "shared_prizes",
    "total",
]
