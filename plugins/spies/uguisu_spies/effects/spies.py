"""Operations that the spies' cards are written with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, cast

from msgspec import Meta

from uguisu import OFF, Message, Sentence
from uguisu.effects import Code, Model, Operation, Value, takes
from uguisu_spies.events import SpiesEvents
from uguisu_spies.rules.arriving import dress_as
from uguisu_spies.rules.breaching import break_glass, open_border
from uguisu_spies.rules.dogs import send_home, stands_by
from uguisu_spies.rules.noise import lay_noise
from uguisu_spies.rules.shooting import hit, shatter, shoot_light
from uguisu_spies.state import BLUE, DEAD, FINE, NOBODY, RED, SpiesState

if TYPE_CHECKING:
    from uguisu_spies.game import SpiesGame

Square = Annotated[
    str,
    takes(
        "place",
        description="Which square: a name in scope, a square's id, or a piece whose square is meant.",
        examples=["target"],
    ),
]
UnitName = Annotated[
    str, takes("unit", description="Which unit: a name in scope, or its id.", examples=["target"])
]
SpyName = Annotated[
    str,
    takes(
        "spy",
        description="Which spy: a name in scope (`actor`, an event's `piece`), or its id.",
        examples=["actor"],
    ),
]

BorderName = Annotated[
    str, takes("border", description="Which border: a name in scope.", examples=["target"])
]


def game_of(code: Code) -> SpiesGame:
    """Return the game a program is written for.

    Raises:
        CompileError: when it is another game's.
    """
    if code.game.id != "spies":
        raise code.fail(Message("this belongs to Spies, but the scenario plays another game"))
    return cast("SpiesGame", code.game)


class SpiesOperation(Operation):
    """An operation that only Spies' files know."""

    __slots__ = ()
    only_for = "spies"


def spy_in(code: Code) -> Value:
    """Return the spy who plays the card, or nobody."""
    if code.knows("actor", "spy"):
        return code.piece("actor", "actor", "spy")
    return lambda _state, _frame: OFF


class Hit(SpiesOperation, Model, frozen=True, tag_field="op", tag="hit"):
    """Hit a unit, a dog or a device (SP-30, SP-31, SP-34). A shot breaks the panes in front of its target (SP-32);
    the spy chooses where a body falls.
    """

    reads = (
        Sentence(
            "hit {what}",
            shot=", through any glass in the way",
            unseen="; if it is a device, nobody notices yet",
        )
        .when("kill {what}", effect="kill")
        .when("knock out {what}", effect="knock_out")
        .when("stun {what}", effect="stun")
    )

    what: Annotated[
        str, takes("piece", description="What: a name in scope, or a piece's id.", examples=["target"])
    ]
    effect: Annotated[
        Literal["kill", "knock_out", "stun"],
        Meta(
            description="What happens to a unit. A device breaks and a dog is gone, whatever hits them.",
            examples=["knock_out"],
        ),
    ]
    shot: Annotated[bool, Meta(description="Whether it is a shot rather than a blow.", examples=[True])] = (
        False
    )
    unseen: Annotated[
        bool,
        Meta(
            description="Whether a device breaks on the spies' board only: the guard learns of it when it should look (SP-11).",
            examples=[True],
        ),
    ] = False

    def needs(self, code: Code) -> list[Value]:
        return [spy_in(code)]

    def act(self, game: SpiesGame, state: SpiesState, piece: int, actor: int) -> None:
        place = state.at[piece]
        safe = piece in game.spies or piece in game.items or piece >= game.own_pieces
        if place == OFF or safe or (piece in game.units and state.status[piece] >= DEAD):
            game.log_no_effect(state, "hit")
            return
        if self.shot and actor != OFF:
            shatter(game, state, actor, place, shot=True)
        hit(game, state, piece, self.effect, unseen=self.unseen)
        if piece in game.units and state.status[piece] >= DEAD and not state.over:
            game.ask(state, "lay_body", game.seat_of(max(actor, 0)), piece)


class ShootLight(SpiesOperation, Model, frozen=True, tag_field="op", tag="shoot_light"):
    """Shoot out the lamp on a square, or the generator (SP-31, SP-41); panes in front of it break."""

    topic = "light"
    reads = Sentence("shoot out the light {at:at}").when("shoot out a light in range", at="target")

    at: Square

    def needs(self, code: Code) -> list[Value]:
        return [spy_in(code)]

    def act(self, game: SpiesGame, state: SpiesState, place: int, actor: int) -> None:
        if actor != OFF:
            shatter(game, state, actor, place, shot=True)
        if not state.over:
            shoot_light(game, state, place)


