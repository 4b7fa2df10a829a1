"""Plugins: what they may bring, and the registry that is made of what they bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu._lazy import lazily

if TYPE_CHECKING:
    from uguisu.plugins.loading import GROUP, Registrar, forget_installed, load_registry, registry
    from uguisu.plugins.one_game import game_of
    from uguisu.plugins.registered import GameEntry, PluginInfo, Registry

__all__ = [
    "GROUP",
    "GameEntry",
    "PluginInfo",
    "Registrar",
    "Registry",
    "forget_installed",
    "game_of",
    "load_registry",
    "registry",
]

_HOMES = {
    "uguisu.plugins.loading": (
        "GROUP",
        "Registrar",
        "forget_installed",
        "load_registry",
        "registry",
    ),
    "uguisu.plugins.one_game": ("game_of",),
    "uguisu.plugins.registered": (
        "GameEntry",
        "PluginInfo",
        "Registry",
    ),
}

if not TYPE_CHECKING:  # else a type checker takes every name for known
    __getattr__, __dir__ = lazily(__name__, _HOMES)
