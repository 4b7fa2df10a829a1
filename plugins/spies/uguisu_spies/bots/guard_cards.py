"""When the guard plays which card, and on what: what it is good for is read from its operations, no card is known by name."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import TYPE_CHECKING

from uguisu import OFF, mask_of
from uguisu.effects import Raise
from uguisu_spies.bots.guard import Guard, best
from uguisu_spies.bots.guard_odds import Odds
from uguisu_spies.bots.guard_setup import SettingUp
from uguisu_spies.effects.guard import Hail, ListenAt, LookAt, MoreUnits, Put, Ready, SetAlarm, Sharpen
from uguisu_spies.effects.spies import MoreSteps
from uguisu_spies.rules.units import ready, unit_speed
from uguisu_spies.state import ALERT, NOBODY, SpiesState
from uguisu_spies.turn.guard import UnitMove

if TYPE_CHECKING:
    from uguisu_spies.game import SpiesGame

WORTH = 0.3
"""From how many spies that it may find a card is played; the higher the alert, the sooner."""
SEEN = 0.5
"""What a spy that a camera sees is worth, against one that is caught."""
HINT = 1.2
"""What it is worth to learn where somebody is, against one who is found: the more, the more open it is."""
SOON = 1.0
"""What a card is worth that is better played early than late."""

KEPT = 1 << 12
"""How many squares are kept with what a card shows that is played there."""


class CardWeights:
    """Weighs the cards in the guard's hand."""

    def __init__(self, game: SpiesGame, guard: Guard, set_up: SettingUp) -> None:
        self.game, self.guard, self.set_up = game, guard, set_up
        self._operations = [tuple(card.do) for card in game.content.cards.cards] if game.content.cards else []
        self._only_shows = [
            bool(card)
            and all(isinstance(operation, LookAt | ListenAt) for operation in card)
            and all(mode.aim.kind != "piece" for mode in kind.modes)
            for card, kind in zip(self._operations, game.card_rules.kinds, strict=True)
        ]
        """The cards whose worth hangs on nothing but the odds, and what they are played on."""
        self._shown = lru_cache(KEPT)(self._find_shown)
        self._move: UnitMove = game.phases_by_name["unit_move"]  # type: ignore[assignment]

    # --- decisions ------------------------------------------------------------------------------------------------

    def before_steps(self, state: SpiesState, legal: list[int], rng: random.Random) -> int:
        """Play the best of the cards that are worth it now, or pass."""
        return self._best(state, legal, 1) or legal[0]

    def activate(self, state: SpiesState, legal: list[int], rng: random.Random) -> int:
        """Play a card if it is worth it, or go on with the units."""
        first = len(self.game.pieces)
        units = [action for action in legal if action < first]
        return self._best(state, legal, first) or self.guard.activate(state, units, rng)

    def unit_move(self, state: SpiesState, legal: list[int], rng: random.Random) -> int:
        """Play a card on the unit that walks, where it helps, or walk on."""
        first, last = self._move.first_card, self._move.release
        kinds = self.game.card_rules.kinds  # others can be weighed as well before a unit walks
        cards = [
            action
            for action in legal
            if first <= action < last and "turn" not in kinds[action - first].windows
        ]
        return self._best(state, cards, first) or self.guard.unit_move(state, legal, rng)

    def target(self, state: SpiesState, legal: list[int], rng: random.Random) -> int:
        """Choose what a card does most on."""
        kind, odds = state.stack[-1][3], self.guard.odds(state)
        return best(legal, rng, lambda action: self._value(state, odds, kind, action - 1))

    def _best(self, state: SpiesState, legal: list[int], first: int) -> int:
        """Return the card, among actions that count from `first`, that is worth most and enough; or 0."""
        worth = {action: self.worth(state, action - first) for action in legal if action >= first}
        action = max(worth, key=lambda one: worth[one], default=0)
        return action if action and worth[action] >= WORTH * (1 - state.tracks[ALERT] / 18) else 0

    # --- what a card is worth ---------------------------------------------------------------------------------------

    def worth(self, state: SpiesState, kind: int) -> float:
        """Return what a card is worth now, where it does most, in spies that are found."""
        aim = self.game.card_rules.kinds[kind].modes[0].aim
        targets = aim.find(self.game, state, state.seat, NOBODY)
        odds = self.guard.odds(state)
        if not self._only_shows[kind]:
            return max([self._value(state, odds, kind, target) for target in targets], default=0.0)
        key = kind, tuple(targets)
        if key not in odds.cards:
            values = [self._value(state, odds, kind, target) for target in targets]
            odds.cards[key] = max(values, default=0.0)
        return odds.cards[key]

    def _value(self, state: SpiesState, odds: Odds, kind: int, target: int) -> float:
        """Return what a card is worth that is played on a target."""
        on = self.game.card_rules.kinds[kind].modes[0].aim.kind
        place = target if on == "place" else state.shown[target] if on == "piece" else OFF
        return max(
            [self._worth_of(state, odds, operation, target, place) for operation in self._operations[kind]],
            default=SOON,
        )

    def _worth_of(self, state: SpiesState, odds: Odds, operation: object, target: int, place: int) -> float:
        """Return what an operation is worth that is aimed at a target, which is on a square."""
        if isinstance(operation, LookAt | ListenAt):
            if place == OFF:
                return 0.0
            outside = operation.outside if isinstance(operation, LookAt) else None
            seen = self._shown(place, operation.reach, outside)
            if isinstance(operation, ListenAt):
                chance = min(1.0, odds.chance(seen, lying=True))
                return HINT * chance * (1 - chance)
            return odds.chance(seen, lying=operation.lying) * (SEEN if operation.camera else 1.0)
        if isinstance(operation, Sharpen):
            return max((odds.near[state.shown[unit]] for unit in ready(self.game, state)), default=0.0)
        if isinstance(operation, Ready):
            return self._walk(state, target) if state.left == 1 else 0.0
        if isinstance(operation, MoreUnits):
            return max((self._walk(state, unit) for unit in ready(self.game, state)), default=0.0)
        if isinstance(operation, MoreSteps):
            now = self.guard.walk(state, target, state.points).worth
            return 2 * (self.guard.walk(state, target, state.points + int(operation.by)).worth - now)
        if isinstance(operation, Put):
            return odds.nearest - odds.near[place] if place != OFF else 0.0
        if isinstance(operation, Hail):
            return WORTH * (1 + odds.near[place]) if self._somebody_shot(state) else 0.0
        if isinstance(operation, SetAlarm):
            return SOON + self.set_up.way_through(target)
        if isinstance(operation, Raise):
            return SOON if operation.track == "minimum" else 0.0
        return SOON

    def _find_shown(self, place: int, reach: int, outside: str | None) -> int:
        """Return what a card shows that is played on a square: what is near, outside of regions with a tag; a mask."""
        seen = mask_of(self.game.around(place, reach))
        return seen if outside is None else seen & ~mask_of(self.game.ground.squares(outside))

    def _walk(self, state: SpiesState, unit: int) -> float:
        return self.guard.walk(state, unit, unit_speed(self.game, unit)).worth

    def _somebody_shot(self, state: SpiesState) -> bool:
        """Whether the spies have shown a card of ammunition: somebody may be down."""
        kinds = self.game.card_rules.kinds
        return any(kinds[kind].props.ammunition for kind in state.areas[self.game.discard])
