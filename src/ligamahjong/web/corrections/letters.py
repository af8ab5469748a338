"""Letters about games: to those who play in them, and to who said that one is wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.urls import reverse
from django.utils import translation

from ligamahjong.web.mail.services import Letter, absolute, queue_letter
from ligamahjong.web.people.models import Person
from ligamahjong.web.ranking.game_history import changed
from ligamahjong.web.ranking.game_page import known_people
from ligamahjong.wording import Language, Text
from ligamahjong.wording.dates import game_start
from ligamahjong.wording.numbers import change, decimal
from ligamahjong.wording.ranking import MODES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ligamahjong.league.game import Game
    from ligamahjong.web.corrections.foreseen import Foreseen
    from ligamahjong.web.corrections.models import GameReport
    from ligamahjong.web.ranking.preview import Moved

__all__ = ["answer_report", "tell_players"]

_SUBJECTS = {
    "correct": Text("Partida corregida: {game}", "Game corrected: {game}"),
    "void": Text("Partida anulada: {game}", "Game voided: {game}"),
    "restore": Text("Partida restablecida: {game}", "Game restored: {game}"),
}
_GAME = Text("{mode}, {start}", "{mode}, {start}")
_WHAT = {
    "correct": Text(
        "Se ha corregido una partida en la que figuras o figurabas: {game}. Esto ha cambiado:",
        "A game in which you are or were listed has been corrected: {game}. This has changed:",
    ),
    "void": Text(
        "Se ha anulado una partida en la que figuras: {game}. Ya no cuenta para nadie.",
        "A game in which you are listed has been voided: {game}. It no longer counts for anybody.",
    ),
    "restore": Text(
        "Se ha restablecido una partida en la que figuras: {game}. Vuelve a contar.",
        "A game in which you are listed has been restored: {game}. It counts again.",
    ),
}
_MOVED = Text(
    "Tu rating de {mode} pasa de {before} a {after} ({change}).",
    "Your {mode} rating goes from {before} to {after} ({change}).",
)
_FIRST = Text("Tu rating de {mode} es ahora {after}.", "Your {mode} rating is now {after}.")
_LAST = Text(
    "Ya no tienes partidas de {mode} que cuenten, y por tanto tampoco rating.",
    "You have no {mode} games left that count, and so no rating.",
)
_SAME = Text("Tu rating no cambia.", "Your rating does not change.")
_SEE = Text("Ver la partida", "See the game")
_AFTER = Text(
    "Si algo no está bien, en la página de la partida puedes avisar con «Esta partida está mal».",
    "If something is not right, say so on the page of the game with “This game is wrong”.",
)
_ANSWER_SUBJECT = Text("Respuesta a tu aviso: {game}", "Answer to your report: {game}")
_ANSWER = Text(
    "Avisaste de que esta partida está mal: {game}. La hemos mirado, y esta es la respuesta:",
    "You said that this game is wrong: {game}. We have looked at it, and this is the answer:",
)


def tell_players(action: str, foreseen: Foreseen) -> int:
    """Queue a letter to each of the people of a game whose address is known.

    Args:
        action: ``correct``, ``void`` or ``restore``.
        foreseen: what was done.

    Returns:
        How many letters there are.
    """
    rows = Person.objects.filter(id__in=foreseen.people).select_related("user")
    written = 0
    for person in rows.order_by("id"):
        account = getattr(person, "user", None)
        address = person.email or (account.email if account else "")
        if address:
            language = Language(account.language) if account else Language.ES
            queue_letter(address, _letter(action, foreseen, person.id, language), language)
            written += 1
    return written


def answer_report(report: GameReport, game: Game | None) -> bool:
    """Queue the answer to whoever reported a game; whether there is an address for it.

    Args:
        report: with its answer.
        game: as it is now, if it is known.
    """
    address = report.email or (report.sender.email if report.sender else "")
    if not (address and report.answer):
        return False
    language = Language(report.language)
    name = _name(game, language) if game else report.game
    letter = Letter(
        _ANSWER_SUBJECT.say(language, game=name),
        (_ANSWER.say(language, game=name), report.answer),
        _link(report.game, language) if game else None,
    )
    queue_letter(address, letter, language)
    return True


def _letter(action: str, foreseen: Foreseen, person: str, language: Language) -> Letter:
    game = foreseen.change.known.game
    name = _name(game, language)
    paragraphs = [_WHAT[action].say(language, game=name)]
    if action == "correct":
        before, after = foreseen.change.records
        people = known_people({*before.game.players, *after.game.players})
        paragraphs += changed(before, after, people, language)
    paragraphs += _ratings(foreseen.preview.of(person), language)
    return Letter(
        _SUBJECTS[action].say(language, game=name),
        tuple(paragraphs),
        _link(game.id, language),
        (_AFTER.say(language),),
    )


def _name(game: Game, language: Language) -> str:
    return _GAME.say(language, mode=MODES[game.mode], start=game_start(game, language))


def _link(game: str, language: Language) -> tuple[str, str]:
    with translation.override(language.value):
        return _SEE.say(language), absolute(reverse("game", args=[game]))


def _ratings(moved: tuple[Moved, ...], language: Language) -> Iterator[str]:
    """What happens to the ratings of one person."""
    if not moved:
        yield _SAME.say(language)
    for one in moved:
        text = _MOVED if one.before and one.after else _FIRST if one.after else _LAST
        yield text.say(
            language,
            mode=MODES[one.mode],
            before=decimal(one.before.rating, 0, language) if one.before else "",
            after=decimal(one.after.rating, 0, language) if one.after else "",
            change=change(one.change, 1, language),
        )
