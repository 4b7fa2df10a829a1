"""Lays out a position, as rulings do: pieces here, tracks there, it is the ninja's turn."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, Generic

import msgspec

from uguisu.content.models.position import Position
from uguisu.content.references import Reference, with_names_replaced
from uguisu.core.errors import CompileError, Faults
from uguisu.core.state import OFF, S, State
from uguisu.core.telling import Telling
from uguisu.messages.message import Message
from uguisu.messages.suggest import did_you_mean


class LaidOut(Telling, Generic[S]):
    """What every `Game` does with a position that is laid out by hand. Games override the small steps of it."""

    def arrange(self, state: S, setup: Position | Mapping[str, Any]) -> None:
        """Lay out a position on `state`, as the ``setup:`` of a ruling says; nothing of it is told in the log.

        One that says nothing leaves the state as it is. Else the table is cleared, what is said is laid out, and play goes on;
        a game says in `clear_table`, `lay`, `deal`, `resume`, `go_on` and `let_decide` what that is.

        Raises:
            CompileError: for what this game does not have, or what cannot be; its path begins at `setup`.
        """
        position = position_of(self, setup)
        if not position:
            return
        said = with_numbers(self, position)
        log, state.log = state.log, None
        self.clear_table(state)
        state.stack, state.pending, state.result = [], [], -1
        self.lay(state, said)
        self.deal(state, said)
        if "phase" in said:
            self.resume(state, said["phase"])
        else:
            self.go_on(state)
        self.let_decide(state, said)
        state.log = log

    def names_in_positions(self) -> Mapping[str, Mapping[str, Any]]:
        """Return what a position may name, by kind of thing, with what the rules have for it: a number, mostly.

        A game whose `GameType.setup` refers to kinds of its own adds them: ``{**super().names_in_positions(), "guard": ...}``.
        """
        return names_of_every_game(self)

    def clear_table(self, state: S) -> None:
        """Take away what `start` has put there, before a position is laid out. By default all of it stays."""

    def lay(self, state: S, said: Mapping[str, Any]) -> None:
        """Lay out what a position says: fields that it gives, with numbers for names; none (``null``) is None.

        A game whose `GameType.setup` has fields of its own lays them out behind ``super().lay(state, said)``.

        Raises:
            CompileError: for what cannot be; its path begins at `setup`.
        """
        lay(self, state, said)

    def dump(self, state: S) -> dict[str, Any]:
        """Return what `lay` would need to be told of a position: names for numbers, as the ``setup:`` of a ruling has them.

        A position that is written down from play is tried before it is kept, so it may leave out what cannot be said. A game
        whose `GameType.setup` has fields of its own adds them: ``{**super().dump(state), "left": ...}``; what is empty is
        left out of the file.
        """
        return dumped(self, state)

    def deal(self, state: S, said: Mapping[str, Any]) -> None:
        """Put cards where a position says; a game whose `GameType.setup` speaks of hands or decks overrides it.

        Raises:
            CompileError: where there are not so many of a kind; its path begins at `setup`.
        """
        deal(self, state, said.get("areas", {}))

    def resume(self, state: S, phase: str) -> None:
        """Let play go on with the beginning of a phase that a position names."""
        self.rules[f"{phase}.enter"](state)

    def go_on(self, state: S) -> None:
        """Choose how play goes on when a position names no phase. By default it stays where `start` left it."""

    def let_decide(self, state: S, said: Mapping[str, Any]) -> None:
        """Say whose decision it is, where a phase asks several, and a position says who."""
        if "seat" in said:
            state.seat = said["seat"]
            if state.stack and state.stack[-1][0] < 0:
                state.stack[-1][1] = state.seat

    def stand(self, state: S, piece: int, place: int) -> None:
        """Put a piece on a place, or on none (`OFF`), telling nobody. Games that keep more than `State.at` in step
        override it.
        """
        state.at[piece] = place


def dumped(game: LaidOut[Any], state: State) -> dict[str, Any]:
    """Return what every game's positions say."""
    ids = game.topology.ids
    return {
        "pieces": {
            piece.id: ids[place] if place >= 0 else None
            for piece, place in zip(game.pieces, state.at, strict=True)
        },
        "tracks": {track.id: value for track, value in zip(game.tracks, state.tracks, strict=True)},
        "marks": [
            {
                "kind": game.mark_kinds[kind],
                "place": ids[place],
                **({"owner": game.seats[owner].id} if owner >= 0 else {}),
            }
            for kind, place, owner in state.marks
        ],
        "areas": {
            area.id: [game.card_ids[card] for card in cards]
            for area, cards in zip(game.areas, state.areas, strict=True)
        },
        "phase": game.phases[state.phase].name,
        "seat": game.seats[state.seat].id,
    }


