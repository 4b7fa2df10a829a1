"""A bot that is a program of its own, in any language: it is asked by JSON-RPC, a line a message.

For each decision it reads a line of standard input, and writes one to standard output::

    --> {"jsonrpc": "2.0", "id": 1, "method": "choose", "params": {"view": {"decision": {"moves": [{"notation": "red:stay"}]}}}}
    <-- {"jsonrpc": "2.0", "id": 1, "result": {"move": "red:stay"}}

The view is what its seat sees, as `uguisu serve` tells it. The program ends when its standard input does.
"""

import os
import shlex
import subprocess
import weakref
from contextlib import suppress
from typing import Any

import msgspec

from uguisu.bots.bot import Bot, Decision
from uguisu.core.errors import UguisuError
from uguisu.core.game import Game
from uguisu.messages.message import Message
from uguisu_tools import children

EXAMPLE = "program:python my_bot.py"


class ProgramBot(Bot):
    """Hands each decision to a program, which is started for the first one."""

    def __init__(self, command: list[str]) -> None:
        self._command = command
        self._process: subprocess.Popen[bytes] | None = None
        self._asked = 0

    def choose(self, decision: Decision) -> int:
        """Return what the program answers.

        Raises:
            UguisuError: when it ends, or answers what is no move.
        """
        self._asked += 1
        view = msgspec.to_builtins(decision.view)
        wanted = {"jsonrpc": "2.0", "id": self._asked, "method": "choose", "params": {"view": view}}
        move = self._move_of(self._ask(msgspec.json.encode(wanted)))
        for action in decision.legal:
            if decision.describe(action) == move:
                return action
        raise UguisuError(Message("the program chose '{move}', which is not legal", move=move))

    def _ask(self, line: bytes) -> bytes:
        if self._process is None:
            self._process = children.start_named(self._command)
            weakref.finalize(self, _end, self._process)
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        answer = b""
        with suppress(OSError):  # it has ended: there is no answer, either
            process.stdin.write(line + b"\n")
            process.stdin.flush()
            answer = process.stdout.readline()
        if not answer:
            raise UguisuError(Message("the program has ended (exit code {code})", code=process.wait()))
        return answer

    def _move_of(self, line: bytes) -> str:
        try:
            told: Any = msgspec.json.decode(line)
            if told["id"] == self._asked:
                return str(told["result"]["move"])
        except (msgspec.DecodeError, LookupError, TypeError):
            pass
        raise UguisuError(
            Message(
                "the program's answer “{answer}” is not understood",
                answer=line.decode("utf-8", "replace").strip()[:200],
            )
        )


def _end(process: subprocess.Popen[bytes]) -> None:
    for stream in (process.stdin, process.stdout):
        if stream is not None:
            with suppress(OSError):
                stream.close()
    try:
        process.wait(1)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def make(setting: str, game: Game) -> Bot:  # noqa: ARG001  (every kind of bot is made so)
    """Make one; the setting is the command, in words as in a shell, but without one."""
    try:
        command = shlex.split(setting, posix=os.name != "nt")
    except ValueError as error:
        raise UguisuError(Message("the command can't be read: {error}", error=error)) from error
    if not command:
        raise UguisuError(
            Message("bot 'program' needs the command that starts it"),
            hint=Message("write it like `{example}`", example=EXAMPLE),
        )
    command = [word.strip('"') for word in command] if os.name == "nt" else command
    if children.program(command[0]) is None:
        raise UguisuError(Message("there is no program '{name}'", name=command[0]))
    return ProgramBot(command)
