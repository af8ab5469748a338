"""The least that a program with click can be: one that says its version."""

import click

__all__ = ["main"]


@click.command()
@click.version_option("1.0.0", prog_name="bare", message="%(prog)s %(version)s")
def main() -> None:
    """Do nothing else."""
