"""Words for fighting: attacks and blocks with their diagrams (SJ-40 to SJ-53)."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from uguisu import Frame, Message, Sentence, joined
from uguisu.board import RELATIVE
from uguisu.checks import did_you_mean, meant
from uguisu.effects import Code, Condition, Model, Operation
from uguisu_senjutsu.board.geometry import Field, HexError, Laid, offset
from uguisu_senjutsu.cards.play import ATTACK_SUCCESS, BLOCK_SUCCESS
from uguisu_senjutsu.content.cards import Kamae
from uguisu_senjutsu.effects.base import END, HexName, SenjutsuOperation, card_game
from uguisu_senjutsu.effects.steering import ask_to_pay
from uguisu_senjutsu.rules.attacks import Blow, Diagram, strike
from uguisu_senjutsu.rules.blocking import NOBODY, raise_block
from uguisu_senjutsu.rules.harm import leave_cover, programs_begun
from uguisu_senjutsu.rules.movement import foes_of, occupied
from uguisu_senjutsu.state import ACTOR, SenjutsuState
from uguisu_senjutsu.texts import ARROWS, KAMAE
from uguisu_senjutsu.turn.instants import PlayCounter, PlayInstant

Few = Annotated[int, Meta(ge=0, le=9)]


class Hit(Model, frozen=True):
    """What an attack does on a hex, if it is more than plain wounds."""

    reads = (
        Sentence(
            "{wounds} {wounds:wound|wounds}",
            bleeding=" and {bleeding} bleeding",
            execution=" and an execution",
            star=" and ★",
        )
        .when("★", star=True, wounds=0, bleeding=0, execution=False)
        .when("an execution", execution=True, wounds=0, bleeding=0, star=False)
        .when("{bleeding} bleeding {bleeding:wound|wounds}", bleeding=..., wounds=0, execution=False)
    )

    wounds: Annotated[Few, Meta(description="Plain wounds.", examples=[1])] = 0
    bleeding: Annotated[Few, Meta(description="Bleeding wounds.", examples=[1])] = 0
    execution: Annotated[
        bool, Meta(description="Whether a fighter there is defeated at once (SJ-43).", examples=[True])
    ] = False
    star: Annotated[
        bool, Meta(description="Whether `star` is done to a fighter there (SJ-40).", examples=[True])
    ] = False


Hits = Annotated[
    dict[HexName, Few | Hit],
    Meta(
        description="The diagram: for each hex its wounds, or what else it is hit with.",
        examples=[{"F": 1, "F+F": {"bleeding": 1}}],
    ),
]
BlockHexes = Annotated[
    tuple[HexName, ...], Meta(description="The hexes that are blocked.", examples=[["F", "FR", "FL"]])
]
Does = Annotated[
    tuple[Operation, ...], Meta(description="What is done then.", examples=[[{"op": "gain_focus"}]])
]
Price = Annotated[
    int, Meta(ge=0, le=3, description="What it costs, if the player chooses to pay.", examples=[1])
]
InKamae = Annotated[
    tuple[Kamae, ...], Meta(description="The kamae in which this holds.", examples=[["aggression"]])
]


def told_hexes(hexes: Mapping[str, int | Hit], reader: Any) -> str:
    """Tell a diagram: hexes that are hit alike together."""
    alike: dict[Hit, list[str]] = {}
    for written, hit in hexes.items():
        alike.setdefault(Hit(wounds=hit) if isinstance(hit, int) else hit, []).append(arrows(written))
    return joined(
        Message("{hexes}: {hit}", hexes=" ".join(each), hit=reader.word(hit)) for hit, each in alike.items()
    )


def arrows(written: str) -> str:
    """Return a hex as it is seen from the fighter: `F+FR` as ↑↗."""
    return "".join(ARROWS.get(step, step) for step in written.split("+"))


class MoreHits(Model, frozen=True):
    """More of an attack: for focus, or in some kamae."""

    reads = (
        Sentence("also {hexes}")
        .when("in {kamae}, for {focus} focus, {hexes} instead", focus=..., kamae=..., instead=True)
        .when("in {kamae}, for {focus} focus, also {hexes}", focus=..., kamae=...)
        .when("for {focus} focus, {hexes} instead", focus=..., instead=True)
        .when("for {focus} focus, also {hexes}", focus=...)
        .when("in {kamae}, {hexes} instead", kamae=..., instead=True)
        .when("in {kamae}, also {hexes}", kamae=...)
        .when("{hexes} instead", instead=True)
    )

    def told(self, reader: Any) -> dict[str, object]:
        """The hexes of the diagram."""
        return {"hexes": told_hexes(self.hexes, reader)}

    hexes: Hits
    focus: Price = 0
    kamae: InKamae = ()
    instead: Annotated[
        bool,
        Meta(description="Whether the attack has this instead of its own diagram.", examples=[True]),
    ] = False


class MoreBlocks(Model, frozen=True):
    """More of a block: for focus, or in some kamae."""

    reads = (
        Sentence("also {hexes}")
        .when("in {kamae}, for {focus} focus, also {hexes}", focus=..., kamae=...)
        .when("for {focus} focus, also {hexes}", focus=...)
        .when("in {kamae}, also {hexes}", kamae=...)
    )

    def told(self, _reader: Any) -> dict[str, object]:
        """The hexes of the diagram."""
        return {"hexes": " ".join(map(arrows, self.hexes))}

    hexes: BlockHexes
    focus: Price = 0
    kamae: InKamae = ()


class Attack(SenjutsuOperation, Model, frozen=True, tag_field="op", tag="attack"):
    """Attack everybody on the hexes of a diagram, friend or foe (SJ-40). `hit` is who was hit."""

    topic = "pieces"
    reads = Sentence(
        "attack {hexes}", extra="; {extra}", unblockable=", unblockable", star="★:", success="Hit:"
    )
    drawn = Sentence("attack", extra="; {extra}", unblockable=", unblockable", star="★:", success="Hit:")

    def told(self, reader: Any) -> dict[str, object]:
        """The hexes of the diagram."""
        return {"hexes": told_hexes(self.hexes, reader)}

    hexes: Hits
    extra: Annotated[
        tuple[MoreHits, ...],
        Meta(description="What it has besides.", examples=[[{"focus": 1, "hexes": {"F": 1}}]]),
    ] = ()
    unblockable: Annotated[bool, Meta(description="Whether no block stops it.", examples=[True])] = False
    star: Does = ()
    success: Does = ()

    def compile(self, code: Code) -> None:
        """Write it: what is paid for; the blow; what stars bring; instants; what success brings (SJ-52)."""
        game = card_game(code)
        diagrams = [compile_diagram(code, self.hexes, "hexes")]
        wanted: list[Condition] = []
        for number, more in enumerate(self.extra):
            with code.at("extra", number):
                diagrams.append(compile_diagram(code, more.hexes, "hexes"))
                wanted.append(
                    _wanted(code, more, [diagrams[0], diagrams[-1]], self._must_have(code, diagrams))
                )
        self._doubt_stars(code)
        hit, starred, harmed = code.register("hit", "figures"), code.register(), code.register()
        blockable = not self.unblockable
        offer = game.decision(PlayInstant).offer

        position = code.reserve()
        if self.star:
            self._compile_star(code, starred, harmed)

        def succeeded(state: SenjutsuState, frame: Frame) -> None:
            frame[hit] &= frame[harmed]
            if frame[hit]:
                figure = frame[ACTOR]
                if frame[hit] & game.solo.guarded:
                    game.defeat(state, frame[hit] & game.solo.guarded)
                leave_cover(game, state, figure)
                offer(state, figure, ATTACK_SUCCESS, frame[hit])

        code.emit(succeeded)
        if self.success:
            section(code, self.success, "success", lambda _state, frame: frame[hit] != 0)
        behind = code.here

        def blow(state: SenjutsuState, frame: Frame) -> None:
            chosen = diagrams
            if wanted:
                had = [number for number, want in enumerate(wanted) if want(state, frame)]
                own = [] if any(self.extra[number].instead for number in had) else diagrams[:1]
                chosen = [*own, *(diagrams[number + 1] for number in had)]
            frame[hit], frame[starred], frame[harmed] = strike(
                game, state, frame[ACTOR], chosen, blockable=blockable, program=frame[0]
            )
            if not frame[hit]:
                frame[1] = behind

        code.replace(position, blow)

    def _doubt_stars(self, code: Code) -> None:
        """Doubt stars that bring nothing, what is done at a star where there is none, and more that is always had."""
        hexes = [*self.hexes.values(), *(hit for more in self.extra for hit in more.hexes.values())]
        stars = any(isinstance(hit, Hit) and hit.star for hit in hexes)
        if self.star and not stars:
            told = Message("This is never done: no hex of the attack has a star")
            hint = Message("Mark the hexes that have one, as in `hexes: {{F: {{star: true}}}}`.")
            code.doubt("does-nothing", told, "star", hint=hint)
        if stars and not self.star and all(isinstance(hit, Hit) and hit == Hit(star=True) for hit in hexes):
            told = Message("The stars of this attack bring nothing")
            code.doubt("does-nothing", told, "hexes", hint=Message("Say under `star:` what they do."))
        for number, more in enumerate(self.extra):
            if not more.focus and not more.kamae:
                told = Message("This is always had: it costs no focus, and holds in every kamae")
                hint = Message("Give it `focus` or `kamae`, or write its hexes among the attack's own.")
                code.doubt("always-holds", told, "extra", number, hint=hint)

    def _must_have(self, code: Code, diagrams: Sequence[Diagram]) -> Condition:
        """SJ-41: return whether the last of some diagrams is what the attack needs to reach a foe: those of the attack
        itself, and of what it has besides without focus or before this, reach none.
        """
        game = card_game(code)
        own, *others, last = [diagram.laid for diagram in diagrams]
        kamae = [frozenset(more.kamae) for more in self.extra[: len(others)]]

        def must(state: SenjutsuState, frame: Frame) -> bool:
            figure = frame[ACTOR]
            facing, place, stance = state.facing[figure], state.at[figure], game.kamae(state, figure)
            foes = foes_of(game, state, figure)
            reached = own.mask(facing, place)
            for one, asked in zip(others, kamae, strict=True):
                if not asked or stance in asked:
                    reached |= one.mask(facing, place)
            return not reached & foes and last.mask(facing, place) & foes != 0

        return must

    def _compile_star(self, code: Code, starred: int, harmed: int) -> None:
        """Write what stars bring; whom that touches the attack has harmed, too (SJ-46): see `mark`. A star within a star is
        the doing of both.
        """
        outer, before = code.register(), code.register()
        land = code.guard(lambda _state, frame: frame[starred] != 0)

        def begin(state: SenjutsuState, frame: Frame) -> None:
            frame[outer], state.star = state.star, programs_begun(state)
            frame[before], state.touched = state.touched, 0

        def end(state: SenjutsuState, frame: Frame) -> None:
            frame[harmed] |= state.touched
            within, state.star = frame[outer] == state.star, frame[outer]
            state.touched = frame[before] | (state.touched if within else 0)

        code.emit(begin)
        with code.inner_scope():
            code.block(self.star, "star")
        code.emit(end)
        land()


class Block(SenjutsuOperation, Model, frozen=True, tag_field="op", tag="block"):
    """Block hexes while this initiative lasts (SJ-45). `attacker` is the fighter whose attack it stopped."""

    topic = "pieces"
    reads = Sentence(
        "block {hexes}",
        extra="; {extra}",
        counter=" and counter initiatives {counter}",
        counter_in="; {counter_in}",
        success="Blocked:",
    )
    drawn = Sentence(
        "block",
        extra="; {extra}",
        counter=" and counter initiatives {counter}",
        counter_in="; {counter_in}",
        success="Blocked:",
    )

    def told(self, _reader: Any) -> dict[str, object]:
        """The hexes of the diagram, and the initiatives that are countered in some kamae only."""
        counters = (self.counter_in or {}).items()
        return {
            "hexes": " ".join(map(arrows, self.hexes)),
            "counter_in": joined(
                Message(
                    "in {kamae} counter initiatives {initiatives}",
                    initiatives=", ".join(map(str, each)),
                    kamae=KAMAE[kamae],
                )
                for kamae, each in counters
            ),
        }

    hexes: BlockHexes
    extra: Annotated[
        tuple[MoreBlocks, ...],
        Meta(description="What it has besides.", examples=[[{"kamae": ["balance"], "hexes": ["B"]}]]),
    ] = ()
    counter: Annotated[
        tuple[int, ...],
        Meta(description="The initiatives of attacks that may be countered (SJ-47).", examples=[[6, 5]]),
    ] = ()
    counter_in: Annotated[
        dict[Kamae, tuple[int, ...]] | None,
        Meta(description="The same, in some kamae only.", examples=[{"balance": [8, 7]}]),
    ] = None
    success: Does = ()

    def compile(self, code: Code) -> None:
        """Write it: what is paid for; the block holds; and when it has stopped an attack, what that brings (SJ-53)."""
        game = card_game(code)
        laid = [_laid(code, dict(enumerate(self.hexes)), "hexes")]
        wanted: list[Condition] = []
        for number, more in enumerate(self.extra):
            with code.at("extra", number):
                laid.append(_laid(code, dict(enumerate(more.hexes)), "hexes"))
                wanted.append(_wanted(code, more))
        attacker = code.register("attacker", "figure")
        offer = game.decision(PlayInstant).offer

        def hold(state: SenjutsuState, frame: Frame) -> None:
            figure = frame[ACTOR]
            facing, place = state.facing[figure], state.at[figure]
            covered = 0
            for number, one in enumerate(laid):
                if number == 0 or wanted[number - 1](state, frame):
                    covered |= one.mask(facing, place)
            frame[attacker] = NOBODY
            if figure >= game.players and state.now in self.counter:
                state.ready |= 1 << figure
            raise_block(state, figure, covered, attacker, frame)
            frame[1] = END

        code.emit(hold)
        counter = game.decision(PlayCounter).offer
        always, by_kamae = (
            self.counter,
            {str(kamae): numbers for kamae, numbers in (self.counter_in or {}).items()},
        )

        def countered(state: SenjutsuState, frame: Frame) -> None:
            figure = frame[ACTOR]
            if frame[attacker] != NOBODY and (
                state.now in always or state.now in by_kamae.get(game.kamae(state, figure), ())
            ):
                counter(state, figure, frame[attacker])

        def done(state: SenjutsuState, _frame: Frame) -> None:
            state.countering = []

        if always or by_kamae:
            code.emit(countered)
            code.emit(done)

        def succeeded(state: SenjutsuState, frame: Frame) -> None:
            if frame[attacker] != NOBODY:
                figure = frame[ACTOR]
                leave_cover(game, state, figure)
                offer(state, figure, BLOCK_SUCCESS, 1 << frame[attacker])

        code.emit(succeeded)
        if self.success:
            section(code, self.success, "success", lambda _state, frame: frame[attacker] != NOBODY)


def section(code: Code, operations: tuple[Operation, ...], key: str, holds: Condition) -> None:
    """Write operations that are done if something holds."""
    land = code.guard(holds)
    with code.inner_scope():
        code.block(operations, key)
    land()


def _wanted(
    code: Code,
    more: MoreHits | MoreBlocks,
    aimed: Sequence[Diagram] = (),
    must: Condition | None = None,
) -> Condition:
    """Write the question whether something more is paid for; return whether it is had (SJ-52, SJ-53). Nobody pays for more
    of an attack that is `aimed` where nobody stands; what it `must` have is paid for (SJ-41).
    """
    game = card_game(code)
    kamae, focus = more.kamae, more.focus

    def in_kamae(state: SenjutsuState, frame: Frame) -> bool:
        return not kamae or game.kamae(state, frame[ACTOR]) in kamae

    def fits(state: SenjutsuState, frame: Frame) -> bool:
        if not in_kamae(state, frame):
            return False
        figure, hexes = frame[ACTOR], 0
        for one in aimed:
            hexes |= one.laid.mask(state.facing[figure], state.at[figure])
        return not aimed or hexes & occupied(game, state) != 0

    if not focus:
        return in_kamae
    bare = msgspec.structs.replace(more, focus=0, kamae=())
    answer = ask_to_pay(code, focus, lambda reader: reader.word(bare), fits, must=must)
    return lambda _state, frame: frame[answer] == 1


def compile_diagram(code: Code, hexes: Mapping[str, int | Hit], key: str) -> Diagram:
    """Compile the diagram of an attack."""
    for written, blow in zip(hexes, _blows(hexes), strict=True):
        if blow == Blow():
            told = Message("This strikes nobody: it has no wounds, no bleeding, no execution and no star")
            code.doubt(
                "does-nothing",
                told,
                key,
                written,
                hint=Message("Say how many wounds it deals, or leave it out."),
            )
    return Diagram(_laid(code, {hex_: hex_ for hex_ in hexes}, key), _blows(hexes))


def diagram_of(field: Field, hexes: Mapping[str, int | Hit]) -> Diagram:
    """Lay out a diagram whose hexes are known to be right."""
    return Diagram(field.lay([offset(written) for written in hexes]), _blows(hexes))


def _blows(hexes: Mapping[str, int | Hit]) -> tuple[Blow, ...]:
    full = [Hit(wounds=hit) if isinstance(hit, int) else hit for hit in hexes.values()]
    return tuple(Blow(hit.wounds, hit.bleeding, hit.execution, hit.star) for hit in full)


def _laid(code: Code, hexes: Mapping[str | int, str], key: str) -> Laid:
    """Lay the hexes of a diagram out; `hexes` are by where they stand under `key`.

    Raises:
        CompileError: for a hex that there is not.
    """
    found = []
    if not hexes:
        told = Message("This does nothing: it has no hexes")
        code.doubt("does-nothing", told, key, hint=Message("Name the hexes that it reaches, such as `F`."))
    for step, written in hexes.items():
        try:
            found.append(offset(written))
        except HexError as error:
            message, hint = impossible(error, written)
            raise code.fail(message, key, step, hint=hint) from None
    return card_game(code).field.lay(found)


def impossible(error: HexError, written: str) -> tuple[str, str | None]:
    """Tell why there is no such hex, and what to do."""
    if error.word is not None:
        return (
            Message("'{hex}' is not a hex: there is no step '{step}'", hex=written, step=error.word),
            _steps_meant(written, error.word),
        )
    return (
        Message("'{hex}' is not a hex that a fighter can reach", hex=written),
        Message("a diagram cannot have the fighter's own hex, nor one more than 6 steps away"),
    )


def _steps_meant(written: str, wrong: str) -> str | None:
    """Guess a hex that was written in another way: ``F2``, ``F,FR``, ``2F``, ``f+fr``."""
    steps = [
        word
        for count_before, word, count in re.findall(r"(\d?)\s*([a-z]+)\s*(\d?)", written.lower())
        for _ in range(int(count_before or count or 1))
    ]
    near = [next((way for way in RELATIVE if way.lower() == word), None) for word in steps]
    found = "+".join(way for way in near if way is not None)
    return meant(found) if found and None not in near else did_you_mean(wrong, RELATIVE)


OPERATIONS = (Attack, Block)
