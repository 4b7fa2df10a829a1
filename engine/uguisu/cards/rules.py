"""What a game says of its cards: when they may be played, what on, from where, where they go, and at what cost."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, Literal

from uguisu.board.marks import Mark
from uguisu.content.markers import Operation
from uguisu.core.events import EVERYBODY, EngineEvents
from uguisu.core.phase import Move
from uguisu.core.table import Area
from uguisu.core.text import Text
from uguisu.messages.local_text import LocalText
from uguisu.messages.message import Message

if TYPE_CHECKING:
    from uguisu.cards.compiling import CardKind, Mode
    from uguisu.cards.playing import Play
    from uguisu.content.models import Card, CardMode
    from uguisu.core.build import Build
    from uguisu.core.game import Game

Finder = Callable[[Any, Any, int, int], Sequence[int]]
"""(game, state, seat, who plays or -1) -> what a card may be played on, as numbers."""
Screen = Callable[[Any, "Mode", Sequence[int]], Sequence[int]]
"""(state, mode, targets) -> those of them that this way of playing allows."""


@dataclass(frozen=True, slots=True)
class Window:
    """When a card may be played: in one's turn, in answer to something, when choices are revealed.

    Attributes:
        about: a sentence for whoever writes cards.
        sides: whose cards may be played in it; none: everybody's.
        usual: whether a card that names no window may be played in it.
        brings: of an answer, what it is played on, which nobody is asked: a kind as in `Target`, or ``number`` for nothing.
    """

    about: str
    sides: tuple[str, ...] = ()
    usual: bool = False
    brings: str = ""

    def fits(self, target: Target) -> bool:
        """Whether a card with such a target may be played in it."""
        return not self.brings or target.holds in ("number", self.brings)


@dataclass(frozen=True, slots=True)
class Target:
    """What a card may be played on.

    Attributes:
        about: a sentence for whoever writes cards.
        kind: what operations take `target` for: ``place``, ``piece``, ``seat``, ``number``, or a kind of the game's own.
        find: the targets there are, as numbers.
        sides: whose cards may have it; none: everybody's.
        argument: (state, number) -> what operations get as `target`; None: the number itself.
        hint: bits of `CardRules.glance` without which `find` finds nothing; 0: ask `find`.
        sure: whether it does find something when the bit is there.
        which: for pieces, which of them: a kind of `GameType.kinds`.
    """

    about: str
    kind: str
    find: Finder
    sides: tuple[str, ...] = ()
    argument: Callable[[Any, int], int] | None = None
    hint: int = 0
    sure: bool = False
    which: str = ""

    @property
    def holds(self) -> str:
        """What a name holds that is one of these."""
        return self.which or self.kind


def _nothing(_game: Any, _state: Any, _seat: int, _actor: int) -> Sequence[int]:
    return (0,)


def _no_hint(_game: Any, _state: Any, _seat: int) -> int:
    return -1


@dataclass(frozen=True, slots=True)
class Brush:
    """A mark that an editor paints by hand on a small board of hexes round the figure, which looks ahead.

    Attributes:
        id: the key that a hex says for it in a table of hexes (`wounds`); of a list, a name of its own.
        title: what it is called.
        look: how a hex with it looks.
        op: the operation that is written with the first stroke; hexes come in at `way`.
        way: from the operation to the table or the list of hexes, or of directions.
        counts: whether a further stroke makes it more: two wounds.
        near: whether it is a direction, so on the six hexes around alone.
    """

    id: str
    title: LocalText
    look: CardLook
    op: Mapping[str, Any]
    way: tuple[str | int, ...]
    counts: bool = False
    near: bool = False


@dataclass(frozen=True, slots=True)
class CardRecipe:
    """A card to begin from: what such a card usually does.

    Attributes:
        title: what it is, as in a list: A cut.
        about: what it is good for, in a few words.
        card: what a card says besides its id, its title and whose it is.
    """

    title: LocalText
    about: LocalText
    card: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Reach:
    """A number of an operation that is told as how far: shown, and changed, on a small board of squares or a row of zones."""

    op: str
    key: str
    shape: Literal["squares", "zones"]


@dataclass(frozen=True, slots=True)
class Moments:
    """When a card comes in a turn, as a line of numbers: an editor shows it, and lets the numbers be dragged.

    Attributes:
        highest: the number that comes first.
        lowest: the one that comes last.
        at: where a card says its own number, or several to choose from.
        by: where it says other numbers, by a word, such as a stance.
        looks: how those words look.
        titles: what they are called.
        op: the operation after which the rest happens at a later number.
        key: where that says the number.
    """

    highest: int
    lowest: int
    at: tuple[str, ...]
    by: tuple[str, ...] = ()
    looks: Mapping[str, CardLook] = field(default_factory=dict)
    titles: Mapping[str, LocalText] = field(default_factory=dict)
    op: str = ""
    key: str = ""


@dataclass(frozen=True, slots=True)
class Draws:
    """How cards come from a deck to a hand, where they come by chance: an editor says of a deck what follows.

    Attributes:
        hand: where a deck of a file says how many are drawn at first, key by key.
        each_turn: how many are drawn in each turn after that.
        empty: what comes of drawing from an empty deck, in a sentence.
    """

    hand: tuple[str, ...]
    each_turn: int
    empty: LocalText


MOST_SIGNS = 3
"""How many signs stand side by side on a face."""
NO_TARGET: Target = Target(Message("Nothing: the card needs no target."), "number", _nothing)
"""The target of cards that need none."""


@dataclass(frozen=True, slots=True)
class Pile:
    """A card area that each of several owners has one of: a deck, a hand, a table, a discard.

    `faces` and `counts` say who sees which cards lie there, and how many: ``owner``, ``all`` or ``nobody``.
    """

    id: str
    faces: str = "all"
    counts: str = "all"

    def area(
        self, build: Build, owner: str, seat: int, title: LocalText = "", *, circle: int = 0, pool: str = ""
    ) -> int:
        """Add the area ``<owner>_<pile>`` for `seat` and return its index.

        `circle` are the seats that count as its owner, as an audience; 0: its seat alone. Where cards do not lie open,
        those of one owner are a pool (`Area.pool`), unless another is named.
        """
        audience = {"owner": circle or 1 << seat, "all": EVERYBODY, "nobody": 0}
        counts, faces, pool = audience[self.counts], audience[self.faces], pool or owner
        build.areas.append(
            Area(
                f"{owner}_{self.id}",
                build.seats[seat].id,
                title,
                counts,
                faces,
                pool if faces != EVERYBODY else "",
            )
        )
        return len(build.areas) - 1


@dataclass(frozen=True, slots=True)
class Sign:
    """A sign in a drawing, about a point: one of those that stand for pieces and marks, by its name (`shield`).

    `letters`: what stands for it where there are only letters.
    """

    at: tuple[float, float]
    name: str
    side: float
    colour: str
    letters: str = ""


@dataclass(frozen=True, slots=True)
class Drawing:
    """A drawing on a face, such as a diagram: marks within a box whose upper left corner is (0, 0).

    `small`: the marks where it is drawn so small that numbers would not be read; none: the same.
    """

    width: float
    height: float
    marks: tuple[Mark | Sign, ...]
    small: tuple[Mark | Sign, ...] = ()


@dataclass(frozen=True, slots=True)
class CardLook:
    """How cards of a type, or of a deck, are told from others: a colour (`#rrggbb`, read under white), and a sign."""

    colour: str
    sign: str


@dataclass(frozen=True, slots=True)
class Face:
    """What is on a card's face.

    Attributes:
        corner: a few letters in the upper left corner, large: a cost, an initiative.
        colour: the colour of its frame, `#rrggbb`.
        badges: short lines under the title.
        drawings: drawings side by side above the text.
        foot: a line at the bottom.
        crest: the sign of its kind, beside that word, and before the title where no corner is.
        kind: what kind of card it is, in a word, or the id of its type.
        signs: where nothing is drawn: signs of what it does, in their order.
    """

    corner: str = ""
    colour: str = "#6f675c"
    badges: tuple[LocalText, ...] = ()
    drawings: tuple[Drawing, ...] = ()
    foot: LocalText = ""
    crest: str = ""
    kind: LocalText = ""
    signs: tuple[str, ...] = ()


class CardRules:
    """The rules of a game's cards. A game subclasses it, and names the class in `GameType.card_rules`.

    Attributes:
        game: the compiled game; set before cards are compiled.
        kinds: the compiled cards, by the numbers that lie in `State.areas`.
    """

    keys: ClassVar[frozenset[str]] = frozenset()
    """Keys of a card that this game uses beyond those the engine uses: ``tags``, or, in a game without windows, ``if`` and
    ``do``. A key that neither uses is refused in its files."""
    types: ClassVar[Mapping[str, str]] = {}
    """What sorts of cards there are, each with a sentence."""
    windows: ClassVar[Mapping[str, Window]] = {}
    targets: ClassVar[Mapping[str, Target]] = {"none": NO_TARGET}
    decks: ClassVar[Mapping[str, str]] = {}
    """The decks that are played from, each with its side. None: a pack may have any."""
    actors: tuple[int, ...] = (-1,)
    """The pieces that play cards, by number; the last is -1, for cards that nobody in particular plays."""
    glance: Callable[[Any, Any, int], int] = staticmethod(_no_hint)
    """(game, state, seat) -> which kinds of targets a seat may find, at a glance: bits of `Target.hint`; -1: ask each."""
    signs: ClassVar[Mapping[str, LocalText]] = {}
    """Signs that faces draw for words behind a number, each with the forms of its word, bars between them: ◆ for focus."""
    inks: ClassVar[Mapping[str, str]] = {}
    """The colours of such signs, and of others in the words of faces."""
    looks: ClassVar[Mapping[str, CardLook]] = {}
    """How cards look, by their type or by their deck."""
    pictured: ClassVar[Mapping[str, str]] = {}
    """Words of operations, each with the sign that stands for it on faces where nothing is drawn."""
    brushes: ClassVar[tuple[Brush, ...]] = ()
    """What is painted on the small board of a card."""
    recipes: ClassVar[tuple[CardRecipe, ...]] = ()
    """Cards to begin from, offered beside those that there are."""
    reaches: ClassVar[tuple[Reach, ...]] = ()
    moments: ClassVar[Moments | None] = None
    draws: ClassVar[Draws | None] = None
    """None: hands are not drawn by chance, or not from the whole deck."""
    doubt: ClassVar[int] = 0
    """The bit of `glance` that makes even sure targets doubtful."""

    def __init__(self, game: Game) -> None:
        self.game: Any = game
        self.kinds: tuple[CardKind, ...] = ()
        self._areas = {area.id: index for index, area in enumerate(game.areas)}

    def actor(self, card: Card) -> str:
        """Return what operations take `actor` for, the figure of who plays a card: a kind of `GameType.kinds`."""
        return "piece"

    def screen(self, mode: CardMode) -> Screen | None:
        """Return what narrows the targets of one way of playing a card, None for nothing."""
        return None

    def face(self, card: Card) -> Face:
        """Return what is drawn on a card's face besides its title and text; see `Face`."""
        look = self.look_of(card)
        return Face(
            colour=look.colour if look is not None else "#6f675c",
            crest=look.sign if look is not None else "",
            kind=(card.type or "") if card.type in self.types else "",
            signs=self.signs_of(card),
        )

    def look_of(self, card: Card) -> CardLook | None:
        """Return how a card looks: as its type does, else as its deck does, else as whoever plays from that deck."""
        decks = self.game.content.cards.decks if self.game.content.cards is not None else ()
        owners = [deck.owner for deck in decks if deck.id in card.shares and deck.owner]
        names = (card.type or "", *card.shares, *owners)
        return next((self.looks[name] for name in names if name in self.looks), None)

    def signs_of(self, card: Card) -> tuple[str, ...]:
        """Return the signs of what a card does, in its order, each once."""
        found: dict[str, None] = {}

        def go(operations: Sequence[Any]) -> None:
            for one in operations:
                sign = self.pictured.get(str(one.__struct_config__.tag))
                if sign is not None:
                    found[sign] = None
                for name in one.__struct_fields__:
                    value = getattr(one, name)
                    if isinstance(value, tuple):
                        go([inner for inner in value if isinstance(inner, Operation)])

        for do in (card.do, *(mode.do for mode in card.modes), *(rule.do for rule in card.rules)):
            go(do)
        return tuple(found)[:MOST_SIGNS]

    def hand(self, seat: int, actor: int) -> int:
        """Return the card area that a seat, or a figure of it, plays from: by default ``<seat>_hand``."""
        return self._areas[f"{self.game.seats[seat].id}_hand"]

    def lies(self, state: Any, play: Play, mode: Mode | None, target: int) -> int:
        """Return the card area where a card goes that is played; `mode` and `target` as in `played`.

        By default ``<seat>_discard``, or else ``discard``.
        """
        own = self._areas.get(f"{self.game.seats[play[0]].id}_discard")
        return self._areas["discard"] if own is None else own

    def played(self, state: Any, play: Play, mode: Mode | None, target: int) -> None:
        """Do what playing a card brings besides its own effect, which follows: tell it, pay for it, ask for answers.

        `mode` is None for a card played without effect. `target` is what operations get.
        """
        self.game.emit(state, EngineEvents.played, play[0], play[2], audience=EVERYBODY)

    def describe(self, state: Any, mode: Mode, target: int) -> Move:
        """Tell a target; without one, ``effect``."""
        game = self.game
        if mode.aim.kind == "place":
            place = game.topology.ids[target]
            return Move(place, Text("move.target_place", {"place": place}), places=(target,))
        if mode.aim.kind == "piece":
            piece = game.pieces[target].id
            return Move(piece, Text("move.target_piece", {"piece": piece}), pieces=(target,))
        if mode.aim.kind == "seat":
            seat = game.seats[target].id
            return Move(seat, Text("move.target_seat", {"seat": seat}))
        return Move("effect" if not target else f"effect{target}", Text("move.effect"))
