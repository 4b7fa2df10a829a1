"""The words that maps of Scorpion are written in, each with a sentence."""

from __future__ import annotations

from uguisu import Message

LINK_KINDS = {
    "open": Message("An open border between two zones: anybody may cross it."),
    "moat": Message("The border of a moat: anybody may cross it, and entering the moat ends the move."),
    "wall": Message("A wall between two zones: nobody crosses it without a rope, but sound does."),
}
CALLED = {
    "ways": Message("Zones"),
    "open": Message("Open border"),
    "moat": Message("Moat bank"),
    "post": Message("Watch post"),
    "edge": Message("Edge of the map"),
    "hiding": Message("Hiding place"),
    "track": Message("Patrol track"),
    "between": Message("Between the castles"),
}
"""What people call them, and where an editor offers them."""
PLACE_CALLED = {"moat": Message("Moat")}
"""What they call tags that are called as kinds of borders are."""
LEADS = {
    "open": Message("Open to"),
    "wall": Message("A wall to"),
    "moat": Message("A bank to"),
}
"""What is said before the zones that a border leads to."""
PLACE_TAGS = {
    "edge": "At the edge of the board: the ninja may start here, and intruders may leave from here.",
    "moat": "A moat: entering it ends the move, and nothing is hidden in it.",
    "post": "A watch post: a sentry may start here.",
    "barracks": "A barracks: guards may sleep here.",
    "track": "On the patrol track.",
    "grounds": "Within the outer moat: the traitor may start here, unless another rule forbids it.",
    "between": "Directly between the castles: the traitor may not start here.",
    "castle": "In a castle, where regions do not tell it.",
    "hiding": "Targets, traps and hidden sentries may lie here. If no zone has it, any castle zone without a post will do.",
}
