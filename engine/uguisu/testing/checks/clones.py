"""`State.clone` may be written by hand: what it forgets is found here."""

from __future__ import annotations

import random

from uguisu.testing.facts import differing, frozen, shared_parts
from uguisu.testing.subject import Subject
from uguisu.testing.walking import Position, positions


def clones_are_complete(subject: Subject) -> None:
    """A clone has the type, every slot and every fact of the original, and its log."""
    for position in positions(subject):
        state = position.state
        twin = state.clone()
        if type(twin) is not type(state):
            raise position.fail(
                f"clone() makes a {type(twin).__name__} of a {type(state).__name__}; override clone()"
            )
        missing = [name for name in sorted(type(state).kinds) if not hasattr(twin, name)]
        if missing:
            raise position.fail(f"clone() does not copy {', '.join(missing)}")
        names = differing(state, twin)
        if names:
            raise position.fail(f"clone() changes {', '.join(names)}")
        if twin.log != state.log:
            raise position.fail("clone() changes the log")


def clones_are_independent(subject: Subject) -> None:
    """Whatever happens to a clone leaves the original alone, and the other way round."""
    for position in positions(subject, most=40):
        state = position.state
        twin = state.clone()
        shared = shared_parts(state, twin)
        if shared:
            raise position.fail(f"a clone shares {', '.join(shared)} with its original; copy it in clone()")
        before, log = frozen(state), list(state.log or ())
        _play_on(position, twin)
        if frozen(state) != before or list(state.log or ()) != log:
            raise position.fail("playing on in a clone changes the original")


def _play_on(position: Position, state: object) -> None:
    """Play some plies in a clone."""
    other = Position(position.game, state, position.seed, list(position.trail))  # type: ignore[arg-type]
    rng = random.Random(position.seed)
    for _ in range(12):
        if other.state.over:
            return
        other.step(rng)
