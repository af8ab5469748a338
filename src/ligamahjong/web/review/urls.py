"""Addresses of the queue and of what a reviewer does with one submission."""

from __future__ import annotations

from django.urls import path

from ligamahjong.web.accounts.access import allow
from ligamahjong.web.accounts.roles import Role
from ligamahjong.web.review.views import deciding, listing

__all__ = ["urlpatterns"]

_ONE = "envios/<str:token>/"

urlpatterns = [
    path("", allow(Role.REVIEWER, listing.queue), name="review"),
    path(_ONE, allow(Role.REVIEWER, deciding.submission), name="review-submission"),
    path(f"{_ONE}aceptar/", allow(Role.REVIEWER, deciding.accept), name="review-accept"),
    path(f"{_ONE}cambiar/", allow(Role.REVIEWER, deciding.edit), name="review-edit"),
    path(f"{_ONE}rechazar/", allow(Role.REVIEWER, deciding.reject), name="review-reject"),
    path(f"{_ONE}preguntar/", allow(Role.REVIEWER, deciding.ask), name="review-ask"),
    path(f"{_ONE}identificar/", allow(Role.REVIEWER, deciding.match), name="review-match"),
]
