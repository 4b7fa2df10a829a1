"""What the four games keep secret, listed by hand from their rules, and looked for in games that are played.

Each check takes a game and fails with an AssertionError that says what has come out.
"""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from uguisu import Game, State, load
from uguisu.core.events import includes
from uguisu.core.state import CHANCE
from uguisu.loading.overrides import Overrides
from uguisu_scorpion.game import ScorpionGame
from uguisu_scorpion.phase import is_secret
from uguisu_senjutsu.game import SenjutsuGame
from uguisu_spies.game import SpiesGame
from uguisu_temple.game import TempleGame
from uguisu_tools.testing.walking import differing

SCENARIOS = Path(__file__).parents[2] / "scenarios"
ONLOOKER = -1
GUARD = 0
"""The guard's seat in Spies."""
SAMURAI = 1
"""Their seat in Temple."""


def positions(game: Game, games: int, plies: int, every: int = 1) -> Iterator[State]:
    """Yield positions of random games, with their logs."""
    for seed in range(games):
        state, rng = game.new(seed, record=True), random.Random(seed)
        for ply in range(plies):
            if state.over:
                break
            if ply % every == 0:
                yield state
            if state.seat == CHANCE:
                game.roll(state)
            else:
                game.apply(state, rng.choice(game.legal(state)))
        yield state


# --- what is the same whatever a seat cannot know -----------------------------------------------------------------


class Secret(NamedTuple):
    """Part of a position that some seats do not know: the fields that differ where nothing else does."""

    name: str
    fields: tuple[str, ...]
    seats: str
    """Those it is kept from: `guards`, `others` (those who do not guard), `all`."""


HANDS = ("areas",)
SECRETS: Mapping[type[Game], tuple[Secret, ...]] = {
    TempleGame: (
        Secret("tracks", ("tracks",), "guards"),
        Secret("marks", ("marks",), "guards"),
        Secret("pieces", ("at",), "guards"),
    ),
    ScorpionGame: (
        Secret("hands", HANDS, "all"),
        Secret("missions", ("missions",), "guards"),
        Secret("items", ("items",), "others"),
        Secret("sleepers", ("sleepers",), "others"),
        Secret("places", ("at", "noise", "paths", "ends", "ropes"), "guards"),
    ),
    SpiesGame: (
        Secret("hands", HANDS, "all"),
        Secret("items", ("marked",), "others"),
        Secret("places", ("at", "lying", "spies", "began", "way_in"), "guards"),
    ),
    SenjutsuGame: (Secret("hands", HANDS, "all"), Secret("choices", ("commits",), "all")),
}
VARIED = {"hands", "missions", "items"}
"""At least half of all comparisons are of positions that differ in one of these alone."""


def kept(game: Game, games: int = 2, plies: int = 120, every: int = 3) -> None:
    """What a seat does not know makes no difference to it: each secret alone, and all of them at once, are drawn anew; its
    view, the aids on it, its actions and the samples for it stay the same. Each secret really varies, and those of `VARIED`
    in half of the comparisons.
    """
    rng, compared = random.Random(7), Counter[str]()
    secrets = SECRETS[type(game)]
    halves = any(secret.name in VARIED for secret in secrets)
    for state in positions(game, games, plies, every):
        plain = state.without_log()
        for seat in range(len(game.seats)):
            for name, twin in twins(game, plain, seat, rng):
                varied = sum(compared[one] for one in VARIED)
                if name in VARIED or not halves or compared.total() <= 2 * varied:
                    compared[name] += 1
                    same(game, plain, twin, seat, name)
    for secret in secrets:
        assert compared[secret.name] > 2, f"{secret.name} hardly ever differ in samples: {compared}"


def twins(game: Game, state: State, seat: int, rng: random.Random) -> Iterator[tuple[str, State]]:
    """Yield positions that are the same to a seat, and in which one secret differs, or all that it does not know."""
    drawn = game.determinize(state, seat, rng)
    for secret in SECRETS[type(game)]:
        twin = state.clone()
        for field in secret.fields:
            setattr(twin, field, getattr(drawn, field))
        if kept_from(game, secret, seat) and differing(state, twin):
            yield secret.name, twin
    yield "what it does not know", drawn


