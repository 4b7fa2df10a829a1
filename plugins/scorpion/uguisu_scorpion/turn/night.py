"""The night as a program: the set-up, then turn after turn (SC-20)."""

from __future__ import annotations

from types import MethodType
from typing import TYPE_CHECKING, Any

from uguisu.core.machine import Instruction, Program
from uguisu_scorpion.setup.guards import mark_secrets, place_patrols, place_sentries
from uguisu_scorpion.setup.hands import deal, shuffle_decks
from uguisu_scorpion.setup.intruders import choose_starts, mark_passage, who_comes
from uguisu_scorpion.turn.alert import begin_turn, draw, keep_drawn, play_drawn, play_from_hand
from uguisu_scorpion.turn.intruders import choose_order, end_turn, move_first, move_second
from uguisu_scorpion.turn.patrols import begin_patrols, walk
from uguisu_scorpion.turn.returning import come_back
from uguisu_scorpion.turn.search import answer_searches, name_searches

if TYPE_CHECKING:
    from uguisu_scorpion.game import ScorpionGame

SETUP: dict[str, Any] = {
    "setup.intruders": who_comes,
    "setup.hands": deal,
    "setup.decks": shuffle_decks,
    "setup.sentries": place_sentries,
    "setup.patrols": place_patrols,
    "setup.secrets": mark_secrets,
    "setup.starts": choose_starts,
    "setup.passage": mark_passage,
}
"""The steps of the set-up, by the names of their rules."""

TURN: dict[str, Any] = {
    "alert.turn": begin_turn,
    "alert.draw": draw,
    "alert.cards": play_drawn,
    "alert.keep": keep_drawn,
    "guards.cards": play_from_hand,
    "patrols.begin": begin_patrols,
    "patrols.walk": walk,
    "intruders.return": come_back,
    "intruders.order": choose_order,
    "intruders.first": move_first,
    "intruders.second": move_second,
    "intruders.search": name_searches,
    "intruders.answer": answer_searches,
    "turn.end": end_turn,
}
"""The steps of a turn (SC-20). Each is finished, with all that it opens, before the next; a step that is not done yet
sets the counter back (``frame[1] -= 1``) and is taken again.
"""

REGISTERS = 3


def night(game: ScorpionGame) -> Program:
    """Compile the night from the rules of these names, as variants left them."""
    # as methods of the game: calling a `partial` costs CPython twice as much
    steps: list[Instruction] = [MethodType(game.rules[name], game) for name in (*SETUP, *TURN)]
    game.turn_start = len(SETUP)
    return Program("the night", tuple(steps), REGISTERS, lasting=True)
