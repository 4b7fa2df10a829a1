"""What one seat may know: an allow-list, built field by field, never a State with parts blotted out."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Generic

import msgspec

from uguisu.core.events import EngineEvents, Event, includes
from uguisu.core.state import CHANCE, OFF, OVER, S
from uguisu.core.text import Text
from uguisu.messages.local_text import localize
from uguisu.messages.message import Message
from uguisu.translations import SOURCE_LANGUAGE

if TYPE_CHECKING:
    from uguisu.core.game import Game


class PieceView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece as a seat sees it; `place` is None when it is on no place or out of sight.

    It may face a direction of the board (`facing`) or a place (`towards`). `condition` is the title of its `state`.
    """

    id: str
    kind: str
    side: str = ""
    title: str = ""
    place: str | None = None
    facing: int | None = None
    towards: str = ""
    state: str = ""
    condition: str = ""


class MarkView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A token on a place; `label` is what is written on it, as far as the seat may read it, `title` what people call it.

    With `to` it lies on the way or border between two places: a rope, a cut bridge, a broken pane.
    """

    kind: str
    place: str
    owner: str = ""
    label: str = ""
    to: str = ""
    title: str = ""


class TrackView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A counter; `label` is the word for its value, if it has one."""

    id: str
    value: int
    low: int
    high: int
    title: str = ""
    label: str = ""


class AreaView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A deck, hand or pile; `cards` is None if the seat sees only the backs."""

    id: str
    count: int | None = None
    cards: tuple[str, ...] | None = None
    owner: str = ""
    title: str = ""


class EventView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the log."""

    ply: int
    kind: str
    text: str
    details: dict[str, Any] = {}
    who: str = ""
    """The words for whoever does it, with which the line begins in English."""


class MoveView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal action, and what a table should light up for it."""

    notation: str
    label: str
    places: tuple[str, ...] = ()
    pieces: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()


class DecisionView(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is being decided; `moves` is empty for those who wait."""

    phase: str
    seat: str
    title: str = ""
    moves: tuple[MoveView, ...] = ()


class ResultView(msgspec.Struct, frozen=True, omit_defaults=True):
    """How the game ended."""

    id: str
    title: str
    winner: str | None
    returns: dict[str, float]
    rank: str = ""


class View(msgspec.Struct, frozen=True, omit_defaults=True):
    """One seat's view of the game. `seat` is "" for an onlooker, who sees what everybody sees; `ply` is the time of the game's
    public clock (`Game.clock`).
    """

    game: str
    scenario: str
    seat: str
    ply: int
    decision: DecisionView | None
    pieces: tuple[PieceView, ...] = ()
    marks: tuple[MarkView, ...] = ()
    tracks: tuple[TrackView, ...] = ()
    areas: tuple[AreaView, ...] = ()
    log: tuple[EventView, ...] = ()
    notes: dict[str, Any] = {}
    """Facts that have no other place in the view, by name."""
    told: tuple[str, ...] = ()
    """The notes in words, one in each line."""
    talk: tuple[str, ...] = ()
    """The seats this one may talk to at the table."""
    result: ResultView | None = None

    def to_bytes(self) -> bytes:
        """Return it as JSON; two views are equal exactly if these bytes are."""
        return _ENCODER.encode(self)


_ENCODER = msgspec.json.Encoder(order="deterministic")


_SUBJECT = re.compile(r"{(\w+)(?::subj)?}")
"""What an English line begins with, if that is who does it."""
_SQUARE = re.compile(r"[a-z]{1,2}\d")
"""What squares are called, at the beginning of a line: they stay as they are."""
KEPT_LINES = 4_096
"""Lines of logs that a game keeps as told, at most."""


def _sorted(marks: list[MarkView]) -> tuple[MarkView, ...]:
    return tuple(sorted(marks, key=lambda mark: (mark.kind, mark.place, mark.to, mark.owner, mark.label)))


