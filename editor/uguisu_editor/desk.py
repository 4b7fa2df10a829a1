"""What commands, dialogs and docks may ask of the window that they belong to.

They know this and not the window itself, which knows all of them: so that each can be read alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtGui import QUndoGroup
from PySide6.QtWidgets import QMainWindow, QMenu, QWidget

if TYPE_CHECKING:
    from uguisu.plugins import Registry
    from uguisu_editor.actions import Actions
    from uguisu_editor.docks.dock import Dock
    from uguisu_editor.i18n import Speaking
    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.pages.welcome import WelcomePage
    from uguisu_editor.settings import Settings
    from uguisu_editor.status import StatusBar
    from uguisu_editor.theme import Theme


class Arranging(Protocol):
    """What may be asked of how the docks are arranged."""

    def add_panels(self, panels: Sequence[Any]) -> None:
        """Add a dock for each panel that plugins bring."""

    def make_room(self, name: str, height: int) -> None:
        """Bring a dock to the front, at least so high."""

    def go_to_next(self, *, back: bool = False) -> None:
        """Go from the map to the docks one by one, and round again."""

    def reset(self) -> None:
        """Put every dock where it was in the beginning."""


class Tabs(Protocol):
    """What may be asked of the tabs."""

    def currentIndex(self) -> int:  # noqa: N802
        """Return the tab in front."""

    def show_welcome(self) -> None:
        """Bring the welcome page to the front."""

    def drop(self, page: MapPage) -> None:
        """Close a page as it is."""

    def setCurrentWidget(self, widget: QWidget) -> None:  # noqa: N802
        """Bring a page to the front."""


class Lesson(Protocol):
    """What may be asked of the tutorial."""

    def begin(self) -> None:
        """Begin with its first step."""


class Desk(QMainWindow):
    """The window, as all see it that is in it."""

    settings: Settings
    speaking: Speaking
    theme: Theme
    undo_group: QUndoGroup
    status: StatusBar
    actions_: Actions
    menus: dict[str, QMenu]
    menu_titles: dict[str, Callable[[], str]]

    @property
    def registry(self) -> Registry:
        """What the plugins bring."""
        raise NotImplementedError

    @property
    def arranging(self) -> Arranging:
        """How the docks are arranged."""
        raise NotImplementedError

    @property
    def pack_tabs(self) -> Tabs:
        """The tabs."""
        raise NotImplementedError

    @property
    def tutorial(self) -> Lesson:
        """The steps to a first mission."""
        raise NotImplementedError

    @property
    def begin_button(self) -> QWidget:
        """Where something new begins, on whatever page."""
        raise NotImplementedError

    @property
    def share_button(self) -> QWidget:
        """Where the pack in front is shared."""
        raise NotImplementedError

    @property
    def docks(self) -> dict[str, Dock]:
        """The docks, by name."""
        raise NotImplementedError

    @property
    def welcome(self) -> WelcomePage:
        """The welcome page."""
        raise NotImplementedError

    @property
    def page(self) -> MapPage | None:
        """The map in front."""
        raise NotImplementedError

    @property
    def pages(self) -> list[MapPage]:
        """All open maps."""
        raise NotImplementedError

    def open_pack(self, path: Path) -> MapPage | None:
        """Open the pack at `path`, or bring it to the front if it is open; return its page."""
        raise NotImplementedError

    def close_tab(self, at: int) -> bool:
        """Close a tab; ask first if something is not saved. Tells whether it was closed."""
        raise NotImplementedError

    def undo(self) -> None:
        """Take back the last corner of what is being drawn, else the last step."""
        raise NotImplementedError

    def redo(self) -> None:
        """Do the last step again that was taken back."""
        raise NotImplementedError

    def say_box(self, title: str, text: str) -> None:
        """Say something that stops one's work."""
        raise NotImplementedError

    def show_tool(self) -> None:
        """Show which tool is chosen."""
        raise NotImplementedError

    def set_language(self, language: str) -> None:
        """Speak another language from now on."""
        raise NotImplementedError

    def set_theme(self, name: str) -> None:
        """Light or dark."""
        raise NotImplementedError
