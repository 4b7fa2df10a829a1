"""What can be done in a game, as commands of the window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QInputDialog

from uguisu_editor.actions import Command
from uguisu_editor.i18n import tr
from uguisu_editor.panels import panel_dock

if TYPE_CHECKING:
    from uguisu_editor.desk import Desk
    from uguisu_editor.pages.map_page import MapPage
    from uguisu_editor.play.page import PlayPage

PLAYTEST = panel_dock("playtest")
"""The panel that the lab brings, where it is installed."""


def play_commands(window: Desk) -> Iterator[Command]:
    """Yield the commands of the menu Play."""

    def in_play(do: Callable[[PlayPage], object]) -> Callable[[], object]:
        def run() -> None:
            page = window.page
            if page is not None and page.play is not None and page.playing:
                do(page.play)

        return run

    rows: tuple[tuple[str, Callable[[], str], Callable[[PlayPage], object], tuple[str, ...]], ...] = (
        ("play-new", lambda: tr("&New game"), lambda play: play.start(), ("Ctrl+Alt+R",)),
        (
            "play-same",
            lambda: tr("The same game fr&om the start"),
            lambda play: play.start(play.table.seed),
            (),
        ),
        ("play-again", lambda: tr("&Again from here, with the pack as it is now"), _again, ("Ctrl+Shift+E",)),
        ("play-undo", lambda: tr("&Undo the last move"), lambda play: play.table.undo(), ()),
        ("play-redo", lambda: tr("Re&do the move"), lambda play: play.table.redo(), ()),
        ("play-hint", lambda: tr("&Hint"), lambda play: play.table.ask_hint(), ("Ctrl+H",)),
        ("play-pause", lambda: tr("&Let bots wait, or play"), _pause, ("Ctrl+Shift+Space",)),
        ("play-step", lambda: tr("One move of a &bot"), lambda play: play.table.step(), ("Ctrl+Space",)),
        ("play-back", lambda: tr("One step bac&k"), lambda play: play.timeline.go(-1), ("Alt+Left",)),
        ("play-forward", lambda: tr("One step &forward"), lambda play: play.timeline.go(1), ("Alt+Right",)),
        ("play-save", lambda: tr("&Save the game…"), lambda play: play.ask_save(), ()),
        ("play-save-replay", lambda: tr("Save a repla&y…"), lambda play: play.ask_save_replay(), ()),
        ("play-open", lambda: tr("Op&en a game or a replay…"), lambda play: play.ask_open(), ()),
        ("play-record", lambda: tr("Record as a rulin&g…"), _record, ("Ctrl+Shift+M",)),
    )
    yield Command(
        "play",
        lambda: tr("&Play, or back to the drawing"),
        lambda: _toggle(window),
        ("Ctrl+R",),
        "play",
        needs_map=True,
    )
    yield Command(
        "playtest",
        lambda: tr("Play&test"),
        lambda: _playtest(window),
        ("Ctrl+Shift+R",),
        "play",
        needs_map=True,
    )
    for name, title, do, keys in rows:
        yield Command(name, title, in_play(do), keys, "play", needs_map=True, when=_playing)


def _playing(page: MapPage) -> bool:
    return page.playing


def _toggle(window: Desk) -> None:
    page = window.page
    if page is None:
        return
    if page.playing:
        page.show_drawing()
    else:
        page.show_play()


def _playtest(window: Desk) -> None:
    page = window.page
    if page is not None and PLAYTEST in page.pages:
        page.show_page(PLAYTEST)
    elif page is not None:
        told = tr(
            "Playtests by bots come with the lab: install it with `pip install uguisu-lab`, then start again."
        )
        window.say_box(tr("Playtest"), told)


def _again(play: PlayPage) -> None:
    play.again_from_here()


def _pause(play: PlayPage) -> None:
    play.table.pause(on=not play.table.paused)


def _record(play: PlayPage) -> None:
    name, sure = QInputDialog.getText(
        play, tr("Record as a ruling"), tr("What should the ruling be called?"), text=tr("From play")
    )
    if sure and name.strip():
        play.record(name.strip())
