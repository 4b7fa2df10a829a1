"""Looks things up in a View, for the expectation `view`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu.core.view import View
from uguisu.rulings.bench import Bench
from uguisu.rulings.expectations.telling import listed
from uguisu.said import Said

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
    where = Said("at `{place}`", place=place) if place else Said("not seen anywhere")
    if wanted.hidden:
        return (
            Said("`{piece}` should not be seen, but is {where}", piece=wanted.piece, where=where)
            if place
            else None
        )
    if wanted.place is not None:
        bench.place(wanted.place)
        if place != wanted.place:
            return Said(
                "`{piece}` should be at `{place}`, but is {where}",
                piece=wanted.piece,
                place=wanted.place,
                where=where,
            )
    if wanted.is_ is not None and (shown is None or shown.state != wanted.is_):
        return _is_not(f"`{wanted.piece}`", wanted.is_, shown.state if shown is not None else "")
    return Said("`{piece}` should be seen, but is not", piece=wanted.piece) if shown is None else None


def _mark(wanted: Sees, view: View) -> str | None:
    places = [mark.place for mark in view.marks if mark.kind == wanted.mark]
    found = wanted.place in places if wanted.place is not None else bool(places)
    if found != wanted.hidden:
        return None
    return Said("{wish}; such marks are seen on {places}", wish=_about_mark(wanted), places=listed(places))


def _about_mark(wanted: Sees) -> str:
    mark, place = wanted.mark, wanted.place
    if wanted.hidden:
        return (
            Said("`{mark}` should not be seen on `{place}`", mark=mark, place=place)
            if place
            else Said("`{mark}` should not be seen", mark=mark)
        )
    return (
        Said("`{mark}` should be seen on `{place}`", mark=mark, place=place)
        if place
        else Said("`{mark}` should be seen", mark=mark)
    )


def _track(wanted: Sees, view: View) -> str | None:
    shown = next((track for track in view.tracks if track.id == wanted.track), None)
    if wanted.hidden:
        return Said("`{track}` should not be seen", track=wanted.track) if shown is not None else None
    if shown is None:
        return Said("`{track}` should be seen, but is not", track=wanted.track)
    if wanted.is_ is not None and shown.value != wanted.is_:
        return _is_not(f"`{wanted.track}`", wanted.is_, shown.value)
    return None


def _area(wanted: Sees, view: View) -> str | None:
    shown = next((area for area in view.areas if area.id == wanted.area), None)
    faces = shown.cards if shown is not None else None
    if wanted.hidden:
        return (
            Said(
                "the cards of `{area}` should not be seen, but are: {faces}",
                area=wanted.area,
                faces=listed(faces),
            )
            if faces is not None
            else None
        )
    if wanted.cards is not None and (faces is None or sorted(faces) != sorted(wanted.cards)):
        told = Said("only card backs") if faces is None else listed(faces)
        return Said(
            "`{area}` should hold {cards}, but shows {told}",
            area=wanted.area,
            cards=listed(wanted.cards),
            told=told,
        )
    count = shown.count if shown is not None else None
    if wanted.count is not None and count != wanted.count:
        return Said(
            "`{area}` should be seen to hold {count} cards, but is seen to hold {has}",
            area=wanted.area,
            count=wanted.count,
            has=count,
        )
    return Said("`{area}` should be seen, but is not", area=wanted.area) if shown is None else None


def _note(wanted: Sees, view: View) -> str | None:
    shown = wanted.note in view.notes
    if wanted.hidden:
        return Said("the note `{note}` should not be seen", note=wanted.note) if shown else None
    if not shown:
        return Said(
            "the note `{note}` should be seen; notes: {notes}", note=wanted.note, notes=listed(view.notes)
        )
    value = view.notes[str(wanted.note)]
    if wanted.is_ is not None and value != wanted.is_:
        return _is_not(Said("the note `{note}`", note=wanted.note), wanted.is_, value)
    return None


def _is_not(what: str, wanted: object, value: object) -> Said:
    return Said("{what} should be `{wanted}`, but is `{value}`", what=what, wanted=wanted, value=value)
