"""The table of one page, inside the browser: the rooms, pages and pictures of the server's, without HTTP.

A page posts messages and is posted messages. What a page of the server would fetch, pictures, travels with the text that shows
it first.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import msgspec

from uguisu import Game, Match, Message, UguisuError
from uguisu.messages import localize, translate
from uguisu.plugins import registry
from uguisu_page import letters
from uguisu_page.kept import Kept, People
from uguisu_page.whole import Whole
from uguisu_table import ending
from uguisu_table.asking import Asked
from uguisu_table.journal import Journal
from uguisu_table.kit import Kit
from uguisu_table.pages import Reader
from uguisu_table.room import Connection, Room
from uguisu_table.sitting import PLAYING, Chair, Sitting
from uguisu_tools.bots import default_bot, parse_spec
from uguisu_tools.packs import Progress

RECORD, ARRIVED = Path("game.jsonl"), Path("arrived.jsonl")
BASE, STATIC = "table", "static"
PICTURE = re.compile(r"table/(?:ground\.svg|face/[^\"\\ ]+\.svg\?[a-z]{2})")
Post = Callable[[str, str, Mapping[str, bytes]], None]
"""Sends a message: its kind, its fields as JSON, and pictures by their addresses."""


class OneTable:
    """What a room wants of a hall, where there is one table and no list of them."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit

    def kit_of(self, _sitting: Sitting) -> Kit:
        """Return what is made of the game."""
        return self.kit

    def save(self, _sitting: Sitting) -> None:
        """Nothing is in a list: the page keeps the record."""


class OneDevice(Room):
    """A table at which all people look at the same screen."""

    away: frozenset[str] = frozenset()
    """The seats of people elsewhere."""

    @property
    def here(self) -> frozenset[str]:
        """Everybody at the device is, as soon as one is."""
        chairs = self.sitting.chairs.values()
        return frozenset(chair.place for chair in chairs if not chair.bot and chair.seat not in self.away)


