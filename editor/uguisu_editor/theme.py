"""The look: light and dark, the palette, the room between things, the type. All of it is here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import NamedTuple

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QStyledItemDelegate, QStyleOptionViewItem, QTreeView

from uguisu_editor.icons import set_ink


@dataclass(frozen=True)
class Theme:
    """Colours of the canvas and of the widgets around it."""

    name: str
    window: str
    base: str
    text: str
    faint: str
    button: str
    accent: str
    on_accent: str
    paper: str
    outside: str
    grid: str
    ink: str
    selection: str


LIGHT = Theme(
    "light", "#f3f1ec", "#ffffff", "#26221d", "#665e53", "#e9e5dc", "#2f6f8f", "#ffffff",
    "#fbf8f1", "#e4dfd3", "#c9c0b1", "#2b2722", "#c2185b",
)  # fmt: skip
# The style draws the rim of fields and tick boxes darker than the window, which is not seen on a dark one: there, they
# are lighter than it inside.
DARK = Theme(
    "dark", "#2a2926", "#403c37", "#ece7de", "#b3aa9c", "#383531", "#5fa8c9", "#10181c",
    "#3a3733", "#1c1b19", "#5a554d", "#f2ece0", "#ff6fa3",
)  # fmt: skip
SIDES = ("#2f6f8f", "#b4452c", "#5f7f2a", "#7a5ea8", "#a9741a", "#1f857a", "#a33c74", "#5d5148")
"""One for each side, and for kinds of marks: white letters are read on all of them, in both themes."""
THEMES = {theme.name: theme for theme in (LIGHT, DARK)}


class Tint(NamedTuple):
    """The colours of a chip, or of what is told of one: its letters, its ground, its rim."""

    ink: str
    fill: str
    line: str


TINTS: Mapping[str, Mapping[str, Tint]] = {
    "light": {
        "piece": Tint("#1c516c", "#e3eef4", "#9cc0d2"),
        "place": Tint("#35581f", "#e6f0dc", "#a9c78c"),
        "number": Tint("#6b4700", "#fbeccb", "#dfbf74"),
        "text": Tint("#563a85", "#efe8f7", "#c3aee0"),
        "counter": Tint("#8a2f1b", "#fbe5df", "#e3aa9a"),
        "card": Tint("#54472f", "#f0ece3", "#cfc3ac"),
        "error": Tint("#8f1d16", "#fdeceb", "#b3261e"),
        "warning": Tint("#5a3c00", "#fbeccb", "#a97e00"),
        "when": Tint("#2f6f8f", "#e3eef4", "#9cc0d2"),
        "if": Tint("#7a5200", "#fbeccb", "#dfbf74"),
        "then": Tint("#246a41", "#dcebe1", "#8fbfa3"),
    },
    "dark": {
        "piece": Tint("#b9dcee", "#25404e", "#4d7488"),
        "place": Tint("#c8e0ae", "#33402a", "#6c8459"),
        "number": Tint("#f3d48e", "#4a3a18", "#8a7038"),
        "text": Tint("#d9c8f2", "#3f3355", "#77659a"),
        "counter": Tint("#f3b8a9", "#52291f", "#96574a"),
        "card": Tint("#e2d8c5", "#464034", "#7d735f"),
        "error": Tint("#ffb4ab", "#4f1f1b", "#e5776d"),
        "warning": Tint("#f3d48e", "#4a3a18", "#c99a2e"),
        "when": Tint("#8fc7e2", "#25404e", "#4d7488"),
        "if": Tint("#f3d48e", "#4a3a18", "#8a7038"),
        "then": Tint("#9fd6b5", "#274434", "#56866c"),
    },
}
"""Chips by what they hold, and the parts of a story; each has a sign or a word beside its colour."""


GAP, WIDE_GAP = 6, 14
"""Pixels between things that belong together, and between groups of them."""
ROUND = 6
"""Pixels of the radius of corners."""
ROW_SIDE = 4
"""Pixels at either side of a row of a list."""
TITLE, HEADING = 1.9, 1.15
"""How much larger than usual the type of titles and of headings is."""
DONE = 0.35
"""How much of the accent is in what is done of a progress bar."""
STYLE = """
QPushButton {{ background: {button}; border: 1px solid {grid}; border-radius: {round}px; padding: 4px 12px; }}
QPushButton:hover {{ border-color: {accent}; }}
QPushButton:pressed {{ background: {grid}; }}
QPushButton:focus {{ border: 2px solid {accent}; padding: 3px 11px; }}
QPushButton:disabled {{ color: {faint}; background: {window}; }}
QPushButton[first="true"] {{ background: {accent}; color: {on_accent}; border-color: {accent}; }}
QPushButton[first="true"]:hover {{ border-color: {text}; }}
QPushButton[first="true"]:disabled {{ background: {button}; color: {faint}; border-color: {grid}; }}
QDockWidget::title {{ background: {button}; padding: 5px 8px; }}
QListView, QTreeView, QPlainTextEdit {{ border: 1px solid {grid}; border-radius: {round}px; background: {base}; }}
QListView:focus, QTreeView:focus, QPlainTextEdit:focus {{ border-color: {accent}; }}
QListView[gallery="true"] {{ border: 0; background: {window}; }}
QLineEdit[seek="true"] {{ border: 1px solid {grid}; border-radius: {round}px; background: {base}; padding: 4px 4px; }}
QLineEdit[seek="true"]:focus {{ border-color: {accent}; }}
QLineEdit[big="true"] {{ border: 1px solid transparent; border-radius: {round}px; background: transparent; padding: 1px 2px; }}
QLineEdit[big="true"] {{ font-size: 22px; font-weight: 600; }}
QLabel[huge="true"] {{ font-size: 36px; font-weight: 700; }}
QLineEdit[big="true"]:hover {{ border-color: {grid}; }}
QLineEdit[big="true"]:focus {{ border-color: {accent}; background: {base}; }}
QListView#rail {{ border: 0; border-right: 1px solid {grid}; border-radius: 0; background: {window}; }}
QListView#rail:focus {{ border-right: 2px solid {accent}; }}
QListView::item, QTreeView::item {{ padding: 2px {row_side}px; }}
QHeaderView::section {{ background: {window}; color: {faint}; border: 0; border-bottom: 1px solid {grid}; padding: 3px 6px; }}
QMenuBar {{ background: {window}; padding: 2px; }}
QMenuBar::item {{ padding: 4px 9px; border-radius: 4px; }}
QMenuBar::item:selected, QMenu::item:selected {{ background: {accent}; color: {on_accent}; }}
QMenu {{ background: {base}; border: 1px solid {grid}; padding: 4px; }}
QMenu::item {{ padding: 4px 26px 4px 22px; border-radius: 4px; }}
QMenu::item:disabled {{ color: {faint}; background: transparent; }}
QMenu::separator {{ height: 1px; background: {grid}; margin: 4px 6px; }}
QToolBar {{ border: 0; spacing: 3px; padding: 4px; background: {window}; }}
QToolButton {{ border: 1px solid transparent; border-radius: {round}px; padding: 4px; }}
QToolButton:hover {{ background: {button}; border-color: {grid}; }}
QToolButton:checked, QToolButton:pressed {{ background: {button}; border-color: {accent}; }}
QToolButton:focus {{ border-color: {accent}; }}
QToolButton[popupMode="2"] {{ padding-right: 18px; }}
QToolButton::menu-indicator {{ subcontrol-origin: padding; subcontrol-position: center right; right: 4px; }}
QProgressBar {{ border: 1px solid {grid}; border-radius: {round}px; text-align: center; background: {base}; }}
QProgressBar::chunk {{ background: {done}; border-radius: {chunk}px; }}
QToolTip {{ background: {base}; color: {text}; border: 1px solid {grid}; padding: 4px; }}
QFrame#banner {{ background: {button}; border: 0; border-bottom: 2px solid {accent}; }}
QFrame#original {{ background: {base}; border: 1px solid {accent}; border-radius: 8px; }}
QFrame#original > QLabel#headline {{ font-size: 14px; }}
QFrame[card="true"] {{ background: {base}; border: 1px solid {grid}; border-radius: 10px; }}
QFrame[card="true"] > QToolButton {{ background: transparent; border: 0; font-weight: 600; font-size: 14px; padding: 3px 0; }}
QFrame[card="true"] > QToolButton[small="true"] {{ font-weight: 400; font-size: 13px; }}
QFrame#question {{ background: {base}; border: 2px solid {accent}; border-radius: 10px; }}
QLabel#who-decides {{ color: {accent}; font-weight: 600; font-size: 12px; }}
QLabel#headline {{ font-weight: 600; font-size: 17px; }}
QLabel#how-to {{ color: {faint}; }}
QFrame[story="true"] {{ background: {base}; border: 1px solid {grid}; border-radius: 12px; }}
QFrame[story="true"][held="true"] {{ border: 2px solid {accent}; }}
QFrame[step="true"] {{ background: {window}; border: 1px solid {button}; border-radius: 8px; }}
QFrame[step="true"][bare="true"] {{ background: transparent; border-color: transparent; }}
QFrame[popup="true"] {{ background: {base}; border: 1px solid {grid}; border-radius: 11px; }}
QToolButton[tool="true"] {{ font-size: 11px; padding: 4px 9px 3px; border-radius: 8px; border: 2px solid transparent; }}
QToolButton[tool="true"][tight="true"] {{ padding: 4px 3px 3px; }}
QToolButton[more="true"]::menu-indicator {{ image: none; width: 0; }}
QToolButton[tool="true"]:checked {{ background: {accent}; color: {on_accent}; font-weight: 600; }}
QToolButton[tool="true"]:focus {{ border-color: {text}; }}
QToolButton[swatch="true"] {{ font-size: 11px; padding: 2px 0; border-radius: 8px; border: 2px solid transparent; }}
QToolButton[swatch="true"][rimmed="true"] {{ background: {base}; border: 1px solid {grid}; padding: 3px 1px; }}
QToolButton[line="true"] {{ border-radius: 8px; border: 2px solid transparent; }}
QToolButton[swatch="true"]:checked, QToolButton[line="true"]:checked {{ background: {chosen}; border-color: {accent}; }}
QToolButton[swatch="true"]:focus, QToolButton[line="true"]:focus {{ border-color: {accent}; }}
QToolButton[swatch="true"][rimmed="true"]:checked {{ background: {chosen}; border: 2px solid {accent}; padding: 2px 0; }}
QToolButton[swatch="true"]:hover, QToolButton[line="true"]:hover {{ background: {window}; }}
QScrollArea#map-side, QWidget#map-side-panel {{ background: transparent; border: 0; }}
QFrame[problem="error"] {{ background: {error}; border: 1px solid {error_line}; border-radius: 9px; }}
QFrame[problem="warning"], QFrame[problem="hint"] {{ background: {warning}; border: 1px solid {warning_line}; }}
QFrame[problem="warning"], QFrame[problem="hint"] {{ border-radius: 9px; }}
QFrame[problem="none"] {{ background: {good}; border: 1px solid {good_line}; border-radius: 9px; }}
QFrame[usual="true"] {{ border: 2px solid {accent}; }}
QFrame[card="true"][last="true"] {{ background: {chosen}; border: 2px solid {accent}; }}
QLabel[stage="true"] {{ font-size: 14px; font-weight: 600; }}
QPushButton[link="true"] {{ border: 0; background: transparent; color: {accent}; padding: 0 2px; font-size: 12px; }}
QPushButton[link="true"]:hover, QPushButton[link="true"]:focus {{ text-decoration: underline; }}
QLabel[problem-title="true"] {{ font-weight: 600; }}
QWidget[set-up="true"] {{ border: 0; }}
QLabel[group="true"] {{ color: {faint}; font-size: 11px; font-weight: 600; padding: 8px 4px 3px; }}
QScrollArea#palette-area, QFrame#palette-panel {{ background: {base}; border: 0; border-radius: 10px; }}
QScrollArea#palette-area {{ border: 1px solid {grid}; }}
QToolButton[slot="true"] {{ border: 1px dashed {faint}; color: {faint}; padding: 2px 9px; font-size: 12px; }}
QToolButton[slot="true"][tight="true"] {{ padding: 2px 3px; }}
QToolButton[slot="true"]:hover, QToolButton[slot="true"]:focus {{ border-color: {accent}; color: {text}; }}
QToolButton[heads="true"] {{ font-weight: 600; font-size: 14px; padding: 1px 4px; }}
QToolButton[word="true"] {{ font-size: 14px; padding: 1px 2px; border-radius: 4px; }}
QFrame[rule="true"] {{ background: {button}; border: 0; max-height: 1px; }}
QToolButton[part="true"] {{ border: 1px solid {grid}; border-radius: 0; padding: 4px 11px; font-size: 12px; }}
QToolButton[part="true"] {{ background: {base}; }}
QToolButton[part="true"]:checked {{ background: {accent}; color: {on_accent}; border-color: {accent}; font-weight: 600; }}
QToolButton[part="true"][tight="true"] {{ padding: 4px 4px; }}
QToolButton[part="true"]:focus {{ border: 2px solid {text}; padding: 3px 10px; }}
QToolButton[part="true"][tight="true"]:focus {{ padding: 3px 3px; }}
QToolButton[tile="true"] {{ background: {base}; border: 1px solid {grid}; border-radius: 10px; padding: 8px 10px; }}
QToolButton[tile="true"]:checked {{ border: 2px solid {accent}; padding: 7px 9px; }}
QToolButton[tile="true"]:checked:focus {{ border-color: {text}; }}
QToolButton[tile="true"]:focus {{ border: 2px solid {accent}; padding: 7px 9px; }}
QLabel[verb="true"] {{ background: {button}; border: 1px solid {grid}; border-radius: 7px; padding: 5px 12px; }}
QLabel[verb="first"] {{ background: {accent}; color: {on_accent}; border: 0; border-radius: 7px; padding: 6px 12px; }}
QFrame[way="true"] {{ background: {base}; border: 1px solid {grid}; border-radius: 14px; }}
QFrame[way="usual"] {{ background: {base}; border: 2px solid {accent}; border-radius: 14px; }}
QFrame[pack="true"] {{ border: 2px solid transparent; border-radius: 10px; }}
QFrame[pack="true"] QLabel[board="true"] {{ background: {grid}; border-radius: 8px; }}
QFrame[pack="true"]:hover {{ background: {base}; border-color: {grid}; }}
QFrame[pack="true"]:focus {{ background: {base}; border-color: {accent}; }}
QWidget#over {{ background: rgba(20, 18, 15, 120); border-radius: 8px; }}
QPushButton[small="true"] {{ padding: 2px 9px; font-size: 12px; }}
QPushButton[small="true"]:focus {{ padding: 1px 8px; }}
QLabel[badge] {{ background: #2f6f8f; color: #ffffff; border-radius: 8px; padding: 1px 7px; }}
QLabel[badge] {{ font-size: 11px; font-weight: 600; }}
QLabel[badge="mod"] {{ background: #8a4b08; }}
QLabel[badge="copy"] {{ background: #2e7d4f; }}
QLabel[badge="learn"] {{ background: #7d5f00; }}
QLabel[sentence="true"] {{ font-size: 14px; }}
QLabel[strong="true"] {{ font-weight: 600; }}
QLabel[notes="true"] {{ color: {faint}; font-size: 12px; }}
QComboBox[flat="true"] {{ border: 0; background: transparent; color: {faint}; font-size: 12px; padding: 2px 4px; }}
QComboBox[flat="true"]:hover, QComboBox[flat="true"]:focus {{ color: {text}; text-decoration: underline; }}
QLabel[disc="true"] {{ background: {text}; color: {window}; border-radius: 14px; font-weight: 700; }}
QLabel[disc="none"] {{ background: {button}; color: {faint}; border-radius: 14px; font-weight: 600; }}
QWidget[sheet="true"] {{ background: {base}; }}
QLabel[asks="true"] {{ font-size: 22px; font-weight: 600; }}
QFrame[beside="true"] {{ background: {button}; border: 0; border-left: 1px solid {grid}; border-top: 1px solid {grid}; }}
QFrame[foot="true"] {{ background: {base}; border: 0; border-top: 1px solid {grid}; }}
QLabel[heading="true"] {{ font-size: 16px; font-weight: 600; }}
QLabel[paper="true"] {{ border: 0 solid #d9a520; border-left-width: 3px; padding-left: 10px; }}
QScrollBar:vertical {{ background: transparent; border: 0; width: 11px; margin: 0; }}
QScrollBar:horizontal {{ background: transparent; border: 0; height: 11px; margin: 0; }}
QScrollBar::handle {{ background: {grid}; border-radius: 4px; margin: 1px 2px; }}
QScrollBar::handle:vertical {{ min-height: 30px; }}
QScrollBar::handle:horizontal {{ min-width: 30px; margin: 2px 1px; }}
QScrollBar::handle:hover, QScrollBar::handle:pressed {{ background: {faint}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
QSplitter::handle {{ background: {window}; }}
QToolButton#close-tab {{ padding: 1px; border-radius: 4px; }}
QToolButton#command-field {{ background: {base}; border-color: {grid}; }}
QToolButton#command-field:hover, QToolButton#command-field:focus {{ border-color: {accent}; }}
QToolButton[framed="true"] {{ background: {window}; border-color: {grid}; padding: 4px 11px; }}
QToolButton[framed="true"]:hover, QToolButton[framed="true"]:focus {{ border-color: {accent}; }}
QToolButton[framed="true"]:checked {{ border: 2px solid {accent}; padding: 3px 10px; }}
QStatusBar {{ color: {faint}; }}
QToolButton#badge {{ font-size: 12px; font-weight: 600; padding: 1px 9px; border: 1px solid {grid}; border-radius: 9px; }}
QToolButton#badge[worst="error"] {{ background: #b3261e; color: #ffffff; border-color: #b3261e; }}
QToolButton#badge[worst="warning"] {{ background: #fbeccb; color: #5a3c00; border-color: #a97e00; }}
QToolButton#badge:hover, QToolButton#badge:focus {{ border: 2px solid {text}; padding: 0 8px; }}
QDialogButtonBox {{ dialogbuttonbox-buttons-have-icons: 0; }}
"""
"""Of what Fusion draws well (fields, lists to choose from, ticks) nothing is said here."""


CHIP = """
QToolButton[chip="{name}"] {{ background: {fill}; color: {ink}; border: 1px solid {line}; }}
QToolButton[chip="{name}"] {{ border-radius: {round}px; padding: 1px 7px; font-weight: 500; }}
QToolButton[chip="{name}"]:hover, QToolButton[chip="{name}"]:focus {{ border: 2px solid {accent}; padding: 0 6px; }}
QToolButton[chip="{name}"]:disabled {{ background: transparent; }}
QToolButton[chip="{name}"][missing="true"] {{ border-style: dashed; }}
QLabel[tint="{name}"] {{ color: {ink}; font-weight: 700; font-size: 12px; }}
QLabel[pill="{name}"] {{ color: {ink}; background: {fill}; border: 1px solid {line}; border-radius: 7px; }}
QLabel[pill="{name}"] {{ padding: 1px 6px; font-size: 11px; font-weight: 600; }}
"""


class WrappedRows(QStyledItemDelegate):
    """Rows of several lines: Qt forgets the padding that the style sheet gives them, and lines that just fit ended in dots."""

    def sizeHint(  # noqa: N802
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Return the size of a row in the width that is left."""
        narrower, view = QStyleOptionViewItem(option), option.widget
        rect = option.rect.adjusted(0, 0, -2 * ROW_SIDE, 0)
        if isinstance(view, QTreeView):  # it does not say how wide a row is
            depth = 2 if index.parent().isValid() else 1
            wide = view.viewport().width() - depth * view.indentation() - 2 * ROW_SIDE
            rect.setSize(QSize(wide, view.viewport().height()))
        narrower.rect = rect
        return super().sizeHint(narrower, index)


def style_of(theme: Theme) -> str:
    """Return the style sheet of a theme."""
    chips = (
        CHIP.format(name=name, **tint._asdict(), accent=theme.accent, round=ROUND)
        for name, tint in TINTS[theme.name].items()
    )
    return STYLE.format(
        **asdict(theme),
        chosen=TINTS[theme.name]["piece"].fill,
        **_cards(theme),
        round=ROUND,
        chunk=ROUND - 1,
        done=done_of(theme),
        row_side=ROW_SIDE,
    ) + "".join(chips)


def done_of(theme: Theme) -> str:
    """Return the colour of the part of a progress bar that is done: letters are read on it as on the rest."""
    full, empty = QColor(theme.accent), QColor(theme.base)
    parts = ((empty.red(), full.red()), (empty.green(), full.green()), (empty.blue(), full.blue()))
    return QColor(*(round(a + (b - a) * DONE) for a, b in parts)).name()


def _cards(theme: Theme) -> dict[str, str]:
    """Return the grounds and rims of cards that say what is wrong, or that nothing is."""
    tints = TINTS[theme.name]
    named = {"error": "error", "warning": "warning", "good": "then"}
    fills = {name: tints[tint].fill for name, tint in named.items()}
    return {**fills, **{f"{name}_line": tints[tint].line for name, tint in named.items()}}


def apply_theme(app: QApplication, theme: Theme) -> None:
    """Give the whole program a theme; what it has already is not given again, since each widget would be drawn anew."""
    sheet = style_of(theme)
    if app.styleSheet() == sheet:
        return
    app.setStyle("Fusion")
    palette = QPalette()
    roles = {
        QPalette.ColorRole.Window: theme.window,
        QPalette.ColorRole.WindowText: theme.text,
        QPalette.ColorRole.Base: theme.base,
        QPalette.ColorRole.AlternateBase: theme.window,
        QPalette.ColorRole.Text: theme.text,
        QPalette.ColorRole.Button: theme.button,
        QPalette.ColorRole.ButtonText: theme.text,
        QPalette.ColorRole.ToolTipBase: theme.base,
        QPalette.ColorRole.ToolTipText: theme.text,
        QPalette.ColorRole.PlaceholderText: theme.faint,
        QPalette.ColorRole.Highlight: theme.accent,
        QPalette.ColorRole.HighlightedText: theme.on_accent,
        QPalette.ColorRole.Link: theme.accent,
        QPalette.ColorRole.BrightText: "#ff5050",
        QPalette.ColorRole.Mid: theme.grid,
        QPalette.ColorRole.Dark: theme.faint,
        QPalette.ColorRole.Light: theme.base,
        QPalette.ColorRole.Midlight: theme.button,
        QPalette.ColorRole.Shadow: theme.ink,
        QPalette.ColorRole.Accent: theme.accent,
    }
    for role, colour in roles.items():
        palette.setColor(role, QColor(colour))
    for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(theme.faint))
    app.setPalette(palette)
    app.setStyleSheet(sheet)
    set_ink(
        theme.text, theme.faint, theme.on_accent, {name: tint.ink for name, tint in TINTS[theme.name].items()}
    )
