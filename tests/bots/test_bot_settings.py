"""What ``--bots`` may say, and the sentences that answer what it may not."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.support import parlour

import uguisu
from uguisu.bots.settings import Budget
from uguisu.core.errors import UguisuError
from uguisu.core.game import Game
from uguisu.plugins import registry
from uguisu_tools.bots.search import SearchBot
from uguisu_tools.bots.simple import GreedyBot
from uguisu_tools.bots.spec import BotSpec, parse_bots, parse_spec

PACK = Path(__file__).parents[2] / "scenarios" / "temple" / "first_steps"

USUAL = "mcts:200,mix=0.7"


@pytest.fixture(scope="module")
def temple() -> Game:
    return uguisu.load(PACK)


def told(text: str, game: Game) -> dict[str, str]:
    return {seat: str(spec) for seat, spec in parse_bots(text, game, registry()).items()}


@pytest.mark.parametrize(
    ("text", "ninja", "samurai"),
    [
        ("", USUAL, USUAL),
        ("random", "random", "random"),
        ("all=random", "random", "random"),
        ("ninja=mcts:200", "mcts:200", USUAL),
        ("ninja=mcts:200,samurai=greedy", "mcts:200", "greedy"),
        ("ninja=mcts:200,rollout=20,c=1.2,samurai=random", "mcts:200,rollout=20,c=1.2", "random"),
        ("mcts:50,evaluator=none", "mcts:50,evaluator=none", "mcts:50,evaluator=none"),
        (" ninja = random , all = mcts:5 ", "random", "mcts:5"),
    ],
)
def test_reading(text: str, ninja: str, samurai: str, temple: Game) -> None:
    assert told(text, temple) == {"ninja": ninja, "samurai": samurai}


def test_a_game_without_an_evaluator_is_played_at_random_by_default() -> None:
    assert told("", parlour.nim(3)) == {"a": "random", "b": "random"}


def test_a_game_may_bring_its_own_bot_along() -> None:
    game = parlour.nim(3)
    game.default_bot = "mcts:20"
    assert told("b=random", game) == {"a": "mcts:20", "b": "random"}


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("mtcs:200", "no bot is called 'mtcs' (Did you mean `mcts`?)"),
        ("ninja=mcts:200,samuray=greedy", "no seat or side is called 'samuray' (Did you mean `samurai`?)"),
        ("ninja=random,ninja=greedy", "'ninja' has been given two bots: random and greedy"),
        (
            "mcts:fast",
            "bot 'mcts' does not understand 'fast' (write mcts:200 (playouts) or mcts:0.5s (per move))",
        ),
        (
            "mcts:0",
            "bot 'mcts' does not understand '0' (write mcts:200 (playouts) or mcts:0.5s (per move))",
        ),
        (
            "mcts:-1s",
            "bot 'mcts' does not understand '-1s' (write mcts:200 (playouts) or mcts:0.5s (per move))",
        ),
        (
            "mcts:nans",
            "bot 'mcts' does not understand 'nans' (write mcts:200 (playouts) or mcts:0.5s (per move))",
        ),
        ("mcts:200,rolout=3", "bot 'mcts' has no option 'rolout' (Did you mean `rollout`?)"),
        ("mcts:200,rollout=-3", "bot 'mcts': rollout should be a whole number, not '-3'"),
        ("mcts:200,c=big", "bot 'mcts': c should be a number of at least 0, not 'big'"),
        ("mcts:200,trust=2", "bot 'mcts': trust should be a number from 0 to 1, not '2'"),
        ("mcts:200,300", "bot 'mcts' does not understand '300' (write name=value)"),
        ("mcts:200,evaluator=best", "temple has no evaluator 'best' (you can use default)"),
        ("greedy:best", "temple has no evaluator 'best' (you can use default)"),
        ("greedy:default,samples=0", "bot 'greedy': samples should be at least 1"),
        ("random:7", "bot 'random' takes no setting, but got '7' (just write `random`)"),
    ],
)
def test_mistakes_are_answered_in_a_sentence(text: str, sentence: str, temple: Game) -> None:
    with pytest.raises(UguisuError) as caught:
        parse_bots(text, temple, registry())
    assert str(caught.value) == sentence


def test_greedy_says_what_it_lacks() -> None:
    with pytest.raises(
        UguisuError, match="bot 'greedy' needs an evaluator, but no plugin provides one for parlour"
    ):
        parse_bots("greedy", parlour.nim(3), registry())


def test_settings_reach_the_bot(temple: Game) -> None:
    bot = parse_spec("mcts:0.5s,rollout=20,c=1.2,evaluator=none").make(temple, registry())
    assert isinstance(bot, SearchBot)
    assert bot.method.budget == Budget(seconds=0.5)
    assert (bot.method.rollout, bot.method.curiosity, bot.method.evaluate) == (20, 1.2, None)
    greedy = BotSpec("greedy", "default,samples=3").make(temple, registry())
    assert isinstance(greedy, GreedyBot)
    assert greedy.samples == 3


def test_guesses_are_trusted_only_where_there_are_any_and_all_is_open(temple: Game) -> None:
    def trust(setting: str, game: Game) -> float:
        bot = BotSpec("mcts", setting).make(game, registry())
        assert isinstance(bot, SearchBot)
        return bot.method.trust

    assert trust("", temple) > 0.5
    assert trust("trust=0", temple) == 0
    assert trust("evaluator=none", temple) == 0
    for game, trusted in ((parlour.bet(), False), (parlour.envelope(), False), (parlour.nim(3), True)):
        assert trust("", game) == 0
        game.evaluators["default"] = lambda _game, _state: {}
        assert (trust("", game) > 0) == trusted


def test_seconds_are_kept_to(temple: Game) -> None:
    import random

    from uguisu.bots.bot import Decision
    from uguisu_tools.bots.search import Method, Search

    game = parlour.nim(400)
    search = Search(Decision(game, game.new(), random.Random(0)), Method(Budget(seconds=0.02)))
    assert search.run() in (1, 2, 3)
    assert search.iterations > 0  # how many, depends on the machine
