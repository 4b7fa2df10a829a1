"""The guard's turn, in its ten steps (SP-01)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar

from uguisu import OFF, OVER, Frame, Move, Text
from uguisu.cards import tell_card
from uguisu.phases import NestedPhase, Step, again
from uguisu_spies.board.sight import Look
from uguisu_spies.events import SpiesEvents
from uguisu_spies.rules import alert, dogs
from uguisu_spies.rules.detection import look
from uguisu_spies.rules.movement import make_room
from uguisu_spies.rules.noise import quiet_down
from uguisu_spies.rules.placing import go_to, stand_beside
from uguisu_spies.rules.units import activate, enough_units, free_beside, out_of_order, ready, somebody_ready
from uguisu_spies.state import ALERT, DEAD, FAR, GUARD, LOW, NOBODY, ROUND, SpiesState

if TYPE_CHECKING:
    from uguisu_spies.cards.play import SpiesCards
    from uguisu_spies.game import SpiesGame


def announce(step: int) -> Step:
    """Return what tells missions that a step of the guard's turn begins (SP-01)."""

    def begins(game: SpiesGame, state: SpiesState, _frame: Frame) -> None:
        """A step of the guard's turn begins; missions may wait for it."""
        game.emit(state, SpiesEvents.guard_step, step)

    return begins


def alert_falls(game: SpiesGame, state: SpiesState, _frame: Frame) -> None:
    """Step 1: the alert falls (SP-01). The clock does not move here: spies may have to decide first how a dog runs, and
    that would be noticed.
    """
    state.activated = state.sharp = 0
    if game.options.alert_falls == "first":
        alert.fall(game, state)
    state.cards = ()


def play_cards(game: SpiesGame, state: SpiesState, _frame: Frame) -> None:
    """SP-03: after the fall of the alert the guard may play cards."""
    offer_cards(game, state, "guard_cards", "turn")


def play_before_cameras(game: SpiesGame, state: SpiesState, _frame: Frame) -> None:
    """SP-03: and before his cameras look."""
    offer_cards(game, state, "camera_cards", "cameras")


def play_after_find(game: SpiesGame, state: SpiesState, _frame: Frame) -> None:
    """SP-03: after a find he may play those that name no moment, before the next step of his turn."""
    if state.tracks[ALERT] > state.offered:
        offer_cards(game, state, "guard_cards", "turn")


def offer_cards(game: SpiesGame, state: SpiesState, decision: str, window: str) -> None:
    """Ask the guard, if there is a card that he could play; his hand lies open, so that tells nothing."""
    state.offered = state.tracks[ALERT]
    rules: SpiesCards = game.card_rules
    if any(rules.plays(state, GUARD, NOBODY, card) for card in rules.allowed(state, NOBODY, window)):
        game.ask(state, decision, GUARD)


def snipers(game: SpiesGame, state: SpiesState, frame: Frame) -> None:
    """Step 2: each sniper looks at one square (SP-51)."""
    watch(game, state, frame, game.snipers)


def perimeter(game: SpiesGame, state: SpiesState, frame: Frame) -> None:
    """Step 6: so does each camera that stands outside (SP-50)."""
    watch(game, state, frame, game.perimeter)


def cameras(game: SpiesGame, state: SpiesState, frame: Frame) -> None:
    """Step 7: all other cameras look, each turned anew (SP-50, SP-H29)."""
    watch(game, state, frame, game.cameras)


def watch(game: SpiesGame, state: SpiesState, frame: Frame, devices: Sequence[int]) -> None:
    """Have the devices look, one after the other; the frame's register counts them."""
    while frame[2] < len(devices):
        device = devices[frame[2]]
        frame[2] += 1
        place = state.at[device]
        if place != state.shown[device] and out_of_order(game, state, device):
            again(frame)
            return
        if place != OFF:
            again(frame)
            choices = looks_of(game, state, device)
            if len(choices) == 1 and not game.options.forgetting:
                watch_at(game, state, device, choices[0])
            elif choices:
                game.ask(state, "watch", GUARD, device)
            return
    frame[2] = 0


