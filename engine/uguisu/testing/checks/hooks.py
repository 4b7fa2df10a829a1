"""Hooks run while Uguisu loads, never in play."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from uguisu.core.match import Match
from uguisu.core.state import CHANCE
from uguisu.record.save import dumps
from uguisu.testing.failure import ConformanceError
from uguisu.testing.subject import Subject


def no_hook_is_called_in_play(subject: Subject) -> None:
    """From `Game.new` to the end no plugin hook is called: play costs what the rules cost."""
    game = subject.game
    with _hooks_forbidden():
        for seed in range(subject.games):
            rng = random.Random(seed)
            game.playout(game.new(seed), rng, subject.plies)
            match = Match(game, seed)
            for _ in range(subject.plies):
                if match.over:
                    break
                for seat in range(-1, len(game.seats)):
                    game.view(match.state, seat)
                if match.state.seat != CHANCE:
                    game.determinize(match.state, match.state.seat, rng)
                match.play(rng.choice(match.legal()))
            dumps(match)


@contextmanager
def _hooks_forbidden() -> Iterator[None]:
    from pluggy import HookCaller, PluginManager

    def refuse(caller: Any, *_: Any, **__: Any) -> Any:
        raise ConformanceError(f"the hook {getattr(caller, 'name', caller)} is called in play")

    call, execute = HookCaller.__call__, PluginManager._hookexec
    HookCaller.__call__ = refuse  # type: ignore[method-assign,assignment]
    PluginManager._hookexec = refuse  # type: ignore[method-assign,assignment]
    try:
        yield
    finally:
        HookCaller.__call__ = call  # type: ignore[method-assign]
        PluginManager._hookexec = execute  # type: ignore[method-assign]
