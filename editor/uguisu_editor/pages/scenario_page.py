"""The page of the scenario: a sheet of the game's settings, its variants, and what the pack is."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton, QToolButton, QWidget

from uguisu.messages import translate
from uguisu_editor.forms.parts import Part
from uguisu_editor.i18n import tr
from uguisu_editor.icons import glyph_icon
from uguisu_editor.model.visible import visible
from uguisu_editor.pages.form_page import FormPage
from uguisu_editor.pages.scenario_sheet import ScenarioForm
from uguisu_editor.session import Session


class ScenarioPage(FormPage):
    """The sheet of the scenario, under its title; one button takes all settings back."""

    def __init__(self, session: Session, kind: str, parent: QWidget | None = None) -> None:
        self.usual_button = QPushButton()
        self.title_button = QToolButton()
        super().__init__(session, kind, parent)
        self.title_button.setAutoRaise(True)
        self.title_button.clicked.connect(lambda _=False: self._write_title())
        self.usual_button.clicked.connect(lambda _=False: self._all_as_usual())
        self.head.setStretchFactor(self._heading, 0)
        self.head.insertWidget(1, self.title_button)
        self.head.insertStretch(2, 1)
        self.head.insertWidget(3, self.usual_button)
        self.shown.connect(self._show_head)
        self.retranslate()

    def make_form(self) -> Part:
        """Make the sheet."""
        return ScenarioForm(self.context, self.context.root, self._area)

    def retranslate(self) -> None:
        """Say everything in the present language."""
        super().retranslate()
        self.usual_button.setText(tr("All as usual"))
        self.usual_button.setToolTip(tr("Take back every setting that is other than usual in this game"))
        self.title_button.setIcon(glyph_icon("pencil-outline", "faint"))
        self.title_button.setToolTip(tr("Write the title"))
        self.title_button.setAccessibleName(tr("Write the title"))

    def _show_head(self) -> None:
        title = self.context.look(("title",))
        told = translate(title, self.context.language) if isinstance(title, str | dict) and title else ""
        self._heading.setText(visible(told) or self.title)
        form = self.form
        self.usual_button.setVisible(isinstance(form, ScenarioForm) and any(row.changed for row in form.rows))

    def _all_as_usual(self) -> None:
        if isinstance(self.form, ScenarioForm):
            self.form.all_as_usual()

    def _write_title(self) -> None:
        if isinstance(self.form, ScenarioForm):
            self.form.title.anchor = self.title_button
            self.form.title.open()

    def badges(self) -> dict[str, str]:
        """Return what the options say of places."""
        return self.context.places_named()
