"""The board compiled: which zones touch, what they carry."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from uguisu import Message
from uguisu.board import Adjacency, StepsFrom, Topology
from uguisu_scorpion.content.options import ScorpionOptions

WALKED = ("open", "moat")
WALL = "wall"
FAR = 99


class Ground:
    """What the rules read of the map. Places are zones, by number.

    Attributes:
        near: for each zone, those one may walk to (SC-04).
        walls: for each zone, those behind a wall.
        sound: `sound[a][b]` is the distance in zones, walls and moats ignored (SC-33); FAR where nothing joins them;
            found when first asked for, since a check of a large map asks for none.
        track: for each zone, the next ones along the patrol track; () off it.
        on_track: the zones of the track.
        moat, edge, post, barracks: for each zone, whether it is one.
        castles: the zones of each castle.
        nobody: a 0 for each zone: what `ScorpionState.sleepers` is when nobody sleeps.
        hiding: for each castle, the zones where something may be hidden (SC-11).
        grounds: the zones where a traitor may start, if no guard is there (SC-12).
        dry, outside: the zones that are no moat, and those of them in no castle.
    """

    def __init__(self, topology: Topology) -> None:
        count = len(topology)
        self.topology = topology
        self.size = count
        self.nobody = bytes(count)
        self.near: Adjacency = topology.walkable(kinds=WALKED)
        behind = topology.walkable(kinds=(WALL,))
        self.walls: Adjacency = tuple(
            tuple(zone for zone in behind[here] if zone not in self.near[here]) for here in range(count)
        )
        self.sound = StepsFrom(topology.adjacency, FAR)
        self.moat = _flags(topology.tagged("moat"), count)
        self.edge = _flags(topology.tagged("edge"), count)
        self.posts = topology.tagged("post")
        self.post = _flags(self.posts, count)
        self.barracks = topology.tagged("barracks")
        self.castles = castles(topology)
        self.hiding = tuple(hiding_zones(topology, castle) for castle in self.castles)
        self.track = _track(topology)
        self.on_track = tuple(zone for zone in range(count) if self.track[zone])
        in_castle = frozenset(zone for castle in self.castles for zone in castle)
        self.edges = topology.tagged("edge")
        barred = in_castle | set(topology.tagged("moat")) | set(topology.tagged("between"))
        self.grounds = tuple(zone for zone in topology.tagged("grounds") if zone not in barred)
        self.dry = tuple(zone for zone in range(count) if not self.moat[zone])
        self.outside = tuple(zone for zone in self.dry if zone not in in_castle)


@lru_cache(maxsize=4)
def ground_of(topology: Topology) -> Ground:
    """Return the ground of a map, made once: each lint and then the game ask for it."""
    return Ground(topology)


def castles(topology: Topology) -> tuple[frozenset[int], ...]:
    """Return the zones of each castle: regions tagged `castle` or whose ids begin with it, else all zones tagged so."""
    regions = [
        frozenset(region.places)
        for region in topology.regions
        if "castle" in region.tags or region.id.startswith("castle")
    ]
    tagged = frozenset(topology.tagged("castle"))
    return tuple(regions) or ((tagged,) if tagged else ())


def hiding_zones(topology: Topology, castle: frozenset[int]) -> tuple[int, ...]:
    """SC-11: marked zones of a castle without a watch post; never a moat."""
    marked = frozenset(topology.tagged("hiding"))
    return tuple(
        zone
        for zone in sorted(castle)
        if (not marked or zone in marked)
        and "post" not in topology.tags[zone]
        and "moat" not in topology.tags[zone]
    )


def _flags(zones: Iterable[int], count: int) -> tuple[bool, ...]:
    bearing = frozenset(zones)
    return tuple(zone in bearing for zone in range(count))


def _track(topology: Topology) -> Adjacency:
    """Return the track's steps: links tagged `track`, or, if there are none, open links between zones tagged so."""
    on_track = frozenset(topology.tagged("track"))
    drawn = [edge for edge in topology.edges if "track" in edge.tags]
    edges = drawn or [
        edge for edge in topology.edges if edge.kind in WALKED and edge.a in on_track and edge.b in on_track
    ]
    steps: list[set[int]] = [set() for _ in topology.ids]
    for edge in edges:
        steps[edge.a].add(edge.b)
        if not edge.one_way:
            steps[edge.b].add(edge.a)
    return tuple(tuple(sorted(zones)) for zones in steps)


def shortages(options: ScorpionOptions, ground: Ground) -> Iterator[tuple[str, str, str, str]]:
    """Yield what options ask for and the map has not: the option, a finding's code and message, what to do about it."""
    if options.sentries > len(ground.posts):
        message = Message(
            (
                "{sentries} {sentries:sentry needs|sentries need} as many watch posts, but there "
                "{count:is|are} {count} (SC-09)"
            ),
            sentries=options.sentries,
            count=len(ground.posts),
        )
        hint = Message("add the tag `post` to more zones, or lower `sentries` in the options")
        yield "sentries", "scorpion-posts", message, hint
    beds = len(ground.barracks) * options.sleepers_in_a_barracks
    if options.sleepers > beds:
        message = Message(
            (
                "{sleepers} {sleepers:guard|guards} should be asleep, but the barracks have room for "
                "{beds} (SC-11)"
            ),
            sleepers=options.sleepers,
            beds=beds,
        )
        hint = Message("add the tag `barracks` to more zones, or lower `sleepers` in the options")
        yield "sleepers", "scorpion-barracks", message, hint
