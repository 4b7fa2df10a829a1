"""All texts of a pack side by side in its languages; what is missing is marked."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QEvent, QModelIndex, QPersistentModelIndex, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QComboBox,
    QFileDialog,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QStyledItemDelegate,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from uguisu import UguisuError
from uguisu.translations import SOURCE_LANGUAGE
from uguisu_changes.edits import Change, Group
from uguisu_changes.paths import Path as Way
from uguisu_changes.paths import look
from uguisu_editor.forms.control import HISTORY_KEYS
from uguisu_editor.forms.fields import title_of
from uguisu_editor.i18n import LANGUAGES, of_engine, reason_told, tr
from uguisu_editor.leading import Leading
from uguisu_editor.model.parts import text_of
from uguisu_editor.model.texts import Text, languages_of, set_text, take_in, texts_of
from uguisu_editor.model.visible import visible
from uguisu_editor.pages import beginning
from uguisu_editor.pages.form_page import page_title
from uguisu_editor.session import Session
from uguisu_tools.packs.texts import STEP, read_po, write_po

Index = QModelIndex | QPersistentModelIndex
TALL = 84
ROLES = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole)


class TextsModel(QAbstractTableModel):
    """A row a text, a column a language."""

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self.session = session
        self.texts: list[Text] = []
        self.languages: list[str] = []
        self.extra: list[str] = []
        self._shown: list[Text] = []
        self._search, self._missing = "", False

    def read(self) -> None:
        """Read the pack again."""
        texts = texts_of(self.session.document)
        languages = languages_of(self.session.document, texts)
        languages += [language for language in self.extra if language not in languages]
        same_rows = [text.whole_way for text in texts] == [text.whole_way for text in self.texts]
        self.texts = texts
        if same_rows and languages == self.languages and not self._search and not self._missing:
            self._shown = texts
            self.dataChanged.emit(self.index(0, 0), self.index(len(texts) - 1, len(languages)))
            return
        self.beginResetModel()
        self.languages = languages
        self._choose()
        self.endResetModel()

    def choose(self, search: str, missing: bool) -> None:
        """Show only what has the words, or what lacks a translation."""
        self.beginResetModel()
        self._search, self._missing = search.casefold(), missing
        self._choose()
        self.endResetModel()

    def _choose(self) -> None:
        self._shown = [
            text
            for text in self.texts
            if self._search in " ".join([*text.whole_way, self._where(text), *text.told.values()]).casefold()
            and (not self._missing or any(language not in text.told for language in self.languages))
        ]

    @property
    def missing(self) -> int:
        """How many translations are missing."""
        return sum(language not in text.told for text in self.texts for language in self.languages)

    def text_at(self, index: Index) -> Text:
        """Return the text of a row."""
        return self._shown[index.row()]

    def rowCount(self, parent: Index | None = None) -> int:  # noqa: N802
        """How many are shown."""
        return 0 if parent is not None and parent.isValid() else len(self._shown)

    def columnCount(self, parent: Index | None = None) -> int:  # noqa: N802
        """The place of each, and the languages."""
        return 0 if parent is not None and parent.isValid() else len(self.languages) + 1

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:  # noqa: N802
        """The languages by their own names."""
        if orientation != Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        if not section:
            return tr("Where")
        code = self.languages[section - 1]
        return f"{LANGUAGES.get(code, code)} ({code})"

    def data(self, index: Index, role: int = 0) -> Any:
        """What a text says."""
        text = self._shown[index.row()]
        if not index.column():
            if role == Qt.ItemDataRole.ToolTipRole:
                return visible(STEP.join(text.whole_way))
            return self._where(text) if role == Qt.ItemDataRole.DisplayRole else None
        language = self.languages[index.column() - 1]
        told = text.told.get(language)
        if role == Qt.ItemDataRole.EditRole:
            return told or ""
        if role == Qt.ItemDataRole.DisplayRole:
            return visible(told) if told else tr("(missing)")
        if role == Qt.ItemDataRole.ToolTipRole and told:
            return visible(told)
        if role == Qt.ItemDataRole.BackgroundRole and not told:
            return QColor(224, 69, 123, 46)
        return None

    def _where(self, text: Text) -> str:
        """Say in words where a text stands: the page, then what is around it, by its title; ids are in the tooltip."""
        data = self.session.document.data.get(text.kind)
        told = [page_title(text.kind)]
        for step, name in zip(text.path, text.way, strict=True):
            data = look(data, (step,))
            if isinstance(step, str):
                own = step in ("title", "name") and len(told) > 1
                words = "" if own else title_of(step, "list" if isinstance(data, list) else "")
            else:
                entry = data if isinstance(data, dict) else {}
                words = text_of(entry.get("title") or entry.get("name"), self.session.language) or name
            if words and words != told[-1]:
                told.append(words)
        return visible(" \N{MIDDLE DOT} ".join(told))

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Texts can be written."""
        usual = Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEnabled
        return usual | Qt.ItemFlag.ItemIsEditable if index.column() else usual

    def setData(self, index: Index, value: Any, role: int = 2) -> bool:  # noqa: N802
        """Write a text, as a step of undo."""
        if role != Qt.ItemDataRole.EditRole or not index.column():
            return False
        text, language = self.text_at(index), self.languages[index.column() - 1]
        edit = set_text(self.session.document, text, language, str(value).strip())
        label = tr("Text in {language}", language=LANGUAGES.get(language, language))
        return edit is not None and self.session.do(label, edit)


