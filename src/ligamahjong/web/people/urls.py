"""Addresses of registration, of the administration of people, and of looking people up."""

from __future__ import annotations

from django.urls import path

from ligamahjong.web.accounts.access import allow, public
from ligamahjong.web.accounts.roles import Role
from ligamahjong.web.people.views import (
    administration,
    merging,
    registering,
    registrations,
    search,
)

__all__ = ["urlpatterns"]

urlpatterns = [
    path("inscripcion/", public(registering.register), name="register"),
    path("inscripcion/enviada/", public(registering.sent), name="registration-sent"),
    path(
        "inscripcion/confirmar/<str:token>/",
        public(registering.confirm),
        name="registration-confirm",
    ),
    path("buscar-jugadores/", public(search.people_search), name="people-search"),
    path(
        "gestion/inscripciones/",
        allow(Role.MANAGER, registrations.registration_list),
        name="registrations",
    ),
    path(
        "gestion/inscripciones/<str:token>/",
        allow(Role.MANAGER, registrations.registration),
        name="registration",
    ),
    path("gestion/personas/", allow(Role.MANAGER, administration.people_list), name="people-admin"),
    path(
        "gestion/personas/buscar/",
        allow(Role.REVIEWER, search.staff_people_search),
        name="staff-people-search",
    ),
    path(
        "gestion/personas/duplicadas/",
        allow(Role.MANAGER, administration.people_duplicates),
        name="people-duplicates",
    ),
    path("gestion/personas/unir/", allow(Role.MANAGER, merging.merge_people), name="merge-people"),
    path(
        "gestion/personas/separar/<path:person>/",
        allow(Role.MANAGER, merging.unmerge_person),
        name="unmerge-person",
    ),
    path(
        "gestion/personas/clubes/<path:person>/",
        allow(Role.MANAGER, administration.set_membership),
        name="set-membership",
    ),
    path(
        "gestion/personas/olvidar-club/<path:person>/",
        allow(Role.MANAGER, administration.forget_membership),
        name="forget-membership",
    ),
    path(
        "gestion/personas/ficha/<path:person>/",
        allow(Role.MANAGER, administration.person),
        name="person-admin",
    ),
]
