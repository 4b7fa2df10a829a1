"""The checks, one promise a function, and all of them at once, with pytest or without.

Each takes a `Subject` and raises `ConformanceError` where the promise is broken.
"""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, ClassVar

from uguisu.plugins.registered import Registry
from uguisu_tools.testing.checks import knowledge, play, secrets, states
from uguisu_tools.testing.walking import Subject

Check = Callable[[Subject], None]
"""A promise, as a function that fails with a `ConformanceError` where a game breaks it."""

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
    knowledge.views_are_built_by_the_engine,
    knowledge.views_are_plain_data,
    knowledge.views_offer_moves_to_the_decider_only,
    knowledge.what_changes_is_told,
    knowledge.resampling_keeps_the_view,
    knowledge.resampled_states_can_be_played,
    knowledge.hidden_things_are_resampled,
    secrets.views_show_what_is_declared,
    secrets.samples_know_no_more,
    secrets.samples_deal_hidden_cards_anew,
    secrets.what_is_told_is_known,
    play.no_hook_is_called_in_play,
    play.the_game_is_never_changed,
    play.random_games_end,
    play.playouts_follow_the_rules,
    play.draws_are_fair,
    knowledge.everything_has_a_text,
)
"""Every check, in the order they are best read."""


def check_game(path: Path | str, registry: Registry | None = None, *, thorough: bool = False) -> None:
    """Run every check on the game of the pack at `path`.

    Raises:
        BadPack: when the pack has errors.
        ConformanceError: at the first check that fails.
    """
    subject = Subject.load(path, registry, thorough=thorough)
    for check in CHECKS:
        check(subject)


class Conformance:
    """A base for a pytest class: name the pack, and each check becomes a test.

    Attributes:
        pack: the pack to play, a path from where pytest is run.
        registry: the plugins to compile with; None means those installed.
        thorough: look at more games, and longer.
    """

    pack: ClassVar[Path | str]
    registry: ClassVar[Registry | None] = None
    thorough: ClassVar[bool] = False

    def pytest_generate_tests(self, metafunc: Any) -> None:
        """Make a test of each check."""
        if "check" in metafunc.fixturenames:
            metafunc.parametrize("check", CHECKS, ids=[check.__name__ for check in CHECKS])

    def test_conforms(self, check: Check) -> None:
        """The game keeps to this promise."""
        check(self._subject())

    @classmethod
    @cache
    def _subject(cls) -> Subject:
        """Compile the pack once a class."""
        return Subject.load(cls.pack, cls.registry, thorough=cls.thorough)
