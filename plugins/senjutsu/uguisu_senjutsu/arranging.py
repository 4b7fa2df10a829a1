"""The empty table, and positions for rulings: what a ``setup:`` of Senjutsu may say besides what every game's may."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from uguisu import OFF, CompileError, Said, State
from uguisu.cards import cards_of
from uguisu.rulings import Arrangement, expect_list, expect_mapping, name_index
from uguisu_senjutsu.rules.harm import QUARTERS
from uguisu_senjutsu.solo.sheets import BEHAVIOURS
from uguisu_senjutsu.state import (
    AREAS,
    BASE,
    DECK,
    HAND,
    KAMAE,
    NO_CARD,
    NOT_YET,
    POISON,
    TURN,
    SenjutsuState,
    area,
    track,
)
from uguisu_senjutsu.turn.choosing import FIRST_CARD, PLAY_NOTHING, PLAY_STUN
from uguisu_senjutsu.turn.placing import stand

if TYPE_CHECKING:
    from uguisu_senjutsu.game import SenjutsuGame

STEPS = {
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
    *("settled", "stance", "stopped", "touched"),
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


def clear_table(game: SenjutsuGame, state: SenjutsuState) -> None:
    """Begin with the first turn: figures on their start hexes, where they have one, hands empty, decks in the order of the
    file, the last card on top.
    """
    fresh = game.empty(state.seed)
    for name in SenjutsuState.kinds.keys() - State.kinds.keys():
        setattr(state, name, getattr(fresh, name))
    state.at, state.tracks, state.areas, state.marks = fresh.at, fresh.tracks, fresh.areas, []
    game.stand_brought(state)
    state.tracks[TURN] = 1
    for figure in range(game.fighters):
        start = game.setups[figure].start
        if start is not None:
            stand(game, state, figure, game.topology.index[start])


def arrangements(game: SenjutsuGame, generic: dict[str, Arrangement]) -> dict[str, Arrangement]:
    """Return the keys of a setup, in the order in which they are taken."""

    def own(carry_out: Callable[[SenjutsuGame, SenjutsuState, Any], None]) -> Arrangement:
        def arrange(state: SenjutsuState, wanted: Any) -> None:
            carry_out(game, state, wanted)

        return arrange

    return {
        "pieces": generic["pieces"],
        "facing": own(_facing),
        "tracks": generic["tracks"],
        "kamae": own(_kamae),
        "injuries": own(_injuries),
        "cover": own(_cover),
        "advantage": own(_advantage),
        "terrain": own(_terrain),
        "behaviour": own(_behaviour),
        "attacking": own(_attacking),
        "hands": own(_hands),
        "decks": own(_decks),
        "marks": generic["marks"],
        "areas": generic["areas"],
        "chosen": own(_chosen),
        "phase": own(_phase),
        "seat": generic["seat"],
    }


def _figure(game: SenjutsuGame, name: Any, *path: str | int) -> int:
    return name_index(
        {game.pieces[figure].id: figure for figure in range(game.fighters)}, name, Said("fighter"), *path
    )


def _facing(game: SenjutsuGame, state: SenjutsuState, wanted: Any) -> None:
    """``facing: {red: s}``: where figures look."""
    directions = {name: number for number, name in enumerate(game.topology.directions)}
    for name, direction in expect_mapping(wanted, "{red: s}").items():
        state.facing[_figure(game, name, name)] = name_index(directions, direction, Said("direction"), name)


def _kamae(game: SenjutsuGame, state: SenjutsuState, wanted: Any) -> None:
    """``kamae: {red: aggression}``."""
    for name, space in expect_mapping(wanted, "{red: aggression}").items():
        figure = _figure(game, name, name)
        spaces = {one: number for number, one in enumerate(game.masteries[figure].spaces)}
        state.tracks[track(figure, KAMAE)] = name_index(spaces, space, Said("kamae"), name)


def _injuries(game: SenjutsuGame, state: SenjutsuState, wanted: Any) -> None:
    """``injuries: {red: 1}``: fresh ones."""
    for name, count in expect_mapping(wanted, "{red: 1}").items():
        if not isinstance(count, int) or isinstance(count, bool) or not 0 <= count <= 99:
            raise CompileError(Said("a number from 0 to 99 is expected here"), path=(name,))
        state.injuries[_figure(game, name, name)] = [QUARTERS] * count


def _cover(game: SenjutsuGame, state: SenjutsuState, wanted: Any) -> None:
    """``cover: [red]``: who is in cover."""
    for number, name in enumerate(expect_list(wanted, "[red]")):
        state.cover |= 1 << _figure(game, name, number)


def _advantage(game: SenjutsuGame, state: SenjutsuState, wanted: Any) -> None:
    """``advantage: [blue, red]``: the advantage track, from the top down."""
    order = [_figure(game, name, number) for number, name in enumerate(expect_list(wanted, "[blue, red]"))]
    if sorted(order) != list(range(game.fighters)):
        raise CompileError(Said("every fighter stands on the advantage track once"))
    state.ladder = order


def _terrain(game: SenjutsuGame, state: SenjutsuState, wanted: Any) -> None:
    """``terrain: {d4: rock}``: what players have placed, of the option `terrain`."""
    kinds = {name: kind for kind, name in enumerate(game.terrain.names)}
    for name, thing in expect_mapping(wanted, "{d4: rock}").items():
        place = name_index(game.topology.index, name, Said("place"), name)
        game.terrain.lay(state, place, name_index(kinds, thing, Said("terrain"), name))


def _behaviour(game: SenjutsuGame, state: SenjutsuState, wanted: Any) -> None:
    """``behaviour: {blue: left}``: on which side of their target virtual opponents like to stand."""
    sides = {name: number for number, name in enumerate(BEHAVIOURS)}
    for name, side in expect_mapping(wanted, "{blue: left}").items():
        state.behaviour[_figure(game, name, name)] = name_index(sides, side, Said("behaviour"), name)


def _attacking(game: SenjutsuGame, state: SenjutsuState, wanted: Any) -> None:
    """``attacking: [blue]``: which virtual opponents attack at any price; the others defend."""
    state.stance = 0
    for number, name in enumerate(expect_list(wanted, "[blue]")):
        state.stance |= 1 << _figure(game, name, number)


def _cards(game: SenjutsuGame, names: Any, *path: str | int) -> list[int]:
    ids = {card: number for number, card in enumerate(game.card_ids)}
    listed = expect_list(names, "[river_block, fend]", *path)
    return [name_index(ids, name, Said("card"), *path, number) for number, name in enumerate(listed)]


def _hands(game: SenjutsuGame, state: SenjutsuState, wanted: Any) -> None:
    """``hands: {red: [river_block]}``: just these cards, out of the deck."""
    for name, cards in expect_mapping(wanted, "{red: [river_block]}").items():
        figure = _figure(game, name, name)
        for number, kind in enumerate(_cards(game, cards, name)):
            _take(game, state, figure, kind, HAND, name, number)


def _decks(game: SenjutsuGame, state: SenjutsuState, wanted: Any) -> None:
    """``decks: {red: [fend, river_block]}``: just these cards, the last on top; all others are out of the game."""
    for name, cards in expect_mapping(wanted, "{red: [river_block]}").items():
        state.areas[area(_figure(game, name, name), DECK)] = _cards(game, cards, name)


def _take(
    game: SenjutsuGame, state: SenjutsuState, figure: int, kind: int, to: int, *path: str | int
) -> None:
    deck = state.areas[area(figure, DECK)]
    if kind not in deck:
        raise CompileError(
            Said("no more '{card}' cards are left to take", card=game.card_ids[kind]), path=path
        )
    deck.remove(kind)
    state.areas[area(figure, to)].append(kind)


def _chosen(game: SenjutsuGame, state: SenjutsuState, wanted: Any) -> None:
    """``chosen: {red: river_block, blue: stun}``: all have chosen, and are about to reveal; who is not named has nothing."""
    state.commits = [PLAY_NOTHING if not state.out >> figure & 1 else -1 for figure in range(game.fighters)]
    for name, card in expect_mapping(wanted, "{red: river_block, blue: stun}").items():
        figure = _figure(game, name, name)
        if card == "stun":
            state.commits[figure] = PLAY_STUN
            continue
        [kind] = _cards(game, [card], name)
        if kind not in state.areas[area(figure, HAND)] and kind not in game.base[figure]:
            _take(game, state, figure, kind, HAND, name)
        state.commits[figure] = kind + FIRST_CARD
    game.schedule.go_on(state, STEPS["reveal"])


def _phase(game: SenjutsuGame, state: SenjutsuState, wanted: Any) -> None:
    """``phase: draw``: the game goes on with this step; see `STEPS`."""
    name_index({name: number for number, name in enumerate(STEPS)}, wanted, Said("phase"))
    game.schedule.go_on(state, STEPS[wanted])


assert OFF == -1
