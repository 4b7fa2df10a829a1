"""One pack open in the editor: its document, board, selection, undo, and what the tools are set to."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import structs
from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QUndoStack

from uguisu.checks import nearest
from uguisu.content import Grammar
from uguisu_changes.edits import CannotEdit, Change, Edit, Group, Put, is_nothing
from uguisu_changes.facts import Facts
from uguisu_changes.paths import look
from uguisu_changes.same import plain_copy
from uguisu_editor.canvas.heat import Heat
from uguisu_editor.i18n import Speaking, of_engine, said, tr
from uguisu_editor.map_kinds.graph.board import GraphBoard
from uguisu_editor.map_kinds.known import kind_of
from uguisu_editor.map_kinds.parts import MapPart
from uguisu_editor.model.board import Board, board_for, board_of, needs_new_board
from uguisu_editor.model.document import PackDocument
from uguisu_editor.model.journal import Journal
from uguisu_editor.model.keeping import Keeping
from uguisu_editor.model.parts import text_of
from uguisu_editor.model.ruling import judge
from uguisu_editor.model.symmetry import Symmetry
from uguisu_editor.model.visible import visible
from uguisu_editor.model.whole_map import WholeMap
from uguisu_editor.originals import Original
from uguisu_editor.packs import folders_of
from uguisu_editor.settings import state_folder
from uguisu_editor.undo import EditCommand

if TYPE_CHECKING:
    from uguisu.checks import DrawingRule
    from uguisu.plugins import GameEntry, Registry
    from uguisu.views import GameLook

MOST_PLACES = 10_000
"""Of a graph, by pasting."""
STROKE_MS, REST_MS = 120, 10
"""How long after the last change all that follows it begins: while a stroke is drawn, and when it is done."""


@dataclass
class Choices:
    """What the tools draw with."""

    sign: str = ""
    """The terrain brush's sign."""
    brush_size: int = 1
    walls_only: bool = False
    """Whether the eraser takes walls away, and leaves the ground."""
    border: str = "wall"
    link: str = "way"
    tag: str = ""
    region: str = ""
    """The region that the lasso adds to; empty: it makes a new one."""
    symmetry: str = "none"
    centre: tuple[float, float] = (0.0, 0.0)
    """The centre of symmetry on a graph; squares and hexes have their own."""
    owners: tuple[str, ...] = ()
    """Owners that take turns from one symmetric copy to the next."""
    layer: str = ""
    """The picture under the map that is moved and faded; empty: the topmost."""
    stamp: MapPart | None = None
    """What the stamp puts in."""
    prop: str = ""
    """The property that the property brush sets, as it is typed: `capacity: 2`."""
    marks: bool = False
    """Whether the map shows all that places are: the signs of their tags, and regions in their colours."""
    pointed: str = ""
    """The tag that is pointed at in the palette: the map shows who has it."""
    names: bool = True
    """Whether places are called by their names on the map, not by their ids."""
    snap: bool = False
    snap_step: float = 0.0
    """Of graphs' grid, in map units; 0: a quarter of the usual distance between places."""

    @property
    def symmetric(self) -> Symmetry:
        """How strokes are repeated."""
        return Symmetry(self.symmetry, self.centre, self.owners)


@dataclass
class Selection:
    """What is selected: places by id, links or borders by number."""

    places: set[str] = field(default_factory=set)
    links: set[int] = field(default_factory=set)

    def __bool__(self) -> bool:
        return bool(self.places or self.links)


@dataclass(frozen=True)
class CardFare:
    """How a card fared in games.

    Attributes:
        games: how many there were.
        held: in how many of them it was in hand.
        used: in what part of those it was played, from 0 to 1.
        won_used: in what part of those in which it was played, who had it won.
        won_unused: the same of those in which it was not.
        by_turn: how often it was played in each turn, from the first; none where no turns are counted.
    """

    games: int
    held: int
    used: float
    won_used: float
    won_unused: float
    by_turn: tuple[int, ...] = ()


