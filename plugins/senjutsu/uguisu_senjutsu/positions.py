"""The empty table, and positions for rulings: what a ``setup:`` of Senjutsu may say besides what every game's may."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias

from msgspec import Meta

from uguisu import OFF, CompileError, Message
from uguisu.cards import cards_of
from uguisu.effects import doc
from uguisu.rulings import CardRef, DirectionRef, PlaceRef, Position, name_index, no_card_left, refers
from uguisu_senjutsu.content.opponents import BEHAVIOURS, Behaviour
from uguisu_senjutsu.rules.harm import QUARTERS
from uguisu_senjutsu.state import (
    AREAS,
    BASE,
    DECK,
    HAND,
    KAMAE,
    NO_CARD,
    NOT_YET,
    POISON,
    SenjutsuState,
    area,
    track,
)
from uguisu_senjutsu.turn.choosing import FIRST_CARD, PLAY_NOTHING, PLAY_STUN

if TYPE_CHECKING:
    from uguisu_senjutsu.game import SenjutsuGame

FighterRef: TypeAlias = Annotated[str, refers(Message("fighter"))]
TerrainRef: TypeAlias = Annotated[str, refers(Message("terrain"))]
CourseStep: TypeAlias = Literal[
    "terrain", "place", "prepare", "deal", "turn", "draw", "choose", "reveal", "discard"
]
STEPS: dict[str, str] = {
    "terrain": "setup.terrain",
    "place": "setup.figures",
    "prepare": "setup.prepare",
    "deal": "setup.deal",
    "turn": "turn.begin",
    "draw": "draw.draw",
    "choose": "choose.choose",
    "reveal": "reveal.reveal",
    "discard": "discard.played",
}
"""What `phase:` may name, and the step of the course that it is."""


BY_FIGURE = ("behaviour", "contracts", "lurking", "reach", "seen", "started", "topped")
NUMBERS = (
    *(
        "bonus",
        "busy",
        "cover",
        "far",
        "harmed",
        "instants",
        "out",
        "pinned",
        "ready",
        "refresh",
    ),
    *("settled", "star", "stance", "stopped", "touched"),
)
"""What a position begins with: by figure 0, and 0."""


def empty_table(game: SenjutsuGame) -> SenjutsuState:
    """Return a table on which nothing has been done: the field as the map has it, cards unshuffled in the decks."""
    fighters = game.fighters
    state = SenjutsuState(0, fighters)
    state.at = [OFF] * len(game.pieces)
    state.tracks = [one.start for one in game.tracks]
    state.areas = [[] for _ in game.areas]
    for figure in range(fighters):
        state.areas[figure * AREAS + DECK] = cards_of(game.decks_of[figure])
        state.areas[figure * AREAS + BASE] = list(game.base[figure])
        state.areas[figure * AREAS + POISON] = list(game.poisons[figure])
    state.aim, state.card = [OFF] * fighters, [NO_CARD] * fighters
    state.facing, state.level = [0] * fighters, [-1] * fighters
    state.paid, state.replaced = [0] * fighters, [NO_CARD] * fighters
    state.injuries = [[] for _ in range(fighters)]
    state.imagined = 0
    state.known, state.found, state.poisons, state.widened = [], [], [], [0] * fighters
    state.armour, state.blocks, state.sorted, state.waiting = [], [], [], []
    state.countering = []
    for name in BY_FIGURE:
        setattr(state, name, [0] * fighters)
    for name in NUMBERS:
        setattr(state, name, 0)
    for figure, sheet in game.solo.sheets.items():
        state.reach[figure] = sheet.range
    game.terrain.begin(state)
    state.now = NOT_YET
    state.ladder = sorted(range(fighters), key=lambda one: (-game.sheets[one].advantage, one))
    return state


class SenjutsuPosition(Position, kw_only=True, frozen=True):
    """A position of Senjutsu; all that is left out is as it is before the first turn, with empty hands."""

    facing: Annotated[
        dict[FighterRef, DirectionRef] | None,
        doc("Where fighters look.", {"red": "s"}, title="Looks towards"),
    ] = None
    kamae: Annotated[
        dict[FighterRef, str] | None, doc("Their kamae.", {"red": "aggression"}, title="Kamae")
    ] = None
    injuries: Annotated[
        dict[FighterRef, Annotated[int, Meta(ge=0, le=99)]] | None,
        doc("Fresh injuries.", {"red": 1}, title="Fresh injuries"),
    ] = None
    cover: Annotated[tuple[FighterRef, ...] | None, doc("Who is in cover.", ["red"], title="In cover")] = None
    advantage: Annotated[
        tuple[FighterRef, ...] | None,
        doc("The advantage track, from the top down.", ["blue", "red"], title="Advantage, from the top"),
    ] = None
    terrain: Annotated[
        dict[PlaceRef, TerrainRef] | None,
        doc("What players have placed, of the option `terrain`.", {"d4": "rock"}),
    ] = None
    behaviour: Annotated[
        dict[FighterRef, Behaviour] | None,
        doc(
            "On which side of their target virtual opponents like to stand.",
            {"blue": "left"},
            title="Where it likes to stand",
        ),
    ] = None
    attacking: Annotated[
        tuple[FighterRef, ...] | None,
        doc(
            "Which virtual opponents attack at any price; the others defend.",
            ["blue"],
            title="Attack at any price",
        ),
    ] = None
    hands: Annotated[
        dict[FighterRef, tuple[CardRef, ...]] | None,
        doc("Hands: just these cards, out of the deck.", {"red": ["river_block"]}, title="Hands"),
    ] = None
    decks: Annotated[
        dict[FighterRef, tuple[CardRef, ...]] | None,
        doc(
            "Decks: just these cards, the last on top; all others are out of the game.",
            {"red": ["fend", "river_block"]},
        ),
    ] = None
    chosen: Annotated[
        dict[FighterRef, str] | None,
        doc(
            "All have chosen, and are about to reveal: a card or `stun`; who is not named has nothing.",
            {"red": "river_block", "blue": "stun"},
            title="Cards that are chosen",
        ),
    ] = None
    phase: Annotated[
        CourseStep | None, doc("The step of the course that goes on; otherwise `choose`.", "draw")
    ] = None


def names_of(game: SenjutsuGame) -> dict[str, Mapping[str, Any]]:
    """Return what only positions of Senjutsu name."""
    return {
        "fighter": {game.pieces[figure].id: figure for figure in range(game.fighters)},
        "terrain": {name: kind for kind, name in enumerate(game.terrain.names)},
    }


def lay(game: SenjutsuGame, state: SenjutsuState, said: Mapping[str, Any]) -> None:
    """Lay out what only positions of Senjutsu say of fighters and the field.

    Raises:
        CompileError: for what cannot be; its path begins at the position.
    """
    for figure, direction in said.get("facing", {}).items():
        state.facing[figure] = direction
    for figure, space in said.get("kamae", {}).items():
        spaces = {one: number for number, one in enumerate(game.masteries[figure].spaces)}
        kamae = name_index(spaces, space, Message("kamae"), "kamae", game.pieces[figure].id)
        state.tracks[track(figure, KAMAE)] = kamae
    for figure, count in said.get("injuries", {}).items():
        state.injuries[figure] = [QUARTERS] * count
    for figure in said.get("cover", ()):
        state.cover |= 1 << figure
    if "advantage" in said:
        if sorted(said["advantage"]) != list(range(game.fighters)):
            raise CompileError(
                Message("every fighter stands on the advantage track once"), path=("advantage",)
            )
        state.ladder = said["advantage"]
    for place, kind in said.get("terrain", {}).items():
        game.terrain.lay(state, place, kind)
    for figure, side in said.get("behaviour", {}).items():
        state.behaviour[figure] = BEHAVIOURS.index(side)
    if "attacking" in said:
        state.stance = 0
        for figure in said["attacking"]:
            state.stance |= 1 << figure


def deal(game: SenjutsuGame, state: SenjutsuState, said: Mapping[str, Any]) -> None:
    """Deal hands and decks.

    Raises:
        CompileError: where there are not so many cards; its path begins at the position.
    """
    for figure, cards in said.get("hands", {}).items():
        for number, kind in enumerate(cards):
            _draw(game, state, figure, kind, "hands", game.pieces[figure].id, number)
    for figure, cards in said.get("decks", {}).items():
        state.areas[area(figure, DECK)] = cards


def _draw(game: SenjutsuGame, state: SenjutsuState, figure: int, kind: int, *path: str | int) -> None:
    deck = state.areas[area(figure, DECK)]
    if kind not in deck:
        raise no_card_left(game, kind, *path)
    deck.remove(kind)
    state.areas[area(figure, HAND)].append(kind)


def choose(game: SenjutsuGame, state: SenjutsuState, chosen: Mapping[int, str]) -> None:
    """Have all choose, and go on to reveal; who has `chosen` nothing plays nothing.

    Raises:
        CompileError: for a card that a fighter cannot have; its path begins at the position.
    """
    cards = {card: number for number, card in enumerate(game.card_ids)}
    state.commits = [PLAY_NOTHING if not state.out >> figure & 1 else -1 for figure in range(game.fighters)]
    for figure, card in chosen.items():
        if card == "stun":
            state.commits[figure] = PLAY_STUN
            continue
        path = ("chosen", game.pieces[figure].id)
        kind = name_index(cards, card, Message("card"), *path)
        if kind not in state.areas[area(figure, HAND)] and kind not in game.base[figure]:
            _draw(game, state, figure, kind, *path)
        state.commits[figure] = kind + FIRST_CARD
    game.schedule.go_on(state, STEPS["reveal"])
