"""A referee who reads the log and the map, and knows the rules by heart, finds nothing to object to.

It shares no code with the game: it keeps its own figures, its own distances and its own counts. Whatever happens must be
in the log, and must be allowed (SC-21 to SC-25, SC-32 to SC-38, SC-40 to SC-42, SC-47, SC-51, SC-52, SC-56).
"""

from __future__ import annotations

import random
from collections import Counter, deque
from pathlib import Path
from typing import Any

import pytest

from uguisu.bots.bot import Decision
from uguisu.content.loader import read_pack
from uguisu.core.events import Event
from uguisu.core.state import CHANCE
from uguisu.loading import load
from uguisu.loading.overrides import Overrides
from uguisu.plugins import registry
from uguisu_scorpion.game import ScorpionGame
from uguisu_scorpion.state import ScorpionState
from uguisu_tools.bots.spec import parse_spec

SCORPION = Path(__file__).parents[2] / "scenarios" / "scorpion"
WOUNDS = {"ninja": 3, "traitor": 2}
FREE_CARD = "guard_kenjutsu"
"""The card that is counted neither in SC-22 nor in SC-23."""


class Referee:
    """Follows one game by its log."""

    def __init__(self, pack: Path) -> None:
        content, _ = read_pack(pack, registry())
        assert content is not None
        topology = content.topology
        self.walk: dict[str, set[str]] = {zone: set() for zone in topology.ids}
        self.hear: dict[str, set[str]] = {zone: set() for zone in topology.ids}
        for edge in topology.edges:
            one, other = topology.ids[edge.a], topology.ids[edge.b]
            for near in (self.hear, *([] if edge.kind == "wall" else [self.walk])):
                near[one].add(other)
                near[other].add(one)
        self.moat = {topology.ids[zone] for zone in topology.tagged("moat")}
        self.at: dict[str, str] = {}
        self.drunk: dict[str, str] = {}
        self.noise = Counter[str]()
        self.ropes: set[frozenset[str]] = set()
        self.turn, self.alert = 0, 0
        self.checked = Counter[str]()
        self.letter: dict[str, str] = {}
        self.wounds = Counter[str]()
        self.mover = ""
        self.new_turn()

    def new_turn(self) -> None:
        self.steps, self.wet = Counter[str](), set[str]()
        self.by_card, self.attackers, self.counted = set[str](), set[str](), 0
        self.alert_phase = False
        self.ways: dict[str, list[str]] = {}
        self.searched = Counter[str]()
        self.answers = 0

    def distance(self, start: str, end: str) -> int:
        """SC-33: sound ignores walls and moats."""
        far, waiting = {start: 0}, deque([start])
        while waiting:
            here = waiting.popleft()
            if here == end:
                return far[here]
            for there in self.hear[here]:
                if there not in far:
                    far[there] = far[here] + 1
                    waiting.append(there)
        return 99

    def watch(self, log: list[Event]) -> None:
        for event in log:
            judge = getattr(self, f"on_{event.kind}", None)
            if judge is not None:
                self.checked[event.kind] += 1
                judge(**event.details)

    # --- guards ---------------------------------------------------------------------------------------------------

    def on_stationed(self, piece: str, place: str) -> None:
        self.at[piece] = place

    def on_guards_appear(self, pieces: list[str], place: str) -> None:
        for piece in pieces:
            self.at[piece] = place

    def on_guards_moved(self, pieces: list[str], from_place: str, place: str) -> None:
        assert place in self.walk[from_place], "SC-32: never through a wall"
        for piece in pieces:
            assert self.at[piece] == from_place
            assert piece not in self.wet, "SC-32: a moat ends the move"
            self.steps[piece] += 1
            assert self.steps[piece] <= 2, "SC-25, SC-36: two zones"
            self.at[piece] = place
            if place in self.moat:
                self.wet.add(piece)

    def on_guards_in_passage(self, pieces: list[str]) -> None:
        for piece in pieces:
            self.at.pop(piece, None)

    def on_killed(self, piece: str, place: str = "") -> None:
        assert self.at.pop(piece, place) == place

    def on_drunk(self, piece: str, piece_new: str, place: str) -> None:
        assert self.at.pop(piece) == place
        self.drunk[piece_new] = place
        assert piece_new.startswith("drunk")

    def on_guards_played_on(self, seat: str, card: str, piece: Any) -> None:
        self._card(card)
        if card != FREE_CARD:
            figures = {piece} if isinstance(piece, str) else set(piece)
            for sobered in figures & self.drunk.keys():  # the one card on drunks is Awaken
                del self.drunk[sobered]
            assert not figures & self.by_card, "SC-22: one card a guard"
            self.by_card |= figures

    def on_guards_played(self, seat: str, card: str) -> None:
        self._card(card)

    def _card(self, card: str) -> None:
        if card != FREE_CARD and not self.alert_phase:
            self.counted += 1
            assert self.counted <= 2, "SC-23: two cards from the hand"

    def on_heard(self, place: str) -> None:
        assert self._audible(place), "SC-33: somebody is near enough"

    def on_heard_nothing(self, place: str) -> None:
        assert not self._audible(place), "SC-33: nobody is near enough"

    def _audible(self, place: str) -> bool:
        return any(
            (who in self.at and 0 < self.distance(place, self.at[who]) <= self.noise[who])
            or (who in self.at and self.at[who] == place and self.noise[who] > 0)
            for who in WOUNDS
        )

    def on_wounded(self, piece: str, piece_by: str) -> None:
        assert piece_by not in self.attackers, "SC-38: once a turn"
        self.attackers.add(piece_by)
        assert self.at.get(piece_by) == self.at.get(piece), "SC-38: in the zone of one of your guards"
        self.wounds[piece] += 1

    def on_died(self, piece: str) -> None:
        assert self.wounds[piece] == WOUNDS[piece], "SC-56"
        self.wounds[piece] = 0
        self._gone(piece)

    # --- intruders ------------------------------------------------------------------------------------------------

    def on_mission(self, piece: str, letter: str) -> None:
        self.letter[piece] = letter

    def on_returns(self, piece: str) -> None:
        self.letter.pop(piece, None)

    def on_starts(self, piece: str, place: str) -> None:
        self.at[piece] = place
        self.noise[piece] = 0

    def on_moves(self, piece: str) -> None:
        self.mover, self.over = piece, False
        self.noise[piece] = 0
        self.ways[piece] = [self.at[piece]] if piece in self.at else []

    def on_stepped(self, piece: str, place: str) -> None:
        assert piece == self.mover, "SC-26: in its own turn"
        assert not self.over, "SC-41: moat and wall end the move"
        if piece in self.at:
            roped = frozenset((self.at[piece], place)) in self.ropes
            assert place in self.walk[self.at[piece]] or roped, "SC-42: no wall without a rope"
            self.over = place not in self.walk[self.at[piece]]
        self.noise[piece] += 1
        assert self.noise[piece] <= 3, "SC-40: three zones"
        self.over |= place in self.moat
        self.at[piece] = place
        self.ways[piece].append(place)

    def on_rope_tied(self, from_place: str, to_place: str) -> None:
        assert to_place in self.hear[from_place] - self.walk[from_place], "SC-42: across a wall"
        self.ropes.add(frozenset((from_place, to_place)))

    def on_shown(self, piece: str, place: str) -> None:
        assert self.at[piece] == place
        assert place in self.drunk.values() or place in {
            zone for who, zone in self.at.items() if who not in WOUNDS
        }

    def on_into_passage(self, piece: str) -> None:
        assert not self.over
        self.noise[piece] += 1
        self.over = True
        self.at.pop(piece, None)

    def on_left(self, piece: str) -> None:
        self._gone(piece)

    def _gone(self, piece: str) -> None:
        self.at.pop(piece, None)
        self.noise[piece] = 0

    def on_searches(self, piece: str, place: str) -> None:
        assert self.answers == 0, "SC-51: named before any answer"
        self.searched[piece] += 1
        assert self.searched[piece] <= 2, "SC-51: two for each intruder"
        way = self.ways[piece]
        assert place in way, "SC-51: left or entered this turn"
        gone = piece not in self.at
        assert len(way) > 1 or self.noise[piece] or gone, "SC-51: who has not moved searches nothing"

    def on_found_target(self, piece: str, place: str, letter: str) -> None:
        self.answers += 1
        self.last = letter

    def on_found_nothing(self, piece: str, place: str, letter: str) -> None:
        self.answers += 1

    def on_mission_done(self, piece: str, letter: str) -> None:
        assert letter == self.last, "SC-52: found by a search"
        assert self.letter.get(piece, letter) == letter, "SC-52: its own mission"

    # --- turn and alert -------------------------------------------------------------------------------------------

    def on_track_changed(self, track: str, value: int) -> None:
        if track == "turn":
            assert value == self.turn + 1, "SC-21"
            self.turn = value
            self.new_turn()
        elif track == "alert":
            assert 0 <= value <= 3, "SC-06"
            self.alert = value

    def on_drawn(self, number: int) -> None:
        assert number <= self.alert, "SC-21: as many as the alert says"
        self.alert_phase = number > 0

    def on_alert_over(self) -> None:
        self.alert_phase = False


