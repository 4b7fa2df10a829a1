"""Writes docs/language.md from the models of operations and conditions."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from telling import fields, flow, tables_of

from uguisu.cards.rules import CardRules
from uguisu.content.markers import Marker, Operation, Test
from uguisu.content.models.fields import key_of
from uguisu.content.schema import example_of, file_schema
from uguisu.core.build import Build
from uguisu.core.events import EVERYBODY, EngineEvents, EventType, waitable
from uguisu.core.kinds import KINDS, Kind
from uguisu.core.table import Area, Seat, Track
from uguisu.messages.local_text import LocalText
from uguisu.messages.message import Sentence, translate
from uguisu.plugins import registry

PAGE = Path(__file__).parent / "language.md"
MORE = {
    "among": ("places",),
    "at": ("tag",),
    "choose": ("places",),
    "count": ("at_least",),
    "for_each": ("places",),
    "guards": ("at_least",),
    "random": ("places",),
    "track": ("at_least",),
}
"""Keys of which a word wants one or another: those that its example shows besides what is always needed."""

HEAD = """\
<!-- Written by docs/make_language.py from the models in the code; change it there. -->

# The language of cards and missions

What a card does, and what a mission waits for, is written in a small language of *operations* (`op:`) and *conditions*
(`test:`). A trigger of a mission waits for an event:

```yaml
format: 1
tracks: [{id: alarm, title: Alarm, max: 3}]
triggers:
  - on: entered                                  # an event of the game
    if: [{test: at, piece: piece, tag: tower}]   # conditions: all must hold
    do:                                          # operations, one after the other
      - {op: raise, track: alarm, by: 1}
      - {op: say, text: {en: A bell!, uk: Дзвін!, ru: Колокол!, it: Una campana!}}
```

Operations refer to pieces, places, seats and tracks by their ids, or by a name in scope: the arguments of the event (`piece`,
`place`...), and what `choose`, `for_each` and others call their finds with `as:`. On a card, `actor` is who plays it and
`target` what it is played on. `uguisu validate` reports whatever is misspelt, with its line and what you may have meant.

A text that `say` tells may hold `{name}`: the piece, place, number or seat that a name in scope holds, or a track;
`{name.place}` is where a piece stands. Each name holds something of a *kind* (a place, a number, a guard...), and each
operation takes something of a kind: what does not fit is a finding with its line. A place may also be given as a piece that
stands there. A name may hold nothing in play (a piece that is off the map has no place): then the operation does nothing, and
the log says so. What never ends is stopped for the rest of the game, and the log says what and where; `validate` tells, too.

## What outlasts an effect, and decks that are nobody's

A mission may keep *names*: `remember` gives one to a piece, a place, a seat or a card, and from then on all its triggers and
cards may use it. `or_nothing` lets a seat decline a choice, and the condition `known` tells whether a name holds anything.
`later` does something at the end of a later round (or turn, where a game counts turns), with the names as they are now:

```yaml
# mission.yaml, in Temple
format: 1
names:
  - {id: hunted, title: The hunted, kind: samurai}           # shown_to: [ninja] would keep it from the others
tracks: [{id: gong, title: Gong, max: 9}]
triggers:
  - on: stayed
    do:
      - {op: remember, called: hunted, is: piece}
      - {op: later, rounds: 2, do: [{op: raise, track: gong}]}
  - on: round_ended
    if: [{test: known, called: hunted}]
    do:
      - {op: choose, as: spot, seat: ninja, places: {next_to: hunted, free: true}, or_nothing: true}
      - op: if
        if: [{test: known, called: spot}]
        do: [{op: move, piece: hunted, to: spot}]
        else: [{op: forget, called: hunted}]
```

A deck whose `owner` is `mission` is nobody's: `turn_up` turns its top card up and does what it says. A deck with a `row` has so
many cards open beside it, and `offer` lets a seat buy them, for what each card's `price` says. In both cases the deck is
shuffled at the start, and what lies open is seen by all:

```yaml
# cards.yaml of a mod, in Scorpion
format: 1
decks:
  - {id: weather, title: Weather, owner: mission}
  - {id: market, title: The market, owner: guards, row: 2}
cards:
  - {id: fog, title: Fog, deck: weather, copies: 2, do: [{op: say, text: Fog comes in.}]}
  - {id: lamp_oil, title: Lamp oil, deck: market, copies: 3, price: 2, do: [{op: raise, track: alert}]}
```

```yaml
# mission.yaml of the same mod
format: 1
tracks: [{id: coins, title: Coins, max: 9, start: 3}]
triggers:
  - on: turn_began
    do:
      - {op: turn_up, deck: weather}
      - {op: offer, seat: guards, deck: market, pays: coins, to: guards_hand}
```

Fourteen small mods that use these words, with a ruling for each, lie in `tests/packs/fourteen_ideas`.

