"""The table in words, for who does not see the board."""

from __future__ import annotations

from uguisu import Game
from uguisu.messages import localize, spoken
from uguisu.views import View


def lines_of(game: Game, view: View, language: str) -> list[str]:
    """Return who stands where and what lies where, a line for each place; how many cards lie in each pile; what is noted."""
    places: dict[str, list[str]] = {}
    index, pieces = game.topology.index, {piece.id: piece.title or piece.id for piece in view.pieces}

    def labelled(label: str) -> str:
        """Return what a mark is labelled with, as people call it: a place, a piece, a word."""
        if label in index:
            return game.place_name(index[label], language)
        return pieces.get(label) or spoken(label, language)

    for piece in view.pieces:
        if piece.place is not None:
            title = piece.title or piece.id
            told = f"{title} ({piece.condition})" if piece.condition else title
            places.setdefault(piece.place, []).append(told)
    for mark in view.marks:
        if mark.title:
            places.setdefault(mark.place, []).append(f"{mark.title} {labelled(mark.label)}".strip())
    lines = [
        f"{game.place_name(index[place], language)}: {', '.join(dict.fromkeys(things))}"
        for place, things in places.items()
        if place in index
    ]
    for area in view.areas:
        if area.cards:
            titles = [localize(game.card_titles.get(card) or card, language) for card in area.cards]
            lines.append(f"{area.title}: {', '.join(titles)}")
        elif area.count:
            lines.append(f"{area.title}: {area.count}")
    return [*lines, *view.told]
