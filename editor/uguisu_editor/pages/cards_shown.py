"""What windows about cards ask of the page that opens them."""

from __future__ import annotations

from pathlib import Path as File
from typing import Any, Protocol

from uguisu.cards import CardRules
from uguisu_editor.forms.context import FormContext
from uguisu_editor.forms.fields import Field
from uguisu_editor.pages.gallery import PaintedFaces
from uguisu_editor.session import Session


class CardsShown(Protocol):
    """Cards as they are shown: their faces, and what they and their decks are called."""

    painted: PaintedFaces

    @property
    def rules(self) -> type[CardRules]:
        """What the game says of cards."""

    def cards(self) -> list[dict[str, Any]]:
        """Return the cards, as the file has them."""

    def title_of_card(self, card: dict[str, Any]) -> str:
        """Return what a card is called."""

    def decks(self) -> dict[str, str]:
        """Return what the decks are called, by id; "" stands for all."""


class CardsBegun(CardsShown, Protocol):
    """Cards to which another one is put."""

    session: Session
    recipes: PaintedFaces
    """The faces of cards that the game offers to begin from."""

    @property
    def kept(self) -> File:
        """The folder in which faces are kept."""

    @property
    def chosen(self) -> str:
        """The id of the card that is chosen."""

    def item(self) -> Field | None:
        """Return what a card may say."""

    def put_in(self, at: int, card: dict[str, Any], art: File | None = None) -> bool:
        """Put a card in, and show it; with its picture, if that lies in another pack."""


class DecksShown(CardsShown, Protocol):
    """Decks whose copies are changed."""

    session: Session
    context: FormContext
    kind: str