def in_words(game: Game[Any], fact: object, language: str, what: str = "") -> str:
    """Return plain data as people read it: ids by their titles, or by what the game calls the values of `what`."""
    if isinstance(fact, dict):
        told = {
            in_words(game, key, language, what): in_words(game, value, language, what)
            for key, value in fact.items()
        }
        between = "; " if any(", " in value for value in told.values()) else ", "
        return between.join(f"{key}: {value}" for key, value in told.items())
    if isinstance(fact, list):
        return ", ".join(in_words(game, part, language, what) for part in fact)
    if not isinstance(fact, str):
        return str(fact)
    called = what and _called(game, what, fact, language)
    if called:
        return called
    if fact in game.topology.index:
        return game.place_name(game.topology.index[fact], language)
    pieces = (piece.title for piece in game.pieces if piece.id == fact)
    title = next(pieces, "") or game.card_titles.get(fact)
    return localize(title, language) if title else fact


def _called(game: Game[Any], what: str, value: str, language: str) -> str | None:
    """Return what the game calls a value of `what`: by its table of names, else by its text; None if it has neither."""
    name = game.names.get(what, {}).get(value)
    return localize(name, language) if name else game.texts.template(f"{what}.{value}", language)


def _note_lines(game: Game[Any], notes: dict[str, Any], language: str) -> Iterator[str]:
    """Tell notes by the game's text for each, as they stand where it has none; one with an empty text is left out."""
    for name, fact in notes.items():
        template = game.texts.template(f"note.{name}", language)
        if template == "" or fact in ([], {}, "", None):
            continue
        value = in_words(game, fact, language, f"note.{name}")
        yield template.format(value=value) if template else f"{name}: {value}"