class Breach(SpiesOperation, Model, frozen=True, tag_field="op", tag="breach"):
    """Open a border (SP-46): cut wire, slit a door, take out a pane. It takes the rest of the spy's move (SP-H17)."""

    topic = "walls"
    reads = Sentence("breach {border}", red=", leaving a red breach", hidden=", face down")

    border: BorderName
    red: Annotated[
        bool, Meta(description="Whether it is a red one, as from broken glass.", examples=[True])
    ] = False
    hidden: Annotated[
        bool, Meta(description="Whether it is face down, so that it raises no alert.", examples=[True])
    ] = False

    def act(self, game: SpiesGame, state: SpiesState, border: int) -> None:
        open_border(game, state, border, RED if self.red else BLUE, face_up=not self.hidden)
        handy = state.mover in game.spies and game.traits(state, state.mover, "tools")
        state.points = max(0, state.points - 1) if handy else 0


class Smash(SpiesOperation, Model, frozen=True, tag_field="op", tag="smash"):
    """Break a window or a door, as a shot does: a red breach, heard on both sides (SP-32)."""

    topic = "walls"
    reads = Sentence("smash {border}").when("shoot {border} to pieces", shot=True)

    border: BorderName
    shot: Annotated[
        bool, Meta(description="Whether it is a shot, which a silencer makes silent.", examples=[True])
    ] = False

    def act(self, game: SpiesGame, state: SpiesState, border: int) -> None:
        spy = state.mover
        silent = self.shot and spy in game.spies and bool(game.traits(state, spy, "muffled"))
        break_glass(game, state, border, silent=silent)


class Noise(SpiesOperation, Model, frozen=True, tag_field="op", tag="noise"):
    """Put noise tokens on a square of the guard's board (SP-37); a pair raises the alert."""

    topic = "light"
    reads = Sentence("put {tokens} noise {tokens:token|tokens} {at:at}")

    at: Square
    tokens: Annotated[int, Meta(ge=1, le=4, description="How many.", examples=[2])] = 1

    def act(self, game: SpiesGame, state: SpiesState, place: int) -> None:
        for _ in range(self.tokens):
            if not state.over:
                lay_noise(game, state, place)


class Shatter(SpiesOperation, Model, frozen=True, tag_field="op", tag="shatter"):
    """Something flies from the spy to a square and breaks the panes in its way (SP-32)."""

    topic = "walls"
    reads = Sentence("break the glass in front of {at}")

    at: Square

    def needs(self, code: Code) -> list[Value]:
        return [spy_in(code)]

    def act(self, game: SpiesGame, state: SpiesState, place: int, actor: int) -> None:
        if actor == OFF:
            game.log_no_effect(state, "shatter")
        elif state.at[actor] != OFF:
            shatter(game, state, actor, place)


class DressAs(SpiesOperation, Model, frozen=True, tag_field="op", tag="dress_as"):
    """A spy takes the place of a unit that is down, where the guard's board has it (SP-60)."""

    reads = Sentence("{spy:subj} {spy:takes|take} the place of {unit}")

    unit: UnitName
    spy: SpyName = "actor"

    def act(self, game: SpiesGame, state: SpiesState, unit: int, spy: int) -> None:
        dress_as(game, state, spy, unit)


class Steal(SpiesOperation, Model, frozen=True, tag_field="op", tag="steal"):
    """The spy draws the top card of the stolen items (SP-H10)."""

    topic = "cards"
    reads = Sentence("draw 1 stolen item")

    def needs(self, code: Code) -> list[Value]:
        return [spy_in(code)]

    def act(self, game: SpiesGame, state: SpiesState, spy: int) -> None:
        deck = state.areas[game.stolen]
        if spy == OFF or not deck:
            game.log_no_effect(state, "steal")
            return
        hand = state.areas[game.hands[spy]]
        hand.append(deck.pop())
        game.emit(state, SpiesEvents.steals, spy, hand[-1], audience=game.spies_audience)


class MoreSteps(SpiesOperation, Model, frozen=True, tag_field="op", tag="more_steps"):
    """The piece that is moving may go further this turn. If it is a spy, everybody is told, because the guard counts
    its steps.
    """

    topic = "pieces"
    reads = Sentence("move up to {by} {by:square|squares} further")

    by: Annotated[int, Meta(ge=1, le=9, description="By how many squares.", examples=[2])]

    def act(self, game: SpiesGame, state: SpiesState) -> None:
        if stands_by(game, state, state.mover):
            game.log_no_effect(state, "more_steps")
            return
        if state.mover in game.spies:
            state.bonus += self.by
            game.belief.noticed(state)
            game.emit(state, SpiesEvents.quicker, self.by)
        if state.mover != NOBODY:
            state.points += self.by
            state.speed += self.by * (state.mover in game.spies)


