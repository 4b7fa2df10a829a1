"""Everything one can do: what it is called, its key, its menu. The palette and the shortcuts page read this too."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget


@dataclass(frozen=True)
class Deed:
    """An action before it is one. `title` is asked anew for each language."""

    name: str
    title: Callable[[], str]
    do: Callable[[], object]
    keys: tuple[str, ...] = ()
    menu: str = ""
    needs_map: bool = False
    checkable: bool = False
    shown: bool = True
    """Whether the palette and the shortcuts page list it."""


class Actions:
    """The actions of a window, by name."""

    def __init__(self, owner: QWidget) -> None:
        self._owner = owner
        self.deeds: dict[str, Deed] = {}
        self.actions: dict[str, QAction] = {}

    def add(self, deed: Deed) -> QAction:
        """Make an action of a deed."""
        action = QAction(self._owner)
        action.setObjectName(f"action-{deed.name}")
        action.setCheckable(deed.checkable)
        if deed.keys:
            action.setShortcuts([QKeySequence(key) for key in deed.keys])
        action.triggered.connect(lambda _=False: deed.do())
        self._owner.addAction(action)
        self.deeds[deed.name] = deed
        self.actions[deed.name] = action
        return action

    def __getitem__(self, name: str) -> QAction:
        return self.actions[name]

    def retranslate(self) -> None:
        """Say everything in the present language."""
        for name, deed in self.deeds.items():
            self.actions[name].setText(deed.title())
            self.actions[name].setToolTip(deed.title().replace("&", ""))

    def enable(self, *, has_map: bool) -> None:
        """Switch off what needs a map when there is none."""
        for name, deed in self.deeds.items():
            if deed.needs_map:
                self.actions[name].setEnabled(has_map)


def plain(title: str) -> str:
    """Return a title without the signs for menus."""
    return title.replace("&&", "\0").replace("&", "").replace("\0", "&").removesuffix("…").strip()
