"""Address of the audit log."""

from __future__ import annotations

from django.urls import path

from ligamahjong.web.accounts.access import allow
from ligamahjong.web.accounts.roles import Role
from ligamahjong.web.audit.views import log

__all__ = ["urlpatterns"]

urlpatterns = [path("gestion/registro/", allow(Role.MANAGER, log), name="audit-log")]
