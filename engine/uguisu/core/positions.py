"""Lays out a position, as rulings do: pieces here, tracks there, it is the ninja's turn."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from uguisu.content.models.position import Position
from uguisu.content.references import Reference, with_names_replaced
from uguisu.core.errors import CompileError, Faults
from uguisu.core.state import OFF, State
from uguisu.messages.message import Message
from uguisu.messages.suggest import did_you_mean

if TYPE_CHECKING:
    from uguisu.core.game import Game


def dumped(game: Game[Any], state: State) -> dict[str, Any]:
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


def position_of(game: Game[Any], setup: Position | Mapping[str, Any]) -> Position:
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


def with_numbers(game: Game[Any], position: Position) -> dict[str, Any]:
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
    """Return what `name` stands for, usually an index.

    Raises:
        CompileError: when nothing is called so, with the nearest name as a hint and `path` as its place.
    """
    if name in names:
        return names[name]
    message = Message("there is no {noun} '{name}'", noun=noun, name=name)
    raise CompileError(message, hint=did_you_mean(name, names), path=path)


def names_of_every_game(game: Game[Any]) -> dict[str, dict[str, Any]]:
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


def lay(game: Game[Any], state: State, said: Mapping[str, Any]) -> None:
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


def _stand(game: Game[Any], state: State, pieces: Mapping[int, int | None]) -> None:
    for piece in pieces:  # all off first: the order in which they are named must not matter
        game.stand(state, piece, OFF)
    for piece, place in pieces.items():
        if place is not None:
            try:
                game.stand(state, piece, place)
            except CompileError as error:
                path = ("pieces", game.pieces[piece].id)
                raise CompileError(error.message, hint=error.hint, path=path) from error


def _put_track(game: Game[Any], state: State, number: int, value: int) -> None:
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


def deal(game: Game[Any], state: State, named: Mapping[int, list[int]]) -> None:
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


def no_card_left(game: Game[Any], card: int, *path: str | int) -> CompileError:
    """Return the error for a position that wants more cards of a kind than there are."""
    return CompileError(
        Message("no more '{card}' cards are left to take", card=game.card_ids[card]), path=path
    )