def referee(pack: str, seed: int, bot: str, **options: Any) -> Referee:
    """Have a game played and looked through; the players place everything, so that all of it is in the log."""
    changes = Overrides(options={"setup": "chosen", **options})
    game = load(SCORPION / pack, changes=changes)
    assert isinstance(game, ScorpionGame)
    state, rng = game.new(seed, record=True), random.Random(seed)
    assert isinstance(state, ScorpionState)
    player = parse_spec(bot).make(game, registry())
    while not state.over:
        if state.seat == CHANCE:
            game.roll(state)
        else:
            game.apply(state, player.choose(Decision(game, state, rng)))
    judge = Referee(SCORPION / pack)
    judge.watch(state.log or [])
    for piece, place in zip(game.pieces, state.at, strict=True):
        if piece.kind != "drunk":
            assert judge.at.get(piece.id) == game.place_id(place), piece.id
    return judge


CASES = [
    ("garden_gate", "scorpion", {}),
    ("garden_gate", "random", {"players": 4}),
    ("crooked_harbour", "scorpion", {}),
]


@pytest.mark.sweep(everyday=1)
@pytest.mark.parametrize(("pack", "bot", "options"), CASES)
def test_the_referee_has_nothing_to_object_to(pack: str, bot: str, options: dict[str, Any]) -> None:
    seen = Counter[str]()
    for seed in range(4):
        seen += referee(pack, seed, bot, **options).checked
    for kind in (
        "stepped",
        "guards_moved",
        "heard_nothing",
        "searches",
        "shown",
        "track_changed",
        "guards_played_on",
    ):
        assert seen[kind], f"{kind} never came up"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("pack", "bot", "options"), [*CASES, ("two_castles", "scorpion", {}), ("two_castles", "random", {})]
)
def test_the_referee_over_many_games(pack: str, bot: str, options: dict[str, Any]) -> None:
    for seed in range(100, 400):
        referee(pack, seed, bot, **options)
