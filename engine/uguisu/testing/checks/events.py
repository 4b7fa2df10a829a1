"""What a seat sees change, it is told of."""

from __future__ import annotations

import msgspec

from uguisu.testing.subject import Subject
from uguisu.testing.walking import Position, begin


def what_changes_is_told(subject: Subject) -> None:
    """A seat's picture changes only when the seat hears an event.

    The reverse is a leak or a silence: either the view shows what the seat was not told, or an event is missing,
    and a player would find the table changed without knowing why.
    """
    for number in range(subject.games):
        position, rng = begin(subject, number)
        seats = range(-1, len(subject.game.seats))
        pictures = [_picture(position, seat) for seat in seats]
        while not position.state.over and len(position.trail) < subject.plies:
            told = len(position.state.log or ())
            position.step(rng)
            news = (position.state.log or [])[told:]
            for number_of_seat, seat in enumerate(seats):
                picture = _picture(position, seat)
                heard = any(event.heard_by(seat) for event in news)
                if picture != pictures[number_of_seat] and not heard:
                    who = subject.game.seats[seat].id if seat >= 0 else "an onlooker"
                    raise position.fail(f"what {who} sees changes, and no event tells {who} of it")
                pictures[number_of_seat] = picture


def _picture(position: Position, seat: int) -> bytes:
    """Return what lies on the table in the eyes of `seat`, without whose turn it is and what was told."""
    bare = position.state.clone()
    bare.log = None
    view = position.game.view(bare, seat)
    return msgspec.structs.replace(view, decision=None, ply=0, talk=(), result=None).to_bytes()
