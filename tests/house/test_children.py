"""Processes are started in one place, `uguisu_tools.children`: whatever else would start one is found here."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SHIPPED = ("engine", "editor", "plugins", "packaging/app")
MAY = {
    "engine/uguisu_tools/children.py": ("shutil.which", "subprocess."),
    "engine/uguisu_tools/workers.py": ("concurrent.futures.", "multiprocessing."),
    "editor/uguisu_editor/play/child.py": ("PySide6.QtCore.QProcess",),
    "packaging/app/build.py": ("subprocess.run",),
    "plugins/page/hatch_build.py": ("subprocess.run",),
    "plugins/page/make_pyodide.py": ("subprocess.run",),
}
"""What starts processes, and where it may be named. How the application and distributions are built is no part of it."""
HARMLESS = {
    "multiprocessing.connection",
    "multiprocessing.context.BaseContext",
    "multiprocessing.freeze_support",
    "multiprocessing.parent_process",
    "multiprocessing.process.BaseProcess",
    "multiprocessing.resource_tracker",
    "subprocess.CompletedProcess",
    "subprocess.TimeoutExpired",
    "subprocess.list2cmdline",
}
STARTING = (
    "concurrent.futures.ProcessPoolExecutor",
    "asyncio.create_subprocess_",
    "asyncio.subprocess",
    "ctypes.windll",
    "multiprocessing.",
    "os.exec",
    "os.popen",
    "os.posix_spawn",
    "os.spawn",
    "os.startfile",
    "os.system",
    "pty.",
    "PySide6.QtCore.QProcess.execute",
    "PySide6.QtCore.QProcess.startDetached",
    "shutil.which",
    "subprocess.",
)
CLASSES = {"subprocess.Popen", "PySide6.QtCore.QProcess"}
"""They are also types: an annotation and a name of theirs start nothing, a call does."""


def names(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield what is used of what is imported, by its whole name: `subprocess.run`."""
    known: dict[str, str] = {}
    calls = {id(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}
    inner = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    bases = {id(base) for node in ast.walk(tree) if isinstance(node, ast.ClassDef) for base in node.bases}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for one in node.names:
                known[one.asname or one.name.partition(".")[0]] = (
                    one.name if one.asname else one.name.partition(".")[0]
                )
        elif isinstance(node, ast.ImportFrom) and not node.level:
            for one in node.names:
                known[one.asname or one.name] = f"{node.module}.{one.name}"
                if f"{node.module}.{one.name}" not in CLASSES:
                    yield node.lineno, f"{node.module}.{one.name}"
    for node in ast.walk(tree):
        if id(node) in inner:
            continue  # a longer name is met by itself
        found = whole(node, known)
        if found and (found not in CLASSES or id(node) in calls | bases):
            yield node.lineno, found  # type: ignore[attr-defined]


def whole(node: ast.AST, known: dict[str, str]) -> str:
    if isinstance(node, ast.Name):
        return known.get(node.id, "")
    if isinstance(node, ast.Attribute):
        before = whole(node.value, known)
        return f"{before}.{node.attr}" if before else ""
    return ""


def starts(code: str, may: tuple[str, ...] = ()) -> list[str]:
    """Return what starts a process in some code and may not: `3: subprocess.run`."""
    return [
        f"{line}: {name}"
        for line, name in names(ast.parse(code))
        if (name in CLASSES or name.startswith(STARTING))
        and not (may and name.startswith(may))
        and not any(name == one or name.startswith(f"{one}.") for one in HARMLESS)
    ]


def test_nothing_else_starts_a_process() -> None:
    found = {}
    for top in SHIPPED:
        for path in sorted((ROOT / top).rglob("*.py")):
            name = path.relative_to(ROOT).as_posix()
            there = starts(path.read_text(encoding="utf-8"), MAY.get(name, ()))
            if there:
                found[name] = there
    assert not found, "start it by uguisu_tools.children or uguisu_tools.workers"


@pytest.mark.parametrize("name", MAY)
def test_who_may_would_be_found_otherwise(name: str) -> None:
    assert starts((ROOT / name).read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    "code",
    [
        "import subprocess\nsubprocess.run(['git'])",
        "import subprocess as s\ns.Popen(['git'])",
        "from subprocess import check_output",
        "import os\nos.execv('a', ['a'])",
        "import os\nstart = os.system",
        "import multiprocessing\nmultiprocessing.get_context('spawn')",
        "from multiprocessing import Process",
        "import multiprocessing as mp\nmp.Pool(2)",
        "from concurrent.futures import ProcessPoolExecutor",
        "import concurrent.futures\nconcurrent.futures.ProcessPoolExecutor(2)",
        "import asyncio\nasyncio.create_subprocess_exec('git')",
        "from PySide6.QtCore import QProcess\nQProcess()",
        "from PySide6 import QtCore\nQtCore.QProcess.startDetached('git')",
        "from PySide6.QtCore import QProcess\nQProcess.startDetached('git')",
        "import shutil\nshutil.which('git')",
    ],
)
def test_a_planted_one_is_found(code: str) -> None:
    assert starts(code)


@pytest.mark.parametrize(
    "code",
    [
        "import subprocess\ndef f(p: subprocess.Popen[bytes]) -> None: ...",
        "from PySide6.QtCore import QProcess\nx: QProcess | None = None",
        "from multiprocessing.connection import Connection\nx: Connection",
        "import os\nos.environ",
    ],
)
def test_a_type_is_none(code: str) -> None:
    assert not starts(code)
