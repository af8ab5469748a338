"""The results of a site as plain rows, to be compared."""

from __future__ import annotations

from ligamahjong.league.game import Mode
from ligamahjong.web.ranking.models import CurrentGame, Merge, PlayerResult, Progress, SeatResult
from ligamahjong.web.ranking.recalculation import recalculate_fully

__all__ = ["assert_equal_to_full", "results"]


def results() -> dict[str, list[tuple[object, ...]]]:
    """Every row of the results but the numbers that the database gives rows."""
    seats = [field.name for field in SeatResult._meta.concrete_fields if field.name != "id"]
    players = [field.name for field in PlayerResult._meta.concrete_fields if field.name != "id"]
    in_time = ("mode", "played_at", "order", "seat")
    return {
        "games": list(CurrentGame.objects.order_by("pk").values_list()),
        "seats": list(SeatResult.objects.order_by(*in_time).values_list(*seats)),
        "players": list(PlayerResult.objects.order_by("mode", "person").values_list(*players)),
        "merges": list(Merge.objects.order_by("pk").values_list()),
        "progress": list(Progress.objects.values_list()),
    }


def assert_equal_to_full() -> None:
    """The results are those that a full recalculation gives, row by row and in order of replay."""
    _assert_numbered_in_order()
    incremental = results()
    recalculate_fully()
    full = results()
    assert incremental == full, _differences(incremental, full)
    _assert_numbered_in_order()


def _assert_numbered_in_order() -> None:
    numbered = SeatResult.objects.order_by("id").values_list("played_at", "order", "seat")
    for mode in Mode:
        rows = list(numbered.filter(mode=mode.value))
        assert rows == sorted(rows)


def _differences(
    some: dict[str, list[tuple[object, ...]]], others: dict[str, list[tuple[object, ...]]]
) -> str:
    """The rows that only one of two results has."""
    lines = []
    for name, rows in some.items():
        lines += [f"{name} - {row}" for row in rows if row not in others[name]]
        lines += [f"{name} + {row}" for row in others[name] if row not in rows]
    return "\n".join(lines) or "the order of rows"