class LieDown(SpiesOperation, Model, frozen=True, tag_field="op", tag="lie_down"):
    """A spy lies down where it is, until it moves on its feet again (SP-47). Everybody is told that a spy lies down."""

    reads = Sentence("{spy:subj} {spy:lies|lie} down")

    spy: SpyName = "actor"

    def act(self, game: SpiesGame, state: SpiesState, spy: int) -> None:
        if state.at[spy] == OFF or state.disguise[spy] != NOBODY:
            game.log_no_effect(state, "lie_down")
            return
        state.lying |= 1 << spy
        game.belief.drop(state, spy)
        game.emit(state, SpiesEvents.drops)


class Hush(SpiesOperation, Model, frozen=True, tag_field="op", tag="hush"):
    """The moves of a spy make no noise this round. Everybody is told that a spy moves silently (SP-37)."""

    topic = "light"
    reads = Sentence("{spy:of} moves are silent this round").when(
        "your moves are silent this round", spy="actor"
    )

    spy: SpyName = "actor"

    def act(self, game: SpiesGame, state: SpiesState, spy: int) -> None:
        state.hushed |= 1 << spy
        game.belief.noticed(state)
        game.emit(state, SpiesEvents.hushed)


class Climb(SpiesOperation, Model, frozen=True, tag_field="op", tag="climb"):
    """A spy may step on black squares this round: trees, buildings (SP-41)."""

    reads = Sentence("{spy} can climb this round")

    spy: SpyName = "actor"

    def check(self, code: Code) -> None:
        """Have black squares reckoned with: somebody may stand on them."""
        code.game.climbs = True  # type: ignore[attr-defined]

    def act(self, game: SpiesGame, state: SpiesState, spy: int) -> None:
        state.climbing |= 1 << spy


class SendHome(SpiesOperation, Model, frozen=True, tag_field="op", tag="send_home"):
    """A loose dog turns back to its handler, where it is taken off without raising the alert (SP-22). One that is `called`
    back comes home, and can be let loose again.
    """

    reads = Sentence("{dog} turns back, and the alert does not rise").when(
        "{dog} turns back and comes home to its handler", called=True
    )

    dog: Annotated[
        str, takes("dog", description="Which dog: a name in scope, or its id.", examples=["target"])
    ]
    called: Annotated[
        bool,
        Meta(
            description="Whether its handler calls it: it finds spies on its way, and is with the handler again.",
            examples=[True],
        ),
    ] = False

    def act(self, game: SpiesGame, state: SpiesState, dog: int) -> None:
        if state.loose >> dog & 1:
            send_home(game, state, dog, quiet=not self.called)
        else:
            game.log_no_effect(state, "send_home")


class FallAsleep(SpiesOperation, Model, frozen=True, tag_field="op", tag="fall_asleep"):
    """A unit falls asleep where it stands, on both boards: it cannot be activated until it is woken."""

    reads = Sentence("{unit} {unit:falls|fall} asleep")

    unit: UnitName

    def act(self, game: SpiesGame, state: SpiesState, unit: int) -> None:
        if state.at[unit] == OFF or state.status[unit] != FINE or state.asleep >> unit & 1:
            game.log_no_effect(state, "fall_asleep")
            return
        state.asleep |= 1 << unit
        game.emit(state, SpiesEvents.falls_asleep, unit)


class BuyOff(SpiesOperation, Model, frozen=True, tag_field="op", tag="buy_off"):
    """From now on a unit finds nothing and reports nothing. It walks and looks as before, and the guard does not
    know.
    """

    reads = Sentence("{unit} {unit:takes|take} the bribe and {unit:finds|find} nothing any more")

    unit: UnitName

    def act(self, game: SpiesGame, state: SpiesState, unit: int) -> None:
        if state.at[unit] == OFF or state.status[unit] >= DEAD:
            game.log_no_effect(state, "buy_off")
            return
        state.bribed |= 1 << unit
        game.emit(state, SpiesEvents.bribed, unit, audience=game.spies_audience)


class Cover(SpiesOperation, Model, frozen=True, tag_field="op", tag="cover"):
    """Turn a breach face down, so that it raises no alert from now on (SP-46)."""

    topic = "walls"
    reads = Sentence("cover {border} so that it raises no alert")

    border: BorderName

    def act(self, game: SpiesGame, state: SpiesState, border: int) -> None:
        covered = tuple(
            (*one[:2], 0, one[3]) if one[0] == border and not one[3] else one for one in state.breaches
        )
        if covered == state.breaches:
            game.log_no_effect(state, "cover")
        game.put_breaches(state, covered)


OPERATIONS = (
    Hit,
    ShootLight,
    Breach,
    Smash,
    Noise,
    Shatter,
    DressAs,
    Steal,
    MoreSteps,
    LieDown,
    Hush,
    Climb,
    SendHome,
    FallAsleep,
    BuyOff,
    Cover,
)
