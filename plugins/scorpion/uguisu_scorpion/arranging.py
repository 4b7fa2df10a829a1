"""Positions for rulings: what a ``setup:`` of Scorpion may say besides what every game's may."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

from uguisu import OFF, CompileError, Said, State
from uguisu.rulings import Arrangement, expect_list, expect_mapping, name_index
from uguisu_scorpion.belief import facts
from uguisu_scorpion.mission import LETTERS
from uguisu_scorpion.rules.figures import form_patrol, put
from uguisu_scorpion.state import (
    ABSENT,
    AMBUSH,
    DEAD,
    IN_PASSAGE,
    INTRUDERS,
    LEFT,
    TRAP,
    TURN,
    WAITING,
    ScorpionState,
)

if TYPE_CHECKING:
    from uguisu_scorpion.game import ScorpionGame

WHO = {name: number for number, name in enumerate(INTRUDERS)}
STEPS = {
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


def clear_table(game: ScorpionGame, state: ScorpionState) -> None:
    """Take everything off the board; hands and decks stay as they were dealt."""
    fresh = game.empty(state.seed)
    for name in ScorpionState.kinds.keys() - State.kinds.keys():
        setattr(state, name, getattr(fresh, name))
    state.at = fresh.at
    game.stand_brought(state)
    state.marks = []
    state.tracks = fresh.tracks
    state.tracks[TURN] = 1


def arrangements(game: ScorpionGame, generic: dict[str, Arrangement]) -> dict[str, Arrangement]:
    """Return the keys of a setup, in the order in which they are taken."""
    return {key: partial(own, game) if own is not None else generic[key] for key, own in KEYS.items()}


def _zone(game: ScorpionGame, zone: Any, *path: str | int) -> int:
    return name_index(game.topology.index, zone, Said("zone"), *path)


def _guards(game: ScorpionGame, names: Any, *path: str | int) -> int:
    pieces = {game.pieces[guard].id: guard for guard in range(game.guards)}
    mask = 0
    for name in expect_list(names, "[sword-1, spear-1]", *path):
        mask |= 1 << name_index(pieces, name, Said("guard"), *path)
    return mask


def _patrols(game: ScorpionGame, state: ScorpionState, wanted: Any) -> None:
    """``patrols: [{guards: [sword-1, spear-1], facing: gate}]``; their zones are among `pieces`."""
    example = "[{guards: [sword-1, spear-1], facing: gate}]"
    for number, entry in enumerate(expect_list(wanted, example)):
        given = expect_mapping(entry, example)
        patrol = form_patrol(state, _guards(game, given.get("guards"), number, "guards"))
        if given.get("facing") is not None:
            state.facing[patrol] = _zone(game, given["facing"], number, "facing")


def _inside(game: ScorpionGame, state: ScorpionState, wanted: Any) -> None:
    """``guards_in_passage: [sword-1]``."""
    state.inside[0] = _guards(game, wanted)


def _status(game: ScorpionGame, state: ScorpionState, wanted: Any) -> None:
    """``status: {ninja: in_passage}``: waiting, in_passage, left or dead."""
    for intruder, name, status in _each(wanted, "{ninja: in_passage}"):
        state.status[intruder] = name_index(STATUS, status, Said("status"), name)
        state.at[game.first + intruder] = OFF


def _some(field: str) -> Arrange:
    """``shown: [ninja]``, ``done: [ninja]``, ``returned: [ninja]``: the intruders of whom it is so."""

    def arrange(_game: ScorpionGame, state: ScorpionState, wanted: Any) -> None:
        mask = 0
        for number, name in enumerate(expect_list(wanted, "[ninja]")):
            mask |= 1 << name_index(WHO, name, Said("intruder"), number)
        setattr(state, field, mask)

    return arrange


def _each(wanted: Any, example: str) -> Iterator[tuple[int, str, Any]]:
    """Yield intruders, their names, and what is said of them."""
    for name, value in expect_mapping(wanted, example).items():
        yield name_index(WHO, name, Said("intruder"), name), name, value


def _numbers(wanted: Any, example: str) -> dict[int, int]:
    found = {}
    for intruder, name, value in _each(wanted, example):
        if not isinstance(value, int):
            raise CompileError(Said("a whole number is expected here"), hint=example, path=(name,))
        found[intruder] = value
    return found


def _noise(_game: ScorpionGame, state: ScorpionState, wanted: Any) -> None:
    """``noise: {ninja: 3}``: the zones moved last turn."""
    for intruder, value in _numbers(wanted, "{ninja: 3}").items():
        state.noise[intruder] = value


def _died(_game: ScorpionGame, state: ScorpionState, wanted: Any) -> None:
    """``died: {ninja: 9}``: dead since that turn."""
    for intruder, value in _numbers(wanted, "{ninja: 9}").items():
        state.died[intruder] = value
        state.status[intruder] = DEAD


def _possible(game: ScorpionGame, state: ScorpionState, wanted: Any) -> None:
    """``possible: {ninja: [gate, lane]}``: one of these zones, as all at the table know; it has not moved yet."""
    for intruder, name, zones in _each(wanted, "{ninja: [gate, lane]}"):
        listed = enumerate(expect_list(zones, "[gate, lane]", name))
        game.note(
            state, facts.STARTED, intruder, *(_zone(game, zone, name, number) for number, zone in listed)
        )


def _missions(_game: ScorpionGame, state: ScorpionState, wanted: Any) -> None:
    """``missions: {ninja: A}``."""
    letters = {letter: number + 1 for number, letter in enumerate(LETTERS)}
    for intruder, name, letter in _each(wanted, "{ninja: A}"):
        state.missions[intruder] = name_index(letters, letter, Said("letter"), name)


def _sleepers(game: ScorpionGame, state: ScorpionState, wanted: Any) -> None:
    """``sleepers: {barracks: 2}``."""
    beds = game.options.sleepers_in_a_barracks
    for name, count in expect_mapping(wanted, "{barracks: 2}").items():
        if not isinstance(count, int) or not 0 <= count <= beds:
            raise CompileError(
                Said("{beds} may sleep in one zone, not {count}", beds=beds, count=count), path=(name,)
            )
        state.sleepers[_zone(game, name, name)] = count


def _items(game: ScorpionGame, state: ScorpionState, wanted: Any) -> None:
    """``items: {treasury: A, stair: trap, cellar: ambush}``."""
    words = {letter: number + 1 for number, letter in enumerate(LETTERS)} | {"trap": TRAP, "ambush": AMBUSH}
    for name, item in expect_mapping(wanted, "{treasury: A, stair: trap}").items():
        number = name_index(words, item, Said("thing to hide"), name)
        there_are = {TRAP: game.options.traps, AMBUSH: game.options.ambushes}.get(number, 1)
        if state.items.count(number) >= there_are:
            raise CompileError(
                Said("there are only {count} of '{item}' to hide", item=item, count=there_are),
                path=(name,),
            )
        state.items[_zone(game, name, name)] = number


def _passage(game: ScorpionGame, state: ScorpionState, wanted: Any) -> None:
    """``passage: [well, cellar]``: its ends; in contested ground four, the ninja's first."""
    for number, name in enumerate(expect_list(wanted, "[well, cellar]")):
        if number >= len(state.ends):
            raise CompileError(
                Said("there {count:is|are} {count} {count:end|ends}", count=len(state.ends)), path=(number,)
            )
        state.ends[number] = _zone(game, name, number)


