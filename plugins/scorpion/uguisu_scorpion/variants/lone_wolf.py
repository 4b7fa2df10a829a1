"""Lone wolf: one intruder against the guards (SC-80)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from uguisu.core.errors import CompileError
from uguisu.core.phase import Move
from uguisu.core.state import Frame
from uguisu.core.text import Text
from uguisu.core.variant import Variant
from uguisu.said import Said
from uguisu_scorpion.game import ScorpionGame
from uguisu_scorpion.layout import ScorpionBuild
from uguisu_scorpion.nested import Nested
from uguisu_scorpion.state import ABSENT, NINJA, TRAITOR, ScorpionState

WHO = {"ninja": NINJA, "traitor": TRAITOR}


class LoneWolfOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who comes, where only one intruder does."""

    intruder: Annotated[
        Literal["ninja", "traitor", "choose"],
        Meta(description="Who comes; `choose`: the player says.", examples=["ninja"]),
    ] = "choose"
    mixed_hand: Annotated[
        bool,
        Meta(
            description=(
                "Whether the hand is picked from both decks, and the player keeps secret who it is that comes: the guards "
                "can but guess it from the cards."
            ),
            examples=[True],
        ),
    ] = False
    patrols: Annotated[int, Meta(ge=0, le=6, description="How many patrols there are.", examples=[2])] = 2


class LoneWolf(Variant[ScorpionBuild]):
    """One intruder, ninja or traitor, against fewer patrols; it wins by its own mission and leaving (SC-80)."""

    id = "lone_wolf"
    game = "scorpion"
    title = Said("Lone wolf")
    options_type = LoneWolfOptions
    conflicts = frozenset({"contested_ground"})

    def apply(self, build: ScorpionBuild, options: LoneWolfOptions) -> None:
        if build.options.players != 2:
            raise CompileError(
                Said(
                    "a lone wolf is hunted by one player, but the scenario is for {players}",
                    players=build.options.players,
                ),
                hint=Said("set `players: 2` in the options"),
                path=("options", "players"),
            )
        build.options = msgspec.structs.replace(build.options, patrols=options.patrols)
        if options.mixed_hand:
            self._mix(build, options)
        elif options.intruder == "choose":
            choice = ChooseIntruder()
            build.add_phase(choice)
            build.rules.replace("setup.intruders", ask_who(choice))
        else:
            build.in_play = (WHO[options.intruder],)

    def _mix(self, build: ScorpionBuild, options: LoneWolfOptions) -> None:
        """One figure of a kind that only its player knows, in the ninja's place, with both decks for its own."""
        decks = build.decks
        build.in_play = (NINJA,)
        build.secret_kind = True
        both = [ninja + traitor for ninja, traitor in zip(decks["ninja"], decks["traitor"], strict=True)]
        build.intruder_decks = [both, [0] * len(both)]
        build.rules.replace("kind_of", secret_kind)
        if options.intruder == "choose":
            choice = ChooseKind()
            build.add_phase(choice)
            build.rules.replace("setup.intruders", ask_who(choice))
        else:
            kind = WHO[options.intruder]

            def settle(_game: ScorpionGame, state: ScorpionState, _frame: Frame) -> None:
                state.kind = kind

            build.rules.replace("setup.intruders", settle)


def secret_kind(_game: ScorpionGame, state: ScorpionState, _intruder: int) -> int:
    """SC-80: the kind that the player has chosen in secret."""
    return state.kind


def ask_who(choice: Nested) -> Callable[[ScorpionGame, ScorpionState, Frame], None]:
    """Return a step of the set-up that asks the intruders' player."""

    def ask(game: ScorpionGame, state: ScorpionState, _frame: Frame) -> None:
        game.decide(state, choice.name, game.seat_of(NINJA))

    return ask


class ChooseIntruder(Nested):
    """Who comes, for all to know: ``[~phase, seat]``."""

    name = "choose_intruder"

    def options(self, state: ScorpionState, frame: Frame) -> list[int]:
        return [NINJA, TRAITOR]

    def take(self, state: ScorpionState, frame: Frame, action: int) -> None:
        """The other stays at home."""
        state.status[1 - action] = ABSENT
        if state.log is not None:
            self.game.tell(state, "comes_alone", piece=self.game.pieces[self.game.first + action].id)

    def describe(self, state: ScorpionState, action: int) -> Move:
        """Tell it: ``come:ninja``."""
        who = ("ninja", "traitor")[action]
        return Move(f"come:{who}", Text(f"move.come_{who}"))


class ChooseKind(ChooseIntruder):
    """Who comes, for the player alone to know: ``[~phase, seat]``."""

    name = "choose_kind"
    secret = True

    def take(self, state: ScorpionState, frame: Frame, action: int) -> None:
        state.kind = action
        if state.log is not None:
            self.game.tell(state, f"kind_{('ninja', 'traitor')[action]}", self.game.circle(NINJA))
