"""A playtest in a process of its own, and processes below that. No Qt here: this is what the process imports.

The editor asks in plain words, `("prepare", ...)`, `("run", ...)`, `("replay", number)`, and hears `(what, ...)`.
"""

from __future__ import annotations

import atexit
import shutil
import tempfile
from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import closing, suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from signal import SIG_IGN, SIGINT, signal
from time import perf_counter
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import msgspec

from uguisu import UguisuError
from uguisu_tools.workers import workers

if TYPE_CHECKING:
    from uguisu import Game
    from uguisu_lab.playtest.playing import Extra, Plan
    from uguisu_tools.bots import BotSpec

READY, PROGRESS, DONE, REPLAY, TROUBLE = "ready", "progress", "done", "replay", "trouble"
SOME = "some"
"""Some of the games, for whoever looks for positions in them."""
MOST_SOME = 8
OFTEN = 0.5
"""Seconds between two looks at what was found so far."""
FIRST, MOMENT = 20, 1.0
"""Games of the first impression at most, and seconds that it may take."""
SOON = 0.3
"""Seconds of it after which what is known is told, be it of one game, and then each time that so many are over."""
FEW = 5
"""Games between the bots that were asked for that say no more than the first impression did."""
SEARCH = "mcts"
QUICK = 10
"""Games after which something is told however soon that is."""
BROKEN = "*"
"""Stands for who won a game that broke; "" for nobody."""
PATIENCE = 60.0
"""Seconds without a move after which a game is given up."""


@dataclass(frozen=True)
class Wish:
    """What is to be played; `games` None: until it is known who wins how often."""

    path: Path
    texts: dict[str, str]
    bots: dict[str, str]
    games: int | None
    seed: int
    jobs: int
    patience: float = PATIENCE


class Stage(NamedTuple):
    """How far a playtest is.

    Attributes:
        counted: how many of the games that were asked for are played, `most` how many there may be.
        tries: what the bots do now that these are played: meet random moves, or leave their seats to strong ones.
        tried: how many games that took so far, `to_try` how many it may take.
    """

    counted: int
    most: int
    tries: Literal["", "random", "strong"] = ""
    tried: int = 0
    to_try: int = 0


# In the process.


def serve(connection: Connection, scratch: Path) -> None:
    """Play what is asked for, until the editor goes; `scratch` is a folder for it."""
    from uguisu_lab.playtest.pool import end_with_parent

    signal(SIGINT, SIG_IGN)
    end_with_parent()
    with suppress(EOFError, OSError):
        Runner(connection, scratch / "games.jsonl").serve()
    shutil.rmtree(scratch, ignore_errors=True)


