"""How operations, conditions and filters read, what their fields take, and which names are in scope where one stands."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from uguisu import Message, Sentence
from uguisu.content import Grammar
from uguisu.content.models.fields import fields_of, key_of
from uguisu.content.schema import FILE_TYPES
from uguisu.effects import NAMES, TOPICS, Operation, Test, topic_of
from uguisu.events import ANYTHING, taken_by
from uguisu.messages import FORMS, placeholders, translate
from uguisu.rulings import Expectation
from uguisu.translations import translation
from uguisu_changes.facts import Facts
from uguisu_changes.paths import Path, look
from uguisu_changes.yamltext import emit

UNIONS = (Operation, Test, Expectation)
BY_KEY = {"play": "move", "deck": "deck", "game": "game"}
"""What fields of these keys take, wherever they stand: moves as they are written down, decks, and games."""
FILTERS = {"places": "place", "pieces": "piece", "cards": "card", "options": "number"}
"""What is found by fields of that name."""
EDGE = "\x01"


@dataclass(frozen=True)
class Hole:
    """A hole of a sentence: the key of the field that fills it."""

    key: str


class SchemaWords:
    """What a game's words say and take, by the names that the definitions have in its schemas."""

    def __init__(self, grammar: Grammar) -> None:
        self._grammar = grammar
        self._reads: dict[str, Sentence | None] = {}

    @cached_property
    def _models(self) -> dict[str, Any]:
        waiting: list[Any] = list(FILE_TYPES.values())
        game = self._grammar.game
        if game is not None:
            waiting += [
                game.options_type,
                game.card_props_type,
                game.deck_props_type,
                game.mission_props_type,
                game.place_props_type,
                game.position_type,
            ]
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

    @cached_property
    def _declared(self) -> dict[str, int]:
        """In which order words were declared, by their models."""
        members = (self._grammar.vocabulary.all_members(marker) for marker in UNIONS)
        models = [of.__name__ for tags in members for same in tags.values() for of in same]
        return {model: at for at, model in enumerate(dict.fromkeys(models))}

    def takes(self, model: str) -> dict[str, str]:
        """Return what fields take, by key: `place`, `track`, a kind of the game's."""
        of = self._models.get(model)
        if of is None:
            return {}
        named = {name: kinds[-1] for name, kinds in _named_in(of).items() if kinds[-1]}
        by_key = {name: BY_KEY[name] for name in BY_KEY.keys() & {field.name for field in fields_of(of)}}
        return {key_of(name): kind for name, kind in {**by_key, **named, **taken_by(of)}.items()}

    def topic(self, model: str) -> str:
        """Return what a word is about: one of `TOPICS`."""
        of = self._models.get(model)
        return topic_of(getattr(of, "topic", ""), tuple(self.takes(model).values()))

    def offered(self, model: str) -> str:
        """Return in which words a word is offered; empty: in its sentence."""
        return getattr(self._models.get(model), "offered", "")

    def place(self, model: str) -> tuple[int, int]:
        """Return where a word is offered: those of the everyday topics first, each in the order in which it was declared."""
        return list(TOPICS).index(self.topic(model)), self._declared.get(model, len(self._declared))

    def keys(self, model: str) -> dict[str, str]:
        """Return what the keys of tables are names of, by the field that is the table."""
        of = self._models.get(model)
        named = _named_in(of) if of is not None else {}
        return {key_of(name): kinds[0] for name, kinds in named.items() if len(kinds) > 1 and kinds[0]}

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
        yield name, _finds(of) or next((kind for key, kind in FILTERS.items() if key in data), ANYTHING)

    # Sentences.

    def wording(self, model: str, data: Mapping[str, Any]) -> tuple[str, frozenset[str]]:
        """Return the template in which a table is told that says this, and the keys that the choice of it says already."""
        reads = self.reads(model)
        if reads is None or not reads.others:
            return (reads.template if reads is not None else "", frozenset())
        names = {key_of(one.name): one.name for one in fields_of(self._models[model])}
        raw = {one.name: one.default for one in fields_of(self._models[model])}
        raw |= {names[key]: value for key, value in data.items() if key in names and value is not None}
        given = [names[key] for key in data if key in names]
        template, said = reads.worded(raw, given)
        return template, frozenset(map(key_of, said - placeholders(template)))

    def sentence(
        self, model: str, data: Mapping[str, Any], language: str, template: str = ""
    ) -> list[str | Hole]:
        """Return a sentence in a language as words and holes; of the parts that are said only when a field is given, those
        of what `data` gives. `template`: another wording of it than the first.
        """
        reads = self.reads(model)
        if reads is None:
            return []
        texts = [template or reads.template]
        asked = placeholders(texts[0])
        for field, part in reads.parts.items():
            if field in asked or key_of(field) not in data:
                continue
            texts.append(f"{{{field}}}" if isinstance(part, Mapping) else part)
        found: list[str | Hole] = []
        for text in texts:
            agreed = self._agreed(model, translation(text, language), data, language)
            edged = {name: f"{EDGE}{name}{EDGE}" for name in placeholders(agreed)}
            told = translate(Message.filled(agreed, edged), language)
            for number, piece in enumerate(told.split(EDGE)):
                if number % 2:
                    found.append(Hole(key_of(piece)))
                elif piece:
                    found.append(piece)
            untold = next((field for field, part in reads.parts.items() if part is text), None)
            if untold is not None and untold not in placeholders(text):
                found.append(Hole(key_of(untold)))
        return found

    def _agreed(self, model: str, template: str, data: Mapping[str, Any], language: str) -> str:
        """Return a template whose words agree with the numbers and names of `data`; other holes are as they were."""

        def form(found: re.Match[str]) -> str:
            value = data.get(key_of(found[1]))
            value = self._default(model, key_of(found[1])) if value is None else value
            if isinstance(value, str) and value in NAMES:
                value = NAMES[value]
            elif not isinstance(value, int) or isinstance(value, bool):
                return found[0]
            return translate(Message.filled(f"{{it:{found[2]}}}", {"it": value}), language)

        return FORMS.sub(form, template)

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

    def told(
        self,
        model: str,
        data: Mapping[str, Any],
        language: str,
        depth: int = 0,
        call: Callable[[str, str], str] | None = None,
    ) -> str:
        """Return what an operation, a condition or a filter says, in a line. `call` says what people call a name, given the
        kind that is wanted and the name.
        """
        parts, takes = [], self.takes(model) if call is not None else {}
        for piece in self.sentence(model, data, language):
            if isinstance(piece, Hole):
                value = data.get(piece.key, self._default(model, piece.key))
                words = self.values_told(model, piece.key, language)
                if call is not None and piece.key in takes:
                    value = _called(value, takes[piece.key], call)
                elif call is not None:
                    value = self._with_titles(model, piece.key, value, language, call)
                parts.append(
                    words.get(value, "")
                    if _plain(value) and words
                    else self._value(value, language, depth, call)
                )
            else:
                parts.append(piece)
        return "".join(parts)

    def _value(
        self, value: Any, language: str, depth: int, call: Callable[[str, str], str] | None = None
    ) -> str:
        if value is None:
            return "…"
        if isinstance(value, list) and value and isinstance(value[0], dict):
            return (
                f"({len(value)})"
                if depth > 1
                else "; ".join(self.entry(one, language, depth + 1, call) for one in value)
            )
        if isinstance(value, dict):
            return self.entry(value, language, depth + 1, call)
        return ", ".join(map(str, value)) if isinstance(value, list) else str(value)

    def entry(
        self, data: Any, language: str, depth: int = 0, call: Callable[[str, str], str] | None = None
    ) -> str:
        """Return what any value says, in a line; `call` as in `told`."""
        if not isinstance(data, dict):
            return emit.flow(data)
        for marker in UNIONS:
            word = data.get(marker.tag_field)
            if isinstance(word, str):
                of = self._grammar.vocabulary.members(marker).get(word)
                told = (
                    self.told(f"{of.__module__}.{of.__qualname__}", data, language, depth, call)
                    if of is not None
                    else ""
                )
                if told:
                    return told
                rest = {key: value for key, value in data.items() if key != marker.tag_field}
                return f"{word.replace('_', ' ')} {emit.flow(rest)[1:-1]}".strip()
        if set(data) & {"en", language} and all(isinstance(text, str) for text in data.values()):
            return translate(data, language)
        if call is not None:
            return self._table(data, language, depth, call)
        return emit.flow(data)[1:-1]

    def _with_titles(
        self, model: str, key: str, value: Any, language: str, call: Callable[[str, str], str]
    ) -> Any:
        """Return the value of a field with the tables in it told by what their keys are called, and its words as words."""
        of = next((one.type for one in fields_of(self._models[model]) if key_of(one.name) == key), None)
        if isinstance(value, str):
            return call("word", value) if key == "as" or value in _words_in(of) else value
        titles = {name: title for struct in _structs_in(of) for name, title in _titles_of(struct).items()}

        def told(table: Any) -> Any:
            if not isinstance(table, dict) or not titles or not table.keys() <= titles.keys():
                return table
            parts = []
            for name, one in table.items():
                title = translate(titles[name], language)
                parts.append(title if one is True else f"{title}: {_told(one, call)}")
            return ", ".join(part[:1].lower() + part[1:] for part in parts)

        return "; ".join(map(str, map(told, value))) if _all_told(value, told) else value

    def _table(
        self, data: Mapping[str, Any], language: str, depth: int, call: Callable[[str, str], str]
    ) -> str:
        """Return what a table without a sentence holds: what it does, or its names, each with what it is called."""
        done = data.get("do")
        if isinstance(done, list):
            return "; ".join(self.entry(one, language, depth + 1, call) for one in done)
        if all(_plain(value) for value in data.values()):
            return ", ".join(f"{call('argument', key)}: {_told(value, call)}" for key, value in data.items())
        return "…"

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


