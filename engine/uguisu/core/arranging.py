"""Lays out a position, as rulings do: pieces here, tracks there, it is the ninja's turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from uguisu.core.errors import CompileError
from uguisu.core.state import OFF, State
from uguisu.said import Said
from uguisu.suggest import did_you_mean

if TYPE_CHECKING:
    from uguisu.core.game import Game

Arrangement = Callable[[Any, Any], None]
"""Carries out what a setup says under one of its keys, on a State. Raises CompileError, its path counted from that key."""


def arrange(game: Game, state: State, setup: Mapping[str, Any]) -> None:
    """Lay out `setup` on `state`, in the order of `Game.arrangements`.

    Raises:
        CompileError: for a key, a name or a value that the game does not have; its path begins at `setup`.
    """
    known = game.arrangements()
    for key in setup:
        if key not in known:
            raise CompileError(
                Said("a setup has no key '{key}'", key=key), hint=did_you_mean(key, known), path=(key,)
            )
    if not setup:
        return
    state.stack, state.pending, state.result = [], [], -1
    for key, carry_out in known.items():
        if key in setup:
            try:
                carry_out(state, setup[key])
            except CompileError as error:
                raise CompileError(error.message, hint=error.hint, path=(key, *error.path)) from error
        elif key == "phase":
            game.arranged(state)


def generic_arrangements(game: Game) -> dict[str, Arrangement]:
    """Return what every game understands."""
    return {
        "pieces": lambda state, wanted: _pieces(game, state, wanted),
        "tracks": lambda state, wanted: _tracks(game, state, wanted),
        "marks": lambda state, wanted: _marks(game, state, wanted),
        "areas": lambda state, wanted: _areas(game, state, wanted),
        "phase": lambda state, wanted: _phase(game, state, wanted),
        "seat": lambda state, wanted: _seat(game, state, wanted),
    }


def name_index(names: Mapping[str, int], name: Any, noun: str, *path: str | int) -> int:
    """Return the index of `name`.

    Raises:
        CompileError: when there is none, with the nearest name as a hint and `path` as its place.
    """
    if isinstance(name, str) and name in names:
        return names[name]
    told = Said("there is no {noun} '{name}'", noun=noun, name=name)
    raise CompileError(told, hint=did_you_mean(str(name), names), path=path)


def expect_mapping(wanted: Any, example: str) -> Mapping[str, Any]:
    """Return `wanted` if it is a mapping.

    Raises:
        CompileError: when it is something else; `example` shows how it is written.
    """
    if isinstance(wanted, dict):
        return wanted
    raise CompileError(
        Said("names with values are expected here"), hint=Said("write it like {example}", example=example)
    )


def expect_list(wanted: Any, example: str, *path: str | int) -> list[Any]:
    """Return `wanted` if it is a list.

    Raises:
        CompileError: when it is something else; `example` shows how it is written.
    """
    if isinstance(wanted, list):
        return wanted
    raise CompileError(
        Said("a list is expected here"), hint=Said("write it like {example}", example=example), path=path
    )


def _ids(things: Any) -> dict[str, int]:
    return {thing.id: index for index, thing in enumerate(things)}


def _pieces(game: Game, state: State, wanted: Any) -> None:
    """``pieces: {ninja: gate, red: null}``: where pieces stand; null takes one off the map."""
    pieces, places = _ids(game.pieces), game.topology.index
    moves = [
        (name_index(pieces, piece, Said("piece"), piece), _place(places, place, piece))
        for piece, place in expect_mapping(wanted, "{ninja: gate}").items()
    ]
    for piece, _ in moves:  # all off first: the order in which they are named must not matter
        game.stand(state, piece, OFF)
    for piece, place in moves:
        if place != OFF:
            game.stand(state, piece, place)


def _place(places: Mapping[str, int], place: Any, *path: str | int) -> int:
    return OFF if place is None else name_index(places, place, Said("place"), *path)


def _tracks(game: Game, state: State, wanted: Any) -> None:
    """``tracks: {alert: 2}``: values of tracks."""
    tracks = _ids(game.tracks)
    for name, value in expect_mapping(wanted, "{turn: 3}").items():
        track = game.tracks[name_index(tracks, name, Said("track"), name)]
        if not isinstance(value, int) or isinstance(value, bool) or not track.low <= value <= track.high:
            raise CompileError(
                Said(
                    "'{name}' goes from {low} to {high}, not to {value}",
                    name=name,
                    low=track.low,
                    high=track.high,
                    value=value,
                ),
                path=(name,),
            )
        state.tracks[tracks[name]] = value


def _marks(game: Game, state: State, wanted: Any) -> None:
    """``marks: [{kind: lantern, place: gate, owner: ninja}]``: all the marks there are; `owner` may be left out."""
    example = "[{kind: lantern, place: gate}]"
    kinds, seats = {kind: index for index, kind in enumerate(game.mark_kinds)}, _ids(game.seats)
    marks = []
    for number, mark in enumerate(expect_list(wanted, example)):
        if not isinstance(mark, dict) or not {"kind", "place"} <= set(mark) <= {"kind", "place", "owner"}:
            raise CompileError(
                Said("a mark has `kind`, `place` and perhaps `owner`"), hint=example, path=(number,)
            )
        owner = mark.get("owner")
        marks.append(
            (
                name_index(kinds, mark["kind"], Said("kind of mark"), number, "kind"),
                name_index(game.topology.index, mark["place"], Said("place"), number, "place"),
                -1 if owner is None else name_index(seats, owner, Said("seat"), number, "owner"),
            )
        )
    state.marks = marks


def _areas(game: Game, state: State, wanted: Any) -> None:
    """``areas: {hand: [cat, rope]}``: the cards of areas, top card last.

    Cards come out of the areas that are not named, decks and piles before hands, so that none is doubled. Those put aside
    go beneath the first deck or pile that is not named; where there is none, out of the game.
    """
    areas, cards = _ids(game.areas), {card: index for index, card in enumerate(game.card_ids)}
    named: dict[int, list[int]] = {}
    for name, listed in expect_mapping(wanted, "{hand: [cat, rope]}").items():
        area = name_index(areas, name, Said("card area"), name)
        ids = expect_list(listed, "[cat, rope]", name)
        named[area] = [name_index(cards, card, Said("card"), name, number) for number, card in enumerate(ids)]
    loose = [card for area in named for card in state.areas[area]]
    others = [area for area in range(len(game.areas)) if area not in named]
    others.sort(key=lambda area: bool(game.areas[area].owner))
    for area, listed in named.items():
        for number, card in enumerate(listed):
            if not _take(state, card, loose, others):
                told = Said("no more '{card}' cards are left to take", card=game.card_ids[card])
                raise CompileError(told, path=(game.areas[area].id, number))
        state.areas[area] = listed
    if loose and others and not game.areas[others[0]].owner:
        state.areas[others[0]][:0] = loose


def _take(state: State, card: int, loose: list[int], others: list[int]) -> bool:
    for pile in (loose, *(state.areas[area] for area in others)):
        if card in pile:
            pile.remove(card)
            return True
    return False


def _phase(game: Game, state: State, wanted: Any) -> None:
    """``phase: ninja``: play goes on with the beginning of this phase."""
    phases = {phase.name: phase.index for phase in game.phases if phase is not game.machine}
    name_index(phases, wanted, Said("phase"))
    game.rules[f"{wanted}.enter"](state)


def _seat(game: Game, state: State, wanted: Any) -> None:
    """``seat: red``: whose decision it is, where a phase asks several."""
    state.seat = name_index(_ids(game.seats), wanted, Said("seat"))
    if state.stack and state.stack[-1][0] < 0:
        state.stack[-1][1] = state.seat
