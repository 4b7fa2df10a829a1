"""Tells operations, conditions, cards and triggers in words: by the sentences that words have, with the game's titles."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from uguisu.content.markers import Operation, Test
from uguisu.content.models.fields import fields_of, key_of
from uguisu.core.kinds import taken_by
from uguisu.core.text import Text
from uguisu.effects.doubts import word_of
from uguisu.effects.names import PLACEHOLDER
from uguisu.messages.local_text import LocalText
from uguisu.messages.message import Message, Sentence, capitalized, joined, placeholders, together
from uguisu.translations import SOURCE_LANGUAGE

if TYPE_CHECKING:
    from uguisu.content.models import Card, Trigger
    from uguisu.content.models.cards import StandingRule
    from uguisu.core.events import EventType
    from uguisu.core.game import Game

NAMES: Mapping[str, str] = {
    "actor": Message("who plays it", "a name in scope"),
    "card": Message("the card", "a name in scope"),
    "piece": Message("the piece", "a name in scope"),
    "place": Message("the place", "a name in scope"),
    "seat": Message("the player", "a name in scope"),
    "target": Message("the target", "a name in scope"),
    "round": Message("the round", "a name in scope"),
    "turn": Message("the turn", "a name in scope"),
    "came_from": Message("where it came from", "a name in scope"),
}
"""What people call names in scope that the engine or a game gives; others read as they are written."""
OF_CARDS = ("target", "actor", "seat")
"""The names in scope of what a card does."""
IDS_ONLY = {
    *("area", "mark", "piece_kind", "region", "region_tag", "result", "side", "tag", "track", "way"),
    *("card_tag", "card_type", "cards", "pieces", "places", "ways"),
}
"""What fields take that no name in scope is looked up for: a kind `guard` is not what a pack calls `guard`."""


class CardTexts(Mapping[str, LocalText]):
    """What is printed on cards, by id; and where nothing is, what they do, which is told when it is first asked for."""

    def __init__(self, game: Game, printed: Mapping[str, LocalText], cards: Iterable[Card]) -> None:
        self._game, self._told = game, dict(printed)
        self._untold = {card.id: card for card in cards if card.id not in printed}

    def __getitem__(self, card: str) -> LocalText:
        if card in self._untold:
            self._told[card] = Reader(self._game).card(self._untold[card])
            del self._untold[card]
        return self._told[card]

    def __iter__(self) -> Iterator[str]:
        return iter([*self._told, *self._untold])

    def __len__(self) -> int:
        return len(self._told) + len(self._untold)


class Reader:
    """Reads what packs of a game say. `scope`, of its methods, are the names that are known where something stands."""

    def __init__(self, game: Game) -> None:
        self._titles = titles_of(game)
        self._arguments = game.events
        self._events: Mapping[str, EventType] = {}
        if game.compiled_from is not None:
            self._events = game.compiled_from[1].games[game.id].event_types
        self._scope: set[str] = set()
        self._given: set[str] = set()
        self._depth = 0

    def card(self, card: Card) -> str:
        """Return what a card needs and does: its ways of being played, its props that can be told, its standing rules."""
        needs = card.if_ if not card.modes else ()  # one of several ways says for itself when it can be taken
        lines = [self._needs(needs)] if needs else []
        if card.do:
            lines.append(self.effect(card.do, () if needs else card.if_, OF_CARDS))
        for mode in card.modes:
            other = self.clause(mode.do, mode.if_, OF_CARDS)
            lines.append(_sentence(Message("or: {effect}", effect=other) if lines else other))
        return _spaced([*lines, *map(_sentence, self._props(card)), *map(self.rule, card.rules)])

    def _needs(self, tests: Sequence[Test]) -> str:
        """Return what must hold for a card to be played at all."""
        self._scope = set(OF_CARDS)
        return _sentence(Message("needs: {tests}", tests=self.tests(tests)))

    def _props(self, card: Card) -> list[str]:
        """Return what a game's own data of a card say, where they have sentences."""
        props = card.props if isinstance(card.props, msgspec.Struct) else None
        values = [getattr(props, field.name) for field in fields_of(type(props))] if props is not None else []
        return [self.word(value) for value in values if isinstance(getattr(value, "reads", None), Sentence)]

    def rule(self, rule: Trigger | StandingRule) -> str:
        """Return what a trigger of a mission, or a standing rule of a card, waits for and does."""
        arguments = self._arguments.get(rule.on, {})
        effect = self.clause(rule.do, rule.if_, arguments)
        known, told_as = self._events.get(rule.on), {name: _named(name) for name in arguments}
        if known is not None and known.reads is not None and known.reads.fields <= told_as.keys():
            event: str = known.reads.filled(told_as, ())
        elif known is not None and known.says and placeholders(known.says) <= told_as.keys():
            event = Message(
                "“{event}” happens", event=Message.filled(known.says, told_as, f"event.{rule.on}")
            )
        else:
            event = Message("“{event}” happens", event=rule.on.replace("_", " "))
        if getattr(rule, "once", False):
            return _sentence(Message("once, when {event}: {effect}", event=event, effect=effect))
        return _sentence(Message("whenever {event}: {effect}", event=event, effect=effect))

    def effect(
        self, operations: Sequence[Operation], tests: Sequence[Test] = (), scope: Iterable[str] = ()
    ) -> str:
        """Return what is done, and on which conditions, in sentences."""
        if tests:
            return _sentence(self.clause(operations, tests, scope))
        self._scope = set(scope)
        return _spaced([_sentence(self.word(operation)) for operation in operations])

    def clause(
        self, operations: Sequence[Operation], tests: Sequence[Test] = (), scope: Iterable[str] = ()
    ) -> str:
        """Return the same as a part of a sentence; conditions alone, where nothing is done."""
        self._scope = set(scope)
        told, effect = self.tests(tests), self._block(operations, within=False)
        if not operations or not tests:
            return effect or told
        return Message("if {tests}: {effect}", tests=told, effect=effect)

    def tests(self, tests: Sequence[Test]) -> str:
        """Return conditions that must all hold."""
        first, *others = [self.word(test) for test in tests] or [""]
        for other in others:
            first = Message("{words} and {last}", words=first, last=other)
        return first

    def word(self, model: Any) -> str:
        """Return what an operation, a condition or a filter says; in data where it has no sentence."""
        words: Any = type(model)
        fields = fields_of(words)
        given = [field.name for field in fields if getattr(model, field.name) != field.default]
        if name := getattr(model, "as_", None):
            self._scope.add(name)
            self._given.add(name)
        reads: Sentence | None = getattr(model, "reads", None)
        kinds = taken_by(words)
        if reads is None or not reads.fields <= {field.name for field in fields}:
            parts = [
                together([key_of(name), ": ", self._value(getattr(model, name), kinds.get(name))])
                for name in given
            ]
            return together([word_of(model), " (", joined(parts), ")"]) if given else word_of(model)
        told = {field.name: self._field(model, field.name, kinds) for field in fields}
        return reads.filled(told, given)

    def _field(self, model: Any, name: str, kinds: Mapping[str, str]) -> Any:
        """Return a field's value as it is told; for values that the sentence has words for, the value."""
        value = getattr(model, name)
        if isinstance(model.reads.parts.get(name), Mapping):
            return value
        if name == "as_":
            return _named(value)
        if name == "if_" and isinstance(model, Test):
            return joined(map(self.word, value))
        if name == "options":
            return joined(together([f"{number}: ", _quoted(one)]) for number, one in enumerate(value))
        return self._value(value, kinds.get(name))

    def _value(self, value: Any, kind: str | None) -> Any:
        if isinstance(value, list | tuple):
            return self._several(value, kind)
        if isinstance(value, msgspec.Struct):
            return self.word(value)
        if isinstance(value, str) and kind is not None:
            return self._called(value, kind)
        if isinstance(value, dict) and not all(isinstance(one, str) for one in value.values()):
            names = [self._called(name, kind) if kind is not None else name for name in value]
            parts = [self._value(one, None) for one in value.values()]
            return joined(
                together([name, ": ", str(part) if isinstance(part, int) else part])  # type: ignore[list-item]
                for name, part in zip(names, parts, strict=True)
            )
        if isinstance(value, str | dict):
            return _quoted(value)
        return value

    def _several(self, values: Sequence[Any], kind: str | None) -> str:
        if values and isinstance(values[0], Operation):
            return self._block(values)
        if values and isinstance(values[0], Test):
            return self.tests(values)
        return joined(
            str(part) if isinstance(part, int) else part
            for part in (self._value(one, kind) for one in values)
        )

    def _block(self, operations: Sequence[Operation], *, within: bool = True) -> str:
        """Return operations as one clause; what ends with further operations stands in brackets, so that its end is seen, and
        so do several within another.
        """
        self._depth += 1
        lines = [self.word(operation) for operation in operations]
        self._depth -= 1
        several = len(operations) > 1
        if several or within:
            lines = [
                together(["(", words, ")"]) if _is_open(operation) else words
                for words, operation in zip(lines, operations, strict=True)
            ]
        first, *others = lines or [""]
        for other in others:
            first = Message("{words}; {last}", words=first, last=other)
        return together(["(", first, ")"]) if self._depth and several else first

    def _called(self, reference: str, kind: str) -> LocalText:
        """Return what people call what a field names: a name in scope, or its title; what an event tells of, such as the alert,
        may have a title, too.
        """
        in_scope = reference in self._scope and kind not in IDS_ONLY
        if in_scope and (reference in NAMES or reference in self._given):
            return _named(reference)
        for titles in (self._titles.get(kind.removesuffix("s"), {}), self._titles["any"]):
            if reference in titles:
                return titles[reference]
        return _named(reference) if in_scope else reference


