"""The guards set up: sentries, patrols (SC-09, SC-10), and their secret map (SC-11)."""

from __future__ import annotations

from itertools import filterfalse
from typing import TYPE_CHECKING

from uguisu import Frame, Move, Text
from uguisu.phases import again
from uguisu_scorpion import history
from uguisu_scorpion.content.mission import LETTERS
from uguisu_scorpion.events import ScorpionEvents
from uguisu_scorpion.phase import Nested
from uguisu_scorpion.rules.figures import form_patrol, free_figure, patrols, put
from uguisu_scorpion.state import AMBUSH, TRAP, ScorpionState

if TYPE_CHECKING:
    from uguisu_scorpion.game import ScorpionGame

MIXED, SWORDS, SPEARS = range(3)


def _next_weapon(game: ScorpionGame, state: ScorpionState) -> int:
    """SC-10: swords and spears in turn, as long as there are figures; returns the figures to take from."""
    standing, swords = state.standing, game.swords
    swords_out = (standing & swords).bit_count()
    wanted = swords if 2 * swords_out <= standing.bit_count() else game.all_guards & ~swords
    if wanted & ~standing and free_figure(state, wanted) >= 0:
        return wanted
    return game.all_guards


def station(game: ScorpionGame, state: ScorpionState, place: int, allowed: int) -> int:
    """Put a fresh guard on a zone; returns its piece."""
    guard = free_figure(state, allowed)
    put(game, state, guard, place)
    state.record.append((history.GUARD, place))
    game.emit(state, ScorpionEvents.stationed, guard, place)
    return guard


def _figures_left(game: ScorpionGame, state: ScorpionState) -> int:
    """Count the figures in the box: a mission may take away those that were placed, so that more are asked for."""
    return (game.all_guards & ~(state.standing | sum(state.inside))).bit_count()


def place_sentries(game: ScorpionGame, state: ScorpionState, frame: Frame) -> None:
    """SC-09: sentries stand on watch posts; asked until all stand."""
    placed = state.standing.bit_count()
    if placed >= game.options.sentries or not _figures_left(game, state):
        return
    if placed < len(game.fixed.sentries):
        again(frame)
        station(game, state, game.fixed.sentries[placed], _next_weapon(game, state))
        return
    if placed >= len(game.ground.posts) and all(state.crowd[post] for post in game.ground.posts):
        return
    again(frame)
    seats = game.table.guard_seats
    seat = seats[0] if len(seats) == 1 else game.guard_seat(_next_weapon(game, state))
    game.decide(state, "place_sentry", seat)


class PlaceSentry(Nested):
    """A sentry is put on a watch post: ``[~phase, seat]``; at most one a post (SC-09).

    Actions: the zone, by its number.
    """

    name = "place_sentry"

    def options(self, state: ScorpionState, frame: Frame) -> list[int]:
        """SC-09: a watch post where nobody stands."""
        return list(filterfalse(state.crowd.__getitem__, self.game.ground.posts))

    def take(self, state: ScorpionState, frame: Frame, action: int) -> None:
        station(self.game, state, action, _next_weapon(self.game, state))

    def describe(self, state: ScorpionState, action: int) -> Move:
        """Tell it: ``post:gate``."""
        return self.at_zone("post", "move.post", action)


def place_patrols(game: ScorpionGame, state: ScorpionState, frame: Frame) -> None:
    """SC-09: then patrols of two on the track, each facing one way along it."""
    placed = len(patrols(state))
    if placed >= game.options.patrols or not any(game.ground.track) or _figures_left(game, state) < 2:
        return
    again(frame)
    seats = game.table.guard_seats
    seat = seats[placed % len(seats)]
    if placed < len(game.fixed.patrols):
        place, facing = game.fixed.patrols[placed]
        man(game, state, seat, place, facing)
    else:
        game.decide(state, "place_patrol", seat)


