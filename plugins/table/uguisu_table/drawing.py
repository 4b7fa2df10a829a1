"""The board as SVG: the ground once, and over it for each picture what a seat sees and may pick; and the faces of cards.

Two pictures that follow one another have nearly everything in common, and so have those of two seats. Each layer is therefore
kept by what it is drawn from, and each mark as it was written.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from functools import lru_cache
from html import escape
from itertools import count

from uguisu import Game
from uguisu.board import Dot, Group, Image, Mark, Path, Stroke
from uguisu.board.outlines import circle
from uguisu.board.palette import PAPER
from uguisu.messages import localize
from uguisu.views import GameLook, View
from uguisu_table.choosing import Choice, Pick
from uguisu_table.kept import Kept, letters
from uguisu_table.underlay import pictures_under
from uguisu_tools.drawing import Look, frame_of, picture_of, spacing_of, write_marks, write_svg
from uguisu_tools.drawing.svg import FONTS
from uguisu_tools.looks import STEP, Box, Faces, Scene, Spot
from uguisu_tools.looks.names import Boxes, crossing_boxes, name_marks
from uguisu_tools.looks.scene import NIGHT_STEP

AROUND, MOST_BESIDE = 26.0, 160.0
"""Pixels round the map, and how far names of crossings may stick out at its sides."""
SMALL = 620.0
"""Pixels from which on a board is not drawn larger than it is by much."""
MOST_LAYERS, MOST_PLACED = 16_000_000, 2_000_000
"""Bytes of drawn layers that are kept, and of names with their places."""
CHOSEN, NIGHT_CHOSEN = "#c2185b", "#ff6fa3"

_layers: Kept[str] = Kept(MOST_LAYERS, letters)
_stood: Kept[tuple[list[Spot], str]] = Kept(MOST_LAYERS, lambda made: letters(made[1]) + 200 * len(made[0]))
_marked: Kept[tuple[list[Box], str]] = Kept(MOST_LAYERS, lambda made: letters(made[1]) + 200 * len(made[0]))
_placed: Kept[Boxes] = Kept(MOST_PLACED, lambda made: 200 + 200 * len(made))
"""Layers of all boards; pieces, and things with a sign, with where they stand; and where names have found room."""
_boards = count()

Href = Callable[[tuple[Pick, ...]], str]
"""Where a link leads that picks something."""


@lru_cache(maxsize=8192)
def _mark(mark: Mark) -> str:
    """Write a mark that refers to no gradient and no clip."""
    return write_marks((mark,))


def _marks(marks: Iterable[Mark]) -> str:
    return "".join(map(_mark, marks))


def _token(piece: str, at: tuple[float, float] | None, marks: Iterable[Mark]) -> str:
    """Write a token, with what it is and where, by which pages let it glide to another place."""
    if at is None:
        return _marks(marks)
    return f'<g data-piece="{escape(piece)}" data-at="{at[0]:.1f} {at[1]:.1f}">{_marks(marks)}</g>'


@contextmanager
def _in_turn(lock: threading.Lock) -> Iterator[None]:
    """Hold a lock; while one waits for it, one can be told that it takes too long."""
    while not lock.acquire(timeout=0.05):
        pass
    try:
        yield
    finally:
        lock.release()


class Board:
    """Draws one game's board; one picture at a time, whichever thread asks."""

    def __init__(self, game: Game, look: GameLook) -> None:
        self.game, self.look = game, look
        laid = Look(labels=False, legend=False, game=look, night=look.night)
        self.frame = frame_of(game.topology, laid)
        self._size = self.frame.scale * spacing_of(game.topology)
        self._sides = list(dict.fromkeys(seat.side for seat in game.seats))
        self.named = lru_cache(maxsize=8)(self._named)
        self.scene = Scene(game.topology, look, self._size, sides=self._sides)
        pictures = list(pictures_under(game, self.frame))
        self.box = self._box(pictures)
        drawn = picture_of(game.topology, None, replace(laid, traced=bool(pictures)))
        left, top, wide, high = self.box
        self.ground = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left:.2f} {top:.2f} {wide:.2f} {high:.2f}" '
            f'width="{wide:.2f}" height="{high:.2f}">{write_marks([*pictures, *drawn.marks])}</svg>'
        ).encode()
        self._number = next(_boards)
        self._lock = threading.Lock()
        self._offer = lru_cache(maxsize=4096)(self._drawn_offer)

    def _box(self, pictures: Iterable[Group]) -> tuple[float, float, float, float]:
        """Return left, top, width and height of what is shown, in pixels of the ground: the map, and the pictures under it."""
        frame = self.frame
        room = self.scene.room = self._room()
        left, top = room.x - room.width / 2 + frame.left, room.y - room.height / 2 + frame.top
        right, bottom = left + room.width, top + room.height
        for image in (mark for group in pictures for mark in group.marks if isinstance(mark, Image)):
            left, top = min(left, image.at[0]), min(top, image.at[1])
            right, bottom = max(right, image.at[0] + image.width), max(bottom, image.at[1] + image.height)
        return left, top, right - left, bottom - top

    def _room(self) -> Box:
        """Return the map with a margin that names of crossings have room in, in whatever language."""
        self.scene.room = self.scene.with_margins(MOST_BESIDE, AROUND)
        plain = self.scene.with_margins(AROUND, AROUND)
        names = [*self._name_boxes([]), *self._name_boxes(self._everywhere())]
        left = min([plain.x - plain.width / 2, *(box.x - 0.6 * box.width for box in names)])
        right = max([plain.x + plain.width / 2, *(box.x + 0.6 * box.width for box in names)])
        return Box((left + right) / 2, plain.y, right - left, plain.height)

    def _everywhere(self) -> list[Spot]:
        """Return pieces on all crossings: names stand further out then."""
        middles = (self.scene.at(place) for place in self.game.topology.ids)
        return [Spot(at, self.scene.radius, "") for at in middles if at is not None]

    def _name_boxes(self, spots: list[Spot]) -> list[Box]:
        """Return where names of crossings stand, in each language, with pieces at some spots."""
        self.scene.spots = spots
        found = [
            box
            for language in self._languages()
            for box in crossing_boxes(self.scene, self.named(language)).values()
        ]
        self.scene.spots = []
        return found

    def _languages(self) -> set[str]:
        """Return the languages that names of places are in."""
        names = self.game.topology.names
        return {"en", *(language for name in names if isinstance(name, Mapping) for language in name)}

    def _named(self, language: str) -> dict[str, str]:
        return {
            place: localize(name, language)
            for place, name in zip(self.game.topology.ids, self.game.topology.names, strict=True)
        }

    def drawn(self, view: View, choice: Choice, *, language: str, href: Href, ground: str, label: str) -> str:
        """Draw what a view shows, with links on what may be picked: see `_drawn`."""
        with _in_turn(self._lock):
            return self._drawn(view, choice, language=language, href=href, ground=ground, label=label)

    def _drawn(
        self, view: View, choice: Choice, *, language: str, href: Href, ground: str, label: str
    ) -> str:
        """Draw what a view shows, with links on what may be picked.

        Args:
            view: the view.
            choice: the moves on offer.
            language: of names.
            href: where a link leads that picks something.
            ground: the address of the ground.
            label: what the board is called for who does not see it.
        """
        scene, things = self.scene, view.marks
        lit, names = choice.lit(view), self.named(language)
        offers = [
            self._place_link((place, names[place]), choice, href, bright=bright)
            for place, bright in lit.items()
        ]
        lights = tuple(mark for mark in things if scene.mark_look(mark).drawn in ("light", "beam"))
        mine = self._number
        light = _layers.get((mine, "light", lights), lambda: write_marks(scene.light(view), "l"))
        scene.badges, marks = _marked.get((mine, things), lambda: self._things(view))
        scene.spots, pieces = _stood.get((mine, view.pieces), lambda: self._stood(view))
        bright = sorted(place for place, ends in lit.items() if ends)
        words = _layers.get(
            (mine, "words", language, scene.spots, scene.badges, bright),
            lambda: self._names(scene, language, frozenset(bright)),
        )
        tokens = self._piece_links(scene, choice, view, href)
        trail = _marks(self._meant(scene, choice))
        left, top, wide, high = self.box
        paper = ""
        if None in self.game.topology.polygons:  # crossings and ways lie on paper
            colour = escape(self.look.paper or PAPER)
            paper = f'<rect x="{left:.1f}" y="{top:.1f}" width="{wide:.1f}" height="{high:.1f}" rx="8" fill="{colour}"/>'
        kind = "board-svg small" if wide < SMALL else "board-svg"
        where = f'transform="translate({self.frame.left:.2f} {self.frame.top:.2f})"'
        return (
            f'<svg class="{kind}" viewBox="{left:.1f} {top:.1f} {wide:.1f} {high:.1f}" width="{wide:.0f}" '
            f'height="{high:.0f}" font-family="{escape(FONTS)}" role="group" aria-label="{escape(label)}">'
            f'<g id="under">{paper}<image href="{escape(ground)}" x="{left:.2f}" y="{top:.2f}" '
            f'width="{wide:.2f}" height="{high:.2f}"/><g class="still" {where}>{light}</g></g>'
            f"<g {where}>{''.join(offers)}</g>"
            f'<g id="over" class="still" {where}>{marks}{pieces}{trail}{words}</g><g {where}>{tokens}</g></svg>'
        )

    def _things(self, view: View) -> tuple[list[Box], str]:
        """Draw the things; return where their signs are, too."""
        drawn = write_marks(self.scene.marks(view, self.game.aids), "m")
        return self.scene.badges, drawn

    def _stood(self, view: View) -> tuple[list[Spot], str]:
        """Draw the pieces; return where they stand, too."""
        drawn = list(self.scene.tokens(view))
        where = {spot.piece: spot.at for spot in self.scene.spots}
        return self.scene.spots, "".join(_token(piece, where.get(piece), marks) for piece, marks in drawn)

    def _names(self, scene: Scene, language: str, bright: frozenset[str]) -> str:
        """Write the names. To find room for them takes the longest of all."""
        names = self.named(language)
        source = self._number, language, scene.spots, scene.badges
        boxes = _placed.get(source, lambda: crossing_boxes(scene, names))
        if boxes and not bright <= boxes.keys():  # the names that matter have no room: they come first
            boxes = crossing_boxes(scene, names, bright)
        return _marks(name_marks(scene, names, bright, boxes))

    def _place_link(self, named: tuple[str, str], choice: Choice, href: Href, *, bright: bool) -> str:
        place, name = named
        pick, chosen = Pick("places", place), choice.has("places", place)
        told = _told((move.label for move in choice.candidates if place in move.places), name)
        drawn = self._offer(place, bright, chosen)
        return _link(href(choice.with_pick(pick)), pick, told, drawn, picked=chosen)

    def _drawn_offer(self, place: str, bright: bool, chosen: bool) -> str:
        """Draw that a place may be picked, over all of it."""
        inside = Path(self.scene.outline(self.scene.topology.index[place]), "#ffffff", opacity=0.001)
        return write_marks([inside, *self.scene.offers({place: bright}, chosen=[place] if chosen else [])])

    def _piece_links(self, scene: Scene, choice: Choice, view: View, href: Href) -> str:
        offered = choice.things("pieces")
        titles = {piece.id: piece.title or piece.id for piece in view.pieces}
        night = scene.night
        found = []
        for spot in scene.spots:
            if spot.piece not in offered:
                continue
            pick, chosen = Pick("pieces", spot.piece), choice.has("pieces", spot.piece)
            colour = (NIGHT_CHOSEN if night else CHOSEN) if chosen else (NIGHT_STEP if night else STEP)
            ring = circle(spot.at, 1.36 * spot.radius)
            marks: list[Mark] = [
                Path(circle(spot.at, 1.5 * spot.radius), "#ffffff", opacity=0.001),
                Path(ring, None, "#ffffff", 5.0 if chosen else 3.6),
                Path(ring, None, colour, 3.0 if chosen else 2.0),
            ]
            told = _told(
                (move.label for move in choice.candidates if spot.piece in move.pieces), titles[spot.piece]
            )
            found.append(_link(href(choice.with_pick(pick)), pick, told, _marks(marks), picked=chosen))
        return "".join(found)

    def _meant(self, scene: Scene, choice: Choice) -> list[Mark]:
        """Draw the way of the one move that is left."""
        if choice.meant is None or len(choice.meant.places) < 2:
            return []
        way = [at for place in choice.meant.places if (at := scene.at(place)) is not None]
        if len(way) < 2:
            return []
        colour = NIGHT_CHOSEN if scene.night else CHOSEN
        return [Stroke(tuple(way), colour, 3.0, (5.0, 6.0)), Dot(way[-1], 5.0, colour)]


