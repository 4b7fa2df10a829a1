"""One game of a connection, and what the connection may see and do in it."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from uguisu.core.errors import IllegalAction
from uguisu.core.text import Text
from uguisu.core.view import EventView, View
from uguisu.effects.reading import title_of_side
from uguisu.loading.overrides import Overrides
from uguisu.messages.local_text import localize
from uguisu.messages.message import Message, translate
from uguisu_tools.bots.spec import default_bot
from uguisu_tools.bots.table import HUMAN, Table
from uguisu_tools.drawing.svg import write_svg
from uguisu_tools.looks.faces import Faces
from uguisu_tools.protocol.wire import (
    ILLEGAL_ACTION,
    INVALID_PARAMS,
    MAX_TALK,
    NOT_YOUR_SEAT,
    NOT_YOUR_TURN,
    REFUSED,
    TOO_MUCH,
    ProtocolError,
)
from uguisu_tools.record import replay, save
from uguisu_tools.rulings.recording import record

if TYPE_CHECKING:
    from uguisu_tools.solve.outlook import Outlook

ONLOOKER = ""
FOLLOWED = 12
"""Steps that trails follow at most."""


class Session:
    """A game in the hands of one connection. What that may not see or do is refused with a `ProtocolError`.

    Attributes:
        name: what the connection calls it.
        table: the match and its bots. The session never shows its State.
        seats: the seats that the connection plays.
        whole: whether these are all seats; then nothing is secret from it.
        paced: whether bots wait to be told `step`, one decision at a time.
    """

    def __init__(
        self,
        name: str,
        table: Table,
        *,
        seats: tuple[str, ...] | None,
        pack: Path,
        changes: Overrides,
        undo: bool | None,
        paced: bool = False,
    ) -> None:
        every = tuple(seat.id for seat in table.game.seats)
        self.name = name
        self.table = table
        self.seats = every if seats is None else tuple(dict.fromkeys(seats))
        self.whole = set(self.seats) == set(every)
        self.may_undo = self.whole if undo is None else undo
        self.paced = paced
        self._pack = pack
        self._changes = changes
        self._told = 0
        self._said = 0

    # --- what may be seen ------------------------------------------------------------------------------------

    def about(self, language: str) -> dict[str, Any]:
        """Return what doesn't change during the game."""
        game = self.table.game
        return {
            "game": self.name,
            "rules": game.id,
            "scenario": game.scenario,
            "title": localize(game.title, language),
            "briefing": localize(game.briefing, language),
            "objectives": self._objectives(language),
            "variants": list(game.variants),
            "seats": [
                {
                    "id": seat.id,
                    "side": seat.side,
                    "title": localize(seat.title, language) if seat.title else seat.id,
                    "player": self.table.players[seat.id],
                }
                for seat in game.seats
            ],
            "yours": list(self.seats),
            "undo": self.may_undo,
            "secrets": not game.hides_nothing,
            "bots": self.table.known_bots(),
            "default_bot": str(default_bot(game)),
            **self.aids(language),
        }

    def _objectives(self, language: str) -> list[dict[str, Any]]:
        """Return what each side is after, as the mission says it."""
        mission = self.table.game.content.mission
        return [
            {"id": objective.id, "for": objective.for_, "title": localize(objective.title, language)}
            for objective in (mission.objectives if mission is not None else ())
        ]

    def content(self, language: str) -> dict[str, Any]:
        """Return what lies open to everybody, for a front end to draw: the map, and what is printed on cards."""
        game = self.table.game
        board = game.content.map
        return {
            "map": None if board is None else msgspec.to_builtins(board),
            "cards": {
                card: {
                    "title": localize(game.card_titles.get(card) or card, language),
                    "text": localize(game.card_texts.get(card, ""), language),
                }
                for card in game.card_ids
            },
            "decks": {
                deck: {card: count for card, count in zip(game.card_ids, counts, strict=True) if count}
                for deck, counts in game.decks.items()
            },
        }

    def face(self, card: str, language: str) -> dict[str, Any]:
        """Return what is printed on a card, which lies open to everybody; `svg` is empty where nothing is drawn on it."""
        game = self.table.game
        known = game.content.cards.cards if game.content.cards is not None else ()
        found = next((one for one in known if one.id == card), None)
        if found is None or game.card_rules is None:
            raise ProtocolError(INVALID_PARAMS, f"no card of this game is called '{card}'")
        faces = Faces(game, language)
        sketch = faces.sketch(found)
        return {**faces.head(found), "svg": "" if sketch is None else write_svg(sketch)}

    def aids(self, language: str) -> dict[str, Any]:
        """Return the helps there are, and those that are on."""
        match = self.table.match
        found = [
            {"id": name, "title": match.game.texts.tell(Text(f"aid.{name}"), language)}
            for name in match.game.aids
        ]
        return {"aids": found, "aids_on": sorted(match.aids)}

    def standing(self, language: str) -> dict[str, Any]:
        """Return who is to move, and how it ended if it did; `told` says who has won."""
        match = self.table.match
        result = match.view(ONLOOKER, language).result
        return {
            "to_move": match.to_move or None,
            "over": match.over,
            "result": None if result is None else msgspec.to_builtins(result),
            "told": "" if result is None else self._who_has_won(result.winner, language),
        }

    def _who_has_won(self, winner: str | None, language: str) -> str:
        if winner is None:
            return translate(Message("Nobody wins"), language)
        side = localize(title_of_side(self.table.game, winner), language)
        return translate(Message("{side} {side:wins|win}", side=side), language)

    def view(self, seat: str | None, language: str, at: int | None = None) -> View:
        """Return what a seat sees, or saw after `at` steps; anybody may have an onlooker's view."""
        if at is not None and not self.table.match.over:
            self._only_for_all("looking back")  # it tells how many steps others have made
        mine = ONLOOKER if seat == ONLOOKER else self.own(seat)
        with _refused(INVALID_PARAMS):
            return self.table.match.view(mine, language, at)

    def steps(self) -> list[dict[str, str]]:
        """Return all that was done so far, to somebody who may know everything."""
        if not self.table.match.over:
            self._only_for_all("what everybody did")
        return [step._asdict() for step in self.table.match.steps]

    def outlook(self, seat: str | None, language: str) -> dict[str, Any]:
        """Return who was ahead when, and what the step was that turned it, as `seat` heard of it; nothing before the end."""
        from uguisu_tools.solve.outlook import outlook

        match, mine = self.table.match, ONLOOKER if seat == ONLOOKER else self.own(seat)
        found = outlook(match)
        if found is None:
            return {}
        game = self.table.game
        told: dict[str, Any] = {
            "exact": found.exact,
            "ahead": list(found.ahead),
            "rounds": list(found.rounds),
            "sides": {side: localize(title_of_side(game, side), language) for side in game.sides},
        }
        if found.turned is not None:
            told["turned"] = {
                "step": found.turned,
                "seat": match.steps[found.turned].seat,
                "move": self._told_of(found.turned, language),
                "since": self._since(found, language),
                "lines": [msgspec.to_builtins(line) for line in self._lines(found.turned, mine, language)],
                "trails": self._trails(found.turned, mine, language),
            }
        return told

    def _told_of(self, step: int, language: str) -> str:
        """Return what was done at a step, as whoever did it was offered it; "" of chance."""
        done = self.table.match.steps[step]
        decision = self.table.match.view(done.seat, language, step).decision if done.seat else None
        offered = decision.moves if decision is not None else ()
        return next((move.label for move in offered if move.notation == done.move), "")

    def _since(self, found: Outlook, language: str) -> str:
        ahead = localize(title_of_side(self.table.game, str(found.ahead[-1])), language)
        if found.exact:
            text = Message("From then on {side} {side:wins|win} if nobody makes a mistake.", side=ahead)
        else:
            text = Message("From then on {side} {side:is|are} ahead, as a bot guesses.", side=ahead)
        return translate(text, language)

    def _lines(self, step: int, seat: str, language: str) -> tuple[EventView, ...]:
        match = self.table.match
        return match.news(seat, language, len(match.position(step).log or ()), step + 1)

    def _trails(self, step: int, seat: str, language: str) -> list[dict[str, Any]]:
        """Return where the pieces that move at a step, and after it until its seat decides again, go."""
        match = self.table.match
        again = (
            at for at in range(step + 1, len(match.steps)) if match.steps[at].seat == match.steps[step].seat
        )
        last = min(next(again, len(match.steps)), step + FOLLOWED)
        trails: dict[str, list[str]] = {}
        for at in range(step, last + 1):
            for piece in match.view(seat, language, at).pieces:
                way = trails.setdefault(piece.id, [])
                if piece.place is not None and way[-1:] != [piece.place]:
                    way.append(piece.place)
        return [{"piece": piece, "places": way} for piece, way in trails.items() if len(way) > 1]

    def news(self, language: str) -> dict[str, list[Any]]:
        """Return, for each seat of this connection, the lines of its log that it was not told yet."""
        match = self.table.match
        since, self._told = min(self._told, match.logged), match.logged
        return {
            seat: [msgspec.to_builtins(line) for line in match.news(seat, language, since)]
            for seat in self.seats or (ONLOOKER,)
        }

    # --- what may be done ------------------------------------------------------------------------------------

    def own(self, seat: str | None) -> str:
        """Return `seat`, or the one that must be meant."""
        if seat is None:
            if len(self.seats) == 1:
                return self.seats[0]
            if self.table.match.to_move in self.seats:
                return self.table.match.to_move
            raise ProtocolError(INVALID_PARAMS, "say which seat: several could be meant")
        if seat in self.seats:
            return seat
        self.table.game.seat_index(seat)  # raises where there is no such seat
        raise ProtocolError(NOT_YOUR_SEAT, f"this connection plays {_listed(self.seats)}, not '{seat}'")

    def legal(self, seat: str | None, language: str) -> dict[str, Any]:
        """Return the moves of a seat, none while another is to move."""
        mine = self.own(seat)
        decision = self.view(mine, language).decision
        told = {} if decision is None else msgspec.to_builtins(decision)
        moves = told.get("moves", []) if told.get("seat") == mine else []
        return {"seat": mine, "to_move": self.table.match.to_move or None, "moves": moves}

    def apply(self, seat: str | None, move: str) -> None:
        """Carry out a move, and have bots answer."""
        match = self.table.match
        mine = self.own(seat)
        if match.over:
            raise ProtocolError(NOT_YOUR_TURN, "the game is over")
        if match.to_move != mine:
            raise ProtocolError(NOT_YOUR_TURN, f"'{match.to_move}' is to move, not '{mine}'")
        try:
            match.play(move)
        except IllegalAction as error:
            raise ProtocolError(ILLEGAL_ACTION, error.message, {"legal": match.legal()}) from error
        self._go_on()

    def step(self) -> None:
        """Have the bot that is to move make one decision."""
        if self.table.match.over or self.table.waits():
            raise ProtocolError(NOT_YOUR_TURN, "no bot is to move")
        self.table.let_bot_move()

    def hint(self, seat: str | None, bot: str) -> dict[str, str]:
        """Return what a bot would do in the place of a seat that is to move."""
        mine = self.own(seat)
        if self.table.match.to_move != mine:
            raise ProtocolError(NOT_YOUR_TURN, f"'{mine}' is not to move")
        asked = bot or str(default_bot(self.table.game))
        return {"bot": asked, "move": self.table.advise(asked)}

    def ruling(self, name: str) -> dict[str, Any]:
        """Return the last decision, and the position it was made in, as an entry of rulings.yaml."""
        self._only_for_all("a ruling")
        return record(self.table.match, name, self._changes)

    def _go_on(self) -> None:
        if not self.paced:
            self.table.let_bots_play()

    def undo(self, *, again: bool = False) -> None:
        """Take back the last decision of a human, or do it `again`."""
        if not self.may_undo:
            raise ProtocolError(REFUSED, "this game was opened without undo: it could tell what others hide")
        with _refused(ILLEGAL_ACTION):
            if again:
                self.table.redo()
            else:
                self.table.undo()

    def switch_aids(self, names: Collection[str]) -> None:
        """Switch on the helps named, and all others off."""
        match = self.table.match
        before = match.aids
        try:
            for name in match.game.aids:
                match.switch(name, on=False)
            for name in names:
                match.switch(name, on=True)
        except IllegalAction as error:
            match.aids = before
            raise ProtocolError(INVALID_PARAMS, error.message) from error

    def say(self, seat: str | None, to: str, text: str) -> None:
        """Talk to another seat, where the rules allow it."""
        mine = self.own(seat)
        if self._said >= MAX_TALK:
            raise ProtocolError(
                TOO_MUCH, f"{MAX_TALK:,} lines have been said in this game, and no more are kept"
            )
        with _refused(ILLEGAL_ACTION):
            self.table.match.say(mine, to, text)
        self._said += 1

    def seat_bots(self, bots: dict[str, str]) -> None:
        """Put bots into seats, and have them play if they are to move.

        A connection with some of the seats may fill the others, but not take a bot's place.
        """
        for seat, bot in bots.items():
            self.table.game.seat_index(seat)
            if bot == HUMAN and seat not in self.seats:
                raise ProtocolError(NOT_YOUR_SEAT, f"this connection does not play '{seat}'")
        self.table.seat_bots(bots)
        self._go_on()

    def save(self) -> str:
        """Return the text of a save, to somebody who may know everything."""
        self._only_for_all("a save")
        return save.dumps(self.table.match, self._changes)

    def replay(self) -> str:
        """Return the text of a replay; a connection that plays only some seats gets it when the game is over."""
        if not self.table.match.over:
            self._only_for_all("a replay")
        pack = self._pack.resolve().as_posix()
        return replay.dumps(self.table.match, pack=pack, changes=self._changes, seats=self.table.players)

    def _only_for_all(self, what: str) -> None:
        if not self.whole:
            raise ProtocolError(
                REFUSED, f"{what} holds the seed and everybody's secrets; it is for those who play all seats"
            )


@contextmanager
def _refused(code: int) -> Iterator[None]:
    """Answer with this code where the table refuses something."""
    try:
        yield
    except IllegalAction as error:
        raise ProtocolError(code, error.message) from error


def _listed(seats: tuple[str, ...]) -> str:
    return ", ".join(f"'{seat}'" for seat in seats) or "no seat"
