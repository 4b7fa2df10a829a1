"""Whether a set-up that the mission fixes keeps to the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from uguisu.content.pack import Pack
from uguisu.content.registry import Finding
from uguisu.said import Said
from uguisu.suggest import did_you_mean
from uguisu_scorpion.cards.deck import deck_counts
from uguisu_scorpion.ground import ground_of
from uguisu_scorpion.mission import FixedSetup, ScorpionMission
from uguisu_scorpion.options import ScorpionOptions

Path = tuple[str | int, ...]
ROOT: Path = ("props", "setup")


def fixed_setup(pack: Pack) -> Iterable[Finding]:
    """SC-09, SC-11, SC-12, SC-13: what is fixed is where it may be."""
    setup = _setup(pack)
    if setup is None:
        return
    checker = _Checker(pack, setup)
    yield from checker.unknown_zones()
    yield from checker.numbers()
    yield from checker.missions()
    yield from checker.sentries()
    yield from checker.patrols()
    yield from checker.sleepers()
    yield from checker.items()
    yield from checker.starts()
    yield from checker.passage()
    yield from checker.hands()


def _setup(pack: Pack) -> FixedSetup | None:
    props = pack.mission.props if pack.mission is not None else None
    return props.setup if isinstance(props, ScorpionMission) else None


class _Checker:
    """Looks at one fixed set-up."""

    def __init__(self, pack: Pack, setup: FixedSetup) -> None:
        self.pack = pack
        self.setup = setup
        self.ids = pack.topology.index
        self.ground = ground_of(pack.topology)
        self.options = pack.options if isinstance(pack.options, ScorpionOptions) else ScorpionOptions()

    def zones(self) -> Iterator[tuple[str, Path, bool]]:
        """Yield every zone that is named: (zone, where, whether it is a key)."""
        setup = self.setup
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

    def unknown_zones(self) -> Iterator[Finding]:
        """Yield zones that are not on the map."""
        for zone, path, at_key in self.zones():
            if zone not in self.ids:
                yield Finding(
                    file="mission",
                    path=(*ROOT, *path),
                    code="scorpion-no-zone",
                    message=Said("no zone is called '{zone}'", zone=zone),
                    hint=did_you_mean(zone, self.ids),
                    at_key=at_key,
                )

    def numbers(self) -> Iterator[Finding]:
        """SC-09, SC-11: no more is fixed than there is."""
        setup, options = self.setup, self.options
        for key, fixed, most in (
            ("sentries", len(setup.sentries), options.sentries),
            ("patrols", len(setup.patrols), options.patrols),
            ("sleepers", sum(setup.sleepers.values()), options.sleepers),
            ("traps", len(setup.traps), options.traps),
            ("ambushes", len(setup.ambushes), options.ambushes),
        ):
            if fixed > most:
                yield self._at(
                    (key,),
                    Said(
                        "{fixed} `{key}` are set here, and the scenario has {most} in all",
                        fixed=fixed,
                        key=key,
                        most=most,
                    ),
                    Said(
                        "leave some out, or write `{key}: {fixed}` in the options of scenario.yaml",
                        key=key,
                        fixed=fixed,
                    ),
                )

    def missions(self) -> Iterator[Finding]:
        """SC-05: each intruder has a mission of its own, but where they are rivals (SC-81)."""
        ninja, traitor = (self.setup.missions.get(who) for who in ("ninja", "traitor"))
        rivals = any(name == "contested_ground" for name, _ in self.pack.variants)
        if ninja is not None and ninja == traitor and not rivals:
            yield self._at(
                ("missions", "traitor"),
                Said(
                    "the ninja has target {ninja} already, and two intruders never have the same (SC-05)",
                    ninja=ninja,
                ),
                Said("choose another letter, or leave it out and let it be drawn"),
            )

    def sentries(self) -> Iterator[Finding]:
        """SC-09: one sentry a post."""
        for number, zone in enumerate(self.setup.sentries):
            if zone not in self.ids:
                continue
            if not self.ground.post[self.ids[zone]]:
                yield self._at(
                    ("sentries", number),
                    Said("'{zone}' is no watch post (SC-09)", zone=zone),
                    Said("add the tag `post` to it"),
                )
            if zone in self.setup.sentries[:number]:
                yield self._at(
                    ("sentries", number),
                    Said("two sentries cannot stand on one post, '{zone}' (SC-09)", zone=zone),
                )

    def patrols(self) -> Iterator[Finding]:
        """SC-09: patrols start on the track, and face along it."""
        for number, start in enumerate(self.setup.patrols):
            here = self.ids.get(start.at, -1)
            if here < 0:
                continue
            if not self.ground.track[here]:
                yield self._at(
                    ("patrols", number, "at"), Said("'{at}' is not on the patrol track (SC-09)", at=start.at)
                )
            elif start.facing in self.ids and self.ids[start.facing] not in self.ground.track[here]:
                ways = ", ".join(self.pack.topology.ids[way] for way in self.ground.track[here])
                yield self._at(
                    ("patrols", number, "facing"),
                    Said("the track does not lead from '{at}' there", at=start.at),
                    Said("ways: {ways}", ways=ways),
                )

    def sleepers(self) -> Iterator[Finding]:
        """SC-11: sleepers lie in barracks, two at most."""
        most = self.options.sleepers_in_a_barracks
        for zone, count in self.setup.sleepers.items():
            if zone in self.ids and self.ids[zone] not in self.ground.barracks:
                yield self._at(
                    ("sleepers", zone),
                    Said("'{zone}' is no barracks (SC-11)", zone=zone),
                    Said("add the tag `barracks` to it"),
                )
            if count > most:
                yield self._at(
                    ("sleepers", zone), Said("at most {most} sleep in one barracks zone (SC-11)", most=most)
                )

    def items(self) -> Iterator[Finding]:
        """SC-11: an item lies in a castle, not on a post or in a moat, and alone; three targets in each castle."""
        taken: dict[str, str] = {}
        targets: Counter[int] = Counter()
        share = -(-6 // max(1, len(self.ground.castles)))
        for what, zone, path in self._hidden():
            if zone not in self.ids:
                continue
            castle = self._castle(zone)
            if castle < 0 or self.ids[zone] not in self.ground.hiding[castle]:
                yield self._at(
                    path,
                    Said(
                        "{what} cannot lie at '{zone}': {why} (SC-11)",
                        what=what,
                        zone=zone,
                        why=self._why_not(zone, castle),
                    ),
                )
            if zone in taken:
                yield self._at(
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
                    yield self._at(
                        path,
                        Said(
                            "this is target number {number} in one castle; {share} lie in each (SC-11)",
                            number=targets[castle],
                            share=share,
                        ),
                    )

    def _hidden(self) -> Iterator[tuple[str, str, Path]]:
        for letter, zone in self.setup.targets.items():
            yield Said("target {letter}", letter=letter), zone, ("targets", letter)
        for number, zone in enumerate(self.setup.traps):
            yield Said("a trap"), zone, ("traps", number)
        for number, zone in enumerate(self.setup.ambushes):
            yield Said("a hidden sentry"), zone, ("ambushes", number)

    def _castle(self, zone: str) -> int:
        place = self.ids[zone]
        return next((number for number, castle in enumerate(self.ground.castles) if place in castle), -1)

    def _why_not(self, zone: str, castle: int) -> str:
        place = self.ids[zone]
        if castle < 0:
            return Said("it is in no castle")
        if self.ground.post[place]:
            return Said("it is a watch post")
        return Said("it is a moat") if self.ground.moat[place] else Said("it does not bear the tag `hiding`")

    def starts(self) -> Iterator[Finding]:
        """SC-12: where the intruders start."""
        setup, ground = self.setup, self.ground
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
            if zone not in self.ids:
                continue
            if self.ids[zone] not in zones:
                moat = ground.moat[self.ids[zone]]
                yield self._at(
                    (who,),
                    Said("{why}, and this is a moat (SC-12)", why=why)
                    if moat
                    else Said("{why} (SC-12)", why=why),
                )
            elif zone in guarded:
                yield self._at((who,), Said("a guard stands at '{zone}' (SC-12)", zone=zone))

    def passage(self) -> Iterator[Finding]:
        """SC-13: no end in a moat."""
        for number, zone in enumerate(self.setup.passage or ()):
            if zone in self.ids and self.ground.moat[self.ids[zone]]:
                yield self._at(
                    ("passage", number),
                    Said("no end of the passage is in a moat, and '{zone}' is one (SC-13)", zone=zone),
                )

    def hands(self) -> Iterator[Finding]:
        """SC-07: a hand holds cards of its deck."""
        cards = self.pack.cards.cards if self.pack.cards is not None else ()
        kinds = {card.id: number for number, card in enumerate(cards)}
        decks = deck_counts(self.pack)
        for deck, hand in self.setup.hands.items():
            for card, count in hand.items():
                path = ("hands", deck, card)
                if card not in kinds:
                    yield Finding(
                        file="mission",
                        path=(*ROOT, *path),
                        code="scorpion-no-card",
                        message=Said("no card is called '{card}'", card=card),
                        hint=did_you_mean(card, kinds),
                        at_key=True,
                    )
                elif count > decks[deck][kinds[card]]:
                    yield self._at(
                        path,
                        Said(
                            "the deck '{deck}' has but {copies} of '{card}'",
                            deck=deck,
                            copies=decks[deck][kinds[card]],
                            card=card,
                        ),
                    )
            yield from self._size(deck, sum(hand.values()))

    def _size(self, deck: str, held: int) -> Iterator[Finding]:
        options = self.options
        most = {"guards": options.guard_hand, "ninja": options.ninja_hand, "traitor": options.traitor_hand}[
            deck
        ]
        if held > most:
            yield Finding(
                file="mission",
                path=(*ROOT, "hands", deck),
                code="scorpion-hand-size",
                severity="warning",
                message=Said(
                    "the hand of '{deck}' comes to {held} cards, and a hand is {most} (SC-07)",
                    deck=deck,
                    held=held,
                    most=most,
                ),
                hint=Said(
                    "take {number} out, or raise the size of the hand in the options", number=held - most
                ),
            )

    def _at(self, path: Path, message: str, hint: str | None = None) -> Finding:
        return Finding(file="mission", path=(*ROOT, *path), code="scorpion-setup", message=message, hint=hint)


CHECKS = (fixed_setup,)
