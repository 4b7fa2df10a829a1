"""The right of the Map page: what is chosen, in words; the set-up, line by line; each problem with the button that mends it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from uguisu.board import parse_cell, shared_border, styles_of
from uguisu.checks import Diagnostic
from uguisu.messages import translate
from uguisu_changes.edits import Drop, Edit, Group, Put
from uguisu_changes.paths import look
from uguisu_editor.away import put_away
from uguisu_editor.canvas.called import (
    called,
    ground_tag,
    place_called,
    tag_called,
    tags_of_map,
    told_of,
)
from uguisu_editor.dialogs.asking import ask_text
from uguisu_editor.docks.setting_rows import SettingRows
from uguisu_editor.docks.terrains import terrain_title
from uguisu_editor.forms.flow import FlowLayout
from uguisu_editor.i18n import Speaking, of_engine, tr
from uguisu_editor.icons import icon, line_swatch
from uguisu_editor.map_kinds.graph.board import GraphBoard
from uguisu_editor.map_kinds.grid.board import GridBoard
from uguisu_editor.map_kinds.known import kind_of
from uguisu_editor.model.lots import Lot, range_of
from uguisu_editor.model.parts import pair_of, regions_of, tags_of
from uguisu_editor.model.placing import Placed
from uguisu_editor.model.regions import extend_region
from uguisu_editor.model.tags import set_tag
from uguisu_editor.model.visible import plain, visible
from uguisu_editor.pages.card import SIGN, Card
from uguisu_editor.pages.first_changes import FirstChanges
from uguisu_editor.pages.ground_words import GroundWords
from uguisu_editor.pages.pass_words import PassWords
from uguisu_editor.pages.place_words import PlaceWords
from uguisu_editor.pages.problem_card import ProblemCard
from uguisu_editor.pages.segments import Segments
from uguisu_editor.pages.set_up_card import SetUpCard
from uguisu_editor.pages.who_wins import WhoWins
from uguisu_editor.tools.palette import Offers, ground_icon, piece_icon
from uguisu_editor.tools.set_up import Aim

if TYPE_CHECKING:
    from uguisu_editor.session import Session
    from uguisu_editor.tools.pieces import PiecesTool

WIDTH, SLIM = 324, 262
"""Pixels of the right side across, and where the window is narrow."""
MOST = 8
"""Problems that are shown at once; when one is mended, the next comes up."""
RANK = ("error", "warning", "hint")


class ChosenCard(Card):
    """What is chosen: a piece, places, or what lies between them; nothing, and it is not there."""

    fields_wanted = Signal()
    """All fields of it are wanted, as the files have them."""
    away = Signal()
    """What is chosen is to go."""
    tool_wanted = Signal(str, list)
    """A tool is to be taken for places: its name, and theirs."""

    def __init__(self, session: Session, pieces: PiecesTool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session, self.pieces = session, pieces
        self.remove = QToolButton(self)
        self.remove.setAutoRaise(True)
        self.remove.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.remove.clicked.connect(lambda _=False: self._take_away())
        self.head.addWidget(self.remove)
        self.told = QLabel(self)
        self.told.setWordWrap(True)
        self.told.setTextFormat(Qt.TextFormat.PlainText)
        self.column.addWidget(self.told)
        self.words = PlaceWords(session, pieces, self)
        self.words.place_chosen.connect(lambda place: session.select([place]))
        self.column.addWidget(self.words)
        self.ground_words = GroundWords(session, self)
        self.column.addWidget(self.ground_words)
        self.ground_label, self.ground = QLabel(self), QComboBox(self)
        self._make_fields()
        self.said = SettingRows(self)
        self.column.addWidget(self.said)
        self._tags = QVBoxLayout()
        self._tags.setSpacing(4)
        self.column.addLayout(self._tags)
        self.switches: dict[str, QCheckBox] = {}
        self._notes: dict[str, QLabel] = {}
        self._make_acts()
        foot = QHBoxLayout()
        self.chance = QPushButton(self)
        self.chance.clicked.connect(lambda _=False: self.pieces.chance.unpin())
        self.fields = QToolButton(self)
        self.fields.setAutoRaise(True)
        self.fields.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.fields.clicked.connect(lambda _=False: self.fields_wanted.emit())
        for button in (self.chance, self.fields):
            button.setProperty("small", True)
        foot.addWidget(self.chance)
        foot.addStretch(1)
        foot.addWidget(self.fields)
        self.column.addLayout(foot)

    def _make_fields(self) -> None:
        self.passes = PassWords(self.session, self)
        self.column.addWidget(self.passes)
        self.kind_label, self.kind = QLabel(self), Segments(self)
        self.leads_label, self.leads = QLabel(self), Segments(self)
        self.way_label, self.way = QLabel(self), QComboBox(self)
        for label, field in (
            (self.ground_label, self.ground),
            (self.kind_label, self.kind),
            (self.leads_label, self.leads),
            (self.way_label, self.way),
        ):
            if isinstance(field, QComboBox):
                field.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
                label.setBuddy(field)
            row = QHBoxLayout()
            row.addWidget(label)
            row.addWidget(field, 1)
            self.column.addLayout(row)
        self.ground.activated.connect(lambda _: self._say_ground())
        self.kind.chosen.connect(self._say_kind)
        self.leads.chosen.connect(self._say_leads)
        self.way.activated.connect(lambda _: self._say_way())

    def _make_acts(self) -> None:
        self.acts = QWidget(self)
        acts = FlowLayout(self.acts)
        self.cut, self.join, self.name = (QPushButton(self.acts) for _ in range(3))
        for act, do in (
            (self.cut, lambda: self.tool_wanted.emit("cut-zone", [])),
            (self.join, self._join),
            (self.name, self._rename),
        ):
            act.setProperty("small", True)
            act.clicked.connect(lambda _=False, do=do: do())
            acts.addWidget(act)
        self.column.addWidget(self.acts)

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.remove.setToolTip(tr("Take away"))
        self.remove.setAccessibleName(tr("Take away"))
        self.remove.setIcon(icon("layer-remove"))
        self.ground_label.setText(tr("A zone of"))
        self.ground.setAccessibleName(tr("A zone of"))
        self.cut.setText(tr("Cut in two"))
        self.cut.setIcon(icon("cut-zone"))
        self.join.setText(tr("Join with…"))
        self.join.setIcon(icon("join-zones"))
        self.name.setText(tr("Name"))
        self.name.setIcon(icon("layer-name"))
        self.kind_label.setText(tr("Made of"))
        self.kind.name(tr("Made of"), tr("Made of something else"))
        self.leads_label.setText(tr("Leads"))
        self.leads.name(tr("Leads"), tr("One way"))
        self.passes.retranslate()
        self.ground_words.retranslate()
        self.chance.setText(tr("By chance"))
        self.chance.setToolTip(tr("Leave to chance where it begins"))
        self.fields.setText(tr("All fields"))
        self.fields.setToolTip(tr("Everything that the files may say of it"))
        self.fields.setAccessibleName(tr("All fields"))

    def refresh(self) -> None:
        """Show what is chosen now."""
        piece, lot, chosen = self.pieces.piece, self.pieces.chosen.lot, self.session.selection
        in_hand = self.pieces.canvas.tool is self.pieces
        piece, lot = (piece, lot) if in_hand else (None, None)
        for part in (
            *(self.kind, self.kind_label, self.leads, self.leads_label, self.passes),
            *(self.way, self.way_label, self.said, self.chance),
            *(self.words, self.ground_words, self.ground, self.ground_label, self.acts),
        ):
            part.hide()
        self.fields.setVisible(piece is None and lot is None)
        if piece is None and lot is None:
            self._show_switches(sorted(chosen.places))
        else:
            self._show_switches([])
        self.show()
        if piece is not None:
            self._show_piece(piece)
        elif lot is not None:
            self._show_lot(lot)
        elif chosen.places:
            self._show_places(sorted(chosen.places))
        elif chosen.links:
            self._show_links(sorted(chosen.links))
        else:
            self.hide()

    # What is chosen.

    def _head(self, title: str, about: str, told: str) -> None:
        self.title.setText(visible(title[:1].upper() + title[1:]))
        self.about.setText(visible(about))
        self.told.setText(told)
        self.told.setVisible(bool(told))

    def _show_piece(self, piece: Placed) -> None:
        tool = self.pieces
        self.sign.setPixmap(piece_icon(tool, piece.thing, pale=False).pixmap(SIGN))
        seen = tool.set_up.sees(piece.thing, Aim(piece.place, piece.facing), piece.path)
        self._head(
            tool.set_up.called(piece.thing),
            tr("chosen · on {place}", place=place_called(self.session, piece.place)),
            _lines(
                tool.set_up.about(piece.thing),
                tr("It sees %n place(s), tinted on the map.", len(seen)) if seen else "",
            ),
        )
        ways = tool.set_up.facings(piece.thing, piece.place)
        choices = [(tool.set_up.way_called(piece.thing, way), way) for way, _ in ways]
        if ways and not piece.thing.kind.must_face:
            choices.insert(0, (tr("nowhere in particular"), ""))
        self._offer(tr("Looks"), choices, piece.facing)
        self.said.show_of(tool.numbers)
        self.chance.setVisible(piece.thing.kind.chance is not None)

    def _show_lot(self, lot: Lot) -> None:
        tool = self.pieces
        self.sign.setPixmap(piece_icon(tool, lot.thing, pale=False).pixmap(SIGN))
        counts = ", ".join(map(str, lot.counts))
        self._head(
            tool.set_up.called(lot.thing),
            tr("chosen · by chance"),
            _lines(
                tool.set_up.about(lot.thing),
                tr(
                    "{number} of them, on any of %n place(s), tinted on the map. Drag one to fix where it begins.",
                    len(lot.places),
                    number=counts,
                ),
            ),
        )
        said = range_of(lot, self.session.data)
        choices = [
            (visible(of_engine(translate(one.title, Speaking.spoken))), one.value)
            for one in tool.set_up.ranges(lot)
        ]
        self._offer(tr("Begins"), choices, said)  # type: ignore[arg-type]
        self.said.show_of(tool.numbers)

    def _show_places(self, places: list[str]) -> None:
        session, board = self.session, self.session.board
        self.sign.clear()
        self._show_zones(places)
        if len(places) > 1:
            self._head(tr("%n place(s)", len(places)), tr("chosen"), "")
            return
        place, told, about = places[0], "", tr("chosen")
        title = place_called(session, place)
        if isinstance(board, GridBoard):
            sign = board.sign(parse_cell(place))
            entry = look(board.data, ("legend", sign))
            key = f"ground:{sign}"
            offers = Offers(session, self.pieces)
            if isinstance(entry, dict):
                alike = "".join(board.rows).count(sign)
                about = tr("chosen · {place}, one of {number}", place=title, number=alike)
                title = terrain_title(entry)
                self.sign.setPixmap(offers.ground_icon(key).pixmap(SIGN))
            self.ground_words.show_of(place)
        elif isinstance(board, GraphBoard):
            if not any(place in link.ends for link in board.links):
                told = tr("Joined to nothing yet.")
            if board.polygon(place) is not None:
                tag = ground_tag(session, place)
                self.sign.setPixmap(ground_icon(session, tag).pixmap(SIGN))
                about = tr("chosen · {ground}", ground=tag_called(session, tag)) if tag else about
        self._head(title, about, told)
        self.words.show_of(place)

    def _show_zones(self, places: list[str]) -> None:
        """What ground it is a zone of, and what can be done with it."""
        session, board = self.session, self.session.board
        if not isinstance(board, GraphBoard):
            return
        zones = [place for place in places if board.polygon(place) is not None]
        grounds = Offers(session, self.pieces).zone_grounds() if len(zones) == len(places) else set()
        self.ground.setVisible(bool(grounds))
        self.ground_label.setVisible(bool(grounds))
        found = {ground_tag(session, place) for place in zones}
        self.ground.blockSignals(True)
        self.ground.clear()
        for tag in session.look.grounds:
            if tag in grounds:
                self.ground.addItem(ground_icon(session, tag), tag_called(session, tag), tag)
        self.ground.addItem(ground_icon(session, ""), tr("Other ground"), "")
        self.ground.setCurrentIndex(self.ground.findData(found.pop()) if len(found) == 1 else -1)
        self.ground.blockSignals(False)
        one, pair = len(places) == 1, len(zones) == 2 == len(places)
        pair = pair and bool(shared_border(board.polygon(zones[0]) or (), board.polygon(zones[1]) or ()))
        self.acts.setVisible(one or pair)
        self.cut.setVisible(one and bool(zones))
        self.join.setVisible(bool(zones))
        self.join.setText(tr("Join with…") if one else tr("Make them one"))
        self.name.setVisible(one)

    def _show_links(self, numbers: list[int]) -> None:
        session, board = self.session, self.session.board
        found = session.map.get(kind_of(board).edges) if board is not None else None
        entries_ = [found[number] for number in numbers] if isinstance(found, list) else []
        pairs = [(pair, str(entry.get("kind", ""))) for entry in entries_ if (pair := pair_of(entry))]
        self.sign.clear()
        if not pairs:
            self.hide()
            return
        (one, other), kind = pairs[0]
        ends = tr(
            "chosen · {one} to {other}", one=place_called(session, one), other=place_called(session, other)
        )
        about = ends if len(pairs) == 1 else tr("chosen · %n of them", len(pairs))
        self._head(
            called(session, kind) if kind else tr("Nothing in particular"),
            about,
            told_of(session, kind),
        )
        offers = Offers(session, self.pieces)
        if kind:
            swatch = line_swatch({**styles_of(offers.kinds()), **session.look.edges}[kind])
            self.sign.setPixmap(swatch.pixmap(SIGN))
        self.passes.show_of(kind)
        kinds = [(called(session, name), name) for name in offers.kinds()]
        self.kind.offer(kinds, kind)
        self.kind.setVisible(len(kinds) > 1)
        self.kind_label.setVisible(len(kinds) > 1)
        if isinstance(board, GraphBoard) and len(pairs) == 1:
            self._show_leads(board, numbers[0])

    def _show_leads(self, board: GraphBoard, number: int) -> None:
        """Which way one may go along a link: between zones always both."""
        link = next((link for link in board.links if link.number == number), None)
        if link is None or link.on_border:
            return
        one, other = link.ends
        choices = [(tr("both ways"), "")]
        choices += [
            (tr("only to {place}", place=place_called(self.session, end)), end) for end in (other, one)
        ]
        self.leads.offer(choices, other if link.one_way else "")
        self.leads.show()
        self.leads_label.show()

    def _show_switches(self, places: list[str]) -> None:
        """A switch for each thing that a place may be in this game."""
        board = self.session.board
        tags = tags_of_map(self.session) if places and board is not None else []
        if board is not None and places and all(board.polygon(place) for place in places):
            grounds = Offers(self.session, self.pieces).zone_grounds()
            tags = [tag for tag in tags if tag not in grounds]
        if list(self.switches) != tags:
            while self._tags.count():
                item = self._tags.takeAt(0)
                widget = item.widget() if item is not None else None
                if widget is not None:
                    put_away(widget)
            self.switches, self._notes = {}, {}
            for tag in tags:
                line = QWidget(self)
                row = QHBoxLayout(line)
                row.setContentsMargins(0, 0, 0, 0)
                switch = self.switches[tag] = QCheckBox(line)
                switch.clicked.connect(lambda on, tag=tag: self._say_tag(tag, on))
                note = self._notes[tag] = QLabel(line)
                note.setProperty("notes", True)
                note.setTextFormat(Qt.TextFormat.PlainText)
                note.setWordWrap(True)
                note.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                row.addWidget(switch)
                row.addWidget(note, 1)
                self._tags.addWidget(line)
        for tag, switch in self.switches.items():
            switch.setText(tag_called(self.session, tag).replace("&", "&&"))
            switch.setAccessibleName(tag_called(self.session, tag))
            self._notes[tag].setText(self._good_for(tag))
            switch.setToolTip(plain(told_of(self.session, tag)))
            there = [board is not None and tag in board.tags(place) for place in places]
            switch.setChecked(bool(there) and all(there))

    def _good_for(self, tag: str) -> str:
        """What a place that has a tag is good for: what may begin there, or how long a way is."""
        tool = self.pieces
        routes = [tool.routing.length(route) for route in tool.routing.routes if route.tag == tag]
        if routes and routes[0]:
            return tr("%n place(s)", routes[0])
        kinds = {thing.kind.id: thing for thing in reversed(tool.set_up.things) if tag in thing.kind.on}
        told = [of_engine(translate(thing.kind.title, Speaking.spoken)) for thing in kinds.values()]
        return visible(", ".join(reversed(told)))

    def _offer(self, title: str, choices: list[tuple[str, str]], value: str) -> None:
        self.way_label.setText(title)
        self.way.setAccessibleName(title)
        self.way.blockSignals(True)
        self.way.clear()
        for word, said in choices:
            self.way.addItem(word, said)
        self.way.setCurrentIndex(
            next((at for at in range(self.way.count()) if self.way.itemData(at) == value), -1)
        )
        self.way.blockSignals(False)
        self.way.setVisible(bool(choices))
        self.way_label.setVisible(bool(choices))

    # Changing it.

    def _say_way(self) -> None:
        if self.pieces.chosen.lot is not None:
            self.pieces.chance.say_where(self.way.currentData())
        else:
            self.pieces.turn(str(self.way.currentData() or ""))

    def _say_kind(self, kind: str) -> None:
        session, board = self.session, self.session.board
        if board is not None:
            key = kind_of(board).edges
            edits: list[Edit] = [
                Put("map", (key, number, "kind"), kind) for number in sorted(session.selection.links)
            ]
            session.do(tr("Make it of {what}", what=called(session, kind)), Group(edits))
        self.refresh()

    def _say_leads(self, end: str) -> None:
        """Make a link lead one way, or both; the file has the place first from which it leads."""
        session, number = self.session, next(iter(self.session.selection.links))
        entry = look(session.map, ("links", number))
        pair = pair_of(entry)
        if pair is None:
            return
        edits: list[Edit] = []
        if end and pair[1] != end:
            edits.append(Put("map", ("links", number, "between"), [pair[1], pair[0]]))
        if end:
            edits.append(Put("map", ("links", number, "one_way"), True))
        elif "one_way" in entry:
            edits.append(Drop("map", ("links", number, "one_way")))
        session.do(tr("Change the way"), Group(edits))
        self.refresh()

    def _say_ground(self) -> None:
        """Make zones of another ground: out of the regions that gave them theirs, too."""
        session, board, wanted = self.session, self.session.board, str(self.ground.currentData())
        if board is None:
            return
        grounds = Offers(session, self.pieces).zone_grounds()
        for place in sorted(session.selection.places):
            if ground_tag(session, place) == wanted:
                continue
            for tag in sorted(grounds | {wanted} - {""}):
                session.stroke(set_tag(board, place, tag, on=tag == wanted))
            for number, entry, members in regions_of(board.data):
                told = {str(entry.get("id", "")).partition("_")[0], *tags_of(entry)}
                if place in members and told & grounds:
                    session.stroke(extend_region(board.data, number, [place], take_out=True))
        session.end_stroke(tr("Make it a zone of {ground}", ground=self.ground.currentText()))

    def _join(self) -> None:
        places = sorted(self.session.selection.places)
        self.tool_wanted.emit("join-zones", places)

    def _rename(self) -> None:
        """Ask what a place is to be called, in the language that is spoken."""
        session, board = self.session, self.session.board
        place = next(iter(session.selection.places), None)
        path = board.path_of(place) if board is not None and place is not None else None
        if path is None or place is None:
            return
        before = place_called(session, place)
        name = ask_text(self, tr("Name"), tr("What {place} is to be called", place=before), before)
        if name is not None and name.strip():
            known = look(session.map, (*path, "name"))
            where = (*path, "name", Speaking.spoken) if isinstance(known, dict) else (*path, "name")
            session.do(tr("Call it {name}", name=name.strip()), Put("map", where, name.strip()))

    def _say_tag(self, tag: str, on: bool) -> None:
        session, board = self.session, self.session.board
        if board is None:
            return
        for place in sorted(session.selection.places):  # one after another: the list of entries grows
            session.stroke(set_tag(board, place, tag, on=on))
        session.end_stroke(tr("Change {name}", name=tag_called(session, tag)))

    def _take_away(self) -> None:
        if self.pieces.canvas.tool is not self.pieces or not self.pieces.remove():
            self.away.emit()


def _lines(*told: str) -> str:
    return "\n".join(one for one in told if one)


class MapSide(QScrollArea):
    """All of it, one below the other."""

    lead = Signal(object)
    """To be led to what mends a problem."""
    fields_wanted = Signal()
    away = Signal()
    tool_wanted = Signal(str, list)
    play = Signal()
    begin = Signal(str)
    """Another pack is to be begun: on empty `paper`, or from one that was `shipped`."""

    def __init__(self, session: Session, pieces: PiecesTool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session, self.pieces = session, pieces
        self.setObjectName("map-side")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._slim: bool | None = None
        self.setFixedWidth(WIDTH)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        panel = QWidget(self)
        panel.setObjectName("map-side-panel")
        self._column = QVBoxLayout(panel)
        self._column.setContentsMargins(2, 10, 6, 10)
        self._column.setSpacing(10)
        self.chosen = ChosenCard(session, pieces, panel)
        self.chosen.fields_wanted.connect(self.fields_wanted)
        self.chosen.away.connect(self.away)
        self.chosen.tool_wanted.connect(self.tool_wanted)
        self.set_up = SetUpCard(pieces, panel)
        self.good = Card(panel)
        self.good.setProperty("problem", "none")
        self.good_button = QPushButton(self.good)
        self.good_button.setProperty("small", True)
        self.good_button.clicked.connect(lambda _=False: self.play.emit())
        row = QHBoxLayout()
        row.addWidget(self.good_button)
        row.addStretch(1)
        self.good.column.addLayout(row)
        self.good.hide()
        self.who_wins = WhoWins(session, panel)
        self.first_changes = FirstChanges(session, panel)
        self.others = QWidget(panel)
        others = FlowLayout(self.others)
        self.paper, self.shipped = QPushButton(self.others), QPushButton(self.others)
        for button, what in ((self.paper, "paper"), (self.shipped, "shipped")):
            button.setProperty("small", True)
            button.clicked.connect(lambda _=False, what=what: self.begin.emit(what))
            others.addWidget(button)
        for card in (self.first_changes, self.others, self.chosen, self.set_up, self.who_wins, self.good):
            self._column.addWidget(card)
        self._column.addStretch(1)
        self.problems: list[ProblemCard] = []
        self._found: list[Diagnostic] = []
        self.setWidget(panel)
        self.guide(on=False)

    def make_slim(self, *, slim: bool) -> None:
        """Leave the map more room: the set-up is a line then, as long as nobody opens it."""
        if slim != self._slim:
            self._slim = slim
            self.setFixedWidth(SLIM if slim else WIDTH)
            self.set_up.open.setChecked(not slim)

    def guide(self, *, on: bool) -> None:
        """Offer first changes, and other beginnings, or no longer."""
        self.first_changes.wanted = on
        self.first_changes.refresh()
        self.others.setVisible(on)
        self._lay_problems()

    def show_problems(self, found: list[Diagnostic]) -> None:
        """Show these, the worst first; with none, that one can play."""
        for old in self.problems:
            self._column.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._found = sorted(found, key=lambda one: RANK.index(one.severity))
        panel = self.widget()
        assert panel is not None
        self.problems = [ProblemCard(self.session, one, self.lead.emit, panel) for one in self._found[:MOST]]
        self._lay_problems()
        self.good.setVisible(not any(one.severity == "error" for one in found))

    def _lay_problems(self) -> None:
        """Put the problems below all else, to who begins above the set-up."""
        for card in self.problems:
            self._column.removeWidget(card)
        begins = self.first_changes.wanted
        first = self._column.indexOf(self.set_up) if begins else self._column.indexOf(self.good) + 1
        for number, card in enumerate(self.problems):
            self._column.insertWidget(first + number, card)

    def refresh(self) -> None:
        """Show what is chosen, and the set-up, as they are now."""
        self.first_changes.refresh()
        self.chosen.refresh()
        self.set_up.refresh()
        self.who_wins.refresh()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.setAccessibleName(tr("What is chosen, the set-up, and problems"))
        self.first_changes.retranslate()
        self.paper.setText(tr("Empty paper"))
        self.paper.setIcon(icon("paper"))
        self.shipped.setText(tr("A map that came with Uguisu"))
        self.shipped.setIcon(icon("own-copy"))
        self.chosen.retranslate()
        self.set_up.retranslate()
        self.who_wins.retranslate()
        self.good.sign.setPixmap(icon("saved").pixmap(SIGN))
        self.good.title.setText(tr("It can be played"))
        self.good.about.setText(tr("Nothing stands in the way of a game."))
        self.good_button.setText(tr("Play"))
        self.good_button.setAccessibleName(tr("Play"))
        shown = not self.good.isHidden()
        self.show_problems(self._found)
        self.good.setVisible(shown)
        self.refresh()
