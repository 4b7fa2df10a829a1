"""A playtest in a process of its own, and processes below that. No Qt here: this is what the process imports.

The editor asks in plain words, `("prepare", ...)`, `("run", ...)`, `("replay", number)`, and hears `(what, ...)`.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from signal import SIG_IGN, SIGINT, signal
from time import perf_counter
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from uguisu.bots.spec import BotSpec
    from uguisu.core.game import Game
    from uguisu_lab.playtest.playing import Plan

READY, PROGRESS, DONE, REPLAY, TROUBLE = "ready", "progress", "done", "replay", "trouble"
OFTEN = 0.5
"""Seconds between two looks at what was found so far."""
FIRST, MOMENT = 20, 1.0
"""Games of the first impression at most, and seconds after which it is told."""
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


# In the process.


def serve(connection: Connection) -> None:
    """Play what is asked for, until the editor goes."""
    from uguisu_lab.playtest.pool import end_with_parent

    signal(SIGINT, SIG_IGN)
    end_with_parent()
    with suppress(EOFError, OSError), tempfile.TemporaryDirectory() as folder:
        Runner(connection, Path(folder) / "games.jsonl").serve()


class Runner:
    """Plays one playtest after another, and shows games of the last one."""

    def __init__(self, connection: Connection, games_file: Path) -> None:
        self._connection = connection
        self._file = games_file
        self._game: Game | None = None
        self._plan: Plan | None = None
        self._loaded: tuple[Path, dict[str, str], Game] | None = None
        """What was read last, and what came of it: mostly it is played next."""

    def serve(self) -> None:
        """Do what is asked for."""
        from uguisu.core.errors import UguisuError

        while True:
            what, *asked = self._connection.recv()
            try:
                getattr(self, f"_{what}")(*asked)
            except UguisuError as error:
                self._tell(TROUBLE, str(error.message))

    def _tell(self, *what: Any) -> None:
        self._connection.send(what)

    def _prepare(self, path: Path, texts: dict[str, str]) -> None:
        """Tell which seats there are, and which bots."""
        from uguisu.bots.spec import default_bot
        from uguisu.loading import load
        from uguisu.plugins import registry

        game = load(path, texts=texts)
        self._loaded = path, texts, game
        seats = [(seat.id, seat.title or seat.id) for seat in game.seats]
        self._tell(READY, seats, sorted(registry().bots_of(game.id)), str(default_bot(game)))

    def _run(self, wish: Wish) -> None:
        from uguisu.bots.spec import parse_spec
        from uguisu.loading import load
        from uguisu.plugins import registry
        from uguisu_lab.playtest.certainty import certain_soon
        from uguisu_lab.playtest.playing import Plan
        from uguisu_lab.playtest.pool import Pool
        from uguisu_lab.playtest.running import MOST_GAMES, Games, refuse_another_pack, tasks_of
        from uguisu_lab.playtest.tally import Tally
        from uguisu_lab.playtest.trust import ENOUGH, checks_for, sides_to_check, thinking_plan, thoughts_for

        loaded = self._loaded
        known = loaded is not None and loaded[:2] == (wish.path, wish.texts)
        game = self._game = loaded[2] if loaded is not None and known else load(wish.path, texts=wish.texts)
        bots = {seat: parse_spec(bot) for seat, bot in wish.bots.items()}
        for spec in bots.values():
            spec.make(game, registry())
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
            **thinking_plan(
                game, bots, thoughts_for(game, exact, ENOUGH if wish.games is None else wish.games)
            ),
            until_known=wish.games is None,
        )
        tally = Tally(game, plan, registry(), exact=exact)
        began = told = perf_counter()
        number = 0
        won: dict[int, str] = {}
        with Pool(min(wish.jobs, most)) as pool, Games(tally, self._file) as games:
            for tasks in tasks_of(plan, tally):
                with closing(pool.play(tasks)) as all_played:
                    for _, played in all_played:
                        number += 1
                        refuse_another_pack(played, game, plan)
                        games.add(played)
                        if plan.kind_of(played.index) is None:
                            won[played.index] = BROKEN if played.error else played.winner or ""
                        if perf_counter() - told > OFTEN or number == QUICK:
                            few = len(won) < FEW
                            so_far = (
                                None if few else tally.summary(partial=True, seconds=perf_counter() - began)
                            )
                            packed = msgspec.msgpack.encode(so_far) if so_far is not None else b""
                            self._tell(PROGRESS, number, plan.all_games, packed, {} if few else won)
                            told = perf_counter()
                games.finish()
        found = tally.summary(partial=False, seconds=perf_counter() - began, unwritten=games.trouble)
        self._tell(DONE, msgspec.msgpack.encode(found), won)

    def _first_impression(self, game: Game, wish: Wish, asked: dict[str, BotSpec], most: int) -> None:
        """Play for a moment by bots that do not think long: those that were asked for take a while to say anything."""
        from uguisu.plugins import registry
        from uguisu_lab.playtest.playing import Plan, play_while_it_moves
        from uguisu_lab.playtest.tally import Tally

        bots = {seat: _quick(spec, game) for seat, spec in asked.items()}
        brief = Plan(str(wish.path), FIRST, wish.seed, bots, texts=wish.texts, patience=wish.patience)
        tally, began, won = Tally(game, brief, registry()), perf_counter(), dict[int, str]()
        for index in range(min(FIRST, most)):
            played = play_while_it_moves(game, brief, index, registry())
            if played.error:  # the games that count will say so
                return
            tally.add(played)
            won[index] = played.winner or ""
            if perf_counter() - began > MOMENT:
                break
        packed = msgspec.msgpack.encode(tally.summary(partial=True, seconds=perf_counter() - began))
        self._tell(PROGRESS, 0, most, packed, won)

    def _replay(self, number: int) -> None:
        """Tell the game of that number of the last playtest."""
        from uguisu.record import replay
        from uguisu.record.games_file import match_of, read_games

        assert self._game is not None
        assert self._plan is not None
        _, games = read_games(self._file, {number})
        match = match_of(games[number], self._game)
        seats = {seat: str(bot) for seat, bot in self._plan.bots.items()}
        self._tell(REPLAY, number, replay.dumps(match, pack=self._plan.path, seats=seats))


def _quick(spec: BotSpec, game: Game) -> BotSpec:
    """Return the bot itself where it is the game's own and plays by rules of thumb, else the quickest that looks."""
    from uguisu.bots.bot import DEFAULT
    from uguisu.bots.spec import BotSpec, default_bot

    if spec.id == default_bot(game).id != SEARCH:
        return spec
    return BotSpec("greedy" if DEFAULT in game.evaluators else "random")


# In the editor.


class PlaytestProcess:
    """One such process, or another that does as `serve` does."""

    def __init__(self, task: Callable[[Connection], None] = serve) -> None:
        context = get_context("spawn")
        self._connection, theirs = context.Pipe()
        self._process = context.Process(
            target=task, args=(theirs,)
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
