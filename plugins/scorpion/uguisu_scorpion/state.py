"""A position of Scorpion."""

from __future__ import annotations

from uguisu import State

NINJA, TRAITOR = 0, 1
"""The intruders, by number. As pieces they come after the guards and the drunks: see `ScorpionGame.first`."""

BOTH = (NINJA, TRAITOR)

INTRUDERS = ("ninja", "traitor")
"""The ids of their figures, and of their seats where each has its own."""

TURN, ALERT = 0, 1
"""Indices of the tracks."""

NONE, LOW, MEDIUM, HIGH = range(4)
"""Levels of alert (SC-06)."""

ABSENT, WAITING, ON_MAP, IN_PASSAGE, LEFT, DEAD = range(6)
"""What an intruder is at: not in this game, not started yet, and so on. `State.at` is OFF unless it is ON_MAP."""

STATUS_NAMES = ("absent", "waiting", "", "in_passage", "left", "dead")

NOTHING, FIRST_LETTER, TRAP, AMBUSH = 0, 1, 7, 8
"""What lies hidden in a zone (SC-11): 1 to 6 are the targets A to F."""

SENTRY = -1
"""The group of a guard who stands alone."""

AMBUSHER = 62
"""What stands for a hidden sentry among guards' pieces, before it has a figure (SC-54)."""


class ScorpionState(State):
    """A position of Scorpion. Guards are numbered from 0, swords first; masks have a bit for each guard.

    Attributes:
        group: for each guard, the number of its patrol, or `SENTRY`.
        hushed: the intruders whose next move makes no noise, as a mask.
        halted: whether the patrol now on its way along the track has been stopped.
        members: for each patrol, the guards in it, as a mask; 0 for one that is not.
        facing: for each patrol, the zone of the track ahead of it; -1 off the track.
        crowd: for each zone, how many guards stand there, drunks not counted.
        inside: for each passage, the guards in it, as a mask.
        busy: guards that a card was played on this turn (SC-22), as a mask.
        moved: guards that have moved this turn (SC-32), as a mask.
        attacked: guards that have attacked this turn (SC-38), as a mask.
        tired: guards on whom no card may be played next turn, as a mask.
        sleepers: for each zone, how many guards sleep there.
        items: for each zone, what is hidden there: `NOTHING`, 1 to 6 for the targets A to F, `TRAP` or `AMBUSH` (SC-11).
        kind: what a lone wolf of secret kind is, ninja or traitor (SC-80); 0 in other games.
        searched: for each zone, the intruders who know what is hidden there, as a mask.
        missions: for each intruder, the number of its target's letter; 0 when it has none.
        done: the intruders whose mission is done, as a mask.
        solo: guards who are in no patrol, in use or not, as a mask.
        standing: guards who stand in zones, as a mask.
        status: for each intruder: `ABSENT`, `WAITING` to start, `ON_MAP`, `IN_PASSAGE`, `LEFT` or `DEAD`.
        shown: the intruders whose figures are on the board, as a mask.
        noise: for each intruder, the zones it has moved in its latest turn (SC-33, SC-40).
        died: for each intruder, the turn it last died in, 0 if it has not.
        returned: the intruders that have come back once (SC-57), as a mask.
        sure: for the ninja's hand, the traitor's and each guard player's, what everybody knows to be in it: the cards of its
            starter hand that it has not played (SC-08).
        ends: the ends of each passage, two for each; -1 before they are marked.
        known: the ends the guards know, as a mask.
        ropes: (zone, zone, intruder who tied it, whether the guards noticed it).
        mover: the intruder now moving.
        cap: the zones that the mover may move this turn.
        stopped: whether the mover's move has been ended by moat, wall or passage (SC-41).
        entering: whether the mover has just entered a zone with guards and is not shown yet (SC-43).
        unseen: whether the mover passes a sentry unseen, and so must go on (SC-48).
        paths: for each intruder, the zones left and entered this turn, in order; `OFF` first if it began in the passage.
        searches: (intruder, zone) as named this turn (SC-51).
        ambush: the zone of the hidden sentry now met, or -1.
        cards_laid: cards the guards have played this turn, in whatever phase, counted or not (SC-24).
        cards_played: cards from the hand that counted this turn (SC-23).
        listened: whether the guards listened for free this turn (SC-24).
        overheard: whether something makes the guards hear somebody, whoever is near.
        passed: guard seats that will play no more in this phase, as a mask.
        past: what everybody could see in earlier turns, for deduction; see `uguisu_scorpion.history`.
        record: what everybody could see this turn; `history` is both together.
        clock: moments that everybody can tell apart; what a view calls its ply.
    """

    ambush: int
    attacked: int
    busy: int
    cap: int
    cards_laid: int
    cards_played: int
    clock: int
    crowd: bytearray
    died: list[int]
    done: int
    ends: list[int]
    entering: int
    facing: list[int]
    group: list[int]
    halted: int
    hushed: int
    inside: list[int]
    items: bytearray
    kind: int
    known: int
    listened: int
    members: list[int]
    missions: list[int]
    moved: int
    mover: int
    noise: list[int]
    overheard: int
    passed: int
    past: tuple[tuple[int, ...], ...]
    paths: list[tuple[int, ...]]
    record: list[tuple[int, ...]]
    returned: int
    ropes: tuple[tuple[int, int, int, int], ...]
    searched: bytearray
    searches: tuple[tuple[int, int], ...]
    shown: int
    sleepers: bytearray
    solo: int
    standing: int
    status: list[int]
    sure: list[tuple[int, ...]]
    stopped: int
    tired: int
    unseen: int

    @property
    def history(self) -> tuple[tuple[int, ...], ...]:
        """The public record of the whole game so far, for deduction; see `uguisu_scorpion.history`."""
        return (*self.past, *self.record)

    def clear(self) -> None:
        """Set all that is a plain number to nothing."""
        self.attacked = self.busy = self.cap = self.cards_laid = self.cards_played = self.clock = 0
        self.done = self.entering = self.halted = self.kind = self.known = self.listened = self.moved = (
            self.mover
        ) = 0
        self.overheard = self.passed = self.returned = self.shown = self.solo = self.standing = 0
        self.stopped = self.tired = self.unseen = self.hushed = 0
