"""The rules of Spies' cards: when they are played, what on, who sees them (SP-03, SP-05, SP-30)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta

from uguisu.content.models import Card, CardMode
from uguisu.content.models.fields import Model
from uguisu.core.cards import CardRules, Mode, Play, Target, Window
from uguisu.core.cards.playing import (
    NO_EFFECT,
    ChooseTarget,
    PlayCards,
    carry_out,
    targets,
    tell_pass,
)
from uguisu.core.cards.rules import NO_TARGET, Screen
from uguisu.core.phase import Move
from uguisu.core.state import OFF, Frame
from uguisu.core.text import Text
from uguisu.said import Said
from uguisu_spies.rules.alert import band
from uguisu_spies.rules.shooting import (
    KILL,
    in_range,
    lights_in_range,
    panes_in_range,
    squares_in_range,
    still_up,
)
from uguisu_spies.state import ALERT, DEAD, IN, NOBODY, SpiesState

if TYPE_CHECKING:
    from uguisu_spies.game import SpiesGame

BandName = Literal["calm", "low", "medium", "high", "maximum"]
BANDS: tuple[BandName, ...] = ("calm", "low", "medium", "high", "maximum")
"""SP-10: the bands of the alert, in order."""


Trait = Literal["range", "shots", "speed", "hand", "swim", "carry", "light_feet", "tools", "muffled"]


class CardProps(Model, kw_only=True, frozen=True):
    """A card's `props:`."""

    bands: Annotated[
        tuple[BandName, ...],
        Meta(
            description="The bands of the alert that a guard's card is tied to (SP-03): and played in. Left out: any.",
            examples=[["medium", "high"]],
        ),
    ] = ()
    underlined: Annotated[
        bool,
        Meta(
            description="Whether its name is underlined: played even twice by the guard, held once by a spy (SP-03, SP-05).",
            examples=[True],
        ),
    ] = False
    shown: Annotated[
        bool,
        Meta(
            description="Whether a spies' card is shown to the guard when it is played, as ammunition is (SP-30).",
            examples=[True],
        ),
    ] = False
    ammunition: Annotated[
        bool, Meta(description="Whether playing it is a shot: one a turn (SP-30).", examples=[True])
    ] = False
    starter: Annotated[
        int,
        Meta(
            ge=0,
            le=12,
            description="How many each spy, or the guard, has in the starting hand.",
            examples=[1],
        ),
    ] = 0
    issued: Annotated[
        int,
        Meta(
            ge=0,
            le=12,
            description="How many each spy has besides the equipment that it picks (SP-05).",
            examples=[1],
        ),
    ] = 0
    traits: Annotated[
        dict[Trait, int],
        Meta(
            description=(
                "Of a role or modification: what it adds to `range`, `shots` a turn, `speed` when walking or running, and "
                "`hand`. With a 1, `swim`: water takes no more than land; `carry`: a load does not slow; `light_feet`: "
                "floors do not creak; `tools`: a breach takes one step only; `muffled`: panes that are shot make no noise."
            ),
            examples=[{"range": 2}],
        ),
    ] = {}


def _units(game: SpiesGame, state: SpiesState, _seat: int, _actor: int) -> Sequence[int]:
    """SP-20: no card is played on civilians."""
    return [unit for unit in game.units if state.shown[unit] != OFF and game.kinds_of[unit] != "yellow"]


def _mover(game: SpiesGame, state: SpiesState, _seat: int, _actor: int) -> Sequence[int]:
    mover = state.mover
    return [mover] if mover in game.units and game.kinds_of[mover] != "yellow" else []


def _devices(game: SpiesGame, state: SpiesState, _seat: int, _actor: int) -> Sequence[int]:
    return [piece for piece in (*game.cameras, *game.perimeter) if state.shown[piece] != OFF]


def _items(game: SpiesGame, state: SpiesState, _seat: int, _actor: int) -> Sequence[int]:
    return [item for item in game.items if state.shown[item] != OFF]


def _activated(game: SpiesGame, state: SpiesState, seat: int, actor: int) -> Sequence[int]:
    return [unit for unit in _units(game, state, seat, actor) if state.activated >> unit & 1]


def _posts(game: SpiesGame, state: SpiesState, _seat: int, _actor: int) -> Sequence[int]:
    """SP-41: where the day shift comes, if anybody has been lost; without crosses on the map, at its edge."""
    if not game.lost_units(state):
        return []
    taken = set(state.shown)
    return [place for place in game.crosses if place not in taken]


def _dead_lights(game: SpiesGame, state: SpiesState, _seat: int, _actor: int) -> Sequence[int]:
    return [
        game.ground.light_at[light] for light in game.dead_lights(state) if game.ground.light_at[light] >= 0
    ]