@cache
def _finds(of: type) -> str | None:
    """Return of what kind is what an operation finds and gives a name to; None: what its filter says."""
    hint = get_type_hints(of, include_extras=True).get("as_")
    kinds = [
        meta.extra["finds"]
        for meta in getattr(hint, "__metadata__", ())
        if isinstance(meta, msgspec.Meta) and meta.extra is not None and "finds" in meta.extra
    ]
    return next((kind for kind in kinds if kind), None)


def _plain(value: Any) -> bool:
    return isinstance(value, str | int | bool)


def _told(value: Any, call: Callable[[str, str], str]) -> str:
    return call("any", value) if isinstance(value, str) else emit.flow(value)


def _all_told(value: Any, told: Callable[[Any], Any]) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(told(one), str) for one in value)


def _words_in(of: Any) -> set[Any]:
    """Return the words that a type takes."""
    found = set(get_args(of)) if get_origin(of) is Literal else set()
    return found.union(*(_words_in(part) for part in get_args(of) if not isinstance(part, str | int)))


def _structs_in(of: Any) -> Iterator[type[msgspec.Struct]]:
    if isinstance(of, type) and issubclass(of, msgspec.Struct):
        yield of
    for part in get_args(of):
        if not isinstance(part, str | int):
            yield from _structs_in(part)


