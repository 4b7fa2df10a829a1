"""Attacks and blocks as they apply (SJ-40 to SJ-53)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from uguisu import bits
from uguisu.board import NOWHERE
from uguisu_senjutsu.board.geometry import UNKNOWN, Laid
from uguisu_senjutsu.events import SenjutsuEvents
from uguisu_senjutsu.rules.blocking import COVERED, FIGURE, stopped_by
from uguisu_senjutsu.rules.harm import mark, wound
from uguisu_senjutsu.rules.movement import clear, taken
from uguisu_senjutsu.rules.opponents_decks import counter
from uguisu_senjutsu.state import SenjutsuState

if TYPE_CHECKING:
    from uguisu_senjutsu.game import SenjutsuGame


@dataclass(frozen=True, slots=True)
class Blow:
    """What an attack does on one hex of its diagram."""

    wounds: int = 0
    bleeding: int = 0
    execution: bool = False
    star: bool = False


class Diagram:
    """The hexes of an attack, and what is done on each."""

    def __init__(self, laid: Laid, blows: tuple[Blow, ...]) -> None:
        self.laid, self.masks, self.blows = laid, laid.masks, blows
        self.on = cache(self._on)
        """(facing, place) -> the places it hits, and how."""

    def _on(self, facing: int, place: int) -> tuple[tuple[int, Blow], ...]:
        hit = zip(self.laid.places(facing, place), self.blows, strict=True)
        return tuple((there, blow) for there, blow in hit if there != NOWHERE)


def strike(
    game: SenjutsuGame,
    state: SenjutsuState,
    attacker: int,
    diagrams: list[Diagram],
    *,
    blockable: bool,
    program: int,
) -> tuple[int, int, int]:
    """SJ-52: apply an attack to all figures on its hexes; return who was hit, of them who on a star, and who was harmed.

    Attacks that a block has stopped hit nobody; the card of the block goes on at once (SJ-53). `program` is that of the
    attack's card.
    """
    facing, here = state.facing[attacker], state.at[attacker]
    hexes = 0
    for diagram in diagrams:
        mask = diagram.masks[here * 6 + facing]
        hexes |= diagram.laid.mask(facing, here) if mask == UNKNOWN else mask
    if not hexes & (taken(game, state, attacker, here) | state.fragile):  # its own hex is in no diagram
        if state.harmed:
            game.check_defeat(state)
        if state.log is not None:  # playouts come here often
            game.emit(state, SenjutsuEvents.hits_nobody, attacker)
        return 0, 0, 0  # it goes past everything, as most attacks of random play do
    shut = covered(state, attacker) if blockable else 0
    hit = starred = harmed = executed = 0
    stopped: list[int] = []
    for place, blow in _blows(facing, here, diagrams).items():
        if shut and game.field.blocked(shut & ~_thing_hit(state, place), here, place):
            stopped.append(place)
            continue
        for figure in game.figure_at(state, place):
            if figure in game.solo.wards and attacker < game.players:
                continue  # SJ-89: nobody harms whom it protects
            hit |= 1 << figure
            starred |= blow.star << figure
            executed |= blow.execution << figure
            if state.log is not None:
                game.emit(state, SenjutsuEvents.hits, attacker, figure)
            if harm(game, state, figure, blow):
                harmed |= 1 << figure
        if blow.wounds or blow.bleeding:
            clear(game, state, place)
    for place in stopped:
        card = game.card_programs.get(program, -1)
        if card < 0:  # what armour does when it helps
            card = next(
                (kind for *_, number, kind in state.armour if number == program), state.card[attacker]
            )
        for figure in game.figure_at(state, place):
            game.emit(state, SenjutsuEvents.blocked, figure, attacker, card)
            stopped_by(game, state, figure, attacker, place)
    if not hit and not stopped and state.log is not None:
        game.emit(state, SenjutsuEvents.hits_nobody, attacker)
    met = hit | sum(1 << figure for place in stopped for figure in game.figure_at(state, place))
    if met & state.ready:
        counter(game, state, met, attacker)
    if executed:
        harmed |= executed
        for figure in bits(executed):
            mark(state, figure)
        game.defeat(state, executed)
    game.check_defeat(state)
    return hit, starred, harmed


def harm(game: SenjutsuGame, state: SenjutsuState, figure: int, blow: Blow) -> bool:
    """SJ-42: wound somebody; armour lessens it, plain wounds first. Return whether anything of it is left."""
    plain, bleeding = blow.wounds, blow.bleeding
    total = plain + bleeding
    for whose, by, least, program, _ in state.armour:
        left = max(total - by, min(total, least))
        if whose == figure and left < total:
            game.emit(state, SenjutsuEvents.armour, figure, total - left)
            plain = max(0, plain - (total - left))
            bleeding = left - plain
            total = left
            game.machine.queue(state, program, (figure, figure))
    wound(game, state, figure, plain)
    wound(game, state, figure, bleeding, bleeding=True)
    return plain + bleeding > 0


def _blows(facing: int, here: int, diagrams: list[Diagram]) -> Mapping[int, Blow]:
    """Return what an attack does where, all its parts together."""
    found: dict[int, Blow] = {}
    for diagram in diagrams:
        for place, blow in diagram.on(facing, here):
            one = found.get(place)
            found[place] = (
                blow
                if one is None
                else Blow(
                    one.wounds + blow.wounds,
                    one.bleeding + blow.bleeding,
                    one.execution or blow.execution,
                    one.star or blow.star,
                )
            )
    return found


def covered(state: SenjutsuState, attacker: int) -> int:
    """Return the hexes that blocks and things on the field cover (SJ-45, SJ-70). Nobody's block stops the own attack."""
    mask = state.blocking
    for block in state.blocks:
        if block[FIGURE] != attacker:
            mask |= block[COVERED]
    return mask


def _thing_hit(state: SenjutsuState, place: int) -> int:
    """SJ-70: what is fragile does not block an attack on itself."""
    return state.fragile & 1 << place


def in_reach(game: SenjutsuGame, state: SenjutsuState, figure: int, target: int, reach: int) -> bool:
    """SJ-50: whether a target is in range and sight."""
    here, there = state.at[figure], state.at[target]
    if here < 0 or there < 0 or game.field.distance[here][there] > reach:
        return False
    blocking = state.blocking
    return game.field.sees(here, state.facing[figure], there, blocking)
