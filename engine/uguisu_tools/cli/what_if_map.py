"""The edits that change who wins an open game, drawn on its map."""

from collections.abc import Sequence

from msgspec import structs

from uguisu.board.compile import compile_map
from uguisu.board.marks import Picture
from uguisu.board.model import GraphMap, Link
from uguisu.board.palette import LineStyle
from uguisu.core.game import Game
from uguisu.messages.message import Message, translate
from uguisu_tools.drawing.picture import Look, picture_of
from uguisu_tools.looks.line_names import line_titles
from uguisu_tools.solve.solving import Edit
from uguisu_tools.solve.tablebase import Value

CUT, ADDED, SOONER = "edit_cut", "edit_added", "edit_sooner"
"""Kinds of links on this map alone: who wins changes without it, with it, or only how soon without it."""
STYLES = {
    CUT: LineStyle("#c0392b", 9),
    ADDED: LineStyle("#2471a3", 4, (9, 6)),
    SOONER: LineStyle("#d68910", 6),
}
WORDS = {
    CUT: Message("without this link, somebody else wins"),
    ADDED: Message("with a link here, somebody else wins"),
    SOONER: Message("without this link, the game takes longer or shorter"),
}


def what_if_map(game: Game, start: Value, edits: Sequence[Edit], language: str = "en") -> Picture:
    """Draw the map of a game, with the links that decide it; `start` is what the game is worth as it is."""
    board = game.content.map
    assert isinstance(board, GraphMap)
    turned = {(edit.change, frozenset(edit.between)) for edit in edits if edit.value.winner != start.winner}
    moved = {frozenset(edit.between) for edit in edits if edit.change == "cut" and edit.value != start}

    def kind(link: Link) -> str:
        ends = frozenset(link.between)
        return CUT if ("cut", ends) in turned else SOONER if ends in moved else link.kind

    links = [structs.replace(link, kind=kind(link)) for link in board.links]
    links += [
        Link(between=edit.between, kind=ADDED)
        for edit in edits
        if edit.change == "added" and edit.value.winner != start.winner
    ]
    words = {
        **line_titles(game, language),
        **{key: translate(said, language) for key, said in WORDS.items()},
    }
    topology = compile_map(structs.replace(board, links=tuple(links)))
    return picture_of(topology, look=Look(language=language, styles=STYLES, words=words))
