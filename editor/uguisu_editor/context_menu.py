"""The menu of the right button: what can be done with the place, link, border or empty spot under the mouse."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QMenu

from uguisu.board import parse_cell, styles_of
from uguisu_changes.edits import Drop, Edit, Group, Put
from uguisu_changes.paths import Path, entries
from uguisu_editor import clipboard
from uguisu_editor.canvas.called import place_called, region_called, tags_of_map
from uguisu_editor.dialogs.asking import ask_text
from uguisu_editor.dialogs.picturing import ask_place_picture, give_picture
from uguisu_editor.forms.telling import called
from uguisu_editor.i18n import tr, translated, words_of
from uguisu_editor.icons import icon, line_swatch, swatch
from uguisu_editor.map_kinds.graph.board import GraphBoard
from uguisu_editor.map_kinds.graph.edits import add_places
from uguisu_editor.map_kinds.grid.board import GridBoard
from uguisu_editor.map_kinds.grid.edits import paint
from uguisu_editor.model.clipboard import fits, read_part
from uguisu_editor.model.copies import links_with_copies, new_places
from uguisu_editor.model.parts import pair_of, regions_of
from uguisu_editor.model.place_names import name_places
from uguisu_editor.model.regions import extend_region
from uguisu_editor.model.tags import tag_many
from uguisu_editor.model.visible import visible
from uguisu_editor.operations import paste_here
from uguisu_editor.pages.form_page import FormPage, page_title
from uguisu_editor.pages.rulings_page import RulingsPage

if TYPE_CHECKING:
    from uguisu_editor.desk import Desk
    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.tools.tool import Touch

MOST = 30
"""Entries of a list that is offered; of more, the inspector and the pages have all."""
NOTHING = ("select-all", "fit", "grid", "names")


def context_menu(window: Desk, page: MapPage, touch: Touch) -> QMenu:
    """Select what is under the mouse, unless it is selected, and return the menu of what can be done with it."""
    place, link = page.tools["select"].under(touch)  # type: ignore[attr-defined]
    chosen = page.session.selection
    if place is not None and place not in chosen.places:
        page.session.select([place])
    elif place is None and link is not None and link not in chosen.links:
        page.session.select(links=[link])
    elif place is None and link is None:
        page.session.select()
    menu = QMenu(page.canvas)
    menu.setObjectName("menu-here")
    builder = _Builder(window, page, menu, touch)
    if place is not None:
        builder.of_places(place)
    elif link is not None:
        builder.of_links()
    else:
        builder.of_nothing()
    menu.setAccessibleName(menu.actions()[0].text())
    menu.aboutToHide.connect(menu.deleteLater)
    return menu


class _Builder:
    """Fills one menu."""

    def __init__(self, window: Desk, page: MapPage, menu: QMenu, touch: Touch) -> None:
        self.window, self.page, self.menu, self.at = window, page, menu, (touch.x, touch.y)
        self.session = page.session
        self.board = page.session.board

    # What can be clicked.

    def of_places(self, place: str) -> None:
        """Fill it for the places that are selected; `place` is the one that was clicked."""
        places = sorted(self.session.selection.places)
        assert self.board is not None
        self._title(place_called(self.session, place) if len(places) == 1 else tr("%n place(s)", len(places)))
        if isinstance(self.board, GraphBoard):
            self._actions("rename")
        self._add(tr("Show in the &inspector"), self._inspect, icon("dock-inspector"))
        if isinstance(self.board, GridBoard):
            self._terrain(self.board, places)
        self._tags(places)
        self._regions(places)
        self._as_below([path for one in places if (path := self.board.path_of(one)) is not None])
        self.menu.addSeparator()
        if isinstance(self.board, GraphBoard):
            self._links_of(self.board, places)
            if len(places) > 1:
                self.menu.addMenu(self.window.menus["arrange"])
        if len(places) == 1:
            self._fields("scenario", place)
            self._fields("mission", place)
            self._ruling(place)
        self.menu.addSeparator()
        self._actions("cut", "copy")
        self._paste()
        self._actions("duplicate", "delete")
        self._add(tr("&Keep as a stamp…"), self._keep_stamp, icon("stamp"))

    def of_links(self) -> None:
        """Fill it for the links or borders that are selected."""
        key = "links" if isinstance(self.board, GraphBoard) else "borders"
        numbers = sorted(self.session.selection.links)
        assert self.board is not None
        found = [entries(self.board.data, key)[number] for number in numbers]
        ends = pair_of(found[0]) or ("", "")
        one = len(found) == 1
        self._title(
            " — ".join(place_called(self.session, end) for end in ends)
            if one
            else tr("%n link(s)", len(found))
        )
        self._add(tr("Show in the &inspector"), self._inspect, icon("dock-inspector"))
        kinds = self._submenu(tr("K&ind"))
        now = {str(entry.get("kind")) for entry in found}
        known = self._kinds(key)
        styles = styles_of(known)
        for kind in known:
            edit = Group([Put("map", (key, number, "kind"), kind) for number in numbers])
            self._tick(
                kinds,
                visible(words_of(kind)),
                now == {kind},
                self._doing(tr("Kind of link"), edit),
                line_swatch(styles[kind]),
            )
        if key == "links":
            one_way = all(entry.get("one_way") is True for entry in found)
            edits: list[Edit] = [
                Drop("map", (key, number, "one_way"))
                if one_way
                else Put("map", (key, number, "one_way"), True)
                for number in numbers
            ]
            self._tick(self.menu, tr("&One way only"), one_way, self._doing(tr("One way only"), Group(edits)))
            back = [
                Put("map", (key, n, "between"), list(pair)[::-1])
                for n in numbers
                if (pair := self._pair(key, n))
            ]
            self._add(tr("&Turn round"), self._doing(tr("Turn round"), Group([*back])))
        self._as_below([(key, number) for number in numbers])
        self.menu.addSeparator()
        self._actions("delete")

    def of_nothing(self) -> None:
        """Fill it for a spot where there is nothing."""
        self._title(tr("The map"))
        if isinstance(self.board, GraphBoard):
            board, choices = self.board, self.session.choices

            def new_place() -> None:
                new = [entry for _, entry in new_places(board, self.at, [], choices.symmetric)]
                name_places(new, board, translated)
                if self.session.do(tr("New place"), add_places(board, new)):
                    self.session.select([new[0]["id"]])

            self._add(tr("&New place here"), new_place, icon("place"))
            self._add(tr("New &zone…"), lambda: self.page.choose_tool("zone"), icon("zone"))
            self.menu.addSeparator()
        self._actions("paste")
        self._paste()
        self._actions(*NOTHING)
        self.menu.addSeparator()
        self._actions("link-neighbours" if isinstance(self.board, GraphBoard) else "resize", "picture")
        self._add(tr("&Layers"), self.window.docks["layers"].come_forward)

    # Its parts.

    def _title(self, text: str) -> None:
        title = self.menu.addAction(text)
        title.setEnabled(False)
        font = title.font()
        font.setBold(True)
        title.setFont(font)
        self.menu.addSeparator()

    def _paste(self) -> None:
        """Pasting where the menu was asked for: the mouse is over the menu by then."""
        if fits(self.board, read_part(clipboard.held()) or {"uguisu": ""}):
            self._add(tr("Paste &here"), lambda: paste_here(self.page, self.at))

    def _add(self, text: str, do: Callable[[], object], sign: QIcon | None = None) -> None:
        self.menu.addAction(sign or QIcon(), text).triggered.connect(lambda _=False: do())

    def _actions(self, *names: str) -> None:
        """Add actions of the window that can be done now."""
        self.menu.addActions([action for name in names if (action := self.window.actions_[name]).isEnabled()])

    def _submenu(self, title: str) -> QMenu:
        found = QMenu(title, self.menu)
        self.menu.addMenu(found)
        return found

    def _tick(
        self, menu: QMenu, text: str, on: bool, do: Callable[[], object], sign: QIcon | None = None
    ) -> None:
        action = menu.addAction(sign or QIcon(), text)
        action.setCheckable(True)
        action.setChecked(on)
        action.triggered.connect(lambda _=False: do())

    def _doing(self, label: str, edit: Edit | None) -> Callable[[], bool]:
        return lambda: self.session.do(label, edit)

    def _inspect(self) -> None:
        self.window.docks["inspector"].come_forward()

    def _keep_stamp(self) -> None:
        dock = self.window.docks["stamps"]
        dock.show()
        dock.raise_()
        dock.line.setFocus()  # type: ignore[attr-defined]

    def _terrain(self, board: GridBoard, places: list[str]) -> None:
        menu = self._submenu(tr("&Terrain"))
        cells = [parse_cell(place) for place in places]
        now = {board.sign(cell) for cell in cells}
        for sign, fill in list(board.fills().items())[:MOST]:
            edit = paint(board, dict.fromkeys(cells, sign))
            self._tick(
                menu,
                visible(words_of(board.terrain(sign))),
                now == {sign},
                self._doing(tr("Terrain"), edit),
                swatch(fill),
            )
        menu.addSeparator()
        self._pictures(menu, map(board.terrain, sorted(now)))

    def _pictures(self, menu: QMenu, names: Iterable[str]) -> None:
        """Which picture the places of a terrain, or with a tag, are drawn with."""
        data = self.session.map
        told = data.get("pictures") if isinstance(data, dict) else None
        for name in dict.fromkeys(names):

            def ask(name: str = name) -> None:
                ask_place_picture(self.page, name)

            def remove(name: str = name) -> None:
                give_picture(self.page, name, None)

            menu.addAction(tr("Picture of {name}…", name=visible(words_of(name)))).triggered.connect(
                lambda _=False, ask=ask: ask()
            )
            if isinstance(told, dict) and name in told:
                menu.addAction(tr("No picture of {name}", name=visible(words_of(name)))).triggered.connect(
                    lambda _=False, remove=remove: remove()
                )

    def _tags(self, places: list[str]) -> None:
        board, session = self.board, self.session
        assert board is not None
        menu = self._submenu(tr("Ta&gs"))
        for tag in tags_of_map(session)[:MOST]:
            on = all(tag in board.tags(place) for place in places)
            self._tick(
                menu,
                visible(words_of(tag)),
                on,
                self._doing(tr("Tags"), tag_many(board, places, tag, on=not on)),
            )
        menu.addSeparator()
        self._pictures(menu, [tag for place in places for tag in board.tags(place)][:MOST])

        def ask() -> None:
            tag = ask_text(self.page, tr("New tag"), tr("Tag"), session.choices.tag)
            if tag is not None and tag.split():
                session.do(tr("Tags"), tag_many(board, places, "_".join(tag.split()), on=True))

        menu.addAction(tr("&New tag…")).triggered.connect(lambda _=False: ask())

    def _regions(self, places: list[str]) -> None:
        assert self.board is not None
        menu = self._submenu(tr("&Region"))
        data = self.board.data
        for number, entry, members in regions_of(data)[:MOST]:
            inside = set(places) <= set(members)
            edit = extend_region(data, number, places, take_out=inside)
            self._tick(menu, region_called(entry), inside, self._doing(tr("Change a region"), edit))
        menu.addSeparator()
        add = self.window.docks["regions"].add  # type: ignore[attr-defined]
        menu.addAction(tr("&New region of these")).triggered.connect(lambda _=False: add())

    def _as_below(self, paths: list[Path]) -> None:
        """In a mod: say no more of what is chosen than what is below."""
        whole = self.session.whole
        own = sorted((path for path in paths if whole is not None and whole.is_own(path)), reverse=True)
        if whole is not None and own:
            edit = Group([whole.as_below(path) for path in own])
            self._add(tr("As &below"), self._doing(tr("As below"), edit))

    def _links_of(self, board: GraphBoard, places: list[str]) -> None:
        """Joining the two that are selected, or more from the one that is."""
        choices = self.session.choices
        if len(places) == 2:
            edit = links_with_copies(board, [(places[0], places[1])], choices.link, choices.symmetric)
            if edit.edits:
                text = tr("&Link the two by a {kind}", kind=visible(words_of(choices.link)))
                self._add(text, self._doing(tr("New link"), edit), icon("link"))
        elif len(places) == 1:
            self._add(tr("&Link to others…"), lambda: self.page.choose_tool("link"), icon("link"))

    def _fields(self, kind: str, place: str) -> None:
        """The fields of a file that want a place: this one can be put there."""
        page = self.page.pages.get(kind)
        holes = list(page.context.place_holes()) if isinstance(page, FormPage) else []
        if not holes or not isinstance(page, FormPage):
            return
        menu = self._submenu(tr("Put into {page}", page=page_title(kind)))
        for path, told, value in holes[:MOST]:
            many = isinstance(value, list)
            on = place in value if many else value == place
            new = (
                [one for one in value if one != place] if on and many else [*value, place] if many else place
            )

            def put(path: Iterable[str | int] = path, new: object = new, page: FormPage = page) -> None:
                page.context.set(tuple(path), new)

            self._tick(menu, visible(told), on, put)

    def _ruling(self, place: str) -> None:
        """Who can be put here in the ruling at hand."""
        page = self.page.pages.get("rulings")
        pieces = self.session.facts.fitting.get("piece", [])
        if not isinstance(page, RulingsPage) or not pieces:
            return
        menu = self._submenu(tr("Set up in a r&uling"))
        for piece in pieces[:MOST]:
            told = called(page.context, "piece", piece, ())

            def put(piece: str = piece, page: RulingsPage = page) -> None:
                self.page.show_page("rulings")
                page.refresh()
                page.set_up(piece, place)

            menu.addAction(told).triggered.connect(lambda _=False, put=put: put())

    def _pair(self, key: str, number: int) -> tuple[str, str] | None:
        assert self.board is not None
        return pair_of(entries(self.board.data, key)[number])

    def _kinds(self, key: str) -> list[str]:
        assert self.board is not None
        game = list(self.session.game.link_kinds) if self.session.game is not None else []
        used = [str(entry.get("kind")) for entry in entries(self.board.data, key) if isinstance(entry, dict)]
        choice = self.session.choices.link if key == "links" else self.session.choices.border
        return list(dict.fromkeys([*game, *sorted(set(used)), choice]))[:MOST]
