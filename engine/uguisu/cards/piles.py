"""Cards that are not being played: dealt, picked, drawn, thrown away, and redrawn by who cannot see them."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from uguisu.cards.playing import tell_card
from uguisu.core.commit import HIDDEN
from uguisu.core.events import EVERYBODY, EngineEvents, EventType, includes
from uguisu.core.phase import Move, NestedPhase
from uguisu.core.rng import draw_one
from uguisu.core.state import Frame, S


class _Move(NestedPhase[S]):
    """A seat moves cards from one area to another, one by one: ``[~phase, seat, from, to, how many more]``."""

    verb: ClassVar[str] = ""
    told: ClassVar[EventType]
    """The event for those who see its face: which card it was."""
    others_told: ClassVar[EventType]
    """The event for the others: whose card it was."""

    def begin(self, state: S, seat: int, source: int, to: int, number: int) -> None:
        """Ask, if there is a card to move."""
        if number > 0 and state.areas[source]:
            state.pending.append([~self.index, seat, source, to, number])

    def options(self, state: S, frame: Frame) -> list[int]:
        """A kind of card that is left."""
        return sorted(set(state.areas[frame[2]]))

    def draw(self, state: S, random: Callable[[], float]) -> int:
        """Draw a kind of card that is left."""
        return draw_one(state.areas[state.stack[-1][2]], random)

    def take(self, state: S, frame: Frame, action: int) -> None:
        """Move it, and ask for the next."""
        _, seat, source, to, number = frame
        state.areas[source].remove(action)
        state.areas[to].append(action)
        if state.log is not None:
            self.tell(state, seat, to, action)
        self.begin(state, seat, source, to, number - 1)

    def seen(self, state: S, action: int, seat: int) -> int:
        """Return the card to those who see the area it goes to, and nothing to the others."""
        return action if includes(self.game.areas[state.stack[-1][3]].faces_seen_by, seat) else HIDDEN

    def tell(self, state: S, seat: int, to: int, kind: int) -> None:
        """Log which card it was for those who see it, and only that there was one for the others."""
        audience = self.game.areas[to].faces_seen_by
        self.game.emit(state, self.told, kind, audience=audience)
        if audience != EVERYBODY:
            self.game.emit(state, self.others_told, seat, audience=~audience)

    def describe(self, state: S, action: int) -> Move:
        """Tell it: ``take:rope``."""
        return tell_card(self.game, self.verb, action)


class PickHand(_Move[S]):
    """A player picks a hand, card by card."""

    name = "pick_hand"
    verb = "take"
    told: ClassVar[EventType] = EngineEvents.picked
    others_told: ClassVar[EventType] = EngineEvents.picks


class DiscardDown(_Move[S]):
    """A player throws cards away down to a hand limit."""

    name = "discard_down"
    verb = "discard"
    told: ClassVar[EventType] = EngineEvents.discarded
    others_told: ClassVar[EventType] = EngineEvents.discards
