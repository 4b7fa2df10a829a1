"""What the editor asks a kind of map. No Qt here: painters and tools are named, and imported when they are wanted."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import cache
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any, ClassVar

if TYPE_CHECKING:
    from uguisu_editor.map_kinds.graph.board import GraphBoard
    from uguisu_editor.map_kinds.grid.board import GridBoard
    from uguisu_editor.map_kinds.parts import MapPart
    from uguisu_editor.model.edits import Edit
    from uguisu_editor.model.symmetry import Symmetry

SYMMETRIES = ("none", "left-right", "top-bottom", "both", "180", "90", "120", "60")
"""Ways of drawing symmetrically."""


class MapKind(ABC):
    """A kind of map."""

    id: ClassVar[str]
    """What files call it."""
    title: ClassVar[str]
    """What people call it: a phrase."""
    model: ClassVar[str]
    """What the schema of map files calls it."""
    layers: ClassVar[tuple[str, ...]]
    """What may be hidden or locked, the uppermost first."""
    symmetries: ClassVar[tuple[str, ...]] = SYMMETRIES
    """The ways of `SYMMETRIES` that make sense on it."""
    edges: ClassVar[str]
    """Where the file has what lies between two places: `links` or `borders`."""
    free: ClassVar[bool] = False
    """Whether places lie wherever one likes: then they are moved, snapped and aligned."""
    usual_size: ClassVar[tuple[int, int] | None] = None
    """The columns and rows of a new map, where it has such."""
    brushes: ClassVar[frozenset[str]]
    """Which rows the dock of brushes has for it, besides those of all: terrain, size, border, link, snap."""
    painter: ClassVar[str]
    """`module:class` of what paints it: made of a session, a board, a theme and the pictures."""
    tools: ClassVar[tuple[str, ...]]
    """`module:class` of each tool that it has besides those of all."""
    cuts: ClassVar[str]
    """What is cut out of it: parts called so can be put into it again, and into others that call theirs so."""

    @abstractmethod
    def board(self, data: dict[str, Any]) -> GraphBoard | GridBoard:
        """Return what is found on a map, given what its file says."""

    @abstractmethod
    def blank(self, size: tuple[int, int] | None) -> list[str]:
        """Return the lines of a new map after its head, with so many columns and rows where it has such."""

    @abstractmethod
    def cut_out(self, board: Any, chosen: list[str]) -> MapPart:
        """Return chosen places, and what lies between them; regions not."""

    @abstractmethod
    def called_in_part(self, board: Any, places: list[str]) -> list[Any]:
        """Return what a part calls places: ids, or coordinates."""

    @abstractmethod
    def put_in(
        self, board: Any, part: MapPart, at: tuple[float, float] | None, symmetry: Symmetry
    ) -> tuple[Edit, list[str]]:
        """Return the edit that puts a part in, with its middle at `at`, and the ids of its places then."""

    @abstractmethod
    def turned(self, part: MapPart, board: Any, *, back: bool) -> MapPart:
        """Return a part turned clockwise by the least turn there is, or `back`."""

    @abstractmethod
    def mirrored(self, part: MapPart, board: Any) -> MapPart:
        """Return a part with left and right exchanged."""

    @abstractmethod
    def small_board(self, part: MapPart) -> GraphBoard | GridBoard:
        """Return a part as a small map of its own, to be drawn."""


_added: dict[str, MapKind] = {}


@cache
def _ours() -> dict[str, MapKind]:
    from uguisu_editor.map_kinds.graph.kind import GraphKind
    from uguisu_editor.map_kinds.grid.kind import HexesKind, SquaresKind

    return {kind.id: kind for kind in (GraphKind(), SquaresKind(), HexesKind())}


def map_kinds() -> dict[str, MapKind]:
    """Return all kinds of maps that can be drawn, by id."""
    return {**_ours(), **_added}


def add_map_kind(kind: MapKind) -> None:
    """Take in another kind of map, before any pack is opened."""
    _added[kind.id] = kind


def map_kind(name: object) -> MapKind | None:
    """Return the kind of map that files call so, if it can be drawn."""
    return map_kinds().get(name) if isinstance(name, str) else None


def kind_of(board: GraphBoard | GridBoard) -> MapKind:
    """Return the kind of a map."""
    return map_kinds()[board.kind]


def kinds_that_cut(name: object) -> list[MapKind]:
    """Return the kinds of maps that parts called so can be put into."""
    return [kind for kind in map_kinds().values() if kind.cuts == name]


def made_of(name: str) -> Callable[..., Any]:
    """Return a class by its `module:class`."""
    found: Callable[..., Any] = resolve_name(name)
    return found
