"""Writes docs/games.md, what a scenario of each game may set, from the models."""

from __future__ import annotations

import inspect
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
from telling import fields

from uguisu.messages.local_text import LocalText
from uguisu.messages.message import translate
from uguisu.plugins import registry
from uguisu.translations import languages

PAGE = Path(__file__).parent / "games.md"
HEAD = """\
<!-- Written by docs/make_games.py from the models in the code; change it there. -->

# What a scenario may set

For each game: the `options:` of its `scenario.yaml`, its `variants:`, the tags of places and the kinds of links that its rules
look for, and its own bots. How to make a whole pack is described in [your-own-map.md](your-own-map.md) for
Temple, and in [scorpion.md](scorpion.md), [senjutsu.md](senjutsu.md) and [spies.md](spies.md).
"""


def text() -> str:
    """Return the page."""
    return "\n".join([HEAD, *(line for name in sorted(registry().games) for line in _game(name))])


def _game(name: str) -> Iterator[str]:
    kind = registry().games[name].type
    yield f"## {_title(kind.title)}\n\n{_words(kind)}\n"
    yield "### Options\n"
    yield from _settings(kind.options)
    yield from _names("Tags of places", kind.place_tags)
    yield from _names("Tags of regions", kind.region_tags)
    yield from _names("Kinds of ways and borders", kind.link_kinds)
    yield from _names("Sides", kind.sides)
    yield from _variants(name)
    yield from _names("Bots", {bot.id: bot.description for bot in registry().bots_of(name).values()})


def _variants(game: str) -> Iterator[str]:
    yield "### Variants\n"
    for variant in sorted(registry().variants_of(game).values(), key=lambda variant: variant.id):
        yield f"#### `{variant.id}`: {_title(variant.title)}\n\n{_words(variant)}\n"
        if variant.options_type is not None:
            yield from _settings(variant.options_type)
        for clash in sorted(variant.conflicts):
            yield f"Not together with `{clash}`.\n"


def _settings(model: type[msgspec.Struct]) -> Iterator[str]:
    schema = msgspec.json.schema(model)
    yield from fields(schema["$defs"][model.__name__])


def _names(title: str, told: Mapping[str, Any]) -> Iterator[str]:
    if told:
        yield f"### {title}\n"
        yield from (f"- `{name}`: {words}" for name, words in told.items())
        yield ""


def _title(title: LocalText) -> str:
    return " · ".join(dict.fromkeys(translate(title, code) for code in languages()))


def _words(thing: object) -> str:
    return " ".join((inspect.getdoc(type(thing)) or "").split())
