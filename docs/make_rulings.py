"""Writes the lists of keys of positions, and of expectations, in docs/rulings.md from their models."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
from telling import code, fields, flow

from uguisu.content.markers import Expectation
from uguisu.content.models.position import Position
from uguisu.content.schema import parts_of
from uguisu.plugins import registry

PAGE = Path(__file__).parent / "rulings.md"
MARK, END = "<!-- {part}: written by docs/make_rulings.py -->\n", "<!-- end -->\n"


def text() -> str:
    """Return the page: what is written by hand around the lists, as it is."""
    page = PAGE.read_text(encoding="utf-8")
    for part, lines in (("positions", _positions()), ("expectations", _expectations())):
        begin = MARK.format(part=part)
        before, _, rest = page.partition(begin)
        page = "".join([before, begin, *(f"{line}\n" for line in lines), END, rest.partition(END)[2]])
    return page


def _positions() -> Iterator[str]:
    yield "### Keys of every game\n"
    yield from _keys(Position)
    for name, game in sorted(registry().games.items()):
        yield f"### Keys of {name}\n"
        yield from _keys(game.position_type, besides=Position)


def _keys(position: type[Position], besides: type[Position] | None = None) -> Iterator[str]:
    """Yield a line for each key of a position: what it is, what it may be if that is a word, and an example."""
    schema = msgspec.json.schema(position)["$defs"]
    known = {} if besides is None else msgspec.json.schema(besides)["$defs"][besides.__name__]["properties"]
    for key, field in schema[position.__name__]["properties"].items():
        if field != known.get(key):
            parts = list(parts_of(field))
            words = [word for part in parts for word in part.get("enum", ()) if word is not None]
            choices = f" One of {', '.join(map(code, words))}." if words else ""
            yield f"- `{key}: {flow(field['examples'][0])}`: {field['description']}{choices}"
            for part in parts:
                inner = schema.get(part.get("$ref", "").rpartition("/")[2], {})
                yield from (f"  {line}" for line in fields(inner, examples=True) if line)
    yield ""


def _expectations() -> Iterator[str]:
    for tag, models in sorted(registry().vocabulary.all_members(Expectation).items()):
        for model in models:
            yield f"### `{tag}`" + (f", in {model.only_for} alone" if model.only_for else "") + "\n"
            yield (model.__doc__ or "").split("\n")[0] + "\n"
            definition = msgspec.json.schema(model)["$defs"][model.__name__]
            yield from fields(definition, Expectation.tag_field, examples=True)
