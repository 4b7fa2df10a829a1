"""Scorpion compiled."""

from __future__ import annotations

import functools
import operator
import random
from collections.abc import Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from uguisu import OFF, Message, Rule, below
from uguisu.checks import Finding
from uguisu.effects import Program, compile_program
from uguisu.events import EVERYBODY
from uguisu.phases import ScheduledGame
from uguisu.views import ViewBuilder
from uguisu_scorpion import positions, texts
from uguisu_scorpion.board import ground_of
from uguisu_scorpion.cards.play import React
from uguisu_scorpion.content.mission import LETTERS, Fixed
from uguisu_scorpion.content.options import ScorpionOptions
from uguisu_scorpion.effects.learning import Listen
from uguisu_scorpion.events import ScorpionEvents
from uguisu_scorpion.phase import Desk, Nested, is_secret
from uguisu_scorpion.rules.guard_movement import nothing_more
from uguisu_scorpion.rules.placing import relocate
from uguisu_scorpion.rules.searching import ambush_program, trap_program
from uguisu_scorpion.secrecy.belief import ExactBelief
from uguisu_scorpion.secrecy.views import show, show_belief
from uguisu_scorpion.setup.hands import starter_counts
from uguisu_scorpion.state import (
    ABSENT,
    BOTH,
    DEAD,
    IN_PASSAGE,
    NINJA,
    ON_MAP,
    SENTRY,
    TRAITOR,
    TURN,
    WAITING,
    ScorpionState,
)
from uguisu_scorpion.turn.intruders import may_return
from uguisu_scorpion.turn.returning import new_copy_program

if TYPE_CHECKING:
    from uguisu_scorpion.game_type import ScorpionBuild


