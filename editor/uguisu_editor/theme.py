"""Light and dark."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

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
    "light", "#f3f1ec", "#ffffff", "#26221d", "#7a7267", "#e9e5dc", "#2f6f8f", "#ffffff",
    "#fbf8f1", "#e4dfd3", "#c9c0b1", "#2b2722", "#c2185b",
)  # fmt: skip
# The style draws the rim of fields and tick boxes darker than the window, which is not seen on a dark one: there, they
# are lighter than it inside.
DARK = Theme(
    "dark", "#2a2926", "#403c37", "#ece7de", "#a39b8e", "#383531", "#5fa8c9", "#10181c",
    "#3a3733", "#1c1b19", "#5a554d", "#f2ece0", "#ff6fa3",
)  # fmt: skip
SIDES = ("#2f6f8f", "#b4452c", "#5f7f2a", "#7a5ea8", "#a9741a", "#1f857a", "#a33c74", "#5d5148")
"""One for each side, and for kinds of marks: white letters are read on all of them, in both themes."""
THEMES = {theme.name: theme for theme in (LIGHT, DARK)}


def apply_theme(app: QApplication, theme: Theme) -> None:
    """Give the whole program a theme."""
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
    set_ink(theme.text, theme.accent)
