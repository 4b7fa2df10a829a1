"""The hooks themselves: each documented, each taken in, each used by the stranger's plugin."""

from __future__ import annotations

import ast
import inspect
from pathlib import Path

import pytest

from uguisu.core.errors import UguisuError
from uguisu.plugins import hookspecs
from uguisu.plugins import loading as plugins
from uguisu.plugins.registered import Registry

HOOKS = {name: spec for name, spec in vars(hookspecs).items() if name.startswith("uguisu_")}
STRANGERS = [
    Path(__file__).parent / "stranger" / "uguisu_stranger" / "plugin.py",
    Path(__file__).parent / "bricks" / "uguisu_bricks" / "plugin.py",
]


@pytest.mark.parametrize("name", HOOKS)
def test_a_hook_is_told_in_a_paragraph(name: str) -> None:
    told = inspect.getdoc(HOOKS[name]) or ""
    assert told.startswith("Return "), "say what the hook returns"
    assert len(told) > 40


def test_every_hook_is_taken_in() -> None:
    assert set(plugins.HOOKS) == set(HOOKS)


def test_every_hook_is_used_by_a_stranger() -> None:
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in STRANGERS]
    assert {node.name for tree in trees for node in tree.body if isinstance(node, ast.FunctionDef)} >= set(
        HOOKS
    )


@pytest.mark.parametrize("name", HOOKS)
def test_a_hook_refuses_what_is_no_list(name: str) -> None:
    with pytest.raises(UguisuError, match=f"{name} should return a list, not 3"):
        plugins.Registrar(Registry(), "odd").stage(name, 3)


UNREAD = {"uguisu_editor_panels"}
"""Hooks whose answers the engine passes on without looking at them."""


@pytest.mark.parametrize("name", sorted(set(HOOKS) - UNREAD))
def test_a_hook_refuses_things_of_another_kind(name: str) -> None:
    with pytest.raises(UguisuError, match=f"{name} should return .*object"):
        plugins.Registrar(Registry(), "odd").stage(name, [object()])


def test_only_the_facade_names_pluggy() -> None:
    engine = Path(plugins.__file__).parents[2]
    users = {
        path.relative_to(engine).as_posix()
        for path in engine.rglob("*.py")
        if "import pluggy" in path.read_text(encoding="utf-8")
        or "from pluggy" in path.read_text(encoding="utf-8")
    }
    assert users == {
        "uguisu/plugins/loading.py",
        "uguisu/plugins/hooks.py",
        "uguisu/plugins/hookspecs.py",
        "uguisu_tools/testing/checks/play.py",
    }
