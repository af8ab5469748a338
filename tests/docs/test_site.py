"""docs/site.md says every setting that the site reads, every address it answers, every command."""

from __future__ import annotations

import ast
import re
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from docs.markdown import table
from ligamahjong.cli.web import command
from ligamahjong.web import environment
from ligamahjong.web.accounts.access import needed_role
from ligamahjong.web.accounts.roles import Role
from ligamahjong.web.calculators import announced, mcr_fields, paid, riichi_fields, settled
from ligamahjong.web.calculators.fields import Kind
from ligamahjong.web.calculators.league import (
    before_game,
    derating,
    grade_progress,
    mcr_points,
    riichi_result,
)
from ligamahjong.web.environment import SettingError
from ligamahjong.web.guards.clients import proxies
from ligamahjong.web.people.consents import consent_age
from ligamahjong.web.ranking.query import SORTS
from ligamahjong.web.urls import urlpatterns
from ligamahjong.wording import Language

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from django.urls import URLPattern, URLResolver

    from ligamahjong.web.calculators.fields import Field

REPOSITORY = Path(__file__).resolve().parents[2]
SITE = REPOSITORY / "src/ligamahjong/web"
PAGE = (REPOSITORY / "docs/site.md").read_text("utf-8")
SETTINGS = {row[0].strip("`"): row[1:] for row in table(PAGE, "Settings")}
MALFORMED = {
    "LIGA_DATA": "",
    "LIGA_HOSTS": "",
    "LIGA_ADDRESS": "",
    "LIGA_CONTROLLER": "",
    "DATABASE_URL": "mysql://league",
}
READERS: dict[str, Callable[[str], object]] = {
    "text": environment.text,
    "words": lambda name: environment.words(name, ""),
    "boolean": lambda name: environment.boolean(name, default=False),
    "secret": lambda name: environment.secret(name, development=False),
    "address": lambda name: environment.address(name, ""),
    "period": lambda name: environment.period(name, ""),
    "mail_server": lambda name: environment.mail_server(name, development=False),
    "database": lambda name: environment.database(name, Path("league")),
}
OWN_READERS: dict[str, Callable[[], object]] = {
    "LIGA_PROXIES": proxies,
    "LIGA_CONSENT_AGE": consent_age,
}
"""What asks more of a text than that there is one."""
ROLES = {
    "anybody": Role.VISITOR,
    "account": Role.PLAYER,
    "reviewer": Role.REVIEWER,
    "manager": Role.MANAGER,
    "superuser": Role.SUPERUSER,
}
PASSED_ON = "photographs/isolation.py"
"""Hands variables of the machine to the process that decodes, and reads none as a setting."""


def calls(source: str) -> dict[str, ast.Call]:
    """The readings of variables in a module, by the name of the variable."""
    return {
        str(ast.literal_eval(node.args[0])): node
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in READERS
        and isinstance(node.func.value, ast.Name)
        and node.func.value.id == "environment"
    }


READ = {
    name: call
    for path in sorted(SITE.rglob("*.py"))
    for name, call in calls(path.read_text("utf-8")).items()
}


def literal_default(call: ast.Call) -> object:
    """The default of a reading where it is written there; ``None`` where it is worked out."""
    written = [*call.args[1:], *(keyword.value for keyword in call.keywords)]
    constants = [node.value for node in written if isinstance(node, ast.Constant)]
    return constants[0] if constants else None


def test_every_setting_is_documented_and_no_other() -> None:
    assert sorted(SETTINGS) == sorted(READ)


def test_a_setting_that_is_not_documented_is_seen() -> None:
    found = calls('A = environment.boolean("LIGA_NEW", default=True)\nB = other.text("LIGA_OLD")')
    assert list(found) == ["LIGA_NEW"]
    assert literal_default(found["LIGA_NEW"]) is True


def test_nothing_else_in_the_site_reads_the_environment() -> None:
    found = {
        path.relative_to(SITE).as_posix()
        for path in SITE.rglob("*.py")
        if re.search(r"os\.environ(?!\.setdefault)|getenv", path.read_text("utf-8"))
    }
    assert found == {"environment.py", PASSED_ON}
    assert "LIGA_" not in (SITE / PASSED_ON).read_text("utf-8")


def test_the_defaults_are_those_of_the_program() -> None:
    texts = {True: "yes", False: "no"}
    for name, call in READ.items():
        default = literal_default(call)
        if default is not None:
            shown = texts.get(default, default) if isinstance(default, bool) else default
            assert SETTINGS[name][0] == f"`{shown}`", name


