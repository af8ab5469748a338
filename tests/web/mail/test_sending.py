"""Letters sent by SMTP to a server of the tests: each once, refusals, trouble, deaths."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from datetime import timedelta
from threading import Event, Thread
from typing import TYPE_CHECKING

import pytest
from django.conf import settings
from django.core.mail import BadHeaderError, send_mail
from django.db import connection, transaction
from django.utils import timezone

from ligamahjong.web.mail import sending
from ligamahjong.web.mail.models import OutgoingMail
from ligamahjong.web.mail.sending import LEASE, MOST_ATTEMPTS, WAITS, message_of, send_due
from ligamahjong.web.mail.server import MailServer, Security
from ligamahjong.web.mail.services import Letter, queue_letter
from ligamahjong.web.mail.transport import Console, Smtp, transport_to
from ligamahjong.web.repairs import post_letters
from ligamahjong.wording import Language
from support.smtp import MailBox, serving_mail

if TYPE_CHECKING:
    from collections.abc import Iterator
    from email.message import EmailMessage

    from support.site import Site

State = OutgoingMail.State
READER = "elena.prado@example.org"
LETTER = Letter(
    "Partida aceptada: «Dragón»",
    ("Tu partida ya está en el ranking.", ".una línea que empieza por punto"),
    ("Ver la partida", "https://liga.example.org/partidas/g1/"),
)

pytestmark = [pytest.mark.enable_socket, pytest.mark.usefixtures("site")]


@pytest.fixture(autouse=True)
def outbox(monkeypatch: pytest.MonkeyPatch) -> None:
    """Letters go where they go on the site, not into the list that Django keeps for tests."""
    monkeypatch.setattr(settings, "EMAIL_BACKEND", "ligamahjong.web.mail.backend.OutboxBackend")


@pytest.fixture
def box(monkeypatch: pytest.MonkeyPatch) -> Iterator[MailBox]:
    with serving_mail() as box:
        server = MailServer("127.0.0.1", box.port, Security.NONE)
        monkeypatch.setattr(settings, "MAIL", server)
        yield box


def queued(to: str = READER) -> OutgoingMail:
    queue_letter(to, LETTER, Language.ES)
    return OutgoingMail.objects.latest("pk")


def later(moment: timedelta) -> None:
    """Time goes by for all that wait."""
    for letter in OutgoingMail.objects.all():
        letter.due_at -= moment
        letter.save()


def body(message: EmailMessage, kind: str) -> str:
    part = message.get_body((kind,))
    assert part is not None
    text: str = part.get_content()
    return text


def test_a_letter_arrives_once_with_both_parts(box: MailBox) -> None:
    letter = queued()
    done = send_due()
    assert (done.sent, done.put_off, done.given_up, done.trouble) == (1, 0, 0, "")
    assert send_due().sent == 0
    [(reader, _)] = box.taken
    [message] = box.letters
    assert reader == READER
    assert message["To"] == READER
    assert message["From"] == settings.MAIL_FROM
    assert message["Subject"] == LETTER.subject
    assert message["Auto-Submitted"] == "auto-generated"
    assert [part.get_content_type() for part in message.iter_parts()] == ["text/plain", "text/html"]
    for kind in ("plain", "html"):
        assert LETTER.paragraphs[0] in body(message, kind)
        assert "https://liga.example.org/partidas/g1/" in body(message, kind)
    assert "\n.una línea" in body(message, "plain").replace("\r", "")
    letter.refresh_from_db()
    assert letter.state == State.SENT
    assert letter.sent_at is not None
    assert (letter.text, letter.html, letter.attempts) == ("", "", 1)


@pytest.mark.parametrize(
    ("language", "hello", "end"),
    [
        (Language.ES, "Hola:", "Liga Española de Mahjong"),
        (Language.EN, "Hello,", "Spanish Mahjong League"),
    ],
)
def test_a_letter_speaks_the_language_of_its_reader(
    box: MailBox, language: Language, hello: str, end: str
) -> None:
    queue_letter(READER, LETTER, language)
    send_due()
    [message] = box.letters
    for kind in ("plain", "html"):
        assert hello in body(message, kind)
        assert end in body(message, kind)
    assert f'<html lang="{language}">' in body(message, "html")


def test_what_django_sends_goes_the_same_way(box: MailBox) -> None:
    send_mail("Cambia la contraseña", "Aquí", None, [READER, "otra@example.org"])
    assert send_due().sent == 2
    assert [reader for reader, _ in box.taken] == [READER, "otra@example.org"]
    assert all(not message.is_multipart() for message in box.letters)


def test_a_domain_with_an_accent_travels_in_ascii(box: MailBox) -> None:
    queued("ana@peña.example.org")
    send_due()
    assert box.taken[0][0] == "ana@xn--pea-8ma.example.org"


def test_a_reader_refused_for_good_is_given_up_and_the_others_are_served(box: MailBox) -> None:
    letter = queued()
    box.answers["RCPT"] = "550 5.1.1 no such user"
    done = send_due()
    assert (done.sent, done.given_up, done.trouble) == (0, 1, "")
    letter.refresh_from_db()
    assert letter.state == State.GIVEN_UP
    assert letter.error == "550 5.1.1 no such user"
    assert letter.text != ""
    del box.answers["RCPT"]
    queued("otra@example.org")
    assert send_due().sent == 1
    assert [reader for reader, _ in box.taken] == ["otra@example.org"]


def test_content_refused_for_good_is_given_up(box: MailBox) -> None:
    queued()
    box.answers["body"] = "554 looks like spam"
    assert send_due().given_up == 1


@pytest.mark.parametrize("command", ["RCPT", "body", "DATA"])
def test_a_letter_not_taken_now_waits_longer_each_time_and_is_given_up(
    box: MailBox, command: str
) -> None:
    letter = queued()
    box.answers[command] = "451 try again later"
    for attempt, wait in enumerate(WAITS, start=1):
        before = timezone.now()
        assert send_due().put_off == 1
        assert send_due().put_off == 0, "not before its time"
        letter.refresh_from_db()
        assert letter.attempts == attempt
        assert before + wait <= letter.due_at <= timezone.now() + wait
        assert letter.error == "451 try again later"
        later(wait)
    assert list(WAITS) == sorted(set(WAITS))
    assert send_due().given_up == 1
    letter.refresh_from_db()
    assert (letter.state, letter.attempts) == (State.GIVEN_UP, MOST_ATTEMPTS)
    assert letter.error == "451 try again later"
    del box.answers[command]
    later(timedelta(days=30))
    assert send_due().sent == 0
    assert sending.try_again() == 1
    assert send_due().sent == 1


@pytest.mark.parametrize(
    ("command", "answer"),
    [
        ("hello", "554 no service here"),
        ("MAIL", "550 sender unknown"),
        ("EHLO", ""),
        ("MAIL", ""),
        ("body", ""),
    ],
)
def test_a_server_that_takes_nothing_costs_one_letter_an_attempt(
    box: MailBox, command: str, answer: str
) -> None:
    letters = [queued() for _ in range(3)]
    box.answers[command] = answer
    if command == "EHLO":
        box.answers["HELO"] = ""
    done = send_due()
    assert (done.sent, done.put_off, done.given_up) == (0, 1, 0)
    assert done.trouble
    for letter in letters:
        letter.refresh_from_db()
    assert [letter.attempts for letter in letters] == [1, 0, 0]
    box.answers.clear()
    assert send_due().sent == 2
    later(WAITS[0])
    assert send_due().sent == 1


def test_no_server_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    with serving_mail() as gone:
        port = gone.port
    monkeypatch.setattr(settings, "MAIL", MailServer("127.0.0.1", port, Security.NONE))
    queued()
    done = send_due()
    assert done.put_off == 1
    assert "refused" in done.trouble.lower()


def test_a_server_that_says_nothing_is_not_waited_for_forever(box: MailBox) -> None:
    queued()
    silent = Event()

    def wait() -> None:
        silent.wait(5)

    box.on_taken = wait
    way = Smtp(settings.MAIL, seconds=0.2)
    done = send_due(transport=way)
    silent.set()
    assert done.put_off == 1
    assert "timed out" in done.trouble


def test_the_goodbye_of_the_server_changes_nothing(box: MailBox) -> None:
    queued()
    box.answers["QUIT"] = ""
    assert send_due().sent == 1


def test_signing_in(monkeypatch: pytest.MonkeyPatch, box: MailBox) -> None:
    server = MailServer("127.0.0.1", box.port, Security.NONE, "liga", "secreto")
    monkeypatch.setattr(settings, "MAIL", server)
    queued()
    assert send_due().sent == 1
    assert any(command.startswith("AUTH PLAIN") for command in box.commands)
    box.answers["AUTH"] = "535 wrong password"
    queued()
    done = send_due()
    assert (done.put_off, done.given_up) == (1, 0), "our mistake, not the letter's"
    assert "secreto" not in done.trouble + repr(server)


def test_a_password_is_not_sent_in_the_clear(box: MailBox) -> None:
    server = MailServer("127.0.0.1", box.port, Security.STARTTLS, "liga", "secreto")
    queued()
    done = send_due(transport=transport_to(server))
    assert done.put_off == 1
    assert "STARTTLS" in done.trouble
    assert not any(command.startswith(("AUTH", "MAIL")) for command in box.commands)


INJECTIONS = ["a\nBcc: x@example.org", "a\r\nBcc: x@example.org", "a\rb", "a\n", "\u2028b"]


@pytest.mark.parametrize("text", INJECTIONS)
def test_more_than_one_line_in_a_header_is_refused_when_queued(text: str) -> None:
    with pytest.raises(BadHeaderError):
        queue_letter(READER, Letter(text, ("Hola",)), Language.ES)
    with pytest.raises(BadHeaderError):
        queue_letter(f"{READER}{text}", LETTER, Language.ES)
    assert not OutgoingMail.objects.exists()


@pytest.mark.parametrize("text", INJECTIONS[:3])
def test_and_when_sent_should_it_have_got_into_the_table(box: MailBox, text: str) -> None:
    now = timezone.now()
    OutgoingMail.objects.create(to=READER, subject=text, text="Hola", queued_at=now)
    OutgoingMail.objects.create(to=f"{READER}{text}", subject="Hola", text="Hola", queued_at=now)
    assert send_due().given_up == 2
    assert box.taken == []
    assert b"Bcc" not in b"".join(content for _, content in box.taken)


def test_lines_of_a_text_end_as_the_protocol_has_it(box: MailBox) -> None:
    queue_letter(READER, Letter("Hola", ("uno\ndos\r\ntres\rcuatro",)), Language.ES)
    send_due()
    [(_, content)] = box.taken
    assert content.count(b"\n") == content.count(b"\r\n")


def test_two_processes_never_send_the_same_letter(box: MailBox) -> None:
    for _ in range(12):
        queued()
    done = []

    def send() -> None:
        done.append(send_due())
        connection.close()

    threads = [Thread(target=send) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sum(one.sent for one in done) == 12
    identities = [message["Message-ID"] for message in box.letters]
    assert len(identities) == len(set(identities)) == 12


def test_without_the_lease_a_letter_is_sent_twice(
    box: MailBox, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The failure that the lease is there for."""
    monkeypatch.setattr(sending, "LEASE", timedelta(0))
    queued()
    others: list[Thread] = []

    def send() -> None:
        send_due()
        connection.close()

    def another_process() -> None:
        if not others:
            others.append(Thread(target=send))
            others[0].start()
            others[0].join()

    box.on_taken = another_process
    send_due()
    assert len(box.taken) == 2


