"""A table with its connections: whatever changes is drawn for each of them, and only what is new is sent.

Nothing is sent to somebody whose picture did not change, and what bots do is sent at even ticks after a person's move: so
neither the number of messages nor their time tells of steps that a seat did not notice.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

import msgspec

from uguisu import Message, UguisuError
from uguisu.messages import translate
from uguisu_table import apart, inviting
from uguisu_table.apart import TooSlow
from uguisu_table.asking import Asked
from uguisu_table.doing import Fields, do
from uguisu_table.kit import Kit
from uguisu_table.pages import LINES, Drawer, Page, Reader
from uguisu_table.sitting import WATCH, Chair, Sitting

TICK = 0.25
"""Seconds between the moments at which what bots did is shown."""
PACE = 0.6
"""Seconds between the decisions of bots where only bots play, for those who look on."""
MOST_QUEUED = 1_000_000
"""Bytes that wait for a slow reader; then she is shown only the newest picture."""
IDLE = 600.0
"""Seconds after which a table that nobody looks at is only on the disk."""
MOST_KEPT = 64
MOST_PRESSED = 256
"""Presses at a table that are remembered, so that none is done twice."""
MOST_BEHIND = 32
"""Steps that are not looked at until somebody looks back."""
GONE = Message("The host has taken this table away.")
REST = 0.05
"""Seconds between two slices of the past."""


@dataclass(eq=False)
class Connection:
    """One open page."""

    reader: Reader
    asked: Asked
    shown: dict[str, str] = field(default_factory=dict)
    lines: tuple[str, ...] = ()
    title: str = ""
    mine: bool | None = None
    queue: deque[str] = field(default_factory=deque)
    queued: int = 0
    news: asyncio.Event = field(default_factory=asyncio.Event)
    gone: bool = False

    def show(self, page: Page, *, now: bool = False, note: str | None = None) -> None:
        """Queue what is new in a page. `now`: it answers what this page itself asked for, and is not to wait."""
        fresh = {name: part for name, part in page.parts.items() if self.shown.get(name) != part}
        message: dict[str, Any] = {}
        if page.lines != self.lines:
            new = _news(self.lines, page.lines)
            if new is None:
                fresh[LINES] = "".join(page.lines)
            else:
                message |= {"more": page.lines[:new], "most": len(page.lines)}
        if fresh:
            message["parts"] = fresh
        if page.title != self.title:
            message["title"] = page.title
        if page.mine != self.mine:
            message["mine"] = page.mine
        if note is not None:
            message["note"] = note
        if now:
            message |= {"now": True, "query": self.asked.query()}
        if not message:
            return
        self.shown = dict(page.parts)
        self.lines, self.title, self.mine = page.lines, page.title, page.mine
        text = msgspec.json.encode(message).decode()
        if self.queued + len(text) > MOST_QUEUED and self.queue:
            self.queue.clear()
            message.pop("more", None)
            parts = {**page.parts, LINES: "".join(page.lines)}
            message |= {"parts": parts, "title": self.title, "mine": self.mine, "now": True}
            text = msgspec.json.encode(message).decode()
            self.queued = 0
        self._queue(text)

    def tell(self, message: dict[str, Any]) -> None:
        """Queue a message that is no picture."""
        self._queue(msgspec.json.encode(message).decode())
        self.news.set()

    def _queue(self, text: str) -> None:
        self.queue.append(text)
        self.queued += len(text)


def _news(old: tuple[str, ...], new: tuple[str, ...]) -> int | None:
    """Return how many lines were put before the old ones, of which the last may have been dropped; None if it is not so."""
    for count in range(1, len(new)):
        if new[count:] == old[: len(new) - count]:
            return count
    return None


class Keeper(Protocol):
    """What a room wants of whoever keeps its table: a hall of many, or the one page that plays alone."""

    def kit_of(self, sitting: Sitting) -> Kit:
        """Return what is made of a table's game."""

    def save(self, sitting: Sitting) -> None:
        """Keep who sits where, and whether it is over."""


class Keepers(Keeper, Protocol):
    """What keeps many."""

    def find(self, name: str) -> Sitting | None:
        """Return a table by its name."""

    def forget(self, name: str) -> None:
        """Take a table out of memory."""

    def remove(self, name: str) -> None:
        """Take a table away for good."""


