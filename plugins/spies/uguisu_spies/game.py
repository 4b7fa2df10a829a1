"""Spies compiled."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, get_args

from uguisu import OFF, mask_of
from uguisu.cards import ChooseTarget
from uguisu.events import EVERYBODY
from uguisu.phases import ScheduledGame
from uguisu.rulings import Position
from uguisu.views import ViewBuilder
from uguisu_spies import positions
from uguisu_spies.board.current import PLAIN, CurrentMap, lie, lie_of
from uguisu_spies.board.ground import ground_of
from uguisu_spies.board.sight import LOOKS, masks_for
from uguisu_spies.content.cards import Trait
from uguisu_spies.content.mission import CAMERAS, OUTSIDE, UNITS, for_spies, mission_of, start_alert
from uguisu_spies.content.options import SpiesOptions
from uguisu_spies.content.setup import Setup
from uguisu_spies.rules import placing
from uguisu_spies.rules.alert import raise_alert
from uguisu_spies.rules.units import usual_speed
from uguisu_spies.secrecy.belief import Belief
from uguisu_spies.secrecy.suspicion import Suspicion
from uguisu_spies.secrecy.views import show
from uguisu_spies.setup.hands import dealt
from uguisu_spies.setup.placing import has_room, spots_of
from uguisu_spies.state import (
    ALERT,
    FINE,
    GUARD,
    IN,
    MINIMUM,
    NOBODY,
    OPEN,
    ROUND,
    WAITING,
    Breach,
    MapChanges,
    SpiesState,
)
from uguisu_spies.texts import MARKS, WORDS

if TYPE_CHECKING:
    from uguisu_spies.game_type import SpiesBuild
    from uguisu_spies.turn.answers import Found

KEPT = 64
"""How many ways are kept in which the map may lie."""
NO_SPIES = ("mines", "electricity")
"""SP-44: the zones in which no spy may be, as long as they are on."""


class SpiesGame(ScheduledGame[SpiesState]):
    """A Spies scenario.

    Attributes:
        options, mission, setup: what scenario and mission say; `setup` for the number of spies of this game.
        plain: the map as it is drawn; `land` is how it lies in a position, with doors that stand open.
        ground: what of the map never changes: its squares, borders, zones and sources of light.
        spies, units, dogs, items: the pieces of each family, by number; spies come first.
        figures, gear, stock: units; dogs and devices; items, as slices of the pieces.
        sees_as: for each piece, the kind of unit or camera that looks as it does.
        speed_of: for each piece that is a unit, how far it walks (SP-20).
        devices: cameras, snipers and searchlights.
        speeds: how far spies crawl, sneak, walk and run (SP-H16).
        climbs: whether a card can bring spies onto black squares (SP-41).
        switches: whether electricity can be switched off: by a generator, a card or the mission (SP-44).
        fed_by, run_by: for each generator, the lights that it feeds and the zones that go off with it, as masks.
        handler: for each dog, the unit that it belongs to; `dog_of` the other way round. `without_dog`: for each of these
            units, the figure that stands for it when the dog is loose.
        is_camera: for each piece, whether it is a camera; and for the two that stand for a card's look, `eye_camera` and
            `eye`.
        finds_lying: for each piece, whether its looks find what lies (SP-47, SP-51).
        soft, armoured, civilians: the units that any shot hits, that one from beside them hits, and that none does.
        breakable: dogs and cameras: what a shot hits besides.
        bit: for each square its bit in a mask; for `OFF`, the last, none.
        beside_border: for each border, the two squares beside it, as a mask.
        borders_at: for each square, the borders that touch it; `borders_around`: those that touch it or one beside it.
        lot_of: for each piece, the number of the lot of the set-up that it came with, or -1.
        piece_of_lot: for each lot, its first piece.
        spots: for each lot, where its things may go as long as the board is empty.
        roomy: for each lot, whether there is room for its things whatever has been placed.
    """

    words = WORDS
    steps_by_phase = positions.STEPS
    usual_step = "spies"
    aids: tuple[str, ...] = ("belief",)

    def __init__(self, build: SpiesBuild) -> None:
        super().__init__(build)
        self.options: SpiesOptions = build.options
        self.mission = mission_of(build.content)
        self.ground = ground_of(build.topology)
        self.setup: Setup = build.setup
        self.plain = CurrentMap(self.ground, self.mission)
        self._lands: dict[MapChanges, CurrentMap] = {PLAIN: self.plain}
        self._last: list[tuple[Any, Any, Any, CurrentMap]] = [(*PLAIN, self.plain)]
        """The map that was asked for last, in one cell: threads that share the game read and write it whole."""
        self.lot_of, self.piece_of_lot = build.lot_of, build.piece_of_lot
        kinds = [piece.kind for piece in self.pieces[: self.own_pieces]]
        self.kinds_of = kinds
        lots = [self.setup.lots[lot] if lot >= 0 else None for lot in self.lot_of]
        self.sees_as = tuple(lot.sees_as if lot else kind for lot, kind in zip(lots, kinds, strict=True))
        self.aimed = tuple(kind not in LOOKS for kind in self.sees_as)
        self.speed_of = tuple(
            lot.speed if lot and lot.speed is not None else usual_speed(kind)
            for lot, kind in zip(lots, kinds, strict=True)
        )
        self.spies = range(self.options.spies)
        self.units = range(kinds.count("spy"), kinds.count("spy") + sum(kind in UNITS for kind in kinds))
        self.dogs = tuple(piece for piece, kind in enumerate(kinds) if kind == "dog")
        self.handler = dict(
            zip(self.dogs, (unit for unit in self.units if kinds[unit] == "grey"), strict=False)
        )
        self.dog_of = {unit: dog for dog, unit in self.handler.items()}
        spares = range(self.units.stop - len(self.handler), self.units.stop)
        self.without_dog = dict(zip(self.handler.values(), spares, strict=True))
        self.cameras = tuple(piece for piece, kind in enumerate(kinds) if kind in CAMERAS)
        self.perimeter = tuple(piece for piece, kind in enumerate(kinds) if kind == "perimeter_camera")
        self.snipers = tuple(piece for piece, kind in enumerate(kinds) if kind == "sniper")
        self.searchlights = tuple(piece for piece, kind in enumerate(kinds) if kind == "searchlight")
        self.devices = (*self.cameras, *self.perimeter, *self.snipers, *self.searchlights)
        self.items = tuple(piece for piece, kind in enumerate(kinds) if kind in build.item_kinds)
        self.is_camera = (*(kind in CAMERAS or kind == "perimeter_camera" for kind in kinds), True, False)
        sharp = self.options.cameras_find_lying
        self.finds_lying = tuple(
            kind == "sniper" or (sharp and camera)
            for kind, camera in zip(kinds, self.is_camera, strict=False)
        )
        self.eye_camera, self.eye = len(kinds), len(kinds) + 1
        self.start_alert = for_spies(self.mission.alert, self.options.spies)
        self.spies_audience = sum(1 << seat for seat in range(1, len(self.seats)))
        self.max_plies = 2000 * (self.mission.rounds + 2)
        self.hands, self.spent = build.hands, build.spent
        self.roles, self.weapons = build.roles, build.weapons
        self.discard, self.stolen, self.boxes = build.discard, build.stolen, build.boxes
        self._take_families(kinds)
        self.around = cache(self._around)
        self._take_squares()
        self._take_sources()
        self.spots = [spots_of(self, lot) for lot in self.setup.lots]
        self.roomy = [has_room(self, lot) for lot in range(len(self.spots))]
        self.speeds = (1, 1, self.options.walk, self.options.run)
        self.climbs = False
        self.switches: bool = bool(self.generators)
        self.shown_marks = tuple(MARKS)

    def _take_families(self, kinds: Sequence[str]) -> None:
        """Take the pieces that the rules ask about together."""
        self.blockers = (*self.units, *self.dogs)
        self.civilians = tuple(unit for unit in self.units if kinds[unit] == "yellow")
        self.armoured = tuple(unit for unit in self.units if kinds[unit] == "purple")
        self.soft = tuple(unit for unit in self.units if kinds[unit] not in ("yellow", "purple"))
        self.breakable = (*self.dogs, *self.cameras)
        self.shuns_items = tuple(kind == "yellow" for kind in kinds)
        self.dog_mask = mask_of(self.dogs)
        self.looks_in = tuple(kind in OUTSIDE or kind == "searchlight" for kind in kinds)
        self.gear = slice(self.units.stop, max((*self.units, *self.dogs, *self.devices), default=-1) + 1)
        self.figures = slice(self.units.start, self.units.stop)
        self.stock = slice(min(self.items, default=0), max(self.items, default=-1) + 1)

    def _take_squares(self) -> None:
        """Take from the map what the rules ask for each square."""
        ground = self.ground
        self.bit = masks_for(ground.size, lambda place: 1 << place)
        self.beside_border = tuple(mask_of(border[:2]) for border in ground.borders)
        touching: list[list[int]] = [[] for _ in range(ground.size)]
        for number, border in enumerate(ground.borders):
            touching[border.a].append(number)
            touching[border.b].append(number)
        self.borders_at = tuple(map(tuple, touching))
        self.borders_around = tuple(
            frozenset(number for there in self.around(here, 1) for number in touching[there])
            for here in range(ground.size)
        )
        self.crosses = tuple(sorted(self.topology.tagged("cross") or ground.edge))
        self.closed_to_spies = mask_of(place for kind in NO_SPIES for place in ground.squares(kind))

    def _take_sources(self) -> None:
        """SP-41: lights and generators: where they are, and what generators feed."""
        ground = self.ground
        self.number_of_lights = len(ground.light_at)
        self.every_light = (1 << self.number_of_lights) - 1
        self.generators = tuple(sorted(ground.generators))
        self.source_at = (*ground.light_at, *self.generators)
        self.fed_by = [ground.feeds[generator] for generator in self.generators]
        self.run_by = [ground.runs(generator) for generator in self.generators]

    def finish(self) -> None:
        """Bind the decisions."""
        self._traits = {
            trait: [card.props.traits.get(trait, 0) for card in self.cards] for trait in get_args(Trait)
        }
        self.most_speed = sum(
            max((card.props.traits.get("speed", 0) for card in self.cards if count[card.number]), default=0)
            for count in (self.decks.get(deck, [0] * len(self.cards)) for deck in ("roles", "modifications"))
        )
        self.max_actions = max(
            self.max_actions,
            16 * self.ground.size
            + 2 * len(self.card_ids)
            + 8 * len(self.pieces)
            + 4 * len(self.ground.borders),
        )
        self.climbs |= any(
            card.props.traits.get("climb")
            for deck in ("roles", "modifications")
            for card, count in zip(self.cards, self.decks.get(deck, ()), strict=False)
            if count
        )
        self.belief, self.suspicion = Belief(self), Suspicion(self)
        self.dealt = dealt(self)
        super().finish()
        self._asks = {name: ~phase.index for name, phase in self.phases_by_name.items()}
        self.choose_target: ChooseTarget[SpiesState] = self.phases_by_name["target"]  # type: ignore[assignment]
        self.found: Found = self.phases_by_name["found"]  # type: ignore[assignment]

    # --- play -------------------------------------------------------------------------------------------------------

    def empty_table(self) -> SpiesState:
        state = SpiesState()
        state.clear()
        pieces = len(self.pieces)
        state.at, state.shown, state.body_shown = [OFF] * pieces, [OFF] * pieces, [OFF] * pieces
        state.tracks = [track.start for track in self.tracks]
        state.tracks[MINIMUM] = self.start_alert
        state.tracks[ALERT] = start_alert(self.mission, self.options.spies)
        state.areas = [[] for _ in self.areas]
        state.status, state.aim = [FINE] * pieces, [0] * pieces
        for camera in self.cameras:
            state.aim[camera] = NOBODY
        state.carrier = [NOBODY] * pieces
        spies = len(self.spies)
        state.spies, state.disguise = [WAITING] * spies, [NOBODY] * spies
        state.way_in = [NOBODY] * spies
        state.began, state.shots = [OFF] * spies, [0] * spies
        self.belief.begin(state)
        unlit = range(len(self.ground.is_candle), self.number_of_lights)
        state.dark = mask_of(unlit)
        return state

    def arrange(self, state: SpiesState, setup: Position | Mapping[str, Any]) -> None:
        super().arrange(state, setup)
        positions.expect_facings(self, state)

    def names_in_positions(self) -> Mapping[str, Mapping[str, Any]]:
        return {**super().names_in_positions(), **positions.names_of(self)}

    def clear_table(self, state: SpiesState) -> None:
        super().clear_table(state)
        state.tracks[ROUND] = 2
        state.maybe = [self.belief.everywhere(self.plain)] * len(state.maybe)

    def lay(self, state: SpiesState, said: Mapping[str, Any]) -> None:
        super().lay(state, said)
        positions.lay(self, state, said)

    def stand(self, state: SpiesState, piece: int, place: int) -> None:
        positions.stand(self, state, piece, place)

    def change_track(self, state: SpiesState, track: int, value: int) -> None:
        """Put a track to `value`; the alert and its minimum go up as the rules say (SP-10, SP-14)."""
        if track == ALERT and value > state.tracks[ALERT]:
            raise_alert(self, state, value - state.tracks[ALERT], "mission")
            return
        if track == ALERT:
            value = max(value, state.tracks[MINIMUM])
        super().change_track(state, track, value)
        if track == MINIMUM and state.tracks[ALERT] < state.tracks[MINIMUM]:
            raise_alert(self, state, state.tracks[MINIMUM] - state.tracks[ALERT], "minimum")

    def relocate(self, state: SpiesState, piece: int, place: int) -> None:
        """Put a piece where a mission or a card wants it, on both boards; what a mission brings is in its own hands."""
        if piece in self.spies:
            placing.put_spy(self, state, piece, place)
            return
        state.carrier[piece] = NOBODY
        state.turned &= ~(1 << piece)
        super().relocate(state, piece, place)
        if piece < self.own_pieces:
            placing.keep_in_step(self, state, piece, place)

    def finish_with(self, state: SpiesState, result: str) -> None:
        """End the game, if it goes on yet."""
        if not state.over:
            self.end(state, next(number for number, one in enumerate(self.results) if one.id == result))

    def ask(self, state: SpiesState, decision: str, seat: int, *values: int) -> None:
        """Have a seat decide once the present action is finished, as `NestedPhase.open` does."""
        state.pending.append([self._asks[decision], seat, *values])

    def clock(self, state: SpiesState) -> int:
        """Return the moments that everybody can tell apart: plies would reveal how far a spy has gone."""
        return state.clock

    # --- who is where -----------------------------------------------------------------------------------------------

    def seat_of(self, spy: int) -> int:
        """Return the seat that plays a spy."""
        return 1 + spy

    def holds_marked(self, state: SpiesState, spy: int) -> bool:
        """Whether a spy carries what is looked for."""
        return any(state.carrier[item] == spy and state.marked >> item & 1 for item in self.items)

    def put_down_all(self, state: SpiesState, spy: int, place: int) -> None:
        """SP-H20: what a caught spy carried lies where it was, on both boards."""
        for piece, carrier in enumerate(state.carrier):
            if carrier == spy:
                state.carrier[piece] = NOBODY
                state.at[piece] = place
                if piece in self.items:
                    state.shown[piece] = place
                    state.turned &= ~(1 << piece)
                elif piece in self.units and self.bit[place] & (
                    self.land(state).water | self.land(state).bushes
                ):
                    state.at[piece] = OFF  # SP-35: lost to sight

    def put_breaches(self, state: SpiesState, breaches: Iterable[Breach]) -> None:
        """Have these be the breaches, and keep in step where one can be found, and what stands open for everybody (SP-46)."""
        state.breaches, state.unfound = tuple(breaches), 0
        opened, all_pass = [], self.options.breaches == "all"
        for border, colour, face_up, found in state.breaches:
            if face_up and not found:
                state.unfound |= self.beside_border[border]
            if colour == OPEN or (found and all_pass):
                opened.append(border)
        now = tuple(sorted(opened))
        if now != state.opened:
            self.belief.settle(state)
            state.opened = now

    def land(self, state: SpiesState) -> CurrentMap:
        """Return the map as it lies in a position; it does so on both boards."""
        opened, changed, safe, land = self._last[0]
        if state.opened is opened and state.changed is changed and state.safe is safe:
            return land
        key = lie_of(state)
        found = self._lands.get(key)
        if found is None:
            if len(self._lands) >= KEPT:
                self._lands.clear()
            found = self._lands[key] = lie(self.topology, self.mission, key, self.plain)
        self._last[0] = (*key, found)
        return found

    def no_spies(self, state: SpiesState) -> int:
        """SP-44: return the squares that no spy enters: mines, and electricity while it is on, as a mask."""
        if not state.zones_gone:
            return self.closed_to_spies
        return mask_of(
            place
            for number, zone in enumerate(self.ground.zones)
            if zone.kind in NO_SPIES and not state.zones_gone >> number & 1
            for place in zone.squares
        )

    def spy_steps(self, state: SpiesState, spy: int, here: int) -> Sequence[int]:
        """Return the squares that are one step from a spy, who goes through breaches (SP-46).

        Of those only the ones right there matter. Onto black squares only climbers go, and anybody down (SP-41).
        """
        near = self.borders_around[here]
        opened = tuple([breach[0] for breach in state.breaches if breach[0] in near]) if near else ()
        steps, others = self.land(state).steps_from(here, opened, self.climbs)
        climbs = steps is not others and (state.climbing >> spy & 1 or self.traits(state, spy, "climb"))
        return steps if climbs else others

    def units_mask(self, state: SpiesState) -> int:
        """SP-20: return the squares that units stand on, on the spies' board, as a mask."""
        mask, at, down, bit = 0, state.at, state.down, self.bit
        for unit in self.units:
            if not down or not down >> unit & 1:
                mask |= bit[at[unit]]
        return mask

    def someone_stands(self, state: SpiesState, place: int) -> bool:
        """SP-20: whether a unit stands on a square, on the spies' board."""
        at = state.at
        if place not in at[self.figures]:
            return False
        return any(at[unit] == place and not state.down >> unit & 1 for unit in self.units)

    def upright(self, state: SpiesState, units: Sequence[int]) -> int:
        """Return the squares that these units stand on, those that are no bodies, as a mask."""
        down = state.down
        return self.squares_of(state, [unit for unit in units if not down >> unit & 1] if down else units)

    def squares_of(self, state: SpiesState, pieces: Sequence[int]) -> int:
        """Return the squares that these pieces are on, on the spies' board, as a mask."""
        mask, at, bit = 0, state.at, self.bit
        for piece in pieces:
            mask |= bit[at[piece]]
        return mask

    def items_shown(self, state: SpiesState) -> int:
        """SP-72: return the squares with an item on the guard's board, as a mask: civilians neither step nor look there."""
        mask = 0
        for item in self.items:
            mask |= self.bit[state.shown[item]]
        return mask

    def lost_units(self, state: SpiesState) -> list[int]:
        """Return the units that the guard's board has lost, with no body there that might wake."""
        return [
            unit
            for unit in self.units
            if state.tracked >> unit & 1 and state.shown[unit] == OFF and state.body_shown[unit] == OFF
        ]

    def dead_lights(self, state: SpiesState) -> list[int]:
        """Return the lights that are out on the guard's board, and that no generator that stands still feeds."""
        dead = state.known_out & ~state.cold
        return [light for light in range(dead.bit_length()) if dead >> light & 1]

    def traits(self, state: SpiesState, spy: int, trait: str, base: int = 0) -> int:
        """Return a number that a spy's role and weapon add to."""
        areas, adds = state.areas, self._traits[trait]
        for card in areas[self.roles[spy]]:
            base += adds[card]
        for card in areas[self.weapons[spy]]:
            base += adds[card]
        return base

    def _around(self, place: int, reach: int) -> Sequence[int]:
        """Return a square and those up to `reach` from it, diagonals counting as one."""
        x, y = self.topology.coordinates[place]
        span = range(-reach, reach + 1)
        places = (self.topology.at(x + dx, y + dy) for dy in span for dx in span)
        return tuple(there for there in places if there >= 0)

    def shot_range(self, state: SpiesState, spy: int) -> int:
        """SP-H26: how far a spy shoots."""
        return self.traits(state, spy, "range", self.options.shot_range)

    def beam(self, state: SpiesState, searchlight: int) -> int:
        """SP-45: return the squares that a searchlight shines on, as a mask: its own and one on either side."""
        return self.plain.looks.beam(state.at[searchlight], state.aim[searchlight])

    def carries(self, state: SpiesState, spy: int) -> bool:
        """SP-35: whether a spy has a load that slows it."""
        return spy in state.carrier and any(
            carrier == spy and (piece in self.units or self.mission.documents_slow)
            for piece, carrier in enumerate(state.carrier)
        )

    # --- secrecy ----------------------------------------------------------------------------------------------------

    def show(self, view: ViewBuilder[SpiesState]) -> None:
        show(self, view)

    def decision_audience(self, state: SpiesState) -> int:
        """Spies decide on their own board; the guard decides openly."""
        return self.spies_audience if state.seat > GUARD else EVERYBODY

    def cover(self, state: SpiesState) -> tuple[str, bool]:
        """The guard is told only that the spies are at work."""
        return "spies", False

    def aid(self, view: ViewBuilder[SpiesState], name: str) -> None:
        """Mark where each spy can be, as far as everybody can tell: the guard's deduction."""
        for spy in self.spies:
            squares = self.belief.squares(view.state, spy)
            for place in range(squares.bit_length()):
                if squares >> place & 1:
                    view.mark("belief", place, label=self.pieces[spy].id)

    def determinize(self, state: SpiesState, seat: int, rng: random.Random) -> SpiesState:
        """Return a state drawn at random among those that what `seat` knows allows."""
        from uguisu_spies.secrecy.sampling import resample

        sample = state.without_log()
        sample.seed = rng.getrandbits(64)
        resample(self, sample, seat, rng)
        self.resample_hidden(sample, seat, rng)
        return sample

    def heat(self, state: SpiesState) -> Mapping[str, Sequence[int]]:
        """Return where the spies are and where the guard's figures stand."""
        return {
            "spies": [state.at[spy] for spy in self.spies if state.spies[spy] == IN],
            "units": [state.shown[unit] for unit in self.units if state.shown[unit] != OFF],
        }
