"""What each seat sees: an allow-list (SC-10, SC-11, SC-14); and what it cannot know, drawn anew."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from uguisu import OFF, bits, bits_once, cards, shuffle_by
from uguisu.views import ViewBuilder
from uguisu_scorpion import history
from uguisu_scorpion.content.mission import LETTERS
from uguisu_scorpion.secrecy.cases import Case
from uguisu_scorpion.state import (
    ABSENT,
    AMBUSH,
    BOTH,
    FIRST_LETTER,
    IN_PASSAGE,
    INTRUDERS,
    NOTHING,
    ON_MAP,
    SENTRY,
    STATUS_NAMES,
    TRAP,
    ScorpionState,
)

if TYPE_CHECKING:
    from uguisu_scorpion.game import ScorpionGame


def show(game: ScorpionGame, view: ViewBuilder[ScorpionState]) -> None:
    """Put on `view` what its seat would see at the table."""
    state = view.state
    _show_guards(game, view, state)
    for intruder in BOTH:
        _show_intruder(game, view, state, intruder)
    for brought in game.brought:
        view.piece(brought)
    _show_map(game, view, state)
    _show_marks(game, view, state)
    view.all_tracks()
    view.all_areas()


def knows(game: ScorpionGame, seat: int, intruder: int) -> bool:
    """Whether a seat knows an intruder's secrets (SC-14)."""
    return seat >= 0 and bool(game.circle(intruder) >> seat & 1)


def is_guard(game: ScorpionGame, seat: int) -> bool:
    """Whether a seat has the guards' secret map (SC-11)."""
    return seat in game.table.guard_seats


def _show_guards(game: ScorpionGame, view: ViewBuilder[ScorpionState], state: ScorpionState) -> None:
    inside = 0
    for mask in state.inside:
        inside |= mask
    for guard in bits(state.standing | inside):  # those in the box are on nobody's mind
        group = state.group[guard]
        word = "in_passage" if inside >> guard & 1 else ""
        ahead = OFF
        if group != SENTRY:
            word = word or f"patrol-{group + 1}"
            ahead = state.facing[group]
        view.piece(guard, towards=ahead, state=word)
    for drunk in range(game.guards, game.first):
        if state.at[drunk] != OFF:
            view.piece(drunk)


def _show_intruder(
    game: ScorpionGame, view: ViewBuilder[ScorpionState], state: ScorpionState, intruder: int
) -> None:
    own = knows(game, view.seat, intruder)
    shown = bool(state.shown >> intruder & 1)
    status = STATUS_NAMES[state.status[intruder]]
    view.piece(game.first + intruder, seen=own or shown, state="shown" if shown and not status else status)
    who = game.pieces[game.first + intruder].id
    if own and game.secret_kind and intruder in game.in_play:
        view.note("kind", INTRUDERS[state.kind])
    if state.done >> intruder & 1:
        view.note(f"{who}_mission_done", LETTERS[state.missions[intruder] - FIRST_LETTER])
    elif own and state.missions[intruder]:
        view.note(f"{who}_mission", LETTERS[state.missions[intruder] - FIRST_LETTER])
    if own and state.status[intruder] != ABSENT:
        view.note(f"{who}_noise", state.noise[intruder])
        view.note(f"{who}_path", [game.topology.ids[zone] for zone in state.paths[intruder] if zone != OFF])


def _show_map(game: ScorpionGame, view: ViewBuilder[ScorpionState], state: ScorpionState) -> None:
    guard = is_guard(game, view.seat)
    knowers = sum(1 << intruder for intruder in BOTH if knows(game, view.seat, intruder))
    public = 0 if game.rival else 3
    for zone in range(game.ground.size):
        if guard and state.sleepers[zone]:
            view.mark("sleepers", zone, label=str(state.sleepers[zone]))
        searched = state.searched[zone]
        item = state.items[zone]
        if item and (guard or searched & (knowers | public)):
            word = {TRAP: "trap", AMBUSH: "ambush"}.get(item, "target")
            view.mark(word, zone, label=LETTERS[item - FIRST_LETTER] if word == "target" else "")
        if searched and (guard or searched & (knowers | public)):
            view.mark("searched", zone)


