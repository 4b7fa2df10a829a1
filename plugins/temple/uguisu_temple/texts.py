"""What Temple says at the table.

A template may be filled in with any name, so in other languages it never bends one: names stand in the nominative, after
a colon, a dash or an arrow, and no verb agrees with their gender.
"""

from __future__ import annotations

from uguisu import Texts

TEXTS = Texts(
    "temple",
    {
        "tag.tower": "tower: samurai start here, and the ninja gets away",
        "tag.inner": "the ninja may start here",
        "link.road": "road",
        "link.bridge": "bridge",
        "link.hanging_bridge": "hanging bridge",
        "link.rope": "rope",
        "link.wall_way": "outer wall (samurai only)",
        "phase.place_samurai": "Place a samurai on a tower",
        "phase.place_ninja": "Choose where the ninja starts",
        "phase.ninja": "The ninja moves",
        "phase.samurai": "A samurai moves",
        "phase.push_idle": "A samurai stood still: the ninja may push it",
        "move.start": "{piece} starts at {place}",
        "move.go": "{piece} goes to {place}",
        "move.stay": "{piece} stays",
        "move.push": "Push {piece} to {place}",
        "move.let_stand": "Let {piece} stand",
    },
)
