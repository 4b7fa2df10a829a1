"""The hooks of Temple that take the tools: what nobody needs to play, and everybody to make a game."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from uguisu import hookimpl
from uguisu.bots import Evaluator
from uguisu.checks import Solver
from uguisu.views import GameLook
from uguisu_temple.bots.evaluator import evaluate
from uguisu_temple.lesson import LESSON
from uguisu_temple.look import LOOK

if TYPE_CHECKING:
    from uguisu_temple.game import TempleGame
    from uguisu_tools.solve import Solution, Tablebase


@hookimpl
def uguisu_looks() -> list[GameLook]:
    """How Temple is drawn."""
    return [LOOK]


@hookimpl
def uguisu_evaluators() -> list[Evaluator]:
    """The plain evaluator that lets a tree search play well."""
    return [Evaluator("default", "temple", evaluate)]


@hookimpl
def uguisu_solvers() -> list[Solver]:
    """Who wins by the basic rules; missions and variants go the general way, as all do where there is no NumPy."""
    if find_spec("numpy") is None:
        return []
    return [Solver("temple", _solution, _values, _reopened)]


@hookimpl
def uguisu_lessons() -> list[Any]:
    """From a fourth tower to a mission."""
    return [LESSON]


# How it is solved is imported when it is: numpy, which it takes, is not quick.


def _solution(game: TempleGame, room: int) -> Solution | None:
    from uguisu_temple.solver.solution import solution_of

    return solution_of(game, room)


def _values(game: TempleGame, room: int) -> Tablebase | None:
    from uguisu_temple.solver.tablebase import values_of

    return values_of(game, room)


def _reopened(game: TempleGame, data: memoryview) -> Tablebase | None:
    from uguisu_temple.solver.tablebase import values_from

    return values_from(game, data)
