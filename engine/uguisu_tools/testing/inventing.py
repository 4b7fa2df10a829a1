"""Invents missions for a game from the models of its words: whatever `validate` lets pass must play.

The words, their fields and bounds come from the vocabulary, the names from the game: so every word that a plugin
registers is tried, and nothing here knows any of them.
"""

import random
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from msgspec import inspect

from uguisu.content.markers import Marker, Operation, Test
from uguisu.content.vocabulary import Vocabulary
from uguisu.core.game import Game
from uguisu.effects.names import Names

MOST_DEEP = 3
"""How deep operations and conditions lie within one another."""

EITHER = ("places", "pieces", "cards", "options", "place", "tag", "region", "zone")
"""Fields of which a word that has several wants one."""

COMPANIONS = {"by": "next_to", "region_of": "region_tag"}
"""Fields that mean nothing without another."""

COMPARED = ("at_least", "at_most", "is_")
"""Fields of which a word that has them wants one or more."""

ENDING = "end"
OUTCOMES = ("win", "win", "lose", "draw", {"points": 2})


OFTEN = 0.35
"""How often a field is given that may be left out."""
FILTER = "Filter"
"""How the models of what is selected are called at the end."""
RARE = 4
"""Of so many words or fields drawn, the one that has come least is taken."""
SOUGHT = 0.4
"""How often a word is one of those that are missing."""


