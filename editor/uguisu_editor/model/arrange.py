"""Places of a graph put in line."""

from __future__ import annotations

from collections.abc import Collection

from uguisu_editor.model.edits import Group
from uguisu_editor.model.graph_board import GraphBoard
from uguisu_editor.model.graph_edits import move_places

WAYS = ("left", "centre", "right", "top", "middle", "bottom")


def align(board: GraphBoard, places: Collection[str], way: str) -> Group:
    """Line places up: their left, centre or right in a column; their top, middle or bottom in a row."""
    at = {name: board.places[name].at for name in places if name in board.places}
    if len(at) < 2:
        return Group([])
    axis = 0 if way in ("left", "centre", "right") else 1
    values = [point[axis] for point in at.values()]
    goal = {0: min(values), 1: (min(values) + max(values)) / 2, 2: max(values)}[WAYS.index(way) % 3]
    return move_places(board, {name: (goal, y) if axis == 0 else (x, goal) for name, (x, y) in at.items()})


def distribute(board: GraphBoard, places: Collection[str], axis: int) -> Group:
    """Space places evenly along an axis (0: across, 1: down); the outermost stay."""
    at = {name: board.places[name].at for name in places if name in board.places}
    if len(at) < 3:
        return Group([])
    order = sorted(at, key=lambda name: at[name][axis])
    first, last = at[order[0]][axis], at[order[-1]][axis]
    to = {}
    for number, name in enumerate(order):
        goal = first + (last - first) * number / (len(order) - 1)
        x, y = at[name]
        to[name] = (goal, y) if axis == 0 else (x, goal)
    return move_places(board, to)
