"""What the page of a playtest says above its tables, and how it says it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QWidget

from uguisu import LocalText, Message
from uguisu.messages import spoken
from uguisu_lab.playtest.summary import Summary
from uguisu_lab.playtest.tables import Words
from uguisu_tools.bots import bot_about, bot_title

if TYPE_CHECKING:
    from uguisu_lab.editor.playtest import Playtest
    from uguisu_lab.editor.process import Stage

NAME = "playtest"
"""What the editor knows the panel by: the name of the function that makes it."""


class KeptPlaytest(msgspec.Struct, frozen=True):
    """What is kept of a playtest: what it found, who won each game, and on which day that was."""

    found: Summary
    won: list[str]
    when: str = ""


def read_kept(data: bytes | None) -> KeptPlaytest | None:
    """Read what was kept; what another version wrote is passed over."""
    try:
        return msgspec.json.decode(data, type=KeptPlaytest) if data is not None else None
    except msgspec.MsgspecError:
        return None


class SeatBox(QComboBox):
    """Who sits somewhere, by how it plays; a bot with a setting is typed as it is: `mcts:200`. The wheel scrolls the panel over
    it, and changes it only while it has the keyboard.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setEditable(True)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.setMinimumContentsLength(6)
        line = self.lineEdit()
        if line is not None:
            line.installEventFilter(self)

    @property
    def bot(self) -> str:
        """The bot that is chosen, or what was typed."""
        typed = self.currentText().strip()
        at = self.findText(typed)
        return str(self.itemData(at)) if at >= 0 else typed

    def choose(self, bot: str) -> None:
        """Choose a bot; one that is not offered stands there as it is typed."""
        at = self.findData(bot)
        self.setCurrentIndex(at)
        if at < 0:
            self.setEditText(bot)

    def offer(self, bots: Iterable[str], words: Words) -> None:
        """Offer these bots. Two that play alike are told apart by what programs call them."""
        called = {bot: words.say(bot_title(bot)) for bot in bots}
        counts = Counter(called.values())
        for bot, title in called.items():
            self.addItem(f"{title} ({spoken(bot, words.language)})" if counts[title] > 1 else title, bot)
            self.setItemData(self.count() - 1, words.say(bot_about(bot)), Qt.ItemDataRole.ToolTipRole)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """A click on the name offers the others, as one on the arrow does."""
        if watched is self.lineEdit() and event.type() == QEvent.Type.MouseButtonRelease:
            self.showPopup()
        return super().eventFilter(watched, event)

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        """Hand the wheel on."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


def heading_of(found: Summary | None, asked: int) -> Message:
    """Return the heading of the page; `asked`: how many games are being played, if somebody has said how many."""
    if found is None or not found.played:
        return Message("What would a hundred games say?")
    if found.played < asked:
        return Message(
            "What {games} of {asked} {asked:game|games} say so far", games=found.played, asked=asked
        )
    return Message("What {games} {games:game says|games say}", games=found.played)


def progress_of(playtest: Playtest) -> LocalText:
    """Say how many games were played of those that were asked for, then what is tried after them."""
    if playtest.stage.tries:
        return what_is_tried(playtest.stage)
    if not playtest.asked:
        return (
            Message("Playtest: {done} of {games}", done=playtest.done, games=playtest.of)
            if playtest.of
            else ""
        )
    return Message("Playtest: {done} of {games}", done=playtest.stage.counted, games=playtest.asked)


def what_goes_on(playtest: Playtest) -> Message:
    """Say how long the games still take; once they are played, what is tried after them."""
    if playtest.stage.tries:
        return what_is_tried(playtest.stage)
    return Message("at most {seconds} s left", seconds=round(playtest.left))


def what_is_tried(stage: Stage) -> Message:
    """Say what the bots do after the games, which are all played."""
    if stage.tries == "strong":
        return Message(
            "{games} {games:game|games} played; strong bots now try both sides: {done} of at most {most}",
            games=stage.counted,
            done=stage.tried,
            most=stage.to_try,
        )
    return Message(
        "{games} {games:game|games} played; the bots now meet random moves: {done} of at most {most}",
        games=stage.counted,
        done=stage.tried,
        most=stage.to_try,
    )


def who_plays(found: Summary | None, words: Words, *, first: bool) -> LocalText:
    """Say who played, or is to play."""
    if found is None:
        return Message("Bots play this pack as it is drawn now. The first numbers come after a few seconds.")
    pairs = ", ".join(f"{words.name(seat.title)}: {words.say(bot_title(seat.bot))}" for seat in found.seats)
    if first:
        return Message(
            "A first impression, between quick bots: {who}. Those that were asked for are playing.", who=pairs
        )
    return Message("Played by {who}", who=pairs)


def who_exactly(found: Summary | None, words: Words) -> str:
    """Say in lines who played, and how each is asked for."""
    seats = found.seats if found is not None else ()
    return "\n".join(f"{words.name(seat.title)}: {words.bot(seat.bot)}" for seat in seats)


def staleness(when: str) -> Message:
    """Say that the pack was another when these games were played."""
    if when:
        return Message(
            "The pack has changed since these games were played, on {day}. Play again to know.", day=when
        )
    return Message("The pack has changed since these games were played. Play again to know.")


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