def _whole(game: SpiesGame, state: SpiesState, _seat: int, _actor: int) -> Sequence[int]:
    """SP-44: doors and windows that the guard takes to be whole, and that have no alarm."""
    known = {*state.alarms, *(breach[0] for breach in state.breaches if breach[3])}
    kinds = ("door", "glass")
    return [
        number
        for number, border in enumerate(game.ground.borders)
        if border.kind in kinds and number not in known
    ]


def _found_breaches(_game: SpiesGame, state: SpiesState, _seat: int, _actor: int) -> Sequence[int]:
    return [breach[0] for breach in state.breaches if breach[3]]


def _breach_beside(game: SpiesGame, state: SpiesState, _seat: int, actor: int) -> Sequence[int]:
    if actor < 0 or state.at[actor] == OFF:
        return []
    near = game.borders_at[state.at[actor]]
    return [breach[0] for breach in state.breaches if breach[2] and not breach[3] and breach[0] in near]


def _loose_dogs(game: SpiesGame, state: SpiesState, _seat: int, _actor: int) -> Sequence[int]:
    return [dog for dog in game.dogs if state.loose >> dog & 1 and state.at[dog] != OFF]


def _squares(game: SpiesGame, _state: SpiesState, _seat: int, _actor: int) -> Sequence[int]:
    return game.walkable


def _shot(game: SpiesGame, state: SpiesState, _seat: int, actor: int) -> Sequence[int]:
    return in_range(game, state, actor) if actor >= 0 else []


def _lamps(game: SpiesGame, state: SpiesState, _seat: int, actor: int) -> Sequence[int]:
    return lights_in_range(game, state, actor) if actor >= 0 else []


def _thrown(game: SpiesGame, state: SpiesState, _seat: int, actor: int) -> Sequence[int]:
    return squares_in_range(game, state, actor) if actor >= 0 else []


def _beside(game: SpiesGame, state: SpiesState, _seat: int, actor: int) -> Sequence[int]:
    return game.ground.noise_near[state.at[actor]] if actor >= 0 and state.at[actor] != OFF else []


def _unit_beside(game: SpiesGame, state: SpiesState, seat: int, actor: int) -> Sequence[int]:
    """SP-20, SP-H10: units next to a spy, no civilians."""
    near = _beside(game, state, seat, actor)
    return [
        unit
        for unit in game.units
        if still_up(state, unit) and state.at[unit] in near and game.kinds_of[unit] != "yellow"
    ]


def _unit_down_beside(game: SpiesGame, state: SpiesState, seat: int, actor: int) -> Sequence[int]:
    """SP-60: units that are down, where the guard's board has them yet, next to the spy."""
    near = _beside(game, state, seat, actor)
    taken = set(state.disguise)
    return [
        unit
        for unit in game.units
        if state.status[unit] >= DEAD
        and state.shown[unit] != OFF
        and state.shown[unit] in near
        and unit not in taken
    ]


def _fellow_beside(game: SpiesGame, state: SpiesState, seat: int, actor: int) -> Sequence[int]:
    near = _beside(game, state, seat, actor)
    return [spy for spy in game.spies if spy != actor and state.spies[spy] == IN and state.at[spy] in near]


def _panes(game: SpiesGame, state: SpiesState, _seat: int, actor: int) -> Sequence[int]:
    """SP-32: whole panes in range and line of a shot, and doors right before the spy."""
    if actor < 0 or state.at[actor] == OFF:
        return []
    here = state.at[actor]
    found = set(panes_in_range(game, state, actor))
    opened = {breach[0] for breach in state.breaches}
    doors = (border for border in game.borders_at[here] if game.ground.borders[border].kind == "door")
    found.update(border for border in doors if border not in opened)
    return sorted(found)


def _border_beside(about: str, *kinds: str) -> Target:
    def find(game: SpiesGame, state: SpiesState, _seat: int, actor: int) -> Sequence[int]:
        """SP-46: what can be cut or opened next to a spy and is no breach yet."""
        if actor < 0 or state.at[actor] == OFF or (state.mover == actor and state.points < 1):
            return []  # it takes the rest of the move, at least one square (SP-H17)
        opened = {breach[0] for breach in state.breaches}
        return [
            border
            for border in game.borders_at[state.at[actor]]
            if game.ground.borders[border].kind in kinds and border not in opened
        ]

    return Target(about, "border", find, ("spies",))


