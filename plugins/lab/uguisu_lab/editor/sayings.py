"""What the page of a playtest says above its tables, and how it says it."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QWidget

from uguisu.content.text import LocalText
from uguisu.messages.message import Message
from uguisu_lab.playtest.summary import Summary
from uguisu_lab.playtest.tables import Words


class Kept(msgspec.Struct, frozen=True):
    """What is kept of a playtest: what it found, and who won each game."""

    found: Summary
    won: list[str]


class SeatBox(QComboBox):
    """Who sits somewhere. The wheel scrolls the panel over it, and changes it only while it has the keyboard."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setEditable(True)
        self.setMinimumContentsLength(6)

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        """Hand the wheel on."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


def heading_of(found: Summary | None) -> Message:
    """Return the heading of the page."""
    if found is None or not found.played:
        return Message("What would a hundred games say?")
    return Message("What {games} {games:game says|games say}", games=found.played)


def who_plays(found: Summary | None, words: Words, *, first: bool) -> LocalText:
    """Say who played, or is to play."""
    if found is None:
        return Message("Bots play this pack as it is drawn now. The first numbers come after a few seconds.")
    pairs = ", ".join(f"{words.name(seat.title)}: {seat.bot}" for seat in found.seats)
    if first:
        return Message(
            "A first impression, between quick bots: {who}. Those that were asked for are playing.", who=pairs
        )
    return Message("Who played: {who}", who=pairs)


def signed(told: Callable[[float], str], value: float) -> str:
    """Tell a difference with its sign."""
    sign = "+" if value > 0 else "\N{MINUS SIGN}" if value < 0 else ""
    return f"{sign}{told(abs(value))}"


def remarks_on(found: Summary, words: Words, *, running: bool) -> list[str]:
    """Return why to believe it less."""
    from uguisu_lab.playtest.headlines import warnings_of

    found = replace(found, partial=found.partial and not running)
    told = [str(line) for line in warnings_of(found, words)]
    if found.broken:
        first = found.errors[0]
        told.append(
            words.say(
                Message(
                    "{broken} {broken:game|games} crashed. Number {number}: {problem}",
                    broken=found.broken,
                    number=first.index + 1,
                    problem=first.message,
                )
            )
        )
    return told
