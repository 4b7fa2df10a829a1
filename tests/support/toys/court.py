"""A duel at court with hidden hands: any card may be answered by a card, and that by another.

What a card does is compiled from its operations, so cards that answer are written ``do: [{op: cancel}]``.
"""

from __future__ import annotations

import random
from typing import Any

from uguisu import hookimpl
from uguisu.core.build import Build
from uguisu.core.events import only
from uguisu.core.game import Game
from uguisu.core.game_type import EventType, GameType
from uguisu.core.language.code import compile_program
from uguisu.core.phase import Move, Phase
from uguisu.core.rng import shuffle
from uguisu.core.state import State
from uguisu.core.table import Area, Piece, Result, Seat, Track
from uguisu.core.text import Text, Texts

HAND_OF = (0, 1)
DECK, PILE = 2, 3
PASS = -2
DRAW = -1

CARDS = {
    "decks": [{"id": "deck", "size": 14}],
    "cards": [
        {
            "id": "strike",
            "title": "Strike",
            "deck": "deck",
            "copies": 6,
            "timing": "turn",
            "do": [{"op": "raise", "track": "wounds"}],
        },
        {
            "id": "parry",
            "title": "Parry",
            "deck": "deck",
            "copies": 4,
            "timing": "answer",
            "do": [{"op": "cancel"}],
        },
        {
            "id": "feint",
            "title": "Feint",
            "deck": "deck",
            "copies": 4,
            "timing": "answer",
            "do": [{"op": "cancel"}, {"op": "say", "text": "A feint!"}],
        },
    ],
}


class CourtState(State):
    active: int


class _Cards(Phase[CourtState]):
    def bind(self, game: CourtGame) -> None:
        self.game = game

    def in_hand(self, state: CourtState, timing: str) -> list[int]:
        game = self.game
        return sorted({card for card in state.areas[state.seat] if game.timings[card] == timing})

    def play(self, state: CourtState, card: int) -> None:
        """Put the card down; the other seat may answer before it works."""
        game, seat = self.game, state.seat
        state.areas[seat].remove(card)
        state.areas[PILE].append(card)
        if state.log is not None:
            game.tell(state, "played", seat=game.seats[seat].id, card=game.card_ids[card])
        game.machine.nest(state, game.answer, 1 - seat)
        game.machine.begin(state, game.effects[card], (seat,))

    def describe(self, state: CourtState, action: int) -> Move:
        if action == PASS:
            return Move("pass", Text("move.pass"))
        if action == DRAW:
            return Move("draw", Text("move.draw"))
        card = self.game.card_ids[action]
        return Move(card, Text("move.card", {"card": card}), cards=(card,))


class Turn(_Cards):
    name = "turn"

    def enter(self, state: CourtState) -> None:
        game = self.game
        state.phase, state.seat = self.index, state.active
        for loser in (0, 1):
            if state.tracks[loser] >= 3:
                game.end(state, 1 - loser)
                return
        if not state.areas[DECK] and not any(self.in_hand_of(state, seat) for seat in (0, 1)):
            game.end(state, 2)

    def in_hand_of(self, state: CourtState, seat: int) -> bool:
        return any(self.game.timings[card] == "turn" for card in state.areas[seat])

    def legal(self, state: CourtState) -> list[int]:
        return [*([DRAW] if state.areas[DECK] else []), *self.in_hand(state, "turn"), PASS]

    def apply(self, state: CourtState, action: int) -> None:
        game = self.game
        if action == DRAW:
            card = state.areas[DECK].pop()
            state.areas[state.seat].append(card)
            if state.log is not None:
                game.tell(state, "drew", seat=game.seats[state.seat].id)
                game.tell(state, "drawn", only(state.seat), card=game.card_ids[card])
        elif action == PASS:
            state.areas[PILE].extend(state.areas[DECK][-1:])
            del state.areas[DECK][-1:]
            if state.log is not None:
                game.tell(state, "passed", seat=game.seats[state.seat].id)
            if not state.areas[DECK] and state.areas[state.seat]:
                state.areas[PILE].append(state.areas[state.seat].pop(0))
        else:
            self.play(state, action)
        state.active = 1 - state.active
        state.seat = state.active
        game.machine.settle(state)
        if not state.stack and not state.over:
            self.enter(state)