def position_of(game: LaidOut[Any], setup: Position | Mapping[str, Any]) -> Position:
    """Return `setup` as a position of `game`, if it is plain data yet.

    Raises:
        CompileError: for a key that the game does not know, or a value of another type than it wants.
    """
    if isinstance(setup, Position):
        return setup
    try:
        return msgspec.convert(setup, game.position_type)
    except msgspec.ValidationError as error:
        told, _, where = str(error).partition(" - at `$")
        steps = re.findall(r"\.([^.\[\]`]+)|\[(\d+)\]", where)
        path = tuple(int(index) if index else name for name, index in steps)
        raise CompileError(Message.of(told), path=path) from error


def with_numbers(game: LaidOut[Any], position: Position) -> dict[str, Any]:
    """Return what `position` says, by field, with names as the rules have them: by `Game.names_in_positions`.

    Raises:
        CompileError: for names that the game does not have, all in one `CompileErrors`.
    """
    known, faults = game.names_in_positions(), Faults()

    def number(reference: Reference) -> Any:
        try:
            return name_index(known[reference.kind], reference.name, reference.kind, *reference.path)
        except CompileError as error:
            faults.found.append(error)
            return OFF

    said = with_names_replaced(position, number)
    faults.tell()
    return said


def name_index(names: Mapping[str, Any], name: str, noun: str, *path: str | int) -> Any:
    """Return what `name` stands for: a number, mostly.

    Raises:
        CompileError: when nothing is called so, with the nearest name as a hint and `path` as its place.
    """
    if name in names:
        return names[name]
    message = Message("there is no {noun} '{name}'", noun=noun, name=name)
    raise CompileError(message, hint=did_you_mean(name, names), path=path)


def names_of_every_game(game: LaidOut[Any]) -> dict[str, dict[str, Any]]:
    """Return what positions of any game may name, by kind, each with what the rules have for it."""
    return {
        "piece": _numbered(piece.id for piece in game.pieces),
        "place": dict(game.topology.index),
        "region": _numbered(region.id for region in game.topology.regions),
        "direction": _numbered(game.topology.directions),
        "track": _numbered(track.id for track in game.tracks),
        "card area": _numbered(area.id for area in game.areas),
        "card": _numbered(game.card_ids),
        "seat": _numbered(seat.id for seat in game.seats),
        "kind of mark": _numbered(game.mark_kinds),
        "phase": {phase.name: phase.name for phase in game.phases if phase is not game.machine},
    }


def _numbered(names: Iterable[str]) -> dict[str, int]:
    return {name: number for number, name in enumerate(names)}


def lay(game: LaidOut[Any], state: State, said: Mapping[str, Any]) -> None:
    """Lay out what every game's position may say of pieces, tracks and marks.

    Raises:
        CompileError: for what cannot be; its path begins at the position.
    """
    _stand(game, state, said.get("pieces", {}))
    for track, value in said.get("tracks", {}).items():
        _put_track(game, state, track, value)
    if "marks" in said:
        state.marks = [
            (mark.kind, mark.place, OFF if mark.owner is None else mark.owner) for mark in said["marks"]
        ]


def _stand(game: LaidOut[Any], state: State, pieces: Mapping[int, int | None]) -> None:
    for piece in pieces:  # all off first: the order in which they are named must not matter
        game.stand(state, piece, OFF)
    for piece, place in pieces.items():
        if place is not None:
            try:
                game.stand(state, piece, place)
            except CompileError as error:
                path = ("pieces", game.pieces[piece].id)
                raise CompileError(error.message, hint=error.hint, path=path) from error


def _put_track(game: LaidOut[Any], state: State, number: int, value: int) -> None:
    track = game.tracks[number]
    if not track.low <= value <= track.high:
        raise CompileError(
            Message(
                "'{name}' goes from {low} to {high}, not to {value}",
                name=track.id,
                low=track.low,
                high=track.high,
                value=value,
            ),
            path=("tracks", track.id),
        )
    state.tracks[number] = value


def deal(game: LaidOut[Any], state: State, named: Mapping[int, list[int]]) -> None:
    """Put cards into areas, the top card last.

    Cards come out of the areas that are not named, decks and piles before hands, so that none is doubled. Those put aside
    go beneath the first deck or pile that is not named; where there is none, out of the game.

    Raises:
        CompileError: where more are wanted than there are; its path begins at the position.
    """
    loose = [card for area in named for card in state.areas[area]]
    others = [area for area in range(len(game.areas)) if area not in named]
    others.sort(key=lambda area: bool(game.areas[area].owner))
    for area, cards in named.items():
        for number, card in enumerate(cards):
            if not _take(state, card, loose, others):
                raise no_card_left(game, card, "areas", game.areas[area].id, number)
        state.areas[area] = cards
    if loose and others and not game.areas[others[0]].owner:
        state.areas[others[0]][:0] = loose


def _take(state: State, card: int, loose: list[int], others: list[int]) -> bool:
    for pile in (loose, *(state.areas[area] for area in others)):
        if card in pile:
            pile.remove(card)
            return True
    return False


def no_card_left(game: LaidOut[Any], card: int, *path: str | int) -> CompileError:
    """Return the error for a position that wants more cards of a kind than there are."""
    return CompileError(
        Message("no more '{card}' cards are left to take", card=game.card_ids[card]), path=path
    )
