"""Games can be written down, read again, and taken back."""

from __future__ import annotations

import random

from uguisu.core.match import Match
from uguisu.core.rng import derive
from uguisu.record.save import dumps, loads
from uguisu.testing.facts import differing, frozen, strange_parts
from uguisu.testing.failure import ConformanceError
from uguisu.testing.subject import Subject
from uguisu.testing.walking import positions


def states_are_plain_data(subject: Subject) -> None:
    """A State holds whole numbers, texts, and lists, tuples, dicts and bytes of them; no floats, sets or objects."""
    for position in positions(subject):
        for name, value in position.state.facts().items():
            for part in strange_parts(value):
                raise position.fail(f"State.{name} holds {part!r}, a {type(part).__name__}: not plain data")


def saves_come_back(subject: Subject) -> None:
    """A match that is saved and loaded is in the same position, with the same log, and saves the same."""
    for number in range(subject.games):
        match = _random_match(subject, number, subject.plies)
        text = dumps(match)
        back = loads(text, subject.afresh())
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
