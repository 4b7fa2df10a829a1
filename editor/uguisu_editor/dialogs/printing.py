"""Print and play: asks what is to be on paper, and writes the PDF."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFileDialog,
    QFormLayout,
    QLabel,
)

from uguisu import Pack
from uguisu.content import write_bytes
from uguisu.messages import localize
from uguisu_editor.dialogs.dialog import Dialog
from uguisu_editor.dialogs.exporting import language_of, pack_of
from uguisu_editor.i18n import LANGUAGES, reason_told, said_in, tr
from uguisu_editor.io.kit import Kit, kit_bytes, kit_of, sheets_of
from uguisu_editor.io.minimap import Words, minimap_of, sheet_of
from uguisu_editor.io.painting import PAPERS
from uguisu_editor.jobs import Jobs
from uguisu_editor.model.card_faces import PrintedCard
from uguisu_editor.model.jobs import BRIEFING, PRINTED, Briefed
from uguisu_editor.model.phrases import phrase
from uguisu_editor.pages.map_page import MapPage
from uguisu_tools.drawing import picture_of

PAPER_OF_PRINTERS = ("A4", "Letter", "A3")


def print_and_play(page: MapPage) -> None:
    """Ask what is to be printed, and where it goes."""
    pack = pack_of(page)
    if pack is not None:
        PrintDialog(page, pack).open()


class PrintDialog(Dialog):
    """What is printed, how large, on what paper. Cards and pieces are asked of the game, in a process of its own."""

    def __init__(self, page: MapPage, pack: Pack) -> None:
        super().__init__(page)
        self.page = page
        self.pack = pack
        self.setWindowTitle(tr("Print and play"))
        self._cards: list[PrintedCard] = []
        self._briefed: Briefed | None = None
        self.paper = QComboBox(self)
        self.paper.addItems([paper for paper in PAPER_OF_PRINTERS if paper in PAPERS])
        self.language = QComboBox(self)
        for name, title in LANGUAGES.items():
            self.language.addItem(title, name)
        self.language.setCurrentIndex(max(0, self.language.findData(language_of(page))))
        self.width_ = QDoubleSpinBox(self)
        self.width_.setRange(10, 300)
        self.width_.setDecimals(0)
        self.width_.setValue(40)
        self.width_.setSuffix(f" {tr('cm')}")
        self.sheets = QLabel(self)
        self.parts = {
            name: QCheckBox(title, self)
            for name, title in (
                ("briefing", tr("The br&iefing: one sheet to lay on the table")),
                ("map", tr("The &map, in sheets")),
                ("cards", tr("&Cards, with cut lines")),
                ("backs", tr("&Backs of the cards, for printing on both sides")),
                ("bleed", tr("3 mm of b&leed and cut marks, as print shops ask")),
                ("tokens", tr("&Tokens")),
                ("screens", tr("&Screens, with the private mini-map")),
            )
        }
        for name, box in self.parts.items():
            box.setChecked(name != "bleed")
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Save | QDialogButtonBox.StandardButton.Cancel, self
        )
        self.buttons.accepted.connect(self._ask_where)
        self.buttons.rejected.connect(self.reject)
        self._lay_out()
        for changed in (self.paper.currentIndexChanged, self.width_.valueChanged, self.parts["map"].toggled):
            changed.connect(self._count_sheets)
        self.language.currentIndexChanged.connect(self._ask_game)
        self.faces = Jobs(page.session, self)
        self.faces.done.connect(self._take)
        self.faces.failed.connect(self._on_no_faces)
        self.finished.connect(lambda _: self.faces.stop())
        self._count_sheets()
        self._ask_game()

    def _lay_out(self) -> None:
        form = QFormLayout(self)
        for title, field in (
            (tr("&Paper"), self.paper),
            (tr("Lan&guage"), self.language),
            (tr("&Width of the map"), self.width_),
        ):
            form.addRow(title, field)
            field.setAccessibleName(title.replace("&", ""))
        form.addRow(self.sheets)
        for box in self.parts.values():
            form.addRow(box)
        form.addRow(self.error)
        form.addRow(self.buttons)

    def _count_sheets(self) -> None:
        across, down = sheets_of(
            picture_of(self.pack.topology), self.width_.value(), self.paper.currentText()
        )
        self.sheets.setText(tr("{across} × {down} sheets for the map", across=across, down=down))
        self.width_.setEnabled(self.parts["map"].isChecked())

    # What the game tells.

    def _ask_game(self) -> None:
        self._save_button(enabled=False)
        self.faces.ask(PRINTED, str(self.language.currentData()))

    def _take(self, what: str, answer: Any) -> None:
        if what == PRINTED:
            self._cards = answer
            self.faces.ask(BRIEFING, str(self.language.currentData()))
        else:
            self._briefed = answer
        self._ready()

    def _on_no_faces(self, why: str) -> None:
        self.say(why)
        self._ready()

    def _ready(self) -> None:
        """Offer what there is."""
        has = {
            "briefing": self._briefed is not None,
            "cards": bool(self._cards),
            "tokens": self._briefed is not None and bool(self._briefed.tokens),
            "screens": self._briefed is not None,
        }
        has["backs"] = has["bleed"] = has["cards"]
        for name, there in has.items():
            self.parts[name].setEnabled(there)
        self._save_button(enabled=not self.faces.waiting)

    def _save_button(self, *, enabled: bool) -> None:
        self.buttons.button(QDialogButtonBox.StandardButton.Save).setEnabled(enabled)

    # Printing.

    def _wants(self, part: str) -> bool:
        return self.parts[part].isChecked() and self.parts[part].isEnabled()

    def kit(self) -> Kit:
        """Return what is to be printed."""
        language, told = str(self.language.currentData()), self._briefed
        title = localize(self.pack.scenario.title, language)
        notes, turns, player = (
            said_in(language, text) for text in (phrase("Notes"), phrase("Turn by turn"), phrase("Player"))
        )
        inside = minimap_of(
            self.pack.topology, sheet_of(self.pack, Words(title, notes, turns, player), language)
        )
        return kit_of(
            self.page.session,
            title,
            self.pack.topology,
            self.page.session.look,
            [part for part in self.parts if self._wants(part)],
            told=told,
            cards=self._cards,
            width=self.width_.value(),
            language=language,
            screens=[(seat, inside) for seat in told.seats] if told is not None else (),
        )

    def _ask_where(self) -> None:
        start = self.page.path.parent / f"{self.page.path.name}-print.pdf"
        name, _ = QFileDialog.getSaveFileName(self, self.windowTitle(), str(start), "PDF (*.pdf)")
        if name:
            self.save(Path(name).with_suffix(".pdf"))

    def save(self, path: Path) -> bool:
        """Write the PDF; tell whether that was done."""
        try:
            write_bytes(path, kit_bytes(self.kit(), self.paper.currentText()))
        except OSError as error:
            self.say(tr("{name} could not be written: {reason}", name=path, reason=reason_told(error)))
            return False
        self.page.said.emit(tr("{name} was saved.", name=path.name))
        self.accept()
        return True