def man(game: ScorpionGame, state: ScorpionState, seat: int, place: int, facing: int = -1) -> None:
    """Put a patrol on a zone: one of each weapon, unless there are two guard players, who choose (SC-10)."""
    if len(game.table.guard_seats) > 1 and len(compositions(game, state)) > 1:
        game.decide(state, "man_patrol", seat, place, facing)
    else:
        face(game, state, seat, muster(game, state, place, MIXED), facing)


def muster(game: ScorpionGame, state: ScorpionState, place: int, composition: int) -> int:
    """Put two fresh guards on a zone as a patrol; returns its number."""
    mask = 0
    for _ in range(2):
        if composition == MIXED:
            allowed = _next_weapon(game, state)
        else:
            allowed = game.swords if composition == SWORDS else game.all_guards & ~game.swords
        mask |= 1 << station(game, state, place, allowed)
    return form_patrol(state, mask)


def face(game: ScorpionGame, state: ScorpionState, seat: int, patrol: int, facing: int) -> None:
    """SC-09: face a patrol one way along the track, as the mission says or its player."""
    mask = state.members[patrol]
    place = state.at[mask.bit_length() - 1]
    if facing in game.ground.track[place]:
        state.facing[patrol] = facing
    else:
        game.decide(state, "face", seat, patrol, -1)


def compositions(game: ScorpionGame, state: ScorpionState) -> list[int]:
    """SC-10: who is in the next patrol: in the end, both players have placed as many of their own, as far as the box allows
    (SC-02).
    """
    total = game.options.sentries + 2 * game.options.patrols
    left = total - state.standing.bit_count() - 2
    swords = (state.standing & game.swords).bit_count()
    spears = state.standing.bit_count() - swords
    adds = {MIXED: (1, 1), SWORDS: (2, 0), SPEARS: (0, 2)}
    in_box = (game.swords.bit_count(), (game.all_guards & ~game.swords).bit_count())
    there = {
        composition: abs((swords + more_swords) - (spears + more_spears))
        for composition, (more_swords, more_spears) in adds.items()
        if swords + more_swords <= in_box[0] and spears + more_spears <= in_box[1]
    }
    return [one for one, apart in there.items() if apart <= left + total % 2] or [*there]


class PlacePatrol(Nested):
    """A patrol is put on the track: ``[~phase, seat]`` (SC-09).

    Actions: the zone, by its number.
    """

    name = "place_patrol"

    def options(self, state: ScorpionState, frame: Frame) -> list[int]:
        """SC-09: any zone of the patrol track."""
        return list(self.game.ground.on_track)

    def take(self, state: ScorpionState, frame: Frame, action: int) -> None:
        man(self.game, state, frame[1], action)

    def describe(self, state: ScorpionState, action: int) -> Move:
        """Tell it: ``patrol:gate-walk``."""
        return self.at_zone("patrol", "move.patrol", action)


class ManPatrol(Nested):
    """Two guard players agree who is in a patrol: ``[~phase, seat, zone, facing or -1]`` (SC-10).

    Actions: 0 one of each weapon; 1 two swords; 2 two spears.
    """

    name = "man_patrol"
    words = ("mixed", "swords", "spears")

    def options(self, state: ScorpionState, frame: Frame) -> list[int]:
        return compositions(self.game, state)

    def take(self, state: ScorpionState, frame: Frame, action: int) -> None:
        _, seat, place, facing = frame
        face(self.game, state, seat, muster(self.game, state, place, action), facing)

    def describe(self, state: ScorpionState, action: int) -> Move:
        """Tell it: ``mixed``, ``swords``, ``spears``."""
        return Move(self.words[action], Text(f"move.man_{self.words[action]}"))


def mark_secrets(game: ScorpionGame, state: ScorpionState, frame: Frame) -> None:
    """SC-11: the secret map: sleepers, then targets, traps and hidden sentries."""
    if state.sleepers == game.ground.nobody:
        for place, count in game.fixed.sleepers.items():
            state.sleepers[place] = count
        missing = game.options.sleepers - sum(state.sleepers)
        for item_place, item in game.fixed.items.items():
            state.items[item_place] = item
        if missing > 0 and HideSleeper.has_bed(game, state):
            again(frame)
            game.decide(state, "hide_sleeper", game.table.guard_seats[0], missing)
            return
    item = next_item(game, state)
    if item and (game.room_to_hide or hiding_places(game, state, item)):
        again(frame)
        game.decide(state, "hide_item", game.table.guard_seats[0], item)


