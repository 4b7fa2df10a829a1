"""How operations, conditions and filters read, what their fields take, and which names are in scope where one stands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, get_args, get_type_hints

import msgspec

from uguisu.content.grammar import Grammar
from uguisu.content.markers import Expectation, Operation, Test
from uguisu.content.models.fields import fields_of, key_of
from uguisu.content.schema import FILE_TYPES
from uguisu.core.language.kinds import ANYTHING, taken_by
from uguisu.messages.message import Message, Sentence, placeholders, translate
from uguisu_changes.facts import Facts
from uguisu_changes.paths import Path, look
from uguisu_changes.yamltext import emit

UNIONS = (Operation, Test, Expectation)
FILTERS = {"places": "place", "pieces": "piece", "cards": "card", "options": "number"}
"""What is found by fields of that name."""
EDGE = "\x01"


@dataclass(frozen=True)
class Hole:
    """A hole of a sentence: the key of the field that fills it."""

    key: str


class Words:
    """What a game's words say and take, by the names that the definitions have in its schemas."""

    def __init__(self, grammar: Grammar) -> None:
        self._grammar = grammar
        self._reads: dict[str, Sentence | None] = {}

    @cached_property
    def _models(self) -> dict[str, Any]:
        waiting: list[Any] = list(FILE_TYPES.values())
        for marker in UNIONS:
            for members in self._grammar.vocabulary.all_members(marker).values():
                waiting += members
        found: dict[str, Any] = {}
        seen: set[Any] = set()
        while waiting:
            of = waiting.pop()
            if isinstance(of, type) and issubclass(of, msgspec.Struct):
                if of not in seen:
                    seen.add(of)
                    found[of.__name__] = found[f"{of.__module__}.{of.__qualname__}"] = of
                    waiting += [field.type for field in fields_of(of)]
            else:
                waiting += get_args(of)
        return found

    def takes(self, model: str) -> dict[str, str]:
        """Return what fields take, by key: `place`, `track`, a kind of the game's."""
        of = self._models.get(model)
        return {key_of(name): kind for name, kind in taken_by(of).items()} if of is not None else {}

    def reads(self, model: str) -> Sentence | None:
        """Return how a definition reads, if it has a sentence."""
        if model not in self._reads:
            reads: Sentence | None = getattr(self._models.get(model), "reads", None)
            fits = reads is not None and reads.fields <= {
                field.name for field in fields_of(self._models[model])
            }
            self._reads[model] = reads if fits else None
        return self._reads[model]

    def names_bound(self, model: str, data: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
        """Yield the name that an operation gives to what it finds, with the kind of that."""
        of = self._models.get(model)
        name = data.get("as")
        if of is None or not isinstance(name, str) or not name:
            return
        hint = get_type_hints(of, include_extras=True).get("as_")
        kinds = [
            meta.extra["finds"]
            for meta in getattr(hint, "__metadata__", ())
            if isinstance(meta, msgspec.Meta) and meta.extra is not None and "finds" in meta.extra
        ]
        found = next((kind for kind in kinds if kind), None)
        yield name, found or next((kind for key, kind in FILTERS.items() if key in data), ANYTHING)

    # Sentences.

    def sentence(self, model: str, data: Mapping[str, Any], language: str) -> list[str | Hole]:
        """Return a sentence in a language as words and holes; of the parts that are said only when a field is given, those
        of what `data` gives.
        """
        reads = self.reads(model)
        if reads is None:
            return []
        texts = [reads.template]
        asked = placeholders(reads.template)
        for field, part in reads.parts.items():
            if field in asked or key_of(field) not in data:
                continue
            texts.append(f"{{{field}}}" if isinstance(part, Mapping) else part)
        found: list[str | Hole] = []
        for text in texts:
            told = translate(
                Message.filled(text, {name: f"{EDGE}{name}{EDGE}" for name in placeholders(text)}), language
            )
            for number, piece in enumerate(told.split(EDGE)):
                if number % 2:
                    found.append(Hole(key_of(piece)))
                elif piece:
                    found.append(piece)
            untold = next((field for field, part in reads.parts.items() if part is text), None)
            if untold is not None and untold not in placeholders(text):
                found.append(Hole(key_of(untold)))
        return found

    def _default(self, model: str, key: str) -> Any:
        for field in fields_of(self._models[model]):
            if key_of(field.name) == key and isinstance(field.default, str | int | bool):
                return field.default
        return None

    def values_told(self, model: str, key: str, language: str) -> dict[Any, str]:
        """Return the words for the values of a field that its sentence has words for."""
        reads = self.reads(model)
        part = (
            {key_of(name): part for name, part in reads.parts.items()}.get(key) if reads is not None else None
        )
        if not isinstance(part, Mapping):
            return {}
        told = {
            value: translate(Message.filled(text, dict.fromkeys(placeholders(text), "…")), language)
            for value, text in part.items()
        }
        return {value: text for value, text in told.items() if text != "…"}

    def told(self, model: str, data: Mapping[str, Any], language: str, depth: int = 0) -> str:
        """Return what an operation, a condition or a filter says, in a line."""
        parts = []
        for piece in self.sentence(model, data, language):
            if isinstance(piece, Hole):
                value = data.get(piece.key, self._default(model, piece.key))
                words = self.values_told(model, piece.key, language)
                parts.append(
                    words.get(value, "") if _plain(value) and words else self._value(value, language, depth)
                )
            else:
                parts.append(piece)
        return "".join(parts)

    def _value(self, value: Any, language: str, depth: int) -> str:
        if value is None:
            return "…"
        if isinstance(value, list) and value and isinstance(value[0], dict):
            return (
                f"({len(value)})"
                if depth > 1
                else "; ".join(self.entry(one, language, depth + 1) for one in value)
            )
        if isinstance(value, dict):
            return self.entry(value, language, depth + 1)
        return ", ".join(map(str, value)) if isinstance(value, list) else str(value)

    def entry(self, data: Any, language: str, depth: int = 0) -> str:
        """Return what any value says, in a line."""
        if not isinstance(data, dict):
            return emit.flow(data)
        for marker in UNIONS:
            word = data.get(marker.tag_field)
            if isinstance(word, str):
                of = self._grammar.vocabulary.members(marker).get(word)
                told = (
                    self.told(f"{of.__module__}.{of.__qualname__}", data, language, depth)
                    if of is not None
                    else ""
                )
                if told:
                    return told
                rest = {key: value for key, value in data.items() if key != marker.tag_field}
                return f"{word.replace('_', ' ')} {emit.flow(rest)[1:-1]}".strip()
        if set(data) & {"en", language} and all(isinstance(text, str) for text in data.values()):
            return translate(data, language)
        return emit.flow(data)[1:-1]

    # Names in scope.

    def scope(self, kind: str, data: Any, path: Path, facts: Facts) -> dict[str, str]:
        """Return the names in scope at `path` of a file's data, each with the kind of what it holds."""
        scope: dict[str, str] = {}
        here = data
        for depth, step in enumerate(path):
            if isinstance(here, dict):
                if isinstance(here.get("on"), str):
                    scope.update(facts.events.get(here["on"], {}))
                elif kind == "cards" and depth > 1 and not any(of.tag_field in here for of in UNIONS):
                    aim = facts.targets.get(str(here.get("target", "none")), ANYTHING)
                    scope.update(actor=ANYTHING, seat="seat", target=aim)
                scope.update(
                    self._bound(here) if step not in ("as", "places", "pieces", "cards", "if") else {}
                )
            elif isinstance(here, list) and isinstance(step, int):
                for before in here[:step]:
                    scope.update(self._bound(before))
            here = look(here, (step,))
        return scope

    def _bound(self, data: Any) -> dict[str, str]:
        word = data.get("op") if isinstance(data, dict) else None
        of = self._grammar.vocabulary.members(Operation).get(word) if isinstance(word, str) else None
        return dict(self.names_bound(f"{of.__module__}.{of.__qualname__}", data)) if of is not None else {}


def _plain(value: Any) -> bool:
    return isinstance(value, str | int | bool)