class Inventor:
    """Writes missions and cards, as data of their files, for the scenario of `game`; `tracks` are more than it has.

    With `came`, how often each word has come in play so far (`operation raise`, `condition at`, `event moved`), those that
    have come least are tried first, in triggers that wait for what comes often. Those that are `missing` (`CardFilter: tag`
    is a line of a selection) are sought above all.
    """

    def __init__(
        self,
        game: Game,
        vocabulary: Vocabulary,
        rng: random.Random,
        tracks: Sequence[str] = (),
        came: Mapping[str, int] | None = None,
        *,
        missing: Collection[str] = (),
    ) -> None:
        self.came = came
        self.missing = missing
        self.game = game
        self.rng = rng
        self._words: dict[type[Marker], list[Any]] = {
            marker: [
                model for models in vocabulary.of(game.id).all_members(marker).values() for model in models
            ]
            for marker in (Operation, Test)
        }
        self._names = Names(game, file="mission", path=(), scope={})
        self._new: dict[str, list[str]] = {"track": [*tracks]}
        self._gone: frozenset[str] = frozenset()

    def mission(self) -> dict[str, Any]:
        """Return a mission with tracks, marks, results, objectives and triggers of its own."""
        rng, sides = self.rng, [seat.side for seat in self.game.seats]
        watchers = [*sides, *(seat.id for seat in self.game.seats)]
        tracks: list[dict[str, Any]] = [
            {"id": f"own_{n}", "title": f"Own {n}", "min": -n, "max": rng.choice((1, 3, 9))} for n in range(2)
        ]
        if rng.random() < 0.3:
            tracks[0]["shown_to"] = [rng.choice(watchers)]
        results = [{"id": "own_end", "title": "An end", "winner": rng.choice(sides)}]
        marks = [{"id": f"sign_{n}", "title": f"Sign {n}"} for n in range(2)]
        pieces: list[dict[str, Any]] = [
            {"id": f"cart_{n}", "title": f"Cart {n}", "at": rng.choice((None, *self.game.topology.ids))}
            for n in range(rng.randint(0, 2))
        ]
        for piece in pieces:
            if rng.random() < 0.3:
                piece["seen_by"] = [rng.choice(watchers)]
        self._new = {
            "piece": [str(piece["id"]) for piece in pieces],
            "track": [track["id"] for track in tracks],
            "mark": [mark["id"] for mark in marks],
            "result": [result["id"] for result in results],
        }
        own = self.game.content.mission
        if own is not None:  # this one takes its place
            parts = (own.tracks, own.marks, own.pieces, own.results)
            self._gone = frozenset(entry.id for part in parts for entry in part)
        events = sorted(self.game.events)
        triggers = [self._trigger(self._event(events), n) for n in range(rng.randint(1, 5))]
        objectives = [
            self._objective(rng.choice(events), n, rng.choice(sides)) for n in range(rng.randint(0, 2))
        ]
        return {
            "format": 1,
            "tracks": tracks,
            "marks": marks,
            "pieces": pieces,
            "results": results,
            "triggers": triggers,
            "objectives": objectives,
        }

    def operations(self, scope: Mapping[str, str], most: int = 3) -> list[dict[str, Any]]:
        """Return operations that may speak of the names in `scope`, as for a trigger or a card."""
        self._names = Names(self.game, file="mission", path=(), scope=scope)
        return self._operations(most, 0)

    def tests(self, scope: Mapping[str, str]) -> list[dict[str, Any]]:
        """Return conditions that may speak of the names in `scope`."""
        self._names = Names(self.game, file="mission", path=(), scope=scope)
        return [self._word(Test, 0) for _ in range(self.rng.choice((0, 0, 1, 1, 2)))]

    def _trigger(self, event: str, number: int) -> dict[str, Any]:
        scope = self.game.events[event]
        entry = {
            "id": f"trigger_{number}",
            "on": event,
            "if": self.tests(scope),
            "do": self.operations(scope),
        }
        return {**entry, "once": True} if self.rng.random() < 0.2 else entry

    def _objective(self, event: str, number: int, side: str) -> dict[str, Any]:
        title, rng = f"Aim {number}", self.rng
        tests = self.tests(self.game.events[event]) or [self._word(Test, 1)]
        entry = {
            "id": f"aim_{number}",
            "for": side,
            "title": title,
            "if": tests,
            "then": rng.choice(OUTCOMES),
        }
        return {**entry, "on": event}

    def _operations(self, most: int, depth: int) -> list[dict[str, Any]]:
        with self._names.inner_scope():
            return [self._word(Operation, depth) for _ in range(self.rng.randint(1, most))]

    def _word(self, marker: type[Marker], depth: int) -> dict[str, Any]:
        while True:
            model = self._model(marker)
            if model.__struct_config__.tag == ENDING and self.rng.random() < 0.8:
                continue
            if depth < MOST_DEEP or not self._nests(model):
                found = self._fields(model, depth)
                if found is not None:
                    return {marker.tag_field: model.__struct_config__.tag, **found}

    def _model(self, marker: type[Marker]) -> Any:
        if self.came is None:
            return self.rng.choice(self._words[marker])
        came, noun = self.came, "operation" if marker is Operation else "condition"
        sought = [model for model in self._words[marker] if self._is_missing(noun, model)]
        if sought and self.rng.random() < SOUGHT:
            return self.rng.choice(sought)
        drawn = [self.rng.choice(self._words[marker]) for _ in range(RARE)]
        return min(drawn, key=lambda model: came.get(f"{noun} {model.__struct_config__.tag}", 0))

    def _is_missing(self, noun: str, model: Any) -> bool:
        """Whether a word is missing, or can select by a line that is."""
        if f"{noun} {model.__struct_config__.tag}" in self.missing:
            return True
        selections = {word.partition(":")[0] for word in self.missing if ": " in word}
        return bool(selections) and any(
            one in str(field.type) for field in _fields(model) for one in selections
        )

    def _event(self, events: Sequence[str]) -> str:
        if self.came is None:
            return self.rng.choice(events)
        return self.rng.choices(events, [1 + min(9, self.came.get(f"event {event}", 0)) for event in events])[
            0
        ]

    def _nests(self, model: Any) -> bool:
        return any("Operation" in str(field.type) or "Test" in str(field.type) for field in _fields(model))

    def _fields(self, model: Any, depth: int) -> dict[str, Any] | None:
        """Return the fields of a model, some of those that it can do without left out; None if one lacks a name."""
        found: dict[str, Any] = {}
        given, chosen = self._given(model)
        for field in sorted(given, key=lambda field: "finds" in _extra(field.type)):
            value = self._value(field.type, depth)
            if value is not None:
                found[field.encode_name] = value
            elif field.required or field in chosen:
                return None
            if "finds" in _extra(field.type):
                self._found(str(value), _extra(field.type)["finds"], found)
        return found

    def _given(self, model: Any) -> tuple[list[inspect.Field], list[inspect.Field]]:
        """Return the fields to give, and those of them that must be, though others might do."""
        fields = _fields(model)
        either = [field for field in fields if field.name in EITHER]
        compared = [field for field in fields if field.name in COMPARED and not field.required]
        if len(either) < 2:
            either = []
        chosen = [self.rng.choice(group) for group in (either, compared) if group]
        if self.came is not None and model.__name__.endswith(FILTER):
            chosen = [self._rarest(model, [field for field in fields if not field.required])]
            either = list(fields)  # a second line would often leave nothing to find
        given = [
            field
            for field in fields
            if field.required or field in chosen or (field not in either and self.rng.random() < OFTEN)
        ]
        asked = {COMPANIONS.get(field.name) for field in given}
        given += [field for field in fields if field.name in asked and field not in given]
        return given, chosen

    def _rarest(self, model: Any, fields: Sequence[inspect.Field]) -> inspect.Field:
        came = self.came or {}
        sought = [field for field in fields if f"{model.__name__}: {field.encode_name}" in self.missing]
        if sought:
            return self.rng.choice(sought)
        drawn = self.rng.sample(fields, max(1, len(fields) - RARE))
        return min(drawn, key=lambda field: came.get(f"{model.__name__}: {field.encode_name}", 0))

    def _found(self, name: str, kind: str, entry: Mapping[str, Any]) -> None:
        """Let what follows speak of what an operation finds."""
        if kind:
            self._names.register(name, kind)
        elif "places" in entry:
            self._names.register(name, "place")
        elif "pieces" in entry:
            kinds = entry["pieces"].get("kind")
            self._names.register(name, "piece", self._names.pieces_of(kinds) if kinds else None)
        elif "cards" in entry:
            self._names.register(name, "card")
        else:
            self._names.register(name, "number")

    def _value(self, kind: inspect.Type, depth: int, takes: str = "") -> Any:
        rng = self.rng
        if isinstance(kind, inspect.Metadata):
            return (
                self._value(kind.type, depth, (kind.extra or {}).get("takes", takes))
                if "finds" not in (kind.extra or {})
                else f"it_{rng.randrange(3)}"
            )
        if isinstance(kind, inspect.UnionType) and not (takes and inspect.IntType in map(type, kind.types)):
            choices = [one for one in kind.types if not isinstance(one, inspect.NoneType)]
            return self._value(rng.choice(choices), depth, takes)
        if isinstance(kind, inspect.VarTupleType) and isinstance(kind.item_type, inspect.StrType):
            return self._ids(takes)
        if takes and not isinstance(kind, inspect.LiteralType | inspect.DictType | inspect.VarTupleType):
            return self._reference(kind, takes)
        if isinstance(kind, inspect.StrType):
            return "A word"
        if isinstance(kind, inspect.DictType):
            return self._table(kind, depth)
        if isinstance(kind, inspect.BoolType):
            return rng.random() < 0.5
        if isinstance(kind, inspect.IntType):
            return rng.randint(kind.ge if kind.ge is not None else -3, kind.le if kind.le is not None else 9)
        if isinstance(kind, inspect.LiteralType):
            return rng.choice(kind.values)
        if isinstance(kind, inspect.StructType):
            return self._fields(kind.cls, depth)
        if isinstance(kind, inspect.VarTupleType):
            return self._several(kind.item_type, depth)
        if isinstance(kind, inspect.TupleType):
            return [self._value(item, depth, takes) for item in kind.item_types]
        if isinstance(kind, inspect.CustomType) and issubclass(kind.cls, Marker):
            return self._word(kind.cls, depth + 1)
        raise NotImplementedError(kind)

    def _table(self, kind: inspect.DictType, depth: int) -> dict[str, Any]:
        """Return a table: of languages, or by other keys."""
        if isinstance(kind.value_type, inspect.StrType):
            return {"en": "A word", "uk": "Слово"}
        keys = [self._value(kind.key_type, depth) for _ in range(self.rng.randint(1, 3))]
        return {key: self._value(kind.value_type, depth) for key in keys}

    def _several(self, item: inspect.Type, depth: int) -> list[Any]:
        inner = item.cls if isinstance(item, inspect.CustomType) else None
        if inner is Operation:
            return self._operations(2, depth + 1)
        return [self._value(item, depth) for _ in range(self.rng.randint(1, 2))]

    def _ids(self, takes: str) -> list[str] | None:
        """Return ids of what is taken, as filters list them: no names will do there."""
        game = self.game
        known: Mapping[str, Sequence[str]] = {
            "places": game.topology.ids,
            "pieces": [*(piece.id for piece in game.pieces), *self._new.get("piece", ())],
            "cards": game.card_ids,
            "ways": sorted({edge.kind for edge in game.topology.edges}),
        }
        names = [name for name in known.get(takes, ()) if name not in self._gone]
        return [self.rng.choice(names) for _ in range(self.rng.randint(1, 3))] if names else None

    def _reference(self, kind: inspect.Type, takes: str) -> Any:
        """Return a name or an id of what is taken, or a plain number where one will do."""
        rng, game = self.rng, self.game
        cards = game.content.cards.cards if game.content.cards is not None else ()
        known: Mapping[str, Sequence[str]] = {
            "track": [track.id for track in game.tracks if track.audience],
            "mark": game.mark_kinds,
            "area": [area.id for area in game.areas],
            "result": [result.id for result in game.results],
            "side": game.sides,
            "tag": sorted({tag for tags in game.topology.tags for tag in tags}),
            "region": [region.id for region in game.topology.regions],
            "region_tag": sorted({tag for region in game.topology.regions for tag in region.tags}),
            "piece_kind": [
                *dict.fromkeys(piece.kind for piece in game.pieces),
                *(k for k, v in game.kinds.items() if v.pieces),
            ],
            "way": sorted({edge.kind for edge in game.topology.edges}),
            "card": game.card_ids,
            "card_tag": sorted({tag for card in cards for tag in card.tags}),
            "card_type": sorted({card.type for card in cards if card.type}),
        }
        if takes == "number" and isinstance(kind, inspect.UnionType) and rng.random() < 0.5:
            return rng.randint(-2, 6)
        several = takes.endswith("s") and not isinstance(kind, inspect.StrType)
        what = takes.removesuffix("s")
        names = [
            *known.get(what, ()),
            *game.words.get(what, ()),
            *self._new.get("track" if what == "number" else what, ()),
        ]
        if what not in known:
            names += self._names.known(what)
            held = [name for name in names if self._names.knows(name, what)]
            if held and rng.random() < 0.6:
                names = held
        names = [name for name in names if name not in self._gone]
        if not names:
            return None
        if isinstance(kind, inspect.TupleType):
            pairs = (
                [edge.pair for edge in game.topology.edges]
                if what == "place" and len(kind.item_types) == 2
                else []
            )
            if pairs and rng.random() < 0.5:  # what lies between two places wants them to be neighbours
                return [game.topology.ids[place] for place in rng.choice(pairs)]
            return [rng.choice(names) for _ in kind.item_types]
        return [rng.choice(names) for _ in range(rng.randint(1, 3))] if several else rng.choice(names)


def _fields(model: Any) -> Sequence[inspect.Field]:
    info = inspect.type_info(model)
    assert isinstance(info, inspect.StructType)
    return info.fields


def _extra(kind: inspect.Type) -> Mapping[str, Any]:
    return (kind.extra or {}) if isinstance(kind, inspect.Metadata) else {}
