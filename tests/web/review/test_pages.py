"""The queue and the page of one submission: what they show, and to whom."""

from __future__ import annotations

import re
from datetime import date, time
from html import unescape
from typing import TYPE_CHECKING

import pytest
from django.urls import reverse

from ligamahjong.web.accounts.models import Claim
from ligamahjong.web.accounts.roles import Role
from ligamahjong.web.corrections.models import GameReport, ProposedCorrection
from ligamahjong.web.intake.models import Submission
from ligamahjong.web.ledger.selectors import head
from ligamahjong.web.people.models import Club, Registration
from ligamahjong.web.ranking.models import CurrentGame
from ligamahjong.web.review import services
from support.accounts import account, client, signed_in
from support.sent import sent

if TYPE_CHECKING:
    from django.test import Client

pytestmark = pytest.mark.usefixtures("league")

State = Submission.State


def text(response: object) -> str:
    """What a page says, in one line."""
    content = response.content.decode()  # type: ignore[attr-defined]
    main = content[content.index("<main") : content.index("</main>")]
    return re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]+>", " ", main)))


def page(browser: Client, submission: Submission, what: str = "submission") -> str:
    return text(browser.get(reverse(f"review-{what}", args=[submission.token])))


@pytest.fixture
def browser() -> Client:
    return client(Role.REVIEWER)


def rows(browser: Client, asked: str = "") -> list[str]:
    content = browser.get(f"/gestion/{asked}").content.decode()
    return re.findall(r'<a href="/gestion/envios/([^/]+)/"><strong>', content)


class TestQueue:
    def test_what_waits_longest_comes_first(self, browser: Client) -> None:
        young, old = sent(days_ago=1), sent(days_ago=9)
        asked = sent(days_ago=5, state=State.ASKED)
        assert rows(browser) == [old.token, asked.token, young.token]

    @pytest.mark.parametrize("state", [State.DRAFT, State.UNCONFIRMED])
    def test_what_has_not_been_sent_is_nobody_elses(self, browser: Client, state: State) -> None:
        submission = sent(state=state)
        assert rows(browser, "?estado=todos") == []
        for name in ("submission", "edit"):
            address = reverse(f"review-{name}", args=[submission.token])
            assert browser.get(address).status_code == 404
        for name in ("accept", "reject", "ask", "match", "edit"):
            address = reverse(f"review-{name}", args=[submission.token])
            assert browser.post(address, {"version": 1}).status_code == 404

    def test_states_and_how_many_there_are(self, browser: Client) -> None:
        for state in Submission.State:
            sent(state=state)
        shown = text(browser.get("/gestion/"))
        assert "Por decidir 2" in shown
        assert "Aceptadas 1 Rechazadas 1 Retiradas 1 Todas 5" in shown
        assert len(rows(browser, "?estado=aceptados")) == 1
        assert len(rows(browser, "?estado=todos")) == 5
        assert len(rows(browser, "?estado=algo")) == 2

    def test_filters(self, browser: Client) -> None:
        riichi = sent(days_ago=8)
        mcr = sent(mode="mcr", scores=(88, 0, -20, -68), days_ago=2)
        online = sent(mode="mcr", venue="online", platform="Tziakcha", place="", days_ago=1)
        assert rows(browser, "?modo=riichi") == [riichi.token]
        assert rows(browser, "?modo=mcr") == [mcr.token, online.token]
        assert rows(browser, "?lugar=online") == [online.token]
        assert rows(browser, "?dias=3") == [riichi.token]
        assert rows(browser, "?modo=go&lugar=x&dias=2&club=") == [
            riichi.token,
            mcr.token,
            online.token,
        ]
        assert "No hay partidas así." in text(browser.get("/gestion/?dias=30"))

    def test_the_club_of_the_reporter(self, browser: Client) -> None:
        club = Club.objects.get(name="Mesa del Sur")
        mine = sent(sender=account(Role.REPORTER, "r2@example.org", club=club))
        sent()
        assert rows(browser, f"?club={club.slug}") == [mine.token]
        assert f'<option value="{club.slug}">' in browser.get("/gestion/").content.decode()

    @pytest.mark.parametrize(
        "asked", ["nunez", "Peña Íñigo", "TORNEO", "sotano", "raro@example.org", "p13"]
    )
    def test_search_in_names_places_and_senders(self, browser: Client, asked: str) -> None:
        sent()
        found = sent(
            players=("p13", "p05", "p06", "Sotano"),
            place="Torneo de Soria",
            sender=None,
            sender_email="raro@example.org",
        )
        assert rows(browser, f"?texto={asked}") == [found.token]

    def test_ages(self, browser: Client) -> None:
        sent(days_ago=0)
        sent(days_ago=3)
        shown = text(browser.get("/gestion/"))
        assert "hoy" in shown
        assert "hace 3 días" in shown
        assert "3 days ago" in text(browser.get("/en/gestion/"))

    def test_what_waits_elsewhere(self) -> None:
        Registration.objects.create(
            name="Ada Sanz", region="MD", email="a@example.org", state="pending"
        )
        Registration.objects.create(name="Leo Sanz", region="MD", email="b@example.org")
        Claim.objects.create(user=account(Role.PLAYER), person_id="p01")
        GameReport.objects.create(game="r001", text="Mal")
        ProposedCorrection.objects.create(game="r001", content={}, digest="0", source="x.csv")
        reviewer, manager = (
            client(role).get("/gestion/") for role in (Role.REVIEWER, Role.MANAGER)
        )
        for one in (reviewer, manager):
            assert "Inscripciones: 1" in text(one)
            assert "Avisos de partidas mal: 1" in text(one)
        for name in ("registrations", "claims", "proposals"):
            link = f'<a href="{reverse(name)}">'
            shown = manager.content.decode().partition("elsewhere")[2].partition("</p>")[0]
            assert link in shown
            hidden = reviewer.content.decode().partition("elsewhere")[2].partition("</p>")[0]
            assert link not in hidden

    def test_fifty_on_a_page(self, browser: Client) -> None:
        for number in range(51):
            sent(days_ago=number, pictured=False)
        assert len(rows(browser)) == 50
        assert len(rows(browser, "?pagina=2")) == 1
        assert len(rows(browser, "?pagina=99")) == 1

    def test_the_number_of_queries_does_not_grow(
        self, browser: Client, django_assert_max_num_queries: object
    ) -> None:
        for _ in range(20):
            sent()
        with django_assert_max_num_queries(40):  # type: ignore[operator]
            browser.get("/gestion/")


