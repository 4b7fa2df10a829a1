"""A graph map as the canvas sees it."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from math import hypot
from typing import Any, NamedTuple

from uguisu.board import shared_border
from uguisu.board.geometry import Segment
from uguisu.board.model import DEFAULT_LINK
from uguisu_changes.edits import Change
from uguisu_changes.paths import entries, look
from uguisu_editor.map_kinds.grid.lattice import Point
from uguisu_editor.model.inside import inside
from uguisu_editor.model.parts import pair_of, point_of, polygon_of, tags_of

EMPTY = (0.0, 0.0, 400.0, 300.0)
USUAL_SPACING = 60.0


class Place(NamedTuple):
    """A place that can be drawn."""

    number: int
    id: str
    at: Point
    shape: tuple[Point, ...] | None
    tags: tuple[str, ...]


class DrawnLink(NamedTuple):
    """A link that can be drawn: its number, its ends, and the lines that it runs along."""

    number: int
    ends: tuple[str, str]
    kind: str
    one_way: bool
    segments: tuple[Segment, ...]
    on_border: bool
    aside: float
    """How far beside the straight line it runs, where several join the same two places."""


class GraphBoard:
    """Places and links. `data` is the map's own data."""

    kind = "graph"

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self._shared: dict[tuple[Any, Any], tuple[Segment, ...]] = {}

    def note(self, change: Change) -> None:
        """Forget what a change made stale."""
        head = change.path[0] if change.path else None
        if head == "places" and len(change.path) > 2 and self._note_place(change.path[1]):
            return
        if head in (None, "places"):
            for name in ("places", "spacing", "bounds", "links"):
                self.__dict__.pop(name, None)
        if head in (None, "links"):
            for name in ("links", "spacing"):
                self.__dict__.pop(name, None)

    @cached_property
    def places(self) -> dict[str, Place]:
        """The places, by id."""
        found: dict[str, Place] = {}
        for number, entry in enumerate(entries(self.data, "places")):
            place = _place(number, entry)
            if place is not None and place.id not in found:
                found[place.id] = place
        return found

    @cached_property
    def links(self) -> tuple[DrawnLink, ...]:
        """The links between places that exist."""
        raw = []
        for number, entry in enumerate(entries(self.data, "links")):
            pair = pair_of(entry)
            if pair is not None and pair[0] in self.places and pair[1] in self.places and pair[0] != pair[1]:
                kind = entry.get("kind", DEFAULT_LINK)
                one_way = entry.get("one_way") is True
                raw.append((number, pair, kind if isinstance(kind, str) else DEFAULT_LINK, one_way))
        many = Counter(frozenset(pair) for _, pair, _, _ in raw)
        drawn: Counter[frozenset[str]] = Counter()
        found = []
        for number, pair, kind, one_way in raw:
            key = frozenset(pair)
            aside = (drawn[key] - (many[key] - 1) / 2) * self.dot_radius * 0.9
            drawn[key] += 1
            found.append(self._drawn(DrawnLink(number, pair, kind, one_way, (), False, aside)))
        return tuple(found)

    @cached_property
    def spacing(self) -> float:
        """How far apart places typically are."""
        lengths = []
        for entry in entries(self.data, "links"):
            pair = pair_of(entry)
            if pair is not None and pair[0] in self.places and pair[1] in self.places:
                (x0, y0), (x1, y1) = self.places[pair[0]].at, self.places[pair[1]].at
                if (x0, y0) != (x1, y1):
                    lengths.append(hypot(x1 - x0, y1 - y0))
        lengths.sort()
        return lengths[len(lengths) // 2] if lengths else USUAL_SPACING

    @property
    def dot_radius(self) -> float:
        """How large the dot of a place without an outline is."""
        return 0.16 * self.spacing

    @cached_property
    def bounds(self) -> tuple[float, float, float, float]:
        """Left, top, right and bottom of the map."""
        points = [corner for place in self.places.values() for corner in (place.at, *(place.shape or ()))]
        if not points:
            return EMPTY
        zones = all(place.shape for place in self.places.values())  # these reach to the edge of the picture
        edge = (0.1 if zones else 0.6) * self.spacing
        xs, ys = [x for x, _ in points], [y for _, y in points]
        return min(xs) - edge, min(ys) - edge, max(xs) + edge, max(ys) + edge

    def link_at(self, x: float, y: float, slack: float) -> int | None:
        """Return the number of the link nearest to a point, at most `slack` away."""
        best: tuple[float, int] | None = None
        for link in self.links:
            away = min(distance_to_segment((x, y), segment) for segment in link.segments)
            if away <= slack and (best is None or away < best[0]):
                best = away, link.number
        return best[1] if best is not None else None

    # Places, as on every board.

    def ids(self) -> list[str]:
        """Return the ids of all places."""
        return list(self.places)

    def exists(self, place: str) -> bool:
        """Tell whether there is such a place."""
        return place in self.places

    def centre(self, place: str) -> Point | None:
        """Return where a place is."""
        found = self.places.get(place)
        return found.at if found is not None else None

    def polygon(self, place: str) -> tuple[Point, ...] | None:
        """Return a place's outline; None for a dot."""
        found = self.places.get(place)
        return found.shape if found is not None else None

    def tags(self, place: str) -> tuple[str, ...]:
        """Return a place's tags."""
        found = self.places.get(place)
        return found.tags if found is not None else ()

    def place_at(self, x: float, y: float, slack: float = 0.0) -> str | None:
        """Return the place at a point: the nearest dot, else the outline around it drawn last."""
        reach = max(self.dot_radius, slack)
        best: tuple[float, str] | None = None
        for place in self.places.values():
            away = hypot(x - place.at[0], y - place.at[1])
            if place.shape is None and away <= reach and (best is None or away <= best[0]):
                best = away, place.id
        if best is not None:
            return best[1]
        for place in reversed(self.places.values()):
            if place.shape is not None and inside((x, y), place.shape):
                return place.id
        return None

    def places_in(self, left: float, top: float, right: float, bottom: float) -> list[str]:
        """Return the places whose points lie in a rectangle."""
        return [
            place.id
            for place in self.places.values()
            if left <= place.at[0] <= right and top <= place.at[1] <= bottom
        ]

    def path_of(self, place: str) -> tuple[str | int, ...] | None:
        """Return where a place's entry stands in the file."""
        found = self.places.get(place)
        return ("places", found.number) if found is not None else None

    def _note_place(self, number: str | int) -> bool:
        """One place changed and all others stayed: look at it alone (spacing stays, so that dots keep their size while
        one drags). Tells whether that was enough.
        """
        found = _place(number, look(self.data, ("places", number))) if isinstance(number, int) else None
        if found is None or "places" not in self.__dict__:
            return False
        before = self.places.get(found.id)
        if before is None or before.number != number:
            return False
        self.places[found.id] = found
        self.__dict__.pop("bounds", None)
        if "links" in self.__dict__:
            self.links = tuple(self._drawn(link) if found.id in link.ends else link for link in self.links)
        return True

    def _drawn(self, link: DrawnLink) -> DrawnLink:
        border = self._border(link.ends)
        segments = border or (self._line(link.ends, link.aside),)
        return link._replace(segments=segments, on_border=bool(border))

    def _border(self, pair: tuple[str, str]) -> tuple[Segment, ...]:
        one, other = self.places[pair[0]].shape, self.places[pair[1]].shape
        if one is None or other is None:
            return ()
        key = (one, other)
        if key not in self._shared:
            self._shared[key] = shared_border(one, other)
        return self._shared[key]

    def _line(self, pair: tuple[str, str], aside: float) -> Segment:
        (x0, y0), (x1, y1) = self.places[pair[0]].at, self.places[pair[1]].at
        span = hypot(x1 - x0, y1 - y0) or 1.0
        hand = 1 if self.places[pair[0]].number < self.places[pair[1]].number else -1
        dx, dy = -(y1 - y0) / span * aside * hand, (x1 - x0) / span * aside * hand
        return (x0 + dx, y0 + dy), (x1 + dx, y1 + dy)


def _place(number: int, entry: Any) -> Place | None:
    """Return the place that an entry describes, or None when it can't be drawn."""
    if not isinstance(entry, dict):
        return None
    name, at = entry.get("id"), point_of(entry.get("at"))
    if not isinstance(name, str) or at is None:
        return None
    return Place(number, name, at, polygon_of(entry.get("shape")), tags_of(entry))


def distance_to_segment(point: Point, segment: Segment) -> float:
    """Return how far a point is from a segment."""
    (px, py), ((ax, ay), (bx, by)) = point, segment
    dx, dy = bx - ax, by - ay
    span = dx * dx + dy * dy
    part = max(0.0, min(1.0, ((px - ax) * dx + (py - ay) * dy) / span)) if span else 0.0
    return hypot(px - ax - part * dx, py - ay - part * dy)