def _told(labels: Iterable[str], name: str) -> str:
    """Say what a pick is about: its name, and the move if there is just one."""
    found = list(dict.fromkeys(labels))
    return f"{name}: {found[0]}" if len(found) == 1 else name


def _link(href: str, pick: Pick, label: str, drawn: str, *, picked: bool) -> str:
    pressed = ' aria-current="true"' if picked else ""
    return (
        f'<a href="{escape(href)}" class="pick" id="{escape(str(pick))}" '
        f'aria-label="{escape(label)}"{pressed}><title>{escape(label)}</title>{drawn}</a>'
    )


class CardFaces:
    """What is printed on the cards of a game, in one language."""

    def __init__(self, game: Game, language: str) -> None:
        self.game, self.language = game, language
        self._faces = Faces(game, language) if game.card_rules is not None else None
        cards = game.content.cards.cards if game.content.cards is not None else ()
        self._cards = {card.id: card for card in cards}
        self.head = lru_cache(maxsize=1024)(self._head)
        self.sketch = lru_cache(maxsize=1024)(self._sketch)

    def _head(self, card: str) -> dict[str, str]:
        """Return title, corner, colour, badges, foot and text of a card."""
        told = {
            "title": localize(self.game.card_titles.get(card) or card, self.language),
            "text": localize(self.game.card_texts.get(card, ""), self.language),
            "corner": "",
            "colour": "",
            "badges": "",
            "foot": "",
        }
        known = self._cards.get(card)
        return told if known is None or self._faces is None else {**told, **self._faces.head(known)}

    def _sketch(self, card: str) -> bytes:
        """Return what is drawn on a card as an SVG, empty where nothing is."""
        known = self._cards.get(card)
        drawn = None if known is None or self._faces is None else self._faces.sketch(known)
        return b"" if drawn is None else write_svg(drawn).encode()