class TestSubmission:
    def test_everything_that_was_sent(self, browser: Client) -> None:
        shown = page(
            browser, sent(remarks="Se cortó la luz", players=("p01", "p02", "p03", "Nadi"))
        )
        for part in (
            "Partida de Riichi, 28 de junio de 2026, 18:30",
            "hace 3 días",
            "Club Dragón Rojo · presencial",
            "Se cortó la luz",
            "42.000",
            "120.000",
            "reporter@example.org",
            "«Nadi» sin identificar",
        ):
            assert part in shown

    def test_both_hours_of_a_clock_of_the_canary_islands(self, browser: Client) -> None:
        shown = page(browser, sent(clock="canary", start=time(18, 30)))
        assert "Comienzo 28 de junio de 2026, 19:30 (18:30 en Canarias)" in shown

    def test_links_to_people_by_role(self, browser: Client) -> None:
        submission = sent()
        address = reverse("review-submission", args=[submission.token])
        assert 'href="/jugadores/p01/"' in browser.get(address).content.decode()
        manager = client(Role.MANAGER).get(address).content.decode()
        assert f'href="{reverse("person-admin", args=["p01"])}"' in manager

    def test_what_is_missing_is_said_and_nothing_can_be_pressed(self, browser: Client) -> None:
        submission = sent(pictured=False, signed=False)
        shown = page(browser, submission)
        assert "Así no se puede aceptar" in shown
        assert "Falta la foto del acta firmada" in shown
        content = browser.get(reverse("review-submission", args=[submission.token])).content
        assert b'data-key="a" disabled' in content
        assert "Qué pasa si se acepta" not in shown

    def test_what_accepting_does(self, browser: Client) -> None:
        submission = sent(day=date(2026, 6, 29))
        shown = page(browser, submission)
        assert "Qué pasa si se acepta" in shown
        assert "ya contadas" not in shown
        before = head()
        match = re.search(r"Elena Alonso Prado|Bruno Alonso Prado", shown)
        assert match
        assert head() == before

    def test_what_a_late_game_does_to_others(self, browser: Client) -> None:
        shown = page(browser, sent(day=date(2024, 6, 2)))
        assert re.search(r"Es anterior a \d+ partidas ya contadas", shown)
        assert re.search(r"\d+ personas más cambian en medio punto o más", shown)

    def test_the_preview_is_what_happens(self, browser: Client) -> None:
        submission = sent(day=date(2026, 6, 29))
        shown = page(browser, submission)
        told = re.findall(r"[+−]\d+,\d", shown.split("Qué pasa")[1])[:4]
        services.do_accept(submission.token, 1, by=account(Role.REVIEWER))
        game = Submission.objects.get().game
        seats = CurrentGame.objects.get(pk=game).seats.order_by("seat")
        changes = [
            24 * (seat.mu - seat.mu_before) - 72 * (seat.sigma - seat.sigma_before)
            for seat in seats
        ]
        assert told == [f"{change:+.1f}".replace(".", ",").replace("-", "−") for change in changes]

    def test_doubts_name_the_other_game(self, browser: Client) -> None:
        first = sent(days_ago=5)
        second = sent(days_ago=2)
        shown = browser.get(reverse("review-submission", args=[second.token])).content.decode()
        assert 'data-doubt="same-game"' in shown
        assert f'<a href="{reverse("review-submission", args=[first.token])}">Ver la otra' in shown
        game = services.do_accept(first.token, 1, by=account(Role.REVIEWER)).game
        shown = browser.get(reverse("review-submission", args=[second.token])).content.decode()
        assert f'<a href="{reverse("game", args=[game])}">Ver la otra partida' in shown

    def test_the_history(self, browser: Client) -> None:
        submission = sent()
        by = account(Role.REVIEWER, "julia@example.org", person_id="p05")
        services.do_ask(submission.token, 1, question="¿Seguro?", by=by)
        services.do_reject(submission.token, 2, reason="Repetida", by=by)
        shown = page(browser, submission)
        assert re.search(r"Pregunta a quien la envió · .* · Julia Alonso Prado ¿Seguro\?", shown)
        assert re.search(r"Rechazada · .* · Julia Alonso Prado Repetida", shown)
        assert "Decidir" not in shown

    def test_a_reviewer_of_an_own_game_is_told(self) -> None:
        submission = sent()
        mine = signed_in(account(Role.REVIEWER, person_id="p02"))
        assert "Jugaste esta partida. Es mejor que decida otra persona" in page(mine, submission)
        assert "Es mejor que decida" not in page(client(Role.MANAGER), submission)

    def test_the_next_and_the_one_before(self, browser: Client) -> None:
        first, second, third = (sent(days_ago=days) for days in (3, 2, 1))
        sent(days_ago=1.5, state=State.REJECTED)
        content = browser.get(reverse("review-submission", args=[second.token])).content.decode()
        assert f'rel="prev" href="{reverse("review-submission", args=[first.token])}"' in content
        assert f'rel="next" href="{reverse("review-submission", args=[third.token])}"' in content

    def test_ids_are_there_once(self, browser: Client) -> None:
        submission = sent(players=("p01", "p02", "Ana Ruiz Soler", "Nadie"))
        for what in ("submission", "edit"):
            content = browser.get(reverse(f"review-{what}", args=[submission.token])).content
            ids = re.findall(r'\sid="([^"]+)"', content.decode())
            assert len(ids) == len(set(ids))

    @pytest.mark.parametrize("role", [Role.VISITOR, Role.PLAYER, Role.REPORTER])
    def test_nobody_else_sees_it(self, role: Role) -> None:
        submission = sent(sender=account(Role.MANAGER))
        for name in ("submission", "edit", "accept"):
            response = client(role).get(reverse(f"review-{name}", args=[submission.token]))
            assert response.status_code in {302, 403}

    def test_it_is_kept_by_no_cache(self, browser: Client) -> None:
        response = browser.get(reverse("review-submission", args=[sent().token]))
        assert response.headers["Cache-Control"] == "no-store"

    def test_english(self, browser: Client) -> None:
        submission = sent(days_ago=1, start=time(5, 0), remarks="")
        shown = text(browser.get(f"/en/gestion/envios/{submission.token}/"))
        assert "Riichi game, 28 June 2026, 5:00 Waiting for review · sent yesterday" in shown
        assert "might it be 17:00?" in shown
