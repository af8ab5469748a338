"""Every category of personal data, and every field that holds none, with its reason.

A test walks the fields of all models, those of Django and allauth too: each is in one place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.web.privacy.categories.account import ACCOUNT, CLAIMS
from ligamahjong.web.privacy.categories.games import PHOTOGRAPHS, REPORTS, RESULTS, SUBMISSIONS
from ligamahjong.web.privacy.categories.identity import IDENTITY
from ligamahjong.web.privacy.categories.records import DECISIONS, FILES, GUARDS, LETTERS, TEXTS
from ligamahjong.web.privacy.categories.registration import REGISTRATION

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ligamahjong.web.privacy.category import Category
    from ligamahjong.web.privacy.subject import Subject

__all__ = ["CATEGORIES", "NOT_PERSONAL", "erase_everything"]

CATEGORIES: tuple[Category, ...] = (
    IDENTITY,
    REGISTRATION,
    ACCOUNT,
    CLAIMS,
    RESULTS,
    SUBMISSIONS,
    PHOTOGRAPHS,
    REPORTS,
    TEXTS,
    LETTERS,
    DECISIONS,
    FILES,
    GUARDS,
)
"""In the order in which a reader is told of them."""


def erase_everything(subject: Subject) -> None:
    """Erase every category, inside the transaction of the erasure.

    The last come first: what was sent and said is found through the account, which goes after it.
    """
    for category in reversed(CATEGORIES):
        category.erase(subject)


_ROW = "numbers the row"
_STATE = "says what became of the row, not of whom"
_GAME = "a fact of a game that four people share, published with it"
_OPAQUE = "an opaque id that leads to nobody once the person is erased"
_WORKED_OUT = "worked out from the games of an opaque id"
_CHAIN = "ids and numbers of the ledger, which never holds names"
_MAIL = "when and how a letter is sent; the row goes with the letter"
_FILE = "about a file, not about anybody"
_DJANGO = "names of models and permissions of the program"
_LEAGUE = "of the league, not of anybody"


def _spread(table: Mapping[str, Mapping[str, str]]) -> dict[str, str]:
    return {
        f"{model}.{name}": reason
        for model, reasons in table.items()
        for reason, names in reasons.items()
        for name in names.split()
    }


NOT_PERSONAL: Mapping[str, str] = _spread(
    {
        "accounts.Claim": {_ROW: "id"},
        "accounts.User": {_ROW: "id"},
        "accounts.User_groups": {_ROW: "id"},
        "accounts.User_user_permissions": {_ROW: "id"},
        "account.EmailAddress": {_ROW: "id"},
        "account.EmailConfirmation": {_ROW: "id"},
        "mfa.Authenticator": {_ROW: "id"},
        "admin.LogEntry": {_ROW: "id", _DJANGO: "content_type"},
        "auth.Permission": {_ROW: "id", _DJANGO: "name content_type codename"},
        "auth.Group": {_ROW: "id", _DJANGO: "name"},
        "auth.Group_permissions": {_ROW: "id", _DJANGO: "group permission"},
        "contenttypes.ContentType": {_ROW: "id", _DJANGO: "app_label model"},
        "people.Club": {_LEAGUE: "slug name"},
        "people.Alias": {_ROW: "id"},
        "people.Account": {_ROW: "id"},
        "people.Membership": {_ROW: "id"},
        "people.PersonChange": {_ROW: "id"},
        "people.Revision": {_LEAGUE: "id number"},
        "ledger.Entry": {_CHAIN: "seq recorded_at actor kind payload previous hash"},
        "ranking.Progress": {_LEAGUE: "id seq head rules ties"},
        "ranking.Merge": {_OPAQUE: "merged kept"},
        "ranking.CurrentGame": {
            _OPAQUE: "player1 player2 player3 player4",
            _GAME: "id mode order played_at offset day has_time score1 score2 score3 score4 "
            "penalty1 penalty2 penalty3 penalty4 venue source voided recorded_at changed_at",
            "digest of a text, which is made with a salt that goes when the text is erased": (
                "event note link"
            ),
        },
        "ranking.SeatResult": {
            _ROW: "id",
            _GAME: "played_at order",
            _WORKED_OUT: "entry_place mu_before sigma_before grade_before points_before "
            "kept_before_numerator kept_before_denominator last_game_before debt_numerator "
            "debt_denominator mu sigma games grade points kept_numerator kept_denominator",
        },
        "ranking.PlayerResult": {
            _ROW: "id",
            _OPAQUE: "person",
            _WORKED_OUT: "mode mu sigma games grade points kept_numerator kept_denominator "
            "last_game",
        },
        "audit.AuditEntry": {_ROW: "id", _STATE: "subject_kind"},
        "mail.OutgoingMail": {_ROW: "id", _MAIL: "due_at attempts"},
        "intake.Submission": {
            _STATE: "version",
            _GAME: "venue start clock second_time platform starting_points mismatch signed",
        },
        "intake.SubmissionSeat": {_ROW: "id", _GAME: "submission"},
        "photographs.Photograph": {
            "the size and digest of a picture, which show nothing of it": (
                "position width height size digest"
            ),
        },
        "corrections.ProposedCorrection": {
            _ROW: "id",
            _GAME: "game",
            _FILE: "digest",
            _STATE: "state made_at decided_at",
        },
        "imports.ImportedFile": {
            _ROW: "token",
            _STATE: "state decided_at",
            _FILE: "digest mode date_only platform source size rows added known other proposed "
            "refused",
        },
        "imports.NameMatch": {_ROW: "id", _FILE: "file"},
    }
)
"""Fields that say nothing about anybody, with why."""
