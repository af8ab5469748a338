"""Deciding through the pages: forms, what they refuse, and where they lead."""

from __future__ import annotations

import re
from datetime import date, time
from typing import TYPE_CHECKING

import pytest
from django.urls import reverse

from ligamahjong.web.accounts.roles import Role
from ligamahjong.web.audit.models import AuditEntry
from ligamahjong.web.intake.models import Submission
from ligamahjong.web.ledger.selectors import head
from ligamahjong.web.ranking.models import CurrentGame
from ligamahjong.web.review import services
from ligamahjong.web.review.reasons import REASONS
from support.accounts import account, client
from support.sent import sent

if TYPE_CHECKING:
    from django.http import HttpResponse
    from django.test import Client

pytestmark = pytest.mark.usefixtures("league")

State = Submission.State


@pytest.fixture
def browser() -> Client:
    return client(Role.REVIEWER)


def post(browser: Client, submission: Submission, what: str, **data: object) -> HttpResponse:
    address = reverse(f"review-{what}", args=[submission.token])
    return browser.post(address, {"version": submission.version, **data})  # type: ignore[return-value]


def state(submission: Submission) -> str:
    return Submission.objects.get(pk=submission.pk).state


def form_of(browser: Client, submission: Submission) -> dict[str, object]:
    """The form with all facts, as a browser would send it unchanged."""
    response = browser.get(reverse("review-edit", args=[submission.token]))
    form = response.context["form"]
    values = {}
    for name in form.fields:
        value = form[name].value()
        if value is True:
            values[name] = "on"
        elif value not in {None, False}:
            values[name] = form.fields[name].prepare_value(value)
    return {**values, "reason": "Mal copiada"}


class TestAccepting:
    def test_then_the_next_one(self, browser: Client) -> None:
        first, second = sent(days_ago=4), sent(days_ago=1, day=date(2026, 6, 20))
        response = post(browser, first, "accept")
        assert response["Location"] == reverse("review-submission", args=[second.token])
        shown = browser.get(response["Location"]).content.decode()
        assert "Aceptada: Partida de Riichi, 28 de junio de 2026, 18:30." in shown
        assert post(browser, second, "accept")["Location"] == reverse("review")
        assert state(first) == state(second) == State.ACCEPTED

    def test_by_get_it_does_nothing(self, browser: Client) -> None:
        submission = sent()
        for what in ("accept", "reject", "ask", "match"):
            assert (
                browser.get(reverse(f"review-{what}", args=[submission.token])).status_code == 405
            )
        assert state(submission) == State.PENDING

    def test_a_page_that_is_no_longer_true_does_nothing_and_says_who_decided(
        self, browser: Client
    ) -> None:
        submission = sent()
        other = account(Role.REVIEWER, "sonia@example.org", person_id="p09")
        services.do_reject(submission.token, 1, reason="Repetida", by=other)
        before = head()
        response = post(browser, submission, "accept")
        shown = response.content.decode()
        assert response.status_code == 409
        assert "No se ha hecho nada" in shown
        assert "Sonia Alonso Prado ya lo decidió: rechazada." in shown
        assert "Repetida" in shown
        assert 'data-key="a"' not in shown
        assert head() == before

    def test_a_change_by_the_sender_is_told_too(self, browser: Client) -> None:
        submission = sent()
        Submission.objects.update(version=2)
        response = post(browser, submission, "reject", canned="repeated")
        assert response.status_code == 409
        assert "Ahora está así: espera revisión." in response.content.decode()
        assert 'name="version" value="2"' in response.content.decode()

    @pytest.mark.parametrize("version", ["", "x", "-1"])
    def test_without_a_version_it_does_nothing(self, browser: Client, version: str) -> None:
        submission = sent()
        response = post(browser, submission, "accept", version=version)
        assert response.status_code == 400
        assert state(submission) == State.PENDING

    def test_what_lacks_something_is_refused(self, browser: Client) -> None:
        submission = sent(pictured=False)
        response = post(browser, submission, "accept")
        assert response.status_code == 409
        assert "Falta la foto del acta firmada" in response.content.decode()
        assert state(submission) == State.PENDING

    def test_what_the_ledger_refuses_is_said(self, browser: Client) -> None:
        known = services.do_accept(sent().token, 1, by=account(Role.REVIEWER)).game
        submission = sent(game=known, days_ago=1)
        response = post(browser, submission, "accept")
        assert response.status_code == 409
        assert "ya está en el registro" in response.content.decode()
        assert state(submission) == State.PENDING

    def test_the_token_of_the_form_is_needed(self) -> None:
        submission = sent()
        strict = client(Role.REVIEWER)
        strict.handler.enforce_csrf_checks = True
        assert post(strict, submission, "accept").status_code == 403
        assert state(submission) == State.PENDING


