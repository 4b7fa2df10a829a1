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
        sides: the sides whose cards may be played in it; empty: all.
        usual: whether a card that names no window may be played in it.
        brings: for answers: the kind (as in ``Target``) of what is answered, which becomes the target without asking;
            ``number`` for none.
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
        kind: the kind of ``target`` in operations: ``place``, ``piece``, ``seat``, ``number``, or a kind of the game's own.
        find: the targets there are, as numbers.
        sides: the sides whose cards may have it; empty: all.
        argument: (state, number) -> the value of `target` in operations; None: the number itself.
        hint: bits of `CardRules.glance` without which `find` finds nothing; 0: ask `find`.
        sure: whether the bit proves that `find` finds something.
        which: for pieces: which of them, as a kind of `GameType.kinds`.
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
        """The kind of thing that a name for such a target holds."""
        return self.which or self.kind


def _nothing(_game: Any, _state: Any, _seat: int, _actor: int) -> Sequence[int]:
    return (0,)


def _no_hint(_game: Any, _state: Any, _seat: int) -> int:
    return -1


@dataclass(frozen=True, slots=True)
class Brush:
    """A mark that an editor lets people paint on a small board of hexes around the figure, which faces up.

    Attributes:
        id: the key that a hex says for it in a table of hexes (`wounds`); of a list, a name of its own.
        title: what it is called.
        look: how a hex with it looks.
        op: the operation that is written with the first stroke; hexes come in at `way`.
        way: from the operation to the table or the list of hexes, or of directions.
        counts: whether a further stroke makes it more: two wounds.
        near: whether it is a direction, so on the six hexes around alone.
        turns: whether it is how far the figure may turn, in sixths: a hex is painted that it may then face. The last of `way`
            is where one of the entries of the list before it says that number.
    """

    id: str
    title: LocalText
    look: CardLook
    op: Mapping[str, Any]
    way: tuple[str | int, ...]
    counts: bool = False
    near: bool = False
    turns: bool = False


@dataclass(frozen=True, slots=True)
class CardRecipe:
    """A card to start a new one from, with a typical effect.

    Attributes:
        title: what it is, as in a list: A cut.
        about: what it is good for, in a few words.
        card: the contents of the card, except id, title and deck.
    """

    title: LocalText
    about: LocalText
    card: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Reach:
    """A number of an operation that means a distance; editors show and change it on a small board of squares or a row of
    zones.
    """

    op: str
    key: str
    shape: Literal["squares", "zones"]


@dataclass(frozen=True, slots=True)
class Moments:
    """When a card takes effect in a turn, as a line of numbers that editors show and let people drag.

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
    """How cards are drawn from a deck at random, so that an editor can say what this means for a deck.

    Attributes:
        hand: the path in a deck's entry to the number of cards in the first hand.
        each_turn: how many are drawn in each turn after that.
        empty: a sentence that says what happens when the deck is empty.
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
    """A kind of card area of which each of several owners has one: a deck, a hand, a table, a discard pile.

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
    """How cards of a type or a deck stand out: a colour (`#rrggbb`, dark enough for white text on it) and a sign."""

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
        crest: the sign of its kind, next to the kind's word, and before the title if there is no corner.
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
    """Keys of a card that this game uses besides those the engine uses: ``tags``, or, in a game without windows, ``if`` and
    ``do``. Any other key is an error in its files."""
    types: ClassVar[Mapping[str, str]] = {}
    """What sorts of cards there are, each with a sentence."""
    windows: ClassVar[Mapping[str, Window]] = {}
    targets: ClassVar[Mapping[str, Target]] = {"none": NO_TARGET}
    decks: ClassVar[Mapping[str, str]] = {}
    """The decks that cards are played from, each with its side. None: packs may have any decks."""
    actors: tuple[int, ...] = (-1,)
    """The pieces that play cards, by number; the last is -1, for cards that nobody in particular plays."""
    glance: Callable[[Any, Any, int], int] = staticmethod(_no_hint)
    """(game, state, seat) -> a quick estimate of which kinds of targets a seat may find, as bits of `Target.hint`; -1: ask
    each kind."""
    signs: ClassVar[Mapping[str, LocalText]] = {}
    """Signs that faces draw instead of words after a number, each with the forms of its word, separated by bars: ◆ for
    focus."""
    inks: ClassVar[Mapping[str, str]] = {}
    """The colours of such signs, and of others in the words of faces."""
    looks: ClassVar[Mapping[str, CardLook]] = {}
    """How cards look, by their type or by their deck."""
    pictured: ClassVar[Mapping[str, str]] = {}
    """Operations by their words, each with the sign that stands for it on faces without a drawing."""
    brushes: ClassVar[tuple[Brush, ...]] = ()
    """The brushes for the small board of a card."""
    wanted: ClassVar[tuple[LocalText, LocalText]] = ("", "")
    """What is asked for where a pack has no cards yet, and how they are played, in a sentence each."""
    recipes: ClassVar[tuple[CardRecipe, ...]] = ()
    """Cards to begin from, offered beside those that there are."""
    reaches: ClassVar[tuple[Reach, ...]] = ()
    moments: ClassVar[Moments | None] = None
    draws: ClassVar[Draws | None] = None
    """How hands are drawn from decks. None: not at random, or not from the whole deck."""
    doubt: ClassVar[int] = 0
    """The bit of `glance` that makes even sure targets doubtful."""

    def __init__(self, game: Game) -> None:
        self.game: Any = game
        self.kinds: tuple[CardKind, ...] = ()
        self._areas = {area.id: index for index, area in enumerate(game.areas)}

    def actor(self, card: Card) -> str:
        """Return the kind (of `GameType.kinds`) that `actor`, the figure that plays a card, has in operations."""
        return "piece"

    def screen(self, mode: CardMode) -> Screen | None:
        """Return a filter for the targets of one way of playing a card; None for no filter."""
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
        """Return the look of a card: that of its type, else of its deck, else of whoever plays from that deck."""
        decks = self.game.content.cards.decks if self.game.content.cards is not None else ()
        owners = [deck.owner for deck in decks if deck.id in card.shares and deck.owner]
        names = (card.type or "", *card.shares, *owners)
        return next((self.looks[name] for name in names if name in self.looks), None)

    def signs_of(self, card: Card) -> tuple[str, ...]:
        """Return the signs for what a card does, in order, each once."""
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
        """Return the card area from which a seat, or one of its figures, plays: by default ``<seat>_hand``."""
        return self._areas[f"{self.game.seats[seat].id}_hand"]

    def lies(self, state: Any, play: Play, mode: Mode | None, target: int) -> int:
        """Return the card area to which a played card goes; `mode` and `target` as in `played`.

        By default ``<seat>_discard``, or else ``discard``.
        """
        own = self._areas.get(f"{self.game.seats[play[0]].id}_discard")
        return self._areas["discard"] if own is None else own

    def played(self, state: Any, play: Play, mode: Mode | None, target: int) -> None:
        """Carry out what playing a card means besides its own effect, which follows: log it, pay for it, ask for answers.

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