What is listed under one game can only be used in that game's files. Plugins may add more; `uguisu plugins -v` lists all.
"""


def text() -> str:
    """Return the page."""
    return "\n".join(
        [
            HEAD,
            *_events(),
            *_kinds(),
            *_mission(),
            *_cards(),
            *_games(),
            *_words(Operation, "Operations"),
            *_words(Test, "Conditions"),
            *_filters(),
        ]
    )


def _events() -> Iterator[str]:
    yield "## Events"
    yield "\n### Of every game\n"
    yield from map(_event, waitable(EngineEvents.types()).items())
    for name, entry in sorted(registry().games.items()):
        yield f"\n### Of {name}\n"
        yield from map(_event, waitable(entry.type.events).items())
    yield ""


def _kinds() -> Iterator[str]:
    yield "## Kinds of things that names hold\n"
    yield from (f"- `{name}`: {kind.noun}." for name, kind in KINDS.items())
    for name, entry in sorted(registry().games.items()):
        if entry.type.kinds:
            yield f"\nIn {name} also:\n"
            yield from (f"- `{kind}`: {told.noun}{_made(told)}." for kind, told in entry.type.kinds.items())
    yield "\nA filter's `kind:` takes the kinds of pieces among them, and each game's own kinds of pieces.\n"


def _made(kind: Kind) -> str:
    if kind.pieces:
        return f" (pieces: {', '.join(f'`{piece}`' for piece in kind.pieces)})"
    return f" (or: {', '.join(f'`{other}`' for other in kind.made_of)})" if kind.made_of else ""


def _mission() -> Iterator[str]:
    yield "## What a mission has\n"
    yield from _file("mission", "format")


def _cards() -> Iterator[str]:
    yield "## What a file of cards has\n"
    yield "A game may not read all of these keys; `uguisu validate` says so.\n"
    yield from _file("cards", "format")
    schema = file_schema("cards", registry().vocabulary, registry().games)
    for title, name in (
        ("Other ways to play a card", "CardMode"),
        ("Standing rules of a card", "StandingRule"),
        ("The number that a card keeps", "Counter"),
    ):
        yield f"### {title}\n\n{schema['$defs'][name]['description']}\n"
        yield from fields(schema["$defs"][name])


def _file(role: str, leave_out: str) -> Iterator[str]:
    """Tell the keys of a file, then those of each kind of entry it lists."""
    schema = file_schema(role, registry().vocabulary, registry().games)
    whole = schema["$defs"][schema["$ref"].rpartition("/")[2]] if "$ref" in schema else schema
    yield from fields(whole, leave_out)
    for name, field in whole["properties"].items():
        entry = field.get("items", {}).get("$ref", "").rpartition("/")[2]
        if entry:
            yield f"### {name.capitalize()}\n\n{schema['$defs'][entry]['description']}\n"
            yield from fields(schema["$defs"][entry])


def _games() -> Iterator[str]:
    for name in sorted(registry().games):
        tables = tables_of(name)
        kind, build = registry().games[name].type, tables[0]
        yield f"## What there is in {name}\n"
        yield "The game brings these, whatever the mission adds. Numbers follow from the options of the scenario.\n"
        yield from _list("Sides", {side: words.rstrip(".") for side, words in kind.sides.items()})
        yield from _list("Seats", {one.id: _seat(one) for table in tables for one in table.seats})
        yield from _list("Tracks", {one.id: _track(one) for one in build.tracks})
        yield from _list("Results", {one.id: _title(one.title) for one in build.results})
        yield from _list("Kinds of pieces", _pieces(build))
        yield from _list("Card areas", {one.id: _area(table, one) for table in tables for one in table.areas})
        rules = kind.card_rules
        yield from _list("Decks", {deck: f"of the {side}" for deck, side in rules.decks.items()})
        yield from _list("Types of cards", {sort: words.rstrip(".") for sort, words in rules.types.items()})
        yield from _list("Windows: when a card is played (`played_in`)", _windows(rules))
        yield from _list("Targets: what a card is played on (`target`)", _targets(rules))
        for title, props in (("cards", kind.card_props), ("missions", kind.mission_props)):
            if props is not None:
                yield f"### `props:` of {title}\n"
                schema = msgspec.json.schema(props)
                definitions = {**schema["$defs"]}
                yield from fields(definitions.pop(props.__name__))
                for entry, told in definitions.items():
                    yield f"#### `{_key_of(schema, entry)}`\n\n{told['description']}\n"
                    yield from fields(told)


def _key_of(schema: dict[str, Any], entry: str) -> str:
    """Return the key under which entries of a kind stand."""
    owners = (owner.get("properties", {}) for owner in schema["$defs"].values())
    return next(
        key for keys in owners for key, field in keys.items() if f'defs/{entry}"' in json.dumps(field)
    )


def _list(title: str, told: Mapping[str, str]) -> Iterator[str]:
    if told:
        yield f"### {title}\n"
        yield from (f"- `{name}`: {words}." for name, words in told.items())
        yield ""


def _title(title: LocalText) -> str:
    return translate(title, "en").rstrip(".")


def _seat(seat: Seat) -> str:
    return f"{_title(seat.title)}, of the side `{seat.side}`"


def _track(track: Track) -> str:
    words = f": {', '.join(map(_title, track.labels))}" if track.labels else ""
    return f"{_title(track.title)}, {track.low} to {track.high}{words}"


def _pieces(build: Build) -> dict[str, str]:
    kinds = {piece.kind: [one.id for one in build.pieces if one.kind == piece.kind] for piece in build.pieces}
    return {kind: _ids(ids) for kind, ids in kinds.items()}


def _ids(ids: list[str]) -> str:
    """Return ids as people read them: those that are numbered by the first and the last, others one by one."""
    stem = ids[0].rstrip("0123456789")
    numbered = len(ids) > 2 and ids == [f"{stem}{number}" for number in range(1, len(ids) + 1)]
    return f"`{ids[0]}` to `{ids[-1]}`" if numbered else ", ".join(f"`{one}`" for one in ids)


def _area(build: Build, area: Area) -> str:
    faces, count = (_seen(build, audience) for audience in (area.faces_seen_by, area.count_seen_by))
    text = f"{_title(area.title)}; its cards are seen by {faces}"
    return text if count in (faces, "everybody") else f"{text}, their number by {count}"


def _seen(build: Build, audience: int) -> str:
    seats = [f"`{seat.id}`" for number, seat in enumerate(build.seats) if audience >> number & 1]
    return "everybody" if audience == EVERYBODY else " and ".join(seats) or "nobody"


def _windows(rules: type[CardRules]) -> dict[str, str]:
    return {
        name: window.about.rstrip(".")
        + _sides(window.sides)
        + ("; usual, where a card names none" if window.usual else "")
        + (f"; `target` holds `{window.brings}`" if window.brings not in ("", "number") else "")
        for name, window in rules.windows.items()
    }


def _targets(rules: type[CardRules]) -> dict[str, str]:
    return {
        name: target.about.rstrip(".")
        + _sides(target.sides)
        + (f"; `target` holds `{target.holds}`" if target.holds != "number" else "")
        for name, target in rules.targets.items()
    }


def _sides(sides: Sequence[str]) -> str:
    return f"; for cards of the {' and '.join(sides)}" if sides else ""


def _event(entry: tuple[str, EventType]) -> str:
    event, told = entry
    names = ", ".join(f"`{argument}` ({kind})" for argument, kind in told.arguments.items())
    return f"- `{event}`: {told.description}" + (f" Names in scope: {names}." if names else "")


def _words(marker: type[Marker], title: str) -> Iterator[str]:
    known = registry().vocabulary.all_members(marker)
    owners = {model.only_for for models in known.values() for model in models}
    for owner in sorted(owners, key=lambda owner: owner or ""):
        yield f"## {title} of {owner or 'every game'}\n"
        schema = file_schema(
            "mission", registry().vocabulary, registry().games, owner or next(iter(registry().games))
        )
        mapping = schema["$defs"][marker.__name__]["discriminator"]["mapping"]
        for tag, models in sorted(known.items()):
            for model in models:
                if model.only_for == owner:
                    reads: Sentence | None = getattr(model, "reads", None)
                    yield from _word(marker, tag, schema["$defs"][mapping[tag].rpartition("/")[2]], reads)


def _word(
    marker: type[Marker], tag: str, definition: dict[str, Any], reads: Sentence | None
) -> Iterator[str]:
    yield f"### `{tag}`\n"
    yield " ".join(definition["description"].split()) + "\n"
    yield f"```yaml\n{flow({marker.tag_field: tag, **_example(marker, definition)})}\n```\n"
    if reads is not None:
        yield f"It reads: {_reading(reads)}.\n"
    yield from fields(definition, marker.tag_field)


def _reading(reads: Sentence) -> str:
    """Return a sentence with the fields as its holes, and each of its further parts with the key that brings it."""
    lines = [f'"{_holes(reads.template)}"'] if reads.template else []
    for field, part in reads.parts.items():
        words = part.values() if isinstance(part, Mapping) else [part]
        lines.append(f"`{key_of(field)}` " + " or ".join(f'"{_holes(text)}"' for text in words))
    return ", with ".join([lines[0], "; ".join(lines[1:])] if lines[1:] else lines)


def _holes(template: str) -> str:
    return template.replace("_}", "}").strip()


def _example(marker: type[Marker], definition: dict[str, Any]) -> dict[str, Any]:
    fields_of_it = definition["properties"]
    found = {key: value for key, value in example_of(definition).items() if key != marker.tag_field}
    if not found:
        found = {key: fields_of_it[key]["examples"][0] for key in [*fields_of_it][1:2]}
    for key in MORE.get(fields_of_it[marker.tag_field]["enum"][0], ()):
        found.setdefault(key, fields_of_it[key]["examples"][0])
    return dict(sorted(found.items(), key=lambda entry: entry[0] == "do"))


def _filters() -> Iterator[str]:
    schema = file_schema("mission", registry().vocabulary, registry().games, "temple")
    for name, title in (
        ("PlaceFilter", "Which places"),
        ("CardFilter", "Which cards"),
        ("PieceFilter", "Which pieces"),
        ("Within", "How far"),
    ):
        definition = schema["$defs"][name]
        yield f"## {title}\n\n{definition['description']}\n"
        yield from fields(definition)
