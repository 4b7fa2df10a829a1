"""The set-up of the pack in front: what it may hold, what stands where, which way it may look and what it sees."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, pi
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from PySide6.QtCore import QTimer

from uguisu import LocalText, Placeable
from uguisu.board import MapError, Topology, compile_map
from uguisu.board.layout import CellLayout
from uguisu.looks import SIDES
from uguisu.messages import translate
from uguisu.views import PieceLook
from uguisu_changes.edits import Change
from uguisu_changes.paths import Path, look
from uguisu_editor.canvas.called import called, tag_called
from uguisu_editor.i18n import Speaking, of_engine, said_in, tr
from uguisu_editor.model.lots import Dealt, Lot, Range, deal, lots, range_of
from uguisu_editor.model.parts import text_of
from uguisu_editor.model.phrases import phrase
from uguisu_editor.model.placing import Placed, Thing, count, most, placed, things
from uguisu_editor.model.visible import visible

if TYPE_CHECKING:
    from uguisu_editor.session import Session


LARGE, PAUSE_MS = 3000, 600
"""Places of a map that is large, and how long nothing is drawn before its game is asked anew."""


class Aim(NamedTuple):
    """Where a piece would stand, and which way."""

    place: str
    facing: str


class SetUp:
    """Asks the game what it declares, and the files what they say."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self._map: Topology | None = None
        self._stale = True
        self._turn = 0
        """How often it was dealt again."""
        self._case: int | None = None
        """For how many that play a deal is shown, as number of the case; None: with as many of each thing as there may be."""
        self._lots: tuple[tuple[Placeable, ...], list[Lot], list[Dealt]] | None = None
        self._rest = QTimer(session)
        """Runs while a large map is being changed: asking its game anew takes so long that it waits for a pause."""
        self._rest.setSingleShot(True)
        self._rest.setInterval(PAUSE_MS)
        self._rest.timeout.connect(self._look_again)
        session.changed.connect(self._on_changed)
        session.board_changed.connect(self._forget)

    def _on_changed(self, changes: list[Change]) -> None:
        drawn = any(change.file == "map" for change in changes)
        if drawn and self._map is not None and (self.session.in_stroke or len(self._map) > LARGE):
            self._rest.start()
            return
        self._stale = self._stale or drawn
        self._lots = None

    def _catch_up(self) -> None:
        """Once a stroke is done, a map that is not large is looked at without waiting."""
        if (
            self._rest.isActive()
            and not self.session.in_stroke
            and (self._map is None or len(self._map) <= LARGE)
        ):
            self._rest.stop()
            self._forget()

    def _look_again(self) -> None:
        """There is a pause: show what the map as it is now makes of the set-up."""
        if self.session.in_stroke:
            self._rest.start()
            return
        self._forget()
        self.session.choices_changed.emit()

    def _forget(self) -> None:
        self._stale = True
        self._lots = None

    @property
    def in_mod(self) -> bool:
        """Whether the pack is a mod: its own files say only what is different, and a list of theirs would hide the whole.
        Tables by name are laid over those of the whole: `figures` may be changed.
        """
        return isinstance(self.session.document.look("scenario", ("uses",)), list)

    @property
    def kinds(self) -> tuple[Placeable, ...]:
        game = self.session.game
        kinds = game.type.placeables if game is not None else ()
        return tuple(kind for kind in kinds if kind.form == "figures") if self.in_mod else kinds

    @property
    def heading(self) -> str:
        """What people call the set-up of this game."""
        game = self.session.game
        return called(self.session, "set-up") if game and "set-up" in game.type.called else tr("Set-up")

    @property
    def things(self) -> list[Thing]:
        """What may be put down."""
        return things(self.kinds, self.session.data)

    @property
    def pieces(self) -> list[Placed]:
        """What stands on the map."""
        return placed(self.kinds, self.session.data)

    @property
    def lots(self) -> list[Lot]:
        """What begins on any of several places."""
        return self._dealing()[0]

    @property
    def deal(self) -> list[Dealt]:
        """Where all of that would be in one deal."""
        return self._dealing()[1]

    def _dealing(self) -> tuple[list[Lot], list[Dealt]]:
        kinds = self.kinds
        self._catch_up()
        if self._lots is None or self._lots[0] != kinds:
            left_to_chance = any(kind.chance is not None or kind.anywhere is not None for kind in kinds)
            board = self.topology if left_to_chance else None
            files = {file: _without_own(data) for file, data in self.session.data.items() if file != "map"}
            found = list(lots(kinds, files, board)) if board is not None else []
            taken = [piece.place for piece in self.pieces]
            seen = [lot for lot in found if not lot.thing.kind.hidden]
            self._lots = kinds, found, deal(seen, taken, turn=self._turn, case=self._case)
        return self._lots[1], self._lots[2]

    def deal_again(self) -> None:
        """Show another deal."""
        self._turn += 1
        self._lots = None

    @property
    def cases(self) -> tuple[LocalText, ...]:
        """The cases in which there may be other numbers, as how many play."""
        return next((thing.kind.by for thing in self.things if thing.kind.by), ())

    def deal_for(self, case: int | None) -> None:
        """Show a deal for so many that play, or one with as many of each thing as there may be."""
        if case != self._case:
            self._case = case
            self._lots = None

    def ranges(self, lot: Lot) -> list[Range]:
        """Return what may be said of where a lot begins."""
        board, kind = self.topology, lot.thing.kind
        if board is None or kind.ranges is None:
            return []
        try:
            return [Range(value, title) for value, title in kind.ranges(board)]
        except Exception:  # whatever a game's code raises
            return []

    def where(self, lot: Lot) -> str:
        """Say where a lot begins: in the game's words for it, else what places these are, or how many."""
        value, ranges = range_of(lot, self.session.data), self.ranges(lot)
        titles = [one.title for one in ranges if one.value == value]
        if not titles and value:  # what is said in several words: the squares that meet each of them
            titles = [one.title for key in value for one in ranges if one.value == {key: value[key]}]
            titles = titles if len(titles) == len(value) else []
        if titles:
            return ", ".join(visible(of_engine(translate(title, Speaking.spoken))) for title in titles)
        tags = [tag for tag in lot.thing.kind.on if not lot.entry]
        if tags and self.topology is not None and any(set(tags) & found for found in self.topology.tags):
            return tag_called(self.session, tags[0])
        return said_in(Speaking.spoken, phrase("one of %n place(s)"), len(lot.places))

    def looks(self, thing: Thing, aim: Aim) -> Aim:
        """Return where a thing stands and looks: to the middle of the map, if its game has it so and the file does not say."""
        board, spots = self.session.board, self.facings(thing, aim.place) if thing.kind.inward else []
        if aim.facing or board is None or not spots:
            return aim
        left, top, right, bottom = board.bounds
        x, y = board.centre(aim.place) or (0.0, 0.0)
        angle = atan2((top + bottom) / 2 - y, (left + right) / 2 - x)
        return Aim(aim.place, min(spots, key=lambda one: abs((one[1] - angle + pi) % (2 * pi) - pi))[0])

    def told_of_lot(self, lot: Lot) -> str:
        """Say how many of a lot there are, and on how many places they may begin."""
        counts = ", ".join(map(str, lot.counts))
        return tr(
            "{what}: {number} by chance, on %n place(s). Drag one to fix where it begins.",
            len(lot.places),
            what=self.called(lot.thing),
            number=counts,
        )

    def left(self, thing: Thing) -> int | None:
        """Return how many more of a thing may be put down; None: as many as one likes."""
        limit = most(thing, self.session.data)
        return None if limit is None else limit - count(thing, self.pieces)

    @property
    def topology(self) -> Topology | None:
        """The map as it is drawn, ready for questions; None as long as it has faults."""
        self._catch_up()
        if self._stale:
            self._stale = False
            try:
                data = _without_own(self.session.map)
                self._map = compile_map(msgspec.convert(data, self.session.registry.vocabulary.map_models))
            except (msgspec.ValidationError, MapError, ValueError, TypeError, LookupError):
                self._map = None
        return self._map

    def facings(self, thing: Thing, place: str) -> list[tuple[str, float]]:
        """Return the ways in which a thing may look from a place, as the file says them, each with its angle in radians."""
        board, kind = self.topology, thing.kind
        if board is None or not kind.facing or place not in board.index:
            return []
        here = board.index[place]
        x, y = board.centres[here]
        if kind.faces == "places":
            near = board.neighbours(here)
            fitting = [other for other in near if set(kind.on) & board.tags[other]] or list(near)
            return [
                (board.ids[other], atan2(board.centres[other][1] - y, board.centres[other][0] - x))
                for other in fitting
            ]
        layout = board.layout
        if not isinstance(layout, CellLayout):
            return []
        try:
            ways = list(kind.ways(board, here)) if kind.ways is not None else list(layout.sides)
        except Exception:  # whatever a game's code raises
            ways = list(layout.sides)
        at = layout.coordinates[here]
        found = []
        for way in ways:
            dx, dy = layout.offsets[way]
            there = layout.middle(at[0] + dx, at[1] + dy)
            found.append((board.directions[way], atan2(there[1] - y, there[0] - x)))
        return found

    def sees(self, thing: Thing, aim: Aim, path: Path = ()) -> list[str]:
        """Return the places that a thing sees, or lights, from where it stands; `path`: of the one in the file."""
        board, kind = self.topology, self._seeing(thing.kind, path)
        if board is None or kind.sees is None or aim.place not in board.index:
            return []
        way = board.directions.index(aim.facing) if aim.facing in board.directions else -1
        try:
            return [board.ids[place] for place in kind.sees(board, board.index[aim.place], way)]
        except Exception:  # whatever a game's code raises
            return []

    def _seeing(self, kind: Placeable, path: Path) -> Placeable:
        """Return the kind as which something sees, by what its entry says."""
        entry = (
            look(self.session.data.get(kind.file), path[:-2]) if path and kind.sees_as is not None else None
        )
        if kind.sees_as is None or not isinstance(entry, dict):
            return kind
        try:
            name = kind.sees_as(entry)
        except Exception:  # whatever a game's code raises
            return kind
        return next((other for other in self.kinds if other.id == name), kind)

    def fits(self, thing: Thing, place: str) -> bool:
        """Tell whether a thing belongs on a place, by the tags that its game names."""
        board, wanted = self.topology, set(thing.kind.on)
        if board is None or not wanted or place not in board.index:
            return True
        return not any(wanted & tags for tags in board.tags) or bool(wanted & board.tags[board.index[place]])

    def called(self, thing: Thing) -> str:
        """Return what a thing is called, in the user's language: of figures what the game calls them, once that is known."""
        known = self.session.facts.title("any", thing.name) if thing.kind.form == "figures" else ""
        if known:
            return visible(text_of(known, Speaking.spoken))
        return visible(of_engine(translate(thing.title, Speaking.spoken)))

    def one_called(self, piece: Placed) -> str:
        """Return what a piece that stands there is called: of those that differ in looks, by its own."""
        looks, at = piece.thing.kind.looks, piece.path[-1]
        if not looks or not isinstance(at, int):
            return self.called(piece.thing)
        known = self.session.facts.title("any", looks[min(at, len(looks) - 1)])
        return visible(text_of(known, Speaking.spoken)) if known else self.called(piece.thing)

    def about(self, thing: Thing) -> str:
        """Return whose a thing is and what it is for, in lines; empty where its game does not say."""
        kind, files = thing.kind, self.session.data
        try:
            told = kind.about(files.get(kind.file) or {}, thing.name) if kind.about is not None else ()
        except Exception:  # whatever a game's code raises
            return ""
        return "\n".join(visible(of_engine(translate(one, Speaking.spoken))) for one in told)

    def counted(self, thing: Thing, numbers: Sequence[int]) -> str:
        """Return what so many of a thing are called; of several numbers, for each count of players, from which to which."""
        last = max(numbers, default=0)
        if last == 1 == min(numbers):
            return self.called(thing)
        joined = str(last) if min(numbers) == last else f"{min(numbers)}–{last}"
        if thing.kind.several is None or thing.name:
            return f"{joined} × {self.called(thing)}"
        told = translate(thing.kind.several(last), Speaking.spoken)
        return visible(of_engine(told.replace(str(last), joined, 1)))

    def look(self, thing: Thing, path: Path = ()) -> tuple[PieceLook, str]:
        """Return how a thing is drawn, and its colour; `path`: of the one that stands there in the file."""
        game = self.session.look
        at = path[-1] if path and isinstance(path[-1], int) else count(thing, self.pieces)
        own = thing.kind.looks[min(at, len(thing.kind.looks) - 1)] if thing.kind.looks else thing.kind.look
        names = (own, thing.name, thing.kind.id)
        pieces, marks = game.pieces, game.marks
        look = next((pieces[name] for name in names if name in pieces), None)
        if look is None:
            mark = next((marks[name] for name in names if name in marks), None)
            look = (
                PieceLook(glyph=mark.glyph, colour=mark.colour, shape="square")
                if mark is not None
                else PieceLook()
            )
        kinds = [other.key for other in self.things]
        usual = SIDES[kinds.index(thing.key) % len(SIDES)] if thing.key in kinds else SIDES[0]
        return look, look.colour or usual

    def told_of(self, thing: Thing, aim: Aim, path: Path = ()) -> str:
        """Say where a thing stands, which way it looks and how much it sees."""
        told = [tr("{what} on {place}", what=self.called(thing), place=visible(aim.place))]
        if aim.facing:
            told.append(tr("looks {way}", way=self.way_called(thing, aim.facing)))
        seen = self.sees(thing, aim, path)
        if seen:
            told.append(tr("sees %n place(s)", len(seen)))
        return " · ".join(told)

    def way_called(self, thing: Thing, facing: str) -> str:
        """Return what a way to look is called."""
        return way_title(facing) if thing.kind.faces == "ways" else visible(facing)


def way_title(way: str) -> str:
    """Return what people call a direction."""
    return {
        "n": tr("north"),
        "ne": tr("north-east"),
        "e": tr("east"),
        "se": tr("south-east"),
        "s": tr("south"),
        "sw": tr("south-west"),
        "w": tr("west"),
        "nw": tr("north-west"),
    }.get(way, way)


def _without_own(value: object) -> object:
    """Return data without the keys that are the author's own."""
    if isinstance(value, dict):
        return {key: _without_own(item) for key, item in value.items() if not str(key).startswith("x-")}
    if isinstance(value, list):
        return [_without_own(item) for item in value]
    return value
