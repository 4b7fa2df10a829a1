"""Tells operations, conditions, cards and triggers in words: by the sentences that words have, with the game's titles.

An effect is a line, or some: what ends in further effects has short ones behind its colon, and others in lines of their own,
deeper than its own. So the end of a line is the end of what a condition covers, and no brackets are needed, but where all is
wanted in one line.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, get_type_hints

import msgspec

from uguisu.content.markers import Operation, Test
from uguisu.content.models.fields import fields_of, key_of
from uguisu.core.kinds import taken_by
from uguisu.core.text import Text
from uguisu.effects.doubts import word_of
from uguisu.effects.names import PLACEHOLDER
from uguisu.messages.local_text import LocalText
from uguisu.messages.message import (
    Message,
    Sentence,
    capitalized,
    joined,
    placeholders,
    together,
    with_nouns_of,
    word_of_files,
)
from uguisu.translations import SOURCE_LANGUAGE

if TYPE_CHECKING:
    from uguisu.content.models import Card, Trigger
    from uguisu.content.models.cards import StandingRule
    from uguisu.core.events import EventType
    from uguisu.core.game import Game

NAMES: Mapping[str, str] = {
    "actor": Message("you", "a name in scope"),
    "card": Message("the card", "a name in scope"),
    "piece": Message("the piece", "a name in scope"),
    "item": Message("the thing", "a name in scope"),
    "place": Message("the place", "a name in scope"),
    "seat": Message("the player", "a name in scope"),
    "number": Message("the number", "a name in scope"),
    "target": Message("the target", "a name in scope"),
    "round": Message("the round", "a name in scope"),
    "turn": Message("the turn", "a name in scope"),
    "came_from": Message("where it came from", "a name in scope"),
    "from_place": Message("where it was", "a name in scope"),
    "to_place": Message("the other place", "a name in scope"),
    "place_a": Message("one place", "a name in scope"),
    "place_b": Message("another place", "a name in scope"),
    "places": Message("places"),
    "pieces": Message("pieces"),
}
"""What people call names in scope that the engine or a game gives, where no kind says more."""
OF_CARDS = ("target", "actor", "seat")
"""The names in scope of what a card does."""
IDS_ONLY = {
    *("area", "mark", "piece_kind", "region", "region_tag", "result", "side", "tag", "track", "way"),
    *("card_tag", "card_type", "cards", "pieces", "places", "ways"),
}
"""What fields take that no name in scope is looked up for: a kind `guard` is not what a pack calls `guard`."""
WORDS_OF_FILES = {"tag", "region_tag", "card_tag", "card_type", "way", "ways"}
"""What fields take that is a word of files, without a title."""


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


class ToldLine(NamedTuple):
    """A line of what is told: how deep it is, and whether it is one of several to choose from."""

    depth: int
    text: str
    choice: bool = False


MOST_IN_A_ROW = 3
"""So many short effects stand in one line."""


class Reader:
    """Turns the operations and conditions in packs of a game into sentences. `scope` in its methods holds the names that are
    known at that place.

    On a face that draws what an operation does (`marked`), its words are left out where it has others for that (`drawn`), and
    what begins an effect has two stars around it.
    """

    def __init__(self, game: Game, *, marked: bool = False) -> None:
        self._titles = titles_of(game)
        self._nouns = {
            **{name: kind.noun for name, kind in game.kinds.items()},
            **self._titles.get("noun", {}),
        }
        self._arguments = game.events
        self._events: Mapping[str, EventType] = {}
        if game.compiled_from is not None:
            self._events = game.compiled_from[1].games[game.id].event_types
        self._marked = marked
        self._declining = game.texts.declining
        self._scope: dict[str, LocalText] = {}
        """The names that are known, and what they are called."""

    # --- wholes -----------------------------------------------------------------------------------------------------

    def card(self, card: Card) -> str:
        """Return what a card needs and does, in lines: its ways of being played, the props that have words, its standing
        rules.
        """
        self._begin(OF_CARDS, card.target)
        needs = card.if_ if not card.modes else ()  # one of several ways says for itself when it can be taken
        lines = [ToldLine(0, Message("play only if {tests}", tests=self.tests(needs)))] if needs else []
        if card.do:
            lines += self._effect(card.do, () if needs else card.if_)
        for mode in card.modes:
            self._begin(OF_CARDS, mode.target or card.target)
            other = self._effect(mode.do, mode.if_)
            lines += self._headed(Message("Or:"), other, 0) if lines else other
        lines += [ToldLine(0, words) for words in self._props(card)]
        for rule in card.rules:
            lines += self._rule(rule)
        return self._declined(in_lines(lines))

    def rule(self, rule: Trigger | StandingRule) -> str:
        """Return what a mission's trigger or a card's standing rule waits for and does."""
        return self._declined(in_lines(self._rule(rule)))

    def effect(
        self, operations: Sequence[Operation], tests: Sequence[Test] = (), scope: Iterable[str] = ()
    ) -> str:
        """Return what is done and under which conditions, in lines."""
        self._begin(scope)
        return self._declined(in_lines(self._effect(operations, tests)))

    def clause(
        self, operations: Sequence[Operation], tests: Sequence[Test] = (), scope: Iterable[str] = ()
    ) -> str:
        """Return the same in one line, as part of a sentence; only the conditions, if nothing is done."""
        self._begin(scope)
        told = in_one_line(self._effect(operations, tests)) if operations else self.tests(tests)
        return self._declined(told)

    def _declined(self, told: str) -> str:
        """Return what is told with the forms that the pack's own files have for its names."""
        return with_nouns_of(told, self._declining)

    def tests(self, tests: Sequence[Test]) -> str:
        """Return conditions that must all hold."""
        return _both([self.word(test) for test in tests] or [""])

    # --- effects ----------------------------------------------------------------------------------------------------

    def _rule(self, rule: Trigger | StandingRule) -> list[ToldLine]:
        arguments = self._arguments.get(rule.on, {})
        self._begin(arguments, kinds=arguments)
        event = self._event(rule.on, arguments)
        told = self.tests(rule.if_)
        if getattr(rule, "once", False):
            begin = (
                Message("once, when {event}, if {tests}:", event=event, tests=told)
                if told
                else Message("once, when {event}:", event=event)
            )
        elif told:
            begin = Message("whenever {event}, if {tests}:", event=event, tests=told)
        else:
            begin = Message("whenever {event}:", event=event)
        return self._led(begin, rule.do, 0)

    def _event(self, name: str, arguments: Mapping[str, str]) -> str:
        """Return what happens, with a kind where it is first spoken of: `a guard has entered a zone`."""
        known = self._events.get(name)
        told_as = {one: self._first(one) for one in arguments}
        if known is not None and known.reads is not None and known.reads.fields <= told_as.keys():
            return known.reads.filled(told_as, ())
        if known is not None and known.says and placeholders(known.says) <= told_as.keys():
            said = Message.filled(known.says, told_as, f"event.{name}")
            return Message("“{event}” happens", event=said)
        return Message("“{event}” happens", event=name.replace("_", " "))

    def _effect(self, operations: Sequence[Operation], tests: Sequence[Test]) -> list[ToldLine]:
        if tests:
            return self._led(together([self._condition(tests), ":"]), operations, 0)
        return self._lines(operations, 0)

    def _lines(self, operations: Sequence[Operation], depth: int) -> list[ToldLine]:
        return [line for operation in operations for line in self._operation(operation, depth)]

    def _operation(self, operation: Operation, depth: int) -> list[ToldLine]:
        """Return the lines of an operation: its sentence, and what it ends with, each behind what begins it."""
        blocks = blocks_of(operation)
        begin = self.word(operation)
        if not blocks:
            return [ToldLine(depth, self._bold(begin) if begin.endswith(":") else begin)]
        reads: Sentence = operation.reads or Sentence("")
        lines: list[ToldLine] = []
        first = blocks.pop("do") if "do" in blocks and "do" not in reads.parts else None
        if first is not None:
            lines = self._led(begin, first, depth, last=not blocks)
        elif (ways := blocks.pop("ways", None)) is not None:
            lines = [ToldLine(depth, self._bold(begin))]
            for way in ways:
                lines += _chosen(self._way(way, depth))
        else:
            lines = [ToldLine(depth, begin)]
        for number, (name, block) in enumerate(blocks.items(), 1):
            words = reads.parts.get(name)
            leads = Message.filled(words, {}) if isinstance(words, str) else f"{name}:"
            led = self._led(leads, block, depth, last=number == len(blocks))
            if len(lines) == 1 and len(led) == 1:
                lines = [ToldLine(depth, together([lines[0].text, ". ", led[0].text]))]
            else:
                lines += led
        return lines

    def _led(
        self, begin: str, operations: Sequence[Operation], depth: int, *, last: bool = True
    ) -> list[ToldLine]:
        """Return effects behind what begins them: short ones in its line, and a single one if nothing comes after it; else in
        lines below.
        """
        begin = self._bold(begin)
        if not operations:
            return [ToldLine(depth, begin)]
        if _is_short(operations):
            return [ToldLine(depth, together([begin, " ", self._in_a_row(operations)]))]
        lines = self._lines(operations, depth + 1)
        if len(operations) == 1:
            inner = blocks_of(operations[0])
            if "ways" in inner or (last and len(lines) == len(inner) == 1):  # Hit: choose one:
                return [ToldLine(depth, together([begin, " ", lines[0].text])), *lines[1:]]
        return [ToldLine(depth, begin), *lines]

    def _headed(self, begin: str, lines: list[ToldLine], depth: int) -> list[ToldLine]:
        """Return lines behind what begins them: in its line, if it is one."""
        if len(lines) == 1:
            return [ToldLine(depth, together([self._bold(begin), " ", lines[0].text]))]
        return [ToldLine(depth, self._bold(begin)), *(line._replace(depth=line.depth + 1) for line in lines)]

    def _way(self, way: Any, depth: int) -> list[ToldLine]:
        begin = self.word(way)
        if begin:
            return self._led(begin, way.do, depth)
        if _is_short(way.do):
            return [ToldLine(depth, self._in_a_row(way.do))]
        first, *others = self._lines(way.do, depth)
        return [first, *(line._replace(depth=line.depth + 1) for line in others)]

    def _in_a_row(self, operations: Sequence[Operation]) -> str:
        """Return short effects one after another: `draw 1 card, gain 1 focus, then lie down`."""
        told: list[str] = []
        for words in map(self.word, operations):
            if told and told[-1].endswith(":"):
                told[-1] = together([told[-1], " ", words])
            else:
                told.append(words)
        *others, last = told
        return Message("{words}, then {last}", words=joined(others), last=last) if others else last

    def _condition(self, tests: Sequence[Test]) -> str:
        """Return conditions as what follows them begins: `in aggression`, else `if` they hold."""
        leads = getattr(tests[0], "leads", None) if len(tests) == 1 else None
        if isinstance(leads, Sentence) and getattr(tests[0], "who", "actor") == "actor":
            return self.word(tests[0], leads)
        return Message("if {tests}", tests=self.tests(tests))

    def _props(self, card: Card) -> list[str]:
        """Return what a game's own data of a card say, where they have sentences."""
        props = card.props if isinstance(card.props, msgspec.Struct) else None
        values = [getattr(props, field.name) for field in fields_of(type(props))] if props is not None else []
        return [self.word(value) for value in values if isinstance(getattr(value, "reads", None), Sentence)]

    def _bold(self, begin: str) -> str:
        return together(["**", capitalized(begin), "**"]) if self._marked and begin else begin

    # --- words ------------------------------------------------------------------------------------------------------

    def word(self, model: Any, reads: Sentence | None = None) -> str:
        """Return the sentence of an operation, a condition or a filter without its end; as data if it has no sentence."""
        words: Any = type(model)
        if word_of(model) == "not" and len(model.if_) == 1 and hasattr(model.if_[0], "denied"):
            return self.word(model.if_[0], model.if_[0].denied)
        fields = fields_of(words)
        raw = {field.name: getattr(model, field.name) for field in fields}
        given = [field.name for field in fields if raw[field.name] != field.default]
        drawn = getattr(model, "drawn", None) if self._marked else None
        reads = reads or drawn or getattr(model, "reads", None)
        kinds = taken_by(words)
        further: Mapping[str, Any] = model.told(self) if hasattr(model, "told") else {}
        if reads is None or not reads.fields <= {*raw, *further}:
            return self._as_data(model, given, kinds)
        told = {name: self._field(model, name, kinds, reads) for name in raw if name != "as_"}
        if (name := raw.get("as_")) is not None and isinstance(name, str) and isinstance(model, Operation):
            self._call(name, _kind_found(model, raw), raw.get("pieces"))
            told["as_"] = self._scope[name]
        else:
            told["as_"] = raw.get("as_")
        return reads.filled({**told, **further}, given, {**further, **raw}, but=blocks_of(model))

    def _as_data(self, model: Any, given: Sequence[str], kinds: Mapping[str, str]) -> str:
        parts = []
        for name in given:
            value = getattr(model, name)
            told = (
                in_one_line(self._lines(value, 0))
                if _is_block(value)
                else self._value(value, kinds.get(name))
            )
            parts.append(together([key_of(name), ": ", told]))
        return together([word_of(model), " (", joined(parts), ")"]) if given else word_of(model)

    def _field(self, model: Any, name: str, kinds: Mapping[str, str], reads: Sentence) -> Any:
        """Return a field's value as it is told; for values that the sentence has words for, the value."""
        value = getattr(model, name)
        if isinstance(reads.parts.get(name), Mapping):
            return value
        if _is_block(value) or _are_ways(value):
            return ""
        if name == "if_" and isinstance(value, tuple):
            return self._condition(value) if isinstance(model, Operation) else self._within(model, value)
        if isinstance(value, tuple) and value and isinstance(value[0], str | int):
            words = [self._value(one, kinds.get(name)) for one in value]
            return _both(words) if isinstance(model, Operation) else _one_of(words)
        if name == "options":
            return joined(together([f"{number} – ", _quoted(one)]) for number, one in enumerate(value))
        return self._value(value, kinds.get(name))

    def _within(self, model: Any, tests: Sequence[Test]) -> str:
        """Return the conditions within a condition; where it would not be heard how far it goes, in brackets."""
        one_of = word_of(model) == "any"
        words = [
            together(["(", told, ")"]) if one_of and hasattr(test, "if_") else told
            for test, told in ((test, self.word(test)) for test in tests)
        ]
        if one_of:
            return _one_of(words)
        told = _both(words or [""])
        return together(["(", told, ")"]) if len(words) > 1 else told

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
        if values and isinstance(values[0], Test):
            return self.tests(values)
        if values and isinstance(values[0], msgspec.Struct):
            return _both([self.word(one) for one in values])
        return joined(
            str(part) if isinstance(part, int) else part
            for part in (self._value(one, kind) for one in values)
        )

    # --- names ------------------------------------------------------------------------------------------------------

    def _begin(
        self, scope: Iterable[str], target: str | None = None, kinds: Mapping[str, str] | None = None
    ) -> None:
        """Begin with the names that are known: what a card is played on by its own words, what events bring by its kind."""
        self._scope = {}
        for name in scope:
            if name == "target" and target is not None and target in self._titles.get("target", {}):
                self._scope[name] = self._titles["target"][target]
            elif kinds is None or name in self._titles.get("name", {}):
                self._scope[name] = self._titles.get("name", {}).get(name) or _named(name)
            else:
                self._call(name, kinds[name])

    def _call(self, name: str, kind: str, pieces: Any = None) -> None:
        """Have a name known from here on: by its kind; if another is called so, as the other one; else by its own name."""
        kind = getattr(pieces, "kind", None) or kind
        noun = self._nouns.get(kind) or NAMES.get(kind) or (NAMES["piece"] if pieces is not None else None)
        if noun is None or name == "came_from":
            self._scope[name] = _named(name)
            return
        taken = {str(words) for known, words in self._scope.items() if known != name}
        for words in (Message("{kind:the}", kind=noun), Message("the other {kind:bare}", kind=noun)):
            if str(words) not in taken:
                self._scope[name] = words
                return
        self._scope[name] = Message("“{text}”", text=name.replace("_", " "))

    def _first(self, name: str) -> LocalText:
        """Return a name of an event where it is first spoken of."""
        words = self._scope[name]
        if isinstance(words, Message) and words.template == "{kind:the}":
            return Message("{kind:an}", kind=words.values["kind"])
        return words

    def _called(self, reference: str, kind: str) -> LocalText:
        """Return what people call what a field names: a name in scope, or its title; what an event tells of, such as the alert,
        may have a title, too.
        """
        if reference in self._scope and kind not in IDS_ONLY:
            return self._scope[reference]
        for titles in (self._titles.get(kind.removesuffix("s"), {}), self._titles["any"]):
            if reference in titles:
                return titles[reference]
        return self.spoken(reference) if kind in WORDS_OF_FILES else Message("“{text}”", text=reference)

    def noun(self, kind: str) -> LocalText:
        """Return the game's word for things of a kind: `places` may be zones."""
        return self._nouns.get(kind) or NAMES[kind]

    def spoken(self, name: str) -> Message:
        """Return a word from a file as people read it."""
        return word_of_files(name)


