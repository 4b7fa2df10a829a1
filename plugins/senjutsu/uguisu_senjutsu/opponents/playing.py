"""How virtual opponents play: what the rules answer for them, their set-up, and the waves of a horde (SJ-80 to SJ-91)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu import OFF, below, shuffle
from uguisu.effects import UnownedDecision
from uguisu_senjutsu.content.opponents import BEHAVIOURS
from uguisu_senjutsu.events import BEHAVES, SenjutsuEvents
from uguisu_senjutsu.opponents import lookahead
from uguisu_senjutsu.rules import opponents_decks, tactics
from uguisu_senjutsu.rules.harm import hurt
from uguisu_senjutsu.rules.movement import occupied
from uguisu_senjutsu.rules.states import PickPoison
from uguisu_senjutsu.setup import Place, stand
from uguisu_senjutsu.state import BLEEDING, DECK, DISCARD, DOWN, STUNS, WOUNDS, SenjutsuState, area, track
from uguisu_senjutsu.turn.applying import ChooseOrder
from uguisu_senjutsu.turn.movement import Walk
from uguisu_senjutsu.turn.reveal import Aim, ChooseInitiative

if TYPE_CHECKING:
    from uguisu.views import ViewBuilder
    from uguisu_senjutsu.game import SenjutsuGame

WAVE, LEVEL, RANK = range(3)
"""The tracks of a horde, behind `Solo.wave_track`."""
WOOD, STEEL = 1, 2
"""SJ-89: the ranks for all waves but the last, and for all of them; each further level is one more."""


def answer(game: SenjutsuGame, state: SenjutsuState, decision: UnownedDecision) -> int:
    """Return what an opponent decides; what no rule settles, to the players' harm (SJ-80)."""
    figure, options, phase, _ = decision
    if figure not in game.solo.sheets:
        return options[0]
    if isinstance(phase, Walk):
        return tactics.approach(game, state, figure, options)
    if isinstance(phase, ChooseInitiative):
        return meeting_initiative(game, state, figure, options)
    if isinstance(phase, Aim):
        foe = tactics.target_of(game, state, figure)
        return foe if foe in options else options[0]
    if isinstance(phase, Place | PickPoison):  # SJ-82, SJ-90: by lot
        return options[below(state, len(options))]
    if isinstance(phase, ChooseOrder):
        return lookahead.worst_place(game, state, figure)
    return lookahead.worst(game, state, decision)


def meeting_initiative(game: SenjutsuGame, state: SenjutsuState, figure: int, options: list[int]) -> int:
    """SJ-85, SJ-H25: meet the foe's attack: the part with most wounds, then the highest, then the lowest; else the highest.

    What injuries take off is taken off later (SJ-61), from both.
    """
    foe = tactics.target_of(game, state, figure)
    thrusts = game.solo.attacks_of(state, foe, state.card[foe]) if foe >= 0 and state.card[foe] >= 0 else ()
    printed = [(one.wounds, state.level[foe] if one.initiative < 0 else one.initiative) for one in thrusts]
    holding = {hurt(state, figure, option): option for option in options}
    for _, initiative in sorted(printed, reverse=True):
        coming = hurt(state, foe, initiative)
        if coming in holding:
            return holding[coming]
    return max(options)


# --- the set-up ----------------------------------------------------------------------------------------------------


def begin(game: SenjutsuGame, state: SenjutsuState) -> None:
    """SJ-90: put the decks together, and settle behaviours and stances, at random where the scenario says nothing."""
    if not game.solo.opponents:
        return
    opponents_decks.build_decks(game, state)
    for figure, setup in game.solo.setups.items():
        state.cover |= game.solo.sheets[figure].cover << figure
        behaviour = (
            below(state, len(BEHAVIOURS)) if setup.behaviour is None else BEHAVIOURS.index(setup.behaviour)
        )
        attacking = below(state, 2) == 0 if setup.stance is None else setup.stance == "attacking"
        set_behaviour(game, state, figure, behaviour, attacking=attacking)
    if game.solo.horde is not None:
        for figure in game.solo.opponents:
            state.out |= 1 << figure
            state.at[figure] = OFF


def set_behaviour(
    game: SenjutsuGame, state: SenjutsuState, figure: int, behaviour: int, *, attacking: bool
) -> None:
    """Put an opponent's token on the behaviour track (SJ-80)."""
    state.behaviour[figure] = behaviour
    state.stance = state.stance & ~(1 << figure) | attacking << figure
    game.emit(state, BEHAVES[BEHAVIOURS[behaviour]], figure)
    game.emit(state, SenjutsuEvents.attacks_now if attacking else SenjutsuEvents.defends_now, figure)


def show(game: SenjutsuGame, view: ViewBuilder[SenjutsuState]) -> None:
    """Show the behaviour track: where each opponent likes to stand, and how it fights (SJ-80)."""
    state = view.state
    stances = {
        game.pieces[figure].id: [
            BEHAVIOURS[state.behaviour[figure]],
            "attacking" if state.stance >> figure & 1 else "defending",
        ]
        for figure in game.solo.alive(state)
    }
    if stances:
        view.note("opponents", stances)


