"""What the commands say that look after a site."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ligamahjong.wording import Language, upkeep

if TYPE_CHECKING:
    from collections.abc import Callable

ES, EN = Language.ES, Language.EN


@pytest.mark.parametrize(
    ("said", "spanish", "english"),
    [
        (
            lambda language: upkeep.backed_up("c.zip", 4558, 1, 2_000_001, language),
            (
                "Copia en c.zip: registro hasta la entrada 4.558, 1 fotografía, 3 MB. Guárdala con "
                "cuidado: hay datos personales."
            ),
            (
                "Backup in c.zip: ledger up to entry 4,558, 1 photograph, 3 MB. Keep it with care: "
                "it holds personal data."
            ),
        ),
        (
            lambda language: upkeep.missing_photographs(2, language),
            "Faltaban fotografías que debían estar: 2.",
            "Photographs that should have been there and were not: 2.",
        ),
        (
            lambda language: upkeep.restored(4558, 12, 0, 0, language),
            (
                "Recuperado: registro hasta la entrada 4.558, 12 fotografías. Borrados que se han "
                "repetido: 0."
            ),
            "Restored: ledger up to entry 4,558, 12 photographs. Erasures carried out again: 0.",
        ),
        (
            lambda language: upkeep.restored(1, 0, 2, 3, language).splitlines()[1],
            "Mensajes que esperaban y ya no salen solos: 3 (liga web mail --again los envía).",
            (
                "Letters that waited and are not sent by themselves any more: 3 (liga web mail "
                "--again sends them)."
            ),
        ),
        (
            lambda language: upkeep.erased(["Jugador retirado 4"], language),
            "Borrado. Queda: Jugador retirado 4.",
            "Erased. What is left: Jugador retirado 4.",
        ),
        (
            lambda language: upkeep.erased([], language),
            "Borrado lo que había de esa dirección.",
            "Whatever there was of that address is erased.",
        ),
        (
            lambda language: upkeep.forgotten({"drafts": 1200, "letters": 2}, language),
            "1.200 · borradores de partidas\n2 · mensajes enviados o abandonados",
            "1,200 · drafts of games\n2 · letters sent or given up",
        ),
        (
            lambda language: upkeep.forgotten({}, language),
            "No había nada que olvidar.",
            "There was nothing to forget.",
        ),
        (
            lambda language: upkeep.letters_sent(1, 2, 3, "421 busy", language),
            (
                "Enviados: 1. Se intentará otra vez: 2. Abandonados: 3.\n"
                "El servidor de correo no admite mensajes: 421 busy"
            ),
            (
                "Sent: 1. To be tried again: 2. Given up: 3.\n"
                "The mail server takes no letters: 421 busy"
            ),
        ),
        (lambda language: upkeep.letters_wait(0, language), "No espera ninguno.", "None wait."),
        (lambda language: upkeep.letters_wait(1, language), "Sin enviar:", "Not sent:"),
        (
            lambda language: ", ".join(upkeep.letter_columns(language)),
            "Para, Asunto, Estado, Intentos, Último error",
            "To, Subject, State, Attempts, Last error",
        ),
        (lambda language: upkeep.letter_state("waiting", language), "espera", "waiting"),
        (
            lambda language: upkeep.invited("a@example.org", language),
            "Cuenta abierta para a@example.org.",
            "An account is open for a@example.org.",
        ),
        (
            lambda language: upkeep.invitation_sent("", language),
            "El enlace para poner la contraseña está enviado.",
            "The link with which the password is set has been sent.",
        ),
        (
            lambda language: upkeep.invitation_sent("421 busy", language),
            (
                "El enlace para poner la contraseña espera a que el servidor de correo lo admita: "
                "421 busy"
            ),
            (
                "The link with which the password is set waits for the mail server to take it: "
                "421 busy"
            ),
        ),
        (
            lambda language: upkeep.no_club("Ninguno", language),
            "No hay ningún club «Ninguno»; se esperaba el nombre de uno registrado.",
            "There is no club “Ninguno”; expected the name of one that is registered.",
        ),
        (
            lambda language: upkeep.sure("Olga Gil", language),
            "¿Borrar los datos de Olga Gil? No se puede deshacer",
            "Erase the data of Olga Gil? It is for good",
        ),
    ],
)
def test_golden_sentences(said: Callable[[Language], str], spanish: str, english: str) -> None:
    assert (said(ES), said(EN)) == (spanish, english)
