"""Many rows at once, straight to the database.

Recalculation writes five rows for every game of a league; building model objects for them would
take most of its time. Nothing else may write this way.
"""

from __future__ import annotations

from datetime import date, datetime
from itertools import islice
from typing import TYPE_CHECKING

from django.db import connection

if TYPE_CHECKING:
    from collections.abc import Iterable

    from django.db.models import Model

    from ligamahjong.web.ranking.rows import Values

__all__ = ["insert_rows"]

_BATCH = 2000


def insert_rows(model: type[Model], rows: Iterable[Values], *, replace: bool = False) -> None:
    """Insert rows.

    Args:
        model: of the table.
        rows: values in the order of the columns of the model; a number that the database gives
            itself as the key is left out.
        replace: whether a row whose key is there already takes its place.
    """
    iterator = iter(rows)
    statement = _statement(model, replace=replace)
    with connection.cursor() as cursor:
        while chunk := list(islice(iterator, _BATCH)):
            cursor.executemany(statement, _adapted(chunk))


def _statement(model: type[Model], *, replace: bool) -> str:
    quote = connection.ops.quote_name
    key = model._meta.pk
    columns = [
        quote(field.column)
        for field in model._meta.concrete_fields
        if field is not key or field.db_returning is False
    ]
    statement = (
        f"INSERT INTO {quote(model._meta.db_table)} ({', '.join(columns)}) "  # noqa: S608 - ours
        f"VALUES ({', '.join(['%s'] * len(columns))})"
    )
    if not replace:
        return statement
    pairs = ", ".join(f"{column} = EXCLUDED.{column}" for column in columns)
    return f"{statement} ON CONFLICT ({quote(key.column)}) DO UPDATE SET {pairs}"


def _adapted(rows: list[Values]) -> list[list[object]]:
    """Dates and times as the database wants them; the same one is turned once."""
    known: dict[object, object] = {}

    def adapted(value: object) -> object:
        if not isinstance(value, date):
            return value
        if value not in known:
            turn = (
                connection.ops.adapt_datetimefield_value
                if isinstance(value, datetime)
                else connection.ops.adapt_datefield_value
            )
            known[value] = turn(value)
        return known[value]

    return [[adapted(value) for value in row] for row in rows]
