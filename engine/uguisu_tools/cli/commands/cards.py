"""`uguisu cards`: card faces as pictures; `uguisu-changes` adds spreadsheets."""

from __future__ import annotations

from pathlib import Path

import click

from uguisu.board.marks import Picture
from uguisu.content.atomic import filling, write_bytes, write_text
from uguisu.core.errors import UguisuError
from uguisu.messages.message import Message, translate
from uguisu.messages.suggest import did_you_mean
from uguisu_tools.cli.app import OpenGroup
from uguisu_tools.cli.languages import spoken
from uguisu_tools.cli.parameters import FOLDER, pack_argument

PNG_SCALE = 2.0


class _Cards(OpenGroup):
    usual = "draw"


@click.group("cards", cls=_Cards)
def command() -> None:
    """Draw the faces of a pack's cards, or change the cards in a spreadsheet.

    `uguisu cards PACK` draws, as `uguisu cards draw PACK` does.
    """


@command.command("draw")
@pack_argument
@click.option(
    "--out",
    "-o",
    type=FOLDER,
    default=Path("cards"),
    show_default=True,
    help="The folder to write to.",
)
@click.option("--deck", default="", help="Only the cards of this deck.")
@click.option("--sheets", is_flag=True, help="A4 pages to print, nine cards on each, with all copies.")
@click.option("--png", is_flag=True, help="PNG instead of SVG.")
def draw(pack: Path, out: Path, deck: str, sheets: bool, png: bool) -> None:
    """Draw the faces of a pack's cards, to look at or to print.

    Titles and texts are in your language; anything else a game shows, such as the diagrams of attacks, is drawn from
    the card's own data.
    """
    from uguisu.loading import load  # here: spreadsheets draw nothing
    from uguisu_tools.looks.faces import Faces

    game = load(pack)
    if game.content.cards is None or game.card_rules is None:
        raise UguisuError(Message("this pack has no cards"))
    if deck and deck not in game.decks:
        raise UguisuError(Message("there is no deck `{deck}`", deck=deck), did_you_mean(deck, game.decks))
    faces = Faces(game, spoken())
    cards = faces.cards(deck)
    if sheets:
        pictures = {f"sheet-{number:02}": page for number, page in enumerate(faces.sheets(cards), 1)}
    else:
        pictures = {card.id: faces.face(card) for card, _ in cards}
    with filling(out):
        for name, picture in pictures.items():
            _write(out / name, picture, png)
    click.echo(
        translate(
            Message("{count} {count:file|files} in {folder}", count=len(pictures), folder=str(out)), spoken()
        )
    )


def _write(file: Path, picture: Picture, png: bool) -> None:
    if png:
        from uguisu_tools.drawing.png import write_png

        try:
            painted = write_png(picture, PNG_SCALE)
        except ValueError:  # raised for SVG, and by Pillow for what it can't read
            raise UguisuError(
                Message(
                    "the face of '{card}' has a picture in it that can't be painted as PNG", card=file.name
                ),
                Message("leave out --png: SVG shows all pictures"),
            ) from None
        write_bytes(file.with_suffix(".png"), painted)
    else:
        from uguisu_tools.drawing.svg import write_svg

        write_text(file.with_suffix(".svg"), write_svg(picture))