@pytest.mark.parametrize("name", READ)
def test_what_is_expected_is_what_a_malformed_setting_is_told(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    function = READ[name].func
    assert isinstance(function, ast.Attribute)
    monkeypatch.setenv(name, MALFORMED.get(name, "neither"))
    with pytest.raises(SettingError) as raised:
        OWN_READERS.get(name, lambda: READERS[function.attr](name))()
    assert SETTINGS[name][1].replace("\\", "") == raised.value.expected.say(Language.EN)


def test_every_command_is_in_the_table() -> None:
    documented = [row[0].strip("`").removeprefix("liga web ") for row in table(PAGE, "Running it")]
    assert sorted(documented) == sorted(command.commands)


def routes(
    patterns: Iterable[URLPattern | URLResolver], before: str = "/"
) -> Iterator[tuple[str, Role | None]]:
    """Every address and the role it takes; the tables of Django's admin count as one."""
    for pattern in patterns:
        address = before + str(pattern.pattern)
        if getattr(pattern, "app_name", None) == "admin":
            yield address, Role.SUPERUSER
        elif hasattr(pattern, "url_patterns"):
            yield from routes(pattern.url_patterns, address)
        else:
            yield re.sub(r"<\w+:(\w+)>", r"<\1>", address), needed_role(pattern.callback, [])


def addresses(cell: str) -> list[str]:
    return re.findall(r"`(/[^`]*)`", cell)


def test_every_address_is_in_one_of_the_two_tables() -> None:
    read = [row[0] for row in table(PAGE, "What a reader sees")]
    run = [row[0] for row in table(PAGE, "Where the league is run")]
    documented = [address for cell in (*read, *run) for address in addresses(cell)]
    assert sorted(documented) == sorted(address for address, _ in set(routes(urlpatterns)))


def test_every_address_is_told_with_the_role_it_takes() -> None:
    needed = dict(routes(urlpatterns))
    for row in table(PAGE, "What a reader sees"):
        assert {needed[address] for address in addresses(row[0])} == {Role.VISITOR}, row[0]
    for cell, role, _ in table(PAGE, "Where the league is run"):
        assert {needed[address] for address in addresses(cell)} == {ROLES[role]}, cell


def test_every_column_to_sort_by_is_told() -> None:
    (told,) = re.findall(r"`orden` \(([^)]*)\)", PAGE)
    assert re.findall(r"`(\w+)`", told) == list(SORTS)


CALCULATORS: Mapping[str, Iterable[Field]] = {
    "riichi": (
        riichi_fields.HAND,
        *riichi_fields.FACTS,
        riichi_fields.NO_URA,
        *riichi_fields.SPECIAL,
        *riichi_fields.KNOWN,
    ),
    "mcr": (
        *(mcr_fields.HAND, *mcr_fields.FACTS, *mcr_fields.SPECIAL, *mcr_fields.KNOWN),
        announced.ANNOUNCED,
    ),
    "liquidacion": tuple(chain(*settled.PARTS.values())),
    "pagos": (*paid.PAID, *paid.CHANGES, *paid.TABLE),
    "resultado-riichi": tuple(chain(*riichi_result.PARTS.values())),
    "puntos-mcr": tuple(chain(*mcr_points.PARTS.values())),
    "rating": tuple(chain(*before_game.PARTS.values())),
    "derating": tuple(chain(*derating.PARTS.values())),
    "grados": tuple(chain(*grade_progress.PARTS.values())),
}
"""The fields of the calculators by their address."""
MOST_TOLD = 10
"""Of more choices the first and the last are told."""


def values(field: Field) -> str:
    """What a field takes, as the table says it."""
    if field.kind is Kind.FLAG:
        return "`1`"
    if field.kind is Kind.NUMBER:
        return f"0 to {field.most}"
    if field.kind is Kind.TEXT:
        return "a text"
    known = [f"`{choice}`" for choice in field.choices if choice]
    return " … ".join((known[0], known[-1])) if len(known) > MOST_TOLD else ", ".join(known)


def test_the_addresses_of_the_calculators_are_those_they_read() -> None:
    told = {
        (page.strip("`"), name, known)
        for page, names, known, _ in table(PAGE, "Addresses of the calculators")
        for name in re.findall(r"`(\w+)`", names)
    }
    read = {
        (page, field.name, values(field))
        for page, fields in CALCULATORS.items()
        for field in fields
    }
    assert told == read


def test_every_calculator_has_its_addresses_told() -> None:
    found = {address for address, _ in routes(urlpatterns) if "/calculadora/" in address}
    assert found == {"/calculadora/", *(f"/calculadora/{page}/" for page in CALCULATORS)}