class Alone:
    """One pack or campaign, and people at one device; bots play the other seats, or people elsewhere, by post.

    Args:
        site: where the pack lies.
        post: sends a message to the page.
    """

    def __init__(self, site: Path, post: Post) -> None:
        self.post = post
        self.registry = registry()
        self.whole = Whole(site, self.registry)
        self.progress: Progress | None = None
        self.kit = self._kit(self.whole.begin(0))
        self.people = People()
        self.room: Room | None = None
        self.connection: Connection | None = None
        self._posting: asyncio.Task[None] | None = None
        self._sent: set[str] = set()
        self._kept = 0
        self._waits_for = ""
        self._posted: int | None = None
        """The steps that there were when a letter was last sealed, -1 if none is wanted; None before that was said."""
        self._end_is_known = False

    @property
    def game(self) -> Game:
        """The game of the pack."""
        return self.kit.game

    async def warm(self) -> None:
        """Draw a table that nobody sees: what is worked out or imported once is there when somebody sits down."""
        post, self.post = self.post, lambda _kind, _fields, _pictures: None
        try:
            parse_spec(str(default_bot(self.game))).make(self.game, self.registry)
            await self.begin({"seats": [seat.id for seat in self.game.seats]}, 0)
            await asyncio.sleep(0)  # what changes is sent after the whole page
        finally:
            await self.leave()
            RECORD.unlink(missing_ok=True)
            self._sent.clear()
            self.people = People()
            self.post = post

    # --- a game --------------------------------------------------------------------------------------------------

    async def begin(self, people: Mapping[str, Any], seed: int) -> None:
        """Begin a new game, or a campaign. `people` tells who sits where, see `People`."""
        progress = self.whole.begin(seed)
        await self._begin(progress, seed if progress is None else progress.next_seed, People.of(people))

    async def next(self) -> None:
        """Go on to the next mission of a campaign."""
        progress = self._after()
        if progress is not None:
            await self._begin(progress, progress.next_seed, self.people)

    async def _begin(self, progress: Progress | None, seed: int, people: People) -> None:
        self._take_up(progress)
        match = Match(self.game, seed)
        await self.leave()
        RECORD.unlink(missing_ok=True)
        await self._open(match, Journal.begin(RECORD, match, self.whole.changes), people)

    async def go_on(
        self, people: Mapping[str, Any], record: str, progress: Any = None, *, arrived: bool = False
    ) -> None:
        """Go on with a game that the browser has kept, or that has `arrived` by post."""
        self._take_up(None if progress is None else msgspec.convert(progress, Progress))
        await self.leave()
        RECORD.write_text(record, encoding="utf-8")
        journal, match = Journal.resume(RECORD, self.game)
        await self._open(match, journal, People.of(people), arrived=arrived)

    def _take_up(self, progress: Progress | None) -> None:
        """Have the game of a campaign's next mission at hand."""
        if progress != self.progress:
            self.kit = self._kit(progress)
            self.progress = progress
            self._sent.clear()

    def _kit(self, progress: Progress | None) -> Kit:
        game = self.whole.game(progress)
        if game is None:
            raise UguisuError(Message("The campaign is over."))
        return Kit(game, self.registry)

    def _after(self) -> Progress | None:
        """Return how far a campaign has come when the game is over; None if it goes no further."""
        campaign, progress = self.whole.campaign, self.progress
        mission = None if campaign is None or progress is None else campaign.upcoming(progress)
        if self.room is None or not self.room.sitting.match.over or mission is None:
            return None
        assert campaign is not None
        assert progress is not None
        after = campaign.after(progress, mission, self.game, self.room.sitting.match.state)
        return None if campaign.upcoming(after) is None else after

    async def again(self) -> None:
        """Begin again from the picture that is looked at: what came after it is forgotten."""
        assert self.room is not None
        assert self.connection is not None
        async with self.room.lock:
            drawer, _ = self.room._page(self.connection.reader, self.connection.asked, frozenset())
        sitting = self.room.sitting
        steps = sitting.match.steps[: len(sitting.match.steps) if drawer.at is None else drawer.at]
        match = Match(self.game, sitting.match.seed)
        for step in steps:
            if len(match.steps) < len(steps):
                match.play(step.move)
        await self.leave()
        RECORD.unlink(missing_ok=True)
        await self._open(match, Journal.begin(RECORD, match, self.whole.changes), self.people)

    async def _open(self, match: Match, journal: Journal, people: People, *, arrived: bool = False) -> None:
        self.people = people.at(self.game)
        people = self.people
        usual = str(default_bot(self.game))
        chairs = [
            Chair(
                seat.id,
                str(number),
                taken=True,
                bot="" if seat.id in people.of_everybody() else people.bots.get(seat.id, usual),
            )
            for number, seat in enumerate(self.game.seats, 1)
        ]
        sitting = Sitting("", match, journal, self.registry, chairs, stage=PLAYING)
        self.room = OneDevice(OneTable(self.kit), sitting)
        self.room.away = frozenset(people.away)
        self._kept, self._waits_for = 0, ""
        self._posted = None
        self._end_is_known = arrived and match.over  # whoever sent it has seen it
        await self.show(self._whose_eyes(people.shown), people.language)

    def _whose_eyes(self, shown: str) -> str:
        """Return the seat that looks at the table: the person's whose turn it is, if it can be told."""
        people = self.people.seats
        assert self.room is not None
        to_move = "" if self.room.sitting.over else self.room.sitting.match.to_move
        if shown in people and (to_move not in people or self._secrets):
            return shown
        return to_move if to_move in people else next(iter(people), self.game.seats[0].id)

    @property
    def _secrets(self) -> bool:
        """Whether people at one device must not see each other's table."""
        return len(self.people.seats) > 1 and not self.game.hides_nothing

    async def show(self, seat: str, language: str) -> None:
        """Show a seat the whole page, and from then on what changes."""
        assert self.room is not None
        await self._leave_page()
        self.people = msgspec.structs.replace(self.people, shown=seat, language=language)
        sitting = self.room.sitting
        sitting.id = translate(self._how_it_is_played(), language)
        place = sitting.chairs[seat].place if self.people.seats else "watch"
        reader = Reader(place, language, BASE, STATIC)
        html = await self.room.whole(reader, Asked())
        self._say("page", {"html": html, "language": language}, html)
        self.connection = Connection(reader, Asked())
        self._posting = asyncio.create_task(self._send(self.connection))
        await self.room.join(self.connection)

    def _how_it_is_played(self) -> Message:
        if self.people.away:
            return Message("By post")
        return Message("At one device") if len(self.people.seats) > 1 else Message("Against bots")

    async def _leave_page(self) -> None:
        if self._posting is not None:
            self._posting.cancel()
            self._posting = None
        if self.connection is not None and self.room is not None:
            await self.room.leave(self.connection)
            self.connection = None

    async def leave(self) -> None:
        """Have nobody play any more."""
        await self._leave_page()
        if self.room is not None:
            await self.room.stop()
            self.room.sitting.close()
            self.room = None

    # --- messages ------------------------------------------------------------------------------------------------

    async def take(self, text: str) -> None:
        """Read what the page says over what it takes for a connection."""
        said = msgspec.json.decode(text)
        if self.room is None or self.connection is None:
            return
        if said.get("do"):
            await self.room.act(self.connection, said["do"], said.get("press", ""))
            await self._agree()
        elif said.get("go"):
            await self.room.ask(self.connection, Asked.of(said["go"]), sure=bool(said.get("sure")))

    async def _agree(self) -> None:
        """Who sits at the same device is asked there whether a move may be taken back."""
        assert self.room is not None
        assert self.connection is not None
        for seat in self.room.sitting.must_agree():
            place = self.room.sitting.chairs[seat].place
            reader = Reader(place, self.people.language, BASE, STATIC)
            await self.room.do(reader, {"do": "agree"})

    async def _send(self, connection: Connection) -> None:
        while True:
            await connection.news.wait()
            connection.news.clear()
            while connection.queue:
                text = connection.queue.popleft()
                connection.queued -= len(text)
                self._say("news", {"text": text}, text)
            await self._pass_on()

    async def _pass_on(self) -> None:
        """Have the device go to whose turn it is."""
        assert self.room is not None
        sitting = self.room.sitting
        seat = "" if sitting.over else sitting.match.to_move
        self._post_a_letter(seat)
        if seat not in self.people.seats or seat == self.people.shown:
            seat = ""
        if seat and not self._secrets:
            self._posting = None  # it is this task that goes on
            await self.show(seat, self.people.language)
            return
        if seat != self._waits_for:
            self._waits_for = seat
            self._say("pass", {"seat": seat, "title": self._title(seat)})

    def _post_a_letter(self, to_move: str) -> None:
        """Seal the game for whose turn it is elsewhere; when it is over, for all who have not seen its end."""
        assert self.room is not None
        steps = len(self.room.sitting.match.steps)
        ended = self.room.sitting.over and bool(self.people.away) and not self._end_is_known
        waits = ended or to_move in self.people.away
        now = steps if waits else -1
        if now == self._posted:
            return
        self._posted = now
        if not waits:
            self._say("letter", {"to": "", "text": ""})
            return
        to = [to_move] if to_move else list(self.people.away)
        text = letters.sealed(self._as_kept())
        self._say("letter", {"to": ", ".join(self._title(seat) for seat in to), "text": text})

    async def read_letter(
        self, text: str, here: Mapping[str, Any] | None, language: str, *, sure: bool
    ) -> None:
        """Go on with the game that a letter brings.

        Args:
            text: what has come, with whatever stands around the letter.
            here: the game that this page keeps, None if there is none.
            language: in which it is shown.
            sure: whether that may be given up, if the letter does not go on with it.

        Raises:
            UguisuError: when the letter is spoilt, of another pack, or older than what is here. Nothing is changed then.
        """
        letter = letters.opened(text)
        mine = None if here is None else msgspec.convert(dict(here), Kept)
        match = self._match_of(letter)
        people = letter.people
        if mine is not None:
            held = self._steps_in_common(mine, letter, match)
            if held is None and not sure:
                self._say("other", {"text": text})
                return
            if held is not None and held > len(match.steps):
                raise UguisuError(Message("That letter is older than your game. Nothing was changed."))
            people = mine.people if held is not None else people
        if mine is None or people is letter.people:
            everybody = people.of_everybody()
            seat = match.to_move if not match.over else next(iter(people.away), "")
            here_now = (seat,) if seat in everybody else tuple(people.away)
            people = msgspec.structs.replace(
                people, seats=here_now, away=tuple(sorted(everybody - {*here_now})), shown=""
            )
        people = msgspec.structs.replace(people, language=language)
        progress = None if letter.progress is None else msgspec.to_builtins(letter.progress)
        await self.go_on(msgspec.to_builtins(people), letter.record, progress, arrived=True)

    def _match_of(self, kept: Kept) -> Match:
        """Return the game of a record, and leave the one that is played as it is."""
        kit = self.kit if kept.progress == self.progress else self._kit(kept.progress)
        ARRIVED.write_text(kept.record, encoding="utf-8")
        try:
            journal, match = Journal.resume(ARRIVED, kit.game)
            journal.close()
        finally:
            ARRIVED.unlink()
        return match

    def _steps_in_common(self, mine: Kept, letter: Kept, match: Match) -> int | None:
        """Return how many steps the game here has, if the letter's goes on with it or it with the letter's; else None."""
        if mine.record.splitlines()[:1] != letter.record.splitlines()[:1] or mine.progress != letter.progress:
            return None
        try:
            held = self._match_of(mine).steps
        except UguisuError:  # of another version of the pack
            return None
        shorter = min(len(held), len(match.steps))
        return len(held) if held[:shorter] == match.steps[:shorter] else None

    def _title(self, seat: str) -> str:
        titles = {one.id: one.title or one.id for one in self.game.seats}
        return localize(titles.get(seat, ""), self.people.language)

    # --- what is sent --------------------------------------------------------------------------------------------

    def _say(self, kind: str, fields: Mapping[str, Any], shown: str = "") -> None:
        pictures = {}
        for address in dict.fromkeys(PICTURE.findall(shown)):
            if address not in self._sent:
                self._sent.add(address)
                pictures[address] = self._picture(address)
        self.post(kind, msgspec.json.encode({**fields, **self._news()}).decode(), pictures)

    def _news(self) -> dict[str, Any]:
        """Return what the page keeps of the game, if that has changed."""
        if self.room is None:
            return {}
        sitting = self.room.sitting
        written = RECORD.stat().st_size
        told: dict[str, Any] = {"over": sitting.over, "thinks": self._thinks()}
        if written != self._kept:
            self._kept = written
            told["kept"] = msgspec.to_builtins(self._as_kept())
        if sitting.over and self.whole.campaign is not None:
            told["next"] = self._after() is not None
        return told

    def _as_kept(self) -> Kept:
        return Kept(RECORD.read_text(encoding="utf-8"), self.people, self.progress)

    def _thinks(self) -> str:
        """Return the seat of the bot that thinks, "" if none does."""
        assert self.room is not None
        sitting = self.room.sitting
        return (
            ""
            if sitting.over or sitting.match.to_move in self.people.of_everybody()
            else sitting.match.to_move
        )

    def _picture(self, address: str) -> bytes:
        if address.endswith("ground.svg"):
            return self.kit.board.ground
        card, _, language = address.removeprefix("table/face/").partition(".svg?")
        return self.kit.faces(language).sketch(unquote(card))

    def file(self, name: str) -> str:
        """Return a file that the page gives away: the replay, or where everybody stood.

        Raises:
            UguisuError: before the game is over.
        """
        assert self.room is not None
        if not self.room.sitting.over:
            raise UguisuError(Message("That is there when the game is over."))
        if name == "heat.svg":
            return ending.heat_of(self.room.sitting, self.people.language).decode()
        return ending.replay_of(self.room.sitting)