def _known(game: ScorpionGame, state: ScorpionState, wanted: Any) -> None:
    """``known_ends: [well]``: those the guards know; of two ends in one zone they may know one."""
    for number, name in enumerate(expect_list(wanted, "[well]")):
        zone = _zone(game, name, number)
        for end, place in enumerate(state.ends):
            if place == zone and not state.known >> end & 1:
                state.known |= 1 << end
                break


def _ropes(game: ScorpionGame, state: ScorpionState, wanted: Any) -> None:
    """``ropes: [[yard, keep]]``, or with who tied it: ``[[yard, keep, traitor]]``."""
    ropes = []
    for number, entry in enumerate(expect_list(wanted, "[[yard, keep]]")):
        here, there, *who = expect_list(entry, "[yard, keep]", number)
        owner = name_index(WHO, who[0], Said("intruder"), number, 2) if who else 0
        ropes.append((_zone(game, here, number, 0), _zone(game, there, number, 1), owner, 0))
    state.ropes = tuple(ropes)


def _pile(game: ScorpionGame, name: str) -> tuple[int, int, int]:
    """Return the areas of a player's hand, of where its cards come from, and of those on the table."""
    table = game.table
    chairs = {game.seats[seat].id: chair for chair, seat in enumerate(table.guard_seats)}
    number = name_index({**WHO, **chairs}, name, Said("player"), name)
    if name in WHO:
        return table.hands[number], table.boxes[number], table.tables[number]
    return table.guard_hands[number], table.guard_decks[number], table.guard_tables[number]


