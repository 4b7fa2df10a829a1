"""Names whose code it was that raised, so that a stranger's bug is not taken for the user's mistake.

Whatever a plugin raises is contained, `SystemExit` among it; only Ctrl+C is the user's own.
"""

from __future__ import annotations

import faulthandler
import os
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import TYPE_CHECKING, NoReturn

from uguisu.core.errors import CompileError, RuleFailure, UguisuError
from uguisu.core.rulebook import AnsweredNothing
from uguisu.guard.owners import is_plugin_code
from uguisu.guard.streams import StreamClosed, left_open
from uguisu.guard.watchdog import VARIABLE, TooLong, Watch
from uguisu.interrupts import leave_to_user
from uguisu.messages.message import Message, joined

if TYPE_CHECKING:
    from uguisu.core.game import Game
    from uguisu.core.state import State


def fault_of(error: BaseException) -> str:
    """Tell an error of somebody's code in a line: its kind, its text, and where it was raised, `(frogs.py:12)`.

    That is the innermost line of a plugin, where there is one, for what it calls is hardly ever at fault.
    """
    if isinstance(error, UguisuError):
        return str(error)
    text = "; ".join(line.strip() for line in str(error).splitlines() if line.strip())
    frames = traceback.extract_tb(error.__traceback__)
    theirs = [frame for frame in frames if is_plugin_code(frame.filename)]
    if isinstance(
        error, AnsweredNothing
    ):  # its text says where: the rule has returned, others only called it
        theirs = []
    elif not isinstance(error, StreamClosed):  # which may be noticed after the plugin has returned, by ours
        theirs = theirs or frames
    where = f" ({theirs[-1].filename}:{theirs[-1].lineno})" if theirs else ""
    plain = isinstance(error, TooLong | StreamClosed | AnsweredNothing)
    kind = "" if plain else f"{type(error).__name__}: "
    return f"{kind}{text}"[:500] + where


def where_in(frame: FrameType | None) -> str:
    """Return the innermost line of a plugin in a stack of calls, `(frogs.py:12)`; "" if there is none."""
    while frame is not None and not is_plugin_code(frame.f_code.co_filename):
        frame = frame.f_back
    return f"({frame.f_code.co_filename}:{frame.f_lineno})" if frame is not None else ""


class ProcessExit(SystemExit):
    """A plugin has called `os._exit`, which would have ended the whole process without a word."""


_end_process = os._exit
"""How a process ends at once, whatever `outlive_exits` has put in its place."""


def end_process(status: int) -> NoReturn:
    """End this process at once: for programs of ours that are not the engine's, which would be taken for plugins."""
    _end_process(status)


def outlive_exits() -> None:
    """Have `os._exit` raise `ProcessExit` where a plugin calls it, so that it is told as whatever else a plugin does; and where
    code in C takes the process down, have Python tell the line. For programs; Python's own modules and ours end as they will.
    """

    def ended(status: int) -> NoReturn:
        if is_plugin_code(sys._getframe(1).f_code.co_filename):
            raise ProcessExit(f"os._exit({status})")
        end_process(status)

    os._exit = ended
    if sys.stderr is not None and not faulthandler.is_enabled():
        faulthandler.enable()


BUG = Message("tell its author, or leave it out; your pack may be fine")


@contextmanager
def attributing(who: str, with_what: str = "") -> Iterator[None]:
    """Turn what a plugin's code raises while a game is made into a sentence with its name and its line; stop what never ends.

    `with_what` tells what it is at work on: if that is large, taking long is nobody's mistake.

    Raises:
        CompileError: for anything but a UguisuError, which is a sentence already.
    """
    try:
        with Watch(), left_open():
            yield
    except UguisuError:
        raise
    except TooLong as late:
        if not with_what:
            raise CompileError(_bug_of(who, late), hint=BUG) from late
        raise CompileError(
            Message(
                "{who} does not get done with {what}: {error}", who=who, what=with_what, error=fault_of(late)
            ),
            hint=Message(
                "make it smaller, or wait longer: {variable}=600; if it is small, tell the author",
                variable=VARIABLE,
            ),
        ) from late
    except BaseException as error:
        leave_to_user(error)
        raise CompileError(_bug_of(who, error), hint=BUG) from error


def _bug_of(who: str, error: BaseException) -> Message:
    return Message("{who} has a bug: {error}", who=who, error=fault_of(error))


def _phase_of(game: Game, state: State) -> str:
    """Return the name of a state's phase, "" if it is over or what rules have made of it is no phase."""
    number: object = state.phase
    if not isinstance(number, int) or not 0 <= number < len(game.phases):
        return ""
    return game.phases[number].name


def rule_authors(game: Game) -> list[str]:
    """Return the authors of the rules: the game, and each variant that changes any."""
    return list(dict.fromkeys(hand for rule in game.rules for hand in game.rules.history(rule)))


def what_runs(game: Game, state: State | None) -> str:
    """Return which card's or mission's operations are going on, "" if none are, or nothing can be told by such a state."""
    try:
        program = state.stack[-1][0] if state is not None and state.stack else -1
        return game.machine.programs[program].source if program >= 0 else ""
    except Exception:  # rules that have broken the state are what is being told of
        return ""


@contextmanager
def playing(game: Game, state: State, doing: str) -> Iterator[None]:
    """Turn what rules raise in play into a sentence that names who had a hand in them, and the line; stop what never ends.

    Raises:
        RuleFailure: for anything but a UguisuError.
    """
    phase = _phase_of(game, state)
    try:
        with Watch():
            yield
    except UguisuError:
        raise
    except BaseException as error:
        leave_to_user(error)
        raise RuleFailure(
            Message(
                "the rules of '{phase}', by {hands}, crashed at '{doing}': {error}",
                phase=phase,
                hands=joined(rule_authors(game)),
                doing=doing,
                error=fault_of(error),
            ),
            hint=Message(
                "report it to the author of what is named here; the game is as it was before that move"
            ),
        ) from error