class Room:
    """A table, one thing at a time."""

    def __init__(self, hall: Keeper, sitting: Sitting) -> None:
        self.hall, self.sitting = hall, sitting
        self.kit: Kit = hall.kit_of(sitting)
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self._kept: OrderedDict[tuple[Reader, Asked], Page] = OrderedDict()
        self._bots: asyncio.Task[None] | None = None
        self._more = False
        self._delayed: asyncio.Task[None] | None = None
        self._past: asyncio.Task[None] | None = None
        self._coming: asyncio.Task[None] | None = None
        self._passing: asyncio.Task[None] | None = None
        self._passing_at = -1
        """Steps that there were when the one who has an only move was given time for it."""
        self._ended: tuple[str, list[Chair]] | None = None
        """The end that was saved."""
        self._looked_at = 0
        self._looking = False
        """Whether a page waits for the past to be gone through."""
        self._pressed: OrderedDict[tuple[str, str], asyncio.Task[str]] = OrderedDict()
        """What pages have asked for, by the role and what the page calls it."""
        self.used = time.monotonic()
        self.gone = False
        """Whether the host has taken the table away."""

    # --- pages ---------------------------------------------------------------------------------------------------

    @property
    def here(self) -> frozenset[str]:
        """The roles that are connected."""
        return frozenset(connection.reader.role for connection in self.connections)

    async def drawn(self, reader: Reader, asked: Asked) -> Page:
        """Return a page; the lock must be held. What many look at is drawn once.

        Raises:
            TooSlow: when it takes too long.
        """
        key = reader, asked
        if key not in self._kept:
            here = self.here
            drawer, page = await apart.drawn(lambda: self._page(reader, asked, here))
            self._looking = self._looking or drawer.looking
            self._kept[key] = page
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        return self._kept[key]

    def _page(self, reader: Reader, asked: Asked, here: frozenset[str]) -> tuple[Drawer, Page]:
        drawer = Drawer(self.kit, self.sitting, reader, asked, here)
        return drawer, drawer.page()

    async def _show(self, connection: Connection, *, now: bool = False, note: str | None = None) -> None:
        """Show a connection what it asks for; where that takes too long, say so."""
        try:
            page = await self.drawn(connection.reader, connection.asked)
        except TooSlow as error:
            connection.tell({"note": translate(error.told, connection.reader.language)})
            return
        connection.show(page, now=now, note=note)

    async def whole(self, reader: Reader, asked: Asked, message: str = "") -> str:
        """Return the whole page, for a browser that opens it."""
        async with self.lock:
            self.used = time.monotonic()
            here = self.here

            def draw() -> tuple[Drawer, str]:
                drawer, page = self._page(reader, asked, here)
                return drawer, drawer.whole(page, message)

            drawer, html = await apart.drawn(draw)
            self._looking = self._looking or drawer.looking
        self.look_through()
        return html

    async def host_page(
        self, reader: Reader, start: str, message: str = "", others: Sequence[str] = ()
    ) -> str:
        """Return the host's page."""
        async with self.lock:
            here = self.here
            return await apart.drawn(
                lambda: inviting.page(
                    self.sitting, self.kit, reader, here, start=start, message=message, others=others
                )
            )

    # --- the past ------------------------------------------------------------------------------------------------

    def _keep_up(self) -> None:
        """Look at what was done, as soon as it is more than a page can look at on the way."""
        if len(self.sitting.match.steps) - self._looked_at >= MOST_BEHIND:
            self.look_through()

    def look_through(self) -> None:
        """Go through what people have seen so far, a slice after the other: then looking back costs as one page does."""
        if self._past is None or self._past.done():
            self._looked_at = len(self.sitting.match.steps)
            self._past = asyncio.create_task(self._look_through())

    async def _look_through(self) -> None:
        whole = False
        while not whole:
            async with self.lock:
                try:
                    whole = await apart.drawn(self.sitting.remember)
                except TooSlow:
                    return
                if whole and self._looking:
                    self._looking = False
                    await self._changed()
            await asyncio.sleep(REST)
        self._wake()

    # --- connections ---------------------------------------------------------------------------------------------

    async def join(self, connection: Connection) -> None:
        """A page is open."""
        seen = connection.reader.role in self.here or connection.reader.role == WATCH
        self.connections.add(connection)
        async with self.lock:
            await self._show(connection)
        self._wake()
        if not seen:
            self._tell_who_is_here()
        self.go_on()
        self.look_through()

    async def leave(self, connection: Connection) -> None:
        """It is open no more."""
        connection.gone = True
        self.connections.discard(connection)
        self.used = time.monotonic()
        if connection.reader.role not in self.here and connection.reader.role != WATCH:
            self._tell_who_is_here()

    def _tell_who_is_here(self) -> None:
        """Show everybody who is here, soon: however many come and go meanwhile, all is drawn anew once."""
        if self._coming is None or self._coming.done():
            self._coming = asyncio.create_task(self._show_who_is_here())

    async def _show_who_is_here(self) -> None:
        await asyncio.sleep(TICK)
        async with self.lock:
            self._coming = None  # who comes while it is drawn is told of by the next one
            await self._changed()
        self._wake()

    async def ask(self, connection: Connection, asked: Asked, *, sure: bool) -> None:
        """A page asks to be shown something else; if it is `sure`, the one move that is left is made."""
        async with self.lock:
            connection.asked = asked
            meant = None
            if sure:
                here = self.here
                with contextlib.suppress(TooSlow):
                    drawer = await apart.drawn(
                        lambda: Drawer(self.kit, self.sitting, connection.reader, asked, here)
                    )
                    meant = drawer.choice.meant
            if meant is None:
                await self._show(connection, now=True, note="")
        if meant is not None:
            turn = str(self.sitting.turns(drawer.seat))
            await self.act(connection, {"do": "move", "move": meant.notation, "turn": turn})
        self._wake()
        if self._looking:
            self.look_through()

    async def act(self, connection: Connection, fields: Fields, press: str = "") -> None:
        """A page asks to do something. `press` is what it calls that: pressed once, it is done once, however often the page
        has to send it until it hears that it has arrived.
        """
        told = await self._once(connection, fields, press)
        if told:
            async with self.lock:
                await self._show(connection, now=True, note=told)
            self._wake()
        if press:
            connection.tell({"done": press, "told": bool(told)})

    async def _once(self, connection: Connection, fields: Fields, press: str) -> str:
        if not press:
            return await self.do(connection.reader, fields, connection)
        key = connection.reader.role, press
        if key not in self._pressed:
            self._pressed[key] = asyncio.create_task(self.do(connection.reader, fields, connection))
            while len(self._pressed) > MOST_PRESSED:
                self._pressed.popitem(last=False)
        return await asyncio.shield(self._pressed[key])

    async def do(self, reader: Reader, fields: Fields, by: Connection | None = None) -> str:
        """Do something, and show everybody; return why it could not be done, "" if it was."""
        async with self.lock:
            self.used = time.monotonic()
            if self.gone:
                return translate(GONE, reader.language)
            try:
                await asyncio.to_thread(self._do, reader.role, fields)
            except UguisuError as error:
                return translate(error.told, reader.language)
            if by is not None:
                by.asked = Asked(eyes=by.asked.eyes)
            await self._changed(by)
        self._wake()
        self.go_on()
        self._keep_up()
        return ""

    async def come(self, seat: str) -> None:
        """Somebody has opened the link of a seat."""
        async with self.lock:
            await asyncio.to_thread(self.sitting.come, seat)
            await self._changed()
        self._wake()
        self.go_on()

    # --- showing -------------------------------------------------------------------------------------------------

    async def _changed(self, by: Connection | None = None) -> None:
        self._kept.clear()
        for connection in list(self.connections):
            if self.sitting.delay and connection.reader.role == WATCH and not self.sitting.over:
                continue
            await self._show(connection, now=connection is by)
        if self.sitting.delay and (self._delayed is None or self._delayed.done()):
            self._delayed = asyncio.create_task(self._show_onlookers())

    def _wake(self) -> None:
        for connection in self.connections:
            if connection.queue:
                connection.news.set()

    async def _show_onlookers(self) -> None:
        """Show what is past, as long as something is still to be shown."""
        while True:
            async with self.lock:
                shown = self.sitting.steps_shown_to_onlookers()
                watching = [one for one in self.connections if one.reader.role == WATCH]
                self._kept.clear()
                for connection in watching:
                    await self._show(connection)
            self._wake()
            if shown is None or shown >= len(self.sitting.match.steps) or not watching:
                return
            await asyncio.sleep(1.0)

    # --- bots ----------------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Have bots decide, if it is theirs to."""
        self.sitting.try_again()
        self._more = True
        if self._bots is None or self._bots.done():
            self._bots = asyncio.create_task(self._let_bots_play())

    async def _let_bots_play(self) -> None:
        # Nothing may wait after the last look at `_more`: who moves meanwhile would not be answered.
        while self._more:
            self._more = False
            await self._play_bots()
            await self._pass_in_time()
            self._keep_up()
            await self._save_its_end()

    async def _save_its_end(self) -> None:
        """Keep that the table is over, and who sat there; once, for it goes on being looked at."""
        sitting = self.sitting
        if not sitting.over:
            return
        async with self.lock:
            ended = (sitting.stage, [replace(chair) for chair in sitting.chairs.values()])
            if ended != self._ended:
                with contextlib.suppress(UguisuError):  # that it is over stands in its record, too
                    self.hall.save(sitting)
                    self._ended = ended

    async def _play_bots(self) -> None:
        """Have bots decide until a person must; what they did is shown at ticks."""
        alone = all(chair.bot for chair in self.sitting.chairs.values())
        began, moved = time.monotonic(), False
        ticking = asyncio.create_task(self._tick())
        try:
            while not (alone and not self.connections):
                async with self.lock:
                    if not await asyncio.to_thread(self._go_on):
                        if self.sitting.trouble is not None:
                            await self._changed()
                        break
                    moved = True
                    await self._changed()
                await asyncio.sleep(PACE if alone else 0)
            if moved:
                await asyncio.sleep(TICK - (time.monotonic() - began) % TICK)
        finally:
            ticking.cancel()
            self._wake()

    def _go_on(self) -> bool:
        """Have a bot decide, and make what only moves there are then; tell whether anything was done."""
        decided = self.sitting.go_on()
        return self._make_only_moves() or decided

    def _make_only_moves(self) -> bool:
        """Make moves of people who have no other, as long as everybody may know that; tell whether there was one."""
        made = False
        while self._nobody_learns() and self.sitting.pass_on():
            made = True
        return made

    def _do(self, role: str, fields: Fields) -> None:
        do(self.sitting, role, fields)
        self._make_only_moves()

    def _nobody_learns(self) -> bool:
        """Tell whether nobody finds out anything by seeing that somebody was not asked."""
        people = sum(not chair.bot for chair in self.sitting.chairs.values())
        return self.sitting.game.hides_nothing or (people == 1 and WATCH not in self.here)

    async def _pass_in_time(self) -> None:
        """Make an only move when a person would: whether one was asked must not be seen from how long it took."""
        async with self.lock:
            steps = len(self.sitting.match.steps)
            waiting = self._passing is not None and not self._passing.done() and self._passing_at == steps
            if waiting or not self._is_here_with_one():
                return
            if self._passing is not None:
                self._passing.cancel()
            self._passing, self._passing_at = asyncio.create_task(self._pass(steps)), steps

    def _is_here_with_one(self) -> bool:
        sitting = self.sitting
        return bool(sitting.only_move()) and sitting.chairs[sitting.match.to_move].place in self.here

    async def _pass(self, steps: int) -> None:
        await asyncio.sleep(self.sitting.patience())
        async with self.lock:
            if len(self.sitting.match.steps) != steps or not self._is_here_with_one():
                return
            if not await asyncio.to_thread(self.sitting.pass_on):
                return
            await self._changed()
        self._wake()
        self._passing = None
        self.go_on()

    async def _tick(self) -> None:
        with contextlib.suppress(asyncio.CancelledError):
            while True:
                await asyncio.sleep(TICK)
                self._wake()

    async def close(self) -> None:
        """The table is taken away: say so to all who are at it."""
        await self.stop()
        async with self.lock:
            self.gone = True
            for connection in self.connections:
                connection.tell({"note": translate(GONE, connection.reader.language)})

    async def stop(self) -> None:
        """Let nothing go on by itself."""
        for task in (self._bots, self._passing, self._delayed, self._past, self._coming):
            if task is not None:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError, Exception):
                    await task


