"""What every file of the repository keeps to."""

from __future__ import annotations

import ast
import importlib
import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TEXT = {".py", ".md", ".toml", ".yaml", ".yml", ".json", ".jsonl", ".txt", ".html", ".svg", ".ts", ".cfg", ""}

HOSTS = ("pypi" + ".org", "python" + "hosted.org", "npmjs" + ".", "crates" + ".io", "anaconda" + ".org")
"""Hosts of package registries, put together here so that this file does not name them."""

MACHINE = re.compile(r"(?<![\w.~-])(/" + r"work/|/tmp/" + r"wt\b|/" + r"root/|/home/\w+/)")
"""Paths that exist on somebody's machine only."""


def tracked() -> list[Path]:
    """Return the files that are, or would be, committed."""
    git = shutil.which("git")
    if git is None or not (ROOT / ".git").exists():
        pytest.skip("not a git checkout: nothing says which files belong to it")
    listed = subprocess.run(
        [git, "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return [ROOT / name for name in listed.stdout.splitlines() if (ROOT / name).is_file()]


def texts() -> list[tuple[str, str]]:
    """Return the name and text of each text file, but for packs that are broken on purpose."""
    found = []
    for path in tracked():
        name = path.relative_to(ROOT).as_posix()
        if path.suffix in TEXT and not name.startswith("tests/broken/"):
            found.append((name, path.read_text(encoding="utf-8", errors="replace")))
    return found


def test_no_file_names_a_package_registry() -> None:
    guilty = [f"{name}: {host}" for name, text in texts() for host in HOSTS if host in text]
    assert not guilty


def test_no_file_holds_a_path_of_one_machine() -> None:
    guilty = [f"{name}: {found.group()}" for name, text in texts() if (found := MACHINE.search(text))]
    assert not guilty


def test_no_lock_file_is_kept() -> None:
    lock = "uv" + ".lock"
    assert [path.name for path in tracked() if path.name == lock] == []
    assert [name for name, text in texts() if lock in text and name != ".gitignore"] == []


def test_nothing_is_called_utils() -> None:
    assert [path.name for path in tracked() if path.stem in ("utils", "util", "helpers", "misc")] == []


ENGINE = sorted((ROOT / "engine" / "uguisu").rglob("*.py"))


@pytest.mark.parametrize("path", ENGINE, ids=lambda path: path.relative_to(ROOT / "engine").as_posix())
def test_what_is_public_is_explained(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    silent = [] if ast.get_docstring(tree) or not tree.body else ["the module itself"]
    module = ".".join(path.relative_to(ROOT / "engine").with_suffix("").parts).removesuffix(".__init__")
    silent += [f"{name} (line {line})" for name, line in undocumented(tree, module)]
    assert not silent


BY_CONTRACT = {"act", "holds"}
"""What operations and conditions do; `Operation` and `Test` tell of it."""


def undocumented(tree: ast.Module | ast.ClassDef, module: str) -> list[tuple[str, int]]:
    """Return the public functions, classes and methods that nothing explains, with their lines: what a base class says of a
    method need not be said again.
    """
    found = []
    for node in tree.body:
        if not isinstance(node, ast.FunctionDef | ast.ClassDef | ast.AsyncFunctionDef):
            continue
        if node.name.startswith("_") or node.name in BY_CONTRACT:
            continue
        overload = any("overload" in ast.unparse(mark) for mark in node.decorator_list)
        if ast.get_docstring(node) is None and not overload and not inherited(tree, node.name, module):
            found.append((node.name, node.lineno))
        if isinstance(node, ast.ClassDef):
            found += [(f"{node.name}.{name}", line) for name, line in undocumented(node, module)]
    return found


def inherited(owner: ast.Module | ast.ClassDef, name: str, module: str) -> bool:
    if isinstance(owner, ast.Module):
        return False
    bases = getattr(importlib.import_module(module), owner.name).__mro__[1:]
    return any(getattr(vars(base).get(name), "__doc__", None) for base in bases)
