"""``__all__`` of every module is sorted and is what the module defines or hands on."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


def assigned(statement: ast.stmt) -> Iterator[str]:
    """Names that an assignment binds, type variables left out."""
    match statement:
        case ast.Assign(value=ast.Call(func=ast.Name(id="TypeVar" | "ParamSpec"))):
            return
        case ast.Assign(targets=targets):
            nodes = [node for target in targets for node in ast.walk(target)]
        case ast.AnnAssign(target=target):
            nodes = [target]
        case _:
            return
    yield from (node.id for node in nodes if isinstance(node, ast.Name))


def defined(tree: ast.Module) -> set[str]:
    """Public names that a module defines."""
    names: set[str] = set()
    for statement in tree.body:
        match statement:
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                names.add(name)
            case _:
                names.update(assigned(statement))
    return {name for name in names if not name.startswith("_") or name == "__version__"}


def taken_over(tree: ast.Module) -> set[str]:
    """Names that a module takes from other modules of ours, and may hand on."""
    return {
        alias.asname or alias.name
        for statement in tree.body
        if isinstance(statement, ast.ImportFrom)
        and (statement.module or "").partition(".")[0] == "ligamahjong"
        for alias in statement.names
    }


def declared(tree: ast.Module) -> list[str]:
    """What ``__all__`` says; nothing where there is none."""
    for statement in tree.body:
        match statement:
            case ast.Assign(targets=[ast.Name(id="__all__")], value=value):
                return list(ast.literal_eval(value))
    return []


def by_kind(name: str) -> tuple[bool, bool, str]:
    """Constants first, then classes, then the rest, as the linter sorts them."""
    constant = len(name) > 1 and name.isupper()
    return not constant, not name[0].isupper(), name


def complaints(source: str) -> list[str]:
    tree = ast.parse(source)
    names, own = declared(tree), defined(tree)
    return [
        *(f"{name} is not in __all__" for name in sorted(own.difference(names))),
        *(f"{name} is not ours" for name in sorted(set(names) - own - taken_over(tree))),
        *(["__all__ is not sorted"] if names != sorted(set(names), key=by_kind) else []),
    ]


def test_every_module_exports_what_it_defines(repository: Path) -> None:
    found = {
        str(path.relative_to(repository)): complaints(path.read_text("utf-8"))
        for path in (repository / "src/ligamahjong").rglob("*.py")
        if path.parent.name != "migrations" and path.name != "settings.py"  # as Django has them
    }
    assert {path: wrong for path, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        ("__all__ = ['seat']\ndef seat(): ...\nclass Wind: ...", "Wind is not in __all__"),
        ("__all__ = []\nEAST, WEST = 1, 2", "EAST is not in __all__"),
        ("__all__ = []\nEAST: int = 1", "EAST is not in __all__"),
        ("EAST = 1", "EAST is not in __all__"),
        ("__all__ = ['Wind']\nfrom enum import Enum as Wind", "Wind is not ours"),
        ("__all__ = ['gone']", "gone is not ours"),
        ("__all__ = ['b', 'a']\na = b = 1", "__all__ is not sorted"),
        ("__all__ = ['Wind', 'EAST']\nclass Wind: ...\nEAST = 1", "__all__ is not sorted"),
        ("__all__ = ['a', 'a']\na = 1", "__all__ is not sorted"),
    ],
)
def test_a_wrong_export_is_seen(source: str, complaint: str) -> None:
    assert complaint in complaints(source)


def test_a_module_may_hand_on_what_it_takes_from_another() -> None:
    source = "from ligamahjong.table.seats import Wind\n"
    assert complaints(source) == complaints(source + "__all__ = ['Wind']") == []


def test_private_names_and_type_variables_stay_inside() -> None:
    assert complaints("from typing import TypeVar\nT = TypeVar('T')\n_cache = {}\n") == []
