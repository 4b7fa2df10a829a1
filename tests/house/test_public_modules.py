"""What plugins import: sixteen modules, each with a list of names, and nothing deeper; what our tools take besides."""

from __future__ import annotations

import ast
import importlib
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
ENGINE = ROOT / "engine"
PUBLIC = (
    "uguisu",
    *(f"uguisu.{name}" for name in (
        "board", "bots", "cards", "checks", "effects", "events", "phases", "reports", "rulings", "views",
    )),
    *(f"uguisu_tools.{name}" for name in ("bots", "rulings", "scaffold", "solve", "testing")),
)  # fmt: skip
FOR_TOOLS = (
    "uguisu.content",
    "uguisu.guard",
    "uguisu.messages",
    "uguisu.plugins",
    *(f"uguisu_tools.{name}" for name in ("cli", "drawing", "looks", "packs", "record")),
)
PACKAGES = ("uguisu", "uguisu_tools")
TOYS = ("tests/support/toys", "tests/plugins/stranger")
ADVICE = "what to do: CONTRIBUTING.md, What plugins import"
FENCED = re.compile(r"^```(?:python|py)\n(.*?)^```", re.DOTALL | re.MULTILINE)


def file_of(module: str) -> Path:
    path = ENGINE.joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def tree_of(module: str) -> ast.Module:
    return ast.parse(file_of(module).read_text(encoding="utf-8"))


def table(tree: ast.Module, name: str) -> dict[str, Any]:
    """Return a table such as `_HOMES`, as it is written."""
    for part in tree.body:
        if isinstance(part, ast.Assign) and ast.unparse(part.targets[0]) == name:
            found: dict[str, Any] = ast.literal_eval(part.value)
            return found
    return {}


def homes(module: str) -> dict[str, tuple[str, str]]:
    """Return where each name of a public module comes from, and what it is called there."""
    found = {}
    for home, names in table(tree_of(module), "_HOMES").items():
        for name in names:
            own, _, shown = name.partition(" as ")
            found[shown or own] = home, own
    return found


@pytest.mark.parametrize("module", [*PUBLIC, *FOR_TOOLS])
def test_the_three_lists_of_a_public_module_agree(module: str) -> None:
    """What a type checker reads, what is imported in play, and what is public."""
    tree = tree_of(module)
    checked = {}
    for part in tree.body:
        if isinstance(part, ast.If) and ast.unparse(part.test) == "TYPE_CHECKING":
            for line in part.body:
                assert isinstance(line, ast.ImportFrom)
                checked |= {name.asname or name.name: (line.module, name.name) for name in line.names}
    assert checked == homes(module)
    found = importlib.import_module(module)
    assert sorted(found.__all__) == sorted(homes(module))
    assert dir(found) == sorted(checked)
    for name, (home, own) in homes(module).items():
        assert getattr(found, name) is getattr(importlib.import_module(home), own)


def described(module: str, name: str) -> bool:
    """Whether a name has a docstring: a constant or a type, a string below it."""
    body = tree_of(module).body
    for part, below in zip(body, [*body[1:], None], strict=True):
        if isinstance(part, ast.ClassDef | ast.FunctionDef) and part.name == name:
            return ast.get_docstring(part) is not None
        if isinstance(part, ast.ImportFrom) and part.module is not None:
            for line in part.names:
                if name == (line.asname or line.name):
                    return described(part.module, line.name)
        targets = part.targets if isinstance(part, ast.Assign) else [getattr(part, "target", None)]
        if any(name == getattr(target, "id", None) for target in targets):
            return (
                isinstance(below, ast.Expr)
                and isinstance(below.value, ast.Constant)
                and isinstance(below.value.value, str)
            )
    raise AssertionError(f"{module} has no {name}")


@pytest.mark.parametrize("module", [*PUBLIC, *FOR_TOOLS])
def test_every_public_name_has_a_docstring(module: str) -> None:
    silent = [name for name, (home, own) in homes(module).items() if not described(home, own)]
    assert silent == []


