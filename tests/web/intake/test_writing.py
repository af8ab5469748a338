"""Writing a game without JavaScript: form, draft, last look, sending."""

from __future__ import annotations

import re
import time as clock
from typing import TYPE_CHECKING

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.http import HttpResponse
from django.test import Client

from ligamahjong.web.accounts.roles import Role
from ligamahjong.web.audit.models import AuditEntry
from ligamahjong.web.guards.forms import HONEYPOT, STAMP, stamp_of
from ligamahjong.web.intake import limits
from ligamahjong.web.intake.forms import VisitorForm
from ligamahjong.web.intake.models import Submission
from ligamahjong.web.mail.models import OutgoingMail
from ligamahjong.web.people.models import Club, Person
from ligamahjong.web.photographs import services as photographs
from ligamahjong.web.photographs.errors import PhotographRefused, Refusal
from ligamahjong.web.photographs.models import Photograph
from ligamahjong.web.photographs.selectors import photographs_of
from ligamahjong.wording import Text
from support.accounts import account, signed_in
from support.pages import words
from support.small_league import HIDDEN

if TYPE_CHECKING:
    from collections.abc import Callable

    from django.http.response import HttpResponseBase

    from support.site import Site

    Written = Callable[..., dict[str, object]]

State = Submission.State


def errors(response: HttpResponseBase) -> list[str]:
    """What the page says beside its fields."""
    assert isinstance(response, HttpResponse)
    page = response.content.decode()
    return [words(one) for one in re.findall(r'<p class="error".*?</p>', page, re.DOTALL)]


def sent(client: Client, data: dict[str, object]) -> Submission:
    """Write, look once more, send."""
    written = client.post("/enviar/", data)
    assert written.status_code == 302, errors(written)
    looked = client.get(written["Location"])
    assert looked.status_code == 200
    done = client.post(written["Location"])
    assert done.status_code == 302
    return Submission.objects.get()


def test_the_page_is_there_for_everybody(site: Site) -> None:
    for address in ("/enviar/", "/en/enviar/"):
        page = site.client.get(address)
        assert page.status_code == 200
        assert "no-store" in page["Cache-Control"]
        assert "noindex" in page.content.decode()
    assert Submission.objects.count() == 0


def test_the_whole_path(league: Site, written: Written) -> None:
    Person.objects.filter(pk="p01").update(email="Bruno@example.org")
    client = league.client
    look = client.post("/enviar/", written(remarks="Faltó luz un rato"))
    token = Submission.objects.get().token
    assert look["Location"] == f"/enviar/borrador/{token}/revisar/"
    page = words(client.get(look["Location"]).content.decode())
    assert "20 de junio de 2026, 18:30" in page
    assert "Suman 0, como debe ser." in page
    assert "Faltó luz un rato" in page
    assert Submission.objects.get().state == State.DRAFT
    assert OutgoingMail.objects.count() == 0

    receipt = client.post(look["Location"])
    assert receipt["Location"] == f"/enviar/seguimiento/{token}/"
    assert Submission.objects.get().state == State.UNCONFIRMED
    letter = OutgoingMail.objects.get()
    assert letter.to == "bruno@example.org"
    [link] = re.findall(rf"http\S+/enviar/confirmar/{token}/\S+", letter.text)

    follow = client.post("/" + link.split("/", 3)[3])
    assert follow["Location"] == receipt["Location"]
    submission = Submission.objects.get()
    assert submission.state == State.PENDING
    assert "Espera revisión" in words(client.get(follow["Location"]).content.decode())
    received = OutgoingMail.objects.latest("pk")
    assert f"/enviar/seguimiento/{token}/" in received.text
    assert [one.score for one in submission.seats.all()] == [88, 12, -40, -60]
    assert [one.person_id for one in submission.seats.all()] == ["p01", "p02", "p07", "p10"]
    assert list(AuditEntry.objects.values_list("action", flat=True)) == ["submit", "confirm"]


def test_nothing_is_said_about_whether_an_address_is_registered(
    league: Site, written: Written
) -> None:
    pages = []
    for known in ("", "bruno@example.org"):
        Person.objects.filter(pk="p01").update(email=known)
        Submission.objects.all().delete()
        submission = sent(league.client, written())
        page = league.client.get(f"/enviar/seguimiento/{submission.token}/").content.decode()
        identifiers = {submission.token, photographs_of(submission).get().pk}
        for one in identifiers:
            page = page.replace(one, "")
        pages.append(re.sub(r'csrfmiddlewaretoken" value="\w+"', "", page))
    assert pages[0] == pages[1]
    assert "Si la dirección es de alguien inscrito, recibirá un mensaje" in pages[0]
    assert OutgoingMail.objects.count() == 1


