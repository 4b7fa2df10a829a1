"""Virtual opponents as data: the sheet that heads a deck, and whom a scenario puts on the field (SJ-83, SJ-86, SJ-89)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from uguisu import LocalText
from uguisu.board import Id, PlaceId
from uguisu.effects import Model
from uguisu.rulings import DeckRef

Behaviour = Literal["left", "middle", "right"]
BEHAVIOURS = ("left", "middle", "right")
"""SJ-80. A behaviour's number less one is how many times 60 degrees it lies from where the player looks."""
Stance = Literal["attacking", "defending"]
Count = Annotated[int, Meta(ge=1, le=40)]


class Virtual(Model, frozen=True):
    """A kind of virtual opponent: how near it likes to be, and how its deck is put together."""

    range: Annotated[
        int,
        Meta(ge=1, le=12, description="The preferred range, in hexes (SJ-83).", examples=[1], title="Range"),
    ]
    ranged: Annotated[
        bool,
        Meta(
            description="Whether it fights from a distance: the range is then the least it likes.",
            examples=[True],
            title="Shoots",
        ),
    ] = False
    cover: Annotated[
        bool, Meta(description="Whether it begins in cover (SJ-92).", examples=[True], title="In cover")
    ] = False
    roams: Annotated[
        bool,
        Meta(
            description="Whether the steps of one of its moves may go in different directions (SJ-92).",
            examples=[True],
            title="Roams",
        ),
    ] = False
    partner: Annotated[
        Id | None,
        Meta(
            description="The deck of the opponent beside which it always fights (SJ-92).",
            examples=["hachiko"],
            title="Partner",
        ),
    ] = None
    contracts: Annotated[
        dict[Id, LocalText],
        Meta(
            description=(
                "Contracts that its cards fulfil, and their titles; when all are fulfilled, the opponents "
                "have won (SJ-92)."
            ),
            examples=[{"first_blood": "First blood", "counterattack": "Counterattack"}],
            title="Contracts",
        ),
    ] = {}
    poisons: Annotated[
        tuple[Id, ...],
        Meta(
            description="The poison deck, a copy of each card; one is drawn at random (SJ-82).",
            examples=[["virulent_poison"]],
            title="Poisons",
        ),
    ] = ()
    cards: Annotated[
        dict[Id, Count],
        Meta(
            description=(
                "Which decks its own is made from, and how many cards of each, besides those that only it "
                "has (SJ-86)."
            ),
            examples=[{"ashigaru_meditations": 1, "melee_attacks": 2, "virtual_defences": 1}],
        ),
    ] = {}
    more: Annotated[
        tuple[Id, ...],
        Meta(
            description="Decks from which a few more cards are taken at random (SJ-86).",
            examples=[["melee_attacks", "virtual_defences"]],
            title="More cards",
        ),
    ] = ()
    more_count: Annotated[
        int, Meta(ge=1, le=9, description="How many more.", examples=[2], title="How many more")
    ] = 1
    spare: Annotated[
        Id | None,
        Meta(
            description="The deck to take a card from when all others are empty.",
            examples=["melee_attacks"],
            title="Spare cards",
        ),
    ] = None
    nightmares: Annotated[
        Id | None,
        Meta(
            description="The deck of nightmares, for opponents that have none of their own (SJ-87).",
            examples=["nightmares"],
            title="Nightmares",
        ),
    ] = None


class Opponent(Model, frozen=True):
    """A virtual opponent on the field. What is left out is chosen at random, as the rules say (SJ-90)."""

    character: Annotated[
        DeckRef,
        Meta(
            description="The deck with the opponent's sheet.", examples=["katana_ashigaru"], title="Character"
        ),
    ]
    wounds: Annotated[
        Annotated[int, Meta(ge=1, le=30)] | None,
        Meta(
            description=(
                "The limits of wounds and of stuns. If left out: 7 for one opponent, 3 for two, 2 for "
                "three, else 1 (SJ-81)."
            ),
            examples=[7],
        ),
    ] = None
    behaviour: Annotated[
        Behaviour | None,
        Meta(
            description="On which side of its target it likes to stand (SJ-80).",
            examples=["left"],
            title="Where it likes to stand",
        ),
    ] = None
    stance: Annotated[
        Stance | None,
        Meta(
            description="Whether it attacks at any cost, or is careful (SJ-80).",
            examples=["attacking"],
            title="Stance",
        ),
    ] = None
    start: Annotated[
        PlaceId | None,
        Meta(description="The hex it starts on. If left out: a free start hex at random.", examples=["d1"]),
    ] = None
    nightmare: Annotated[
        bool,
        Meta(
            description="Whether one card is exchanged for a nightmare (SJ-87).",
            examples=[True],
            title="Nightmare",
        ),
    ] = False


class Ward(Model, frozen=True):
    """A figure that does nothing, and that the players must protect: the fallen lord (SJ-89)."""

    start: Annotated[PlaceId, Meta(description="Where it lies.", examples=["d5"])]
    title: Annotated[LocalText, Meta(description="What it is called.", examples=["The fallen lord"])] = ""
    focus: Annotated[
        int,
        Meta(
            ge=0,
            le=3,
            description="The focus that a fighter gains by beginning a turn next to it.",
            examples=[1],
            title="Focus beside it",
        ),
    ] = 1


class Entrance(Model, frozen=True):
    """A hex where opponents of a wave enter."""

    hex: Annotated[PlaceId, Meta(description="The hex.", examples=["a4"], title="Hex")]
    behaviour: Annotated[
        Behaviour,
        Meta(
            description="The behaviour of opponents that enter here.",
            examples=["left"],
            title="Where it likes to stand",
        ),
    ]


class Horde(Model, frozen=True):
    """Opponents that come in waves (SJ-89)."""

    waves: Annotated[
        tuple[tuple[str, ...], ...],
        Meta(
            min_length=1,
            max_length=20,
            description="The opponents of each wave, by their colours.",
            examples=[[["blue"], ["blue", "green"]]],
            title="Waves",
        ),
    ]
    entrances: Annotated[
        tuple[Entrance, ...],
        Meta(
            min_length=1,
            description="Where they enter: each at an entrance of its own, drawn at random.",
            examples=[[{"hex": "a4", "behaviour": "left"}, {"hex": "g1", "behaviour": "right"}]],
            title="Entrances",
        ),
    ]
    levels: Annotated[
        int,
        Meta(
            ge=1,
            le=20,
            description="How many levels, each of all the waves, the players must survive to win.",
            examples=[3],
            title="Levels to survive",
        ),
    ] = 3