class TestRejecting:
    def test_a_reason_from_the_list_in_the_language_of_the_sender(self, browser: Client) -> None:
        submission = sent(language="en")
        post(browser, submission, "reject", canned="signatures", words="Look at North.")
        reason = Submission.objects.get().reason
        assert reason == "The sheet does not bear the four signatures. Look at North."

    @pytest.mark.parametrize("canned", REASONS)
    def test_every_reason_of_the_list(self, browser: Client, canned: str) -> None:
        submission = sent()
        assert post(browser, submission, "reject", canned=canned).status_code == 302
        assert Submission.objects.get().reason == REASONS[canned].es

    def test_words_alone(self, browser: Client) -> None:
        post(browser, sent(), "reject", words=" Era de prueba ")
        assert Submission.objects.get().reason == "Era de prueba"

    @pytest.mark.parametrize("data", [{}, {"words": "  "}, {"canned": "nonsense"}])
    def test_without_a_reason_it_is_not_done(self, browser: Client, data: dict[str, str]) -> None:
        submission = sent()
        response = post(browser, submission, "reject", **data)
        shown = response.content.decode()
        assert response.status_code == 422
        assert '<details data-key="r" open>' in shown
        assert 'href="#reject_canned"' in shown
        assert state(submission) == State.PENDING


class TestAsking:
    def test_the_question_goes_out(self, browser: Client) -> None:
        submission = sent()
        assert post(browser, submission, "ask", question="¿Qué hora era?").status_code == 302
        assert state(submission) == State.ASKED
        shown = browser.get(reverse("review-submission", args=[submission.token])).content.decode()
        assert "¿Qué hora era?" in shown
        assert "Sin respuesta todavía." in shown

    def test_an_empty_question_does_not(self, browser: Client) -> None:
        submission = sent()
        response = post(browser, submission, "ask", question=" ")
        assert response.status_code == 422
        assert "Falta la pregunta" in response.content.decode()
        assert state(submission) == State.PENDING


class TestMatching:
    def test_who_is_suggested(self, browser: Client) -> None:
        submission = sent(players=("p13", "Iñigo Nuñez", "Ana Ruiz Soler", "xyzw"))
        shown = browser.get(reverse("review-submission", args=[submission.token])).content.decode()
        values = re.findall(r'name="suggested(\d)" value="([^"]+)"', shown)
        assert ("1", "p13") in values
        assert {person for seat, person in values if seat == "2"} == {"p38", "p39"}
        assert not [value for value in values if value[0] == "3"]

    def test_choosing_and_writing(self, browser: Client) -> None:
        submission = sent(players=("p01", "p02", "Ana Ruiz Soler", "Nadie"))
        response = post(browser, submission, "match", suggested2="p39", name3="iñigo nunez peña")
        assert response["Location"] == reverse("review-submission", args=[submission.token])
        people = list(submission.seats.values_list("person", flat=True))
        assert people == ["p01", "p02", "p39", "p13"]
        assert AuditEntry.objects.get().details == {"people": {"2": "p39", "3": "p13"}}

    def test_a_homonym_is_told_by_the_picker(self, browser: Client) -> None:
        submission = sent(players=("p01", "p02", "p03", "Nadie"))
        post(browser, submission, "match", name3="Ana Ruiz Soler", person3="p38")
        assert submission.seats.get(seat=3).person_id == "p38"

    @pytest.mark.parametrize(
        ("data", "said"),
        [
            ({}, "Elige a alguien"),
            ({"name3": "Nadie De Nada"}, "no es nadie inscrito"),
            ({"name3": "Ana Ruiz Soler"}, "puede ser Ana Ruiz Soler (p38), Ana Ruiz Soler (p39)"),
            ({"name3": "Ana Ruiz Soler", "person3": "p05"}, "puede ser"),
        ],
    )
    def test_nobody_is_guessed(self, browser: Client, data: dict[str, str], said: str) -> None:
        submission = sent(players=("p01", "p02", "p03", "Nadie"))
        response = post(browser, submission, "match", **data)
        assert response.status_code == 422
        assert said in response.content.decode()
        assert submission.seats.get(seat=3).person is None


