"""What the field that has the keyboard is for, and an example: from the schema, in the user's language."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea, QVBoxLayout, QWidget

from uguisu import Message
from uguisu_changes.yamltext import emit
from uguisu_editor.docks.dock import Dock
from uguisu_editor.forms.control import Control
from uguisu_editor.forms.fields import Field
from uguisu_editor.forms.parts import Part
from uguisu_editor.forms.rows import ListEntry
from uguisu_editor.forms.sentence import UnionPart
from uguisu_editor.forms.telling import titled
from uguisu_editor.i18n import of_engine, tr


class HelpDock(Dock):
    """Follows the keyboard."""

    name = "help"

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading, self.text, self.example = (QLabel(self) for _ in range(3))
        font = self.heading.font()
        font.setBold(True)
        self.heading.setFont(font)
        panel = QWidget(self)
        column = QVBoxLayout(panel)
        for label in (self.heading, self.text, self.example):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            column.addWidget(label)
        column.addStretch(1)
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setWidget(panel)
        self.setWidget(area)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._follow)
        self.retranslate()

    def title(self) -> str:
        return tr("Help")

    def retranslate(self) -> None:
        super().retranslate()
        self.refresh()

    def refresh(self) -> None:
        page = self.page
        tool = page.canvas.tool if page is not None and page.mode == "map" else None
        self.heading.setText(tool.title() if tool is not None else tr("Help"))
        self.text.setText(
            tool.help() if tool is not None else tr("Go to a field, and you see here what it is for.")
        )
        self.example.setText("")

    def attach(self) -> None:
        if self.page is not None:
            self.listen(self.page.tool_changed, self.refresh)
            self.listen(self.page.mode_changed, self.refresh)

    def _follow(self, _: QWidget | None, now: QWidget | None) -> None:
        if now is None or self.isAncestorOf(now):
            return
        widget: QWidget | None = now
        while widget is not None and not isinstance(widget, Control | Part | ListEntry):
            widget = widget.parentWidget()
        if isinstance(widget, UnionPart) and widget.member is not None:
            word = widget.member.name
            self.tell(titled(word), " ".join(widget.field.tags().get(word, "").split()), None)
        elif isinstance(widget, ListEntry):
            self._tell_field(widget.owner.field)
        elif isinstance(widget, Control | Part):
            self._tell_field(widget.field)

    def _tell_field(self, field: Field) -> None:
        nested = isinstance(field.example, dict | list)  # that would be read as it is in the file
        self.tell(field.title, field.description, None if nested else field.example)

    def tell(self, title: str, about: str, example: object) -> None:
        """Show what something is for."""
        self.heading.setText(title)
        self.text.setText(of_engine(Message.of(about)) if about else "")
        self.example.setText(
            tr("for example {example}", example=emit.flow(example)) if example is not None else ""
        )
