"""Switches that balance players of unlike experience (SC-82)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from uguisu.core.build import Build
from uguisu.core.variant import Variant
from uguisu.said import Said
from uguisu_scorpion.belief import facts
from uguisu_scorpion.game import ScorpionGame
from uguisu_scorpion.rules.detection import raise_alert
from uguisu_scorpion.rules.marching import nothing_more
from uguisu_scorpion.state import ScorpionState


class HandSizesOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How many cards more (or fewer)."""

    ninja: Annotated[
        int, Meta(ge=-20, le=20, description="Cards more for the ninja; fewer, if negative.", examples=[2])
    ] = 0
    traitor: Annotated[
        int, Meta(ge=-20, le=20, description="Cards more for the traitor; fewer, if negative.", examples=[-1])
    ] = 0


class HandSizes(Variant):
    """The intruders have more or fewer cards (SC-82)."""

    id = "hand_sizes"
    game = "scorpion"
    title = Said("Hand sizes")
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

    by: Annotated[int, Meta(ge=1, le=3, description="How far the alert goes up.", examples=[1])] = 1


def _alarm(by: int) -> Callable[[ScorpionGame, ScorpionState, int], None]:
    def ring(game: ScorpionGame, state: ScorpionState, _where: int) -> None:
        raise_alert(game, state, by)

    return ring


class MissionAlarm(Variant):
    """A mission done raises the alert (SC-82)."""

    id = "mission_alarm"
    game = "scorpion"
    title = Said("Missions raise the alert")
    options_type = AlarmOptions

    def apply(self, build: Build, options: AlarmOptions) -> None:
        build.rules.replace("mission_done", _alarm(options.by))


class PassageAlarm(Variant):
    """Finding an end of the passage raises the alert (SC-82)."""

    id = "passage_alarm"
    game = "scorpion"
    title = Said("The passage raises the alert")
    options_type = AlarmOptions
    conflicts = frozenset({"hidden_passage"})

    def apply(self, build: Build, options: AlarmOptions) -> None:
        build.rules.replace("passage_found", _alarm(options.by))


class GarrisonOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How many guards; what is left out stays as it is."""

    sentries: Annotated[
        Annotated[int, Meta(ge=0, le=20)] | None, Meta(description="Sentries on watch posts.", examples=[10])
    ] = None
    patrols: Annotated[
        Annotated[int, Meta(ge=0, le=6)] | None, Meta(description="Patrols of two.", examples=[2])
    ] = None
    sleepers: Annotated[
        Annotated[int, Meta(ge=0, le=40)] | None, Meta(description="Sleeping guards.", examples=[6])
    ] = None


class Garrison(Variant):
    """More or fewer guards, patrols, sleepers (SC-82)."""

    id = "garrison_size"
    game = "scorpion"
    title = Said("Garrison")
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
    title = Said("Ropes are noticed")

    def apply(self, build: Build, options: Any) -> None:
        """Look for ropes where guards stop."""
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
            game.note(state, facts.ROPE, here, there)
            if state.log is not None:
                game.tell(
                    state, "rope_noticed", from_place=game.place_id(here), to_place=game.place_id(there)
                )
    state.ropes = tuple(noticed)


class HiddenPassage(Variant):
    """Guards never notice the passage (SC-82)."""

    id = "hidden_passage"
    game = "scorpion"
    title = Said("The passage stays hidden")
    conflicts = frozenset({"passage_alarm"})

    def apply(self, build: Build, options: Any) -> None:
        """Let guards stop on its ends unknowing."""
        build.rules.replace("notice_passage", nothing_more)


BALANCE = (HandSizes, MissionAlarm, PassageAlarm, Garrison, NoticedRopes, HiddenPassage)
