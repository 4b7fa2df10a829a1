"""What each seat sees: an allow-list (SC-10, SC-11, SC-14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from uguisu.core.state import OFF
from uguisu.core.text import Text
from uguisu.core.view import DecisionView
from uguisu.core.viewing import ViewBuilder
from uguisu_scorpion.mission import LETTERS
from uguisu_scorpion.nested import Nested
from uguisu_scorpion.rules.figures import bits
from uguisu_scorpion.state import (
    ABSENT,
    AMBUSH,
    BOTH,
    FIRST_LETTER,
    IN_PASSAGE,
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
        view.note("kind", ("ninja", "traitor")[state.kind])
    if state.done >> intruder & 1:
        view.note(f"{who}_mission_done", LETTERS[state.missions[intruder] - FIRST_LETTER])
    if own and state.missions[intruder]:
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


def mask_decision(
    game: ScorpionGame, state: ScorpionState, seat: int, decision: DecisionView | None, language: str
) -> DecisionView | None:
    """Tell those who must not notice what the intruders are deciding only that the intruders are at work."""
    if decision is None or state.over or state.seat < 0 or state.seat == seat:
        return decision
    phase = game.phases[state.phase]
    decider = state.seat
    if is_guard(game, decider):
        return decision
    if any(knows(game, seat, who) and game.seat_of(who) == decider for who in BOTH):
        return decision
    secret = not isinstance(phase, Nested) or phase.secret
    if not secret:
        return decision
    title = game.texts.tell(Text("phase.intruders"), language)
    return DecisionView("intruders", "" if len(game.seats) > 2 else decision.seat, title)