def _show_marks(game: ScorpionGame, view: ViewBuilder[ScorpionState], state: ScorpionState) -> None:
    ids = game.topology.ids
    for end, zone in enumerate(state.ends):
        owner = [intruder for intruder in BOTH if game.table.passage_of[intruder] == end // 2]
        if zone >= 0 and (state.known >> end & 1 or any(knows(game, view.seat, who) for who in owner)):
            view.mark("passage", zone, label=str(end + 1))
    ropes: list[Any] = []
    for here, there, owner_of, noticed in state.ropes:
        if noticed or knows(game, view.seat, owner_of):
            ropes.append([ids[here], ids[there]])
            view.mark("rope", here, label=ids[there])
            view.mark("rope", there, label=ids[here])
    view.note("ropes", ropes)
    for kind, zone, _ in state.marks:
        audience = game.mark_audience(kind)
        if view.in_audience(audience):
            view.mark(game.mark_kinds[kind], zone)
    view.note("searches", [[game.pieces[game.first + who].id, ids[zone]] for who, zone in state.searches])
    inside = [game.pieces[game.first + who].id for who in BOTH if state.status[who] == IN_PASSAGE]
    view.note("in_passage", inside)


def show_belief(game: ScorpionGame, view: ViewBuilder[ScorpionState]) -> None:
    """Mark each zone where an intruder can be, with the intruder's id; from the public record alone."""
    state = view.state
    for intruder in game.in_play:
        piece = game.pieces[game.first + intruder]
        for zone in game.belief.zones(state, intruder):
            view.mark("belief", zone, label=piece.id)


TIED = 0.7
"""How often a rope card that may have been a bluff is taken for none."""


def resample(game: ScorpionGame, state: ScorpionState, seat: int, rng: random.Random) -> None:
    """Redraw, in place, everything that `seat` does not know; what it knows stays to the byte.

    What is drawn depends on what the seat knows and on nothing else: two states that look the same to it give the same
    sample from the same random numbers, to the byte. So cards and things to be dealt out again are put in order first, for
    the order they truly lie in would tell something.

    Places, distances, ropes and ends of the passage come from one case of the belief, so that they fit each other. Only
    where the belief had to throw cases together are ropes drawn on their own: each rope card that may have been a bluff is
    a rope seven times in ten, somewhere it may be.
    """
    strangers = [who for who in game.in_play if not knows(game, seat, who)]
    if strangers:
        _intruders(game, state, seat, strangers, rng)
    cards.resample(game, state, seat, rng, [game.seats[guard].id for guard in game.table.guard_seats])
    if not is_guard(game, seat):
        _sleepers(game, state, rng)
        _items(game, state, sum(1 << who for who in BOTH if knows(game, seat, who)), rng)


def keep_known(game: ScorpionGame, state: ScorpionState, seat: int) -> None:
    """Have the hands of a sample hold what everybody knows to be in them (`State.sure`); the rest is shared out anew.

    These cards lie first in a hand, for a card that is just being played is put back for the last one.
    """
    for known, area in zip(state.sure, game.table.all_hands, strict=True):
        unseen = cards.unseen_of(game, game.areas[area].pool, seat) if known else []
        if area not in unseen:
            continue
        held = {other: len(state.areas[other]) for other in unseen}
        there: list[int] = []
        for kind in known:
            holder = next((other for other in (area, *unseen) if kind in state.areas[other]), None)
            if holder is not None:
                state.areas[holder].remove(kind)
                there.append(kind)
        held[area] -= len(there)
        pool = sorted(card for other in unseen for card in state.areas[other])
        shuffle_by(random.Random(state.seed), pool)
        for other, count in held.items():
            state.areas[other] = [pool.pop() for _ in range(count)]
        state.areas[area][:0] = there


def _intruders(
    game: ScorpionGame, state: ScorpionState, seat: int, strangers: list[int], rng: random.Random
) -> None:
    table = game.table
    if game.secret_kind:
        _kind(game, state, rng)
    taken = {state.missions[who] for who in BOTH if who not in strangers}
    hidden = [who for who in strangers if state.status[who] == ON_MAP and not state.shown >> who & 1]
    case, places = game.belief.draw(state, hidden, rng)
    for who in strangers:
        cards.resample(game, state, seat, rng, (game.pieces[game.first + who].id,))
        if state.missions[who] and not state.done >> who & 1:
            state.missions[who] = _mission(game, state, who, taken, rng)
        if not game.rival:
            taken.add(state.missions[who])
        if who in places:
            state.at[game.first + who], state.noise[who] = places[who]
            began_inside = state.paths[who][:1] == (OFF,)
            state.paths[who] = ((OFF,) if began_inside else ()) + places[who][:1] if state.paths[who] else ()
        passage = table.passage_of[who]
        for end in (2 * passage, 2 * passage + 1):
            if state.ends[end] >= 0 and not state.known >> end & 1:
                state.ends[end] = rng.choice(bits_once(case.ends[end]) or game.ground.dry)
    if state.mover in strangers:
        state.entering = state.unseen = 0
    _ropes(game, state, strangers, case, rng)


def _kind(game: ScorpionGame, state: ScorpionState, rng: random.Random) -> None:
    """A lone wolf of secret kind may be either, unless wounds tell: the traitor would be dead."""
    wounds = max(len(state.areas[area]) for area in game.table.wounds)
    state.kind = 0 if wounds >= game.limits[1] else rng.randrange(2)


def _mission(game: ScorpionGame, state: ScorpionState, who: int, taken: set[int], rng: random.Random) -> int:
    """A letter that another has not, and that its own searches have not shown to be another's."""
    ruled_out = {fact[3] for fact in state.history if fact[0] == history.FOUND and fact[1] == who}
    if state.returned >> who & 1:
        ruled_out = set()
    others = set() if game.rival else {state.missions[other] for other in BOTH if state.done >> other & 1}
    letters = [
        letter
        for letter in game.letters
        if letter not in ruled_out and letter not in others and (game.rival or letter not in taken)
    ]
    return rng.choice(letters) if letters else state.missions[who]


def _ropes(
    game: ScorpionGame, state: ScorpionState, strangers: list[int], case: Case, rng: random.Random
) -> None:
    """Ropes that are not known: those of the case, and some of the rope cards that may have been bluffs."""
    kept = [rope for rope in state.ropes if rope[3] or rope[2] not in strangers]
    tied = {frozenset(rope[:2]) for rope in kept}
    sure = [rope for rope in sorted(case.ropes) if rope[2] in strangers and frozenset(rope[:2]) not in tied]
    kept += [(here, there, owner, 0) for here, there, owner in sure]
    for who in strangers:
        soft = sorted(rope for rope in case.soft if rope[2] == who)
        if not soft:
            continue
        cards = sum(
            1
            for fact in state.history
            if fact[0] == history.CARD and fact[1] == who and fact[2] in game.rope_cards
        )
        for _ in range(cards - sum(1 for rope in kept if rope[2] == who)):
            if rng.random() < TIED:
                here, there, owner = rng.choice(soft)
                kept.append((here, there, owner, 0))
    state.ropes = tuple(kept)


def _sleepers(game: ScorpionGame, state: ScorpionState, rng: random.Random) -> None:
    count = sum(state.sleepers)
    most = game.options.sleepers_in_a_barracks
    beds = [zone for zone in game.ground.barracks for _ in range(most)]
    if count > len(beds):
        return
    for zone in game.ground.barracks:
        state.sleepers[zone] = 0
    for zone in rng.sample(beds, count):
        state.sleepers[zone] += 1


def _items(game: ScorpionGame, state: ScorpionState, knowers: int, rng: random.Random) -> None:
    """What was not found lies anywhere it may; each castle keeps as many targets as it has."""
    public = 0 if game.rival else 3
    searched = state.searched
    letters: list[int] = []
    targets: list[int] = []
    others: list[int] = []
    free: list[list[int]] = []
    for zones in game.ground.hiding:
        hidden = [zone for zone in zones if not searched[zone] & (knowers | public)]
        own = [state.items[zone] for zone in hidden if NOTHING < state.items[zone] < TRAP]
        letters += own
        targets.append(len(own))
        others += [state.items[zone] for zone in hidden if state.items[zone] >= TRAP]
        for zone in hidden:
            state.items[zone] = NOTHING
        shuffle_by(rng, hidden)
        free.append(hidden)
    letters.sort()
    shuffle_by(rng, letters)
    for count, hidden in zip(targets, free, strict=True):
        for _ in range(count):
            state.items[hidden.pop()] = letters.pop()
    rest = [zone for hidden in free for zone in hidden]
    for zone, item in zip(rng.sample(rest, len(others)), sorted(others), strict=True):
        state.items[zone] = item
