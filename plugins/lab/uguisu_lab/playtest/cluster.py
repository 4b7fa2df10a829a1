"""Plays games on the machines of a Dask cluster.

A pack travels as a zip of the whole pack it amounts to, under the hash of its content; a machine keeps what it has seen.
Games are sent in shares. A share whose machine dies is played by another one; one that keeps killing machines is played
game by game, and the game that does it is to blame.
"""

from __future__ import annotations

import hashlib
import io
import tempfile
import zipfile
from collections import deque
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field, replace
from importlib import import_module
from pathlib import Path
from typing import Any, Self

import msgspec

from uguisu import Message, UguisuError
from uguisu_lab.playtest.playing import Plan, Played, play_while_it_moves
from uguisu_lab.playtest.workers import LoadedGames, Task

SHARE = 8
"""Games that are sent at a time."""
AHEAD = 4
"""Shares under way for each thread of the cluster: one is played, the others wait there."""
LONG = 20.0
"""Seconds that a scheduler has to answer."""
LONG_AGO = (1980, 1, 1, 0, 0, 0)
_loaded = LoadedGames()
"""Of a machine: the games it has played."""


@dataclass(slots=True)
class Parcel:
    """A pack on its way: the zip of what it amounts to, and the hash of that."""

    digest: str
    zipped: bytes = field(repr=False)


@dataclass(slots=True)
class _Order:
    """Games of a plan to be played; `alone`: a machine died over them, and they are tried one by one."""

    plan: Plan
    numbers: list[int]
    alone: bool = False


