"""Reads the public record, fact by fact, and keeps the cases it allows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import takewhile

from uguisu import bits_once, mask_of
from uguisu_scorpion import history
from uguisu_scorpion.secrecy import trail
from uguisu_scorpion.secrecy.cases import NOWHERE, Case, Masks, both, merged, thrown_together
from uguisu_scorpion.secrecy.charts import Charts
from uguisu_scorpion.secrecy.trail import Trail, Walker
from uguisu_scorpion.state import BOTH

Fact = tuple[int, ...]


class Reader:
    """What follows from the beginning of a record.

    Attributes:
        cases: what is possible; never empty.
        read: the facts of this turn that were read.
        summary: what `ExactBelief` has worked out from the cases, until more is read.
        lost: how often nothing was possible any more, so that everything was allowed again.
    """

    def __init__(self, charts: Charts, limit: int) -> None:
        self.charts, self.limit = charts, limit
        self.lost = 0
        self.read: list[Fact] = []
        self.on_map = [True, True]
        self.inside = [False, False]
        self.shown = [False, False]
        self.known_ends = 0
        self.mover = -1
        self.cases = [self._anything()]
        self.summary: tuple[list[Case], tuple[Masks, Masks]] | None = None

    def _anything(self) -> Case:
        everywhere = self.charts.everywhere
        masks: Masks = (everywhere,) * 4
        ends = (self.charts.dry,) * (2 * self.charts.game.passages)
        return Case((masks, masks), frozenset(), frozenset(), ends)

    def copy(self) -> Reader:
        """Return an independent copy; cases never change, so they are shared."""
        copy = Reader.__new__(Reader)
        copy.charts, copy.limit, copy.lost = self.charts, self.limit, self.lost
        copy.read = self.read[:]
        copy.on_map, copy.inside, copy.shown = self.on_map[:], self.inside[:], self.shown[:]
        copy.known_ends, copy.mover, copy.cases = self.known_ends, self.mover, self.cases
        copy.summary = self.summary
        return copy

    def take(self, record: Sequence[Fact]) -> None:
        """Read on. What belongs together (guards found somebody, a card killed) must come in one piece."""
        self.summary = None
        for index, fact in enumerate(record):
            if self.charts.lying & {"move"}:
                self.cases = [self._anything()]
            else:
                self._fact(fact, record, index)
                self._tidy()
            self.read.append(fact)

    def _tidy(self) -> None:
        alive = [case for case in self.cases if self._possible(case)]
        if not alive:
            self.lost += 1
            alive = [self._anything()]
            self.mover = -1
        self.cases = merged(alive) if len(alive) > 1 else alive
        if len(self.cases) > self.limit:
            if self.mover >= 0:
                return  # in the midst of a move: afterwards
            self.cases = [thrown_together(self.cases)]

    def _possible(self, case: Case) -> bool:
        if 0 in case.ends:
            return False
        return all(not self.on_map[who] or who == self.mover or case.masks[who] != NOWHERE for who in BOTH)

    def _each(self, change: Callable[[Case], Case | None]) -> None:
        changed = [change(case) for case in self.cases]
        self.cases = [case for case in changed if case is not None]

    # --- facts --------------------------------------------------------------------------------------------------

    def _fact(self, fact: Fact, record: Sequence[Fact], index: int) -> None:
        code = fact[0]
        if code == history.TURN:
            self._each(Case.rest)
        elif code == history.GUARD:
            self._guard(fact[1], record[index + 1 : index + 3])
        elif code == history.LISTENED:
            self._listened(fact[1], fact[2], fact[3] if len(fact) > 3 else 0)
        elif code == history.INFORMED:
            self._informed(bool(fact[1]), mask_of(fact[2:]))
        elif code == history.STARTED:
            self._started(fact)
        elif code in (history.STOPPED, history.END):
            self._ends(fact)
        elif code == history.ROPE:
            known = (fact[1], fact[2], 0)
            self._each(lambda case: case.settle(case.ropes | {known}, case.soft, case.ends))
        elif code == history.SEARCHED:
            self._searched(fact[1], fact[2])
        elif code == history.BEGUN:
            self._begun(fact)
        elif code == history.KILLED:
            pass  # read with the card that did it
        else:
            self._intruder(fact, record, index)

    def _intruder(self, fact: Fact, record: Sequence[Fact], index: int) -> None:
        code = fact[0]
        if code not in _OWN:
            return
        who = fact[1]
        moving = who == self.mover
        if code == history.CARD and moving:
            self._card(who, fact[2], record[index + 1 : index + 2])
        elif code == history.SHOWN:
            self._shown(who, fact[2], moving)
        elif code == history.HIDDEN:
            if moving:
                self._hidden(who, record, index)
            self.shown[who] = False
        elif code == history.IN_PASSAGE:
            self._into_passage(who)
        elif code == history.OUT_OF_PASSAGE:
            self._out_of_passage(who)
        elif code == history.MOVED:
            self._moved(who)
        elif code in (history.LEFT, history.DIED):
            self._gone(who, code == history.LEFT and moving)

    def _guard(self, place: int, after: Sequence[Fact]) -> None:
        """Guards are in a zone: whoever is there is shown next, so whoever is not shown is not there."""
        shown = [fact[1] for fact in takewhile(lambda fact: fact[0] == history.SHOWN, after)]
        for who in BOTH:
            found = who in shown
            if self.shown[who] or not self.on_map[who]:
                continue
            if who == self.mover:
                if not found:
                    self._each(lambda case, who=who: self._go(case, who, trail.GUARD, place))  # type: ignore[misc]
                continue
            keep = 1 << place if found else ~(1 << place)
            self._each(lambda case, who=who, keep=keep: case.place(who, both(case.masks[who], keep)))  # type: ignore[misc]

    def _listened(self, place: int, heard: int, keenness: int) -> None:
        lying = self.charts.lying
        if lying & {"set_noise", "hush"} or (heard and "hear" in lying):
            return
        ears = [
            0,
            *(
                self.charts.ears(place, noise + keenness) if noise + keenness >= 0 else 0
                for noise in (1, 2, 3)
            ),
        ]
        found: list[Case] = []
        for case in self.cases:
            audible = [self._part(case.masks[who], ears, who) for who in BOTH]
            silent = [self._rest(case.masks[who], ears, who) for who in BOTH]
            quiet_ninja = case.place(0, silent[0])
            if not heard:
                found.append(quiet_ninja.place(1, silent[1]))
                continue
            if audible[0] != NOWHERE:
                found.append(case.place(0, audible[0]))
            if audible[1] != NOWHERE:
                found.append(quiet_ninja.place(1, audible[1]))
        self.cases = found

    def _informed(self, somebody: bool, zones: int) -> None:
        """All were told whether somebody is in these zones: the first of the two, or the second and not the first."""
        found = []
        for case in self.cases:
            neither_first = self._among(case, 0, ~zones)
            if somebody:
                second = neither_first and self._among(neither_first, 1, zones)
                found += [self._among(case, 0, zones), second]
            else:
                found.append(neither_first and self._among(neither_first, 1, ~zones))
        self.cases = [case for case in found if case is not None]

    def _among(self, case: Case, who: int, zones: int) -> Case | None:
        """A case with an intruder in some zones; None when that can't be. `zones` are all others, with negative numbers."""
        if not self.on_map[who]:
            return case if zones < 0 else None
        event = (trail.AMONG, zones & (self.charts.everywhere | self.charts.passage))
        if who == self.mover:
            return self._go(case, who, *event)
        way = case.trails[who]
        if way is not None:  # searches go by it, when the move is long over
            case = case.follow(who, way.then(*event))
        masks = both(case.masks[who], zones)
        return case.place(who, masks) if masks != NOWHERE else None

    def _part(self, masks: Masks, ears: list[int], who: int) -> Masks:
        if not self.on_map[who]:
            return NOWHERE
        return (0, masks[1] & ears[1], masks[2] & ears[2], masks[3] & ears[3])

    def _rest(self, masks: Masks, ears: list[int], who: int) -> Masks:
        if not self.on_map[who]:
            return masks
        return (masks[0], masks[1] & ~ears[1], masks[2] & ~ears[2], masks[3] & ~ears[3])

    def _started(self, fact: Fact) -> None:
        who = fact[1]
        zones = 0
        for zone in fact[2:]:
            zones |= 1 << zone
        self.on_map[who], self.inside[who], self.shown[who] = True, False, False
        self._each(lambda case: case.place(who, (zones or self.charts.everywhere, 0, 0, 0)))

    def _ends(self, fact: Fact) -> None:
        if fact[0] == history.END:
            number, place = fact[1], fact[2]
            self.known_ends |= 1 << number
            self._each(
                lambda case: case.settle(
                    case.ropes,
                    case.soft,
                    tuple(mask & 1 << place if end == number else mask for end, mask in enumerate(case.ends)),
                )
            )
            return
        here, known = 1 << fact[1], self.known_ends

        def unless_said(case: Case) -> Case:
            """Ends that nobody mentions are elsewhere; but of two in one zone only one is ever mentioned."""
            lines = [known >> end & 1 and mask == here for end, mask in enumerate(case.ends)]
            return case.settle(
                case.ropes,
                case.soft,
                tuple(
                    mask if known >> end & 1 or lines[end ^ 1] else mask & ~here
                    for end, mask in enumerate(case.ends)
                ),
            )

        self._each(unless_said)

    # --- an intruder's own move -----------------------------------------------------------------------------------

    def _begun(self, fact: Fact) -> None:
        who, figures = fact[1], fact[2:]
        self.mover = who
        guarded = 0
        for zone in figures[: self.charts.game.guards]:
            if zone >= 0:
                guarded |= 1 << zone
        shown = self.shown[who]

        def begin(case: Case) -> Case | None:
            masks = case.masks[who]
            origin = masks[0] | masks[1] | masks[2] | masks[3]
            if self.inside[who]:
                origin = self.charts.passage
            elif not shown:
                origin &= ~guarded
            if not origin:
                return None
            way = Trail(who, origin, shown, figures, case.ropes, case.soft, case.ends)
            return case.follow(who, way).place(who, NOWHERE)

        self._each(begin)

    def _go(self, case: Case, who: int, *event: int) -> Case | None:
        """A case with one more event in an intruder's move; None when that can't be."""
        way = case.trails[who]
        if way is None:
            return case
        way = way.then(*event)
        walker = Walker(self.charts, way)
        if not walker.front:
            return None
        ropes, soft = frozenset(walker.ropes), frozenset(walker.soft)
        if event[0] == trail.ENTER:
            ends = tuple(walker.ends[end] if end == event[1] else mask for end, mask in enumerate(case.ends))
            case = case.settle(ropes, soft, ends)
        elif ropes != case.ropes or soft != case.soft:
            case = case.settle(ropes, soft, case.ends)
        return case.follow(who, way)

    def _all_go(self, who: int, *event: int) -> None:
        self._each(lambda case: self._go(case, who, *event))

    def _card(self, who: int, kind: int, after: Sequence[Fact]) -> None:
        ops, aims = self.charts.ops[kind], self.charts.aims[kind]
        follows = after[0] if after else (-1,)
        if "tie_rope" in ops:
            self._rope(who)
        elif "kill" in ops and follows[0] == history.KILLED:
            how = trail.ANYWHERE
            if aims <= {"guard_here", "sentry_here"}:
                how = trail.HERE
            elif aims <= {"guard_here", "sentry_here", "sentry_near"}:
                how = trail.NEAR
            self._all_go(who, trail.KILL, follows[1], how, int("limit_move" in ops))
        elif "swap_for_drunk" in ops and follows[0] == history.SWAPPED:
            self._all_go(who, trail.SWAP, follows[2])
        elif "pass_unseen" in ops:
            self._all_go(who, trail.UNSEEN)
        else:
            self._all_go(who, trail.BLUFF)

    def _rope(self, who: int) -> None:
        """A rope across some wall, or a bluff: a case for each, if they are not too many."""
        found: list[Case | None] = []
        plans: list[tuple[Case, list[tuple[int, int]]]] = []
        for case in self.cases:
            way = case.trails[who]
            places = Walker(self.charts, way).places() & self.charts.everywhere if way is not None else 0
            walls = self.charts.walls
            plans.append(
                (case, [(here, there) for here in bits_once(places) for there in bits_once(walls[here])])
            )
        exact = sum(len(ties) + 1 for _, ties in plans) <= self.limit
        for case, ties in plans:
            if exact:
                found.append(self._go(case, who, trail.BLUFF))
                found += [self._go(case, who, trail.ROPE, here, there) for here, there in ties]
            else:
                found.append(self._go(case, who, trail.SOFT_ROPE))
        self.cases = [case for case in found if case is not None]

    def _shown(self, who: int, place: int, moving: bool) -> None:
        if moving:
            self._all_go(who, trail.SHOW, place)
        elif place >= 0:
            self._each(lambda case: case.place(who, both(case.masks[who], 1 << place)))
        self.shown[who] = True

    def _hidden(self, who: int, record: Sequence[Fact], index: int) -> None:
        """Hidden again: because the guards are gone, or by a step, or with what comes next."""
        after = record[index + 1] if index + 1 < len(record) else (-1,)
        if after[0] in (history.IN_PASSAGE, history.LEFT, history.OUT_OF_PASSAGE) and after[1] == who:
            self._all_go(who, trail.HIDE)
            return
        if "conceal" in self.charts.lying:
            self._all_go(who, trail.HIDE_OR_STEP)
            return
        before = index - 1
        while before >= 0 and record[before][0] == history.HIDDEN:
            before -= 1
        cause = record[before][0] if before >= 0 else -1
        cleared = False
        way = self.cases[0].trails[who]
        if way is not None:  # it is shown: where it is, and with how many guards, is the same in all cases
            walker = Walker(self.charts, way)
            here = walker.places()
            alone = not any(here >> zone & 1 for zone in (*walker.counts, *walker.drunks))
            cleared = here == self.charts.passage or (alone and cause in (history.KILLED, history.SWAPPED))
        self._all_go(who, trail.HIDE if cleared else trail.STEP)

    def _into_passage(self, who: int) -> None:
        self.inside[who], self.on_map[who] = True, False
        passage = self.charts.game.table.passage_of[who]
        found = [
            self._go(case, who, trail.ENTER, end)
            for case in self.cases
            for end in (2 * passage, 2 * passage + 1)
        ]
        self.cases = [case for case in found if case is not None]

    def _out_of_passage(self, who: int) -> None:
        """By either end: a case for each zone where it may be, if they are not too many."""
        self.inside[who], self.on_map[who] = False, True
        passage = self.charts.game.table.passage_of[who]
        ends = (2 * passage, 2 * passage + 1)
        number = sum(case.ends[end].bit_count() for case in self.cases for end in ends)
        found: list[Case | None] = []
        for case in self.cases:
            for end in ends:
                zones = [1 << zone for zone in bits_once(case.ends[end])]
                for zone in zones if number <= self.limit else [case.ends[end]]:
                    where = tuple(zone if other == end else mask for other, mask in enumerate(case.ends))
                    found.append(self._go(case.settle(case.ropes, case.soft, where), who, trail.OUT, zone))
        self.cases = [case for case in found if case is not None]

    def _gone(self, who: int, leaves: bool) -> None:
        if leaves:
            self._all_go(who, trail.LEAVE)
        self.on_map[who] = self.inside[who] = self.shown[who] = False
        if self.mover == who:
            self.mover = -1
        self._each(lambda case: case.place(who, NOWHERE))

    def _moved(self, who: int) -> None:
        self._all_go(who, trail.STOP)
        self.mover = -1
        self._each(lambda case: self._arrived(case, who))

    def _arrived(self, case: Case, who: int) -> Case | None:
        way = case.trails[who]
        if way is None:
            return case
        moved = Walker(self.charts, way, case.named[who]).by_noise()
        if not any(moved):
            return None
        if not self.on_map[who]:
            return case
        return case.place(who, (moved[0], moved[1], moved[2], moved[3]))

    def _searched(self, who: int, place: int) -> None:
        """It has touched that zone in this turn's move: of the ways it may have gone, those that do are left."""
        self._each(lambda case: self._arrived(case.search(who, place), who))


_OWN = frozenset(
    (
        history.CARD,
        history.SHOWN,
        history.HIDDEN,
        history.IN_PASSAGE,
        history.OUT_OF_PASSAGE,
        history.MOVED,
        history.LEFT,
        history.DIED,
    )
)
