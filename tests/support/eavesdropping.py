"""All that the table sends to a seat, held against what it sends where only what the seat may not know is different."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from itertools import chain

from tests.support.tables import SCENARIOS

from uguisu.core.state import CHANCE
from uguisu.loading.overrides import Overrides
from uguisu.match import Match
from uguisu_table.asking import Asked
from uguisu_table.hall import WATCH, Hall  # type: ignore[attr-defined]
from uguisu_table.kit import Kit
from uguisu_table.pages import Drawer, Reader
from uguisu_table.room import Connection
from uguisu_table.sitting import PLAYING, Sitting

ONLOOKER = -1


def begun(hall: Hall, pack: str, seed: int) -> tuple[Sitting, Kit]:
    """Open a table at which everybody is."""
    sitting = hall.open(SCENARIOS / pack, Overrides(), seed, {})
    for chair in sitting.chairs.values():
        chair.taken = True
    sitting.stage = PLAYING
    return sitting, hall.kit_of(sitting)


def reader_of(sitting: Sitting, seat: int, language: str = "en") -> Reader:
    """Return who sits there."""
    role = WATCH if seat == ONLOOKER else sitting.chairs[sitting.game.seats[seat].id].place
    return Reader(role, language, f"/t/table/{role}")


def sent(sitting: Sitting, kit: Kit, reader: Reader) -> bytes:
    """Return every byte that a reader gets of a position: the whole page, what its connection is told, the page after a first
    pick, and the ground that lies under the board, with the pictures under a map.
    """
    drawer = Drawer(kit, sitting, reader, Asked(), frozenset({"1"}))
    page = drawer.page()
    parts = [drawer.whole(page)]
    connection = Connection(reader, Asked())
    connection.show(page)
    parts += connection.queue
    if drawer.choice.moves:
        move = drawer.choice.moves[0]
        picked = [("pick", f"places:{place}") for place in move.places[-1:]]
        picked += [("pick", f"cards:{card}") for card in move.cards[:1]]
        query = "&".join(f"{name}={value}" for name, value in picked)
        parts += Drawer(kit, sitting, reader, Asked.of(query), frozenset()).page().parts.values()
    return kit.board.ground + "\n".join(parts).encode()


def positions(match: Match, rng: random.Random, plies: int) -> Iterator[int]:
    """Play at random, and yield after each decision how many were made."""
    for ply in range(plies):
        if match.over:
            return
        assert match.state.seat != CHANCE
        match.play(rng.choice(match.legal()))
        yield ply


def differences(hall: Hall, pack: str, wanted: int, seed: int = 0, every: int = 3) -> tuple[int, list[str]]:
    """Compare until enough was compared; return how often positions were compared, and what differed."""
    compared, found, game_seed = 0, list[str](), seed
    while compared < wanted:
        game_seed += 1
        sitting, kit = begun(hall, pack, game_seed)
        rng, game, match = random.Random(game_seed), sitting.game, sitting.match
        for ply in positions(match, rng, 400):
            if ply % every or match.over:
                continue
            seat = rng.randrange(-1, len(game.seats))
            reader, truth = reader_of(sitting, seat), match.state
            real = sent(sitting, kit, reader)
            for _ in range(2):
                other = game.determinize(truth.clone(), seat, rng)
                other.log, other.seed = (
                    truth.log,
                    truth.seed,
                )  # who hears what of it is asked of the log itself
                match.state = other
                told = sent(sitting, kit, reader)
                match.state = truth
                compared += 1
                if told != real:
                    found.append(
                        f"{pack}, seed {game_seed}, decision {ply}, seat {seat}: {_first(real, told)}"
                    )
            if compared >= wanted or len(found) > 3:
                break
        hall.forget(sitting.id)
        if len(found) > 3:
            break
    return compared, found


def unnoticed(hall: Hall, pack: str, seed: int, decisions: int) -> tuple[int, list[str]]:
    """Play, and look at what seats are sent after steps of others that changed nothing in what they see; return how many such
    steps there were, and what was sent.
    """
    sitting, kit = begun(hall, pack, seed)
    rng, game, match = random.Random(seed), sitting.game, sitting.match
    seats = range(-1, len(game.seats))
    open_pages = {seat: Connection(reader_of(sitting, seat), Asked()) for seat in seats}
    seen: dict[int, bytes] = {}
    quiet, found = 0, list[str]()
    for number, _ in enumerate(chain([0], positions(match, rng, decisions))):
        for seat, connection in open_pages.items():
            view = sitting.view(game.seats[seat].id if seat >= 0 else "", "en").to_bytes()
            connection.queue.clear()
            connection.show(Drawer(kit, sitting, connection.reader, Asked(), frozenset()).page())
            if number and view == seen[seat]:
                quiet += 1
                found += [
                    f"{pack}, decision {number}, seat {seat}: {text[:200]}" for text in connection.queue
                ]
            seen[seat] = view
    return quiet, found


def _first(one: bytes, other: bytes) -> str:
    pairs = enumerate(zip(one, other, strict=False))
    at = next((at for at, (a, b) in pairs if a != b), min(len(one), len(other)))
    near = slice(max(0, at - 60), at + 60)
    return json.dumps([text[near].decode("utf-8", "replace") for text in (one, other)])
