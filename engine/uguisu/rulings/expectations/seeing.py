"""Looks things up in a View, for the expectation `view`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu.core.view import View
from uguisu.rulings.bench import Bench
from uguisu.rulings.expectations.telling import listed

if TYPE_CHECKING:
    from uguisu.rulings.expectations.secrets import Sees


def look(wanted: Sees, bench: Bench) -> str | None:
    """Return None when the view shows what is wanted, else what it shows instead."""
    view = bench.view(wanted.seat)
    if wanted.piece is not None:
        bench.piece(wanted.piece)
        return _piece(wanted, view, bench)
    if wanted.mark is not None:
        bench.seen_mark(wanted.mark)
        return _mark(wanted, view)
    if wanted.track is not None:
        bench.track(wanted.track)
        return _track(wanted, view)
    if wanted.area is not None:
        bench.area(wanted.area)
        return _area(wanted, view)
    return _note(wanted, view)


def _piece(wanted: Sees, view: View, bench: Bench) -> str | None:
    shown = next((piece for piece in view.pieces if piece.id == wanted.piece), None)
    place = shown.place if shown is not None else None
    where = f"at `{place}`" if place else "nowhere to be seen"
    if wanted.hidden:
        return f"`{wanted.piece}` should not be seen, and is {where}" if place else None
    if wanted.place is not None:
        bench.place(wanted.place)
        if place != wanted.place:
            return f"`{wanted.piece}` should be at `{wanted.place}`, and is {where}"
    if wanted.is_ is not None and (shown is None or shown.state != wanted.is_):
        state = shown.state if shown is not None else ""
        return f"`{wanted.piece}` should be `{wanted.is_}`, and is `{state}`"
    return f"`{wanted.piece}` should be seen, and is not" if shown is None else None


def _mark(wanted: Sees, view: View) -> str | None:
    places = [mark.place for mark in view.marks if mark.kind == wanted.mark]
    found = wanted.place in places if wanted.place is not None else bool(places)
    if found != wanted.hidden:
        return None
    told = "should not" if wanted.hidden else "should"
    where = f" on `{wanted.place}`" if wanted.place else ""
    return f"`{wanted.mark}` {told} be seen{where}; such marks are seen on {listed(places)}"


def _track(wanted: Sees, view: View) -> str | None:
    shown = next((track for track in view.tracks if track.id == wanted.track), None)
    if wanted.hidden:
        return f"`{wanted.track}` should not be seen" if shown is not None else None
    if shown is None:
        return f"`{wanted.track}` should be seen, and is not"
    if wanted.is_ is not None and shown.value != wanted.is_:
        return f"`{wanted.track}` should be {wanted.is_}, and is {shown.value}"
    return None


def _area(wanted: Sees, view: View) -> str | None:
    shown = next((area for area in view.areas if area.id == wanted.area), None)
    faces = shown.cards if shown is not None else None
    if wanted.hidden:
        return (
            f"the cards of `{wanted.area}` should not be seen, and are: {listed(faces)}"
            if faces is not None
            else None
        )
    if wanted.cards is not None and (faces is None or sorted(faces) != sorted(wanted.cards)):
        told = "backs only" if faces is None else listed(faces)
        return f"`{wanted.area}` should hold {listed(wanted.cards)}, and shows {told}"
    count = shown.count if shown is not None else None
    if wanted.count is not None and count != wanted.count:
        return f"`{wanted.area}` should be seen to hold {wanted.count} cards, and is seen to hold {count}"
    return f"`{wanted.area}` should be seen, and is not" if shown is None else None


def _note(wanted: Sees, view: View) -> str | None:
    shown = wanted.note in view.notes
    if wanted.hidden:
        return f"the note `{wanted.note}` should not be seen" if shown else None
    if not shown:
        return f"the note `{wanted.note}` should be seen; notes: {listed(view.notes)}"
    value = view.notes[str(wanted.note)]
    if wanted.is_ is not None and value != wanted.is_:
        return f"the note `{wanted.note}` should be `{wanted.is_}`, and is `{value}`"
    return None
