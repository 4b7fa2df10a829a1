"""One intruder's move as others see it: a few things that everybody notices, and silent steps between them.

A trail is what was noticed, in order. `Walker` works out every way that can have gone by it, as sets of zones by what
else matters: (zones moved, whether the move is over, what it has met, whether it passes unseen, zones to be searched
that it has touched).
"""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Set as AbstractSet
from typing import NamedTuple

from uguisu import bits_once, mask_of
from uguisu_scorpion.secrecy.charts import MOST_ZONES, Charts, Edge

Event = tuple[int, ...]

(
    BLUFF,
    UNSEEN,
    ROPE,
    SOFT_ROPE,
    KILL,
    SWAP,
    HIDE,
    STEP,
    HIDE_OR_STEP,
    SHOW,
    ENTER,
    OUT,
    LEAVE,
    STOP,
    GUARD,
    AMONG,
) = range(16)
"""What may be noticed. KILL: place, how (see `HERE`), whether it slows; SHOW: place; ENTER: end; OUT: zones; AMONG: zones,
as a mask."""

HERE, NEAR, ANYWHERE = range(3)
"""How a guard was killed: in one's own zone, or next to it, or nobody knows."""

MET_NOBODY, MET_GUARDS, MET_DRUNK = range(3)

Key = tuple[int, int, int, int, int]
Front = dict[Key, int]


class Trail(NamedTuple):
    """A move, as noticed so far.

    Attributes:
        who: the intruder.
        origin: the zones it may have begun in; the passage's bit if it was there.
        shown: whether its figure was on the board.
        figures: the zones of the guards, then of the drunks, -1 for those on none.
        ropes, soft: ropes there are; ropes that might be.
        ends: for each end of a passage, the zones where it may be.
        events: what was noticed.
    """

    who: int
    origin: int
    shown: bool
    figures: tuple[int, ...]
    ropes: frozenset[Edge]
    soft: frozenset[Edge]
    ends: tuple[int, ...]
    events: tuple[Event, ...] = ()

    def then(self, *event: int) -> Trail:
        return self._replace(events=(*self.events, event))


