"""The spies' turn: each spy once a round, in any order (SP-H01 to SP-H18)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar

from uguisu import OFF, Frame, Move, Text, bits, bits_once, mask_of
from uguisu.cards import tell_card
from uguisu.phases import NestedPhase, again
from uguisu_spies.events import WAYS_TO_GO, SpiesEvents
from uguisu_spies.rules.alert import raise_alert
from uguisu_spies.rules.carrying import hand_over, handed_over, lay_body, load, put_down, take_up
from uguisu_spies.rules.detection import burning
from uguisu_spies.rules.light import put_out
from uguisu_spies.rules.movement import come_in, push, room_beside, step, stop
from uguisu_spies.rules.noise import lay_noise
from uguisu_spies.state import AWAY, CAUGHT, FINE, GONE, IN, NOBODY, ROUND, STUNNED, WAITING, SpiesState

if TYPE_CHECKING:
    from uguisu_spies.cards.play import SpiesCards
    from uguisu_spies.game import SpiesGame

CRAWL, SNEAK, WALK, RUN = range(4)
MODES = ("crawl", "sneak", "walk", "run")
TOKENS = (0, 0, 1, 2)
"""SP-H16: how many noise tokens each mode owes."""


def begin_round(game: SpiesGame, state: SpiesState, _frame: Frame) -> None:
    """SP-01: a round begins with the spies."""
    state.moved = 0
    state.clock += 1
    state.shots = [0] * len(game.spies)
    state.hushed = state.dropped = state.climbing = state.bonus = 0
    game.emit(state, SpiesEvents.round_began, state.tracks[ROUND])


def duties(game: SpiesGame, state: SpiesState, _frame: Frame) -> None:
    """SP-H06: stun tokens go, and what was taken last round leaves the guard's board, too (SP-34, SP-72)."""
    for unit in game.units if STUNNED in state.status else ():
        if state.status[unit] == STUNNED:
            state.put_status(unit, FINE)
            raise_alert(game, state, 1, "stunned")
    for item in bits(state.turned):
        state.gone = (*state.gone, state.shown[item])
        state.shown[item] = OFF
        game.emit(state, SpiesEvents.item_gone, item)
    state.turned = 0
    oldest = state.tracks[ROUND] - game.options.prints_last
    kept = tuple([left for left in state.prints if left[1] >= oldest]) if state.prints else ()
    if kept != state.prints:
        state.prints = kept
        game.emit(state, SpiesEvents.prints_fade)


def next_spy(game: SpiesGame, state: SpiesState, frame: Frame) -> None:
    """SP-H15: the next spy has its turn; the spies agree who."""
    waiting = [spy for spy in game.spies if state.spies[spy] <= IN and not state.moved >> spy & 1]
    if not waiting:
        return
    again(frame)
    if len(waiting) > 1:
        game.ask(state, "spy_order", game.seat_of(waiting[0]))
    else:
        begin_turn(game, state, waiting[0])


def begin_turn(game: SpiesGame, state: SpiesState, spy: int) -> None:
    """A spy has its turn."""
    state.moved |= 1 << spy
    state.mover, state.mode, state.points, state.speed = spy, -1, 0, 0
    state.cards = ()
    state.fresh = 0
    state.slowed = int(game.carries(state, spy) and not game.traits(state, spy, "carry"))
    here = state.at[spy]
    state.began[spy] = here
    state.went = (here,) if here != OFF else ()
    game.emit(state, SpiesEvents.spy_turn, spy, audience=game.spies_audience)
    game.ask(state, "spy_turn", game.seat_of(spy), spy)


def last_spy(game: SpiesGame, state: SpiesState, _frame: Frame) -> None:
    """SP-74: with no spy left on the board, nothing can be won any more."""
    state.mover = NOBODY
    game.belief.moved(state)
    if not any(status <= IN for status in state.spies):
        game.finish_with(state, "nobody_left")


