"""What a card of Spies says besides what any card does: its `props:` (SP-03, SP-05, SP-30)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from uguisu.effects import Model

BandName = Literal["calm", "low", "medium", "high", "maximum"]
BANDS: tuple[BandName, ...] = ("calm", "low", "medium", "high", "maximum")
"""SP-10: the bands of the alert, in order."""

Trait = Literal["range", "shots", "speed", "hand", "swim", "carry", "light_feet", "tools", "muffled", "climb"]


class CardProps(Model, kw_only=True, frozen=True):
    """A card's `props:`."""

    bands: Annotated[
        tuple[BandName, ...],
        Meta(
            description=(
                "The bands of the alert that a guard's card is tied to, and may be played in (SP-03). If "
                "left out: any."
            ),
            examples=[["medium", "high"]],
            title="Bands of the alert",
        ),
    ] = ()
    underlined: Annotated[
        bool,
        Meta(
            description=(
                "Whether its name is underlined: the guard may play it more than once a turn, but a spy "
                "may hold only one (SP-03, SP-05)."
            ),
            examples=[True],
            title="Name underlined",
        ),
    ] = False
    shown: Annotated[
        bool,
        Meta(
            description="Whether a spies' card is shown to the guard when it is played, as ammunition is (SP-30).",
            examples=[True],
            title="Shown to the guard",
        ),
    ] = False
    ammunition: Annotated[
        bool,
        Meta(
            description="Whether playing it is a shot: one a turn (SP-30).", examples=[True], title="A shot"
        ),
    ] = False
    starter: Annotated[
        int,
        Meta(
            ge=0,
            le=12,
            description="How many each spy, or the guard, has in the starting hand.",
            examples=[1],
            title="In the starting hand",
        ),
    ] = 0
    issued: Annotated[
        int,
        Meta(
            ge=0,
            le=12,
            description="How many each spy has besides the equipment that it picks (SP-05).",
            examples=[1],
            title="Besides the equipment",
        ),
    ] = 0
    traits: Annotated[
        dict[Trait, int],
        Meta(
            description=(
                "Of a role or modification: what it adds to `range`, `shots` a turn, `speed` when "
                "walking or running, and `hand`. With a 1, `swim`: water costs no more than land; "
                "`carry`: a load does not slow the spy; `light_feet`: floors do not creak; `tools`: a "
                "breach takes only one step; `muffled`: panes that are shot make no noise; `climb`: "
                "black squares are not obstacles."
            ),
            examples=[{"range": 2}],
            title="What it adds",
        ),
    ] = {}
