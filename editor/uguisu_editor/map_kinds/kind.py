"""What the editor asks a kind of map. No Qt here: painters and tools are named, and imported when they are wanted."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any, ClassVar

if TYPE_CHECKING:
    from uguisu_changes.edits import Edit
    from uguisu_editor.map_kinds.graph.board import GraphBoard
    from uguisu_editor.map_kinds.grid.board import GridBoard
    from uguisu_editor.map_kinds.parts import MapPart
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
    in_bar: ClassVar[tuple[str, ...]] = ()
    """What stands among its tools above the map and is none: to `mirror` what is drawn, its `size`."""
    spared: ClassVar[frozenset[str]] = frozenset()
    """The tools that give way first where there is no room for all above the map."""
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


def made_of(name: str) -> Callable[..., Any]:
    """Return a class by its `module:class`."""
    found: Callable[..., Any] = resolve_name(name)
    return found
