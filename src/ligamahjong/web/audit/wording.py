"""Decisions in words."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from ligamahjong.wording import Text

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["ACTIONS", "PAGES"]

ACTIONS: Mapping[str, Text] = MappingProxyType(
    {
        "submit": Text("envió la partida", "sent the game"),
        "confirm": Text(
            "confirmó por correo la partida enviada", "confirmed by e-mail the game sent in"
        ),
        "answer": Text("respondió sobre la partida enviada", "answered about the game sent in"),
        "withdraw": Text("retiró la partida enviada", "withdrew the game sent in"),
        "accept": Text("aceptó la partida enviada", "accepted the game sent in"),
        "accept-edited": Text(
            "aceptó con cambios la partida enviada", "accepted with changes the game sent in"
        ),
        "reject": Text("rechazó la partida enviada", "rejected the game sent in"),
        "ask": Text("preguntó a quien envió la partida", "asked whoever sent the game"),
        "correct": Text("corrigió la partida", "corrected the game"),
        "void": Text("anuló la partida", "voided the game"),
        "restore": Text("restableció la partida", "restored the game"),
        "earlier-answer": Text(
            "guardó una respuesta anterior de quien envió la partida",
            "kept an earlier answer of whoever sent the game",
        ),
        "match": Text(
            "dijo quiénes son los de la partida enviada", "said who played the game sent in"
        ),
        "close-report": Text("cerró el aviso de error", "closed the report of an error"),
        "reject-correction": Text(
            "rechazó la corrección propuesta", "rejected the proposed correction"
        ),
        "merge": Text("unió dos fichas", "merged two people"),
        "unmerge": Text("separó dos fichas", "separated two people"),
        "edit-person": Text("cambió la ficha", "changed the person"),
        "hide": Text("cambió cómo aparece la persona", "changed how the person appears"),
        "register-accept": Text("aceptó la inscripción", "accepted the registration"),
        "register-reject": Text("rechazó la inscripción", "rejected the registration"),
        "claim-confirm": Text("unió la cuenta a una ficha", "joined the account to a person"),
        "claim-reject": Text("rechazó la reclamación de ficha", "rejected the claim to a person"),
        "part": Text("separó la cuenta de su ficha", "parted the account from its person"),
        "role": Text("cambió el papel de la cuenta", "changed the role of the account"),
        "invite": Text("invitó a una cuenta nueva", "invited a new account"),
        "deactivate": Text("desactivó la cuenta", "deactivated the account"),
        "activate": Text("reactivó la cuenta", "reactivated the account"),
        "remove-factor": Text(
            "quitó el segundo factor de la cuenta", "removed the second factor of the account"
        ),
        "upload": Text("subió el fichero", "uploaded the file"),
        "abandon": Text("descartó el fichero", "dropped the file"),
        "import": Text("importó el fichero", "imported the file"),
        "match-name": Text("dijo a quién nombra un fichero", "said whom a file names"),
        "forget-name": Text("olvidó a quién nombraba un fichero", "forgot whom a file named"),
        "leave-out-name": Text(
            "dejó fuera a quien nombra el fichero", "left out somebody whom the file names"
        ),
        "register": Text("inscribió a la persona", "registered the person"),
        "erase": Text("borró los datos de la persona", "erased the data of the person"),
        "retention": Text(
            "borró lo que ya no debe guardarse", "erased what is no longer to be kept"
        ),
    }
)
"""What somebody did, as the rest of a sentence that begins with who it was."""

PAGES: Mapping[str, str] = MappingProxyType(
    {
        "account": "account-admin",
        "file": "import-file",
        "game": "game",
        "person": "person-admin",
        "registration": "registration",
        "report": "report",
        "submission": "review-submission",
    }
)
"""The page about each kind of thing that decisions are about."""
