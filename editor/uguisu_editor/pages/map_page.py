"""A tab with a pack: the list of its pages, and the page that is shown: the map, a form, a text."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QSize, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QSplitter, QStackedWidget, QVBoxLayout, QWidget

from uguisu.checks import Diagnostic
from uguisu_changes.paths import Path as Way
from uguisu_changes.paths import look
from uguisu_editor.canvas.canvas import Canvas
from uguisu_editor.checker import Checker
from uguisu_editor.conflicts import Asker
from uguisu_editor.forms.control import Control, finish_typing
from uguisu_editor.guiding import guide, is_guided
from uguisu_editor.i18n import Speaking, reason_told, tr
from uguisu_editor.leading import Leading
from uguisu_editor.map_kinds.known import kind_of as map_kind_of
from uguisu_editor.model.checking import kind_of
from uguisu_editor.model.lots import Lot
from uguisu_editor.model.placing import Placed
from uguisu_editor.packs import distribution_of
from uguisu_editor.pages.banner import DISK, Banner, Words
from uguisu_editor.pages.cards_page import CardsPage
from uguisu_editor.pages.drawing import Drawing
from uguisu_editor.pages.form_page import FormPage, page_title
from uguisu_editor.pages.map_side import MapSide
from uguisu_editor.pages.mission_page import MissionForm, MissionPage
from uguisu_editor.pages.original_strip import OriginalStrip
from uguisu_editor.pages.rulings_page import RulingsPage
from uguisu_editor.pages.scenario_page import ScenarioPage
from uguisu_editor.pages.source_page import SourcePage
from uguisu_editor.pages.stages import Stages
from uguisu_editor.pages.texts_page import TextsPage
from uguisu_editor.pages.tree import PackTree
from uguisu_editor.panels import PanelPage
from uguisu_editor.play.table import HUMAN
from uguisu_editor.session import Session
from uguisu_editor.theme import Theme
from uguisu_editor.tools.mirroring import choose_symmetry
from uguisu_editor.tools.palette import Offers
from uguisu_editor.tools.pieces import PiecesTool
from uguisu_editor.tools.tool import Tool, Touch
from uguisu_editor.tools.toolbox import all_tools, tools_of
from uguisu_editor.watching import Watcher

if TYPE_CHECKING:
    from uguisu_editor.play.page import PlayPage
PLAY, PLAYTEST = "play", "panel-playtest"
"""The page on which the pack is played, and the one of a plugin on which bots play it many times."""
FORMS: dict[str, type[FormPage]] = {
    "mission": MissionPage,
    "cards": CardsPage,
    "scenario": ScenarioPage,
    "rulings": RulingsPage,
}
PAGES = (*FORMS, "texts")
LACKING, NOT_NOTED = "lacking", "not noted"
"""What the banner speaks about: plugins that are not installed, the journal that the disk refuses."""
FORM = 444
"""Pixels that a form has at least beside the map."""
BESIDE_MAP = frozenset({"rulings"})
"""Pages that speak of places: the map stays in sight beside them; others say it themselves, as `beside_map`."""


class MapPage(Leading):
    """One open pack."""

    title_changed = Signal()
    tool_changed = Signal()
    problems_changed = Signal()
    mode_changed = Signal()
    """One draws now, or writes."""
    delete_asked = Signal()
    """What is chosen is to go."""
    said = Signal(str)
    """What has happened: a sentence for the status bar, for a moment."""
    hint_changed = Signal()
    """What can be done now is something else: `hint`."""
    picking_ended = Signal()
    """No place is wanted any longer."""
    saved = Signal()
    """All was written to the disk."""
    ask_lead = Signal(object)
    """To be led to what mends a problem."""
    ask_fields = Signal()
    """All fields of what is chosen are wanted."""
    ask_share = Signal()
    """The pack is to be shared."""
    ask_sheet = Signal(str)
    """A command on cards in a spreadsheet is wanted, by its name."""
    ask_begin = Signal(str)
    """Another pack of this game is to be begun: on empty `paper`, or from one that was `shipped`."""
    played = Signal()
    """The game is shown, or no longer."""

    def __init__(self, session: Session, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session: Session = session
        session.setParent(self)
        self.canvas = Canvas(session, theme, self)
        self.tools: dict[str, Tool] = {tool.name: tool(self.canvas) for tool in all_tools()}
        self.drawing = Drawing(
            self.canvas,
            Offers(session, self.pieces),
            MapSide(session, self.pieces, self),
            Stages(session, self.pieces, self),
            self,
        )
        self._in_front: QWidget = self.canvas
        self.play: PlayPage | None = None
        """The game of this pack, once there is one."""
        self.source = SourcePage(session, self)
        self.source.left.connect(self._show_right_side)
        self.source.unread_changed.connect(lambda: self._on_problems(self._checked))
        self.banner = Banner(self)
        self.strip = OriginalStrip(session, self)
        self.name: str = "map"
        """The page that is shown."""
        self.pages: dict[str, QWidget] = {}
        self.tree: PackTree = PackTree(self)
        self._stack = _Pages(self)
        self._split = QSplitter(self)
        self._beside = [620, 480]
        """How much room a form and the map beside it take."""
        self._lay_out()
        self._picking: Control | None = None
        self._prompt = ""
        self._tool_before = "select"
        self.canvas.escaped.connect(self.end_picking)
        self.canvas.touched.connect(self._choose_what_is_there)
        self.canvas.laid_down.connect(self._lay_down)
        self.canvas.put_down.connect(lambda: self.choose_tool(self._tool_before))
        session.selection_changed.connect(self._on_selection)
        self._drawn_with = ""
        """The tool that drew last."""
        self.problems: list[Diagnostic] = []
        self._checked: list[Diagnostic] = []
        """What the last check has found, of the files as they could last be read."""
        self.checker = Checker(session, self)
        self.checker.found.connect(self._on_problems)
        self.watcher = Watcher(session, self.banner, self)
        self.asker = Asker(session, self.banner, self.canvas.light, self)
        self._follow_session()
        self._choose_first()
        self._follow_drawing()
        self.choose_tool("place" if session.board is not None and not session.board.ids() else "select")
        self._show_right_side()
        self.checker.check_soon()
        if session.read_only:
            self.banner.say(LACKING, self._lacking)

    def _follow_session(self) -> None:
        """Listen to what happens to the pack."""
        session = self.session
        session.stack.cleanChanged.connect(lambda _: self.title_changed.emit())
        session.moved.connect(self._on_moved)
        session.refused.connect(self.said)
        session.noted.connect(self._tell_journal)
        session.settled.connect(self.checker.check)
        session.board_changed.connect(self._on_board)
        for signal in (session.heat_changed, session.digested):
            signal.connect(self._show_heat)
        session.replay_shown.connect(self._watch)
        session.lead_wanted.connect(self._lead_to)

    def _lay_out(self) -> None:
        """Put the list of pages, what it shows, and the map side by side."""
        self.tree.chosen.connect(self.show_page)
        self._stack.addWidget(self.source)
        self._split.addWidget(self._stack)
        self._split.addWidget(self.drawing)
        self._split.setChildrenCollapsible(False)
        self._split.setStretchFactor(0, 3)
        self._split.setStretchFactor(1, 2)
        column = QVBoxLayout()
        column.setSpacing(0)
        for part in (self.strip, self.banner):
            column.addWidget(part)
        column.addWidget(self._split, 1)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.tree)
        layout.addLayout(column, 1)
        self.tree.add("map", lambda: page_title("map"))
        for kind in FORMS:
            self.add_page(kind, lambda kind=kind: page_title(kind), self._form(kind))  # type: ignore[misc]
        texts = TextsPage(self.session, self)
        texts.said.connect(self.said)
        self.add_page("texts", lambda: page_title("texts"), texts)
        self.tree.add(PLAY, lambda: page_title(PLAY))

    # Pages.

    def add_page(self, name: str, title: Callable[[], str], page: QWidget, sign: str = "") -> None:
        """Add a page to the pack's, with a row in the list."""
        self.pages[name] = page
        self._stack.addWidget(page)
        self.tree.add(name, title, sign)

    def _form(self, kind: str) -> FormPage:
        page = FORMS[kind](self.session, kind, self)
        page.shown.connect(self._show_badges)
        if isinstance(page, CardsPage):
            page.tried.connect(self._show_game)
            page.sheet_wanted.connect(self.ask_sheet)
            page.fares.more_wanted.connect(self._want_games)
        if isinstance(page, MissionPage):
            page.played.connect(self._show_game)
            page.ask_play.connect(self.show_play)
            page.pieces = self.pieces
            page.lit.connect(self.canvas.light)
            page.told.connect(self.drawing.tell)
            page.beside_changed.connect(partial(self._show_beside, page))
            page.chosen.connect(self._choose_in_set_up)
            page.wanted.connect(self.take)
        page.ask_text.connect(self.show_text_of)
        page.context.pointed.connect(self._point)
        page.context.lit.connect(self.canvas.light)
        page.context.pick.connect(self._pick)
        return page

    def show_page(self, name: str) -> None:
        """Show the map, or another page of the pack."""
        if name == PLAY:
            self.show_play()
            return
        was_playing = self.playing
        self.end_picking()
        self.source.take()
        broken = self.session.document.files[name].broken if name in self.session.document.files else False
        self.name = name
        self.tree.choose(name)
        if broken:
            self.source.show_file(self.session.document.files[name].name)
        self._show(self.source if broken else self.pages.get(name, self.canvas))
        self._show_heat()
        if was_playing:
            self.played.emit()

    def _show_beside(self, page: MissionPage) -> None:
        """Show the map beside a page that is in front, or no longer."""
        if page is self._in_front and self.drawing.isVisible() != page.beside_map:
            self._show(page)

    def _want_games(self, games: int = 0, bots: dict[str, str] | None = None) -> None:
        """Have bots play so many games, 0: as many as it takes; one may stay on the page where figures are wanted. `bots` sit
        where they are said to, the usual ones in all other seats.
        """
        page = self.pages.get(PLAYTEST)
        if isinstance(page, PanelPage):
            page.widget()  # what plays is made when it is first wanted
            self.session.games_wanted.emit(games, bots)

    def _play_hundred(self) -> None:
        """Have bots play the pack a hundred times, those of the game that was played in their seats."""
        players = self.play.table.players if self.play is not None else {}
        self._want_games(100, {seat: player for seat, player in players.items() if player != HUMAN})
        self.show_page(PLAYTEST)

    def _show_badges(self) -> None:
        """Show on the map what the page beside it says of places."""
        badges = getattr(self.pages.get(self.name), "badges", None)
        self.canvas.badges = badges() if badges is not None and self.mode == "form" else {}
        self.canvas.update()

    def _show_game(self, save: str) -> None:
        """Show in Play a game in which something can be tried."""
        self.show_play(begin=False).try_out(save)

    def show_text_of(self, kind: str) -> None:
        """Show a file of the pack as text."""
        file = self.session.document.files.get(kind)
        if file is not None and (kind in self.session.document.data or file.broken):
            self.source.show_file(file.name)
            self._show(self.source)
            self.source.text.setFocus()

    def toggle_text(self) -> None:
        """From the form or the map to the text, and back."""
        if self.shows_source:
            self.source.back_button.click()
        else:
            self.show_text_of(self.name if self.name in self.session.document.files else "scenario")

    def _show(self, widget: QWidget) -> None:
        on_map = widget is self.canvas
        before = self.mode
        if self._stack.isVisible() and self.drawing.isVisible():
            self._beside = self._split.sizes()
        self._stack.setVisible(not on_map)
        beside = widget is self.pages.get(self.name) and (
            self.name in BESIDE_MAP or getattr(widget, "beside_map", False)
        )
        self.drawing.show_alone(alone=on_map)
        self.drawing.setVisible(on_map or beside)
        self._counting.start()
        self._stack.setMinimumWidth(FORM if beside else 0)
        self._split.setSizes(self._beside if beside else [int(not on_map), int(on_map)])
        if not on_map:
            self._stack.setCurrentWidget(widget)
        self._in_front = widget
        self.leads_to = widget
        self._show_badges()
        if self.mode != before:
            self.mode_changed.emit()
            self.hint_changed.emit()

    @property
    def mode(self) -> str:
        """`map` while one draws, `play` while the game is shown, `form` otherwise."""
        if self.playing:
            return PLAY
        return "map" if self._in_front is self.canvas else "form"

    def go_to(self, kind: str, path: Way) -> bool:
        """Show a place of a file in its form; tell whether there is a field for it."""
        page = self.pages.get(kind)
        if not isinstance(page, FormPage) or kind not in self.session.document.data:
            return False
        self.show_page(kind)
        return page.go_to(path)

    def _point(self, place: str) -> None:
        self.canvas.mark_place(place or None)

    def _pick(self, control: Control) -> None:
        """Let the next place that is clicked on the map go into a control."""
        self.session.select()
        self.drawing.show()
        self.ask_for_place()
        self._picking = control

    def ask_for_place(self) -> None:
        """Ask for a click on the map, until `end_picking`."""
        self.choose_tool("select")
        self._prompt = tr("Click the place on the map. Esc: none.")
        self.hint_changed.emit()

    def end_picking(self) -> None:
        """Want no place any longer: one was picked, or the user has turned to something else."""
        if self._prompt:
            self._prompt, self._picking = "", None
            self.hint_changed.emit()
            self.picking_ended.emit()

    @property
    def hint(self) -> str:
        """What can be done here now: with the tool in hand, or with a click that is waited for."""
        tool = self.canvas.tool
        return self._prompt or (tool.brief() if self.mode == "map" and tool is not None else "")

    def _on_selection(self) -> None:
        picking, chosen = self._picking, self.session.selection.places
        if picking is not None and len(chosen) == 1:
            self.end_picking()
            picking.take_place(next(iter(chosen)))

    @property
    def path(self) -> Path:
        """The pack's folder."""
        return self.session.document.folder

    @property
    def modified(self) -> bool:
        """Whether there is anything to save."""
        return not self.session.stack.isClean() or self.source.modified

    # Tools.

    def usable_tools(self) -> list[Tool]:
        """Return the tools for this kind of map."""
        board = self.session.board
        return [self.tools[tool.name] for tool in tools_of(map_kind_of(board))] if board is not None else []

    def choose_tool(self, name: str) -> None:
        """Use another tool."""
        tool = self.tools[name]
        if self.canvas.tool is not tool:
            if self.canvas.tool is not None:
                self._tool_before = self.canvas.tool.name
            self.end_picking()
            self.canvas.set_tool(tool)
            if not tool.in_bar:
                self._drawn_with = name
            self._mark_bar()
            self._mark_palette()
            self._counting.start()
            self.tool_changed.emit()
            self.hint_changed.emit()

    def _mark_bar(self) -> None:
        """Show which tool is in hand: who has no piece in hand chooses."""
        tool = self.canvas.tool
        choosing = tool is self.pieces and not self.pieces.holds
        self.drawing.bar.mark(self.tools["select"] if choosing else tool)

    def _lay_down(self, ended: bool) -> None:
        """What is drawn with stays in hand until Esc, and no longer; a stroke that Esc ended may be drawn anew."""
        tool = self.canvas.tool
        if not ended and tool is not None and not tool.in_bar and tool is not self.pieces:
            self.choose_tool("select")
        self._mark_bar()

    def _choose_what_is_there(self, touch: Touch) -> None:
        """Who chooses may mean a piece or what lies below: there is one way to choose, though two tools know how."""
        if touch.shift or touch.control or touch.alt:
            return
        tool, pieces = self.canvas.tool, self.pieces
        if tool is self.tools["select"] and pieces.is_over(touch):
            self.choose_tool("pieces")
        elif tool is pieces and not (pieces.holds or pieces.is_over(touch) or pieces.numbers.is_over(touch)):
            pieces.choose(None)
            self.choose_tool("select")

    def draw(self) -> None:
        """Draw with what was drawn with before; the first time, with what this kind of map is made of."""
        board = self.session.board
        usable = [tool.name for tool in self.usable_tools() if not tool.in_bar]
        if board is not None and usable:
            self.choose_tool(self._drawn_with if self._drawn_with in usable else usable[0])
        self.drawing.bar.mark(self.canvas.tool)

    def _follow_drawing(self) -> None:
        """Do what is asked for beside the map."""
        bar = self.drawing.bar
        bar.chosen.connect(self.choose_tool)
        bar.draw.connect(self.draw)
        bar.as_played.connect(self._show_as_played)
        bar.mirrored.connect(partial(choose_symmetry, self.session))
        bar.size_wanted.connect(lambda: self.ask_sheet.emit("resize"))
        self.session.choices_changed.connect(lambda: bar.show_mode(self.session.choices.symmetry))
        palette = self.drawing.palette_
        palette.taken.connect(self.take)
        palette.carried.connect(self._carry)
        palette.dropped.connect(self._drop)
        palette.pointed.connect(self._point_at)
        palette.marks.connect(lambda on: self.session.choose(marks=on))
        self.canvas.beneath = self.pieces.paint_set_up
        self.canvas.standing = self.pieces.standing
        self._counting = QTimer(self)
        self._counting.setSingleShot(True)
        self._counting.setInterval(0)
        self._counting.timeout.connect(self._show_palette)
        session = self.session
        for signal in (session.settled, session.choices_changed, session.learned, self.pieces.chosen.changed):
            signal.connect(self._counting.start)
        palette.turned.connect(self._turn_to)
        side = self.side
        side.play.connect(self.show_play)
        side.lead.connect(self.ask_lead)
        side.fields_wanted.connect(self.ask_fields)
        side.away.connect(self.delete_asked)
        side.begin.connect(self.ask_begin)
        side.tool_wanted.connect(self._take_for)
        side.chosen.words.thing_chosen.connect(self._choose_in_set_up)
        side.chosen.words.lit.connect(self.canvas.light)
        stages = self.drawing.stages
        stages.play.connect(self.show_play)
        stages.lead.connect(self.ask_lead)
        stages.change.connect(self._change_stage)
        stages.left.connect(lambda: self.guide(on=False))
        side.set_up.chosen.connect(self._choose_in_set_up)
        side.set_up.lit.connect(self.canvas.light)
        side.set_up.player_chosen.connect(self._seat)
        session.selection_changed.connect(self._counting.start)
        self._show_tools()
        self.drawing.retranslate()
        self.drawing.guide(on=is_guided(self.path))

    @property
    def pieces(self) -> PiecesTool:
        """The tool for the set-up."""
        tool = self.tools["pieces"]
        assert isinstance(tool, PiecesTool)
        return tool

    @property
    def side(self) -> MapSide:
        """What stands at the right of the map."""
        return self.drawing.side

    def _show_palette(self) -> None:
        """Show in the palette what there is now; while it is not in sight, nobody asks."""
        if self.drawing.palette_.isVisible():
            self._show_tools()
            self.drawing.palette_.refresh()
            self._mark_palette()
            self.side.refresh()
            self.drawing.stages.refresh()

    def guide(self, *, on: bool) -> None:
        """Show the steps to a game above the map, now and when the pack is opened again; or no longer."""
        guide(self.path, on=on)
        self.drawing.guide(on=on)

    def _change_stage(self, stage: str) -> None:
        """Go to where a step is changed."""
        if stage == "draw":
            self.drawing.palette_.turn("ground")
            self.draw()
            self.canvas.setFocus()
        elif stage == "place":
            self.drawing.palette_.turn("pieces")
            self.drawing.palette_.search.setFocus()
        elif stage == "cards":
            self.show_page("cards")
        elif "mission" in self.session.document.data:
            self.show_page("mission")
            mission = self.pages["mission"]
            if isinstance(mission, MissionPage) and isinstance(mission.form, MissionForm):
                mission.form.write_how_long()
        else:
            self.show_page("scenario")
            lasts = next((one for one in self.pieces.numbers.of_set_up() if one.lasts), None)
            if lasts is not None:
                self.go_to(lasts.file, lasts.path)

    def _lead_to(self, what: str, names: list[str]) -> None:
        """Go where something is to be done about what games have shown."""
        mission = self.pages.get("mission")
        form = mission.form if isinstance(mission, MissionPage) else None
        if what == "places":
            board = self.session.board
            there = [name for name in names if board is not None and board.exists(name)]
            self.show_page("map")
            self.session.select(there)
            if there:
                self.canvas.show_place(there[0])
        elif what == "cards":
            self.show_page("cards")
            cards = self.pages["cards"]
            if isinstance(cards, CardsPage) and len(names) == 1:
                cards.grid.choose(names[0])
        elif "mission" in self.session.document.data and isinstance(form, MissionForm):
            self.show_page("mission")
            form.choose({"stories": "story", "set_up": "setup"}.get(what, what))
        else:
            self.show_page("map" if what == "set_up" else "scenario")

    def _turn_to(self, tab: str) -> None:
        """Another tab of the palette is in front: what is rubbed out is what is drawn there."""
        self.session.choose(walls_only=tab == "ways")
        self._mark_palette()
        self.hint_changed.emit()

    def _choose_in_set_up(self, found: Placed | Lot) -> None:
        """Show a part of the set-up where it is, to be changed."""
        self.choose_tool("pieces")
        if isinstance(found, Lot):
            self.pieces.chosen.choose(lot=found.path)
        else:
            self.pieces.choose(found)
            self.canvas.show_place(found.place)

    def _mark_palette(self) -> None:
        palette = self.drawing.palette_
        palette.mark(palette.offers.in_hand(self.canvas.tool))

    def take(self, key: str) -> None:
        """Take a thing of the palette into the hand; the keyboard goes where it is drawn."""
        tool = self.drawing.palette_.offers.take(key, self.canvas.tool)
        if tool:
            self.choose_tool(tool)
        if tool == "pieces":
            self.pieces.take_up(key.partition(":")[2])
            self._mark_bar()
            self.hint_changed.emit()
        self._show_palette()
        self.canvas.setFocus()

    def _seat(self, seat: str, player: str) -> None:
        """Have somebody play a seat: of the game that is being played, too."""
        self.session.players[seat] = player
        if self.play is not None and self.play.table.players.get(seat, player) != player:
            self.play.table.put(seat, player)
        self.side.refresh()

    def _take_for(self, name: str, places: list[str]) -> None:
        """Take a tool for places that are chosen: two zones become one at once, of one the next click says with which."""
        self.choose_tool(name)
        self.tools[name].begin(places)
        self.canvas.setFocus()

    def _carry(self, key: str, at: QPoint) -> None:
        """A thing of the palette is dragged: a piece is shown where it would stand."""
        what, _, name = key.partition(":")
        thing = self.drawing.palette_.offers.thing(name) if what == "piece" else None
        if thing is None:
            return
        self.choose_tool("pieces")
        here = self.canvas.mapFromGlobal(at)
        inside = self.canvas.rect().contains(here)
        self.pieces.carry(thing if inside else None, self.canvas.touch(here.toPointF()) if inside else None)

    def _point_at(self, key: str) -> None:
        """A thing of the palette is under the mouse: of what a place may be, the map shows which are."""
        what, _, name = key.partition(":")
        tag = name if what == "tag" else ""
        if tag != self.session.choices.pointed:
            self.session.choose(pointed=tag)

    def _drop(self, key: str, at: QPoint) -> None:
        """A thing of the palette was let go: over the map it is put there, as a click would."""
        what, _, name = key.partition(":")
        here = self.canvas.mapFromGlobal(at)
        inside = self.canvas.rect().contains(here)
        thing = self.drawing.palette_.offers.thing(name) if what == "piece" else None
        if thing is not None:
            self.pieces.carry(None, None)
            if inside:
                self.pieces.drop(thing, self.canvas.touch(here.toPointF()))
        else:
            self.take(key)
            if inside and self.canvas.tool is not None and self.canvas.tool_may_work():
                touch = self.canvas.touch(here.toPointF())
                self.canvas.tool.press(touch)
                self.canvas.tool.release(touch)
        if inside:
            self.canvas.setFocus()
        self._show_palette()

    def _show_tools(self) -> None:
        """Show the tools for the kind of map at hand."""
        shown = [tool for tool in self.usable_tools() if tool.suits()]
        board = self.session.board
        self.drawing.bar.show_tools(shown, map_kind_of(board) if board is not None else None)
        self.drawing.bar.mark(self.canvas.tool)
        self.drawing.bar.show_mode(self.session.choices.symmetry)

    def _show_as_played(self, on: bool) -> None:
        self.session.as_played = on
        self.session.choices_changed.emit()
        self.canvas.set_theme(self.canvas.theme)

    @property
    def in_front(self) -> QWidget:
        """The map, or what is shown in its place: a form, a text, the game."""
        return self.source.text if self.shows_source else self._in_front

    def tool_for_key(self, key: str) -> Tool | None:
        """Return the usable tool with that key, or None."""
        return next((tool for tool in self.usable_tools() if tool.key == key), None)

    def _on_board(self) -> None:
        self._show_right_side()
        self._choose_first()
        self._show_tools()
        self._show_palette()
        if self.canvas.tool is not None and self.canvas.tool not in self.usable_tools():
            self.choose_tool("select")

    def _choose_first(self) -> None:
        """Set the brushes to something that the map and its game know."""
        session = self.session
        legend = look(session.map, ("legend",))
        if isinstance(legend, dict) and session.choices.sign not in legend:
            session.choices.sign = next(iter(legend), "")
        kinds = list(session.game.link_kinds) if session.game is not None else []
        if kinds:
            session.choices.link = kinds[0] if session.choices.link not in kinds else session.choices.link
            session.choices.border = (
                kinds[0] if session.choices.border not in kinds else session.choices.border
            )

    def _show_right_side(self) -> None:
        """After a change from deep below: a broken file is shown as text; what was shown stays otherwise."""
        broken = [kind for kind, file in self.session.document.files.items() if file.broken]
        if broken:
            self.source.show_file(self.session.document.files[broken[0]].name)
            self._show(self.source)
        elif (self.shows_source or not self.isVisible()) and not self.playing:
            self._show(self.pages.get(self.name, self.canvas))

    def show_text(self, found: Diagnostic) -> None:
        """Show the text of the file that a problem is in, at its line."""
        kind = kind_of(self.session.document, found)
        if kind is not None and kind in (*self.pages, "map"):
            self.name = kind
            self.tree.choose(kind)
        self._show(self.source)
        self.source.go_to(found)

    @property
    def shows_source(self) -> bool:
        """Whether a file is shown as text, since it cannot be drawn."""
        return self._in_front is self.source

    def _lacking(self) -> Words:
        """Say what the pack needs, and that it may be changed all the same."""

        def change() -> None:
            self.session.read_only = False

        names = self.session.lacking
        text = tr(
            "This pack needs {plugins}, which is not installed. You can look at the pack, but should "
            "not change it without that. Install {distributions} to have it.",
            plugins=", ".join(names),
            distributions=", ".join(map(distribution_of, names)),
        )
        return text, [(tr("Change it anyway"), change)]

    # Playing.

    @property
    def playing(self) -> bool:
        """Whether the game is shown."""
        return self.play is not None and self._in_front is self.play

    def show_play(self, *, begin: bool = True) -> PlayPage:
        """Show the game of this pack as it is drawn now; unless told not to, begin one if there is none."""
        from uguisu_editor.play.page import PlayPage

        if self.play is None:
            self.play = PlayPage(self.session, self.canvas.theme, Speaking.spoken, self)
            self.play.left.connect(self.show_drawing)
            self.play.map_wanted.connect(lambda: self.show_page("map"))
            self.play.said.connect(self.said)
            self.play.invited.connect(self.ask_share)
            self.play.hundred.connect(self._play_hundred)
            self.play.side.ending.offer(hundred=PLAYTEST in self.pages)
            self._stack.addWidget(self.play)
            self._show_heat()
        self.tree.choose(PLAY)
        self._show(self.play)
        if begin:
            self.play.come()
        self.title_changed.emit()
        self.played.emit()
        return self.play

    def _show_heat(self) -> None:
        """Lay what a panel found over the map beside it, and over the game; where one draws it would hide what is drawn."""
        heat = self.session.heat
        shown = heat if self.name == PLAYTEST else None
        if shown is not None:
            self.session.select(())
        self.canvas.show_heat(shown)
        self.drawing.show_deal(on=shown is None)
        if self.play is not None:
            old = heat is not None and heat.of and self.session.digest not in ("", heat.of)
            self.play.show_heat(None if old else heat)

    def _watch(self, replay: str, texts: dict[str, str]) -> None:
        self.show_play(begin=False).watch(replay, texts)

    def show_drawing(self) -> None:
        """Leave the game, which waits, for the drawing."""
        self.show_page(self.name)
        self.in_front.setFocus()
        self.played.emit()

    # Problems.

    def _on_problems(self, checked: list[Diagnostic]) -> None:
        self._checked = checked
        self.problems = found = [*self.source.unread, *checked]
        self.source.mark(found)
        kinds = [(kind_of(self.session.document, one) or "scenario", one) for one in found]
        self.tree.count_problems(
            [("texts" if kind.startswith("texts.") else kind, one) for kind, one in kinds]
        )
        for page in self.pages.values():
            if isinstance(page, FormPage):
                page.context.take_problems(found)
                page.take_problems()
        self.side.show_problems(found)
        self.drawing.stages.show_problems(found)
        self.problems_changed.emit()

    # Saving.

    def _on_moved(self) -> None:
        """The pack lies elsewhere now: in a copy that was begun, or where that is of."""
        self.watcher.follow()
        if self.play is not None:
            self.play.table.folder = self.path
        self.title_changed.emit()

    def _tell_journal(self) -> None:
        """Say so as long as the disk takes no notes: a crash would lose what is drawn."""
        error = self.session.journal.refused
        if error is None:
            self.banner.end(NOT_NOTED)
        elif not self.banner.says(NOT_NOTED):
            text = tr(
                "What you draw cannot be kept safe from a crash: {file}: {reason}. Save it yourself.",
                file=error.filename or self.session.journal.path,
                reason=reason_told(error),
            )
            self.banner.say(NOT_NOTED, lambda: (text, [(tr("OK"), lambda: None)]))

    def save(self) -> bool:
        """Save everything; tell whether that went well. What goes wrong is said in the banner."""
        finish_typing()
        self.session.interrupt()
        if self.source.modified and not self.source.commit() and not self._only_as_on_disk():
            name = self.source.show_unread()
            self._show(self.source)
            self.source.text.setFocus()
            self.said.emit(
                tr(
                    "Nothing was saved: {name} cannot be read as it is. Fix it, or undo what was typed.",
                    name=name,
                )
            )
            return False
        try:
            self.watcher.before_save()
            if self.watcher.clashing:
                self.said.emit(tr("First choose, above the map, which change to keep."))
                return False
            if self.session.original.locked and not self._into_copy():
                return True
            self.session.document.save()
        except OSError as error:
            self.banner.complain(error)
            return False
        self.session.stack.setClean()
        self.watcher.after_save()
        self._show_right_side()
        self.title_changed.emit()
        self.banner.end(DISK)
        self.saved.emit()
        self.checker.check()
        broken = [file.name for file in self.session.document.files.values() if file.broken]
        self.said.emit(
            tr(
                "Saved in {folder}, but {names} cannot be read yet.",
                folder=self.path,
                names=", ".join(broken),
            )
            if broken
            else tr("Saved in {folder}", folder=self.path)
        )
        return True

    def _only_as_on_disk(self) -> bool:
        """Whether all that cannot be read is what could not be read on the disk either: to save it costs nothing."""
        return not self.source.unread and not self.source.modified

    def _into_copy(self) -> bool:
        """Before a pack is saved that is not one's own: tell whether there is a copy now to save into, for what was typed."""
        if not self.session.document.unsaved():
            self.said.emit(tr("Nothing has changed, so there is nothing to save."))
            return False
        return self.session.original.begin()

    def close_down(self) -> None:
        """Leave in good order."""
        if self.play is not None:
            self.play.close_down()
        for page in self.pages.values():
            close_down = getattr(page, "close_down", None)
            if close_down is not None:
                close_down()
        self.checker.close()
        self.watcher.stop()
        self.session.close()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.canvas.retranslate()
        self.drawing.retranslate()
        self.source.retranslate()
        self.banner.retranslate()
        self.strip.retranslate()
        if self.play is not None:
            self.play.retranslate()
        self.tree.retranslate()
        for page in self.pages.values():
            retranslate = getattr(page, "retranslate", None)
            if retranslate is not None:
                retranslate()


class _Pages(QStackedWidget):
    """Pages of which the one in front says how much room it needs, and not the largest of all."""

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return what the page in front needs."""
        page = self.currentWidget()
        return page.minimumSizeHint() if page is not None else super().minimumSizeHint()
