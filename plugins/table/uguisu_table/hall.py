"""All tables of a process: the list of them in SQLite, and for each a folder with its pack, as it was, and its record."""

from __future__ import annotations

import hashlib
import os
import secrets
import shutil
import sqlite3
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import msgspec

from uguisu import Match, Message, SecretSeed, UguisuError, load
from uguisu.loading import Overrides, load_pack
from uguisu.messages import reason_of
from uguisu.plugins import Registry
from uguisu_table.journal import Journal, header_of
from uguisu_table.kit import Kit
from uguisu_table.names import free_name
from uguisu_table.sitting import HOST, PLAYING, WAITING, WATCH, Chair, Sitting, token
from uguisu_tools.bots import HUMAN
from uguisu_tools.packs import zip_pack
from uguisu_tools.packs.mods import flatten
from uguisu_tools.record import TABLE, keep_match

BASE, PACK, RECORD = "tables.sqlite", "pack.zip", "game.jsonl"
"""Files: the list of tables, and what is in the folder of each."""
MOST_TABLES = 500
MOST_COOKIES = 64
"""Browsers that one role is remembered in; the oldest are forgotten."""
MOST_HOST_KEYS = 8
"""Links to the host's page that lead there."""
HASHED = 1
"""The version of the list of tables in which keys are kept as their hashes."""
MOST_SPARE = 16
"""Games that are kept compiled though no table in memory plays them."""
PATIENCE = 2.0
"""Seconds that the list of tables may be locked by somebody else, a program that copies it, say."""
SCHEMA = """
create table if not exists tables (
    id text primary key, opened real not null, title text not null, stage text not null, over integer not null default 0,
    delay real not null, host_key text not null, watch_key text not null, chairs text not null);
create table if not exists keys (key text primary key, tab text not null, role text not null);
create table if not exists cookies (
    digest text primary key, tab text not null, role text not null, made real not null);
"""


class Row(NamedTuple):
    """A table in the list."""

    id: str
    title: str
    stage: str
    over: bool


class Door(NamedTuple):
    """What a link shows before anybody comes in: the game, and which seat it is for, "" for none."""

    kit: Kit
    seat: str


