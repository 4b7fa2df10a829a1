"""The menu bar."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QMenu

from uguisu_editor.desk import Desk
from uguisu_editor.i18n import tr

SEPARATED = {
    "file": ("save", "import", "close"),
    "edit": ("cut", "select-all", "find"),
    "view": ("grid", "next-pane"),
    "map": ("resize", "check"),
    "play": ("play-undo", "play-save", "play-record"),
}
"""Before which commands a line is drawn."""


def build_menus(window: Desk) -> dict[str, QMenu]:
    """Build the menu bar; return the menus by name. Their titles are set by the window, again for each language."""
    titles: dict[str, tuple[str, Callable[[], str]]] = {
        "file": ("", lambda: tr("&File")),
        "edit": ("", lambda: tr("&Edit")),
        "view": ("", lambda: tr("&View")),
        "pages": ("view", lambda: tr("&Pages")),
        "docks": ("view", lambda: tr("&Docks")),
        "theme": ("view", lambda: tr("&Theme")),
        "language": ("view", lambda: tr("&Language")),
        "map": ("", lambda: tr("&Map")),
        "arrange": ("map", lambda: tr("&Arrange")),
        "tools": ("", lambda: tr("&Tools")),
        "play": ("", lambda: tr("&Play")),
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
    for name, command in window.actions_.commands.items():
        if command.menu in menus:
            if name in SEPARATED.get(command.menu, ()):
                menus[command.menu].addSeparator()
            menus[command.menu].addAction(window.actions_[name])
    for name, (owner, _) in titles.items():
        if owner:
            menus[owner].addMenu(menus[name])
    return menus