class Runner:
    """Plays one playtest after another, and shows games of the last one."""

    def __init__(self, connection: Connection, games_file: Path) -> None:
        self._connection = connection
        self._file = games_file
        self._game: Game | None = None
        self._plan: Plan | None = None
        self._impression: Impression | None = None
        self._loaded: tuple[Path, dict[str, str], Game] | None = None
        """What was read last, and what came of it: mostly it is played next."""

    def serve(self) -> None:
        """Do what is asked for."""
        from uguisu import UguisuError

        while True:
            what, *asked = self._connection.recv()
            try:
                getattr(self, f"_{what}")(*asked)
            except UguisuError as error:
                self._tell(TROUBLE, str(error.message))

    def _tell(self, *what: Any) -> None:
        self._connection.send(what)

    def _get_ready(self, path: Path, texts: dict[str, str]) -> None:
        """Import what playing takes, read a pack that may be asked for, and play its first games until something is asked."""
        import uguisu_lab.playtest.certainty
        import uguisu_lab.playtest.pool
        import uguisu_lab.playtest.running  # noqa: F401
        from uguisu import UguisuError

        with suppress(UguisuError):  # who asks will hear of it
            game = self._game_of(path, texts)
            self._impression = Impression(game, path, texts, _usual(game), 0)
            while not self._connection.poll() and self._impression.play():
                continue

    def _game_of(self, path: Path, texts: dict[str, str]) -> Game:
        """Return the game of a pack, which may have been read before."""
        from uguisu import load

        if self._loaded is None or self._loaded[:2] != (path, texts):
            self._loaded = path, texts, load(path, texts=texts)
        return self._loaded[2]

    def _prepare(self, path: Path, texts: dict[str, str]) -> None:
        """Tell which seats there are, and which bots."""
        from uguisu.plugins import registry
        from uguisu_tools.bots import default_bot

        game = self._game_of(path, texts)
        seats = [(seat.id, seat.title or seat.id) for seat in game.seats]
        self._tell(READY, seats, sorted(registry(game.id).bots_of(game.id)), str(default_bot(game)))

    def _run(self, wish: Wish) -> None:
        from uguisu.plugins import registry
        from uguisu_lab.playtest.certainty import certain_soon
        from uguisu_lab.playtest.playing import Plan
        from uguisu_lab.playtest.pool import Pool
        from uguisu_lab.playtest.running import MOST_GAMES, Games, refuse_another_pack, tasks_of
        from uguisu_lab.playtest.tally import Tally
        from uguisu_lab.playtest.trust import (
            BUDGET,
            ENOUGH,
            checks_for,
            sides_to_check,
            strong_for,
            strong_plan,
        )
        from uguisu_tools.bots import parse_spec

        game = self._game = self._game_of(wish.path, wish.texts)
        bots = {seat: parse_spec(bot) for seat, bot in wish.bots.items()}
        for spec in bots.values():
            spec.make(game, registry(game.id))
        most = MOST_GAMES if wish.games is None else wish.games
        checks = checks_for(most)
        self._first_impression(game, wish, bots, most)
        exact = certain_soon(game)
        plan = self._plan = Plan(
            str(wish.path),
            most,
            wish.seed,
            bots,
            checks=checks,
            checked=sides_to_check(game, bots) if checks else {},
            texts=wish.texts,
            patience=wish.patience,
            **strong_plan(
                game, bots, strong_for(game, exact, ENOUGH if wish.games is None else wish.games), BUDGET
            ),
            until_known=wish.games is None,
        )
        tally = Tally(game, plan, registry(game.id), exact=exact)
        began = told = perf_counter()
        number = 0
        won: dict[int, str] = {}
        tried = Counter[str]()
        with Pool(min(wish.jobs, most)) as pool, Games(tally, self._file) as games:
            for tasks in tasks_of(plan, tally):
                to_count = sum(plan.kind_of(task.number) is None for task in tasks)
                with closing(pool.play(tasks)) as all_played:
                    for _, played in all_played:
                        number += 1
                        refuse_another_pack(played, game, plan)
                        games.add(played)
                        kind = plan.kind_of(played.index)
                        if kind is None:
                            won[played.index] = BROKEN if played.error else played.winner or ""
                            to_count -= 1
                        else:
                            tried[_tries(kind)] += 1
                        if perf_counter() - told > OFTEN or number == QUICK:
                            few = len(won) < FEW
                            so_far = (
                                None if few else tally.summary(partial=True, seconds=perf_counter() - began)
                            )
                            packed = msgspec.msgpack.encode(so_far) if so_far is not None else b""
                            stage = Stage(len(won), most)
                            if kind is not None and not to_count:
                                stage = _trying(stage, plan, kind, tried)
                            self._tell(PROGRESS, number, plan.all_games, packed, {} if few else won, stage)
                            told = perf_counter()
                games.finish()
        found = tally.summary(partial=False, seconds=perf_counter() - began, unwritten=games.trouble)
        self._tell(DONE, msgspec.msgpack.encode(found), won)
        self._tell_some()

    def _first_impression(self, game: Game, wish: Wish, asked: dict[str, BotSpec], most: int) -> None:
        """Tell of some games between bots that do not think long: those that were asked for take a while to say anything."""
        found, told = Impression(game, wish.path, wish.texts, asked, wish.seed), perf_counter()
        ahead = self._impression
        if ahead is not None and ahead.key == found.key and len(ahead.won) <= most:
            found = ahead
            found.tell(self._tell, most)
        untold = False
        while len(found.won) < most and found.play():
            untold = perf_counter() - told <= SOON
            if not untold:
                found.tell(self._tell, most)
                told = perf_counter()
        if untold:
            found.tell(self._tell, most)

    def _replay(self, number: int) -> None:
        """Tell the game of that number of the last playtest."""
        self._tell(REPLAY, number, self._replays({number})[number])

    def _replays(self, numbers: set[int]) -> dict[int, str]:
        from uguisu_tools.record import read_games, replay
        from uguisu_tools.record.games_file import match_of

        assert self._game is not None
        assert self._plan is not None
        _, games = read_games(self._file, numbers)
        seats = {seat: str(bot) for seat, bot in self._plan.bots.items()}
        return {
            number: replay.dumps(match_of(game, self._game), pack=self._plan.path, seats=seats)
            for number, game in games.items()
        }

    def _tell_some(self) -> None:
        """Tell the first games: positions for cards to be tried in."""
        try:
            some = sorted(self._replays(set(range(MOST_SOME))).items())
        except (UguisuError, OSError, KeyError):
            some = []  # games that broke, or a file that is gone: nobody has asked for them
        self._tell(SOME, some)


