"""Secrets, tested by resampling: what a seat cannot know may be anything, and must not change a byte of its view."""

from __future__ import annotations

import random

from uguisu.core.state import State
from uguisu.testing.facts import differing, frozen
from uguisu.testing.subject import Subject
from uguisu.testing.walking import Position, positions

SAMPLES = 3


def resampling_keeps_the_view(subject: Subject) -> None:
    """`determinize` keeps all that the seat sees, byte by byte (the log aside), and what it may do.

    What onlookers see is public, so it stays the same whoever's knowledge is resampled.
    """
    game = subject.game
    rng = random.Random(1)
    for position in positions(subject, most=30):
        state = position.state.clone()
        state.log = None
        before = frozen(state)
        public = game.view(state, -1).to_bytes()
        for seat in range(len(game.seats)):
            who = game.seats[seat].id
            seen = game.view(state, seat).to_bytes()
            for _ in range(SAMPLES):
                twin = game.determinize(state, seat, rng)
                if frozen(state) != before:
                    raise position.fail("determinize changes the state it is given")
                if game.view(twin, seat).to_bytes() != seen:
                    raise position.fail(
                        f"what {who} cannot know shows: resampled for {who}, the view changes "
                        f"({_first_difference(game.view(twin, seat).to_bytes(), seen)})"
                    )
                if game.view(twin, -1).to_bytes() != public:
                    raise position.fail(f"resampled for {who}, what everybody sees changes")
                _same_decision(position, state, twin, seat)


def _same_decision(position: Position, state: State, twin: State, seat: int) -> None:
    game = position.game
    if (twin.phase, twin.seat, twin.ply) != (state.phase, state.seat, state.ply):
        raise position.fail("determinize moves the game on: phase, seat or ply differ")
    if twin.log is not None:
        raise position.fail("determinize hands out a log; a sampled state must not hold one")
    if state.over or state.seat != seat:
        return
    if game.legal(twin) != game.legal(state):
        raise position.fail(
            "what is legal depends on what the decider cannot know; "
            "number the actions by what is known (kinds of cards, not their positions)"
        )
    for action in game.legal(state):
        if game.describe(twin, action).notation != game.describe(state, action).notation:
            raise position.fail("the notation of an action depends on what the decider cannot know")


def resampled_states_can_be_played(subject: Subject) -> None:
    """A sampled state is one the rules know how to go on from, with dice of its own."""
    game = subject.game
    rng = random.Random(2)
    for position in positions(subject, most=8):
        for seat in range(len(game.seats)):
            twin = game.determinize(position.state, seat, rng)
            if twin.seed == position.state.seed:
                raise position.fail("determinize keeps the generator: a bot would foresee the dice")
            game.playout(twin, rng, subject.plies)


def hidden_things_are_resampled(subject: Subject) -> None:
    """When seats see different things, something is hidden; then `determinize` must return other states, too."""
    game = subject.game
    rng = random.Random(3)
    hidden: Position | None = None
    for position in positions(subject, most=30):
        state = position.state
        if not _something_is_hidden(position):
            continue
        hidden = position
        for seat in range(len(game.seats)):
            for _ in range(SAMPLES):
                if differing(state, game.determinize(state, seat, rng)) not in ([], ["seed"]):
                    return
    if hidden is not None:
        raise hidden.fail("seats see different things, yet determinize always returns the true state")


def _something_is_hidden(position: Position) -> bool:
    """Whether two seats see different pieces, marks, tracks, cards or notes."""
    pictures = set()
    for seat in range(len(position.game.seats)):
        view = position.game.view(position.state, seat)
        pictures.add(repr((view.pieces, view.marks, view.tracks, view.areas, view.notes)))
    return len(pictures) > 1


def _first_difference(one: bytes, other: bytes) -> str:
    for index, (a, b) in enumerate(zip(one, other, strict=False)):
        if a != b:
            start = max(0, index - 30)
            mine, theirs = one[start : index + 20], other[start : index + 20]
            return f"...{mine.decode(errors='replace')}... for ...{theirs.decode(errors='replace')}..."
    return "one is longer"
