"""Positions for rulings: what a ``setup:`` of Spies may say besides what every game's may."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from uguisu import OFF, CompileError, Said, State
from uguisu.rulings import Arrangement, expect_list, expect_mapping, name_index
from uguisu_spies.facings import facing_hint
from uguisu_spies.rules.changing import change_ground
from uguisu_spies.state import (
    AWAY,
    BLUE,
    CAUGHT,
    DEAD,
    FINE,
    GONE,
    IN,
    OPEN,
    OUT,
    RED,
    ROUND,
    STUNNED,
    WAITING,
    SpiesState,
)
from uguisu_spies.words import GROUNDS

if TYPE_CHECKING:
    from uguisu_spies.game import SpiesGame

STEPS = {
    "place": "setup.place",
    "round": "spies.begin",
    "spies": "spies.move",
    "guard": "guard.step_1",
    "snipers": "guard.step_2",
    "dogs": "guard.step_3",
    "searchlights": "guard.step_4",
    "units": "guard.step_5",
    "perimeter": "guard.step_6",
    "cameras": "guard.step_7",
    "grate": "guard.step_8",
    "lightning": "guard.step_9",
    "time": "guard.step_10",
}
"""What `phase:` may name, and the step of the round that it is."""

SPIES = {"waiting": WAITING, "in": IN, "caught": CAUGHT, "away": AWAY}
UNITS = {"fine": FINE, "stunned": STUNNED, "dead": DEAD, "out": OUT, "gone": GONE}


def clear_table(game: SpiesGame, state: SpiesState) -> None:
    """Take everything off the board; hands and decks stay as they were dealt."""
    fresh = game.empty(state.seed)
    for name in SpiesState.kinds.keys() - State.kinds.keys():
        setattr(state, name, getattr(fresh, name))
    state.at = fresh.at
    game.stand_brought(state)
    state.marks, state.tracks = [], fresh.tracks
    state.tracks[ROUND] = 2
    state.maybe = [game.belief.everywhere(game.plain)] * len(state.maybe)


def stand(game: SpiesGame, state: SpiesState, piece: int, place: int) -> None:
    """Put a piece on both boards; a spy only the spies see."""
    state.at[piece] = place
    if piece in game.spies:
        state.spies[piece] = IN if place != OFF else WAITING
    elif piece < game.own_pieces:
        state.shown[piece] = place


def arrangements(game: SpiesGame, generic: dict[str, Arrangement]) -> dict[str, Arrangement]:
    """Return the keys of a setup, in the order in which they are taken."""

    def own(carry_out: Callable[[SpiesGame, SpiesState, Any], None]) -> Arrangement:
        def arrange(state: SpiesState, wanted: Any) -> None:
            carry_out(game, state, wanted)

        return arrange

    return {
        "pieces": generic["pieces"],
        "figures": own(_figures),
        "facing": own(_facing),
        "spies": own(_spies),
        "units": own(_units),
        "bodies_shown": own(_bodies_shown),
        "asleep": own(_pieces_in("asleep")),
        "lying": own(_pieces_in("lying")),
        "disguised": own(_disguised),
        "carried": own(_carried),
        "marked": own(_pieces_in("marked")),
        "bugged": own(_pieces_in("bugged")),
        "loose": own(_pieces_in("loose")),
        "homeward": own(_pieces_in("homeward")),
        "repelled": own(_pieces_in("repelled")),
        "breaches": own(_breaches),
        "alarms": own(_alarms),
        "out": own(_lights_in("out")),
        "known_out": own(_lights_in("known_out")),
        "lit": own(_lit),
        "stopped": own(_stopped),
        "ground": own(_ground),
        "safe": own(_safe),
        "noise": own(_noise),
        "tracks": generic["tracks"],
        "marks": generic["marks"],
        "areas": generic["areas"],
        "phase": own(_phase),
        "seat": generic["seat"],
    }


def _piece(game: SpiesGame, name: Any, *path: str | int) -> int:
    return name_index(
        {piece.id: number for number, piece in enumerate(game.pieces)}, name, Said("piece"), *path
    )


def _square(game: SpiesGame, name: Any, *path: str | int) -> int:
    return OFF if name is None else name_index(game.topology.index, name, Said("square"), *path)


def _border(game: SpiesGame, names: Any, *path: str | int) -> int:
    """Return a border by its two squares: ``[c4, d4]``."""
    squares = expect_list(names, "[c4, d4]", *path)
    pair = tuple(_square(game, name, *path, number) for number, name in enumerate(squares))
    if len(pair) != 2 or pair not in game.ground.border_of:
        raise CompileError(
            Said("nothing lies between {names}", names=", ".join(map(str, squares))), path=path
        )
    return game.ground.border_of[pair[0], pair[1]]


def _figures(game: SpiesGame, state: SpiesState, wanted: Any) -> None:
    """``figures: {green-1: c4}``: where the guard's board has pieces, if not where the spies' has them."""
    for name, place in expect_mapping(wanted, "{green-1: c4}").items():
        state.shown[_piece(game, name, name)] = _square(game, place, name)


def _facing(game: SpiesGame, state: SpiesState, wanted: Any) -> None:
    """``facing: {sniper-1: e}``: where things outside the map look, and how searchlights lie."""
    ways = {name: number for number, name in enumerate(game.topology.directions)}
    for name, way in expect_mapping(wanted, "{sniper-1: e}").items():
        state.aim[_piece(game, name, name)] = name_index(ways, way, Said("direction"), name)


def expect_facings(game: SpiesGame, state: SpiesState) -> None:
    """What looks in from outside, or lies somewhere as a searchlight does, needs a direction that fits.

    Raises:
        CompileError: where it has none.
    """
    for piece in (*game.perimeter, *game.snipers, *game.searchlights):
        place, kind, ground = state.shown[piece], game.kinds_of[piece], game.land(state).ground
        if place == OFF or ((ways := ground.facings(kind, place)) and state.aim[piece] in ways):
            continue
        name = game.pieces[piece].id
        raise CompileError(
            Said("`{piece}` cannot look that way from '{square}'", piece=name, square=game.place_id(place)),
            path=("pieces", name),
            hint=Said(
                "below `facing:`, name one for it: {ways}",
                ways=", ".join(game.topology.directions[w] for w in ways),
            )
            if ways
            else facing_hint(kind, ()),
        )


def _spies(game: SpiesGame, state: SpiesState, wanted: Any) -> None:
    """``spies: {spy-2: caught}``."""
    for name, word in expect_mapping(wanted, "{spy-2: caught}").items():
        state.spies[_piece(game, name, name)] = name_index(SPIES, word, Said("state of a spy"), name)


def _units(game: SpiesGame, state: SpiesState, wanted: Any) -> None:
    """``units: {green-1: dead}``: a body lies where `pieces` puts it; its figure, where `figures` says."""
    for name, word in expect_mapping(wanted, "{green-1: dead}").items():
        state.put_status(_piece(game, name, name), name_index(UNITS, word, Said("state of a unit"), name))


def _bodies_shown(game: SpiesGame, state: SpiesState, wanted: Any) -> None:
    """``bodies_shown: {green-1: c4}``: bodies on the guard's board."""
    for name, place in expect_mapping(wanted, "{green-1: c4}").items():
        state.body_shown[_piece(game, name, name)] = _square(game, place, name)