def keep_contract(game: SenjutsuGame, state: SenjutsuState, figure: int, number: int) -> None:
    """SJ-92: an opponent has fulfilled a contract; with the last of them it wins."""
    contracts = list(game.solo.sheets[figure].contracts)
    if state.contracts[figure] >> number & 1:
        return
    state.contracts[figure] |= 1 << number
    game.emit(state, SenjutsuEvents.fulfils, figure, contracts[number])
    if state.contracts[figure] == (1 << len(contracts)) - 1 and state.result < 0:
        game.end(state, len(game.sides) + 1)  # behind those of the sides, and the draw


# --- the horde -----------------------------------------------------------------------------------------------------


def next_wave(game: SenjutsuGame, state: SenjutsuState) -> None:
    """SJ-89, SJ-H28: when nobody of a wave is left, the next one comes in as a turn starts; after the last, a new level."""
    horde = game.solo.horde
    if horde is None or game.solo.alive(state):
        return
    wave, level = (game.solo.wave_track + one for one in (WAVE, LEVEL))
    if state.tracks[wave] == len(horde.waves):
        if state.tracks[level] + 1 >= horde.levels:
            game.end(state, 0)
            return
        game.add(state, level, 1)
        game.add(state, wave, -len(horde.waves))
        _level_up(game, state)
    game.add(state, wave, 1)
    game.emit(state, SenjutsuEvents.wave, state.tracks[wave], state.tracks[level] + 1)
    entrances = list(horde.entrances)
    shuffle(state, entrances)
    for colour, entrance in zip(horde.waves[state.tracks[wave] - 1], entrances, strict=False):
        figure, place = game.solo.colours[colour], _free_near(game, state, entrance.hex)
        if place == OFF:
            break
        _make_whole(game, state, figure)
        stand(game, state, figure, place)
        set_behaviour(game, state, figure, BEHAVIOURS.index(entrance.behaviour), attacking=True)


def _free_near(game: SenjutsuGame, state: SenjutsuState, entrance: str) -> int:
    """Return an entrance, or where somebody stands on it the free hex that is nearest; `OFF` if the field is full."""
    taken, wanted = occupied(game, state) | state.shut, game.topology.index[entrance]
    free = [place for place in range(len(game.topology)) if not taken >> place & 1]
    return min(free, key=game.field.distance[wanted].__getitem__, default=OFF)


def _make_whole(game: SenjutsuGame, state: SenjutsuState, figure: int) -> None:
    """Make an opponent whole, with its deck shuffled."""
    state.out &= ~(1 << figure)
    for which in (WOUNDS, BLEEDING, STUNS):
        state.tracks[track(figure, which)] = 0
    state.injuries[figure] = []
    state.poisons = [poison for poison in state.poisons if poison[0] != figure]
    state.armour = [armour for armour in state.armour if armour[0] != figure]
    state.cover = state.cover & ~(1 << figure) | game.solo.sheets[figure].cover << figure
    state.lurking[figure] = 0
    state.reach[figure] = game.solo.sheets[figure].range
    opponents_decks.reshuffle(game, state, figure)


def watch(game: SenjutsuGame, state: SenjutsuState) -> None:
    """SJ-89: who begins a turn next to the fallen lord gains focus."""
    for ward, focus in game.solo.focus_beside.items():
        for figure in range(game.players):
            if not state.out >> figure & 1 and state.at[figure] in game.field.step[state.at[ward]]:
                game.gain_focus(state, figure, focus)


def wave_beaten(game: SenjutsuGame, state: SenjutsuState) -> None:
    """SJ-89: note the rank that is reached when a wave is beaten."""
    horde = game.solo.horde
    assert horde is not None
    wave, level, rank = (state.tracks[game.solo.wave_track + one] for one in (WAVE, LEVEL, RANK))
    reached = 0
    if wave >= len(horde.waves):
        reached = STEEL + level
    elif wave >= len(horde.waves) - 1:
        reached = WOOD
    reached = min(reached, game.tracks[game.solo.wave_track + RANK].high)
    if reached > rank:
        game.add(state, game.solo.wave_track + RANK, reached - rank)


def _level_up(game: SenjutsuGame, state: SenjutsuState) -> None:
    """SJ-89: decks anew; the players go back to where they started, shake off a little, and get half their discards back."""
    opponents_decks.build_decks(game, state)
    state.bonus += 1
    state.poisons = []
    for figure in range(game.solo.players):
        if state.out >> figure & 1:
            continue
        state.injuries[figure] = []
        if state.tracks[track(figure, STUNS)]:
            game.add(state, track(figure, STUNS), -1)
        if state.tracks[track(figure, BLEEDING)]:
            game.add(state, track(figure, BLEEDING), -1)
        _take_back_half(state, figure)
        state.at[figure] = OFF
    for figure in range(game.solo.players):
        if not state.out >> figure & 1:
            stand(game, state, figure, state.started[figure])


def _take_back_half(state: SenjutsuState, figure: int) -> None:
    """SJ-89: half of the discards, rounded up, go back into the deck; they are one pile, whichever way they lie."""
    piles = [state.areas[area(figure, which)] for which in (DISCARD, DOWN)]
    order = [pile for pile in piles for _ in pile]
    for pile in piles:
        shuffle(state, pile)
    shuffle(state, order)
    deck = state.areas[area(figure, DECK)]
    deck += [pile.pop() for pile in order[: (len(order) + 1) // 2]]
    shuffle(state, deck)
