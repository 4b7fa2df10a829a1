"""A gap of a sentence: a chip with what stands there, and what else may."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from uguisu.messages import translate
from uguisu_changes.paths import MISSING
from uguisu_editor.forms.chips import Chip
from uguisu_editor.forms.chooser import Chooser, Offer, ask_next, show_below
from uguisu_editor.forms.context import FormContext, Where
from uguisu_editor.forms.control import Control
from uguisu_editor.forms.fields import PARAGRAPHS, Field
from uguisu_editor.forms.telling import GLYPHS, called, family_of, family_of_held, places_meant, told_value
from uguisu_editor.forms.writing import TextWriter
from uguisu_editor.i18n import of_engine, tr, words_of
from uguisu_editor.model.templates import id_from
from uguisu_editor.soon import soon

NEAR = 3
"""How many numbers below and above the present one are offered."""
RANK = ("error", "warning", "hint")
ON_BOARD = frozenset({"place", "piece"})


class ChipControl(Control):
    """One gap. `words`: what its values are called; `optional`: it may be left out, `leave` says how."""

    def __init__(
        self,
        context: FormContext,
        field: Field,
        takes: str | None,
        where: Where,
        parent: QWidget | None = None,
        *,
        words: dict[Any, str] | None = None,
        optional: bool = False,
        leave: Callable[[], object] | None = None,
    ) -> None:
        super().__init__(field, parent)
        self.context, self.where = context, where
        self.takes = takes or ("place" if field.kind in ("place", "places") else None)
        self.words, self.optional, self._leave = words or {}, optional, leave
        self.chip = Chip(self)
        self.anchor: QWidget = self.chip
        """What small windows come up at."""
        self.hold(self.chip)
        self.chip.clicked.connect(lambda _: self.open())
        self.chip.entered.connect(self._light)
        self.chip.left.connect(lambda: self.context.lit.emit([]))
        self.chip.installEventFilter(self)
        self.popup: QWidget | None = None
        self.long = field.name in PARAGRAPHS and field.name != "text"
        """Whether a text is written in several lines."""

    # Showing.

    def show_value(self, value: Any) -> None:
        """Show what stands there, or asks for it."""
        self._value = value
        shown = self.field.default if value is MISSING else value
        missing = shown is None and not (value is None and self.optional)
        family = family_of(self.context, self.field, self.takes, shown)
        told = self.words.get(shown, "") if isinstance(shown, str | int | bool) else ""
        text = (told or told_value(self.context, self.field, self.takes, shown, self.where())).strip(" :,.–—")
        self.chip.tell(
            text or self._asked(),
            family,
            missing=missing or not text,
            glyph="map-marker-multiple" if family == "place" and self.takes not in ("place", None) else "",
        )
        self.call(f"{self.field.title}: {text or self._asked()}")
        self._tell_trouble()
        if self.chip.hasFocus():
            self._light()

    def remember(self, value: Any) -> None:
        """Know what stands there, which something else shows."""
        self._value = value

    def _asked(self) -> str:
        """Return the question that an empty gap asks."""
        noun = self.context.session.facts.nouns.get(self.takes or "")
        if noun:
            return f"{translate(of_engine(noun), self.context.language)}?"
        asked = {
            "track": tr("which counter?"),
            "number": tr("a number"),
            "mark": tr("which mark?"),
            "result": tr("which ending?"),
            "tag": tr("which tag?"),
            "region": tr("which region?"),
            "side": tr("which side?"),
        }
        if self.field.kind == "localized":
            return tr("which words?")
        return asked.get(self.takes or "") or f"{self.field.title}?"

    def _tell_trouble(self) -> None:
        path = self.where()
        found = [one for one in self.context.problems_at(path) if len(one.path or ()) >= len(path)]
        if not found:
            told = self.field.told
            if (
                isinstance(self._value, str) and self.takes is not None
            ):  # the name in the file, for who reads files
                told = f"{told}\n{self._value}" if told else self._value
            self.chip.mark("", told)
            return
        worst = min(found, key=lambda one: RANK.index(one.severity))
        self.chip.mark(worst.severity, "\n".join(of_engine(one.message) for one in found[:3]))

    def _light(self) -> None:
        self.context.lit.emit(places_meant(self.context, self.takes, self._value))

    # Choosing.

    def offers(self) -> list[Offer]:
        """Return what may stand here."""
        found: list[Offer] = []
        if self.words:
            found = [Offer(text.strip(" :,"), value) for value, text in self.words.items()]
        elif self.field.kind == "flag":
            found = [Offer(tr("yes"), True), Offer(tr("no"), False)]
        elif self.field.kind == "choice":
            told = (*self.field.choices_told, *[""] * len(self.field.choices))
            found = [
                Offer(words_of(str(choice)), choice, of_engine(about))
                for choice, about in zip(self.field.choices, told, strict=False)
            ]
        elif self.takes is not None:
            found = self._names(self.takes)
        elif self.field.words:
            found = [Offer(words_of(word), word) for word in self.field.words]
        if self._is_number():
            now = self._value if isinstance(self._value, int) else int(self.field.default or 1)
            near = range(now - NEAR, now + NEAR + 1)
            found += [Offer(str(one), one, glyph="numeric", tint="number") for one in near if self._fits(one)]
        if self.optional and self._value is not MISSING:
            found.append(Offer(tr("Leave this out"), MISSING, glyph="close"))
        return found

    def _names(self, kind: str) -> list[Offer]:
        context, path = self.context, self.where()
        scope = context.words.scope(context.kind, context.data, path, context.session.facts)
        found = []
        for name, title in context.candidates(kind, path):
            in_scope = name in scope
            family = (
                family_of_held(context, scope[name])
                if in_scope
                else family_of(context, self.field, kind, name)
            )
            found.append(
                Offer(
                    called(context, kind, name, path),
                    name,
                    glyph=GLYPHS.get(family, ""),
                    tint=family,
                    words=f"{name} {title}",
                    places=tuple(places_meant(context, kind, name)),
                    group=tr("Spoken of here") if in_scope else tr("In this pack"),
                )
            )
        return found

    def _is_number(self) -> bool:
        return self.takes == "number" or (
            self.takes is None and self.field.kind in ("whole", "number") and not self.words
        )

    def _fits(self, number: float) -> bool:
        least, most = self.field.least, self.field.most
        if self.takes == "number":  # a name would do as well: the number is one branch of several
            whole = next(
                (one for one in self.field.branches() if one.kind in ("whole", "number")), self.field
            )
            least, most = whole.least, whole.most
        return (least is None or number >= least) and (most is None or number <= most)

    def typed(self, text: str) -> list[Offer]:
        """Return what somebody may mean who types this."""
        if self._is_number():
            try:
                number = float(text.replace(",", "."))
            except ValueError:
                return []
            whole = number.is_integer() and self.field.kind != "number"
            if not self._fits(number) or (self.field.kind != "number" and not number.is_integer()):
                return []
            return [Offer(text, int(number) if whole else number, glyph="numeric", tint="number")]
        if self.takes is not None and self.context.knows(self.takes):
            return []
        if self.words or self.field.kind in ("flag", "choice"):
            return []
        name = text if self.field.name not in ("as", "id") and self.takes is None else id_from(text)
        return [Offer(text, name, glyph="pencil-outline")] if name else []

    def open(self, begun: str = "", *, then: Callable[[], object] | None = None) -> None:
        """Offer what else may stand here. `begun`: a letter that was typed already; `then`: what is asked after the answer."""
        go_on = (lambda _: ask_next(self.context, then)) if then is not None else None
        if self.field.kind == "localized" and self.takes is None:
            writer = TextWriter(
                self.anchor,
                None if self._value is MISSING else self._value,
                self.context.languages(),
                self.field.title,
                long=self.long,
            )
            writer.written.connect(self._take)
            if go_on is not None:
                writer.written.connect(go_on)
            if begun:
                writer.type(begun)
            self._show(writer)
            return
        pick = None
        if self.takes in ON_BOARD or self.takes in self.context.session.facts.suits.get("place", []):
            pick = self.pick.emit
        chooser = Chooser(
            self.anchor,
            self.offers(),
            asked=self.field.title,
            typed=self.typed,
            pick=pick,
            now=self._value,
        )
        chooser.lit.connect(self.context.lit)
        chooser.chosen.connect(lambda offer: self._take(offer.value))
        if go_on is not None:
            chooser.chosen.connect(go_on)
        self._show(chooser)
        if begun:
            chooser.search.setText(begun)

    def _show(self, popup: QWidget) -> None:
        self.popup = popup
        popup.destroyed.connect(self._forget)
        show_below(popup, self.anchor)

    def _forget(self) -> None:
        self.popup = None

    def _take(self, value: Any) -> None:
        self.anchor.setFocus()
        if value is MISSING and self._leave is not None:
            self._leave()
        elif value != self._value or type(value) is not type(self._value):
            self.changed.emit(value)

    def take_place(self, place: str) -> None:
        """A place was picked on the map."""
        self.changed.emit(place)

    def eventFilter(self, watched: object, event: QEvent) -> bool:  # noqa: N802
        """A letter that is typed on it begins the search; Delete leaves it out."""
        if watched is self.chip and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            plain = not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
            text = event.text()
            if event.key() == Qt.Key.Key_Delete and self.optional and self._value is not MISSING:
                self._take(MISSING)
                return True
            if plain and len(text) == 1 and text.isprintable() and not text.isspace():
                soon(self, lambda: self.open(text))
                return True
        if watched is self.chip and event.type() == QEvent.Type.FocusIn:
            self._light()
        if watched is self.chip and isinstance(event, QFocusEvent) and event.lostFocus():
            away = event.reason() in (
                Qt.FocusReason.PopupFocusReason,
                Qt.FocusReason.ActiveWindowFocusReason,
            )
            if not away:  # another window is in front for a while; the place is still spoken of
                self.context.lit.emit([])
        return super().eventFilter(watched, event)