class Answer(_Cards):
    name = "answer"

    def legal(self, state: CourtState) -> list[int]:
        return [*self.in_hand(state, "answer"), PASS]

    def apply(self, state: CourtState, action: int) -> None:
        machine = self.game.machine
        machine.unnest(state)
        if action != PASS:
            self.play(state, action)
        machine.settle(state)
        if not state.stack and not state.over:
            self.game.rules["turn.enter"](state)


class CourtGame(Game):
    def finish(self) -> None:
        self.effects = []
        self.timings = [card.timing for card in self.cards]
        for number, card in enumerate(self.cards):
            program = compile_program(
                self,
                card.do,
                card.if_,
                file="cards",
                path=("cards", number),
                source=f"card '{card.id}'",
                scope={"player": "seat"},
            )
            self.machine.programs.append(program)
            self.effects.append(len(self.machine.programs) - 1)
        super().finish()

    def __init__(self, build: Build) -> None:
        super().__init__(build)
        self.cards = build.content.cards.cards
        self.copies = [card.copies for card in self.cards]
        self.answer = next(phase for phase in self.phases if phase.name == "answer")

    def change_track(self, state: State, track: int, value: int) -> None:
        """`wounds` is whoever did not play the card: kept as a track each."""
        if self.tracks[track].id == "wounds":
            track = 1 - state.stack[-1][2]
            value = state.tracks[track] + 1
        super().change_track(state, track, value)

    def start(self, seed: int) -> CourtState:
        state = CourtState(seed)
        state.at = [0, 2]
        state.tracks = [track.start for track in self.tracks]
        state.areas = [[], [], [card for card, copies in enumerate(self.copies) for _ in range(copies)], []]
        state.active = 0
        shuffle(state, state.areas[DECK])
        for seat in (0, 1):
            for _ in range(4):
                state.areas[seat].append(state.areas[DECK].pop())
        self.rules["turn.enter"](state)
        return state

    def determinize(self, state: State, seat: int, rng: random.Random) -> State:
        twin = super().determinize(state, seat, rng)
        hidden = [DECK, *(other for other in (0, 1) if other != seat)]
        unseen = sorted(card for area in hidden for card in twin.areas[area])
        rng.shuffle(unseen)
        for area in hidden:
            for place in range(len(twin.areas[area])):
                twin.areas[area][place] = unseen.pop()
        return twin


class Court(GameType):
    id = "court"
    title = "Court"
    sides = {"lord": "The lord.", "lady": "The lady."}
    events = {"bowed": EventType("Somebody bowed.", {"who": "piece"})}

    def build(self, content: Any, options: Any) -> Build:
        build = Build(content, options, CourtGame)
        build.seats += [Seat("lord", "lord", {"en": "the Lord"}), Seat("lady", "lady")]
        build.pieces += [Piece("lord", "noble", "lord"), Piece("lady", "noble", "lady")]
        build.tracks += [Track("wounds-lord", 0, 3), Track("wounds-lady", 0, 3), Track("wounds", audience=0)]
        build.areas += [
            Area("hand-lord", "lord", faces_seen_by=only(0)),
            Area("hand-lady", "lady", faces_seen_by=only(1)),
            Area("deck"),
            Area("pile", faces_seen_by=-1),
        ]
        build.card_ids = [card.id for card in content.cards.cards]
        build.card_titles = {card.id: card.title for card in content.cards.cards}
        build.results += [
            Result("lord_wins", {"lord": 1.0, "lady": -1.0}),
            Result("lady_wins", {"lord": -1.0, "lady": 1.0}),
            Result("peace", {"lord": 0.0, "lady": 0.0}),
        ]
        build.add_phase(Turn())
        build.add_phase(Answer())
        return build


@hookimpl
def uguisu_games() -> list[GameType]:
    return [Court()]


@hookimpl
def uguisu_texts() -> list[Any]:
    return [
        Texts(
            "court",
            {
                "phase.turn": "Play a card or draw",
                "phase.answer": "Answer?",
                "move.pass": "Pass",
                "move.draw": "Draw",
                "move.card": "{card}",
                "event.played": "{seat} plays {card}",
                "event.drew": "{seat} draws",
                "event.drawn": "You draw {card}",
                "event.passed": "{seat} passes",
            },
        )
    ]
