"""Each module can be read alone: imports go in no wide circle, those that only type checkers read among them."""

from __future__ import annotations

import ast
from pathlib import Path

ROOT = Path(__file__).parents[2] / "editor"
WIDEST = 4
"""The canvas, what it paints and its tools."""
NESTED = "uguisu_editor.forms."
"""Parts of forms contain one another: each kind of part makes all others."""


def imports() -> dict[str, set[str]]:
    """For each module of the editor those that it names anywhere."""
    paths = {name_of(path): path for path in (ROOT / "uguisu_editor").rglob("*.py")}
    found: dict[str, set[str]] = {name: set() for name in paths}
    for name, path in paths.items():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module:
                for alias in node.names:
                    whole = f"{node.module}.{alias.name}"
                    found[name] |= {whole if whole in paths else node.module} & paths.keys() - {name}
    return found


def name_of(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def circles(graph: dict[str, set[str]]) -> list[set[str]]:
    """Each set of modules that all lead to one another."""

    def reached(start: str) -> set[str]:
        seen, waiting = set(), [start]
        while waiting:
            for other in graph[waiting.pop()] - seen:
                seen.add(other)
                waiting.append(other)
        return seen

    leads = {name: reached(name) for name in graph}
    found: list[set[str]] = []
    for name in graph:
        circle = {other for other in leads[name] if name in leads[other]}
        if len(circle) > 1 and circle not in found:
            found.append(circle)
    return found


def test_no_circle_is_wide() -> None:
    found = [circle for circle in circles(imports()) if not all(name.startswith(NESTED) for name in circle)]
    assert [sorted(circle) for circle in found if len(circle) > WIDEST] == []
    assert len(found) <= 2


def test_who_is_in_the_window_does_not_know_the_window() -> None:
    knowing = {name for name, others in imports().items() if "uguisu_editor.window" in others}
    assert knowing == {"uguisu_editor.app"}


def test_circles_are_found() -> None:
    graph = {"a": {"b"}, "b": {"c"}, "c": {"a", "d"}, "d": set()}
    assert circles(graph) == [{"a", "b", "c"}]
