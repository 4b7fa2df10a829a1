"""What the mission settles before anybody chooses, as numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu.core.errors import CompileError
from uguisu.said import Said
from uguisu_scorpion.mission import LETTERS, ScorpionMission
from uguisu_scorpion.state import AMBUSH, TRAP

if TYPE_CHECKING:
    from uguisu.core.build import Build


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
        self._index = build.topology.index
        self._cards = {card: number for number, card in enumerate(build.card_ids)}
        setup = self.props.setup
        self.sentries = self._zones(setup.sentries, "sentries")
        self.patrols = tuple(
            (
                self._zone(start.at, "patrols", number, "at"),
                self._zone(start.facing, "patrols", number, "facing") if start.facing is not None else -1,
            )
            for number, start in enumerate(setup.patrols)
        )
        self.sleepers = {self._zone(zone, "sleepers", zone): count for zone, count in setup.sleepers.items()}
        self.items = {
            self._zone(zone, "targets", letter): LETTERS.index(letter) + 1
            for letter, zone in setup.targets.items()
        }
        self.items |= dict.fromkeys(self._zones(setup.traps, "traps"), TRAP)
        self.items |= dict.fromkeys(self._zones(setup.ambushes, "ambushes"), AMBUSH)
        self.starts = tuple(
            self._zone(zone, key) if zone is not None else -1
            for key, zone in (("ninja", setup.ninja), ("traitor", setup.traitor))
        )
        self.passage = self._zones(setup.passage, "passage") if setup.passage is not None else ()
        self.missions = tuple(
            LETTERS.index(setup.missions[who]) + 1 if who in setup.missions else 0
            for who in ("ninja", "traitor")
        )
        self.hands = {deck: self._hand(deck, hand) for deck, hand in setup.hands.items()}

    def _zones(self, zones: tuple[str, ...], key: str) -> tuple[int, ...]:
        return tuple(self._zone(zone, key, number) for number, zone in enumerate(zones))

    def _zone(self, zone: str, *path: str | int) -> int:
        if zone not in self._index:
            raise CompileError(
                Said("no zone is called '{zone}'", zone=zone), file="mission", path=("props", "setup", *path)
            )
        return self._index[zone]

    def _hand(self, deck: str, hand: dict[str, int]) -> list[int]:
        counts = [0] * len(self._cards)
        for card, count in hand.items():
            if card not in self._cards:
                raise CompileError(
                    Said("no card is called '{card}'", card=card),
                    file="mission",
                    path=("props", "setup", "hands", deck, card),
                )
            counts[self._cards[card]] = count
        return counts