def _cards(game: ScorpionGame, names: Any, *path: str | int) -> list[int]:
    ids = {card: number for number, card in enumerate(game.card_ids)}
    listed = expect_list(names, "[rope, shuriken]", *path)
    return [name_index(ids, name, Said("card"), *path, number) for number, name in enumerate(listed)]


def _move(
    game: ScorpionGame, state: ScorpionState, card: int, source: int, to: int, *path: str | int
) -> None:
    if card not in state.areas[source]:
        raise CompileError(
            Said("no more '{card}' cards are left to take", card=game.card_ids[card]), path=path
        )
    state.areas[source].remove(card)
    state.areas[to].append(card)


def _hands(game: ScorpionGame, state: ScorpionState, wanted: Any) -> None:
    """``hands: {ninja: [rope], guards: []}``: just these cards; all others lie in the box, or the deck."""
    for name, cards in expect_mapping(wanted, "{ninja: [rope]}").items():
        hand, source, _ = _pile(game, name)
        state.areas[source].extend(state.areas[hand])
        state.areas[hand].clear()
        for number, card in enumerate(_cards(game, cards, name)):
            _move(game, state, card, source, hand, name, number)


def _table(game: ScorpionGame, state: ScorpionState, wanted: Any) -> None:
    """``table: {ninja: [passage]}``: cards that lie before a player for good."""
    for name, cards in expect_mapping(wanted, "{ninja: [passage]}").items():
        hand, source, table = _pile(game, name)
        for number, card in enumerate(_cards(game, cards, name)):
            _move(game, state, card, source if card in state.areas[source] else hand, table, name, number)


def _wounds(game: ScorpionGame, state: ScorpionState, wanted: Any) -> None:
    """``wounds: {ninja: 2}``: wound cards, out of the guards' deck or hand."""
    table = game.table
    for intruder, count in _numbers(wanted, "{ninja: 2}").items():
        for _ in range(count):
            sources = [*table.guard_decks, *table.guard_hands]
            held = ((area, kind) for area in sources for kind in state.areas[area])
            area, kind = next((one for one in held if game.cards[one[1]].props.lies == "wound"), (OFF, OFF))
            if area == OFF:
                raise CompileError(Said("no more wound cards are left to take"), path=(INTRUDERS[intruder],))
            state.areas[area].remove(kind)
            state.areas[table.wounds[intruder]].append(kind)


def _phase(game: ScorpionGame, state: ScorpionState, wanted: Any) -> None:
    """``phase: ninja``: the night goes on with this step; see `STEPS`."""
    name_index({name: number for number, name in enumerate(STEPS)}, wanted, Said("phase"))
    if wanted in WHO:
        state.mover = WHO[wanted]
    game.schedule.go_on(state, STEPS[wanted])


def _seat(game: ScorpionGame, state: ScorpionState, wanted: Any) -> None:
    """``seat: spears``: which of two guard players decides; all else is told by the phase."""
    seats = {game.seats[seat].id: seat for seat in (state.seat, *game.table.guard_seats)}
    if state.seat not in game.table.guard_seats:
        seats = {game.seats[state.seat].id: state.seat}
    state.seat = state.stack[-1][1] = name_index(seats, wanted, Said("seat that decides here"))


Arrange = Callable[["ScorpionGame", ScorpionState, Any], None]

KEYS: dict[str, Arrange | None] = {
    "pieces": None,
    "patrols": _patrols,
    "guards_in_passage": _inside,
    "status": _status,
    "shown": _some("shown"),
    "noise": _noise,
    "died": _died,
    "returned": _some("returned"),
    "missions": _missions,
    "done": _some("done"),
    "sleepers": _sleepers,
    "items": _items,
    "passage": _passage,
    "known_ends": _known,
    "ropes": _ropes,
    "hands": _hands,
    "table": _table,
    "wounds": _wounds,
    "tracks": None,
    "possible": _possible,
    "marks": None,
    "areas": None,
    "phase": _phase,
    "seat": _seat,
}
"""What a setup may say, in the order in which it is taken; None: as in every game."""


def stand(game: ScorpionGame, state: ScorpionState, piece: int, place: int) -> None:
    put(game, state, piece, place)
    if piece >= game.first and place == OFF:
        state.status[piece - game.first] = WAITING if piece - game.first in game.in_play else ABSENT
