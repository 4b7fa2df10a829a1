"""Named rules: defining, replacing, wrapping."""

import pytest

from uguisu.core.errors import CompileError
from uguisu.core.rulebook import AnsweredNothing, Rulebook


def test_a_wrapped_rule_calls_the_original() -> None:
    rules = Rulebook()
    rules.define("steps", lambda: 1)
    rules.wrap("steps", lambda original: lambda: original() + 1)
    assert rules["steps"]() == 2


def test_the_history_names_every_hand() -> None:
    rules = Rulebook()
    rules.define("steps", lambda: 1)
    rules.editor = "variant 'long legs'"
    rules.replace("steps", lambda: 3)
    assert rules.history("steps") == ("the game", "variant 'long legs'")


def test_a_misspelt_rule_is_answered_with_a_guess() -> None:
    rules = Rulebook()
    rules.define("samurai.legal", list)
    rules.editor = "variant 'x'"
    with pytest.raises(CompileError) as caught:
        rules.replace("samurai.legel", list)
    assert caught.value.message.startswith("variant 'x' refers to a rule 'samurai.legel'")
    assert caught.value.hint == "Did you mean `samurai.legal`?"


def test_a_rule_that_answers_nothing_is_told_with_its_plugin_and_line():
    def limit() -> int:
        return 5

    def forgetful():
        pass

    rules = Rulebook()
    rules.define("hand_limit", limit)
    rules.define("anything", forgetful)
    rules.editor = "the variant 'fog'"
    rules.replace("hand_limit", forgetful)
    rules.replace("anything", forgetful)
    with pytest.raises(
        AnsweredNothing,
        match=r"the rule 'hand_limit' of the variant 'fog' answered nothing \(.*test_rulebook.py:\d+\)",
    ):
        rules["hand_limit"]()
    rules.wrap("hand_limit", lambda original: lambda: 3)
    assert rules["hand_limit"]() == 3
    assert rules["anything"]() is None, "it never said that it answers"