def test_nothing_is_sent_inside_a_transaction(box: MailBox) -> None:
    queued()
    with pytest.raises(RuntimeError), transaction.atomic():
        send_due()
    assert box.taken == []


DIES = """
import os, signal
import django
django.setup()
from ligamahjong.web.mail import sending
{before}
sending.send_due()
"""
BEFORE_SENDING = "sending._send = lambda *args: os.kill(os.getpid(), signal.SIGKILL)"
AFTER_SENDING = "sending._note = lambda *args, **changes: os.kill(os.getpid(), signal.SIGKILL)"


def die(site: Site, box: MailBox, before: str) -> None:
    connection.close()
    run = subprocess.run(
        [sys.executable, "-c", DIES.format(before=before)],
        env=site.environment(
            LIGA_MAIL=f"smtp://127.0.0.1:{box.port}?tls=no",
            PYTHONPATH=os.pathsep.join(filter(None, sys.path)),
        ),
        check=False,
    )
    assert run.returncode == -signal.SIGKILL


def test_a_process_that_dies_before_sending_loses_nothing(site: Site, box: MailBox) -> None:
    queued()
    die(site, box, BEFORE_SENDING)
    assert box.taken == []
    assert send_due().sent == 0, "it belongs to the process that died until the lease is over"
    later(LEASE)
    assert send_due().sent == 1


