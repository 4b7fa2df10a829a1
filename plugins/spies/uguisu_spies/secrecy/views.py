"""What each seat sees: an allow-list. The spies see both boards, everybody else the guard's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu import OFF, bits
from uguisu.views import ViewBuilder
from uguisu_spies.content.map import GROUNDS
from uguisu_spies.rules.changing import is_drawn
from uguisu_spies.state import AWAY, CAUGHT, DEAD, GONE, GUARD, OUT, RED, STUNNED, WAITING, SpiesState

if TYPE_CHECKING:
    from uguisu_spies.game import SpiesGame


def show(game: SpiesGame, view: ViewBuilder[SpiesState]) -> None:
    """Put on `view` what its seat would see at the table."""
    state = view.state
    spies = knows(view.seat)
    for spy in game.spies:
        _show_spy(view, state, spy, spies)
    for piece in range(len(game.spies), game.own_pieces):
        if spies:
            _show_to_spies(game, view, state, piece)
        elif state.shown[piece] != OFF:
            word = "asleep" if state.asleep >> piece & 1 else ""
            view.piece(piece, place=state.shown[piece], facing=_facing(game, state, piece), state=word)
    for brought in game.brought:
        view.piece(brought, state="carried" if state.carrier[brought] >= 0 else "")
    carried = {
        game.pieces[piece].id: game.pieces[state.carrier[piece]].id
        for piece in (*range(len(game.spies), game.own_pieces), *game.brought)
        if spies and state.carrier[piece] >= 0
    }
    if carried:
        view.note("carried", carried)
    _show_marks(game, view, state, spies)
    view.all_tracks()
    view.all_areas()


def knows(seat: int) -> bool:
    """Whether a seat sees the spies' board."""
    return seat > GUARD


def _facing(game: SpiesGame, state: SpiesState, piece: int) -> int | None:
    aim = state.aim[piece]
    return aim if game.looks_in[piece] or (piece in game.cameras and aim >= 0) else None


def _show_spy(view: ViewBuilder[SpiesState], state: SpiesState, spy: int, spies: bool) -> None:
    status = state.spies[spy]
    word = {CAUGHT: "caught", AWAY: "away"}.get(status, "")
    if spies and not word:
        word = "waiting" if status == WAITING else "lying" if state.lying >> spy & 1 else ""
        if state.disguise[spy] >= 0:
            word = "disguised"
    view.piece(spy, place=state.at[spy] if spies else OFF, state=word)


def _show_to_spies(game: SpiesGame, view: ViewBuilder[SpiesState], state: SpiesState, piece: int) -> None:
    """A piece where the spies' board has it, and its figure where the guard's board has that."""
    place, shown = state.at[piece], state.shown[piece]
    carrier = state.carrier[piece]
    if place == OFF and shown == OFF and carrier < 0:
        return
    status = state.status[piece]
    word = {STUNNED: "stunned", DEAD: "dead", OUT: "out", GONE: "gone"}.get(status, "")
    if not word:
        word = "asleep" if state.asleep >> piece & 1 else "bribed" if state.bribed >> piece & 1 else ""
    if carrier >= 0:
        word = "carried"
    view.piece(piece, place=place, facing=_facing(game, state, piece), state=word)
    if shown not in (OFF, place):
        view.mark("figure", shown, label=game.pieces[piece].id)


def _show_marks(game: SpiesGame, view: ViewBuilder[SpiesState], state: SpiesState, spies: bool) -> None:
    for border, colour, face_up, found in state.breaches:
        if spies or found:
            a, b, _ = game.ground.borders[border]
            kind = ("breach_red" if colour == RED else "breach_blue") if face_up else "opening"
            view.mark(kind, a, to=b, label="found" if spies and found and face_up else "")
    for place in state.safe:
        view.mark("safe", place)
    for place, ground in state.changed:
        tag = ("", *GROUNDS)[ground]
        if not is_drawn(game, place, tag):
            view.mark(f"ground_{tag or 'open'}", place)
    for border in state.alarms:
        a, b, _ = game.ground.borders[border]
        view.mark("alarm", a, to=b)
    burning = game.every_light & ~(state.unlit() if spies else state.unlit_as_shown())
    out = (state.out if spies else state.known_out) | state.cold
    for area in game.land(state).looks.areas(burning):
        for place in bits(area):
            view.mark("light", place)
    for light in bits(out):
        view.mark(
            "light_out",
            game.ground.light_at[light],
            label="" if (state.known_out | state.cold) >> light & 1 else "secret",
        )
    for place in state.noise:
        view.mark("noise", place)
    for place, _ in state.prints:
        view.mark("footprint", place)
    for unit in game.units:
        if state.body_shown[unit] != OFF:
            view.mark("body", state.body_shown[unit], label=game.pieces[unit].id)
    for light in game.searchlights:
        middle = state.at[light] if spies else state.shown[light]
        if middle != OFF:
            beam = game.plain.looks.beam(middle, state.aim[light])
            for place in bits(beam):
                view.mark("beam", place)
    for number, generator in enumerate(game.generators):
        if state.stopped >> (game.number_of_lights + number) & 1:
            view.mark("gone_off", generator)
    for number, zone in enumerate(game.ground.zones):
        if state.zones_gone >> number & 1:
            for place in sorted(zone.squares):
                view.mark("gone_off", place)
    for mark, place, _ in state.marks:
        if view.in_audience(game.mark_audience(mark)):
            view.mark(game.mark_kinds[mark], place)
