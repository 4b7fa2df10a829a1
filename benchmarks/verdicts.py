"""What reports say of tiny packs, held against their exact value: the figures of docs/bots.md on sentences and on edits.

::

    uv run python -m benchmarks.verdicts packs 100          what playtests of a hundred packs made at random say
    uv run python -m benchmarks.verdicts edits 24 40        edits that move the value by 0.2 or more, and that do not
    uv run python -m benchmarks.verdicts edits 24 40 --bots strong:12 --pairs 30        the same between other bots

Reports of such packs tell the exact value first, for `solve` finds it in seconds; so both are also held against it by their
games alone, as for a pack that is too large to be solved. It has no `run`: it measures what is said, not how fast.
"""

from __future__ import annotations

import argparse
import random
import tempfile
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from tests.support.tiny import SHORT, Files, castle, duel, written, yard
from tests.support.yardstick import FAR, LETTERS, LOOP

from uguisu.core.errors import UguisuError
from uguisu.core.game import Game
from uguisu.loading import load
from uguisu.plugins import registry
from uguisu_lab.comparing import Comparison, compare, contender, with_certainty
from uguisu_lab.playtest.certainty import certain_soon
from uguisu_lab.playtest.headlines import findings_of
from uguisu_lab.playtest.running import run
from uguisu_lab.playtest.summary import Exact, Summary
from uguisu_lab.playtest.tables import Words
from uguisu_lab.playtest.trust import ENOUGH, leader, strong_for
from uguisu_tools.bots.spec import parse_bots

MOVES, STAYS = 0.2, 0.01
"""An edit moves the value that changes it by so much, and leaves it that changes it by less."""
NOTHING = 0.005
"""What is worth less than this to either side is worth nothing: values are known to within it."""
PAIRS = 100
"""Games with either pack of a comparison, as `uguisu compare` plays them by default."""
SOME = 8
"""Games of a report that tells the exact value first."""
WAYS = {"short": SHORT, "loop": LOOP, "far": FAR}


class Tiny(NamedTuple):
    """A tiny pack: which game, and what its maker is given."""

    game: str
    said: Mapping[str, Any]

    def files(self) -> Files:
        """Return its files."""
        said = dict(self.said)
        if self.game == "senjutsu":
            red, blue = ([LETTERS[letter] for letter in said.pop(side)] for side in ("red", "blue"))
            return duel(red, blue, **said)
        if self.game == "spies":
            units = [{"put": "green"}, *([{"put": "camera"}] if said.pop("camera") else [])]
            return yard([said.pop("squares")], units=units, **said)
        ways, guards = WAYS[said.pop("ways")], said.pop("guards").split()
        return castle(guards, ways=ways, **said)


def tiny_pack(rng: random.Random) -> Tiny:
    """Return one made at random: a duel as often as a yard or a castle."""
    kind = rng.choice(("senjutsu", "senjutsu", "spies", "scorpion"))
    if kind == "senjutsu":
        size = rng.choice((3, 3, 4, 4, 5))
        own = ["".join(sorted(rng.sample(sorted(LETTERS), size))) for _ in range(2)]
        starts = rng.choice((("b1", "b2"), ("b1", "b3"), ("a1", "b2")))
        said: dict[str, Any] = {"red": own[0], "blue": own[1], "starts": starts}
        turns = 2 if size == 3 and rng.random() < 0.4 else 1
        said |= {"wounds": rng.choice((1, 2)), "hand": size, "turns": turns}
    elif kind == "spies":
        squares = ["."] * rng.choice((2, 3, 4))
        if rng.random() < 0.3:
            squares[rng.randrange(len(squares))] = "*"
        squares[rng.randrange(len(squares))] = "h"
        said = {"squares": "".join(squares), "camera": rng.random() < 0.3, "rounds": 1}
    else:
        cards = rng.choice(("wound", "listen wound", "search wound"))
        target = rng.choice(("", "A", "B", "C"))
        said = {"ways": rng.choice(sorted(WAYS)), "guards": cards, "mission_of_ninja": target, "turns": 1}
    return Tiny(kind, said)


def edited(pack: Tiny, rng: random.Random) -> Tiny:
    """Return it with one edit: a card more, fewer or another, where somebody starts, what the map is like."""
    said = dict(pack.said)
    if pack.game == "senjutsu":
        what = rng.choice(("red", "blue", "red", "blue", "wounds", "starts"))
        if what == "wounds":
            said["wounds"] = 3 - said["wounds"]
        elif what == "starts":
            said["starts"] = rng.choice(
                [s for s in (("b1", "b2"), ("b1", "b3"), ("a1", "b2")) if s != said["starts"]]
            )
        else:
            own = said[what]
            others = [letter for letter in LETTERS if letter not in own]
            gone = rng.choice(own)
            came = rng.choice(others)
            said[what] = "".join(sorted(own.replace(gone, came)))
    elif pack.game == "spies":
        squares = said["squares"]
        if rng.random() < 0.5:
            said["camera"] = not said["camera"]
        elif len(squares) > 2 and rng.random() < 0.5:
            cut = rng.choice([at for at, letter in enumerate(squares) if letter != "h"])
            said["squares"] = squares[:cut] + squares[cut + 1 :]
        else:
            at = rng.randrange(len(squares) + 1)
            said["squares"] = squares[:at] + "." + squares[at:] if len(squares) < 4 else squares[::-1]
    else:
        what = rng.choice(("ways", "guards", "mission_of_ninja"))
        choices = {
            "ways": sorted(WAYS),
            "guards": ["wound", "listen wound", "search wound"],
            "mission_of_ninja": ["", "A", "B", "C"],
        }
        said[what] = rng.choice([other for other in choices[what] if other != said[what]])
    return Tiny(pack.game, said)


