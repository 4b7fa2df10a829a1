"""The language of cards and missions: operations, conditions, and what their fields take."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu._lazy import lazily

if TYPE_CHECKING:
    from uguisu.content.markers import Operation, Test
    from uguisu.content.models.fields import Model, words_in
    from uguisu.content.text import doc
    from uguisu.core.language.code import Code, compile_program, jump
    from uguisu.core.language.doubts import word_of
    from uguisu.core.language.fields import MarkKind, NameInScope, Prompt
    from uguisu.core.language.filters import PlaceFilter, find_places
    from uguisu.core.language.kinds import Kind, finds, place_of, takes
    from uguisu.core.language.operations import Raise
    from uguisu.core.language.reading import OF_CARDS, Reader
    from uguisu.core.language.steering import If
    from uguisu.core.language.tests import AtTest
    from uguisu.core.language.turns import MOVERS, misses_move, moves_again
    from uguisu.core.machine import (
        FIRST_REGISTER,
        Ask,
        Condition,
        Instruction,
        Program,
        Question,
        Unplayed,
        Value,
    )

__all__ = [
    "FIRST_REGISTER",
    "MOVERS",
    "OF_CARDS",
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
    "Operation",
    "PlaceFilter",
    "Program",
    "Prompt",
    "Question",
    "Raise",
    "Reader",
    "Test",
    "Unplayed",
    "Value",
    "compile_program",
    "doc",
    "find_places",
    "finds",
    "jump",
    "misses_move",
    "moves_again",
    "place_of",
    "takes",
    "word_of",
    "words_in",
]

_HOMES = {
    "uguisu.content.markers": ("Operation", "Test"),
    "uguisu.content.models.fields": ("Model", "words_in"),
    "uguisu.content.text": ("doc",),
    "uguisu.core.language.code": ("Code", "compile_program", "jump"),
    "uguisu.core.language.doubts": ("word_of",),
    "uguisu.core.language.fields": ("MarkKind", "NameInScope", "Prompt"),
    "uguisu.core.language.filters": ("PlaceFilter", "find_places"),
    "uguisu.core.language.kinds": ("Kind", "finds", "place_of", "takes"),
    "uguisu.core.language.operations": ("Raise",),
    "uguisu.core.language.reading": ("OF_CARDS", "Reader"),
    "uguisu.core.language.steering": ("If",),
    "uguisu.core.language.tests": ("AtTest",),
    "uguisu.core.language.turns": ("MOVERS", "misses_move", "moves_again"),
    "uguisu.core.machine": (
        "Ask",
        "Condition",
        "FIRST_REGISTER",
        "Instruction",
        "Program",
        "Question",
        "Unplayed",
        "Value",
    ),
}

if not TYPE_CHECKING:  # else a type checker takes every name for known
    __getattr__, __dir__ = lazily(__name__, _HOMES)
