"""The decisions that rules open, each by its own type."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from uguisu_scorpion.nested import Nested

if TYPE_CHECKING:
    from uguisu_scorpion.cards.play import ChooseTarget, React
    from uguisu_scorpion.setup.guards import HideSleeper
    from uguisu_scorpion.setup.hands import PickHand
    from uguisu_scorpion.setup.intruders import ChooseStart
    from uguisu_scorpion.turn.guard_play import AlertCards, GuardCards, PatrolAttack
    from uguisu_scorpion.turn.intruder_move import IntruderMove
    from uguisu_scorpion.turn.intruders import Order
    from uguisu_scorpion.turn.march import Detach, Face, March, Muster
    from uguisu_scorpion.turn.returning import Reinforce, ShareWounds
    from uguisu_scorpion.turn.search import Ambusher, NameSearches, StandIn


class Desk:
    """Where a rule finds the decision it wants to open."""

    def __init__(self, phases: Mapping[str, Any]) -> None:
        self.by_name: dict[str, Nested] = {
            name: phase for name, phase in phases.items() if isinstance(phase, Nested)
        }
        self.pick_hand: PickHand = phases["pick_hand"]
        self.hide_sleeper: HideSleeper = phases["hide_sleeper"]
        self.start: ChooseStart = phases["start"]
        self.alert_cards: AlertCards = phases["alert_cards"]
        self.guard_cards: GuardCards = phases["guard_cards"]
        self.patrol_attack: PatrolAttack = phases["patrol_attack"]
        self.target: ChooseTarget = phases["target"]
        self.react: React = phases["react"]
        self.march: March = phases["march"]
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
