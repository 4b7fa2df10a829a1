"""What all play keeps to: legal actions, chance, ends, no hook called, a game that never changes."""

import math
import random
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from types import CellType, FunctionType, MethodType, ModuleType
from typing import Any

from uguisu.core.errors import IllegalAction
from uguisu.core.state import CHANCE, State
from uguisu.match import Match
from uguisu_tools.record.save import dumps
from uguisu_tools.testing.walking import (
    ConformanceError,
    Subject,
    WalkedPosition,
    begin,
    differing,
    frozen,
    positions,
)

DRAWN_FROM, DRAWS = 6, 40
"""In how many positions of a phase actions are drawn, and how often each is to be expected."""


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
        if not 0 <= min(actions) <= max(actions) < game.max_actions:
            raise position.fail(f"action {max(actions)} is out of the bounds 0 to `Game.max_actions`")
        if len(set(actions)) != len(actions):
            raise position.fail("the same action is legal twice")
        for action in actions[:: max(1, len(actions) // 12)]:
            _apply_one(position, action)


def _apply_one(position: WalkedPosition, action: int) -> None:
    copy = position.state.clone()
    position.game.apply(copy, action)
    if copy.ply != position.state.ply + 1:
        raise position.fail(f"action {action} counts as {copy.ply - position.state.ply} plies instead of one")


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


def _tell_all(position: WalkedPosition) -> list[object]:
    game, state = position.game, position.state
    actions = game.legal(state)
    lines: list[object] = [actions, [game.describe(state, action) for action in actions]]
    lines.extend(game.view(state, seat).to_bytes() for seat in range(-1, len(game.seats)))
    return lines


def chance_has_weights(subject: Subject) -> None:
    """At a chance node every outcome is listed once with a positive whole weight, and they are the legal actions.

    A game that has such nodes says so in `Game.has_chance`; playouts go by it.
    """
    game = subject.game
    for position in positions(subject):
        state = position.state
        if state.over or state.seat != CHANCE:
            continue
        if not game.has_chance:
            raise position.fail("a chance node comes up in a game whose `has_chance` is False")
        chances = game.chances(state)
        outcomes = [action for action, _ in chances]
        if not chances or len(set(outcomes)) != len(outcomes):
            raise position.fail("chance lists no outcome, or one twice")
        if any(type(weight) is not int or weight < 1 for _, weight in chances):
            raise position.fail(f"chance weights must be positive whole numbers: {chances}")
        if sorted(game.legal(state)) != sorted(outcomes):
            raise position.fail("what chance may bring differs from the legal actions")


def random_games_end(subject: Subject) -> None:
    """Every random game ends within the limit, with a result that gives each side a number from -1 to 1.

    Between two sides the numbers add up to 0, unless the game sets `Game.zero_sum` to False.
    """
    game = subject.game
    for number in range(subject.games):
        position, rng = begin(subject, number)
        state = position.state
        state.log = None
        limit = min(subject.limit, game.max_plies)
        game.playout(state, rng, limit)
        if not state.over:
            raise position.fail(f"a random game goes on after {limit:,} plies")
        if not 0 <= state.result < len(game.results):
            raise position.fail(f"the game ends with result {state.result}, which is none of its results")
        _check_returns(position, game.returns(state))


def _check_returns(position: WalkedPosition, returns: dict[str, float]) -> None:
    game = position.game
    result = game.results[position.state.result].id
    if set(returns) != set(game.sides):
        raise position.fail(f"result '{result}' has returns for {sorted(returns)}, not for each side")
    if any(not -1 <= value <= 1 for value in returns.values()):
        raise position.fail(f"result '{result}' has returns outside -1 to 1: {returns}")
    if game.zero_sum and len(returns) == 2 and abs(sum(returns.values())) > 1e-9:
        raise position.fail(f"the returns of '{result}' do not add up to 0: {returns}")


def playouts_follow_the_rules(subject: Subject) -> None:
    """`Game.playout` is written for speed; it leads where single steps with the same random numbers lead."""
    game = subject.game
    for number in range(subject.games):
        position, _ = begin(subject, number)
        quick, slow = game.new(position.seed), game.new(position.seed)
        draw = random.Random(position.seed).random
        game.playout(quick, random.Random(position.seed), subject.plies)
        while not slow.over and slow.ply < subject.plies:
            game.apply(slow, game.draw(slow, draw))
        names = differing(quick, slow)
        if names:
            raise position.fail(f"a playout and single steps differ in {', '.join(names)}")


def draws_are_fair(subject: Subject) -> None:
    """`Game.draw` returns each legal action as often as another, and changes nothing: a phase may draw by a way of its own."""
    game = subject.game
    asked: Counter[int] = Counter()
    for position in positions(subject):
        state = position.state
        if state.over or state.seat == CHANCE or not game.phases[state.phase].draws():
            continue
        asked[state.phase] += 1
        if asked[state.phase] <= DRAWN_FROM:
            _draw_often(position)


def _draw_often(position: WalkedPosition) -> None:
    game, state = position.game, position.state
    legal, before, rng = game.legal(state), state.clone(), random.Random(position.seed)
    drawn = Counter(game.draw(state, rng.random) for _ in range(DRAWS * len(legal)))
    names = differing(state, before)
    if names:
        raise position.fail(f"drawing an action changes {', '.join(names)}")
    wrong = sorted(set(drawn) - set(legal))
    if wrong:
        raise position.fail(f"action {wrong[0]} is drawn, and is not legal")
    uneven = sum((drawn[action] - DRAWS) ** 2 / DRAWS for action in legal)  # chi square
    freedom = len(legal) - 1
    if uneven > freedom + 6 * math.sqrt(2 * freedom) + 12:
        action = max(legal, key=lambda one: abs(drawn[one] - DRAWS))
        raise position.fail(
            f"action {action} is drawn {drawn[action]} times in {DRAWS * len(legal)}, of {len(legal)} that are legal"
        )


def the_game_is_never_changed(subject: Subject) -> None:
    """Nothing that the compiled game is made of is given another value in play: it is shared by games, and by threads.

    What is worked out once may be kept, in a dict or a list, as long as it comes out the same for whoever asks next.
    """
    game = subject.game
    with _writes_refused(game):
        for seed in range(subject.games):
            rng, state = random.Random(seed), game.new(seed, record=True)
            for _ in range(subject.plies):
                if state.over:
                    break
                if state.seat == CHANCE:
                    game.roll(state)
                    continue
                game.view(state, state.seat)
                game.determinize(state, state.seat, rng)
                action = rng.choice(game.legal(state))
                game.describe(state, action)
                game.apply(state, action)
            game.playout(game.new(seed), rng, subject.plies)
            game.returns(state)


@contextmanager
def _writes_refused(game: Any) -> Iterator[None]:
    """Have whatever the game reaches refuse to be given another value for an attribute."""
    parts = {id(part): part for part in _parts_of(game)}
    trapped: list[tuple[type, Any]] = []

    def trap(kind: type) -> None:
        before, usual = vars(kind).get("__setattr__"), kind.__setattr__

        def refuse(self: Any, name: str, value: object) -> None:
            if parts.get(id(self)) is self:
                raise ConformanceError(
                    f"{type(self).__name__}.{name} of the compiled game is changed in play"
                )
            usual(self, name, value)  # type: ignore[call-arg]

        try:
            kind.__setattr__ = refuse  # type: ignore[method-assign,assignment]
        except TypeError:  # a class that is not made in Python
            return
        trapped.append((kind, before))

    # classes below come first: each goes back to what its bases had
    for kind in sorted({type(part) for part in parts.values()}, key=lambda kind: -len(kind.__mro__)):
        trap(kind)
    try:
        yield
    finally:
        for kind, before in reversed(trapped):
            if before is None:
                del kind.__setattr__
            else:
                kind.__setattr__ = before


PLAIN = (str, bytes, int, float, bool, type(None), type, ModuleType, State)
"""What has no parts that could be changed, or may be: a State is made to."""


def _parts_of(game: Any) -> Iterator[Any]:
    """Yield the objects that a compiled game is made of: all that it reaches, but for the pack and the plugins behind it."""
    seen: set[int] = {id(game.content), id(game.compiled_from)}
    left: list[Any] = [game]
    while left:
        part = left.pop()
        if id(part) in seen or isinstance(part, PLAIN):
            continue
        seen.add(id(part))
        if isinstance(part, FunctionType):
            left += [cell.cell_contents for cell in part.__closure__ or () if not _is_empty(cell)]
        elif isinstance(part, MethodType):
            left += [part.__self__, part.__func__]
        elif isinstance(part, partial):
            left += [part.func, part.args, part.keywords]
        elif isinstance(part, dict):
            left += part.values()
        elif isinstance(part, list | tuple | set | frozenset):
            left += part
        if type(part).__module__.partition(".")[0] not in sys.stdlib_module_names:
            slots = (getattr(kind, "__slots__", ()) for kind in type(part).__mro__)
            names = {name for some in slots for name in ((some,) if isinstance(some, str) else some)}
            left += [getattr(part, name, None) for name in names] + [*getattr(part, "__dict__", {}).values()]
            yield part


def _is_empty(cell: CellType) -> bool:
    try:
        return cell.cell_contents is None
    except ValueError:
        return True


def no_hook_is_called_in_play(subject: Subject) -> None:
    """From `Game.new` to the end no plugin hook is called: play costs what the rules cost."""
    game = subject.game
    with _hooks_forbidden():
        for seed in range(subject.games):
            rng = random.Random(seed)
            game.playout(game.new(seed), rng, subject.plies)
            match = Match(game, seed)
            for _ in range(subject.plies):
                if match.over:
                    break
                for seat in range(-1, len(game.seats)):
                    game.view(match.state, seat)
                if match.state.seat != CHANCE:
                    game.determinize(match.state, match.state.seat, rng)
                match.play(rng.choice(match.legal()))
            dumps(match)


@contextmanager
def _hooks_forbidden() -> Iterator[None]:
    from pluggy import HookCaller, PluginManager

    def refuse(caller: Any, *_: Any, **__: Any) -> Any:
        raise ConformanceError(f"the hook {getattr(caller, 'name', caller)} is called in play")

    call, execute = HookCaller.__call__, PluginManager._hookexec
    HookCaller.__call__ = refuse  # type: ignore[method-assign,assignment]
    PluginManager._hookexec = refuse  # type: ignore[method-assign,assignment]
    try:
        yield
    finally:
        HookCaller.__call__ = call  # type: ignore[method-assign]
        PluginManager._hookexec = execute  # type: ignore[method-assign]
