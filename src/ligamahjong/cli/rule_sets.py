"""Groups of commands with one for each rule set: ``liga score riichi``, ``liga score mcr``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ligamahjong.cli.speech import Group

if TYPE_CHECKING:
    import click

__all__ = ["rule_sets"]


def rule_sets(
    name: str, help_: str, example: str, *commands: tuple[click.Command, str]
) -> click.Group:
    """A group that does the same for several rule sets.

    Args:
        name: of the group.
        help_: what it does.
        example: of its use.
        commands: one for each rule set, with its line in the list.
    """
    group = Group(name, help=help_, epilog=example)
    group.lines = tuple((command.name or "", line) for command, line in commands)
    for command, _ in commands:
        group.add_command(command)
    return group
