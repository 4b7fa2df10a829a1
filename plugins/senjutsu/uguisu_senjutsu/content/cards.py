"""Characters as data: the sheet that heads a deck in cards.yaml, and what is printed beside a card's effects."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import Meta

from uguisu import Sentence
from uguisu.board import Id
from uguisu.effects import Model, takes
from uguisu_senjutsu.content.opponents import Virtual

SPACES = ("neutral", "aggression", "balance", "determination")
"""The kamae (SJ-10), besides spaces of focus."""

Kamae = Annotated[Literal["neutral", "aggression", "balance", "determination"], takes("kamae")]
Space = Literal["neutral", "aggression", "balance", "determination", "focus", "focus-2", "focus-3"]
Initiative = Annotated[int, Meta(ge=0, le=20)]


class KamaeLine(Model, frozen=True):
    """A line of the kamae graph (SJ-10)."""

    from_: Annotated[Space, Meta(description="The space where it begins.", examples=["neutral"])]
    to: Annotated[Space, Meta(description="The space where it ends.", examples=["focus"])]
    one_way: Annotated[
        bool, Meta(description="Whether the ring moves along it only in this direction.", examples=[True])
    ] = False


class Character(Model, frozen=True):
    """A character's card, mastery card and base cards (SJ-01)."""

    wounds: Annotated[int, Meta(ge=1, le=30, description="The wound limit.", examples=[5])]
    hand: Annotated[
        int, Meta(ge=1, le=20, description="The hand limit.", examples=[5], title="Cards in hand")
    ]
    advantage: Annotated[
        int,
        Meta(
            ge=0,
            le=999,
            description="The advantage value; the highest begins on top.",
            examples=[60],
            title="Advantage, from the top",
        ),
    ]
    base: Annotated[
        Id, Meta(description="The base ability card.", examples=["ronin_core"], title="Base card")
    ]
    weapon: Annotated[
        tuple[Id, ...],
        Meta(description="The base weapon cards.", examples=[["naginata_sweep"]], title="Base weapon cards"),
    ] = ()
    weapons: Annotated[
        tuple[Id, ...],
        Meta(
            description="The weapon options: a weapon card must have one of them among its tags (SJ-04).",
            examples=[["naginata", "yari"]],
            title="Weapons",
        ),
    ] = ()
    most_weapons: Annotated[
        int,
        Meta(
            ge=0,
            le=9,
            description="How many weapon cards it may take (SJ-04).",
            examples=[1],
            title="Most weapon cards",
        ),
    ] = 1
    kamae: Annotated[
        tuple[KamaeLine, ...],
        Meta(
            description="The lines of the kamae mastery card (SJ-10).",
            examples=[[{"from": "neutral", "to": "aggression"}, {"from": "aggression", "to": "focus"}]],
            title="Kamae",
        ),
    ] = ()
    begins_in: Annotated[
        Kamae,
        Meta(
            description="The kamae in which it begins (SJ-10).",
            examples=["balance"],
            title="Kamae at the start",
        ),
    ] = "neutral"
    poisons: Annotated[
        tuple[Id, ...],
        Meta(
            description="The poison deck, a copy of each card (SJ-62).",
            examples=[["virulent_poison"]],
            title="Poisons",
        ),
    ] = ()
    cover: Annotated[
        bool, Meta(description="Whether it may begin in cover (SJ-64).", examples=[True], title="In cover")
    ] = False


class DeckProps(Model, frozen=True):
    """A deck's `props:`: a character whose deck it is, or the name of the one it was built for."""

    character: Annotated[
        Character | None,
        Meta(
            description="The character's own sheet.",
            examples=[{"wounds": 5, "hand": 5, "advantage": 60, "base": "core"}],
            title="Character",
        ),
    ] = None
    virtual: Annotated[
        Virtual | None,
        Meta(
            description="The sheet of a virtual opponent; the deck's own cards are those that only it has (SJ-86).",
            examples=[{"range": 1, "cards": {"melee_attacks": 3}}],
            title="Virtual opponent",
        ),
    ] = None
    for_: Annotated[
        Id | None,
        Meta(description="A built deck: the deck with the sheet of its character.", examples=["ronin"]),
    ] = None


class ForFocus(Model, frozen=True):
    """An initiative that is paid for at the reveal (SJ-25)."""

    focus: Annotated[int, Meta(ge=1, le=3, description="What it costs.", examples=[1], title="Focus paid")]
    initiative: Annotated[Initiative, Meta(description="The initiative.", examples=[8], title="Initiative")]


class Lasting(Model, frozen=True):
    """What a poison does while a fighter has it."""

    reads = Sentence(
        "while the fighter has it",
        wounds=", the wound limit is {wounds} lower",
        steady=", a virtual opponent keeps its behaviour and stance",
    )

    wounds: Annotated[
        int, Meta(ge=0, le=9, description="How much lower the wound limit is.", examples=[1])
    ] = 0
    steady: Annotated[
        bool,
        Meta(
            description="Whether a virtual opponent keeps its behaviour and its stance, whatever a card says (SJ-82).",
            examples=[True],
            title="Steady",
        ),
    ] = False


