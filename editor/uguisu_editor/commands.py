"""All commands of the window, in the order of the menus."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from uguisu_editor import operations
from uguisu_editor.actions import Command
from uguisu_editor.dialogs import files, finding, helping, new_pack, picturing, saving_as
from uguisu_editor.dialogs.plugins import show_plugins
from uguisu_editor.i18n import LANGUAGES, tr
from uguisu_editor.map_kinds.graph.edits import WAYS
from uguisu_editor.map_kinds.known import kind_of
from uguisu_editor.model.layers import layers_of
from uguisu_editor.pages.form_page import page_title
from uguisu_editor.pages.map_page import PAGES
from uguisu_editor.panes import dock_command
from uguisu_editor.play.commands import play_commands
from uguisu_editor.tools.pieces import PiecesTool
from uguisu_editor.tools.tool import Tool
from uguisu_editor.tools.toolbox import all_tools

if TYPE_CHECKING:
    from types import ModuleType

    from uguisu_editor.desk import Desk
    from uguisu_editor.pages.map_page import MapPage


def all_commands(window: Desk) -> Iterator[Command]:
    """Yield every command."""

    def on_page(do: Callable[[MapPage], object]) -> Callable[[], object]:
        return lambda: do(window.page) if window.page is not None else None

    yield from _file(window, on_page)
    yield from _edit(window, on_page)
    yield from _view(window, on_page)
    yield from _map(window, on_page)
    yield from _tools(window)
    yield from play_commands(window)
    yield from _settings(window)
    yield from _help(window)


When = Callable[["MapPage"], bool]


def _places(least: int = 1, *, free: bool = False) -> When:
    """So many places are selected, if wanted on a map where they lie freely."""

    def holds(page: MapPage) -> bool:
        board = page.session.board
        fits = board is not None and (kind_of(board).free or not free)
        return fits and len(page.session.selection.places) >= least

    return holds


def _something(page: MapPage) -> bool:
    tool = page.canvas.tool
    return bool(page.session.selection) or (isinstance(tool, PiecesTool) and tool.piece is not None)


def _graph(page: MapPage) -> bool:
    return page.session.board is not None and kind_of(page.session.board).free


def _grid(page: MapPage) -> bool:
    return page.session.board is not None and not kind_of(page.session.board).free


def _stamping(page: MapPage) -> bool:
    return page.canvas.tool is page.tools["stamp"]


def _picture(page: MapPage) -> bool:
    return bool(layers_of(page.session.map))


def _undoable(page: MapPage) -> bool:
    return page.playing or page.session.stack.canUndo() or page.canvas.tool is page.tools["zone"]


OnPage = Callable[[Callable[["MapPage"], object]], Callable[[], object]]


def _file(window: Desk, on_page: OnPage) -> Iterator[Command]:
    yield Command("new", lambda: tr("&New map…"), lambda: new_pack.ask_new(window), ("Ctrl+N",), "file")
    yield Command(
        "new-mod",
        lambda: tr("New &mod of this pack…"),
        on_page(lambda page: new_pack.ask_mod(window, page)),
        (),
        "file",
        needs_map=True,
    )
    yield Command("open", lambda: tr("&Open…"), lambda: files.ask_open(window), ("Ctrl+O",), "file")
    yield Command(
        "welcome", lambda: tr("&Welcome page"), window.pack_tabs.show_welcome, ("Ctrl+Shift+H",), "file"
    )
    yield Command(
        "save", lambda: tr("&Save"), on_page(lambda page: page.save()), ("Ctrl+S",), "file", needs_map=True
    )
    yield Command(
        "save-as",
        lambda: tr("Save &as…"),
        on_page(lambda page: saving_as.ask_save_as(window, page)),
        ("Ctrl+Alt+S",),
        "file",
        needs_map=True,
    )
    yield Command(
        "save-all",
        lambda: tr("Save a&ll"),
        lambda: [page.save() for page in window.pages],
        ("Ctrl+Shift+S",),
        "file",
        needs_map=True,
    )
    yield Command("get-packs", lambda: tr("&Get packs…"), lambda: _get_packs(window), (), "file")
    yield Command("share", lambda: tr("S&hare…"), on_page(_share), ("Ctrl+Alt+H",), "file", needs_map=True)
    yield Command("own-folder", lambda: tr("Show my packs &folder"), files.show_own_folder, (), "file")
    yield Command("import", lambda: tr("&Import from Tiled…"), lambda: _import_tiled(window), (), "file")
    yield Command(
        "cards-from-sheet",
        lambda: tr("Cards &from a spreadsheet…"),
        on_page(lambda page: _sheets().ask_import(window, page)),
        (),
        "file",
        needs_map=True,
    )
    yield Command(
        "cards-from-link",
        lambda: tr("Cards from &Google Sheets…"),
        on_page(lambda page: _sheets().ask_link(page)),
        (),
        "file",
        needs_map=True,
    )
    yield Command(
        "cards-follow-sheet",
        lambda: tr("Follow a sp&readsheet of cards…"),
        on_page(lambda page: _sheets().ask_import(window, page, stay=True)),
        (),
        "file",
        needs_map=True,
    )
    yield Command(
        "cards-to-sheet",
        lambda: tr("Cards &to a spreadsheet…"),
        on_page(lambda page: _sheets().ask_export(window, page)),
        (),
        "file",
        needs_map=True,
    )
    yield Command(
        "export-picture",
        lambda: tr("&Export a picture…"),
        on_page(_export_picture),
        ("Ctrl+E",),
        "file",
        needs_map=True,
    )
    yield Command(
        "export-minimap",
        lambda: tr("Export the private &mini-map…"),
        on_page(_export_minimap),
        (),
        "file",
        needs_map=True,
    )
    yield Command(
        "print",
        lambda: tr("P&rint and play…"),
        on_page(_print_and_play),
        ("Ctrl+P",),
        "file",
        needs_map=True,
    )
    yield Command(
        "close",
        lambda: tr("&Close"),
        lambda: window.close_tab(window.pack_tabs.currentIndex()),
        ("Ctrl+W",),
        "file",
    )
    yield Command("quit", lambda: tr("&Quit"), window.close, ("Ctrl+Q",), "file")


def _edit(window: Desk, on_page: OnPage) -> Iterator[Command]:
    yield Command(
        "undo", lambda: tr("&Undo"), window.undo, ("Ctrl+Z",), "edit", needs_map=True, when=_undoable
    )
    yield Command(
        "redo",
        lambda: tr("&Redo"),
        window.redo,
        ("Ctrl+Shift+Z", "Ctrl+Y"),
        "edit",
        needs_map=True,
        when=lambda page: page.playing or page.session.stack.canRedo(),
    )
    rows: tuple[tuple[str, Callable[[], str], Callable[[MapPage], object], tuple[str, ...]], ...] = (
        ("cut", lambda: tr("Cu&t"), operations.cut, ("Ctrl+X",)),
        ("copy", lambda: tr("&Copy"), operations.copy, ("Ctrl+C",)),
        ("paste", lambda: tr("&Paste"), operations.paste, ("Ctrl+V",)),
        ("paste-here", lambda: tr("Paste &here"), operations.paste_here, ("Ctrl+Shift+V",)),
        ("duplicate", lambda: tr("&Duplicate"), operations.duplicate, ("Ctrl+D",)),
        ("delete", lambda: tr("De&lete"), operations.delete_selection, ("Del",)),
        ("select-all", lambda: tr("Select &all"), operations.select_all, ("Ctrl+A",)),
        ("select-none", lambda: tr("Select &nothing"), lambda page: page.session.select(), ("Ctrl+Shift+A",)),
        ("invert", lambda: tr("&Invert the selection"), operations.invert_selection, ("Ctrl+I",)),
        ("find", lambda: tr("&Find…"), finding.find, ("Ctrl+F",)),
        ("rename", lambda: tr("Rename every&where…"), finding.ask_rename, ("F2",)),
    )
    yield Command(
        "here",
        lambda: tr("What can be done her&e…"),
        on_page(lambda page: page.canvas.ask_menu()),
        (),
        "edit",
        needs_map=True,
        when=lambda page: page.session.board is not None and page.mode == "map",
    )
    needs: dict[str, When] = {
        "cut": _places(),
        "copy": _places(),
        "duplicate": _places(),
        "delete": _something,
        "select-none": _something,
        "rename": _places(1, free=True),
    }
    for name, title, do, keys in rows:
        yield Command(name, title, on_page(do), keys, "edit", needs_map=True, when=needs.get(name))


def _view(window: Desk, on_page: OnPage) -> Iterator[Command]:
    rows: tuple[tuple[str, Callable[[], str], Callable[[MapPage], object], tuple[str, ...]], ...] = (
        ("zoom-in", lambda: tr("Zoom &in"), lambda page: page.canvas.zoom(1.25), ("Ctrl++", "Ctrl+=")),
        ("zoom-out", lambda: tr("Zoom &out"), lambda page: page.canvas.zoom(0.8), ("Ctrl+-",)),
        ("zoom-usual", lambda: tr("Actual &size"), lambda page: page.canvas.actual_size(), ("Ctrl+0",)),
        ("fit", lambda: tr("&Whole map"), lambda page: page.canvas.fit(), ("Ctrl+/",)),
        ("grid", lambda: tr("&Grid"), _toggle_grid, ("Ctrl+G",)),
        ("names", lambda: tr("Na&mes of places"), _toggle_names, ("Ctrl+Shift+N",)),
        ("snap", lambda: tr("S&nap to grid"), _toggle_snap, ("Ctrl+Shift+G",)),
        ("steps", lambda: tr("St&eps to a game"), lambda page: page.guide(on=not page.drawing.guided), ()),
    )
    for name, title, do, keys in rows:
        yield Command(name, title, on_page(do), keys, "view", needs_map=True)
    yield Command(
        "as-text",
        lambda: tr("As &text, or as a form"),
        on_page(lambda page: page.toggle_text()),
        ("Ctrl+T",),
        "pages",
        needs_map=True,
    )
    for number, name in enumerate(("map", *PAGES), 1):

        def show(name: str = name) -> None:
            if window.page is not None:
                window.page.show_page(name)

        yield Command(
            f"page-{name}",
            lambda name=name: tr("Go to the page {name}", name=page_title(name)),  # type: ignore[misc]
            show,
            (f"Ctrl+{number}",),
            "pages",
            needs_map=True,
        )
    yield Command("next-pane", lambda: tr("Next &pane"), window.arranging.go_to_next, ("F6",), "view")
    yield Command(
        "previous-pane",
        lambda: tr("Pre&vious pane"),
        lambda: window.arranging.go_to_next(back=True),
        ("Shift+F6",),
        "view",
    )
    yield Command("reset-layout", lambda: tr("Reset dock la&yout"), window.arranging.reset, (), "view")
    for number, dock in enumerate(window.docks.values(), 1):
        yield dock_command(dock, f"Alt+{number % 10}")


def _map(window: Desk, on_page: OnPage) -> Iterator[Command]:
    titles = {
        "left": lambda: tr("Align &left"),
        "centre": lambda: tr("Align c&entres"),
        "right": lambda: tr("Align &right"),
        "top": lambda: tr("Align &top"),
        "middle": lambda: tr("Align &middles"),
        "bottom": lambda: tr("Align &bottom"),
    }
    for way in WAYS:
        yield Command(
            f"align-{way}",
            titles[way],
            on_page(lambda page, way=way: operations.align_selection(page, way)),  # type: ignore[misc]
            (),
            "arrange",
            needs_map=True,
            when=_places(2, free=True),
        )
    for axis, name, title in (
        (0, "distribute-across", lambda: tr("Distribute &across")),
        (1, "distribute-down", lambda: tr("Distribute &down")),
    ):
        yield Command(
            name,
            title,
            on_page(lambda page, axis=axis: operations.distribute_selection(page, axis)),  # type: ignore[misc]
            (),
            "arrange",
            needs_map=True,
            when=_places(3, free=True),
        )
    for name, title, key, do in (
        ("stamp-right", lambda: tr("&Turn the stamp right"), ".", lambda stamp: stamp.turn()),
        ("stamp-left", lambda: tr("Turn the stamp &left"), ",", lambda stamp: stamp.turn(back=True)),
        ("stamp-mirror", lambda: tr("&Mirror the stamp"), "/", lambda stamp: stamp.mirror()),
    ):
        yield Command(
            name,
            title,
            on_page(lambda page, do=do: do(page.tools["stamp"])),  # type: ignore[misc]
            (key,),
            "arrange",
            needs_map=True,
            when=_stamping,
        )
    rows: tuple[tuple[str, Callable[[], str], Callable[[MapPage], object], tuple[str, ...]], ...] = (
        ("picture", lambda: tr("&Picture to trace over…"), picturing.ask_picture, ()),
        ("picture-fade", lambda: tr("&Fade the picture…"), picturing.ask_opacity, ()),
        ("picture-remove", lambda: tr("&Remove the picture"), picturing.remove, ()),
        ("resize", lambda: tr("&Size of the map…"), picturing.ask_size, ()),
        (
            "link-neighbours",
            lambda: tr("&Link zones that share a border"),
            operations.link_neighbours,
            ("Ctrl+L",),
        ),
        ("check", lambda: tr("&Check now"), lambda page: page.checker.check_now(), ("F5",)),
        ("fix-next", lambda: tr("&Next problem"), lambda _: _next_problem(window), ("F8",)),
    )
    needs: dict[str, When] = {
        "picture-fade": _picture,
        "picture-remove": _picture,
        "resize": _grid,
        "link-neighbours": _graph,
    }
    for name, title, do, keys in rows:
        yield Command(name, title, on_page(do), keys, "map", needs_map=True, when=needs.get(name))


def _tools(window: Desk) -> Iterator[Command]:
    for kind in all_tools():

        def choose(name: str = kind.name) -> None:
            page = window.page
            if page is not None and page.tools[name] in page.usable_tools():
                page.choose_tool(name)
            window.show_tool()

        def title(kind: type[Tool] = kind) -> str:
            return f"{kind.title()} ({kind.key})"

        yield Command(f"tool-{kind.name}", title, choose, (), "tools", needs_map=True, checkable=True)
    for key, name, step, words in (
        ("]", "brush-larger", 1, lambda: tr("Larger brush")),
        ("[", "brush-smaller", -1, lambda: tr("Smaller brush")),
    ):

        def change(step: int = step) -> None:
            if window.page is not None:
                size = window.page.session.choices.brush_size
                window.page.session.choose(brush_size=max(1, min(12, size + step)))

        yield Command(name, words, change, (key,), "tools", needs_map=True, when=_grid)


def _settings(window: Desk) -> Iterator[Command]:
    for language, name in LANGUAGES.items():
        yield Command(
            f"language-{language}",
            lambda name=name: name,  # type: ignore[misc]
            lambda language=language: window.set_language(language),  # type: ignore[misc]
            (),
            "language",
        )
    yield Command("light", lambda: tr("&Light"), lambda: window.set_theme("light"), (), "theme")
    yield Command("dark", lambda: tr("&Dark"), lambda: window.set_theme("dark"), (), "theme")


def _help(window: Desk) -> Iterator[Command]:
    yield Command(
        "palette",
        lambda: tr("&Find a command or a place…"),
        lambda: _find_anything(window),
        ("Ctrl+K", "Ctrl+Shift+P"),
        "help",
    )
    yield Command("tutorial", lambda: tr("Your first &mission"), lambda: _begin_tutorial(window), (), "help")
    yield Command("shortcuts", lambda: tr("&Keys"), lambda: helping.shortcuts(window), ("F1",), "help")
    yield Command("plugins", lambda: tr("&Plugins"), lambda: show_plugins(window), (), "help")
    yield Command("about", lambda: tr("&About Uguisu"), lambda: helping.about(window), (), "help")


# These need much that a window without them can be shown without: it is read when they are first asked for.


def _begin_tutorial(window: Desk) -> None:
    window.tutorial.begin()


def _find_anything(window: Desk) -> None:
    """Find commands and places; in a game, moves."""
    page = window.page
    if page is not None and page.playing and page.play is not None:
        page.play.toggle_list()
    else:
        helping.palette(window)


def _import_tiled(window: Desk) -> None:
    from uguisu_editor.dialogs.importing import ask_tiled

    ask_tiled(window)


def _export_picture(page: MapPage) -> None:
    from uguisu_editor.dialogs.exporting import export_picture

    export_picture(page)


def _get_packs(window: Desk) -> None:
    from uguisu_editor.dialogs.getting import get_packs

    get_packs(window)


def _share(page: MapPage) -> None:
    from uguisu_editor.dialogs.sharing import share

    share(page)


def _sheets() -> ModuleType:
    from uguisu_editor.dialogs import sheets

    return sheets


def _print_and_play(page: MapPage) -> None:
    from uguisu_editor.dialogs.printing import print_and_play

    print_and_play(page)


def _export_minimap(page: MapPage) -> None:
    from uguisu_editor.dialogs.exporting import export_minimap

    export_minimap(page)


def _toggle_grid(page: MapPage) -> None:
    page.session.hidden_layers ^= {"grid"}
    page.session.layers_changed.emit()


def _toggle_names(page: MapPage) -> None:
    page.session.choose(names=not page.session.choices.names)
    page.session.layers_changed.emit()


def _toggle_snap(page: MapPage) -> None:
    page.session.choose(snap=not page.session.choices.snap)


def _next_problem(window: Desk) -> None:
    from uguisu_editor.docks.problems import ProblemsDock

    dock = window.docks["problems"]
    if isinstance(dock, ProblemsDock):
        dock.next()
