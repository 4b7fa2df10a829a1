"""Operations on what lies on the table: tracks, pieces, marks and cards; and those that speak and end the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Annotated, Any

from uguisu.content.markers import Operation
from uguisu.core.areas import draw
from uguisu.core.events import EVERYBODY, EngineEvents
from uguisu.core.kinds import takes
from uguisu.core.rng import shuffle
from uguisu.core.state import OFF, Frame, State
from uguisu.effects.code import Code
from uguisu.effects.fields import AreaName, MarkKind, Model, Number, PieceName, PlaceName, TrackName
from uguisu.messages.local_text import LocalText, doc
from uguisu.messages.message import Message, Sentence

if TYPE_CHECKING:
    from uguisu.core.game import Game


def below_zero(value: object) -> bool:
    """Whether a field has a number that goes down."""
    return isinstance(value, int) and value < 0


def named(value: object) -> bool:
    """Whether a field for a number has the name of one."""
    return isinstance(value, str)


class Raise(Operation, Model, frozen=True, tag_field="op", tag="raise"):
    """Move a track up, or down if the number is negative; it stops at its ends."""

    reads = Sentence("raise {track} by {by}").when("lower {track} by {by}", by=below_zero)

    def told(self, _reader: object) -> dict[str, object]:
        """How far it moves, without the direction."""
        return {"by": abs(self.by)} if isinstance(self.by, int) else {}

    track: TrackName
    by: Annotated[Number, doc("How far: a number, a track or a name in scope.", 1, -1)] = 1

    def check(self, code: Code) -> None:
        limits = code.game.tracks[code.track(self.track, "track")]
        if isinstance(self.by, int) and abs(self.by) > limits.high - limits.low:
            told = Message(
                "The track `{track}` goes from {min} to {max}, so it can never move by {by}",
                track=self.track,
                min=limits.low,
                max=limits.high,
                by=self.by,
            )
            hint = Message("To bring it to an end, write `op: set`; or extend the track.")
            code.doubt("beyond-track", told, "by", hint=hint)

    def act(self, game: Game, state: State, track: int, by: int) -> None:
        game.change_track(state, track, state.tracks[track] + by)


class SetTrack(Operation, Model, frozen=True, tag_field="op", tag="set"):
    """Set a track to a value; it stops at its ends."""

    reads = Sentence("set {track} to {to}")

    track: TrackName
    to: Annotated[Number, doc("The new value: a number, a track or a name in scope.", 3)]

    def check(self, code: Code) -> None:
        limits = code.game.tracks[code.track(self.track, "track")]
        if isinstance(self.to, int) and not limits.low <= self.to <= limits.high:
            message = Message(
                "The track `{track}` goes from {min} to {max}, so it will never reach {to}",
                track=self.track,
                min=limits.low,
                max=limits.high,
                to=self.to,
            )
            hint = Message("Give a value of the track, or extend it.")
            code.doubt("beyond-track", message, "to", hint=hint)

    def act(self, game: Game, state: State, track: int, to: int) -> None:
        game.change_track(state, track, to)


class MovePiece(Operation, Model, frozen=True, tag_field="op", tag="move"):
    """Put a piece straight onto a place, wherever it was, without moving through anything; never where it may not
    stand.
    """

    reads = Sentence("put {piece} {to:at}")

    piece: PieceName
    to: PlaceName

    def check(self, code: Code) -> None:
        """Have it checked, once the rules are known, that the pieces may be put somewhere at all."""
        code.game.put_elsewhere.append((code.file, code.path, code.pieces_called(self.piece)))

    def act(self, game: Game, state: State, piece: int, place: int) -> None:
        if game.may_stand(state, piece, place):
            game.relocate(state, piece, place)
        else:
            game.log_no_effect(state, "move")


class RemovePiece(Operation, Model, frozen=True, tag_field="op", tag="remove"):
    """Take a piece off the map."""

    reads = Sentence("take {piece} off the map")

    piece: PieceName

    def act(self, game: Game, state: State, piece: int) -> None:
        if state.at[piece] != OFF:
            game.relocate(state, piece, OFF)
        else:
            game.log_no_effect(state, "remove")


class Mark(Operation, Model, frozen=True, tag_field="op", tag="mark"):
    """Put a mark on a place; a second one of the same kind there changes nothing."""

    reads = Sentence("lay {kind} {place:at}")

    kind: MarkKind
    place: PlaceName

    def act(self, game: Game, state: State, kind: int, spot: int) -> None:
        if any(mark[:2] == (kind, spot) for mark in state.marks):
            return
        state.marks.append((kind, spot, -1))
        game.emit(state, EngineEvents.marked, kind, spot, audience=game.mark_audience(kind))


class Unmark(Operation, Model, frozen=True, tag_field="op", tag="unmark"):
    """Remove marks of a kind, from one place or from everywhere."""

    reads = Sentence("remove {kind} everywhere").when("remove {kind} {place:from}", place=...)

    kind: MarkKind
    place: Annotated[PlaceName | None, doc("The place; if left out, all of them are removed.", "yard")] = None

    def act(self, game: Game, state: State, kind: int, spot: int | None) -> None:
        gone = [mark for mark in state.marks if mark[0] == kind and spot in (None, mark[1])]
        if not gone:
            return
        state.marks[:] = [mark for mark in state.marks if mark not in gone]
        for _, where, _ in gone:
            game.emit(state, EngineEvents.unmarked, kind, where, audience=game.mark_audience(kind))


class Draw(Operation, Model, frozen=True, tag_field="op", tag="draw"):
    """Move cards from the top of one area to another; if there are too few, as many as there are."""

    reads = Sentence("put {count} {count:card|cards} {source:from} {to:to}").when(
        "put as many cards as {count} {source:from} {to:to}", count=named
    )

    source: Annotated[AreaName, doc("Where from.", "guard_deck")]
    to: Annotated[AreaName, doc("Where to.", "guard_hand")]
    count: Annotated[Number, doc("How many: a number, a track or a name in scope.", 1)] = 1

    def check(self, code: Code) -> None:
        """Have it known where cards may be taken away."""
        code.game.drawn_from.add(code.area(self.source, "source"))

    def act(self, game: Game, state: State, source: int, to: int, count: int) -> None:
        draw(game, state, source, to, count)


class PutCard(Operation, Model, frozen=True, tag_field="op", tag="put_card"):
    """Put a card from one area on top of another. If it is not there, nothing happens."""

    reads = Sentence("put {card} {source:from} {to:to}")

    card: Annotated[
        str, takes("card", description="A card, or a name in scope that holds one.", examples=["rope"])
    ]
    source: Annotated[AreaName, doc("Where from.", "guard_hand")]
    to: Annotated[AreaName, doc("Where to.", "guard_discard")]

    def check(self, code: Code) -> None:
        """Have it known where cards may be taken away."""
        code.game.drawn_from.add(code.area(self.source, "source"))

    def act(self, game: Game, state: State, card: int, source: int, to: int) -> None:
        pile = state.areas[source]
        if card in pile:
            pile.remove(card)
            pile.append(card)
            draw(game, state, source, to, 1)
        else:
            game.log_no_effect(state, "put_card")


class Shuffle(Operation, Model, frozen=True, tag_field="op", tag="shuffle"):
    """Shuffle a card area; with `take_in`, another area's cards are added first."""

    reads = Sentence("shuffle {area:the}", take_in=" after adding the cards {take_in:from}")

    area: AreaName
    take_in: Annotated[AreaName | None, doc("An area whose cards are added first.", "guard_discard")] = None

    def check(self, code: Code) -> None:
        """Have it known where cards may be taken away."""
        if self.take_in is not None:
            code.game.drawn_from.add(code.area(self.take_in, "take_in"))

    def act(self, game: Game, state: State, area: int, extra: int | None) -> None:
        if extra is not None and extra != area:
            state.areas[area].extend(state.areas[extra])
            state.areas[extra].clear()
        shuffle(state, state.areas[area])
        spec = game.areas[area]
        game.emit(state, EngineEvents.shuffled, area, audience=spec.count_seen_by | spec.faces_seen_by)


