"""The plugins page: what is installed, from where, in which version, what it adds, and what a pack lacks."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, distribution
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QLabel,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
)

from uguisu.plugins import PluginInfo
from uguisu_editor.dialogs.dialog import Dialog
from uguisu_editor.i18n import of_engine, tr
from uguisu_editor.icons import icon
from uguisu_editor.model.visible import visible
from uguisu_editor.packs import distribution_of

if TYPE_CHECKING:
    from uguisu_editor.desk import Desk


def show_plugins(window: Desk) -> QDialog:
    """Show what is installed."""
    dialog = Dialog(window)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setWindowTitle(tr("Plugins"))
    tree = QTreeWidget(dialog)
    tree.setHeaderLabels([tr("Plugin, and what it adds"), tr("Version"), tr("Distribution")])
    tree.setAccessibleName(tr("Plugins"))
    for info in window.registry.details.values():
        tree.addTopLevelItem(_row(info))
    page = window.page
    for name in page.session.lacking if page is not None else ():
        tree.addTopLevelItem(_missing(name))
    tree.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
    tree.resizeColumnToContents(1)
    tree.header().resizeSection(2, 190)
    note = QLabel(
        tr(
            "A plugin is installed like any Python package, with pip or uv; the editor finds it at the next start."
        ),
        dialog,
    )
    note.setWordWrap(True)
    note.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, dialog)
    buttons.rejected.connect(dialog.reject)
    layout = QVBoxLayout(dialog)
    layout.addWidget(tree, 1)
    layout.addWidget(note)
    layout.addWidget(buttons)
    dialog.resize(680, 520)
    dialog.open()
    return dialog


def _row(info: PluginInfo) -> QTreeWidgetItem:
    item = QTreeWidgetItem([visible(info.name), visible(info.version), visible(of_engine(info.origin))])
    font = QFont()
    font.setBold(True)
    item.setFont(0, font)
    item.setIcon(0, icon("error" if info.trouble else "plugins"))
    where = _folder_of(info.origin)
    for column in range(3):
        item.setToolTip(column, where)
    if info.trouble:
        item.addChild(QTreeWidgetItem([visible(tr("Left out: {problem}", problem=of_engine(info.trouble)))]))
        item.setExpanded(True)
    for thing in info.provides:
        item.addChild(QTreeWidgetItem([visible(of_engine(thing))]))
    return item


def _missing(name: str) -> QTreeWidgetItem:
    item = QTreeWidgetItem([visible(name), tr("not installed"), visible(distribution_of(name))])
    item.setIcon(0, icon("warning"))
    return item


def _folder_of(origin: str) -> str:
    try:
        return str(distribution(origin).locate_file(""))
    except (PackageNotFoundError, ValueError):
        return ""