class Rooms:
    """The tables that are open in this process."""

    def __init__(self, hall: Keepers) -> None:
        self.hall = hall
        self._rooms: dict[str, Room] = {}

    async def find(self, name: str) -> Room | None:
        """Return a table by its name.

        Raises:
            UguisuError: when what is on the disk can't be played on.
        """
        if name not in self._rooms:
            sitting = await apart.read(lambda: self.hall.find(name))
            if sitting is None:
                return None
            if name not in self._rooms:
                self._rooms[name] = Room(self.hall, sitting)
        room = self._rooms[name]
        room.used = time.monotonic()  # so that it is not tidied away before the page is connected
        return room

    async def remove(self, name: str) -> None:
        """Take a table away for good. Until it is off the disk its closed room stands in the way of reading it again."""
        if name in self._rooms:
            await self._rooms[name].close()
        await asyncio.to_thread(self.hall.remove, name)
        self._rooms.pop(name, None)

    async def tidy(self, idle: float = IDLE, now: Callable[[], float] = time.monotonic) -> None:
        """Take tables out of memory that nobody has looked at for long."""
        for name, room in list(self._rooms.items()):
            if not room.connections and now() - room.used >= idle and not room.lock.locked():
                await room.stop()
                if not room.connections:
                    del self._rooms[name]
                    self.hall.forget(name)

    async def stop(self) -> None:
        """Close all."""
        for room in self._rooms.values():
            await room.stop()
        self._rooms.clear()
