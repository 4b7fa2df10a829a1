"""The rules of Spies' cards: when they are played, what on, who sees them (SP-03, SP-05, SP-30)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING

from uguisu import Frame, Message, Move, Text
from uguisu.cards import (
    NO_EFFECT,
    Card,
    CardKind,
    CardLook,
    CardMode,
    CardRules,
    ChooseTarget,
    Mode,
    Play,
    PlayCards,
    Reach,
    Screen,
    Window,
    carry_out,
    playable,
    tell_pass,
)
from uguisu.events import EVERYBODY, EngineEvents
from uguisu_spies.cards.recipes import RECIPES
from uguisu_spies.cards.targets import DOWN_BESIDE, TARGETS, not_ruled_out, there_is
from uguisu_spies.content.cards import BANDS
from uguisu_spies.rules.alert import band
from uguisu_spies.rules.shooting import KILL
from uguisu_spies.state import ALERT, IN, NOBODY, SpiesState

if TYPE_CHECKING:
    from uguisu_spies.game import SpiesGame

KEPT = 1 << 14
"""How many hands are kept with the cards that may be played from them."""


class SpiesCards(CardRules):
    """What Spies says of its cards. The figures that play them are the spies; the guard plays as nobody."""

    types = {
        "equipment": Message("What a spy carries and uses up."),
        "ammunition": Message("What a spy shoots with."),
        "role": Message("Who a spy is."),
        "modification": Message("What has been done to a spy's weapon."),
        "guard": Message("What the guard can do."),
        "stolen": Message("What is stolen from units."),
    }
    windows = {
        "turn": Window(
            Message(
                "The guard's turn, after the fall of the alert, before his other steps, and after a find."
            ),
            ("guard",),
            usual=True,
        ),
        "units": Window(Message("The guard is about to activate a unit."), ("guard",), usual=True),
        "walk": Window(Message("A unit is moving, and has not looked yet."), ("guard",), usual=True),
        "cameras": Window(Message("The guard's cameras are about to look."), ("guard",), usual=True),
        "move": Window(Message("A spy's own turn, between its steps."), ("spies",), usual=True),
        "found": Window(
            Message(
                "A look has found a spy: it may slip away before it is caught. The unit that looks is `target`."
            ),
            ("spies",),
            brings="unit",
        ),
    }
    targets = TARGETS
    decks = {
        "guard": "guard",
        "equipment": "spies",
        "roles": "spies",
        "modifications": "spies",
        "stolen": "spies",
    }
    looks = {
        "guard": CardLook("#2c5a49", "police-badge"),
        "equipment": CardLook("#7a3c14", "incognito"),
        "ammunition": CardLook("#7a1f3d", "crosshairs-gps"),
        "role": CardLook("#4a3f7a", "account-tie"),
        "roles": CardLook("#4a3f7a", "account-tie"),
        "modification": CardLook("#2f4f6f", "cctv"),
        "modifications": CardLook("#2f4f6f", "cctv"),
        "stolen": CardLook("#5d4a12", "hand-coin"),
        "spies": CardLook("#7a3c14", "incognito"),
    }
    recipes = RECIPES
    wanted = (
        Message("A mission needs cards: what have the guard and the spies at hand?"),
        Message("The guard plays from a hand of cards, the spies use what they carry."),
    )
    pictured = {
        "more_steps": "run-fast",
        "look": "eye",
        "hit": "crosshairs-gps",
        "shoot_light": "lightbulb-off",
        "breach": "lock-open-variant",
        "smash": "axe",
        "noise": "volume-high",
        "shatter": "window-open-variant",
        "dress_as": "police-badge",
        "steal": "hand-coin",
        "lie_down": "grave-stone",
        "hush": "leaf",
        "climb": "ladder",
        "send_home": "door-open",
        "fall_asleep": "sleep",
        "buy_off": "hand-coin",
        "cover": "shield",
        "light": "lightbulb-on",
        "darken": "lightbulb-off",
        "relight": "lightbulb-on",
        "wake": "bell-ring",
        "open": "door-open",
        "become": "account-tie",
        "turn": "rotate-right",
        "carry": "account-group",
        "put_down": "account-group",
        "switch_off": "power-plug-off",
        "switch_on": "flash",
        "bug": "motion-sensor",
        "more_units": "account-group",
        "ready": "run-fast",
        "sharpen": "binoculars",
        "hail": "message-text-outline",
        "listen_at": "ear-hearing",
        "put_unit": "map-marker",
        "relieve": "police-badge",
        "set_alarm": "alarm-bell",
        "mend": "key-variant",
        "raise": "alarm-bell",
    }
    reaches = (Reach("look", "reach", "squares"), Reach("more_steps", "by", "squares"))
    game: SpiesGame

    def __init__(self, game: SpiesGame) -> None:
        super().__init__(game)
        self.actors = (*game.spies, -1)
        self._allowed: dict[tuple[str, int, tuple[int, ...], tuple[int, ...]], Sequence[CardKind]] = {}
        self._hands = game.hands
        self._not_ruled_out = not_ruled_out(game)
        self._none_fresh = tuple(likely & ~DOWN_BESIDE for likely in self._not_ruled_out)

    def actor(self, card: Card) -> str:
        """A spy, or nobody for the guard's cards."""
        return "nobody" if card.in_deck("guard") else "spy"

    def screen(self, mode: CardMode) -> Screen | None:
        """SP-34: where the mission forbids to kill, what would kill is not aimed at units."""
        if self.game.mission.lethal or not any(
            getattr(operation, "effect", "") == KILL for operation in mode.do
        ):
            return None
        return sparing(self.game.units) if mode.target in ("shot", "unit_beside") else None

    def hand(self, seat: int, actor: int) -> int:
        """The guard's hand lies open; a spy's is its own."""
        return self.game.hands[actor]  # the last is his

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
        audience = EVERYBODY if open_card else game.spies_audience
        game.emit(state, EngineEvents.played, seat, kind, audience=audience)

    def choices(self, state: SpiesState, seat: int, actor: int, window: str) -> list[int]:
        """Return the kinds of cards in a hand that can be played now, in a window."""
        cards = [
            card for card in self.allowed(state, actor, window) if self._has_shot_for(state, actor, card)
        ]
        if not cards:
            return []
        wanted = 0
        for card in cards:
            wanted |= card.hint
        found = there_is(self.game, state, seat, actor, wanted)
        return [card.number for card in cards if self._aimed(state, card, seat, actor, found)]

    def allowed(self, state: SpiesState, actor: int, window: str) -> Sequence[CardKind]:
        """Return the kinds of cards in a hand, each once, by their numbers, that a window, what was played this turn, the
        band of the alert and the spy's square do not rule out. That is kept: the same hands come again and again.
        """
        hand = state.areas[self._hands[actor]]
        bounds = state.tracks[ALERT] if actor < 0 else self.likely(state, actor)
        key = (window, bounds, state.cards, tuple(hand))
        known = self._allowed.get(key)
        if known is None:
            if len(self._allowed) >= KEPT:
                self._allowed.clear()
            known = self._allowed[key] = [
                card
                for card in map(self.kinds.__getitem__, sorted(set(hand)))
                if window in card.windows
                and (actor < 0 or card.hint & bounds)
                and self._within_limits(state, card.number, actor)
            ]
        return known

    def likely(self, state: SpiesState, spy: int) -> int:
        """Return the hints of what a spy's square does not rule out as a target."""
        return (self._not_ruled_out if state.fresh else self._none_fresh)[state.at[spy]]

    def plays(self, state: SpiesState, seat: int, actor: int, card: CardKind) -> bool:
        """Whether a card that is `allowed` can be played now: whether it has something to be played on, and a shot is left."""
        found = there_is(self.game, state, seat, actor, card.hint)
        return self._aimed(state, card, seat, actor, found) and self._has_shot_for(state, actor, card)

    def hints(self, window: str) -> tuple[int, ...]:
        """Return for each kind of card the hints of what it is played on; 0 for one that is not played in a window."""
        return tuple(card.hint if window in card.windows else 0 for card in self.kinds)

    def drawn(self, state: SpiesState, seat: int, actor: int, hand: list[int], place: int) -> bool:
        """Whether a card can be played that has been drawn from a hand, in a window that it has: each kind counts only once."""
        kind = hand[place]
        if hand.index(kind) < place or not self._within_limits(state, kind, actor):
            return False
        return self.plays(state, seat, actor, self.kinds[kind])

    def _aimed(self, state: SpiesState, card: CardKind, seat: int, actor: int, found: int) -> bool:
        return bool(
            card.sure & found or (card.hint & found and playable(self, state, card, seat, actor, found=found))
        )

    def _has_shot_for(self, state: SpiesState, actor: int, card: CardKind) -> bool:
        return actor < 0 or not card.props.ammunition or self.may_shoot(state, actor)

    def may_shoot(self, state: SpiesState, spy: int) -> bool:
        """SP-30: whether a spy has a shot left this turn."""
        return state.shots[spy] < self.game.traits(state, spy, "shots", 1)

    def may_play(self, state: SpiesState, kind: int, actor: int) -> bool:
        """Whether the limits of the turn let a card be played: shots, the band of the alert, what was played (SP-03, SP-30)."""
        return self._within_limits(state, kind, actor) and self._has_shot_for(state, actor, self.kinds[kind])

    def _within_limits(self, state: SpiesState, kind: int, actor: int) -> bool:
        props = self.kinds[kind].props
        if kind in state.cards and not props.underlined:
            return False
        if actor >= 0 or not props.bands:
            return True
        now = band(state.tracks[ALERT])
        tied = sum(bool(self.kinds[other].props.bands) for other in state.cards)
        return BANDS[now] in props.bands and tied < (now or self.game.options.cards_at_calm)

    def describe(self, state: SpiesState, mode: Mode, target: int) -> Move:
        """Tell a target; a border by its two squares."""
        if mode.aim.kind != "border":
            return super().describe(state, mode, target)
        ids = self.game.topology.ids
        a, b, _ = self.game.ground.borders[target]
        told = Text("move.target_border", {"place": ids[a], "place2": ids[b]})
        return Move(f"{ids[a]}-{ids[b]}", told, places=(a, b))


def sparing(units: Collection[int]) -> Screen:
    """Return what leaves units out of what a card is aimed at."""

    def spare(_state: SpiesState, _mode: Mode, found: Sequence[int]) -> Sequence[int]:
        return [target for target in found if target not in units]

    return spare


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

    def draw(self, state: SpiesState, random: Callable[[], float]) -> int:
        """Draw among a pass and all cards, until one can be played."""
        rules: SpiesCards = self.game.card_rules
        seat = state.stack[-1][1]
        cards = rules.allowed(state, NOBODY, self.window)
        while drawn := int(random() * (1 + len(cards))):
            card = cards[drawn - 1]
            if rules.plays(state, seat, NOBODY, card):
                return 1 + card.number
        return 0


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

    def draw(self, state: SpiesState, random: Callable[[], float]) -> int:
        """Draw one of them."""
        return super().draw(state, random)

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
