"""How the intruders play: routes by ear, cards where they help, searches, and away in time."""

from __future__ import annotations

import random
from itertools import chain
from typing import TYPE_CHECKING

from uguisu import Frame
from uguisu.cards import MODE, playable
from uguisu_scorpion.bots.guard_arrivals import GuardArrivals
from uguisu_scorpion.bots.intruder_weights import USUAL, IntruderWeights
from uguisu_scorpion.bots.knowledge import (
    KILL,
    KNOWN,
    PASSAGE,
    ROPE,
    SLOW,
    SWAP,
    UNSEEN,
    CardKnowledge,
    MapKnowledge,
)
from uguisu_scorpion.bots.route import ENTER, LEAVE, Errand, Router, Way
from uguisu_scorpion.cards.play import BLUFF
from uguisu_scorpion.rules.detection import includes
from uguisu_scorpion.state import BOTH, TURN, ScorpionState

if TYPE_CHECKING:
    from collections.abc import Iterable

    from uguisu_scorpion.bots.suspicion import Estimate
    from uguisu_scorpion.game import ScorpionGame

ODD = 0.4
"""How often a card that no rule of thumb knows is played when guards are about."""
ABOUT = 3
"""How many zones away guards are about."""
BESIDE, WATCHED, GUARDED = 0.15, 2.0, 3.0
"""Where the passage should end: what a room next to it adds to one two zones away, what each guard as near as that costs, and
each in the zone itself.
"""
BLUFFS = 0.03
"""How often a card of no more use is played to worry the guards."""


