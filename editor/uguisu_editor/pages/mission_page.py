"""The page of the mission: what is to be done, what happens by itself, what is counted, what stands where."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from uguisu.messages import translate
from uguisu_changes.paths import Path
from uguisu_editor.first_steps import stages_of, told_of
from uguisu_editor.forms.chooser import Offer
from uguisu_editor.forms.context import FormContext
from uguisu_editor.forms.cooking import add_recipe, recipes
from uguisu_editor.forms.fields import Field
from uguisu_editor.forms.holes import ChipControl
from uguisu_editor.forms.lists import ListPart
from uguisu_editor.forms.parts import EntryPart, Part
from uguisu_editor.forms.stories import StoriesPart, StoryPart, new_story
from uguisu_editor.forms.story_lines import choose_event
from uguisu_editor.forms.telling import called
from uguisu_editor.i18n import of_engine, tr, translated
from uguisu_editor.icons import glyph_icon
from uguisu_editor.jobs import Jobs
from uguisu_editor.model.jobs import TRY_STORY
from uguisu_editor.model.recipes import Parts, Recipe
from uguisu_editor.model.visible import visible
from uguisu_editor.pages.beginning import Beginning, Way
from uguisu_editor.pages.counters import Counters
from uguisu_editor.pages.form_page import FormPage
from uguisu_editor.pages.how_long import HowLong
from uguisu_editor.pages.mission_tile import SIGNS, Tile
from uguisu_editor.pages.set_up_sheet import SetUpSheet
from uguisu_editor.pages.timeline import TimelinePanel
from uguisu_editor.session import Session
from uguisu_editor.tools.pieces import PiecesTool

HEAD = ("title", "briefing")
TINTED = ("when", "counter", "number", "place")
"""Of the signs of recipes, one after another."""
SHOWN = 4
"""Recipes on an empty page."""
BRIEF = 240
"""Letters of the briefing that are shown; the whole of it is in the window in which it is written."""
TILES = {"goals": ("objectives", "results"), "story": ("triggers",), "counters": ("tracks", "marks")}
"""Which parts of a mission are behind which tile; all else is its set-up."""


def pencil(parent: QWidget, told: str, control: ChipControl) -> QToolButton:
    """Return a button that has a text written."""
    button = QToolButton(parent)
    button.setAutoRaise(True)
    button.setIcon(glyph_icon("pencil-outline", "faint"))
    button.setAccessibleName(told)
    button.setToolTip(told)
    button.clicked.connect(lambda _: control.open())
    control.anchor = button
    return button


def ways_of_stories(context: FormContext, take: Callable[[Recipe, Parts], object]) -> list[Way]:
    """Return stories to begin with."""
    return [
        Way(
            translated(recipe.title),
            translated(recipe.told),
            recipe.glyph,
            TINTED[at % len(TINTED)],
            partial(take, recipe, parts),
        )
        for at, (recipe, parts) in enumerate(recipes(context)[:SHOWN])
    ]


class MissionForm(Part):
    """The whole mission: its head, four tiles, and what is behind the one that is chosen."""

    lead = Signal(tuple)
    """An entry of the file is to be shown."""
    turned = Signal()
    """Another tile is chosen."""

    def __init__(
        self, context: FormContext, field: Field, parent: QWidget | None, pieces: PiecesTool | None = None
    ) -> None:
        super().__init__(context, field, lambda: (), parent)
        fields = {one.name: one for one in field.fields_for(context.data)}
        self.title = self._text("title", fields)
        self.briefing = self._text("briefing", fields)
        self.told = QLabel(self)
        self.told.setWordWrap(True)
        self.told.setProperty("paper", True)
        self.told.setTextFormat(Qt.TextFormat.PlainText)
        self.tiles: dict[str, Tile] = {}
        self._group = QButtonGroup(self)
        row = QHBoxLayout()
        row.setSpacing(8)
        for name in SIGNS:
            tile = self.tiles[name] = Tile(name, self)
            self._group.addButton(tile)
            tile.clicked.connect(lambda _=False, name=name: self.choose(name))
            row.addWidget(tile, 1)
        self.goals = StoriesPart(context, fields["objectives"], lambda: ("objectives",), self, titled=False)
        self.stories = StoriesPart(context, fields["triggers"], lambda: ("triggers",), self, titled=False)
        self.results = ListPart(context, fields["results"], lambda: ("results",), self)
        self.tracks = ListPart(context, fields["tracks"], lambda: ("tracks",), self)
        self.marks = ListPart(context, fields["marks"], lambda: ("marks",), self)
        shown = frozenset(key for keys in TILES.values() for key in keys)
        self.setup = EntryPart(context, field, lambda: (), self, shown | {*HEAD, "format"}, whole=True)
        self.counters = Counters(context, pieces.numbers if pieces is not None else None, self)
        self.counters.lead.connect(self.lead)
        self.sheet = SetUpSheet(pieces, self) if pieces is not None else None
        self.fields_buttons = {name: self._fields_button(name) for name in ("counters", "setup")}
        self.how_long = HowLong(pieces.numbers, self) if pieces is not None else None
        self.counters.length_wanted.connect(self.write_how_long)
        self.timeline = TimelinePanel(context, self)
        self.beginning = Beginning("mission", self, scrolls=False)
        self._behind: dict[str, list[QWidget]] = {
            "goals": [self.goals, *([self.how_long] if self.how_long is not None else []), self.results],
            "story": [self.beginning, self.stories, self.timeline],
            "counters": [self.counters, self.marks, self.fields_buttons["counters"], self.tracks],
            "setup": [
                *([self.sheet] if self.sheet is not None else []),
                self.fields_buttons["setup"],
                self.setup,
            ],
        }
        self._fields = {"counters": self.tracks, "setup": self.setup}
        self._open: set[str] = set() if self.sheet is not None else {"setup"}
        """Behind which tiles all fields are shown, as the file has them."""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(11)
        column.addLayout(self._head())
        column.addLayout(row)
        for widgets in self._behind.values():
            for widget in widgets:
                column.addWidget(widget)
        column.addStretch(1)
        self.choose("story")

    def _fields_button(self, name: str) -> QToolButton:
        """Below what a tile shows in words: all fields of it."""
        button = QToolButton(self)
        button.setCheckable(True)
        button.setAutoRaise(True)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setIcon(glyph_icon("form-textbox", "faint"))
        button.setText(tr("All fields"))
        button.setToolTip(tr("Everything that the file may say of it"))
        button.clicked.connect(lambda on: self.show_fields(name, on=on))
        return button

    def show_fields(self, name: str, *, on: bool) -> None:
        """Show all fields of what is behind a tile, or only what is said in words."""
        self._open = self._open | {name} if on else self._open - {name}
        self.choose(self.chosen)

    def _show_sheets(self) -> None:
        """Show in words what is behind the tile that is chosen."""
        if self.how_long is not None:
            self.how_long.refresh()
            self.how_long.setVisible(self.chosen == "goals" and self.how_long.setting is not None)
        if self.chosen == "counters":
            self.counters.retranslate()
        elif self.chosen == "setup" and self.sheet is not None:
            self.sheet.retranslate()

    def _text(self, name: str, fields: dict[str, Field]) -> ChipControl:
        """A text that is shown elsewhere, and written in a small window."""
        control = ChipControl(self.context, fields[name], None, lambda: (name,), self, optional=True)
        control.changed.connect(lambda value: self.context.set((name,), value))
        control.hide()
        return control

    def _head(self) -> QHBoxLayout:
        self.pencil = pencil(self, tr("Write the briefing"), self.briefing)
        row = QHBoxLayout()
        row.addWidget(self.told, 1)
        row.addWidget(self.pencil, 0, Qt.AlignmentFlag.AlignTop)
        return row

    @property
    def chosen(self) -> str:
        """The tile that is chosen."""
        return next(name for name, tile in self.tiles.items() if tile.isChecked())

    def choose(self, name: str) -> None:
        """Show what is behind a tile."""
        self.tiles[name].setChecked(True)
        # What is shown only to be hidden again moves all that is below it.
        at_times = {self.beginning, self.timeline, *self._fields.values()}
        for other, widgets in self._behind.items():
            for widget in widgets:
                if widget not in at_times:
                    widget.setVisible(other == name)
        for tile, part in self._fields.items():
            part.setVisible(tile == name and tile in self._open)
            self.fields_buttons[tile].setChecked(tile in self._open)
        self._show_sheets()
        self.turned.emit()
        if name == "story" and hasattr(self, "timeline"):
            self.timeline.refresh()
        self._show_beginning()

    def write_how_long(self) -> None:
        """Go to the number among the goals that says how long a game lasts."""
        self.choose("goals")
        if self.how_long is not None and self.how_long.setting is not None:
            self.how_long.write()

    def refresh(self) -> None:
        """Show what the file says now."""
        for name in HEAD:
            control = {"title": self.title, "briefing": self.briefing}[name]
            control.show_value(self.context.look((name,)))
        briefing = self.context.look(("briefing",))
        text = (
            translate(briefing, self.context.language)
            if isinstance(briefing, str | dict) and briefing
            else ""
        )
        self.told.setText(
            visible(" ".join(text.split())) or tr("No briefing yet: what are players told before it begins?")
        )
        self.setup.field = self.field
        for part in self.inner():
            part.refresh()
        self._show_sheets()
        if self.chosen == "story":
            self.timeline.refresh()
        self._show_beginning()
        self._tell_tiles()

    def _show_beginning(self) -> None:
        """While nothing happens by itself, offer stories in place of an empty list."""
        empty = not self._count("triggers")
        shown = empty and self.chosen == "story"
        self.beginning.setVisible(shown)
        self.timeline.setVisible(self.chosen == "story" and not empty)
        if shown:
            self.beginning.say(
                tr("Nothing happens by itself yet."),
                tr("Take one of these and change its chips, or write your own."),
            )
            self.beginning.show_ways(ways_of_stories(self.context, partial(add_recipe, self.context)))

    def _count(self, key: str) -> list[Any]:
        found = self.context.look((key,))
        return found if isinstance(found, list) else []

    def _tell_tiles(self) -> None:
        goals, stories, tracks = self._count("objectives"), self._count("triggers"), self._count("tracks")
        whose = dict.fromkeys(
            called(self.context, "side", one["for"], ())
            for one in goals
            if isinstance(one, dict) and isinstance(one.get("for"), str)
        )
        counted = [
            called(self.context, "track", one["id"], ())
            for one in tracks
            if isinstance(one, dict) and isinstance(one.get("id"), str)
        ]
        self.tiles["goals"].tell(tr("Goals"), _told(len(goals), list(whose)) or tr("who wins, and by what"))
        self.tiles["story"].tell(
            tr("Story"), tr("%n stories", len(stories)) if stories else tr("what happens by itself")
        )
        self.tiles["counters"].tell(tr("Counters"), _told(len(tracks), counted) or tr("what is counted"))
        pieces = len(self.context.session.facts.stands)
        self.tiles["setup"].tell(
            tr("Set-up"), tr("%n pieces on the map", pieces) if pieces else tr("what stands where")
        )

    def inner(self) -> Iterator[Part]:
        """Yield the parts behind all tiles."""
        for widgets in self._behind.values():
            yield from (widget for widget in widgets if isinstance(widget, Part))

    def reach(self, path: Path) -> QWidget:
        """Go to the tile in question, and on inside."""
        if path and path[0] in HEAD:
            return self.title.anchor if path[0] == "title" else self.pencil
        if path:
            name = next((tile for tile, keys in TILES.items() if path[0] in keys), "setup")
            self.choose(name)
            if name == "setup" or (name == "counters" and path[0] == "tracks"):
                self.show_fields(name, on=True)
            for part in self._behind[name]:
                if isinstance(part, Part) and part.where() == path[:1]:
                    return part.reach(path)
            if name == "setup":
                return self.setup.reach(path)
        return self


def _told(count: int, names: list[str]) -> str:
    return f"{count} · {', '.join(names)}" if count else ""


class MissionPage(FormPage):
    """The form of the mission."""

    played = Signal(str)
    """A game in which a story is about to happen, saved; the user wants to play on from there."""
    ask_play = Signal()
    """The user wants to play."""

    lit = Signal(list)
    """Places are to be lit on the map."""
    beside_changed = Signal()
    """The map beside it is in sight from now on, or no longer."""
    told = Signal(str)
    """What is to be said below it of those."""
    chosen = Signal(object)
    """A piece of the set-up, or a lot, is to be chosen on the map."""
    wanted = Signal(str)
    """A thing is to be put on the map: its key in the palette."""

    def __init__(self, session: Session, kind: str, parent: QWidget | None = None) -> None:
        self.play_button = QPushButton()
        self.pieces: PiecesTool | None = None
        """The tool for the set-up; None: it is only shown as fields."""
        super().__init__(session, kind, parent)
        self.context.recipes = self._offered
        self.jobs = Jobs(session, self)
        self.jobs.done.connect(lambda _, save: self._take(save))
        self.jobs.failed.connect(session.refused)
        session.findings_changed.connect(self._soon)
        self.title_button = QToolButton(self)
        self.title_button.setAutoRaise(True)
        self.title_button.setIcon(glyph_icon("pencil-outline", "faint"))
        self.title_button.clicked.connect(self._write_title)
        self.head.setStretchFactor(self._heading, 0)
        self.head.insertWidget(1, self.title_button)
        self.head.insertStretch(2, 1)
        self.play_button.setProperty("first", "true")
        self.play_button.clicked.connect(self.ask_play)
        self.head.addWidget(self.play_button)
        self.shown.connect(self._show_title)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        super().retranslate()
        self.make_button.setText(tr("Write the first story"))
        self.goal_button.setText(tr("Only say who wins"))
        self.play_button.setText(tr("Play it"))
        self.play_button.setIcon(glyph_icon("play", "first"))
        if hasattr(self, "title_button"):
            self.title_button.setAccessibleName(tr("Write the title"))
            self.title_button.setToolTip(tr("Write the title"))

    def make_beginning(self) -> QWidget:
        """Make what is shown while nothing happens in the mission."""
        self._none.hide()
        self.beginning = Beginning("mission", self, scrolls=False)
        self.make_button.setProperty("first", "true")
        self.goal_button = QPushButton(self)
        self.goal_button.clicked.connect(self._only_goal)
        self.beginning.add_button(self.make_button)
        self.beginning.add_button(self.goal_button)
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setWidget(self.beginning)
        return area

    @property
    def empty(self) -> bool:
        """Whether the mission says nothing yet of what happens, or is counted, or stands where."""
        data = self.context.data
        return not isinstance(data, dict) or not any(data.get(key) for key in data if key != "format")

    def refresh(self) -> None:
        """Show what the file says now."""
        super().refresh()
        if self.empty:
            self.beginning.say(*self._said_of_nothing())
            self.beginning.show_ways(ways_of_stories(self.context, self.begin_with))

    def _said_of_nothing(self) -> tuple[str, str]:
        """Say that there are no stories yet and how the game is won as it stands; ask, where its rules leave that open."""
        way = tr("Take one of these and change its chips, or write your own.")
        goal = next((one for one in stages_of(self.session) if one.id == "goal"), None)
        if goal is None or goal.told is not None:
            won = told_of(self.session, goal) if goal is not None else ""
            return tr("No stories yet"), f"{won}. {way}" if won else way
        side = next((name for name, _ in self.context.candidates("side", ())), "")
        told = called(self.context, "side", side, ()) if side else ""
        if told:
            return tr("No mission yet. First: how does {side} win?", side=told), way
        return tr("No mission yet. First: how is it won?"), way

    def begin_with(self, recipe: Recipe, parts: Parts) -> None:
        """Add a recipe, and show what it made."""
        if add_recipe(self.context, recipe, parts):
            self.refresh()
            if isinstance(self.form, MissionForm):
                self.form.choose("story")
                if self.form.stories.rows:
                    self.form.stories.rows[-1].open()
                    self.form.stories.rows[-1].setFocus()
                    self.scroll_to(self.form.stories.rows[-1])

    @property
    def beside_map(self) -> bool:
        """Whether the map stays in sight beside it: counters have no places, and need the room."""
        return not isinstance(self.form, MissionForm) or self.form.chosen != "counters"

    def make_file(self) -> None:
        """Write the first story: ask what it waits for."""
        self._begin_with_event("triggers", self.make_button)

    def _only_goal(self) -> None:
        self._begin_with_event("objectives", self.goal_button)

    def _begin_with_event(self, key: str, owner: QWidget) -> None:
        choose_event(self.context, owner, lambda event: self._begin(key, event))

    def _begin(self, key: str, event: str) -> None:
        """Begin the mission with a story or a goal."""
        root = self.context.root
        field = next(one for one in root.fields_for(None) if one.name == key)
        entry = new_story(self.context, field.item(), (key,), event)
        if self.context.own is None and self.context.below is None:
            document = self.session.document
            done = self.session.do(
                tr("Begin {name}", name=self.title), document.new_file(self.kind, {"format": 1, key: [entry]})
            )
        else:
            done = self.context.set((key,), [entry])
        if done:
            self.refresh()
            if isinstance(self.form, MissionForm):
                self.form.choose("story" if key == "triggers" else "goals")
                rows = (self.form.stories if key == "triggers" else self.form.goals).rows
                if rows:
                    rows[-1].open()
                    rows[-1].setFocus()
                body = rows[-1].body if rows else None
                if isinstance(body, StoryPart):
                    body.ask_for_the_rest()

    def make_form(self) -> Part:
        """Make the form of the mission."""
        form = MissionForm(self.context, self.context.root, self._area, self.pieces)
        form.lead.connect(self.go_to)
        form.turned.connect(self.beside_changed)
        if form.sheet is not None:
            form.sheet.lit.connect(self.lit)
            form.sheet.told.connect(self.told)
            form.sheet.chosen.connect(self.chosen)
            form.sheet.wanted.connect(self.wanted)
        form.timeline.timeline.chosen.connect(self.go_to)
        form.stories.on_try = self.try_story
        form.stories.on_fares = self._fares
        return form

    def _offered(self) -> list[Offer]:
        """The recipes beside the steps."""
        return [
            Offer(
                translated(recipe.title),
                partial(self.begin_with, recipe, parts),
                translated(recipe.told),
                recipe.glyph,
                "when",
            )
            for recipe, parts in recipes(self.context)
        ]

    def _fares(self, at: int, data: dict[str, Any]) -> str:
        """Return how often a story happened in the games that were last played for a test."""
        name = data.get("id")
        found = self.session.findings.get(("trigger", name if isinstance(name, str) else str(at + 1)), "")
        return visible(of_engine(found)) if found else ""

    def try_story(self, at: int) -> None:
        """Look for a game in which a story happens, and play on from just before; or stop looking."""
        if self.jobs.waiting:
            self.jobs.stop()
            return
        self.session.refused.emit(tr("Looking for a game in which it happens…"))
        self.jobs.ask(TRY_STORY, at, 0)

    def _take(self, save: str | None) -> None:
        if save is None:
            self.session.refused.emit(tr("In random games it did not happen."))
        else:
            self.played.emit(save)

    def close_down(self) -> None:
        """Leave in good order."""
        self.jobs.stop()

    def _write_title(self) -> None:
        if isinstance(self.form, MissionForm):
            self.form.title.anchor = self.title_button
            self.form.title.open()

    def _show_title(self) -> None:
        title = self.context.look(("title",))
        told = translate(title, self.context.language) if isinstance(title, str | dict) and title else ""
        self._heading.setText(visible(told) or self.title)

    def badges(self) -> dict[str, str]:
        """Return what the mission says of places."""
        return self.context.places_named()
