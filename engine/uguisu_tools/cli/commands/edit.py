"""`uguisu edit`: the editor, if it is installed."""

from __future__ import annotations

import os
from pathlib import Path

import click

from uguisu.messages.message import Message
from uguisu_tools.cli.failing import Failure
from uguisu_tools.cli.languages import LANGUAGE, OPTION
from uguisu_tools.cli.offers import EDITORS
from uguisu_tools.cli.parameters import complete_packs

EDITORS_LANGUAGE = "UGUISU_EDITOR_LANGUAGE"
"""The variable that tells the editor to speak a language for once, whatever its menu was set to."""


@click.command("edit")
@click.argument("paths", nargs=-1, type=click.Path(path_type=Path), shell_complete=complete_packs)
@click.option(OPTION, **LANGUAGE)
def command(paths: tuple[Path, ...], language: str | None) -> None:
    """Open the editor.

    PATHS are packs to open in it.
    """
    from importlib.metadata import entry_points

    found = sorted(entry_points(group=EDITORS), key=lambda entry: entry.name)
    if not found:
        raise Failure(
            Message(
                "The editor is not installed: it comes separately from the engine, so that "
                "servers need no graphics."
            ),
            Message("Install the distribution uguisu-editor beside uguisu, then run this again."),
        )
    try:
        opened = found[0].load()
    except ImportError as error:
        raise Failure(
            Message("The editor is installed, but something it needs is not: {error}", error=error),
            Message("Reinstall uguisu-editor with all its dependencies."),
        ) from error
    if language is not None:
        os.environ[EDITORS_LANGUAGE] = language
    raise click.exceptions.Exit(int(opened([str(path) for path in paths]) or 0))
