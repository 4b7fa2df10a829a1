"""What Senjutsu says of its cards: types, windows, targets."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from uguisu import Message
from uguisu.cards import NO_TARGET, Brush, Card, CardLook, CardRules, Draws, Face, Moments, Target, Window
from uguisu_senjutsu import texts
from uguisu_senjutsu.cards.recipes import RECIPES

if TYPE_CHECKING:
    from uguisu_senjutsu.game import SenjutsuGame
    from uguisu_senjutsu.state import SenjutsuState

CHOOSE = "choose"
REPLACEMENT = "replacement"
ATTACK_SUCCESS, BLOCK_SUCCESS, CARD_DONE = "attack_success", "block_success", "card_done"
INITIATIVE = "initiative"
TURN_START, AFTER_DRAW, TURN_END = INSTANTS = ("turn_start", "after_draw", "turn_end")
"""When ordinary instants are played (SJ-49)."""


STRIKE = {"op": "attack", "hexes": {}}
TURN = {"op": "go", "parts": [{"turn": 1, "optional": True}]}
STEP = {"op": "go", "parts": [{"step": [], "optional": True}]}


class Instants:
    """Which cards may be played out of turn (SJ-49): ordinary instants at any time, the others with a revealed card that is
    no base card and of another type.

    Attributes:
        fitting: those cards, by window and what was revealed; a stun and no card are -1 and -2, as in `SenjutsuState.card`.
        expected: with which revealed cards a figure may have such a card, as far as all can tell: by figure and window.
    """

    def __init__(self, game: SenjutsuGame) -> None:
        decks = [frozenset(kind for kind, count in enumerate(deck) if count) for deck in game.decks_of]
        revealed = (*((None if card.props.base else card.type) for card in game.cards), None, None)
        self.fitting: dict[str, list[frozenset[int]]] = {}
        self.expected: list[dict[str, frozenset[int]]] = [{} for _ in decks]
        for window in SenjutsuCards.windows:
            fitting = {word: self._fitting(game, window, word) for word in set(revealed)}
            self.fitting[window] = [fitting[word] for word in revealed]
            for deck, expected in zip(decks, self.expected, strict=True):
                expected[window] = frozenset(
                    kind
                    for kind in range(-2, len(game.cards))
                    if not deck.isdisjoint(fitting[revealed[kind]])
                )

    def _fitting(self, game: SenjutsuGame, window: str, revealed: str | None) -> frozenset[int]:
        return frozenset(
            card.number
            for card in game.cards
            if window in card.windows
            and (window in INSTANTS or (revealed is not None and card.type != revealed))
        )


def opponents(game: SenjutsuGame, state: SenjutsuState, _seat: int, actor: int) -> list[int]:
    """Return the opponents of a figure who are not defeated."""
    return [figure for figure in game.alive(state) if game.foes[actor] >> figure & 1]


def _nobody(_game: SenjutsuGame, _state: SenjutsuState, _seat: int, _actor: int) -> tuple[int, ...]:
    return ()  # the success itself says who it is


class SenjutsuCards(CardRules):
    """The rules of Senjutsu's cards."""

    keys = frozenset({"tags"})
    types = texts.TYPES
    windows = {
        CHOOSE: Window(
            Message("It is chosen in secret, as every turn (SJ-24)."), usual=True, brings="figure"
        ),
        REPLACEMENT: Window(
            Message("Instead of the card just revealed: an instant replacement (SJ-25)."), brings="figure"
        ),
        ATTACK_SUCCESS: Window(
            Message("When an attack of your own has succeeded: an instant additional (SJ-52).")
        ),
        BLOCK_SUCCESS: Window(
            Message("When a block of your own has succeeded: an instant additional (SJ-53).")
        ),
        CARD_DONE: Window(
            Message("When your card is done: an instant additional without a condition (SJ-49)."),
            brings="figure",
        ),
        INITIATIVE: Window(
            Message("Before you choose a variable initiative: an instant additional (SJ-25)."),
            brings="figure",
        ),
        TURN_START: Window(
            Message("At the start of a turn, before anybody draws: an ordinary instant (SJ-49)."),
            brings="figure",
        ),
        AFTER_DRAW: Window(
            Message("After the draw, before anybody chooses: an ordinary instant (SJ-49)."), brings="figure"
        ),
        TURN_END: Window(Message("At the end of a turn: an ordinary instant (SJ-49)."), brings="figure"),
    }
    wanted = (
        Message("A duel needs cards: what will the fighters play?"),
        Message("Each fighter draws from a deck of its own and chooses one card a turn, in secret."),
    )
    signs = texts.SIGNS
    inks = {"◆": "#2d6c8d", "◉": "#9c2c20", "●": "#b3261e", "✷": "#7b3fa8", "★": "#7b3fa8"} | dict.fromkeys(
        "↑↗↘↓↙↖", "#2e7d4f"
    )
    brushes = (
        Brush("wounds", Message("wound"), CardLook("#b3261e", "water"), STRIKE, ("hexes",), counts=True),
        Brush(
            "bleeding",
            Message("bleeding"),
            CardLook("#b3261e", "water-plus"),
            STRIKE,
            ("hexes",),
            counts=True,
        ),
        Brush("star", Message("star"), CardLook("#7b3fa8", "star-four-points"), STRIKE, ("hexes",)),
        Brush("execution", Message("execution"), CardLook("#5b2320", "skull"), STRIKE, ("hexes",)),
        Brush(
            "block", Message("block"), CardLook("#2b6c8e", "shield"), {"op": "block", "hexes": []}, ("hexes",)
        ),
        Brush(
            "step",
            Message("step"),
            CardLook("#2e7d4f", "arrow-up-bold"),
            STEP,
            ("parts", 0, "step"),
            near=True,
        ),
        Brush(
            "turn",
            Message("a turn"),
            CardLook("#2e7d4f", "rotate-right"),
            TURN,
            ("parts", "turn"),
            turns=True,
        ),
    )
    moments = Moments(
        9,
        0,
        ("props", "initiative"),
        ("props", "initiative_in"),
        {
            "neutral": CardLook("#54452f", "circle-outline"),
            "aggression": CardLook("#9c2c20", "fire"),
            "balance": CardLook("#2e6b45", "yin-yang"),
            "determination": CardLook("#665411", "image-filter-hdr"),
        },
        texts.KAMAE,
        "at_initiative",
        "initiative",
    )
    looks = {
        "attack": CardLook("#9c2c20", "sword"),
        "defence": CardLook("#2d6c8d", "shield"),
        "meditation": CardLook("#665411", "meditation"),
        "base": CardLook("#54452f", "karate"),
        "poison": CardLook("#35581f", "bottle-tonic-skull"),
    }
    recipes = RECIPES
    draws = Draws(
        ("props", "character", "hand"), 1, Message("Each draw after that costs a wound.")
    )  # SJ-21, SJ-23
    pictured = {
        "go": "shoe-print",
        "gain_focus": "rhombus",
        "lose_focus": "eye",
        "change_kamae": "image-filter-hdr",
        "move_ring": "yin-yang",
        "draw_cards": "cards",
        "injure": "water",
        "stun": "flash",
        "attack": "sword",
        "block": "shield",
    }
    targets = {
        "none": NO_TARGET,
        "struck": Target(
            Message(
                "For instants after a success: the fighter who was hit by the attack, or whose attack was "
                "blocked."
            ),
            "figures",
            _nobody,
        ),
        "opponent": Target(
            Message(
                "An opponent, chosen at the reveal; with a `range`, it must be in range and sight when the card applies."
            ),
            "piece",
            opponents,
            which="figure",
        ),
    }

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.actors = (*range(game.fighters), -1)

    def actor(self, card: Card) -> str:
        """Every card is played by a figure."""
        return "figure"

    def face(self, card: Card) -> Face:
        """Show initiative, rank and diagrams."""
        from uguisu_senjutsu.effects.faces import face  # diagrams are of operations, which are of cards

        return replace(face(card), signs=self.signs_of(card))