class SpiesCards(CardRules):
    """What Spies says of its cards. The figures that play them are the spies; the guard plays as nobody."""

    types = {
        "equipment": Said("What a spy carries and uses up."),
        "ammunition": Said("What a spy shoots with."),
        "role": Said("Who a spy is."),
        "modification": Said("What has been done to a spy's weapon."),
        "guard": Said("What the guard can do."),
        "stolen": Said("What is stolen from units."),
    }
    windows = {
        "turn": Window(
            Said("The guard's turn, after the fall of the alert, before his other steps."),
            ("guard",),
            usual=True,
        ),
        "units": Window(Said("The guard is about to activate a unit."), ("guard",)),
        "walk": Window(Said("A unit is on the move, and has not looked yet."), ("guard",)),
        "cameras": Window(Said("The guard's cameras are about to look."), ("guard",)),
        "move": Window(Said("A spy's own turn, between its steps."), ("spies",), usual=True),
    }
    targets = {
        "none": NO_TARGET,
        "unit": Target(
            Said("A unit on the guard's board, no civilian."), "piece", _units, ("guard",), which="unit"
        ),
        "mover": Target(Said("The unit that is on the move."), "piece", _mover, ("guard",), which="unit"),
        "activated": Target(
            Said("A unit that has been activated this turn, no civilian."),
            "piece",
            _activated,
            ("guard",),
            which="unit",
        ),
        "post": Target(
            Said("A free square where the day shift comes, if a unit is lost."), "place", _posts, ("guard",)
        ),
        "dead_light": Target(
            Said("A lamp or candle that is out on the guard's board, by its square."),
            "place",
            _dead_lights,
            ("guard",),
        ),
        "whole": Target(
            Said("A door or window without an alarm, whole as far as the guard knows."),
            "border",
            _whole,
            ("guard",),
        ),
        "found_breach": Target(Said("A breach on the guard's board."), "border", _found_breaches, ("guard",)),
        "breach_beside": Target(
            Said("A breach next to the spy that lies face up and has not been found."),
            "border",
            _breach_beside,
            ("spies",),
        ),
        "loose_dog": Target(Said("A dog that runs loose."), "piece", _loose_dogs, ("spies",), which="dog"),
        "camera": Target(Said("A camera."), "piece", _devices, ("guard",), which="device"),
        "item": Target(Said("An item on the guard's board."), "piece", _items, ("guard",), which="item"),
        "square": Target(Said("A square that is no obstacle."), "place", _squares, ("guard", "spies")),
        "shot": Target(
            Said("A unit, dog or device in range and line of a shot."), "piece", _shot, ("spies",)
        ),
        "shot_light": Target(
            Said("A lamp or generator in range and line of a shot, by its square."),
            "place",
            _lamps,
            ("spies",),
        ),
        "shot_pane": Target(
            Said("A window in range and line of a shot, or a door right before the spy."),
            "border",
            _panes,
            ("spies",),
        ),
        "thrown": Target(Said("A square in range and line of the spy."), "place", _thrown, ("spies",)),
        "beside": Target(Said("The spy's square, and those next to it."), "place", _beside, ("spies",)),
        "unit_beside": Target(
            Said("A unit next to the spy, no civilian."), "piece", _unit_beside, ("spies",), which="unit"
        ),
        "down_beside": Target(
            Said("A unit that is down, whose figure on the guard's board is next to the spy."),
            "piece",
            _unit_down_beside,
            ("spies",),
            which="unit",
        ),
        "fellow": Target(
            Said("Another spy next to this one."), "piece", _fellow_beside, ("spies",), which="spy"
        ),
        "wire": _border_beside(Said("A wire fence next to the spy."), "wire"),
        "lock": _border_beside(Said("A door next to the spy."), "door"),
        "electronic_lock": _border_beside(Said("An electronic lock next to the spy."), "electronic"),
        "glass": _border_beside(Said("A window next to the spy."), "glass"),
        "shut": _border_beside(Said("A door or a window next to the spy."), "door", "glass"),
    }
    decks = {
        "guard": "guard",
        "equipment": "spies",
        "roles": "spies",
        "modifications": "spies",
        "stolen": "spies",
    }
    game: SpiesGame

    def __init__(self, game: SpiesGame) -> None:
        super().__init__(game)
        self.actors = (*game.spies, -1)

    def actor(self, card: Card) -> str:
        """A spy, or nobody for the guard's cards."""
        return "nobody" if card.in_deck("guard") else "spy"

    def screen(self, mode: CardMode) -> Screen | None:
        """SP-34: where the mission forbids to kill, what would kill is not aimed at units."""
        if self.game.mission.lethal or not any(getattr(deed, "effect", "") == KILL for deed in mode.do):
            return None
        units = self.game.units

        def spare(_state: SpiesState, _mode: Mode, found: Sequence[int]) -> Sequence[int]:
            return [target for target in found if target not in units]

        return spare if mode.target in ("shot", "unit_beside") else None

    def hand(self, seat: int, actor: int) -> int:
        """The guard's hand lies open; a spy's is its own."""
        return self.game.hands[actor if actor >= 0 else len(self.game.spies)]

    def lies(self, state: SpiesState, play: Play, mode: Mode | None, target: int) -> int:
        """A card that is shown lies open afterwards, others as they were held."""
        actor = play[1]
        if actor < 0 or self.kinds[play[2]].props.shown:
            return self.game.discard
        return self.game.spent[actor]

    def played(self, state: SpiesState, play: Play, mode: Mode | None, target: int) -> None:
        """Tell it to those who see it; note it for the limits of the turn."""
        game, (seat, actor, kind, _) = self.game, play
        state.cards = (*state.cards, kind)
        props = self.kinds[kind].props
        if props.ammunition:
            state.shots[actor] += 1
        open_card = actor < 0 or props.shown
        if open_card:
            state.clock += 1
            if actor >= 0:
                game.belief.noticed(state)
        if state.log is not None:
            audience = -1 if open_card else game.spies_audience
            game.tell(state, "played", audience, seat=game.seats[seat].id, card=game.card_ids[kind])

    def may_play(self, state: SpiesState, kind: int, actor: int) -> bool:
        """Whether the limits of the turn let a card be played (SP-03, SP-30)."""
        props = self.kinds[kind].props
        if kind in state.cards and not props.underlined:
            return False
        if actor >= 0:
            return not props.ammunition or state.shots[actor] < self.game.traits(state, actor, "shots", 1)
        if not props.bands:
            return True
        now = band(state.tracks[ALERT])
        tied = sum(bool(self.kinds[other].props.bands) for other in state.cards)
        return BANDS[now] in props.bands and tied < now

    def choices(self, state: SpiesState, seat: int, actor: int, window: str) -> list[int]:
        """Return the kinds of cards in a hand that can be played now, in a window."""
        hand = state.areas[self.hand(seat, actor)]
        if not hand:
            return []
        found: dict[str, bool] = {}
        return [
            kind
            for kind in sorted(set(hand))
            if window in self.kinds[kind].windows
            and self.may_play(state, kind, actor)
            and self._can_aim(state, kind, seat, actor, found)
        ]

    def _can_aim(self, state: SpiesState, kind: int, seat: int, actor: int, found: dict[str, bool]) -> bool:
        """Whether there is something to play a card on; `found` keeps what has been asked for another card already."""
        for mode in self.kinds[kind].modes:
            if mode.holds is not None or mode.screen is not None:
                if targets(self, state, mode, seat, actor, one=True):
                    return True
                continue
            name = mode.target
            if name not in found:
                found[name] = bool(mode.aim.find(self.game, state, seat, actor))
            if found[name]:
                return True
        return False

    def describe(self, state: SpiesState, mode: Mode, target: int) -> Move:
        """Tell a target; a border by its two squares."""
        if mode.aim.kind != "border":
            return super().describe(state, mode, target)
        ids = self.game.topology.ids
        a, b, _ = self.game.ground.borders[target]
        told = Text("move.target_border", {"place": ids[a], "place2": ids[b]})
        return Move(f"{ids[a]}-{ids[b]}", told, places=(a, b))


