"""One thing that a schema has against a value, before it is put into words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from uguisu.content.diagnostics import Path
from uguisu.said import Said, begin


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """A failed keyword of JSON Schema: `word: limit` in `rules`, against `value` at `path`.

    `source` is how the value is written. With `in_key` the fault is in the key itself: `value` is that key.
    `elsewhere` knows the words of other games: (tag field, tag) -> game.
    """

    path: Path
    word: str
    limit: Any
    value: Any
    rules: dict[str, Any]
    root: dict[str, Any]
    source: str = ""
    in_key: bool = False
    elsewhere: Mapping[tuple[str, str], str] = {}

    @property
    def name(self) -> str:
        """The value's name in a sentence: its key, or its number in a list."""
        if not self.path:
            return Said("the file")
        last = self.path[-1]
        if isinstance(last, str):
            return f"`{last}`"
        keys = [step for step in self.path if isinstance(step, str)]
        if keys:
            return Said("entry {number} of `{key}`", number=last + 1, key=keys[-1])
        return Said("entry {number}", number=last + 1)

    @property
    def subject(self) -> str:
        """The name as a sentence begins with it."""
        return begin(self.name)

    def resolved(self, schema: Any) -> Any:
        """Follow a local reference."""
        while isinstance(schema, dict) and "$ref" in schema:
            schema = self.root["$defs"][schema["$ref"].rpartition("/")[2]]
        return schema
