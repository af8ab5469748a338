"""Four people at a table: seats, places and ties, shared by the league and both rule sets."""

from ligamahjong.table.places import finishing_order, places
from ligamahjong.table.seats import SEATS, Four, Wind

__all__ = ["SEATS", "Four", "Wind", "finishing_order", "places"]
