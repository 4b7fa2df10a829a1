"""What is known of a playtest while it runs: one picture that is refined in place, or a line now and then."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable
from types import TracebackType
from typing import TYPE_CHECKING, Any, Self

import click

from uguisu.cli.console import untamed
from uguisu.content.text import localize
from uguisu.playtest.headlines import so_far
from uguisu.playtest.tables import Words
from uguisu.said import Said
from uguisu.unseen import visible

if TYPE_CHECKING:
    from rich.console import RenderableType

    from uguisu.playtest.tally import Shares, Tally

FIRST, OFTEN, SELDOM = 1.0, 2.0, 10.0
"""Seconds to the first line, between lines at first, and between lines when it has run for `LONG`."""
LONG = 60.0
TICK = 0.25
WIDTH = 40
"""Letters of a whole bar."""
BOUNDS = "\N{BOX DRAWINGS LIGHT HORIZONTAL}"
TOLD = "\N{FULL BLOCK}"
REST = "\N{LIGHT SHADE}"


class Picture:
    """Shows on stderr what is known; a thread of its own looks, so that there is a sign of life when no game ends.

    ::

        with Picture(title, "en") as picture:
            picture.say(Said("Reading"))
            run(..., look=picture.look)
    """

    def __init__(self, title: str, language: str) -> None:
        self.title, self.words = title, Words(language)
        self._doing = ""
        self._shares: Shares | None = None
        self._began = self._told = time.monotonic()
        self._lines = 0
        self._live: Any = None
        self._done = threading.Event()
        self._thread = threading.Thread(target=self._tick, daemon=True)

    def __enter__(self) -> Self:
        if sys.stderr.isatty():
            self._live = _live(self._drawn)
            self._live.start()
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def stop(self) -> None:
        """Show no more, so that other lines can follow."""
        self._done.set()
        self._thread.join()
        if self._live is not None:
            with untamed(sys.stderr):
                self._live.stop()
            self._live = None

    @property
    def seconds(self) -> int:
        """Return for how long it has been shown."""
        return round(time.monotonic() - self._began)

    def say(self, doing: Said) -> None:
        """Tell what is done now."""
        self._doing = self.words.say(doing)

    def look(self, tally: Tally) -> None:
        """Take what is known after another game."""
        self._shares = tally.shares

    def _tick(self) -> None:
        while not self._done.wait(TICK):
            if self._live is not None:
                with untamed(sys.stderr):
                    self._live.refresh()
                continue
            now = time.monotonic()
            wait = FIRST if not self._lines else OFTEN if now - self._began < LONG else SELDOM
            if now - self._told >= wait:
                self._told, self._lines = now, self._lines + 1
                click.echo(self._line(), err=True)

    def _line(self) -> str:
        if self._shares is None or not self._shares.played:
            return self.words.say(Said("{doing} ({seconds} s)", doing=self._doing, seconds=self.seconds))
        return so_far(self._shares, self.words)

    def _drawn(self) -> RenderableType:
        from rich.table import Table
        from rich.text import Text

        shares = self._shares
        grid = Table.grid(padding=(0, 1))
        if shares is None or not shares.played:
            grid.add_row(Text(visible(f"{self.title}  {self._line()}")))
            return grid
        grid.add_row(Text(visible(self.title), style="bold"))
        body = Table.grid(padding=(0, 2))
        for name, count, share in shares.rows:
            told = f"{count}"
            bar = Text()
            for at in range(WIDTH):
                inside = share.low <= (at + 0.5) / WIDTH <= share.high
                bar.append(TOLD if (at + 0.5) / WIDTH <= share.value else REST, "cyan" if inside else "dim")
            bounds = f"{100 * share.low:.0f}\N{EN DASH}{100 * share.high:.0f}"
            body.add_row(Text(visible(str(localize(name, self.words.language)))), told, bar, bounds)
        grid.add_row(body)
        grid.add_row(
            Text(
                visible(
                    self.words.say(
                        Said(
                            "{games} {games:game|games}. Bright: where the true share can be, in 100 games.",
                            games=shares.played,
                        )
                    )
                ),
                style="dim",
            )
        )
        return grid


def _live(drawn: Callable[[], RenderableType]) -> Any:
    from rich.console import Console
    from rich.live import Live

    console = Console(file=sys.stderr, highlight=False)
    return Live(get_renderable=drawn, console=console, auto_refresh=False, transient=True)


__all__ = ["Picture"]
