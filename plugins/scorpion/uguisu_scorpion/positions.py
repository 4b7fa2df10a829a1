"""Positions for rulings: what a ``setup:`` of Scorpion may say besides what every game's may."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any, Literal, NamedTuple, TypeAlias

from msgspec import Meta

from uguisu import OFF, CompileError, Message, mask_of
from uguisu.effects import Model, doc
from uguisu.rulings import CardRef, PlaceRef, Position, SeatRef, name_index, no_card_left, refers
from uguisu_scorpion import history
from uguisu_scorpion.content.mission import LETTERS, Letter
from uguisu_scorpion.rules.figures import form_patrol, put
from uguisu_scorpion.state import (
    ABSENT,
    AMBUSH,
    DEAD,
    IN_PASSAGE,
    INTRUDERS,
    LEFT,
    TRAP,
    WAITING,
    ScorpionState,
)

if TYPE_CHECKING:
    from uguisu_scorpion.game import ScorpionGame

WHO = {name: number for number, name in enumerate(INTRUDERS)}
NightStep: TypeAlias = Literal[
    "sentries",
    "patrols_start",
    "secrets",
    "starts",
    "passage",
    "turn",
    "alert",
    "guard_cards",
    "patrols",
    "intruders",
    "ninja",
    "traitor",
    "search",
    "end",
]
STEPS: dict[str, str] = {
    "sentries": "setup.sentries",
    "patrols_start": "setup.patrols",
    "secrets": "setup.secrets",
    "starts": "setup.starts",
    "passage": "setup.passage",
    "turn": "alert.turn",
    "alert": "alert.draw",
    "guard_cards": "guards.cards",
    "patrols": "patrols.begin",
    "intruders": "intruders.return",
    "ninja": "intruders.first",
    "traitor": "intruders.first",
    "search": "intruders.search",
    "end": "turn.end",
}
"""What `phase:` may name, and the step of the night that it is."""

STATUS = {"waiting": WAITING, "in_passage": IN_PASSAGE, "left": LEFT, "dead": DEAD}
ITEMS = {letter: number + 1 for number, letter in enumerate(LETTERS)} | {"trap": TRAP, "ambush": AMBUSH}

Count: TypeAlias = Annotated[int, Meta(ge=0)]
Intruder: TypeAlias = Literal["ninja", "traitor"]
GuardRef: TypeAlias = Annotated[str, refers(Message("guard"))]
PlayerRef: TypeAlias = Annotated[str, refers(Message("player"))]
"""A seat of the guards, or an intruder."""


class PlacedPatrol(Model, kw_only=True, frozen=True):
    """A patrol on the map."""

    guards: Annotated[
        tuple[GuardRef, ...],
        doc("Who goes in it; where they stand, `pieces` says.", ["sword-1", "spear-1"], title="Guards"),
    ] = ()
    facing: Annotated[PlaceRef | None, doc("The zone that it faces.", "gate", title="Looks towards")] = None


class ScorpionPosition(Position, kw_only=True, frozen=True):
    """A position of Scorpion; all that is left out is not on the board."""

    patrols: Annotated[
        tuple[PlacedPatrol, ...] | None,
        doc("Patrols.", [{"guards": ["sword-1", "spear-1"], "facing": "gate"}], title="Patrols on their way"),
    ] = None
    guards_in_passage: Annotated[
        tuple[GuardRef, ...] | None,
        doc("Guards in the secret passage.", ["sword-1"], title="Guards in the passage"),
    ] = None
    status: Annotated[
        dict[Intruder, Literal["waiting", "in_passage", "left", "dead"]] | None,
        doc(
            "Where intruders are that are not on the map.",
            {"ninja": "in_passage"},
            title="Where those off the map are",
        ),
    ] = None
    shown: Annotated[
        tuple[Intruder, ...] | None,
        doc("Intruders that the guards see.", ["ninja"], title="Seen by the guards"),
    ] = None
    noise: Annotated[
        dict[Intruder, Count] | None,
        doc("How many zones each moved last turn.", {"ninja": 3}, title="Zones moved last turn"),
    ] = None
    died: Annotated[
        dict[Intruder, Count] | None,
        doc("Who is dead, and the turn of the death.", {"ninja": 9}, title="Dead, and since when"),
    ] = None
    returned: Annotated[
        tuple[Intruder, ...] | None,
        doc("Intruders that have come back from death.", ["ninja"], title="Back from death"),
    ] = None
    missions: Annotated[dict[Intruder, Letter] | None, doc("The missions.", {"ninja": "A"})] = None
    done: Annotated[
        tuple[Intruder, ...] | None, doc("Whose mission is done.", ["ninja"], title="Missions done")
    ] = None
    sleepers: Annotated[
        dict[PlaceRef, Count] | None,
        doc("How many guards sleep in a zone.", {"barracks": 2}, title="Who sleeps where"),
    ] = None
    items: Annotated[
        dict[PlaceRef, Literal["A", "B", "C", "D", "E", "F", "trap", "ambush"]] | None,
        doc(
            "What lies hidden in a zone: a target by its letter, a trap, an ambush.",
            {"treasury": "A"},
            title="Hidden in zones",
        ),
    ] = None
    passage: Annotated[
        tuple[PlaceRef, ...] | None,
        doc(
            "The ends of the secret passage; in contested ground four, the ninja's first.",
            ["well", "cellar"],
            title="Ends of the passage",
        ),
    ] = None
    known_ends: Annotated[
        tuple[PlaceRef, ...] | None,
        doc(
            "Ends of the passage that the guards know; of two in one zone they may know one.",
            ["well"],
            title="Ends the guards know",
        ),
    ] = None
    ropes: Annotated[
        tuple[Annotated[tuple[str, ...], Meta(min_length=2, max_length=3)], ...] | None,
        doc(
            "Ropes, each between two zones, with who tied it if that was not the ninja.",
            [["yard", "keep"]],
            title="Ropes",
        ),
    ] = None
    hands: Annotated[
        dict[PlayerRef, tuple[CardRef, ...]] | None,
        doc(
            "Hands: just these cards. All others lie in the box, or the deck.",
            {"ninja": ["rope"]},
            title="Hands",
        ),
    ] = None
    table: Annotated[
        dict[PlayerRef, tuple[CardRef, ...]] | None,
        doc(
            "Cards that lie before a player for good.",
            {"ninja": ["passage"]},
            title="Cards lying on the table",
        ),
    ] = None
    wounds: Annotated[
        dict[Intruder, Count] | None,
        doc("Wound cards, out of the guards' deck or hand.", {"ninja": 2}),
    ] = None
    possible: Annotated[
        dict[Intruder, tuple[PlaceRef, ...]] | None,
        doc(
            "Where all at the table know an intruder to be, in one of these zones; it has not moved yet.",
            {"ninja": ["gate", "lane"]},
            title="Where all know it to be",
        ),
    ] = None
    phase: Annotated[
        NightStep | None, doc("The step of the night that goes on; otherwise `guard_cards`.", "ninja")
    ] = None
    seat: Annotated[SeatRef | None, doc("Which of two guard players decides.", "spears")] = None


class Piles(NamedTuple):
    """The card areas of a player: the hand, where its cards come from, those on the table."""

    player: str
    hand: int
    source: int
    table: int


def names_of(game: ScorpionGame) -> dict[str, Mapping[str, Any]]:
    """Return what only positions of Scorpion name."""
    table = game.table
    guards = [game.seats[seat].id for seat in table.guard_seats]
    piles = [
        *zip(INTRUDERS, table.hands, table.boxes, table.tables, strict=False),
        *zip(guards, table.guard_hands, table.guard_decks, table.guard_tables, strict=True),
    ]
    return {
        "guard": {game.pieces[guard].id: guard for guard in range(game.guards)},
        "player": {player: Piles(player, *areas) for player, *areas in piles},
    }


def lay(game: ScorpionGame, state: ScorpionState, said: Mapping[str, Any]) -> None:
    """Lay out what only positions of Scorpion say of guards, intruders and zones.

    Raises:
        CompileError: for what cannot be; its path begins at the position.
    """
    _lay_guards(state, said)
    _lay_intruders(game, state, said)
    _lay_zones(game, state, said)
    _lay_passage(game, state, said)
    for name, zones in said.get("possible", {}).items():
        game.note(state, history.STARTED, WHO[name], *zones)


def _lay_guards(state: ScorpionState, said: Mapping[str, Any]) -> None:
    for entry in said.get("patrols", ()):
        patrol = form_patrol(state, mask_of(entry.guards))
        if entry.facing is not None:
            state.facing[patrol] = entry.facing
    if "guards_in_passage" in said:
        state.inside[0] = mask_of(said["guards_in_passage"])


def _lay_intruders(game: ScorpionGame, state: ScorpionState, said: Mapping[str, Any]) -> None:
    for name, status in said.get("status", {}).items():
        state.status[WHO[name]] = STATUS[status]
        state.at[game.first + WHO[name]] = OFF
    for name, zones in said.get("noise", {}).items():
        state.noise[WHO[name]] = zones
    for name, turn in said.get("died", {}).items():
        state.died[WHO[name]] = turn
        state.status[WHO[name]] = DEAD
    for name, letter in said.get("missions", {}).items():
        state.missions[WHO[name]] = ITEMS[letter]
    for field in ("shown", "returned", "done"):
        if field in said:
            setattr(state, field, mask_of(WHO[name] for name in said[field]))


def _lay_zones(game: ScorpionGame, state: ScorpionState, said: Mapping[str, Any]) -> None:
    beds = game.options.sleepers_in_a_barracks
    for zone, count in said.get("sleepers", {}).items():
        if count > beds:
            message = Message("{beds} may sleep in one zone, not {count}", beds=beds, count=count)
            raise CompileError(message, path=("sleepers", game.topology.ids[zone]))
        state.sleepers[zone] = count
    for zone, item in said.get("items", {}).items():
        there_are = {"trap": game.options.traps, "ambush": game.options.ambushes}.get(item, 1)
        if state.items.count(ITEMS[item]) >= there_are:
            raise CompileError(
                Message("there {count:is|are} only {count} of '{item}' to hide", item=item, count=there_are),
                path=("items", game.topology.ids[zone]),
            )
        state.items[zone] = ITEMS[item]


def _lay_passage(game: ScorpionGame, state: ScorpionState, said: Mapping[str, Any]) -> None:
    for number, zone in enumerate(said.get("passage", ())):
        if number >= len(state.ends):
            raise CompileError(
                Message("there {count:is|are} {count} {count:end|ends}", count=len(state.ends)),
                path=("passage", number),
            )
        state.ends[number] = zone
    for zone in said.get("known_ends", ()):
        for end, place in enumerate(state.ends):
            if place == zone and not state.known >> end & 1:
                state.known |= 1 << end
                break
    zones, ropes = game.topology.index, []
    for number, (here, there, *who) in enumerate(said.get("ropes", ())):
        ends = [
            name_index(zones, zone, Message("zone"), "ropes", number, at)
            for at, zone in enumerate((here, there))
        ]
        owner = name_index(WHO, who[0], Message("intruder"), "ropes", number, 2) if who else 0
        ropes.append((*ends, owner, 0))
    if ropes:
        state.ropes = tuple(ropes)


def deal(game: ScorpionGame, state: ScorpionState, said: Mapping[str, Any]) -> None:
    """Deal hands, cards on the table and wounds.

    Raises:
        CompileError: where there are not so many; its path begins at the position.
    """
    for piles, cards in said.get("hands", {}).items():
        state.areas[piles.source].extend(state.areas[piles.hand])
        state.areas[piles.hand].clear()
        for number, card in enumerate(cards):
            _move(game, state, card, piles.source, piles.hand, "hands", piles.player, number)
    for piles, cards in said.get("table", {}).items():
        for number, card in enumerate(cards):
            source = piles.source if card in state.areas[piles.source] else piles.hand
            _move(game, state, card, source, piles.table, "table", piles.player, number)
    for name, count in said.get("wounds", {}).items():
        for _ in range(count):
            _wound(game, state, name)


def _move(
    game: ScorpionGame, state: ScorpionState, card: int, source: int, to: int, *path: str | int
) -> None:
    if card not in state.areas[source]:
        raise no_card_left(game, card, *path)
    state.areas[source].remove(card)
    state.areas[to].append(card)


def _wound(game: ScorpionGame, state: ScorpionState, name: str) -> None:
    table = game.table
    for area in (*table.guard_decks, *table.guard_hands):
        for kind in state.areas[area]:
            if game.cards[kind].props.lies == "wound":
                state.areas[area].remove(kind)
                state.areas[table.wounds[WHO[name]]].append(kind)
                return
    raise CompileError(Message("no more wound cards are left to take"), path=("wounds", name))


def let_decide(game: ScorpionGame, state: ScorpionState, said: Mapping[str, Any]) -> None:
    """Say which of two guard players decides; all else is told by the phase.

    Raises:
        CompileError: for a seat that has nothing to decide here.
    """
    if "seat" not in said:
        return
    guards = game.table.guard_seats
    deciding = {state.seat, *guards} if state.seat in guards else {state.seat}
    seats = {game.seats[seat].id: seat for seat in sorted(deciding)}
    name = game.seats[said["seat"]].id
    state.seat = state.stack[-1][1] = name_index(seats, name, Message("seat that decides here"), "seat")


def stand(game: ScorpionGame, state: ScorpionState, piece: int, place: int) -> None:
    put(game, state, piece, place)
    if piece >= game.first and place == OFF:
        state.status[piece - game.first] = WAITING if piece - game.first in game.in_play else ABSENT