def _both(words: Sequence[Any]) -> str:
    """Join what all is meant."""
    *others, last = map(_text, words)
    return Message("{words} and {last}", words=joined(others), last=last) if others else last


def _one_of(words: Sequence[Any]) -> str:
    """Join what one of is meant."""
    *others, last = map(_text, words)
    return Message("{words} or {last}", words=joined(others), last=last) if others else last


def _text(value: Any) -> Any:
    return str(value) if isinstance(value, int) else value


def in_lines(lines: Sequence[ToldLine]) -> str:
    """Return lines as a text: two spaces for each depth, a dot before what is to be chosen."""
    parts: list[str] = []
    for depth, text, choice in lines:
        parts += ["\n", f"{'  ' * depth}{'• ' if choice else ''}", capitalized(text)]
        if not choice and not text.rstrip("*").endswith((":", ".", "”")):
            parts.append(".")
    return together([part for part in parts[1:] if part]) if parts else ""


def in_one_line(lines: Sequence[ToldLine], depth: int = 0) -> str:
    """Return lines as a part of a sentence; what is deeper stands in brackets."""
    parts: list[str] = []
    at = 0
    while at < len(lines):
        end = at
        while end < len(lines) and lines[end].depth > depth:
            end += 1
        if end > at:
            parts += [" (", in_one_line(lines[at:end], depth + 1), ")"]
            at = end
            continue
        if parts:
            parts.append(" " if parts[-1].endswith(":") else "; ")
        parts.append(lines[at].text)
        at += 1
    return together(parts)


