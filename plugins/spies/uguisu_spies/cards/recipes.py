"""Cards to begin from."""

from uguisu import Message
from uguisu.cards import CardRecipe

RECIPES = (
    CardRecipe(
        Message("A second look"),
        Message("at a unit and around it"),
        {
            "type": "guard",
            "deck": "guard",
            "target": "activated",
            "played_in": ["units"],
            "do": [{"op": "look", "at": "target", "reach": 1}],
        },
    ),
    CardRecipe(
        Message("Longer steps"),
        Message("a unit goes further"),
        {
            "type": "guard",
            "deck": "guard",
            "target": "mover",
            "played_in": ["walk"],
            "do": [{"op": "more_steps", "by": 2}],
        },
    ),
    CardRecipe(
        Message("Ears"),
        Message("whether a spy is near a square"),
        {
            "type": "guard",
            "deck": "guard",
            "target": "square",
            "do": [{"op": "listen_at", "at": "target", "reach": 2}],
        },
    ),
    CardRecipe(
        Message("A shot"),
        Message("a target in range, through glass"),
        {
            "type": "ammunition",
            "deck": "equipment",
            "target": "shot",
            "props": {"ammunition": True, "shown": True},
            "do": [{"op": "hit", "what": "target", "effect": "stun", "shot": True}],
        },
    ),
    CardRecipe(
        Message("A blade"),
        Message("the unit beside the spy"),
        {
            "type": "equipment",
            "deck": "equipment",
            "target": "unit_beside",
            "do": [{"op": "hit", "what": "target", "effect": "kill"}],
        },
    ),
)
