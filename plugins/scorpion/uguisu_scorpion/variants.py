"""The variants, each a plug-in: lone wolf (SC-80), contested ground (SC-81), and switches of balance (SC-82)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from uguisu import Build, CompileError, Frame, Game, Message, Move, Result, Rule, Text, Variant
from uguisu.effects import doc
from uguisu_scorpion import history, texts
from uguisu_scorpion.events import KIND_COMES, VariantEvents
from uguisu_scorpion.game import ScorpionGame
from uguisu_scorpion.game_type import ScorpionBuild
from uguisu_scorpion.phase import Nested
from uguisu_scorpion.rules.detection import raise_alert
from uguisu_scorpion.rules.guard_movement import nothing_more
from uguisu_scorpion.state import ABSENT, INTRUDERS, NINJA, TRAITOR, ScorpionState
from uguisu_scorpion.turn.intruders import escaped


class LoneWolfOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which intruder comes, if only one does."""

    intruder: Annotated[
        Literal["ninja", "traitor", "choose"],
        doc("Which one comes; `choose`: the player chooses.", "ninja"),
    ] = "choose"
    mixed_hand: Annotated[
        bool,
        doc(
            "Whether the hand is picked from both decks, and the player keeps secret which intruder "
            "comes: the guards can only guess from the cards.",
            True,
        ),
    ] = False
    patrols: Annotated[int, doc("How many patrols there are.", 2, ge=0, le=6)] = 2


class LoneWolf(Variant[ScorpionBuild]):
    """One intruder, ninja or traitor, against fewer patrols; it wins by its own mission and leaving (SC-80)."""

    id = "lone_wolf"
    game = "scorpion"
    title = Message("Lone wolf")
    events = {event.kind: event for event in (VariantEvents.comes_alone, *KIND_COMES.values())}
    options_type = LoneWolfOptions
    conflicts = frozenset({"contested_ground"})

    def apply(self, build: ScorpionBuild, options: LoneWolfOptions) -> None:
        if build.options.players != 2:
            raise CompileError(
                Message(
                    "a lone wolf is hunted by one player, but the scenario is for {players}",
                    players=build.options.players,
                ),
                hint=Message("set `players: 2` in the options"),
                path=("options", "players"),
            )
        build.options = msgspec.structs.replace(build.options, patrols=options.patrols)
        build.lone = True
        if options.mixed_hand:
            self._mix(build, options)
        elif options.intruder == "choose":
            choice = ChooseIntruder()
            build.add_phase(choice)
            build.rules.replace("setup.intruders", ask_who(choice))
        else:
            build.in_play = (INTRUDERS.index(options.intruder),)

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
            kind = INTRUDERS.index(options.intruder)

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
        self.game.emit(state, VariantEvents.comes_alone, self.game.first + action)

    def describe(self, state: ScorpionState, action: int) -> Move:
        """Tell it: ``come:ninja``."""
        who = INTRUDERS[action]
        return Move(f"come:{who}", Text(f"move.come_{who}"))


class ChooseKind(ChooseIntruder):
    """Who comes, for the player alone to know: ``[~phase, seat]``."""

    name = "choose_kind"
    secret = True

    def take(self, state: ScorpionState, frame: Frame, action: int) -> None:
        state.kind = action
        self.game.emit(state, KIND_COMES[INTRUDERS[action]], audience=self.game.circle(NINJA))


class ContestedGround(Variant[ScorpionBuild]):
    """Two rival intruders: missions drawn with replacement, no shared searches, ropes or passage (SC-81)."""

    id = "contested_ground"
    game = "scorpion"
    title = Message("Contested ground")
    conflicts = frozenset({"lone_wolf"})

    def apply(self, build: ScorpionBuild, options: Any) -> None:
        if build.options.players < 3:
            raise CompileError(
                Message(
                    "contested ground needs two players for the intruders, but the scenario is for two in all"
                ),
                hint=Message("set `players: 3` or `players: 4` in the options"),
                path=("options", "players"),
            )
        build.rival = True
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
        Result("ninja_wins", {"ninja": 1.0, "traitor": -1.0, "guards": -1.0}, texts.NINJA_WINS),
        Result("traitor_wins", {"ninja": -1.0, "traitor": 1.0, "guards": -1.0}, texts.TRAITOR_WINS),
        Result("both_away", {"ninja": 0.5, "traitor": 0.5, "guards": -1.0}, texts.BOTH_AWAY),
        Result("guards_win", {"ninja": -1.0, "traitor": -1.0, "guards": 1.0}, texts.GUARDS_WIN),
    ]