def blocks_of(model: Any) -> dict[str, Any]:
    """Return the fields of an operation that hold further operations, or ways to choose from."""
    return {
        name: value
        for name in getattr(model, "__struct_fields__", ())
        if _is_block(value := getattr(model, name)) or _are_ways(value)
    }


def _is_block(value: Any) -> bool:
    return isinstance(value, tuple) and bool(value) and isinstance(value[0], Operation)


def _are_ways(value: Any) -> bool:
    return isinstance(value, tuple) and bool(value) and _is_block(getattr(value[0], "do", None))


def _is_short(operations: Sequence[Operation]) -> bool:
    """Whether effects can be told one after another in a line: none of them ends with further ones."""
    return len(operations) <= MOST_IN_A_ROW and not any(map(blocks_of, operations))


def _chosen(lines: list[ToldLine]) -> list[ToldLine]:
    return [line._replace(choice=True) if number == 0 else line for number, line in enumerate(lines)]


def _kind_found(model: Any, raw: Mapping[str, Any]) -> str:
    """Return what kind of thing an `as:` will hold: what it says itself, or what the filter beside it finds."""
    for meta in getattr(get_type_hints(type(model), include_extras=True)["as_"], "__metadata__", ()):
        kind = (getattr(meta, "extra", None) or {}).get("finds")
        if kind:
            return str(kind)
    found = {"places": "place", "pieces": "piece", "cards": "card"}
    return next((kind for field, kind in found.items() if raw.get(field) is not None), "number")


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
    found["stock"] = {name: stock.title for name, stock in game.stocks.items()}
    found["remembered"] = {name: tracks[name] for name in game.remembered}
    found.update({kind: dict(words) for kind, words in game.words.items()})
    found["piece_kind"] = {name: kind.noun for name, kind in game.kinds.items()}
    found["way"] = {edge.kind: _link(game, edge.kind) for edge in topology.edges}
    titled = {
        kind: {name: title for name, title in titles.items() if title} for kind, titles in found.items()
    }
    return titled | {"any": {**titled["seat"], **titled["any"]}}


def title_of_side(game: Game, side: str) -> LocalText:
    """Return the title of a side or a heat layer: that of its piece and its seats if they agree, else its id.

    A game may say otherwise in its texts, under ``heat.<side>``.
    """
    key = f"heat.{side}"
    if game.texts.template(key, SOURCE_LANGUAGE) is not None:
        return {language: game.texts.tell(Text(key), language) for language in game.texts.languages}
    titles = [piece.title for piece in game.pieces if piece.id == side]
    titles += [seat.title for seat in game.seats if seat.side == side]
    return titles[0] if titles and titles[0] and all(title == titles[0] for title in titles) else side


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
