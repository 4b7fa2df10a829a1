"""What there is to draw with on the map at hand: all that its kind of map and its game declare, in groups below three tabs.

No game is known here: grounds come from the legend and from other maps of the game, kinds of links and borders and tags of
places from its `GameType`, pieces and routes from its placeables.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeAlias

from PySide6.QtCore import QPointF, QRect, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap

from uguisu.board import fills_of, styles_of
from uguisu.messages import translate
from uguisu_changes.edits import Put
from uguisu_changes.paths import Path, entries, look
from uguisu_editor.canvas.called import called, tag_called, tags_of_map, told_of
from uguisu_editor.canvas.marks import draw_crossing, draw_outlined, draw_sign, sign_of
from uguisu_editor.canvas.scene_painter import paint_marks
from uguisu_editor.docks.terrains import cell_within, terrain_icon, terrain_title
from uguisu_editor.i18n import Speaking, tr
from uguisu_editor.icons import glyph_icon, line_swatch
from uguisu_editor.map_kinds.graph.board import GraphBoard
from uguisu_editor.map_kinds.grid.board import GridBoard
from uguisu_editor.map_kinds.known import kind_of
from uguisu_editor.model.parts import tags_of
from uguisu_editor.model.placing import Thing, count, most
from uguisu_editor.model.visible import visible
from uguisu_editor.packs import terrains_of
from uguisu_editor.tools.pieces import PiecesTool
from uguisu_editor.tools.routing import KEPT
from uguisu_tools.looks import ground_of, initials, token

if TYPE_CHECKING:
    from uguisu_editor.session import Session
    from uguisu_editor.tools.tool import Tool

Tab: TypeAlias = Literal["ground", "ways", "marks", "pieces"]
TABS: tuple[Tab, ...] = ("ground", "ways", "marks", "pieces")
SIDE = 52
"""Pixels of a token that is drawn for a row."""
OUT = 0.45
"""How solid a thing is shown of which there are no more."""
BARE = "#efe7d6"
"""The ground of a cell that is drawn alone, where the map has none yet."""
SIGNS = ".,:;'\"!?+-=*%@&$^~oxOXabcdefghijklmnpqrstuvwyzABCDEFGHIJKLMNPQRSTUVWYZ0123456789"
"""For terrains that are new in a legend."""
DRAWS_GROUND = ("brush", "fill", "rectangle", "line")


PASSING = 17
"""Pixels of the glyph of what passes."""
STRUCK = "#b3261e"


class Brush(NamedTuple):
    """One thing to draw with.

    Attributes:
        key: what it is called among all: `ground:.`, `kind:wall`, `tag:lamp`, `piece:camera`, `tool:walls` ...
        swatch: whether it is shown as a picture over its name, and not as a row.
        told: what there is to know of it besides its name.
        amount: how many there are, or what is left, as it is shown at the right; empty: nothing.
        out: whether there may be no more of it.
        number: how many there are.
    """

    key: str
    title: str
    group: str
    tab: Tab
    swatch: bool = False
    told: str = ""
    amount: str = ""
    out: bool = False
    number: int = 0
    passes: tuple[tuple[str, bool], ...] = ()
    """Glyphs of what may pass a kind of link, each with whether it does."""


def passing(signs: tuple[tuple[str, bool], ...], ratio: float) -> QPixmap:
    """Draw the glyphs of what passes in a row; what does not is struck out."""
    picture = QPixmap(QSize(round(len(signs) * PASSING * ratio), round(PASSING * ratio)))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for at, (glyph, goes) in enumerate(signs):
        box = QRect(at * PASSING + 1, 1, PASSING - 2, PASSING - 2)
        glyph_icon(glyph, "then" if goes else "faint").paint(painter, box)
        if not goes:
            painter.setPen(QPen(QColor(STRUCK), 1.6))
            painter.drawLine(box.bottomLeft(), box.topRight())
    painter.end()
    return picture


def passing_of(session: Session, kind: str) -> tuple[tuple[str, bool], ...]:
    """Return the glyphs of what may pass a kind of link, each with whether it does."""
    through = session.game.type.passes if session.game is not None else {}
    return tuple((glyph, kind in free) for glyph, free in through.items())


def told_passing(session: Session, kind: str) -> str:
    """Say in words what passes a kind of link, and what does not; nothing where the game does not tell."""
    return " · ".join(goes_told(session, glyph, goes=goes) for glyph, goes in passing_of(session, kind))


def goes_told(session: Session, glyph: str, *, goes: bool) -> str:
    """Say whether something passes, by its glyph."""
    word = called(session, glyph)
    return tr("{what}: yes", what=word) if goes else tr("{what}: no", what=word)


class Offers:
    """All that one map may be drawn with."""

    def __init__(self, session: Session, pieces: PiecesTool) -> None:
        self.session = session
        self.pieces = pieces
        self._places: dict[str, int] = {}
        """Where each terrain stands among the grounds: it stays there when the map takes it, while it is in somebody's hand."""

    def all(self) -> list[Brush]:
        """Return everything, group by group."""
        if self.session.board is None:
            return []
        zones = [offer for offer in self._tags() if offer.swatch]
        others = [offer for offer in self._tags() if not offer.swatch]
        ways = self._walls() if isinstance(self.session.board, GridBoard) else self._nets()
        return [*self._grounds(), *zones, *ways, *others, *self._routes(), *self._pieces()]

    def tab_title(self, tab: Tab) -> str:
        """Return what the game calls a tab, else what people call it."""
        game, board = self.session.game, self.session.board
        if game is not None and tab in game.type.called:
            return called(self.session, tab)
        if tab == "ways":
            return tr("Walls") if isinstance(board, GridBoard) else tr("Roads")
        return {"ground": tr("Ground"), "marks": tr("Marks")}.get(tab, tr("Pieces"))

    # What there is.

    @property
    def legend(self) -> dict[str, Any]:
        """The signs of the map, each with its terrain."""
        found = look(self.session.board.data, ("legend",)) if self.session.board is not None else None
        return found if isinstance(found, dict) else {}

    def known(self) -> dict[str, dict[str, Any]]:
        """Return the terrains of other maps of this game, by name, that this one has not."""
        session, board = self.session, self.session.board
        if not isinstance(board, GridBoard):
            return {}
        there = {entry.get("terrain") for entry in self.legend.values() if isinstance(entry, dict)}
        found = terrains_of(session.game_name or "", board.kind, session.registry)
        return {name: entry for name, entry in found.items() if name not in there}

    def _grounds(self) -> list[Brush]:
        board, lying = self.session.board, self.session.look.lying
        if not isinstance(board, GridBoard):
            return []
        own = {board.terrain(sign): (f"ground:{sign}", entry) for sign, entry in self.legend.items()}
        others = {name: (f"known:{name}", entry) for name, entry in self.known().items()}
        found = [*own.items(), *others.items()]
        for terrain, _ in found:
            self._places.setdefault(str(terrain), len(self._places))
        found.sort(key=lambda one: self._places[str(one[0])])
        groups = (tr("Ground"), False), (tr("What lies on it"), True)
        return [
            Brush(key, terrain_title(entry), group, "ground", swatch=True)
            for group, lies in groups
            for terrain, (key, entry) in found
            if isinstance(entry, dict) and (terrain in lying) == lies
        ]

    def kinds(self) -> list[str]:
        """Return the kinds of links or borders: those that the game knows, then those that the map has besides."""
        session, board = self.session, self.session.board
        if board is None:
            return []
        game = list(session.game.link_kinds) if session.game is not None else []
        found = {
            kind
            for entry in entries(board.data, kind_of(board).edges)
            if isinstance(entry, dict) and isinstance(kind := entry.get("kind"), str)
        }
        usual = (
            () if session.game is not None or self.pieces.set_up.in_mod else ("wall", "door", "way", "road")
        )
        return list(dict.fromkeys([*game, *sorted(found), *usual]))

    def _walls(self) -> list[Brush]:
        """What walls of cells are drawn with."""
        made_of, group = self._made_of(tr("Made of")), tr("Draw")
        if not made_of:
            return []
        return [
            Brush("tool:walls", tr("A room at once"), group, "ways"),
            Brush("tool:edge", tr("A wall along a line"), group, "ways"),
            *made_of,
        ]

    def _nets(self) -> list[Brush]:
        """What a net of places is drawn with: crossings and their ways, or zones and their borders."""
        board = self.session.board
        places = list(board.places.values()) if isinstance(board, GraphBoard) else []
        zones = [place for place in places if place.shape is not None]
        draw, found = tr("Draw a zone"), list[Brush]()
        if zones or not places:
            found += [
                Brush("tool:zone", tr("Corner by corner"), draw, "ways"),
                Brush("tool:room", tr("A square"), draw, "ways"),
            ]
        found += self._made_of(tr("Borders") if zones else self.tab_title("ways"))
        number = len(places) - len(zones)
        if number or not places:
            found.append(
                Brush("tool:place", tr("A crossing"), tr("Crossings"), "ways", amount=str(number or ""))
            )
        return found

    def _made_of(self, group: str) -> list[Brush]:
        session = self.session
        return [
            Brush(
                f"kind:{kind}",
                called(session, kind),
                group,
                "ways",
                told="\n".join(filter(None, (told_of(session, kind), told_passing(session, kind)))),
                passes=passing_of(session, kind),
            )
            for kind in self.kinds()
        ]

    def _tags(self) -> list[Brush]:
        session, board = self.session, self.session.board
        assert board is not None
        there = Counter(tag for place in board.ids() for tag in board.tags(place))
        # What a ground is by itself is drawn by drawing the ground.
        grounds = {tag for entry in self.legend.values() for tag in tags_of(entry)}
        zones, tab, group = self.zone_grounds(), self._tab_of_tags(), tr("Marks")
        if tab == "ways":
            group = tr("What a zone is") if zones else tr("Crossings")
        return [
            Brush(
                f"tag:{tag}", tag_called(session, tag), tr("A zone of") if tag in zones else group, tab, tag in zones,
                told=told_of(session, tag), amount=str(there[tag] or ""), number=there[tag],
            )
            for tag in sorted(tags_of_map(session), key=lambda tag: tag not in zones)
            if tag not in grounds or there[tag]
        ]  # fmt: skip

    def _tab_of_tags(self) -> Tab:
        """Tags of a net stand with its ways, those of cells with the ground, or where the game has a tab for them."""
        game = self.session.game
        if not isinstance(self.session.board, GridBoard):
            return "ways"
        return "marks" if game is not None and "marks" in game.type.called else "ground"

    def zone_grounds(self) -> set[str]:
        """The tags that give a zone its ground: of a map that has zones."""
        board, grounds = self.session.board, self.session.look.grounds
        zoned = isinstance(board, GraphBoard) and any(place.shape for place in board.places.values())
        return {tag for tag in tags_of_map(self.session) if tag in grounds} if zoned else set()

    def heading(self, group: list[Brush]) -> str:
        """Return what stands at the right of the head of a group: what the glyphs in its rows are."""
        through = [glyph for glyph, _ in group[0].passes]
        known = self.session.game.type.called if self.session.game is not None else {}
        return " · ".join(called(self.session, glyph).lower() for glyph in through if glyph in known)

    def _pieces(self) -> list[Brush]:
        tool, placed = self.pieces, self.pieces.set_up.pieces
        found = []
        for thing in tool.set_up.things:
            there, limit = count(thing, placed), most(thing, self.session.data)
            by_chance = sum(max(lot.counts) for lot in tool.set_up.lots if lot.thing == thing)
            told = str(there + by_chance or "")
            if limit is not None and by_chance:  # what stands for itself is told first, if there is any
                told = " · ".join([*([str(there)] if there else []), tr("%n dealt", by_chance)])
            elif limit is not None:
                told = tr("{number} of {most}", number=there, most=limit)
            group = visible(translate(thing.kind.group, Speaking.spoken))
            title = _capital(tool.set_up.called(thing))
            out = limit is not None and there >= limit
            found.append(Brush(f"piece:{thing.key}", title, group, "pieces", False, "", told, out, there))
        return found

    def _routes(self) -> list[Brush]:
        """Ways over the map, which are drawn along what joins its places."""
        routing = self.pieces.routing
        return [
            Brush(
                f"route:{route.id}",
                _capital(routing.title(route)),
                visible(translate(route.group, Speaking.spoken)),
                "ways",
                amount=str(routing.length(route) or ""),
            )
            for route in routing.routes
        ]

    # What it looks like.

    def icon(self, offer: Brush) -> QIcon:
        """Return a thing as the map draws it."""
        session, (what, _, name) = self.session, offer.key.partition(":")
        if what in ("ground", "known"):
            return self.ground_icon(offer.key)
        if what == "kind":
            styles = {**styles_of(self.kinds()), **session.look.edges}
            return line_swatch(styles[name])
        if what == "piece":
            thing = self.thing(name)
            return piece_icon(self.pieces, thing, pale=offer.out) if thing is not None else QIcon()
        if what == "route":
            return route_icon()
        if what == "tag" and name in self.zone_grounds():
            return ground_icon(session, name)
        if what == "tag":
            return tag_icon(session, name)
        return glyph_icon(
            {
                "walls": "vector-square",
                "edge": "ray-start-end",
                "place": "circle-outline",
                "zone": "vector-polygon",
                "room": "vector-rectangle",
            }[name]
        )

    def ground_icon(self, key: str) -> QIcon:
        """Return a ground as the map draws it, by its key."""
        session, board = self.session, self.session.board
        what, _, name = key.partition(":")
        entry = self.legend.get(name, {}) if what == "ground" else self.known()[name]
        terrain, tags = str(entry.get("terrain", "")), tags_of(entry)
        beneath = self._beneath(terrain)
        corners = board.grid.corners if isinstance(board, GridBoard) and not board.grid.boxes else ()
        if what == "ground" and isinstance(board, GridBoard):
            return terrain_icon(session.look, terrain, tags, board.fills()[name], beneath, corners=corners)
        ground = ground_of(session.look, terrain, tags)
        usual = ground.fill if ground is not None else fills_of([terrain], {})[terrain]
        return terrain_icon(
            session.look, terrain, tags, str(entry.get("colour") or usual), beneath, corners=corners
        )

    def _beneath(self, terrain: str) -> str:
        """The colour of the ground that a terrain lies on, if it is a thing."""
        board, look = self.session.board, self.session.look
        if terrain not in look.lying or not isinstance(board, GridBoard):
            return ""
        return board.fills().get(board.ground_about(look), "")

    def thing(self, key: str) -> Thing | None:
        """Return the piece with a key."""
        return next((one for one in self.pieces.set_up.things if one.key == key), None)

    # What is in hand.

    def in_hand(self, tool: Tool | None) -> set[str]:
        """Return the keys of what a tool draws with now."""
        choices, name = self.session.choices, tool.name if tool is not None else ""
        if name in DRAWS_GROUND:
            return {f"ground:{choices.sign}"}
        if name in ("edge", "walls"):
            return {f"tool:{name}", f"kind:{choices.border}"}
        if name in ("place", "zone", "room"):
            return {f"tool:{name}"}
        if name == "link":
            return {f"kind:{choices.link}"}
        if name == "tag":
            return {f"tag:{choices.tag}"}
        if name == "pieces":
            route = self.pieces.routing.route
            return {f"route:{route.id}"} if route is not None else {f"piece:{self.pieces.thing}"}
        return set()

    def take(self, key: str, tool: Tool | None) -> str:
        """Choose a thing to draw with; return the tool that does it, or nothing if it can't be."""
        session, (what, _, name) = self.session, key.partition(":")
        now = tool.name if tool is not None else ""
        if what == "known":
            name = self._into_legend(name)
            what = "ground" if name else ""
        if what == "ground":
            session.choose(sign=name)
            return now if now in DRAWS_GROUND else "brush"
        if what == "kind" and isinstance(session.board, GridBoard):
            session.choose(border=name)
            return now if now in ("edge", "walls") else "edge"
        if what == "kind":
            session.choose(link=name)
            return "link"
        if what == "tag":
            session.choose(tag=name)
            return "tag"
        if what == "tool":
            return name
        return "pieces" if what in ("piece", "route") else ""

    def _into_legend(self, terrain: str) -> str:
        """Put a terrain of another map into the legend, with all that it is there; return its sign."""
        entry = self.known().get(terrain)
        if entry is None:
            return ""
        wanted = (str(entry.get("sign", "")), terrain[:1], *SIGNS)
        sign = next((sign for sign in wanted if sign and sign not in self.legend), "")
        kept = {key: value for key, value in entry.items() if key != "sign"}
        done = bool(sign) and self.session.do(tr("New terrain"), Put("map", ("legend", sign), kept))
        return sign if done else ""