def test_a_process_that_dies_after_sending_sends_again_with_the_same_identity(
    site: Site, box: MailBox
) -> None:
    """What cannot be helped, and how a reader's program can tell."""
    queued()
    die(site, box, AFTER_SENDING)
    assert len(box.taken) == 1
    later(LEASE)
    assert send_due().sent == 1
    first, second = box.letters
    assert first["Message-ID"] == second["Message-ID"]


def test_a_letter_that_kills_every_process_is_given_up(box: MailBox) -> None:
    letter = queued()
    letter.attempts = MOST_ATTEMPTS
    letter.save()
    assert send_due().given_up == 1
    letter.refresh_from_db()
    assert "process ended" in letter.error
    assert box.taken == []


def test_who_comes_back_after_the_lease_writes_nothing_over(box: MailBox) -> None:
    letter = queued()

    def slow() -> None:
        OutgoingMail.objects.filter(pk=letter.pk).update(attempts=2)
        connection.close()

    box.on_taken = slow
    assert send_due().sent == 0
    letter.refresh_from_db()
    assert (letter.state, letter.attempts) == (State.WAITING, 2)


def test_the_thread_of_a_serving_process_sends(box: MailBox) -> None:
    arrived, stop = Event(), Event()
    box.on_taken = arrived.set
    thread = post_letters(stop, seconds=0.01)
    queued()
    assert arrived.wait(10)
    stop.set()
    thread.join(10)
    assert not thread.is_alive()


def test_the_console_shows_the_whole_letter(capsys: pytest.CaptureFixture[str]) -> None:
    queued()
    assert send_due(transport=Console()).sent == 1
    shown = capsys.readouterr().out
    assert READER in shown
    assert "https://liga.example.org/partidas/g1/" in shown
    assert "<html" not in shown


def test_any_server_can_take_a_letter() -> None:
    """ASCII in lines of at most 998 characters (RFC 5322, 2.1.1)."""
    content = message_of(queued()).as_bytes()
    assert content.isascii()
    assert max(map(len, content.splitlines())) <= 998
