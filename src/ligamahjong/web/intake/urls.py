"""Addresses."""

from __future__ import annotations

from django.urls import path

from ligamahjong.web.accounts.access import allow, public
from ligamahjong.web.accounts.roles import Role
from ligamahjong.web.intake.views import following, writing

__all__ = ["urlpatterns"]

# Those with a token are public as addresses: whoever knows the token may open them.
urlpatterns = [
    path("", public(writing.submit), name="submit"),
    path("mis-partidas/", allow(Role.PLAYER, following.mine), name="my-submissions"),
    path("borrador/<str:token>/", public(writing.draft), name="submit-draft"),
    path("borrador/<str:token>/revisar/", public(writing.review), name="submit-review"),
    path("seguimiento/<str:token>/", public(following.track), name="submit-track"),
    path("seguimiento/<str:token>/respuesta/", public(following.answer), name="submit-answer"),
    path("seguimiento/<str:token>/retirar/", public(following.withdraw), name="submit-withdraw"),
    path(
        "confirmar/<str:token>/<str:signature>/", public(following.confirm), name="submit-confirm"
    ),
]
