"""Where letters are handed over, as a setting says it, and TLS on the way there."""

from __future__ import annotations

import ssl
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from typing import TYPE_CHECKING

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from ligamahjong.web.mail.models import OutgoingMail
from ligamahjong.web.mail.sending import send_due
from ligamahjong.web.mail.server import CONSOLE, MailServer, Security, read_server
from ligamahjong.web.mail.transport import Console, Smtp, transport_to
from support.smtp import serving_mail

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize(
    ("text", "server"),
    [
        ("console:", CONSOLE),
        ("smtp://mail.example.org", MailServer("mail.example.org", 587, Security.STARTTLS)),
        ("smtp://localhost:25?tls=no", MailServer("localhost", 25, Security.NONE)),
        ("smtps://mail.example.org", MailServer("mail.example.org", 465, Security.TLS)),
        ("smtps://[::1]:99?tls=yes", MailServer("::1", 99, Security.TLS)),
        (
            "smtp://liga%40example.org:a%2Fb%3Ac@mail.example.org:2525?tls=yes",
            MailServer("mail.example.org", 2525, Security.STARTTLS, "liga@example.org", "a/b:c"),
        ),
    ],
)
def test_servers(text: str, server: MailServer) -> None:
    assert read_server(text) == server


@pytest.mark.parametrize(
    "text",
    [
        "",
        "console",
        "mail.example.org",
        "smtp://",
        "http://mail.example.org",
        "smtp://mail.example.org:port",
        "smtp://mail.example.org:99999",
        "smtp://mail.example.org/path",
        "smtp://mail.example.org?tls=maybe",
        "smtp://mail.example.org?tls=yes&tls=no",
        "smtp://mail.example.org?ssl=yes",
        "smtp://mail.example.org?tls",
        "smtp://mail.example.org#tls",
        "smtps://mail.example.org?tls=no",
    ],
)
def test_no_servers(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - whatever it says, the setting says it anew
        read_server(text)


def test_a_password_is_never_shown() -> None:
    assert "secreto" not in repr(read_server("smtp://liga:secreto@mail.example.org"))


def test_the_way_to_each_server() -> None:
    assert isinstance(transport_to(CONSOLE), Console)
    assert isinstance(transport_to(read_server("smtp://mail.example.org")), Smtp)


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A key and a certificate for this machine that nobody vouches for."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "127.0.0.1")])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(
            x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))]), critical=False
        )
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    path = tmp_path_factory.mktemp("tls") / "certificate.pem"
    private = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    path.write_bytes(private + made.public_bytes(serialization.Encoding.PEM))
    return path


@pytest.mark.enable_socket
@pytest.mark.usefixtures("site")
def test_a_server_that_nobody_vouches_for_is_told_nothing(certificate: Path) -> None:
    own = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    own.load_cert_chain(certificate)
    trusting = ssl.create_default_context(cafile=str(certificate))
    OutgoingMail.objects.create(to="elena@example.org", subject="Hola", text="Hola")
    with serving_mail(own) as box:
        server = MailServer("127.0.0.1", box.port, Security.STARTTLS, "liga", "secreto")
        done = send_due(transport=Smtp(server))
        assert done.put_off == 1
        assert "certificate" in done.trouble.lower()
        assert not any(line.startswith(("AUTH", "MAIL")) for line in box.commands)
        OutgoingMail.objects.update(due_at=datetime(2026, 1, 1, tzinfo=UTC))
        assert send_due(transport=Smtp(server, trusting)).sent == 1, "the control: one we trust"
        commands = [line.split()[0] for line in box.commands]
        assert commands.index("STARTTLS") < commands.index("AUTH")
