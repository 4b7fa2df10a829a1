"""Additional rule: every samurai must move (TE-09)."""

from __future__ import annotations

from typing import Any

from uguisu import Message, Move, Phase, Rule, Text, Variant
from uguisu_temple.content import TempleBuild
from uguisu_temple.events import TempleEvents
from uguisu_temple.game import TempleGame
from uguisu_temple.rules.ranks import use_ranks_with_additional_rules
from uguisu_temple.state import NINJA, TempleState
from uguisu_temple.turn.samurai import SamuraiMove


class CompulsoryMovement(Variant[TempleBuild]):
    """Every samurai must move; one that did not may be put by the ninja on any free neighbouring crossing (TE-09)."""

    id = "compulsory_movement"
    game = "temple"
    title = Message("Compulsory movement")

    def apply(self, build: TempleBuild, options: Any) -> None:
        """Let the ninja push a samurai that stayed, before the next one moves."""
        samurai = build.phases["samurai"]
        assert isinstance(samurai, SamuraiMove)
        push = PushIdleSamurai(samurai)
        build.add_phase(push)
        build.rules.wrap("samurai.apply", push.after_a_stay)
        use_ranks_with_additional_rules(build)


class PushIdleSamurai(Phase[TempleState]):
    """The ninja's answer to a samurai that did not move.

    Actions: the crossing it is pushed to, by its number; the one it stands on to let it stand.
    """

    name = "push_idle"

    def __init__(self, samurai: SamuraiMove) -> None:
        self.samurai = samurai

    def bind(self, game: TempleGame) -> None:
        """Take what is needed of the game."""
        self.game = game
        self.ways = game.rules["samurai.legal"]

    def after_a_stay(self, original: Rule) -> Rule:
        """Wrap the samurai's move: one that stayed though it could have moved is the ninja's to push."""

        def apply(state: TempleState, action: int) -> None:
            if action == state.at[state.mover] and len(self.ways(state)) > 1:
                state.phase = self.index
                state.seat = self.game.seat_of[NINJA]
                self.samurai.tell(state, action, action)
            else:
                original(state, action)

        return apply

    def legal(self, state: TempleState) -> list[int]:
        """TE-09: any free neighbouring crossing; the ninja may let it stand."""
        legal: list[int] = self.ways(state)
        return legal

    def apply(self, state: TempleState, action: int) -> None:
        """TE-09: put it there, and its turn is over."""
        mover = state.mover
        here = state.at[mover]
        if action != here:
            state.put(mover, action)
        event = TempleEvents.let_stand if action == here else TempleEvents.pushed
        self.game.emit(state, event, mover, action)
        state.phase = self.samurai.index
        self.samurai.finish(state, here, action)

    def describe(self, state: TempleState, action: int) -> Move:
        """Tell a push: ``push-red:gate``, ``push-red:stay``."""
        mover, ids = state.mover, self.game.topology.ids
        piece, here = self.game.pieces[mover].id, state.at[mover]
        if action == here:
            label = Text("move.let_stand", {"piece": piece})
            return Move(f"push-{piece}:stay", label, places=(here,), pieces=(mover,))
        label = Text("move.push", {"piece": piece, "place": ids[action]})
        return Move(f"push-{piece}:{ids[action]}", label, places=(here, action), pieces=(mover,))
