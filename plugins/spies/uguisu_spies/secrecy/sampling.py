"""Redraws what a seat cannot know (`Game.determinize`).

What is drawn depends on what the seat knows and on nothing else: two states that look the same to it give the same sample
from the same random numbers.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from uguisu import OFF, bits_once, cards
from uguisu_spies.secrecy.suspicion import Layer, kept
from uguisu_spies.secrecy.undiscovered import undiscovered
from uguisu_spies.secrecy.views import knows
from uguisu_spies.state import DEAD, FINE, GONE, IN, NOBODY, OUT, WAITING, SpiesState

if TYPE_CHECKING:
    from uguisu_spies.game import SpiesGame


def resample(game: SpiesGame, state: SpiesState, seat: int, rng: random.Random) -> None:
    """Redraw, in place, everything that `seat` does not know; what it knows stays."""
    if knows(seat):
        marked_items(game, state, rng)
    else:
        hidden_from_guard(game, state, rng)
    cards.resample(game, state, seat, rng)


def marked_items(game: SpiesGame, state: SpiesState, rng: random.Random) -> None:
    """SP-72: which of the items that lie there yet are marked: of each lot as many as there are, any of them."""
    for pieces, _ in items_by_lot(game):
        lying = [item for item in pieces if state.at[item] != OFF]
        count = sum(state.marked >> item & 1 for item in lying)
        for item in lying:
            state.marked &= ~(1 << item)
        for item in rng.sample(lying, count):
            state.marked |= 1 << item


def items_by_lot(game: SpiesGame) -> list[tuple[range, int]]:
    """Return the items of each lot and how many of them are marked: neither is a secret."""
    lots = zip(game.setup.lots, game.piece_of_lot, strict=True)
    return [(range(first, first + lot.count), lot.marked) for lot, first in lots if first in game.items]


def hidden_from_guard(game: SpiesGame, state: SpiesState, rng: random.Random) -> None:
    """Draw the spies' board as the guard may think it is: as his own, but for what the spies may have done unseen."""
    state.out &= state.known_out
    game.put_breaches(state, sorted(breach for breach in state.breaches if breach[3]))
    for unit in game.units:
        state.carrier[unit] = NOBODY
        if state.body_shown[unit] != OFF:
            state.put_status(unit, OUT)
            state.at[unit] = state.body_shown[unit]
        elif state.known_dead >> unit & 1 and state.shown[unit] != OFF:  # its figure stands there yet (SP-30)
            state.put_status(unit, DEAD)
            state.at[unit] = OFF
        else:
            lost = (
                state.shown[unit] == OFF and state.tracked >> unit & 1
            )  # others have not been on the board, or are off it
            state.put_status(unit, GONE if lost else FINE)
            state.at[unit] = state.shown[unit]
    for device in game.devices:
        state.at[device] = state.shown[device]
    state.lying = 0
    state.disguise = [NOBODY] * len(game.spies)
    state.bribed = 0
    spies(game, state, rng)
    if game.belief.trail(state):  # the spies have had a turn
        undiscovered(game, state, rng)
    items(game, state, rng)
    bearers = [spy for spy in game.spies if state.spies[spy] == IN]
    for thing in game.brought:  # that somebody carries it is no secret
        if state.carrier[thing] != NOBODY and bearers:
            state.carrier[thing] = rng.choice(bearers)


def spies(game: SpiesGame, state: SpiesState, rng: random.Random) -> None:
    """Where each spy may be, as likely as everybody has reason to think; where nothing is known of it, anywhere."""
    free = game.belief.everywhere(game.land(state)) & ~game.units_mask(state)
    suspected, maybe = game.suspicion.of(state), game.belief.maybe(state)
    for spy in game.spies:
        if state.spies[spy] <= IN:
            possible = maybe[2 * spy] | maybe[2 * spy + 1]
            ground = (
                free if free & possible or not possible else possible
            )  # else who stands there must be down
            layers = kept(suspected[spy], ground, ground) or (Layer(1.0, ground, 0),)
            (layer,) = rng.choices(layers, [layer.weight for layer in layers])
            standing, lying = layer.standing, layer.lying
            lies = rng.random() * layer.size >= standing.bit_count()
            away = state.expected >> spy & 1 and (not maybe[2 * spy] or rng.random() < LATE)
            state.spies[spy] = WAITING if away else IN
            state.at[spy] = OFF if away else rng.choice(bits_once(lying if lies else standing))
            state.lying |= (lies and not away) << spy
            if ground != free and not away:
                _down_at(game, state, state.at[spy])
        state.began[spy] = state.at[spy]
        state.way_in[spy] = NOBODY
        state.shots[spy] = 0
    if state.mover in game.spies:
        state.mode, state.points, state.speed, state.slowed = -1, 0, 0, 0
        here = state.at[state.mover]
        state.went = (here if here != OFF else bits_once(free)[0],)


def _down_at(game: SpiesGame, state: SpiesState, place: int) -> None:
    """Whose figure stands where only a spy can be has been knocked out there; but for one that has just been activated."""
    for unit in game.units:
        if state.at[unit] == place and not (state.activated | state.asleep) >> unit & 1:
            state.put_status(unit, OUT)


def items(game: SpiesGame, state: SpiesState, rng: random.Random) -> None:
    """SP-72: an item on the guard's board may be any; one that is gone from it may be the one, and with a spy."""
    bearers = [spy for spy in game.spies if state.spies[spy] == IN]
    state.turned = 0
    for pieces, marked in items_by_lot(game):
        for item in pieces:
            state.marked &= ~(1 << item)
            state.carrier[item] = NOBODY
            state.at[item] = state.shown[item]
        for item in rng.sample(pieces, marked):
            if state.shown[item] != OFF or bearers:
                state.marked |= 1 << item
            if state.shown[item] == OFF and bearers:
                state.carrier[item] = rng.choice(bearers)


LATE = 0.1
"""How often a spy who may not have come in yet is thought not to have."""
