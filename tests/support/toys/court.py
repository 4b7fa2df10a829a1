"""A duel at court with hidden hands: any card may be answered by a card, and that by another."""

from __future__ import annotations

from typing import Any

from uguisu import Area, Build, Game, GameType, Piece, Result, Seat, State, Texts, Track, hookimpl, shuffle
from uguisu.cards import (
    NO_FIGURE,
    PASS,
    Answer,
    CardRules,
    ChooseTarget,
    Mode,
    Pile,
    Play,
    PlayCards,
    Window,
    cards_of,
    draw,
)
from uguisu.events import EVERYBODY

DECK = 2
WOUNDS = 2
PEACE = 2


def card(name: str, copies: int, *do: dict[str, Any], **keys: Any) -> dict[str, Any]:
    return {"id": name, "title": name.title(), "deck": "deck", "copies": copies, "do": do, **keys}


CARDS = {
    "decks": [{"id": "deck", "size": 14}],
    "cards": [
        card("strike", 6, {"op": "raise", "track": "wounds"}),
        card("parry", 4, {"op": "cancel"}, played_in=["answer"]),
        card("feint", 4, {"op": "cancel"}, {"op": "say", "text": "A feint!"}, played_in=["answer"]),
    ],
}


class CourtCards(CardRules):
    windows = {
        "turn": Window("In one's turn.", usual=True),
        "answer": Window("In answer to a card.", brings="number"),
    }

    def played(self, state: State, play: Play, mode: Mode | None, target: int) -> None:
        """The other may answer before the card works."""
        super().played(state, play, mode, target)
        self.game.phases_by_name["answer"].open(state, 1 - play[0], NO_FIGURE, 0, 0)


class Turn(PlayCards[State]):
    """Play a card, or pass and draw one; then it is the other's turn. Who passes and cannot draw makes peace."""

    name = window = "turn"

    def apply(self, state: State, action: int) -> None:
        frame = state.stack[-1]
        if action != PASS:
            self.take(state, frame, action)
        elif not draw(self.game, state, DECK, frame[1], 1):
            self.game.end(state, PEACE)
        frame[1] = 1 - frame[1]
        self.settle(state)


class CourtGame(Game[State]):
    def change_track(self, state: State, track: int, value: int) -> None:
        """`wounds` are those of whoever did not play the card."""
        victim = 1 - state.stack[-1][3] if track == WOUNDS else track
        super().change_track(state, victim, state.tracks[victim] + 1 if track == WOUNDS else value)
        if state.tracks[victim] == 3:
            self.end(state, 1 - victim)

    def start(self, seed: int) -> State:
        state = State(seed)
        state.at, state.tracks = [0, 2], [track.start for track in self.tracks]
        deck = cards_of(self.decks["deck"])
        shuffle(state, deck)
        state.areas = [deck[:4], deck[4:8], deck[8:], []]
        self.rules["turn.enter"](state)
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
        for seat, owner in enumerate(("lord", "lady")):
            Pile("hand", "owner").area(build, owner, seat, pool="cards")
        build.areas += [Area("deck", pool="cards"), Area("discard", faces_seen_by=EVERYBODY)]
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
def uguisu_texts() -> list[Texts]:
    return [Texts("court", {"phase.turn": "Play a card, or pass and draw one"})]
