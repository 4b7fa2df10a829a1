"""What each look shows on a map of Spies, and what light adds to it, worked out once and kept (SP-20, SP-42, SP-43, SP-50).

Sets of squares are masks, with a bit for each square: what a look finds is then an `and`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache, partial
from typing import TYPE_CHECKING

from uguisu import bits_once, mask_of
from uguisu.board import NOWHERE, Sight

if TYPE_CHECKING:
    from uguisu_spies.board.ground import Ground

KEPT = 256
"""How many sets of lights that burn are kept with what they light."""

RUNS_KEPT = 64
"""From so many goals it is kept how far it is to them."""

ALL_KEPT = 4_096
"""Up to so many squares a mask is kept for each."""

Look = tuple[tuple[int, ...], int]
"""A choice of squares to look at, and the mask of all that it shows, reflections among it."""


class _Found:
    """What is worked out for each place whenever it is asked for."""

    def __init__(self, find: Callable[[int], int]) -> None:
        self._find = find

    def __getitem__(self, place: int) -> int:
        return self._find(place)


Masks = Sequence[int] | _Found
"""A mask for each square, and the empty one for `OFF`."""


def masks_for(size: int, find: Callable[[int], int]) -> Masks:
    """Return a mask for each square. On large maps they are not kept: each has as many bits as there are squares, so that
    all together would grow by the square of that, 100 MB on 200 by 200.
    """
    if size > ALL_KEPT:
        return _Found(lambda place: find(place) if place >= 0 else 0)
    return (*map(find, range(size)), 0)


def sum_of(masks: Iterable[int]) -> int:
    """Return the places of several masks as one."""
    whole = 0
    for mask in masks:
        whole |= mask
    return whole


class Steps:
    """One step from each of many squares at once: steps of the same offset are one shift of a mask."""

    def __init__(self, near: Sequence[Sequence[int]]) -> None:
        self._near, self._masks = near, masks_for(len(near), lambda here: mask_of(near[here]))
        self._onto: dict[tuple[int, int], list[int]] = {}
        self._runs: dict[tuple[int, int], list[int]] = {}
        groups: dict[int, int] = {}
        for here, around in enumerate(near):
            for there in around:
                groups[there - here] = groups.get(there - here, 0) | 1 << here
        self._up = tuple((by, here) for by, here in groups.items() if by > 0)
        self._down = tuple((-by, here) for by, here in groups.items() if by < 0)

    def beside(self, here: int) -> int:
        """Return where one step leads from a square, as a mask; none from `OFF`."""
        return self._masks[here]

    def onto(self, here: int, squares: int) -> list[int]:
        """Return where one step from a square leads among `squares`."""
        key = here, squares & self._masks[here]
        known = self._onto.get(key)
        if known is None:
            known = self._onto[key] = [there for there in self._near[here] if squares >> there & 1]
        return known

    def towards(self, here: int, goals: int, allowed: int) -> list[int]:
        """Return the first steps of the shortest ways from a square to any of the `goals`, over squares that are allowed."""
        if goals >> here & 1:
            return []
        waves = self._runs.get((goals, allowed))  # who runs asks again after each step
        if waves is None:
            if len(self._runs) >= RUNS_KEPT:
                self._runs.clear()
            waves = self._runs[goals, allowed] = [goals]
        beside = self._masks[here]
        for wave in waves:
            if wave & beside:
                return self.onto(here, wave)
            if wave == waves[-1] and (further := wave | self.grown(wave) & allowed) != wave:
                waves.append(further)
        return []

    def grown(self, squares: int) -> int:
        """Return the squares and all that one step leads to from them."""
        reached = squares
        for by, sources in self._up:
            reached |= (squares & sources) << by
        for by, sources in self._down:
            reached |= (squares & sources) >> by
        return reached


class Choices(dict[int, tuple[Look, ...]]):
    """The looks of one kind from each square, worked out when they are first asked for."""

    def __init__(self, find: Callable[[int], Iterable[Look]]) -> None:
        super().__init__()
        self._find = find

    def __missing__(self, place: int) -> tuple[Look, ...]:
        found = self[place] = tuple(dict.fromkeys(self._find(place)))
        return found


class Looks:
    """The looks that a map allows. Squares, borders and lights are numbers of `ground`.

    Attributes:
        steps: the steps of units and dogs.
        lit: for each light, what it lights, as a mask.
        every_light: all of them.
        choices: for each kind of unit or camera the looks that it may choose from, by square (SP-20, SP-50).
        spared: the spies' safe zones, which nobody looks into (SP-44), as a mask.
    """

    def __init__(self, ground: Ground, sight: int) -> None:
        self.ground, self._sight, self._reach = ground, ground.look, sight
        self.steps = Steps(ground.near)
        self.lit = [mask_of(ground.lights.lit[light]) for light in range(len(ground.lights.lit))]
        self.every_light = (1 << len(self.lit)) - 1
        self.areas = lru_cache(KEPT)(self._areas)
        self.bright = lru_cache(KEPT)(self._bright)
        self.beyond = lru_cache(1 << 12)(self._beyond)
        self.spared = mask_of(ground.safe)
        self.unspared = (1 << ground.size) - 1 & ~self.spared
        self.choices = {kind: Choices(partial(self._chosen, kind)) for kind in LOOKS}
        self._from_outside: dict[int, tuple[Look, ...]] = {}
        self._turned: dict[tuple[str, int, int], tuple[Look, ...]] = {}
        self._views: dict[tuple[str, int], int] = {}

    def _areas(self, burning: int) -> tuple[int, ...]:
        """Return the areas of light, as masks of squares, when these lights burn (SP-42)."""
        joined: list[int] = []
        for light, squares in enumerate(self.lit):
            if burning >> light & 1:
                apart = [area for area in joined if not area & squares]
                for area in joined:
                    if area & squares:
                        squares |= area  # noqa: PLW2901 - it grows by what it touches
                joined = [*apart, squares]
        return tuple(joined)

    def spread(self, squares: int, burning: int) -> int:
        """Return `squares` and all of each area of light that one of them is in (SP-42)."""
        return self._joined(squares, burning) if squares & self.bright(burning) else squares

    def _joined(self, squares: int, burning: int) -> int:
        for area in self.areas(burning):
            if area & squares:
                squares |= area
        return squares

    def shown(self, squares: int, unlit: int) -> int:
        """Return what a look at `squares` shows when some lights do not burn: all of any that does and that one of them is in,
        and no safe zone (SP-42, SP-44).
        """
        burning = self.every_light & ~unlit
        if squares & self.bright(burning):
            squares = self._joined(squares, burning)
        return squares & self.unspared

    def _bright(self, burning: int) -> int:
        """Return all that is lit when these lights burn, as a mask."""
        lit = 0
        for light in bits_once(burning):
            lit |= self.lit[light]
        return lit

    def _beyond(self, place: int, squares: tuple[int, ...]) -> int:
        """Return what a look shows besides that reaches one square further, as a mask: the squares right behind those that are
        looked at from `place`, what mirrors throw back there, and one more of what they throw back anyway (SP-03, SP-43).
        """
        further = 0
        for square in squares:
            way = self.ground.topology.direction_to(place, square)
            ray = self._sight.ray(place, way) if way is not None else ()
            if way is None or square not in ray:
                continue
            further |= self._thrown_back(square, place, way, 2)
            for behind in ray[ray.index(square) + 1 : ray.index(square) + 2]:
                further |= 1 << behind | self._thrown_back(behind, place, way, 1)
        return further

    def _thrown_back(self, square: int, place: int, way: int, reach: int) -> int:
        """Return what mirrors throw back of a look at a square beside them, as a mask: so many squares in each direction.

        Straight back onto the looker itself it reaches behind him (SP-43).
        """
        mask = 0
        for thrown in self._sight.reflections(square, way):
            ray = self._sight.ray(square, thrown)
            skipped = bool(ray) and ray[0] == place
            mask |= mask_of(ray[skipped : skipped + reach])
        return mask

    def turned(self, kind: str, place: int, way: int) -> tuple[Look, ...]:
        """Return the looks of a camera that has been turned: those at the square right before it, or at its own only."""
        known = self._turned.get((kind, place, way))
        if known is None:
            ahead = self.ground.topology.step(place, way)
            looks = tuple(look for look in self.choices[kind][place] if ahead in look[0])
            known = self._turned[kind, place, way] = looks or (((place,), 1 << place & self.unspared),)
        return known

    def view(self, kind: str, place: int, way: int = -1) -> int:
        """Return every square that a unit or camera of a kind may look at from `place`, as a mask; `way` if it is turned."""
        if way >= 0:
            return sum_of(seen for _, seen in self.turned(kind, place, way))
        known = self._views.get((kind, place))
        if known is None:
            known = 0
            for _, mask in self.choices[kind][place]:
                known |= mask
            self._views[kind, place] = known
        return known

    def outside(self, place: int, way: int) -> tuple[Look, ...]:
        """Return the looks of what stands outside the map and looks in at `place`: one square each (SP-50, SP-51)."""
        known = self._from_outside.get(place * 8 + way)
        if known is None:
            squares = self.ground.outside[place, way][: self._reach]
            known = self._from_outside[place * 8 + way] = tuple(
                self._mirrored((square,), square, way) for square in squares if not self.spared >> square & 1
            )
        return known

    def beam(self, middle: int, way: int) -> int:
        """Return the squares of a searchlight that lies in a direction, as a mask (SP-45)."""
        known = self._views.get(("searchlight", middle * 8 + way))
        if known is None:
            step = self.ground.topology.step
            ends = (step(middle, way), step(middle, (way + 4) % 8))
            known = mask_of((middle, *(end for end in ends if end >= 0)))
            self._views["searchlight", middle * 8 + way] = known
        return known

    def _chosen(self, kind: str, place: int) -> Iterator[Look]:
        pattern, own = LOOKS[kind]
        reach = self._reach if pattern == "line" else None
        for squares in PATTERNS[pattern](self._sight, place):
            kept = tuple(square for square in squares[:reach] if not self.spared >> square & 1)
            if kept or own:
                yield self._mirrored(((place, *kept) if own else kept), place)

    def _mirrored(self, squares: tuple[int, ...], place: int, way: int | None = None) -> Look:
        """Add what mirrors throw back: one square for each that is looked at beside one (SP-43, SP-H42).

        Who looks in from outside, in a direction of its own, stands on no square.
        """
        mask, looker = mask_of(squares), place if way is None else NOWHERE
        for square in squares:
            came = self.ground.topology.direction_to(place, square) if way is None else way
            if came is not None:
                mask |= self._thrown_back(square, looker, came, 1)
        return squares, mask


def _one(sight: Sight, place: int) -> Iterable[tuple[int, ...]]:
    return sight.groups(place, 1)


def _three(sight: Sight, place: int) -> Iterable[tuple[int, ...]]:
    """Three that touch in a chain (SP-H50); where there are fewer, as many as there are."""
    return next((found for size in (3, 2, 1) if (found := sight.groups(place, size))), ())


def _all(sight: Sight, place: int) -> Iterable[tuple[int, ...]]:
    around = tuple(square for (square,) in sight.groups(place, 1))
    return (around,) if around else ()


def _line(sight: Sight, place: int) -> Iterable[tuple[int, ...]]:
    return [ray[:3] for way in range(8) if (ray := sight.ray(place, way))]


PATTERNS: dict[str, Callable[[Sight, int], Iterable[tuple[int, ...]]]] = {
    "one": _one,
    "three": _three,
    "all": _all,
    "line": _line,
}
LOOKS = {
    **dict.fromkeys(("green", "purple", "yellow", "red", "grey"), ("one", False)),
    "blue": ("three", False),
    "orange": ("all", False),
    "black": ("line", False),
    "camera": ("one", True),
    "wide_camera": ("three", True),
    "panoramic_camera": ("all", True),
    "night_camera": ("line", True),
}
"""How each kind of unit or camera looks, and whether at its own square, too (SP-20, SP-50, SP-H53)."""
