"""What tables are called: a few words that one can say aloud. They are no secret."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable

HOW, WHAT = (
    re.findall(r"\w+", words)
    for words in (
        """
        amber brave calm clear cold dark early fair gentle golden green grey high kind late light long mild misty new old
        pale plain quiet red silver slow small soft still tall warm white wide wild young
        """,
        """
        arch bamboo bay birch boat bridge brook cedar cliff cloud crane dawn door fern field fox gate grove heron hill
        island lake lantern leaf maple moon moss night path pine plum pond rain reed river shore snow star stone tower wave
        willow wind wren
        """,
    )
)
FIRST, MOST = 10, 90


def free_name(taken: Callable[[str], bool]) -> str:
    """Return a name that is not taken: ``quiet-plum-42``."""
    while True:
        name = f"{secrets.choice(HOW)}-{secrets.choice(WHAT)}-{FIRST + secrets.randbelow(MOST)}"
        if not taken(name):
            return name