def worth(exact: Exact, side: str) -> float:
    """Return what a side gets."""
    average = exact.on_average
    assert average is not None
    middle = (average.low + average.high) / 2
    return middle if average.side == side else -middle


class Solved(NamedTuple):
    """A tiny pack, what it is, and what it is worth."""

    pack: Tiny
    path: Path
    game: Game[Any]
    exact: Exact


def solved(pack: Tiny, folder: Path) -> Solved | None:
    """Write, load and solve one; None where that is no game, or none that is solved soon."""
    path = written(folder / f"{len(list(folder.iterdir()))}", pack.files())
    try:
        game = load(path)
    except UguisuError:
        return None
    exact = certain_soon(game)
    return Solved(pack, path, game, exact) if exact is not None else None


def many(count: int, seed: int, folder: Path) -> Iterator[Solved]:
    """Yield so many packs made at random, no two alike."""
    rng, known = random.Random(seed), set[str]()
    while count:
        pack = tiny_pack(rng)
        if str(pack) not in known and (found := solved(pack, folder)) is not None:
            known.add(str(pack))
            count -= 1
            yield found


# --- what playtests say ------------------------------------------------------------------------------------------------


def verdict(found: Summary) -> tuple[str, str] | None:
    """Return which side a report by its games alone says is ahead, and whether at both levels or between quick bots."""
    wins = {side.side: side.wins for side in found.sides}
    ahead = leader(wins, found.played, found.counted_games, at_any_time=found.ended != "asked")
    both = found.strong is not None and found.strong.ahead == ahead
    return None if ahead is None else (ahead, "at both levels" if both else "between quick bots")


def packs(count: int, seed: int) -> Counter[str]:
    """Let playtests of so many packs speak, with the exact value and without, and return how often what was said."""
    told: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        for one in many(count, seed, Path(folder)):
            bots = parse_bots("", one.game, registry())
            found = run(one.path, None, bots, exact=None, strong=strong_for(one.game, None, ENOUGH))
            said = verdict(found)
            kind = "nothing" if said is None else said[1]
            if said is not None:
                value = worth(one.exact, said[0])
                kind += (
                    ", right" if value > NOTHING else ", worth nothing" if value > -NOTHING else ", refuted"
                )
                if value <= NOTHING:
                    print(f"  {said[1]}: {said[0]}, worth {value:.2f} to it: {one.pack}", flush=True)
            told[kind] += 1
            shipped = run(one.path, SOME, bots, exact=one.exact)
            told["ahead, beside the exact value"] += any(
                " wins more often" in line for line in findings_of(shipped, Words("en"))
            )
    return told


# --- what comparisons say ----------------------------------------------------------------------------------------------


def direction(found: Comparison, side: str) -> int:
    """Return which way the games say the edit moves a side: 1 up, -1 down, 0 where they do not tell."""
    told = {
        (1 if (outcome.side == side) == (outcome.difference.value > 0) else -1)
        for outcome in found.outcomes
        if outcome.clear and outcome.side
    }
    return told.pop() if len(told) == 1 else 0


def edits(moving: int, still: int, seed: int, bots: str = "", pairs: int = PAIRS) -> Counter[str]:
    """Compare packs with edits that move the value, and with some that do not, and return how often what was said."""
    told: Counter[str] = Counter()
    rng = random.Random(seed)
    wanted = {"moving": moving, "still": still}
    with tempfile.TemporaryDirectory() as folder:
        for one in many(10**6, seed, Path(folder)):
            other = solved(edited(one.pack, rng), Path(folder))
            if other is None:
                continue
            side = one.game.sides[0]
            gain = worth(other.exact, side) - worth(one.exact, side)
            kind = "moving" if abs(gain) >= MOVES else "still" if abs(gain) < STAYS else ""
            if not wanted.get(kind):
                continue
            wanted[kind] -= 1
            first, second = contender(one.path, bots), contender(other.path, bots)
            found = with_certainty(compare(first, second, pairs), first, second)
            by_games = direction(found, side)
            if kind == "still":
                told[f"still, by games: {'moves' if by_games else 'nothing said'}"] += 1
                mark = "false" if by_games else ""
            else:
                mark = "missed" if not by_games else "right" if by_games * gain > 0 else "wrong"
                told[f"moving, by games: {mark}"] += 1
            told[f"{kind}, as shipped: exact"] += (
                found.first.exact is not None and found.second.exact is not None
            )
            if mark not in ("", "right"):
                print(f"  {mark}: {gain:+.2f} to {side}: {one.pack} -> {other.pack.said}", flush=True)
            if not any(wanted.values()):
                break
    return told


def main() -> None:
    """Do what is asked for."""
    asked = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    asked.add_argument("what", choices=("packs", "edits"))
    asked.add_argument("counts", nargs="*", type=int)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--bots", default="", help="who plays what is compared; without, the default ones")
    asked.add_argument("--pairs", type=int, default=PAIRS)
    told = asked.parse_args()
    if told.what == "packs":
        said = packs(told.counts[0] if told.counts else 100, told.seed)
    else:
        moving, still = told.counts if len(told.counts) == 2 else (24, 40)
        said = edits(moving, still, told.seed, told.bots, told.pairs)
    for kind, number in sorted(said.items()):
        print(f"{kind}: {number}")


if __name__ == "__main__":
    main()
