"""What a playtest of Spies counts: the alert and its causes, who finds spies, where he looks and where not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from uguisu import LocalText, Message
from uguisu.events import Event
from uguisu.reports import Measure, Measured, Visits
from uguisu_spies import texts
from uguisu_spies.content.mission import start_alert
from uguisu_spies.state import SpiesState

if TYPE_CHECKING:
    from uguisu_spies.game import SpiesGame

NOBODY_ELSE = "mission"
"""Who has found a spy that no piece of the guard's has: a card or the mission."""


def _log(state: SpiesState) -> list[Event]:
    return list(state.log or ())


def alert(game: SpiesGame, state: SpiesState) -> dict[str, Measured]:
    """Return the highest alert of each round; the log need not tell of the beginning of the first."""
    level = start_alert(game.mission, game.options.spies)
    rounds = [float(level)]
    for event in _log(state):
        if event.kind == "round_began" and event.details["value"] > len(rounds):
            rounds.append(level)
        elif event.kind == "alert_raised" or (
            event.kind == "track_changed" and event.details["track"] == "alert"
        ):
            level = event.details["value"]
            rounds[-1] = max(rounds[-1], level)
    return {"level": rounds}


def causes(_game: SpiesGame, state: SpiesState) -> dict[str, Measured]:
    """Return how often the alert went up, by cause."""
    found = Counter(event.details["cause"] for event in _log(state) if event.kind == "alert_raised")
    return {cause: float(found[cause]) for cause in texts.CAUSES if cause in found}


def detections(game: SpiesGame, state: SpiesState) -> dict[str, Measured]:
    """Return how often spies were caught, seen by cameras or reached by dogs, by the kind of who did."""
    kinds = {piece.id: piece.kind for piece in game.pieces[: game.own_pieces]}
    found: Counter[str] = Counter()
    for event in _log(state):
        if event.kind == "caught":
            found[kinds.get(event.details.get("piece2", ""), NOBODY_ELSE)] += 1
        elif event.kind == "seen_by_camera":
            found[kinds.get(event.details["piece"], NOBODY_ELSE)] += 1
        elif event.kind == "seen_by_card":
            found[NOBODY_ELSE] += 1
        elif event.kind == "dog_reached":
            found["dog"] += 1
    return {kind: float(count) for kind, count in found.items()}


def places(game: SpiesGame, state: SpiesState) -> dict[str, Measured]:
    """Return where the guard has looked or trodden, where nothing of his did, and where spies were caught."""
    index = game.topology.index
    looked: list[int] = []
    caught: list[int] = []
    units = {game.pieces[unit].id for unit in game.units}
    for event in _log(state):
        if event.kind == "looks":
            looked += [index[place] for place in event.details["places"]]
        elif event.kind == "walks" and event.details["piece"] in units:
            looked.append(index[event.details["place"]])
        elif event.kind == "caught":
            caught.append(index[event.details["place"]])
    unseen = set(game.plain.walkable) - set(looked)
    return {
        "looked": Visits(tuple(looked)),
        "unseen": Visits(tuple(sorted(unseen))),
        "caught": Visits(tuple(caught)),
    }


def _measure(
    name: str, title: LocalText, take: Any, told: Mapping[str, LocalText] | None = None, axis: LocalText = ""
) -> Measure:
    return Measure(
        f"spies_{name}", title, take, "spies", (lambda _game: told) if told is not None else None, axis
    )


MEASURES = (
    _measure("alert", Message("The alert"), alert, {"level": texts.ALERT}, texts.ROUND),
    _measure("causes", Message("What raises the alert"), causes, texts.CAUSES),
    _measure(
        "detections",
        Message("Who finds spies"),
        detections,
        {**texts.THINGS, NOBODY_ELSE: Message("a card or the mission")},
    ),
    _measure(
        "places",
        Message("Where the guard looks"),
        places,
        {
            "looked": Message("Where units and cameras look or step"),
            "unseen": Message("Squares that nobody looked at or stepped on all game"),
            "caught": Message("Where spies are caught"),
        },
    ),
)