def _pieces_in(field: str) -> Callable[[SpiesGame, SpiesState, Any], None]:
    def arrange(game: SpiesGame, state: SpiesState, wanted: Any) -> None:
        """``lying: [spy-1]``."""
        mask = 0
        for number, name in enumerate(expect_list(wanted, "[spy-1]")):
            mask |= 1 << _piece(game, name, number)
        setattr(state, field, mask)

    return arrange


def _disguised(game: SpiesGame, state: SpiesState, wanted: Any) -> None:
    """``disguised: {spy-1: green-1}``."""
    for spy, unit in expect_mapping(wanted, "{spy-1: green-1}").items():
        state.disguise[_piece(game, spy, spy)] = _piece(game, unit, spy)


def _carried(game: SpiesGame, state: SpiesState, wanted: Any) -> None:
    """``carried: {document-1: spy-1}``."""
    for name, spy in expect_mapping(wanted, "{document-1: spy-1}").items():
        piece = _piece(game, name, name)
        state.carrier[piece] = _piece(game, spy, name)
        state.at[piece] = OFF


def _breaches(game: SpiesGame, state: SpiesState, wanted: Any) -> None:
    """``breaches: [{between: [c4, d4], red: true, hidden: true, found: true}]``, or ``open: true``: for everybody."""
    example = "[{between: [c4, d4], red: true}]"
    made = []
    for number, breach in enumerate(expect_list(wanted, example)):
        told = expect_mapping(breach, "{between: [c4, d4], red: true}")
        border = _border(game, told.get("between"), number, "between")
        if told.get("open"):
            made.append((border, OPEN, 0, 1))
            continue
        hidden, found = bool(told.get("hidden")), bool(told.get("found"))
        made.append((border, RED if told.get("red") else BLUE, int(not hidden), int(found)))
    game.put_breaches(state, made)


