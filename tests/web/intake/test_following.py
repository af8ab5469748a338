"""What becomes of a game that was sent: confirmation, answer, withdrawal, and who sees what."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from django.contrib.auth.models import AnonymousUser
from django.urls import reverse

from ligamahjong.web.accounts.roles import Role
from ligamahjong.web.intake.letters import signature_of
from ligamahjong.web.intake.models import Submission
from ligamahjong.web.intake.selectors import may_see
from ligamahjong.web.mail.models import OutgoingMail
from ligamahjong.web.people.models import Club, Person
from ligamahjong.web.photographs.selectors import photographs_of
from support.accounts import account, signed_in
from support.pages import links, words

if TYPE_CHECKING:
    from collections.abc import Callable

    from django.core.files.uploadedfile import SimpleUploadedFile
    from pytest_django import DjangoAssertNumQueries

    from support.site import Site

    Stored = Callable[..., Submission]

State = Submission.State


def track(submission: Submission) -> str:
    return reverse("submit-track", args=[submission.token])


@pytest.mark.parametrize("state", [state for state in State if state is not State.DRAFT])
def test_every_state_is_said_in_both_languages(
    league: Site, stored: Stored, state: Submission.State
) -> None:
    submission = stored(state=state, game="r001", reason="Se ve bien", question="¿Quién ganó?")
    pages = [
        league.client.get(prefix + track(submission)).content.decode() for prefix in ("", "/en")
    ]
    assert "Lo que enviaste" in pages[0]
    assert "What you sent" in pages[1]
    withdrawable = state in {State.UNCONFIRMED, State.PENDING, State.ASKED}
    assert ("retirar/" in pages[0]) is withdrawable
    assert ("respuesta/" in pages[0]) is (state is State.ASKED)
    assert ("/partidas/r001/" in links(pages[0])) is (state is State.ACCEPTED)


def test_a_token_that_nobody_has_leads_nowhere(league: Site, stored: Stored) -> None:
    stored()
    for name in ("submit-draft", "submit-review", "submit-track"):
        assert league.client.get(reverse(name, args=["x" * 22])).status_code == 404
    for name in ("submit-answer", "submit-withdraw"):
        assert (
            league.client.post(reverse(name, args=["x" * 22]), {"answer": "a"}).status_code == 404
        )


class TestConfirming:
    def test_looking_confirms_nothing(self, league: Site, stored: Stored) -> None:
        submission = stored(state=State.UNCONFIRMED)
        address = reverse("submit-confirm", args=[submission.token, signature_of(submission)])
        page = league.client.get(address)
        assert page.status_code == 200
        assert "¿Has enviado esta partida?" in page.content.decode()
        assert Submission.objects.get().state == State.UNCONFIRMED
        league.client.post(address)
        assert Submission.objects.get().state == State.PENDING
        league.client.post(address)
        assert Submission.objects.get().version == 1
        assert OutgoingMail.objects.count() == 1

    def test_who_has_not_read_the_letter_cannot(self, league: Site, stored: Stored) -> None:
        submission, other = stored(state=State.UNCONFIRMED), stored(state=State.UNCONFIRMED)
        for signature in ("x", signature_of(other), submission.token):
            address = reverse("submit-confirm", args=[submission.token, signature])
            assert league.client.post(address).status_code == 404
        elsewhere = signature_of(submission)
        Submission.objects.update(sender_email="otra@example.org")
        address = reverse("submit-confirm", args=[submission.token, elsewhere])
        assert league.client.post(address).status_code == 404
        assert set(Submission.objects.values_list("state", flat=True)) == {State.UNCONFIRMED}


class TestAnswering:
    def test_an_answer_goes_back_to_the_queue(
        self,
        league: Site,
        stored: Stored,
        make_photograph: Callable[..., SimpleUploadedFile],
    ) -> None:
        submission = stored(state=State.ASKED, question="¿Se ve la firma de Norte?")
        assert "¿Se ve la firma de Norte?" in league.client.get(track(submission)).content.decode()
        address = reverse("submit-answer", args=[submission.token])
        data = {"answer": "Sí, en esta foto", "photographs": make_photograph(colour="red")}
        done = league.client.post(address, data, follow=True)
        assert "Gracias: hemos recibido tu respuesta." in words(done.content.decode())
        again = Submission.objects.get()
        assert (again.state, again.answer) == (State.PENDING, "Sí, en esta foto")
        assert photographs_of(again).count() == 2
        assert again.version > submission.version

    def test_nothing_is_no_answer(self, league: Site, stored: Stored) -> None:
        submission = stored(state=State.ASKED, question="¿Quién ganó?")
        page = league.client.post(
            reverse("submit-answer", args=[submission.token]), {"answer": " "}
        )
        assert "Escribe una respuesta." in page.content.decode()
        assert Submission.objects.get().state == State.ASKED

    def test_what_is_not_asked_is_not_answered(self, league: Site, stored: Stored) -> None:
        submission = stored(state=State.ACCEPTED, game="r001")
        address = reverse("submit-answer", args=[submission.token])
        done = league.client.post(address, {"answer": "Hola"}, follow=True)
        assert "Ya no se puede" in words(done.content.decode())
        assert Submission.objects.get().answer == ""


class TestWithdrawing:
    @pytest.mark.parametrize("state", [State.UNCONFIRMED, State.PENDING, State.ASKED])
    def test_while_nobody_has_decided(
        self, league: Site, stored: Stored, state: Submission.State
    ) -> None:
        submission = stored(state=state)
        league.client.post(reverse("submit-withdraw", args=[submission.token]))
        again = Submission.objects.get()
        assert again.state == State.WITHDRAWN
        assert again.decided_at is not None

    @pytest.mark.parametrize("state", [State.DRAFT, State.ACCEPTED, State.REJECTED])
    def test_not_before_nor_after(
        self, league: Site, stored: Stored, state: Submission.State
    ) -> None:
        submission = stored(state=state)
        league.client.post(reverse("submit-withdraw", args=[submission.token]))
        assert Submission.objects.get().state == state

    def test_only_by_a_button(self, league: Site, stored: Stored) -> None:
        submission = stored(state=State.PENDING)
        assert (
            league.client.get(reverse("submit-withdraw", args=[submission.token])).status_code
            == 405
        )


class TestWhoSees:
    def test_what_one_has_sent(self, league: Site, stored: Stored) -> None:  # noqa: ARG002
        player = account(Role.PLAYER)
        own = stored(sender=player, state=State.PENDING, sender_email="")
        other = stored(state=State.PENDING)
        page = signed_in(player).get(reverse("my-submissions"))
        assert page["Cache-Control"] == "no-store"
        assert own.token in page.content.decode()
        assert other.token not in page.content.decode()

    @pytest.mark.parametrize(
        ("state", "listed"),
        [(State.DRAFT, False), (State.UNCONFIRMED, False), (State.PENDING, True)],
    )
    def test_what_came_from_ones_address_without_an_account(
        self, stored: Stored, state: State, *, listed: bool
    ) -> None:
        player = account(Role.PLAYER, email="bruno@example.org")
        other = account(Role.PLAYER, email="otra@example.org")
        token = stored(state=state).token
        for user, there in ((player, listed), (other, False)):
            page = signed_in(user).get(reverse("my-submissions")).content.decode()
            assert (token in page) is there

    def test_a_long_list_asks_no_more_than_a_short_one(
        self, stored: Stored, django_assert_max_num_queries: DjangoAssertNumQueries
    ) -> None:
        player = account(Role.PLAYER)
        for _ in range(12):
            stored(sender=player, state=State.PENDING)
        browser = signed_in(player)
        browser.get("/")
        with django_assert_max_num_queries(9):
            page = browser.get(reverse("my-submissions")).content.decode()
        assert page.count("Espera revisión") == 12

    def test_nobody_is_sent_to_sign_in(self, league: Site) -> None:
        answer = league.client.get(reverse("my-submissions"))
        assert answer.status_code == 302
        assert "/cuenta/entrar/" in answer["Location"]

    def test_a_reporter_follows_the_club_without_holding_its_keys(
        self,
        stored: Stored,
    ) -> None:
        club, another = Club.objects.all()[:2]
        member = account(Role.PLAYER, person_id="p01")
        Person.objects.filter(pk="p01").update(club=club)
        stranger = account(Role.PLAYER, "otra@example.org")
        one = stored(sender=member, state=State.PENDING, sender_email="", place="La Rápita")
        stored(sender=stranger, state=State.PENDING, sender_email="", place="Otra parte")
        stored(sender=member, state=State.DRAFT, sender_email="")
        for reporter, sees in (
            (account(Role.REPORTER, "a@example.org", club=club), True),
            (account(Role.REPORTER, "b@example.org", club=another), False),
            (account(Role.REPORTER, "c@example.org"), False),
            (account(Role.PLAYER, "d@example.org", club=club), False),
        ):
            page = signed_in(reporter).get(reverse("my-submissions")).content.decode()
            assert page.count("Espera revisión") == int(sees)
            assert one.token not in page
            assert may_see(reporter, one) is sees

    def test_a_reporter_reads_the_names_that_the_public_knows(self, stored: Stored) -> None:
        """The member wrote the whole name of somebody hidden, which is nobody else's affair."""
        club = Club.objects.all()[0]
        member = account(Role.PLAYER, person_id="p01")
        Person.objects.filter(pk="p01").update(club=club)
        stored(sender=member, state=State.PENDING, sender_email="")
        name = Person.objects.get(pk="p02").name
        Person.objects.filter(pk="p02").update(hidden=True)
        reporter = signed_in(account(Role.REPORTER, club=club))
        page = reporter.get(reverse("my-submissions")).content.decode()
        assert name not in page
        assert "Jugador sin nombre" in page
        assert name in signed_in(member).get(reverse("my-submissions")).content.decode()

    @pytest.mark.parametrize("state", list(State))
    def test_who_may_see_a_submission(
        self,
        stored: Stored,
        state: Submission.State,
    ) -> None:
        sender = account(Role.PLAYER)
        submission = stored(sender=sender, state=state)
        private = state in {State.DRAFT, State.UNCONFIRMED}
        assert may_see(sender, submission)
        assert not may_see(AnonymousUser(), submission)
        assert not may_see(account(Role.PLAYER, "otra@example.org"), submission)
        assert not may_see(account(Role.REPORTER), submission)
        assert may_see(account(Role.REVIEWER), submission) is not private
        sender.is_active = False
        assert not may_see(sender, submission)
