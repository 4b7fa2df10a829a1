"""Positions for rulings: what a ``setup:`` of Spies may say besides what every game's may."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias

from uguisu import OFF, CompileError, Message, mask_of
from uguisu.effects import Model, doc
from uguisu.rulings import DirectionRef, PieceRef, PlaceRef, Position, RegionRef, refers
from uguisu_spies.content.facings import facing_hint
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
    STUNNED,
    WAITING,
    SpiesState,
)

if TYPE_CHECKING:
    from uguisu_spies.game import SpiesGame

RoundStep: TypeAlias = Literal[
    "place",
    "round",
    "spies",
    "guard",
    "snipers",
    "dogs",
    "searchlights",
    "units",
    "perimeter",
    "cameras",
    "grate",
    "lightning",
    "time",
]
STEPS: dict[str, str] = {
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


SpyRef: TypeAlias = Annotated[str, refers(Message("spy"))]
GeneratorRef: TypeAlias = Annotated[str, refers(Message("generator"))]
"""A generator, by its square."""
Pieces: TypeAlias = tuple[PieceRef, ...]
Squares: TypeAlias = tuple[PlaceRef, ...]
Border: TypeAlias = tuple[PlaceRef, PlaceRef]
"""What lies between two squares."""


class PlacedBreach(Model, kw_only=True, frozen=True):
    """A breach between two squares."""

    between: Annotated[Border, doc("The squares.", ["c4", "d4"])]
    red: Annotated[bool, doc("It lies red side up.", True, title="Red side up")] = False
    hidden: Annotated[bool, doc("It does not lie on the guard's board.", True)] = False
    found: Annotated[bool, doc("The guard has found it.", True, title="Found by the guard")] = False
    open: Annotated[
        bool,
        doc("It is open for everybody; nothing else is said of it then.", True, title="Open for everybody"),
    ] = False


class SpiesPosition(Position, kw_only=True, frozen=True):
    """A position of Spies; all that is left out is not on the boards."""

    figures: Annotated[
        dict[PieceRef, PlaceRef | None] | None,
        doc(
            "Where the guard's board has pieces, if not where the spies' has them.",
            {"green-1": "c4"},
            title="Figures on the guard's board",
        ),
    ] = None
    facing: Annotated[
        dict[PieceRef, DirectionRef] | None,
        doc(
            "Where things outside the map look, and how searchlights lie.",
            {"sniper-1": "e"},
            title="Looks towards",
        ),
    ] = None
    spies: Annotated[
        dict[SpyRef, Literal["waiting", "in", "caught", "away"]] | None,
        doc("What has become of spies.", {"spy-2": "caught"}, title="What has become of spies"),
    ] = None
    units: Annotated[
        dict[PieceRef, Literal["fine", "stunned", "dead", "out", "gone"]] | None,
        doc(
            "What has become of units; a body lies where `pieces` puts it, its figure where `figures` says.",
            {"green-1": "dead"},
            title="What has become of units",
        ),
    ] = None
    bodies_shown: Annotated[
        dict[PieceRef, PlaceRef | None] | None,
        doc("Bodies on the guard's board.", {"green-1": "c4"}, title="Bodies that were found"),
    ] = None
    asleep: Annotated[Pieces | None, doc("Units and dogs that sleep.", ["green-1"], title="Asleep")] = None
    lying: Annotated[
        Pieces | None, doc("Spies and bodies that lie on the ground.", ["spy-1"], title="Lying on the ground")
    ] = None
    disguised: Annotated[
        dict[SpyRef, PieceRef] | None,
        doc("Spies in the uniform of a unit.", {"spy-1": "green-1"}, title="In disguise"),
    ] = None
    carried: Annotated[
        dict[PieceRef, SpyRef] | None,
        doc("What is carried, and by whom.", {"document-1": "spy-1"}, title="Carried"),
    ] = None
    marked: Annotated[
        Pieces | None, doc("Items that are what is looked for.", ["document-1"], title="What is looked for")
    ] = None
    bugged: Annotated[Pieces | None, doc("Items with a bug.", ["document-1"], title="Bugged items")] = None
    loose: Annotated[Pieces | None, doc("The dog that was let loose.", ["dog-1"], title="Dog let loose")] = (
        None
    )
    homeward: Annotated[
        Pieces | None, doc("Dogs on their way back.", ["dog-1"], title="Dogs on their way back")
    ] = None
    repelled: Annotated[
        Pieces | None,
        doc("Those of them that a repeller has sent.", ["dog-1"], title="Dogs a repeller has sent"),
    ] = None
    breaches: Annotated[
        tuple[PlacedBreach, ...] | None,
        doc("The breaches.", [{"between": ["c4", "d4"], "red": True}], title="Breaches"),
    ] = None
    alarms: Annotated[
        tuple[Border, ...] | None, doc("Borders with an alarm.", [["c4", "d4"]], title="Alarms")
    ] = None
    out: Annotated[
        Squares | None, doc("Squares whose lamps and candles are out.", ["c4"], title="Lamps that are out")
    ] = None
    known_out: Annotated[
        Squares | None, doc("Those of which the guard knows it.", ["c4"], title="Known to be out")
    ] = None
    lit: Annotated[
        tuple[RegionRef, ...] | None,
        doc("Regions that are lit as a whole.", ["kitchen"], title="Regions that are lit"),
    ] = None
    stopped: Annotated[
        tuple[GeneratorRef, ...] | None,
        doc("Generators that are off.", ["n6"], title="Generators that are off"),
    ] = None
    ground: Annotated[
        dict[PlaceRef, Literal["open", "black", "water", "quiet", "bushes"]] | None,
        doc("Squares that are no longer what the map has drawn.", {"c4": "water"}, title="Changed ground"),
    ] = None
    safe: Annotated[
        Squares | None, doc("Squares of the spies' safe zones.", ["c4", "d4"], title="Safe zones")
    ] = None
    noise: Annotated[Squares | None, doc("Tokens on the guard's board.", ["c4"], title="Noise tokens")] = None
    phase: Annotated[
        RoundStep | None, doc("The step of the round that goes on; otherwise `spies`.", "units")
    ] = None


def names_of(game: SpiesGame) -> dict[str, Mapping[str, Any]]:
    """Return what only positions of Spies name."""
    return {
        "spy": {game.pieces[spy].id: spy for spy in game.spies},
        "generator": {game.topology.ids[place]: number for number, place in enumerate(game.generators)},
    }


def stand(game: SpiesGame, state: SpiesState, piece: int, place: int) -> None:
    """Put a piece on both boards; a spy only the spies see."""
    state.at[piece] = place
    if piece in game.spies:
        state.spies[piece] = IN if place != OFF else WAITING
    elif piece < game.own_pieces:
        state.shown[piece] = place


def lay(game: SpiesGame, state: SpiesState, said: Mapping[str, Any]) -> None:
    """Lay out what only positions of Spies say.

    Raises:
        CompileError: for what cannot be; its path begins at the position.
    """
    _lay_pieces(state, said)
    _lay_borders(game, state, said)
    _lay_lights(game, state, said)
    for place, kind in said.get("ground", {}).items():
        change_ground(game, state, place, "" if kind == "open" else kind)
    if "safe" in said:
        state.safe = tuple(sorted(said["safe"]))
    if "noise" in said:
        state.noise, state.odd = tuple(said["noise"]), len(said["noise"]) % 2


def _lay_pieces(state: SpiesState, said: Mapping[str, Any]) -> None:
    for field, name in {"shown": "figures", "body_shown": "bodies_shown"}.items():
        for piece, place in said.get(name, {}).items():
            getattr(state, field)[piece] = OFF if place is None else place
    for piece, way in said.get("facing", {}).items():
        state.aim[piece] = way
    for spy, word in said.get("spies", {}).items():
        state.spies[spy] = SPIES[word]
    for piece, word in said.get("units", {}).items():
        state.put_status(piece, UNITS[word])
    for name in ("asleep", "lying", "marked", "bugged", "loose", "homeward", "repelled"):
        if name in said:
            setattr(state, name, mask_of(said[name]))
    for spy, unit in said.get("disguised", {}).items():
        state.disguise[spy] = unit
    for piece, carrier in said.get("carried", {}).items():
        state.carrier[piece] = carrier
        state.at[piece] = OFF


def _lay_borders(game: SpiesGame, state: SpiesState, said: Mapping[str, Any]) -> None:
    if "breaches" in said:
        game.put_breaches(
            state,
            [
                (_border(game, breach.between, "breaches", number, "between"), *_sides(breach))
                for number, breach in enumerate(said["breaches"])
            ],
        )
    if "alarms" in said:
        state.alarms = tuple(
            _border(game, pair, "alarms", number) for number, pair in enumerate(said["alarms"])
        )


def _border(game: SpiesGame, squares: list[int], *path: str | int) -> int:
    here, there = squares
    if (here, there) not in game.ground.border_of:
        names = ", ".join(game.topology.ids[square] for square in squares)
        raise CompileError(Message("nothing lies between {names}", names=names), path=path)
    return game.ground.border_of[here, there]


def _sides(breach: PlacedBreach) -> tuple[int, int, int]:
    """Return how a breach lies, whether on the guard's board, and whether he has found it."""
    if breach.open:
        return OPEN, 0, 1
    return RED if breach.red else BLUE, int(not breach.hidden), int(breach.found)


def _lay_lights(game: SpiesGame, state: SpiesState, said: Mapping[str, Any]) -> None:
    for name in ("out", "known_out"):
        if name in said:
            lights = (light for light, place in enumerate(game.ground.light_at) if place in said[name])
            setattr(state, name, mask_of(lights))
    first = game.ground.region_lights[0] if game.ground.region_lights else 0
    for region in said.get("lit", ()):
        state.dark &= ~(1 << first + region)
    for generator in said.get("stopped", ()):
        state.stopped |= 1 << game.number_of_lights + generator
        state.cold |= game.fed_by[generator]
        state.zones_gone |= game.run_by[generator]


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
            Message(
                "`{piece}` cannot look that way from '{square}'", piece=name, square=game.place_id(place)
            ),
            path=("pieces", name),
            hint=Message(
                "below `facing:`, name one of {ways} for it",
                ways=", ".join(game.topology.directions[w] for w in ways),
            )
            if ways
            else facing_hint(kind, ()),
        )
