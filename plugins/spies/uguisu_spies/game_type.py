"""Spies as a kind of game: how a scenario of it is laid out."""

from __future__ import annotations

from typing import Any

from uguisu import Area, Build, GameType, LocalText, Message, Pack, Phase, Piece, Result, Seat, Track
from uguisu.cards import Pile
from uguisu.effects import Kind
from uguisu.events import only
from uguisu_spies import texts
from uguisu_spies.board.ground import ground_of
from uguisu_spies.cards.play import CameraCards, GuardCards, SpiesCards, SpiesTarget
from uguisu_spies.content.cards import CardProps
from uguisu_spies.content.map import CALLED, LINK_KINDS, PASSES, PLACE_TAGS, SIDES, ZONES
from uguisu_spies.content.mission import (
    BORDERS,
    CAMERAS,
    ITEMS,
    OUTSIDE,
    UNITS,
    SpiesMission,
    SpiesPlace,
    mission_of,
)
from uguisu_spies.content.options import SpiesOptions
from uguisu_spies.content.setup import Setup
from uguisu_spies.events import SpiesEvents
from uguisu_spies.game import SpiesGame
from uguisu_spies.making import FIRST_CHANGES, STAGES
from uguisu_spies.positions import SpiesPosition
from uguisu_spies.rules.alert import MOST
from uguisu_spies.rules.placing import may_stand
from uguisu_spies.setup.hands import PickEquipment
from uguisu_spies.setup.placeables import PLACEABLES, SETTINGS
from uguisu_spies.setup.placing import Place
from uguisu_spies.turn.answers import Found
from uguisu_spies.turn.dogs_and_searchlights import DogRun, Shift
from uguisu_spies.turn.guard import Activate, Stand, UnitMove, Watch
from uguisu_spies.turn.schedule import course
from uguisu_spies.turn.spies import LayBody, LayNoise, Push, SpyOrder, SpyTurn

"""The kinds of pieces that spies take."""

KINDS = {
    "spy": Kind(Message("a spy"), ("spy",)),
    "unit": Kind(Message("a unit of the guard"), UNITS),
    "dog": Kind(Message("a dog"), ("dog",)),
    "sleeper": Kind(Message("a unit of the guard or a dog"), (*UNITS, "dog")),
    "item": Kind(Message("something that spies take"), ITEMS),
    "border": Kind(Message("a border between two squares")),
    "device": Kind(Message("a camera, sniper or searchlight"), (*CAMERAS, *OUTSIDE, "searchlight")),
}
"""What names of cards and missions hold."""


RULE_IDS = (
    *range(1, 6),
    *range(10, 17),
    *range(20, 23),
    *range(30, 38),
    *range(40, 48),
    50,
    51,
    60,
    *range(70, 76),
)


PHASES: tuple[type[Phase[Any]], ...] = (
    Place,
    PickEquipment,
    SpyOrder,
    SpyTurn,
    LayBody,
    Push,
    LayNoise,
    GuardCards,
    CameraCards,
    SpiesTarget,
    Found,
    DogRun,
    Shift,
    Watch,
    Activate,
    UnitMove,
    Stand,
)
"""The decisions of Spies."""

SPY_PILES = tuple(Pile(name, "owner", "owner") for name in ("hand", "spent", "role", "weapon"))
"""Where a spy's cards lie: what it can play, what it has played unseen, its role and the modification of its weapon."""
POOLS = {"role": "roles", "weapon": "modifications"}
"""Where these come from; all else is equipment."""


class SpiesBuild(Build):
    """A mission under construction: besides what every game has, what its set-up brings.

    Attributes:
        setup: what the mission puts on the board.
        lot_of, piece_of_lot: see `SpiesGame`.
        item_kinds: the kinds of pieces that spies take.
        hands, spent, roles, weapons: card areas by spy; the guard's hand comes last.
        discard, stolen: the pile of what was shown, the deck of stolen items.
        boxes: what nobody has: of the guard's cards, equipment, roles, modifications.
    """

    setup: Setup
    lot_of: list[int]
    piece_of_lot: list[int]
    item_kinds: set[str]
    hands: list[int]
    spent: list[int]
    roles: list[int]
    weapons: list[int]
    discard: int
    stolen: int
    boxes: dict[str, int]


class Spies(GameType):
    """One to three spies, on a board that only they see, against a guard with units, dogs, cameras and light."""

    id = "spies"
    title = texts.TITLE
    options = SpiesOptions
    setup = SpiesPosition
    mission_props = SpiesMission
    place_props = SpiesPlace
    card_props = CardProps
    card_rules = SpiesCards
    map_kinds = ("squares",)
    link_kinds = LINK_KINDS
    passes = PASSES
    called = CALLED
    blocking_kinds = frozenset({"wall", "mirror"})
    place_tags = PLACE_TAGS
    region_tags = ZONES
    sides = SIDES
    kinds = KINDS
    events = SpiesEvents.types()
    takes_pieces = True
    placeables = PLACEABLES
    settings = SETTINGS
    stages = STAGES
    first_changes = FIRST_CHANGES
    default_bot = "spies"
    strong_bot = "sharp"
    ladder = ("search:8,plans=3", "strong:32")
    rule_ids = (*(f"SP-{number:02}" for number in RULE_IDS), *(f"SP-H{number:02}" for number in range(1, 54)))

    def build(self, content: Pack, options: SpiesOptions) -> Build:
        """Lay out seats, tracks, results and decisions."""
        mission = mission_of(content)
        build = SpiesBuild(content, options, SpiesGame, _complete)
        build.tracks.extend(
            (
                Track("round", 1, mission.rounds, 1, texts.ROUND),
                Track("alert", 0, MOST, 1, texts.ALERT),
                Track("minimum", 0, MOST, 1, texts.MINIMUM),
                Track("bodies", 0, 20, 0, texts.BODIES),
            )
        )
        build.results.extend(_results())
        build.mark_titles.update(texts.MARKS)
        build.rules.replace("may_stand", may_stand)
        build.names["cause"] = texts.CAUSES
        build.names["thing"] = texts.THINGS
        build.schedule = course(build.rules)
        for phase in PHASES:
            build.add_phase(phase())
        return build


