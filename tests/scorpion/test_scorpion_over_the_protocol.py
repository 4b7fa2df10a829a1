"""Whole games over `serve --stdio`, every message looked through for what its seat may not know.

What is secret is listed here by hand, from the rules (SC-07, SC-11 to SC-14, SC-26, SC-43 to SC-45), not taken from the
code that shows it. The truth comes from the same conversation: the intruders' own messages tell where they are.
"""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Self

import pytest

from uguisu.core.game import Game
from uguisu.loading import load
from uguisu.loading.overrides import Overrides
from uguisu_tools.record import save

GATE = Path(__file__).parents[2] / "scenarios" / "scorpion" / "garden_gate"
LOOK_CLOSER = 40
"""Every so many moves, a save is loaded, and what each seat can't know is redrawn."""

INTRUDERS_ONLY = {"mission", "stepped", "rope_tied", "starts", "end_marked", "cards_given_up"}
GUARDS_ONLY = {"bed_marked", "item_hidden"}
OWN_ONLY = {"picked", "drawn_cards"}
OPEN_PILES = ("_spent", "_table", "_wounds", "_discard")
INTRUDER_MARKS = {"passage", "rope"}
GUARD_MARKS = {"sleepers"}
ITEM_MARKS = {"target", "trap", "ambush"}
SECRET_NOTES = {
    "ninja_mission",
    "traitor_mission",
    "ninja_noise",
    "traitor_noise",
    "ninja_path",
    "traitor_path",
    "kind",
}

Json = dict[str, Any]


class Server:
    """`uguisu serve --stdio` in a process of its own."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "uguisu_tools.cli", "serve", "--stdio", str(GATE)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        self.asked = 0

    def __enter__(self) -> Self:
        self.ask("initialize", protocol=1)
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.stdin is not None and self.process.stdout is not None:
            self.process.stdin.close()
            self.process.wait(timeout=300)
            self.process.stdout.close()

    def ask_all(self, *requests: tuple[str, Json]) -> list[Any]:
        """Send requests in one line; return their results or errors."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        batch = [
            {"jsonrpc": "2.0", "id": number, "method": method, "params": params}
            for number, (method, params) in enumerate(requests)
        ]
        self.process.stdin.write(json.dumps(batch).encode() + b"\n")
        self.process.stdin.flush()
        told = json.loads(self.process.stdout.readline())
        return [answer.get("result", answer.get("error")) for answer in told]

    def ask(self, method: str, **params: Any) -> Any:
        """Send one request."""
        return self.ask_all((method, params))[0]


