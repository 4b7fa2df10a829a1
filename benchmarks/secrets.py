"""How much bots give away where something is hidden, on forty tiny packs whose exact value is known: a table of docs/bots.md.

::

    uv run python -m benchmarks.secrets                           the default bots; takes some minutes
    uv run python -m benchmarks.secrets --game senjutsu planner:60
    uv run python -m benchmarks.secrets --game scorpion --as-seen

A bot gives away what a side could have by best play, less what it gets against an opponent that knows how the bot plays.
It has no `run`, for it measures how bots play, not the speed of anything.
"""

from __future__ import annotations

import argparse
import tempfile
from functools import partial
from pathlib import Path

from tests.support.tiny import written
from tests.support.yardstick import yardstick

from uguisu.bots.bot import Bot
from uguisu.core.game import Game
from uguisu.loading import load
from uguisu.plugins import registry
from uguisu_tools.bots.spec import BotSpec, default_bot, parse_spec
from uguisu_tools.equilibria.solution import solve_secrets

MUCH = 0.2


def main() -> None:
    """Print a row for each bot and game as soon as it is known."""
    asked = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    asked.add_argument("bots", nargs="*", help="bots to try; without, the default ones")
    asked.add_argument("--game", help="only the packs of one game")
    asked.add_argument(
        "--as-seen", action="store_true", help="what files fix and views do not show is left to chance"
    )
    told = asked.parse_args()
    packs = [pack for pack in yardstick() if told.game in (None, pack.game)]
    for game in dict.fromkeys(pack.game for pack in packs):
        for bot in told.bots or [""]:
            lost, name = [], bot
            for pack in packs:
                if pack.game == game:
                    with tempfile.TemporaryDirectory() as folder:
                        compiled = load(written(Path(folder) / pack.name, pack.files))
                    spec = parse_spec(bot) if bot else default_bot(compiled)
                    name = str(spec)
                    lost += given_away(compiled, spec, as_seen=told.as_seen)
            much = sum(one > MUCH for one in lost)
            mean = sum(lost) / len(lost)
            print(
                f"| `{name}` | {game} | {len(lost)} | {mean:.2f} | {max(lost):.2f} | {much} |",
                flush=True,
            )


def given_away(game: Game, spec: BotSpec, *, as_seen: bool = False) -> list[float]:
    """Return what a bot gives away in each seat."""
    makers = {seat.id: (str(spec), partial(_made, spec)) for seat in game.seats}
    found = solve_secrets(game, bots=makers, as_seen=as_seen)
    return [weakness.could - weakness.gets for weakness in found.weaknesses]


def _made(spec: BotSpec, game: Game) -> Bot:
    return spec.make(game, registry())


if __name__ == "__main__":
    main()
