"""Addresses of corrections, of what readers say is wrong, and of what files propose."""

from __future__ import annotations

from django.urls import path

from ligamahjong.web.accounts.access import allow, public
from ligamahjong.web.accounts.roles import Role
from ligamahjong.web.corrections.views import games, proposals, reports

__all__ = ["urlpatterns"]

urlpatterns = [
    path("avisar/<path:game>/", public(reports.report), name="report-game"),
    path("gestion/avisos/", allow(Role.REVIEWER, reports.queue), name="reports"),
    path("gestion/avisos/<str:token>/", allow(Role.REVIEWER, reports.report_page), name="report"),
    path("gestion/propuestas/", allow(Role.MANAGER, proposals.queue), name="proposals"),
    path(
        "gestion/propuestas/<int:number>/",
        allow(Role.MANAGER, proposals.proposal),
        name="proposal",
    ),
    path(
        "gestion/partidas/<path:game>/corregir/",
        allow(Role.MANAGER, games.correct),
        name="correct-game",
    ),
    path("gestion/partidas/<path:game>/anular/", allow(Role.MANAGER, games.void), name="void-game"),
    path(
        "gestion/partidas/<path:game>/restablecer/",
        allow(Role.MANAGER, games.restore),
        name="restore-game",
    ),
    path("gestion/partidas/<path:game>/", allow(Role.REVIEWER, games.manage), name="manage-game"),
]
