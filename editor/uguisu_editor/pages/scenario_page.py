"""The page of the scenario: its form, and the variants there are, with what each goes with."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QCheckBox, QLabel, QVBoxLayout, QWidget

from uguisu import Message
from uguisu.messages import localize
from uguisu_editor.forms.parts import EntryPart, Part
from uguisu_editor.i18n import of_engine, tr
from uguisu_editor.pages.form_page import HIDDEN, FormPage
from uguisu_editor.session import Session

BASICS = frozenset({"title", "summary", "game", "options", "languages", "players", "minutes"})
"""What most scenarios say; the rest is under Advanced."""


class ScenarioPage(FormPage):
    """The form of the scenario, with a tick for each variant of the game."""

    def __init__(self, session: Session, kind: str, parent: QWidget | None = None) -> None:
        self.ticks: dict[str, QCheckBox] = {}
        self._variants, self._about = QWidget(), QLabel()
        super().__init__(session, kind, parent)
        self._column = QVBoxLayout(self._variants)
        self._column.setContentsMargins(0, 10, 0, 4)
        self._column.addWidget(self._about)
        self.below = self._variants
        self.shown.connect(self._show_variants)

    def make_form(self) -> Part:
        """Make the form: what most scenarios say, and the rest under Advanced."""
        root = self.context.root
        return EntryPart(self.context, root, lambda: (), self._area, HIDDEN, whole=True, basics=BASICS)

    def retranslate(self) -> None:
        """Say everything in the present language."""
        super().retranslate()
        self._about.setText(tr("Variants of the game"))

    def _chosen(self) -> list[Any]:
        found = self.context.look(("variants",))
        return (
            [use.get("id") if isinstance(use, dict) else use for use in found]
            if isinstance(found, list)
            else []
        )

    def _show_variants(self) -> None:
        game = self.session.registry.games.get(self.session.grammar.game_id or "")
        variants = game.variants if game is not None else {}
        self._variants.setVisible(bool(variants))
        for name in [*self.ticks]:
            if name not in variants:
                self.ticks.pop(name).deleteLater()
        chosen = self._chosen()
        for name, variant in variants.items():
            if name not in self.ticks:
                tick = self.ticks[name] = QCheckBox(self._variants)
                tick.clicked.connect(lambda on, name=name: self._tick(name, on=on))
                self._column.addWidget(tick)
            tick = self.ticks[name]
            clashes = [
                other
                for other in chosen
                if other != name
                and other in variants
                and (other in variant.conflicts or name in variants[other].conflicts)
            ]
            lacks = [other for other in sorted(variant.requires) if other not in chosen]
            titles = {one: localize(of.title, self.context.language) or one for one, of in variants.items()}
            told = titles[name]
            if clashes:
                others = ", ".join(titles[other] for other in clashes)
                told = tr("{name} (clashes with {others})", name=told, others=others)
            elif lacks:
                others = ", ".join(titles.get(other, other) for other in lacks)
                told = tr("{name} (needs {others})", name=told, others=others)
            tick.setText(told)
            tick.setAccessibleName(told)
            about = " ".join((variant.__doc__ or "").split())
            tick.setToolTip(of_engine(Message.of(about)) if about else "")
            tick.setChecked(name in chosen)
            tick.setEnabled(name in chosen or not clashes)

    def _tick(self, name: str, *, on: bool) -> None:
        chosen = self._chosen()
        if on and name not in chosen:
            self.context.insert(("variants",), len(chosen), name)
        elif not on and name in chosen:
            self.context.remove(("variants",), chosen.index(name))

    def badges(self) -> dict[str, str]:
        """Return what the options say of places."""
        return self.context.places_named()