class Eyes:
    """What one seat was told, and what it may be told."""

    def __init__(self, seat: Json) -> None:
        self.seat: str = seat["id"]
        self.guard = seat["side"] == "guards"
        self.view: Json = {}
        self.told: list[Json] = []
        self.known: set[tuple[str, str]] = set()
        """(kind of mark, place) that events have brought to light for all."""

    def look(self, view: Json, news: list[Json], truth: Json) -> None:
        """Look through one message of news and the view that goes with it."""
        for event in news:
            self._event(event)
        self._nothing_new_without_news(view, news)
        self._pieces(view, truth)
        self._piles(view)
        self._marks(view)
        self._decision(view, truth)
        hidden = SECRET_NOTES if self.guard else set()
        assert not hidden & set(view["notes"]), self.seat
        self.told += news
        assert view["log"] == self.told, "news and log tell the same"
        self.view = view

    def _event(self, event: Json) -> None:
        kind = event["kind"]
        assert kind not in (INTRUDERS_ONLY if self.guard else GUARDS_ONLY), (self.seat, event)
        assert not (self.guard and kind.startswith("kind_")), (self.seat, event)
        details = event.get("details", {})
        if kind.startswith("found_"):
            self.known |= {(mark, details["place"]) for mark in ITEM_MARKS}
        if kind == "passage_found":
            self.known.add(("passage", details["place"]))

    def _nothing_new_without_news(self, view: Json, news: list[Json]) -> None:
        """A seat's picture changes only when it hears something or decides something itself.

        While intruders decide in secret, guards see no difference at all; at other times the moments are counted.
        """
        mine = self.seat in (self._decider(self.view), self._decider(view))
        if not self.view or news or mine:
            return
        phases = {(seen.get("decision") or {}).get("phase") for seen in (view, self.view)}
        skipped = (
            {"decision": None} if self.guard and phases == {"intruders"} else {"decision": None, "ply": None}
        )
        assert {**view, **skipped} == {**self.view, **skipped}, self.seat

    @staticmethod
    def _decider(view: Json) -> str:
        return (view.get("decision") or {}).get("seat", "")

    def _pieces(self, view: Json, truth: Json) -> None:
        """SC-43 to SC-45: an intruder is on a guard's board only while it is shown, and then where it is."""
        where = {piece["id"]: piece for piece in truth["pieces"]}
        for piece in view["pieces"]:
            real = where[piece["id"]]
            if piece["side"] == "intruders" and self.guard:
                shown = piece.get("state") == "shown"
                assert (piece.get("place") is not None) == shown, (self.seat, piece)
                if shown:
                    assert piece["place"] == real["place"]
            else:
                assert piece == real

    def _piles(self, view: Json) -> None:
        """SC-07, SC-14: one's own cards, a partner's among intruders, and what lies open; no deck."""
        for pile in view["areas"]:
            mine = pile["owner"] == self.seat or (
                not self.guard and pile["owner"] in ("ninja", "traitor", "intruders")
            )
            may_see = pile["id"].endswith(OPEN_PILES) or (mine and not pile["id"].endswith("_deck"))
            assert ("cards" in pile) == may_see, (self.seat, pile)

    def _marks(self, view: Json) -> None:
        """SC-11, SC-13, SC-42, SC-52: secret maps stay secret; what a search or a find has told is for all."""
        for mark in view["marks"]:
            key = (mark["kind"], mark["place"])
            if mark["kind"] in INTRUDER_MARKS:
                assert not self.guard or key in self.known, (self.seat, mark)
            elif mark["kind"] in GUARD_MARKS:
                assert self.guard, (self.seat, mark)
            elif mark["kind"] in ITEM_MARKS:
                assert self.guard or key in self.known, (self.seat, mark)

    def _decision(self, view: Json, truth: Json) -> None:
        """Nobody sees another's choices; while an intruder decides in secret, guards see but that it does."""
        decision, real = view.get("decision"), truth.get("decision")
        if decision is None or real is None:
            assert view.get("result")
            return
        if real["seat"] != self.seat:
            assert "moves" not in decision
        if self.guard and real["phase"] in ("intruder_move", "target", "search", "pick_hand"):
            assert decision["phase"] == "intruders" or real["seat"] in ("swords", "spears", "guards"), (
                decision
            )


def full(view: Json) -> Json:
    """Put back what a view leaves out because there is nothing in it."""
    return {"marks": [], "log": [], "notes": {}, **view}


def own_view(views: dict[str, Json], begun: Json) -> Json:
    """The truth about figures, as the intruders' side tells it, with the decision as its own seat sees it."""
    side = {seat["id"]: seat["side"] for seat in begun["seats"]}
    truth = next(view for seat, view in views.items() if side[seat] == "intruders")
    deciding = [view for seat, view in views.items() if (view.get("decision") or {}).get("moves")]
    return {**truth, "decision": deciding[0]["decision"] if deciding else truth.get("decision")}


def looks_the_same_whatever_is_hidden(
    game: Game, text: str, views: dict[str, Json], rng: random.Random
) -> None:
    """Load a save, draw again what a seat can't know, and compare with what the server told that seat."""
    state = save.loads(text, game).state
    for seat, view in views.items():
        twin = game.determinize(state, game.seat_index(seat), rng)
        again = json.loads(game.view(twin, game.seat_index(seat)).to_bytes())
        assert full(again) == {**view, "log": []}, seat


