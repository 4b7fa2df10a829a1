"""Cards, maps and missions are data: none of their ids stands in Python."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from uguisu.content.loader import read_pack
from uguisu.plugins import registry

ROOT = Path(__file__).parents[2]
CODE = sorted(
    path for folder in ("engine", "plugins", "editor") for path in (ROOT / folder).glob("**/uguisu*/**/*.py")
)
GENERIC = {
    "cells": "a key of map files",
    "water": "a look that places may have",
    "shrine": "a look that places may have",
    "muster": "a phase of Scorpion: guards join others",
    "barracks": "a tag that Scorpion's rules look for",
    "grounds": "a tag that Scorpion's rules look for",
    "archive": "a command of git",
    "outside": "a key of set-ups of Spies",
    "east": "a direction",
    "west": "a direction",
}
"""Ids that are words of the rules as well, each with its reason."""

QUOTED = re.compile(r"""(?<=["'])[^"'\n]+(?=["'])""")
"""What stands between quotation marks: texts, and what lies between two of them."""


def ids_of(pack: Path) -> Iterator[str]:
    """Yield the ids that a pack gives to its own things."""
    loaded, _ = read_pack(pack, registry())
    assert loaded is not None, f"{pack} can't be read"
    yield loaded.scenario.id
    for part in ("map", "cards", "mission"):
        if part in loaded.documents:
            data = loaded.documents[part].data
            for key in ("places", "cells", "regions", "cards", "triggers", "objectives", "results"):
                yield from (entry["id"] for entry in data.get(key) or () if "id" in entry)


def shipped_ids() -> dict[str, str]:
    """Return every id, and a pack it is from."""
    packs = sorted(path.parent for path in (ROOT / "scenarios").rglob("scenario.yaml"))
    return {name: pack.name for pack in packs for name in ids_of(pack)}


def literals(tree: ast.AST) -> Iterator[tuple[str, int]]:
    """Yield the texts in code: not docstrings, nor the examples of a field."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            continue
        if isinstance(node, ast.Call) and _name(node.func).endswith(("Meta", "takes", "doc")):
            continue
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value, node.lineno
        yield from literals(node)


def _name(called: ast.expr) -> str:
    """Return what is called, without the module it is in."""
    return getattr(called, "attr", None) or getattr(called, "id", "")


@pytest.mark.parametrize("path", CODE, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_no_id_of_a_pack_stands_in_code(path: Path, ids: dict[str, str]) -> None:
    code = path.read_text(encoding="utf-8")
    if not any(text in ids and text not in GENERIC for text in QUOTED.findall(code)):
        return  # to parse all files takes twenty times as long
    tree = ast.parse(code)
    guilty = [
        f"line {line}: '{text}' is an id in {ids[text]}"
        for text, line in literals(tree)
        if text in ids and text not in GENERIC
    ]
    assert not guilty, "move it into the pack, or, when it is a word of the rules, into GENERIC with a reason"


@pytest.fixture(scope="module")
def ids() -> dict[str, str]:
    return shipped_ids()


def test_there_are_packs_to_look_at(ids: dict[str, str]) -> None:
    assert len(ids) > 50