class TestChanging:
    def test_the_form_opens_as_it_was_sent_and_changes_nothing(self, browser: Client) -> None:
        submission = sent(penalties=(0, 0, -20_000, 0), second_time=False)
        post(browser, submission, "edit", **form_of(browser, submission))
        entry = AuditEntry.objects.get()
        assert (entry.action, entry.details["changed"]) == ("accept-edited", {})
        assert CurrentGame.objects.get(pk=entry.details["game"]).penalty3 == -20_000

    def test_changed_facts(self, browser: Client) -> None:
        submission = sent()
        data = form_of(browser, submission) | {
            "player3": "Ana Ruiz Soler",
            "person3": "p39",
            "score0": "41.000",
            "score3": "19 000",
            "start": "20:15",
            "clock": "canary",
        }
        response = post(browser, submission, "edit", **data)
        assert response["Location"] == reverse("review")
        game = CurrentGame.objects.get(pk=Submission.objects.get().game)
        assert (game.player4, game.score1, game.score4) == ("p39", 41_000, 19_000)
        assert game.played_at.isoformat() == "2026-06-28T19:15:00+00:00"
        assert AuditEntry.objects.get().details["changed"].keys() == {
            "clock",
            "players",
            "scores",
            "start",
        }

    def test_without_a_reason_it_is_not_done(self, browser: Client) -> None:
        submission = sent()
        data = form_of(browser, submission) | {"reason": ""}
        response = post(browser, submission, "edit", **data)
        assert response.status_code == 422
        assert state(submission) == State.PENDING

    def test_looking_first(self, browser: Client) -> None:
        submission, before = sent(), head()
        data = form_of(browser, submission) | {"reason": "", "look": "1", "day": "2024-06-02"}
        response = post(browser, submission, "edit", **data)
        shown = response.content.decode()
        assert response.status_code == 200
        assert "Qué pasa si se acepta así" in shown
        assert "partidas ya contadas" in shown
        assert 'value="2024-06-02"' in shown
        assert head() == before
        assert Submission.objects.get().day == date(2026, 6, 28)

    @pytest.mark.parametrize(
        ("change", "field", "said"),
        [
            ({"score0": "mil"}, "score0", "no es un número entero"),
            ({"score0": ""}, "score0", "Falta este dato."),
            ({"day": "ayer"}, "day", "No es una fecha"),
            ({"player1": "Nadie De Nada"}, "player1", "no es nadie inscrito"),
            ({"player1": "Bruno Alonso Prado", "person1": "p01"}, "player1", "misma persona"),
            ({"signed": None}, "signed", "cuatro firmas"),
            ({"score0": "40000"}, "mismatch", "suman 118.000"),
            ({"day": "2027-01-01"}, "day", "no ha llegado"),
        ],
    )
    def test_what_cannot_be_is_said_beside_its_field(
        self, browser: Client, change: dict[str, str | None], field: str, said: str
    ) -> None:
        submission, before = sent(), head()
        data = form_of(browser, submission) | change
        whole = {name: value for name, value in data.items() if value is not None}
        for look in ({}, {"look": "1"}):
            response = post(browser, submission, "edit", **whole, **look)
            shown = response.content.decode()
            assert response.status_code == 422
            error = shown.partition(f'id="id_{field}_error">')[2].partition("</p>")[0]
            assert said in error
        assert head() == before
        assert state(submission) == State.PENDING

    def test_no_photograph_cannot_be_changed_away(self, browser: Client) -> None:
        submission = sent(pictured=False)
        response = post(browser, submission, "edit", **form_of(browser, submission))
        assert response.status_code == 422
        assert "Falta la foto" in response.content.decode()

    def test_a_stale_form_does_nothing(self, browser: Client) -> None:
        submission = sent()
        data = form_of(browser, submission)
        services.do_reject(submission.token, 1, reason="No", by=account(Role.REVIEWER))
        response = post(browser, submission, "edit", **data)
        assert response.status_code == 409
        assert state(submission) == State.REJECTED

    def test_what_is_decided_cannot_be_changed_here(self, browser: Client) -> None:
        submission = sent(state=State.ACCEPTED, start=time(18, 0))
        response = browser.get(reverse("review-edit", args=[submission.token]))
        assert response.status_code == 302