def test_an_empty_form_says_everything_and_is_kept(league: Site, written: Written) -> None:
    data = {STAMP: written()[STAMP], "review": "1"}
    page = league.client.post("/enviar/", data)
    assert page.status_code == 200
    assert len(errors(page)) == 13
    submission = Submission.objects.get()
    assert submission.state == State.DRAFT
    assert f'action="/enviar/borrador/{submission.token}/"' in page.content.decode()


def test_nothing_has_to_be_written_twice(league: Site, written: Written) -> None:
    page = league.client.post(
        "/enviar/", written(score0="", place="  Peña   Ñandú ", remarks="dos\nlíneas")
    )
    assert errors(page) == ["Falta la puntuación de Este."]
    token = Submission.objects.get().token
    for shown in (page, league.client.get(f"/enviar/borrador/{token}/")):
        text = shown.content.decode()
        for value in ("18:30", "2026-06-20", "Bruno Alonso Prado", "-40", "bruno@example.org"):
            assert value in text
        assert "Quitar la foto 1" in text
        assert "dos\nlíneas" in text
    assert 'value="Peña Ñandú"' in text
    again = written(photographs=None)
    del again["email"]
    look = league.client.post(f"/enviar/borrador/{token}/", again | {"email": "b@example.org"})
    assert look.status_code == 302
    assert Photograph.objects.count() == 1
    assert Submission.objects.get().sender_email == "b@example.org"


def test_what_cannot_be_read_stays_on_the_page(league: Site, written: Written) -> None:
    page = league.client.post("/enviar/", written(score1="doce", link="javascript:alert(1)"))
    assert "«doce» no es un número entero, como 31700 o −12." in errors(page)
    assert 'value="doce"' in page.content.decode()
    submission = Submission.objects.get()
    assert submission.link == ""
    assert submission.seats.get(seat=1).score is None


@pytest.mark.parametrize("typed", ["inigo nunez pena", "NÚÑEZ PEÑA, Íñigo"])
def test_accents_do_not_count(league: Site, written: Written, typed: str) -> None:
    look = league.client.post("/enviar/", written(player2=typed, clock="mainland"))
    assert look.status_code == 302, errors(look)
    assert Submission.objects.get().seats.get(seat=2).typed == "Íñigo Núñez Peña"


def test_homonyms_are_chosen_on_the_page(league: Site, written: Written) -> None:
    page = league.client.post("/enviar/", written(player1="Ana Ruiz Soler"))
    assert errors(page) == [
        "Varias personas se llaman «Ana Ruiz Soler»: elige a quién te refieres."
    ]
    text = page.content.decode()
    assert re.findall(r'type="radio" name="person1" id="\w+" value="(\w+)"', text) == ["p38", "p39"]
    token = Submission.objects.get().token
    data = written(player1="Ana Ruiz Soler", person1="p39", photographs=None)
    look = league.client.post(f"/enviar/borrador/{token}/", data)
    assert look.status_code == 302, errors(look)
    assert Submission.objects.get().seats.get(seat=1).person_id == "p39"
    draft = league.client.get(f"/enviar/borrador/{token}/").content.decode()
    assert 'name="person1" value="p39"' in draft


def test_somebody_who_is_not_registered(league: Site, written: Written) -> None:
    page = league.client.post("/enviar/", written(player1="Xzw Qkj"))
    [error] = errors(page)
    assert error.startswith("Nadie inscrito se llama «Xzw Qkj»: corrige el nombre;")
    assert 'href="/inscripcion/"' in page.content.decode()


def test_who_is_hidden_plays_and_is_not_given_away(league: Site, written: Written) -> None:
    Person.objects.filter(pk=HIDDEN).update(name="Zenobia Quiroga Ulloa")
    look = league.client.post("/enviar/", written(player1="Zenobia Quiroga Ulloa"))
    assert look.status_code == 302, errors(look)
    token = Submission.objects.get().token
    assert Submission.objects.get().seats.get(seat=1).person_id == HIDDEN
    for address in (f"/enviar/borrador/{token}/", look["Location"]):
        assert HIDDEN not in league.client.get(address).content.decode().replace(token, "")


