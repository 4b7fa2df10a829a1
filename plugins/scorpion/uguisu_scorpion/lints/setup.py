"""Whether a set-up that the mission fixes keeps to the rules, and is no more than there is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

import msgspec

from uguisu import Message, Pack
from uguisu.checks import Finding, Fix, Severity
from uguisu_scorpion.board import ground_of
from uguisu_scorpion.content.mission import FixedSetup, ScorpionMission
from uguisu_scorpion.content.options import ScorpionOptions
from uguisu_scorpion.lints import mends

Path = tuple[str | int, ...]
ROOT: Path = ("props", "setup")


class SetupLook:
    def __init__(self, pack: Pack, setup: FixedSetup) -> None:
        self.pack = pack
        self.setup = setup
        self.ids = pack.topology.index
        self.ground = ground_of(pack.topology)
        self.options = pack.options if isinstance(pack.options, ScorpionOptions) else ScorpionOptions()

    def finding(
        self,
        path: Path,
        message: str,
        hint: str | None = None,
        *,
        severity: Severity = "error",
        fix: Fix | None = None,
    ) -> Finding:
        """Return what is wrong at a path within the set-up."""
        return Finding(
            file="mission",
            path=(*ROOT, *path),
            code="scorpion-setup",
            message=message,
            hint=hint,
            severity=severity,
            fix=fix,
        )

    def made(self, zone: str, tag: str, title: str) -> Fix:
        """Return what makes a zone of the map something."""
        found = mends.marked(self.pack, [self.ids[zone]], tag, lambda _: title)
        assert found is not None
        return msgspec.structs.replace(found, file="map")


def sentries(look: SetupLook) -> Iterator[Finding]:
    """SC-09: one sentry a post."""
    for number, zone in enumerate(look.setup.sentries):
        if zone not in look.ids:
            continue
        if not look.ground.post[look.ids[zone]]:
            message = Message("'{zone}' is not a watch post (SC-09)", zone=zone)
            fix = look.made(zone, "post", Message("Make `{zone}` a watch post", zone=zone))
            yield look.finding(("sentries", number), message, Message("add the tag `post` to it"), fix=fix)
        if zone in look.setup.sentries[:number]:
            yield look.finding(
                ("sentries", number),
                Message("two sentries cannot stand on one post, '{zone}' (SC-09)", zone=zone),
            )


def patrols(look: SetupLook) -> Iterator[Finding]:
    """SC-09: patrols start on the track, and face along it."""
    for number, start in enumerate(look.setup.patrols):
        here = look.ids.get(start.at, -1)
        if here < 0:
            continue
        if not look.ground.track[here]:
            yield look.finding(
                ("patrols", number, "at"), Message("'{at}' is not on the patrol track (SC-09)", at=start.at)
            )
        elif start.facing in look.ids and look.ids[start.facing] not in look.ground.track[here]:
            ways = ", ".join(look.pack.topology.ids[way] for way in look.ground.track[here])
            message = Message("the track does not lead from '{at}' there", at=start.at)
            yield look.finding(
                ("patrols", number, "facing"), message, Message("the ways are {ways}", ways=ways)
            )


def sleepers(look: SetupLook) -> Iterator[Finding]:
    """SC-11: sleepers lie in barracks, two at most."""
    most = look.options.sleepers_in_a_barracks
    for zone, count in look.setup.sleepers.items():
        if zone in look.ids and look.ids[zone] not in look.ground.barracks:
            message = Message("'{zone}' is not a barracks (SC-11)", zone=zone)
            fix = look.made(zone, "barracks", Message("Let guards sleep in `{zone}`", zone=zone))
            yield look.finding(("sleepers", zone), message, Message("add the tag `barracks` to it"), fix=fix)
        if count > most:
            yield look.finding(
                ("sleepers", zone), Message("at most {most} sleep in one barracks zone (SC-11)", most=most)
            )


def starts(look: SetupLook) -> Iterator[Finding]:
    """SC-12: where the intruders start."""
    setup, ground = look.setup, look.ground
    guarded = {*setup.sentries, *(start.at for start in setup.patrols)}
    for who, zones, why in (
        ("ninja", ground.edges, Message("the ninja starts at the edge of the board")),
        (
            "traitor",
            ground.grounds,
            Message("the traitor starts on the grounds: not in a moat or a castle, nor between the castles"),
        ),
    ):
        zone = getattr(setup, who)
        if zone not in look.ids:
            continue
        if look.ids[zone] not in zones:
            moat = ground.moat[look.ids[zone]]
            yield look.finding(
                (who,),
                Message("{why}, and this is a moat (SC-12)", why=why)
                if moat
                else Message("{why} (SC-12)", why=why),
            )
        elif zone in guarded and who == "traitor":
            yield look.finding((who,), Message("a guard stands at '{zone}' (SC-12)", zone=zone))
        elif zone in guarded:
            message = Message(
                "a guard stands at '{zone}', and finds the ninja before the first turn (SC-12)", zone=zone
            )
            yield look.finding((who,), message, severity="warning")


def passage(look: SetupLook) -> Iterator[Finding]:
    """SC-13: no end in a moat."""
    for number, zone in enumerate(look.setup.passage or ()):
        if zone in look.ids and look.ground.moat[look.ids[zone]]:
            yield look.finding(
                ("passage", number),
                Message("no end of the passage may be in a moat, but '{zone}' is one (SC-13)", zone=zone),
            )


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
                Message(
                    "{what} cannot lie at '{zone}': {why} (SC-11)",
                    what=what,
                    zone=zone,
                    why=_why_not(look, zone, castle),
                ),
                fix=Fix(
                    kind="remove",
                    path=(*ROOT, *path),
                    title=Message("Let chance hide {what}", what=what),
                ),
            )
        if zone in taken:
            yield look.finding(
                path,
                Message(
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
                    Message(
                        "this is target number {number} in one castle; {share} {share:lies|lie} in each (SC-11)",
                        number=targets[castle],
                        share=share,
                    ),
                )


def _hidden(look: SetupLook) -> Iterator[tuple[str, str, Path]]:
    for letter, zone in look.setup.targets.items():
        yield Message("target {letter}", letter=letter), zone, ("targets", letter)
    for number, zone in enumerate(look.setup.traps):
        yield Message("a trap"), zone, ("traps", number)
    for number, zone in enumerate(look.setup.ambushes):
        yield Message("a hidden sentry"), zone, ("ambushes", number)


def _castle(look: SetupLook, zone: str) -> int:
    place = look.ids[zone]
    return next((number for number, castle in enumerate(look.ground.castles) if place in castle), -1)


def _why_not(look: SetupLook, zone: str, castle: int) -> str:
    place = look.ids[zone]
    if castle < 0:
        return Message("it is in no castle")
    if look.ground.post[place]:
        return Message("it is a watch post")
    return (
        Message("it is a moat") if look.ground.moat[place] else Message("it does not have the tag `hiding`")
    )


def numbers(look: SetupLook) -> Iterator[Finding]:
    """SC-09, SC-11: no more is fixed than there is."""
    setup, options = look.setup, look.options
    for key, fixed, most in (
        ("sentries", len(setup.sentries), options.sentries),
        ("patrols", len(setup.patrols), options.patrols),
        ("sleepers", sum(setup.sleepers.values()), options.sleepers),
        ("traps", len(setup.traps), options.traps),
        ("ambushes", len(setup.ambushes), options.ambushes),
    ):
        if fixed > most:
            yield look.finding(
                (key,),
                Message(
                    "{fixed} `{key}` {fixed:is|are} set here, but the scenario has {most} in all",
                    fixed=fixed,
                    key=key,
                    most=most,
                ),
                Message(
                    "leave some out, or write `{key}: {fixed}` in the options of scenario.yaml",
                    key=key,
                    fixed=fixed,
                ),
            )


def missions(look: SetupLook) -> Iterator[Finding]:
    """SC-05: each intruder has a mission of its own, but where they are rivals (SC-81)."""
    ninja, traitor = look.setup.missions.get("ninja"), look.setup.missions.get("traitor")
    rivals = any(name == "contested_ground" for name, _ in look.pack.variants)
    if ninja is not None and ninja == traitor and not rivals:
        yield look.finding(
            ("missions", "traitor"),
            Message(
                "the ninja already has target {ninja}, and two intruders never have the same (SC-05)",
                ninja=ninja,
            ),
            Message("choose a different letter, or leave it out and let it be drawn"),
        )


def hands(look: SetupLook) -> Iterator[Finding]:
    """SC-07: a hand holds cards of its deck."""
    cards = look.pack.cards.cards if look.pack.cards is not None else ()
    kinds = {card.id: number for number, card in enumerate(cards)}
    decks = look.pack.cards.deck_counts() if look.pack.cards is not None else {}
    for deck, hand in look.setup.hands.items():
        for card, count in hand.items():
            path = ("hands", deck, card)
            if card in kinds and count > decks[deck][kinds[card]]:
                yield look.finding(
                    path,
                    Message(
                        "the deck '{deck}' has only {copies} of '{card}'",
                        deck=deck,
                        copies=decks[deck][kinds[card]],
                        card=card,
                    ),
                )
        yield from _size(look, deck, sum(hand.values()))


def _size(look: SetupLook, deck: str, held: int) -> Iterator[Finding]:
    options = look.options
    most = {"guards": options.guard_hand, "ninja": options.ninja_hand, "traitor": options.traitor_hand}[deck]
    if held > most:
        yield Finding(
            file="mission",
            path=(*ROOT, "hands", deck),
            code="scorpion-hand-size",
            severity="warning",
            message=Message(
                "the hand of '{deck}' has {held} {held:card|cards}, but a hand has at most {most} (SC-07)",
                deck=deck,
                held=held,
                most=most,
            ),
            hint=Message(
                "take {number} out, or raise the size of the hand in the options", number=held - most
            ),
        )


def fixed_setup(pack: Pack) -> Iterable[Finding]:
    """SC-09, SC-11, SC-12, SC-13: what is fixed is where it may be."""
    setup = _setup(pack)
    if setup is None:
        return
    look = SetupLook(pack, setup)
    for check in (
        numbers,
        missions,
        sentries,
        patrols,
        sleepers,
        items,
        starts,
        passage,
        hands,
    ):
        yield from check(look)


def _setup(pack: Pack) -> FixedSetup | None:
    props = pack.mission.props if pack.mission is not None else None
    return props.setup if isinstance(props, ScorpionMission) else None


CHECKS = (fixed_setup,)