class Impression:
    """The first games of a pack, between quick bots.

    Attributes:
        key: what they depend on.
        won: who won each, as progress tells it.
    """

    def __init__(
        self, game: Game, path: Path, texts: dict[str, str], asked: dict[str, BotSpec], seed: int
    ) -> None:
        from uguisu.plugins import registry
        from uguisu_lab.playtest.playing import Plan
        from uguisu_lab.playtest.tally import Tally

        bots = {seat: _quick(spec, game) for seat, spec in asked.items()}
        self.key = path, texts, {seat: str(bot) for seat, bot in bots.items()}, seed
        self.won: dict[int, str] = {}
        self._game, self._registry = game, registry(game.id)
        self._plan = Plan(str(path), FIRST, seed, bots, texts=texts, patience=PATIENCE)
        self._tally = Tally(game, self._plan, self._registry)
        self._broken = False
        self._seconds = 0.0

    def play(self) -> bool:
        """Play one more; tell whether one was played, since neither games nor time are over."""
        from uguisu_lab.playtest.playing import play_while_it_moves

        if self._broken or len(self.won) >= FIRST or self._seconds > MOMENT:
            return False
        began = perf_counter()
        played = play_while_it_moves(self._game, self._plan, len(self.won), self._registry)
        self._seconds += perf_counter() - began
        if played.error:  # the games that count will say so
            self._broken = True
            return False
        self._tally.add(played)
        self.won[played.index] = played.winner or ""
        return True

    def tell(self, tell: Callable[..., None], most: int) -> None:
        """Say what is known of them, if there were any; `most`: how many are to be played in all."""
        if self.won:
            found = self._tally.summary(partial=True, seconds=self._seconds)
            tell(PROGRESS, 0, most, msgspec.msgpack.encode(found), dict(self.won), Stage(0, most))


def _tries(kind: Extra) -> Literal["random", "strong"]:
    from uguisu_lab.playtest.playing import Strong, Thinking

    return "strong" if isinstance(kind, (Strong, Thinking)) else "random"


def _trying(stage: Stage, plan: Plan, kind: Extra, tried: Mapping[str, int]) -> Stage:
    """Return the stage with what is tried in games of this kind, and how far that is."""
    tries = _tries(kind)
    strong = plan.strong + plan.thoughts * len(plan.thinking)
    to_try = strong if tries == "strong" else plan.checks * len(plan.check_kinds)
    return stage._replace(tries=tries, tried=tried[tries], to_try=to_try)


def _usual(game: Game) -> dict[str, BotSpec]:
    """Return who plays if nobody is asked for."""
    from uguisu_tools.bots import default_bot

    return {seat.id: default_bot(game) for seat in game.seats}


def _quick(spec: BotSpec, game: Game) -> BotSpec:
    """Return the bot itself where it is the game's own and plays by rules of thumb, else the quickest that looks."""
    from uguisu.bots.bot import DEFAULT
    from uguisu_tools.bots import BotSpec, default_bot

    if spec.id == default_bot(game).id != SEARCH:
        return spec
    return BotSpec("greedy" if DEFAULT in game.evaluators else "random")


# In the editor.


class PlaytestProcess:
    """One such process, or another that does as `serve` does. The folder that it works in is made, and taken away, here: it
    is ended in the middle of what it does.
    """

    def __init__(self, task: Callable[[Connection, Path], None] = serve) -> None:
        context = workers()
        self._scratch = Path(tempfile.mkdtemp(prefix="uguisu-lab-"))
        self._connection, theirs = context.Pipe()
        self._process = context.Process(
            target=task, args=(theirs, self._scratch)
        )  # it has processes of its own: no daemon may
        self._process.start()
        theirs.close()

    def ask(self, *what: Any) -> None:
        """Ask for something."""
        with suppress(OSError):  # it has ended: whoever listens hears of that
            self._connection.send(what)

    def hear(self) -> tuple[Any, ...] | None:
        """Return the next thing it tells, or None if it tells nothing now.

        Raises:
            EOFError: it has ended.
        """
        try:
            return self._connection.recv() if self._connection.poll() else None
        except (OSError, EOFError):
            raise EOFError from None

    def end(self) -> None:
        """End it at once, and the processes below it: they look after themselves."""
        self._process.kill()
        self._process.join()
        self._connection.close()
        shutil.rmtree(self._scratch, ignore_errors=True)

    @property
    def is_alive(self) -> bool:
        """Whether it is still there."""
        return self._process.is_alive()


_spare: list[PlaytestProcess] = []
"""At most one that nobody has asked anything of yet."""


def keep_ready(path: Path, texts: dict[str, str]) -> None:
    """Have a process at hand that has read a pack: to start one takes longer than the first games."""
    if not _spare:
        _spare.append(PlaytestProcess())
    _spare[0].ask("get_ready", path, texts)


def ready() -> PlaytestProcess | None:
    """Return the process that is at hand, if there is one; it is the caller's now."""
    spare = _spare.pop() if _spare else None
    if spare is not None and not spare.is_alive:
        spare.end()
        return None
    return spare


@atexit.register
def let_go() -> None:
    """End the process that is at hand: the pack that it has read is closed, or this process would wait for it to end."""
    spare = ready()
    if spare is not None:
        spare.end()
