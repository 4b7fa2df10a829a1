"""`uguisu page`: writes a pack as a web page."""

from __future__ import annotations

from pathlib import Path

import click

from uguisu import Message
from uguisu.loading import Overrides
from uguisu_page import publishing
from uguisu_tools.cli import FOLDER, PACK, changes_options, complete_packs, language_option, say

MEGABYTE = 1_000_000


@click.command("page")
@click.argument("pack", type=PACK, shell_complete=complete_packs)
@click.option(
    "--out",
    type=FOLDER,
    required=True,
    metavar="FOLDER",
    help="The folder of the page, which goes on a web space.",
)
@click.option("--plain", is_flag=True, help="Leave out the line that says what it was made with.")
@changes_options
@language_option
def command(pack: Path, out: Path, plain: bool, changes: Overrides, language: str) -> None:
    """Write a pack as a web page: whoever opens it plays, without a server, nothing installed.

    They play against bots or with others at one device: the engine runs in the browser. Put the folder on any web space.
    """
    page = publishing.made(pack, changes, language, made_with=not plain)
    publishing.write(page, out)
    say(Message("The page is in {path}: {size} MB to load.", path=out, size=f"{page.packed / MEGABYTE:.1f}"))
    if not page.whole:
        say(
            Message(
                "Its modules are not compiled, so it takes twice as long to start: install Node 20, and write it again."
            )
        )
    say(
        Message(
            "Put the folder on a web space. To look at it here: python -m http.server --directory {path}",
            path=out,
        )
    )
