"""Conformance: what every game must keep to, here or in a stranger's distribution.

The quickest way is a class in a pytest file of yours; each check becomes a test::

    from uguisu.testing import Conformance

    class TestMyGame(Conformance):
        pack = "packs/my_pack"

Without pytest, `check_game(path)` runs every check and raises `ConformanceError` at the first that fails. To try one
check alone, call it: ``checks.clones.clones_are_independent(Subject.load(path))``.
"""

from uguisu.testing.checks import CHECKS, Check, Conformance, check_game
from uguisu.testing.walking import ConformanceError, Subject

__all__ = ["CHECKS", "Check", "Conformance", "ConformanceError", "Subject", "check_game"]
