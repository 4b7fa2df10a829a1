"""What a Scorpion mission says besides what every mission says: the targets, and a set-up that is settled in advance."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from uguisu import Build, LocalText
from uguisu.effects import Model, doc
from uguisu.rulings import CardRef, PlaceRef
from uguisu_scorpion.state import AMBUSH, INTRUDERS, TRAP

LETTERS = "ABCDEF"
Letter = Literal["A", "B", "C", "D", "E", "F"]
Hand = dict[CardRef, Annotated[int, Meta(ge=0, le=99)]]


class MissionTarget(Model, frozen=True):
    """One of the six targets (SC-05)."""

    letter: Annotated[Letter, doc("Its letter.", "A")]
    title: Annotated[LocalText, doc("What must be done there.", "Steal the war plans")]


class PatrolStart(Model, frozen=True):
    """Where a patrol starts, and which way it faces (SC-09)."""

    at: Annotated[PlaceRef, doc("A zone of the patrol track.", "north-walk")]
    facing: Annotated[
        PlaceRef | None,
        doc("The next zone of the track ahead of it. If left out, its player chooses.", "gate-walk"),
    ] = None


class FixedSetup(Model, frozen=True):
    """What is fixed in advance. The rest is chosen by the players, or dealt."""

    sentries: Annotated[tuple[PlaceRef, ...], doc("Watch posts with a sentry.", ["post-1", "post-4"])] = ()
    patrols: Annotated[
        tuple[PatrolStart, ...],
        doc("Patrols.", [{"at": "north-walk", "facing": "gate-walk"}]),
    ] = ()
    sleepers: Annotated[
        dict[PlaceRef, Annotated[int, Meta(ge=0, le=9)]],
        doc("How many guards sleep in which barracks zone.", {"barracks-1": 2}),
    ] = {}
    targets: Annotated[
        dict[Letter, PlaceRef],
        doc("The zone of each target.", {"A": "tower-room"}),
    ] = {}
    traps: Annotated[tuple[PlaceRef, ...], doc("Zones with a trap.", ["east-stair"])] = ()
    ambushes: Annotated[tuple[PlaceRef, ...], doc("Zones with a hidden sentry.", ["granary"])] = ()
    ninja: Annotated[PlaceRef | None, doc("Where the ninja starts.", "pine-wood")] = None
    traitor: Annotated[PlaceRef | None, doc("Where the traitor starts.", "stables")] = None
    passage: Annotated[
        tuple[PlaceRef, PlaceRef] | None,
        doc("The two ends of the secret passage.", ["well", "cellar"]),
    ] = None
    missions: Annotated[
        dict[Literal["ninja", "traitor"], Letter],
        doc("The target of each intruder. If left out, it is drawn.", {"ninja": "A"}),
    ] = {}
    hands: Annotated[
        dict[Literal["ninja", "traitor", "guards"], Hand],
        doc(
            "Starting hands: how many of each card. If left out, they are as the option `hands` says.",
            {"ninja": {"rope": 2}},
        ),
    ] = {}


class ScorpionMission(Model, frozen=True):
    """A mission's `props:`."""

    targets: Annotated[
        tuple[MissionTarget, ...],
        doc("What the six targets are.", [{"letter": "A", "title": "Steal the war plans"}]),
    ] = ()
    setup: Annotated[FixedSetup, doc("What is fixed in advance.", {"ninja": "pine-wood"})] = FixedSetup()


class Fixed:
    """The fixed part of a set-up: zones, cards and letters by number.

    Attributes:
        sentries, sleepers, items: zones; how many sleep in which; what lies in which.
        patrols: (zone, zone it faces or -1).
        starts: the start of each intruder, -1 where it is open.
        passage: the two ends, or ().
        missions: the letter of each intruder, 0 where it is drawn.
        hands: deck -> counts by kind of card.
    """

    def __init__(self, build: Build) -> None:
        mission = build.content.mission
        props = mission.props if mission is not None else None
        self.props = props if isinstance(props, ScorpionMission) else ScorpionMission()
        self._cards = {card: number for number, card in enumerate(build.card_ids)}
        setup = self.props.setup
        zones = build.topology.index
        self.sentries = tuple(zones[zone] for zone in setup.sentries)
        self.patrols = tuple(
            (zones[start.at], zones[start.facing] if start.facing is not None else -1)
            for start in setup.patrols
        )
        self.sleepers = {zones[zone]: count for zone, count in setup.sleepers.items()}
        self.items = {zones[zone]: LETTERS.index(letter) + 1 for letter, zone in setup.targets.items()}
        self.items |= dict.fromkeys((zones[zone] for zone in setup.traps), TRAP)
        self.items |= dict.fromkeys((zones[zone] for zone in setup.ambushes), AMBUSH)
        self.starts = tuple(zones[zone] if zone is not None else -1 for zone in (setup.ninja, setup.traitor))
        self.passage = tuple(zones[zone] for zone in setup.passage or ())
        self.missions = tuple(
            LETTERS.index(setup.missions[who]) + 1 if who in setup.missions else 0 for who in INTRUDERS
        )
        self.hands = {deck: self._hand(hand) for deck, hand in setup.hands.items()}

    def _hand(self, hand: dict[str, int]) -> list[int]:
        counts = [0] * len(self._cards)
        for card, count in hand.items():
            counts[self._cards[card]] = count
        return counts
