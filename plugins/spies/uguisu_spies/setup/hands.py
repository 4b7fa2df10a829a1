"""Cards at the start: the guard's open hand, and what each spy takes along, hidden from him (SP-03, SP-05)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from uguisu import Frame, cards, shuffle
from uguisu.phases import again
from uguisu_spies.events import SpiesEvents
from uguisu_spies.state import SpiesState

if TYPE_CHECKING:
    from uguisu_spies.game import SpiesGame

EQUIPMENT = (13, 12, 11)
"""SP-05: how many cards one, two, three spies have each, a bullet among them."""


def deal_cards(game: SpiesGame, state: SpiesState, _frame: Frame) -> None:
    """SP-03, SP-05: fill the boxes, and deal what is not picked: by the mission, or by the cards' `starter` numbers."""
    state.areas[: game.own_areas] = [area[:] for area in game.dealt[: game.own_areas]]
    shuffle(state, state.areas[game.stolen])
    for deck, areas in (("roles", game.roles), ("modifications", game.weapons)):
        if game.options.hands == "starter":
            shuffle(state, state.areas[game.boxes[deck]])
            for area in areas:
                if state.areas[game.boxes[deck]]:
                    state.areas[area].append(state.areas[game.boxes[deck]].pop())
    if any(state.areas):
        game.emit(state, SpiesEvents.cards_dealt)


def dealt(game: SpiesGame) -> list[list[int]]:
    """Return the card areas as they lie before chance has a hand in it."""
    areas: list[list[int]] = [[] for _ in game.areas]
    for deck, area in (*game.boxes.items(), ("stolen", game.stolen)):
        areas[area] = cards.cards_of(game.decks.get(deck, []))
    take_out(areas[game.boxes["guard"]], areas[game.hands[-1]], lambda kind: starting(game, "guard", kind))
    for spy in game.spies:
        equip(game, areas, spy)
    return areas


def starting(game: SpiesGame, seat: str, kind: int) -> int:
    """Return how many of a card a seat begins with, where it does not pick."""
    settled = settled_hand(game, seat)
    if settled is not None:
        return settled.get(game.card_ids[kind], 0)
    props = game.cards[kind].props
    return int(props.starter) * (1 if seat == "guard" or props.underlined else game.mission.equipment)


def settled_hand(game: SpiesGame, seat: str) -> Mapping[str, int] | None:
    """Return what the mission puts into a hand, how many of each card; None where it leaves that open."""
    hands = {str(name): hand for name, hand in game.mission.hands.items()}
    return hands.get(seat, None if seat == "guard" else hands.get("spies"))


def most_cards(game: SpiesGame) -> int:
    """Return how many cards of equipment each spy has (SP-05); some missions give more."""
    return EQUIPMENT[len(game.spies) - 1] * game.mission.equipment


def picks(game: SpiesGame, spy: int) -> bool:
    """Whether a spy picks its equipment: not what a mission has settled."""
    return game.options.hands == "picked" and settled_hand(game, game.pieces[spy].id) is None


def equip(game: SpiesGame, areas: list[list[int]], spy: int) -> None:
    """Deal a spy its starting hand, or, if it picks the rest, the one card of ammunition that everybody has (SP-05)."""
    name = game.pieces[spy].id
    room = most_cards(game) if settled_hand(game, name) is None else None

    def wanted(kind: int) -> int:
        return int(game.cards[kind].props.issued) if picks(game, spy) else starting(game, name, kind)

    take_out(areas[game.boxes["equipment"]], areas[game.hands[spy]], wanted, room)


def take_out(
    source: list[int], hand: list[int], wanted: Callable[[int], int], room: int | None = None
) -> None:
    """Move cards from a box to a hand: of each kind as many as are wanted, as far as they go, and as there is room."""
    for kind in sorted(set(source)):
        for _ in range(min(wanted(kind), source.count(kind))):
            if room is None or len(hand) < room:
                source.remove(kind)
                hand.append(kind)


def pick_cards(game: SpiesGame, state: SpiesState, frame: Frame) -> None:
    """SP-05: each spy picks a role, a modification and equipment; the step comes again until all have what they may have."""
    pick: PickEquipment = game.phases_by_name["pick_hand"]  # type: ignore[assignment]
    if game.options.hands != "picked":
        return
    for spy in game.spies:
        size = most_cards(game) + game.traits(state, spy, "hand") if picks(game, spy) else 0
        for deck, area, most in (
            ("roles", game.roles[spy], 1),
            ("modifications", game.weapons[spy], 1),
            ("equipment", game.hands[spy], size),
        ):
            lacking = most - len(state.areas[area])
            if lacking > 0 and pick.choices(state, game.boxes[deck], area):
                again(frame)
                pick.begin(state, game.seat_of(spy), game.boxes[deck], area, lacking)
                return


class PickEquipment(cards.PickHand[SpiesState]):
    """A spy picks its role, modification and equipment: ``[~phase, seat, from, to, how many more]``.

    Actions: the card, by the number of its kind. Of an underlined name nobody has more than one (SP-05, SP-H49).
    """

    game: SpiesGame

    def choices(self, state: SpiesState, source: int, to: int) -> list[int]:
        """Return the kinds of cards that may be picked yet."""
        held = state.areas[to]
        kinds = self.game.cards
        return [
            kind
            for kind in sorted(set(state.areas[source]))
            if not (kinds[kind].props.underlined and self._has_enough(kind, held))
        ]

    def _has_enough(self, kind: int, held: list[int]) -> bool:
        """SP-05, SP-H49: one of each underlined name, or one in all."""
        if self.game.options.underlined == "one":
            return any(self.game.cards[other].props.underlined for other in held)
        return kind in held

    def options(self, state: SpiesState, frame: Frame) -> list[int]:
        """Return them."""
        return self.choices(state, frame[2], frame[3])

    def begin(self, state: SpiesState, seat: int, source: int, to: int, number: int) -> None:
        """Ask, if there is a card that may be picked."""
        if number > 0 and self.choices(state, source, to):
            self.open(state, seat, source, to, number)
