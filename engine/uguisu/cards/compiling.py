"""Compiles cards.yaml: kinds of cards, what decks hold of them, and the programs that cards are."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from uguisu.cards.rules import NO_TARGET, Screen, Target
from uguisu.content.models import CardMode
from uguisu.core.errors import CompileError, Faults
from uguisu.core.kinds import UNTARGETED
from uguisu.core.machine import Condition
from uguisu.effects.code import Code, compile_program
from uguisu.effects.names import Path
from uguisu.messages.message import Message
from uguisu.messages.suggest import did_you_mean

if TYPE_CHECKING:
    from uguisu.cards.rules import CardRules
    from uguisu.content.models import Card, StandingRule
    from uguisu.content.pack import Pack
    from uguisu.core.game import Game

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Mode:
    """A way to play a card: its target, its conditions and its program.

    Attributes:
        target: the name of what it is played on; `aim` is that.
        holds: its conditions, which read a frame as the program does.
        program: index of what happens.
        screen: what narrows its targets.
        aimed: whether `holds` depends on the target.
        settled: whether the hint of `aim` and `holds` together prove that there is a target, so that no search is needed.
    """

    target: str
    aim: Target
    holds: Condition | None
    program: int
    screen: Screen | None = None
    aimed: bool = True
    settled: bool = False


@dataclass(frozen=True, slots=True)
class CardKind:
    """A `Card` of the pack's files, compiled.

    Attributes:
        number: what lies in `State.areas`.
        modes: the ways to play it.
        windows: when it may be played.
        props: the card's own part that the game typed (`GameType.card_props`).
        hint: bits of `CardRules.glance`, without any of which it cannot be played; 0: its targets must be searched.
        sure: bits of `CardRules.glance`, any of which proves that it can be played, unless a bit of `CardRules.doubt` is set
            as well.
    """

    id: str
    number: int
    modes: tuple[Mode, ...]
    windows: frozenset[str]
    props: Any = None
    type: str = ""
    tags: tuple[str, ...] = ()
    hint: int = 0
    sure: int = 0


def compile_cards(game: Game, rules: CardRules, content: Pack) -> tuple[CardKind, ...]:
    """Compile every card of the pack.

    Raises:
        CompileError: for all that is wrong in them.
    """
    if content.cards is None:
        return ()
    sides = {**{deck.id: deck.owner or "" for deck in content.cards.decks}, **rules.decks}
    kinds: list[CardKind] = []
    faults = Faults()
    for number, card in enumerate(content.cards.cards):
        with faults.kept():
            kinds.append(_Writer(game, rules, card, number).kind(sides))
    faults.tell()
    return tuple(kinds)


class _Writer:
    """Compiles one card."""

    def __init__(self, game: Game, rules: CardRules, card: Card, number: int) -> None:
        self.game = game
        self.rules = rules
        self.card = card
        self.number = number
        self.path: Path = ("cards", number)

    @property
    def nobodys(self) -> bool:
        """Whether the mission turns it up, and nobody plays it."""
        stocks = self.game.stocks
        decks = [deck for deck, copies in self.card.shares.items() if copies]
        up = [deck for deck in decks if deck in stocks and not stocks[deck].row]
        if up and len(up) < len(decks):
            other = next(deck for deck in decks if deck not in up)
            message = Message(
                "`{card}` is turned up from `{deck}`, so nobody can play it from `{other}`",
                card=self.card.id,
                deck=up[0],
                other=other,
            )
            hint = Message("Make two cards of it.")
            raise CompileError(message, hint=hint, file="cards", path=(*self.path, "copies"))
        return bool(up)

    def kind(self, sides: Mapping[str, str]) -> CardKind:
        card, faults = self.card, Faults()
        modes: list[Mode] = []
        if card.do or not card.modes:
            with faults.kept():
                modes.append(self.mode(self.path, CardMode(target=card.target, if_=card.if_, do=card.do)))
        for index, mode in enumerate(card.modes):
            with faults.kept():
                modes.append(self.mode((*self.path, "modes", index), mode))
        for index, rule in enumerate(card.rules):
            with faults.kept():
                self.on_event((*self.path, "rules", index), rule)
        faults.tell()
        for index, name in enumerate(card.played_in):
            if not any(self.rules.windows[name].fits(mode.aim) for mode in modes):
                raise CompileError(
                    Message(
                        "`{card}` cannot be played in the window `{window}`: it is played on something else there",
                        card=card.id,
                        window=name,
                    ),
                    hint=Message("Under `modes`, add a way to play it with another `target`, or with none."),
                    file="cards",
                    path=(*self.path, "played_in", index),
                )
        hints = [mode.aim.hint for mode in modes]
        return CardKind(
            card.id,
            self.number,
            tuple(modes),
            frozenset(card.played_in or self.usual_windows(sides)),
            card.props,
            card.type or "",
            card.tags,
            sum(set(hints)) if all(hints) else 0,
            sum({mode.aim.hint for mode in modes if mode.settled and mode.holds is None}),
        )

    def usual_windows(self, sides: Mapping[str, str]) -> list[str]:
        """The usual windows of the decks that hold the card."""
        mine = {sides.get(deck, "") for deck, copies in self.card.shares.items() if copies}
        return [
            name
            for name, window in self.rules.windows.items()
            if window.usual and (not window.sides or mine & {"", *window.sides})
        ]

    def mode(self, path: Path, mode: CardMode) -> Mode:
        message = Message("This game has no target `{name}` for cards", name=mode.target)
        aim = self.known(self.rules.targets, mode.target, (*path[2:], "target"), message)
        scope: dict[str, str] = {}
        if not self.nobodys:
            scope = {"actor": self.rules.actor(self.card), "seat": "seat"}
            scope["target"] = UNTARGETED if aim is NO_TARGET else aim.holds
        source = Message("the card '{card}'", card=self.card.id)
        code = Code(self.game, file="cards", path=path, source=source, scope=scope)
        holds = code.condition(mode.if_) if mode.if_ else None
        aimed = "target" in code.read
        code.block(mode.do)
        programs = self.game.machine.programs
        programs.append(code.program())
        screen = self.rules.screen(mode)
        settled = aim.sure and not aimed and screen is None
        return Mode(mode.target, aim, holds, len(programs) - 1, screen, aimed, settled)

    def on_event(self, path: Path, rule: StandingRule) -> None:
        """Have a standing rule wait for its event."""
        events = self.game.events
        message = Message("There is no event `{event}`", event=rule.on)
        program = compile_program(
            self.game,
            rule.do,
            rule.if_,
            file="cards",
            path=path,
            source=Message("a rule of the card '{card}'", card=self.card.id),
            scope=dict(self.known(events, rule.on, (*path[2:], "on"), message)),
        )
        programs = self.game.machine.programs
        programs.append(program)
        self.game.on[rule.on] = (*self.game.on.get(rule.on, ()), len(programs) - 1)

    def known(self, known: Mapping[str, T], name: str, path: Path, message: str) -> T:
        """Return what `name` means, or raise what is to be said of a name that nothing has."""
        if name in known:
            return known[name]
        raise CompileError(message, hint=did_you_mean(name, known), file="cards", path=(*self.path, *path))
