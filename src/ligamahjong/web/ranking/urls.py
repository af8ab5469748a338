"""Addresses of rankings, players, games, clubs and communities."""

from __future__ import annotations

from django.urls import path

from ligamahjong.web.accounts.access import public
from ligamahjong.web.ranking.views import games, groups, home, players, standings

__all__ = ["urlpatterns"]

urlpatterns = [
    path("", public(home.home), name="home"),
    path("jugadores/", public(players.directory), name="players"),
    path("jugadores/<path:person>/", public(players.player), name="player"),
    path("partidas/", public(games.latest), name="games"),
    path("partidas/<path:game>/", public(games.game), name="game"),
    path("clubes/<slug:slug>/", public(groups.club), name="club"),
    path("comunidades/<str:code>/", public(groups.region), name="region"),
    path("<str:mode>/", public(standings.ranking_page), name="ranking"),
    path("<str:mode>/ranking.csv", public(standings.ranking_csv), name="ranking-csv"),
    path("<str:mode>/ranking.json", public(standings.ranking_json), name="ranking-json"),
    path("<str:mode>/clubes/", public(groups.clubs), name="club-ranking"),
    path("<str:mode>/comunidades/", public(groups.regions), name="region-ranking"),
]
