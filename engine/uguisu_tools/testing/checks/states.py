"""What every state keeps to: the same again from the same seed, copies of its own, plain data that comes back."""

import random
from collections.abc import Iterator

from uguisu.core.game import Game
from uguisu.core.rng import derive
from uguisu.core.state import CHANCE, State
from uguisu.match import Match
from uguisu_tools.record.save import dumps, loads
from uguisu_tools.testing.walking import (
    ConformanceError,
    Subject,
    WalkedPosition,
    begin,
    differing,
    frozen,
    positions,
    shared_parts,
    strange_parts,
)


def the_same_actions_give_the_same_game(subject: Subject) -> None:
    """The same seed and actions lead to the same states, in a game compiled afresh as well."""
    for position, copy in _twins(subject, subject.afresh(), record=True):
        names = differing(position.state, copy)
        if names:
            raise position.fail(f"the same actions give another state: {', '.join(names)} differ")
        if position.state.log != copy.log:
            raise position.fail("the same actions give another log")


def recording_changes_nothing(subject: Subject) -> None:
    """A game that keeps a log goes the same way as one that doesn't: searches see the real rules."""
    for position, silent in _twins(subject, subject.game, record=False):
        if silent.log is not None:
            raise position.fail("a log is kept though nobody asked for one")
        names = differing(position.state, silent)
        if names:
            raise position.fail(f"recording changes the game: {', '.join(names)} differ")


def _twins(subject: Subject, game: Game, *, record: bool) -> Iterator[tuple[WalkedPosition, State]]:
    """Yield the positions of random games with states of `game` in which the same was done, where chance falls as it may."""
    for number in range(subject.games):
        position, rng = begin(subject, number)
        copy = game.new(position.seed, record=record)
        yield position, copy
        while not position.state.over and len(position.trail) < subject.plies:
            by_chance = position.state.seat == CHANCE
            action = position.step(rng)
            if by_chance:
                game.roll(copy)
            else:
                game.apply(copy, action)
            yield position, copy


def clones_are_complete(subject: Subject) -> None:
    """A clone has the type, every field and every fact of the original, and its log; nothing is kept that is no field."""
    for position in positions(subject):
        state = position.state
        undeclared = sorted(getattr(state, "__dict__", {}).keys() - type(state).kinds.keys())
        if undeclared:
            raise position.fail(
                f"State.{undeclared[0]} is no field: annotate it in {type(state).__name__}, or it is lost in copies"
            )
        copy = state.clone()
        if type(copy) is not type(state):
            raise position.fail(
                f"clone() makes a {type(copy).__name__} of a {type(state).__name__}; override clone()"
            )
        missing = [name for name in sorted(type(state).kinds) if not hasattr(copy, name)]
        if missing:
            raise position.fail(f"clone() does not copy {', '.join(missing)}")
        names = differing(state, copy)
        if names:
            raise position.fail(f"clone() changes {', '.join(names)}")
        if copy.log != state.log:
            raise position.fail("clone() changes the log")


def clones_are_independent(subject: Subject) -> None:
    """Whatever happens to a clone leaves the original alone, and the other way round."""
    for position in positions(subject, most=40):
        state = position.state
        copy = state.clone()
        shared = shared_parts(state, copy)
        if shared:
            raise position.fail(f"a clone shares {', '.join(shared)} with its original; copy it in clone()")
        before, log = frozen(state), list(state.log or ())
        _play_on(position, copy)
        if frozen(state) != before or list(state.log or ()) != log:
            raise position.fail("playing on in a clone changes the original")


def _play_on(position: WalkedPosition, state: State) -> None:
    """Play some plies in a clone."""
    other = WalkedPosition(position.game, state, position.seed, list(position.trail))
    rng = random.Random(position.seed)
    for _ in range(12):
        if other.state.over:
            return
        other.step(rng)


def states_are_plain_data(subject: Subject) -> None:
    """A State holds whole numbers, texts, and lists, tuples, dicts and bytes of them; no floats, sets or objects."""
    for position in positions(subject):
        for name, value in position.state.facts().items():
            for part in strange_parts(value):
                raise position.fail(f"State.{name} holds {part!r}, a {type(part).__name__}: not plain data")


def saves_come_back(subject: Subject) -> None:
    """A match that is saved and loaded is in the same position, with the same log, and saves the same."""
    again = subject.afresh()
    for number in range(subject.games):
        match = _random_match(subject, number, subject.plies)
        text = dumps(match)
        back = loads(text, again)
        names = differing(match.state, back.state)
        if names:
            raise _fail(subject, f"after saving and loading {', '.join(names)} differ")
        if back.state.log != match.state.log:
            raise _fail(subject, "after saving and loading the log differs")
        if dumps(back) != text:
            raise _fail(subject, "a loaded match is saved differently")


def undo_takes_back(subject: Subject) -> None:
    """Undo leads back through every decision to the first, and redo forth again, log and all."""
    for number in range(subject.games):
        match = _random_match(subject, number, min(subject.plies, 40))
        end, log = frozen(match.state), list(match.state.log or ())
        decisions = sum(1 for step in match.steps if step.seat)
        for _ in range(decisions):
            match.undo()
        fresh = Match(subject.game, match.seed)
        if frozen(match.state) != frozen(fresh.state) or match.state.log != fresh.state.log:
            raise _fail(subject, "undoing everything does not lead back to the beginning")
        for _ in range(decisions):
            match.redo()
        if frozen(match.state) != end or list(match.state.log or ()) != log:
            raise _fail(subject, "redoing everything does not lead to where it was")


def _random_match(subject: Subject, number: int, plies: int) -> Match:
    seed = derive(7, subject.game.scenario, number) & 0xFFFF_FFFF
    rng = random.Random(seed)
    match = Match(subject.game, seed)
    while not match.over and len(match.steps) < plies:
        match.play(rng.choice(match.legal()))
    return match


def _fail(subject: Subject, message: str) -> ConformanceError:
    return ConformanceError(f"{subject.game.id}/{subject.game.scenario}: {message}")