class Cluster:
    """The machines that a scheduler knows."""

    def __init__(self, address: str) -> None:
        try:
            self.dask: Any = import_module("distributed")
        except ImportError as error:
            raise UguisuError(
                Message("a cluster needs Dask, which is not installed"),
                hint=Message("install it with `pip install uguisu[lab]`, on every machine"),
            ) from error
        try:
            self.client = self.dask.Client(address, timeout=LONG, set_as_default=False)
        except (
            OSError,
            ValueError,
            MemoryError,
        ) as error:  # MemoryError: something else answers, and its bytes are no sizes
            raise UguisuError(
                Message("no scheduler answers at {address}", address=address),
                hint=Message("start one with `dask scheduler`, and `dask worker ADDRESS` on each machine"),
            ) from error
        self.decoder = msgspec.msgpack.Decoder(list[Played])
        self.parcels: dict[bytes, tuple[Plan, Any]] = {}
        """By what a plan plays: the plan as it is sent, and its pack, on the cluster."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.client.close()

    def play(self, tasks: Iterable[Task], spare: Iterable[Task] = ()) -> Generator[tuple[Plan, Played]]:
        """Yield the games as they come in; nothing is played ahead.

        Raises:
            UguisuError: when there is no machine, or one has other plugins than this.
        """
        waiting = deque(_orders(tasks))
        if not waiting:
            return
        self._refuse_strangers(waiting[0].plan)
        room = AHEAD * max(1, sum(self.client.nthreads().values()))
        under_way = {self._send(order): order for order in _some(waiting, room)}
        coming = self.dask.as_completed(list(under_way), loop=self.client.loop, raise_errors=False)
        try:
            for future in coming:
                order = under_way.pop(future)
                again, played = self._received(future, order)
                waiting.extendleft(again)
                yield from ((order.plan, game) for game in played)
                for fresh in _some(waiting, room - len(under_way)):
                    sent = self._send(fresh)
                    under_way[sent] = fresh
                    coming.add(sent)
        finally:
            self.client.cancel(list(under_way))

    def _send(self, order: _Order) -> Any:
        plan, parcel = self._parcel(order.plan)
        return self.client.submit(_play_share, plan, parcel, order.numbers, pure=False, retries=0)

    def _received(self, future: Any, order: _Order) -> tuple[list[_Order], list[Played]]:
        """Return what is to be sent again, and the games that came."""
        if future.status == "finished":
            return [], self.decoder.decode(future.result())
        error = future.exception()
        if not isinstance(error, self.dask.KilledWorker):
            raise UguisuError(Message("a machine of the cluster cannot play: {problem}", problem=error))
        if len(order.numbers) > 1:
            return [_Order(order.plan, [number], alone=True) for number in reversed(order.numbers)], []
        text = "the machines that played it ended unexpectedly; out of memory, perhaps"
        number = order.numbers[0]
        return [], [Played(index=number, seed=order.plan.seed_of(number), error=text)]

    def _parcel(self, plan: Plan) -> tuple[Plan, Any]:
        key = msgspec.msgpack.encode(
            (plan.path, plan.changes, plan.seed, plan.games, plan.bots, plan.checks, plan.thinker)
        )
        if key not in self.parcels:
            zipped = zip_whole(plan)
            digest = hashlib.sha256(zipped).hexdigest()
            parcel = self.client.scatter(Parcel(digest, zipped), broadcast=False, hash=True)
            sent = replace(plan, path=f"{digest}.zip", changes=_still_to_do(plan))
            self.parcels[key] = (sent, parcel)
        return self.parcels[key]

    def _refuse_strangers(self, plan: Plan) -> None:
        """Refuse to play where plugins are missing or of other versions: the games would be others."""
        from uguisu.plugins import registry

        if not self.client.nthreads():
            raise UguisuError(
                Message("the cluster has no machine"),
                hint=Message("start `dask worker ADDRESS` on each machine"),
            )
        mine = dict(registry().plugins)
        for machine, theirs in self.client.run(_versions).items():
            if theirs != mine:
                raise UguisuError(
                    Message(
                        "{machine} has other plugins than this machine: {theirs}, not {mine}",
                        machine=machine,
                        theirs=_listed(theirs),
                        mine=_listed(mine),
                    ),
                    hint=Message("install the same versions on every machine"),
                )


def _orders(tasks: Iterable[Task]) -> Iterable[_Order]:
    order: _Order | None = None
    for plan, number in tasks:
        if order is None or order.plan is not plan or len(order.numbers) == SHARE:
            if order is not None:
                yield order
            order = _Order(plan, [])
        order.numbers.append(number)
    if order is not None:
        yield order


def _some(waiting: deque[_Order], count: int) -> list[_Order]:
    return [waiting.popleft() for _ in range(min(count, len(waiting)))]


def _listed(versions: dict[str, str]) -> str:
    return ", ".join(f"{name} {version}" for name, version in sorted(versions.items()))


def _versions() -> dict[str, str]:
    from uguisu.plugins import registry

    return dict(registry().plugins)


def _play_share(plan: Plan, parcel: Parcel, numbers: list[int]) -> bytes:
    """Play games on a machine; return them packed."""
    from uguisu.plugins import registry

    here = replace(plan, path=str(_unpacked(parcel)))
    game = _loaded.of(here)
    return msgspec.msgpack.encode(
        [play_while_it_moves(game, here, number, registry(game.id)) for number in numbers]
    )


def _unpacked(parcel: Parcel) -> Path:
    """Return where a pack lies on this machine, under its hash; it is written aside and then renamed."""
    from uguisu.content import write_bytes

    folder = Path(tempfile.gettempdir()) / "uguisu-packs"
    path = folder / f"{parcel.digest}.zip"
    if not path.is_file() or hashlib.sha256(path.read_bytes()).hexdigest() != parcel.digest:
        folder.mkdir(parents=True, exist_ok=True)
        write_bytes(path, parcel.zipped)
    return path


def zip_whole(plan: Plan) -> bytes:
    """Return the zip of the whole pack that a plan's pack amounts to, with the mod that `Plan.changes` lays over it."""
    from uguisu.loading import load_pack
    from uguisu_tools.packs.mods import whole_files

    pack = load_pack(plan.path, changes=plan.changes)
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, said in whole_files(pack).items():
            archive.writestr(zipfile.ZipInfo(name, LONG_AGO), said, zipfile.ZIP_DEFLATED)
    return packed.getvalue()


def _still_to_do(plan: Plan) -> Any:
    """Return the changes that are not in the zip: variants and options."""
    return None if plan.changes is None else msgspec.structs.replace(plan.changes, mod=None)