def ground_icon(session: Session, tag: str) -> QIcon:
    """Return the ground that a tag gives a zone; without one, that of all other zones."""
    ground = ground_of(session.look, "", [tag])
    return terrain_icon(session.look, "", [tag], ground.fill) if ground is not None else QIcon()


def piece_icon(tool: PiecesTool, thing: Thing, *, pale: bool, path: Path = ()) -> QIcon:
    """Return a piece as its token; `path`: of the one that stands there in the file."""
    look, colour = tool.set_up.look(thing, path)
    pixmap = QPixmap(SIDE, SIDE)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setOpacity(OUT if pale else 1.0)
    letters = initials(tool.set_up.called(thing))
    paint_marks(painter, token((SIDE / 2, SIDE / 2 - 2), 0.36 * SIDE, look, colour, letters=letters))
    painter.end()
    return _kept(pixmap)


def tag_icon(session: Session, tag: str) -> QIcon:
    """Return a place that has a tag as the map draws it: what is built there, its dashed rim, else the sign of the tag."""
    board, drawn = session.board, session.look
    middle = QPointF(SIDE / 2, SIDE / 2)
    pixmap = QPixmap(SIDE, SIDE)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if isinstance(board, GraphBoard) and tag in drawn.grounds:
        draw_crossing(painter, middle, 0.32 * SIDE, drawn.grounds[tag], 3)
    elif isinstance(board, GridBoard) and tag in drawn.outlined:
        cell = cell_within(board.grid.corners, SIDE - 2.0, middle)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(board.fills().get(board.commonest, BARE)))
        painter.drawPolygon(cell)
        draw_outlined(painter, cell, (tag,), drawn.outlined, 1.4)
        draw_sign(painter, middle, sign_of(session, tag), 0.34 * SIDE)
    else:
        draw_sign(painter, middle, sign_of(session, tag), 0.56 * SIDE)
    painter.end()
    return _kept(pixmap)


def route_icon() -> QIcon:
    """Return the sign of a way over the map: a line with a place at each end."""
    pixmap = QPixmap(SIDE, SIDE)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    ends = QPointF(0.16 * SIDE, 0.74 * SIDE), QPointF(0.84 * SIDE, 0.26 * SIDE)
    painter.setPen(QPen(QColor(KEPT), 5, Qt.PenStyle.DashLine))
    painter.drawLine(*ends)
    painter.setBrush(QColor(KEPT))
    painter.setPen(QPen(QColor("#ffffff"), 2))
    for end in ends:
        painter.drawEllipse(end, 8.0, 8.0)
    painter.end()
    return _kept(pixmap)


def _kept(pixmap: QPixmap) -> QIcon:
    """Return an icon whose colours stay as they are in a chosen row, too."""
    found = QIcon(pixmap)
    found.addPixmap(pixmap, QIcon.Mode.Selected)
    return found


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
