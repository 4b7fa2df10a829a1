"""What is wrong with a value, in a sentence that says what to do about it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from uguisu.content.problem import Problem
from uguisu.content.registry import Finding
from uguisu.content.sentences.keys import any_of, required, unknown_keys
from uguisu.content.sentences.values import bound, choice, length, pattern
from uguisu.content.typehelp import fit_type
from uguisu.said import Said

Sentences: TypeAlias = Iterator[Finding]


def describe(problem: Problem) -> Sentences:
    """Yield findings about one failed keyword; most have one, missing and unknown keys one for each key."""
    yield from WORDS.get(problem.word, _other)(problem)


def _type(problem: Problem) -> Sentences:
    wanted = [problem.limit] if isinstance(problem.limit, str) else list(problem.limit)
    yield fit_type(problem, wanted)


def _other(problem: Problem) -> Sentences:
    yield Finding(
        file="",
        path=problem.path,
        code="invalid",
        message=Said(
            "{subject} does not fit: {word} is {limit}",
            subject=problem.subject,
            word=problem.word,
            limit=str(problem.limit)[:80],
        ),
    )


def _nothing(_: Problem) -> Sentences:
    yield from ()


WORDS: dict[str, Callable[[Problem], Sentences]] = {
    "type": _type,
    "anyOf": any_of,
    "required": required,
    "additionalProperties": unknown_keys,
    "enum": choice,
    "const": choice,
    "pattern": pattern,
    "minimum": bound,
    "maximum": bound,
    "exclusiveMinimum": bound,
    "exclusiveMaximum": bound,
    "multipleOf": bound,
    "minLength": length,
    "maxLength": length,
    "minItems": length,
    "maxItems": length,
    "minProperties": length,
    "maxProperties": length,
    "items": _nothing,
}
