"""The process that a game runs in: `uguisu serve`. Whatever a plugin does there, the window goes on.

Each request has some time to be answered. A process that takes longer, or ends, is given up, and the line of a plugin's
code that it was last seen in is told.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from PySide6.QtCore import QObject, QProcess, QTimer, Signal
from shiboken6 import isValid

from uguisu.guard import is_plugin_code
from uguisu_editor.play.child import child
from uguisu_tools import children

Answer: TypeAlias = dict[str, Any]

STALL = "2"
"""Seconds after which the process begins to tell where it is."""
PATIENCE_MS = 20_000
"""How long rules may take."""
MUCH_PATIENCE_MS = 120_000
"""How long a bot may think: some search for long, and whoever waits can stop them."""
KEPT = 60_000
"""Letters that are kept of what the process tells on the side."""
_FRAME = re.compile(r'^\s+File "(?P<file>[^"]+)", line (?P<line>\d+)', re.MULTILINE)


class ErrorAnswer(NamedTuple):
    """An answer that is an error: a code of the protocol, a sentence, and what comes with it."""

    code: int
    message: str
    data: Any


class Waiting(NamedTuple):
    """A request under way."""

    method: str
    then: Callable[[Answer], object]
    refused: Callable[[ErrorAnswer], object] | None
    patience: int


class GameProcess(QObject):
    """Sends requests and hands the answers on. `gone` tells where a process that ended by itself, or was given up, was."""

    gone = Signal(str)
    refused = Signal(object)
    """A request was refused, and whoever sent it did not say what then."""
    waiting_changed = Signal()

    def __init__(self, language: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._language = language
        self._process: QProcess | None = None
        self._waiting: dict[int, Waiting] = {}
        self._number = 0
        self.stopped_at = ""
        """The request that the last process was carrying out when it ended."""
        self._read = b""
        self._aside = ""
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.timeout.connect(self._give_up)

    @property
    def waiting(self) -> str:
        """The request that is being carried out, "" if there is none."""
        return next(iter(self._waiting.values())).method if self._waiting else ""

    def ask(
        self,
        method: str,
        params: Answer,
        then: Callable[[Answer], object] = lambda _: None,
        *,
        refused: Callable[[ErrorAnswer], object] | None = None,
        patience: int = PATIENCE_MS,
    ) -> None:
        """Send a request; `then` gets the answer."""
        if self._process is None:
            self._start()
        self._send(method, params, Waiting(method, then, refused, patience))

    def _send(self, method: str, params: Answer, waiting: Waiting) -> None:
        assert self._process is not None
        self._number += 1
        self._waiting[self._number] = waiting
        message = {"jsonrpc": "2.0", "id": self._number, "method": method, "params": params}
        self._process.write(json.dumps(message).encode() + b"\n")
        if len(self._waiting) == 1:
            self._patience.start(waiting.patience)
            self.waiting_changed.emit()

    def _start(self) -> None:
        command = children.uguisu("serve", "--stdio", "--stalls", STALL, "--programs")
        process = self._process = child(command, self, PYTHONIOENCODING="utf-8")
        process.readyReadStandardOutput.connect(self._on_answer)
        process.readyReadStandardError.connect(self._on_aside)
        process.finished.connect(lambda *_: self._on_end(process))
        process.errorOccurred.connect(
            lambda error: self._on_end(process) if error == QProcess.ProcessError.FailedToStart else None
        )
        self._read, self._aside = b"", ""
        process.start()
        initialize = {"protocol": 1, "client": "uguisu-editor", "language": self._language}
        self._send("initialize", initialize, Waiting("initialize", lambda _: None, None, MUCH_PATIENCE_MS))

    # Answers.

    def _on_answer(self) -> None:
        process = self._process
        if process is None:
            return
        self._read += bytes(process.readAllStandardOutput().data())
        *lines, self._read = self._read.split(b"\n")
        for line in lines:
            if process is self._process:  # what is done with an answer may end it
                self._take(json.loads(line))

    def _take(self, answer: Answer) -> None:
        waiting = self._waiting.pop(answer.get("id", 0), None)
        self._patience.stop()
        if self._waiting:
            self._patience.start(next(iter(self._waiting.values())).patience)
        if waiting is None:
            return
        error = answer.get("error")
        if error is None:
            waiting.then(answer["result"])
        else:
            told = ErrorAnswer(error["code"], error["message"], error.get("data"))
            (waiting.refused or self.refused.emit)(told)
        self.waiting_changed.emit()

    def _on_aside(self) -> None:
        if self._process is not None:
            told = bytes(self._process.readAllStandardError().data()).decode("utf-8", "replace")
            self._aside = (self._aside + told)[-KEPT:]

    # The end.

    def _on_end(self, process: QProcess) -> None:
        if process is self._process and isValid(process):  # not when it goes with the window
            self._on_aside()
            self._forget()
            self.gone.emit(last_seen(self._aside))

    def _give_up(self) -> None:
        self.stop()
        self.gone.emit(last_seen(self._aside))

    def give_up(self) -> None:
        """Wait no longer: end the process, and tell where it was."""
        if self._waiting:
            self._give_up()

    def stop(self) -> None:
        """End the process at once."""
        process = self._process
        if process is not None:
            self._on_aside()
            self._forget()
            process.kill()
            process.waitForFinished(2000)
            process.deleteLater()

    def _forget(self) -> None:
        self._process = None
        self.stopped_at = self.waiting
        self._waiting.clear()
        self._patience.stop()
        self.waiting_changed.emit()


def last_seen(told: str) -> str:
    """Return the innermost line of a plugin's code in the last traceback that was told, `frogs.py:12`; "" if there is none."""
    upwards = "(most recent call first)" in told or "Timeout" in told
    last = re.split(r"most recent call first|Timeout|Traceback", told)[-1]
    frames = [(found["file"], found["line"]) for found in _FRAME.finditer(last)]
    if not upwards:
        frames.reverse()
    for file, line in frames:
        if is_plugin_code(file) and "uguisu_editor" not in file:
            return f"{Path(file).name}:{line}"
    return ""
