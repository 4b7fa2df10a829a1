"""The docks of the window: where they begin, where they are put again, and how the keyboard goes round them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QByteArray, QRect, Qt, QTimer
from PySide6.QtWidgets import QApplication, QTabBar, QWidget

from uguisu_editor.actions import Command
from uguisu_editor.by_keyboard import first_of
from uguisu_editor.docks.brushes import BrushesDock
from uguisu_editor.docks.dock import Dock
from uguisu_editor.docks.help import HelpDock
from uguisu_editor.docks.history import HistoryDock
from uguisu_editor.docks.inspector import InspectorDock
from uguisu_editor.docks.layers import LayersDock
from uguisu_editor.docks.minimap import MinimapDock
from uguisu_editor.docks.pieces import PiecesDock
from uguisu_editor.docks.plugin_panel import PluginDock
from uguisu_editor.docks.problems import ProblemsDock
from uguisu_editor.docks.regions import RegionsDock
from uguisu_editor.docks.stamps import StampsDock
from uguisu_editor.i18n import tr
from uguisu_editor.panels import is_page

if TYPE_CHECKING:
    from uguisu_editor.desk import Desk

RIGHT, BOTTOM = Qt.DockWidgetArea.RightDockWidgetArea, Qt.DockWidgetArea.BottomDockWidgetArea
KINDS: tuple[tuple[type[Dock], Qt.DockWidgetArea], ...] = (
    (InspectorDock, RIGHT),
    (BrushesDock, RIGHT),
    (PiecesDock, RIGHT),
    (RegionsDock, RIGHT),
    (LayersDock, RIGHT),
    (ProblemsDock, BOTTOM),
    (HistoryDock, BOTTOM),
    (MinimapDock, RIGHT),
    (HelpDock, BOTTOM),
    (StampsDock, RIGHT),
)
KEPT = ("problems", "history", "help")
"""The docks of our own that have something to show while one writes, too. Like all others they are put away until they are
asked for: the Map page has what one needs, and the room.
"""
ROOM = 170
"""Pixels that the problems take when they are asked for."""
AROUND = 200
"""Pixels of a window's height that are not for docks: menus, tabs, titles, the line at its foot."""


