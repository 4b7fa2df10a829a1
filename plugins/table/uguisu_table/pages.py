"""Pages, drawn on the server from a View: whole ones, and the parts of one that changes, by their ids."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from jinja2 import Environment, FunctionLoader, StrictUndefined
from markupsafe import Markup

from uguisu import Message
from uguisu.board import Path
from uguisu.messages import localize, translate, visible
from uguisu.views import EventLook, TrackLook, TrackView, View, folded
from uguisu_table.asking import Asked
from uguisu_table.choosing import Choice, Pick
from uguisu_table.kept import Kept, letters
from uguisu_table.kit import Kit
from uguisu_table.sitting import HOST, ONLOOKER, WAITING, WATCH, Sitting
from uguisu_table.telling import lines_of
from uguisu_tools.drawing import write_marks
from uguisu_tools.looks import ink_of
from uguisu_tools.looks.glyphs import glyph

PARTS = ("head", "question", "board", "hand", "people", "tracks", "time", "story", "talk")
"""What a page is made of, each an element with that id; and `LINES`, the log, of which only what is new is sent."""
LINES = "lines"
ALIKE = ("head", "hand", "people", "tracks", "time", "story", "talk")
"""Parts that are the same in many pictures and pages."""
LANGUAGES = {
    code: translate(Message("English", "what this language calls itself"), code)
    for code in ("en", "it", "ru", "uk")
}
"""What each language is called by those who speak it."""
MOST_LINES = 150
MOST_BUTTONS = 12
MOST_PIPS, MOST_BOXES = 10, 16
USUAL = EventLook(glyph="chess-pawn", colour="")


@dataclass(frozen=True)
class Reader:
    """Who reads a page: the role (a place, `HOST` or `WATCH`), the language, where the role's pages are, and where the files
    that all pages share.
    """

    role: str
    language: str
    base: str
    static: str = "/static"


@dataclass(frozen=True)
class Page:
    """A page's parts, the lines of its log with the newest first, its title, and whether it is the reader's turn."""

    parts: Mapping[str, str]
    lines: tuple[str, ...]
    title: str
    mine: bool


def _source(name: str) -> str:
    return (files("uguisu_table") / "templates" / name).read_text(encoding="utf-8")


@cache
def environment(language: str) -> Environment:
    """Return the templates in a language. Everything that is filled in is escaped."""
    made = Environment(
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        loader=FunctionLoader(_source),
        auto_reload=False,
    )

    def say(template: str, context: str = "", /, **values: object) -> str:
        return translate(Message.filled(template, values, context), language)

    made.globals.update(Message=say, icon=icon, language=language, languages=LANGUAGES)
    made.filters.update(clean=lambda text: visible(str(text)), capital=capital)
    return made


def capital(text: object) -> str:
    """Return a text with a capital first, as sentences and titles of a page begin; what begins with a coordinate stays."""
    said = visible(str(text))
    return said if any(letter.isdigit() for letter in said.partition(" ")[0]) else said[:1].upper() + said[1:]


@cache
def icon(name: str, colour: str = "") -> Markup:
    """Return a sign as SVG, in a colour or in that of the text."""
    drawn = write_marks([Path(glyph(name), colour or "currentColor")])
    return Markup('<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">{}</svg>').format(Markup(drawn))


MOST_DRAWN = 8_000_000
_drawn: Kept[str] = Kept(MOST_DRAWN, letters)
"""Parts by their language, their name and what they were drawn from."""


def _part(language: str, name: str, values: Mapping[str, Any]) -> str:
    """Draw a part from those of the values that its macro reads."""
    macro = getattr(environment(language).get_template("parts.html").module, f"draw_{name}")
    read = [values[argument] for argument in macro.arguments]
    if name not in ALIKE:
        return str(macro(*read)).strip()
    return _drawn.get((language, name, read), lambda: str(macro(*read)).strip())


@lru_cache(maxsize=8192)
def _line(text: str, each: tuple[str, ...], sign: str, *, talk: bool) -> str:
    """Return a line of the log; one that stands for several opens."""
    said = Markup(' class="said"') if talk else Markup()
    told = Markup('<span dir="auto">{}</span>').format(capital(text))
    if len(each) > 1:
        inner = Markup().join(Markup('<li dir="auto">{}</li>').format(capital(one)) for one in each)
        told = Markup("<details><summary>{}</summary><ol>{}</ol></details>").format(told, inner)
    return str(Markup("<li{}>{}{}</li>").format(said, icon(sign), told))


class Drawer:
    """Draws the parts of one page."""

    def __init__(
        self, kit: Kit, sitting: Sitting, reader: Reader, asked: Asked, here: frozenset[str]
    ) -> None:
        self.kit, self.sitting, self.reader, self.asked, self.here = kit, sitting, reader, asked, here
        self.language = reader.language
        chair = sitting.chair_at(reader.role)
        self.seat = ONLOOKER if chair is None else chair.seat
        self.chair = chair
        over = sitting.over
        seats = {seat.id for seat in sitting.game.seats}
        self.eyes = asked.eyes if over and asked.eyes in {*seats, ONLOOKER} else self.seat
        self.late = reader.role == WATCH and bool(sitting.delay)
        self.looking = False
        """Whether the past is still being gone through."""
        self.moments = self._moments()
        self.at = self._at()
        self.view: View = sitting.view(self.eyes, self.language, self.at)
        may_choose = (
            self.at is None
            and chair is not None
            and not chair.bot
            and not over
            and sitting.stage != WAITING
            and self.eyes == self.seat
        )
        self.choice = Choice.of(self.view, asked.picked) if may_choose else Choice()
        self.mine = bool(self.choice.moves)

    def _moments(self) -> list[int]:
        """The pictures that may be looked back at: after the game those after every step."""
        if self.sitting.over:
            return list(range(len(self.sitting.match.steps) + 1))
        if self.seat == ONLOOKER:
            return []
        if self.asked.moment is None:
            return []
        found = self.sitting.moments(self.seat)
        self.looking = found is None
        return found or []

    def _at(self) -> int | None:
        asked = self.asked.moment
        if asked is None or not self.moments or asked >= len(self.moments) - 1:
            return None
        return self.moments[asked]

    def page(self) -> Page:
        """Draw all parts."""
        values = self._values()
        parts = {name: _part(self.language, name, values) for name in PARTS}
        return Page(parts, self._lines(), self._title(), self.mine)

    def whole(self, page: Page, message: str = "") -> str:
        """Return the whole page."""
        template = environment(self.language).get_template("table.html")
        return template.render(
            parts={name: Markup(part) for name, part in page.parts.items()},
            lines=Markup("").join(map(Markup, page.lines)),
            title=page.title,
            base=self.reader.base,
            static=self.reader.static,
            message=message,
            query=self.asked.query(),
            mine=page.mine,
        )

    def _title(self) -> str:
        named = visible(localize(self.sitting.game.title, self.language))
        return f"● {named}" if self.mine else named

    # --- values --------------------------------------------------------------------------------------------------

    def _values(self) -> dict[str, Any]:
        game, view = self.sitting.game, self.view
        return {
            "base": self.reader.base,
            "static": self.reader.static,
            "asked": self.asked,
            "game": {
                "title": localize(game.title, self.language),
                "kind": localize(self.kit.title, self.language),
                "glyph": self.kit.look.glyph or "chess-pawn",
                "briefing": localize(game.briefing, self.language),
            },
            "name": self.sitting.id,
            "view": view,
            "over": self.sitting.over,
            "waiting": self.sitting.stage == WAITING,
            "chair": self.chair,
            "seat": self.seat,
            "eyes": self.eyes,
            "mine": self.mine,
            "delay": round(self.sitting.delay),
            "trouble": self._trouble(),
            "decider": self._seat_title(view.decision.seat) if view.decision is not None else "",
            "choice": self.choice,
            "buttons": self._buttons(),
            "turn": self.sitting.turns(self.seat) if self.seat else 0,
            "sealed": self.seat in self.sitting.sealed,
            "drawn": self._board(),
            "told": lines_of(game, view, self.language),
            "cards": self._cards(),
            "people": self.people(),
            "asking": self._seat_title(self.sitting.asking) if self.sitting.asking and not self.late else "",
            "must_agree": self.seat in self.sitting.must_agree(),
            "may_undo": bool(self.seat) and self.at is None and self.sitting.may_undo(self.seat),
            "tracks": self._tracks(),
            "goals": self._goals(),
            "talk": [(seat, self._seat_title(seat)) for seat in view.talk] if self.at is None else [],
            "moment": self.asked.moment if self.at is not None else None,
            "moments": len(self.moments),
            "looking": self.looking,
            "seats": [(seat.id, self._seat_title(seat.id)) for seat in game.seats],
            "host": self.reader.role == HOST,
            "watching": self.reader.role == WATCH,
        }

    def _trouble(self) -> str:
        return translate(self.sitting.trouble, self.language) if self.sitting.trouble is not None else ""

    def _seat_title(self, seat: str) -> str:
        for known in self.sitting.game.seats:
            if known.id == seat:
                return localize(known.title, self.language) if known.title else known.id
        return seat

    def _buttons(self) -> list[tuple[str, str]]:
        beside = self.choice.beside()
        return [(move.notation, move.label) for move in beside] if len(beside) <= MOST_BUTTONS else []

    def _board(self) -> Markup:
        label = translate(Message("The board"), self.language)
        ground = f"{self.reader.base}/ground.svg"
        drawn = self.kit.board.drawn(
            self.view,
            self.choice,
            language=self.language,
            href=self.asked.picking,
            ground=ground,
            label=label,
        )
        return Markup(drawn)

    def _cards(self) -> list[dict[str, Any]]:
        """The cards that a seat holds, and those of its moves that lie elsewhere."""
        held = [
            card
            for area in self.view.areas
            if area.owner == self.eyes and self.eyes and area.cards and "hand" in area.id
            for card in area.cards
        ]
        offered = [card for move in self.choice.candidates for card in move.cards]
        cards = list(dict.fromkeys([*held, *offered]))
        playable, faces = self.choice.things("cards"), self.kit.faces(self.language)
        return [
            {
                "id": card,
                **faces.head(card),
                "ink": ink_of(faces.head(card)["colour"] or "#54472f"),
                "sketch": bool(faces.sketch(card)),
                "count": held.count(card),
                "playable": card in playable,
                "picked": self.choice.has("cards", card),
                "href": self.asked.picking(self.choice.with_pick(Pick("cards", card))),
            }
            for card in sorted(cards, key=lambda card: card not in playable)
        ]

    def people(self) -> list[dict[str, Any]]:
        """Return who sits where."""
        scene = self.kit.board.scene
        chosen = self.sitting.chosen() if not self.sitting.over and not self.late else set()
        decider = self.view.decision.seat if self.view.decision is not None else ""
        found = []
        for seat in self.sitting.game.seats:
            chair = self.sitting.chairs[seat.id]
            title = self._seat_title(seat.id)
            side = seat.side
            found.append(
                {
                    "id": seat.id,
                    "title": title,
                    "name": chair.name or title,
                    "named": bool(chair.name),
                    "colour": scene.colour_of_side(side),
                    "ink": ink_of(scene.colour_of_side(side)),
                    "letter": (chair.name or title)[:1].upper(),
                    "you": self.chair is chair,
                    "bot": chair.bot,
                    "taken": chair.taken,
                    "here": chair.place in self.here,
                    "decides": decider == seat.id and not self.sitting.over and self.sitting.stage != WAITING,
                    "chosen": seat.id in chosen,
                }
            )
        return found

    def _tracks(self) -> list[dict[str, Any]]:
        rows: dict[str, list[dict[str, Any]]] = {}
        for track in self.view.tracks:
            look = self.kit.look.track(track.id)
            if look.drawn == "hidden":
                continue
            owner, colon, rest = (track.title or track.id).partition(": ")
            rows.setdefault(owner if colon else "", []).append(_track(track, look, rest if colon else owner))
        return [{"owner": owner, "tracks": tracks} for owner, tracks in rows.items()]

    def _goals(self) -> list[tuple[str, str]]:
        mission = self.sitting.game.content.mission
        if mission is None:
            return []
        by_side = {seat.side: self._seat_title(seat.id) for seat in self.sitting.game.seats}
        titles = {seat.id: self._seat_title(seat.id) for seat in self.sitting.game.seats} | by_side
        return [
            (localize(objective.title, self.language), titles.get(objective.for_, objective.for_))
            for objective in mission.objectives
        ]

    def _lines(self) -> tuple[str, ...]:
        folds = folded([event for event in self.view.log if event.text], self.language)[-MOST_LINES:]
        looks, kinds = self.kit.look.events, [fold.lines[0].kind for fold in folds]
        return tuple(
            _line(
                fold.text,
                tuple(line.text for line in fold.lines),
                "message-text-outline" if kind == "talk" else looks.get(kind, USUAL).glyph,
                talk=kind == "talk",
            )
            for fold, kind in zip(reversed(folds), reversed(kinds), strict=True)
        )


def _track(track: TrackView, look: TrackLook, title: str) -> dict[str, Any]:
    boxes = track.high - track.low + 1
    drawn = look.drawn
    if (drawn == "bands" and boxes > MOST_BOXES) or (drawn == "pips" and track.high > MOST_PIPS):
        drawn = "number"
    return {
        "title": title,
        "value": track.value,
        "label": track.label,
        "low": track.low,
        "high": track.high,
        "drawn": drawn,
        "glyph": look.glyph or "rhombus",
        "colour": look.colour,
        "boxes": [{"number": track.low + at, "band": min(3, at * 4 // boxes)} for at in range(boxes)]
        if drawn in ("bands", "steps") and boxes <= 3 * MOST_BOXES
        else [],
    }
