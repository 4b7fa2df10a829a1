"""Virtual opponents and the horde (SJ-80 to SJ-91): whole games, and what no position shows alone."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from pathlib import Path

import pytest

from uguisu.core.errors import UguisuError
from uguisu.core.state import OFF
from uguisu.loading import load
from uguisu.loading.overrides import Overrides
from uguisu_senjutsu.game import SenjutsuGame
from uguisu_senjutsu.opponents.playing import LEVEL, RANK, WAVE, keep_contract, meeting_initiative, next_wave
from uguisu_senjutsu.rules import tactics
from uguisu_senjutsu.rules.attacks import Blow, Diagram
from uguisu_senjutsu.rules.move_lines import CRASHES, Line, Part
from uguisu_senjutsu.rules.movement import ends
from uguisu_senjutsu.state import (
    BLEEDING,
    DECK,
    DISCARD,
    DOWN,
    KAMAE,
    PLAYED,
    STUN,
    STUNS,
    WOUNDS,
    SenjutsuState,
    area,
    track,
)
from uguisu_senjutsu.turn.reveal import reveal_virtual
from uguisu_tools.cli.play.screen import table_lines

SCENARIOS = Path(__file__).parents[2] / "scenarios" / "senjutsu"


@pytest.fixture(scope="module")
def duel() -> SenjutsuGame:
    game = load(SCENARIOS / "virtual_opponents")
    assert isinstance(game, SenjutsuGame)
    return game


@pytest.fixture(scope="module")
def horde() -> SenjutsuGame:
    game = load(SCENARIOS / "last_stand")
    assert isinstance(game, SenjutsuGame)
    return game


def cards_of(state: SenjutsuState, figure: int) -> list[int]:
    return sorted(
        card for which in (DECK, DISCARD, DOWN, PLAYED) for card in state.areas[area(figure, which)]
    )


def test_decks_follow_their_recipe_whoever_draws_first(horde: SenjutsuGame) -> None:
    """SJ-86: one meditation, two attacks, a defence, and one more of the last two; no card twice on the table."""
    for seed in range(20):
        state = horde.new(seed)
        everything: list[int] = []
        for figure in horde.solo.opponents:
            sheet = horde.solo.sheets[figure]
            held = Counter(horde.solo.home[card] for card in cards_of(state, figure))
            more = held - Counter(sheet.cards)
            assert held >= Counter(sheet.cards)
            assert sum(more.values()) == 1
            assert set(more) <= set(sheet.more)
            everything += cards_of(state, figure)
        assert len(set(everything)) == len(everything)


def test_a_stun_waits_in_the_deck_and_costs_a_turn(duel: SenjutsuGame) -> None:
    """SJ-81: a stun is shuffled in; drawn, it is laid out, and nothing else happens."""
    state = duel.new(3)
    state.lurking[1] = 2
    state.areas[area(1, DECK)].clear()
    state.areas[area(1, DISCARD)].clear()
    reveal_virtual(duel, state, [0, 0])
    assert (state.card[1], state.lurking[1], state.tracks[track(1, STUNS)]) == (STUN, 1, 1)


def test_as_many_stuns_laid_out_as_its_limit_defeat_it(duel: SenjutsuGame) -> None:
    """SJ-81: only those that are laid out count, and wounds are counted apart."""
    state = duel.new(3)
    state.lurking[1] = 20
    state.tracks[track(1, STUNS)] = 6
    state.tracks[track(1, WOUNDS)] = 6
    duel.check_defeat(state)
    assert not state.out >> 1 & 1
    duel.add(state, track(1, STUNS), 1)
    duel.check_defeat(state)
    assert state.out >> 1 & 1


def test_a_defence_meets_the_attack_of_its_target(duel: SenjutsuGame) -> None:
    """SJ-85, SJ-H25: the initiative of the attack where it can; with nothing to meet, the highest."""
    state = duel.new(1)
    attack = next(
        number
        for number, card in enumerate(duel.cards)
        if card.type == "attack" and duel.readings[number].thrusts and number not in duel.solo.home
    )
    state.card[0] = attack
    state.level[0] = 5
    assert meeting_initiative(duel, state, 1, [7, 6, 5, 4]) == 5
    assert meeting_initiative(duel, state, 1, [9, 8]) == 9
    state.card[0] = -1
    assert meeting_initiative(duel, state, 1, [7, 6, 5, 4]) == 7


def place(game: SenjutsuGame, state: SenjutsuState, figure: int, spot: str, looks: str) -> None:
    state.at[figure] = game.topology.index[spot]
    state.facing[figure] = game.topology.directions.index(looks)


def test_of_two_places_to_attack_from_the_rear_is_better(duel: SenjutsuGame) -> None:
    """SJ-84 (1): it goes behind the player if its move lets it, even where it could stay."""
    state = duel.new(1)
    place(duel, state, 0, "d4", "n")
    place(duel, state, 1, "c5", "ne")
    line, diagram = _lunge(duel)
    end = tactics.best_end(duel, state, 1, line, diagram, blockable=True)
    assert duel.topology.ids[end // CRASHES // 6] == "d5"


def test_it_goes_where_it_is_not_blocked(duel: SenjutsuGame) -> None:
    """SJ-84 (3): from another free hex, if the attack would be blocked; nowhere else to go, a defender gives up (4)."""
    state = duel.new(1)
    place(duel, state, 0, "d4", "s")
    place(duel, state, 1, "d3", "s")
    line, diagram = _lunge(duel)
    here = duel.topology.index["d3"]
    state.blocks = [[0, 1 << here, 0, 0, 0, 0]]
    end = tactics.best_end(duel, state, 1, line, diagram, blockable=True)
    assert end // CRASHES // 6 != here
    state.blocks = [[0, 1 << state.at[0], 0, 0, 0, 0]]
    state.stance = 0
    assert tactics.best_end(duel, state, 1, line, diagram, blockable=True) == -1
    state.stance = 1 << 1
    assert tactics.best_end(duel, state, 1, line, diagram, blockable=True) >= 0
    assert tactics.best_end(duel, state, 1, line, diagram, blockable=False) >= 0


def _lunge(game: SenjutsuGame) -> tuple[Line, Diagram]:
    step = Line((Part((0, 1, 2, 3, 4, 5), 1, True), Part((), 2, True)), in_order=False)
    return step, Diagram(game.field.lay([(0, -1)]), (Blow(wounds=1),))


def test_it_comes_to_its_side_and_looks_at_the_player(duel: SenjutsuGame) -> None:
    """SJ-83: step by step to the preferred range, on the side of its behaviour, facing its target."""
    state = duel.new(1)
    place(duel, state, 0, "d6", "n")
    place(duel, state, 1, "d1", "n")
    state.behaviour[1] = 2
    step = Line((Part((0, 1, 2, 3, 4, 5), 1, True), Part((), 1, True)), in_order=False)
    for _ in range(8):
        end = tactics.approach(duel, state, 1, ends(duel, state, 1, step))
        place_, facing = divmod(end // CRASHES, 6)
        state.at[1], state.facing[1] = place_, facing
    wanted = duel.field.step[state.at[0]][1]
    assert state.at[1] == wanted
    assert duel.field.turns(state.at[1], state.facing[1], state.at[0]) == 0


@pytest.mark.parametrize("name", ["duel", "horde"])
def test_random_games_keep_cards_limits_and_places(name: str, request: pytest.FixtureRequest) -> None:
    """Cards are conserved, nobody shares a hex, wounds and stuns stay in bounds, games end."""
    game: SenjutsuGame = request.getfixturevalue(name)
    rng = random.Random(5)
    for seed in range(30):
        state = game.new(seed)
        held = {figure: cards_of(state, figure) for figure in game.solo.opponents}
        level = 0
        while not state.over:
            game.apply(state, rng.choice(game.legal(state)))
            if game.solo.wave_track >= 0 and state.tracks[game.solo.wave_track + LEVEL] != level:
                level = state.tracks[game.solo.wave_track + LEVEL]
                held = {figure: cards_of(state, figure) for figure in game.solo.opponents}
            assert {figure: cards_of(state, figure) for figure in game.solo.opponents} == held
            spots = [spot for spot in state.at[: game.fighters] if spot >= 0]
            assert len(set(spots)) == len(spots)
            for figure in game.solo.opponents:
                assert state.tracks[track(figure, BLEEDING)] <= state.tracks[track(figure, WOUNDS)]
        assert game.results[state.result].id in ("red_wins", "virtual_wins", "draw")


def test_the_horde_comes_wave_after_wave(horde: SenjutsuGame) -> None:
    """SJ-89, SJ-H28: the next wave comes as a turn starts; after the last the level rises, and with it all limits."""
    state = horde.new(2)
    wave, level, rank = (horde.solo.wave_track + one for one in (WAVE, LEVEL, RANK))
    seen = [state.tracks[wave]]
    rng = random.Random(1)
    while not state.over and state.tracks[level] < 1:
        for figure in horde.solo.alive(state):
            horde.defeat(state, 1 << figure)
        turn = state.tracks[0]
        while not state.over and state.tracks[0] == turn:
            horde.apply(state, rng.choice(horde.legal(state)))
        seen.append(state.tracks[wave])
    assert seen == [1, 2, 3, 4, 1]
    assert (state.tracks[level], state.tracks[rank], state.bonus) == (1, 2, 1)
    assert state.at[0] == state.started[0]
    (figure,) = horde.solo.alive(state)
    horde.add(state, track(figure, WOUNDS), 1)
    horde.check_defeat(state)
    assert not state.out >> figure & 1
    horde.add(state, track(figure, WOUNDS), 1)
    horde.check_defeat(state)
    assert state.out >> figure & 1


def test_a_level_up_mends_a_little(horde: SenjutsuGame) -> None:
    """SJ-89: injuries go, one stun, one bleeding wound is a plain one; half of the discards, rounded up, goes back."""
    state = horde.new(2)
    for figure in horde.solo.alive(state):
        horde.defeat(state, 1 << figure)
    state.tracks[horde.solo.wave_track + WAVE] = 4
    for which, count in {WOUNDS: 3, BLEEDING: 2, STUNS: 2}.items():
        state.tracks[track(0, which)] = count
    state.injuries[0] = [4, 2]
    deck, discard = state.areas[area(0, DECK)], state.areas[area(0, DISCARD)]
    discard += [deck.pop() for _ in range(5)]
    left = len(deck)
    next_wave(horde, state)
    assert [state.tracks[track(0, which)] for which in (WOUNDS, BLEEDING, STUNS)] == [3, 1, 1]
    assert not state.injuries[0]
    assert (len(deck), len(discard)) == (left + 3, 2)


def test_a_level_up_takes_poison_off_and_counts_cards_that_lie_face_down(horde: SenjutsuGame) -> None:
    """SJ-89: "injuries and poisons"; the discard is one pile, whichever way its cards lie. Poison on opponents is off, too."""
    state = horde.new(2)
    for figure in horde.solo.alive(state):
        horde.defeat(state, 1 << figure)
    state.tracks[horde.solo.wave_track + WAVE] = 4
    state.poisons = [[0, 0, 4], [1, 0, 3]]
    piles = [state.areas[area(0, which)] for which in (DECK, DISCARD, DOWN)]
    deck, discard, down = piles
    for pile in (discard, down, down):
        pile.append(deck.pop())
    before, left = Counter(itertools.chain(*piles)), len(deck)
    next_wave(horde, state)
    assert state.poisons == []
    assert (len(deck), len(discard) + len(down)) == (left + 2, 1)
    assert Counter(itertools.chain(*piles)) == before


def test_an_opponent_comes_back_whole() -> None:
    """SJ-89: what lay by it when it fell is gone with it: injuries, poison, armour; and who begins in cover does so again."""
    horde = {"waves": [["blue"], ["blue"]], "entrances": [{"hex": "a4", "behaviour": "left"}]}
    opponents = {"blue": {"character": "virtual_ninja"}}
    game = load(SCENARIOS / "last_stand", changes=Overrides(options={"opponents": opponents, "horde": horde}))
    assert isinstance(game, SenjutsuGame)
    state = game.new(2)
    blue = game.solo.colours["blue"]
    state.poisons, state.armour, state.injuries[blue] = [[blue, 0, 4]], [[blue, 1, 1, 0, 0]], [3]
    state.cover, state.lurking[blue], state.reach[blue] = 0, 2, 5
    game.defeat(state, 1 << blue)
    next_wave(game, state)
    assert (state.lurking[blue], state.reach[blue]) == (0, 1)
    assert (state.poisons, state.armour, state.injuries[blue]) == ([], [], [])
    assert state.cover == 1 << blue


def test_nobody_keeps_an_opponent_out_by_standing_on_its_entrance(horde: SenjutsuGame) -> None:
    """SJ-89: all of a wave come in; where an entrance is taken, on a free hex next to it."""
    for seed in range(8):
        state = horde.new(seed)
        for figure in horde.solo.alive(state):
            horde.defeat(state, 1 << figure)
        state.tracks[horde.solo.wave_track + WAVE] = 3
        place(horde, state, 0, "d1", "s")
        next_wave(horde, state)
        assert len(horde.solo.alive(state)) == 4
        spots = {horde.topology.ids[state.at[figure]] for figure in horde.solo.opponents}
        assert spots > {"a4", "d7", "g4"}
        assert len(spots & {"c1", "c2", "d2", "e1", "e2"}) == 1


def test_the_table_tells_how_opponents_behave_and_who_is_not_there(horde: SenjutsuGame) -> None:
    """SJ-80, SJ-81, SJ-89: behaviour and stance of those in play, the limits of their level; who comes with a later wave."""
    state = horde.new(1)
    place(horde, state, 1, "a4", "se")
    state.behaviour[1], state.bonus, state.armour = 0, 1, [[0, 2, 1, 0, 0]]
    view = horde.view(state, 0)
    assert view.notes["opponents"] == {"blue": ["left", "attacking"]}
    assert "opponents: Katana ashigaru (Blue): from the left, attacks at any cost" in view.told
    assert "armour, wounds fewer from each attack: Hawk (Red): 2" in view.told
    high = {track.id: track.high for track in view.tracks}
    assert (high["blue_wounds"], high["blue_stuns"], high["red_wounds"]) == (2, 2, 4)
    lines = table_lines(horde, view, "en")
    away = "  not in play: Katana ashigaru (Green), Katana ashigaru (Yellow), The captain (Black)"
    assert away in lines
    assert not any("out of sight" in line for line in lines)
    horde.defeat(state, 1)
    assert "  defeated: Hawk (Red)" in table_lines(horde, horde.view(state, 0), "en")


def test_what_nobody_has_seen_of_a_deck_is_dealt_anew(duel: SenjutsuGame) -> None:
    """A sample keeps what was seen, and the recipe; the rest may be any card of the same deck."""
    state = duel.new(4)
    known = state.areas[area(1, DECK)][0]
    state.seen[1] |= 1 << known
    recipe = Counter(duel.solo.home[card] for card in cards_of(state, 1))
    found: set[int] = set()
    for seed in range(40):
        twin = duel.determinize(state, 0, random.Random(seed))
        cards = cards_of(twin, 1)
        assert known in cards
        assert Counter(duel.solo.home[card] for card in cards) == recipe
        assert len(set(cards)) == len(cards)
        found.update(cards)
    assert len(found) > len(cards_of(state, 1)) + 3


def opponents(**options: object) -> SenjutsuGame:
    changes = Overrides(
        options={"opponents": {"blue": {"character": "katana_ashigaru", "start": "d7", **options}}}
    )
    game = load(SCENARIOS / "virtual_opponents", changes=changes)
    assert isinstance(game, SenjutsuGame)
    return game


def test_a_nightmare_takes_the_place_of_an_attack() -> None:
    """SJ-87, SJ-H27: one card is exchanged for a nightmare; a character takes its own."""
    katana, ronin = opponents(nightmare=True), opponents(character="virtual_ronin", nightmare=True)
    for seed in range(10):
        cards = cards_of(katana.new(seed), 1)
        held = Counter(katana.solo.home[card] for card in cards)
        assert held >= Counter(nightmares=1, ashigaru_meditations=1, melee_attacks=1, virtual_defences=1)
        assert len(cards) == 5
        own = [ronin.card_ids[card] for card in cards_of(ronin.new(seed), 1)]
        assert "vo_ronin_mauling" in own
        assert not {"vo_wild_swing", "vo_dirt_throw", "vo_powerful_strike"} & set(own)


def test_what_the_scenario_leaves_open_is_settled_by_lot() -> None:
    """SJ-90: behaviour and stance at random, unless the scenario says; the deck is shuffled, nobody plays with the track."""
    game = opponents()
    found = {(state.behaviour[1], state.stance) for state in map(game.new, range(40))}
    assert found == {(behaviour, stance) for behaviour in range(3) for stance in (0, 2)}
    settled = opponents(behaviour="right", stance="defending")
    assert {(state.behaviour[1], state.stance) for state in map(settled.new, range(10))} == {(2, 0)}


def test_an_assassin_begins_in_cover() -> None:
    """SJ-92: the assassin and the ninja start in cover; others do not."""
    assert opponents(character="virtual_assassin").new(1).cover == 2
    assert opponents(character="virtual_musashi").new(1).cover == 0


def test_only_attacks_of_the_present_kamae_are_seen_coming() -> None:
    """SJ-84: Masterful Cut attacks in every kamae otherwise."""
    game = load(
        SCENARIOS / "alone_in_the_snow",
        changes=Overrides(options={"fighters": {"red": {"character": "master"}}}),
    )
    assert isinstance(game, SenjutsuGame)
    state, cut = game.new(1), game.card_ids.index("masterful_cut")
    for space, wounds in (("neutral", []), ("balance", [3]), ("determination", [1]), ("aggression", [2])):
        state.tracks[track(0, KAMAE)] = game.masteries[0].spaces.index(space)
        assert [thrust.wounds for thrust in game.solo.attacks_of(state, 0, cut)] == wounds


def test_one_who_was_taken_off_the_field_attacks_nobody(duel: SenjutsuGame) -> None:
    """A mission may take a fighter away; its card then does nothing."""
    state = duel.new(1)
    state.at[1] = OFF
    thrust = next(one for reading in duel.readings for one in reading.thrusts if one.line)
    assert tactics.best_end(duel, state, 1, thrust.line, thrust.diagram, blockable=True) < 0


def other_opponents(**opponents: str) -> SenjutsuGame:
    chosen = {colour: {"character": character} for colour, character in opponents.items()}
    changes = Overrides(options={"fighters": {"red": {"character": "hawk"}}, "opponents": chosen})
    game = load(SCENARIOS / "virtual_opponents", changes=changes)
    assert isinstance(game, SenjutsuGame)
    return game


def test_all_contracts_fulfilled_win_at_once() -> None:
    """SJ-92: of its three contracts two are not enough, and none counts twice."""
    game = other_opponents(blue="virtual_yojimbo")
    state = game.new(1)
    state.log = []
    for number in (0, 1, 1):
        keep_contract(game, state, 1, number)
    assert not state.over
    assert [event.kind for event in state.log] == ["fulfils", "fulfils"]
    keep_contract(game, state, 1, 2)
    assert state.over
    assert game.results[state.result].id == "virtual_wins"


def test_the_ashigaru_never_fights_without_hachiko() -> None:
    """SJ-92."""
    with pytest.raises(UguisuError, match="fights only beside 'virtual_hachiko'"):
        other_opponents(blue="virtual_ashigaru")
    game = other_opponents(blue="virtual_ashigaru", green="virtual_hachiko")
    for seed in range(3):
        state = game.new(seed)
        game.playout(state, random.Random(seed))
        assert state.over
