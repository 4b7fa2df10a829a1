"""The public record of a game: what everybody at the table could see, as tuples of numbers: `ScorpionState.history`.

Deduction reads nothing else. Each fact begins with its code; intruders are 0 (ninja) and 1 (traitor), places are
numbers of zones, -1 where there is none. In contested ground, answers to searches are not public and not recorded.
"""

from __future__ import annotations

TURN = 0
"""(TURN, number): a turn begins."""
GUARD = 1
"""(GUARD, place): a guard is now in this zone: it was put there or has entered it. Intruders that are there are shown
next, in the record, unless they are already."""
STOPPED = 2
"""(STOPPED, place, end): a guard has ended its move here; end is the number of the passage end it found, or -1."""
LISTENED = 3
"""(LISTENED, place, heard, keenness): guards have listened here; heard is 1 when somebody was heard, else 0; keenness
is how many zones further than usual they hear. A cancelled listen is not recorded."""
SHOWN = 4
"""(SHOWN, intruder, place): its figure is put on the board; place is -1 in the passage."""
HIDDEN = 5
"""(HIDDEN, intruder): its figure is taken off again."""
MOVED = 6
"""(MOVED, intruder): it has finished its move of this turn, of 0 to 3 zones."""
CARD = 7
"""(CARD, intruder, card): it has played a card, for its effect or as a bluff."""
KILLED = 8
"""(KILLED, place): a guard has been removed from this zone by an intruder in it, or next to it; -1 is the passage."""
SWAPPED = 9
"""(SWAPPED, intruder, place): it has got a sentry drunk there."""
SEARCHED = 10
"""(SEARCHED, intruder, place): it has searched this zone this turn."""
FOUND = 11
"""(FOUND, intruder, place, item): what the search brought to light."""
IN_PASSAGE = 12
"""(IN_PASSAGE, intruder): its figure stands on its passage card."""
OUT_OF_PASSAGE = 13
"""(OUT_OF_PASSAGE, intruder): it has left the passage."""
LEFT = 14
"""(LEFT, intruder): it has left the board."""
DIED = 15
"""(DIED, intruder)."""
RETURNED = 16
"""(RETURNED, intruder): a new copy has come onto the board."""
STARTED = 17
"""(STARTED, intruder, zone, zone, ...): it has chosen where it starts, out of these zones."""
ROPE = 18
"""(ROPE, place, place): the guards have noticed a rope."""
END = 21
"""(END, number, place): the guards know this end of a passage."""
INFORMED = 22
"""(INFORMED, somebody, zone, zone, ...): all were told whether there is an intruder in these zones; somebody is 1 or 0."""
BEGUN = 23
"""(BEGUN, intruder, place, place, ...): it begins its move of this turn; and where each guard and each drunk stands,
in the order of the pieces, -1 for those on no zone."""
