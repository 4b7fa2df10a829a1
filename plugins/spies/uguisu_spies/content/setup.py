"""What a mission sets up: which things, how many, and where each may stand on a map."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from uguisu import CompileError, LocalText, Message
from uguisu_spies.content.facings import facing_hint, missing_facing
from uguisu_spies.content.mission import (
    AIMED,
    BORDERS,
    CAMERAS,
    ITEMS,
    OUTSIDE,
    SEEN_AS,
    UNITS,
    SetupItem,
    SpiesMission,
    Spot,
    for_spies,
)

if TYPE_CHECKING:
    from uguisu_spies.board.ground import Ground


@dataclass(frozen=True, slots=True)
class Lot:
    """Some things of a kind to be placed.

    Attributes:
        put, count, marked, asleep, held: what, how many, and what of them.
        title: what people call them, or None.
        speed: how far they walk, or None for what their kind does.
        sees_as: the kind of unit or camera that they look like.
        candidates: the squares where one may lie, or the borders, by number, for what lies at one; for what stands
            outside the map the squares of its edge.
        fixed: where they are, as (candidate, direction or -1); () where the guard chooses.
        apart: groups of candidates of which each takes one at most; () where they need not be apart.
    """

    put: str
    count: int
    candidates: tuple[int, ...]
    fixed: tuple[tuple[int, int], ...] = ()
    apart: tuple[frozenset[int], ...] = ()
    marked: int = 0
    asleep: bool = False
    held: bool = False
    title: LocalText | None = None
    speed: int | None = None
    sees_as: str = ""


def allowed_on(mission: SpiesMission, ground: Ground) -> dict[str, frozenset[int]]:
    """SP-44, SP-73: return where each kind of unit, and dogs, may be."""
    anywhere = frozenset(range(ground.size)) - ground.solid - ground.safe
    return {kind: _allowed(mission, ground, kind, anywhere) for kind in (*UNITS, "dog")}


def _allowed(mission: SpiesMission, ground: Ground, kind: str, allowed: frozenset[int]) -> frozenset[int]:
    for bound in mission.bounds:
        if kind in bound.units:
            allowed -= ground.squares(bound.out_of) if bound.out_of else frozenset()
            allowed &= ground.squares(bound.within) if bound.within else allowed
    return allowed


class Setup:
    """The set-up of a mission, for so many spies.

    Attributes:
        lots: what is placed, in order.
        allowed: for each kind of unit and dogs, the squares where it may be.
    """

    def __init__(self, mission: SpiesMission, ground: Ground, spies: int) -> None:
        self.ground = ground
        self.allowed = allowed_on(mission, ground)
        self.lots = tuple(self._lot(item, number, spies) for number, item in enumerate(mission.setup))
        puts = [lot.put for lot in self.lots]
        if "safe_zone" in puts and set(puts[puts.index("safe_zone") :]) != {"safe_zone"}:
            raise CompileError(
                Message("the spies lay their safe zones when all else has been placed (SP-44)"),
                file="mission",
                path=("props", "setup", puts.index("safe_zone")),
                hint=Message("move them to the end of `setup:`"),
            )

    def _lot(self, item: SetupItem, number: int, spies: int) -> Lot:
        count = for_spies(item.count, spies) if not item.at else len(item.at)
        candidates = self._candidates(item, number)
        apart: tuple[frozenset[int], ...] = ()
        if item.apart is not None:
            regions = self.ground.topology.regions
            apart = tuple(frozenset(regions[group].places) for group in self.ground.regions(item.apart))
        fixed = tuple(self._spot(item, spot, (number, "at", at)) for at, spot in enumerate(item.at))
        return Lot(
            item.put,
            count,
            candidates,
            fixed,
            apart,
            min(item.marked, count),
            item.asleep,
            item.held,
            item.title,
            item.speed,
            self._sees_as(item, number),
        )

    def _sees_as(self, item: SetupItem, number: int) -> str:
        """Return the kind of unit or camera that looks as this one does, if it may say all that it says."""
        for key, given, able in (
            ("speed", item.speed is not None, UNITS),
            ("looks", item.looks is not None, (*UNITS, *CAMERAS)),
            ("asleep", item.asleep, (*UNITS, "dog")),
            ("marked", item.marked, ITEMS),
            ("held", item.held, (*UNITS, *CAMERAS, *OUTSIDE, "searchlight", "dog", *ITEMS)),
            ("apart", item.apart is not None, (*UNITS, *CAMERAS, "dog", *ITEMS)),
        ):
            if given and item.put not in able:
                raise CompileError(
                    Message("`{key}` means nothing for `{thing}`", key=key, thing=item.put),
                    file="mission",
                    path=("props", "setup", number, key),
                    hint=Message("leave it out here"),
                )
        return item.put if item.looks is None else SEEN_AS[item.looks][item.put in CAMERAS]

    def _candidates(self, item: SetupItem, number: int) -> tuple[int, ...]:
        where = item.where
        squares = frozenset(range(self.ground.size))
        topology = self.ground.topology
        if where.tag is not None:
            squares &= frozenset(topology.tagged(where.tag))
        if where.not_tag is not None:
            squares -= frozenset(topology.tagged(where.not_tag))
        if where.zone is not None:
            squares &= self.ground.squares(where.zone)
        if where.outside is not None:
            squares -= self.ground.squares(where.outside)
        if where.region is not None:
            squares &= frozenset(topology.region[where.region].places)
        if item.put in BORDERS:
            kinds = where.borders or ("glass", "door")
            return tuple(
                border
                for border, (a, b, kind) in enumerate(self.ground.borders)
                if kind in kinds and (a in squares or b in squares)
            )
        if item.put in OUTSIDE:
            return tuple(sorted(squares & {square for square, _ in self.ground.outside}))
        return tuple(sorted(squares & self._room_for(item.put)))

    def _room_for(self, put: str) -> frozenset[int]:
        if put in self.allowed:
            return self.allowed[put] - self.ground.barred
        return frozenset(range(self.ground.size)) - self.ground.solid

    def _spot(self, item: SetupItem, spot: Spot, path: tuple[int | str, ...]) -> tuple[int, int]:
        topology = self.ground.topology
        where = ("props", "setup", *path)
        square = topology.index[spot.square]
        way = topology.directions.index(spot.facing) if spot.facing is not None else -1
        if item.put in BORDERS:
            border = self.ground.border_of.get((square, topology.step(square, way))) if way >= 0 else None
            if border is None:
                raise CompileError(
                    Message("'{square}' has no window, door or fence on that side", square=spot.square),
                    file="mission",
                    path=where,
                    hint=Message("say with `facing:` on which of its sides it is: n, e, s or w"),
                )
            return border, -1
        if item.put in AIMED and way not in (ways := self.ground.facings(item.put, square)):
            raise CompileError(
                missing_facing(item.put, spot.square, way),
                file="mission",
                path=where,
                hint=facing_hint(item.put, [topology.directions[there] for there in ways]),
            )
        if way >= 0 and item.put not in (*AIMED, *CAMERAS):
            raise CompileError(
                Message("`{key}` means nothing for `{thing}`", key="facing", thing=item.put),
                file="mission",
                path=(*where, "facing"),
                hint=Message("leave it out here"),
            )
        return square, way
