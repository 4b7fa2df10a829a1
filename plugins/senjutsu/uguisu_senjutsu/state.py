"""A position of Senjutsu."""

from __future__ import annotations

from uguisu.effects import FIRST_REGISTER
from uguisu.phases import CommitState

ACTOR = FIRST_REGISTER
"""The register of the figure whose card it is."""

TURN = 0
"""Index of the track of turns. Each figure has tracks of its own: see `track`."""

WOUNDS, BLEEDING, FOCUS, STUNS, KAMAE = range(1, 6)
"""The tracks of a figure, behind that of turns. Bleeding wounds are counted among the wounds; the kamae is a space of the
character's graph."""

TRACKS = 5

HAND, DECK, DISCARD, DOWN, PLAYED, BASE, LOOKED, POISON, OUT = range(9)
"""The card areas of a figure. `DOWN` is what was discarded face down, `LOOKED` what somebody looks at just now,
`POISON` its poison deck, `OUT` what is out of the game."""

AREAS = 9

NO_CARD, STUN = -1, -2
"""What `SenjutsuState.card` says when nothing was played, or a stun (SJ-24)."""

MOST_FOCUS = 3
"""SJ-14."""

NOT_YET = -1
"""`SenjutsuState.now` before the first initiative is applied."""


def track(figure: int, which: int) -> int:
    """Return the index of a figure's track. Where it is asked all game long, this is written out: calls cost."""
    return figure * TRACKS + which


def area(figure: int, which: int) -> int:
    """Return the index of a figure's card area; written out in the same way."""
    return figure * AREAS + which


class SenjutsuState(CommitState):
    """A position of Senjutsu. Figures are numbered from 0, and are the first pieces; lists go by figure, masks have a bit
    for each. The seats are those of the first figures, in the same order.

    Attributes:
        blocking: hexes where things stand that block, as a mask of places (SJ-70).
        through: those of them that one may move through.
        fragile: hexes with something that can go.
        beyond: hexes that are not part of the field now.
        shut: hexes where nobody can stand, whoever stands where: those that are `blocking` or `beyond`.
        cleared: hexes whose terrain of the map has been taken away.
        things: what players have placed (SJ-20): place, kind, place, kind...
        pinned: who moves no more of its own this turn.
        far: who began the turn more than 6 hexes from every foe (SJ-33).
        armour: what lessens wounds: [figure, by, least, program, kind of card] for each.
        facing: which side of its hex each looks through, 0 to 5.
        found: cards that searches brought to hands this turn: whose, kind, whose, kind...
        harmed: whether a track has risen, or a poison was given, since it was last asked who is defeated (SJ-29).
        imagined: whether this position is only tried out, for a virtual opponent to choose by (SJ-80).
        injuries: for each injury that lies, how many quarters it has yet to turn (SJ-61).
        contracts: of virtual opponents, which contracts each has fulfilled, as a mask (SJ-92).
        cover: who is in cover (SJ-64).
        out: who is defeated (SJ-29).
        known: what seats know of others' hands; see `uguisu_senjutsu.rules.knowledge`.
        ladder: the advantage track, from the top down (SJ-28).
        card: what each has in play: a kind of card, `NO_CARD` or `STUN`.
        level: the initiative of that card; -1 where it has none.
        aim: the target that was chosen at the reveal (SJ-40), -1 without one.
        waiting: what is yet to apply: [figure, initiative, kind of card, program, counter, register...].
        busy: whose card is not done yet.
        countering: who is playing a card to counter an attack, and its kind (SJ-47); empty if nobody is.
        blocks: blocks that hold at the initiative now applied; see `uguisu_senjutsu.rules.blocking`.
        now: the initiative that is being applied, or `NOT_YET`.
        settled: whose initiative is not to be chosen, for the kamae or a payment has settled it (SJ-25).
        sorted: the figures of a tie, in the order that was settled (SJ-26).
        instants: who has played an instant this turn (SJ-49).
        stopped: whose card has ended before its time (SJ-32).
        topped: of virtual opponents, how many cards on top of the deck are known, as a set.
        star: which of the programs on the stack does what a star brings, counted from 1; 0 while none does.
        touched: whom that program has harmed, moved or turned; the attack reads off it whom it has (SJ-46).
        poisons: poisons that lie by somebody: [figure, kind of card, quarters it has yet to turn] (SJ-62).
        widened: by how much each one's choice of initiative is widened.
        replaced: the card that each has replaced just now, or `NO_CARD`.
        behaviour: of virtual opponents, on which side of their target they like to stand (SJ-80).
        bonus: by how much their limits have grown (SJ-89).
        stance: which of them attack at any price (SJ-80).
        reach: the range that they prefer (SJ-83).
        lurking: how many stuns were shuffled into their decks (SJ-81).
        seen: the kinds of cards, as a mask, that were seen of their decks.
        refresh: whose decks are shuffled anew at the end of the turn (SJ-91).
        ready: who of them counters at the initiative now applied (SJ-85).
        started: the hex where each began.
        paid: what each has paid to play its card, for a replacement gives it back (SJ-25).
    """

    aim: list[int]
    armour: list[list[int]]
    behaviour: list[int]
    blocks: list[list[int]]
    bonus: int
    busy: int
    card: list[int]
    blocking: int
    through: int
    fragile: int
    beyond: int
    shut: int
    cleared: int
    things: list[int]
    contracts: list[int]
    countering: list[int]
    cover: int
    facing: list[int]
    far: int
    found: list[int]
    harmed: int
    imagined: int
    injuries: list[list[int]]
    instants: int
    known: list[int]
    ladder: list[int]
    level: list[int]
    lurking: list[int]
    now: int
    out: int
    paid: list[int]
    poisons: list[list[int]]
    pinned: int
    reach: list[int]
    refresh: int
    ready: int
    replaced: list[int]
    seen: list[int]
    settled: int
    sorted: list[int]
    star: int
    stance: int
    started: list[int]
    stopped: int
    topped: list[int]
    touched: int
    waiting: list[list[int]]
    widened: list[int]