class Panes:
    """The docks of one window, by name."""

    def __init__(self, window: Desk) -> None:
        self._window = window
        self._arranged = False
        self._first = QByteArray()
        self._asleep: QByteArray | None = None
        """How all was arranged when one last drew, while one does something else."""
        self._mode = "map"
        self._settled = QTimer(window)
        self._settled.setSingleShot(True)
        self._settled.setInterval(0)
        self._settled.timeout.connect(self.follow)
        self._broom = QTimer(window)
        self._broom.setSingleShot(True)
        self._broom.setInterval(0)
        self._broom.timeout.connect(self._sweep)
        self._loose: list[PluginDock] = []
        """New panels of plugins, as long as there is nothing to put them behind: Qt keeps no tabs of docks that are hidden."""
        self.docks: dict[str, Dock] = {}
        for kind, area in KINDS:
            dock = kind(window)
            self.docks[dock.name] = dock
            window.addDockWidget(area, dock)
            dock.visibilityChanged.connect(self._broom.start)
            dock.hide()  # until they are in tabs: one above the other they would make the window higher than a screen
        window.setCorner(Qt.Corner.BottomRightCorner, RIGHT)

    def add_panels(self, panels: Sequence[Any]) -> None:
        """Add a dock for each panel that plugins bring, where it was the last time; behind others at first."""
        for panel in panels:
            if is_page(panel):
                continue
            dock = PluginDock(panel, self._window)
            if dock.name in self.docks:
                dock.deleteLater()
                continue
            self.docks[dock.name] = dock
            dock.visibilityChanged.connect(self._broom.start)
            if not self._window.restoreDockWidget(dock):
                dock.hide()
                self._loose.append(dock)
            dock.retranslate()
            action = self._window.actions_.add(dock_command(dock))
            self._window.menus["docks"].addAction(action)
        if panels:
            self._window.actions_.retranslate()
        if self._asleep is None and self._arranged:
            self._put_behind()

    def _put_behind(self) -> None:
        """Put new panels of plugins where they stand at first: behind the layers, or behind the problems."""
        for dock in self._loose:
            self._window.addDockWidget(BOTTOM if dock.at_bottom else RIGHT, dock)
            dock.show()
            self._window.tabifyDockWidget(self.docks["problems" if dock.at_bottom else "layers"], dock)
        if any(dock.at_bottom for dock in self._loose):
            self.docks["problems"].raise_()
        self._loose.clear()

    def arrange_once(self, kept: object) -> None:
        """Arrange the docks, or put them where they were the last time (`kept`, from the settings).

        Qt tabs docks soundly only in a window that is shown: before, it leaves a second row of tabs behind.
        """
        if self._arranged:
            return
        self._arranged = True
        for dock in self.docks.values():
            dock.show()
        self._tabify()
        self._usual_sizes()
        for dock in self.docks.values():
            dock.hide()
        self._first = self._window.saveState()
        if isinstance(kept, QByteArray):
            self._window.restoreState(kept)
        self._settled.start()

    def follow(self) -> None:
        """Leave the window to what is not drawing, where docks and tools have nothing to show; or put all back.

        All of it at once, with the room that it frees: what Qt does of it later may come after the next picture of the
        window, which would show the page squeezed beside docks that are gone.
        """
        page = self._window.page
        mode = page.mode if page is not None else "welcome"
        if mode == self._mode or not self._arranged:
            return
        self._settled.stop()
        self._change(mode)
        self._sweep()

    def _change(self, mode: str) -> None:
        focus = QApplication.focusWidget()
        if focus is not None and any(dock.isAncestorOf(focus) for dock in self.docks.values()):
            focus.clearFocus()  # what was typed there is done now, not while Qt moves the docks
        kept = {name: not self.docks[name].isHidden() for name in KEPT}
        if self._mode == "map":
            self._asleep = self._window.saveState()
        if self._asleep is not None and mode != "welcome":
            # Not shown one by one and resized: sizes would creep with each visit, for tabs come and go meanwhile.
            self._window.restoreState(self._asleep)
            self._put_behind()
            if self._mode in ("map", "form"):
                for name, shown in kept.items():  # whoever opens or closes one while writing means it
                    self.docks[name].setVisible(shown)
        self._mode = mode
        if mode == "map":
            self._asleep = None
        else:
            for name, dock in self.docks.items():
                useful = name in KEPT or (isinstance(dock, PluginDock) and dock.beside_forms)
                if not (mode == "form" and useful):
                    dock.hide()

    @property
    def state(self) -> QByteArray:
        """How all is arranged, to be kept for the next time."""
        return self._window.saveState() if self._asleep is None else self._asleep

    def reset(self) -> None:
        """Put every dock where it was in the beginning."""
        self._asleep, self._mode = None, "map"
        self._window.restoreState(self._first)
        self._tabify()  # panels of plugins may have come since
        self._usual_sizes()
        for dock in self.docks.values():
            dock.hide()
        self.follow()

    def _sweep(self) -> None:
        """Put away the tabs of docks that are all hidden, which Qt forgets where they were, over the page; and use the room
        of what is hidden now, not when Qt comes to it.
        """
        shown = {dock.windowTitle() for dock in self.docks.values() if not dock.isHidden()}
        for bar in self._window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly):
            bar.setAccessibleName(tr("Tabs of docks"))
            bar.setElideMode(
                Qt.TextElideMode.ElideNone
            )  # titles are whole; what has no room is behind arrows
            if sum(bar.tabText(at) in shown for at in range(bar.count())) < 2:
                bar.setGeometry(QRect())
        layout = self._window.layout()
        if layout is not None:
            layout.invalidate()
            layout.activate()

    def toggle(self, name: str) -> None:
        """Bring a dock to the front, or put it away if it is there."""
        dock = self.docks[name]
        if dock.isVisible() and not dock.visibleRegion().isEmpty():
            dock.hide()
        else:
            self.make_room(name, ROOM)

    def _tabify(self) -> None:
        window, docks = self._window, self.docks
        window.tabifyDockWidget(docks["brushes"], docks["pieces"])
        window.tabifyDockWidget(docks["pieces"], docks["regions"])
        window.tabifyDockWidget(docks["regions"], docks["layers"])
        window.tabifyDockWidget(docks["layers"], docks["stamps"])
        window.tabifyDockWidget(docks["inspector"], docks["minimap"])
        window.tabifyDockWidget(docks["problems"], docks["help"])
        window.tabifyDockWidget(docks["help"], docks["history"])
        self._loose = [dock for dock in docks.values() if isinstance(dock, PluginDock)]
        self._put_behind()
        docks["brushes"].raise_()
        docks["inspector"].raise_()
        docks["problems"].raise_()

    def _usual_sizes(self) -> None:
        across, down = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
        # Of what there is: Qt makes the window higher where docks are to be higher than it, even beyond the screen.
        high = max(0, self._window.height() - AROUND)
        for names, sizes, way in (
            (("inspector",), [350], across),
            (("inspector", "brushes"), [high // 2, high - high // 2], down),
            (("problems",), [min(ROOM, high // 3)], down),
        ):
            self._window.resizeDocks([self.docks[name] for name in names], sizes, way)

    def make_room(self, name: str, height: int) -> None:
        """Bring a dock to the front, at least so high."""
        self.follow()
        dock = self.docks[name]
        dock.come_forward()
        if dock.height() < height:
            self._window.resizeDocks([dock], [height], Qt.Orientation.Vertical)

    def go_to_next(self, *, back: bool = False) -> None:
        """Go from the map to what stands beside it, and to the docks, one by one, and round again."""
        page = self._window.page
        panes: list[QWidget] = [page.in_front if page is not None else self._window.welcome]
        if page is not None:
            panes.append(page.tree)
        if page is not None and page.mode == "map":
            panes += [page.drawing.palette_, page.drawing.side]
        panes += [dock for dock in self.docks.values() if dock.isVisible() and dock.widget() is not None]
        panes = [pane for pane in panes if not pane.isHidden()]
        focus = QApplication.focusWidget()
        here = next(
            (
                at
                for at, pane in enumerate(panes)
                if focus is not None and (pane is focus or pane.isAncestorOf(focus))
            ),
            0,
        )
        pane = panes[(here + (-1 if back else 1)) % len(panes)]
        if isinstance(pane, Dock):
            pane.raise_()
            pane.take_focus()
        else:
            first_of(pane).setFocus(Qt.FocusReason.TabFocusReason)


def dock_command(dock: Dock, *keys: str) -> Command:
    """Return the command that brings a dock to the front."""
    return Command(
        f"dock-{dock.name}",
        lambda: tr("Show the dock {name}", name=dock.title()),
        dock.come_forward,
        keys,
        "docks",
    )
