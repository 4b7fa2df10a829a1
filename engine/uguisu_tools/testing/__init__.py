"""Conformance: what every game must keep to, here or in a stranger's distribution.

The quickest way is a class in a pytest file of yours; each check becomes a test::

    from uguisu_tools.testing import Conformance

    class TestMyGame(Conformance):
        pack = "packs/my_pack"

Without pytest, `check_game(path)` runs every check and raises `ConformanceError` at the first that fails. To try one
check alone, call it: ``checks.clones.clones_are_independent(Subject.load(path))``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu._lazy import lazily

if TYPE_CHECKING:
    from uguisu.loading.overrides import Overrides
    from uguisu.plugins.loading import load_registry, registry
    from uguisu.plugins.registered import Registry
    from uguisu_tools.scaffold.pack import new_pack
    from uguisu_tools.testing.checks import CHECKS, Check, Conformance, check_game
    from uguisu_tools.testing.walking import ConformanceError, Subject

__all__ = [
    "CHECKS",
    "Check",
    "Conformance",
    "ConformanceError",
    "Overrides",
    "Registry",
    "Subject",
    "check_game",
    "load_registry",
    "new_pack",
    "registry",
]

_HOMES = {
    "uguisu.loading.overrides": ("Overrides",),
    "uguisu.plugins.loading": ("load_registry", "registry"),
    "uguisu.plugins.registered": ("Registry",),
    "uguisu_tools.scaffold.pack": ("new_pack",),
    "uguisu_tools.testing.checks": ("CHECKS", "Check", "Conformance", "check_game"),
    "uguisu_tools.testing.walking": ("ConformanceError", "Subject"),
}

if not TYPE_CHECKING:  # else a type checker takes every name for known
    __getattr__, __dir__ = lazily(__name__, _HOMES)
