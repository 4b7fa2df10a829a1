"""The checks, one promise a function. Each takes a `Subject` and raises `ConformanceError` where the promise is broken."""

from __future__ import annotations

from collections.abc import Callable

from uguisu.testing.checks import knowledge, play, states
from uguisu.testing.walking import Subject

Check = Callable[[Subject], None]

CHECKS: tuple[Check, ...] = (
    states.the_same_actions_give_the_same_game,
    states.recording_changes_nothing,
    states.clones_are_complete,
    states.clones_are_independent,
    states.states_are_plain_data,
    states.saves_come_back,
    states.undo_takes_back,
    play.legal_actions_can_be_played,
    play.legal_actions_have_names_of_their_own,
    play.nonsense_is_refused,
    play.telling_changes_nothing,
    play.chance_has_weights,
    knowledge.views_are_plain_data,
    knowledge.views_offer_moves_to_the_decider_only,
    knowledge.what_changes_is_told,
    knowledge.resampling_keeps_the_view,
    knowledge.resampled_states_can_be_played,
    knowledge.hidden_things_are_resampled,
    play.no_hook_is_called_in_play,
    play.random_games_end,
    play.playouts_follow_the_rules,
    knowledge.everything_has_a_text,
)
"""Every check, in the order they are best read."""

__all__ = ["CHECKS", "Check"]
