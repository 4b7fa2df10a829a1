"""Cards to begin from."""

from uguisu import Message
from uguisu.cards import CardRecipe

RECIPES = (
    CardRecipe(
        Message("Guards search"),
        Message("a guard walks some zones"),
        {"deck": "guards", "target": "guard", "do": [{"op": "march", "who": "target", "steps": 2}]},
    ),
    CardRecipe(
        Message("Guards listen"),
        Message("who is near must say so"),
        {"deck": "guards", "target": "sentry", "do": [{"op": "listen", "who": "target", "steps": 2}]},
    ),
    CardRecipe(
        Message("Guards wake"),
        Message("one more comes out of the barracks"),
        {
            "deck": "guards",
            "target": "sleeper",
            "do": [
                {"op": "wake", "at": "target", "as": "guard"},
                {"op": "march", "who": "guard", "steps": 1},
            ],
        },
    ),
    CardRecipe(
        Message("A strike"),
        Message("kills a guard, which is heard"),
        {
            "deck": "ninja",
            "target": "guard_here",
            "played_in": ["move", "ambush"],
            "do": [{"op": "kill", "who": "target"}, {"op": "raise", "track": "alert"}],
        },
    ),
    CardRecipe(
        Message("A way over the wall"),
        Message("a rope that stays"),
        {
            "deck": "ninja",
            "target": "across_wall",
            "do": [{"op": "tie_rope", "start": "actor", "to": "target"}],
        },
    ),
    CardRecipe(
        Message("Unseen"),
        Message("past a guard for once"),
        {"deck": "ninja", "do": [{"op": "pass_unseen"}]},
    ),
    CardRecipe(
        Message("It was nothing"),
        Message("answers when guards listen"),
        {"deck": "ninja", "played_in": ["listen", "trap"], "do": [{"op": "cancel"}]},
    ),
)
