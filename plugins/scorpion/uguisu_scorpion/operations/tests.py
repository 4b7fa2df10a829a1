"""Conditions that only Scorpion has."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from uguisu.core.language.code import Code
from uguisu.core.language.fields import MarkKind, Model
from uguisu.core.machine import Condition
from uguisu.core.state import Frame
from uguisu.said import Reads, Said
from uguisu_scorpion.operations.refer import Intruder, Zone, game_of, seat_in
from uguisu_scorpion.operations.words import ScorpionTest
from uguisu_scorpion.rules.figures import at_place, free_drunk, on_board
from uguisu_scorpion.rules.movement import may_enter, may_go_on, on_an_end
from uguisu_scorpion.state import IN_PASSAGE, ScorpionState


class Entering(ScorpionTest, Model, frozen=True, tag_field="test", tag="entering"):
    """Holds while the intruder whose turn it is has just entered a zone with guards, and is not shown yet (SC-43)."""

    reads = Reads("an intruder has just entered a zone with guards and is not shown yet")

    def compile(self, code: Code) -> Condition:
        game_of(code)
        return lambda state, _frame: bool(state.entering)


class GuardsTest(ScorpionTest, Model, frozen=True, tag_field="test", tag="guards"):
    """Counts the guards in a zone, or with an intruder; drunk ones do not count."""

    reads = Reads(
        "the number of guards at {at} is",
        is_=" exactly {is_}",
        at_least=" at least {at_least}",
        are={"sentries": ", none of them in a patrol"},
    )

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
        game = game_of(code)
        if self.is_ is None and self.at_least is None:
            raise code.fail(
                Said("this condition has nothing to compare with"), hint=Said("give `is` or `at_least`")
            )

        def holds(state: ScorpionState, zone: int) -> bool:
            mask = at_place(game, state, zone)
            count = mask.bit_count()
            if self.is_ is not None and count != self.is_:
                return False
            if self.at_least is not None and count < self.at_least:
                return False
            return self.are == "any" or not mask & ~state.solo

        return code.ask(holds, code.take(self, "at"))


class MovedTest(ScorpionTest, Model, frozen=True, tag_field="test", tag="moved"):
    """Compares how many zones an intruder has moved in its latest turn (SC-40)."""

    reads = Reads("{intruder} has moved no farther than {at_most} (in zones) in its latest turn")

    intruder: Intruder
    at_most: Annotated[int, Meta(ge=0, le=9, description="This many or fewer.", examples=[1])]

    def compile(self, code: Code) -> Condition:
        first, most = game_of(code).first, self.at_most

        def holds(state: ScorpionState, who: int) -> bool:
            return state.noise[who - first] <= most

        return code.ask(holds, code.take(self, "intruder"))


class CanGoOn(ScorpionTest, Model, frozen=True, tag_field="test", tag="can_go_on"):
    """Holds while the intruder whose turn it is may move at least one zone more this turn (SC-40, SC-41)."""

    reads = Reads("the intruder can move at least one zone more")

    def compile(self, code: Code) -> Condition:
        game_of(code)

        def holds(state: ScorpionState, _frame: Frame) -> bool:
            return may_go_on(state)

        return holds


class BeganHere(ScorpionTest, Model, frozen=True, tag_field="test", tag="began_here"):
    """Holds when an intruder is in the zone in which it began this turn (SC-49)."""

    reads = Reads("{intruder} is where this turn began")

    intruder: Intruder

    def compile(self, code: Code) -> Condition:
        first = game_of(code).first

        def holds(state: ScorpionState, who: int) -> bool:
            path = state.paths[who - first]
            return bool(path) and path[0] == state.at[who]

        return code.ask(holds, code.take(self, "intruder"))


class PassageEnd(ScorpionTest, Model, frozen=True, tag_field="test", tag="passage_end"):
    """Holds when an intruder may go into the passage from where it stands (SC-60), and has not just met guards (SC-43)."""

    reads = Reads("{intruder} may go into the secret passage from here")

    intruder: Intruder

    def compile(self, code: Code) -> Condition:
        game = game_of(code)

        def holds(state: ScorpionState, who: int) -> bool:
            number = who - game.first
            return not state.entering and on_an_end(game, state, number) and may_enter(game, state, number)

        return code.ask(holds, code.take(self, "intruder"))


class InPassage(ScorpionTest, Model, frozen=True, tag_field="test", tag="in_passage"):
    """Holds when an intruder is in the secret passage (SC-60)."""

    reads = Reads("{intruder} is in the secret passage")

    intruder: Intruder

    def compile(self, code: Code) -> Condition:
        first = game_of(code).first

        def holds(state: ScorpionState, who: int) -> bool:
            return state.status[who - first] == IN_PASSAGE

        return code.ask(holds, code.take(self, "intruder"))


class Within(ScorpionTest, Model, frozen=True, tag_field="test", tag="within"):
    """Compares the distance between two zones as sound travels: walls and moats do not matter (SC-33)."""

    reads = Reads("the distance from {place} to {of} is {zones} or less")

    place: Zone
    of: Zone
    zones: Annotated[int, Meta(ge=0, le=99, description="This many zones or fewer.", examples=[2])]

    def compile(self, code: Code) -> Condition:
        sound, most = game_of(code).ground.sound, self.zones

        def holds(_state: ScorpionState, one: int, other: int) -> bool:
            return sound[one][other] <= most

        return code.ask(holds, code.take(self, "place"), code.take(self, "of"))


class MarkWithin(ScorpionTest, Model, frozen=True, tag_field="test", tag="mark_within"):
    """Holds when a mark of a kind lies within so many zones of a place, walls and moats not minded."""

    reads = Reads("a mark ({kind}) lies at a distance of {zones} or less from {of}")

    kind: MarkKind
    of: Zone
    zones: Annotated[int, Meta(ge=0, le=99, description="This many zones or fewer.", examples=[2])]

    def compile(self, code: Code) -> Condition:
        game = game_of(code)
        kind, most = code.mark_kind(self.kind, "kind"), self.zones

        def holds(state: ScorpionState, here: int) -> bool:
            near = game.ground.sound[here]
            return any(mark[0] == kind and near[mark[1]] <= most for mark in state.marks)

        return code.ask(holds, code.take(self, "of"))


class Asleep(ScorpionTest, Model, frozen=True, tag_field="test", tag="asleep"):
    """Compares how many guards are still asleep (SC-37)."""

    reads = Reads("the number of guards asleep is", is_=" exactly {is_}", at_least=" at least {at_least}")

    is_: Annotated[
        Annotated[int, Meta(ge=0, le=99)] | None, Meta(description="Just so many.", examples=[0])
    ] = None
    at_least: Annotated[
        Annotated[int, Meta(ge=0, le=99)] | None, Meta(description="So many or more.", examples=[1])
    ] = None

    def compile(self, code: Code) -> Condition:
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

    reads = Reads(
        "{for_}",
        for_={
            "guard": "one more guard may come onto the board",
            "figure": "there is a figure of a guard left",
            "drunk": "there is a figure of a drunk guard left",
        },
    )

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
        game = game_of(code)
        if self.for_ == "drunk":
            return lambda state, _frame: free_drunk(game, state) >= 0
        most, swapped = game.options.most_guards, self.for_ == "figure"
        figures = [own or game.all_guards for own in game.own]

        def room(state: ScorpionState, player: int = -1) -> bool:
            own = game.all_guards if player < 0 else figures[player]
            if not own & ~(state.standing | sum(state.inside)):
                return False
            return swapped or on_board(game, state) < most

        return code.ask(room, *seat_in(code))


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
