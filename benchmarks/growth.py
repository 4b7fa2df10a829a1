"""How time and memory grow with a pack: with its places, cards, triggers and players, and with the games of a playtest.

::

    uv run python -m benchmarks.growth                  all of it, as a table
    uv run python -m benchmarks.growth triggers         one of them
    uv run python -m benchmarks.growth triggers 400     one row of it, in this process

Each row is measured in a process of its own: seconds of a processor, and the most memory beyond what is used before the pack
is read. It has no `run`: to be told are shapes of curves, not figures.
"""

from __future__ import annotations

import argparse
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from math import isqrt
from pathlib import Path

from tests.support.tiny import Files, duel, written, yard

from uguisu.loading import check, load
from uguisu.plugins import registry
from uguisu_lab.playtest import parse_bots, run, text_report, write_report

SIZES = {
    "places": (100, 400, 1_600, 6_400),
    "cards": (50, 200, 800, 3_200),
    "triggers": (10, 100, 400, 1_600),
    "players": (2, 3, 4, 5, 6),
    "games": (100, 400, 1_600, 6_400),
}
PLIES = 2_000
COLUMNS = ("validate s", "load s", "a new game ms", "a ply us", "a view ms", "a copy us", "MB")
OF_GAMES = ("play s", "report s", "report MB", "MB")
COLOURS = ("red", "blue", "green", "yellow", "white", "black")


