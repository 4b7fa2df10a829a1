"""What a playtest found, as a table: each share with its interval, beside it the run before and the difference."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import (
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from uguisu import LocalText, Message
from uguisu.messages import visible
from uguisu_lab.playtest.statistics import Distribution, Interval, difference, difference_of_means, wilson
from uguisu_lab.playtest.summary import Summary
from uguisu_lab.playtest.tables import Words

SHARE, GAME = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1
BAR = 1
"""The column with bars."""


class FindingRow(NamedTuple):
    """One thing that was found: a share or a mean with its interval."""

    key: str
    title: str
    told: str
    share: Interval | None = None
    numbers: Distribution | None = None
    note: str = ""
    game: int = -1


class FindingsTable(QWidget):
    """The table. `game_wanted` tells of a game that is to be opened."""

    game_wanted = Signal(int)

    def __init__(self, language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = Words(language)
        self.tree = QTreeWidget(self)
        self.tree.setColumnCount(5)
        self.tree.setRootIsDecorated(False)
        self.tree.setIndentation(12)
        self.tree.setUniformRowHeights(True)
        self.tree.setItemDelegateForColumn(BAR, Bars(self.tree))
        self.tree.itemActivated.connect(self._activated)
        header = self.tree.header()
        header.setMinimumSectionSize(50)
        for column, width in enumerate((190, 100, 120, 70)):
            header.resizeSection(column, width)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.tree)
        self.retranslate(language)

    def retranslate(self, language: str) -> None:
        """Say everything in another language; what was found is told when it is shown again."""
        self._words = Words(language)
        say = self._words.say
        self.tree.setAccessibleName(say(Message("What the games show")))
        self.tree.setHeaderLabels(
            [
                say(Message("What")),
                "",
                say(Message("This run")),
                say(Message("Before")),
                say(Message("Difference")),
            ]
        )

    def show_findings(self, found: Summary | None, before: Summary | None) -> None:
        """Show what was found, beside what was found before."""
        at = self.tree.verticalScrollBar().value()
        self.tree.clear()
        if found is None:
            return
        old = (
            {row.key: row for _, rows in sections(before, self._words) for row in rows}
            if before is not None
            else {}
        )
        for title, rows in sections(found, self._words):
            head = QTreeWidgetItem(self.tree, [title])
            head.setFlags(Qt.ItemFlag.ItemIsEnabled)
            head.setFirstColumnSpanned(True)
            font = QFont(self.tree.font())
            font.setBold(True)
            head.setFont(0, font)
            for row in rows:
                head.addChild(self._item(row, old.get(row.key)))
        self.tree.expandAll()
        self.tree.verticalScrollBar().setValue(at)

    def _item(self, row: FindingRow, old: FindingRow | None) -> QTreeWidgetItem:
        gap = _difference(row, old, self._words)
        cells = [row.title, "", row.told, old.told.partition(" ")[0] if old is not None else "", gap]
        item = QTreeWidgetItem([visible(cell) for cell in cells])
        item.setData(BAR, SHARE, (row.share, old.share if old is not None else None))
        item.setData(0, GAME, row.game)
        for column in range(5):
            item.setToolTip(column, visible(row.note or " ".join(cell for cell in cells if cell)))
        return item

    def _activated(self, item: QTreeWidgetItem) -> None:
        game = item.data(0, GAME)
        if isinstance(game, int) and game >= 0:
            self.game_wanted.emit(game)


class Bars(QStyledItemDelegate):
    """Draws a share as a bar, its interval as a line over it, and the share of the run before as a mark."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Draw it."""
        super().paint(painter, option, index)
        found = index.data(SHARE)
        if not found or found[0] is None:
            return
        share, old = found
        palette = option.palette
        box = QRectF(option.rect).adjusted(6, 5, -6, -5)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rest = QColor(palette.mid().color())
        rest.setAlpha(90)
        painter.fillRect(box, rest)
        painter.fillRect(
            QRectF(box.left(), box.top(), box.width() * share.value, box.height()), palette.highlight()
        )
        middle = box.center().y()
        painter.setPen(QPen(palette.text().color(), 1.6))
        ends = [QPointF(box.left() + box.width() * at, middle) for at in (share.low, share.high)]
        painter.drawLine(*ends)
        for end in ends:
            painter.drawLine(end - QPointF(0, 3), end + QPointF(0, 3))
        if old is not None:
            x = box.left() + box.width() * old.value
            painter.setPen(QPen(QColor("#d69a00"), 2.5))
            painter.drawLine(QPointF(x, box.top() - 3), QPointF(x, box.bottom() + 3))
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:  # noqa: N802
        """Leave room for a bar."""
        return QSize(100, 22)


