"""Writes the list of expectations in docs/rulings.md from their models."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
from telling import fields

from uguisu.content.markers import Expectation
from uguisu.plugins import registry

PAGE = Path(__file__).parent / "rulings.md"
BEGIN, END = "<!-- expectations: written by docs/make_rulings.py -->\n", "<!-- end -->\n"


def text() -> str:
    """Return the page: what is written by hand around the list, as it is."""
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    return "".join([before, BEGIN, *(f"{line}\n" for line in _expectations()), END, after])


def _expectations() -> Iterator[str]:
    for tag, models in sorted(registry().vocabulary.all_members(Expectation).items()):
        for model in models:
            yield f"### `{tag}`" + (f", in {model.only_for} alone" if model.only_for else "") + "\n"
            yield (model.__doc__ or "").split("\n")[0] + "\n"
            definition = msgspec.json.schema(model)["$defs"][model.__name__]
            yield from fields(definition, Expectation.tag_field, examples=True)