def titles_of(game: Game) -> dict[str, dict[str, LocalText]]:
    """Return what things of a game are called, by what fields take and id."""
    topology = game.topology
    tracks = {track.id: track.title for track in game.tracks}
    found: dict[str, dict[str, LocalText]] = {
        "place": dict(zip(topology.ids, topology.names, strict=True)),
        "region": {region.id: region.name or "" for region in topology.regions},
        "track": tracks,
        "number": tracks,
        "area": {area.id: area.title for area in game.areas},
        "mark": game.mark_titles,
        "result": {result.id: result.title for result in game.results},
        "card": game.card_titles,
        "seat": {seat.id: seat.title for seat in game.seats},
        "side": {side: title for side in game.sides if (title := title_of_side(game, side)) != side},
        "any": {piece.id: piece.title for piece in game.pieces},
    }
    found["audience"] = found["seat"]
    found.update({kind: dict(words) for kind, words in game.words.items()})
    found["piece_kind"] = {name: kind.noun for name, kind in game.kinds.items()}
    found["way"] = {edge.kind: _link(game, edge.kind) for edge in topology.edges}
    titled = {
        kind: {name: title for name, title in titles.items() if title} for kind, titles in found.items()
    }
    return titled | {"any": {**titled["seat"], **titled["any"]}}