def kept_from(game: Game, secret: Secret, seat: int) -> bool:
    """Whether a secret is kept from a seat."""
    return secret.seats == "all" or (secret.seats == "guards") == (seat in guards_of(game))


def same(game: Game, state: State, twin: State, seat: int, what: str) -> None:
    """Two positions are one to a seat; `what` is that in which they differ."""
    who = game.seats[seat].id
    ours, theirs = (game.aided(one, seat, "en", game.aids).to_bytes() for one in (state, twin))
    assert ours == theirs, f"{who} sees {what}"
    if state.seat == seat and not state.over:
        assert game.legal(twin) == game.legal(state), f"what is legal tells {who} {what}"
        for action in game.legal(state):
            assert game.describe(twin, action) == game.describe(state, action), f"a move tells {who} {what}"
    samples = [game.determinize(one, seat, random.Random(state.ply)) for one in (state, twin)]
    assert not differing(*samples), f"samples for {who} know {what}"


def guards_of(game: Game) -> set[int]:
    """Return the seats from which the other side hides."""
    if isinstance(game, ScorpionGame):
        return set(game.table.guard_seats)
    return {GUARD} if isinstance(game, SpiesGame) else {SAMURAI} if isinstance(game, TempleGame) else set()


# --- what is decided in secret ------------------------------------------------------------------------------------


def open_phases(game: Game) -> set[str]:
    """Return the phases of the other side that guards may notice."""
    if isinstance(game, ScorpionGame):
        return {phase.name for phase in game.phases if not is_secret(phase)}
    return set()


def decisions_are_covered(game: Game, games: int = 2, plies: int = 140) -> None:
    """Whatever the intruders or the spies decide in secret, guards and onlookers are told the same: that they are at
    work. Their own side is told what is decided.
    """
    guards, openly = guards_of(game), open_phases(game)
    told: defaultdict[int, set[Any]] = defaultdict(set)
    learnt: defaultdict[int, set[int]] = defaultdict(set)
    hidden: set[str] = set()
    for state in positions(game, games, plies):
        if state.over or state.seat == CHANCE or state.seat in guards:
            continue
        phase = game.phases[state.phase].name
        for seat in (*guards, ONLOOKER):
            decision = game.view(state, seat).decision
            assert decision is not None
            assert decision.moves == (), "the moves of a side are offered to the other"
            if phase not in openly:
                told[seat].add(decision)
                if seat != ONLOOKER:
                    learnt[seat] |= {game.seen(state, action, seat) for action in game.legal(state)}
        own = game.view(state, state.seat).decision
        assert own is not None
        assert own.phase == phase
        assert own.moves
        if phase not in openly:
            hidden.add(phase)
    assert len(hidden) > 1, "the games must come to decisions that are kept secret"
    words = {decision.phase for decisions in told.values() for decision in decisions}
    assert [len(decisions) for decisions in told.values()] == [1] * (len(guards) + 1), (
        f"noticed: {sorted(words)}"
    )
    assert len(words) == 1
    assert not words & hidden
    assert all(len(seen) == 1 for seen in learnt.values()), "searches tell the other side's moves apart"


# --- what is told -------------------------------------------------------------------------------------------------

OF_SPIES = {
    "spy_turn", "came_in", "crawl", "sneak", "walk", "run", "stepped", "pushed", "lies_down", "item_taken", "item_blank",
    "taken_up", "handed_over", "body_laid", "body_lost", "kills", "knocks_out", "stuns", "breach_made", "disguised",
    "undisguised", "steals", "disabled", "bribed", "carries",
}  # fmt: skip
"""What happens on the spies' board only (SP-05)."""
OF_INTRUDERS = {"mission", "stepped", "starts", "end_marked", "rope_tied"}
"""What only those are told who know an intruder's secrets (SC-14)."""
TELLING = {"shown", "searches", "found_nothing", "found_target", "found_trap", "found_ambush"}
"""What tells everybody in which zone an intruder is (SC-43, SC-48, SC-51)."""
INTRUDERS = {"ninja", "traitor"}


def names(told: Any) -> set[Any]:
    """Every value in an event, those in lists and in texts by language, too."""
    if isinstance(told, dict):
        told = list(told.values())
    if isinstance(told, list):
        return {name for part in told for name in names(part)}
    return {told}


