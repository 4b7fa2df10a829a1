"""Conditions that only Scorpion has."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from uguisu.core.language.code import Code
from uguisu.core.language.fields import Model
from uguisu.core.machine import Condition
from uguisu.core.state import OFF, Frame, State
from uguisu.said import Said
from uguisu_scorpion.operations.refer import Intruder, Zone, game_of, intruder, seat_in
from uguisu_scorpion.operations.words import ScorpionTest
from uguisu_scorpion.rules.figures import at_place, free_drunk, on_board
from uguisu_scorpion.rules.movement import may_enter, may_go_on, on_an_end
from uguisu_scorpion.state import IN_PASSAGE, ScorpionState


class Entering(ScorpionTest, Model, frozen=True, tag_field="test", tag="entering"):
    """Holds while the intruder whose turn it is has just entered a zone with guards, and is not shown yet (SC-43)."""

    def compile(self, code: Code) -> Condition:
        """Write it."""
        game_of(code)
        return lambda state, _frame: bool(state.entering)


class GuardsTest(ScorpionTest, Model, frozen=True, tag_field="test", tag="guards"):
    """Counts the guards in a zone, or with an intruder; drunk ones do not count."""

    at: Zone
    is_: Annotated[
        Annotated[int, Meta(ge=0, le=40)] | None, Meta(description="Just so many.", examples=[1])
    ] = None
    at_least: Annotated[
        Annotated[int, Meta(ge=0, le=40)] | None, Meta(description="So many or more.", examples=[1])
    ] = None
    are: Annotated[
        Literal["any", "sentries"],
        Meta(description="`sentries`: it holds only if none of them is in a patrol.", examples=["sentries"]),
    ] = "any"

    def compile(self, code: Code) -> Condition:
        """Write it."""
        game, place = game_of(code), code.place(self.at, "at")
        if self.is_ is None and self.at_least is None:
            raise code.fail(
                Said("this condition compares with nothing"), hint=Said("give `is` or `at_least`")
            )

        def holds(state: ScorpionState, frame: Frame) -> bool:
            zone = place(state, frame)
            mask = at_place(game, state, zone) if zone != OFF else 0
            count = mask.bit_count()
            if self.is_ is not None and count != self.is_:
                return False
            if self.at_least is not None and count < self.at_least:
                return False
            return self.are == "any" or not mask & ~state.solo

        return holds


class MovedTest(ScorpionTest, Model, frozen=True, tag_field="test", tag="moved"):
    """Compares how many zones an intruder has moved in its latest turn (SC-40)."""

    intruder: Intruder
    at_most: Annotated[int, Meta(ge=0, le=9, description="So many or fewer.", examples=[1])]

    def compile(self, code: Code) -> Condition:
        """Write it."""
        who, most = intruder(code, self.intruder, "intruder"), self.at_most
        return lambda state, frame: state.noise[who(state, frame)] <= most


class CanGoOn(ScorpionTest, Model, frozen=True, tag_field="test", tag="can_go_on"):
    """Holds while the intruder whose turn it is may move at least one zone more this turn (SC-40, SC-41)."""

    def compile(self, code: Code) -> Condition:
        """Write it."""
        game_of(code)

        def holds(state: ScorpionState, _frame: Frame) -> bool:
            return may_go_on(state)

        return holds


class BeganHere(ScorpionTest, Model, frozen=True, tag_field="test", tag="began_here"):
    """Holds when an intruder is in the zone in which it began this turn (SC-49)."""

    intruder: Intruder

    def compile(self, code: Code) -> Condition:
        """Write it."""
        game, who = game_of(code), intruder(code, self.intruder, "intruder")

        def holds(state: ScorpionState, frame: Frame) -> bool:
            number = who(state, frame)
            path = state.paths[number]
            return bool(path) and path[0] == state.at[game.first + number]

        return holds


class PassageEnd(ScorpionTest, Model, frozen=True, tag_field="test", tag="passage_end"):
    """Holds when an intruder may go into the passage from where it stands (SC-60), and has not just met guards (SC-43)."""

    intruder: Intruder

    def compile(self, code: Code) -> Condition:
        """Write it."""
        game, who = game_of(code), intruder(code, self.intruder, "intruder")

        def holds(state: ScorpionState, frame: Frame) -> bool:
            number = who(state, frame)
            return not state.entering and on_an_end(game, state, number) and may_enter(game, state, number)

        return holds


class InPassage(ScorpionTest, Model, frozen=True, tag_field="test", tag="in_passage"):
    """Holds when an intruder is in the secret passage (SC-60)."""

    intruder: Intruder

    def compile(self, code: Code) -> Condition:
        """Write it."""
        who = intruder(code, self.intruder, "intruder")
        return lambda state, frame: state.status[who(state, frame)] == IN_PASSAGE


class Within(ScorpionTest, Model, frozen=True, tag_field="test", tag="within"):
    """Compares the distance between two zones as sound travels: walls and moats do not matter (SC-33)."""

    place: Zone
    of: Zone
    zones: Annotated[int, Meta(ge=0, le=99, description="So many zones or fewer.", examples=[2])]

    def compile(self, code: Code) -> Condition:
        """Write it."""
        game = game_of(code)
        a, b, most = code.place(self.place, "place"), code.place(self.of, "of"), self.zones

        def holds(state: State, frame: Frame) -> bool:
            one, other = a(state, frame), b(state, frame)
            return OFF not in (one, other) and game.ground.sound[one][other] <= most

        return holds


class MarkWithin(ScorpionTest, Model, frozen=True, tag_field="test", tag="mark_within"):
    """Holds when a mark of a kind lies within so many zones of a place, walls and moats not minded."""

    kind: Annotated[str, Meta(description="The kind of mark.", examples=["lantern"])]
    of: Zone
    zones: Annotated[int, Meta(ge=0, le=99, description="So many zones or fewer.", examples=[2])]

    def compile(self, code: Code) -> Condition:
        """Write it."""
        game = game_of(code)
        kind, place, most = code.mark_kind(self.kind, "kind"), code.place(self.of, "of"), self.zones

        def holds(state: State, frame: Frame) -> bool:
            here = place(state, frame)
            sound = game.ground.sound
            return here != OFF and any(
                mark[0] == kind and sound[here][mark[1]] <= most for mark in state.marks
            )

        return holds


class Asleep(ScorpionTest, Model, frozen=True, tag_field="test", tag="asleep"):
    """Compares how many guards are still asleep (SC-37)."""

    is_: Annotated[
        Annotated[int, Meta(ge=0, le=99)] | None, Meta(description="Just so many.", examples=[0])
    ] = None
    at_least: Annotated[
        Annotated[int, Meta(ge=0, le=99)] | None, Meta(description="So many or more.", examples=[1])
    ] = None

    def compile(self, code: Code) -> Condition:
        """Write it."""
        nobody = game_of(code).ground.nobody

        def holds(state: ScorpionState, _frame: Frame) -> bool:
            asleep = 0 if state.sleepers == nobody else sum(state.sleepers)
            return (self.is_ is None or asleep == self.is_) and (
                self.at_least is None or asleep >= self.at_least
            )

        return holds


class RoomFor(ScorpionTest, Model, frozen=True, tag_field="test", tag="room"):
    """Holds when one more guard may come onto the board and its player has a figure for it (SC-39); or only when there is
    a figure, of the player's guards or of a drunk (SC-37, SC-49).
    """

    for_: Annotated[
        Literal["guard", "figure", "drunk"],
        Meta(
            description=(
                "`guard`: for a guard more on the board; `figure`: for one in the place of a drunk; `drunk`: for a drunk."
            ),
            examples=["guard"],
        ),
    ] = "guard"

    def compile(self, code: Code) -> Condition:
        """Write it."""
        game = game_of(code)
        if self.for_ == "drunk":
            return lambda state, _frame: free_drunk(game, state) >= 0
        most, swapped = game.options.most_guards, self.for_ == "figure"
        player = seat_in(code)
        figures = [own or game.all_guards for own in game.own]

        def room(state: ScorpionState, frame: Frame) -> bool:
            own = game.all_guards if player is None else figures[player(state, frame)]
            if not own & ~(state.standing | sum(state.inside)):
                return False
            return swapped or on_board(game, state) < most

        return room


TESTS = (
    Entering,
    GuardsTest,
    MovedTest,
    CanGoOn,
    BeganHere,
    PassageEnd,
    InPassage,
    Within,
    MarkWithin,
    Asleep,
    RoomFor,
)
