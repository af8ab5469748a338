"""Addresses of rankings, players, games, clubs and communities."""

from __future__ import annotations

from django.urls import path

from ligamahjong.web.ranking.views import games, groups, home, players, standings

__all__ = ["urlpatterns"]

urlpatterns = [
    path("", home.home, name="home"),
    path("jugadores/", players.directory, name="players"),
    path("jugadores/<path:person>/", players.player, name="player"),
    path("partidas/", games.latest, name="games"),
    path("partidas/<path:game>/", games.game, name="game"),
    path("clubes/<slug:slug>/", groups.club, name="club"),
    path("comunidades/<str:code>/", groups.region, name="region"),
    path("<str:mode>/", standings.ranking_page, name="ranking"),
    path("<str:mode>/ranking.csv", standings.ranking_csv, name="ranking-csv"),
    path("<str:mode>/ranking.json", standings.ranking_json, name="ranking-json"),
    path("<str:mode>/clubes/", groups.clubs, name="club-ranking"),
    path("<str:mode>/comunidades/", groups.regions, name="region-ranking"),
]