class SpyOrder(NestedPhase[SpiesState]):
    """Which spy goes next: ``[~phase, seat]``.

    Actions: the spies who have not had their turn.
    """

    name = "spy_order"

    def options(self, state: SpiesState, frame: Frame) -> list[int]:
        """Return those who have not."""
        return [spy for spy in self.game.spies if state.spies[spy] <= IN and not state.moved >> spy & 1]

    def take(self, state: SpiesState, frame: Frame, action: int) -> None:
        """It is that one's turn."""
        begin_turn(self.game, state, action)

    def describe(self, state: SpiesState, action: int) -> Move:
        """Tell it by its name."""
        who = self.game.pieces[action].id
        return Move(who, Text("move.spy_order", {"piece": who}), pieces=(action,))


class SpyTurn(NestedPhase[SpiesState]):
    """A spy moves and acts, step by step: ``[~phase, seat, spy]``; the frame stays until its turn is over.

    Actions: `STOP`, the modes, `LEAVE`, `DROP`; then squares to step to, or to come in at; then bodies to take up; then
    lights and generators to put out; then items to hand over, by item and spy; then cards, by kind.
    """

    name = "spy_turn"
    STOP: ClassVar[int] = 0
    LEAVE: ClassVar[int] = 5
    DROP: ClassVar[int] = 6
    STEP: ClassVar[int] = 8
    CHOOSE: ClassVar[tuple[int, ...]] = (0, 1, 2, 3, 4)
    STAY: ClassVar[tuple[int, ...]] = (0,)
    GO: ClassVar[tuple[int, ...]] = (0, 5)

    def bind(self, game: SpiesGame) -> None:
        """Take the game, and number the actions."""
        super().bind(game)
        self.rules: SpiesCards = game.card_rules
        size = game.ground.size
        self._steps, self.hands, self.hints = game.spy_steps, game.hands, self.rules.hints("move")
        self.take_up = self.STEP + size
        self.douse = self.take_up + len(game.pieces)
        self.hand = self.douse + len(game.source_at)
        self.play = self.hand + len(game.pieces) * len(game.spies)

    def lapsed(self, state: SpiesState, frame: Frame) -> bool:
        """It has been caught."""
        return state.spies[frame[2]] > IN

    def legal(self, state: SpiesState) -> list[int]:
        """Return what the spy may do now (SP-H15 to SP-H17)."""
        spy = state.stack[-1][2]
        here = state.at[spy]
        if here == OFF:
            ways_in = entries(self.game, state) if state.spies[spy] == WAITING else 0
            return [self.STOP, *(self.STEP + place for place in bits_once(ways_in))]
        stop, *others = self._sure(state, spy, here)
        ways = self._steps(state, state.mover, here) if state.points > 0 and state.mode >= 0 else ()
        steps = [self.STEP + place for place in ways if self._may_enter(state, place)]
        cards = self.rules.choices(state, self.game.seat_of(spy), spy, "move")
        return [stop, *steps, *others, *(self.play + kind for kind in cards)]

    def draw(self, state: SpiesState, random: Callable[[], float]) -> int:
        """Draw among more than is legal, until it is: only what is drawn is asked whether it can be done."""
        spy = state.stack[-1][2]
        here = state.at[spy]
        if here == OFF:
            return self._draw_way_in(state, spy, random)
        sure = self._sure(state, spy, here)
        ways = self._steps(state, state.mover, here) if state.points > 0 and state.mode >= 0 else ()
        cards = self.rules.allowed(state, spy, "move")
        some, more = len(sure), len(sure) + len(ways)
        count = more + len(cards)
        while True:
            drawn = int(random() * count)
            if drawn < some:
                return sure[drawn]
            if drawn < more:
                if self._may_enter(state, ways[drawn - some]):
                    return self.STEP + ways[drawn - some]
            else:
                card = cards[drawn - more]
                if self.rules.plays(state, self.game.seat_of(spy), spy, card):
                    return self.play + card.number

    def _draw_way_in(self, state: SpiesState, spy: int, random: Callable[[], float]) -> int:
        ways_in = entries(self.game, state) if state.spies[spy] == WAITING else 0
        squares = self.game.land(state).entries
        while (drawn := int(random() * (1 + len(squares)))) and ways_in:
            if ways_in >> squares[drawn - 1] & 1:
                return self.STEP + int(squares[drawn - 1])
        return self.STOP

    def _sure(self, state: SpiesState, spy: int, here: int) -> Sequence[int]:
        """Return what a spy on the board may do but for steps and cards; to stop comes first."""
        game: SpiesGame = self.game
        actions: Sequence[int] = self.CHOOSE
        if state.mode >= 0:
            actions = self.GO if state.points > 0 and here in game.land(state).ground.edge else self.STAY
        laden, land = spy in state.carrier, game.land(state)
        if (
            laden
            or land.doused_from
            or (state.down and not land.places_beside[here].isdisjoint(state.at[game.figures]))
        ):
            return (*actions, *self._acts(state, spy, here, laden))
        return actions

    def _may_enter(self, state: SpiesState, place: int) -> bool:
        """SP-H02, SP-41: a spy goes round units and minefields; water takes one point more."""
        game: SpiesGame = self.game
        square = game.bit[place]
        if square & game.no_spies(state):
            return False
        if (
            square & game.land(state).water
            and state.points < 2
            and not game.traits(state, state.mover, "swim")
        ):
            return False
        return not game.someone_stands(state, place)

    def _acts(self, state: SpiesState, spy: int, here: int, laden: bool) -> list[int]:
        """SP-35, SP-41, SP-H06, SP-H17: take up, put down, put a light out, hand something over, play a card."""
        game: SpiesGame = self.game
        found: list[int] = []
        if laden and load(state, spy) != NOBODY:
            found.append(self.DROP)
        elif state.down and not (laden and game.carries(state, spy)):
            beside, at, bit = game.land(state).beside[here], state.at, game.bit
            lying = [unit for unit in bits(state.down) if beside & bit[at[unit]]]
            found += [self.take_up + unit for unit in lying if state.status[unit] != GONE]
        began = state.began[spy]
        if began != OFF:
            for source, reached in game.land(state).doused_from:
                if (
                    reached >> began & reached >> here & 1
                    and not (state.unlit() | state.stopped) >> source & 1
                ):
                    found.append(self.douse + source)
        if laden and state.points > 0:
            pairs = handed_over(game, state, spy)
            found += [self.hand + item * len(game.spies) + other for item, other in pairs]
        return found

    def apply(self, state: SpiesState, action: int) -> None:
        """Carry it out; the frame stays while the turn goes on."""
        game: SpiesGame = self.game
        frame = state.stack[-1]
        spy = frame[2]
        if action == self.STOP:
            self._end(state, spy)
        elif action <= RUN + 1:
            choose_mode(game, state, spy, action - 1)
        elif action == self.LEAVE:
            leave(game, state, spy)
            self._end(state, spy)
        elif action == self.DROP:
            put_down(game, state, spy)
        elif action < self.take_up:
            if state.mode == CRAWL:  # who has put on a uniform since has stood up
                state.lying |= 1 << spy
            enter = come_in if state.spies[spy] == WAITING else step
            enter(game, state, spy, action - self.STEP)
            if state.spies[spy] != IN and state.stack and state.stack[-1] is frame:
                self._end(state, spy)
        elif action < self.douse:
            take_up(game, state, spy, action - self.take_up)
        elif action < self.hand:
            put_out(game, state, action - self.douse)
        elif action < self.play:
            hand_over(game, state, *divmod(action - self.hand, len(game.spies)))
        else:
            play = (game.seat_of(spy), spy, action - self.play, game.hands[spy])
            game.choose_target.begin(state, play)
        if state.pending or (state.stack and state.stack[-1] is not frame) or not state.stack:
            self.settle(state)

    def _end(self, state: SpiesState, spy: int) -> None:
        """SP-H15, SP-H18: the turn is over but for the noise."""
        game: SpiesGame = self.game
        state.stack.pop()
        if state.spies[spy] == IN:
            stop(game, state, spy)
        owed = TOKENS[state.mode] if state.mode >= 0 and len(state.went) > 1 else 0
        if state.hushed >> spy & 1 or state.spies[spy] in (CAUGHT, WAITING):
            owed = 0  # tokens are laid after the stop (SP-37), which a runner who is caught never makes
        if state.mode == WALK and game.mission.walking_alerts:
            raise_alert(game, state, owed, "walking")
            owed = 0
        state.mode = -1
        if owed:
            game.ask(state, "noise", game.seat_of(spy), spy, owed)

    def describe(self, state: SpiesState, action: int) -> Move:
        """Tell it: ``stop``, ``run``, ``c4``, ``drop``, ``take:green-1``, ``douse:c4``, ``hand:document-1:spy-2``."""
        game: SpiesGame = self.game
        spy = state.stack[-1][2]
        who = {"piece": game.pieces[spy].id}
        if action == self.STOP:
            return Move("stop", Text("move.stop", who), pieces=(spy,))
        if action <= RUN + 1:
            mode = MODES[action - 1]
            return Move(mode, Text(f"move.{mode}", who), pieces=(spy,))
        if action in (self.LEAVE, self.DROP):
            word = "leave" if action == self.LEAVE else "drop"
            return Move(word, Text(f"move.{word}", who), pieces=(spy,))
        if action < self.take_up:
            square = action - self.STEP
            place = game.topology.ids[square]
            word = "move.come_in" if state.spies[spy] == WAITING else "move.go"
            return Move(place, Text(word, {**who, "place": place}), places=(square,), pieces=(spy,))
        if action < self.douse:
            piece = action - self.take_up
            name = game.pieces[piece].id
            return Move(f"take:{name}", Text("move.take_up", {**who, "piece2": name}), pieces=(piece,))
        if action >= self.play:
            return tell_card(game, "play", action - self.play)
        if action >= self.hand:
            item, other = divmod(action - self.hand, len(game.spies))
            given, to = game.pieces[item].id, game.pieces[other].id
            told = Text("move.hand_over", {**who, "piece2": given, "piece3": to})
            return Move(f"hand:{given}:{to}", told, pieces=(item, other))
        square = game.source_at[action - self.douse]
        place = game.topology.ids[square]
        return Move(f"douse:{place}", Text("move.douse", {**who, "place": place}), places=(square,))

    def take(self, state: SpiesState, frame: Frame, action: int) -> None:
        """Carried out by `apply`, since the frame stays while the turn goes on."""
        raise NotImplementedError


