"""The set-ups that views allow where a mission fixes where targets lie and which are wanted: for `uguisu solve --as-seen`.

Letters are names and no more: who wants A, wherever the letters lie, plays a game that differs by names alone from that of
one who wants B. So letters stay in one order; what varies is which zones have targets, and which letter who wants. Guards see
the letters and not who wants which; intruders see what they want and not where: to them letters are their own, and others.
"""

from __future__ import annotations

from collections.abc import Hashable
from itertools import chain, combinations, permutations, product
from typing import TYPE_CHECKING, cast

from uguisu_scorpion.content.mission import LETTERS
from uguisu_scorpion.secrecy.views import is_guard
from uguisu_scorpion.state import FIRST_LETTER, NOTHING, TRAP, ScorpionState

if TYPE_CHECKING:
    from uguisu_scorpion.game import ScorpionGame

MOST = 5_000
"""More set-ups are not gone through."""


def indistinguishable_starts(game: ScorpionGame) -> list[tuple[ScorpionState, float]]:
    """Return them, each with its log, and how likely each is.

    [] where chance or the guards lay the targets, where traps or sleepers are hidden as well, where an intruder may come
    again with another letter, where somebody has a choice before, or where there are too many.
    """
    options = game.options
    if not game.fixed.items or game.rival or options.last_return or options.traps or options.ambushes:
        return []
    begun = _when_laid(game)
    items = begun[0][0].items
    if not any(items):
        return []
    if any(any(state.sleepers) or state.items != items for state, _ in begun):
        return []
    counts = [sum(1 for zone in zones if NOTHING < items[zone] < TRAP) for zones in game.ground.hiding]
    layouts = [
        tuple(chain.from_iterable(zones)) for zones in product(*map(combinations, game.ground.hiding, counts))
    ]
    wants = [*permutations(sorted(item for item in items if item), len(game.in_play))]
    # Where the letter is drawn by chance it has come as several beginnings: they are one, for here all are gone through.
    apart: dict[Hashable, tuple[ScorpionState, float]] = {}
    for state, share in begun:
        one = _set_up(game, state, layouts[0], wants[0])
        before = apart.get(one.position(), (one, 0.0))[1]
        apart[one.position()] = one, before + share
    count = len(layouts) * len(wants)
    if count * len(apart) > MOST:
        return []
    return [
        (_set_up(game, state, layout, letters), share / count)
        for state, share in apart.values()
        for layout in layouts
        for letters in wants
    ]


def _when_laid(game: ScorpionGame) -> list[tuple[ScorpionState, float]]:
    """Return the positions in which the targets lie, or somebody has a choice; all that is forced before is done."""
    waiting, found = game.beginnings(record=True), []
    while waiting:
        state, share = waiting.pop()
        legal = game.legal(state)
        if any(state.items) or len(legal) != 1:
            found.append((state, share))
        else:
            waiting += [(then, share * part) for then, part in game.outcomes(state, legal[0])]
    return found


def _set_up(
    game: ScorpionGame, state: ScorpionState, layout: tuple[int, ...], letters: tuple[int, ...]
) -> ScorpionState:
    """Return `state` with targets in these zones, and these letters wanted."""
    copy = state.clone()
    hidden = iter(sorted(item for item in state.items if item))
    copy.items = bytearray(len(state.items))
    for zone in layout:
        copy.items[zone] = next(hidden)
    for who, letter in zip(game.in_play, letters, strict=True):
        copy.missions[who] = letter
    return copy


def relabel_for(game: ScorpionGame, state: ScorpionState, seat: int) -> ScorpionState:
    """Return a state in which intruders want the first letters, and what else was found has the next ones, by zones."""
    if is_guard(game, seat):
        return state
    wanted = [state.missions[who] for who in game.in_play]
    found = [item for zone, item in enumerate(state.items) if item and state.searched[zone]]
    order = dict.fromkeys([*wanted, *found, *game.letters])
    names = {letter: number for number, letter in enumerate(order, FIRST_LETTER)}
    copy = state.clone()
    copy.missions = [names.get(letter, letter) for letter in state.missions]
    copy.items = bytearray(names.get(item, item) for item in state.items)
    return copy


def relabel_event_for(game: ScorpionGame, state: ScorpionState, seat: int, told: Hashable) -> Hashable:
    """Return what is said with the one who wants a letter in its place, -1 where nobody does."""
    if is_guard(game, seat):
        return told
    kind, details = cast("tuple[str, tuple[tuple[str, Hashable], ...]]", told)
    wanted = {LETTERS[state.missions[who] - FIRST_LETTER]: who for who in game.in_play}
    owners: dict[Hashable, Hashable] = {letter: wanted.get(letter, -1) for letter in LETTERS}
    return kind, tuple((key, owners.get(value, value)) for key, value in details)