def test_ties_say_who_goes_first(league: Site, written: Written) -> None:
    look = league.client.post(
        "/enviar/", written(score0="-20", score1="20", score2="20", score3="-20")
    )
    page = words(league.client.get(look["Location"]).content.decode())
    assert "Hay puntuaciones iguales" in page
    order = [page.index(name) for name in ("Iria", "Olga", "Bruno", "Elena")]
    assert order == sorted(order)


def test_a_sum_asks_for_its_cause(league: Site, written: Written) -> None:
    page = league.client.post("/enviar/", written(score3="-61"))
    assert errors(page) == [
        "Las puntuaciones suman −1 y deberían sumar 0: faltan 1. Corrígelas o di la causa."
    ]
    token = Submission.objects.get().token
    data = written(score3="-61", mismatch="slip", photographs=None)
    look = league.client.post(f"/enviar/borrador/{token}/", data)
    assert look.status_code == 302
    summary = words(league.client.get(look["Location"]).content.decode())
    assert "Causa: el acta está así: hay un error en ella." in summary


def test_a_penalty_is_a_loss_however_it_is_written(league: Site, written: Written) -> None:
    league.client.post("/enviar/", written(penalty0="30", penalty1="−10"))
    assert [one.penalty for one in Submission.objects.get().seats.all()] == [-30, -10, 0, 0]


def test_the_clock_of_the_islands(league: Site, written: Written) -> None:
    page = league.client.post("/enviar/", written(place="Las Palmas"))
    assert len(errors(page)) == 1
    token = Submission.objects.get().token
    data = written(place="Las Palmas", clock="canary", photographs=None)
    look = league.client.post(f"/enviar/borrador/{token}/", data)
    summary = words(league.client.get(look["Location"]).content.decode())
    assert "20 de junio de 2026, 19:30 (18:30 en Canarias)" in summary


def test_the_hour_that_occurs_twice(league: Site, written: Written) -> None:
    data = written(day="2025-10-26", start="02:30")
    look = league.client.post("/enviar/", data)
    page = words(league.client.get(look["Location"]).content.decode())
    assert "2:30 (la primera vez que el reloj marcó esa hora)" in page
    token = Submission.objects.get().token
    draft = f"/enviar/borrador/{token}/"
    assert 'name="second_time"' in league.client.get(draft).content.decode()
    league.client.post(draft, data | {"second_time": "on", "photographs": ""})
    page = words(league.client.get(look["Location"]).content.decode())
    assert "2:30 (la segunda vez que el reloj marcó esa hora)" in page
    league.client.post(draft, written(second_time="on", photographs=None))
    assert Submission.objects.get().second_time is False
    assert 'name="second_time"' not in league.client.get(draft).content.decode()


def test_the_hour_that_does_not_exist(league: Site, written: Written) -> None:
    page = league.client.post("/enviar/", written(day="2026-03-29", start="02:30"))
    assert errors(page)[0].startswith("Esa hora no existió")


def test_online_riichi_is_not_sent(league: Site, written: Written) -> None:
    scores = {
        f"score{seat}": str(points) for seat, points in enumerate((40000, 30000, 30000, 20000))
    }
    data = written(mode="riichi", venue="online", platform="Tenhou", photographs=None, **scores)
    page = league.client.post("/enviar/", data)
    assert errors(page)[0].startswith("Las partidas de Riichi en línea no se envían")
    player = signed_in(account(Role.PLAYER))
    assert errors(player.post("/enviar/", data))[0].startswith("Las partidas de Riichi en línea")
    manager = signed_in(account(Role.MANAGER))
    assert manager.post("/enviar/", data).status_code == 302


def test_what_does_not_belong_to_the_kind_of_game_is_left_out(
    league: Site, written: Written
) -> None:
    data = written(venue="online", platform="Mahjong Time", link="https://example.org/7")
    submission = sent(league.client, data)
    assert (submission.place, submission.signed, submission.starting_points) == ("", False, None)
    Submission.objects.all().delete()
    submission = sent(league.client, written(link="https://example.org/7", platform="Tenhou"))
    assert (submission.link, submission.platform, submission.clock) == ("", "", "mainland")


