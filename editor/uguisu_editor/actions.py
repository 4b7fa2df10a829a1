"""Everything one can do: what it is called, its key, its menu. The palette and the shortcuts page read this too."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from uguisu_editor.icons import icon

if TYPE_CHECKING:
    from uguisu_editor.pages.map_page import MapPage


@dataclass(frozen=True)
class Command:
    """An action before it is one. `title` is asked anew for each language."""

    name: str
    title: Callable[[], str]
    do: Callable[[], object]
    keys: tuple[str, ...] = ()
    menu: str = ""
    needs_map: bool = False
    when: Callable[[MapPage], bool] | None = None
    """Whether it can be done on a map now; always, if there is none."""
    checkable: bool = False
    shown: bool = True
    """Whether the palette and the shortcuts page list it."""


class Actions:
    """The actions of a window, by name."""

    def __init__(self, owner: QWidget) -> None:
        self._owner = owner
        self.commands: dict[str, Command] = {}
        self.actions: dict[str, QAction] = {}

    def add(self, command: Command) -> QAction:
        """Make an action of a command."""
        action = QAction(self._owner)
        action.setObjectName(f"action-{command.name}")
        action.setCheckable(command.checkable)
        if command.keys:
            action.setShortcuts([QKeySequence(key) for key in command.keys])
        action.triggered.connect(lambda _=False: command.do())
        self._owner.addAction(action)
        self.commands[command.name] = command
        self.actions[command.name] = action
        return action

    def __getitem__(self, name: str) -> QAction:
        return self.actions[name]

    def retranslate(self) -> None:
        """Say everything in the present language."""
        for name, command in self.commands.items():
            self.actions[name].setText(command.title())
            self.actions[name].setToolTip(command.title().replace("&", ""))

    def enable(self, page: MapPage | None) -> None:
        """Switch off what cannot be done now."""
        for name, command in self.commands.items():
            if command.needs_map:
                can = page is not None and (command.when is None or command.when(page))
                self.actions[name].setEnabled(can)

    def redress(self) -> None:
        """Draw the icons in the present theme."""
        for name, action in self.actions.items():
            action.setIcon(icon(name.removeprefix("tool-")))


def plain(title: str) -> str:
    """Return a title without the signs for menus."""
    return title.replace("&&", "\0").replace("&", "").replace("\0", "&").removesuffix("…").strip()
