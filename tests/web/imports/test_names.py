"""Whom names mean: matched by hand, remembered, registered, left out; never guessed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ligamahjong.formats.documents import Document
from ligamahjong.web.audit.models import AuditEntry
from ligamahjong.web.importing import import_files
from ligamahjong.web.imports import reading
from ligamahjong.web.imports.matches import known_people
from ligamahjong.web.imports.models import ImportedFile, NameMatch
from ligamahjong.web.imports.reading import open_names_of
from ligamahjong.web.ledger.selectors import head
from ligamahjong.web.people.models import Account, Person
from ligamahjong.web.people.services import touch_people
from ligamahjong.web.ranking.models import CurrentGame

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeAlias

    from django.test import Client

    from ligamahjong.web.importing import GamesFound

    Send: TypeAlias = Callable[..., ImportedFile]

HEADER = "id,played_at,player1,score1,player2,score2,player3,score3,player4,score4"
ADDRESS = "/gestion/ficheros/"


def table(*names: str) -> str:
    """A file in which each of some names plays one game with p01, p02 and p03."""
    rows = [
        f'n{number},2026-06-{number + 1:02}T10:00,"{name}",40000,p01,30000,p02,20000,p03,10000'
        for number, name in enumerate(names)
    ]
    return "\n".join([HEADER, *rows, ""])


def names(file: ImportedFile) -> dict[str, tuple[bool, list[str]]]:
    """The names to be decided on: whether several people have it, and who may be meant."""
    found = open_names_of(file, known_people(file))
    return {one.text: (one.several, [c.person.id for c in one.candidates]) for one in found}


def say(browser: Client, file: ImportedFile, **choices: str | dict[str, str]) -> str:
    """Send the form: for each text a choice, or several fields."""
    slugs = {one.text: one.slug for one in open_names_of(file, known_people(file))}
    data: dict[str, str] = {}
    for text, said in choices.items():
        fields = {"choice": said} if isinstance(said, str) else {"choice": "", **said}
        for field, value in fields.items():
            data[f"n-{slugs[text.replace('_', ' ')]}-{field}"] = value
    answer = browser.post(f"{ADDRESS}{file.pk}/nombres/", data, follow=True)
    return answer.content.decode()


def do_import(browser: Client, file: ImportedFile) -> ImportedFile:
    browser.post(f"{ADDRESS}{file.pk}/importar/")
    file.refresh_from_db()
    assert file.state == "imported"
    return file


def test_unknown_and_ambiguous_names_are_asked_about_with_suggestions(
    browser: Client, send: Send
) -> None:
    file = send(
        "riichi.csv", table("Bruno Cana Luna", "ANA RUIZ SOLER", "Ana Ruiz Soler", "Zzz Qq")
    )
    asked = names(file)
    assert asked["ANA RUIZ SOLER"] == (True, ["p38", "p39"])
    several, likely = asked["Bruno Cana Luna"]
    assert not several
    assert likely
    assert asked["Zzz Qq"] == (False, [])
    shown = browser.get(f"{ADDRESS}{file.pk}/").content.decode()
    assert "filas: 2" in shown
    assert "Se llaman así varias personas" in shown


def test_a_match_lets_the_rows_in_and_is_remembered_for_later_files(
    browser: Client, send: Send
) -> None:
    file = send("riichi.csv", table("El Rayo"))
    say(browser, file, El_Rayo={"choice": "other", "who": "p05", "remember": "on"})
    assert names(file) == {}
    assert do_import(browser, file).added == 1
    assert CurrentGame.objects.get(pk="n0").player1 == "p05"
    match = NameMatch.objects.get()
    assert (match.key, match.text, match.person_id, match.file) == (
        "el rayo",
        "El Rayo",
        "p05",
        None,
    )
    later = send("riichi 2.csv", table("EL RAYO").replace("n0", "k0").replace("06-01", "06-11"))
    assert names(later) == {}
    assert do_import(browser, later).added == 1
    text = table("el  rayo").replace("n0", "k1").replace("06-01", "06-12")
    assert len(import_files([Document("riichi.csv", text.encode())]).games.added) == 1


def test_without_a_match_nothing_is_let_in(browser: Client, send: Send) -> None:
    file = do_import(browser, send("riichi.csv", table("El Rayo")))
    assert (file.added, file.refused) == (0, 1)


def test_a_match_for_this_file_only(browser: Client, send: Send) -> None:
    file = send("riichi.csv", table("El Rayo"))
    say(browser, file, El_Rayo={"choice": "other", "who": "p05"})
    assert do_import(browser, file).added == 1
    later = send("riichi 2.csv", table("El Rayo") + " ")
    assert "El Rayo" in names(later)


def test_homonyms_are_told_apart_by_hand_and_by_id(browser: Client, send: Send) -> None:
    file = send("riichi.csv", table("Ana Ruiz Soler", "p39"))
    assert list(names(file)) == ["Ana Ruiz Soler"]
    say(browser, file, Ana_Ruiz_Soler="id:p38")
    assert do_import(browser, file).added == 2
    assert list(
        CurrentGame.objects.filter(pk__in=["n0", "n1"]).values_list("player1", flat=True)
    ) == ["p38", "p39"]
    assert NameMatch.objects.get().file_id == file.pk


def test_a_remembered_name_is_asked_again_once_somebody_else_is_called_so(
    browser: Client, send: Send
) -> None:
    file = send("riichi.csv", table("Ana Ruiz Soler"))
    say(browser, file, Ana_Ruiz_Soler={"choice": "id:p38", "remember": "on"})
    assert names(file) == {}
    Person.objects.create(id="p90", name="Ana Ruiz Soler")
    assert names(file) == {"Ana Ruiz Soler": (True, ["p38", "p39", "p90"])}
    assert do_import(browser, file).added == 0


def test_somebody_who_comes_to_be_called_as_a_remembered_name(browser: Client, send: Send) -> None:
    file = send("riichi.csv", table("El Rayo"))
    say(browser, file, El_Rayo={"choice": "other", "who": "p05", "remember": "on"})
    Person.objects.create(id="p90", name="El Rayo")
    assert names(file) == {"El Rayo": (True, ["p90", "p05"])}


def test_a_typed_name_that_is_nobodys_or_several_peoples(browser: Client, send: Send) -> None:
    file = send("riichi.csv", table("El Rayo"))
    shown = say(browser, file, El_Rayo={"choice": "other", "who": "Nadie Así"})
    assert "no está entre las personas registradas" in shown
    shown = say(browser, file, El_Rayo={"choice": "other", "who": "Ana Ruiz Soler"})
    assert "puede ser Ana Ruiz Soler (p38) o Ana Ruiz Soler (p39)" in shown
    assert not NameMatch.objects.exists()
    say(browser, file, El_Rayo={"choice": "", "who": "Íñigo Núñez Peña"})
    assert NameMatch.objects.get().person_id == "p13"


def test_the_id_of_the_picker_counts_before_the_text(browser: Client, send: Send) -> None:
    file = send("riichi.csv", table("El Rayo"))
    say(browser, file, El_Rayo={"choice": "other", "who": "Ana Ruiz Soler", "who_id": "p39"})
    assert NameMatch.objects.get().person_id == "p39"


def test_a_candidate_that_was_not_offered_is_refused(browser: Client, send: Send) -> None:
    file = send("riichi.csv", table("El Rayo"))
    say(browser, file, El_Rayo="id:p77")
    assert not NameMatch.objects.exists()


def test_names_may_be_left_out(browser: Client, send: Send) -> None:
    file = send("riichi.csv", table("El Rayo", "p05"))
    say(browser, file, El_Rayo="out")
    assert names(file) == {}
    done = do_import(browser, file)
    assert (done.added, done.refused) == (1, 1)
    assert "El Rayo" in browser.get(f"{ADDRESS}{file.pk}/").content.decode()


def test_a_new_person_is_registered_with_a_name(browser: Client, send: Send) -> None:
    file = send("riichi.csv", table("ORTIZ DE LA PEÑA, María José"))
    shown = say(browser, file, **{"ORTIZ DE LA PEÑA, María José": "new"})
    assert "Personas registradas: 1" in shown
    person = Person.objects.get(name="María José Ortiz de la Peña")
    assert do_import(browser, file).added == 1
    assert CurrentGame.objects.get(pk="n0").player1 == person.pk
    assert AuditEntry.objects.get(action="register").subject == person.pk


def test_a_third_homonym_may_be_registered(browser: Client, send: Send) -> None:
    file = send("riichi.csv", table("Ana Ruiz Soler"))
    say(browser, file, Ana_Ruiz_Soler="new")
    assert Person.objects.filter(name="Ana Ruiz Soler").count() == 3
    assert do_import(browser, file).added == 1


def test_all_who_look_like_nobody_are_registered_at_once_but_no_twins(
    browser: Client, send: Send
) -> None:
    file = send(
        "riichi.csv",
        table("Zacarías Quirós", "Wenceslao Ibarrondo", "Wenceslao Ibarrondro", "Bruno Cana Luna"),
    )
    browser.post(f"{ADDRESS}{file.pk}/nombres/nuevos/")
    assert set(names(file)) == {"Wenceslao Ibarrondo", "Wenceslao Ibarrondro", "Bruno Cana Luna"}
    assert Person.objects.filter(name="Zacarías Quirós").exists()


def test_a_decision_can_be_taken_back(browser: Client, send: Send) -> None:
    file = send("riichi.csv", table("El Rayo"))
    say(browser, file, El_Rayo="out")
    match = NameMatch.objects.get()
    browser.post(f"{ADDRESS}{file.pk}/nombres/{match.pk}/quitar/")
    assert "El Rayo" in names(file)


def test_remembered_names_are_listed_and_removable(browser: Client, send: Send) -> None:
    file = send("riichi.csv", table("El Rayo"))
    say(browser, file, El_Rayo={"choice": "other", "who": "p05", "remember": "on"})
    shown = browser.get(f"{ADDRESS}nombres/").content.decode()
    assert "El Rayo" in shown
    assert "en todas partes" in shown
    match = NameMatch.objects.get()
    browser.post(f"{ADDRESS}{file.pk}/nombres/{match.pk}/quitar/")
    assert NameMatch.objects.exists()
    browser.post(f"{ADDRESS}nombres/{match.pk}/olvidar/")
    assert "El Rayo" in names(file)
    assert "No se recuerda ninguno" in browser.get(f"{ADDRESS}nombres/").content.decode()


def test_user_names_of_a_platform_are_accounts_and_no_names_of_people(
    browser: Client, send: Send
) -> None:
    file = send(
        "riichi.csv", table("Gaviota", "gaviota", "Ana Ruiz Soler"), platform="mahjong-soul"
    )
    assert set(names(file)) == {"gaviota", "Ana Ruiz Soler", "p01", "p02", "p03"}
    text = table("Gaviota").replace("p01", "Uno").replace("p02", "Dos").replace("p03", "Tres")
    file = send("riichi 2.csv", text, platform="mahjong-soul")
    browser.post(f"{ADDRESS}{file.pk}/nombres/nuevos/")
    assert do_import(browser, file).added == 1
    assert Account.objects.filter(platform="mahjong-soul", name="Dos").exists()
    file = send("riichi 3.csv", table("Ana Ruiz Soler"), platform="mahjong-soul")
    say(browser, file, Ana_Ruiz_Soler={"choice": "other", "who": "p05", "remember": "on"})
    match = NameMatch.objects.get(file=None)
    assert (match.key, match.platform) == ("mahjong-soul:Ana Ruiz Soler", "Mahjong Soul")
    assert "Ana Ruiz Soler" in names(send("riichi 4.csv", table("Ana Ruiz Soler") + " "))


@pytest.mark.parametrize("name", ["Bruno Kano", "p41"])
def test_names_of_who_was_merged_mean_who_was_kept(browser: Client, send: Send, name: str) -> None:
    text = table(name).replace("p02", "p04")
    assert do_import(browser, send("riichi.csv", text)).added == 1
    assert CurrentGame.objects.get(pk="n0").player1 == "p02"


def test_one_person_under_two_names_cannot_sit_twice(browser: Client, send: Send) -> None:
    before = head()
    file = do_import(browser, send("riichi.csv", table("Bruno Kano")))
    assert (file.added, file.refused, head()) == (0, 1, before)


def test_games_of_hidden_and_of_retired_people(browser: Client, send: Send) -> None:
    Person.objects.filter(pk="p05").update(retired=1, name="", hidden=False)
    file = do_import(browser, send("riichi.csv", table("p37", "p05")))
    assert file.added == 2


def test_people_registered_while_a_file_is_read_stop_the_import(
    browser: Client, send: Send, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, before = send("riichi.csv", table("p05")), head()
    read = reading.read_file

    def read_slowly(one: ImportedFile) -> GamesFound:
        found = read(one)
        touch_people()
        return found

    monkeypatch.setattr("ligamahjong.web.imports.services.read_file", read_slowly)
    answer = browser.post(f"{ADDRESS}{file.pk}/importar/", follow=True)
    assert "Mira otra vez la vista previa" in answer.content.decode()
    file.refresh_from_db()
    assert (file.state, head()) == ("uploaded", before)
