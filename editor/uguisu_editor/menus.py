"""The menus, from the deeds."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMenu

from uguisu_editor.i18n import tr
from uguisu_editor.icons import icon

if TYPE_CHECKING:
    from uguisu_editor.window import MainWindow

SEPARATED = {
    "file": ("save", "import", "close"),
    "edit": ("cut", "select-all", "find"),
    "view": ("grid", "next-pane"),
    "map": ("resize", "check"),
}
"""Before which deeds a line is drawn."""


def build_menus(window: MainWindow) -> dict[str, QMenu]:
    """Build the menu bar; return the menus by name. Their titles are set by the window, again for each language."""
    titles: dict[str, tuple[str, Callable[[], str]]] = {
        "file": ("", lambda: tr("&File")),
        "edit": ("", lambda: tr("&Edit")),
        "view": ("", lambda: tr("&View")),
        "docks": ("view", lambda: tr("&Docks")),
        "theme": ("view", lambda: tr("&Theme")),
        "language": ("view", lambda: tr("&Language")),
        "map": ("", lambda: tr("&Map")),
        "arrange": ("map", lambda: tr("&Arrange")),
        "tools": ("", lambda: tr("&Tools")),
        "help": ("", lambda: tr("&Help")),
    }
    menus: dict[str, QMenu] = {}
    for name, (owner, title) in titles.items():
        menu = QMenu(window)
        menu.setObjectName(f"menu-{name}")
        window.menu_titles[name] = title
        menus[name] = menu
        if owner:
            continue
        window.menuBar().addMenu(menu)
    for name, deed in window.actions_.deeds.items():
        if deed.menu in menus:
            if name in SEPARATED.get(deed.menu, ()):
                menus[deed.menu].addSeparator()
            action = window.actions_[name]
            if name.startswith("tool-"):
                action.setIcon(icon(name.removeprefix("tool-")))
            menus[deed.menu].addAction(action)
    for name, (owner, _) in titles.items():
        if owner:
            menus[owner].addMenu(menus[name])
    return menus
