"""A game as tables have it: with its look, its board and its cards, made once."""

from __future__ import annotations

from uguisu import Game, LocalText
from uguisu.plugins import Registry
from uguisu_table.drawing import Board, CardFaces
from uguisu_tools.drawing import Look, picture_of, write_png

PREVIEW = 900.0
"""Pixels of the longer side of the picture that messengers show."""


class Kit:
    """A game and all that is made of it once, for all its tables."""

    def __init__(self, game: Game, registry: Registry) -> None:
        self.game = game
        self.look = registry.look_of(game.id)
        self.title: LocalText = registry.games[game.id].type.title or game.id
        self.board = Board(game, self.look)
        self._faces: dict[str, CardFaces] = {}
        self._preview = b""

    def preview(self) -> bytes:
        """Return the map as a PNG, for messengers, which show no SVG."""
        if not self._preview:
            look = Look(labels=False, legend=False, game=self.look, night=self.look.night)
            picture = picture_of(self.game.topology, None, look)
            self._preview = write_png(picture, min(1.0, PREVIEW / max(picture.width, picture.height)))
        return self._preview

    def faces(self, language: str) -> CardFaces:
        """Return the faces of cards in a language."""
        if language not in self._faces:
            self._faces[language] = CardFaces(self.game, language)
        return self._faces[language]
