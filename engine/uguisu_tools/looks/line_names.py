"""What a game calls the lines on its map."""

from __future__ import annotations

from uguisu.core.game import Game


def line_titles(game: Game, language: str) -> dict[str, str]:
    """Return what the game calls the kinds and tags of links and borders: the texts ``link.<kind>``, where it has them."""
    kinds = {kind for edge in game.topology.edges for kind in (edge.kind, *edge.tags)}
    words = {kind: game.texts.template(f"link.{kind}", language) for kind in sorted(kinds)}
    return {kind: word for kind, word in words.items() if word is not None}
