"""Whether guards and intruders may stand where they are set up."""

from __future__ import annotations

from collections.abc import Iterator

from uguisu.content.diagnostics import Finding
from uguisu.said import Said
from uguisu.suggest import did_you_mean
from uguisu_scorpion.lints.setup_look import ROOT, Path, SetupLook


def unknown_zones(look: SetupLook) -> Iterator[Finding]:
    """Yield zones that are not on the map."""
    for zone, path, at_key in _zones(look):
        if zone not in look.ids:
            yield Finding(
                file="mission",
                path=(*ROOT, *path),
                code="scorpion-no-zone",
                message=Said("no zone is called '{zone}'", zone=zone),
                hint=did_you_mean(zone, look.ids),
                at_key=at_key,
            )


def _zones(look: SetupLook) -> Iterator[tuple[str, Path, bool]]:
    """Yield every zone that is named: (zone, where, whether it is a key)."""
    setup = look.setup
    for key in ("sentries", "traps", "ambushes"):
        for number, zone in enumerate(getattr(setup, key)):
            yield zone, (key, number), False
    for number, start in enumerate(setup.patrols):
        yield start.at, ("patrols", number, "at"), False
        if start.facing is not None:
            yield start.facing, ("patrols", number, "facing"), False
    for zone in setup.sleepers:
        yield zone, ("sleepers", zone), True
    for letter, zone in setup.targets.items():
        yield zone, ("targets", letter), False
    for key in ("ninja", "traitor"):
        if getattr(setup, key) is not None:
            yield getattr(setup, key), (key,), False
    for number, zone in enumerate(setup.passage or ()):
        yield zone, ("passage", number), False


def sentries(look: SetupLook) -> Iterator[Finding]:
    """SC-09: one sentry a post."""
    for number, zone in enumerate(look.setup.sentries):
        if zone not in look.ids:
            continue
        if not look.ground.post[look.ids[zone]]:
            yield look.finding(
                ("sentries", number),
                Said("'{zone}' is not a watch post (SC-09)", zone=zone),
                Said("add the tag `post` to it"),
            )
        if zone in look.setup.sentries[:number]:
            yield look.finding(
                ("sentries", number),
                Said("two sentries cannot stand on one post, '{zone}' (SC-09)", zone=zone),
            )


def patrols(look: SetupLook) -> Iterator[Finding]:
    """SC-09: patrols start on the track, and face along it."""
    for number, start in enumerate(look.setup.patrols):
        here = look.ids.get(start.at, -1)
        if here < 0:
            continue
        if not look.ground.track[here]:
            yield look.finding(
                ("patrols", number, "at"), Said("'{at}' is not on the patrol track (SC-09)", at=start.at)
            )
        elif start.facing in look.ids and look.ids[start.facing] not in look.ground.track[here]:
            ways = ", ".join(look.pack.topology.ids[way] for way in look.ground.track[here])
            yield look.finding(
                ("patrols", number, "facing"),
                Said("the track does not lead from '{at}' there", at=start.at),
                Said("ways: {ways}", ways=ways),
            )


def sleepers(look: SetupLook) -> Iterator[Finding]:
    """SC-11: sleepers lie in barracks, two at most."""
    most = look.options.sleepers_in_a_barracks
    for zone, count in look.setup.sleepers.items():
        if zone in look.ids and look.ids[zone] not in look.ground.barracks:
            yield look.finding(
                ("sleepers", zone),
                Said("'{zone}' is not a barracks (SC-11)", zone=zone),
                Said("add the tag `barracks` to it"),
            )
        if count > most:
            yield look.finding(
                ("sleepers", zone), Said("at most {most} sleep in one barracks zone (SC-11)", most=most)
            )


def starts(look: SetupLook) -> Iterator[Finding]:
    """SC-12: where the intruders start."""
    setup, ground = look.setup, look.ground
    guarded = {*setup.sentries, *(start.at for start in setup.patrols)}
    for who, zones, why in (
        ("ninja", ground.edges, Said("the ninja starts at the edge of the board")),
        (
            "traitor",
            ground.grounds,
            Said("the traitor starts on the grounds: no moat, castle, nor between the castles"),
        ),
    ):
        zone = getattr(setup, who)
        if zone not in look.ids:
            continue
        if look.ids[zone] not in zones:
            moat = ground.moat[look.ids[zone]]
            yield look.finding(
                (who,),
                Said("{why}, and this is a moat (SC-12)", why=why)
                if moat
                else Said("{why} (SC-12)", why=why),
            )
        elif zone in guarded:
            yield look.finding((who,), Said("a guard stands at '{zone}' (SC-12)", zone=zone))


def passage(look: SetupLook) -> Iterator[Finding]:
    """SC-13: no end in a moat."""
    for number, zone in enumerate(look.setup.passage or ()):
        if zone in look.ids and look.ground.moat[look.ids[zone]]:
            yield look.finding(
                ("passage", number),
                Said("no end of the passage may be in a moat, but '{zone}' is one (SC-13)", zone=zone),
            )