@cache
def _titles_of(struct: type[msgspec.Struct]) -> dict[str, str]:
    """Return what people call the keys of a table, where its model says so."""
    hints = get_type_hints(struct, include_extras=True)
    return {
        key_of(name): Message.of(meta.title)
        for name, hint in hints.items()
        for meta in getattr(hint, "__metadata__", ())
        if isinstance(meta, msgspec.Meta) and meta.title
    }


def _called(value: Any, kind: str, call: Callable[[str, str], str]) -> Any:
    if isinstance(value, list):
        return [_called(one, kind, call) for one in value]
    return call(kind, value) if isinstance(value, str) else value


NAMED = {"card area": "area", "kind of mark": "mark", "tag of regions": "region_tag"}
"""Kinds of what is named in files, where facts call them otherwise."""


@cache
def _named_in(model: type[Any]) -> dict[str, tuple[str, ...]]:
    """Return of what kind the names in each field are; of a table, of its keys ("" if they are none) and of its values."""
    found = {}
    for name, hint in get_type_hints(model, include_extras=True).items():
        tables = list(_tables_in(hint))
        kinds = tuple(_named(part) for part in (get_args(tables[0]) if tables else (hint,)))
        if any(kinds):
            found[name] = kinds
    return found


def _tables_in(hint: Any) -> Iterator[Any]:
    if get_origin(hint) is dict:
        yield hint
        return
    for part in get_args(hint):
        yield from _tables_in(part)


def _named(hint: Any) -> str:
    for meta in getattr(hint, "__metadata__", ()):
        if isinstance(meta, msgspec.Meta) and meta.extra is not None and "refers" in meta.extra:
            kind = str(meta.extra["refers"])
            return NAMED.get(kind, kind)
    return next((kind for part in get_args(hint) if (kind := _named(part))), "")
