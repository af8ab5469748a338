"""Writing the audit log."""

from __future__ import annotations

from ligamahjong.web.audit.models import AuditEntry

__all__ = ["SYSTEM", "note"]

SYSTEM = "system"
"""Who acts when nobody does: retention, confirmation by e-mail, commands."""


def note(
    actor: str, action: str, kind: str, subject: str, *, reason: str = "", **details: object
) -> AuditEntry:
    """Note a decision, in the transaction that carries it out.

    Args:
        actor: opaque id of an account (:attr:`User.actor`), or :data:`SYSTEM`.
        action: what was done, as ``accept`` or ``merge``.
        kind: of what it was done to: ``submission``, ``game``, ``person``, ``registration``,
            ``account``, ``file`` …
        subject: its id.
        reason: why, in the words of whoever did it.
        details: ids and numbers that tell what changed.
    """
    return AuditEntry.objects.create(
        actor=actor,
        action=action,
        subject_kind=kind,
        subject=subject,
        reason=reason,
        details=details,
    )
