"""The audit log as managers read it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from django.urls import reverse

import ligamahjong.web
from ligamahjong.web.accounts.roles import Role
from ligamahjong.web.audit.details import NAMES
from ligamahjong.web.audit.models import AuditEntry
from ligamahjong.web.audit.selectors import entries, told
from ligamahjong.web.audit.services import SYSTEM, note
from ligamahjong.web.audit.wording import ACTIONS, PAGES
from support.accounts import account, client
from support.pages import links, words
from support.sent import sent

pytestmark = pytest.mark.usefixtures("league")


def page(**asked: str) -> str:
    return client(Role.MANAGER).get(reverse("audit-log"), asked).content.decode()


def test_an_entry_says_who_did_what_to_what_and_why() -> None:
    reviewer = account(Role.REVIEWER)
    note(reviewer.actor, "void", "game", "r001", reason="Repetida", seq=12)
    html = page()
    assert "reviewer@example.org anuló la partida: r001" in words(html)
    assert "Motivo: Repetida" in words(html)
    assert "seq: 12" in words(html)
    assert reverse("game", args=["r001"]) in links(html)


def test_whoever_is_gone_and_what_nobody_does_have_words_too() -> None:
    note("u00", "accept", "submission", "abc")
    note(SYSTEM, "retention", "", "")
    note(SYSTEM, "something-new", "thing", "x/y")
    html = words(page())
    assert "Una cuenta borrada aceptó la partida enviada: abc" in html
    assert "El sistema borró lo que ya no debe guardarse" in html
    assert "El sistema something-new (thing): x/y" in html


def test_details_are_told_in_words() -> None:
    before_and_after = [[42000, 18000], [18000, 42000]]
    changed = {"scores": before_and_after, "clock": ["mainland", "canary"], "place": []}
    note(SYSTEM, "accept-edited", "submission", "abc", own=["played"], changed=changed)
    note(SYSTEM, "role", "account", "u9", before="player", after="reviewer", club="")
    html = words(page())
    assert "después: revisor · antes: jugador" in html
    assert (
        "lo que cambió: puntos: 42000, 18000 → 18000, 42000; "
        "reloj: Península y Baleares → Canarias; lugar · con interés propio: jugó en ella"
    ) in html
    assert "club" not in html.partition("2 decisiones")[2].partition("Este ranking")[0]


def test_every_detail_that_is_noted_has_words() -> None:
    folder = Path(ligamahjong.web.__file__ or "").parent
    source = "".join(path.read_text("utf-8") for path in folder.rglob("*.py"))
    calls = re.findall(r"\bnote\((?:[^()]|\([^()]*\))*\)", source)
    noted = {name for call in calls for name in re.findall(r"\b([a-z]+)=", call)}
    assert {"before", "letters", "kept"} <= noted
    assert noted - {"reason", "details"} - set(NAMES) == set()


def test_in_english() -> None:
    note(SYSTEM, "erase", "person", "p01")
    html = client(Role.MANAGER).get("/en/gestion/registro/").content.decode()
    assert "The system erased the data of the person: p01" in words(html)


def test_it_is_searched_by_subject_actor_and_action() -> None:
    one, other = account(Role.REVIEWER), account(Role.MANAGER)
    note(one.actor, "void", "game", "r001")
    note(other.actor, "void", "game", "r002")
    note(other.actor, "correct", "game", "r001")
    assert [row.subject for row in entries(actor="Reviewer@example.org")] == ["r001"]
    assert entries(actor=other.actor).count() == 2
    assert entries(subject="r001").count() == 2
    assert [row.action for row in entries(subject="r001", action="correct")] == ["correct"]
    html = words(page(sobre="r001", quien="reviewer@example.org", que="void"))
    assert "1 decisión" in html
    assert "Ninguna decisión" in words(page(sobre="nada"))


def test_the_latest_come_first_and_pages_keep_what_was_asked() -> None:
    for number in range(120):
        note(SYSTEM, "void", "game", f"r{number}")
    html = page(que="void", pagina="2")
    assert [row.subject for row in told(entries()[:2])] == ["r119", "r118"]
    assert {"?que=void&amp;pagina=1", "?que=void&amp;pagina=3"} <= set(
        re.findall(r'href="(\?[^"]+)"', html)
    )
    assert "Página 2 de 3" in words(html)


def test_entries_are_told_with_one_more_query(
    django_assert_num_queries: object,
) -> None:
    for number in range(5):
        note(account(Role.REVIEWER).actor, "void", "game", f"r{number}")
    with django_assert_num_queries(2):  # type: ignore[operator]
        assert len(told(entries())) == 5


def test_every_action_that_is_noted_has_words() -> None:
    """The source is searched for what is noted, so that a new action is not told by its code."""
    source = (
        "".join(
            path.read_text("utf-8") for path in Path(ligamahjong.web.__file__).parent.rglob("*.py")
        )
        if ligamahjong.web.__file__
        else ""
    )
    noted = set(re.findall(r'\bnote\(\s*[\w.]+,\s*"([a-z-]+)"', source))
    noted |= set(re.findall(r'\b_(?:note|decide)\((?:\w+, )?"([a-z-]+)"', source))
    assert {"role", "deactivate"} <= noted
    assert noted - set(ACTIONS) == set()
    assert {action for action in ACTIONS if source.count(f'"{action}"') < 2} == set()


def test_every_kind_leads_to_a_page() -> None:
    for name in PAGES.values():
        assert reverse(name, args=["1"])


@pytest.mark.parametrize(
    ("kind", "name"),
    [("account", "account-admin"), ("registration", "registration"), ("report", "report")],
)
def test_what_was_erased_is_no_link(kind: str, name: str) -> None:
    note(SYSTEM, "erase", kind, "nothing")
    html = page()
    assert "El sistema borró los datos de la persona: nothing" in words(html)
    assert reverse(name, args=["nothing"]) not in links(html)


def test_what_is_still_there_is_one() -> None:
    token = sent().token
    note(SYSTEM, "confirm", "submission", token)
    assert reverse("review-submission", args=[token]) in links(page())


def test_nobody_below_a_manager_reads_it() -> None:
    assert client(Role.REVIEWER).get(reverse("audit-log")).status_code == 403
    assert AuditEntry.objects.count() == 0


def test_an_account_is_called_by_its_address() -> None:
    player = account()
    note(SYSTEM, "deactivate", "account", player.actor)
    [row] = told(entries())
    assert (row.subject, row.address) == (
        player.email,
        reverse("account-admin", args=[player.actor]),
    )
