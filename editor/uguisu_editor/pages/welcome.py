"""The first page: what would you like to make? Something new, a copy, a mod; or go on, or play what comes along."""

from __future__ import annotations

from collections import Counter
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QDateTime, QEvent, QLocale, QObject, QSize, Qt, Signal
from PySide6.QtGui import QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from uguisu.content import Library, head_of, own_folder
from uguisu.messages import localize
from uguisu_editor.canvas.thumbnails import Sketch, Thumbnails
from uguisu_editor.forms.flow import FlowLayout
from uguisu_editor.i18n import tr
from uguisu_editor.icons import icon
from uguisu_editor.model.visible import visible
from uguisu_editor.packs import PackCard, card_of, last_changed, map_of
from uguisu_editor.pages.pack_finder import PackFinder
from uguisu_editor.pages.tiles import LEARN, OPEN, OWN, PLAY, SHARE, PackTile
from uguisu_editor.pages.ways import COPY, MOD, NEW, WAYS, WayFrame, title_of, told_of
from uguisu_editor.settings import state_folder
from uguisu_tools.packs import is_campaign

if TYPE_CHECKING:
    from uguisu.plugins import Registry

LISTS = ("recent", "bundled")
MOST_OWN = 60
TITLE_PX, HEADING_PX, BEFORE_FILTERS = 24, 16, 10


