"""Which words of cards and missions reach play: operations and conditions that are come to, events that something waits for,
and the lines of what they select.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import msgspec

from uguisu import Game
from uguisu.content.markers import Operation, Test
from uguisu.core.machine import Machine
from uguisu.effects import code as writing
from uguisu.effects.code import Code, word_of  # type: ignore[attr-defined]
from uguisu.effects.filters import CardFilter, PieceFilter, PlaceFilter, Within
from uguisu.plugins import registry

SELECTIONS = (PlaceFilter, PieceFilter, CardFilter, Within)


@contextmanager
def counted() -> Iterator[Counter[str]]:
    """Count the words that games compiled meanwhile come to; what is compiled does the same as ever."""
    reached: Counter[str] = Counter()
    append, compiled, begin = writing._append, Code._compiled, Machine.queue

    def counts(self: Code, write: Callable[[Code], object]) -> bool:
        operation = getattr(write, "__self__", None)
        if isinstance(operation, Operation):
            words = words_of(operation)
            self.emit(lambda _state, _frame: reached.update(words))
        return compiled(self, write)

    def asks(conditions: list[Any], test: Any, code: Code) -> None:
        append(conditions, test, code)
        words, holds = words_of(test), conditions[-1]

        def asked(state: Any, frame: Any) -> bool:
            reached.update(words)
            return bool(holds(state, frame))

        conditions[-1] = asked

    def begins(self: Machine, state: Any, program: int, arguments: Sequence[int] = ()) -> None:
        reached.update(f"event {event}" for event, programs in self.game.on.items() if program in programs)
        begin(self, state, program, arguments)

    with (
        patch.object(writing, "_append", asks),
        patch.object(Code, "_compiled", counts),
        patch.object(Machine, "queue", begins),
    ):
        yield reached


def words_of(entry: Any) -> tuple[str, ...]:
    """Return the word of an operation or a condition, and the lines of what it selects."""
    kind = "operation" if isinstance(entry, Operation) else "condition"
    return (f"{kind} {word_of(entry)}", *_selected(entry))


def _selected(entry: Any) -> Iterator[str]:
    for field in msgspec.structs.fields(entry):
        value = getattr(entry, field.name)
        for part in value if isinstance(value, tuple | list) else (value,):
            if isinstance(part, msgspec.Struct) and not isinstance(part, Operation | Test):
                if isinstance(part, SELECTIONS):
                    yield from _lines(part)
                yield from _selected(part)


def _lines(selection: msgspec.Struct) -> Iterator[str]:
    for field in msgspec.structs.fields(selection):
        if field.required or getattr(selection, field.name) != field.default:
            yield f"{type(selection).__name__}: {field.encode_name}"


NEEDS_RULE = {"cut": "ways.cut", "join": "ways.join", "miss_move": "moves.of", "move_again": "moves.of"}
"""Operations that only games have whose links change, or whose pieces move one at a time."""
OF_CARDS = {"operation cancel", "operation draw", "operation put_card", "operation shuffle", "condition card"}


def words(game: Game) -> set[str]:
    """Return the operations and conditions that cards and missions of a game may use, and the lines of their selections.

    (That every event comes about, another test sees to.)
    """
    known = registry().vocabulary.of(game.id)
    of_kind: dict[str, Any] = {"operation": Operation, "condition": Test}
    found = {f"{kind} {tag}" for kind, marker in of_kind.items() for tag in known.all_members(marker)}
    found -= {f"operation {word}" for word, rule in NEEDS_RULE.items() if rule not in game.rules}
    for selection in SELECTIONS:
        found |= {f"{selection.__name__}: {field.encode_name}" for field in msgspec.structs.fields(selection)}
    return found - set(_nothing_to_name(game))


def _nothing_to_name(game: Game) -> Iterator[str]:
    """Yield the words that can name nothing in a pack: it has no cards, no regions, no tags."""
    cards = game.content.cards.cards if game.content.cards is not None else ()
    if not cards:
        yield from (
            *OF_CARDS,
            *(f"CardFilter: {field.encode_name}" for field in msgspec.structs.fields(CardFilter)),
        )
    if not any(card.tags for card in cards):
        yield "CardFilter: tag"
    if not any(card.type for card in cards):
        yield "CardFilter: type"
    if not game.topology.regions:
        yield from (
            "PlaceFilter: region",
            "PlaceFilter: region_tag",
            "PlaceFilter: region_of",
            "PieceFilter: region_tag",
        )
    if not any(region.tags for region in game.topology.regions):
        yield from ("PlaceFilter: region_tag", "PlaceFilter: region_of", "PieceFilter: region_tag")
    if not any(game.topology.tags):
        yield from ("PlaceFilter: tag", "PieceFilter: on_tag")
