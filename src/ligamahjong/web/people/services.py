"""Changes to people: one verb for each."""

from __future__ import annotations

from ligamahjong.web.people.changes import touch_people
from ligamahjong.web.people.editing import PersonEdit, do_edit_person, do_hide, do_show_as
from ligamahjong.web.people.imports import import_people
from ligamahjong.web.people.memberships import do_forget_membership, do_set_membership
from ligamahjong.web.people.merging import do_merge, do_unmerge
from ligamahjong.web.people.registering import (
    Asked,
    do_accept_registration,
    do_confirm_registration,
    do_register,
    do_reject_registration,
)

__all__ = [
    "Asked",
    "PersonEdit",
    "do_accept_registration",
    "do_confirm_registration",
    "do_edit_person",
    "do_forget_membership",
    "do_hide",
    "do_merge",
    "do_register",
    "do_reject_registration",
    "do_set_membership",
    "do_show_as",
    "do_unmerge",
    "import_people",
    "touch_people",
]
