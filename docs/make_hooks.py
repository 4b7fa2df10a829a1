"""Writes docs/hooks.md from the hooks' own words."""

from __future__ import annotations

import inspect
from pathlib import Path

from uguisu.plugins import hookspecs

PAGE = Path(__file__).parent / "hooks.md"
HEAD = """\
<!-- Written by docs/make_hooks.py from engine/uguisu/plugins/hookspecs.py; change it there. -->

# Hooks

{introduction}

{table}

{sections}
"""


def text() -> str:
    """Return the page."""
    hooks = {name: hook for name, hook in vars(hookspecs).items() if name.startswith("uguisu_")}
    told = {name: inspect.getdoc(hook) or "" for name, hook in hooks.items()}
    rows = [f"| [`{name}`](#{name}) | {first_sentence(words)} |" for name, words in told.items()]
    sections = [f"## {name}\n\n```python\n{signature(hooks[name])}\n```\n\n{told[name]}" for name in hooks]
    return HEAD.format(
        introduction=(inspect.getdoc(hookspecs) or "").replace("::\n", ":\n"),
        table="\n".join(["| hook | what it returns |", "|---|---|", *rows]),
        sections="\n\n".join(sections),
    )


def first_sentence(words: str) -> str:
    """Return the first sentence of a docstring, in one line."""
    flat = " ".join(words.split())
    return flat.split(". ")[0].removesuffix(".").removeprefix("Return ")


def signature(hook: object) -> str:
    """Return how a hook is declared."""
    source = inspect.getsource(hook)  # type: ignore[arg-type]
    line = next(line for line in source.splitlines() if line.startswith("def "))
    return "@uguisu.hookimpl\n" + line.split("  #")[0].removesuffix(":") + ": ..."
