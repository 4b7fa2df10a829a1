"""Whole games over the protocol, with every message looked through for what its seat may not know (SJ-24, SJ-60).

What is secret is listed here by hand, not taken from the code that shows it.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from uguisu.plugins import registry
from uguisu_tools.protocol.connection import Connection

PACKS = Path(__file__).parents[2] / "scenarios" / "senjutsu"
OWN_ONLY = ("_hand", "_down")
NOBODYS = ("_deck", "_looked")
TOLD_TO_OWNERS = {"cards_seen", "discarded", "picked", "returned", "takes"}


class Client:
    """Talks to a server in this process, as a program at the other end of a pipe would."""

    def __init__(self, pack: str) -> None:
        self.connection = Connection(registry(), PACKS / pack)
        self.ask("initialize", protocol=1)

    def ask(self, method: str, **params: Any) -> Any:
        asked = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
        told = json.loads(self.connection.answer(json.dumps(asked).encode()) or b"{}")
        assert "error" not in told, told
        return told["result"]


def look(view: dict[str, Any], news: list[dict[str, Any]], seat: str, chosen: dict[str, str]) -> None:
    """Nothing in one seat's message tells another's hand, deck or choice."""
    for area in view["areas"]:
        secret = area["id"].endswith(NOBODYS) or (
            area["id"].endswith(OWN_ONLY) and not area["id"].startswith(f"{seat}_")
        )
        assert not (secret and area.get("cards")), (seat, area)
    decision = view["decision"]
    if decision is not None and decision["seat"] != seat:
        assert not decision.get("moves"), (seat, decision)
    if decision is not None and decision["phase"] == "choose":
        for other, card in chosen.items():
            told = json.dumps(news)
            assert other == seat or card not in told, (seat, card)
    for event in news:
        if event["kind"] in TOLD_TO_OWNERS and "seat" in event["details"]:
            assert event["details"]["seat"] == seat


def play(pack: str, seed: int) -> tuple[dict[str, Any], int]:
    rng, client = random.Random(seed), Client(pack)
    told = client.ask("new", seed=seed)
    chosen: dict[str, str] = {}
    moves_made = 0
    while not told["over"]:
        seat = told["to_move"]
        name = client.ask("view", seat=seat)["decision"]["phase"]
        move = rng.choice(client.ask("legal", seat=seat)["moves"])["notation"]
        chosen = {**chosen, seat: move.removeprefix("play:")} if name == "choose" else {}
        told = client.ask("apply", seat=seat, move=move)
        moves_made += 1
        for eyes in told["news"]:
            look(client.ask("view", seat=eyes), told["news"][eyes], eyes, chosen)
    return told, moves_made


@pytest.mark.parametrize("pack", ["teaching_duel", "last_stand"])
def test_a_whole_game_keeps_its_secrets(pack: str) -> None:
    told, moves_made = play(pack, 4)
    assert told["result"]["id"]
    assert moves_made > 10
