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
    """A setting of a set-up: a number, a switch or a word.

    Attributes:
        id: what it is called among the game's, or among those of its placeable.
        title: what people call it.
        path: where its value is: the path in the file or, for a placeable's setting, in the entry.
        usual: the value if the file has none; its type is that of the setting: a number, a `bool`, or one of `choices` (`str`;
            empty: none).
        file: the file it is in, `mission` or `scenario`; a placeable's setting is in the placeable's file.
        low, high: the least and the greatest number.
        by: if the file may hold a list of numbers (`[2, 1, 1]`): the title of each case.
        choices: the possible words, each with its title.
        told: the sentence that says so high a number, with the number in it: `the night is over after 10 rounds`.
        lasts: whether it is the number that says how long a game lasts.
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
    told: Callable[[int], LocalText] | None = None
    lasts: bool = False


@dataclass(frozen=True, kw_only=True)
class Route:
    """A way over a map of places and links that pieces keep to: editors draw it along the links.

    Attributes:
        id: its id, unique within the game.
        title: what people call it.
        group: the heading under which it is listed, as for placeables.
        tag: the tag of its places and links. If no link on the map has it, every link of `kinds` between two tagged places
            belongs to the route.
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
        id: its id, unique within the game; pieces with this id lend it their look, unless `look` names others.
        title: what people call one.
        group: the heading under which it is listed.
        several: given how many, says so: "3 guards". None: the number is said before the title, "3 × guard".
        file: the file that says where they are: `mission` or `scenario`.
        path: where in the file.
        form: in which form the file holds it.
        place: the key of the place, where there is a table for each.
        facing: the key of the direction it faces; empty if it faces nowhere.
        faces: what stands there: `ways`, a direction of the map (`n`), or `places`, the id of a neighbouring place.
        must_face: whether it must face somewhere.
        ways: the numbers of the directions it may face at a place; None: all that lead to a neighbour.
        fixed: further keys and values of each entry, by which it is recognised: `{"put": "camera"}`.
        spots: the key of the list of entries (`spots`).
        names: for `named` and `figures`: the possible ids with their titles. Of `figures`, only those in the file are offered,
            because an entry says more than where it stands.
        on: tags of the places where it belongs, if the map has such places.
        most: how many there may be at most; None: no limit.
        most_at: where the scenario gives the number, if it does: `("options", "samurai")`.
        last: whether its entries come after all others in the list.
        look: the id of the pieces that lend it their look; for `named` and `figures` the name, if empty.
        looks: for `places`: the looks of the first, the second and so on, if they differ.
        sees: the places that it sees or lights, given the map, its place and its direction (-1: it faces nowhere).
        chance: for an entry of `spots` without places: given the map, the contents of the file and the entry's number, returns
            how many pieces it puts on the board (several numbers if that depends on the number of players) and the places
            where one may begin. None: every entry names its places.
        count: the key of how many pieces such an entry stands for.
        among: the key of where they may begin.
        loose: further keys that lose their meaning once a place is fixed.
        together: keys of what chance decides for all pieces of an entry together; with one of these, no piece can be taken out
            of it.
        ranges: the values that `among` may have on a map, each with its title; an empty mapping means anywhere.
        by: if `count` may be a list of numbers: the title of each case.
        anywhere: the places where pieces begin to which the file gives none; None: these pieces do not begin at all.
        inward: whether a piece without a direction in the file faces the middle of the map.
        hidden: whether its place is a secret at the start, so that a sample deal must not show it on the map.
        about: given what the file says, and the name of one (of `named` and `figures`), whose it is and what it is for, in
            sentences that are told when it is chosen.
        deck: of `figures`, the key of the deck that one plays with, then that of its own, which holds where none is said.
        settings: what else an entry may say (`spots`).
        sees_as: given an entry's settings, the id of the placeable whose `sees` applies; None: always its own.
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
    about: Callable[[Mapping[str, Any], str], Sequence[LocalText]] | None = None
    deck: tuple[str, ...] = ()
    settings: tuple[Setting, ...] = ()
    sees_as: Callable[[Mapping[str, Any]], str] | None = None