def entries(game: SpiesGame, state: SpiesState) -> int:
    """SP-H46: where a spy may come in, as a mask: neither lit nor in view, if there is such a square."""
    land = game.land(state)
    looks = land.looks
    seen = looks.bright(burning(game, state))
    for light in game.searchlights:
        if state.at[light] != OFF:
            seen |= game.beam(state, light)
    for unit in game.units:
        if state.shown[unit] != OFF:
            seen |= looks.view(game.sees_as[unit], state.shown[unit]) | game.bit[state.shown[unit]]
    for camera in game.cameras:
        if state.at[camera] != OFF:
            seen |= looks.view(game.sees_as[camera], state.at[camera], state.aim[camera])
    free = mask_of(land.entries) & ~game.no_spies(state) & ~game.units_mask(state)
    return free & ~seen or free


def choose_mode(game: SpiesGame, state: SpiesState, spy: int, mode: int) -> None:
    """SP-H15, SP-H16: a spy lies down to crawl and stands up for anything else; a load slows it (SP-35)."""
    state.mode = mode
    quicker = game.traits(state, spy, "speed") if mode >= WALK else 0
    state.points += game.speeds[mode] + quicker - state.slowed
    state.speed = state.points
    if mode == CRAWL:
        state.lying |= 1 << spy
    else:
        state.lying &= ~(1 << spy)
    game.emit(state, WAYS_TO_GO[mode], spy, audience=game.spies_audience)


