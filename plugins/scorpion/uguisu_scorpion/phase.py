"""Decisions of Scorpion: each is a frame on the stack of the machine, under which the night goes on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from uguisu import Frame, Move, Phase, Text
from uguisu.phases import NestedPhase
from uguisu_scorpion.state import ScorpionState

if TYPE_CHECKING:
    from uguisu_scorpion.cards.play import React, ScorpionTarget
    from uguisu_scorpion.game import ScorpionGame
    from uguisu_scorpion.setup.guards import HideSleeper
    from uguisu_scorpion.setup.hands import PickStartingHand
    from uguisu_scorpion.setup.intruders import ChooseStart
    from uguisu_scorpion.turn.guard_cards import AlertCards, GuardCards, PatrolAttack
    from uguisu_scorpion.turn.intruders import IntruderMove, Order
    from uguisu_scorpion.turn.march import Detach, Face, Marching, Muster
    from uguisu_scorpion.turn.returning import Reinforce, ShareWounds
    from uguisu_scorpion.turn.search import Ambusher, NameSearches, StandIn


class Nested(NestedPhase[ScorpionState]):
    """A decision of Scorpion, which the public clock counts unless it is secret."""

    game: ScorpionGame
    secret: ClassVar[bool] = False
    """Whether those on the other side must not even notice that something is being decided."""

    def to_deal(self, state: ScorpionState, frame: Frame) -> list[int]:
        """Return what chance picks from, where the scenario has the set-up dealt."""
        return self.options(state, frame)

    def at_zone(self, word: str, label: str, zone: int, **values: str) -> Move:
        """Tell an answer that is a zone: ``post:gate``."""
        place = self.game.topology.ids[zone]
        return Move(f"{word}:{place}", Text(label, {**values, "place": place}), places=(zone,))

    def apply(self, state: ScorpionState, action: int) -> None:
        """Carry the answer out, and whatever comes of it."""
        frame = state.stack.pop()
        if not self.secret:
            state.clock += 1
        self.take(state, frame, action)
        self.settle(state)


def is_secret(phase: Phase[Any]) -> bool:
    """Whether those on the other side must not notice this decision of an intruder's; those about cards say it themselves."""
    return bool(getattr(phase, "secret", True))


class Desk:
    """Where a rule finds the decision it wants to open."""

    def __init__(self, phases: Mapping[str, Any]) -> None:
        self.by_name: dict[str, Nested] = {
            name: phase for name, phase in phases.items() if isinstance(phase, Nested)
        }
        self.pick_hand: PickStartingHand = phases["pick_hand"]
        self.hide_sleeper: HideSleeper = phases["hide_sleeper"]
        self.start: ChooseStart = phases["start"]
        self.alert_cards: AlertCards = phases["alert_cards"]
        self.guard_cards: GuardCards = phases["guard_cards"]
        self.patrol_attack: PatrolAttack = phases["patrol_attack"]
        self.target: ScorpionTarget = phases["target"]
        self.react: React = phases["react"]
        self.march: Marching = phases["march"]
        self.muster: Muster = phases["muster"]
        self.face: Face = phases["face"]
        self.detach: Detach = phases["detach"]
        self.order: Order = phases["order"]
        self.intruder_move: IntruderMove = phases["intruder_move"]
        self.search: NameSearches = phases["search"]
        self.ambusher: Ambusher = phases["ambusher"]
        self.stand_in: StandIn = phases["stand_in"]
        self.reinforce: Reinforce = phases["reinforce"]
        self.share_wounds: ShareWounds = phases["share_wounds"]