class _Editor(QStyledItemDelegate):
    """Writes a text in a box of several lines; Ctrl+Enter, Tab or to leave it ends that."""

    def createEditor(self, parent: QWidget, _option: object, _index: Index) -> QWidget:  # noqa: N802
        """A box."""
        box = QPlainTextEdit(parent)
        box.setTabChangesFocus(True)
        box.setAccessibleName(tr("Text"))
        return box

    def setEditorData(self, editor: QWidget, index: Index) -> None:  # noqa: N802
        """Put the text in."""
        if isinstance(editor, QPlainTextEdit):
            editor.setPlainText(str(index.data(Qt.ItemDataRole.EditRole)))
            editor.selectAll()

    def setModelData(self, editor: QWidget, model: Any, index: Index) -> None:  # noqa: N802
        """Take the text out."""
        if isinstance(editor, QPlainTextEdit):
            model.setData(index, editor.toPlainText(), Qt.ItemDataRole.EditRole)

    def updateEditorGeometry(self, editor: QWidget, option: Any, index: Index) -> None:  # noqa: N802
        """Give it several lines."""
        super().updateEditorGeometry(editor, option, index)
        editor.resize(editor.width(), max(TALL, editor.height()))

    def eventFilter(self, watched: Any, event: QEvent) -> bool:  # noqa: N802
        """Enter is a new line, Ctrl+Enter is done; so it is before Ctrl+Z, which is the pack's."""
        if (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.ShortcutOverride
            and any(event.matches(key) for key in HISTORY_KEYS)
        ):
            self.commitData.emit(watched)
            self.closeEditor.emit(watched)
            event.ignore()
            return True
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
            if enter and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                self.commitData.emit(watched)
                self.closeEditor.emit(watched)
                return True
            if enter:
                return False
        return super().eventFilter(watched, event)