def looks_of(game: SpiesGame, state: SpiesState, piece: int) -> Sequence[Look]:
    """Return the looks that a unit, camera or sniper may choose from, on the guard's board."""
    looks, place = game.land(state).looks, state.shown[piece]
    if state.aim[piece] >= 0 and piece in game.cameras:
        return looks.turned(game.sees_as[piece], place, state.aim[piece])
    return (
        looks.outside(place, state.aim[piece])
        if game.aimed[piece]
        else looks.choices[game.sees_as[piece]][place]
    )


def watch_at(game: SpiesGame, state: SpiesState, piece: int, chosen: Look) -> None:
    """A look at what has been chosen; snipers find what lies, too (SP-51)."""
    game.emit(state, SpiesEvents.looks, piece, chosen[0])
    squares, lying = chosen[1], game.finds_lying[piece]
    if state.sharp and piece in game.units and piece not in game.civilians:
        lying = bool(state.sharp & LOW)
        if state.sharp & FAR:
            squares |= game.land(state).looks.beyond(state.shown[piece], chosen[0])
    look(game, state, squares, piece, lying=lying)


def forgotten(game: SpiesGame, piece: int) -> Move:
    """SP-16: tell that the guard forgets a piece in a step of his turn."""
    return Move("forget", Text("move.forget", {"piece": game.pieces[piece].id}), pieces=(piece,))


class Watch(NestedPhase[SpiesState]):
    """Where a camera or sniper looks: ``[~phase, seat, piece]``.

    Actions: its looks, by number; one more forgets it (SP-16).
    """

    name = "watch"

    def options(self, state: SpiesState, frame: Frame) -> list[int]:
        """Return its looks."""
        count = len(looks_of(self.game, state, frame[2]))
        return list(range(count + self.game.options.forgetting))

    def draw(self, state: SpiesState, random: Callable[[], float]) -> int:
        """Draw one of them."""
        count = len(looks_of(self.game, state, state.stack[-1][2]))
        return int(random() * (count + self.game.options.forgetting))

    def apply(self, state: SpiesState, action: int) -> None:
        """Look."""
        piece = state.stack.pop()[2]
        state.clock += 1
        choices = looks_of(self.game, state, piece)
        if action < len(choices):
            watch_at(self.game, state, piece, choices[action])
        self.settle(state)

    def describe(self, state: SpiesState, action: int) -> Move:
        """Tell the squares: ``look:c4,c5``, or ``forget``."""
        piece = state.stack[-1][2]
        choices = looks_of(self.game, state, piece)
        if action >= len(choices):
            return forgotten(self.game, piece)
        return tell_look(self.game, piece, choices[action])


def tell_look(game: SpiesGame, piece: int, chosen: Look) -> Move:
    """Tell a look to people."""
    ids = game.topology.ids
    places = [ids[square] for square in chosen[0]]
    told = Text("move.look", {"piece": game.pieces[piece].id, "places": places})
    return Move("look:" + ",".join(places), told, places=chosen[0], pieces=(piece,))


def begin_units(game: SpiesGame, state: SpiesState, _frame: Frame) -> None:
    """Step 5 begins: as many activations as the alert shows at this very step (SP-01, SP-15, SP-H21)."""
    state.left = state.tracks[ALERT]
    enough_units(game, state)


def units(game: SpiesGame, state: SpiesState, frame: Frame) -> None:
    """Step 5: unit after unit, in any order, unless a find has left too few of them (SP-15)."""
    if state.left and somebody_ready(game, state) and enough_units(game, state):
        again(frame)
        state.offered = state.tracks[ALERT]
        game.ask(state, "activate", GUARD)


def play_card(game: SpiesGame, state: SpiesState, kind: int) -> None:
    """SP-03: the guard plays a card in the midst of a step."""
    game.choose_target.begin(state, (GUARD, NOBODY, kind, game.hands[-1]))


