"""What a card may be played on, by the names that cards use."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from uguisu import OFF, Message, Move, Text, bits
from uguisu.cards import NO_TARGET, Finder, Target
from uguisu_scorpion.rules.figures import at_place, together
from uguisu_scorpion.state import BOTH, ON_MAP, SENTRY, ScorpionState

if TYPE_CHECKING:
    from uguisu_scorpion.game import ScorpionGame

PATROL = 64
"""Where the numbers of patrols begin among the targets of `patrol` and `party`."""


def _free(game: ScorpionGame, state: ScorpionState, seat: int) -> int:
    """SC-22, SC-10: the guards a seat may play a card on, as a mask; the sum is of masks that share no guard."""
    return (state.standing | sum(state.inside)) & ~state.busy & game.own[seat]


def sentries(game: ScorpionGame, state: ScorpionState, seat: int, _actor: int) -> Sequence[int]:
    """Guards who stand alone (SC-30)."""
    return bits(_free(game, state, seat) & state.solo)


def guards(game: ScorpionGame, state: ScorpionState, seat: int, _actor: int) -> Sequence[int]:
    """Any one guard, out of a patrol too (SC-31)."""
    return bits(_free(game, state, seat))


def patrols(game: ScorpionGame, state: ScorpionState, seat: int, _actor: int) -> list[int]:
    """Patrols that no card was played on, with a figure of the player's (SC-10, SC-22)."""
    free, busy = _free(game, state, seat), state.busy
    if not free & ~state.solo:
        return []
    return [PATROL + number for number, mask in enumerate(state.members) if mask & free and not mask & busy]


def parties(game: ScorpionGame, state: ScorpionState, seat: int, actor: int) -> list[int]:
    """Sentries and patrols."""
    return [*sentries(game, state, seat, actor), *patrols(game, state, seat, actor)]


def guards_at_passage(game: ScorpionGame, state: ScorpionState, seat: int, _actor: int) -> list[int]:
    """SC-62: guards who stand on an end of the passage that they know."""
    if not state.known:
        return []
    ends = {place for end, place in enumerate(state.ends) if state.known >> end & 1}
    return [guard for guard in bits(_free(game, state, seat)) if state.at[guard] in ends]


def sleepers(game: ScorpionGame, state: ScorpionState, _seat: int, _actor: int) -> list[int]:
    """Zones where somebody sleeps (SC-37)."""
    sleepers = state.sleepers
    return [place for place in game.ground.barracks if sleepers[place]]


def drunks(game: ScorpionGame, state: ScorpionState, _seat: int, _actor: int) -> list[int]:
    """Drunk guards on the board."""
    return [piece for piece in range(game.guards, game.first) if state.at[piece] != OFF]


def intruders(game: ScorpionGame, state: ScorpionState, seat: int, _actor: int) -> list[int]:
    """SC-38: shown intruders in the zone of a guard that has not attacked yet."""
    if not state.shown:
        return []
    ready = game.own[seat] & ~state.attacked
    return [
        game.first + intruder
        for intruder in BOTH
        if state.shown >> intruder & 1 and together(game, state, intruder) & ready
    ]


def zones(game: ScorpionGame, _state: ScorpionState, _seat: int, _actor: int) -> Sequence[int]:
    """Every zone."""
    return range(game.ground.size)


def zones_near_guards(game: ScorpionGame, state: ScorpionState, seat: int, _actor: int) -> list[int]:
    """Zones where one of the player's guards stands, or next to one, not through a wall."""
    found: set[int] = set()
    for guard in bits(state.standing & game.own[seat]):
        found.add(state.at[guard])
        found.update(game.ground.near[state.at[guard]])
    return sorted(found)


def _here(game: ScorpionGame, state: ScorpionState, actor: int) -> int:
    return state.at[game.first + actor] if state.status[actor] == ON_MAP else OFF


def guards_here(game: ScorpionGame, state: ScorpionState, _seat: int, actor: int) -> Sequence[int]:
    """SC-46: the guards in the intruder's zone, or with it in the passage; no drunks."""
    return bits(together(game, state, actor))


def sentry_here(game: ScorpionGame, state: ScorpionState, _seat: int, actor: int) -> list[int]:
    """The only guard in the intruder's zone (SC-48, SC-49)."""
    here = _here(game, state, actor)
    return _lone(game, state, here) if here != OFF else []


def _lone(game: ScorpionGame, state: ScorpionState, place: int) -> list[int]:
    if state.crowd[place] != 1:
        return []
    guard = bits(at_place(game, state, place))[0]
    return [guard] if state.group[guard] == SENTRY else []


def sentries_near(game: ScorpionGame, state: ScorpionState, _seat: int, actor: int) -> list[int]:
    """SC-47: lone sentries in the zone or next to it, not through a wall; SC-60: the passage is a zone, next to none."""
    here = _here(game, state, actor)
    if here == OFF:
        inside = bits(together(game, state, actor))
        return list(inside) if len(inside) == 1 else []
    return [guard for place in (here, *game.ground.near[here]) for guard in _lone(game, state, place)]


def across_wall(game: ScorpionGame, state: ScorpionState, _seat: int, actor: int) -> Sequence[int]:
    """SC-42: zones behind a wall."""
    here = _here(game, state, actor)
    return game.ground.walls[here] if here != OFF else ()


def zone_here(game: ScorpionGame, state: ScorpionState, _seat: int, actor: int) -> list[int]:
    """The intruder's own zone."""
    here = _here(game, state, actor)
    return [here] if here != OFF else []


def zones_near(game: ScorpionGame, state: ScorpionState, _seat: int, actor: int) -> list[int]:
    """The intruder's zone and those next to it."""
    here = _here(game, state, actor)
    return [here, *game.ground.near[here]] if here != OFF else []


