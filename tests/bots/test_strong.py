"""The strong bot: a tree over a policy's plans, on games small enough to know what is best."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from tests.support import parlour

import uguisu
from uguisu.bots.bot import Decision
from uguisu.bots.policy import Plan, Policy
from uguisu.bots.settings import Budget
from uguisu.core.errors import UguisuError
from uguisu.core.game import Game
from uguisu.core.state import State
from uguisu.plugins import registry
from uguisu_lab.playtest import run
from uguisu_tools.bots.plan_search import PlanSearchBot
from uguisu_tools.bots.search import SearchBot
from uguisu_tools.bots.spec import bot_title, parse_bots, parse_spec
from uguisu_tools.bots.strong import StrongBot

SCENARIOS = Path(__file__).parents[2] / "scenarios"


def greedy(game: Game) -> Policy[State]:
    """Takes as much as there is to take, at nim."""
    return Policy(game, {"take": lambda _state, legal, _rng: legal[-1]})


def chosen(
    kind: type[PlanSearchBot], game: Game, policy: Policy[State], seed: int, playouts: int = 80
) -> int:
    decision = Decision(game, game.new(seed), random.Random(seed))
    return kind(policy, Budget(playouts)).choose(decision)


def test_it_sees_what_it_could_do_next_where_rules_of_thumb_would_go_wrong() -> None:
    """Of ten, take one or two: against who always takes three, that wins only by not doing the same the next time."""
    game = parlour.nim(10)
    assert {chosen(PlanSearchBot, game, greedy(game), seed) for seed in range(5)} == {3}
    assert {chosen(StrongBot, game, greedy(game), seed) for seed in range(5)} <= {1, 2}


@pytest.mark.parametrize("kind", [PlanSearchBot, StrongBot])
def test_a_search_thinks_by_the_rules_that_are_sharpened_for_its_seat(kind: type[PlanSearchBot]) -> None:
    """With nothing to weigh, it does what they would do, which is not what the default bot does."""
    game = parlour.nim(10)

    class Modest(Policy[State]):
        def __init__(self) -> None:
            super().__init__(game, {"take": lambda _state, legal, _rng: legal[0]})

        def sharpened(self, seat: int) -> Policy[State]:
            return Sharp() if seat == 0 else self

    class Sharp(Modest):
        def choose(self, state: State, legal: list[int], rng: random.Random) -> int:
            return legal[-1]

        def plans(self, state: State, legal: list[int], most: int) -> list[Plan[State]]:
            return []

    assert Modest().choose(game.new(0), game.legal(game.new(0)), random.Random(0)) == 1
    assert chosen(kind, game, Modest(), 0) == 3


def test_it_counts_on_no_secret() -> None:
    """Going in brings nothing on average, and staying out a little; only one who peeped would go in."""
    game = parlour.envelope()
    rash = Policy[State](game, {"open": lambda _state, legal, rng: rng.choice(legal[1:])})
    assert [chosen(StrongBot, game, rash, seed, 400) for seed in range(6)] == [0] * 6


def test_the_same_seed_plays_the_same() -> None:
    game = parlour.nim(12)
    found = [chosen(StrongBot, game, Policy(game, {}), 3) for _ in range(3)]
    assert found == [found[0]] * 3


def test_any_game_has_it() -> None:
    """By its rules of thumb, or by tree search where it has none."""
    game = parlour.nim(4)
    assert isinstance(parse_spec("strong:20").make(game, registry()), SearchBot)
    game.policy = greedy
    assert isinstance(parse_spec("strong:20,plans=3").make(game, registry()), StrongBot)
    assert str(bot_title("strong:0.5s")) == "Bot that thinks longest (0.5s)"
    with pytest.raises(UguisuError, match="bot 'strong' has no option 'depth'"):
        parse_spec("strong:20,depth=3").make(game, registry())


@pytest.mark.slow
@pytest.mark.parametrize(
    ("pack", "side", "bot", "games", "least"),
    [
        ("spies/back_yard", "spies", "strong:24", 24, 0.55),  # the default has 0.52 there
        ("spies/back_yard", "guard", "strong:48", 24, 0.7),  # 0.4
        ("spies/server_room", "spies", "strong:12", 10, 0.65),  # 0.55
        ("spies/server_room", "guard", "strong:32", 10, 0.6),  # 0.36
        ("scorpion/garden_gate", "intruders", "strong:32", 24, 0.5),  # 0.47
        ("scorpion/garden_gate", "guards", "strong:64", 16, 0.5),  # 0.51; strong:64 has 0.71 in 100 games
        ("senjutsu/teaching_duel", "red", "strong:24", 16, 0.7),  # 0.44; strong:24 has 0.93 in 40 games
    ],
)
def test_it_beats_rules_of_thumb(pack: str, side: str, bot: str, games: int, least: float) -> None:
    """The figures of docs/bots.md, with room for chance: a draw is half a point."""
    path = SCENARIOS / pack
    game = uguisu.load(path)
    found = run(path, games, parse_bots(f"{side}={bot}", game, registry()), seed=500, checks=0)
    mean = next(one.mean_return for one in found.sides if one.side == side)
    assert (mean + 1) / 2 >= least