class Activate(NestedPhase[SpiesState]):
    """Which unit is next: ``[~phase, seat]``.

    Actions: units, by piece; 0: no more (SP-H22); then cards, by kind.
    """

    name = "activate"
    DONE: ClassVar[int] = 0

    def bind(self, game: SpiesGame) -> None:
        """Take the game, and number the cards after the units."""
        super().bind(game)
        self.rules: SpiesCards = game.card_rules
        self.hand, self.hints = game.hands[-1], self.rules.hints("units")
        self.first_card = len(game.pieces)
        self.unit_move: UnitMove = game.phases_by_name["unit_move"]  # type: ignore[assignment]

    def options(self, state: SpiesState, frame: Frame) -> list[int]:
        """Return those on the guard's board that have not been activated."""
        game = self.game
        cards = self.rules.choices(state, GUARD, NOBODY, "units")
        first = self.first_card
        return [
            *((self.DONE,) if game.options.may_activate_fewer else ()),
            *ready(game, state),
            *(first + kind for kind in cards),
        ]

    def draw(self, state: SpiesState, random: Callable[[], float]) -> int:
        """Draw among all units and cards, until one is ready."""
        game: SpiesGame = self.game
        units, hand = game.units, state.areas[self.hand]
        busy, number = state.activated | state.asleep, len(units)
        more = number + len(hand)
        count = more + game.options.may_activate_fewer
        while True:
            drawn = int(random() * count)
            if drawn < number:
                unit = units[drawn]
                if not busy >> unit & 1 and state.shown[unit] != OFF:
                    return unit
            elif drawn == more:
                return self.DONE
            elif self.hints[hand[drawn - number]] and self.rules.drawn(
                state, GUARD, NOBODY, hand, drawn - number
            ):
                return self.first_card + hand[drawn - number]

    def apply(self, state: SpiesState, action: int) -> None:
        """Activate it."""
        game: SpiesGame = self.game
        state.stack.pop()
        state.clock += 1
        if action == self.DONE:
            state.left = 0
        elif action >= self.first_card:
            play_card(game, state, action - self.first_card)
        elif activate(game, state, action) and state.phase != OVER:
            state.mover, state.points = action, game.speed_of[action]
            state.went = (state.shown[action],)
            self.unit_move.follow(state, GUARD, action)
            return
        self.settle(state)

    def describe(self, state: SpiesState, action: int) -> Move:
        """Tell it: ``green-1``, ``done``."""
        if action == self.DONE:
            return Move("done", Text("move.done"))
        if action >= self.first_card:
            return tell_card(self.game, "play", action - self.first_card)
        who = self.game.pieces[action].id
        place = self.game.place_id(state.shown[action])
        return Move(who, Text("move.activate", {"piece": who, "place": place}), pieces=(action,))


