"""Many rows at once, straight to the database.

Recalculation writes five rows for every game of a league; building model objects for them would
take most of its time. Nothing else may write this way.
"""

from __future__ import annotations

import functools
from itertools import islice
from typing import TYPE_CHECKING, Any

from django.db import connection

if TYPE_CHECKING:
    from collections.abc import Iterable

    from django.db.models import Field, Model

    from ligamahjong.web.ranking.rows import Values

__all__ = ["insert_rows"]

_BATCH = 2000
_TURNS = {
    "DateField": "adapt_datefield_value",
    "DateTimeField": "adapt_datetimefield_value",
}


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
            cursor.executemany(statement, _adapted(model, chunk))


def _statement(model: type[Model], *, replace: bool) -> str:
    quote = connection.ops.quote_name
    columns = [quote(str(field.column)) for field in _fields(model)]
    statement = (
        f"INSERT INTO {quote(model._meta.db_table)} ({', '.join(columns)}) "  # noqa: S608 - ours
        f"VALUES ({', '.join(['%s'] * len(columns))})"
    )
    if not replace:
        return statement
    pairs = ", ".join(f"{column} = EXCLUDED.{column}" for column in columns)
    return f"{statement} ON CONFLICT ({quote(str(model._meta.pk.column))}) DO UPDATE SET {pairs}"


def _fields(model: type[Model]) -> list[Field[Any, Any]]:
    """The fields of a row, without a key that the database gives."""
    key = model._meta.pk
    return [f for f in model._meta.concrete_fields if f is not key or f.db_returning is False]


def _adapted(model: type[Model], rows: list[Values]) -> list[list[Any]]:
    """Dates and times as the database wants them; the same one is turned once."""
    turns = [
        (index, functools.cache(getattr(connection.ops, name)))
        for index, field in enumerate(_fields(model))
        if (name := _TURNS.get(field.get_internal_type()))
    ]
    adapted: list[list[Any]] = [[*row] for row in rows]
    for row in adapted:
        for index, turn in turns:
            row[index] = turn(row[index])
    return adapted