def next_item(game: ScorpionGame, state: ScorpionState) -> int:
    """Return the next thing to hide: a letter, a trap, a hidden sentry; 0 when all are hidden."""
    for letter in game.letters:
        if letter not in state.items:
            return letter
    if state.items.count(TRAP) < game.options.traps:
        return TRAP
    return AMBUSH if state.items.count(AMBUSH) < game.options.ambushes else 0


def hiding_places(game: ScorpionGame, state: ScorpionState, item: int) -> list[int]:
    """SC-11: a marked zone of its own; as many targets in each castle (three in each of two)."""
    found: list[int] = []
    items, share = state.items, game.letters_a_castle
    for zones in game.ground.hiding:
        free = list(filterfalse(items.__getitem__, zones))  # asked often; no bytecode runs for each zone
        if (
            item < TRAP
            and len(zones) - len(free) >= share
            and len([zone for zone in zones if 0 < items[zone] < TRAP]) >= share
        ):
            continue
        found += free
    found.sort()
    return found


class HideSleeper(Nested):
    """A sleeping guard is marked in a barracks zone: ``[~phase, seat, how many more]`` (SC-11, SC-57).

    Actions: the zone, by its number.
    """

    name = "hide_sleeper"

    @staticmethod
    def has_bed(game: ScorpionGame, state: ScorpionState) -> bool:
        """Whether there is one of `beds`."""
        most = game.options.sleepers_in_a_barracks
        for zone in game.ground.barracks:  # noqa: SIM110 - the first is nearly always free: no generator for that
            if state.sleepers[zone] < most:
                return True
        return False

    @staticmethod
    def beds(game: ScorpionGame, state: ScorpionState) -> list[int]:
        """SC-11: barracks zones with room."""
        most = game.options.sleepers_in_a_barracks
        return [zone for zone in game.ground.barracks if state.sleepers[zone] < most]

    def begin(self, state: ScorpionState, number: int) -> None:
        if number > 0 and self.has_bed(self.game, state):
            self.open(state, self.game.table.guard_seats[0], number)

    def options(self, state: ScorpionState, frame: Frame) -> list[int]:
        return self.beds(self.game, state)

    def take(self, state: ScorpionState, frame: Frame, action: int) -> None:
        state.sleepers[action] += 1
        audience = self.game.table.guards_audience
        self.game.emit(state, ScorpionEvents.bed_marked, action, audience=audience)
        if frame[2] > 1 and self.has_bed(self.game, state):
            self.game.decide_again(state, self.name, frame[1], frame[2] - 1)

    def describe(self, state: ScorpionState, action: int) -> Move:
        """Tell it: ``bed:barracks-2``."""
        return self.at_zone("bed", "move.bed", action)


def item_word(item: int) -> str:
    """Return what a hidden thing is called in notation: a letter, ``trap``, ``ambush``."""
    return {TRAP: "trap", AMBUSH: "ambush"}.get(item) or LETTERS[item - 1]


class HideItem(Nested):
    """A target, trap or hidden sentry is marked: ``[~phase, seat, item]`` (SC-11).

    Actions: the zone, by its number.
    """

    name = "hide_item"

    def options(self, state: ScorpionState, frame: Frame) -> list[int]:
        return hiding_places(self.game, state, frame[2])

    def take(self, state: ScorpionState, frame: Frame, action: int) -> None:
        state.items[action] = frame[2]
        knows, item = self.game.table.guards_audience, item_word(frame[2])
        self.game.emit(state, ScorpionEvents.item_hidden, action, item, audience=knows)

    def describe(self, state: ScorpionState, action: int) -> Move:
        """Tell it: ``A:treasury``, ``trap:stair``, ``ambush:cellar``."""
        item = item_word(state.stack[-1][2])
        return self.at_zone(item, "move.hide", action, item=item)