class WelcomePage(QScrollArea):
    """Three ways to begin, the packs opened recently, and those that are included, as pictures of their boards."""

    open_pack = Signal(Path, str)
    """A pack is to be opened, and perhaps played or shared then."""
    ask_open = Signal()
    ask_lesson = Signal()
    ask_import = Signal()
    ask_get = Signal()
    """What the indexes of friends offer is to be shown."""
    ask_folder = Signal()
    """One's own packs are to be shown in the system's file manager."""
    begun = Signal(str, str, object)
    """A way to begin, a game, the pack that is to be copied or changed; "" and None where that is still to be asked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        panel = QWidget(self)
        self._sign, self._title, self._lead = QLabel(panel), QLabel(panel), QLabel(panel)
        self._sign.setPixmap(icon("app").pixmap(QSize(56, 56), self.devicePixelRatioF()))
        self._lead.setWordWrap(True)
        self._lead.setProperty("notes", True)
        self.lesson_button, self.open_button, self.get_button, self.import_button = (
            QPushButton(panel) for _ in range(4)
        )
        self._stay, self.folder_button = QLabel(panel), QPushButton(panel)
        self._stay.setProperty("notes", True)
        self._lead.setTextFormat(Qt.TextFormat.PlainText)
        self.folder_button.clicked.connect(lambda _=False: self.ask_folder.emit())
        self.ways = {way: WayFrame(way, panel) for way in WAYS}
        self._labels = {name: QLabel(panel) for name in LISTS}
        for label, size in (
            (self._title, TITLE_PX),
            *((label, HEADING_PX) for label in self._labels.values()),
        ):
            font = label.font()
            font.setPixelSize(size)
            font.setBold(True)
            label.setFont(font)
        self._shelves = {name: QWidget(panel) for name in LISTS}
        self._rows = {name: FlowLayout(shelf, 8) for name, shelf in self._shelves.items()}
        self.tiles: dict[str, list[PackTile]] = {name: [] for name in LISTS}
        self.finder = PackFinder(panel)
        self.finder.changed.connect(self._narrow)
        self._filters, self._filter_row = QButtonGroup(self), QHBoxLayout()
        self._filter = ""
        self._shown_games: list[str] = []
        """Of the boards in the pictures of the ways."""
        self._games: dict[str, str] = {}
        self._glyphs: dict[str, str] = {}
        self._known = Library(())
        self.thumbnails: Thumbnails | None = None
        self._lay_out(panel)
        self.setWidget(panel)
        self.setFocusProxy(self.lesson_button)
        self.retranslate()
        for part in (*self._labels.values(), self.folder_button, self.finder):
            part.hide()  # until the packs are known

    @property
    def new_button(self) -> QWidget:
        """Where something new begins."""
        return self.ways[COPY]

    def _lay_out(self, panel: QWidget) -> None:
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self._title)
        words.addWidget(self._lead)
        said = QHBoxLayout()
        said.setSpacing(10)
        said.addWidget(self._sign)
        said.addLayout(words, 1)
        self._asks = asks = QHBoxLayout()
        asks.setSpacing(10)
        for button, asked in (
            (self.lesson_button, self.ask_lesson),
            (self.open_button, self.ask_open),
            (self.get_button, self.ask_get),
            (self.import_button, self.ask_import),
        ):
            button.clicked.connect(asked)
            asks.addWidget(button)
        asks.addStretch(0)
        self._top = top = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        top.setSpacing(10)
        top.addLayout(said, 1)
        top.addLayout(asks)
        self._ways_row = QWidget(panel)
        ways = QHBoxLayout(self._ways_row)
        ways.setContentsMargins(0, 0, 0, 0)
        ways.setSpacing(14)
        for way in self.ways.values():
            ways.addWidget(way, 1)
        self._head = head = QHBoxLayout()
        head.addWidget(self._labels["bundled"])
        head.addWidget(self._stay)
        head.addSpacing(BEFORE_FILTERS)
        self._filter_row.setSpacing(0)
        head.addLayout(self._filter_row)
        head.addStretch(1)
        self._column = column = QVBoxLayout(panel)
        column.setContentsMargins(28, 18, 28, 18)
        column.setSpacing(12)
        column.addLayout(top)
        column.addWidget(self._ways_row)
        self._yours = yours = QHBoxLayout()
        yours.setSpacing(10)
        yours.addWidget(self._labels["recent"])
        yours.addWidget(self.finder, 1)
        yours.addWidget(self.folder_button)
        column.addLayout(yours)
        column.addWidget(self._shelves["recent"])
        column.addLayout(head)
        column.addWidget(self._shelves["bundled"])
        column.addWidget(self.finder.nothing)
        column.addStretch(1)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Nothing is cut at the right: what can be pressed goes below the heading where both have no room."""
        super().resizeEvent(event)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Other words on the buttons need other room."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        title, sign = self._title.sizeHint().width(), self._sign.sizeHint().width()
        sides = self._column.contentsMargins()
        needed = sign + title + self._asks.sizeHint().width() + 3 * self._top.spacing()
        low = self.viewport().width() < needed + sides.left() + sides.right()
        way = QBoxLayout.Direction
        self._top.setDirection(way.TopToBottom if low else way.LeftToRight)
        self._fit_remark(self.viewport().width() - sides.left() - sides.right())

    def _fit_remark(self, room: int) -> None:
        """Show the remark beside the heading where it has room. Layouts remember sizes too long: parts are asked themselves."""
        beside = [self._labels["bundled"], self._stay, *self._filters.buttons()]
        if self._head.indexOf(self.finder) >= 0:
            beside.append(self.finder)
        wide = sum(part.minimumSizeHint().width() for part in beside) + BEFORE_FILTERS
        wide += self._head.count() * self._head.spacing()
        shown = bool(self.tiles["bundled"]) and wide <= room
        if shown == self._stay.isHidden():
            self._stay.setVisible(shown)
            self._head.invalidate()  # Qt tells the outermost layout alone

    def _arrange(self) -> None:
        """With packs of one's own these come first, and the ways to begin are a row; else the ways come first."""
        own = bool(self.tiles["recent"])
        self._column.removeWidget(self._ways_row)
        at = self._column.indexOf(self._shelves["recent"])
        self._column.insertWidget(at + 1 if own else 1, self._ways_row)
        for row in (self._yours, self._head):
            row.removeWidget(self.finder)
        if own:
            self._yours.insertWidget(1, self.finder, 1)
        else:
            self._head.addWidget(self.finder)
        for way in self.ways.values():
            way.fold(small=own)
        self._title.setText(tr("Go on with yours") if own else tr("What would you like to make?"))
        told = tr(
            "Draw a map, write a mission, change a card, press Play, and see what a thousand games of it look like."
        )
        lies = tr("Your packs lie in {folder}", folder=visible(shown_place(own_folder())))
        self._lead.setText(lies if own else told)
        self._lead.setToolTip(visible(str(own_folder())) if own else "")
        self._fit()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.lesson_button.setText(tr("Learn in 10 minutes"))
        self.open_button.setText(tr("Open…"))
        self.get_button.setText(tr("Get packs…"))
        self.import_button.setText(tr("Import from Tiled…"))
        self._labels["recent"].setText(tr("Your packs"))
        self.folder_button.setText(tr("Show the folder"))
        self._labels["bundled"].setText(tr("Came with Uguisu"))
        self._stay.setText(tr("they stay as they are: what you change goes to a copy"))
        self.setAccessibleName(tr("Welcome"))
        for name, way in self.ways.items():
            way.say(title_of(name), told_of(name))
        self._show_ways()
        self.finder.say(self.tiles["recent"])
        self.redress()
        self._arrange()

    def _show_ways(self) -> None:
        self.ways[NEW].show_buttons(
            [
                (self._glyphs[game], title, partial(self.begun.emit, NEW, game, None))
                for game, title in self._games.items()
            ]
        )
        self.ways[COPY].show_buttons(
            [("", tr("Choose one to copy"), lambda: self.begun.emit(COPY, "", None))]
        )
        self.ways[MOD].show_buttons(
            [("", tr("Choose one to change"), lambda: self.begun.emit(MOD, "", None))]
        )

    def redress(self) -> None:
        """Draw the pictures in the present theme."""
        for button, name in (
            (self.open_button, "open"),
            (self.folder_button, "open"),
            (self.get_button, "get"),
            (self.import_button, "import"),
            (self.lesson_button, "lesson"),
        ):
            button.setIcon(icon(name))
        for way in self.ways.values():
            way.redress()

    # Packs.

    def show_games(self, registry: Registry, language: str) -> None:
        """Offer a new map for each game, and the packs of one game only."""
        self._games = {name: localize(entry.type.title, language) for name, entry in registry.games.items()}
        self._glyphs = {name: registry.look_of(name).glyph for name in self._games}
        self._show_ways()
        for button in self._filters.buttons():
            self._filters.removeButton(button)
            button.deleteLater()
        for game, title in {"": tr("All"), **self._games}.items():
            button = QToolButton(self.widget())
            button.setText(title)
            button.setProperty("part", True)
            button.setCheckable(True)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            button.setChecked(game == self._filter)
            button.clicked.connect(lambda _=False, game=game: self._choose_game(game))
            self._filters.addButton(button)
            self._filter_row.addWidget(button)
        if self.thumbnails is None:
            self.thumbnails = Thumbnails(lambda: registry, state_folder(), self)
            self.thumbnails.drawn.connect(self._show_drawn)
            self.thumbnails.sketched.connect(self._show_sketch)

    def _choose_game(self, game: str) -> None:
        self._filter = game
        self._narrow()

    def _narrow(self) -> None:
        """Show the packs that are looked for, one's own in their order."""
        own = self.tiles["recent"]
        for tile in self.finder.in_order(own):
            self._rows["recent"].removeWidget(tile)
            self._rows["recent"].addWidget(tile)
        seen = self.finder.choose(own)
        for tile in own:
            tile.setVisible(tile in seen)
        for tile in self.tiles["bundled"]:
            tile.setVisible(self._filter in ("", tile.card.game) and self.finder.finds(tile))
        for name in LISTS:
            self._rows[name].invalidate()
            self._shelves[name].updateGeometry()
        tiles = [tile for name in LISTS for tile in self.tiles[name]]
        self.finder.nothing.setVisible(bool(tiles) and all(tile.isHidden() for tile in tiles))

    def show_packs(self, recent: list[Path], bundled: list[Path], known: Library, language: str) -> None:
        """Show the packs; `known` is where what a mod builds on is found."""
        self._known = known
        included = set(bundled)
        for name, packs in (("recent", recent[:MOST_OWN]), ("bundled", bundled)):
            for tile in self.tiles[name]:
                self._rows[name].removeWidget(tile)
                tile.deleteLater()
            cards = [card_of(pack, language, known) for pack in packs]
            titles = Counter(card.title for card in cards)
            if name == "bundled":
                cards = _mixed(cards)
            self.tiles[name] = []
            for card in cards:
                told = self._games.get(card.game, card.game) or tr("A mod")
                if titles[card.title] > 1:
                    told = card.path.name
                own = card.path not in included
                kind = _kind(card.path) if own else LEARN if head_of(card.path).learn else ""
                if kind and own:
                    told = f"{told} · {when(last_changed(card.path), language)}"
                tile = PackTile(
                    card, told, kind, whole=not is_campaign(card.path), parent=self._shelves[name]
                )
                tile.chosen.connect(self._take)
                self._rows[name].addWidget(tile)
                tile.show()
                self.tiles[name].append(tile)
            for tile in self.tiles[name]:
                tile.make_room(max(other.lines for other in self.tiles[name]))
            for part in (self._labels[name], self._shelves[name]):
                part.setVisible(bool(cards))
        self.folder_button.setVisible(bool(self.tiles["recent"]))
        self.finder.show()
        self.finder.say(self.tiles["recent"])
        self._arrange()
        self._narrow()
        self._ask_for_pictures()

    def _ask_for_pictures(self) -> None:
        """Have the maps sketched first, so that each pack has a picture at all; then the boards, with what stands there."""
        thumbnails, palette = self.thumbnails, self.palette()
        if thumbnails is None:
            return
        thumbnails.forget()
        packs = [tile.card.path for tiles in self.tiles.values() for tile in tiles]
        paper, ink = palette.alternateBase().color(), palette.text().color()
        for pack in packs:
            thumbnails.sketch(
                pack, partial(map_of, pack, self._known), Sketch(self.devicePixelRatioF(), paper, ink)
            )
        for pack in packs:
            if not is_campaign(pack):
                thumbnails.ask(pack)

    def _tiles_of(self, pack: str) -> list[PackTile]:
        return [tile for tiles in self.tiles.values() for tile in tiles if str(tile.card.path) == pack]

    def _show_sketch(self, pack: str, picture: QPixmap) -> None:
        for tile in self._tiles_of(pack):
            tile.show_picture(picture)

    def _show_drawn(self, pack: str, picture: QPixmap) -> None:
        drawn = self._tiles_of(pack)
        for tile in drawn:
            tile.show_picture(picture)
        # Two boards of different games tell more than two of one.
        if drawn and drawn[0].card.game not in self._shown_games:
            self._shown_games.append(drawn[0].card.game)
            for way in (COPY, MOD):
                self.ways[way].picture.boards = [picture, *self.ways[way].picture.boards][:3]
                self.ways[way].picture.update()

    def _take(self, what: str, pack: Path) -> None:
        if what in (OPEN, PLAY, SHARE):
            self.open_pack.emit(pack, what)
        else:
            self.begun.emit(what, "", pack)

    def close_down(self) -> None:
        """Leave in good order."""
        if self.thumbnails is not None:
            self.thumbnails.stop()


