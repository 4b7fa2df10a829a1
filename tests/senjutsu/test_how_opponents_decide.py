"""What virtual opponents do among several things they could (SJ-80 to SJ-88), and what becomes of a horde (SJ-89)."""

from __future__ import annotations

import random
import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from uguisu.core.machine import UnownedDecision
from uguisu.loading import load
from uguisu.loading.overrides import Overrides
from uguisu_senjutsu.game import SenjutsuGame
from uguisu_senjutsu.opponents import playing
from uguisu_senjutsu.opponents.playing import RANK, WAVE, next_wave
from uguisu_senjutsu.rules import opponents_decks, tactics
from uguisu_senjutsu.rules.attacks import Blow, Diagram
from uguisu_senjutsu.rules.move_lines import CRASHES, Line, Part
from uguisu_senjutsu.rules.movement import PUSH
from uguisu_senjutsu.rules.states import PickPoison
from uguisu_senjutsu.state import (
    DECK,
    DISCARD,
    DOWN,
    KAMAE,
    OUT,
    POISON,
    STUN,
    STUNS,
    WOUNDS,
    SenjutsuState,
    area,
    track,
)
from uguisu_senjutsu.turn.movement import Shift
from uguisu_senjutsu.turn.reveal import Aim

SCENARIOS = Path(__file__).parents[2] / "scenarios" / "senjutsu"
STEP = Line((Part((0, 1, 2, 3, 4, 5), 1, True), Part((), 2, True)), in_order=False)


def play(
    fighters: Iterable[str] = ("red",), pack: str = "virtual_opponents", **opponents: str
) -> SenjutsuGame:
    """Return a game of these fighters against these opponents, each a colour and a character."""
    options: dict[str, Any] = {
        "fighters": {
            colour: {"character": "hawk", "start": start}
            for colour, start in zip(fighters, ("d1", "c2"), strict=False)
        },
        "opponents": {colour: {"character": character} for colour, character in opponents.items()},
    }
    game = load(SCENARIOS / pack, changes=Overrides(options=options))
    assert isinstance(game, SenjutsuGame)
    return game


@pytest.fixture(scope="module")
def duel() -> SenjutsuGame:
    return play(blue="katana_ashigaru")


@pytest.fixture(scope="module")
def archer() -> SenjutsuGame:
    return play(blue="yumi_ashigaru")


@pytest.fixture(scope="module")
def two_players() -> SenjutsuGame:
    return play(("red", "green"), blue="katana_ashigaru")


def lay(game: SenjutsuGame, **spots: tuple[str, str]) -> SenjutsuState:
    """Return a position with these figures on these hexes, looking that way; opponents come from the front, carefully."""
    state = game.new(1)
    for colour, (spot, looks) in spots.items():
        figure = next(number for number, piece in enumerate(game.pieces) if piece.id == colour)
        state.at[figure] = game.topology.index[spot]
        state.facing[figure] = game.topology.directions.index(looks)
        state.behaviour[figure], state.stance = 1, 0
    return state


def end(game: SenjutsuGame, spot: str, looks: str) -> int:
    return (game.topology.index[spot] * 6 + game.topology.directions.index(looks)) * CRASHES


