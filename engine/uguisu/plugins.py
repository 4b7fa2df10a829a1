"""Loads plugins: the one module that calls pluggy.

Each plugin is asked hook by hook, on its own, so that one that raises can be named and left out whole while the rest
works.
"""

from __future__ import annotations

import importlib.metadata
import traceback
from collections.abc import Callable, Iterable
from functools import cache, partial
from typing import Any

import pluggy

from uguisu import hookspecs
from uguisu.registration import HOOKS, Registrar
from uguisu.registry import PluginInfo, Registry

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
    _add(found, "uguisu", _version_of("uguisu"), "the engine", lambda: builtin)
    for entry in sorted(entries, key=lambda entry: entry.name):
        version = entry.dist.version if entry.dist is not None else "unknown"
        origin = entry.dist.name if entry.dist is not None else entry.value
        _add(found, entry.name, version, origin, entry.load)
    for name, plugin in extra:
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
    except Exception as error:  # whatever a stranger's code raises, it must not take the rest down
        trouble = _in_a_sentence(error)
    found.details[name] = PluginInfo(name, version, origin, trouble, tuple(registrar.provides))


def _ask(name: str, plugin: object) -> dict[str, list[Any]]:
    manager = _new_manager()
    manager.register(plugin, name)
    manager.check_pending()
    answers: dict[str, list[Any]] = {}
    for hook in HOOKS:
        caller = getattr(manager.hook, hook)
        if caller.get_hookimpls():
            answers[hook] = [item for part in caller() for item in part]
    return answers


def _in_a_sentence(error: Exception) -> str:
    """Tell what went wrong and, for plugin authors, on which line of their code."""
    frames = traceback.extract_tb(error.__traceback__)
    where = f" ({frames[-1].filename}:{frames[-1].lineno})" if frames else ""
    return f"{type(error).__name__}: {error}{where}"


def _given(plugin: object) -> object:
    return plugin


def _version_of(distribution: str) -> str:
    try:
        return importlib.metadata.version(distribution)
    except importlib.metadata.PackageNotFoundError:
        return "0"