class ScorpionGame(ScheduledGame[ScorpionState]):
    """A Scorpion scenario.

    Attributes:
        options: the scenario's options, as variants left them.
        ground: the map, as the rules read it.
        table: seats, areas and figures by what they are for.
        guards: how many figures of guards there are; pieces 0 to `guards` - 1.
        first: the piece of the ninja; the traitor's is the next one.
        own: for each seat, the guards that it may play cards on, as a mask (SC-10).
        fixed: what the mission settles in advance.
        ask: the decisions by name.
        in_play: the intruders of this game, in turn order (both, but for a lone wolf).
        secret_kind: whether the guards do not know if the one intruder is a ninja or a traitor (SC-80).
        letters_a_castle: how many targets may be hidden in one castle (SC-11).
        room_to_hide: whether each castle has room for those and for all else that is hidden.
        rival: whether the intruders play against each other (SC-81).
    """

    words = texts.WORDS
    steps_by_phase = positions.STEPS
    usual_step = "guard_cards"
    aids: tuple[str, ...] = ("belief",)
    shown_marks: tuple[str, ...] = ("sleepers", "target", "trap", "ambush", "searched", "passage", "rope")

    def __init__(self, build: ScorpionBuild) -> None:
        super().__init__(build)
        self.options: ScorpionOptions = build.options
        self.max_plies = 1000 * (self.tracks[TURN].high + 2)
        self.ground = ground_of(build.topology)
        self.table = build.table
        self.guards: int = self.options.swords + self.options.spears
        self.first: int = self.guards + self.options.drunks
        self.all_guards: int = (1 << self.guards) - 1
        self.intruders = frozenset(self.first + who for who in BOTH)
        self.no_drunks = [OFF] * self.options.drunks
        self.swords: int = (1 << self.options.swords) - 1
        self.own = [0] * len(self.seats)
        for seat_index, seat in enumerate(self.table.guard_seats):
            both = len(self.table.guard_seats) == 1
            weapons = (self.swords, self.all_guards & ~self.swords)
            self.own[seat] = self.all_guards if both else weapons[seat_index]
        self.fixed = Fixed(build)
        self.deals = self.options.setup == "dealt"
        self.in_play = build.in_play
        self.rival = build.rival
        if not build.lone and not self.rival:
            self.part_won = texts.errands
        self.secret_kind = build.secret_kind
        self.passages = 2 if self.rival else 1
        self.ask = Desk(build.phases)
        self.letters = tuple(range(1, len(LETTERS) + 1))
        self.letters_a_castle = -(-len(self.letters) // max(1, len(self.ground.hiding)))
        most_hidden = self.letters_a_castle + self.options.traps + self.options.ambushes
        self.room_to_hide = bool(self.ground.hiding) and most_hidden <= min(map(len, self.ground.hiding))
        self.intruder_decks = build.intruder_decks or [self.decks["ninja"], self.decks["traitor"]]
        self.starters = starter_counts(build.content)
        self.limits = (self.options.ninja_wounds, self.options.traitor_wounds)
        self.hand_sizes = (self.options.ninja_hand, self.options.traitor_hand)
        self.new_hand_sizes: tuple[int, int] = (self.options.ninja_new_hand, self.options.traitor_new_hand)
        self.mark_seen_by = {self.mark_kinds.index(mark.id): mark.seen_by for mark in build.card_marks}

    def finish(self) -> None:
        """Bind the decisions, and lay the night out as a program."""
        self._take_rules()
        self.rope_cards = frozenset(
            card.number for card in self.cards if any(mode.target == "across_wall" for mode in card.modes)
        )
        self.table.answers = [
            [
                any(
                    count and window in self.cards[kind].windows
                    for kind, count in enumerate(self.intruder_decks[who])
                )
                for who in BOTH
            ]
            for window in React.windows
        ]
        super().finish()
        self.belief = ExactBelief(self)
        self._doubt_deduction()
        self.free_listen = self._add(
            compile_program(
                self,
                [Listen(who="who")],
                [],
                file="scenario",
                path=(),
                source="listening without a card",
                scope={"who": "party", "seat": "seat"},
            )
        )
        self.estimate = self._add(Program("the end", (lambda state, _frame: self.check_end(state),)))
        self.trap = self._add(trap_program(self))
        self.ambush = self._add(ambush_program(self))
        self.new_copy = self._add(new_copy_program(self))

    def _take_rules(self) -> None:
        rules = self.rules
        self.rule_search_limit: Rule = rules["search_limit"]
        self.rule_mission_done: Rule = rules["mission_done"]
        self.rule_passage_found: Rule = rules["passage_found"]
        self.rules_of_stopping: tuple[Rule, ...] = tuple(
            rule for rule in (rules["notice_passage"], rules["notice_ropes"]) if rule is not nothing_more
        )
        self.rule_kind_of: Rule = rules["kind_of"]
        self.rule_may_use_rope: Rule = rules["may_use_rope"]
        self.rule_outcome: Rule = rules["outcome"]
        self.rule_start_zones: Rule = rules["start_zones"]

    def _add(self, program: Program) -> int:
        self.machine.programs.append(program)
        return len(self.machine.programs) - 1

    # --- play ---------------------------------------------------------------------------------------------------

    def empty_table(self) -> ScorpionState:
        state = ScorpionState()
        state.clear()
        size = self.ground.size
        state.at = [OFF] * len(self.pieces)
        state.tracks = [track.start for track in self.tracks]
        state.areas = [[] for _ in self.areas]
        state.group = [SENTRY] * self.guards
        state.solo = self.all_guards
        state.facing = [-1] * (self.guards // 2)
        state.members = [0] * (self.guards // 2)
        state.crowd, state.sleepers = bytearray(size), bytearray(size)
        state.items, state.searched = bytearray(size), bytearray(size)
        state.inside = [0] * self.passages
        state.ends = [-1] * (2 * self.passages)
        state.status = [WAITING if intruder in self.in_play else ABSENT for intruder in BOTH]
        state.missions, state.noise, state.died = [0, 0], [0, 0], [0, 0]
        state.sure = [() for _ in (*BOTH, *self.table.guard_seats)]
        state.paths = [(), ()]
        state.ropes, state.searches = (), ()
        state.past, state.record = (), []
        state.ambush = OFF
        return state

    def names_in_positions(self) -> Mapping[str, Mapping[str, Any]]:
        return {**super().names_in_positions(), **positions.names_of(self)}

    def clear_table(self, state: ScorpionState) -> None:
        super().clear_table(state)
        state.tracks[TURN] = 1

    def lay(self, state: ScorpionState, said: Mapping[str, Any]) -> None:
        super().lay(state, said)
        positions.lay(self, state, said)

    def deal(self, state: ScorpionState, said: Mapping[str, Any]) -> None:
        positions.deal(self, state, said)
        super().deal(state, said)

    def resume(self, state: ScorpionState, phase: str) -> None:
        if phase in positions.WHO:
            state.mover = positions.WHO[phase]
        super().resume(state, phase)

    def let_decide(self, state: ScorpionState, said: Mapping[str, Any]) -> None:
        positions.let_decide(self, state, said)

    def stand(self, state: ScorpionState, piece: int, place: int) -> None:
        if piece >= self.own_pieces:
            super().stand(state, piece, place)
        else:
            positions.stand(self, state, piece, place)

    def opened(self, state: ScorpionState) -> None:
        for intruder in self.in_play:
            if state.missions[intruder]:
                self.tell_mission(state, intruder)

    def tell_mission(self, state: ScorpionState, intruder: int) -> None:
        """Tell an intruder, and who plays with it, its mission."""
        letter, piece = LETTERS[state.missions[intruder] - 1], self.first + intruder
        self.emit(state, ScorpionEvents.mission, piece, letter, audience=self.circle(intruder))

    def decide(self, state: ScorpionState, name: str, seat: int, *values: int) -> None:
        """Have a seat decide a part of the set-up, or chance, if the scenario deals it."""
        phase = self.ask.by_name[name]
        if self.deals:
            self._deal(state, phase, seat, values)
        else:
            state.pending.append([~phase.index, seat, *values])

    def decide_again(self, state: ScorpionState, name: str, seat: int, *values: int) -> None:
        """Go on with a decision of several parts, by whoever began it: chance deals in the set-up only."""
        phase = self.ask.by_name[name]
        if self.deals and not state.tracks[TURN]:
            self._deal(state, phase, seat, values)
        else:
            phase.open(state, seat, *values)

    def _deal(self, state: ScorpionState, phase: Nested, seat: int, values: tuple[int, ...]) -> None:
        frame = [~phase.index, seat, *values]
        options = phase.to_deal(state, frame)
        phase.take(state, frame, options[below(state, len(options))])

    def starting_hand(self, deck: str) -> list[int] | None:
        """Return a deck's starting hand as counts by kind (SC-08); None when it is picked (SC-07)."""
        if self.secret_kind and deck != "guards":
            return None
        if deck in self.fixed.hands:
            return self.fixed.hands[deck]
        return self.starters[deck] if self.options.hands == "starter" else None

    def check_end(self, state: ScorpionState) -> None:
        """SC-70: the night ends when no intruder is on the board, nor will come back to it."""
        for intruder in self.in_play:
            status = state.status[intruder]
            if status in (WAITING, ON_MAP, IN_PASSAGE) or (
                status == DEAD and may_return(self, state, intruder)
            ):
                return
        self.finish_night(state)

    def finish_night(self, state: ScorpionState) -> None:
        """SC-70: end the game as the rule `outcome` says."""
        name = self.rule_outcome(self, state)
        self.end(state, next(number for number, result in enumerate(self.results) if result.id == name))

    def mark_audience(self, kind: int) -> int:
        """Return the seats that see marks of a kind."""
        word = self.mark_seen_by.get(kind, "all")
        if word == "all":
            return super().mark_audience(kind)
        return (
            self.table.guards_audience if word == "guards" else self.table.circles[0] | self.table.circles[1]
        )

    def note(self, state: ScorpionState, *fact: int) -> None:
        """Write down what everybody can see, for deduction."""
        state.record.append(fact)

    def clock(self, state: ScorpionState) -> int:
        """Return the moments that everybody can tell apart: plies would reveal how far somebody moved in secret."""
        return state.clock

    def relocate(self, state: ScorpionState, piece: int, place: int) -> None:
        """Put a piece somewhere, as a mission says."""
        if self.own_pieces <= piece < len(self.pieces):
            super().relocate(state, piece, place)
        else:
            relocate(self, state, piece, place)

    # --- who is who ---------------------------------------------------------------------------------------------

    def seat_of(self, intruder: int) -> int:
        """Return the seat that plays an intruder."""
        return self.table.intruder_seats[intruder]

    def guard_seat(self, mask: int) -> int:
        """Return the seat that moves these guards: theirs whose figure comes first (SC-10)."""
        seats = self.table.guard_seats
        if len(seats) == 1 or not mask or mask & -mask & self.swords:
            return seats[0]
        return seats[1]

    def circle(self, intruder: int) -> int:
        """Return the seats that know an intruder's secrets, as an audience (SC-14)."""
        return self.table.circles[intruder]

    # --- secrecy ------------------------------------------------------------------------------------------------

    def show(self, view: ViewBuilder[ScorpionState]) -> None:
        show(self, view)

    def decision_audience(self, state: ScorpionState) -> int:
        """SC-10, SC-14: what intruders decide is noticed by those who know their secrets, unless it is done openly."""
        phase, table = self.phases[state.phase], self.table
        if state.seat in table.guard_seats or not is_secret(phase):
            return EVERYBODY
        return functools.reduce(
            operator.or_, (self.circle(who) for who in BOTH if table.intruder_seats[who] == state.seat), 0
        )

    def cover(self, state: ScorpionState) -> tuple[str, bool]:
        """Others are told that the intruders are at work; with one player on each side, that is who decides."""
        return "intruders", len(self.seats) <= 2

    def _doubt_deduction(self) -> None:
        """Say that nothing can be deduced where something puts an intruder elsewhere without a trace."""
        for file, path, pieces in self.put_elsewhere:
            if pieces & self.intruders:
                self.doubts.append(
                    Finding(
                        file=file,
                        path=path,
                        severity="warning",
                        code="scorpion-deduction",
                        message=Message(
                            "This may put a hidden intruder elsewhere, so nothing can be deduced in this pack any more"
                        ),
                        hint=Message(
                            "If guards are meant, use a name that can be nothing but a guard. Without deduction, "
                            "bots of guards play worse."
                        ),
                    )
                )

    def aid(self, view: ViewBuilder[ScorpionState], name: str) -> None:
        """Mark where each intruder can be, as far as the public record tells: the guards' deduction."""
        show_belief(self, view)

    def indistinguishable_starts(self) -> list[tuple[ScorpionState, float]]:
        """Return the start with targets anywhere and any of them wanted, where the mission fixes these."""
        from uguisu_scorpion.secrecy.possible_setups import indistinguishable_starts

        return indistinguishable_starts(self)

    def relabel_for(self, state: ScorpionState, seat: int) -> ScorpionState:
        """To intruders, letters are what is wanted by whom, and the others."""
        from uguisu_scorpion.secrecy.possible_setups import relabel_for

        return relabel_for(self, state, seat)

    def relabel_event_for(self, state: ScorpionState, seat: int, told: Hashable) -> Hashable:
        """To intruders, letters are what is wanted by whom, and the others."""
        from uguisu_scorpion.secrecy.possible_setups import relabel_event_for

        return relabel_event_for(self, state, seat, told)

    def determinize(self, state: ScorpionState, seat: int, rng: random.Random) -> ScorpionState:
        """Return a state drawn at random among those that what `seat` knows allows."""
        from uguisu_scorpion.secrecy.views import resample

        sample = state.without_log()
        sample.seed = rng.getrandbits(64)
        resample(self, sample, seat, rng)
        self.resample_hidden(sample, seat, rng)
        return sample

    def keep_known(self, state: ScorpionState, seat: int, rng: random.Random) -> None:
        """Put back what everybody knows to be in a hand: the cards of a starter hand that have not been played."""
        from uguisu_scorpion.secrecy.views import keep_known

        keep_known(self, state, seat)

    def known_cards(self, state: ScorpionState, seat: int, area: int) -> Sequence[int]:
        """Return what all know to be in a hand (`State.sure`)."""
        hands = self.table.all_hands
        return state.sure[hands.index(area)] if area in hands else ()

    def heat(self, state: ScorpionState) -> Mapping[str, Sequence[int]]:
        """Return where the ninja, the traitor and the guards stand."""
        at, first = state.at, self.first
        return {
            "ninja": [at[first + NINJA]] if at[first + NINJA] != OFF else [],
            "traitor": [at[first + TRAITOR]] if at[first + TRAITOR] != OFF else [],
            "guards": [place for place in at[: self.guards] if place != OFF],
        }
