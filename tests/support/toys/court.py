"""A duel at court with hidden hands: any card may be answered by a card, and that by another."""

from __future__ import annotations

from typing import Any

from uguisu import hookimpl
from uguisu.core.build import Build
from uguisu.core.cards import (
    NOBODY,
    PASS,
    Answer,
    CardRules,
    ChooseTarget,
    Mode,
    Play,
    PlayCards,
    Window,
    cards_of,
    draw,
)
from uguisu.core.game import Game
from uguisu.core.game_type import GameType
from uguisu.core.phase import Move
from uguisu.core.rng import shuffle
from uguisu.core.state import Frame, State
from uguisu.core.table import Area, Piece, Result, Seat, Track
from uguisu.core.text import Text, Texts

DECK, PILE = 2, 3
WOUNDS = 2
CARDS = {
    "decks": [{"id": "deck", "size": 14}],
    "cards": [
        {
            "id": "strike",
            "title": "Strike",
            "deck": "deck",
            "copies": 6,
            "do": [{"op": "raise", "track": "wounds"}],
        },
        {
            "id": "parry",
            "title": "Parry",
            "deck": "deck",
            "copies": 4,
            "played_in": ["answer"],
            "do": [{"op": "cancel"}],
        },
        {
            "id": "feint",
            "title": "Feint",
            "deck": "deck",
            "copies": 4,
            "played_in": ["answer"],
            "do": [{"op": "cancel"}, {"op": "say", "text": "A feint!"}],
        },
    ],
}


class CourtCards(CardRules):
    windows = {"turn": Window("In one's turn.", usual=True), "answer": Window("In answer to a card.")}

    def hand(self, seat: int, actor: int) -> int:
        return seat

    def lies(self, state: State, play: Play, mode: Mode | None, target: int) -> int:
        return PILE

    def played(self, state: State, play: Play, mode: Mode | None, target: int) -> None:
        """The other may answer before the card works."""
        super().played(state, play, mode, target)
        self.game.phases_by_name["answer"].open(state, 1 - play[0], NOBODY, 0, 0)


class Turn(PlayCards[State]):
    """Play a card, draw, or pass and discard the next card; then it is the other's turn."""

    name = window = "turn"

    def legal(self, state: State) -> list[int]:
        return [*super().legal(state), *([self.first_extra] if state.areas[DECK] else [])]

    def apply(self, state: State, action: int) -> None:
        seat = state.stack[-1][1]
        if action == PASS:
            self.throw_away(state, seat)
        else:
            self.take(state, state.stack[-1], action)
        state.stack[-1][1] = 1 - seat
        self.settle(state)

    def take(self, state: State, frame: Frame, action: int) -> None:
        if action == self.first_extra:
            draw(self.game, state, DECK, frame[1], 1)
        else:
            super().take(state, frame, action)

    def throw_away(self, state: State, seat: int) -> None:
        source = state.areas[DECK] or state.areas[seat]
        if source:
            state.areas[PILE].append(source.pop())
            self.game.tell(state, "passed", seat=self.game.seats[seat].id)
        else:
            self.game.end(state, 2)

    def describe(self, state: State, action: int) -> Move:
        return (
            Move("draw", Text("move.draw")) if action == self.first_extra else super().describe(state, action)
        )


class CourtGame(Game):
    def change_track(self, state: State, track: int, value: int) -> None:
        """`wounds` are those of whoever did not play the card."""
        victim = 1 - state.stack[-1][3] if track == WOUNDS else track
        super().change_track(state, victim, state.tracks[victim] + 1 if track == WOUNDS else value)
        if state.tracks[victim] == 3:
            self.end(state, 1 - victim)

    def start(self, seed: int) -> State:
        state = State(seed)
        state.at, state.tracks = [0, 2], [track.start for track in self.tracks]
        deck = [card for deck in self.decks.values() for card in cards_of(deck)]
        shuffle(state, deck)
        state.areas = [deck[:4], deck[4:8], deck[8:], []]
        self.phases_by_name["turn"].open(state, 0)
        self.machine.settle(state)
        return state


class Court(GameType):
    id = "court"
    title = "Court"
    sides = {"lord": "The lord.", "lady": "The lady."}
    card_rules = CourtCards

    def build(self, content: Any, options: Any) -> Build:
        build = Build(content, options, CourtGame)
        build.seats += [Seat("lord", "lord", {"en": "the Lord"}), Seat("lady", "lady")]
        build.pieces += [Piece("lord", "noble", "lord"), Piece("lady", "noble", "lady")]
        build.tracks += [Track("wounds-lord", 0, 3), Track("wounds-lady", 0, 3), Track("wounds", audience=0)]
        build.areas += [
            Area("hand-lord", "lord", faces_seen_by=1, pool="cards"),
            Area("hand-lady", "lady", faces_seen_by=2, pool="cards"),
            Area("deck", pool="cards"),
            Area("pile", faces_seen_by=-1),
        ]
        for winner, loser in (("lord", "lady"), ("lady", "lord")):
            build.results.append(Result(f"{winner}_wins", {winner: 1.0, loser: -1.0}))
        build.results.append(Result("peace", {"lord": 0.0, "lady": 0.0}))
        for phase in (Turn, Answer, ChooseTarget):
            build.add_phase(phase())
        return build


@hookimpl
def uguisu_games() -> list[GameType]:
    return [Court()]


@hookimpl
def uguisu_texts() -> list[Any]:
    texts = {"phase.turn": "Play a card or draw", "move.draw": "draw", "event.passed": "{seat} passes"}
    return [Texts("court", texts)]
