"""Compiles filters of places and pieces."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from uguisu.core.language.code import Code
from uguisu.core.language.fields import PieceFilter, PlaceFilter
from uguisu.core.machine import Condition, Value
from uguisu.core.state import OFF, Frame, State
from uguisu.said import Said

Finder = Callable[[State, Frame], list[int]]


def find_places(code: Code, places: PlaceFilter) -> Finder:
    """Return a function that lists the places that meet `places`, in map order."""
    fixed = _fixed_places(code, places)
    around: Value | None = code.place(places.next_to, "next_to") if places.next_to is not None else None
    free = places.free
    neighbours = _neighbours(code, places)
    everywhere = sorted(fixed)

    def find(state: State, frame: Frame) -> list[int]:
        candidates = everywhere
        if around is not None:
            centre = around(state, frame)
            candidates = [] if centre == OFF else [p for p in neighbours(centre) if p in fixed]
        if free is None:
            return list(candidates)
        taken = set(state.at)
        return [place for place in candidates if (place not in taken) is free]

    return find


def _neighbours(code: Code, places: PlaceFilter) -> Callable[[int], Sequence[int]]:
    """Return what is next to a place, over ways of the kinds asked for."""
    topology = code.game.topology
    if not places.by:
        return topology.neighbours
    if places.next_to is None:
        raise code.fail(
            Said("`by` says over which ways places are next to another"),
            "by",
            hint=Said("give `next_to` too"),
        )
    kinds = sorted({edge.kind for edge in topology.edges})
    for number, kind in enumerate(places.by):
        if kind not in kinds:
            with code.at("by"):
                raise code.unknown(Said("kind of way on the map"), kind, kinds, number)
    near = topology.walkable(kinds=places.by)
    return lambda place: near[place]


def _fixed_places(code: Code, places: PlaceFilter) -> frozenset[int]:
    found = frozenset(range(len(code.game.topology.ids)))
    if places.ids:
        index = code.game.topology.index
        for number, name in enumerate(places.ids):
            if name not in index:
                with code.at("ids"):
                    raise code.fail(Said("no place is called '{name}'", name=name), number)
        found &= {index[name] for name in places.ids}
    if places.tag is not None:
        found &= code.tag(places.tag, "tag")
    if places.region is not None:
        found &= code.region(places.region, "region")
    return found


def find_pieces(code: Code, pieces: PieceFilter) -> Finder:
    """Return a function that lists the pieces that meet `pieces`, in the order they are declared."""
    all_pieces = code.game.pieces
    for number, name in enumerate(pieces.ids):
        if all(piece.id != name for piece in all_pieces):
            with code.at("ids"):
                raise code.fail(Said("no piece is called '{name}'", name=name), number)
    if pieces.side is not None:
        code.side(pieces.side, "side")
    kinds = sorted({piece.kind for piece in all_pieces})
    if pieces.kind is not None and pieces.kind not in kinds:
        raise code.unknown(Said("kind of piece"), pieces.kind, kinds, "kind")
    fixed = [
        index
        for index, piece in enumerate(all_pieces)
        if (not pieces.ids or piece.id in pieces.ids)
        and (pieces.side is None or piece.side == pieces.side)
        and (pieces.kind is None or piece.kind == pieces.kind)
    ]
    conditions = _where_pieces_stand(code, pieces)

    def find(state: State, frame: Frame) -> list[int]:
        return [piece for piece in fixed if all(holds(state, frame, state.at[piece]) for holds in conditions)]

    return find


def _where_pieces_stand(code: Code, pieces: PieceFilter) -> list[Callable[[State, Frame, int], bool]]:
    conditions: list[Callable[[State, Frame, int], bool]] = []
    if pieces.on_board:
        conditions.append(lambda _state, _frame, place: place != OFF)
    if pieces.at is not None:
        spot = code.place(pieces.at, "at")
        conditions.append(lambda state, frame, place: place == spot(state, frame))
    if pieces.on_tag is not None:
        tagged = code.tag(pieces.on_tag, "on_tag")
        conditions.append(lambda _state, _frame, place: place in tagged)
    return conditions


__all__ = ["Condition", "Finder", "find_pieces", "find_places"]