def title_of_side(game: Game, side: str) -> LocalText:
    """Return what a side, or a layer of heat, is called: as its piece and its seats, if they agree, else by its id.

    A game may say otherwise in its texts, under ``heat.<side>``.
    """
    key = f"heat.{side}"
    if game.texts.template(key, SOURCE_LANGUAGE) is not None:
        return {language: game.texts.tell(Text(key), language) for language in game.texts.languages}
    titles = [piece.title for piece in game.pieces if piece.id == side]
    titles += [seat.title for seat in game.seats if seat.side == side]
    return titles[0] if titles and titles[0] and all(title == titles[0] for title in titles) else side


def _is_open(operation: Any) -> bool:
    """Whether the words of an operation end with those of others, so that it cannot be heard where it ends."""
    values = [getattr(operation, name) for name in operation.__struct_fields__]
    return any(isinstance(value, tuple) and value and isinstance(value[0], Operation) for value in values)


def _link(game: Game, kind: str) -> LocalText:
    """Return what a kind of link is called."""
    told = {language: game.texts.template(f"link.{kind}", language) for language in game.texts.languages}
    return {language: title for language, title in told.items() if title}


def _named(name: str) -> str:
    """Return what people call a name in scope; one that the pack's author has given stands in quotes."""
    return NAMES[name] if name in NAMES else Message("“{text}”", text=name.replace("_", " "))


def _quoted(text: LocalText) -> str:
    """Return a text that the game tells, its placeholders left open."""
    if isinstance(text, Mapping):
        return Message("“{text}”", text={code: _plain(words) for code, words in text.items()})
    return Message("“{text}”", text=_plain(text))


def _plain(text: str) -> str:
    return PLACEHOLDER.sub("…", text)


def _sentence(text: str) -> str:
    return together([capitalized(text), "."])


def _spaced(sentences: Sequence[str]) -> str:
    parts = [part for sentence in sentences for part in (" ", sentence)]
    return together(parts[1:])
