"""Legal actions, their notation, and applying them."""

from __future__ import annotations

from uguisu.core.errors import IllegalAction
from uguisu.core.state import CHANCE
from uguisu.testing.facts import frozen
from uguisu.testing.subject import Subject
from uguisu.testing.walking import Position, positions


def legal_actions_can_be_played(subject: Subject) -> None:
    """While the game goes on there is something to do, each thing once, and each can be done; at the end there is nothing."""
    game = subject.game
    for position in positions(subject):
        state = position.state
        actions = game.legal(state)
        if state.over:
            if actions:
                raise position.fail("there are legal actions after the end")
            continue
        if not 0 <= state.phase < len(game.phases):
            raise position.fail(f"there is no phase {state.phase}")
        if state.seat != CHANCE and not 0 <= state.seat < len(game.seats):
            raise position.fail(f"there is no seat {state.seat}")
        if not actions:
            raise position.fail(f"phase '{game.phases[state.phase].name}' has no legal action")
        if any(type(action) is not int for action in actions):
            raise position.fail("actions must be whole numbers")
        if len(set(actions)) != len(actions):
            raise position.fail("the same action is legal twice")
        for action in actions[:: max(1, len(actions) // 12)]:
            _apply_one(position, action)


def _apply_one(position: Position, action: int) -> None:
    twin = position.state.clone()
    position.game.apply(twin, action)
    if twin.ply != position.state.ply + 1:
        raise position.fail(f"action {action} counts as {twin.ply - position.state.ply} plies instead of one")


def legal_actions_have_names_of_their_own(subject: Subject) -> None:
    """Each legal action has a notation of its own, without spaces, and `parse` finds the action by it."""
    game = subject.game
    for position in positions(subject, most=60):
        state = position.state
        seen: dict[str, int] = {}
        for action in game.legal(state):
            notation = game.describe(state, action).notation
            if not notation or any(letter.isspace() for letter in notation):
                raise position.fail(f"action {action} is written '{notation}': empty or with spaces in it")
            if notation in seen:
                raise position.fail(f"actions {seen[notation]} and {action} are both written '{notation}'")
            seen[notation] = action
            if game.parse(state, notation) != action:
                raise position.fail(f"'{notation}' is not read as the action that is written so")


def nonsense_is_refused(subject: Subject) -> None:
    """What is not legal is refused with a sentence, and the state stays as it was."""
    game = subject.game
    for position in positions(subject, most=10):
        before = frozen(position.state)
        for nonsense in ("", "no such move", "\x00", "🥷"):
            try:
                game.play(position.state, nonsense)
            except IllegalAction:
                pass
            else:
                raise position.fail(f"{nonsense!r} is taken for a move")
        if frozen(position.state) != before:
            raise position.fail("a refused move changes the state")


def telling_changes_nothing(subject: Subject) -> None:
    """Asking what is legal, how it is written, and what a seat sees leaves the state alone, and gives the same twice."""
    game = subject.game
    for position in positions(subject, most=40):
        state = position.state
        before, log = frozen(state), list(state.log or ())
        first = _tell_all(position)
        second = _tell_all(position)
        game.heat(state)
        game.returns(state)
        if frozen(state) != before or list(state.log or ()) != log:
            raise position.fail("looking at a state changes it")
        if first != second:
            raise position.fail("asked twice, the game answers differently")


def _tell_all(position: Position) -> list[object]:
    game, state = position.game, position.state
    actions = game.legal(state)
    told: list[object] = [actions, [game.describe(state, action) for action in actions]]
    told.extend(game.view(state, seat).to_bytes() for seat in range(-1, len(game.seats)))
    return told
