"""The night: the set-up, then turn after turn (SC-20)."""

from __future__ import annotations

from uguisu.core.rulebook import Rulebook
from uguisu.core.schedule import Schedule, Step
from uguisu_scorpion.setup.guards import mark_secrets, place_patrols, place_sentries
from uguisu_scorpion.setup.hands import deal, shuffle_decks
from uguisu_scorpion.setup.intruders import choose_starts, mark_passage, who_comes
from uguisu_scorpion.turn.alert import begin_turn, draw, keep_drawn, play_drawn, play_from_hand
from uguisu_scorpion.turn.intruders import choose_order, end_turn, move_first, move_second, tell_end
from uguisu_scorpion.turn.march import begin_patrols, walk
from uguisu_scorpion.turn.returning import come_back
from uguisu_scorpion.turn.search import answer_searches, name_searches

SETUP: dict[str, Step] = {
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

TURN: dict[str, Step] = {
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
    "turn.ending": tell_end,
    "turn.end": end_turn,
}
"""The steps of a turn (SC-20)."""

REGISTERS = 3


def night(rules: Rulebook) -> Schedule:
    """Return the night's schedule; its steps are rules, which variants may change."""
    return Schedule(SETUP, TURN, REGISTERS, rules)
