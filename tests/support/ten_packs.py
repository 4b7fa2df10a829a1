"""The packs on which other people's checks of environments are run."""

PACKS = ("temple/before_dawn", "scorpion/garden_gate", "senjutsu/teaching_duel", "spies/back_yard")
"""One of each game."""
TEN_PACKS = (
    *PACKS,
    "temple/first_steps",
    "scorpion/two_castles",
    "scorpion/four_lanterns",
    "senjutsu/two_against_two",
    "spies/server_room",
    "spies/mansion",
)
"""Ten: a mod, packs of two seats and of four, and one of three seats of two sides among them."""
