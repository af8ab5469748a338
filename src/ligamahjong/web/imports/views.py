"""Pages of files: sending, looking, deciding."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.contrib import messages
from django.core.paginator import Paginator
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_POST, require_safe

from ligamahjong.errors import LedgerError
from ligamahjong.web.accounts.access import signed_in
from ligamahjong.web.imports import naming, services
from ligamahjong.web.imports.errors import FileDecided, FileRefused, NamesChanged
from ligamahjong.web.imports.forms import OptionsForm, UploadForm, name_forms
from ligamahjong.web.imports.matches import known_people, remembered
from ligamahjong.web.imports.models import ImportedFile
from ligamahjong.web.imports.page import file_page, played, report_of_file
from ligamahjong.web.imports.reading import open_names_of
from ligamahjong.web.imports.reports import report_csv
from ligamahjong.web.imports.selectors import decided_files, file_of, waiting_files
from ligamahjong.web.imports.uploads import document_sent
from ligamahjong.web.templatetags.words import integer, page_language
from ligamahjong.wording import Text
from ligamahjong.wording.errors import error_text

if TYPE_CHECKING:
    from django.http import HttpRequest

__all__ = [
    "abandon",
    "do_import_file",
    "files",
    "forget_name",
    "name",
    "one_file",
    "problems",
    "read_otherwise",
    "register_new",
    "remembered_names",
    "take_back",
]

_FILES_ON_A_PAGE = 30
_NAMES_ON_A_PAGE = 50

_KEPT = Text(
    "{file}: recibido. Todavía no se ha importado nada.",
    "{file}: received. Nothing has been imported yet.",
)
_WAITS = Text(
    "{file}: este fichero ya está aquí, pendiente de importar.",
    "{file}: this file is here already, waiting to be imported.",
)
_IMPORTED = Text(
    "Importado. Partidas nuevas: {added}; ya estaban: {known}; correcciones propuestas: "
    "{proposed}; filas rechazadas: {refused}.",
    "Imported. New games: {added}; there already: {known}; proposed corrections: {proposed}; "
    "refused rows: {refused}.",
)
_DECIDED = Text(
    "Alguien ya decidió sobre este fichero: no se ha cambiado nada.",
    "Somebody has decided on this file already: nothing has been changed.",
)
_CHANGED = Text(
    "Mientras tanto han cambiado las personas, los nombres o la forma de leer el fichero: no se "
    "ha importado nada. Mira otra vez la vista previa.",
    "People, names or the way to read the file have changed meanwhile: nothing has been imported. "
    "Look at the preview again.",
)
_ABANDONED = Text("{file}: descartado y destruido.", "{file}: given up and destroyed.")
_NAMED = Text("Nombres decididos: {names}.", "Names decided: {names}.")
_REGISTERED = Text("Personas registradas: {people}.", "People registered: {people}.")
_FORGOTTEN = Text("Ya no se recuerda ese nombre.", "That name is not remembered any more.")
_READ_AGAIN = Text("Leído de nuevo.", "Read again.")


def _say(text: Text, **values: object) -> str:
    return text.say(page_language(), **values)


def files(request: HttpRequest) -> HttpResponse:
    """The files, and the form to send more of them."""
    sent = request.method == "POST"
    form = UploadForm(request.POST, request.FILES) if sent else UploadForm()
    if form.is_valid():
        kept = _keep(request, form)
        if form.is_valid():
            one = kept[0] if len(kept) == 1 else None
            return redirect("import-file", one.pk) if one else redirect("imports")
    page = Paginator(decided_files(), _FILES_ON_A_PAGE).get_page(request.GET.get("pagina"))
    return render(
        request,
        "imports/files.html",
        {"form": form, "waiting": waiting_files(), "page": page},
        status=422 if form.errors else 200,
    )


def _keep(request: HttpRequest, form: UploadForm) -> list[ImportedFile]:
    """Keep the files that can be taken; the others are errors of the form."""
    kept = []
    for sent in form.cleaned_data["sent"]:
        document = document_sent(sent.name or "", sent.read())
        try:
            upload = services.do_upload(signed_in(request), document, form.options)
        except FileRefused as error:
            form.add_error("sent", error.say(page_language()))
        else:
            kept.append(upload.file)
            text = _WAITS if upload.again else _KEPT
            messages.info(request, _say(text, file=document.name))
    return kept


@require_safe
def one_file(request: HttpRequest, token: str) -> HttpResponse:
    """What importing a file would do, or what importing it did."""
    return _file(request, file_of(token))


def _file(request: HttpRequest, file: ImportedFile, *, sent: bool = False) -> HttpResponse:
    data = request.POST if sent else None
    context = file_page(file, request.GET, data)
    return render(request, "imports/file.html", context, status=422 if sent else 200)


@require_safe
def problems(request: HttpRequest, token: str) -> HttpResponse:
    """Every problem of a file, as a table."""
    del request
    text = report_csv(report_of_file(file_of(token)), page_language())
    response = HttpResponse(text, content_type="text/csv; charset=utf-8")
    response.headers["Content-Disposition"] = f'attachment; filename="problemas-{token[:8]}.csv"'
    return response


@require_POST
def read_otherwise(request: HttpRequest, token: str) -> HttpResponse:
    """Change how a file is to be read."""
    form = OptionsForm(request.POST)
    if not form.is_valid():
        for errors in form.errors.values():
            messages.error(request, " ".join(map(str, errors)))
    else:
        try:
            services.do_read_otherwise(token, form.options)
        except FileDecided:
            return _decided(request, token)
        messages.success(request, _say(_READ_AGAIN))
    return redirect("import-file", token)


@require_POST
def name(request: HttpRequest, token: str) -> HttpResponse:
    """Keep what was said about the names of a file."""
    file = file_of(token)
    if file.state != ImportedFile.State.UPLOADED:
        return _decided(request, token)
    people = known_people(file)
    forms = name_forms(open_names_of(file, people), people, played(), request.POST)
    bound = [form for form in forms if form.is_bound]
    if any(form.errors for form in bound):
        return _file(request, file, sent=True)
    answers = [answer for form in bound if (answer := form.answer)]
    return _named(request, token, answers)


@require_POST
def register_new(request: HttpRequest, token: str) -> HttpResponse:
    """Register everybody whose name looks like nobody's."""
    file = file_of(token)
    if file.state != ImportedFile.State.UPLOADED:
        return _decided(request, token)
    new = [one for one in open_names_of(file, known_people(file)) if one.is_new]
    return _named(request, token, [naming.Answer(one, register=True) for one in new])


