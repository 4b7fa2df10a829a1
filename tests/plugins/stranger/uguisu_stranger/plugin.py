"""The hooks, every one of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from uguisu import Game, GameType, Message, Pack, State, Texts, UguisuError, Variant, hookimpl
from uguisu.bots import Bot, BotType, Decision, Evaluator
from uguisu.checks import DrawingRule, Finding, Lint, Solver, Trial
from uguisu.reports import Measure
from uguisu.views import GameLook, PieceLook
from uguisu_stranger.barefoot import Barefoot
from uguisu_stranger.frogs import Pond
from uguisu_stranger.words import Near, Strew

TEXTS = Texts(
    "pond",
    {
        "phase.jump": "Where does the frog jump?",
        "move.jump": "jump to {place}",
    },
)


class Orderly(Bot):
    """Takes the first move, or the last, in the order of the alphabet."""

    def __init__(self, last: bool) -> None:
        self.last = last

    def choose(self, decision: Decision) -> int:
        """Return one of the legal actions."""
        return sorted(decision.legal, key=decision.describe)[-1 if self.last else 0]


def make_orderly(setting: str, _game: Game) -> Bot:
    """Read the setting."""
    if setting not in ("", "last"):
        raise UguisuError(f"'orderly' knows the setting 'last', not '{setting}'")
    return Orderly(setting == "last")


def no_lonely_leaves(pack: Pack) -> Iterator[Finding]:
    """Warn of leaves from which one can only go back."""
    if pack.map is None:
        return
    topology = pack.topology
    for place, name in enumerate(topology.ids):
        if len(topology.neighbours(place)) == 1:
            message = Message("leaf '{name}' is a dead end", name=name)
            yield Finding(
                file="map", path=("places", place), code="lonely-leaf", message=message, severity="hint"
            )


def no_stuck_frog(game: Game) -> Iterator[Finding]:
    """Warn of a pond where the frog that begins cannot move."""
    if not game.legal(game.new(0)):
        yield Finding(
            file="mission",
            path=(),
            code="stuck-frog",
            message=Message("the frog cannot jump"),
            severity="warning",
        )


def count_jumps(_game: Game, state: State) -> Mapping[str, float]:
    """Count the jumps."""
    return {"jumps": float(state.ply)}


def keep_a_leaf(before: Mapping[str, Any], after: Mapping[str, Any]) -> str | None:
    """Refuse to take the last leaf."""
    return None if after.get("places") else "A pond needs a leaf."


@hookimpl
def uguisu_games() -> list[GameType]:
    """A game."""
    return [Pond()]


@hookimpl
def uguisu_variants() -> list[Variant]:
    """A variant of another's game."""
    return [Barefoot()]


@hookimpl
def uguisu_language() -> list[type[Any]]:
    """An operation and a condition."""
    return [Strew, Near]


@hookimpl
def uguisu_lints() -> list[Lint]:
    """A lint."""
    return [Lint("lonely-leaf", no_lonely_leaves, "pond")]


@hookimpl
def uguisu_trials() -> list[Trial]:
    """A trial: the frog must have somewhere to jump."""
    return [Trial("stuck-frog", no_stuck_frog, "pond")]


@hookimpl
def uguisu_solvers() -> list[Solver]:
    """A solver that can tell nothing, so that the general way is gone."""
    return [Solver("pond", lambda game, room: None, lambda game, room: None, lambda game, data: None)]


@hookimpl
def uguisu_lessons() -> list[Any]:
    """A lesson without steps."""
    from uguisu_tools.scaffold import Lesson

    return [Lesson("pond", Path(__file__).parent / "packs" / "pond", ())]


@hookimpl
def uguisu_bots() -> list[BotType]:
    """A bot."""
    return [BotType("orderly", make_orderly, "Goes by the alphabet.")]


@hookimpl
def uguisu_evaluators() -> list[Evaluator]:
    """Two evaluators: the usual one, and one by a name of its own."""
    return [
        Evaluator("default", "pond", lambda game, state: game.returns(state)),
        Evaluator("hopeful", "pond", lambda game, state: dict.fromkeys(game.sides, 0.5)),
    ]


@hookimpl
def uguisu_measures() -> list[Measure]:
    """A measure."""
    return [Measure("jumps", Message("Jumps"), count_jumps, "pond")]


@hookimpl
def uguisu_texts() -> list[Texts]:
    """Texts."""
    return [TEXTS]


@hookimpl
def uguisu_translations() -> list[Path]:
    """All that it says, in Italian."""
    return [Path(__file__).parent / "translations"]


@hookimpl
def uguisu_packs() -> list[Path]:
    """Packs that come along."""
    return [Path(__file__).parent / "packs"]


@hookimpl
def uguisu_drawing_rules() -> list[DrawingRule]:
    """A rule of drawing: a pond keeps a leaf."""
    return [DrawingRule("a-leaf", keep_a_leaf, "pond")]


@hookimpl
def uguisu_editor_panels() -> list[Any]:
    """A panel; the engine doesn't read it."""
    return ["frog panel"]


@hookimpl
def uguisu_looks() -> list[GameLook]:
    """How the pond is drawn."""
    return [GameLook(game="pond", pieces={"frog": PieceLook(colour="#1f6b3a", shape="diamond")})]
