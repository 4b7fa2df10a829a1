"""Cards to begin from: what people do first when they make a fighter's deck."""

from uguisu import Message
from uguisu.cards import CardRecipe

ATTACK, DEFENCE, CALM = "attack", "defence", "meditation"
RECIPES = (
    CardRecipe(
        Message("A cut"),
        Message("one or two hexes ahead"),
        {
            "type": ATTACK,
            "props": {"rank": "wood", "initiative": 6},
            "do": [{"op": "attack", "hexes": {"F": 1, "F+F": 1}}],
        },
    ),
    CardRecipe(
        Message("A sweep"),
        Message("several hexes, two moments"),
        {
            "type": ATTACK,
            "props": {"rank": "steel", "initiative": 5},
            "do": [
                {"op": "go", "parts": [{"turn": 1, "optional": True}]},
                {"op": "attack", "hexes": {"FL": 1, "F": 1, "FR": 1}},
                {"op": "at_initiative", "initiative": 2},
                {"op": "go", "parts": [{"step": ["B"], "optional": True}]},
            ],
        },
    ),
    CardRecipe(
        Message("A blow"),
        Message("stuns, pushes or pulls"),
        {
            "type": ATTACK,
            "props": {"rank": "wood", "initiative": 8},
            "do": [{"op": "attack", "hexes": {"F": {"star": True}}, "star": [{"op": "stun", "who": "hit"}]}],
        },
    ),
    CardRecipe(
        Message("A block"),
        Message("holds, then answers"),
        {
            "type": DEFENCE,
            "props": {"rank": "wood", "initiative": [7, 6, 5, 4]},
            "do": [{"op": "block", "hexes": ["F", "FR", "FL"], "success": [{"op": "gain_focus"}]}],
        },
    ),
    CardRecipe(
        Message("A dodge"),
        Message("moves out of the way"),
        {
            "type": DEFENCE,
            "props": {"rank": "steel", "initiative": [9, 8, 7]},
            "do": [
                {"op": "go", "parts": [{"step": ["B", "BR", "BL"], "optional": True}]},
                {"op": "block", "hexes": ["F"]},
            ],
        },
    ),
    CardRecipe(
        Message("A breath"),
        Message("focus, ring, cards"),
        {
            "type": CALM,
            "props": {"rank": "wood", "initiative": 3},
            "do": [{"op": "gain_focus"}, {"op": "move_ring", "up_to": 2}, {"op": "draw_cards"}],
        },
    ),
    CardRecipe(
        Message("A glare"),
        Message("at somebody far off"),
        {
            "type": CALM,
            "target": "opponent",
            "props": {"rank": "steel", "initiative": 7, "range": 3},
            "do": [
                {"op": "lose_focus", "who": "target"},
                {"op": "change_kamae", "to": "neutral", "who": "target"},
            ],
        },
    ),
    CardRecipe(
        Message("An answer"),
        Message("after a hit, at the cost of focus"),
        {
            "type": CALM,
            "played_in": ["attack_success"],
            "target": "struck",
            "props": {"rank": "steel", "focus": 1},
            "do": [{"op": "injure", "who": "target"}],
        },
    ),
)
