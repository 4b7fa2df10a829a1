"""The small language of data that cards and missions are written in: operations, conditions, and what their fields take.

An operation is a typed model with a compile step; `Code` turns a list of them into a `Program` for the machine.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu._lazy import lazily

if TYPE_CHECKING:
    from uguisu.content.markers import Operation, Test
    from uguisu.content.models.fields import Model, words_in
    from uguisu.content.topics import TOPICS, is_about_cards, topic_of
    from uguisu.core.kinds import Kind, finds, place_of, takes
    from uguisu.core.machine import (
        FIRST_REGISTER,
        Ask,
        Condition,
        Instruction,
        Program,
        Question,
        UnownedDecision,
        Value,
    )
    from uguisu.effects.code import Code, compile_program, jump
    from uguisu.effects.conditions import AtTest
    from uguisu.effects.doubts import word_of
    from uguisu.effects.fields import MarkKind, NameInScope, Prompt
    from uguisu.effects.filters import PlaceFilter, find_places
    from uguisu.effects.names import Names
    from uguisu.effects.operations import Raise
    from uguisu.effects.reading import NAMES, OF_CARDS, Reader, title_of_side
    from uguisu.effects.steering import If
    from uguisu.effects.turns import MOVERS, misses_move, moves_again
    from uguisu.messages.local_text import doc

__all__ = [
    "FIRST_REGISTER",
    "MOVERS",
    "NAMES",
    "OF_CARDS",
    "TOPICS",
    "Ask",
    "AtTest",
    "Code",
    "Condition",
    "If",
    "Instruction",
    "Kind",
    "MarkKind",
    "Model",
    "NameInScope",
    "Names",
    "Operation",
    "PlaceFilter",
    "Program",
    "Prompt",
    "Question",
    "Raise",
    "Reader",
    "Test",
    "UnownedDecision",
    "Value",
    "compile_program",
    "doc",
    "find_places",
    "finds",
    "is_about_cards",
    "jump",
    "misses_move",
    "moves_again",
    "place_of",
    "takes",
    "title_of_side",
    "topic_of",
    "word_of",
    "words_in",
]

_HOMES = {
    "uguisu.content.markers": (
        "Operation",
        "Test",
    ),
    "uguisu.content.models.fields": (
        "Model",
        "words_in",
    ),
    "uguisu.core.kinds": (
        "Kind",
        "finds",
        "place_of",
        "takes",
    ),
    "uguisu.core.machine": (
        "Ask",
        "Condition",
        "FIRST_REGISTER",
        "Instruction",
        "Program",
        "Question",
        "UnownedDecision",
        "Value",
    ),
    "uguisu.content.topics": (
        "TOPICS",
        "is_about_cards",
        "topic_of",
    ),
    "uguisu.effects.code": (
        "Code",
        "compile_program",
        "jump",
    ),
    "uguisu.effects.doubts": ("word_of",),
    "uguisu.effects.fields": (
        "MarkKind",
        "NameInScope",
        "Prompt",
    ),
    "uguisu.effects.filters": (
        "PlaceFilter",
        "find_places",
    ),
    "uguisu.effects.names": ("Names",),
    "uguisu.effects.operations": ("Raise",),
    "uguisu.effects.reading": (
        "NAMES",
        "OF_CARDS",
        "Reader",
        "title_of_side",
    ),
    "uguisu.effects.steering": ("If",),
    "uguisu.effects.conditions": ("AtTest",),
    "uguisu.effects.turns": (
        "MOVERS",
        "misses_move",
        "moves_again",
    ),
    "uguisu.messages.local_text": ("doc",),
}

if not TYPE_CHECKING:  # else a type checker takes every name for known
    __getattr__, __dir__ = lazily(__name__, _HOMES)
