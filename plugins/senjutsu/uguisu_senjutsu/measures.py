"""What a playtest of Senjutsu counts: cards used, the wounds they deal, kamae, initiatives, and the advantage."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from uguisu import LocalText, Message
from uguisu.events import Event
from uguisu.reports import Measure, Measured, by_turn, uses
from uguisu_senjutsu import texts
from uguisu_senjutsu.state import DOWN, HAND, SenjutsuState, area

if TYPE_CHECKING:
    from uguisu_senjutsu.game import SenjutsuGame

OTHER = "other"
"""Wounds that no card dealt: of an empty deck, or of what stands on the field."""
FASTEST = 10
"""Initiatives from here on are counted together; those at 0, of base ability cards, are left out."""


def _log(state: SenjutsuState) -> list[Event]:
    return list(state.log or ())


def _played(game: SenjutsuGame) -> list[int]:
    """Return the figures that somebody plays."""
    return list(range(game.players))


def _told(game: SenjutsuGame, what: Mapping[str, LocalText]) -> dict[str, LocalText]:
    """Return what values `<fighter>.<what>` are called."""
    return {
        f"{piece.id}.{key}": Message("{whose}: {what}", whose=piece.title, what=title)
        for piece in game.pieces[: game.fighters]
        for key, title in what.items()
    }


# --- cards ------------------------------------------------------------------------------------------------------


def cards(game: SenjutsuGame, state: SenjutsuState) -> dict[str, Measured]:
    """Return how often each card was held and played; what was thrown away unplayed was held as well."""
    turns: dict[str, dict[str, list[int]]] = defaultdict(lambda: defaultdict(list))
    for turn, event in by_turn(_log(state)):
        if event.kind in ("revealed", "instant"):
            turns[event.details["piece"]][event.details["card"]].append(turn)
        elif event.kind == "replaced":
            turns[event.details["piece"]][event.details["card"]].remove(turn)
    found: dict[str, Measured] = {}
    for figure in _played(game):
        piece, deck = game.pieces[figure], list(game.decks_of[figure])
        left = [game.card_ids[kind] for pile in (HAND, DOWN) for kind in state.areas[area(figure, pile)]]
        for kind in game.base[figure]:
            deck[kind] += 1
            left.append(game.card_ids[kind])
        when = turns[piece.id]
        used = {card: len(times) for card, times in when.items()}
        found |= uses(game, piece.id, piece.side, deck, used=used, left=left, turns=when)
    return found


def damage(game: SenjutsuGame, state: SenjutsuState) -> dict[str, Measured]:
    """Return the wounds that cards dealt to foes of who played them, by card."""
    wounds = {f"{game.pieces[figure].id}_wounds": figure for figure in range(game.fighters)}
    now: dict[int, int] = {}
    dealt: Counter[str] = Counter()
    source: tuple[int, str] | None = None
    index = {game.pieces[figure].id: figure for figure in range(game.fighters)}
    attacks = {card for card, reading in zip(game.card_ids, game.readings, strict=True) if reading.thrusts}
    for event in _log(state):
        details = event.details
        if event.kind in ("applies", "instant"):
            source = index[details["piece"]], details["card"]
            if details["card"] in attacks:
                dealt[f"{details['piece']}.{details['card']}"] += 0
        elif event.kind in ("turn_over", "cards_drawn"):
            source = None
        elif event.kind == "track_changed" and details["track"] in wounds:
            figure = wounds[details["track"]]
            more = details["value"] - now.get(figure, 0)
            now[figure] = details["value"]
            if more > 0 and source is not None and game.foes[source[0]] >> figure & 1:
                dealt[f"{game.pieces[source[0]].id}.{source[1]}"] += more
            elif more > 0:
                dealt[f"{game.pieces[figure].id}.{OTHER}"] += more
    return {name: float(dealt[name]) for name in sorted(dealt)}


def _cards_told(game: SenjutsuGame) -> dict[str, LocalText]:
    titles: dict[str, LocalText] = {card: game.card_titles.get(card, card) for card in game.card_ids}
    return _told(game, {**titles, OTHER: Message("not from a foe's card")})


# --- stances ----------------------------------------------------------------------------------------------------


def _turns(state: SenjutsuState) -> Iterator[list[Event]]:
    """Yield what happened in each turn that came to its end."""
    log = _log(state)
    ends = [-1, *(number for number, event in enumerate(log) if event.kind == "turn_over")]
    for before, end in pairwise(ends):
        yield log[before + 1 : end]


def kamae(game: SenjutsuGame, state: SenjutsuState) -> dict[str, Measured]:
    """Return in what part of the turns each fighter ended in each kamae."""
    tracks = {f"{game.pieces[figure].id}_kamae": figure for figure in _played(game)}
    at = dict.fromkeys(_played(game), 0)
    ended: Counter[str] = Counter()
    turns = 0
    for turn in _turns(state):
        turns += 1
        for event in turn:
            if event.kind == "track_changed" and event.details["track"] in tracks:
                at[tracks[event.details["track"]]] = event.details["value"]
        for figure, space in at.items():
            ended[f"{game.pieces[figure].id}.{game.masteries[figure].spaces[space]}"] += 1
    return {name: 100 * ended[name] / turns for name in sorted(ended)}


def _kamae_told(game: SenjutsuGame) -> dict[str, LocalText]:
    return _told(game, texts.KAMAE)


def initiatives(game: SenjutsuGame, state: SenjutsuState) -> dict[str, Measured]:
    """Return how many cards, and parts of cards, each fighter applied at each initiative, from 1 up."""
    found = {game.pieces[figure].id: [0.0] * FASTEST for figure in range(game.fighters)}
    for event in _log(state):
        if event.kind == "applies" and event.details["number"] > 0:
            found[event.details["piece"]][min(event.details["number"], FASTEST) - 1] += 1
    return {f"{piece}.applied": counts for piece, counts in found.items() if any(counts)}


def _initiatives_told(game: SenjutsuGame) -> dict[str, LocalText]:
    return {f"{piece.id}.applied": piece.title or piece.id for piece in game.pieces[: game.fighters]}


# --- the advantage ----------------------------------------------------------------------------------------------


def advantage(game: SenjutsuGame, state: SenjutsuState) -> dict[str, Measured]:
    """Return whether who began on top of the advantage track has won, and how long each stood there; alone nobody cares."""
    if game.solo.opponents:
        return {}
    top, first = "", ""
    counts: Counter[str] = Counter()
    for event in _log(state):
        if event.kind == "advantage":
            top = event.details["pieces"][0]
            first = first or top
        elif event.kind == "turn_over":
            counts[f"{top}.top"] += 1
    turns = counts.total()
    found: dict[str, Measured] = {name: 100 * count / turns for name, count in counts.items()}
    side = next((piece.side for piece in game.pieces if piece.id == first), "")
    if side in game.sides:
        found["first"] = 100.0 * (game.returns(state)[side] > 0)
    return found


def _advantage_told(game: SenjutsuGame) -> dict[str, LocalText]:
    return {
        "first": Message("won by the fighter who had it first, per 100 games"),
        **_told(game, {"top": Message("turns on top, per 100")}),
    }


def _measure(
    name: str, title: LocalText, take: Any, told: Any, *, axis: LocalText = "", note: LocalText = ""
) -> Measure:
    return Measure(f"senjutsu_{name}", title, take, "senjutsu", told, axis, note)


MEASURES = (
    _measure("cards", Message("Cards"), cards, _cards_told),
    _measure("damage", Message("Wounds dealt by cards, where they were played"), damage, _cards_told),
    _measure("kamae", Message("Turns ended in each kamae, per 100"), kamae, _kamae_told),
    _measure(
        "initiatives",
        Message("Initiatives"),
        initiatives,
        _initiatives_told,
        axis=Message("Initiative"),
        note=Message("How many cards, and parts of cards, applied at each initiative, from 1 up."),
    ),
    _measure("advantage", Message("The advantage"), advantage, _advantage_told),
)