def no_hidden_zone_is_heard(game: ScorpionGame, seeds: range) -> set[str]:
    """Guards hear of no zone that an intruder is in, but where it is seen or searches, and nothing that only its own side is
    told; returns the kinds of events about intruders that they heard.
    """
    zones, heard = set(game.topology.ids), set()
    for seed in seeds:
        state, rng = game.new(seed, record=True), random.Random(seed)
        while not state.over:
            game.apply(state, rng.choice(game.legal(state)))
        for event in state.log or ():
            told = names(event.details)
            if any(event.heard_by(seat) for seat in game.table.guard_seats):
                assert event.kind not in OF_INTRUDERS, event
                if told & INTRUDERS:
                    heard.add(event.kind)
                    assert event.kind in TELLING or not told & zones, event
    return heard


def nothing_of_the_spies_is_heard(game: SpiesGame, state: State, seat: int, since: int) -> None:
    """No event that a seat is told of happened on the spies' board only."""
    for event in (state.log or [])[since:]:
        if includes(event.audience, seat):
            assert event.kind not in OF_SPIES, event
            if event.kind in ("put", "taken_off"):  # by a mission: units before everybody's eyes
                assert not str(event.details["piece"]).startswith("spy-"), event


# --- what lies on the guard's board in Spies ----------------------------------------------------------------------

OPEN_MARKS = {
    "body", "breach_blue", "breach_red", "opening", "alarm", "light", "light_out", "noise", "footprint", "beam", "gone_off",
    "belief", "live", "ground_open", "ground_black", "ground_water", "ground_quiet", "ground_bushes",
}  # fmt: skip
OPEN_AREAS = {"guard_hand", "guard_box", "discard"}


def his_board_alone(game: SpiesGame, state: Any, seat: int) -> None:
    """Nothing on the view is the spies': no place of theirs, no body, breach or lamp that only their board shows."""
    view = game.aided(state, seat, "en", game.aids)
    for piece in view.pieces:
        number = next(number for number, one in enumerate(game.pieces) if one.id == piece.id)
        if number in game.spies:
            assert piece.place is None
            assert piece.state in ("", "caught", "away")
        elif number < game.own_pieces:
            assert piece.place == game.place_id(state.shown[number])
            assert piece.state in ("", "asleep")
    for mark in view.marks:
        assert mark.kind in OPEN_MARKS
        assert mark.label != "secret"
    found = {breach[0] for breach in state.breaches if breach[3]}
    for mark in view.marks:
        if mark.kind in ("breach_blue", "breach_red", "opening"):
            places = game.topology.index[mark.place], game.topology.index[mark.to]
            assert game.ground.border_of[places] in found
    for area in view.areas:
        assert (area.cards is not None) == (area.id in OPEN_AREAS), area.id
    if view.decision is not None and state.seat > GUARD:
        assert view.decision.phase == "spies"
        assert not view.decision.moves


def the_guards_side_of_the_board(game: SpiesGame, games: int = 2, plies: int = 120) -> None:
    """The guard and onlookers see his board and hear his news, and no more."""
    since = 0
    for state in positions(game, games, plies):
        log = state.log or []
        since = since if since <= len(log) else 0
        for seat in (GUARD, ONLOOKER):
            his_board_alone(game, state, seat)
            nothing_of_the_spies_is_heard(game, state, seat, since)
        since = len(log)


# --- a game that has no secrets but its mission's -----------------------------------------------------------------


def temple_with_a_cellar() -> Game:
    """Return a game of Temple whose mission keeps a track, marks and a piece from the samurai."""
    ours = {"seen_by": ["ninja"]}
    chests = [{"op": "raise", "track": "loot"}, {"op": "random", "as": "spot", "places": {"tag": "tower"}}]
    mission = {
        "tracks": [{"id": "loot", "title": "Loot", "max": 40, "shown_to": ["ninja"]}],
        "marks": [{"id": "trapdoor", "title": "Trapdoor", **ours}],
        "pieces": [{"id": "chest", "title": "Chest", **ours}],
        "triggers": [
            {
                "on": "entered",
                "do": [
                    *chests,
                    {"op": "mark", "kind": "trapdoor", "place": "spot"},
                    {"op": "move", "piece": "chest", "to": "spot"},
                ],
            }
        ],
    }
    return load(SCENARIOS / "temple" / "first_steps", changes=Overrides(mod={"mission": mission}))