class Intruders:
    """Decides for the intruders; reads nothing of the guards' secrets.

    `watched`: what guards reckon of them, if they go by it: it says where they will be looked for after each move. Else they
    go by how many guards are near, and name all that they may.
    """

    def __init__(
        self,
        game: ScorpionGame,
        sense: MapKnowledge,
        talents: CardKnowledge,
        nerve: IntruderWeights = USUAL,
        watched: Estimate | None = None,
    ) -> None:
        self.game, self.sense, self.talents, self.nerve, self.watched = game, sense, talents, nerve, watched
        self.move = game.ask.intruder_move
        self._course: tuple[tuple[int, ...], Way | None] = ((), None)

    def fork(self, watched: Estimate | None) -> Intruders:
        """Return intruders who go on from here by themselves, under guards who reckon by `watched`."""
        copy = Intruders(
            self.game, self.sense, self.talents, self.nerve, watched if self.watched is not None else None
        )
        copy._course = self._course
        return copy

    def _guards(self, state: ScorpionState) -> list[int]:
        return [place for place in state.at[: self.game.guards] if place >= 0]

    def start(self, state: ScorpionState, legal: list[int], rng: random.Random) -> int:
        """Somewhere near what is sought, not near guards, and not always the same."""
        who = state.stack[-1][2]
        errand = Errand(self.game, self.sense, state, who, self.nerve)
        field = self.sense.field(state, errand.goals, False, False)
        guards = self._guards(state)

        def worth(zone: int) -> float:
            near = sum(1 for place in guards if self.sense.walk[zone][place] <= 2)
            return -field[zone] - 1.5 * near - self.nerve.seen * bool(state.crowd[zone]) + 3.0 * rng.random()

        return max(legal, key=worth)

    def mark_end(self, state: ScorpionState, legal: list[int], rng: random.Random) -> int:
        """One end by the edge of the board, the other in a castle."""
        ground, end = self.game.ground, state.stack[-1][2]
        if self.watched is not None:
            return self._hub(state, legal, end % 2, rng)
        if end % 2:
            inner = [zone for zone in legal if self.sense.castle[zone] >= 0 and not state.crowd[zone]]
            return rng.choice(inner or legal)
        outer = [zone for zone in legal if ground.edge[zone]]
        return rng.choice(outer or legal)

    def _hub(self, state: ScorpionState, legal: list[int], end: int, rng: random.Random) -> int:
        """Near what may be searched, in another castle for each end, and away from guards."""
        walk, hiding = self.sense.walk, self.game.ground.hiding
        rooms = hiding[end % len(hiding)] if hiding else ()
        guards = self._guards(state)

        def worth(zone: int) -> float:
            near = sum(1.0 for room in rooms if walk[zone][room] <= 2)
            beside = sum(BESIDE for room in rooms if walk[zone][room] <= 1)
            watched = sum(WATCHED for place in guards if walk[zone][place] <= 2)
            return near + beside - watched - GUARDED * state.crowd[zone] + rng.random()

        return max([zone for zone in legal if zone in rooms] or legal, key=worth)

    def order(self, state: ScorpionState, legal: list[int], rng: random.Random) -> int:
        """Who is free to move quietly goes first or last: no matter, so that nobody can tell."""
        return rng.choice(legal)

    def react(self, state: ScorpionState, legal: list[int], rng: random.Random) -> int:
        """Answer a listen that would hear somebody; a hidden sentry always; a trap now and then."""
        answers = [action for action in legal if action]
        if not answers:
            return 0
        frame = state.stack[-1]
        window, target = frame[3], frame[4]
        if window == 0:
            return answers[0] if self._heard(state, target) else 0
        if window == 1 and (state.tracks[1] >= 2 or rng.random() < 0.6):
            return 0
        return answers[-1] if window == 2 else answers[0]

    def _heard(self, state: ScorpionState, target: int) -> bool:
        place = state.at[target]
        return place >= 0 and any(includes(self.game, state, place, who) for who in BOTH)

    # --- the move -----------------------------------------------------------------------------------------------

    def intruder_move(self, state: ScorpionState, legal: list[int], rng: random.Random) -> int:
        """Take the next step of the best way, or the card it needs; think again when somebody has seen it."""
        if state.entering:
            return self._met_guards(state, legal)
        kill = self._rid_of_guards(state, legal)
        if kill >= 0:
            return kill
        where = _whereabouts(self.game, state)
        way = self._course[1] if self._course[0] == where else None
        if way is None:
            ways = self._router(state, state.mover).ways()
            if not ways:
                return legal[0]
            way = max(ways, key=lambda candidate: candidate.worth + self.nerve.whim * rng.random())
        if not way.steps:
            return self._before_stopping(state, legal, rng)
        action = self.follow(state, legal, way)
        if self.is_step(action):
            self._course = ((*where[:2], way.steps[0], *where[3:]), Way(way.steps[1:], way.worth, way.rope))
        return action

    def _router(self, state: ScorpionState, who: int) -> Router:
        hunt = (
            GuardArrivals(self.game, self.sense, self.watched, state, who)
            if self.watched is not None
            else None
        )
        return Router(self.game, self.sense, self.talents, state, who, nerve=self.nerve, hunt=hunt)

    def promising(self, state: ScorpionState, legal: list[int], most: int) -> list[Way]:
        """Return the moves that look best, to the bold and to the wary in turn.

        No two of them lead to the same end with the same zones searched on the way.
        """
        router = self._router(state, state.mover)
        ways = router.ways()
        bold = sorted(ways, key=lambda way: -way.worth)
        wary = sorted(ways, key=lambda way: -router.wary(way))
        chosen: dict[tuple[int, ...], Way] = {}
        for way in chain.from_iterable(zip(bold, wary, strict=True)):
            castle = [step for step in way.steps if step >= 0 and self.sense.castle[step] >= 0]
            chosen.setdefault((way.steps[-1] if way.steps else -1, len(way.steps), *sorted(castle)), way)
            if len(chosen) == most:
                break
        return list(chosen.values())

    def is_step(self, action: int) -> bool:
        """Whether an action of a move goes somewhere."""
        return 0 < action < self.move.first_card

    def follow(self, state: ScorpionState, legal: list[int], way: Way) -> int:
        """Return the first step of a way, or the card it needs."""
        step = way.steps[0]
        if step == LEAVE:
            return self.move.leave if self.move.leave in legal else legal[0]
        if step == ENTER:
            return self._into_passage(state, legal)
        tied = self.watched is not None and step + 1 in legal
        if way.rope and len(way.steps) == 1 and not tied:
            return self._card(state, legal, ROPE, legal[0])
        if state.crowd[step] and (self.watched is None or len(way.steps) == 1):
            quiet = self._card(state, legal, SLOW, -1)
            if quiet >= 0:
                return quiet
        return step + 1 if step + 1 in legal else legal[0]

    def _into_passage(self, state: ScorpionState, legal: list[int]) -> int:
        if self.move.enter_passage in legal:
            return self.move.enter_passage
        return self._card(state, legal, PASSAGE, legal[0])

    def _card(
        self,
        state: ScorpionState,
        legal: list[int],
        operation: str,
        otherwise: int,
        among: list[int] | None = None,
    ) -> int:
        """Return the action that plays a card that does such a thing, for its effect: one in hand, or of these kinds."""
        who = state.mover
        hand = state.areas[self.game.table.hands[who]] if among is None else among
        for kind in self.talents.having(hand, operation):
            action = self.move.first_card + kind
            if action in legal and self._works(state, kind, who):
                return action
        return otherwise

    def _works(self, state: ScorpionState, kind: int, who: int) -> bool:
        card = self.game.cards[kind]
        return "move" in card.windows and playable(
            self.game.card_rules, state, card, self.game.seat_of(who), who
        )

    def _met_guards(self, state: ScorpionState, legal: list[int]) -> int:
        """SC-43: pass unseen, make the sentry drunk, kill them if that is all of them; else be seen."""
        for operation in (UNSEEN, SWAP):
            action = self._card(state, legal, operation, -1)
            if action >= 0 and (operation == SWAP or self._can_go_on(state)):
                return action
        place = state.at[self.game.first + state.mover]
        hand = state.areas[self.game.table.hands[state.mover]]
        kinds = [kind for kind in hand if KILL in self.talents.of[kind]]
        if self.watched is not None and self._can_go_on(state):  # a shuriken would end the way here
            kinds = [kind for kind in kinds if SLOW not in self.talents.of[kind]]
        if place >= 0 and 0 < state.crowd[place] <= len(kinds):
            return self._card(state, legal, KILL, legal[0], kinds)
        return legal[0]

    def _rid_of_guards(self, state: ScorpionState, legal: list[int]) -> int:
        """Before it runs, kill whoever has found it, if that is all of them; -1 where it can't."""
        place = state.at[self.game.first + state.mover]
        if place < 0 or not state.shown >> state.mover & 1 or not state.crowd[place]:
            return -1
        hand = state.areas[self.game.table.hands[state.mover]]
        kills = sum(1 for kind in hand if KILL in self.talents.of[kind] and SLOW not in self.talents.of[kind])
        if state.crowd[place] > kills:
            return -1
        return self._card(state, legal, KILL, -1)

    def _can_go_on(self, state: ScorpionState) -> bool:
        return not state.stopped and state.noise[state.mover] < state.cap

    def _before_stopping(self, state: ScorpionState, legal: list[int], rng: random.Random) -> int:
        """Stop; but first a card that no rule of thumb knows, when guards are about, or a bluff now and then."""
        stop = legal[0]
        if stop != 0:
            return stop
        odd = self.odd_cards(state, legal)
        if odd and self._guards_about(state) and rng.random() < ODD:
            return rng.choice(odd)
        idle = [
            action
            for action in legal
            if action >= self.move.first_card
            and self.talents.of[action - self.move.first_card] & {ROPE, PASSAGE, UNSEEN}
        ]
        if idle and state.done >> state.mover & 1 and rng.random() < BLUFFS:
            return rng.choice(idle)
        return stop

    def odd_cards(self, state: ScorpionState, legal: list[int]) -> list[int]:
        """Return the actions that play a card, for its effect, of which rules of thumb do not know what it is for."""
        first = self.move.first_card
        return [
            action
            for action in legal
            if action >= first
            and not self.talents.of[action - first] & KNOWN
            and self._works(state, action - first, state.mover)
        ]

    def _guards_about(self, state: ScorpionState) -> bool:
        here = state.at[self.game.first + state.mover]
        return here >= 0 and any(
            place >= 0 and self.sense.walk[here][place] <= ABOUT for place in state.at[: self.game.guards]
        )

    def target(self, state: ScorpionState, legal: list[int], rng: random.Random) -> int:
        """What an intruder's card is played on; nothing, when it is a bluff."""
        frame = state.stack[-1]
        who, kind = frame[2], frame[3]
        real = [action for action in legal if action != BLUFF]
        if not real:
            return BLUFF
        if ROPE in self.talents.of[kind]:
            return self._across(state, real, who)
        return rng.choice(real)

    def _across(self, state: ScorpionState, real: list[int], who: int) -> int:
        if self.watched is not None:
            return self._where_to_climb(state, real, who)
        field = Router(self.game, self.sense, self.talents, state, who).field
        here = state.at[self.game.first + who]
        best = min(real, key=lambda action: field[(action - 1) % MODE])
        return best if field[(best - 1) % MODE] < field[here] else BLUFF

    def _where_to_climb(self, state: ScorpionState, real: list[int], who: int) -> int:
        """As it means to go on, or else where it is best to end the move."""
        set_at, way = self._course
        if way is not None and way.rope and len(way.steps) == 1 and set_at == _whereabouts(self.game, state):
            planned = [action for action in real if (action - 1) % MODE == way.steps[0]]
            if planned:
                return planned[0]
        router = self._router(state, who)
        return max(real, key=lambda action: router.worth((action - 1) % MODE, ((action - 1) % MODE,)))

    # --- searching ----------------------------------------------------------------------------------------------

    def search(self, state: ScorpionState, legal: list[int], rng: random.Random) -> int:
        """Name what may hold what is sought; in any order."""
        if self.watched is not None:
            return self._worth_naming(state, legal)
        size = self.game.ground.size
        wanted: list[int] = []
        for who in BOTH:
            errand = Errand(self.game, self.sense, state, who)
            if errand.home:
                continue
            wanted += [
                action
                for action in legal
                if action
                and (action - 1) // size == who
                and (action - 1) % size in errand.goals
                and self.sense.castle[(action - 1) % size] >= 0
            ]
        named = {place for _, place in state.searches}
        fresh = [action for action in wanted if (action - 1) % size not in named or self._sure(state, action)]
        return rng.choice(fresh) if fresh else 0

    def namings(self, state: ScorpionState, legal: list[int], most: int) -> list[tuple[int, ...]]:
        """Return what looks best to be named, and nothing more then: of zones that may hold what each of them seeks."""
        size = self.game.ground.size
        found: list[tuple[tuple[int, ...], float]] = [((), 0.0)]
        for who in BOTH:
            open_to_it = {(action - 1) % size for action in legal if action and (action - 1) // size == who}
            if not open_to_it:
                continue
            router, first = self._router(state, who), 1 + who * size
            of_it = router.namings(state.at[self.game.first + who], open_to_it)
            found = [
                ((*others, *(first + zone for zone in naming.zones)), worth + naming.finds - naming.risk)
                for others, worth in found
                for naming in of_it
            ]
        found.sort(key=lambda pair: -pair[1])
        quiet = [pair for pair in found[most - 1 :] if not pair[0]]
        return [(*naming, 0) for naming, _ in [*found[: most - len(quiet)], *quiet]]

    def _worth_naming(self, state: ScorpionState, legal: list[int]) -> int:
        """Name what is worth more than it gives away; all that may hold what is sought, if it is away."""
        size = self.game.ground.size
        for who in BOTH:
            open_to_it = {(action - 1) % size for action in legal if action and (action - 1) // size == who}
            if not open_to_it:
                continue
            named = {place for owner, place in state.searches if owner == who}
            router = self._router(state, who)
            been = open_to_it | named
            if not router.errand.sure:
                been -= {place for owner, place in state.searches if owner != who}
            end = state.at[self.game.first + who]
            worth_it: Iterable[int] = router.sought(been)
            if end >= 0 and router.hunt is not None:
                worth_it = router.naming(end, been).zones
            left = [zone for zone in worth_it if zone in open_to_it - named]
            if left:
                return 1 + who * size + left[0]
        return 0

    def _sure(self, state: ScorpionState, action: int) -> bool:
        who = (action - 1) // self.game.ground.size
        return Errand(self.game, self.sense, state, who).sure

    def pick(self, state: ScorpionState, legal: list[int], rng: random.Random) -> int:
        """Add a card to the hand."""
        frame: Frame = state.stack[-1]
        return self.talents.picked(legal, state.areas[frame[3]])


def _whereabouts(game: ScorpionGame, state: ScorpionState) -> tuple[int, ...]:
    """What a course was set by: turn and mover, its place, and whether it is shown."""
    who = state.mover
    return state.tracks[TURN], who, state.at[game.first + who], state.shown >> who & 1