def _but_not_rivals(original: Rule) -> Rule:
    def may_talk(game: Game, seat: int, other: int) -> bool:
        sides = {game.seats[seat].side, game.seats[other].side}
        return sides != set(INTRUDERS) and bool(original(game, seat, other))

    return may_talk


class HandSizesOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How many more cards; fewer, if negative."""

    ninja: Annotated[int, doc("More cards for the ninja; fewer, if negative.", 2, ge=-20, le=20)] = 0
    traitor: Annotated[int, doc("More cards for the traitor; fewer, if negative.", -1, ge=-20, le=20)] = 0


class HandSizes(Variant):
    """The intruders have more or fewer cards (SC-82)."""

    id = "hand_sizes"
    game = "scorpion"
    title = Message("Hand sizes")
    options_type = HandSizesOptions

    def apply(self, build: Build, options: HandSizesOptions) -> None:
        """Change the sizes; new copies (SC-57) keep theirs."""
        now = build.options
        build.options = msgspec.structs.replace(
            now,
            ninja_hand=max(0, now.ninja_hand + options.ninja),
            traitor_hand=max(0, now.traitor_hand + options.traitor),
        )


class AlarmOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How far the alert goes up."""

    by: Annotated[int, doc("How far the alert goes up.", 1, title="The alert rises by", ge=1, le=3)] = 1


def _alarm(by: int) -> Callable[[ScorpionGame, ScorpionState, int], None]:
    def ring(game: ScorpionGame, state: ScorpionState, _where: int) -> None:
        raise_alert(game, state, by)

    return ring


class MissionAlarm(Variant):
    """A mission done raises the alert (SC-82)."""

    id = "mission_alarm"
    game = "scorpion"
    title = Message("Missions raise the alert")
    options_type = AlarmOptions

    def apply(self, build: Build, options: AlarmOptions) -> None:
        build.rules.replace("mission_done", _alarm(options.by))


class PassageAlarm(Variant):
    """Finding an end of the passage raises the alert (SC-82)."""

    id = "passage_alarm"
    game = "scorpion"
    title = Message("The passage raises the alert")
    options_type = AlarmOptions
    conflicts = frozenset({"hidden_passage"})

    def apply(self, build: Build, options: AlarmOptions) -> None:
        build.rules.replace("passage_found", _alarm(options.by))


class GarrisonOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How many guards; what is left out stays as it is."""

    sentries: Annotated[Annotated[int, Meta(ge=0, le=20)] | None, doc("Sentries on watch posts.", 10)] = None
    patrols: Annotated[Annotated[int, Meta(ge=0, le=6)] | None, doc("Patrols of two.", 2)] = None
    sleepers: Annotated[Annotated[int, Meta(ge=0, le=40)] | None, doc("Sleeping guards.", 6)] = None


class Garrison(Variant):
    """More or fewer guards, patrols, sleepers (SC-82)."""

    id = "garrison_size"
    game = "scorpion"
    title = Message("Garrison")
    options_type = GarrisonOptions
    after = frozenset({"lone_wolf"})

    def apply(self, build: Build, options: GarrisonOptions) -> None:
        given = {name: getattr(options, name) for name in ("sentries", "patrols", "sleepers")}
        changes: dict[str, Any] = {name: number for name, number in given.items() if number is not None}
        build.options = msgspec.structs.replace(build.options, **changes)


class NoticedRopes(Variant):
    """Guards notice ropes as they notice the passage: by ending their move at one of its ends (SC-82)."""

    id = "noticed_ropes"
    game = "scorpion"
    title = Message("Ropes are noticed")
    events = {"rope_noticed": VariantEvents.rope_noticed}

    def apply(self, build: Build, options: Any) -> None:
        build.rules.replace("notice_ropes", notice_ropes)


def notice_ropes(game: ScorpionGame, state: ScorpionState, place: int) -> None:
    """SC-82: a guard that ends its move at an end of a rope finds it; the intruders must say where it leads."""
    if not any(place in rope[:2] and not rope[3] for rope in state.ropes):
        return
    noticed = []
    for here, there, who, known in state.ropes:
        found = place in (here, there) and not known
        noticed.append((here, there, who, 1 if found else known))
        if found:
            game.note(state, history.ROPE, here, there)
            game.emit(state, VariantEvents.rope_noticed, here, there)
    state.ropes = tuple(noticed)


class HiddenPassage(Variant):
    """Guards never notice the passage (SC-82)."""

    id = "hidden_passage"
    game = "scorpion"
    title = Message("The passage stays hidden")
    conflicts = frozenset({"passage_alarm"})

    def apply(self, build: Build, options: Any) -> None:
        build.rules.replace("notice_passage", nothing_more)


BALANCE = (HandSizes, MissionAlarm, PassageAlarm, Garrison, NoticedRopes, HiddenPassage)
