"""`uguisu edit`: the editor, if it is installed."""

from __future__ import annotations

from pathlib import Path

import click

from uguisu.cli.completing import complete_packs
from uguisu.cli.failing import Failure
from uguisu.said import Said

GROUP = "uguisu.editor"
"""The entry-point group in which the editor names what opens it: a function of a list of paths, returning an exit code."""


@click.command("edit")
@click.argument("paths", nargs=-1, type=click.Path(path_type=Path), shell_complete=complete_packs)
def command(paths: tuple[Path, ...]) -> None:
    """Open the editor.

    PATHS are packs to open in it.
    """
    from importlib.metadata import entry_points

    found = sorted(entry_points(group=GROUP), key=lambda entry: entry.name)
    if not found:
        raise Failure(
            Said(
                "The editor is not installed: it comes apart from the engine, so that servers need "
                "no windows."
            ),
            Said("Install the distribution uguisu-editor beside uguisu, then run this again."),
        )
    try:
        opened = found[0].load()
    except ImportError as error:
        raise Failure(
            Said("The editor is installed, but something it needs is not: {error}", error=error),
            Said("Install uguisu-editor anew, with all that it asks for."),
        ) from error
    raise click.exceptions.Exit(int(opened([str(path) for path in paths]) or 0))