class UnitMove(NestedPhase[SpiesState]):
    """A unit walks and looks: ``[~phase, seat, unit]``; the frame stays until it has looked.

    Actions: squares; cards, by kind; squares to let its dog loose at (SP-21); its looks, by number; then `stay`, where it
    can look at nothing.
    """

    name = "unit_move"

    def bind(self, game: SpiesGame) -> None:
        """Take the game."""
        super().bind(game)
        self.rules: SpiesCards = game.card_rules
        self.hand, self.hints = game.hands[-1], self.rules.hints("walk")
        self.first_card = game.ground.size
        self.release = self.first_card + len(game.card_ids)
        self.first_look = self.release + game.ground.size
        self.in_the_way = slice(game.units.start, game.units.stop + len(game.dogs))

    def lapsed(self, state: SpiesState, frame: Frame) -> bool:
        """Its figure is gone from the guard's board."""
        return state.shown[frame[2]] == OFF

    def legal(self, state: SpiesState) -> list[int]:
        """Return the steps and looks there are (SP-20, SP-73)."""
        game: SpiesGame = self.game
        unit = state.stack[-1][2]
        open_squares, looks = self._open(state, unit)
        taken = state.shown[self.in_the_way]
        near = game.land(state).ground.near[state.shown[unit]] if state.points else ()
        actions = [place for place in near if open_squares >> place & 1 and place not in taken]
        actions += self._dog_squares(state, unit)
        if not game.shuns_items[unit]:
            cards = self.rules.choices(state, GUARD, NOBODY, "walk")
            actions += [self.first_card + kind for kind in cards]
        actions += looks
        return actions

    def _open(self, state: SpiesState, unit: int) -> tuple[int, Sequence[int]]:
        """Return where a unit may go unless somebody stands there, as a mask; and its looks, or `stay`, as actions."""
        game: SpiesGame = self.game
        land = game.land(state)
        squares = land.allowed[game.kinds_of[unit]]
        if state.points < 2:
            squares &= ~land.water
        looks, first = looks_of(game, state, unit), self.first_look
        if game.shuns_items[unit]:
            items = game.items_shown(state)
            squares &= ~items
            kept = [first + number for number, (_, seen) in enumerate(looks) if not seen & items]
            return squares, kept or (first + len(looks),)
        return squares, range(first, first + (len(looks) or 1))

    def _dog_squares(self, state: SpiesState, unit: int) -> Sequence[int]:
        """Return where a unit may let its dog loose before it has gone anywhere, as actions."""
        game: SpiesGame = self.game
        if not state.points or len(state.went) > 1 or dogs.dog_of(game, state, unit) == NOBODY:
            return ()
        return [self.release + place for place in dogs.room_for_dog(game, state, unit)]

    def draw(self, state: SpiesState, random: Callable[[], float]) -> int:
        """Draw among all squares beside it, looks and cards, until one is open to it."""
        game: SpiesGame = self.game
        unit = state.stack[-1][2]
        open_squares, sure = self._open(state, unit)
        if unit in game.dog_of:
            sure = [*sure, *self._dog_squares(state, unit)]
        near = game.land(state).ground.near[state.shown[unit]] if state.points else ()
        hand: list[int] = [] if game.shuns_items[unit] else state.areas[self.hand]
        some, more = len(sure), len(sure) + len(near)
        count = more + len(hand)
        while True:
            drawn = int(random() * count)
            if drawn < some:
                return sure[drawn]
            if drawn < more:
                place = near[drawn - some]
                if open_squares >> place & 1 and place not in state.shown[self.in_the_way]:
                    return place
            elif self.hints[hand[drawn - more]] and self.rules.drawn(
                state, GUARD, NOBODY, hand, drawn - more
            ):
                return self.first_card + hand[drawn - more]

    def apply(self, state: SpiesState, action: int) -> None:
        """Take a step, or look and be done."""
        game: SpiesGame = self.game
        frame = state.stack[-1]
        unit = frame[2]
        state.clock += 1
        if action < self.first_card:
            walk(game, state, unit, action)
            if state.shown[unit] == OFF and state.stack and state.stack[-1] is frame:
                state.stack.pop()
                state.mover = NOBODY
        elif action < self.release:
            play_card(game, state, action - self.first_card)
        elif action < self.first_look:
            state.points = 0
            dog = dogs.dog_of(game, state, unit)
            if dogs.obeys(game, state, unit):
                frame[2] = state.mover = game.without_dog[unit]
                dogs.replace(game, state, unit, frame[2])
                dogs.let_loose(game, state, dog, action - self.release)
            else:
                dogs.stay(game, state, dog, unit)
        else:
            state.stack.pop()
            state.mover = NOBODY
            step_aside(game, state, unit)
            looks = looks_of(game, state, unit)
            if action - self.first_look < len(looks):
                watch_at(game, state, unit, looks[action - self.first_look])
            if unit in state.disguise:
                make_room(game, state, state.disguise_of(unit))
            game.emit(state, SpiesEvents.unit_stopped, unit, state.shown[unit])
        if state.pending or not state.stack or state.stack[-1] is not frame:
            self.settle(state)

    def describe(self, state: SpiesState, action: int) -> Move:
        """Tell it: ``c4``, ``look:d4``, ``stay``."""
        game: SpiesGame = self.game
        unit = state.stack[-1][2]
        who = game.pieces[unit].id
        if self.first_card <= action < self.release:
            return tell_card(game, "play", action - self.first_card)
        if self.release <= action < self.first_look:
            square = action - self.release
            place = game.topology.ids[square]
            told = Text("move.let_loose", {"piece": who, "place": place})
            return Move(f"dog:{place}", told, places=(square,), pieces=(unit,))
        if action < self.first_card:
            place = game.topology.ids[action]
            return Move(
                place, Text("move.go", {"piece": who, "place": place}), places=(action,), pieces=(unit,)
            )
        looks = looks_of(game, state, unit)
        if action - self.first_look < len(looks):
            return tell_look(game, unit, looks[action - self.first_look])
        return Move("stay", Text("move.stay", {"piece": who}), pieces=(unit,))

    def title(self, state: SpiesState) -> Text:
        """Tell how far it may still walk."""
        return Text(f"phase.{self.name}", {"points": state.points})

    def take(self, state: SpiesState, frame: Frame, action: int) -> None:
        """Carried out by `apply`, since the frame stays while the unit walks."""
        raise NotImplementedError


