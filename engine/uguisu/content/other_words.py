"""What people write who do not know the language of packs yet: words of other languages, of prose, of a level above or below.

Each is answered with what to write instead. Only what the schema at hand knows is proposed.
"""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from uguisu.messages.message import Message

KEYS: Mapping[str, tuple[str, ...]] = {
    "when": ("if", "on"),
    "condition": ("if",),
    "conditions": ("if",),
    "only_if": ("if",),
    "requires": ("if", "needs"),
    "event": ("on",),
    "trigger": ("on",),
    "then": ("do",),
    "effect": ("do",),
    "effects": ("do",),
    "action": ("do",),
    "actions": ("do",),
    "steps": ("do",),
    "name": ("title", "id"),
    "label": ("title", "name"),
    "description": ("text", "summary", "briefing", "notes"),
    "rules_text": ("text",),
    "value": ("start", "is", "to", "by"),
    "initial": ("start",),
    "default": ("start",),
    "maximum": ("max", "at_most"),
    "minimum": ("min", "at_least"),
    "limit": ("max",),
    "count": ("copies", "size"),
    "size": ("copies",),
    "amount": ("by", "copies"),
    "quantity": ("copies",),
    "number": ("copies", "is"),
    "who": ("piece", "seat"),
    "unit": ("piece",),
    "figure": ("piece",),
    "player": ("seat", "for"),
    "side": ("for",),
    "winner": ("for",),
    "where": ("at", "to", "place"),
    "position": ("at",),
    "pos": ("at",),
    "coords": ("at",),
    "coordinates": ("at",),
    "x": ("at",),
    "y": ("at",),
    "from": ("between", "source"),
    "to": ("between",),
    "a": ("between",),
    "b": ("between",),
    "type": ("kind",),
    "image": ("art",),
    "picture": ("art",),
    "face": ("art",),
    "message": ("text",),
    "variable": ("track",),
    "counter": ("track",),
    "equals": ("is",),
    "points": ("then",),
    "author": ("authors",),
    "title": ("name",),
    "next": ("then",),
    "more_than": ("at_least",),
    "greater_than": ("at_least",),
    "min": ("at_least",),
    "less_than": ("at_most",),
    "max": ("at_most",),
    "roads": ("links",),
    "paths": ("links",),
    "edges": ("links",),
    "connections": ("links",),
    "walls": ("borders",),
    "doors": ("borders",),
    "zones": ("regions", "places"),
    "areas": ("regions", "places"),
    "rooms": ("regions", "places"),
    "nodes": ("places",),
    "points_of_interest": ("places",),
    "locations": ("places",),
    "fields": ("places",),
    "victory": ("objectives",),
    "goals": ("objectives",),
    "goal": ("objectives",),
    "win": ("objectives",),
    "victory_conditions": ("objectives",),
    "counters": ("tracks",),
    "variables": ("tracks",),
    "events": ("triggers",),
    "settings": ("options",),
    "config": ("options",),
    "parameters": ("options",),
    "scenarios": ("missions",),
    "levels": ("missions",),
    "base": ("uses",),
    "extends": ("uses",),
    "based_on": ("uses",),
}
"""A key that is none -> keys that mean it, the likeliest first."""

TAGS: Mapping[str, tuple[str, ...]] = {
    "or": ("any",),
    "either": ("any",),
    "isnt": ("not",),
    "unless": ("not",),
    "no": ("not",),
    "equals": ("track", "same"),
    "compare": ("track",),
    "value": ("track",),
    "on": ("at",),
    "in": ("at",),
    "is_on": ("at",),
    "is_at": ("at",),
    "location": ("at",),
    "lower": ("raise",),
    "decrease": ("raise",),
    "subtract": ("raise",),
    "increase": ("raise",),
    "add": ("raise",),
    "change": ("raise", "set"),
    "win": ("end",),
    "lose": ("end",),
    "finish": ("end",),
    "game_over": ("end",),
    "message": ("say",),
    "print": ("say",),
    "text": ("say",),
    "tell": ("say",),
    "roll": ("random",),
    "dice": ("random",),
    "teleport": ("move",),
    "go": ("move",),
    "put": ("move", "mark"),
    "place": ("move", "mark"),
    "ask": ("choose",),
    "select": ("choose",),
    "pick": ("choose",),
    "loop": ("for_each",),
    "foreach": ("for_each",),
    "destroy": ("remove", "move"),
    "kill": ("remove", "move"),
    "delete": ("remove", "unmark"),
    "goto": ("move",),
    "chance": ("random",),
    "probability": ("random",),
}
"""A word of the language that is none -> words that mean it."""

SIGNS = re.compile(r"[<>=]=?|≥|≤")


@cache
def plain_words() -> Mapping[str, str]:
    """Return what people write for true and false, and between conditions, in several languages -> what is meant."""
    told = json.loads((files("uguisu.content") / "plain_words.json").read_text(encoding="utf-8"))
    return {word: meant for meant, words in told.items() for word in words}


def key_for(key: str, known: Collection[str]) -> Message | None:
    """Return what to write for a key that is none, where people of other games write it."""
    plain = key.lower()
    if plain in ("else", "otherwise"):
        return Message(
            "Write a second entry with the opposite condition, `{{test: not, if: [...]}}`; or, as a step, `op: if` with "
            "`else:`."
        )
    if plain in ("and", "or", "not") and "if" in known:
        return _joining(plain)
    if "id" in known and plain in OF_MODS:
        return _of_mods(plain)
    if plain == "when" and "played_in" in known:
        return Message("It is called `if:` here; the moments in which a card is played are `played_in:`.")
    meant = next((other for other in KEYS.get(plain, ()) if other in known), None)
    if meant == "at" and plain in ("x", "y"):
        return Message("Write both numbers in one list: `at: [x, y]`.")
    if meant == "between":
        return Message("Write both ends in one list: `between: [gate, yard]`.")
    if meant == "then" and plain == "points":
        return Message("Write `then: {{points: 3}}`.")
    return None if meant is None else Message("It is called `{key}:` here.", key=meant)


