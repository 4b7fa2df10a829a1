"""What every single edit of the cards does to the value of a pack with secrets."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from msgspec import structs

from uguisu.core.errors import CompileError
from uguisu.core.outcomes import TooManyOutcomes
from uguisu.loading.compile import compile_game
from uguisu.messages.message import Message
from uguisu_tools.equilibria.solution import ANY, Limits, solve_secrets
from uguisu_tools.solve.solving import Unsolvable

if TYPE_CHECKING:
    from uguisu.content.models.cards import Card
    from uguisu.core.game import Game


@dataclass(frozen=True, slots=True)
class CardEdit:
    """A copy of a card taken out of a deck (-1) or put into it (1), and the bounds of what the first side gets then."""

    card: str
    deck: str
    by: int
    low: float
    high: float

    @property
    def worth(self) -> float:
        """The middle of the bounds."""
        return (self.low + self.high) / 2


def what_if_cards(
    game: Game[Any], limits: Limits = ANY, progress: Callable[[int, int], None] | None = None
) -> Iterator[CardEdit]:
    """Yield what `game` is worth with one copy less, and one more, of each card in each deck that has it.

    Edits after which there is no game, or one that is too large, are passed over. `progress` is told (edits done, edits in
    all).

    Raises:
        Unsolvable: for a pack without cards.
    """
    assert game.compiled_from is not None
    content, registry = game.compiled_from
    if content.cards is None or not content.cards.cards:
        raise Unsolvable(
            Message("what changes if a card is left out can only be worked out for packs with cards")
        )
    cards = content.cards.cards
    edits = [
        (number, deck, by)
        for number, card in enumerate(cards)
        for deck, copies in card.shares.items()
        for by in (-1, 1)
        if copies
    ]
    for done, (number, deck, by) in enumerate(edits):
        other = (*cards[:number], _with(cards[number], deck, by), *cards[number + 1 :])
        edited = replace(content, cards=structs.replace(content.cards, cards=other))
        with suppress(CompileError, Unsolvable, TooManyOutcomes):
            found = solve_secrets(compile_game(edited, registry), limits=limits)
            yield CardEdit(cards[number].id, deck, by, found.low, found.high)
        if progress is not None:
            progress(done + 1, len(edits))


def _with(card: Card, deck: str, by: int) -> Card:
    """Return a card of which a deck has more copies, or fewer."""
    return structs.replace(card, copies={**card.shares, deck: card.shares[deck] + by})
