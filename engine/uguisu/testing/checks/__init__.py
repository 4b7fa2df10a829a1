"""The checks, one promise a function. Each takes a `Subject` and raises `ConformanceError` where the promise is broken."""

from __future__ import annotations

from collections.abc import Callable

from uguisu.testing.checks.knowledge import (
    everything_has_a_text,
    hidden_things_are_resampled,
    resampled_states_can_be_played,
    resampling_keeps_the_view,
    views_are_plain_data,
    views_offer_moves_to_the_decider_only,
    what_changes_is_told,
)
from uguisu.testing.checks.play import (
    chance_has_weights,
    legal_actions_can_be_played,
    legal_actions_have_names_of_their_own,
    no_hook_is_called_in_play,
    nonsense_is_refused,
    playouts_follow_the_rules,
    random_games_end,
    telling_changes_nothing,
)
from uguisu.testing.checks.states import (
    clones_are_complete,
    clones_are_independent,
    recording_changes_nothing,
    saves_come_back,
    states_are_plain_data,
    the_same_actions_give_the_same_game,
    undo_takes_back,
)
from uguisu.testing.walking import Subject

Check = Callable[[Subject], None]

CHECKS: tuple[Check, ...] = (
    the_same_actions_give_the_same_game,
    recording_changes_nothing,
    clones_are_complete,
    clones_are_independent,
    states_are_plain_data,
    saves_come_back,
    undo_takes_back,
    legal_actions_can_be_played,
    legal_actions_have_names_of_their_own,
    nonsense_is_refused,
    telling_changes_nothing,
    chance_has_weights,
    views_are_plain_data,
    views_offer_moves_to_the_decider_only,
    what_changes_is_told,
    resampling_keeps_the_view,
    resampled_states_can_be_played,
    hidden_things_are_resampled,
    no_hook_is_called_in_play,
    random_games_end,
    playouts_follow_the_rules,
    everything_has_a_text,
)
"""Every check, in the order they are best read."""

__all__ = ["CHECKS", "Check"]