OF_MODS = frozenset({"change", "replace", "remove", "plus", "after", "before", "minus", "delete", "drop"})
"""What is said of entries that a pack below has, or what people write for it."""


def _of_mods(key: str) -> Message:
    if key == "minus":
        return Message("Write `plus:` with a number below 0: `plus: {{copies: -1}}`.")
    if key in ("delete", "drop"):
        return Message("What a pack below has is taken away by `{{remove: ...}}` with its id.")
    return Message(
        "`{key}:` is said of what another pack has: name that pack under `uses:` in scenario.yaml.", key=key
    )


def tag_for(key: str, tag: str, known: Collection[str]) -> Message | None:
    """Return what to write for a word of the language that is none."""
    plain = tag.lower()
    if key == "test" and plain in ("and", "all", "both"):
        return _joining("and")
    if key == "test" and plain == "or" and "any" in known:
        return _joining("or")
    if key == "test" and plain in ("chance", "random", "roll", "dice", "probability"):
        return Message(
            "Draw a number first, as a step: `{{op: random, as: roll, ...`; then ask `{{test: track, track: roll, ...`."
        )
    meant = next((other for other in TAGS.get(plain, ()) if other in known), None)
    if meant is None:
        return None
    if plain in ("lower", "decrease", "subtract"):
        return Message("Write `op: raise` with a number below 0: `{{op: raise, track: ..., by: -1}}`.")
    if meant == "end":
        return Message(
            "A side wins by an objective (`objectives:`, with `for:` and `if:`), or by `op: end` with the `id` of a result."
        )
    return Message("Write `{key}: {tag}`.", key=key, tag=meant)


def entry_for(key: str, written: object, known: Collection[str]) -> Message | None:
    """Return how an entry is written that has no word yet: prose, a comparison, `and` between two, or a word as a key."""
    if isinstance(written, Mapping):
        return _other_kind(key, written, known) or _word_as_key(key, [str(name) for name in written], known)
    if not isinstance(written, str):
        return None
    plain = written.strip().lower()
    joining = plain_words().get(plain)
    if key == "test" and joining in ("and", "or", "not"):
        return _joining(joining)
    if key == "test" and SIGNS.search(plain) and "track" in known:
        return Message(
            "Compare numbers so: `{{test: track, track: round, at_least: 3}}`; there are `is`, `at_least` and `at_most`."
        )
    if key == "test" and "at" in known and " " in plain:
        return Message(
            "Conditions are tables, not sentences: `{{test: at, piece: ninja, place: gate}}`. All of a list must hold."
        )
    if key == "op" and " " in plain:
        word = next((word for word in _words(plain) if word in known), None)
        meant = word or next(
            (tag for word in _words(plain) for tag in TAGS.get(word, ()) if tag in known), "say"
        )
        return Message(
            "Steps are tables, not sentences: begin with `{{op: {tag}, ...`, and write what it needs behind it.",
            tag=meant,
        )
    return None


def _other_kind(key: str, written: Mapping[Any, Any], known: Collection[str]) -> Message | None:
    """Tell of a condition that begins as a step does, of a step that begins as a condition, and of `{alarm: 2}`."""
    other = "op" if key == "test" else "test"
    word = written.get(other)
    if isinstance(word, str) and word in known:
        return Message("Write `{key}: {word}` for `{other}: {word}` here.", key=key, other=other, word=word)
    name = next(iter(written), "")
    if key == "test" and len(written) == 1 and "track" in known and type(written[name]) is int:
        return Message("Write `{{test: track, track: {name}, is: {value}}}`.", name=name, value=written[name])
    return None


def _word_as_key(key: str, written: list[str], known: Collection[str]) -> Message | None:
    """Tell of `{raise: alarm}` how it is written: the word has a key of its own."""
    for name in written:
        if key == "test" and name.lower() in ("or", "and") and len(written) == 1:
            return _joining(name.lower())
        if key == "test" and name == "not":
            return _joining("not")
    if key in written:
        return None
    word = next((name for name in written if name in known), None) or next(
        (tag for name in written for tag in TAGS.get(name.lower(), ()) if tag in known), None
    )
    if word is None:
        return None
    return Message(
        "Write the word behind `{key}:`, and what it needs behind that: `{{{key}: {word}, ...`.",
        key=key,
        word=word,
    )


ONE_EVENT = Message("One entry waits for one event: write an entry for each.")


def value_for(key: str, value: object) -> Message | None:
    """Return what to write for a value that is none of those a key may have."""
    if key == "on" and isinstance(value, list):
        return ONE_EVENT
    if key == "on" and isinstance(value, str) and "," in value:
        return ONE_EVENT
    if (
        key == "then"
        and isinstance(value, str)
        and value.split()
        and value.split()[0].lower() in ("points", "point", "score")
    ):
        return Message("Write `then: {{points: 3}}`.")
    if key == "then" and isinstance(value, str):
        return Message(
            "`for:` names the side; `then:` says whether it wins, loses or gets points: `then: win`."
        )
    return None


def _joining(word: str) -> Message:
    if word == "or":
        return Message("If one of several is enough, write them in one: `{{test: any, if: [..., ...]}}`.")
    if word == "not":
        return Message("Write `{{test: not, if: [...]}}` around what must not hold.")
    return Message(
        "All conditions of a list must hold: leave the `and` out, and write one entry after another."
    )


def _words(text: str) -> Iterator[str]:
    yield from re.findall(r"[^\W\d_]+", text)