class GuardCards(PlayCards[SpiesState]):
    """The guard may play cards before his steps, one after the other (SP-03).

    Actions: 0 passes; 1 + kind of card plays it.
    """

    name = "guard_cards"
    window = "turn"
    game: SpiesGame

    def legal(self, state: SpiesState) -> list[int]:
        """Pass, or a card that his limits allow."""
        rules: SpiesCards = self.game.card_rules
        return [0, *(1 + kind for kind in rules.choices(state, state.stack[-1][1], NOBODY, self.window))]


class CameraCards(GuardCards):
    """The guard may play cards before the cameras look, one after the other (SP-03).

    Actions: 0 passes; 1 + kind of card plays it.
    """

    name = "camera_cards"
    window = "cameras"


class SpiesTarget(ChooseTarget[SpiesState]):
    """Says what a card is played on. Where a guess at what is hidden leaves nothing, it is played without effect.

    Actions: 1 + target plays the card the first way that is printed on it; each further way adds `MODE`; `NO_EFFECT`
    plays it without effect.
    """

    def legal(self, state: SpiesState) -> list[int]:
        """What it may be played on."""
        return super().legal(state) or [NO_EFFECT]

    def take(self, state: SpiesState, frame: Frame, action: int) -> None:
        """Play it."""
        if action == NO_EFFECT:
            carry_out(self.rules, state, frame[1:], None, 0)
        else:
            super().take(state, frame, action)

    def describe(self, state: SpiesState, action: int) -> Move:
        """Tell a target."""
        return tell_pass() if action == NO_EFFECT else super().describe(state, action)

    def lapsed(self, state: SpiesState, frame: Frame) -> bool:
        """The spy who plays it is caught."""
        return frame[2] >= 0 and state.spies[frame[2]] > IN
