"""One of a union in a form, such as a step or a condition: its sentence with chips, and below what is nested in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from textwrap import wrap
from typing import Any

from PySide6.QtWidgets import QLabel, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from uguisu import Message
from uguisu_changes.edits import Put
from uguisu_changes.fields import Kind
from uguisu_changes.finding import narrowed
from uguisu_changes.paths import MISSING, Path
from uguisu_changes.words import Hole
from uguisu_editor.away import put_away
from uguisu_editor.forms.chips import Chip, Slot, WordButton
from uguisu_editor.forms.chooser import Chooser, Offer, ask_next, show_below
from uguisu_editor.forms.context import FormContext, Where
from uguisu_editor.forms.diagram import is_diagram
from uguisu_editor.forms.entries import new_entry
from uguisu_editor.forms.fields import Field
from uguisu_editor.forms.flow import FlowLayout
from uguisu_editor.forms.holes import ChipControl
from uguisu_editor.forms.lists import ListPart
from uguisu_editor.forms.offers import member_offers, part_told, phrases
from uguisu_editor.forms.other_words import other_words
from uguisu_editor.forms.parts import Part, Section, part_for
from uguisu_editor.i18n import of_engine, tr, words_of
from uguisu_editor.soon import soon

PLAIN = frozenset({"text", "whole", "number", "flag", "choice", "place", "localized"})
ENTRIES = frozenset({"words", "places", "list"})
NAMED = "as"
"""The field with the name of what a step has found, which goes on in its sentence: wake a guard, called guard."""
LONGEST = 24
"""Letters of a part of a sentence that is not broken."""
BRACKETS = '()“”"[]'


@dataclass(frozen=True)
class Word:
    """Words of a sentence."""

    text: str


@dataclass(frozen=True)
class Gap:
    """A chip: the way to its value from the beginning of the sentence, and what may stand there."""

    way: Path
    field: Field
    takes: str | None
    optional: bool
    of: str = ""
    """The model whose sentence has words for its values, if it has any."""
    said: str = ""
    """The words that hold where a flag is set, and stand on the chip."""


@dataclass(frozen=True)
class Whole:
    """A phrase that is not there yet, such as which places are meant."""

    way: Path
    field: Field


@dataclass(frozen=True)
class More:
    """Where a phrase may go on: the way to its table, and the fields that it does not say yet."""

    way: Path
    field: Field
    rest: tuple[str, ...]


@dataclass(frozen=True)
class Another:
    """Where a list may go on."""

    way: Path
    field: Field
    takes: str | None
    count: int


@dataclass(frozen=True)
class Further:
    """At the end of a sentence: where it may go on, as a whole or in its phrases."""

    ways: tuple[More | Another, ...]


@dataclass(frozen=True)
class PaintedHexes:
    """Hexes that are painted on a board beside the sentence: how many there are."""

    way: Path
    field: Field
    count: int


Piece = Word | Gap | Whole | More | Another | Further | PaintedHexes


class UnionPart(Part):
    """An operation, a condition, an expectation, a filter."""

    def __init__(self, context: FormContext, field: Field, where: Where, parent: QWidget | None) -> None:
        super().__init__(context, field, where, parent)
        self._plan: list[Piece] | None = None
        self.member: Field | None = None
        self._chips: dict[Path, ChipControl] = {}
        self._parts: dict[str, Part] = {}
        self._kept: set[Path] = set()
        self._below: list[Field] = []
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(4)
        self.word: QToolButton | None = None
        self._line: QWidget | None = None

    # What it says.

    def refresh(self) -> None:
        """Show the sentence of what is there."""
        value = self.value
        data = value if isinstance(value, dict) else {}
        word = data.get(self.field.tag) if self.field.kind == "union" else None
        self.member = self.field.member(word) if isinstance(word, str) else None
        group = self.member if self.field.kind == "union" else self.field
        plan: list[Piece] = []
        self._below = []
        if group is not None:
            plan = _gathered(self._phrase(group, data, ()))
        else:
            plan = [Word(words_of(str(word)) if word is not None else tr("Choose…"))]
        if plan != self._plan:
            self._plan = plan
            self._build(plan)
        self._nest(self._below, self.context.words.takes(group.model) if group is not None else {})
        for way, control in self._chips.items():
            control.show_value(self.context.look((*self.where(), *way)))
        for part in self._parts.values():
            part.refresh()

    def _phrase(self, group: Field, data: dict[str, Any], way: Path) -> list[Piece]:
        """Return what a table says; what can't be said in a line comes below it."""
        fields = {field.name: field for field in group.fields_for(data)}
        if not way and self.field.kind == "union":
            fields.pop(self.field.tag, None)
        takes = self.context.words.takes(group.model)
        kept = [str(path[-1]) for path in self._kept if path[:-1] == way and path[-1] not in data]
        shown = data | dict.fromkeys(kept)
        wording, told_by_it = self.context.words.wording(group.model, shown)
        said = self.context.words.sentence(group.model, shown, self.context.language, wording)
        if self.context.words.reads(group.model) is None:
            said = [words_of(group.name) if not way and self.field.kind == "union" else ""]
            for name, field in fields.items():
                if name in shown or field.required:
                    said += [f"{field.title.lower()}:", Hole(name)]
        found: list[Piece] = []
        told: list[str] = []
        for piece in said:
            if not isinstance(piece, Hole):
                text = piece.strip().strip(BRACKETS).strip()
                if text.count("(") != text.count(")"):  # the other one is beyond a chip
                    text = text.replace(" (", ", ").replace(")", "")
                if found and not isinstance(found[-1], Word):  # a chip ends a phrase as a comma does
                    text = text.lstrip(" ,;:.")
                found += [Word(text)] if text.strip(" :") else []
            elif piece.key in fields and piece.key not in told:
                told.append(piece.key)
                gap = self._gap(fields[piece.key], takes.get(piece.key), group, data, way)
                found = _joined(found, gap, titled=self.context.words.reads(group.model) is None)
        wanted = [
            name
            for name, field in fields.items()
            if name not in told and name not in told_by_it and (field.required or name in shown)
        ]
        for name in wanted:
            gap = self._gap(fields[name], takes.get(name), group, data, way)
            told_so = fields[name].title.lower()
            word = Word(told_so if name == NAMED else f"{told_so}:")
            found = _joined([*found, word], gap, titled=True)
        rest = tuple(name for name in fields if name not in told and name not in wanted)
        return [*found, More(way, group, rest)] if rest else found

    def _gap(
        self, field: Field, takes: str | None, group: Field, data: dict[str, Any], way: Path
    ) -> list[Piece]:
        here, value = (*way, field.name), data.get(field.name, MISSING)
        optional = not field.required
        if field.kind == "list" and field.item().kind == "union":
            if not way:
                self._below.append(field)
                return [Word(field.title.lower())] if field.item().tag == "test" else []
            return [Word(self.context.words.entry({"": value}, self.context.language))] if value else []
        if self.context.words.values_told(group.model, field.name, self.context.language):
            return [Gap(here, field, None, optional, group.model)]
        if is_diagram(field, takes) and self.context.board_apart:
            return [PaintedHexes(here, field, len(value) if isinstance(value, dict | list) else 0)]
        if is_diagram(field, takes) and not way:
            self._below.append(field)
            return []
        if takes is not None and field.kind not in ENTRIES:
            return [Gap(here, field, takes, optional)]
        inner = narrowed(field, None if value is MISSING else value) if field.kind == "either" else field
        if inner.kind in ENTRIES and (inner.kind != "list" or inner.item().kind in PLAIN):
            return self._entries(inner, takes, value, here, optional=optional)
        if inner.kind == "list" and self._is_told(inner.item()):
            return self._phrases(inner, value, here)
        if inner.kind == "group" and self.context.words.reads(inner.model) is not None:
            if isinstance(value, dict):
                return self._phrase(inner, value, here)
            return [Whole(here, inner)]
        if inner.kind in PLAIN:
            return [Gap(here, inner, takes, optional)]
        if not way:
            self._below.append(field)
            return []
        return [Word(f"{field.title.lower()} …")]

    def _is_told(self, item: Field) -> bool:
        """Whether an entry of a list is a phrase of its own."""
        if item.kind != "group" or self.context.words.reads(item.model) is None:
            return False
        return not any(one.kind == "list" and one.item().kind == "union" for one in item.fields)

    def _phrases(self, field: Field, value: Any, way: Path) -> list[Piece]:
        """Return what the entries of a list say, one behind another, and where one more may be added."""
        found: list[Piece] = []
        entries = value if isinstance(value, list) else []
        for at, entry in enumerate(entries):
            found += [Word(tr("and"))] if at else []
            found += self._phrase(field.item(), entry if isinstance(entry, dict) else {}, (*way, at))
        most = field.part.get("maxItems")
        if most is None or len(entries) < most:
            found.append(Another(way, field, None, len(entries)))
        return found

    @staticmethod
    def _entries(field: Field, takes: str | None, value: Any, way: Path, *, optional: bool) -> list[Piece]:
        """Return a chip for each entry of a list, and where one more may be added."""
        entries = value if isinstance(value, list) else []
        item = field.item() if field.kind == "list" else _one_of(field)
        least, most = field.part.get("minItems", 0), field.part.get("maxItems")
        found: list[Piece] = [
            Gap((*way, at), item, takes, at >= least and (optional or len(entries) > 1))
            for at in range(len(entries))
        ]
        if most is None or len(entries) < most:
            found.append(Another(way, field, takes, len(entries)))
        return found

    # How it is shown.

    def _build(self, plan: list[Piece]) -> None:
        held = next((way for way, one in self._chips.items() if one.chip.hasFocus()), None)
        old, self._chips, self.word = self._line, {}, None
        line = QWidget(self)
        line.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        flow = FlowLayout(line)
        for piece in plan:
            for part in _in_parts(piece):
                flow.addWidget(self._widget(part, line))
        if self.word is None and self.field.kind == "union":
            flow.addWidget(self._word_button("⋯", line))
        self._layout.insertWidget(0, line)
        line.show()
        self._line = line
        if old is not None:
            self._layout.removeWidget(old)
            put_away(old)
        first = next((control.chip for control in self._chips.values()), self.word)
        if first is not None:
            self.setFocusProxy(first)
        if held is not None and held in self._chips:
            self._chips[held].chip.setFocus()

    def _widget(self, piece: Piece, line: QWidget) -> QWidget:
        if isinstance(piece, Word):
            if self.word is None and self.field.kind == "union":
                return self._word_button(piece.text, line)
            label = QLabel(piece.text, line)
            label.setProperty("sentence", True)
            return label
        if isinstance(piece, Gap):
            return self._chip(piece, line)
        if isinstance(piece, Further):
            return self._further(piece, line)
        if isinstance(piece, PaintedHexes):
            return self._painted(piece, line)
        slot = Slot(piece.field.title if isinstance(piece, Whole) else "", line)
        slot.setAccessibleName(tr("Add to {name}", name=piece.field.title))
        slot.setToolTip(tr("Add to {name}", name=piece.field.title))
        if isinstance(piece, Whole):
            slot.clicked.connect(lambda: self._choose_phrase(piece, slot))
        elif isinstance(piece, Another):
            slot.clicked.connect(lambda: self._choose_entry(piece, slot))
        return slot

    def _painted(self, piece: PaintedHexes, line: QWidget) -> Chip:
        """A chip that says how many hexes there are; a click goes to where they are painted."""
        chip = Chip(line)
        chip.tell(tr("%n hex(es)", piece.count), "place", glyph="hexagon-multiple")
        chip.setAccessibleName(f"{piece.field.title}: {chip.text()}")
        chip.clicked.connect(lambda _=False: self.context.board_wanted.emit())
        return chip

    def _word_button(self, text: str, line: QWidget) -> QToolButton:
        """The first words are what is chosen anew to make it something else."""
        button = WordButton(line)
        button.setText(text)
        button.setAutoRaise(True)
        button.setProperty("word", True)
        button.setToolTip(" ".join(of_engine(Message.of(self._about())).split()))
        button.setAccessibleName(tr("Say something else than: {words}", words=text))
        button.clicked.connect(self.choose)
        self.word = button
        return button

    def _about(self) -> str:
        word = self.member.name if self.member is not None else ""
        return " ".join(self.field.tags().get(word, "").split())

    def _chip(self, piece: Gap, line: QWidget) -> ChipControl:
        words = self.context.words.values_told(piece.of, piece.field.name, self.context.language)
        if piece.said:
            words = {True: piece.said, False: tr("{what}: no", what=piece.said)}
        where = self._where(piece.way)
        leave = partial(self._leave_entry, piece.way) if isinstance(piece.way[-1], int) else None
        control = ChipControl(
            self.context,
            piece.field,
            piece.takes,
            where,
            line,
            words=words,
            optional=piece.optional,
            leave=leave,
        )
        control.changed.connect(lambda value: self._set(piece.way, value))
        control.pick.connect(lambda: self.context.pick.emit(control))
        self._chips[piece.way] = control
        return control

    def _where(self, way: Path) -> Where:
        return lambda: (*self.where(), *way)

    def _set(self, way: Path, value: Any) -> None:
        if value is MISSING:
            self._kept.discard(way)
        self.context.set((*self.where(), *way), value)

    def _leave_entry(self, way: Path) -> None:
        """Take an entry out of its list; the list goes with the last one."""
        path = (*self.where(), *way[:-1])
        entries = self.context.look(path)
        if isinstance(entries, list) and len(entries) > 1:
            self.context.remove(path, int(way[-1]))
        else:
            self.context.set(path, MISSING)

    def _choose_entry(self, piece: Another, slot: Slot) -> None:
        """Ask for one more of a list, where its chip will stand."""
        item = piece.field.item() if piece.field.kind == "list" else _one_of(piece.field)
        path = (*self.where(), *piece.way)
        if item.kind == "group":
            offers = [offer for offer in phrases(self.context, item, path) if offer.value]
            offers += [
                Offer(one.title, {one.name: max(1, int(one.least or 1))}, one.told)
                for one in item.fields
                if one.kind == "whole" and one.default == 0
            ]
            chooser = Chooser(slot, offers, asked=piece.field.title)
            chooser.chosen.connect(lambda offer: self.context.insert(path, piece.count, offer.value))
            show_below(chooser, slot)
            return
        asked = ChipControl(self.context, item, piece.takes, lambda: (*path, piece.count), slot)
        asked.hide()
        asked.show_value(MISSING)
        asked.changed.connect(lambda value: self.context.insert(path, piece.count, value))
        asked.pick.connect(lambda: self.context.pick.emit(asked))
        asked.anchor = slot
        asked.open()

    def _choose_phrase(self, piece: Whole, slot: Slot) -> None:
        path = (*self.where(), *piece.way)
        chooser = Chooser(slot, phrases(self.context, piece.field, path), asked=piece.field.title)
        chooser.lit.connect(self.context.lit)
        chooser.chosen.connect(lambda offer: self.context.set(path, offer.value))
        show_below(chooser, slot)

    def _further(self, piece: Further, line: QWidget) -> Slot:
        slot = Slot("", line)
        slot.setToolTip(tr("Say more"))
        slot.setAccessibleName(tr("Say more"))
        slot.clicked.connect(lambda: self._choose_further(piece, slot))
        return slot

    def more_offers(self, piece: More) -> list[Offer]:
        """Return how a phrase may go on."""
        data = self.context.look((*self.where(), *piece.way))
        fields = {
            field.name: field for field in piece.field.fields_for(data if isinstance(data, dict) else None)
        }
        return [
            Offer(
                part_told(self.context, piece.field, name) or fields[name].title,
                name,
                fields[name].told,
                words=fields[name].title,
            )
            for name in piece.rest
            if name in fields
        ]

    def say_more_of(self, piece: More, name: str) -> None:
        """Say one of what a phrase does not say yet."""
        self.say_more(next(one for one in piece.field.fields if one.name == name), piece.way)

    def _choose_further(self, piece: Further, slot: Slot) -> None:
        """Ask how the sentence is to go on; what belongs to one of its phrases stands below that."""
        if len(piece.ways) == 1 and isinstance(piece.ways[0], Another):
            self._choose_entry(piece.ways[0], slot)
            return
        offers: list[Offer] = []
        for one in piece.ways:
            if isinstance(one, More):
                offers += [
                    replace(
                        offer, value=partial(self.say_more_of, one, offer.value), group=self._phrase_told(one)
                    )
                    for offer in self.more_offers(one)
                ]
            else:
                asked = partial(ask_next, self, partial(self._choose_entry, one, slot))
                offers.append(Offer(tr("one more"), asked, group=one.field.title))
        chooser = Chooser(slot, offers, asked=tr("Say more"))
        chooser.chosen.connect(lambda offer: offer.value())
        show_below(chooser, slot)

    def _phrase_told(self, piece: More) -> str:
        """Return the phrase of a sentence that would go on; "" for all of it."""
        data = self.context.look((*self.where(), *piece.way)) if piece.way else MISSING
        if not isinstance(data, dict):
            return ""
        return self.context.words.told(piece.field.model, data, self.context.language)

    def say_more(self, field: Field, way: Path = ()) -> None:
        """Say what is not said yet: ask for it at once; a tick is set, what is nested is shown."""
        here = (*way, field.name)
        if field.kind == "flag":
            path = (*self.where(), *here)
            set_already = self.context.look(path) is (not field.default)
            self.context.set(path, MISSING if set_already else not field.default)
            return
        self._kept.add(here)
        self._plan = None
        self.refresh()
        if here in self._chips:
            soon(self._chips[here], self._chips[here].open)
        elif field.name in self._parts:
            self._parts[field.name].setFocus()

    def ask_first_gap(self, then: Callable[[], object] | None = None) -> bool:
        """Ask for the first thing that must be said and is not, and go on when it is said; tell whether there is any."""
        for way, control in self._chips.items():
            missing = self.context.look((*self.where(), *way)) is MISSING and control.field.default is None
            if missing and not control.optional:
                soon(control, partial(control.open, then=then))
                return True
        return False

    # Another word.

    def choose(self) -> None:
        """Ask for another word."""
        owner = self.word or self
        chooser = Chooser(
            owner, member_offers(self.context, self.field), asked=tr("What else?"), others=other_words
        )
        chooser.chosen.connect(lambda offer: self.set_word(offer.value[self.field.tag]))
        show_below(chooser, owner)

    def set_word(self, word: str) -> None:
        """Make it another of the union; what both have stays."""
        value = self.value
        member = self.field.member(word)
        if not isinstance(value, dict) or member is None or value.get(self.field.tag) == word:
            return
        kinds = {field.name: field.kind for field in member.fields}
        old = {field.name: field.kind for field in (self.member.fields if self.member is not None else ())}
        kept = {
            key: one
            for key, one in value.items()
            if key != self.field.tag and key in kinds and kinds[key] == old.get(key)
        }
        new = {self.field.tag: word, **new_entry(member), **kept}
        self.context.do(tr("Change {name}", name=words_of(word)), Put(self.context.kind, self.where(), new))

    # What is nested.

    def _nest(self, fields: list[Field], takes: dict[str, str]) -> None:
        names = {field.name: field for field in fields}
        for name, part in list(self._parts.items()):
            if (
                name not in names
                or part.field.model != names[name].model
                or part.field.kind != names[name].kind
            ):
                del self._parts[name]
                put_away(part)
        for name, field in names.items():
            if name not in self._parts:
                part = self._part(field, takes.get(name))
                self._parts[name] = part
                self._layout.addWidget(part)
                if isinstance(part, Section) and not isinstance(part, ListPart):
                    part.unfold()

    def _part(self, field: Field, takes: str | None) -> Part:
        """Return what shows a field that is nested: steps right below what the sentence leads to them with."""
        if field.kind == "list" and field.item().kind == "union" and field.item().tag == "op":
            from uguisu_editor.forms.steps import StepsPart

            before = [one for one in self._below if one.name in self._parts]
            steps = StepsPart(
                self.context, field, self._where((field.name,)), self, titled=len(before) > 1, nested=True
            )
            if len(before) == 1:
                steps.lead(tr("then"), "then")
            return steps
        if field.kind == "list" and field.item().kind == "union":
            from uguisu_editor.forms.steps import StepsPart

            return StepsPart(self.context, field, self._where((field.name,)), self, titled=False)
        if field.kind == "list":
            from uguisu_editor.forms.alternatives import AlternativesPart, is_way

            if is_way(field.item()):
                return AlternativesPart(self.context, field, self._where((field.name,)), self, titled=False)
        return part_for(self.context, field, self._where((field.name,)), takes, self)

    def inner(self) -> Iterator[Part]:
        """Yield what is nested."""
        yield from self._parts.values()

    def reach(self, path: Path) -> QWidget:
        """The chip of a gap, or what is nested; what the sentence has not yet is shown, though it is empty."""
        way = path[len(self.where()) :]
        if way in self._chips:
            return self._chips[way]
        if (
            len(way) == 1
            and self.member is not None
            and isinstance(way[0], str)
            and way[0] not in self._parts
        ):
            known = {field.name for field in self.member.fields}
            if way[0] in known and way[0] != self.field.tag:
                self._kept.add(way)
                self._plan = None
                self.refresh()
                if way in self._chips:
                    return self._chips[way]
        near = [one for one in self._chips if one[:1] == way[:1]]
        return self._chips[near[0]] if near else super().reach(path)


