"""Operations by which somebody learns where others are, or what is hidden (SC-11): and those that hide it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

from uguisu import Frame, Sentence, bits
from uguisu.effects import Code, PlaceFilter, doc, find_places
from uguisu_scorpion import history
from uguisu_scorpion.effects.base import Intruder, ScorpionOperation, Who, Zone, game_of, seat_in, whole
from uguisu_scorpion.events import ScorpionEvents
from uguisu_scorpion.rules.detection import judge, prepare, raise_alert
from uguisu_scorpion.rules.figures import side_by_side
from uguisu_scorpion.rules.searching import NAMES, found_name
from uguisu_scorpion.state import AMBUSH, BOTH, NOTHING, ON_MAP, TRAP, ScorpionState

if TYPE_CHECKING:
    from uguisu_scorpion.game import ScorpionGame

LISTEN = 0
"""The window of cards that answer a listen."""


class Listen(ScorpionOperation, frozen=True, tag="listen"):
    """Let guards listen (SC-33); when they hear somebody, the alert goes up and they may move (SC-34)."""

    topic = "light"
    reads = Sentence(
        "{who:subj} {who:listens|listen}; if they hear somebody, the alert rises by {alert} and they may move up to "
        "{steps} {steps:zone|zones}",
        keenness="; they hear {keenness} {keenness:zone|zones} further",
    )

    who: Who
    steps: Annotated[int, doc("How far they may move when they hear somebody.", 2, ge=0, le=9)] = 2
    alert: Annotated[int, doc("How much the alert goes up when they do.", 1, ge=0, le=3)] = 1
    keenness: Annotated[
        int,
        doc("Zones added to how far they hear those who moved.", 1, ge=-9, le=9),
    ] = 0

    def compile(self, code: Code) -> None:
        """Write it: first whoever can answer does, then it is decided, then the guards may move."""
        game = game_of(code)
        who, seat = code.take(self, "who"), seat_in(code)
        ears = code.register()

        def begin(state: ScorpionState, frame: Frame) -> None:
            frame[ears] = whole(state, side_by_side(state, who(state, frame)))
            if not prepare(game, state, frame[ears]):
                frame[1] = end

        def still(state: ScorpionState, frame: Frame) -> bool:
            """Whether they still stand there: a mission may have killed or moved some, or all, in between."""
            mask = frame[ears] = side_by_side(state, frame[ears])
            if mask & state.standing:
                return True
            frame[1] = end
            return False

        def ask(intruder: int) -> None:
            def instruction(state: ScorpionState, frame: Frame) -> None:
                if not still(state, frame):
                    return
                game.ask.react.begin(state, intruder, LISTEN, bits(frame[ears])[0])

            code.emit(instruction)

        def heard(state: ScorpionState, frame: Frame) -> None:
            if still(state, frame) and judge(game, state, frame[ears], self.keenness):
                raise_alert(game, state, self.alert)
            else:
                frame[1] = end

        def march(state: ScorpionState, frame: Frame) -> None:
            if self.steps and still(state, frame):
                mask = frame[ears]
                seat_index = seat(state, frame)
                seat_index = seat_index if seat_index >= 0 else game.guard_seat(mask)
                game.ask.march.begin(state, seat_index, mask, self.steps, turns=False)

        first = code.emit(begin)
        for intruder in BOTH:
            ask(intruder)
        code.emit(heard)
        code.emit(march)
        end = code.here
        code.answerable_since(first)


class Hear(ScorpionOperation, frozen=True, tag="hear"):
    """The guards who are listening hear somebody, near or not. For a rule that waits for `listened`."""

    topic = "light"
    reads = Sentence("the guards who are listening hear somebody")

    def act(self, _game: ScorpionGame, state: ScorpionState) -> None:
        state.overheard = 1


class Inform(ScorpionOperation, frozen=True, tag="inform"):
    """Tell everybody whether there is an intruder in some zones, shown or not; the deduction aid uses this."""

    topic = "light"
    reads = Sentence("everybody learns whether an intruder is in one of {places}")

    places: Annotated[PlaceFilter, doc("The zones in question.", {"tag": "grounds"})]

    def needs(self, code: Code) -> list[Any]:
        with code.at("places"):
            return [find_places(code, self.places)]

    def act(self, game: ScorpionGame, state: ScorpionState, zones: list[int]) -> None:
        there = any(state.status[who] == ON_MAP and state.at[game.first + who] in zones for who in BOTH)
        game.note(state, history.INFORMED, int(there), *zones)
        answer = ScorpionEvents.somebody_there if there else ScorpionEvents.nobody_there
        game.emit(state, answer, list(zones))


class Peek(ScorpionOperation, frozen=True, tag="peek"):
    """An intruder learns what is hidden in a zone, and sets nothing off; the guards are told that it looks (SC-52)."""

    reads = Sentence("{intruder:subj} {intruder:learns|learn} what is hidden {at:at}")

    intruder: Intruder
    at: Zone

    def act(self, game: ScorpionGame, state: ScorpionState, who: int, place: int) -> None:
        intruder = who - game.first
        state.searched[place] |= 1 << intruder if game.rival else 3
        item = found_name(state.items[place])
        game.emit(state, ScorpionEvents.looks, who, place)
        game.emit(state, ScorpionEvents.peeked, place, item, audience=game.circle(intruder))


class SwapHidden(ScorpionOperation, frozen=True, tag="swap_hidden"):
    """Swap what is hidden in two zones of one castle (SC-11). Anyone who knew what was in either knows where it is
    now.
    """

    reads = Sentence("swap what is hidden {start:at} and {to:at}")

    start: Zone
    to: Zone

    def act(self, game: ScorpionGame, state: ScorpionState, one: int, other: int) -> None:
        if one == other or not any(one in castle and other in castle for castle in game.ground.hiding):
            game.log_no_effect(state, "swap_hidden")
            return
        for kept in (state.items, state.searched):
            kept[one], kept[other] = kept[other], kept[one]
        game.emit(state, ScorpionEvents.swapped_hidden, [one, other])


class Hide(ScorpionOperation, frozen=True, tag="hide"):
    """Hide something in a zone of a castle, or remove what was hidden there; a target stays where it is (SC-11).
    Everybody is told where, but only the guards what: anyone who knew what was there no longer does.
    """

    reads = Sentence("{what} {at:at}", what={"trap": "hide a trap", "ambush": "hide a sentry"}).when(
        "remove what is hidden {at:at}, unless it is a target", what="nothing"
    )

    at: Zone
    what: Annotated[
        Literal["trap", "ambush", "nothing"],
        doc("What is hidden there; `nothing` removes what was there.", "trap"),
    ] = "trap"

    def act(self, game: ScorpionGame, state: ScorpionState, place: int) -> None:
        """Hide it. Of a target nothing is told, for the others must not learn that it lies there."""
        if not any(place in castle for castle in game.ground.hiding):
            game.log_no_effect(state, "hide")
            return
        if state.items[place] in NAMES:
            state.items[place] = {"trap": TRAP, "ambush": AMBUSH, "nothing": NOTHING}[self.what]
            state.searched[place] = 0
        now = found_name(state.items[place])
        game.emit(state, ScorpionEvents.hides, place)
        game.emit(state, ScorpionEvents.peeked, place, now, audience=game.table.guards_audience)


OPERATIONS = (Listen, Hear, Inform, Peek, SwapHidden, Hide)