class TestPhotographs:
    def test_what_is_none_is_refused_with_words_and_the_rest_is_kept(
        self, league: Site, written: Written
    ) -> None:
        data = written()
        good = data["photographs"]
        data["photographs"] = [good, SimpleUploadedFile("nota.jpg", b"hola")]
        page = league.client.post("/enviar/", data)
        [error] = errors(page)
        assert error.startswith("nota.jpg: ")
        assert photographs_of(Submission.objects.get()).count() == 1

    def test_of_a_hundred_only_as_many_as_may_be_kept_are_decoded(
        self, league: Site, written: Written, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """What takes a second each and is refused in the end counts as well."""
        decoded: list[bytes] = []

        def damaged(sent: bytes) -> None:
            decoded.append(sent)
            raise PhotographRefused(Refusal.DAMAGED, Text("dañada", "damaged"))

        monkeypatch.setattr(photographs, "remake", damaged)
        files = [SimpleUploadedFile(f"{number}.png", b"x") for number in range(40)]
        look = league.client.post("/enviar/", written(photographs=files))
        assert len(decoded) == 6
        said = " ".join(errors(look))
        assert said.count("dañada") == 6
        assert said.count("Ya hay 6 fotografías") == 34

    def test_they_can_be_removed(self, league: Site, written: Written) -> None:
        league.client.post("/enviar/", written())
        token = Submission.objects.get().token
        data = written(photographs=None, remove=Photograph.objects.get().pk)
        page = league.client.post(f"/enviar/borrador/{token}/", data)
        assert errors(page) == [
            "Falta la foto del acta firmada; sin ella no se acepta una partida presencial."
        ]

    def test_that_of_another_draft_stays(self, league: Site, written: Written) -> None:
        league.client.post("/enviar/", written())
        other = Photograph.objects.get()
        league.client.post("/enviar/", written(remove=other.pk))
        other.refresh_from_db()
        assert other.destroyed_at is None

    def test_they_are_seen_with_the_token_only(self, league: Site, written: Written) -> None:
        look = league.client.post("/enviar/", written())
        page = league.client.get(look["Location"]).content.decode()
        [address] = set(re.findall(r'src="(/fotos/\S+)"', page))
        assert league.client.get(address)["Content-Type"] == "image/jpeg"
        assert league.client.get(address.partition("?")[0]).status_code == 404

    def test_the_start_is_read_only_after_asking(
        self, league: Site, written: Written, make_photograph: Callable[..., SimpleUploadedFile]
    ) -> None:
        taken = make_photograph("2026:06:20 21:40:11")
        page = league.client.post("/enviar/", written(day="", start="", photographs=taken))
        assert len(errors(page)) == 2
        submission = Submission.objects.get()
        assert (submission.day, submission.start) == (None, None)

    def test_the_start_that_was_read_has_to_be_confirmed(
        self, league: Site, written: Written, make_photograph: Callable[..., SimpleUploadedFile]
    ) -> None:
        taken = make_photograph("2026:06:20 21:40:11")
        data = written(day="", start="", photographs=taken, read_time="on")
        page = league.client.post("/enviar/", data)
        assert page.status_code == 200
        text = page.content.decode()
        assert 'value="2026-06-20"' in text
        assert 'value="21:40' in text
        assert "La foto se hizo 20/06/2026 21:40" in words(text)
        token = Submission.objects.get().token
        look = league.client.post(f"/enviar/borrador/{token}/", written(photographs=None))
        assert look.status_code == 302
        assert str(Submission.objects.get().start) == "18:30:00"

    def test_what_is_written_is_not_changed(
        self, league: Site, written: Written, make_photograph: Callable[..., SimpleUploadedFile]
    ) -> None:
        taken = make_photograph("2026:06:19 21:40:11")
        look = league.client.post("/enviar/", written(photographs=taken, read_time="on"))
        assert look.status_code == 302
        assert str(Submission.objects.get().day) == "2026-06-20"

    def test_a_photograph_that_does_not_say(self, league: Site, written: Written) -> None:
        page = league.client.post("/enviar/", written(day="", start="", read_time="on"))
        assert "La foto no dice cuándo se hizo" in words(page.content.decode())


class TestDrafts:
    def test_a_draft_is_kept_under_a_secret_address(self, league: Site, written: Written) -> None:
        data = written(draft="1", review=None, player3="", score3="", day="")
        saved = league.client.post("/enviar/", data)
        token = Submission.objects.get().token
        assert saved["Location"] == f"/enviar/borrador/{token}/"
        assert len(token) >= 20
        page = league.client.get(saved["Location"]).content.decode()
        assert "Borrador guardado" in page
        assert "Iria Alonso Prado" in page
        assert "hay algo que corregir" not in page.lower()
        assert league.client.get("/enviar/borrador/otra/").status_code == 404

    def test_the_page_sent_twice_is_one_draft(self, league: Site, written: Written) -> None:
        page = league.client.get("/enviar/").content.decode()
        [token] = re.findall(r'name="token" value="([\w-]+)"', page)
        for _ in range(2):
            assert league.client.post("/enviar/", written(token=token)).status_code == 302
        assert Submission.objects.get().token == token
        assert photographs_of(Submission.objects.get()).count() == 1

    def test_a_token_that_is_none_is_not_taken(self, league: Site, written: Written) -> None:
        league.client.post("/enviar/", written(token="x"))  # noqa: S106 - no password
        assert len(Submission.objects.get().token) == 22

    def test_what_has_been_sent_is_not_changed(self, league: Site, written: Written) -> None:
        submission = sent(league.client, written())
        draft = f"/enviar/borrador/{submission.token}/"
        follow = f"/enviar/seguimiento/{submission.token}/"
        assert league.client.get(draft)["Location"] == follow
        assert league.client.post(draft, written(score0="1"))["Location"] == follow
        assert league.client.post(f"{draft}revisar/")["Location"] == follow
        data = written(score0="1", token=submission.token)
        assert league.client.post("/enviar/", data)["Location"] == follow
        again = Submission.objects.get()
        assert again.version == submission.version
        assert again.seats.get(seat=0).score == 88

    def test_an_incomplete_draft_cannot_be_sent(self, league: Site, written: Written) -> None:
        league.client.post("/enviar/", written(score0=""))
        look = f"/enviar/borrador/{Submission.objects.get().token}/revisar/"
        page = league.client.get(look).content.decode()
        assert "Todavía no se puede enviar" in page
        assert "Falta la puntuación de Este." in page
        assert league.client.post(look)["Location"] == look
        assert Submission.objects.get().state == State.DRAFT


class TestGuards:
    def test_too_quick(self, league: Site, written: Written) -> None:
        page = league.client.post("/enviar/", written(**{STAMP: stamp_of(VisitorForm)}))
        assert page.status_code == 200
        assert "demasiado" in words(page.content.decode())
        assert Submission.objects.count() == 0

    def test_the_honeypot(self, league: Site, written: Written) -> None:
        league.client.post("/enviar/", written(**{HONEYPOT: "https://spam.example"}))
        assert Submission.objects.count() == 0
        league.client.post("/enviar/", written())
        assert Submission.objects.count() == 1

    def test_too_often(
        self, league: Site, written: Written, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(limits, "SAVES_BY_CLIENT", limits.Limit(2, 3600))
        for number in (1, 2, 3):
            page = league.client.post("/enviar/", written(score0=""))
            assert Submission.objects.count() == min(number, 2)
        assert "Espera unos minutos" in words(page.content.decode())
        other = league.client.post("/enviar/", written(), REMOTE_ADDR="192.0.2.9")
        assert other.status_code == 302

    def test_too_many_letters_to_one_address(
        self, league: Site, written: Written, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(limits, "LETTERS_TO_ADDRESS", limits.Limit(1, 3600))
        Person.objects.filter(pk="p01").update(email="bruno@example.org")
        for expected in (1, 1):
            look = league.client.post("/enviar/", written())["Location"]
            league.client.post(look)
            assert OutgoingMail.objects.count() == expected
        assert "muchas partidas" in words(league.client.get(look).content.decode())
        assert Submission.objects.filter(state=State.DRAFT).count() == 1

    def test_too_quick_counts_too_and_too_often_tells_about_nobody(
        self, league: Site, written: Written, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Else a form that is refused would tell without end who is registered and hidden."""
        monkeypatch.setattr(limits, "SAVES_BY_CLIENT", limits.Limit(2, 3600))
        data = written(player0="Nadie Deninguna Parte", **{STAMP: None})
        for _ in range(2):
            assert any(
                "Nadie inscrito" in one for one in errors(league.client.post("/enviar/", data))
            )
        look = league.client.post("/enviar/", data)
        assert errors(look) == []
        assert "muchas partidas seguidas" in look.content.decode()
        assert "Nadie Deninguna Parte" in look.content.decode()


class TestSenders:
    def test_an_account_needs_neither_address_nor_confirmation(self, written: Written) -> None:
        player = account(Role.PLAYER, person_id="p01")
        submission = sent(signed_in(player), written(email=None, **{STAMP: None}))
        assert submission.state == State.PENDING
        assert (submission.sender, submission.sender_email) == (player, "")
        assert OutgoingMail.objects.get().to == player.email
        assert AuditEntry.objects.get().actor == player.actor

    def test_staff_send_for_somebody_else(self, written: Written) -> None:
        manager = account(Role.MANAGER)
        submission = sent(signed_in(manager), written(email="Iria@example.org"))
        assert submission.state == State.PENDING
        assert (submission.entered_by, submission.sender) == (manager, None)
        assert submission.sender_email == "Iria@example.org"
        assert OutgoingMail.objects.get().to == "Iria@example.org"

    def test_staff_send_for_an_account(self, written: Written) -> None:
        player, manager = account(Role.PLAYER), account(Role.MANAGER)
        submission = sent(signed_in(manager), written(email=player.email))
        assert (submission.entered_by, submission.sender) == (manager, player)

    def test_who_they_send_for_reads_no_name_that_the_public_does_not_know(
        self, league: Site, written: Written
    ) -> None:
        """Staff find everybody by everything; the letter would say whose alias is whose."""
        Person.objects.filter(pk="p01").update(shown_as="Garza Blanca")
        Person.objects.filter(pk="p02").update(hidden=True)
        player, manager = account(Role.PLAYER), signed_in(account(Role.MANAGER))
        names = [Person.objects.get(pk=one).name for one in ("p01", "p02")]
        manager.post("/enviar/", written(email=player.email, score0=""))
        own = signed_in(player).get("/enviar/mis-partidas/").content.decode()
        assert not any(name in own for name in names), "a draft that staff are writing"
        Submission.objects.all().delete()
        submission = sent(manager, written(email=player.email))
        track = league.client.get(f"/enviar/seguimiento/{submission.token}/").content.decode()
        own = signed_in(player).get("/enviar/mis-partidas/").content.decode()
        for text in (track, own, OutgoingMail.objects.get().text):
            assert "Garza Blanca" in text
            assert "Jugador sin nombre" in text
            assert not any(name in text for name in names)

    def test_nobody_else_sends_for_somebody(self, written: Written) -> None:
        player = account(Role.PLAYER)
        submission = sent(signed_in(player), written(email="iria@example.org"))
        assert (submission.sender, submission.entered_by) == (player, None)
        assert submission.sender_email == ""

    def test_a_draft_stays_with_the_account_that_began_it(self, written: Written) -> None:
        player = account(Role.PLAYER)
        signed_in(player).post("/enviar/", written(score0=""))
        token = Submission.objects.get().token
        look = Client().post(f"/enviar/borrador/{token}/", written(email="otra@example.org"))
        assert look.status_code == 302, errors(look)
        assert Submission.objects.get().sender == player
        assert Submission.objects.get().sender_email == ""

    @pytest.mark.usefixtures("league")
    def test_the_club_of_a_reporter_is_there_already(self) -> None:
        club = Club.objects.get(name="Mesa del Sur")
        reporter = signed_in(account(Role.REPORTER, club=club))
        assert 'value="Mesa del Sur"' in reporter.get("/enviar/").content.decode()
        player = signed_in(account(Role.PLAYER))
        assert 'value="Mesa del Sur"' not in player.get("/enviar/").content.decode()

    def test_the_language_of_the_page_is_that_of_the_letters(self, written: Written) -> None:
        player = signed_in(account(Role.PLAYER))
        look = player.post("/en/enviar/", written())
        player.post(look["Location"])
        assert Submission.objects.get().language == "en"
        letter = OutgoingMail.objects.get()
        assert letter.subject == "We have received the game"
        assert "/en/enviar/seguimiento/" in letter.text


def test_the_stamp_of_the_form_is_no_older_than_a_day(league: Site, written: Written) -> None:
    old = stamp_of(VisitorForm, clock.time() - 2 * 24 * 3600)
    page = league.client.post("/enviar/", written(**{STAMP: old}))
    assert page.status_code == 200
    assert 'value="Iria Alonso Prado"' in page.content.decode()
