"""Conditions that only Scorpion has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta

from uguisu import Message, Sentence
from uguisu.effects import Code, MarkKind, Value, doc
from uguisu_scorpion.effects.base import Intruder, ScorpionTest, Zone, seat_in
from uguisu_scorpion.rules.figures import at_place, free_drunk, on_board
from uguisu_scorpion.rules.intruder_movement import may_enter, may_go_on, on_an_end, out_of_passage
from uguisu_scorpion.state import IN_PASSAGE, ScorpionState

if TYPE_CHECKING:
    from uguisu_scorpion.game import ScorpionGame


class Entering(ScorpionTest, frozen=True, tag="entering"):
    """Holds while the intruder whose turn it is has just entered a zone with guards, and is not shown yet (SC-43)."""

    topic = "pieces"
    reads = Sentence("an intruder has just entered a zone with guards and is not shown yet")

    def holds(self, game: ScorpionGame, state: ScorpionState) -> bool:
        return bool(state.entering) and (game.options.exits_enter or not out_of_passage(state))


class GuardsTest(ScorpionTest, frozen=True, tag="guards"):
    """Counts the guards in a zone, or with an intruder; drunk ones do not count."""

    topic = "pieces"
    reads = (
        Sentence("guards are {at:at}")
        .when(
            "there {is_:is|are} exactly {is_} {is_:sentry|sentries} and no patrol {at:at}",
            is_=...,
            are="sentries",
        )
        .when("there {is_:is|are} exactly {is_} {is_:guard|guards} {at:at}", is_=...)
        .when(
            "there {at_least:is|are} at least {at_least} {at_least:sentry|sentries} and no patrol {at:at}",
            at_least=...,
            are="sentries",
        )
        .when("there {at_least:is|are} at least {at_least} {at_least:guard|guards} {at:at}", at_least=...)
    )

    at: Zone
    is_: Annotated[Annotated[int, Meta(ge=0, le=40)] | None, doc("Exactly this many.", 1)] = None
    at_least: Annotated[Annotated[int, Meta(ge=0, le=40)] | None, doc("This many or more.", 1)] = None
    are: Annotated[
        Literal["any", "sentries"],
        doc("`sentries`: it holds only if none of them is in a patrol.", "sentries"),
    ] = "any"

    def check(self, code: Code) -> None:
        if self.is_ is None and self.at_least is None:
            raise code.fail(
                Message("this condition has nothing to compare with"), hint=Message("give `is` or `at_least`")
            )

    def holds(self, game: ScorpionGame, state: ScorpionState, zone: int) -> bool:
        mask = at_place(game, state, zone)
        count = mask.bit_count()
        if self.is_ is not None and count != self.is_:
            return False
        if self.at_least is not None and count < self.at_least:
            return False
        return self.are == "any" or not mask & ~state.solo


class MovedTest(ScorpionTest, frozen=True, tag="moved"):
    """Compares how many zones an intruder has moved in its latest turn (SC-40)."""

    reads = Sentence(
        "{intruder} {intruder:has|have} moved at most {at_most} {at_most:zone|zones} in the last turn"
    )

    intruder: Intruder
    at_most: Annotated[int, doc("This many or fewer.", 1, ge=0, le=9)]

    def holds(self, game: ScorpionGame, state: ScorpionState, who: int) -> bool:
        return state.noise[who - game.first] <= self.at_most


class CanGoOn(ScorpionTest, frozen=True, tag="can_go_on"):
    """Holds while the intruder whose turn it is may move at least one zone more this turn (SC-40, SC-41)."""

    topic = "pieces"
    reads = Sentence("the intruder can still move")

    def holds(self, _game: ScorpionGame, state: ScorpionState) -> bool:
        return may_go_on(state)


class BeganHere(ScorpionTest, frozen=True, tag="began_here"):
    """Holds when an intruder is in the zone in which it began this turn (SC-49)."""

    reads = Sentence("{intruder} {intruder:is|are} where this turn began")
    denied = Sentence("{intruder} {intruder:is|are} not where this turn began")

    intruder: Intruder

    def holds(self, game: ScorpionGame, state: ScorpionState, who: int) -> bool:
        return state.paths[who - game.first][:1] == (state.at[who],)


class PassageEnd(ScorpionTest, frozen=True, tag="passage_end"):
    """Holds when an intruder may go into the passage from where it stands (SC-60), and has not just met guards (SC-43)."""

    topic = "walls"
    reads = Sentence("{intruder} can enter the secret passage here")

    intruder: Intruder

    def holds(self, game: ScorpionGame, state: ScorpionState, who: int) -> bool:
        number = who - game.first
        return not state.entering and on_an_end(game, state, number) and may_enter(game, state, number)


class InPassage(ScorpionTest, frozen=True, tag="in_passage"):
    """Holds when an intruder is in the secret passage (SC-60)."""

    topic = "walls"
    reads = Sentence("{intruder} {intruder:is|are} in the secret passage")
    denied = Sentence("{intruder} {intruder:is|are} not in the secret passage")

    intruder: Intruder

    def holds(self, game: ScorpionGame, state: ScorpionState, who: int) -> bool:
        return state.status[who - game.first] == IN_PASSAGE


class Within(ScorpionTest, frozen=True, tag="within"):
    """Compares the distance between two zones as sound travels: walls and moats do not matter (SC-33)."""

    reads = Sentence("{place} {place:is|are} within {zones} {zones:zone|zones} of {of}")

    place: Zone
    of: Zone
    zones: Annotated[int, doc("This many zones or fewer.", 2, ge=0, le=99)]

    def holds(self, game: ScorpionGame, _state: ScorpionState, one: int, other: int) -> bool:
        return game.ground.sound[one][other] <= self.zones


class MarkWithin(ScorpionTest, frozen=True, tag="mark_within"):
    """Holds when there is a mark of a kind within this many zones of a place; walls and moats do not matter."""

    reads = Sentence("{kind} lies within {zones} {zones:zone|zones} of {of}")

    kind: MarkKind
    of: Zone
    zones: Annotated[int, doc("This many zones or fewer.", 2, ge=0, le=99)]

    def holds(self, game: ScorpionGame, state: ScorpionState, kind: int, here: int) -> bool:
        near = game.ground.sound[here]
        return any(mark[0] == kind and near[mark[1]] <= self.zones for mark in state.marks)


class Asleep(ScorpionTest, frozen=True, tag="asleep"):
    """Compares how many guards are still asleep (SC-37)."""

    topic = "pieces"
    reads = (
        Sentence("guards are asleep")
        .when("no guard is asleep", is_=0)
        .when("exactly {is_} {is_:guard is|guards are} asleep", is_=...)
        .when("at least {at_least} {at_least:guard is|guards are} asleep", at_least=...)
    )

    is_: Annotated[Annotated[int, Meta(ge=0, le=99)] | None, doc("Exactly this many.", 0)] = None
    at_least: Annotated[Annotated[int, Meta(ge=0, le=99)] | None, doc("This many or more.", 1)] = None

    def check(self, code: Code) -> None:
        there = code.game.options.sleepers  # type: ignore[attr-defined]
        if max(self.is_ or 0, self.at_least or 0) > there:
            told = Message("This never holds: there are never more than {count} of these", count=there)
            code.doubt("never-holds", told, hint=Message("Ask for less."))

    def holds(self, game: ScorpionGame, state: ScorpionState) -> bool:
        asleep = 0 if state.sleepers == game.ground.nobody else sum(state.sleepers)
        return (self.is_ is None or asleep == self.is_) and (self.at_least is None or asleep >= self.at_least)


class RoomFor(ScorpionTest, frozen=True, tag="room"):
    """Holds when one more guard may come onto the board and its player has a figure for it (SC-39); or only when there is
    a figure, of the player's guards or of a drunk (SC-37, SC-49).
    """

    topic = "pieces"
    offered = Message("One more guard can come")
    reads = Sentence(
        "{for_}",
        for_={
            "guard": "another guard can enter play",
            "figure": "a guard figure is left",
            "drunk": "a drunk guard figure is left",
        },
    )

    for_: Annotated[
        Literal["guard", "figure", "drunk"],
        doc(
            "`guard`: for one more guard on the board; `figure`: for one that replaces a drunk; "
            "`drunk`: for a drunk.",
            "guard",
        ),
    ] = "guard"

    def needs(self, code: Code) -> list[Value]:
        return [seat_in(code)]

    def holds(self, game: ScorpionGame, state: ScorpionState, player: int) -> bool:
        if self.for_ == "drunk":
            return free_drunk(game, state) >= 0
        own = game.own[player] if player >= 0 else 0
        if not (own or game.all_guards) & ~(state.standing | sum(state.inside)):
            return False
        return self.for_ == "figure" or on_board(game, state) < game.options.most_guards


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
