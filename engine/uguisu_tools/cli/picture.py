"""What is known of work that takes long, while it goes on: one picture that is refined in place, or a line now and then."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack
from types import TracebackType
from typing import TYPE_CHECKING, Any, Self

import click

from uguisu.guard.threads import pausable
from uguisu.messages.control_characters import visible
from uguisu.messages.message import Message, translate
from uguisu_tools.cli.console import untamed

if TYPE_CHECKING:
    from rich.console import RenderableType

FIRST, OFTEN, SELDOM = 1.0, 2.0, 10.0
"""Seconds to the first line, between lines at first, and between lines when it has run for `LONG`."""
LONG = 60.0
TICK = 0.25


class LivePicture:
    """Shows on stderr what is known; a thread of its own looks, so that there is a sign of life when no game ends.

    ::

        with Picture(title, "en") as picture:
            picture.say(Message("Reading"))
    """

    def __init__(self, title: str, language: str) -> None:
        self.title, self.language = title, language
        self._doing = ""
        self._began = self._told = time.monotonic()
        self._lines = 0
        self._live: Any = None
        self._looks = ExitStack()
        self._looking: tuple[threading.Thread, threading.Event] | None = None

    def __enter__(self) -> Self:
        if sys.stderr.isatty():
            self._live = _live(self.drawn)
            self._live.start()
        self._look_on()
        self._looks.enter_context(pausable(self._rest, self._look_on))
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def stop(self) -> None:
        """Show no more, so that other lines can follow."""
        self._looks.close()
        self._rest()
        if self._live is not None:
            with untamed(sys.stderr):
                self._live.stop()
            self._live = None

    def _look_on(self) -> None:
        enough = threading.Event()
        thread = threading.Thread(target=self._tick, args=(enough,), daemon=True)
        self._looking = thread, enough
        thread.start()

    def _rest(self) -> None:
        if self._looking is not None:
            thread, enough = self._looking
            self._looking = None
            enough.set()
            thread.join()

    @property
    def seconds(self) -> int:
        """Return for how long it has been shown."""
        return round(time.monotonic() - self._began)

    def say(self, doing: Message) -> None:
        """Tell what is done now."""
        self._doing = translate(doing, self.language)

    def _tick(self, enough: threading.Event) -> None:
        while not enough.wait(TICK):
            if self._live is not None:
                with untamed(sys.stderr):
                    self._live.refresh()
                continue
            now = time.monotonic()
            wait = FIRST if not self._lines else OFTEN if now - self._began < LONG else SELDOM
            if now - self._told >= wait:
                self._told, self._lines = now, self._lines + 1
                click.echo(self.line(), err=True)

    def line(self) -> str:
        """Return what is known, in a line."""
        message = Message("{doing}, {seconds} s", doing=self._doing, seconds=self.seconds)
        return translate(message, self.language)

    def drawn(self) -> RenderableType:
        """Return what is known, as it is drawn on a terminal."""
        from rich.text import Text

        return Text(visible(f"{self.title}  {self.line()}"))


def _live(drawn: Callable[[], RenderableType]) -> Any:
    from rich.console import Console
    from rich.live import Live

    console = Console(file=sys.stderr, highlight=False)
    return Live(get_renderable=drawn, console=console, auto_refresh=False, transient=True)


__all__ = ["LivePicture"]
