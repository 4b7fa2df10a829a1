"""What references in cards and missions mean: names in scope, and ids of the game's."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from uguisu.content.diagnostics import Finding
from uguisu.content.models.fields import key_of
from uguisu.core.errors import CompileError
from uguisu.core.events import only
from uguisu.core.kinds import ANYTHING, NOTHING, PLAIN, UNTARGETED, Kind, taken_by
from uguisu.core.machine import FIRST_REGISTER, Value
from uguisu.core.state import Frame, State
from uguisu.effects.values import Fixed
from uguisu.messages.message import Message, either
from uguisu.messages.suggest import did_you_mean

if TYPE_CHECKING:
    from uguisu.core.game import Game
    from uguisu.core.table import Remembered, Stock, Track

Path = tuple[str | int, ...]
Reference = int | str
PLACEHOLDER = re.compile(r"\{([a-z][a-z0-9_-]*(?:\.place)?)\}")


@dataclass(frozen=True, slots=True)
class Name:
    """A name in scope: where its value lies, what kind it is, and for a piece, which pieces it may be. What the mission
    remembers lies on a track, and in no register (-1).
    """

    register: int
    kind: str
    pieces: frozenset[int] | None = None
    kept: Remembered | None = None

    @property
    def value(self) -> Value:
        """What looks it up."""
        if self.kept is None:
            register = self.register
            return lambda _state, frame: frame[register]
        track, things = self.kept.track, (*self.kept.things, NOTHING)
        return lambda state, _frame: things[state.tracks[track]]


class Names:
    """The names that may be used at a place in a file. `Code` is one.

    Names are looked up first among those in scope (the event's arguments, and what `choose` and `for_each` call
    their finds), then among the ids of the game. A name that is neither is an error with its place in the file.

    Attributes:
        game: the game.
        file: the role of the file (``mission``, ``cards``).
        read: the names in scope that have been used so far.
    """

    def __init__(self, game: Game, *, file: str, path: Path, scope: Mapping[str, str]) -> None:
        self.game = game
        self.file = file
        self.read: set[str] = set()
        self._path = list(path)
        self._names: dict[str, Name] = {}
        self._counts: dict[str, Track] = {}
        """Numbers in scope that a track counts."""
        self._registers = 0
        for name, kept in game.remembered.items():
            some = frozenset(kept.things) if self.pieces_of(kept.kind) is not None else None
            self._names[name] = Name(-1, kept.kind, some, kept)
        tracks = game.numbers("tracks")
        for name, kind in scope.items():
            self.register(name, kind)
            counted = tracks.get(game.counted_by.get(name, name))
            if kind == "number" and counted is not None:
                self._counts[name] = game.tracks[counted]

    def register(self, name: str = "", kind: str = "number", pieces: Iterable[int] | None = None) -> int:
        """Return a fresh register; with a name, operations that follow can refer to it.

        `pieces` are those that it may hold, where that is fewer than all of its kind.
        """
        index = FIRST_REGISTER + self._registers
        self._registers += 1
        if name:
            self._counts.pop(name, None)
            some = self.pieces_of(kind) if pieces is None else frozenset(pieces)
            self._names[name] = Name(index, kind, some)
        return index

    @property
    def path(self) -> Path:
        """The current place in the file."""
        return tuple(self._path)

    @contextmanager
    def at(self, *keys: str | int) -> Iterator[None]:
        """Work below `keys` of the current place in the file."""
        length = len(self._path)
        self._path.extend(keys)
        try:
            yield
        finally:
            del self._path[length:]

    @contextmanager
    def inner_scope(self) -> Iterator[None]:
        """A context at whose end the names introduced inside are forgotten."""
        names = dict(self._names)
        try:
            yield
        finally:
            self._names = names

    def fail(self, message: str, *keys: str | int, hint: str | None = None) -> CompileError:
        """Return an error to raise, at `keys` below the current place."""
        return CompileError(message, hint=hint, file=self.file, path=(*self._path, *keys))

    def doubt(self, code: str, message: str, *keys: str | int, hint: str | None = None) -> None:
        """Note something that compiles but is hardly meant, at `keys` below the current place; `validate` warns of it."""
        place = (*self._path, *keys)
        found = Finding(file=self.file, path=place, code=code, message=message, hint=hint, severity="warning")
        self.game.doubts.append(found)

    def introduce(self, name: str, kind: str = "number", pieces: Iterable[int] | None = None) -> int:
        """As `register`, for a name given by an operation; doubt a name that hides another."""
        if name in self._names or self._called(name, kind) is not None:
            message = Message("From here on `{name}` is another thing than before", name=name)
            self.doubt("name-hidden", message, "as", hint=Message("Call it something else."))
        return self.register(name, kind, pieces)

    def counted(self, reference: object) -> Track | None:
        """Return the track that `reference` names, or the track that counts what this name in scope stands for."""
        if reference in self._names:
            return self._counts.get(str(reference))
        track = self.game.numbers("tracks").get(reference) if isinstance(reference, str) else None
        return None if track is None else self.game.tracks[track]

    def may_be(self, reference: str) -> frozenset[int] | None:
        """Return the pieces that a name in scope, or a piece's id, may stand for; None where that can't be told."""
        if reference in self._names:
            return self._names[reference].pieces
        ids = [piece.id for piece in self.game.pieces]
        return frozenset({ids.index(reference)}) if reference in ids else None

    # --- names ------------------------------------------------------------------------------------------------
    def register_of(self, name: str) -> int:
        """Return the register that holds a name in scope."""
        return self._names[name].register

    def knows(self, name: object, kind: str) -> bool:
        """Whether `name` is in scope and of `kind`."""
        return isinstance(name, str) and self._fitting(name, kind) is not None

    def named(self, name: str, key: str) -> Value:
        """Return the value of a name in scope, whatever it holds."""
        if name not in self._names:
            raise self.unknown(Message("name in scope"), name, list(self._names), key)
        self.read.add(name)
        return self._names[name].value

    def remembered(self, name: str, key: str) -> Remembered:
        """Return what the mission remembers under a name."""
        kept = self.game.remembered
        if name not in kept:
            raise self.unknown(Message("name of the mission"), name, list(kept), key)
        return kept[name]

    def stock(self, name: str, key: str) -> Stock:
        """Return the deck on the table that is called so."""
        stocks = self.game.stocks
        if name not in stocks:
            raise self.unknown(Message("deck that lies on the table"), name, list(stocks), key)
        return stocks[name]

    def take(self, model: Any, field: str) -> Value:
        """Return the value of what `field` names: a name in scope or an id, of the kind that the field `takes`.

        Raises:
            CompileError: for a name that nothing has, and one that holds something else.
        """
        return self.value(getattr(model, field), key_of(field), taken_by(model.__class__)[field])

    def taken(self, model: Any) -> list[tuple[str, Value]]:
        """Return the values of all fields that take something, each with what it is; see `take`.

        Of a field that is left out it is None, of a track, an area, a mark or a result the number, of a side the name,
        of a tag or a region the places, and of who reads something an audience; of several (the two ends of a link) each.
        What nothing is looked up for (a `direction`) is given as it is written.
        """
        fixed: Mapping[str, Callable[[str, str], object]] = {
            "track": self.track,
            "area": self.area,
            "mark": self.mark_kind,
            "result": self.result,
            "side": self.side,
            "tag": self.tag,
            "region": self.region,
            "region_tag": self.regions_tagged,
            "remembered": self.remembered,
            "stock": self.stock,
        }
        found: list[tuple[str, Value]] = []
        for field, kind in taken_by(model.__class__).items():
            given, key = getattr(model, field), key_of(field)
            if given is None:
                found.append((kind, Fixed(None)))
            elif kind in fixed:
                found.append((kind, Fixed(fixed[kind](given, key))))
            elif kind in PLAIN:
                found.append((kind, Fixed(given)))
            elif kind == "audience":
                found.append((kind, self.audience(given, key)))
            elif isinstance(given, tuple):
                with self.at(key):
                    found += [(kind, self.value(name, number, kind)) for number, name in enumerate(given)]
            else:
                found.append((kind, self.take(model, field)))
        return found

    def value(self, reference: Reference, key: str | int, kind: str) -> Value:
        """Return the value of `reference`, which stands under `key` and must be of kind `kind`; see `take`."""
        if isinstance(reference, int):
            return Fixed(reference)
        found = self._fitting(reference, kind) or self._called(reference, kind)
        if found is None:
            raise self._misfit(reference, key, kind)
        if reference in self._names:
            self.read.add(reference)
        return found

    def pieces_called(self, reference: str) -> frozenset[int]:
        """Return the pieces that `reference` may be: those that a name in scope may hold, or the one with this id."""
        name = self._names.get(reference)
        pieces = range(len(self.game.pieces))
        if name is not None:
            return frozenset(pieces) if name.pieces is None else name.pieces
        return frozenset(number for number in pieces if self.game.pieces[number].id == reference)

    def number(self, reference: Reference, key: str) -> Value:
        """Return the value of a number, a name in scope, or a track's present value."""
        return self.value(reference, key, "number")

    def place(self, reference: str, key: str | int) -> Value:
        """Return the place called `reference`: a name in scope, a place, or the place a piece stands on."""
        return self.value(reference, key, "place")

    def piece(self, reference: str, key: str, of: str = "piece") -> Value:
        """Return the piece called `reference`: a name in scope or a piece's id. With `of`, one of that kind only."""
        return self.value(reference, key, of)

    def seat(self, reference: str, key: str) -> Value:
        """Return the seat called `reference`: a name in scope, a seat's id, or the first seat of a side."""
        return self.value(reference, key, "seat")

    def audience(self, reference: str, key: str) -> Value:
        """Return the audience called `reference`: a side, a seat, or a name in scope that holds a seat."""
        seats = enumerate(self.game.seats)
        side = only(*(number for number, seat in seats if reference in (seat.side, seat.id)))
        found = self.seat(reference, key)
        if side and not self.knows(reference, "seat"):
            return Fixed(side)

        def of_one(state: State, frame: Frame) -> int:
            seat = found(state, frame)
            return only(seat) if seat != NOTHING else NOTHING

        return of_one

    def _kind(self, kind: str) -> Kind:
        """Return a kind of the game's; the kinds of its pieces are such, too."""
        if kind == UNTARGETED:
            return Kind(Message("nothing, for this is played on nothing"))
        return self.game.kinds.get(kind) or Kind(Message("a piece of the kind `{kind}`", kind=kind), (kind,))

    def pieces_of(self, kind: str) -> frozenset[int] | None:
        """Return the pieces of `kind`, None when it is no kind of piece."""
        if kind == "piece":
            return frozenset(range(len(self.game.pieces)))
        belong = self._kind(kind).pieces
        return (
            frozenset(i for i, piece in enumerate(self.game.pieces) if piece.kind in belong)
            if belong
            else None
        )

    def _fitting(self, reference: str, kind: str) -> Value | None:
        """Return the value of a name in scope, if it is of `kind` or can be made so."""
        name = self._names.get(reference)
        if name is None:
            return None
        wanted = self.pieces_of(kind)
        if name.kind in (kind, ANYTHING) or (None not in (wanted, name.pieces) and name.pieces <= wanted):  # type: ignore[operator]
            return name.value
        return self._made(reference, kind, self._fitting)

    def _called(self, reference: str, kind: str) -> Value | None:
        """Return the value of an id of the game's, if it is of `kind` or can be made so."""
        index = -1
        wanted = self.pieces_of(kind)
        if wanted is not None:
            index = next((i for i in wanted if self.game.pieces[i].id == reference), -1)
        elif kind == "place":
            index = self.game.topology.index.get(reference, -1)
        elif kind == "seat":
            seats = enumerate(self.game.seats)
            index = next((i for i, seat in seats if reference in (seat.id, seat.side)), -1)
        elif kind == "card":
            index = self.game.numbers("card_ids").get(reference, -1)
        elif kind == "number":
            track = self.game.numbers("tracks").get(reference, -1)
            return (lambda state, _frame: state.tracks[track]) if track >= 0 else None
        return Fixed(index) if index >= 0 else self._made(reference, kind, self._called)

    def _made(self, reference: str, kind: str, find: Callable[[str, str], Value | None]) -> Value | None:
        """Make a value of `kind` from what `find` finds of another."""
        for other, make in self._kind(kind).made_of.items():
            found = find(reference, other)
            if found is not None:
                return _made_by(make, found)
        return None

    def known(self, kind: str) -> list[str]:
        """Return all names that may stand where something of `kind` is wanted, names in scope first."""
        game = self.game
        names = [name for name in self._names if self._fitting(name, kind) is not None]
        if kind == "place":
            return [*names, *game.topology.ids]
        if kind == "seat":
            return [*names, *(seat.id for seat in game.seats), *game.sides]
        if kind == "number":
            return [*names, *(track.id for track in game.tracks if track.audience)]
        if kind == "card":
            return [*names, *game.card_ids]
        kinds = (kind, *self._kind(kind).made_of)
        pieces = set().union(*(self.pieces_of(one) or () for one in kinds))
        return [*names, *(game.pieces[piece].id for piece in sorted(pieces))]

    def _misfit(self, reference: str, key: str | int, kind: str) -> CompileError:
        """Return the error for a reference that is nothing of `kind`."""
        wanted, name = self._kind(kind).noun, self._names.get(reference)
        ids = [piece.id for piece in self.game.pieces]
        if name is None and reference not in ids:
            return self.unknown(_NOUNS.get(kind, _NOUNS["piece"]), reference, self.known(kind), key)
        some = name.pieces if name is not None else frozenset({ids.index(reference)})
        kinds = (kind, *self._kind(kind).made_of)
        fitting: frozenset[int] = frozenset().union(*(self.pieces_of(one) or () for one in kinds))
        if some is not None and some & fitting:
            other = ids[min(some - fitting)]
            return self.fail(
                Message(
                    "`{name}` may be `{other}`, but this needs {wanted}",
                    name=reference,
                    other=other,
                    wanted=wanted,
                ),
                key,
                hint=Message("narrow down what `{name}` may be, for example with `kind:`", name=reference),
            )
        known = ", ".join(f"`{one}`" for one in self.known(kind)[:12])
        hint = Message("such as {known}", known=known) if known else None
        if name is not None and name.kind == UNTARGETED:
            hint = Message("say what the card is played on: `target: ...`")
        held = self._held(name.kind if name is not None else "piece", some)
        message = Message(
            "`{name}` is {held}, but this needs {wanted}", name=reference, held=held, wanted=wanted
        )
        return self.fail(message, key, hint=hint)

    def _held(self, kind: str, pieces: frozenset[int] | None) -> str:
        """Tell what a name holds; for pieces, as narrowly as the game has a word for."""
        for one, entry in self.game.kinds.items():
            if pieces and entry.pieces and pieces <= (self.pieces_of(one) or frozenset()):
                return entry.noun
        return self._kind(kind).noun

    def filled(self, texts: Iterable[str]) -> dict[str, Callable[[State, Frame], dict[str, Any]]]:
        """Return what fills the placeholders of a text, by placeholder, in the form that `Game.tell` takes.

        Raises:
            CompileError: for a placeholder that nothing fills.
        """
        return {name: self._filling(name) for text in texts for name in PLACEHOLDER.findall(text)}

    def _filling(self, name: str) -> Callable[[State, Frame], dict[str, Any]]:
        game = self.game
        reference, _, place_of_it = name.partition(".")
        if not place_of_it and self.knows(reference, "piece"):
            piece = self.piece(reference, name)
            ids = [*(one.id for one in game.pieces), "-"]
            return lambda state, frame: {"piece": ids[min(piece(state, frame), len(ids) - 1)]}
        if not place_of_it and self.knows(reference, "card"):
            card = self.value(reference, name, "card")
            cards = [*game.card_ids, "-"]
            return lambda state, frame: {"card": cards[card(state, frame)]}
        if self.knows(reference, "place"):
            place = self.place(reference, name)
            return lambda state, frame: {"place": game.place_id(place(state, frame)) or "-"}
        if self.knows(reference, "seat") and not place_of_it:
            seat = self.seat(reference, name)
            return lambda state, frame: {"seat": game.seats[seat(state, frame)].id}
        if place_of_it or not (self.knows(reference, "number") or self._called(reference, "number")):
            known = ", ".join(f"{{{one}}}" for one in [*self._names, *self.known("number")])
            hint = Message("such as {known}", known=known) if known else None
            raise self.fail(Message("nothing fills `{{{name}}}` in this text", name=name), hint=hint)
        number = self.number(reference, name)
        return lambda state, frame: {"value": number(state, frame)}

    def track(self, reference: str, key: str) -> int:
        """Return the index of the track called `reference`."""
        return self._index(Message("track"), reference, self.game.numbers("tracks"), key)

    def area(self, reference: str, key: str) -> int:
        """Return the index of the card area called `reference`."""
        return self._index(Message("card area"), reference, self.game.numbers("areas"), key)

    def mark_kind(self, reference: str, key: str) -> int:
        """Return the index of the kind of mark called `reference`."""
        return self._index(Message("kind of mark"), reference, self.game.numbers("mark_kinds"), key)

    def result(self, reference: str, key: str) -> int:
        """Return the index of the result called `reference`."""
        return self._index(Message("result"), reference, self.game.numbers("results"), key)

    def tag(self, reference: str, key: str) -> frozenset[int]:
        """Return the places with the tag `reference`."""
        places = frozenset(p for p, tags in enumerate(self.game.topology.tags) if reference in tags)
        if not places:
            known = sorted({tag for tags in self.game.topology.tags for tag in tags})
            raise self.unknown(Message("tag on the map"), reference, known, key)
        return places

    def region(self, reference: str, key: str) -> frozenset[int]:
        """Return the places of the region called `reference`."""
        regions = {region.id: region.places for region in self.game.topology.regions}
        if reference not in regions:
            raise self.unknown(Message("region"), reference, sorted(regions), key)
        return frozenset(regions[reference])

    def regions_tagged(self, reference: str, key: str) -> tuple[frozenset[int], ...]:
        """Return the places of each region with the tag `reference`."""
        regions = self.game.topology.regions
        found = tuple(frozenset(region.places) for region in regions if reference in region.tags)
        if not found:
            known = sorted({tag for region in regions for tag in region.tags})
            raise self.unknown(Message("tag of regions"), reference, known, key)
        return found

    def piece_kind(self, reference: str, key: str) -> frozenset[int]:
        """Return the pieces of the kind `reference`, which may also be one that covers several (see `Kind`)."""
        kinds = {piece.kind for piece in self.game.pieces} | {
            name for name, kind in self.game.kinds.items() if kind.pieces
        }
        pieces = self.pieces_of(reference) if reference in kinds else None
        if pieces is None:
            raise self.unknown(Message("kind of piece"), reference, sorted(kinds), key)
        return pieces

    def side(self, reference: str, key: str) -> str:
        """Return the side called `reference`."""
        if reference not in self.game.sides:
            raise self.unknown(Message("side"), reference, list(self.game.sides), key)
        return reference

    def unknown(self, noun: str, name: str, known: Sequence[str], key: str | int) -> CompileError:
        """Return the error for an unknown name, with the known ones that are near it."""
        bringing = [event for event, arguments in self.game.events.items() if name in arguments]
        if name in self._names:
            bringing = []
        if bringing:
            hint: str = Message(
                "that name is only set by {events}", events=either(f"`{event}`" for event in bringing)
            )
        else:
            hint = (
                self._otherwise(noun, name)
                or did_you_mean(name, known)
                or Message("this game has no {noun}", noun=noun)
            )
        return self.fail(Message("no {noun} is called '{name}'", noun=noun, name=name), key, hint=hint)

    def _otherwise(self, noun: str, name: str) -> Message | None:
        """Tell of what is known as something else: a word for a track's value, a side, a mark that is yet to be listed."""
        if noun == _NOUNS["number"] and name.lstrip("+-").isdigit():
            return Message("Write {number}, the number alone, without quotation marks.", number=int(name))
        if noun == _NOUNS["number"]:
            for track in self.game.tracks:
                for value, label in enumerate(track.labels, track.low):
                    if name in (label.values() if isinstance(label, Mapping) else (label,)):
                        return Message(
                            "`{name}` is what people read of the track `{track}` at {value}: write {value}.",
                            name=name,
                            track=track.id,
                            value=value,
                        )
        if noun == _NOUNS["piece"] and name in self.game.sides:
            return Message(
                "`{name}` is a side, not a piece: write `{{test: side, piece: ..., is: {name}}}`.",
                name=name,
            )
        if noun == Message("kind of mark") and not self.game.numbers("mark_kinds"):
            return Message("List it in mission.yaml: `marks: [{{id: {name}, title: ...}}]`.", name=name)
        return None

    def _index(self, noun: str, reference: str, numbers: Mapping[str, int], key: str) -> int:
        if reference in numbers:
            return numbers[reference]
        raise self.unknown(noun, reference, list(numbers), key)


_NOUNS: Mapping[str, str] = {
    "piece": Message("piece"),
    "place": Message("place"),
    "seat": Message("seat"),
    "card": Message("card"),
    "number": Message("track (nor a number or a name in scope)"),
}
"""What kinds are called where none is meant in particular."""


def _made_by(make: Callable[[State, int], int], found: Value) -> Value:
    def value(state: State, frame: Frame) -> int:
        one = found(state, frame)
        return make(state, one) if one != NOTHING else NOTHING

    return value
