"""Whether what is hidden may lie where it does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from uguisu.content.diagnostics import Finding
from uguisu.said import Said
from uguisu_scorpion.lints.setup_look import Path, SetupLook


def items(look: SetupLook) -> Iterator[Finding]:
    """SC-11: an item lies in a castle, not on a post or in a moat, and alone; three targets in each castle."""
    taken: dict[str, str] = {}
    targets: Counter[int] = Counter()
    share = -(-6 // max(1, len(look.ground.castles)))
    for what, zone, path in _hidden(look):
        if zone not in look.ids:
            continue
        castle = _castle(look, zone)
        if castle < 0 or look.ids[zone] not in look.ground.hiding[castle]:
            yield look.finding(
                path,
                Said(
                    "{what} cannot lie at '{zone}': {why} (SC-11)",
                    what=what,
                    zone=zone,
                    why=_why_not(look, zone, castle),
                ),
            )
        if zone in taken:
            yield look.finding(
                path,
                Said(
                    "{what} and {taken} cannot share '{zone}' (SC-11)",
                    what=what,
                    taken=taken[zone],
                    zone=zone,
                ),
            )
        taken.setdefault(zone, what)
        if path[0] == "targets" and castle >= 0:
            targets[castle] += 1
            if targets[castle] > share:
                yield look.finding(
                    path,
                    Said(
                        "this is target number {number} in one castle; {share} lie in each (SC-11)",
                        number=targets[castle],
                        share=share,
                    ),
                )


def _hidden(look: SetupLook) -> Iterator[tuple[str, str, Path]]:
    for letter, zone in look.setup.targets.items():
        yield Said("target {letter}", letter=letter), zone, ("targets", letter)
    for number, zone in enumerate(look.setup.traps):
        yield Said("a trap"), zone, ("traps", number)
    for number, zone in enumerate(look.setup.ambushes):
        yield Said("a hidden sentry"), zone, ("ambushes", number)


def _castle(look: SetupLook, zone: str) -> int:
    place = look.ids[zone]
    return next((number for number, castle in enumerate(look.ground.castles) if place in castle), -1)


def _why_not(look: SetupLook, zone: str, castle: int) -> str:
    place = look.ids[zone]
    if castle < 0:
        return Said("it is in no castle")
    if look.ground.post[place]:
        return Said("it is a watch post")
    return Said("it is a moat") if look.ground.moat[place] else Said("it does not have the tag `hiding`")