def _alarms(game: SpiesGame, state: SpiesState, wanted: Any) -> None:
    """``alarms: [[c4, d4]]``."""
    state.alarms = tuple(
        _border(game, pair, number) for number, pair in enumerate(expect_list(wanted, "[[c4, d4]]"))
    )


def _lights_in(field: str) -> Callable[[SpiesGame, SpiesState, Any], None]:
    def arrange(game: SpiesGame, state: SpiesState, wanted: Any) -> None:
        """``out: [c4]``: the lamps and candles of these squares."""
        mask = 0
        for number, name in enumerate(expect_list(wanted, "[c4]")):
            square = _square(game, name, number)
            mask |= _sum(1 << light for light, place in enumerate(game.ground.light_at) if place == square)
        setattr(state, field, mask)

    return arrange


def _sum(masks: Iterable[int]) -> int:
    whole = 0
    for mask in masks:
        whole |= mask
    return whole


def _lit(game: SpiesGame, state: SpiesState, wanted: Any) -> None:
    """``lit: [kitchen]``: regions that are lit as a whole."""
    regions = {region.id: number for number, region in enumerate(game.topology.regions)}
    first = game.ground.region_lights[0] if game.ground.region_lights else 0
    for number, name in enumerate(expect_list(wanted, "[kitchen]")):
        state.dark &= ~(1 << (first + name_index(regions, name, Said("region"), number)))


def _stopped(game: SpiesGame, state: SpiesState, wanted: Any) -> None:
    """``stopped: [n6]``: generators that are off."""
    squares = {game.topology.ids[place]: number for number, place in enumerate(game.generators)}
    for at, name in enumerate(expect_list(wanted, "[n6]")):
        number = name_index(squares, name, Said("generator"), at)
        state.stopped |= 1 << game.number_of_lights + number
        state.cold |= game.fed_by[number]
        state.zones_gone |= game.run_by[number]


def _ground(game: SpiesGame, state: SpiesState, wanted: Any) -> None:
    """``ground: {c4: water}``: squares that are no longer what the map has drawn."""
    kinds = {name: number for number, name in enumerate(("open", *GROUNDS))}
    for name, kind in expect_mapping(wanted, "{c4: water}").items():
        tag = ("", *GROUNDS)[name_index(kinds, kind, Said("kind of ground"), name)]
        change_ground(game, state, _square(game, name, name), tag)


def _safe(game: SpiesGame, state: SpiesState, wanted: Any) -> None:
    """``safe: [c4, d4]``: squares of the spies' safe zones."""
    places = expect_list(wanted, "[c4, d4]")
    state.safe = tuple(sorted(_square(game, name, number) for number, name in enumerate(places)))


def _noise(game: SpiesGame, state: SpiesState, wanted: Any) -> None:
    """``noise: [c4]``: tokens on the guard's board."""
    state.noise = tuple(
        _square(game, name, number) for number, name in enumerate(expect_list(wanted, "[c4]"))
    )
    state.odd = len(state.noise) % 2


def _phase(game: SpiesGame, state: SpiesState, wanted: Any) -> None:
    """``phase: units``: the game goes on with this step."""
    name_index({name: number for number, name in enumerate(STEPS)}, wanted, Said("phase"))
    game.schedule.go_on(state, STEPS[wanted])
