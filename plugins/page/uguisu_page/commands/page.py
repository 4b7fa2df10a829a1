"""`uguisu page`: writes a pack as a web page."""

from __future__ import annotations

from pathlib import Path

import click

from uguisu import Message, UguisuError
from uguisu.content import write_bytes
from uguisu.loading import Overrides
from uguisu.messages import reason_of
from uguisu_page import publishing
from uguisu_page.one_file import one_file
from uguisu_tools.cli import FOLDER, NEW_FILE, PACK, changes_options, complete_packs, language_option, say

MEGABYTE = 1_000_000


@click.command("page")
@click.argument("pack", type=PACK, shell_complete=complete_packs)
@click.option(
    "--out", type=FOLDER, metavar="FOLDER", help="The folder of the page, which goes on a web space."
)
@click.option(
    "--one-file",
    "file",
    type=NEW_FILE,
    metavar="PAGE.html",
    help="The page as one file, which opens from the disk: to send, or to carry on a stick.",
)
@click.option("--plain", is_flag=True, help="Leave out the line that says what it was made with.")
@changes_options
@language_option
def command(
    pack: Path, out: Path | None, file: Path | None, plain: bool, changes: Overrides, language: str
) -> None:
    """Write a pack as a web page: whoever opens it plays, without a server, nothing installed.

    They play against bots or with others at one device: the engine runs in the browser. Put the folder on any web space, or
    send the one file.
    """
    if out is None and file is None:
        raise UguisuError(
            Message("It isn't said where the page goes."),
            hint=Message("`--out FOLDER` writes a folder for a web space, `--one-file PAGE.html` one file."),
        )
    try:
        page = publishing.made(pack, changes, language, made_with=not plain)
    except OSError as error:  # it is put together elsewhere first: what the disk refuses there is told of what was asked for
        raise UguisuError(
            Message("{path} can't be written: {error}", path=out or file, error=reason_of(error))
        ) from error
    if out is not None:
        publishing.write(page, out)
        say(Message("The page is in {path}: {size} MB to load.", path=out, size=_megabytes(page.packed)))
        say(
            Message(
                "Put the folder on a web space. To look at it here: python -m http.server --directory {path}",
                path=out,
            )
        )
    if file is not None:
        html = one_file(page)
        write_bytes(file, html)
        say(
            Message(
                "The page is {path}: {size} MB. A browser opens it.", path=file, size=_megabytes(len(html))
            )
        )
    if not page.whole:
        say(
            Message(
                "Some of its modules could not be compiled, so it takes longer to start: install Node 20, and write it again."
            )
        )


def _megabytes(size: int) -> str:
    return f"{size / MEGABYTE:.1f}"
