"""Contested ground: two rival intruders (SC-81)."""

from __future__ import annotations

from typing import Any

from uguisu.core.errors import CompileError
from uguisu.core.game import Game
from uguisu.core.rulebook import Rule
from uguisu.core.table import Result, Seat
from uguisu.core.variant import Variant
from uguisu.said import Said
from uguisu_scorpion import names
from uguisu_scorpion.game import ScorpionGame
from uguisu_scorpion.layout import ScorpionBuild
from uguisu_scorpion.state import NINJA, TRAITOR, ScorpionState
from uguisu_scorpion.turn.intruders import escaped

RIVALS = ("ninja", "traitor")


class ContestedGround(Variant[ScorpionBuild]):
    """Two rival intruders: missions drawn with replacement, no shared searches, ropes or passage (SC-81)."""

    id = "contested_ground"
    game = "scorpion"
    title = Said("Contested ground")
    conflicts = frozenset({"lone_wolf"})

    def apply(self, build: ScorpionBuild, options: Any) -> None:
        """Set the intruders apart."""
        players = build.options.players
        if players < 3:
            raise CompileError(
                Said(
                    "contested ground needs two players for the intruders, but the scenario is for two in all"
                ),
                hint=Said("set `players: 3` or `players: 4` in the options"),
                path=("options", "players"),
            )
        build.rival = True
        build.seats.extend((Seat("ninja", "ninja", names.NINJA), Seat("traitor", "traitor", names.TRAITOR)))
        if players == 4:
            build.seats.append(Seat("swords", "guards", names.SWORDS))
            build.seats.append(Seat("spears", "guards", names.SPEARS))
        else:
            build.seats.append(Seat("guards", "guards", names.GUARDS))
        build.results[:] = _results()
        build.rules.replace("may_use_rope", own_ropes)
        build.rules.replace("outcome", outcome)
        build.rules.wrap("may_talk", _but_not_rivals)


def own_ropes(
    _game: ScorpionGame, _state: ScorpionState, intruder: int, rope: tuple[int, int, int, int]
) -> bool:
    """SC-81: nobody uses a rival's rope."""
    return rope[2] == intruder


def outcome(_game: ScorpionGame, state: ScorpionState) -> str:
    """SC-81: each intruder wins by its own mission and leaving; if neither does, the guards win."""
    ninja, traitor = escaped(state, NINJA), escaped(state, TRAITOR)
    if ninja and traitor:
        return "both_away"
    if ninja:
        return "ninja_wins"
    return "traitor_wins" if traitor else "guards_win"


def _results() -> list[Result]:
    return [
        Result("ninja_wins", {"ninja": 1.0, "traitor": -1.0, "guards": -1.0}, names.NINJA_WINS),
        Result("traitor_wins", {"ninja": -1.0, "traitor": 1.0, "guards": -1.0}, names.TRAITOR_WINS),
        Result("both_away", {"ninja": 0.5, "traitor": 0.5, "guards": -1.0}, names.BOTH_AWAY),
        Result("guards_win", {"ninja": -1.0, "traitor": -1.0, "guards": 1.0}, names.GUARDS_WIN),
    ]


def _but_not_rivals(original: Rule) -> Rule:
    def may_talk(game: Game, seat: int, other: int) -> bool:
        sides = {game.seats[seat].side, game.seats[other].side}
        return sides != set(RIVALS) and bool(original(game, seat, other))

    return may_talk
