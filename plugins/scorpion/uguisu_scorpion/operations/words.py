"""What makes an operation or a condition Scorpion's own."""

from __future__ import annotations

from uguisu.content.markers import Operation, Test


class ScorpionOperation(Operation):
    """An operation that only Scorpion's files know."""

    __slots__ = ()
    only_for = "scorpion"


class ScorpionTest(Test):
    """A condition that only Scorpion's files know."""

    __slots__ = ()
    only_for = "scorpion"
