"""The expectations as a page for people, from their models."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec

from uguisu.content.markers import Expectation
from uguisu.content.vocabulary import Vocabulary


def expectations_page(vocabulary: Vocabulary) -> str:
    """Return Markdown: each expectation with its keys, in the order of the alphabet."""
    members = sorted(vocabulary.members(Expectation).items())
    return "\n".join(line for tag, model in members for line in _entry(tag, model))


def _entry(tag: str, model: type[msgspec.Struct]) -> Iterator[str]:
    yield f"### `{tag}`"
    yield ""
    yield (model.__doc__ or "").split("\n")[0]
    yield ""
    schema = msgspec.json.schema(model)
    fields = schema["$defs"][model.__name__]
    for name, field in fields["properties"].items():
        if name != Expectation.tag_field:
            yield f"- `{name}`{_needed(name, fields)}: {field['description']} Like {_examples(field)}."
    yield ""


def _needed(name: str, fields: dict[str, Any]) -> str:
    return " (needed)" if name in fields.get("required", ()) else ""


def _examples(field: dict[str, Any]) -> str:
    return " or ".join(f"`{json.dumps(example, ensure_ascii=False)}`" for example in field["examples"])
