"""`uguisu print`: what a table needs as one PDF, painted by the editor's own painters, if it is installed."""

from __future__ import annotations

from pathlib import Path

import click

from uguisu.messages import reason_of
from uguisu.messages.message import Message
from uguisu_tools.cli.failing import Failure
from uguisu_tools.cli.languages import language_option, say
from uguisu_tools.cli.parameters import NEW_FILE, PACK, complete_packs

PRINTERS = "uguisu.printing"
"""The entry-point group in which the editor names what writes the PDF."""
PARTS = ("briefing", "map", "cards", "tokens")
PAPERS = ("A4", "Letter", "A3")


@click.command("print")
@click.argument("pack", type=PACK, shell_complete=complete_packs)
@click.argument("out", type=NEW_FILE, metavar="OUT.pdf")
@click.option(
    "--part",
    "parts",
    type=click.Choice(PARTS),
    multiple=True,
    metavar="PART",
    help="Print only `briefing`, `map`, `cards` or `tokens`; can be given several times.",
)
@click.option(
    "--paper", type=click.Choice(PAPERS), default="A4", show_default=True, help="The paper in the printer."
)
@click.option(
    "--width",
    type=click.FloatRange(10, 300),
    default=40.0,
    show_default=True,
    metavar="CM",
    help="How wide the map is once its sheets are joined, in centimetres.",
)
@click.option(
    "--bleed", is_flag=True, help="Give cards 3 mm more on each side and cut marks, as print shops ask."
)
@language_option
def command(
    pack: Path, out: Path, parts: tuple[str, ...], paper: str, width: float, bleed: bool, language: str
) -> None:
    """Write what a table needs as one PDF: the mission on a sheet, the map, cards, tokens.

    The first page is to lay on the table: the map, who wins, what is put down, tracks for coins. The map comes in sheets to be
    joined, cards with their backs for printing on both sides.
    """
    from importlib.metadata import entry_points

    found = sorted(entry_points(group=PRINTERS), key=lambda entry: entry.name)
    if not found:
        raise Failure(
            Message("What prints comes with the editor, which is not installed."),
            Message("Install the distribution uguisu-editor beside uguisu, then run this again."),
        )
    try:
        write = found[0].load()
    except ImportError as error:
        raise Failure(
            Message("The editor is installed, but something it needs is not: {error}", error=error),
            Message("Reinstall uguisu-editor with all its dependencies."),
        ) from error
    try:
        write(pack, out, parts or PARTS, paper, width=width, language=language, bleed=bleed)
    except OSError as error:
        raise Failure(
            Message("{path} can't be written: {error}", path=out, error=reason_of(error))
        ) from error
    say(Message("{path} is ready to be printed.", path=out))