def _gathered(plan: list[Piece]) -> list[Piece]:
    """Return a plan in which all ways to go on stand together at the end; that of a list of its own stays behind its chips."""
    ends = tuple(
        piece
        for piece in plan
        if isinstance(piece, More)
        or (
            isinstance(piece, Another) and piece.takes is None and (piece.count or piece.field.kind == "list")
        )
    )
    return [*(piece for piece in plan if piece not in ends), Further(ends)] if ends else plan


def _in_parts(piece: Piece) -> list[Piece]:
    """Return words in parts that are no longer than a narrow column is wide.

    >>> _in_parts(Word("move the ring no further than by"))
    [Word(text='move the ring no further'), Word(text='than by')]
    """
    return [Word(part) for part in wrap(piece.text, LONGEST)] if isinstance(piece, Word) else [piece]


def _joined(found: list[Piece], gap: list[Piece], *, titled: bool) -> list[Piece]:
    """Return words with what they lead to: those of a flag stand on its chip, and nothing is led to that comes below."""
    before = found[-1] if found else None
    if not gap:
        return found[:-1] if titled else found
    if titled and isinstance(gap[0], Word):  # it says itself what it is
        return [*found[:-1], *gap]
    if isinstance(before, Word) and isinstance(gap[0], Gap) and gap[0].field.kind == "flag" and not gap[0].of:
        return [*found[:-1], replace(gap[0], said=before.text.strip(" ,;:"))]
    return [*found, *gap]


def _one_of(field: Field) -> Field:
    """Return what an entry of a list of names is."""
    kind: Kind = "place" if field.kind == "places" else "text"
    items = field.part.get("items", {})
    part = items if isinstance(items, dict) else {}
    return Field(
        field.name, kind, field.description, required=True, words=field.words, part=part, schema=field.schema
    )