def walk(game: SpiesGame, state: SpiesState, unit: int, place: int) -> None:
    """A unit steps, on both boards; so does a spy who stands in its place (SP-60). Water takes a point more (SP-41)."""
    state.points -= 1 + (game.land(state).water >> place & 1)
    state.went = (*state.went, place)
    go_to(game, state, unit, place)


def step_aside(game: SpiesGame, state: SpiesState, unit: int) -> None:
    """SP-36: who was woken where a unit stops comes to a square beside it."""
    here = state.shown[unit]
    if state.shown[game.figures].count(here) == 1:
        return
    for other in game.units:
        if other != unit and state.shown[other] == here:
            stand_beside(game, state, other, here)


class Stand(NestedPhase[SpiesState]):
    """Beside which square a unit comes to stand that has no room on it: ``[~phase, seat, unit, square]``.

    Actions: squares (SP-04, SP-36).
    """

    name = "stand"

    def options(self, state: SpiesState, frame: Frame) -> list[int]:
        """Return the nearest free ones; if they have been taken by now, it stays."""
        return free_beside(self.game, state, *frame[2:]) or [frame[3]]

    def take(self, state: SpiesState, frame: Frame, action: int) -> None:
        """Go there."""
        state.clock += 1
        go_to(self.game, state, frame[2], action)

    def lapsed(self, state: SpiesState, frame: Frame) -> bool:
        """It is down again."""
        return state.status[frame[2]] >= DEAD and frame[2] not in state.disguise

    def describe(self, state: SpiesState, action: int) -> Move:
        """Tell the square."""
        unit, place = state.stack[-1][2], self.game.topology.ids[action]
        told = Text("move.go", {"piece": self.game.pieces[unit].id, "place": place})
        return Move(place, told, places=(action,), pieces=(unit,))


def time_passes(game: SpiesGame, state: SpiesState, _frame: Frame) -> None:
    """Step 10: the time track goes up by one (SP-01, SP-74)."""
    if game.options.alert_falls == "last":
        alert.fall(game, state)
    quiet_down(game, state)
    game.emit(state, SpiesEvents.round_ended, state.tracks[ROUND])


def next_round(game: SpiesGame, state: SpiesState, _frame: Frame) -> None:
    """SP-74: time is up when the round after the last would begin."""
    if state.tracks[ROUND] >= game.mission.rounds:
        game.finish_with(state, "time_up")
    else:
        state.tracks[ROUND] += 1  # everybody is told as the round begins