def sections(found: Summary | None, words: Words) -> Iterator[tuple[str, list[FindingRow]]]:
    """Yield what a playtest found, in parts, in the language of `words`."""
    if found is None:
        return
    say = words.say
    yield (
        say(Message("Who wins, of {games} {games:game|games}", games=found.played)),
        [
            *(
                _share(f"side.{side.side}", _called(words, side.title, side.side), side.rate)
                for side in found.sides
            ),
            _share("draws", say(Message("Nobody")), found.draw_share),
        ],
    )
    yield (
        say(Message("How it ends")),
        [
            _share(f"result.{result.id}", _called(words, result.title, result.id), result.share)
            for result in found.results
        ],
    )
    lengths = [_mean(words, "plies", say(Message("Plies")), found.plies)]
    if found.rounds.count:
        lengths.insert(0, _mean(words, "rounds", say(Message("Rounds")), found.rounds))
    yield say(Message("How long it takes")), lengths
    yield (
        say(Message("Decisions in a game")),
        [
            _mean(words, f"seat.{seat.seat}", _called(words, seat.title, seat.seat), seat.decisions)
            for seat in found.seats
        ],
    )
    yield from _uses(found, words)
    groups: dict[str, list[FindingRow]] = {}
    for measure in found.measures:
        row = _mean(words, f"measure.{measure.id}", _called(words, measure.name, measure.id), measure.values)
        groups.setdefault(_called(words, measure.group, measure.id), []).append(row)
    yield from groups.items()
    yield (
        say(Message("Games worth a look (Enter opens one in Play)")),
        [
            FindingRow(
                f"game.{game.why}.{game.result}",
                say(Message("The shortest game – {end}", end=_called(words, game.title, game.result)))
                if game.why == "shortest"
                else say(Message("The longest game – {end}", end=_called(words, game.title, game.result))),
                say(
                    Message(
                        "game {number}, {plies} {plies:ply|plies}", number=game.index + 1, plies=game.plies
                    )
                ),
                game=game.index,
            )
            for game in found.notable
        ],
    )


def _uses(found: Summary, words: Words) -> Iterator[tuple[str, list[FindingRow]]]:
    say = words.say
    groups: dict[str, list[FindingRow]] = {}
    for use in found.uses:
        share = wilson(use.games_used, use.games_held)
        note = say(
            Message(
                "Held in {held} {held:game|games}, used in {used}. Its side won {won} of the games in which it was used, "
                "{lost} of the others.",
                held=use.games_held,
                used=use.games_used,
                won=f"{use.won_used.value:.0%}",
                lost=f"{use.won_unused.value:.0%}",
            )
        )
        row = _share(f"use.{use.id}", _called(words, use.name, use.id), share)._replace(note=note)
        groups.setdefault(_called(words, use.group, use.id), []).append(row)
    for group, rows in groups.items():
        yield say(Message("{group}: used, of the games in which it was held", group=group)), rows


def _called(words: Words, text: LocalText, otherwise: str) -> str:
    return words.say(text) or otherwise


def _share(key: str, title: str, share: Interval) -> FindingRow:
    return FindingRow(
        key, title, f"{share.value:.0%} ({100 * share.low:.0f}\N{EN DASH}{100 * share.high:.0f})", share
    )


def _mean(words: Words, key: str, title: str, numbers: Distribution) -> FindingRow:
    text = words.say(
        Message(
            "{mean} (half of them {low} to {high})",
            mean=f"{numbers.mean:.1f}",
            low=f"{numbers.quarter:.0f}",
            high=f"{numbers.three_quarters:.0f}",
        )
    )
    return FindingRow(key, title, text, numbers=numbers)


def _difference(row: FindingRow, old: FindingRow | None, words: Words) -> str:
    """Say by how much something has changed; what chance alone may well explain is told as no change."""
    if old is None:
        return ""
    if row.share is not None and old.share is not None:
        gap, unit = difference(row.share, old.share), 100.0
    elif row.numbers is not None and old.numbers is not None and row.numbers.count and old.numbers.count:
        gap, unit = difference_of_means(row.numbers, old.numbers), 1.0
    else:
        return ""
    digits = 0 if unit == 100 else 1
    value, low, high = (f"{unit * one:+.{digits}f}" for one in (gap.value, gap.low, gap.high))
    text = f"{value} ({low} \N{HORIZONTAL ELLIPSIS} {high})"
    return text if gap.low > 0 or gap.high < 0 else words.say(Message("{gap}: may be chance", gap=text))