def spot_of(game: SenjutsuGame, found: int) -> str | None:
    return game.topology.ids[found // CRASHES // 6] if found >= 0 else None


def diagram(game: SenjutsuGame, *hexes: tuple[int, int], blow: Blow = Blow(wounds=1)) -> Diagram:  # noqa: B008
    return Diagram(game.field.lay(hexes), (blow,) * len(hexes))


AHEAD, TWO_AHEAD, RIGHT = (0, -1), (0, -2), (1, -1)


def test_of_several_players_the_nearest_then_that_on_its_side_then_the_leftmost(
    two_players: SenjutsuGame,
) -> None:
    """SJ-88."""
    red, green, blue = range(3)
    near = lay(two_players, blue=("d4", "n"), red=("d6", "n"), green=("d3", "n"))
    assert tactics.target_of(two_players, near, blue) == green
    # Both stand beside it and look at it, so it is on its side for both.
    for looks, leftmost in (("n", red), ("s", green)):
        alike = lay(two_players, blue=("d4", looks), red=("c4", "se"), green=("e4", "sw"))
        assert tactics.target_of(two_players, alike, blue) == leftmost
    turned = lay(two_players, blue=("d4", "n"), red=("c4", "n"), green=("e4", "sw"))
    assert tactics.target_of(two_players, turned, blue) == green


def test_left_and_right_are_those_of_the_player(duel: SenjutsuGame) -> None:
    """SJ-80, SJ-H23: left is the player's front left."""
    state = lay(duel, red=("d4", "n"), blue=("d1", "s"))
    around = [end(duel, spot, "s") for spot in ("c4", "d3", "e4")]
    for behaviour, spot in enumerate(("c4", "d3", "e4")):
        state.behaviour[1] = behaviour
        assert spot_of(duel, tactics.approach(duel, state, 1, around)) == spot


def test_with_its_side_shut_it_goes_to_its_range_and_no_nearer() -> None:
    """SJ-83: a yari likes two hexes, whichever way it comes."""
    yari = play(blue="yari_ashigaru")
    state = lay(yari, red=("d4", "s"), blue=("b5", "ne"))
    state.blocking = state.shut = state.blocking | 1 << yari.topology.index["d6"]
    found = [end(yari, "c5", "ne"), end(yari, "c6", "ne")]
    assert spot_of(yari, tactics.approach(yari, state, 1, found)) == "c6"
    assert yari.field.distance[state.at[0]][yari.topology.index["c6"]] == 2


def test_an_archer_stays_in_range_and_goes_away_from_one_too_near(archer: SenjutsuGame) -> None:
    """SJ-83: with range and sight it stays, though off its side; too near, it goes farther."""
    far = lay(archer, red=("d6", "s"), blue=("d1", "s"))
    assert (
        spot_of(archer, tactics.approach(archer, far, 1, [end(archer, "c2", "s"), end(archer, "d1", "s")]))
        == "d1"
    )
    near = lay(archer, red=("d6", "s"), blue=("d4", "s"))
    found = [end(archer, "d5", "s"), end(archer, "d4", "s"), end(archer, "d3", "s")]
    assert spot_of(archer, tactics.approach(archer, near, 1, found)) == "d3"


def test_an_archer_in_a_corner_goes_round_to_its_side(archer: SenjutsuGame) -> None:
    """SJ-83: too near, and with nowhere farther to go, it does not stay off its side."""
    state = lay(archer, red=("d3", "ne"), blue=("d1", "s"))
    found = [end(archer, "d1", "s"), end(archer, "e2", "sw")]
    assert spot_of(archer, tactics.approach(archer, state, 1, found)) == "e2"


def test_an_archer_would_rather_see_than_be_far(archer: SenjutsuGame) -> None:
    """SJ-83: without sight it moves until it has it, whatever the range."""
    state = lay(archer, red=("d7", "n"), blue=("d3", "s"))
    state.blocking = state.shut = state.blocking | 1 << archer.topology.index["d4"]
    found = [end(archer, "d2", "s"), end(archer, "d3", "s"), end(archer, "d6", "s")]
    assert spot_of(archer, tactics.approach(archer, state, 1, found)) == "d6"


def test_it_does_not_hit_another_opponent_if_it_can_help_it() -> None:
    """SJ-84 (3), (4): from elsewhere, where it hits the player alone; else a careful one does something else."""
    game = play(blue="katana_ashigaru", green="katana_ashigaru")
    state = lay(game, red=("d4", "n"), green=("d5", "n"), blue=("d3", "s"))
    both = diagram(game, AHEAD, TWO_AHEAD)
    found = tactics.best_end(game, state, 1, STEP, both, blockable=True)
    assert spot_of(game, found) not in ("d3", None)
    assert tactics.best_end(game, state, 1, None, both, blockable=True) < 0
    state.stance = 1 << 1
    assert spot_of(game, tactics.best_end(game, state, 1, None, both, blockable=True)) == "d3"


def test_an_execution_is_worth_five_wounds_and_an_effect_something(duel: SenjutsuGame) -> None:
    """SJ-84: it attacks for most wounds; what harms without a wound is still an attack."""
    state = lay(duel, red=("d4", "n"), blue=("d3", "n"))
    four, execution = Blow(wounds=4), Blow(execution=True)
    mixed = Diagram(duel.field.lay((AHEAD, RIGHT)), (four, execution))
    found = tactics.best_end(duel, state, 1, STEP, mixed, blockable=True)
    place, facing = divmod(found // CRASHES, 6)
    hit = dict(mixed.on(facing, place))
    assert hit[state.at[0]] is execution
    state.facing[1] = duel.topology.directions.index("s")
    star = diagram(duel, AHEAD, blow=Blow(star=True))
    assert spot_of(duel, tactics.best_end(duel, state, 1, None, star, blockable=True)) == "d3"


def test_one_that_may_not_move_attacks_from_where_it_stands_or_not_at_all(duel: SenjutsuGame) -> None:
    """SJ-84: what stops movement stops that of an attempt, too."""
    state = lay(duel, red=("d4", "n"), blue=("d2", "s"))
    assert tactics.best_end(duel, state, 1, STEP, diagram(duel, AHEAD), blockable=True) >= 0
    state.pinned = 1 << 1
    assert tactics.best_end(duel, state, 1, STEP, diagram(duel, AHEAD), blockable=True) < 0


@pytest.mark.parametrize(("by", "who", "way"), [("d2", "f2", "ne"), ("b2", "a4", "sw"), ("f2", "g4", "se")])
def test_where_no_rule_settles_it_the_players_are_harmed(
    duel: SenjutsuGame, by: str, who: str, way: str
) -> None:
    """SJ-80, SJ-44: of two ways to push a player it takes that off the field, which stuns."""
    state = lay(duel, red=(who, "n"), blue=(by, "n"))
    shift = duel.decision(Shift)
    frame = [~shift.index, 1, 0, PUSH, 1]
    options = shift.options(state, frame)
    assert len(options) == 2
    found = playing.answer(duel, state, UnownedDecision(1, options, shift, frame))
    assert duel.topology.directions[found] == way
    assert state.tracks[track(0, STUNS)] == 0, "it only imagines"


def test_its_poison_is_drawn_by_lot(tmp_path: Path) -> None:
    """SJ-82: of several in its poison deck, whatever they do."""
    for name in ("teaching_duel", "virtual_opponents"):
        shutil.copytree(SCENARIOS / name, tmp_path / "senjutsu" / name)
    cards = tmp_path / "senjutsu" / "virtual_opponents" / "cards.yaml"
    text = cards.read_text(encoding="utf-8").replace(
        "{roams: true, spare", "{poisons: [mild, strong], roams: true, spare", 1
    )
    poisons = "".join(
        f"  - {{id: {name}, title: {name}, type: poison, deck: wako_box, do: [{{op: {op}, who: actor}}]}}\n"
        for name, op in (("mild", "injure"), ("strong", "stun"))
    )
    text = text.replace(
        "cards:\n  - id: vo_aggressive",
        f"  - {{id: wako_box, title: Box}}\ncards:\n{poisons}  - id: vo_aggressive",
        1,
    )
    cards.write_text(text, encoding="utf-8")
    changes = Overrides(options={"opponents": {"blue": {"character": "virtual_wako", "start": "d7"}}})
    game = load(cards.parent, changes=changes)
    assert isinstance(game, SenjutsuGame)
    given = set()
    for seed in range(10):
        state = game.new(seed)
        game.decision(PickPoison).begin(state, 1, 0)
        game.machine.settle(state)
        given.add(state.areas[area(1, OUT)][0])
    assert {game.card_ids[kind] for kind in given} == {"mild", "strong"}


POISONS = """\
cards:
  - {id: toxin, title: Toxin, type: poison, deck: wako_box, props: {lasting: {steady: true}}, do: []}
  - {id: fog, title: Fog, type: poison, deck: wako_box, do: [{op: take_stance, stance: other}]}
"""


def test_poisons_that_turn_its_stance_and_that_keep_it(tmp_path: Path) -> None:
    """SJ-82: one changes the stance of an opponent and is gone; with the other neither stance nor behaviour changes."""
    for name in ("teaching_duel", "virtual_opponents"):
        shutil.copytree(SCENARIOS / name, tmp_path / "senjutsu" / name)
    cards = tmp_path / "senjutsu" / "virtual_opponents" / "cards.yaml"
    text = cards.read_text(encoding="utf-8").replace(
        "cards:\n  - id: vo_", f"  - {{id: wako_box, title: Box}}\n{POISONS}  - id: vo_", 1
    )
    cards.write_text(text, encoding="utf-8")
    changes = Overrides(options={"opponents": {"blue": {"character": "captain", "stance": "defending"}}})
    game = load(cards.parent, changes=changes)
    assert isinstance(game, SenjutsuGame)
    state, poison = game.new(1), game.decision(PickPoison)
    fog, toxin = game.card_ids.index("fog"), game.card_ids.index("toxin")
    state.areas[area(0, POISON)] += [fog, toxin, fog]

    def give(kind: int) -> tuple[int, int]:
        state.stack.clear()
        poison.give(state, 0, 1, kind)
        game.machine.settle(state)
        return state.stance, len(state.poisons)

    state.stance, state.phase = 0, 0
    assert give(fog) == (1 << 1, 0)
    assert give(toxin) == (1 << 1, 1)
    assert give(fog) == (1 << 1, 1)
    turning = next(card for card in game.cards if card.id == "vo_duelling")
    before = state.behaviour[1]
    for held in (True, False):
        state.stack.clear()
        game.machine.queue(state, turning.modes[0].program, (1, 1, -1))
        game.machine.settle(state)
        assert (state.behaviour[1] == before) is held
        state.poisons = []


def test_it_starts_wherever_nobody_does() -> None:
    """SJ-90: on a free start hex at random, if the scenario says none."""
    game = load(
        SCENARIOS / "alone_in_the_snow",
        changes=Overrides(options={"opponents": {"blue": {"character": "captain"}}}),
    )
    assert isinstance(game, SenjutsuGame)
    rng, found = random.Random(1), set()
    for seed in range(12):
        state = game.new(seed)
        while state.at[1] < 0:
            game.apply(state, rng.choice(game.legal(state)))
        found.add(state.at[1])
        assert state.at[0] != state.at[1]
    assert len(found) > 1


def test_the_second_part_of_an_attack_is_seen_coming() -> None:
    """SJ-84 (3): from where the player stands, at the initiative that is still to come."""
    changes = Overrides(options={"fighters": {"red": {"character": "student"}}})
    game = load(SCENARIOS / "alone_in_the_snow", changes=changes)
    assert isinstance(game, SenjutsuGame)
    state = lay(game, red=("c5", "n"), blue=("c2", "s"))
    state.level[0], kind = 7, game.card_ids.index("cleaving_waterfall")
    state.waiting = [[0, 4, kind]]
    hit = {game.topology.ids[place] for place in range(37) if game.solo.threatened(state, 1) >> place & 1}
    assert hit == {"b4", "c4"}
    state.waiting = [[0, 3, kind]]
    assert not game.solo.threatened(state, 1)


def test_what_steers_opponents_does_nothing_to_players(tmp_path: Path) -> None:
    """SJ-80: a card that changes the behaviour, or the stance, of everybody."""
    for name in ("teaching_duel", "virtual_opponents"):
        shutil.copytree(SCENARIOS / name, tmp_path / "senjutsu" / name)
    cards = tmp_path / "senjutsu" / "virtual_opponents" / "cards.yaml"
    text = cards.read_text(encoding="utf-8").rstrip()
    orders = "[{op: change_behaviour, who: everyone}, {op: take_stance, stance: attacking, who: everyone}]"
    card = "{id: vo_orders, title: Orders, type: meditation, props: {initiative: 2}"
    cards.write_text(
        f"{text}\n  - {card}, copies: {{katana_ashigaru: 1}}, do: {orders}}}\n", encoding="utf-8"
    )
    game = load(cards.parent)
    assert isinstance(game, SenjutsuGame)
    state = lay(game, red=("d4", "n"), blue=("d1", "s"))
    state.behaviour = [0, 0]
    kind = game.card_ids.index("vo_orders")
    game.machine.queue(state, game.cards[kind].modes[0].program, (1, 1, -1))
    game.machine.settle(state)
    assert (state.behaviour, state.stance) == ([0, 1], 1 << 1)


def test_of_two_attacks_of_a_card_the_one_with_more_wounds_is_met() -> None:
    """SJ-85: the part with most wounds, if it can; else the other."""
    changes = Overrides(options={"fighters": {"red": {"character": "ronin"}}})
    game = load(SCENARIOS / "alone_in_the_snow", changes=changes)
    assert isinstance(game, SenjutsuGame)
    state = lay(game, red=("c5", "n"), blue=("c4", "s"))
    state.tracks[track(0, KAMAE)] = game.masteries[0].spaces.index("aggression")
    state.card[0], state.level[0] = game.card_ids.index("bull_rush"), 7
    assert playing.meeting_initiative(game, state, 1, [8, 7, 6, 5]) == 7
    assert playing.meeting_initiative(game, state, 1, [6, 5, 4]) == 5
    state.injuries[1] = [4, 4]
    assert playing.meeting_initiative(game, state, 1, [9, 8, 7, 6, 5]) == 9


@pytest.mark.parametrize(("count", "limit"), [(1, 7), (2, 3), (3, 2), (4, 1)])
def test_the_more_of_them_the_less_each_takes(count: int, limit: int) -> None:
    """SJ-81."""
    colours = ("blue", "green", "yellow", "black")[:count]
    game = play(**dict.fromkeys(colours, "katana_ashigaru"))
    assert {(sheet.wounds, sheet.hand) for sheet in game.sheets[1:]} == {(limit, limit)}


def test_its_card_is_aimed_at_the_player_it_fights(two_players: SenjutsuGame) -> None:
    """SJ-40, SJ-88: whoever comes first in the list."""
    aim = two_players.decision(Aim)
    for near, far in (("red", "green"), ("green", "red")):
        state = lay(two_players, blue=("d4", "n"), **{near: ("d3", "n"), far: ("d7", "n")})
        found = playing.answer(two_players, state, UnownedDecision(2, [0, 1], aim, [~aim.index, 2]))
        assert two_players.pieces[found].id == near


# --- decks ------------------------------------------------------------------------------------------------------


def test_an_empty_select_deck_gives_way_to_another_that_fits() -> None:
    """SJ-86: a card of another deck that is good for this opponent; of the spare one only when these are empty."""
    yari = play(blue="yari_ashigaru")
    fitting, boxes = {"reaching_attacks", "virtual_defences"}, yari.solo.boxes

    def homes(*empty: str) -> list[set[str]]:
        yari.solo.boxes = {**boxes, **{name: [] for name in empty}}
        decks_found = [yari.new(seed).areas[area(1, DECK)] for seed in range(8)]
        assert all(len(deck) == 5 for deck in decks_found)
        return [{yari.solo.home[card] for card in deck} for deck in decks_found]

    assert all(found <= fitting for found in homes("ashigaru_meditations"))
    assert all(found == {"melee_attacks"} for found in homes("ashigaru_meditations", *fitting))


def test_a_deck_is_shuffled_anew_in_its_own_turn_only(duel: SenjutsuGame) -> None:
    """SJ-91: the turn after, its discards stay where they are."""
    state = duel.new(1)
    deck, discard = state.areas[area(1, DECK)], state.areas[area(1, DISCARD)]
    state.refresh = 1 << 1
    discard.append(deck.pop())
    opponents_decks.refresh_decks(duel, state, [0, 0])
    assert discard == []
    discard.append(deck.pop())
    opponents_decks.refresh_decks(duel, state, [0, 0])
    assert len(discard) == 1


def test_stuns_in_an_empty_deck_come_before_its_discards(duel: SenjutsuGame) -> None:
    """SJ-81, SJ-H22: what was shuffled in is drawn first; only then are the discards shuffled, those face down with them."""
    state = duel.new(1)
    deck, discard, down = (state.areas[area(1, which)] for which in (DECK, DISCARD, DOWN))
    discard += [deck.pop(), deck.pop()]
    down += [deck.pop() for _ in range(len(deck))]
    everything, state.lurking[1] = sorted(discard + down), 1
    assert opponents_decks.draw_top(duel, state, 1) == STUN
    card = opponents_decks.draw_top(duel, state, 1)
    assert sorted([card, *deck]) == everything
    assert (discard, down) == ([], [])


def test_a_bleeding_opponent_loses_its_top_card_face_down_and_a_stun_for_good(duel: SenjutsuGame) -> None:
    """SJ-42, SJ-81: whichever card it is, be it the first of the pack."""
    state = duel.new(1)
    deck, down = state.areas[area(1, DECK)], state.areas[area(1, DOWN)]
    deck[:] = [0]
    opponents_decks.mill(state, 1)
    assert (deck, down) == ([], [0])
    state.lurking[1] = 1
    opponents_decks.mill(state, 1)
    assert (state.lurking[1], state.tracks[track(1, STUNS)], down) == (0, 0, [0])


def test_a_look_at_the_two_top_cards_shuffles_in_the_discards_for_want_of_them(duel: SenjutsuGame) -> None:
    """SJ-82: with one card in the deck, two are seen all the same."""
    state = duel.new(1)
    deck, discard = state.areas[area(1, DECK)], state.areas[area(1, DISCARD)]
    while len(deck) > 1:
        discard.append(deck.pop())
    assert len(opponents_decks.top_two(duel, state, 1)) == 2


# --- the horde --------------------------------------------------------------------------------------------------


def test_a_horde_is_outlived_after_its_last_level() -> None:
    """SJ-89: wood for the third wave, steel for the fourth, gold and jade for the second and third level; then it is won."""
    game = load(SCENARIOS / "last_stand")
    assert isinstance(game, SenjutsuGame)
    rng, state, ranks = random.Random(1), game.new(2), []
    while not state.over and len(ranks) < 13:
        game.defeat(state, sum(1 << figure for figure in game.solo.alive(state)))
        ranks.append(state.tracks[game.solo.wave_track + RANK])
        turn = state.tracks[0]
        while not state.over and state.tracks[0] == turn:
            state.tracks[track(0, WOUNDS)] = state.tracks[track(0, STUNS)] = 0
            game.apply(state, rng.choice(game.legal(state)))
    assert ranks == [0, 0, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4]
    assert game.results[state.result].id == "red_wins"


def test_a_new_level_has_new_decks_and_everybody_back_where_they_began() -> None:
    """SJ-89: decks are put together again; each player stands on its own start hex."""
    players = {"red": {"character": "hawk", "start": "d4"}, "white": {"character": "crane", "start": "d5"}}
    game = load(SCENARIOS / "last_stand", changes=Overrides(options={"fighters": players}))
    assert isinstance(game, SenjutsuGame)
    state = game.new(2)
    game.defeat(state, sum(1 << figure for figure in game.solo.alive(state)))
    for figure in game.solo.opponents:
        for which in (DECK, DISCARD, DOWN):
            state.areas[area(figure, which)].clear()
    state.tracks[game.solo.wave_track + WAVE] = 4
    state.at[:2] = [game.topology.index[spot] for spot in ("b3", "f3")]
    next_wave(game, state)
    assert [game.topology.ids[spot] for spot in state.at[:2]] == ["d4", "d5"]
    sizes = {game.pieces[figure].id: len(state.areas[area(figure, DECK)]) for figure in game.solo.opponents}
    assert sizes == {"blue": 5, "green": 5, "yellow": 5, "black": 6}


def test_waves_come_from_anywhere_but_out_of_the_rocks() -> None:
    """SJ-89: entrances are drawn; one that something stands on is none."""
    game = load(SCENARIOS / "last_stand")
    assert isinstance(game, SenjutsuGame)
    blue = game.solo.colours["blue"]
    firsts = {game.topology.ids[game.new(seed).at[blue]] for seed in range(20)}
    assert firsts == {"a4", "d1", "d7", "g4"}
    for seed in range(8):
        state = game.new(seed)
        game.defeat(state, 1 << blue)
        state.blocking = state.shut = sum(1 << game.topology.index[spot] for spot in ("a4", "d1", "d7"))
        next_wave(game, state)
        assert not any(state.blocking >> state.at[one] & 1 for one in game.solo.alive(state))


def test_any_half_of_the_discards_may_come_back() -> None:
    """SJ-89: they are shuffled first, also when all lie the same way."""
    game = load(SCENARIOS / "last_stand")
    assert isinstance(game, SenjutsuGame)
    kept = set()
    for seed in range(12):
        state = game.new(seed)
        game.defeat(state, sum(1 << figure for figure in game.solo.alive(state)))
        state.tracks[game.solo.wave_track + WAVE] = 4
        deck, discard = state.areas[area(0, DECK)], state.areas[area(0, DISCARD)]
        different = list(dict.fromkeys(sorted(deck)))[:4]
        for card in different:
            deck.remove(card)
        discard += different
        next_wave(game, state)
        kept.add(tuple(sorted(discard)))
    assert len(kept) > 2
