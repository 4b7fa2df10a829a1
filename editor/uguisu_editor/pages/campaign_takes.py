"""What a mission of a campaign takes along: a line for each thing carried, with the place where the mission begins with it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QToolButton, QWidget

from uguisu import Message
from uguisu.content import Carried
from uguisu.messages import localize
from uguisu_editor.forms.chips import Chip
from uguisu_editor.forms.fields import title_of
from uguisu_editor.i18n import Speaking, of_engine, tr, words_of
from uguisu_editor.icons import glyph_icon
from uguisu_editor.model.laying import Spot, Way, stands
from uguisu_editor.model.visible import visible


class Take(NamedTuple):
    """Something carried that a mission begins with: what it is, where it stands, and what people call that."""

    carried: Carried
    way: Way
    told: str


def takes_of(lay: Any, carries: Iterable[Carried], known: Iterable[Spot]) -> Iterator[Take]:
    """Yield what a mission takes along, in the order in which things are carried; `known` are the spots it has."""
    told = {spot.way: spot_told(spot) for spot in known}
    ways = list(stands(lay))
    for carried in carries:
        for name, way in ways:
            if name == carried.id:
                yield Take(carried, way, told.get(way) or _way_told(way))


def spot_told(spot: Spot) -> str:
    """Return what people call a place where something carried may stand."""
    if spot.title:
        return visible(localize(spot.title, Speaking.spoken))
    key = str(spot.way[-2 if spot.part == spot.way[-1] else -1])
    told = of_engine(Message.of(spot.called)) if spot.called else title_of(key)
    return visible(f"{told}: {called(spot.part)}" if spot.part else told)


def _way_told(way: Way) -> str:
    """Return words for a place that is none of those a game is known to have."""
    names = [step for step in way if isinstance(step, str) and step != "start"]
    return called(names[-1]) if names else ""


def carried_told(carried: Carried) -> str:
    """Return what people call something carried."""
    name = called(carried.cards or carried.track or carried.id)
    return name if carried.at_least is None else f"{name} \N{GREATER-THAN OR EQUAL TO} {carried.at_least}"


def kind_of(carried: Carried) -> str:
    """Return the family of chips that something carried belongs to."""
    return "card" if carried.cards is not None else "counter"


class TakesPart(QWidget):
    """The lines. `wanted` asks for the places where something may stand: below which button, and of which take (None: of
    one more).
    """

    wanted = Signal(object, object)

    def __init__(self, takes: list[Take], mission: str, *, more: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self.chips: dict[Way, Chip] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(2, 1)
        if takes:
            grid.addWidget(note(tr("Takes along:"), self), 0, 0, 1, 3)
        for row, take in enumerate(takes, 1):
            name = carried_told(take.carried)
            label = pill(name, kind_of(take.carried), self)
            label.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
            chip = self.chips[take.way] = Chip(self)
            chip.tell(take.told, "number" if kind_of(take.carried) == "counter" else "card")
            chip.setToolTip(take.told)
            chip.setAccessibleName(f"{mission}: {name} \N{RIGHTWARDS ARROW} {take.told}")
            chip.clicked.connect(lambda _=False, chip=chip, take=take: self.wanted.emit(chip, take))
            grid.addWidget(label, row, 0)
            grid.addWidget(QLabel("\N{RIGHTWARDS ARROW}", self), row, 1)
            grid.addWidget(chip, row, 2, Qt.AlignmentFlag.AlignLeft)
        self.more_button = QToolButton(self)
        self.more_button.setText(tr("Begin with something carried…"))
        self.more_button.setIcon(glyph_icon("plus", "faint"))
        self.more_button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.more_button.setAutoRaise(True)
        self.more_button.setAccessibleName(f"{tr('Begin with something carried…')}: {mission}")
        self.more_button.clicked.connect(lambda _=False: self.wanted.emit(self.more_button, None))
        self.more_button.setVisible(more)
        grid.addWidget(self.more_button, len(takes) + 1, 0, 1, 3, Qt.AlignmentFlag.AlignLeft)

    def focus(self, way: Way | None) -> None:
        """Give the keyboard to what stands somewhere, else to what adds one more."""
        (self.chips.get(way or ()) or self.more_button).setFocus()


def called(name: str) -> str:
    """Return an id as people would write it."""
    whole = words_of(name)
    told = " ".join(map(words_of, re.split("[-_]", name))) if whole == name.replace("_", " ") else whole
    return visible(told[:1].upper() + told[1:])


def pill(text: str, kind: str, parent: QWidget) -> QLabel:
    """Return a word on a ground of its kind."""
    label = QLabel(text, parent)
    label.setProperty("pill", kind)
    return label


def note(text: str, parent: QWidget) -> QLabel:
    """Return words in small print."""
    label = QLabel(text, parent)
    label.setProperty("notes", True)
    return label