class ViewBuilder(Generic[S]):
    """Collects what one seat may see; `Game.show` calls it.

    Attributes:
        game: the compiled game.
        state: the true position; only what is added through the methods below gets into the view.
        seat: the index of the viewing seat, -1 for an onlooker.
        language: the language of titles and log.
    """

    def __init__(self, game: Game[S], state: S, seat: int, language: str) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.language = language
        self._pieces: list[PieceView] = []
        self._marks: list[MarkView] = []
        self._tracks: list[TrackView] = []
        self._areas: list[AreaView] = []
        self._notes: dict[str, Any] = {}

    def in_audience(self, audience: int) -> bool:
        """Whether the viewing seat is in `audience`."""
        return includes(audience, self.seat)

    def piece(
        self,
        index: int,
        *,
        seen: bool | None = None,
        place: int | None = None,
        facing: int | None = None,
        towards: int = OFF,
        state: str = "",
    ) -> None:
        """Add a piece; with `seen=False` it is listed without its place. By default its audience sees it.

        It may face a direction of the board (`facing`: 0 to 5 on hexes) or a place (`towards`).
        Where seats have boards of their own, `place` says where the piece stands on this one's (`OFF`: nowhere).
        """
        piece = self.game.pieces[index]
        if seen is None:
            seen = self.in_audience(piece.audience)
        if place is None:
            place = self.state.at[index] if seen else OFF
        title = localize(piece.title, self.language) if piece.title else piece.id
        self._pieces.append(
            PieceView(
                piece.id,
                piece.kind,
                piece.side,
                title,
                place=self.game.place_id(place),
                facing=facing,
                towards=self.game.place_id(towards) or "",
                state=state,
                condition=state and (_called(self.game, "state", state, self.language) or state),
            )
        )

    def mark(self, kind: str, place: int, owner: str = "", label: str = "", to: int = OFF) -> None:
        """Add a token on a place, or, with `to`, on the way or border between two: a rope, a broken pane."""
        ids = self.game.topology.ids
        title = localize(self.game.mark_titles.get(kind, ""), self.language)
        self._marks.append(MarkView(kind, ids[place], owner, label, "" if to == OFF else ids[to], title))

    def all_marks(self) -> None:
        """Add every mark of the state except the kinds that the mission hides from this seat."""
        for kind, place, owner in self.state.marks:
            if not includes(self.game.mark_audience(kind), self.seat):
                continue
            self.mark(self.game.mark_kinds[kind], place, self.game.seats[owner].id if owner >= 0 else "")

    def track(self, index: int, high: int | None = None) -> None:
        """Add a counter; give `high` if its maximum is at the moment lower than the one declared."""
        track = self.game.tracks[index]
        title = localize(track.title, self.language) if track.title else track.id
        value = self.state.tracks[index]
        label = localize(track.label(value), self.language)
        self._tracks.append(
            TrackView(track.id, value, track.low, track.high if high is None else high, title, label)
        )

    def all_tracks(self, highs: Mapping[int, int] = MappingProxyType({})) -> None:
        """Add every counter whose declared audience the seat is in."""
        for index, track in enumerate(self.game.tracks):
            if self.in_audience(track.audience):
                self.track(index, highs.get(index))

    def area(self, index: int, *, count: bool, faces: bool) -> None:
        """Add a card area, with or without the number of its cards and their faces."""
        area = self.game.areas[index]
        cards = self.state.areas[index]
        title = localize(area.title, self.language) if area.title else area.id
        shown = tuple(self.game.card_ids[card] for card in cards) if faces else None
        self._areas.append(
            AreaView(area.id, len(cards) if count or faces else None, shown, area.owner, title)
        )

    def all_areas(self) -> None:
        """Add every card area as it is declared."""
        for index, area in enumerate(self.game.areas):
            count, faces = self.in_audience(area.count_seen_by), self.in_audience(area.faces_seen_by)
            if count or faces:
                self.area(index, count=count, faces=faces)

    def note(self, name: str, fact: Any) -> None:
        """Add a fact that has no other place: plain JSON data."""
        self._notes[name] = fact

    def tell(self, text: Text) -> str:
        """Return `text` in the view's language, names of places, pieces and seats filled in."""
        return self.game.texts.tell(Text(text.key, self._named(text.values)), self.language)

    def tell_event(self, event: Event) -> str:
        """Return the log's line of `event` in the view's language; the event's declaration gives the kinds of its details."""
        named = self._named(event.details, self.game.line_kinds.get(event.kind, {}))
        told = self.game.texts.tell(Text(f"event.{event.kind}", named), self.language)
        as_written = event.kind == EngineEvents.said.kind or _SQUARE.match(told)
        return told if as_written else told[:1].upper() + told[1:]

    def view(self) -> View:
        """Return the finished view."""
        game, state = self.game, self.state
        seats = range(len(game.seats))
        talk = tuple(game.seats[other].id for other in seats if other != self.seat and self._may_talk(other))
        return View(
            game=game.id,
            scenario=game.scenario,
            seat=game.seats[self.seat].id if self.seat >= 0 else "",
            ply=game.clock(state),
            decision=self._decision(),
            pieces=tuple(self._pieces),
            marks=_sorted(self._marks),
            tracks=tuple(self._tracks),
            areas=tuple(self._areas),
            log=self.log(),
            notes=self._notes,
            told=tuple(_note_lines(game, self._notes, self.language)),
            talk=talk,
            result=self._result(),
        )

    def added_to(self, view: View) -> View:
        """Return `view` with the marks and notes collected here added to its own."""
        return msgspec.structs.replace(
            view,
            marks=_sorted([*view.marks, *self._marks]),
            notes={**view.notes, **self._notes},
            told=(*view.told, *_note_lines(self.game, self._notes, self.language)),
        )

    def _may_talk(self, other: int) -> bool:
        return self.seat >= 0 and self.game.may_talk(self.seat, other)

    def _decision(self) -> DecisionView | None:
        game, state = self.game, self.state
        if state.phase == OVER:
            return None
        if state.seat not in (self.seat, CHANCE) and not self.in_audience(game.decision_audience(state)):
            name, tells_seat = game.cover(state)
            seat = game.seats[state.seat].id if tells_seat else ""
            return DecisionView(name, seat, self.tell(Text(f"phase.{name}")))
        phase = game.phases[state.phase]
        seat = "" if state.seat == CHANCE else game.seats[state.seat].id
        title = self.tell(phase.title(state))
        if state.seat != self.seat or state.seat == CHANCE:
            return DecisionView(phase.name, seat, title)
        return DecisionView(
            phase.name, seat, title, tuple(self._move(action) for action in game.legal(state))
        )

    def _move(self, action: int) -> MoveView:
        game = self.game
        move = game.describe(self.state, action)
        return MoveView(
            notation=move.notation,
            label=self.tell(move.label),
            places=tuple(game.topology.ids[place] for place in move.places),
            pieces=tuple(game.pieces[piece].id for piece in move.pieces),
            cards=move.cards,
        )

    def log(self, since: int = 0) -> tuple[EventView, ...]:
        """Return the lines of the log that the seat was told, without those of the first `since` events."""
        kept, seat, language = self.game.line_cache, self.seat, self.language
        lines = []
        for event in (self.state.log or ())[since:]:
            # This is `heard_by` and `_line`, without the calls: each view holds the whole log again.
            if not (event.audience < 0 if seat < 0 else event.audience >> seat & 1):
                continue
            known = kept.get((id(event), language))
            lines.append(known[1] if known is not None and known[0] is event else self._line(event))
        return tuple(lines)

    def _line(self, event: Event) -> EventView:
        """Tell an event, and keep what was told: the log grows with the game."""
        kept = self.game.line_cache
        if len(kept) >= KEPT_LINES:
            kept.clear()
        line = self.told(event)
        kept[id(event), self.language] = (event, line)
        return line

    def told(self, event: Event) -> EventView:
        """Return the line of an event, whoever was told of it."""
        begins = _SUBJECT.match(self.game.texts.template(f"event.{event.kind}", SOURCE_LANGUAGE) or "")
        who = begins[1] if begins else ""
        kind = self.game.line_kinds.get(event.kind, {}).get(who) or self._kind_of_gap(who)
        named = str(self._name(kind, event.details[who])) if who in event.details else ""
        return EventView(event.ply, event.kind, self.tell_event(event), event.details, named)

    def _result(self) -> ResultView | None:
        game, state = self.game, self.state
        if state.result < 0:
            return None
        result = game.results[state.result]
        winner = result.winner()
        rank = localize(result.ranks[winner], self.language) if winner in result.ranks else ""
        return ResultView(
            result.id, game.result_title(state.result, self.language), winner, result.returns, rank
        )

    def _named(self, values: Any, kinds: Mapping[str, str] = MappingProxyType({})) -> dict[str, Any]:
        """Put names that people read in the place of ids: by the kinds that an event declares, else by what a gap is called."""
        named = {
            name: self._name(kinds.get(name) or self._kind_of_gap(name), value)
            for name, value in values.items()
        }
        for track in self.game.tracks:
            if track.labels and values.get("track") == track.id and "value" in values:
                named["value"] = localize(track.label(values["value"]), self.language) or values["value"]
        for name, filling in values.get("values", {}).items():  # of a text that a card or a mission says
            text = ", ".join(str(self._name(kind, value)) for kind, value in filling.items())
            named["text"] = str(named["text"]).replace(f"{{{name}}}", text)
        return named

    def _name(self, kind: str, value: Any) -> Any:
        """Return the title of a thing of a kind, or of a word of a table; its id where it has none."""
        if isinstance(value, list | tuple):
            return ", ".join(str(self._name(kind, part)) for part in value)
        if isinstance(value, Message) or kind == "text":
            return localize(value, self.language)
        known = self.game.titles.get(kind)
        title = None if known is None else known.get(value)
        return localize(title, self.language) if title else value

    def _kind_of_gap(self, name: str) -> str:
        """Return the kind of thing that fills a hole of a text: the hole's name without a plural `s` or a number."""
        return name if name in self.game.titles else name.rstrip("0123456789").removesuffix("s")