class Session(QObject):
    """Ties a document to the widgets that show it. Views listen to its signals and read the document."""

    changed = Signal(list)
    """The `Change`s just made."""
    board_changed = Signal()
    """The board was made anew."""
    selection_changed = Signal()
    choices_changed = Signal()
    layers_changed = Signal()
    settled = Signal()
    """A little after the last change."""
    learned = Signal()
    """A check has told what the game knows by name: `facts`."""
    digested = Signal()
    """A check has told that the pack plays otherwise than before: `digest`."""
    noted = Signal()
    """The journal has got the last edit, or the disk has refused it: `journal.refused`."""
    interrupted = Signal()
    """Something else is done now: what the hand has begun to draw ends here."""
    refused = Signal(str)
    """A stroke was not made; the sentence says why."""
    heat_changed = Signal()
    """Something else lies over the map: `heat`."""
    replay_shown = Signal(str, dict)
    """A game is to be watched in Play: the replay, and the pack's files as they were played, by name."""
    games_wanted = Signal(int, object)
    """Somebody wants to know what games show of the pack as it is: who can have some played may begin."""
    lead_wanted = Signal(str, list)
    """Something is to be done about what games have shown: of `places`, `cards`, `goals`, `stories` or the `set_up`; and the
    ids of these.
    """
    findings_changed = Signal()
    """Games have shown something else of parts of the pack: `findings`."""
    work_changed = Signal()
    """A panel has gone on with what it does, or is done: `work`."""
    mod_wanted = Signal()
    """What was drawn in a pack that is not one's own is to go into a mod of it."""
    moved = Signal()
    """The pack is a copy of one's own now, or again the one that is not; or it may be changed as it is: `original`."""
    closing = Signal()
    """The map is being closed: what runs for it has to end."""

    def __init__(self, document: PackDocument, registry: Registry, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self.registry = registry
        self.whole: WholeMap | None = None
        """Of a mod: its map with what it builds on, once that is known."""
        self.board: Board | None = board_of(document)
        self.stack = QUndoStack(self)
        self.selection = Selection()
        self.choices = Choices()
        self.folders: list[Path] = folders_of(document, registry)
        """Where the pack's pictures are looked for: in its folder, then in those of the packs it builds on."""
        self.hidden_layers: set[str] = set()
        self.locked_layers: set[str] = {"background"}
        self.as_played = False
        """Whether the map is shown as everybody sees it when a game begins: as dark, and without what is hidden."""
        self.journal = Journal(state_folder(), document)
        self.original = Original(self)
        self.facts = Facts()
        self.digest = ""  # of all that play depends on, as the last check found it
        self.heat: Heat | None = None
        self.work: dict[str, str] = {}
        self.findings: dict[tuple[str, str], str] = {}
        self.players: dict[str, str] = {}
        """Who is to play a seat of the next game, where somebody has said so: a person, or a bot."""
        self.games: list[tuple[int, str]] = []
        """Some games of the last playtest: number, and replay."""
        self.fares: dict[str, CardFare] = {}
        self.fares_before: dict[str, CardFare] = {}
        """How far panels are with what takes long: a sentence for each that is at work, by the panel's name."""
        self._grammar: tuple[str | None, Grammar] | None = None
        self.read_only = bool(self.lacking)
        """Whether nothing may be changed: what a missing plugin says about the pack is not known."""
        self._keep_here()
        self._pending: list[Edit] = []
        self._drawing = self._closed = False
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.timeout.connect(self.settled)
        document.changed.connect(self._on_changed)

    # Editing.

    def do(self, label: str, edit: Edit | None) -> bool:
        """Make an edit, as one step of undo; tell whether it was made. A stroke that is being drawn ends before it."""
        if edit is None or is_nothing(edit):
            return False
        self.interrupt()
        made = self._make(edit)
        return made is not None and self._push(label, *made)

    def stroke(self, edit: Edit | None) -> bool:
        """Make a part of a stroke, at once but not yet as a step of undo."""
        if edit is None or is_nothing(edit):
            return False
        self._drawing = True
        made = self._make(edit)
        if made is not None:
            self._pending += made
        return made is not None

    def _make(self, edit: Edit) -> tuple[Edit, Edit] | None:
        """Make an edit as far as the rules of drawing let it be; return it and what undoes it, or None if refused."""
        if self._closed:  # a key that was pressed before the tab was closed
            return None
        if self.read_only:
            self.refused.emit(
                tr("This pack is read-only: it needs plugins that are not installed. See Help > Plugins.")
            )
            return None
        rules = self._drawing_rules()
        before = plain_copy(self.map) if rules else None
        try:
            edit = self._as_own(edit)
            if not isinstance(edit, Group):
                edit = Group([edit])  # what does not fit is refused, in whatever way it does not
            undo = self.document.apply(edit)
        except CannotEdit as error:
            self.refused.emit(said(error))
            return None
        for rule in rules:
            verdict = judge(rule, before, self.map)
            if isinstance(verdict, str):
                self.document.apply(undo)
                self.refused.emit(of_engine(verdict))
                return None
            if verdict is not None:
                mended = self._as_own(verdict)
                edit, undo = Group([edit, mended]), Group([self.document.apply(mended), undo])
        return edit, undo

    def _as_own(self, edit: Edit) -> Edit:
        """In a mod, an edit of the map that is drawn becomes one of the mod's own file."""
        return self.whole.as_own(edit) if self.whole is not None else edit

    def _drawing_rules(self) -> list[DrawingRule]:
        if not self.registry.drawing_rules:
            return []
        return [rule for rule in self.registry.drawing_rules if rule.game in (None, self.game_name)]

    def has_room_for(self, pasted: Collection[str]) -> bool:
        """Tell whether places may be put into the map: twice as many with each paste are soon more than anybody can draw on.
        If not, say why.
        """
        board = self.board
        if not isinstance(board, GraphBoard) or len(board.places) + len(pasted) <= MOST_PLACES:
            return True
        self.refused.emit(
            tr("A map takes no more than %n place(s) by pasting. Delete some, or copy fewer.", MOST_PLACES)
        )
        return False

    def restroke(self, edit: Edit | None) -> bool:
        """Make the stroke anew with this edit alone: as `cancel_stroke` and `stroke`, but views hear of it once."""
        pending, self._pending = self._pending, []
        changes: list[Change] = []
        for undo in pending[1::2][::-1]:
            changes += undo.apply(self.document.data)[1]
        made = self.stroke(edit)
        if not made:
            self.document.changed.emit(changes)
        return made

    def end_stroke(self, label: str) -> None:
        """Make the parts since the last stroke one step of undo."""
        self._drawing = False
        if self._pending:
            self._settle.start(REST_MS)
            edit, undo = Group(self._pending[::2]), Group(self._pending[1::2][::-1])
            self._pending = []
            self._push(label, edit, undo)

    def cancel_stroke(self) -> None:
        """Take back the parts of a stroke that has not ended."""
        pending, self._pending = self._pending, []
        for undo in pending[1::2][::-1]:
            self.document.apply(undo)
        self._drawing = False

    def interrupt(self) -> None:
        """End what is being drawn, as a step of its own: what was done first is undone last, whatever comes between."""
        self.interrupted.emit()
        self.end_stroke(tr("Draw"))

    def drop_stroke(self) -> None:
        """Take back what is being drawn, where no step of undo can be made of it: another one is being taken back."""
        self.cancel_stroke()
        self.interrupted.emit()

    @property
    def in_stroke(self) -> bool:
        """Whether a stroke is being drawn."""
        return self._drawing

    def _push(self, label: str, edit: Edit, undo: Edit) -> bool:
        """Put what was made onto the stack of undo; of a pack that is not one's own, into a copy of it."""
        if self.original.locked:
            return self.original.leave(visible(label), edit, undo)
        self.note(edit)
        self.stack.push(EditCommand(self, visible(label), edit, undo))
        return True

    def redo_edit(self, edit: Edit) -> None:
        """Apply an edit for the undo stack."""
        self.drop_stroke()
        self.document.apply(edit)
        self.note(edit)

    def note(self, edit: Edit) -> None:
        """Note an edit that was made, should the editor crash."""
        self.journal.write(edit)
        self.noted.emit()

    def _on_changed(self, changes: list[Change]) -> None:
        if self.whole is not None and any(change.file == "map" for change in changes):
            changes = self._lay_whole(self.whole, changes)
        elif any(needs_new_board(change) for change in changes) or self.board is None:
            self._make_board()
            self._keep_selection()
            self.changed.emit(changes)
            self.board_changed.emit()
        else:
            for change in changes:
                if change.file == "map":
                    self.board.note(change)
            if any(not change.spans for change in changes):
                self._keep_selection()
            self.changed.emit(changes)
        self._settle.start(STROKE_MS if self._drawing else REST_MS)

    def _lay_whole(self, whole: WholeMap, changes: list[Change]) -> list[Change]:
        """Lay the map of a mod together anew; any of it may have changed."""
        whole.lay()
        changed = [*(change for change in changes if change.file != "map"), Change("map", ())]
        if self.board is None or self.board.kind != whole.data.get("kind"):
            self._make_board()
            self.changed.emit(changed)
            self.board_changed.emit()
        else:
            self.board.note(Change("map", ()))
            self._keep_selection()
            self.changed.emit(changed)
        return changed

    def _make_board(self) -> None:
        whole = self.whole
        self.board = (
            board_for(whole.data.get("kind"), whole.data) if whole is not None else board_of(self.document)
        )

    def _build_on(self, below: Any) -> None:
        """Draw the whole of a mod's map, now that it is known what is below."""
        if below == (self.whole.below if self.whole is not None else None):
            return
        self.whole = WholeMap(self.document, below) if isinstance(below, dict) else None
        self._make_board()
        self._keep_selection()
        self.changed.emit([Change("map", ())])
        self.board_changed.emit()

    # Selecting.

    def select(self, places: Iterable[str] = (), links: Iterable[int] = ()) -> None:
        """Select just these."""
        new = Selection(set(places), set(links))
        if new != self.selection:
            self.selection = new
            self.selection_changed.emit()

    def _keep_selection(self) -> None:
        """Forget what is selected and no longer there."""
        if not self.selection:
            return
        board = self.board
        kept = {place for place in self.selection.places if board is not None and board.exists(place)}
        found = look(self.map, (kind_of(board).edges if board is not None else "borders",))
        count = len(found) if isinstance(found, list) else 0
        links = {number for number in self.selection.links if number < count}
        self.select(kept, links)

    # What panels show.

    @property
    def language(self) -> str:
        """The language that the user reads."""
        return Speaking.spoken

    def show_heat(
        self,
        title: str,
        values: Mapping[str, float],
        told: Callable[[float], str],
        most: float = 0.0,
        of: str = "",
    ) -> None:
        """Lay numbers over the map, a colour for each place, and the value on hover.

        Args:
            title: what they mean.
            values: by place; below zero where they are differences.
            told: how a value is told.
            most: what the strongest colour stands for; 0: the largest value.
            of: the `digest` of the pack that they were found in: Play shows no numbers of another one.
        """
        self.heat = Heat(title, values, told, most, of)
        self.heat_changed.emit()

    def hide_heat(self) -> None:
        """Lay nothing over the map."""
        if self.heat is not None:
            self.heat = None
            self.heat_changed.emit()

    def set_options(self, label: str, options: Mapping[str, Any]) -> bool:
        """Give options of the scenario other values, as one step that can be undone; tell whether anything changed."""
        if not isinstance(self.document.look("scenario", ("options",)), dict):
            return self.do(label, Put("scenario", ("options",), dict(options)))
        return self.do(
            label, Group([Put("scenario", ("options", name), value) for name, value in options.items()])
        )

    def go_on_here(self) -> None:
        """The document lies elsewhere now."""
        self.folders = folders_of(self.document, self.registry)
        self._keep_here()
        self.moved.emit()

    def _keep_here(self) -> None:
        own = not self.original.locked
        self._keeping = Keeping(state_folder(), self.document.folder, in_pack=own)

    def keep(self, panel: str, data: bytes) -> None:
        """Keep something of a panel (named as its function) with the pack, for when it is opened the next time."""
        self._keeping.put(panel, data)

    def kept(self, panel: str) -> bytes | None:
        """Return what a panel kept of this pack, if anything."""
        return self._keeping.get(panel)

    def show_replay(self, replay: str, texts: Mapping[str, str]) -> None:
        """Show a game in Play: a replay, and the pack's files as they were played, by name."""
        self.replay_shown.emit(replay, dict(texts))

    def show_findings(self, findings: Mapping[tuple[str, str], str]) -> None:
        """Say beside parts of the pack what games have shown of them.

        Args:
            findings: a sentence for each, by its kind (`trigger`, `card`) and its name there: an id, or the number of a
                trigger that has none, from 1.
        """
        if self.findings != findings:
            self.findings = dict(findings)
            self.findings_changed.emit()

    def show_fares(self, fares: Mapping[str, CardFare], before: Mapping[str, CardFare]) -> None:
        """Say beside cards how they fared in the last games, and `before` the pack was changed, by their ids."""
        if (self.fares, self.fares_before) != (fares, before):
            self.fares, self.fares_before = dict(fares), dict(before)
            self.findings_changed.emit()

    def show_work(self, panel: str, sentence: str) -> None:
        """Say at the foot of the window how far a panel (named as its function) is; an empty sentence: it is done."""
        if self.work.get(panel, "") != sentence:
            self.work.pop(panel, None)
            if sentence:
                self.work[panel] = sentence
            self.work_changed.emit()

    # What else is asked of it.

    @property
    def map(self) -> Any:
        """What the map says; of a mod, with what it builds on."""
        return self.whole.data if self.whole is not None else self.document.data.get("map")

    @property
    def data(self) -> Mapping[str, Any]:
        """What the files say, by kind; of a mod, the map is the whole that is drawn."""
        return {**self.document.data, "map": self.map} if self.whole is not None else self.document.data

    @property
    def game(self) -> GameEntry | None:
        """The game of the pack, if a plugin brings it."""
        return self.registry.games.get(self.game_name or "")

    @property
    def look(self) -> GameLook:
        """How the game is drawn."""
        return self.registry.look_of(self.game_name or "")

    @property
    def game_name(self) -> str | None:
        """What the pack's game is called; a mod's is that of what it builds on."""
        name = self.document.look("scenario", ("game",))
        found = name if isinstance(name, str) else self.facts.below.get("scenario", {}).get("game")
        return found if isinstance(found, str) else None

    @property
    def grammar(self) -> Grammar:
        """How the files of the pack's game are read."""
        game = self.game_name
        if self._grammar is None or self._grammar[0] != game:
            self._grammar = game, Grammar(self.registry, game)
        return self._grammar[1]

    def schema(self, kind: str) -> dict[str, Any]:
        """Return the schema of a kind of file, as the pack's game has it."""
        return self.grammar.schema(kind)

    def learn(self, facts: Facts) -> None:
        """Keep what a check has told of the game."""
        digest, facts = facts.digest, structs.replace(facts, digest="")
        if digest != self.digest:
            self.digest = digest
            self.digested.emit()
        if not facts.fitting:  # no game could be made: what was known of the last one is better than nothing
            facts = structs.replace(self.facts, below=facts.below)
        if facts != self.facts:
            self.facts = facts
            self._build_on(facts.below.get("map"))
            self.learned.emit()

    @property
    def title(self) -> str:
        """What to call the pack on a tab."""
        said = self.document.look("scenario", ("title",))
        return visible(text_of(said, self.language) or self.document.folder.name)

    @property
    def lacking(self) -> list[str]:
        """The plugins that the pack needs and that are not installed; names that are just misspelt are not among them."""
        needs, game = self.document.look("scenario", ("needs",)), self.document.look("scenario", ("game",))
        found = [name for name in needs if isinstance(name, str)] if isinstance(needs, dict) else []
        found = [name for name in found if name not in self.registry.plugins]
        if isinstance(game, str) and game not in self.registry.games and not found:
            found.append(game)
        known = [*self.registry.plugins, *self.registry.games]
        return [name for name in found if nearest(name, known) is None]

    def choose(self, **choices: Any) -> None:
        """Set what the tools draw with."""
        for name, value in choices.items():
            setattr(self.choices, name, value)
        self.choices_changed.emit()

    def visible(self, layer: str) -> bool:
        """Tell whether a layer is shown."""
        return layer not in self.hidden_layers

    def free(self, layer: str) -> bool:
        """Tell whether a layer may be changed by hand: shown and not locked."""
        return layer not in self.hidden_layers and layer not in self.locked_layers

    def close(self) -> None:
        """Leave in good order: what runs for the map ends, the journal goes."""
        self.closing.emit()
        self._closed = True
        self.original.close()
        self.stack.blockSignals(True)  # it empties itself as it goes, when nobody is there to listen any more
        self.journal.close()
