"""Senjutsu compiled."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from functools import cache, cached_property, partial
from typing import TYPE_CHECKING, Any, TypeVar

from uguisu import OFF, Frame, Phase, bits
from uguisu.cards import CardKind
from uguisu.phases import ScheduledGame
from uguisu.rulings import Position
from uguisu.views import ViewBuilder
from uguisu_senjutsu import positions, texts
from uguisu_senjutsu.board.geometry import Field
from uguisu_senjutsu.board.ground import Terrain, pairs
from uguisu_senjutsu.cards.play import CHOOSE, Instants
from uguisu_senjutsu.content.map import GONE
from uguisu_senjutsu.content.options import SenjutsuOptions
from uguisu_senjutsu.effects.attack_costs import Trying
from uguisu_senjutsu.effects.reading import Reading, read_cards
from uguisu_senjutsu.events import SenjutsuEvents
from uguisu_senjutsu.opponents import playing
from uguisu_senjutsu.opponents.cast import VIRTUAL, Solo
from uguisu_senjutsu.positions import empty_table
from uguisu_senjutsu.rules.knowledge import keep_known
from uguisu_senjutsu.rules.move_lines import Courses, Line, all_ends
from uguisu_senjutsu.rules.opponents_decks import imagine
from uguisu_senjutsu.rules.states import wound_limit
from uguisu_senjutsu.setup import stand, start_hexes
from uguisu_senjutsu.state import (
    AREAS,
    BASE,
    BLEEDING,
    DISCARD,
    FOCUS,
    HAND,
    KAMAE,
    NOT_YET,
    PLAYED,
    STUN,
    STUNS,
    TRACKS,
    TURN,
    WOUNDS,
    SenjutsuState,
)
from uguisu_senjutsu.turn.applying import rank_of

if TYPE_CHECKING:
    from uguisu_senjutsu.game_type import SenjutsuBuild
    from uguisu_senjutsu.turn.applying import ChooseOrder
    from uguisu_senjutsu.turn.choosing import ChooseCard
    from uguisu_senjutsu.turn.ending import CutHand
    from uguisu_senjutsu.turn.instants import PlayInstant, Replace


P = TypeVar("P", bound="Phase[Any]")


class SenjutsuGame(ScheduledGame[SenjutsuState]):
    """A Senjutsu scenario.

    Attributes:
        options: the scenario's options.
        fighters: how many figures fight; they are the first pieces, and their seats the first seats.
        sheets: each figure's character.
        masteries: each figure's kamae graph.
        players: how many figures are played by somebody; virtual opponents come behind them (SJ-80).
        base: each figure's base cards, by kind.
        allies, foes: the figures on each one's side, itself among them, and those on others, as masks.
        others: all figures but each.
        bits: by place, its mask; that of `OFF`, the last, is empty.
        ends: what the numbers mean of how a walk may end: where, looking in which direction, and with which collision.
        ranks: by kind of card, when it applies among those with the same initiative.
        lowest: by kind of card, the lowest initiative printed on it.
        in_kamae: by kind of card, its initiatives that a kamae settles.
        always: by kind of card, the way to play it that has no condition; None if its first way has one.
        prepared: the kinds of cards that may be taken before the first draw.
        blanks: by program of a card, its registers behind those of the card's figure, its seat and its target.
        choosable: by focus, the kinds of cards that may be chosen with that much, a stun among them.
        conditional: those that something else is asked of, too.
        costs: by kind of card, its compulsory focus; a stun and no card, which are -2 and -1, cost nothing.
        aiming: the kinds of cards that may have a target to be chosen.
        instants: the kinds of cards that are played out of turn.
        variable: the kinds of cards whose initiative is chosen.
        starts: the hexes with the tag `start`.
        buildable: the hexes where players may place terrain.
        room_to_start: how many of them must stay free for figures that have no hex to start on.
    """

    steps_by_phase = positions.STEPS
    usual_step = "choose"
    words = texts.WORDS

    def __init__(self, build: SenjutsuBuild) -> None:
        super().__init__(build)
        self.options: SenjutsuOptions = build.options
        self.fighters = len(build.fighters)
        self.everyone = (1 << self.fighters) - 1
        self.max_plies = 2000 * (self.options.turns + 1)
        self.sheets, self.masteries = build.sheets, build.masteries
        self.setups = tuple(build.fighters.values())
        self.decks_of = build.decks_of
        self.allies = tuple(
            sum(
                1 << other
                for other in range(self.fighters)
                if self.pieces[other].side == self.pieces[figure].side
            )
            for figure in range(self.fighters)
        )
        self.foes = tuple(self.everyone & ~allies for allies in self.allies)
        self.others = tuple(bits(self.everyone & ~(1 << figure)) for figure in range(self.fighters))
        self.solo = Solo(self, build)
        self.players = self.solo.players
        self.base = tuple(
            [self.card_ids.index(card) for card in (sheet.base, *(setup.weapon or sheet.weapon)) if card]
            for sheet, setup in zip(self.sheets, self.setups, strict=True)
        )
        self.limits = tuple(
            (figure, figure * TRACKS + WOUNDS, figure * TRACKS + STUNS, sheet.wounds, sheet.hand)
            for figure, sheet in enumerate(self.sheets)
        )
        """Of each figure, the tracks of wounds and stuns, and how many of them defeat it (SJ-29)."""
        self.hands = tuple(
            (figure * AREAS + HAND, figure * TRACKS + STUNS, sheet.hand)
            for figure, sheet in enumerate(self.sheets)
        )
        """Of each figure, the area of its hand, the track of its stuns, which count as cards, and the hand limit."""
        self.piles = tuple(
            (
                figure * AREAS + PLAYED,
                tuple(
                    figure * AREAS + (BASE if kind in base else DISCARD) for kind in range(len(self.card_ids))
                ),
            )
            for figure, base in enumerate(self.base)
        )
        """Of each figure, the area of what it has in play, and that where each kind of card goes then."""
        self.poisons = tuple([self.card_ids.index(card) for card in sheet.poisons] for sheet in self.sheets)
        self.starts = start_hexes(self.topology)
        self._decisions: dict[type[Any], Any] = {}
        self.field = Field(self.topology)
        self.bits = (*(1 << place for place in range(len(self.topology))), 0)
        self.ends = all_ends(self.field)
        self.terrain = Terrain(self.topology, self.options.terrain, self.options.fields)
        self.shown_marks = (*self.terrain.names, GONE)
        self.buildable = self._buildable()
        without = sum(
            setup.start is None and not self.solo.comes_later(figure)
            for figure, setup in enumerate(self.setups)
        )
        self.room_to_start = max(0, without - len(self.topology.tagged("start")))
        self.lines: list[Courses] = []
        """The lines of movement that cards are written with, by number; filled when cards are compiled."""
        self._courses: dict[Line, Courses] = {}
        self.inwards = cache(partial(self.field.facing, target=self._middle()))
        """(place) -> the side of a hex that looks to the middle of the field."""

    def finish(self) -> None:
        """Take the decisions, and what is printed on the cards."""
        by_name = self.phases_by_name
        self.choose: ChooseCard = by_name["choose"]  # type: ignore[assignment]
        self.replacement: Replace = by_name["replace"]  # type: ignore[assignment]
        self.instant: PlayInstant = by_name["instant"]  # type: ignore[assignment]
        self.cut: CutHand = by_name["cut_hand"]  # type: ignore[assignment]
        self.order: ChooseOrder = by_name["order"]  # type: ignore[assignment]
        self.solo.finish()
        self._tabulate()
        self.machine.automa = partial(playing.answer, self)
        super().finish()

    def _tabulate(self) -> None:
        """Write down in tables what rules ask of cards all game long; see the attributes."""
        self.bounds = tuple((track.low, track.high) for track in self.tracks)
        self.ranks = tuple(rank_of(self, card) for card in self.cards)
        self.lowest = tuple(min(card.props.initiatives, default=0) for card in self.cards)
        self.in_kamae = tuple(card.props.initiative_in for card in self.cards)
        self.costs = (*(card.props.focus for card in self.cards), 0, 0)
        self.always = tuple(
            card.modes[0] if card.modes and card.modes[0].holds is None else None for card in self.cards
        )
        self.prepared = frozenset(card.number for card in self.cards if card.props.prepared)
        self.blanks = {
            program: (0,) * (self.machine.programs[program].registers - len(("figure", "seat", "target")))
            for program in self.card_programs
        }
        chosen = [card for card in self.cards if CHOOSE in card.windows]
        self.conditional = frozenset(card.number for card in chosen if self.always[card.number] is None)
        free = [(STUN, 0), *((one.number, one.props.focus) for one in chosen if self.always[one.number])]
        most = max(self.tracks[figure * TRACKS + FOCUS].high for figure in range(self.fighters))
        self.choosable = [
            frozenset(kind for kind, cost in free if cost <= focus) for focus in range(most + 1)
        ]
        self.aiming = frozenset(
            card.number for card in self.cards if any(mode.aim.kind == "piece" for mode in card.modes)
        )
        self.instants = Instants(self)
        self.variable = frozenset(card.number for card in self.cards if len(card.props.initiatives) > 1)

    @cached_property
    def readings(self) -> tuple[Reading, ...]:
        """What each kind of card offers, for who judges it."""
        return read_cards(self)

    @cached_property
    def trying(self) -> Trying:
        """What has to be paid so that an attack can be tried (SJ-41)."""
        return Trying(self)

    @cached_property
    def attacks(self) -> frozenset[int]:
        """The kinds of cards that may attack: attack cards, and those with an attack in them."""
        return frozenset(
            card.number for card in self.cards if card.type == "attack" or self.readings[card.number].thrusts
        )

    def courses(self, line: Line) -> Courses:
        """Return where a line of movement leads."""
        found = self._courses.get(line)
        if found is None:
            found = self._courses[line] = Courses(self.field, line)
        return found

    def decision(self, kind: type[P]) -> P:
        """Return the decision of a class."""
        found = self._decisions.get(kind)
        if found is None:
            found = self._decisions[kind] = next(phase for phase in self.phases if isinstance(phase, kind))
        return found

    def empty_table(self) -> SenjutsuState:
        return empty_table(self)

    def arrange(self, state: SenjutsuState, setup: Position | Mapping[str, Any]) -> None:
        super().arrange(state, setup)
        state.harmed = 1

    def names_in_positions(self) -> Mapping[str, Mapping[str, Any]]:
        return {**super().names_in_positions(), **positions.names_of(self)}

    def clear_table(self, state: SenjutsuState) -> None:
        """Begin with the first turn: figures on their start hexes, where they have one, hands empty, decks in the order of the
        file, the last card on top.
        """
        state.areas[: self.own_areas] = self.empty(state.seed).areas[: self.own_areas]
        super().clear_table(state)
        state.tracks[TURN] = 1
        for figure in range(self.fighters):
            start = self.setups[figure].start
            if start is not None:
                stand(self, state, figure, self.topology.index[start])

    def lay(self, state: SenjutsuState, said: Mapping[str, Any]) -> None:
        super().lay(state, said)
        positions.lay(self, state, said)

    def deal(self, state: SenjutsuState, said: Mapping[str, Any]) -> None:
        positions.deal(self, state, said)
        super().deal(state, said)
        if "chosen" in said:
            positions.choose(self, state, said["chosen"])

    def go_on(self, state: SenjutsuState) -> None:
        """A position that names no phase, nor what has been chosen, begins with the choice."""
        if all(choice < 0 for choice in state.commits) and not state.stack:
            super().go_on(state)

    # --- who is who -------------------------------------------------------------------------------------------

    def alive(self, state: SenjutsuState) -> tuple[int, ...]:
        """Return the figures that are not defeated, in seat order."""
        return bits(self.everyone & ~state.out)

    def from_bottom(self, state: SenjutsuState) -> list[int]:
        """Return the figures that are not defeated, from the bottom of the advantage track up (SJ-25)."""
        bottom_up, out = state.ladder[::-1], state.out
        return [figure for figure in bottom_up if not out >> figure & 1] if out else bottom_up

    def kamae(self, state: SenjutsuState, figure: int) -> str:
        """Return the kamae of a figure."""
        return self.masteries[figure].spaces[state.tracks[figure * TRACKS + KAMAE]]

    def focus(self, state: SenjutsuState, figure: int) -> int:
        """Return the focus that a figure has."""
        return state.tracks[figure * TRACKS + FOCUS]

    def played(self, state: SenjutsuState, figure: int) -> CardKind | None:
        """Return the card that a figure has in play, None for a stun or nothing."""
        return self.cards[state.card[figure]] if state.card[figure] >= 0 else None

    def figure_at(self, state: SenjutsuState, place: int) -> list[int]:
        """Return who stands on a hex."""
        at = state.at
        return [figure for figure in range(self.fighters) if at[figure] == place]

    def _buildable(self) -> list[int]:
        """Return the hexes where players may place terrain: where nobody is to start or to come in."""
        index, horde = self.topology.index, self.options.horde
        taken = set(self.topology.tagged("start"))
        taken |= {index[setup.start] for setup in self.setups if setup.start is not None}
        taken |= {index[entrance.hex] for entrance in horde.entrances} if horde is not None else set()
        return [place for place in range(len(self.topology)) if place not in taken]

    def _middle(self) -> int:
        """Return the hex in the middle of the field: the one whose farthest hex is nearest.

        How far two hexes are apart is the largest of three differences, so the ends of three axes tell the farthest.
        """
        axes = [(q, r, q + r) for q, r in self.topology.coordinates]
        ends = [(min(axis), max(axis)) for axis in zip(*axes, strict=True)]
        return min(
            range(len(axes)),
            key=lambda one: max(
                max(at - low, high - at) for at, (low, high) in zip(axes[one], ends, strict=True)
            ),
        )

    def signal_played(self, state: SenjutsuState, figure: int, kind: int) -> None:
        """Raise what waits for cards being played; a virtual opponent has no seat to tell of."""
        if figure < self.players:
            self.emit(state, SenjutsuEvents.card_played, figure, kind, figure)

    # --- numbers ----------------------------------------------------------------------------------------------

    def gain_focus(self, state: SenjutsuState, figure: int, amount: int) -> int:
        """Give or take focus (SJ-14), and return what has changed hands."""
        index = figure * TRACKS + FOCUS
        before = state.tracks[index]
        if amount:
            self.add(state, index, amount)
        return state.tracks[index] - before

    def pay_focus(self, state: SenjutsuState, figure: int, cost: int, kind: int = -1) -> int:
        """Take the focus that a card costs, or what is done by one; return how much was paid."""
        if cost and state.log is not None:
            if kind < 0:
                self.emit(state, SenjutsuEvents.pays, figure, cost)
            else:
                self.emit(state, SenjutsuEvents.pays_for, figure, cost, kind)
        return -self.gain_focus(state, figure, -cost)

    def add(self, state: SenjutsuState, track: int, amount: int) -> None:
        """Add to a track; whether somebody is defeated by it is asked when the effect is over."""
        if state.log is not None:
            super().change_track(state, track, state.tracks[track] + amount)
        else:
            low, high = self.bounds[track]
            value = state.tracks[track] + amount
            state.tracks[track] = low if value < low else high if value > high else value
        if amount > 0:
            state.harmed = 1

    def change_track(self, state: SenjutsuState, track: int, value: int) -> None:
        """Put a track to a value; a mission may wound somebody so."""
        super().change_track(state, track, value)
        state.harmed = 1
        self.check_defeat(state)

    def check_defeat(self, state: SenjutsuState) -> None:
        """SJ-29: wounds or stuns up to the limit defeat; the last side that stands has won."""
        if not state.harmed:
            return
        state.harmed, tracks, defeated = 0, state.tracks, 0
        for figure, wounds, stuns, most_wounds, most_stuns in (
            self._limits_now(state) if state.poisons or state.bonus else self.limits
        ):
            if tracks[wounds] >= most_wounds or tracks[stuns] >= most_stuns:
                defeated |= 1 << figure
        if defeated & ~state.out:
            self.defeat(state, defeated)

    def _limits_now(self, state: SenjutsuState) -> Iterator[tuple[int, ...]]:
        """Yield `limits` as poisons that lie by figures leave them, and waves of a horde (SJ-89)."""
        for figure, wounds, stuns, _, most_stuns in self.limits:
            more = 0 if figure < self.players else state.bonus
            yield figure, wounds, stuns, wound_limit(self, state, figure) + more, most_stuns + more

    def defeat(self, state: SenjutsuState, figures: int) -> None:
        """SJ-29: take figures out of the game, and end it when one side is left, or none."""
        for figure in range(self.fighters):
            if figures & ~state.out & 1 << figure:
                state.out |= 1 << figure
                state.stopped |= 1 << figure
                state.at[figure] = OFF
                self.drop_cards(state, figure)
                self.emit(state, SenjutsuEvents.defeated, figure)
        sides = {self.pieces[figure].side for figure in self.alive(state) if figure not in self.solo.wards}
        if any(state.out >> ward & 1 for ward in self.solo.wards):
            sides = {VIRTUAL}
        if self.solo.horde is not None and VIRTUAL not in sides and sides:
            playing.wave_beaten(self, state)
        elif len(sides) < 2 and state.result < 0:
            known = [*self.sides, "", VIRTUAL]
            self.end(state, known.index(sides.pop()) if sides else len(self.sides))

    def drop_cards(self, state: SenjutsuState, figure: int) -> None:
        """Forget what a figure's cards would yet do (SJ-32)."""
        state.waiting = [entry for entry in state.waiting if entry[0] != figure]
        state.blocks = [block for block in state.blocks if block[0] != figure]
        for frames in (state.stack, state.pending):
            for frame in frames:
                if self.belongs(frame, figure):
                    frame[1] = END

    def card_of(self, frame: Frame) -> int:
        """Return the kind of card that a frame runs, -1 if it is none's."""
        return self.card_programs.get(frame[0], -1)

    def belongs(self, frame: Frame, figure: int) -> bool:
        """Whether a frame runs the card of a figure."""
        return frame[0] in self.card_programs and frame[2] == figure

    @cached_property
    def card_programs(self) -> dict[int, int]:
        """The programs of cards, each with its kind of card."""
        return {mode.program: card.number for card in self.cards for mode in card.modes}

    @cached_property
    def aimed(self) -> frozenset[int]:
        """The programs of cards that have one fighter for a target; those that meet whom an attack hit have several."""
        return frozenset(
            mode.program for card in self.cards for mode in card.modes if mode.aim.holds == "figure"
        )

    # --- secrecy ----------------------------------------------------------------------------------------------

    def show(self, view: ViewBuilder[SenjutsuState]) -> None:
        """Show what lies open: figures with their facings, tracks, what each has in play; hands to their owners."""
        state = view.state
        for figure in range(self.fighters):
            view.piece(figure, facing=state.facing[figure], state=self._condition(state, figure))
        for brought in self.brought:
            view.piece(brought)
        view.all_marks()
        for place, kind in pairs(state.things):
            view.mark(self.terrain.names[kind], place)
        for place in range(len(self.topology)):
            if state.cleared >> place & 1:
                view.mark(GONE, place)
        view.all_tracks(self._highs(state))
        view.all_areas()
        ladder = [
            figure for figure in state.ladder if figure < self.players
        ]  # SJ-82: the others are always last
        view.note("advantage", [self.pieces[figure].id for figure in ladder] if len(ladder) > 1 else [])
        names = [self.pieces[figure].id for figure in range(self.fighters)]
        view.note("initiative", {who: state.level[f] for f, who in enumerate(names) if state.level[f] >= 0})
        view.note(
            "injuries", {who: list(state.injuries[f]) for f, who in enumerate(names) if state.injuries[f]}
        )
        lying = [(names[figure], self.card_ids[kind], left) for figure, kind, left in state.poisons]
        view.note("poisons", [{"piece": who, "card": card, "quarters": left} for who, card, left in lying])
        if state.armour:
            view.note("armour", {names[figure]: by for figure, by, *_ in state.armour})
        playing.show(self, view)
        fulfilled = {
            names[figure]: [one for n, one in enumerate(sheet.contracts) if state.contracts[figure] >> n & 1]
            for figure, sheet in self.solo.sheets.items()
            if state.contracts[figure]
        }
        if fulfilled:
            view.note("contracts", fulfilled)
        if state.now != NOT_YET:
            view.note("now", state.now)

    def _highs(self, state: SenjutsuState) -> dict[int, int]:
        """Return how high the tracks of wounds and stuns go just now: to the limits."""
        highs: dict[int, int] = {}
        for _, wounds, stuns, most_wounds, most_stuns in self._limits_now(state):
            highs |= {wounds: most_wounds, wounds + BLEEDING - WOUNDS: most_wounds, stuns: most_stuns}
        return {index: max(high, state.tracks[index]) for index, high in highs.items()}

    def _condition(self, state: SenjutsuState, figure: int) -> str:
        """Return what is to be said of a figure: whether it is in cover, or why it is not on the field."""
        if state.at[figure] == OFF:
            defeated = state.out >> figure & 1 and not self.solo.comes_later(figure)
            return "defeated" if defeated else "waiting"
        return "in_cover" if state.cover >> figure & 1 else ""

    def determinize(self, state: SenjutsuState, seat: int, rng: random.Random) -> SenjutsuState:
        """Return a state drawn at random among those that what `seat` knows allows: opponents' decks drawn anew, too."""
        sample = super().determinize(state, seat, rng)
        imagine(self, sample, rng)
        return sample

    def keep_known(self, state: SenjutsuState, seat: int, rng: random.Random) -> None:
        """What a seat has seen of hands stays as it was."""
        keep_known(state, seat, rng)

    def opened(self, state: SenjutsuState) -> None:
        """Write the first line of the log: the advantage track."""
        self.emit(state, SenjutsuEvents.advantage, state.ladder)


END = 1 << 30
"""Where a program goes on that has nothing more to do."""