class Say(Operation, Model, frozen=True, tag_field="op", tag="say"):
    """Write a line to the log. In it, `{name}` stands for the value of a name in scope or a track, `{name.place}` for
    where a piece is.
    """

    topic = "words"
    reads = Sentence("say {text}", to=" to {to}")

    text: Annotated[
        LocalText,
        doc("What to say: a text, or a table of languages.", {"en": "A bell rings.", "uk": "Б'є дзвін."}),
    ]
    to: Annotated[
        str | None,
        takes(
            "audience",
            description=(
                "Who reads it: a side, a seat, or a name in scope that holds a seat. If left out, "
                "everybody does."
            ),
            examples=["samurai"],
        ),
    ] = None

    def check(self, code: Code) -> None:
        if not any(self.text.values() if isinstance(self.text, Mapping) else (self.text,)):
            told = Message("This says nothing: its text is empty")
            code.doubt("does-nothing", told, "text", hint=Message("Write what is to be said, or remove it."))

    def needs(self, code: Code) -> list[Callable[[State, Frame], Any]]:
        """What fills its placeholders: looked up only where somebody records."""
        with code.at("text"):
            filled = code.filled(self.text.values() if isinstance(self.text, dict) else [self.text])

        def values(state: State, frame: Frame) -> dict[str, Any] | None:
            if state.log is None:
                return None
            return {name: value(state, frame) for name, value in filled.items()} or None

        return [values]

    def act(self, game: Game, state: State, to: int | None, values: dict[str, Any] | None) -> None:
        if state.log is not None:
            game.emit(state, EngineEvents.said, self.text, values, audience=EVERYBODY if to is None else to)


class End(Operation, Model, frozen=True, tag_field="op", tag="end"):
    """End the game."""

    topic = "end"
    reads = Sentence("the game ends with “{result}”")

    result: Annotated[
        str,
        takes(
            "result",
            description="One of the game's results, or of the mission's own.",
            examples=["ninja_escapes"],
        ),
    ]

    def act(self, game: Game, state: State, result: int) -> bool:
        game.end(state, result)
        return True


OPERATIONS = (Raise, SetTrack, MovePiece, RemovePiece, Mark, Unmark, Draw, PutCard, Shuffle, Say, End)