class TextsPage(Leading):
    """The texts of one pack."""

    said = Signal(str)

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self._stale = True
        self.model = TextsModel(session, self)
        self.search = QLineEdit(self)
        self.search.setClearButtonEnabled(True)
        self.only_missing = QCheckBox(self)
        self._state = QLabel(self)
        self.language = QComboBox(self)
        self.add_button, self.export_button, self.import_button = (QPushButton(self) for _ in range(3))
        self.beginning = beginning.Beginning("texts", self)
        self.see_button = QPushButton(self)
        self.beginning.add_button(self.see_button)
        self.see_button.clicked.connect(lambda: self._show_beginning(wanted=False))
        self._dismissed = False
        self.table = QTableView(self)
        self.table.setModel(self.model)
        self.table.setItemDelegate(_Editor(self.table))
        self.table.setWordWrap(False)
        self.table.verticalHeader().hide()
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setTabKeyNavigation(False)
        self.table.setEditTriggers(
            QAbstractItemView.EditTrigger.DoubleClicked
            | QAbstractItemView.EditTrigger.EditKeyPressed
            | QAbstractItemView.EditTrigger.AnyKeyPressed
        )
        top, foot = QHBoxLayout(), QHBoxLayout()
        top.addWidget(self.search, 1)
        top.addWidget(self.only_missing)
        top.addWidget(self._state)
        foot.addWidget(self.language)
        for button in (self.add_button, self.export_button, self.import_button):
            foot.addWidget(button)
        foot.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 10, 12, 8)
        layout.addLayout(top)
        layout.addWidget(self.beginning, 1)
        layout.addWidget(self.table, 1)
        layout.addLayout(foot)
        self.search.textChanged.connect(lambda _: self._choose())
        self.only_missing.toggled.connect(lambda _: self._choose())
        self.add_button.clicked.connect(lambda: self.add_language(self.language.currentData()))
        self.export_button.clicked.connect(self._ask_export)
        self.import_button.clicked.connect(self._ask_import)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self.refresh)
        session.changed.connect(self._on_changed)
        self.leads_to = self.table
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.search.setPlaceholderText(tr("Search the texts"))
        self.search.setAccessibleName(tr("Search the texts"))
        self.only_missing.setText(tr("Only what is missing"))
        self.table.setAccessibleName(tr("Texts by language"))
        self.language.setAccessibleName(tr("Language"))
        chosen = self.language.currentData()
        self.language.clear()
        for code, name in LANGUAGES.items():
            if code != SOURCE_LANGUAGE:
                self.language.addItem(name, code)
        self.language.setCurrentIndex(max(0, self.language.findData(chosen)))
        self.see_button.setText(tr("Only show the texts"))
        self.add_button.setText(tr("Show this language"))
        self.export_button.setText(tr("Export as .po…"))
        self.export_button.setToolTip(tr("Write a file for a translator into this language"))
        self.import_button.setText(tr("Import a .po…"))
        self.import_button.setToolTip(tr("Import what a translator has written"))
        self.refresh()

    def _on_changed(self, _: list[Change]) -> None:
        self._stale = True
        if self.isVisible():
            self._later.start()

    def showEvent(self, event: object) -> None:  # noqa: N802
        """Show what changed meanwhile."""
        super().showEvent(event)  # type: ignore[arg-type]
        if self._stale:
            self.refresh()

    def refresh(self) -> None:
        """Read the texts again."""
        self._stale = False
        self.model.read()
        header = self.table.horizontalHeader()
        for column in range(self.model.columnCount()):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
        self._tell()
        self._show_beginning()

    def _show_beginning(self, *, wanted: bool = True) -> None:
        """As long as there is one language alone, say what this page is for."""
        self._dismissed = self._dismissed or not wanted
        alone = len(self.model.languages) < 2 and not self._dismissed
        self.beginning.setVisible(alone)
        for part in (self.table, self.search, self.only_missing, self._state):
            part.setVisible(not alone)
        if alone:
            self.beginning.say(
                tr("One language so far. Which one next?"),
                tr("All texts of the pack then stand side by side here, and what is missing is marked."),
            )
            glyphs = zip(("piece", "place", "text"), list(LANGUAGES.items())[1:], strict=False)
            self.beginning.show_ways(
                [
                    beginning.Way(
                        name,
                        tr("A column for it, to be filled in."),
                        "translate",
                        tint,
                        partial(self.add_language, code),
                    )
                    for tint, (code, name) in glyphs
                ]
            )

    def _choose(self) -> None:
        self.model.choose(self.search.text(), self.only_missing.isChecked())
        self._tell()

    def _tell(self) -> None:
        missing = self.model.missing
        self._state.setText(tr("%n translation(s) missing", missing) if missing else tr("Nothing is missing"))

    def add_language(self, language: str) -> None:
        """Show a column for one more language."""
        if language not in self.model.extra:
            self.model.extra.append(language)
        self.refresh()

    def go_to(self, language: str, way: Way) -> None:
        """Show a text in a language, by its way in the file of that language."""
        self.search.clear()
        self.only_missing.setChecked(False)
        self.refresh()
        ways = [text.whole_way for text in self.model.texts]
        row = next((at for at, known in enumerate(ways) if way and known[: len(way)] == way), 0)
        column = self.model.languages.index(language) + 1 if language in self.model.languages else 0
        index = self.model.index(row, column)
        self.table.setCurrentIndex(index)
        self.table.scrollTo(index)
        self.table.setFocus()

    # Translators' files.

    def _ask_export(self) -> None:
        language = self.language.currentData()
        proposed = str(
            self.session.document.folder.parent / f"{self.session.document.folder.name}.{language}.po"
        )
        path, _ = QFileDialog.getSaveFileName(self, tr("Export as .po…"), proposed, "*.po")
        if path:
            self.export(Path(path), language)

    def export(self, path: Path, language: str) -> None:
        """Write a translator's file."""
        texts = [text for text in self.model.texts if text.told.get(SOURCE_LANGUAGE)]
        english = {text.whole_way: text.told[SOURCE_LANGUAGE] for text in texts}
        told = {text.whole_way: text.told[language] for text in texts if language in text.told}
        try:
            left = write_po(path, language, english, told)
        except OSError as error:
            self.said.emit(tr("The file could not be written: {reason}", reason=reason_told(error)))
            return
        self.said.emit(tr("Written to {name}; %n text(s) to translate", left, name=path.name))

    def _ask_import(self) -> None:
        path, _ = QFileDialog.getOpenFileName(
            self, tr("Import a .po…"), str(self.session.document.folder.parent), "*.po"
        )
        if path:
            self.take(Path(path))

    def take(self, path: Path) -> None:
        """Take in a translator's file, as one step of undo."""
        try:
            language, entries = read_po(path)
        except UguisuError as error:
            self.said.emit(of_engine(error.message))
            return
        document = self.session.document
        edit, count, strange = take_in(document, language, [(way, text) for _, way, text in entries])
        if isinstance(edit, Group) and edit.edits:
            self.session.do(tr("Import {name}", name=path.name), edit)
        told = tr("%n text(s) imported", count)
        if strange:
            told = f"{told}; {tr('%n text(s) that this pack does not have', strange)}"
        self.said.emit(told)