def leave(game: SpiesGame, state: SpiesState, spy: int) -> None:
    """SP-H13: a spy leaves over the edge, with what it carries; that it has left is no secret."""
    place = state.at[spy]
    state.spies[spy] = AWAY
    state.at[spy] = OFF
    state.lying &= ~(1 << spy)
    state.disguise[spy] = NOBODY
    body = load(state, spy)
    if body != NOBODY:
        state.carrier[body] = NOBODY
    game.emit(state, SpiesEvents.left, spy, place)


class LayBody(NestedPhase[SpiesState]):
    """Where the body of a unit falls: ``[~phase, seat, unit]``.

    Actions: its square or one beside it (SP-30).
    """

    name = "lay_body"

    def options(self, state: SpiesState, frame: Frame) -> list[int]:
        """Not through an obstacle, and on no other unit."""
        game: SpiesGame = self.game
        place = state.at[frame[2]]
        if place == OFF:
            return [0]
        taken = game.units_mask(state)
        return [square for square in game.land(state).ground.noise_near[place] if not taken >> square & 1]

    def take(self, state: SpiesState, frame: Frame, action: int) -> None:
        """Lay it there, standing."""
        game: SpiesGame = self.game
        if state.at[frame[2]] != OFF:
            lay_body(game, state, frame[2], action)

    def describe(self, state: SpiesState, action: int) -> Move:
        """Tell the square."""
        place = self.game.topology.ids[action]
        return Move(place, Text("move.lay_body", {"place": place}), places=(action,))


