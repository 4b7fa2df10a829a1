"""The command palette, the keys, and who made it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QMessageBox,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
)

from uguisu_editor.actions import plain
from uguisu_editor.dialogs.choosing import ChoiceDialog, Row
from uguisu_editor.dialogs.dialog import Dialog
from uguisu_editor.dialogs.finding import places_to_find
from uguisu_editor.i18n import tr
from uguisu_editor.icons import icon
from uguisu_editor.tools.toolbox import all_tools

if TYPE_CHECKING:
    from uguisu_editor.desk import Desk


def palette(window: Desk) -> ChoiceDialog:
    """Offer every action and every place of the map by name."""
    rows: list[Row] = []
    ids: list[str] = []
    for name, action in window.actions_.actions.items():
        if action.isEnabled() and window.actions_.commands[name].shown:
            rows.append((plain(action.text()), keys_of(window, name), action.icon(), action.trigger))
            ids.append("")
    page = window.page
    if page is not None and not page.playing:
        found = places_to_find(page)
        rows += [row for _, row in found]
        ids += [place for place, _ in found]
    chooser = ChoiceDialog(tr("Find a command or a place"), rows, window, ids=ids)
    chooser.open()
    return chooser


def keys_of(window: Desk, name: str) -> str:
    """Return an action's keys as people read them."""
    return "  ".join(
        sequence.toString(QKeySequence.SequenceFormat.NativeText)
        for sequence in window.actions_[name].shortcuts()
    )


def shortcuts(window: Desk) -> QDialog:
    """Show all keys."""
    dialog = Dialog(window)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setWindowTitle(tr("Keys"))
    table = QTreeWidget(dialog)
    table.setHeaderLabels([tr("Key"), tr("What it does")])
    table.setAccessibleName(tr("Keys"))
    hands = (
        (tr("Ctrl+wheel"), tr("Zoom at the mouse")),
        (tr("Wheel, Shift+wheel"), tr("Scroll, scroll sideways")),
        (tr("Middle button, Space+drag"), tr("Move the view")),
        (tr("Right button"), tr("Pick what is there")),
        (tr("Esc"), tr("Cancel the stroke; clear the selection")),
        (tr("Arrows"), tr("Nudge the selection, or move the cursor; Shift: by more")),
        (tr("Ctrl+arrows"), tr("Scroll")),
        (tr("Enter"), tr("Use the tool at the cursor; with tools that drag, press, then let go")),
    )
    groups = (
        (tr("Tools"), [(kind.key, kind.title()) for kind in all_tools()]),
        (tr("Mouse and keyboard"), list(hands)),
        (
            tr("Actions"),
            [
                (keys_of(window, name), plain(action.text()))
                for name, action in window.actions_.actions.items()
                if action.shortcuts()
            ],
        ),
    )
    for title, rows in groups:
        top = QTreeWidgetItem([title, ""])
        top.addChildren([QTreeWidgetItem(list(row)) for row in rows])
        table.addTopLevelItem(top)
        top.setExpanded(True)
        top.setFirstColumnSpanned(True)
    table.header().setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, dialog)
    buttons.rejected.connect(dialog.reject)
    layout = QVBoxLayout(dialog)
    layout.addWidget(table)
    layout.addWidget(buttons)
    dialog.resize(560, 560)
    dialog.open()
    return dialog


def about(window: Desk) -> None:
    """Say what this is."""
    box = QMessageBox(window)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setIconPixmap(icon("app").pixmap(QSize(64, 64), window.devicePixelRatioF()))
    box.setWindowTitle(tr("About Uguisu"))
    box.setText(tr("Uguisu, the nightingale floor: it sings under an intruder's feet."))
    plugins = ", ".join(f"{name} {version}" for name, version in window.registry.plugins.items())
    box.setInformativeText(tr("With the plugins {plugins}", plugins=plugins))
    box.open()