def when(moment: float, language: str) -> str:
    """Say when something was changed: the time of today, else the day."""
    then, locale = QDateTime.fromSecsSinceEpoch(int(moment)), QLocale(language)
    if then.date() == QDate.currentDate():
        return locale.toString(then.time(), QLocale.FormatType.ShortFormat)
    return locale.toString(then.date(), QLocale.FormatType.ShortFormat)


def shown_place(folder: Path) -> str:
    """Return where a folder is, as people say it: below one's home without the way to that.

    >>> shown_place(Path.home() / "Documents" / "Uguisu")
    'Documents / Uguisu'
    """
    if folder.is_relative_to(Path.home()):
        return " / ".join(folder.relative_to(Path.home()).parts)
    return str(folder)


def _mixed(cards: list[PackCard]) -> list[PackCard]:
    """Return the packs so that those to learn on come first, and each game is seen at once: one of each, then another."""
    seen: Counter[str] = Counter()
    ranks: dict[Path, int] = {}
    learners = {card.path for card in cards if head_of(card.path).learn}
    for card in sorted(cards, key=lambda card: card.path not in learners):
        ranks[card.path] = seen[card.game]
        seen[card.game] += 1
    return sorted(cards, key=lambda card: (ranks[card.path], not card.game))


def _kind(pack: Path) -> str:
    """Return what a pack is to its user."""
    if is_campaign(pack):
        return ""
    head = head_of(pack)
    return COPY if head.copy_of else MOD if head.uses else OWN