class Push(NestedPhase[SpiesState]):
    """Where a fellow goes that another spy has stopped on: ``[~phase, seat, spy]``.

    Actions: squares beside it (SP-H12).
    """

    name = "push"

    def options(self, state: SpiesState, frame: Frame) -> list[int]:
        """Not through an obstacle, and where nobody stands; after a resampling there may be none."""
        return room_beside(self.game, state, frame[2]) or [state.at[frame[2]]]

    def take(self, state: SpiesState, frame: Frame, action: int) -> None:
        """Go there."""
        if action != state.at[frame[2]]:
            push(self.game, state, frame[2], action)

    def lapsed(self, state: SpiesState, frame: Frame) -> bool:
        """It is not on the board any more."""
        return state.spies[frame[2]] != IN

    def describe(self, state: SpiesState, action: int) -> Move:
        """Tell the square."""
        spy = state.stack[-1][2]
        place = self.game.topology.ids[action]
        told = Text("move.push", {"piece": self.game.pieces[spy].id, "place": place})
        return Move(place, told, places=(action,), pieces=(spy,))


class LayNoise(NestedPhase[SpiesState]):
    """A spy lays the noise tokens of its move: ``[~phase, seat, spy, how many]``.

    Actions: squares (SP-37).
    """

    name = "noise"

    def options(self, state: SpiesState, frame: Frame) -> list[int]:
        """Where it was or is, or beside those, not through an obstacle."""
        near = self.game.land(state).ground.noise_near
        return sorted({there for here in state.went for there in near[here]})

    def take(self, state: SpiesState, frame: Frame, action: int) -> None:
        """Lay it, and go on with the next."""
        lay_noise(self.game, state, action)
        if frame[3] > 1:
            self.open(state, frame[1], frame[2], frame[3] - 1)

    def describe(self, state: SpiesState, action: int) -> Move:
        """Tell the square."""
        place = self.game.topology.ids[action]
        return Move(place, Text("move.noise", {"place": place}), places=(action,))
