"""What the set-up of a game may hold: its pieces and things, and where in the files of a pack they stand. Editors offer them
to be dragged onto the map.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from uguisu.messages.local_text import LocalText

if TYPE_CHECKING:
    from uguisu.board.topology import Topology

Form: TypeAlias = Literal["one", "places", "pair", "entries", "spots", "named", "figures", "counts"]
"""How files say where things of a kind are, at a path:

- `one`: the id of the place, `ninja: pine-wood`
- `places`: a list of such ids, `traps: [well, stair]`
- `pair`: a list of two such ids, neither without the other, `passage: [well, cellar]`
- `entries`: a list of tables, each with a place: `patrols: [{at: gate, facing: yard}]`
- `spots`: a list of tables, each with a list of such entries, `setup: [{put: camera, at: [{square: c4, facing: n}]}]`
- `named`: a table of ids by name, `targets: {A: tower}`
- `figures`: a table of tables by name, each with a place: `fighters: {red: {start: d1, facing: n}}`
- `counts`: a table of numbers by place, `sleepers: {barracks: 2}`
"""


@dataclass(frozen=True, kw_only=True)
class Setting:
    """Something that a set-up says with a number, a switch or a word.

    Attributes:
        id: what it is called among the game's, or among those of its placeable.
        title: what people call it.
        path: where it stands: in the file or, of a placeable's, in the entry.
        usual: what holds where the file says nothing; its type tells what may be said: a number, whether or not (`bool`), or
            one of `choices` (`str`; empty: nothing).
        file: the file that says it: `mission` or `scenario`. A placeable's is in the file of that.
        low, high: the least and the greatest number.
        by: where the file may say several numbers instead of one (`[2, 1, 1]`): what people call the case of each.
        choices: the words that may be said, each with what people call it.
    """

    id: str
    title: LocalText
    path: tuple[str | int, ...]
    usual: int | bool | str = 0
    file: Literal["mission", "scenario"] = "mission"
    low: int = 0
    high: int = 99
    by: tuple[LocalText, ...] = ()
    choices: Mapping[str, LocalText] = field(default_factory=lambda: MappingProxyType({}))


@dataclass(frozen=True, kw_only=True)
class Route:
    """A way over a map of places and links that pieces keep to: editors draw it along the links.

    Attributes:
        id: what it is called among the game's.
        title: what people call it.
        group: what people call it and its like, as of placeables.
        tag: the tag of its places, and of its links. As long as no link of the map has it, all links of `kinds` between places
            with the tag are on the way.
        kinds: the kinds of links that it may run over.
    """

    id: str
    title: LocalText
    group: LocalText
    tag: str
    kinds: frozenset[str]


@dataclass(frozen=True, kw_only=True)
class Placeable:
    """A kind of piece or thing that a set-up may hold.

    Attributes:
        id: what it is called among the game's; its look is that of pieces called so, or of `look`.
        title: what people call one.
        group: what people call it and its like.
        several: given how many, says so: "3 guards". None: the number is said before the title, "3 × guard".
        file: the file that says where they are: `mission` or `scenario`.
        path: where in the file.
        form: how it says so.
        place: the key of the place, where there is a table for each.
        facing: the key of where it looks; empty if it looks nowhere.
        faces: what stands there: `ways`, a direction of the map (`n`), or `places`, the id of a neighbouring place.
        must_face: whether it has to look somewhere.
        ways: the directions in which it may look from a place, by number; None: all that lead to a neighbour.
        fixed: what each entry says besides, by which it is known: `{"put": "camera"}`.
        spots: the key of the list of entries (`spots`).
        names: those that there may be, each with what people call it (`named`, `figures`). Of `figures` only those are
            offered that the file has, for they say more than where they stand.
        on: tags of places; where a map has any, it belongs on those.
        most: how many there may be; None: as many as one likes.
        most_at: where the scenario says how many, if it does: `("options", "samurai")`.
        last: whether entries of it stand behind those of all others in the list.
        look: what pieces that look like it are called; of `named` and `figures` the name, if empty.
        looks: of `places`, what the first, the second ... in the list look like, where they differ.
        sees: what it sees, or lights, from a place in a direction (-1: it looks nowhere), as numbers of places.
        chance: of an entry of `spots` without any, how many it puts on the board (several numbers where that depends on how
            many play), and the numbers of the places where one may begin; from the map, what the file says, and the entry's
            number. None: every entry has its places.
        count: the key of how many such an entry is about.
        among: the key of where they may begin.
        loose: further keys that mean nothing once a place is fixed.
        together: keys of what chance decides among all of an entry, so that none is taken out of it.
        ranges: what `among` may say on a map, each with what people call it; an empty table: anywhere.
        by: where `count` may be several numbers instead of one: what people call the case of each.
        anywhere: the numbers of the places where those begin that the file gives none, as many as there may be; None: they do
            not begin then.
        inward: whether one that the file lets look nowhere looks to the middle of the map.
        hidden: whether not everybody sees where it begins: one deal of those without a place does not show it on the map.
        settings: what else an entry may say (`spots`).
        sees_as: of an entry with such settings, the id of the placeable as which it sees; None: each as its kind.
    """

    id: str
    title: LocalText
    group: LocalText
    several: Callable[[int], LocalText] | None = None
    file: Literal["mission", "scenario"] = "mission"
    path: tuple[str, ...]
    form: Form = "places"
    place: str = "at"
    facing: str = ""
    faces: Literal["ways", "places"] = "ways"
    must_face: bool = False
    ways: Callable[[Topology, int], Iterable[int]] | None = None
    fixed: Mapping[str, Any] = field(default_factory=lambda: MappingProxyType({}))
    spots: str = "at"
    names: Mapping[str, LocalText] = field(default_factory=lambda: MappingProxyType({}))
    on: tuple[str, ...] = ()
    most: int | None = None
    most_at: tuple[str, ...] = ()
    last: bool = False
    look: str = ""
    looks: tuple[str, ...] = ()
    sees: Callable[[Topology, int, int], Iterable[int]] | None = None
    chance: Callable[[Topology, Mapping[str, Any], int], tuple[Sequence[int], Sequence[int]]] | None = None
    count: str = "count"
    among: str = "where"
    loose: tuple[str, ...] = ()
    together: tuple[str, ...] = ()
    ranges: Callable[[Topology], Iterable[tuple[Mapping[str, Any], LocalText]]] | None = None
    by: tuple[LocalText, ...] = ()
    anywhere: Callable[[Topology], Iterable[int]] | None = None
    inward: bool = False
    hidden: bool = False
    settings: tuple[Setting, ...] = ()
    sees_as: Callable[[Mapping[str, Any]], str] | None = None