def test_public_modules_import_nothing_before_it_is_used() -> None:
    code = (
        f"import importlib, sys\nfor name in {PUBLIC}: importlib.import_module(name)\n"
        "print(sorted(name for name in sys.modules if name.startswith('uguisu')))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == str(sorted([*PUBLIC, "uguisu._lazy", "uguisu_tools"]))


@pytest.mark.long
def test_a_type_checker_refuses_names_that_are_not_there(tmp_path: Path, pytestconfig: pytest.Config) -> None:
    pytest.importorskip("mypy")
    lines = [f"import {module}" for module in PUBLIC]
    lines += [f"{module}.{name}" for module in PUBLIC for name in ("Nonsense", "__all__")]
    (tmp_path / "wrong.py").write_text("\n".join(lines), encoding="utf-8")
    (tmp_path / "mypy.ini").write_text("[mypy]\nstrict = true\nfollow_imports = skip\n", encoding="utf-8")
    kept = getattr(pytestconfig, "cache", None)  # absent where pytest runs without it
    cache = kept.mkdir("mypy") if kept is not None else tmp_path
    files = [str(file_of(module)) for module in (*PUBLIC, "uguisu._lazy", "uguisu_tools")]
    options = ["--config-file", str(tmp_path / "mypy.ini"), "--cache-dir", str(cache), "--no-error-summary"]
    done = subprocess.run(
        [sys.executable, "-m", "mypy", *options, "wrong.py", *files],
        cwd=tmp_path,
        env=None,
        capture_output=True,
        text=True,
        check=False,
    )
    refused = re.findall(r"^wrong\.py:\d+: error: (.*?)  \[attr-defined\]$", done.stdout, re.MULTILINE)
    assert len(refused) == len(PUBLIC), done.stdout
    assert all('"Nonsense"' in line for line in refused)


def sources() -> Iterator[tuple[str, str]]:
    """What others write, or learn from: games, test toys, the scaffold, and examples in the documentation."""
    games = [
        ROOT / "plugins" / path.name / f"uguisu_{path.name}"
        for path in (ROOT / "scenarios").iterdir()
        if path.is_dir()
    ]
    assert len(games) >= 4
    for folder in (*games, *(ROOT / name for name in TOYS)):
        for path in folder.rglob("*.py"):
            yield str(path.relative_to(ROOT)), path.read_text(encoding="utf-8")
    for path in (ENGINE / "uguisu_tools/scaffold").rglob("*.py.tmpl"):
        yield str(path.relative_to(ROOT)), path.read_text(encoding="utf-8")
    pages = {ROOT / "CONTRIBUTING.md", ROOT / "README.md", *ROOT.glob("docs/*.md")}
    left = {
        ROOT / "docs/api.md",  # signatures, and no examples
        ROOT / "docs/in-your-program.md",  # a tool, which may take the doors of rooms
    }
    for path in sorted(pages - left):
        for number, block in enumerate(FENCED.findall(path.read_text(encoding="utf-8"))):
            yield f"{path.name}, example {number + 1}", block


def deep_imports(text: str) -> list[str]:
    """Return what a module imports from the engine past its public modules, for type checkers only included."""
    found = []
    for part in ast.walk(ast.parse(text)):
        if isinstance(part, ast.ImportFrom) and part.module is not None and not part.level:
            names = [alias.name for alias in part.names]
            if part.module.split(".")[0] in PACKAGES and part.module not in PUBLIC:
                found += [f"{part.module}.{name}" for name in names]
            elif part.module in PUBLIC:
                known = set(homes(part.module)) | {module.rpartition(".")[2] for module in PUBLIC}
                found += [f"{part.module}.{name}" for name in names if name not in known]
        elif isinstance(part, ast.Import):
            found += [a.name for a in part.names if a.name.split(".")[0] in PACKAGES and a.name not in PUBLIC]
    return found


def test_deep_imports_are_found() -> None:
    text = "from uguisu import Game, Bot, cards\nimport uguisu.core.game\nfrom uguisu.core.state import OFF, State"
    assert deep_imports(text) == [
        "uguisu.Bot", "uguisu.core.game", "uguisu.core.state.OFF", "uguisu.core.state.State"
    ]  # fmt: skip


@pytest.mark.long
def test_games_toys_the_scaffold_and_the_docs_import_the_public_modules_only() -> None:
    deep = {name: found for name, text in sources() if (found := deep_imports(text))}
    assert deep == {}, ADVICE


def test_the_page_of_what_plugins_import_names_no_module_behind_the_doors() -> None:
    page = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    named = set(re.findall(r"\buguisu\.[a-z_]+\.[a-z_.]+\b", page))
    assert not named, ADVICE