def places(many: int) -> Files:
    """Return a temple of so many crossings in rows, each with a road to the next."""
    side = isqrt(many)
    corners = {(0, 0): "west", (side - 1, 0): "north", (0, side - 1): "south", (side - 1, side - 1): "east"}
    inner = {(side // 2, side // 2), (side // 2 + 1, side // 2)}
    names = {(x, y): corners.get((x, y), f"p{x}_{y}") for x in range(side) for y in range(side)}
    crossings = [
        {
            "id": name,
            "at": [40 * x, 40 * y],
            **({"tags": ["tower"]} if (x, y) in corners else {"tags": ["inner"]} if (x, y) in inner else {}),
        }
        for (x, y), name in names.items()
    ]
    roads = [
        {"between": [name, names[there]], "kind": "road"}
        for (x, y), name in names.items()
        for there in ((x + 1, y), (x, y + 1))
        if there in names
    ]
    options = {
        "samurai": 3,
        "samurai_start": ["north", "east", "west"],
        "ninja_start": names[side // 2, side // 2],
        "turn_limit": 40,
    }
    scenario = {"format": 1, "id": "large", "game": "temple", "title": "Large", "options": options}
    board = {"format": 1, "kind": "graph", "id": "large", "places": crossings, "links": roads}
    return {"scenario": scenario | {"map": "map.yaml"}, "map": board}


def cards(many: int) -> Files:
    """Return a duel whose decks hold so many cards, no two alike."""
    names = ["quick_cut", "heavy_cut", "guard", "retreat", "breath"]
    files = duel(names, names, turns=12, wounds=5)
    models = [card for card in files["cards"]["cards"] if card["id"] in names]
    for number in range(many - len(models)):
        model = models[number % len(models)]
        files["cards"]["cards"].append({**model, "id": f"card_{number}", "title": f"Card {number}"})
    return files


def triggers(many: int) -> Files:
    """Return a yard whose mission has so many triggers, each of which waits for a place of its own kind of number."""
    files = yard(["....h", ".....", "....."], rounds=12)
    files["mission"]["tracks"] = [{"id": "count", "title": "Count", "min": 0, "max": 9, "start": 0}]
    files["mission"]["triggers"] = [
        {
            "id": f"trigger_{number}",
            "on": "spy_stopped",
            "if": [{"test": "track", "track": "count", "at_least": 1 + number % 9}],
            "do": [{"op": "set", "track": "count", "to": number % 10}],
        }
        for number in range(many)
    ]
    return files


def players(many: int) -> Files:
    """Return a field with so many fighters, each for itself."""
    names = ["quick_cut", "heavy_cut", "guard", "retreat", "breath"]
    files = duel(names, names, turns=12, wounds=5)
    files["map"]["rows"] = ["......"] * 6
    starts = ("a1", "f1", "a6", "f6", "c1", "c6")
    files["scenario"]["options"]["fighters"] = {
        colour: {"character": ("hawk", "crane")[at % 2], "start": start, "facing": "s"}
        for at, (colour, start) in enumerate(zip(COLOURS, starts, strict=True))
        if at < many
    }
    return files


PACKS: dict[str, Callable[[int], Files]] = {
    "places": places,
    "cards": cards,
    "triggers": triggers,
    "players": players,
}


def memory() -> float:
    """Return the most memory used so far, in MB."""
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / 1024 if sys.platform != "darwin" else most / 1024**2


def of_pack(kind: str, many: int, folder: Path) -> list[float]:
    """Return what a pack of that size takes: see `COLUMNS`."""
    pack = written(folder / "pack", PACKS[kind](many))
    before = memory()
    began = time.process_time()
    _, found = check(pack, registry())
    troubles = [one for one in found if one.severity == "error"]
    assert not troubles, troubles[:3]
    checked = time.process_time()
    game = load(pack)
    loaded = time.process_time()
    plies = copies = 0
    views: list[float] = []
    copying = 0.0
    rng = random.Random(1)
    beginning = played = 0.0
    seed = 0
    while plies < PLIES:
        began_game = time.process_time()
        state = game.new(seed)
        began_play = time.process_time()
        while not state.over:
            game.apply(state, game.draw(state, rng.random))
        played += time.process_time() - began_play
        beginning += began_play - began_game
        plies, seed = plies + state.ply, seed + 1
    state = game.new(1)
    for _ in range(60):
        if state.over:
            break
        if state.seat >= 0:
            began_view = time.process_time()
            game.view(state, state.seat)
            views.append(time.process_time() - began_view)
        began_copy = time.process_time()
        for _ in range(100):
            state.clone()
        copying += time.process_time() - began_copy
        copies += 100
        game.apply(state, game.draw(state, rng.random))
    return [
        checked - began,
        loaded - checked,
        1e3 * beginning / seed,
        1e6 * played / plies,
        1e3 * sum(views) / len(views),
        1e6 * copying / copies,
        memory() - before,
    ]


def of_games(many: int, folder: Path) -> list[float]:
    """Return what a playtest of so many recorded games takes with its report: see `OF_GAMES`."""
    pack = Path(__file__).parents[1] / "scenarios" / "temple" / "first_steps"
    game = load(pack)
    before = memory()
    began = time.process_time()
    games_file = folder / "games"
    summary = run(pack, many, parse_bots("random", game, registry()), checks=0, games_file=games_file)
    played = time.process_time()
    text_report(summary, "en")
    write_report(summary, game, folder / "report", games_file=games_file)
    told = time.process_time()
    weight = sum(file.stat().st_size for file in (folder / "report").rglob("*") if file.is_file())
    return [played - began, told - played, weight / 1e6, memory() - before]


def row(kind: str, many: int) -> list[float]:
    """Measure one size, in this process."""
    with tempfile.TemporaryDirectory() as folder:
        return of_games(many, Path(folder)) if kind == "games" else of_pack(kind, many, Path(folder))


def main() -> None:
    """Print what is asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("kind", nargs="?", choices=tuple(SIZES))
    parser.add_argument("size", nargs="?", type=int)
    asked = parser.parse_args()
    if asked.size is not None:
        print(*(f"{figure:.2f}" for figure in row(asked.kind, asked.size)))
        return
    for kind in [asked.kind] if asked.kind else SIZES:
        columns = OF_GAMES if kind == "games" else COLUMNS
        print(f"\n| {kind} | {' | '.join(columns)} |\n|{'---|' * (len(columns) + 1)}", flush=True)
        for size in SIZES[kind]:
            command = [sys.executable, "-m", "benchmarks.growth", kind, str(size)]
            found = subprocess.run(command, capture_output=True, text=True, check=True)
            print(f"| {size:,} | {' | '.join(found.stdout.split())} |", flush=True)


if __name__ == "__main__":
    main()
