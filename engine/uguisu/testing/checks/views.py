"""Views are plain data for any front end."""

from __future__ import annotations

import msgspec

from uguisu.core.view import View
from uguisu.testing.subject import Subject
from uguisu.testing.walking import positions


def views_are_plain_data(subject: Subject) -> None:
    """A view can be sent as JSON and read back, in every language; at the end it says how the game ended."""
    game = subject.game
    for position in positions(subject, most=20):
        for seat in range(-1, len(game.seats)):
            for language in game.texts.languages:
                view = game.view(position.state, seat, language)
                if msgspec.json.decode(view.to_bytes(), type=View).to_bytes() != view.to_bytes():
                    raise position.fail("a view changes when it is sent as JSON and read back")
            if position.state.over and (view.result is None or view.decision is not None):
                raise position.fail("a finished game's view has no result, or asks for a decision")


def views_offer_moves_to_the_decider_only(subject: Subject) -> None:
    """The seat whose turn it is sees just the legal moves; the others see none."""
    game = subject.game
    for position in positions(subject, most=30):
        state = position.state
        if state.over:
            continue
        legal = tuple(game.describe(state, action).notation for action in game.legal(state))
        for seat in range(-1, len(game.seats)):
            decision = game.view(state, seat).decision
            if decision is None:
                raise position.fail("a view of a game that goes on has no decision in it")
            offered = tuple(move.notation for move in decision.moves)
            if seat == state.seat and seat >= 0:
                if offered != legal:
                    raise position.fail("the view offers other moves than are legal")
            elif offered:
                raise position.fail("a seat whose turn it is not is offered moves")
