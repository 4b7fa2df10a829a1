"""How the pages made from models tell of a model's fields."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

import msgspec

from uguisu.core.build import Build
from uguisu.core.game import Game
from uguisu.loading import load
from uguisu.plugins import registry

INLINE = 4
"""Choices up to so many are listed; more are left to the schema."""


def fields(definition: dict[str, Any], leave_out: str = "", *, examples: bool = False) -> Iterator[str]:
    """Yield a line for each field of a JSON Schema's object, with its examples if wanted, and an empty one at the end."""
    told = {name: field for name, field in definition.get("properties", {}).items() if name != leave_out}
    for name, field in told.items():
        like = f" Like {' or '.join(map(code, field['examples']))}." if examples else ""
        yield f"- `{name}`{_status(name, field, definition)}: {field['description']}{_choices(field)}{like}"
    if told:
        yield ""


def _status(name: str, field: dict[str, Any], definition: dict[str, Any]) -> str:
    if name in definition.get("required", ()):
        return " (needed)"
    default = field.get("default")
    return (
        f" (otherwise {code(default)})"
        if default not in (None, [], ()) and not isinstance(default, dict)
        else ""
    )


def _choices(field: dict[str, Any]) -> str:
    choices = field.get("enum", [])
    return f" One of {', '.join(map(code, choices))}." if 0 < len(choices) <= INLINE else ""


def code(value: Any) -> str:
    """Write a value as it stands in a file, between backticks."""
    return f"`{flow(value)}`"


def flow(value: Any) -> str:
    """Write a value as YAML on one line, plainly."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {flow(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(flow, value)) + "]"
    if isinstance(value, str) and value.replace("_", "").replace("-", "").isalnum():
        return value
    return json.dumps(value, ensure_ascii=False)


def starter(game: str) -> tuple[Build, Game[Any]]:
    """Return the pack that a new one of `game` begins from, laid out but without what its mission adds, and compiled."""
    compiled = load(next(path for folder in registry().packs for path in folder.glob(f"{game}/starter")))
    return _laid_out(compiled, compiled.content.options), compiled


def tables_of(game: str) -> list[Build]:
    """Return that pack laid out for each number of players that there may be."""
    _, compiled = starter(game)
    options = compiled.content.options
    numbers = [one for one in get_args(get_type_hints(type(options)).get("players")) if isinstance(one, int)]
    tables = [msgspec.structs.replace(options, players=number) for number in numbers] or [options]
    return [_laid_out(compiled, table) for table in tables]


def _laid_out(compiled: Game[Any], options: Any) -> Build:
    build = registry().games[compiled.id].type.build(compiled.content, options)
    build.complete(build)
    return build
