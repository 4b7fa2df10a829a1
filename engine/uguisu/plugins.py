"""Loads plugins: the one module that calls pluggy.

Each plugin is asked hook by hook, on its own, so that one that raises can be named and left out whole while the rest
works.
"""

from __future__ import annotations

import importlib.metadata
import traceback
from collections.abc import Callable, Iterable
from functools import cache, partial
from pathlib import Path
from typing import Any

import pluggy

from uguisu import hookspecs
from uguisu.core.errors import UguisuError
from uguisu.registration import HOOKS, Registrar
from uguisu.registry import PluginInfo, Registry
from uguisu.said import Said

GROUP = "uguisu"


def _new_manager() -> pluggy.PluginManager:
    manager = pluggy.PluginManager("uguisu")
    manager.add_hookspecs(hookspecs)
    return manager


@cache
def registry() -> Registry:
    """Return what the installed plugins bring. They are loaded at the first call."""
    return load_registry(importlib.metadata.entry_points(group=GROUP))


def load_registry(
    entries: Iterable[importlib.metadata.EntryPoint] = (), extra: Iterable[tuple[str, object]] = ()
) -> Registry:
    """Return a Registry of the engine's own parts, the plugins behind `entries`, and `extra` ones given as objects."""
    from uguisu import builtin

    found = Registry()
    _add(found, "uguisu", _version_of("uguisu"), Said("the engine"), lambda: builtin)
    for entry in sorted(entries, key=lambda entry: entry.name):
        version = entry.dist.version if entry.dist is not None else "unknown"
        origin = entry.dist.name if entry.dist is not None else entry.value
        _add(found, entry.name, version, origin, entry.load)
    for name, plugin in extra:
        found.given = True
        _add(found, name, str(getattr(plugin, "__version__", "0")), "given", partial(_given, plugin))
    return found


def _add(found: Registry, name: str, version: str, origin: str, load: Callable[[], object]) -> None:
    """Ask one plugin for all it brings; take all of it or nothing."""
    trouble: str | None = None
    registrar = Registrar(found, name)
    try:
        answers = _ask(name, load())
        for hook, answer in answers.items():
            registrar.stage(hook, answer)
        registrar.commit()
    except (Exception, SystemExit) as error:  # whatever a stranger's code raises, the rest goes on
        trouble = _in_a_sentence(error)
    found.details[name] = PluginInfo(name, version, origin, trouble, tuple(registrar.provides))


def _ask(name: str, plugin: object) -> dict[str, Any]:
    """Return what each of the plugin's hooks answers."""
    manager = _new_manager()
    manager.register(plugin, name)
    manager.check_pending()
    answers: dict[str, Any] = {}
    for hook in HOOKS:
        caller = getattr(manager.hook, hook)
        if caller.get_hookimpls():
            (answers[hook],) = caller()
    return answers


def _in_a_sentence(error: BaseException) -> str:
    """Tell what went wrong and, for plugin authors, on which line of their code."""
    if isinstance(error, UguisuError):
        return str(error)
    told = "; ".join(line.strip() for line in str(error).splitlines() if line.strip())
    theirs = [frame for frame in traceback.extract_tb(error.__traceback__) if _is_theirs(frame.filename)]
    where = f" ({theirs[-1].filename}:{theirs[-1].lineno})" if theirs else ""
    return f"{type(error).__name__}: {told}{where}"


def _is_theirs(filename: str) -> bool:
    """Whether a file is neither Uguisu's nor pluggy's nor Python's own machinery."""
    ours = (str(Path(__file__).parent), str(Path(pluggy.__file__).parent), importlib.__path__[0])
    return not filename.startswith(("<", *ours))


def _given(plugin: object) -> object:
    return plugin


def _version_of(distribution: str) -> str:
    try:
        return importlib.metadata.version(distribution)
    except importlib.metadata.PackageNotFoundError:
        return "0"