def _complete(build: SpiesBuild) -> None:
    """Lay out what depends on the number of spies, which variants may change."""
    options: SpiesOptions = build.options
    build.seats.append(Seat("guard", "guard", texts.GUARD))
    for number in range(1, options.spies + 1):
        build.seats.append(Seat(f"spy-{number}", "spies", texts.spy(number)))
        build.pieces.append(Piece(f"spy-{number}", "spy", "spies", texts.spy(number)))
    build.setup = Setup(mission_of(build.content), ground_of(build.topology), options.spies)
    lots = build.setup.lots
    build.lot_of, build.piece_of_lot = [-1] * options.spies, [-1] * len(lots)
    kinds = [lot.put for lot in lots]
    build.item_kinds = {
        kind
        for kind in kinds
        if kind not in (*UNITS, *CAMERAS, *OUTSIDE, *BORDERS, "searchlight", "dog", "safe_zone")
    }
    numbers: dict[str, int] = {}

    def add(kind: str, lot: int, side: str, title: LocalText = "") -> None:
        numbers[kind] = numbers.get(kind, 0) + 1
        called = title or texts.numbered(kind, numbers[kind])
        build.pieces.append(Piece(f"{kind}-{numbers[kind]}", kind, side, called))
        build.lot_of.append(lot)

    def add_lots(family: Any, side: str) -> None:
        for number, lot in enumerate(lots):
            if lot.put in family:
                build.piece_of_lot[number] = len(build.pieces)
                for which in range(1, lot.count + 1):
                    add(lot.put, number, side, texts.called(lot.title, which, lot.count))

    add_lots(UNITS, "guard")
    handlers = numbers.get("grey", 0)
    for _ in range(handlers):
        add("green", -1, "guard")  # what a handler becomes that has let its dog go (SP-21)
    for _ in range(handlers):
        add("dog", -1, "guard")
    add_lots(("dog",), "guard")
    add_lots((*CAMERAS, *OUTSIDE, "searchlight"), "guard")
    add_lots(build.item_kinds, "spies")
    _lay_out_cards(build, options.spies)


def _lay_out_cards(build: SpiesBuild, spies: int) -> None:
    """SP-03, SP-05: the guard's hand lies open, what spies hold is hidden from him."""
    circle = only(*range(1, spies + 1))
    piles: list[list[int]] = [[] for _ in SPY_PILES]
    for spy in range(spies):
        owner = build.seats[1 + spy]
        for pile, areas in zip(SPY_PILES, piles, strict=True):
            title = texts.area_title(owner.title, pile.id)
            pool = POOLS.get(pile.id, "equipment")
            areas.append(pile.area(build, owner.id, 1 + spy, title, circle=circle, pool=pool))
    build.hands, build.spent, build.roles, build.weapons = piles
    build.hands.append(Pile("hand").area(build, "guard", 0, texts.area_title(texts.GUARD, "hand")))
    first = len(build.areas)
    build.discard, build.stolen = first, first + 1
    build.areas.append(Area("discard", title=texts.AREA_WORDS["discard"], faces_seen_by=-1))
    title = texts.AREA_WORDS["stolen"]
    build.areas.append(Area("stolen_deck", title=title, count_seen_by=circle, pool="equipment"))
    build.boxes = {"guard": len(build.areas)}
    build.areas.append(Area("guard_box", title=texts.AREA_WORDS["guard_box"], faces_seen_by=-1))
    for pool, name in (("equipment", "box"), ("roles", "roles"), ("modifications", "modifications")):
        build.boxes[pool] = len(build.areas)
        title = texts.AREA_WORDS[name]
        build.areas.append(Area(name, title=title, count_seen_by=circle, faces_seen_by=circle, pool=pool))


def _results() -> list[Result]:
    """SP-10, SP-15, SP-74: how the guard wins; missions say how the spies do."""
    lost = {"guard": 1.0, "spies": -1.0}
    return [
        Result("alert_nine", lost, texts.ALERT_NINE),
        Result("all_caught", lost, texts.ALL_CAUGHT),
        Result("item_caught", lost, texts.ITEM_CAUGHT),
        Result("nobody_left", lost, texts.NOBODY_LEFT),
        Result("too_few_units", lost, texts.TOO_FEW_UNITS),
        Result("time_up", lost, texts.TIME_UP),
    ]
