"""A process of Qt's, which is started as all children are: see `uguisu_tools.children`."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment

from uguisu_tools import children


def child(command: Sequence[str], parent: QObject, **more: str) -> QProcess:
    """Return a process that is ready to start; `more` is for its environment."""
    process = QProcess(parent)
    process.setProgram(command[0])
    process.setArguments(command[1:])
    process.setWorkingDirectory(str(children.NEUTRAL))
    environment = QProcessEnvironment()
    for name, value in children.environment(**more).items():
        environment.insert(name, value)
    process.setProcessEnvironment(environment)
    return process