class Walker:
    """Follows one trail. `named` are zones to be searched: ways that touch all of them have all bits of their key."""

    def __init__(self, charts: Charts, trail: Trail, named: Iterable[int] = ()) -> None:
        self.charts, self.trail = charts, trail
        self.named = tuple(named)
        game = charts.game
        self.counts: dict[int, int] = {}
        self.drunks: set[int] = set()
        for piece, zone in enumerate(trail.figures):
            if zone >= 0 and piece < game.guards:
                self.counts[zone] = self.counts.get(zone, 0) + 1
            elif zone >= 0:
                self.drunks.add(zone)
        self.cap = MOST_ZONES
        self.shown = trail.shown
        self.over = False
        self._watched: tuple[int, int] | None = None
        self._ways_up: list[tuple[int, int]] | None = None
        self.ropes: AbstractSet[Edge] = trail.ropes
        self.soft: AbstractSet[Edge] = trail.soft
        self.ends = list(trail.ends)
        self.front: Front = {}
        for touched, zones in self._touch(trail.origin, 0):
            self._add(self.front, (0, 0, MET_NOBODY, 0, touched), zones)
        for event in trail.events:
            self._take(event)

    # --- ways ---------------------------------------------------------------------------------------------------

    def closed(self) -> Front:
        """Return where it may be by now, silent steps included."""
        self._go_on()
        return self.front

    def places(self) -> int:
        """Return the zones where it may be by now."""
        mask = 0
        for zones in self.closed().values():
            mask |= zones
        return mask

    def by_noise(self) -> list[int]:
        """Return, for each number of zones moved, the zones where it may be, all the named ones touched."""
        masks = [0] * (MOST_ZONES + 1)
        whole = (1 << len(self.named)) - 1
        for (moved, _, _, _, touched), zones in self.closed().items():
            if touched == whole and (moved or not self.named):
                masks[moved] |= zones
        return masks

    def _go_on(self) -> None:
        """Take silent steps: those of a hidden intruder into zones where nobody is."""
        if self.shown or self.over:
            return
        for moved in range(self.cap):
            for key, zones in list(self.front.items()):
                if key[0] == moved:
                    self._step(self.front, key, zones)

    def _step(self, front: Front, key: Key, zones: int) -> None:
        moved, over, met, _, touched = key
        if over or met or moved >= self.cap:
            return
        charts = self.charts
        zones &= charts.everywhere
        reached = charts.step(zones)
        if reached:
            self._arrive(front, moved + 1, 0, touched, reached & ~charts.moat)
            self._arrive(front, moved + 1, 1, touched, reached & charts.moat)
        climbed = 0
        for start, end in self._climbs():
            if zones & start:
                climbed |= end
        if climbed:
            self._arrive(front, moved + 1, 1, touched, climbed)

    def _climbs(self) -> list[tuple[int, int]]:
        """The ropes this intruder may use, both ways, from zone to zones, as masks."""
        if self._ways_up is None:
            self._ways_up = self.charts.climbs(frozenset(self.ropes), frozenset(self.soft), self.trail.who)
        return self._ways_up

    def _arrive(self, front: Front, moved: int, over: int, touched: int, zones: int) -> None:
        if not zones:
            return
        guarded, drunken = self._guarded()
        for met, part in (
            (MET_NOBODY, zones & ~guarded & ~drunken),
            (MET_GUARDS, zones & guarded),
            (MET_DRUNK, zones & drunken),
        ):
            if not part:
                continue
            for more, there in self._touch(part, touched) if self.named else ((touched, part),):
                key = (moved, over, met, 0, more)
                front[key] = front.get(key, 0) | there

    def _guarded(self) -> tuple[int, int]:
        """The zones with guards and no drunk, and those with a drunk, who shows whoever comes at once, as masks."""
        if self._watched is None:
            drunken = mask_of(self.drunks)
            self._watched = (mask_of(self.counts) & ~drunken, drunken)
        return self._watched

    def _touch(self, zones: int, touched: int) -> list[tuple[int, int]]:
        """Split zones by which of the named ones they are."""
        found = []
        for number, place in enumerate(self.named):
            if zones >> place & 1:
                found.append((touched | 1 << number, 1 << place))
                zones &= ~(1 << place)
        if zones:
            found.append((touched, zones))
        return found

    @staticmethod
    def _add(front: Front, key: Key, zones: int) -> None:
        if zones:
            front[key] = front.get(key, 0) | zones

    # --- what is noticed ----------------------------------------------------------------------------------------

    def _take(self, event: Event) -> None:
        code = event[0]
        self._watched = self._ways_up = None
        if code not in (HIDE, STEP, OUT):
            self._go_on()
        if code == UNSEEN:
            self._pass_unseen()
        elif code == ROPE:
            self.ropes |= {(event[1], event[2], self.trail.who)}
            self._only(1 << event[1])
        elif code == SOFT_ROPE:
            self.soft |= set(_every_rope(self.charts, self.places(), self.trail.who))
        elif code == KILL:
            self._kill(event[1], event[2], event[3])
        elif code == SWAP:
            self._swap(event[1])
        elif code == SHOW:
            self._show(event[1])
        elif code == ENTER:
            self._enter(event[1])
        elif code == GUARD:
            self.counts[event[1]] = self.counts.get(event[1], 0) + 1
            self._only(~(1 << event[1]))
        elif code == AMONG:
            self._only(event[1])
        else:
            self._move_event(code, event)
        self._watched = self._ways_up = None

    def _move_event(self, code: int, event: Event) -> None:
        self.over = code in (LEAVE, STOP)
        if code == HIDE:
            self.shown = False
        elif code in (STEP, HIDE_OR_STEP):
            self.shown = False
            self._one_step(stay=code == HIDE_OR_STEP)
        elif code == OUT:
            self.shown = False
            self.front = {}
            self._arrive(self.front, 1, 0, 0, event[1])
        elif code == LEAVE:
            self.front = {
                (key[0] + 1, *key[1:]): zones & self.charts.edge
                for key, zones in self.front.items()
                if not key[1] and not key[2] and key[0] < self.cap and zones & self.charts.edge
            }
        elif code == STOP:
            self.front = {key: zones for key, zones in self.front.items() if not key[2] and not key[3]}

    def _one_step(self, stay: bool) -> None:
        before, self.front = self.front, {}
        for key, zones in before.items():
            self._step(self.front, key, zones)
            if stay:
                self._add(self.front, key, zones)

    def _only(self, mask: int) -> None:
        self.front = {key: zones & mask for key, zones in self.front.items() if zones & mask}

    def _rekey(self, zones_now: int, met: int) -> None:
        """Those in these zones that had met somebody have now met nobody worse than `met`."""
        old, self.front = self.front, {}
        for (moved, over, was, unseen, touched), zones in old.items():
            changed = zones & zones_now if was else 0
            self._add(self.front, (moved, over, met, unseen, touched), changed)
            self._add(self.front, (moved, over, was, unseen, touched), zones & ~changed)

    def _pass_unseen(self) -> None:
        """The card may have worked, by a lone sentry, or been a bluff."""
        alone = 0
        for zone, count in self.counts.items():
            if count == 1:
                alone |= 1 << zone
        for (moved, over, met, _, touched), zones in list(self.front.items()):
            if met == MET_GUARDS and not over and moved < self.cap:
                self._add(self.front, (moved, over, MET_NOBODY, 1, touched), zones & alone)

    def _kill(self, place: int, how: int, slow: int) -> None:
        if slow:
            self.front = {key: zones for key, zones in self.front.items() if key[0] <= 1}
            self.cap = min(self.cap, 1)
        if place < 0:
            return
        if how == HERE:
            self._only(1 << place)
        elif how == NEAR:
            self._only(
                1 << place
                | sum(1 << zone for zone in range(self.charts.size) if self.charts.near[zone] >> place & 1)
            )
        self._one_less(place)

    def _swap(self, place: int) -> None:
        self.front = {
            key: zones & 1 << place
            for key, zones in self.front.items()
            if (key[2] == MET_GUARDS or self.shown) and zones >> place & 1
        }
        self.drunks.add(place)
        self._one_less(place)

    def _one_less(self, place: int) -> None:
        self._watched = None
        self.counts[place] = self.counts.get(place, 1) - 1
        if self.counts[place] <= 0:
            del self.counts[place]
            self._rekey(1 << place, MET_NOBODY)

    def _show(self, place: int) -> None:
        self.shown = True
        if place < 0:
            return
        here = 1 << place
        found: Front = {}
        for (moved, over, met, _, touched), zones in self.front.items():
            if met:
                self._add(found, (moved, over, MET_NOBODY, 0, touched), zones & here)
        if not found or "reveal" in self.charts.lying:  # found by guards or by a card, wherever it was
            for (moved, over, _, unseen, touched), zones in self.front.items():
                self._add(found, (moved, over, MET_NOBODY, unseen, touched), zones & here)
        self.front = found

    def _enter(self, end: int) -> None:
        old, self.front = self.front, {}
        reached = 0
        for (moved, over, met, _, touched), zones in old.items():
            if not over and not met and moved < self.cap and zones & self.ends[end]:
                reached |= zones & self.ends[end]
                self._add(self.front, (moved + 1, 1, MET_NOBODY, 0, touched), self.charts.passage)
        self.ends[end] = reached


def _every_rope(charts: Charts, places: int, who: int) -> list[Edge]:
    return [
        (here, there, who)
        for here in bits_once(places & charts.everywhere)
        for there in bits_once(charts.walls[here])
    ]