class CardProps(Model, frozen=True):
    """A card's `props:`: what is printed beside its effects."""

    number: Annotated[
        int | None, Meta(description="The number printed on it.", examples=[111], title="Number")
    ] = None
    rank: Annotated[
        Literal["wood", "steel", "gold", "jade"],
        Meta(description="The rank, which limits copies (SJ-04).", examples=["steel"], title="Rank"),
    ] = "wood"
    initiative: Annotated[
        Initiative | tuple[Initiative, ...] | None,
        Meta(
            description=(
                "The initiative, or a list to choose from at the reveal. If left out: that of the card it "
                "joins."
            ),
            examples=[5, [7, 6, 5]],
            title="Initiative",
        ),
    ] = None
    initiative_in: Annotated[
        dict[Kamae, Initiative],
        Meta(
            description="The initiative in some kamae.",
            examples=[{"aggression": 7}],
            title="Initiative by kamae",
        ),
    ] = {}
    initiative_for: Annotated[
        ForFocus | None,
        Meta(
            description="Another initiative, for focus.",
            examples=[{"focus": 1, "initiative": 8}],
            title="Initiative for focus",
        ),
    ] = None
    focus: Annotated[
        int,
        Meta(
            ge=0,
            le=3,
            description="The focus that must be paid to play it (SJ-14).",
            examples=[1],
            title="Costs focus",
        ),
    ] = 0
    range: Annotated[
        Annotated[int, Meta(ge=1, le=30)] | None,
        Meta(description="How far its target may be, in sight (SJ-50).", examples=[3], title="Range"),
    ] = None
    base: Annotated[
        bool, Meta(description="Whether it is a base card (SJ-03).", examples=[True], title="A base card")
    ] = False
    prepared: Annotated[
        bool,
        Meta(
            description="Whether it may be taken before the first draw (SJ-21).",
            examples=[True],
            title="May be prepared",
        ),
    ] = False
    personal: Annotated[
        bool,
        Meta(
            description="Whether only its own character may use it (SJ-02).",
            examples=[True],
            title="Of its character only",
        ),
    ] = False
    lasting: Annotated[
        Lasting | None,
        Meta(
            description=(
                "For a poison, which stays with the poisoned fighter and turns like an injury: what it "
                "does meanwhile."
            ),
            examples=[{"wounds": 1}],
            title="Lasting poison",
        ),
    ] = None
    school: Annotated[
        Id | None,
        Meta(
            description="The forbidden school it belongs to (SJ-05).",
            examples=["autumn_hare"],
            title="Forbidden school",
        ),
    ] = None

    @property
    def initiatives(self) -> tuple[int, ...]:
        """The printed initiatives: none for a card that takes that of another."""
        if self.initiative is None:
            return ()
        return (self.initiative,) if isinstance(self.initiative, int) else self.initiative


class Mastery:
    """A kamae graph: which spaces there are, and what a move of the ring may come to (SJ-11).

    Attributes:
        spaces: its spaces, by name; the number of one is its place here. The first is neutral.
    """

    def __init__(self, lines: Sequence[KamaeLine]) -> None:
        named = [*SPACES, *(space for line in lines for space in (line.from_, line.to))]
        self.spaces: tuple[str, ...] = tuple(dict.fromkeys(named))
        self._near: list[list[int]] = [[] for _ in self.spaces]
        for line in lines:
            a, b = self.spaces.index(line.from_), self.spaces.index(line.to)
            self._near[a].append(b)
            if not line.one_way:
                self._near[b].append(a)
        self._known: dict[tuple[int, int], tuple[tuple[int, int], ...]] = {}

    def is_focus(self, space: int) -> bool:
        """Whether a space is one of focus."""
        return space >= len(SPACES)

    def moves(self, start: int, most: int) -> tuple[tuple[int, int], ...]:
        """Return what a move of the ring by up to `most` may come to: (space, focus gained), staying not among them.

        If the ring can go through a space of focus, it must. It does not stay there; where nothing new can be reached from
        it, it goes back.
        """
        if (start, most) not in self._known:
            self._known[start, most] = self._moves(start, most)
        return self._known[start, most]

    def _moves(self, start: int, most: int) -> tuple[tuple[int, int], ...]:
        found: set[tuple[int, int]] = set()
        seen: set[tuple[int, int, int]] = set()
        paths = [(start, 0, 0)]
        while paths:
            path = paths.pop()
            if path in seen:
                continue
            seen.add(path)
            space, steps, gained = path
            if steps and not self.is_focus(space):
                found.add((space, gained))
            cost = 0 if self.is_focus(space) else 1
            if steps + cost > most:
                continue
            for there in self._near[space]:
                more = gained + 1 if self.is_focus(there) else gained
                if more <= most:
                    paths.append((there, steps + cost, more))
        through = {end for end in found if end[1]}
        found = through or found
        new = {end for end in found if end[0] != start}
        return tuple(sorted(new or found))