def _for_the_owner_alone(folder: Path) -> None:
    """Make the folder of tables, or see that what is in it is nobody else's to read.

    Raises:
        UguisuError: when it can't be.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        folder.chmod(0o700)
        base = folder / BASE
        os.close(
            os.open(base, os.O_RDWR | os.O_CREAT, 0o600)
        )  # SQLite gives its other files the rights of this one
        for file in (base, *folder.glob(f"{BASE}-*")):
            file.chmod(0o600)
        for record in folder.glob(f"*/{RECORD}"):
            record.parent.chmod(0o700)
            for file in (record, record.with_name(PACK)):
                if file.exists():
                    file.chmod(0o600)
    except OSError as error:
        raise UguisuError(
            Message(
                "{path}: tables can't be kept there for you alone: {why}", path=folder, why=reason_of(error)
            ),
            hint=Message("name a folder of your own with --folder"),
        ) from error


def _opened(file: Path) -> sqlite3.Connection:
    """Open the list of tables, for this process alone: two that write into the record of one table would spoil it."""
    try:
        base = sqlite3.connect(file, check_same_thread=False, isolation_level=None, timeout=PATIENCE)
        try:
            base.execute("pragma locking_mode=exclusive")
            base.execute("pragma journal_mode=wal")
            base.execute("pragma synchronous=full")
            base.executescript(SCHEMA)
            base.execute("begin exclusive")  # only what has written holds it
            base.execute("commit")
        except sqlite3.Error:
            base.close()
            raise
    except sqlite3.Error as error:
        if "locked" in str(error):
            raise UguisuError(
                Message("{path}: another server keeps its tables there", path=file.parent),
                hint=Message("stop that one first, and all its tables go on here; or name another --folder"),
            ) from error
        raise UguisuError(Message("{path} can't be read: {error}", path=file, error=error)) from error
    return base


def _pack_into(folder: Path, pack: Path, changes: Overrides, registry: Registry) -> Overrides:
    """Copy a pack, with its mods as one that is whole; return what else is played differently."""
    kept = folder / PACK
    kept.touch(mode=0o600)
    if changes.mods:
        with TemporaryDirectory() as aside:
            mods = Overrides(mods=changes.mods)
            zip_pack(
                flatten(load_pack(pack, registry, mods), Path(aside) / "whole"), kept, registry, bases=True
            )
    elif pack.is_file() and pack.suffix == ".zip":
        kept.write_bytes(pack.read_bytes())
    else:
        zip_pack(pack, kept, registry, bases=True)
    kept.chmod(0o600)  # it may have been put there by another file's name
    return msgspec.structs.replace(changes, mods=())


class Hall:
    """The tables in one folder. `sittings` are those that are in memory."""

    def __init__(self, folder: Path, registry: Registry, most: int = MOST_TABLES) -> None:
        self.folder, self.registry, self.most = folder, registry, most
        _for_the_owner_alone(folder)
        self.sittings: dict[str, Sitting] = {}
        self._kits: dict[str, Kit] = {}
        self._links: dict[tuple[str, str], str] = {}
        """The keys that this process has made, by table and role: on the disk are only their hashes."""
        self._lock = threading.RLock()
        """For what is quick; whoever reads or compiles takes one of `_busy`, so that nobody else waits for it."""
        self._busy: dict[str, threading.Lock] = {}
        self._base = _opened(folder / BASE)
        self._hash_keys()

    def _hash_keys(self) -> None:
        """Bring a list of tables up to date that had keys in it as they are in links."""
        if self._ask("pragma user_version")[0][0] >= HASHED:
            return
        with self._all_or_nothing():
            for (key,) in self._ask("select key from keys"):
                self._ask("update keys set key = ? where key = ?", (_digest(key), key))
            for name, chairs in self._ask("select id, chairs from tables"):
                with suppress(UguisuError):  # a spoilt row is told of where its table is opened
                    bare = [replace(chair, key="") for chair in self._chairs(chairs)]
                    written = msgspec.json.encode(bare).decode()
                    self._ask("update tables set chairs = ? where id = ?", (written, name))
            self._ask("update tables set host_key = '', watch_key = ''")
            self._ask(f"pragma user_version = {HASHED}")
        self._ask("vacuum")  # else they stand in pages that are free

    def close(self) -> None:
        """Close all files."""
        with self._lock:
            for sitting in self.sittings.values():
                sitting.close()
            self.sittings.clear()
            self._base.close()

    @contextmanager
    def _alone_with(self, what: str) -> Iterator[None]:
        """See that no two read the same table, or compile the same pack, at once. Never called with `_lock` held."""
        with self._lock:
            lock = self._busy.setdefault(what, threading.Lock())
        with lock:
            yield

    def _ask(self, words: str, values: Sequence[object] = ()) -> list[Any]:
        """Have the list of tables answer, or change it.

        Raises:
            UguisuError: when it is spoilt or locked, or the disk is full.
        """
        with self._lock:
            try:
                return self._base.execute(words, values).fetchall()
            except sqlite3.Error as error:
                raise UguisuError(
                    Message("The list of tables can't be used just now: {error}", error=error)
                ) from error

    @contextmanager
    def _all_or_nothing(self) -> Iterator[None]:
        """See that what is written into the list inside is there as a whole, or not at all."""
        with self._lock:
            self._ask("begin immediate")
            try:
                yield
                self._ask("commit")
            except BaseException:
                with suppress(sqlite3.Error):
                    self._base.execute("rollback")
                raise

    # --- tables --------------------------------------------------------------------------------------------------

    def rows(self) -> list[Row]:
        """Return the list of tables, the newest first."""
        found = self._ask("select id, title, stage, over from tables order by opened desc")
        return [Row(name, title, stage, bool(over)) for name, title, stage, over in found]

    def open(
        self,
        pack: Path,
        changes: Overrides,
        seed: int,
        players: Mapping[str, str],
        delay: float = 0.0,
    ) -> Sitting:
        """Open a table for a pack. The pack is copied: what becomes of its files later has no bearing on the table.

        Args:
            pack: a folder or a zip.
            changes: what is played differently.
            seed: for chance.
            players: for each seat `HUMAN` or a bot.
            delay: seconds that onlookers are behind.

        Raises:
            UguisuError: when the pack is bad, a bot is not known, or there are too many tables.
        """
        with self._lock:
            if self._ask("select count(*) from tables where over = 0")[0][0] >= self.most:
                raise UguisuError(Message("there are {most} tables already", most=self.most))
            name = free_name(lambda name: (self.folder / name).exists())
            folder = self.folder / name
            try:
                folder.mkdir(mode=0o700)
            except OSError as error:
                told = Message("{path}: no table can be kept there: {why}", path=folder, why=reason_of(error))
                raise UguisuError(told) from error
        try:
            changes = _pack_into(folder, pack, changes, self.registry)
            kit = self.kit(folder / PACK, changes)
            sitting = self._seated(name, Match(kit.game, seed), changes, players, delay)
        except BaseException as error:
            shutil.rmtree(folder, ignore_errors=True)
            if not isinstance(error, OSError):
                raise
            told = Message("{path}: no table can be kept there: {why}", path=folder, why=reason_of(error))
            raise UguisuError(told) from error
        with self._lock:
            self.sittings[name] = sitting
        return sitting

    def open_another(self, sitting: Sitting) -> Sitting:
        """Open a table for what is played at this one, with bots in the seats that nobody has come to.

        Raises:
            UguisuError: when there are too many tables, or none can be kept.
        """
        players = {
            chair.seat: chair.bot for chair in sitting.chairs.values() if chair.bot and not chair.taken
        }
        kept = self.folder / sitting.id / PACK
        return self.open(kept, sitting.changes, SecretSeed.fresh(), players, sitting.delay)

    def remove(self, name: str) -> None:
        """Take a table away for good: its links lead nowhere, and nothing of it is on the disk."""
        with self._all_or_nothing():
            self._ask("delete from tables where id = ?", (name,))
            self._ask("delete from keys where tab = ?", (name,))
            self._ask("delete from cookies where tab = ?", (name,))
        self.forget(name)
        with self._lock:
            self._links = {which: key for which, key in self._links.items() if which[0] != name}
        shutil.rmtree(self.folder / name, ignore_errors=True)

    def has(self, name: str) -> bool:
        """Tell whether there is a table of this name."""
        return bool(self._ask("select 1 from tables where id = ?", (name,)))

    def _seated(
        self, name: str, match: Match, changes: Overrides, players: Mapping[str, str], delay: float
    ) -> Sitting:
        """Write the record of a new table, and the table into the list."""
        chairs = [
            Chair(seat.id, str(number), bot="" if players.get(seat.id, HUMAN) == HUMAN else players[seat.id])
            for number, seat in enumerate(match.game.seats, 1)
        ]
        journal = Journal.begin(self.folder / name / RECORD, match, changes)
        try:
            people = any(not chair.bot for chair in chairs)
            stage = WAITING if people else PLAYING
            sitting = Sitting(
                name,
                match,
                journal,
                self.registry,
                chairs,
                stage=stage,
                delay=delay,
                save=self.save,
                new_key=self.new_key,
            )
            keys = [(sitting.host_key, HOST), (sitting.watch_key, WATCH)]
            keys += [(chair.key, chair.place) for chair in chairs]
            with self._all_or_nothing():
                self.save(sitting)
                for key, role in keys:
                    self._ask("insert into keys values (?, ?, ?)", (_digest(key), name, role))
            self._links |= {(name, role): key for key, role in keys}
        except BaseException:
            journal.close()
            raise
        return sitting

    def find(self, name: str) -> Sitting | None:
        """Return a table by its name, from memory or from the disk; None if there is none.

        Raises:
            UguisuError: when its files are spoilt, or its rules have changed since.
        """
        if name in self.sittings:
            return self.sittings[name]
        found = self._ask("select 1 from tables where id = ?", (name,))
        if not found:
            return None
        with self._alone_with(name):
            if name in self.sittings:
                return self.sittings[name]
            found = self._ask("select stage, delay, chairs from tables where id = ?", (name,))
            if not found:
                return None
            [(stage, delay, chairs)] = found
            seated = self._chairs(chairs)
            for chair in seated:
                chair.key = self._links.get((name, chair.place), "")
            kit = self._kit_on_disk(name)
            journal, match = Journal.resume(self.folder / name / RECORD, kit.game)
            sitting = Sitting(
                name,
                match,
                journal,
                self.registry,
                seated,
                stage=stage,
                delay=delay,
                host_key=self._links.get((name, HOST), ""),
                watch_key=self._links.get((name, WATCH), ""),
                save=self.save,
                new_key=self.new_key,
            )
            with self._lock:
                self.sittings[name] = sitting
            return sitting

    def door(self, name: str, role: str) -> Door:
        """Return what may be shown of a table to who only looks at a link. Its moves are not played for it.

        Raises:
            UguisuError: when its files are spoilt.
        """
        [(chairs,)] = self._ask("select chairs from tables where id = ?", (name,))
        seat = next((chair.seat for chair in self._chairs(chairs) if chair.place == role), "")
        return Door(self._kit_on_disk(name), seat)

    def _kit_on_disk(self, name: str) -> Kit:
        return self.kit(self.folder / name / PACK, header_of(self.folder / name / RECORD).changes)

    def _chairs(self, written: str) -> list[Chair]:
        try:
            return msgspec.json.decode(written, type=list[Chair])
        except msgspec.DecodeError as error:
            told = Message("{path} can't be read: {error}", path=self.folder / BASE, error=error)
            raise UguisuError(told) from error

    def forget(self, name: str) -> None:
        """Take a table out of memory; it stays on the disk."""
        with self._lock:
            sitting = self.sittings.pop(name, None)
            if sitting is not None:
                sitting.close()
            played = {id(other.game) for other in self.sittings.values()}
            spare = [pack for pack, kit in self._kits.items() if id(kit.game) not in played]
            for pack in spare[:-MOST_SPARE]:
                del self._kits[pack]

    def save(self, sitting: Sitting) -> None:
        """Write a table into the list; the first time that its game is over, keep how it ended."""
        was_over = self._ask("select over from tables where id = ?", (sitting.id,)) in ([(1,)], [])
        self._ask(
            "insert into tables values (?, ?, ?, ?, ?, ?, '', '', ?) on conflict (id) do update set "
            "stage = excluded.stage, over = excluded.over, chairs = excluded.chairs",
            (
                sitting.id,
                time.time(),
                sitting.game.scenario,
                sitting.stage,
                int(sitting.over),
                sitting.delay,
                msgspec.json.encode([replace(chair, key="") for chair in sitting.chairs.values()]).decode(),
            ),
        )
        if sitting.match.over and not was_over:
            players = {chair.seat: chair.bot or HUMAN for chair in sitting.chairs.values()}
            keep_match(sitting.match, players, TABLE)

    def kit(self, pack: Path, changes: Overrides) -> Kit:
        """Return the game of a pack, made once for all tables whose pack is the same to the last byte."""
        try:
            data = pack.read_bytes()
        except OSError as error:
            told = Message("{path} can't be read: {error}", path=pack, error=reason_of(error))
            raise UguisuError(told) from error
        name = hashlib.sha256(data + msgspec.json.encode(changes)).hexdigest()
        with self._alone_with(name):
            kit = self._kits.get(name) or Kit(load(pack, self.registry, changes or None), self.registry)
            with self._lock:
                self._kits.pop(name, None)
                self._kits[name] = kit  # the one that was asked for last is the last to go
            return kit

    def kit_of(self, sitting: Sitting) -> Kit:
        """Return what is made of a table's game."""
        with self._lock:
            return next(kit for kit in self._kits.values() if kit.game is sitting.game)

    # --- who may come in -----------------------------------------------------------------------------------------

    def role_of(self, key: str) -> tuple[str, str] | None:
        """Return the table and the role that a link leads to."""
        found = self._ask("select tab, role from keys where key = ?", (_digest(key),))
        return (found[0][0], found[0][1]) if found else None

    def new_key(self, name: str, role: str) -> str:
        """Return the key of a new link to a role. Older ones lead nowhere then, but those of the host: whoever starts the
        server again gets a new one each time.
        """
        made, most = token(), MOST_HOST_KEYS if role == HOST else 1
        with self._all_or_nothing():
            self._ask("insert into keys values (?, ?, ?)", (_digest(made), name, role))
            self._ask(
                "delete from keys where tab = ? and role = ? and rowid not in "
                "(select rowid from keys where tab = ? and role = ? order by rowid desc limit ?)",
                (name, role, name, role, most),
            )
        self._links[name, role] = made
        return made

    def cookie_for(self, name: str, role: str) -> str:
        """Return a new cookie by which a browser is known again."""
        made = token()
        with self._all_or_nothing():
            self._ask("insert into cookies values (?, ?, ?, ?)", (_digest(made), name, role, time.time()))
            self._ask(
                "delete from cookies where tab = ? and role = ? and digest not in (select digest from cookies "
                "where tab = ? and role = ? order by made desc limit ?)",
                (name, role, name, role, MOST_COOKIES),
            )
        return made

    def may(self, cookie: str, name: str, role: str) -> bool:
        """Tell whether a cookie is that of a role at a table."""
        found = self._ask("select tab, role from cookies where digest = ?", (_digest(cookie),))
        return bool(found) and secrets.compare_digest(f"{found[0][0]}/{found[0][1]}", f"{name}/{role}")


def _digest(cookie: str) -> str:
    return hashlib.sha256(cookie.encode("utf-8", "replace")).hexdigest()
