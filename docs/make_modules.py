"""Lists the modules that travel with a web page of a pack: those that somebody in it imports.

    uv run python -m uguisu_tools.testing regenerate

It starts from what plays (`uguisu_page.desk`, and what the plugins are), and follows every import, also those within functions;
through the doors of rooms it goes to the one module that a name is from.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "plugins" / "page" / "uguisu_page" / "modules.txt"
GAMES = ("temple", "scorpion", "senjutsu", "spies")
PLUGGED = ("uguisu", "uguisu.tools", "uguisu.games")
"""The groups of entry points that are read while a pack is played."""
BESIDE = ("uguisu-lab", "uguisu-page", "uguisu-table")
"""What these plug in is for other programs."""
NOT_IN_A_PAGE = (
    "uguisu_lab.playtest.pool",
    "uguisu_tools.bots.program",
    "uguisu_tools.children",
    "uguisu_tools.cli",
)
"""Rooms into which what plays leads somewhere, though never in a page."""


def text() -> str:
    """Return the list."""
    return "".join(f"{module}\n" for module in sorted(_following([*_plugged(), "uguisu_page.desk"])))


def _plugged() -> Iterator[str]:
    yield from ("uguisu.plugins.builtin", "uguisu_tools.bots")
    for group in PLUGGED:
        for entry in entry_points(group=group):
            module = entry.value.partition(":")[0]
            if module in _sources() and entry.dist is not None and entry.dist.name not in BESIDE:
                yield module


@cache
def _sources() -> dict[str, Path]:
    """Return all modules that might travel, by name."""
    homes = [ROOT / "engine" / "uguisu", ROOT / "engine" / "uguisu_tools"]
    homes += [ROOT / "plugins" / name / f"uguisu_{name}" for name in ("lab", "page", "table", *GAMES)]
    found = {}
    for home in homes:
        for path in home.rglob("*.py"):
            parts = path.relative_to(home.parent).with_suffix("").parts
            found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def _following(begin: Iterable[str]) -> set[str]:
    """Return modules, what they import, what that imports, and so on; and the packages that all of it is in."""
    found: set[str] = set()
    waiting = list(begin)
    while waiting:
        module = waiting.pop()
        if module in found or module not in _sources() or module.startswith(NOT_IN_A_PAGE):
            continue
        found.add(module)
        waiting += [*_imported(module), module.rpartition(".")[0]]
    return found


@cache
def _imported(module: str) -> tuple[str, ...]:
    found: list[str] = []
    for node in _run(_parsed(module)):
        if isinstance(node, ast.Import):
            found += [name.name for name in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            behind = _doors(node.module)
            found += [
                node.module,
                *(behind.get(name.name, f"{node.module}.{name.name}") for name in node.names),
            ]
        elif isinstance(node, ast.Constant) and module == "uguisu_tools.plugin":
            found.append(
                f"uguisu_tools.bots.{str(node.value).partition(':')[0]}"
            )  # bots are in a table there
    return tuple(found)


def _run(tree: ast.AST) -> Iterator[ast.AST]:
    """Yield the parts of a module, but for what is there for type checkers alone."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            for other in node.orelse:
                yield from (other, *_run(other))
        else:
            yield node
            yield from _run(node)


@cache
def _doors(package: str) -> dict[str, str]:
    """Return the modules that a door hands names on from, by those names."""
    if package not in _sources():
        return {}
    for node in _parsed(package).body:
        if (
            isinstance(node, ast.Assign)
            and isinstance(node.targets[0], ast.Name)
            and node.targets[0].id == "_HOMES"
        ):
            homes: dict[str, tuple[str, ...]] = ast.literal_eval(node.value)
            return {name.rpartition(" as ")[2]: home for home, names in homes.items() for name in names}
    return {}


@cache
def _parsed(module: str) -> ast.Module:
    return ast.parse(_sources()[module].read_text(encoding="utf-8"))
