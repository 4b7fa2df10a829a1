"""Whether a set-up that the mission fixes keeps to the rules."""

from __future__ import annotations

from collections.abc import Iterable

from uguisu.content.diagnostics import Finding
from uguisu.content.pack import Pack
from uguisu_scorpion.lints import setup_counts, setup_items, setup_zones
from uguisu_scorpion.lints.setup_look import SetupLook
from uguisu_scorpion.mission import FixedSetup, ScorpionMission


def fixed_setup(pack: Pack) -> Iterable[Finding]:
    """SC-09, SC-11, SC-12, SC-13: what is fixed is where it may be."""
    setup = _setup(pack)
    if setup is None:
        return
    look = SetupLook(pack, setup)
    for check in (
        setup_zones.unknown_zones,
        setup_counts.numbers,
        setup_counts.missions,
        setup_zones.sentries,
        setup_zones.patrols,
        setup_zones.sleepers,
        setup_items.items,
        setup_zones.starts,
        setup_zones.passage,
        setup_counts.hands,
    ):
        yield from check(look)


def _setup(pack: Pack) -> FixedSetup | None:
    props = pack.mission.props if pack.mission is not None else None
    return props.setup if isinstance(props, ScorpionMission) else None


CHECKS = (fixed_setup,)
