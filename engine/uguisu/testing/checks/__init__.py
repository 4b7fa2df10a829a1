"""The checks, one promise a function. Each takes a `Subject` and raises `ConformanceError` where the promise is broken."""

from __future__ import annotations

from collections.abc import Callable

from uguisu.testing.checks.actions import (
    legal_actions_can_be_played,
    legal_actions_have_names_of_their_own,
    nonsense_is_refused,
    telling_changes_nothing,
)
from uguisu.testing.checks.chance import chance_has_weights
from uguisu.testing.checks.clones import clones_are_complete, clones_are_independent
from uguisu.testing.checks.determinism import (
    recording_changes_nothing,
    the_same_actions_give_the_same_game,
)
from uguisu.testing.checks.endings import playouts_follow_the_rules, random_games_end
from uguisu.testing.checks.events import what_changes_is_told
from uguisu.testing.checks.hooks import no_hook_is_called_in_play
from uguisu.testing.checks.records import saves_come_back, states_are_plain_data, undo_takes_back
from uguisu.testing.checks.secrecy import (
    hidden_things_are_resampled,
    resampled_states_can_be_played,
    resampling_keeps_the_view,
)
from uguisu.testing.checks.texts import everything_has_a_text
from uguisu.testing.checks.views import views_are_plain_data, views_offer_moves_to_the_decider_only
from uguisu.testing.subject import Subject

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