def whole_game(server: Server, seed: int, **new: Any) -> Iterator[Json]:
    """Play all seats to the end, at random but that nobody leaves; look through all messages; yield each answer to a move."""
    rng = random.Random(seed)
    game = load(
        GATE, changes=Overrides(options=new.get("options"), variants=tuple(new.get("variants", ())) or None)
    )
    begun = answer = server.ask("new", seed=seed, **new)
    eyes = {seat["id"]: Eyes(seat) for seat in begun["seats"]}
    for number in range(5_000):
        looks: list[tuple[str, Json]] = [("view", {"seat": seat}) for seat in eyes]
        mover = answer["to_move"]
        closer = bool(mover) and number % LOOK_CLOSER == 0
        if closer:
            looks += [("legal", {"seat": seat}) for seat in eyes] + [("save", {})]
        told = server.ask_all(*looks)
        views = {seat: full(view) for seat, view in zip(eyes, told, strict=False)}
        truth = own_view(views, begun)
        for seat, seen in eyes.items():
            seen.look(views[seat], answer["news"].get(seat, []), truth)
        if not mover:
            return
        moves = [move["notation"] for move in views[mover]["decision"]["moves"]]
        if closer:
            legal = dict(zip(eyes, told[len(eyes) : -1], strict=True))
            assert {seat: bool(found["moves"]) for seat, found in legal.items()} == {
                seat: seat == mover for seat in eyes
            }
            looks_the_same_whatever_is_hidden(game, told[-1]["save"], views, rng)
        stay = [move for move in moves if move != "leave"] or moves
        answer = server.ask("apply", seat=mover, move=rng.choice(stay))
        yield answer
    pytest.fail("the game does not end")


@pytest.mark.long
@pytest.mark.parametrize(
    ("seed", "new"),
    [
        (2, {"options": {"players": 4, "setup": "chosen", "turns": 6}}),
        (
            4,
            {
                "options": {"setup": "chosen", "turns": 8},
                "variants": [{"id": "lone_wolf", "options": {"mixed_hand": True}}],
            },
        ),
    ],
    ids=["four", "wolf"],
)
def test_a_whole_game_tells_each_seat_only_its_own(seed: int, new: Json) -> None:
    with Server() as server:
        answers = list(whole_game(server, seed, **new))
    assert answers[-1]["over"]
    assert answers[-1]["result"]["id"] in {"guards_win", "draw", "intruders_win"}
    kinds = {event["kind"] for answer in answers for news in answer["news"].values() for event in news}
    assert {"searches", "shown", "stepped", "bed_marked", "listening"} <= kinds


@pytest.mark.long
def test_a_connection_with_one_seat_is_told_nothing_else() -> None:
    """Four connections in one, each with a seat of its own against bots: other eyes, hands and saves are refused."""
    seats = ("ninja", "traitor", "swords", "spears")
    with Server() as server:
        for seed, seat in enumerate(seats):
            bots = {other: "random" for other in seats if other != seat}
            answer = server.ask("new", seats=[seat], options={"players": 4, "turns": 5}, bots=bots)
            eyes, rng = (
                Eyes(next(entry for entry in answer["seats"] if entry["id"] == seat)),
                random.Random(seed),
            )
            while not answer["over"]:
                assert set(answer["news"]) == {seat}
                for event in answer["news"][seat]:
                    eyes._event(event)
                other = rng.choice([name for name in seats if name != seat])
                view, legal, eyes_of_another, kept = server.ask_all(
                    ("view", {}), ("legal", {}), ("view", {"seat": other}), ("save", {})
                )
                assert (eyes_of_another["code"], kept["code"]) == (5, 7)
                eyes._piles(full(view))
                eyes._marks(full(view))
                assert legal["seat"] == legal["to_move"] == seat
                answer = server.ask("apply", move=rng.choice(legal["moves"])["notation"])