A_SENTRY, A_GUARD, A_PATROL, AN_END, AN_INTRUDER, A_DRUNK, A_SLEEPER, INSIDE = (1 << bit for bit in range(8))
"""What `hints` tells: that there is one, or that a guard is inside the passage."""


def hints(game: ScorpionGame, state: ScorpionState, seat: int) -> int:
    """Return in one look which kinds of targets the guards may find, as bits.

    Guards are asked about every card in their hand, turn after turn, and most playouts ask nothing else as often.
    """
    inside = sum(state.inside)
    free = (state.standing | inside) & ~state.busy & game.own[seat]
    found = INSIDE if inside else 0
    if free:
        found |= A_GUARD
        if free & state.solo:
            found |= A_SENTRY
        if free & ~state.solo:
            busy = state.busy
            for mask in state.members:
                if mask & free and not mask & busy:
                    found |= A_PATROL
                    break
    if state.known:
        found |= AN_END
    if state.shown:
        found |= AN_INTRUDER
    sleepers, ground = state.sleepers, game.ground
    if sleepers != ground.nobody:
        for place in ground.barracks:
            if sleepers[place]:
                found |= A_SLEEPER
                break
    if state.at[game.guards : game.first] != game.no_drunks:
        found |= A_DRUNK
    return found


def party_of(state: ScorpionState, target: int) -> int:
    """Return a party as operations take it: as a mask of guards."""
    return state.members[target - PATROL] if target >= PATROL else 1 << target


def argument(state: ScorpionState, kind: str, target: int) -> int:
    """Return what operations get as a target of a kind: a party as a mask of guards, all else as it is."""
    return party_of(state, target) if kind == "party" else target


def _guards(
    about: str, kind: str, find: Finder, hint: int = 0, *, sure: bool = False, which: str = ""
) -> Target:
    return Target(about, kind, find, ("guards",), party_of if kind == "party" else None, hint, sure, which)


def _intruders(about: str, kind: str, find: Finder) -> Target:
    return Target(about, kind, find, ("intruders",), which="guard" if kind == "piece" else "")


TARGETS: dict[str, Target] = {
    "none": NO_TARGET,
    "sentry": _guards(
        Message("A guard who stands alone."), "piece", sentries, A_SENTRY, sure=True, which="guard"
    ),
    "guard": _guards(
        Message("Any single guard, even one in a patrol."), "piece", guards, A_GUARD, sure=True, which="guard"
    ),
    "patrol": _guards(Message("A patrol."), "party", patrols, A_PATROL, sure=True),
    "party": _guards(Message("A guard who stands alone, or a whole patrol."), "party", parties, A_GUARD),
    "guard_at_passage": _guards(
        Message("A guard on an end of the passage that the guards know."),
        "piece",
        guards_at_passage,
        AN_END,
        which="guard",
    ),
    "sleeper": _guards(
        Message("A barracks zone where a guard sleeps."), "place", sleepers, A_SLEEPER, sure=True
    ),
    "drunk": _guards(Message("A drunk guard."), "piece", drunks, A_DRUNK, sure=True, which="drunk"),
    "intruder": _guards(
        Message("A shown intruder that one of the guards can attack."),
        "piece",
        intruders,
        AN_INTRUDER,
        which="intruder",
    ),
    "zone_near_guards": _guards(
        Message("A zone where a guard stands, or next to one."), "place", zones_near_guards
    ),
    "zone": Target(Message("Any zone."), "place", zones),
    "guard_here": _intruders(Message("A guard in the intruder's zone."), "piece", guards_here),
    "sentry_here": _intruders(Message("The only guard in the intruder's zone."), "piece", sentry_here),
    "sentry_near": _intruders(
        Message("A guard alone in the intruder's zone or next to it, not through a wall."),
        "piece",
        sentries_near,
    ),
    "across_wall": _intruders(Message("A zone behind a wall of the intruder's zone."), "place", across_wall),
    "zone_here": _intruders(Message("The intruder's zone."), "place", zone_here),
    "zone_near": _intruders(Message("The intruder's zone, or one next to it."), "place", zones_near),
}


def affected(kind: str, target: int) -> int:
    """Return the guards that a card is played on, as a mask (SC-22); `target` is an argument."""
    if kind == "party":
        return target
    return 1 << target if kind == "piece" else 0


def describe(game: ScorpionGame, state: ScorpionState, kind: str, target: int) -> Move:
    """Tell a target: ``sword-3``, ``patrol-2``, a zone. Figures and patrols are told with where they stand."""
    if kind == "place":
        place = game.topology.ids[target]
        return Move(place, Text("move.target_place", {"place": place}), places=(target,))
    if kind == "number":
        return Move("effect", Text("move.effect"))
    if target >= PATROL:
        number = target - PATROL + 1
        pieces = bits(state.members[target - PATROL])
        values: dict[str, object] = {"number": number, "pieces": [game.pieces[guard].id for guard in pieces]}
        return Move(f"patrol-{number}", *_where(game, state, "patrol", values, pieces))
    piece = game.pieces[target].id
    return Move(piece, *_where(game, state, "piece", {"piece": piece}, (target,)))


def _where(
    game: ScorpionGame, state: ScorpionState, what: str, values: dict[str, object], pieces: tuple[int, ...]
) -> tuple[Text, tuple[int, ...], tuple[int, ...]]:
    """Return what is left of a `Move`: its label, places and pieces."""
    place = state.at[pieces[0]]
    if place == OFF:
        return Text(f"move.target_{what}", values), (), pieces
    return Text(f"move.target_{what}_at", {**values, "place": game.topology.ids[place]}), (place,), pieces
