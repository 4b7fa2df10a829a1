"""What cards are good for, read off their operations: bots know no card by its name."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from uguisu_scorpion.game import ScorpionGame
    from uguisu_scorpion.state import ScorpionState

LISTEN, MARCH, WAKE, WOUND = "listen", "march", "wake", "wound"
KILL, ROPE, UNSEEN, SWAP, PASSAGE, CANCEL, SLOW = (
    "kill",
    "tie_rope",
    "pass_unseen",
    "swap_for_drunk",
    "enter_passage",
    "cancel",
    "limit_move",
)

KNOWN = frozenset((KILL, ROPE, UNSEEN, SWAP, PASSAGE, CANCEL))
"""What intruders' rules of thumb know how to use."""

WORTH = {
    WOUND: 3.0,
    LISTEN: 2.0,
    MARCH: 2.2,
    WAKE: 2.4,
    KILL: 1.6,
    ROPE: 1.5,
    UNSEEN: 1.8,
    SWAP: 1.8,
    PASSAGE: 0.9,
    CANCEL: 1.7,
}
"""How much one likes to hold a card that does such a thing."""


class Talents:
    """For each kind of card, by number, the operations on it; `with_op` lists the kinds that have one."""

    def __init__(self, game: ScorpionGame) -> None:
        self.table = game.table
        file = game.content.cards
        self.of: list[frozenset[str]] = [
            frozenset(_tag(operation) for operation in card.do) for card in (file.cards if file else ())
        ]
        self.worth = [sum(WORTH.get(op, 0.3) for op in ops) for ops in self.of]

    def having(self, kinds: list[int], operation: str) -> list[int]:
        """Return those of `kinds`, each once, that do such a thing."""
        return [kind for kind in sorted(set(kinds)) if operation in self.of[kind]]

    def blows(self, state: ScorpionState) -> int:
        """Return how many attacks the guards have cards for."""
        areas = (*self.table.guard_hands, *self.table.drawn)
        return sum(1 for area in areas for kind in state.areas[area] if WOUND in self.of[kind])

    def picked(self, choice: list[int], held: list[int]) -> int:
        """Return the kind one would add to a hand: the worthiest, but not too many of one."""
        return max(choice, key=lambda kind: (self.worth[kind] * 0.62 ** held.count(kind), -kind))


def _tag(operation: object) -> str:
    config = getattr(type(operation), "__struct_config__", None)
    return str(getattr(config, "tag", ""))