def _named(request: HttpRequest, token: str, answers: list[naming.Answer]) -> HttpResponse:
    try:
        registered = naming.do_name(signed_in(request), token, answers)
    except FileDecided:
        return _decided(request, token)
    except NamesChanged:
        messages.error(request, _say(_CHANGED))
        return redirect("import-file", token)
    messages.success(request, _say(_NAMED, names=integer(len(answers))))
    if registered:
        messages.success(request, _say(_REGISTERED, people=integer(registered)))
    return redirect(f"{reverse('import-file', args=[token])}#nombres")


@require_POST
def take_back(request: HttpRequest, token: str, match: int) -> HttpResponse:
    """Ask again whom a name means."""
    try:
        naming.do_take_back(signed_in(request), token, match)
    except FileDecided:
        return _decided(request, token)
    return redirect(f"{reverse('import-file', args=[token])}#nombres")


@require_POST
def do_import_file(request: HttpRequest, token: str) -> HttpResponse:
    """Import a file."""
    try:
        file = services.do_import(signed_in(request), token)
    except FileDecided:
        return _decided(request, token)
    except NamesChanged:
        messages.error(request, _say(_CHANGED))
    except LedgerError as error:
        messages.error(request, error_text(error, page_language()))
    else:
        counts = {
            "added": file.added,
            "known": file.known,
            "proposed": file.proposed,
            "refused": file.refused,
        }
        told = {name: integer(count) for name, count in counts.items()}
        messages.success(request, _say(_IMPORTED, **told))
    return redirect("import-file", token)


@require_POST
def abandon(request: HttpRequest, token: str) -> HttpResponse:
    """Give a file up."""
    try:
        file = services.do_abandon(signed_in(request), token)
    except FileDecided:
        return _decided(request, token)
    messages.success(request, _say(_ABANDONED, file=file.name))
    return redirect("imports")


def _decided(request: HttpRequest, token: str) -> HttpResponse:
    file = file_of(token)
    messages.error(request, _say(_DECIDED))
    return redirect("import-file", file.pk)


@require_safe
def remembered_names(request: HttpRequest) -> HttpResponse:
    """Whom names mean in every file."""
    page = Paginator(remembered(), _NAMES_ON_A_PAGE).get_page(request.GET.get("pagina"))
    return render(request, "imports/remembered.html", {"page": page})


@require_POST
def forget_name(request: HttpRequest, match: int) -> HttpResponse:
    """Remember a name no longer."""
    naming.do_forget(signed_in(request), match)
    messages.success(request, _say(_FORGOTTEN))
    return redirect("remembered-names")
