"""One's own data, erasing them, and what the league does with personal data."""

from __future__ import annotations

from typing import TYPE_CHECKING

from allauth.account.decorators import reauthentication_required
from django.conf import settings
from django.contrib import messages
from django.contrib.auth import logout
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_safe

from ligamahjong.web.accounts.access import signed_in
from ligamahjong.web.errors import NotFound
from ligamahjong.web.people.consents import consent_age
from ligamahjong.web.people.models import Person
from ligamahjong.web.privacy.archive import archive_of
from ligamahjong.web.privacy.erasing import erase_address, erase_person
from ligamahjong.web.privacy.errors import ErasureRefused
from ligamahjong.web.privacy.forms import EraseOwnForm, ErasePersonForm
from ligamahjong.web.privacy.registry import CATEGORIES
from ligamahjong.web.privacy.subject import subject_of_account, subject_of_person
from ligamahjong.web.privacy.texts import texts_about
from ligamahjong.web.privacy.words import told
from ligamahjong.web.ranking.selectors import today
from ligamahjong.web.templatetags.words import page_language
from ligamahjong.wording import Text

if TYPE_CHECKING:
    from django.http import HttpRequest

    from ligamahjong.web.privacy.category import Category
    from ligamahjong.web.privacy.subject import Subject

__all__ = [
    "contact",
    "erase_own",
    "erase_somebody",
    "erased",
    "export_own",
    "export_somebody",
    "legal_notice",
    "my_data",
    "privacy_notice",
]

_NOBODY = Text("No hay nadie con ese identificador.", "There is nobody with that id.")
_ERASED = Text(
    "Datos borrados. Queda como «{name}».", "The data are erased. What is left is “{name}”."
)


@require_safe
def my_data(request: HttpRequest) -> HttpResponse:
    """All that is held about whoever asks, in words."""
    subject = subject_of_account(signed_in(request))
    return render(request, "privacy/my_data.html", {"parts": _parts(subject)})


@require_safe
def export_own(request: HttpRequest) -> HttpResponse:
    """The same as a file to take away."""
    return _archive(subject_of_account(signed_in(request)))


@reauthentication_required  # type: ignore[untyped-decorator] # allauth has no types
def erase_own(request: HttpRequest) -> HttpResponse:
    """Have all of it erased, which cannot be undone; takes the password once more."""
    user = signed_in(request)
    form = EraseOwnForm(request.POST or None)
    if request.method == "POST" and form.is_valid():
        try:
            if user.person_id:
                erase_person(user.person_id, actor=user.actor)
            else:
                erase_address(user.email, actor=user.actor)
        except ErasureRefused as refused:
            form.add_error(None, refused.say(page_language()))
        else:
            logout(request)
            return redirect("my-data-erased")
    return render(
        request,
        "privacy/erase_own.html",
        {"form": form, "person": user.person},
        status=422 if form.errors else 200,
    )


@require_safe
def erased(request: HttpRequest) -> HttpResponse:
    """What somebody sees who has had their data erased."""
    return render(request, "privacy/erased.html")


def erase_somebody(request: HttpRequest, person: str) -> HttpResponse:
    """A manager has the data of a person erased who asked the league for it."""
    row, subject = _somebody(person)
    found = texts_about(subject)
    form = ErasePersonForm(request.POST or None, found=found)
    if request.method == "POST" and form.is_valid():
        try:
            erase_person(
                row.pk,
                actor=signed_in(request).actor,
                reason=form.cleaned_data["reason"],
                texts=form.cleaned_data.get("texts", ()),
            )
        except ErasureRefused as refused:
            form.add_error(None, refused.say(page_language()))
        else:
            row.refresh_from_db()
            messages.success(request, _ERASED.say(page_language(), name=row.name))
            return redirect("person-admin", row.pk)
    return render(
        request,
        "privacy/erase_somebody.html",
        {
            "form": form,
            "person": row,
            "parts": _parts(subject),
            "surely": [one.text for one in found if one.surely],
        },
        status=422 if form.errors else 200,
    )


@require_safe
def export_somebody(request: HttpRequest, person: str) -> HttpResponse:
    """What is held about a person, for a manager to send to them."""
    del request
    return _archive(_somebody(person)[1])


@require_safe
def privacy_notice(request: HttpRequest) -> HttpResponse:
    """What the league does with personal data."""
    return render(
        request,
        "privacy/notice.html",
        {**_league(), "age": consent_age(), "categories": _described(CATEGORIES)},
    )


@require_safe
def legal_notice(request: HttpRequest) -> HttpResponse:
    """Who runs the site and on what terms it is used."""
    return render(request, "privacy/legal.html", _league())


@require_safe
def contact(request: HttpRequest) -> HttpResponse:
    """Where to write, about what."""
    return render(request, "privacy/contact.html", _league())


def _league() -> dict[str, object]:
    return {"controller": settings.CONTROLLER, "contact": settings.CONTACT}


def _described(categories: tuple[Category, ...]) -> list[dict[str, str]]:
    language = page_language()
    return [
        {
            "key": one.key,
            "name": one.name.say(language),
            "purpose": one.purpose.say(language),
            "basis": one.basis.say(language),
            "kept": one.say_kept(language),
        }
        for one in categories
    ]


def _parts(subject: Subject) -> list[dict[str, object]]:
    """The categories with what is held in each."""
    language = page_language()
    return [
        {
            "key": one.key,
            "name": one.name.say(language),
            "purpose": one.purpose.say(language),
            "kept": one.say_kept(language),
            "tables": [
                table for held in one.held if (table := told(held, subject, language)) is not None
            ],
        }
        for one in CATEGORIES
    ]


def _somebody(person: str) -> tuple[Person, Subject]:
    subject = subject_of_person(person)
    if subject is None:
        raise NotFound(_NOBODY)
    return Person.objects.get(pk=subject.people[0]), subject


def _archive(subject: Subject) -> HttpResponse:
    response = HttpResponse(archive_of(subject, page_language()), content_type="application/zip")
    name = f"liga-{today():%Y-%m-%d}.zip"
    response.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return response
