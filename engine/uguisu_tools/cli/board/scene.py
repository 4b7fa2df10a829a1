"""What is to be drawn of a game: where pieces and marks are, what places are called, what lines and grounds look like."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from uguisu.board.topology import Topology
from uguisu.core.game import Game
from uguisu.core.text import Text
from uguisu.core.view import MarkView, View
from uguisu.messages.local_text import localize
from uguisu_tools.cli.board.codes import codes_of
from uguisu_tools.cli.board.looks import (
    HINTED,
    MARK,
    SIDES,
    SIGNS,
    GroundLetter,
    LineLetters,
    grounds_of,
    lines_of,
)

ARROWS = {"n": "↑", "ne": "↗", "e": "→", "se": "↘", "s": "↓", "sw": "↙", "w": "←", "nw": "↖"}


REGIONS = "123456789αβγδεζηθικλμνξπρστφχψω"
"""Letters for regions of squares."""


COMMON = 8
"""Marks of a kind, beyond which they are like a ground: lit squares, say. What else is on a place is shown rather."""


@dataclass(frozen=True, slots=True)
class Token:
    """A piece or a mark as it is written on a place: its short name, which way it faces, its style."""

    code: str
    style: str
    faces: str = ""


@dataclass(frozen=True, slots=True)
class LetterScene:
    """A map and what is on it, in one language.

    `tokens` and `faint` go by place: what stands there, and what is seen where nothing does. `names` are those of
    places that have one; `signs` stand for tags that the rules look for, and `tags` says what each of them means.
    """

    topology: Topology
    tokens: Mapping[int, list[Token]]
    faint: Mapping[int, str]
    between: Mapping[tuple[int, int], Token]
    names: Mapping[int, str]
    signs: Mapping[int, str]
    tags: Mapping[str, str]
    lines: Mapping[str, LineLetters]
    grounds: Mapping[str, GroundLetter]
    regions: Mapping[int, str]
    """Which named group of squares each belongs to, by a letter of its own."""
    groups: Mapping[str, str]
    """What these letters mean."""
    marks: Mapping[str, str]
    """What the letters of marks mean that lie on borders, or on many places."""
    keys: dict[int, str] = field(default_factory=dict)
    """Short names of places whose names had no room; the drawing fills it in."""


def piece_codes(game: Game, language: str) -> dict[str, str]:
    """Return what each piece is called on the map."""
    return codes_of({piece.id: localize(piece.title or piece.id, language) for piece in game.pieces})


def mark_codes(game: Game, language: str) -> dict[str, str]:
    """Return what each kind of mark is called on the map, in small letters."""
    titles = {kind: localize(title, language) for kind, title in game.mark_titles.items() if title}
    return {kind: code.lower() for kind, code in codes_of(titles).items()}


def mark_code(codes: Mapping[str, str], mark: MarkView) -> str:
    """Return what a mark is called on the map: what is written on it, if that is short, goes with its letter."""
    code = codes.get(mark.kind, mark.kind[:2])
    return f"{code[0]}{mark.label}" if len(mark.label) == 1 and mark.label.isalnum() else code


def scene_of(game: Game, view: View, language: str) -> LetterScene:
    """Lay out what `view` shows of a game."""
    topology, index = game.topology, game.topology.index
    tokens: dict[int, list[Token]] = {}
    faint: dict[int, str] = {}
    hinted: dict[int, str] = {}
    explained: dict[str, str] = {}
    between: dict[tuple[int, int], Token] = {}
    pieces, marks = piece_codes(game, language), mark_codes(game, language)
    sides = list(dict.fromkeys(seat.side for seat in game.seats))
    for piece in view.pieces:
        if piece.place is not None:
            style = SIDES[sides.index(piece.side) % len(SIDES)] if piece.side in sides else MARK
            faces = "" if piece.facing is None else ARROWS.get(topology.directions[piece.facing], "")
            token = Token(pieces.get(piece.id, piece.id[:2]), style, faces)
            tokens.setdefault(index[piece.place], []).append(token)
    common = {kind for kind, count in Counter(mark.kind for mark in view.marks).items() if count > COMMON}
    for mark in view.marks:
        place = index[mark.place]
        code = mark_code(marks, mark)
        if mark.kind in game.aids:
            faint[place] = f"{hinted.get(place, HINTED)}{mark.label[:1]}"
            hinted[place] = faint[place]
        elif mark.to:
            pair = (place, index[mark.to])
            between[min(pair), max(pair)] = Token(code[:1], MARK)
            explained[code[:1]] = mark.title or mark.kind
        elif mark.kind in common:
            faint.setdefault(place, code)
            explained[code[:1]] = mark.title or mark.kind
        else:
            tokens.setdefault(place, []).append(Token(code, MARK))
    signs, tags = _signs(game, language)
    regions, groups = _regions(topology, language)
    return LetterScene(
        topology=topology,
        tokens=tokens,
        faint=faint,
        between=between,
        names=_names(game, language),
        signs=signs,
        tags=tags,
        regions=regions,
        groups=groups,
        marks=explained,
        lines=lines_of(edge.kind for edge in topology.edges),
        grounds=grounds_of(topology.terrain, topology.tags) if any(topology.terrain) else {},
    )


def _names(game: Game, language: str) -> dict[int, str]:
    """Return the names of places that are called otherwise than by their ids."""
    names = {place: game.place_name(place, language) for place in range(len(game.topology))}
    cells = game.topology.kind != "graph"
    return {place: name for place, name in names.items() if not cells or name != game.topology.ids[place]}


def _signs(game: Game, language: str) -> tuple[dict[int, str], dict[str, str]]:
    """Return signs for the tags that the game has a word for, by place, and what they mean.

    Tags of a whole ground need none: the ground tells them.
    """
    topology = game.topology
    signs: dict[int, str] = {}
    told: dict[str, str] = {}
    spare = iter(SIGNS)
    for tag in dict.fromkeys(tag for tags in topology.tags for tag in sorted(tags)):
        key = f"tag.{tag}"
        if not game.texts.template(key, language) is not None or _is_ground(topology, tag):
            continue
        sign = next(spare, "")
        if not sign:
            break
        told[sign] = game.texts.tell(Text(key), language)
        for place in topology.tagged(tag):
            signs[place] = signs.get(place, "") + sign
    return signs, told


def _regions(topology: Topology, language: str) -> tuple[dict[int, str], dict[str, str]]:
    """Return a letter for each square of a region, the smallest one where it is in several, and the regions' names."""
    if topology.kind != "squares":
        return {}, {}
    of_place: dict[int, str] = {}
    named: dict[str, str] = {}
    for letter, region in zip(
        REGIONS, sorted(topology.regions, key=lambda one: len(one.places)), strict=False
    ):
        named[letter] = localize(region.name or region.id, language)
        for place in region.places:
            of_place.setdefault(place, letter)
    return of_place, named


def _is_ground(topology: Topology, tag: str) -> bool:
    """Tell whether the terrain tells of a tag already."""
    tagged = set(topology.tagged(tag))
    terrains = {topology.terrain[place] for place in tagged} - {""}
    return bool(terrains) and tagged == set(topology.on_terrain(*terrains))


__all__ = ["LetterScene", "Token", "mark_code", "mark_codes", "piece_codes", "scene_of"]
