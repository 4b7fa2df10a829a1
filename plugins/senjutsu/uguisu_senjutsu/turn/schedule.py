"""The course of a game: the set-up, then turn after turn (SJ-22)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from uguisu import Rulebook
from uguisu.cards import CardKind
from uguisu.phases import Need, Schedule, Step
from uguisu_senjutsu.cards.play import AFTER_DRAW, INITIATIVE, REPLACEMENT, TURN_END, TURN_START
from uguisu_senjutsu.rules.opponents_decks import refresh_decks
from uguisu_senjutsu.rules.states import turn_states
from uguisu_senjutsu.setup import place_figures, place_terrain, take_cover
from uguisu_senjutsu.turn.applying import apply_next
from uguisu_senjutsu.turn.choosing import choose
from uguisu_senjutsu.turn.drawing import begin_turn, bleed, deal, draw
from uguisu_senjutsu.turn.ending import cut_hands, discard_played, end_turn
from uguisu_senjutsu.turn.instants import (
    instants_after_draw,
    instants_at_end,
    instants_at_start,
    instants_before_initiatives,
    replace,
)
from uguisu_senjutsu.turn.reveal import (
    aim,
    choose_initiatives,
    line_up,
    pay,
    pay_for_initiative,
    reveal,
    reveal_virtual,
    settle_replacements,
)
from uguisu_senjutsu.turn.searching import prepare

if TYPE_CHECKING:
    from uguisu_senjutsu.game import SenjutsuGame

SETUP: dict[str, Step] = {
    "setup.terrain": place_terrain,
    "setup.figures": place_figures,
    "setup.cover": take_cover,
    "setup.prepare": prepare,
    "setup.deal": deal,
}
"""The steps of the set-up, by the names of their rules."""

TURN: dict[str, Step] = {
    "turn.begin": begin_turn,
    "turn.instants": instants_at_start,
    "draw.bleed": bleed,
    "draw.draw": draw,
    "draw.instants": instants_after_draw,
    "choose.choose": choose,
    "reveal.reveal": reveal,
    "reveal.virtual": reveal_virtual,
    "reveal.pay": pay,
    "reveal.initiative": pay_for_initiative,
    "reveal.replace": replace,
    "reveal.replaced": settle_replacements,
    "reveal.instants": instants_before_initiatives,
    "reveal.variable": choose_initiatives,
    "reveal.aim": aim,
    "reveal.line_up": line_up,
    "apply.next": apply_next,
    "discard.played": discard_played,
    "discard.instants": instants_at_end,
    "discard.states": turn_states,
    "discard.hands": cut_hands,
    "discard.refresh": refresh_decks,
    "turn.end": end_turn,
}
"""The steps of a turn."""


def plays(*windows: str) -> Need:
    """Return whether any deck has a card for one of these windows."""
    return lambda game: any(
        count and not game.cards[kind].windows.isdisjoint(windows)
        for deck in game.decks_of
        for kind, count in enumerate(deck)
    )


def has(asked: Callable[[CardKind], object]) -> Need:
    """Return whether there is a card of which something holds."""
    return lambda game: any(map(asked, game.cards))


def ends_matter(game: SenjutsuGame) -> bool:
    """Whether anything comes of the end of a turn: some terrain has a price then, or a mission waits for it."""
    return bool(game.terrain.priced or game.terrain.things or "turn_ended" in game.on)


def has_opponents(game: SenjutsuGame) -> bool:
    """Whether virtual opponents fight (SJ-80)."""
    return bool(game.solo.opponents)


NEEDS: dict[str, Need] = {
    "turn.instants": plays(TURN_START),
    "draw.instants": plays(AFTER_DRAW),
    "reveal.virtual": has_opponents,
    "reveal.initiative": has(lambda card: card.props.initiative_for is not None),
    "reveal.replace": plays(REPLACEMENT),
    "reveal.replaced": plays(REPLACEMENT),
    "reveal.instants": plays(INITIATIVE),
    "reveal.variable": has(lambda card: len(card.props.initiatives) > 1),
    "reveal.aim": has(lambda card: any(mode.aim.kind == "piece" for mode in card.modes)),
    "discard.instants": plays(TURN_END),
    "discard.refresh": has_opponents,
    "turn.end": ends_matter,
}
"""When a step is needed that many scenarios have no use for."""

REGISTERS = 2


def course(rules: Rulebook, *, end_effects_first: bool) -> Schedule:
    """Return the game's schedule; its steps are rules, which variants may change."""
    turn = dict(TURN)
    if end_effects_first:
        late = {
            name: turn.pop(name)
            for name in ("discard.played", "discard.hands", "discard.refresh", "turn.end")
        }
        turn |= late
    return Schedule(SETUP, turn, REGISTERS, rules, needs=NEEDS)
