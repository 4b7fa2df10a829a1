"""Which bot sits where: reads ``ninja=mcts:200,samurai=greedy``."""

from collections.abc import Iterable

import msgspec

from uguisu.bots.bot import DEFAULT, Bot
from uguisu.core.errors import UguisuError
from uguisu.core.game import Game
from uguisu.guard.faults import attributing
from uguisu.messages.message import Message
from uguisu.messages.suggest import did_you_mean
from uguisu.plugins.registered import Registry

EVERYBODY = "all"
TITLES = {
    "random": Message("Bot that plays anything"),
    "greedy": Message("Bot that looks one move ahead"),
    "mcts": Message("Thinking bot"),
    "search": Message("Planning bot"),
    "planner": Message("Planning bot"),
    "strong": Message("Bot that thinks longest"),
    "sharp": Message("Sharp bot"),
    "perfect": Message("Perfect bot"),
    "program": Message("A program of your own"),
}
OF_THE_GAME = Message("Careful bot")
"""What plays by the rules of thumb of its game."""
ABOUT = {
    "random": Message("Takes any move that the rules allow."),
    "greedy": Message("Takes what looks best now, and answers at once."),
    "mcts": Message("Plays many games in its head before it moves."),
    "search": Message("Tries out its plans in its head; takes some seconds."),
    "planner": Message("Tries out its plans in its head; takes some seconds."),
    "strong": Message("Thinks longest, and plays best."),
    "sharp": Message("Knows better rules of thumb, and answers at once."),
    "perfect": Message("Makes no mistake, in games small enough to be solved."),
    "program": Message("A program that you have written."),
}
ABOUT_OF_THE_GAME = Message("Knows the rules of thumb of this game, and answers at once.")
BY_STRENGTH = ("random", "greedy", "", "sharp", "mcts", "planner", "search", "strong", "perfect", "program")
"""From the weakest to the strongest; "" stands for those of a game that are named nowhere."""


class BotSpec(msgspec.Struct, frozen=True):
    """A kind of bot and its setting: what ``mcts:200`` says."""

    id: str
    setting: str = ""

    def __str__(self) -> str:
        return f"{self.id}:{self.setting}" if self.setting else self.id

    def make(self, game: Game, registry: Registry) -> Bot:
        """Return a fresh bot for one seat of one game.

        Raises:
            UguisuError: when there is no such bot, it doesn't play this game, or can't read its setting.
        """
        playing = registry.bots_of(game.id)
        kind = playing.get(self.id)
        if kind is None:
            elsewhere = sorted(owner for owner, name in registry.bots if name == self.id)
            if elsewhere:
                its = ", ".join(elsewhere)
                raise UguisuError(
                    Message("bot '{bot}' plays {its}, not {game}", bot=self.id, its=its, game=game.id)
                )
            raise UguisuError(
                Message("no bot is called '{bot}'", bot=self.id), hint=did_you_mean(self.id, playing)
            )
        with attributing(Message("the bot '{bot}'", bot=self.id)):
            return kind.make(self.setting, game)


def parse_spec(text: str) -> BotSpec:
    """Read one bot: ``mcts:200,c=1``."""
    name, _, setting = text.strip().partition(":")
    return BotSpec(name.strip(), setting.strip())


def bot_title(spec: str) -> Message:
    """Return the title of a bot, which says how it plays, followed by its setting if it has one.

    >>> str(bot_title("mcts:200")), str(bot_title("patient"))
    ('Thinking bot (200)', 'Careful bot')
    """
    bot = parse_spec(spec)
    title = TITLES.get(bot.id, OF_THE_GAME)
    return Message("{bot} ({setting})", bot=title, setting=bot.setting) if bot.setting else title


def bot_about(spec: str) -> Message:
    """Return a sentence that tells a bot from others."""
    return ABOUT.get(parse_spec(spec).id, ABOUT_OF_THE_GAME)


def bots_by_strength(bots: Iterable[str], usual: str) -> list[str]:
    """Return bots in the order in which they are offered: the usual one, then from the weakest to the strongest.

    >>> bots_by_strength(["strong", "random", "patient", "program"], "patient")
    ['patient', 'random', 'strong', 'program']
    """

    def strength(bot: str) -> tuple[bool, int]:
        name = parse_spec(bot).id
        return bot != usual, BY_STRENGTH.index(name if name in BY_STRENGTH else "")

    return sorted(dict.fromkeys((usual, *bots) if usual else bots), key=strength)


def default_bot(game: Game) -> BotSpec:
    """Return the bot of a seat without one of its own: the game's default, or greedy if there is an evaluator to guide it."""
    if game.default_bot:
        return parse_spec(game.default_bot)
    return BotSpec("greedy" if DEFAULT in game.evaluators else "random")


def parse_bots(text: str, game: Game, registry: Registry) -> dict[str, BotSpec]:
    """Read who plays what: ``random``, ``ninja=mcts:200,samurai=greedy``, ``all=mcts:200,rollout=8``.

    The keys are seats, sides, or ``all``; a seat's own goes before its side's, that before ``all``, and a seat that
    none of them names gets `default_bot`. A comma also stands within a bot's setting: what follows it belongs to
    the next seat only if it begins with one.

    Returns:
        A bot for each seat of `game`, by seat id; each was made once, to see that its setting is good.

    Raises:
        UguisuError: in a sentence, with the way out.
    """
    asked: dict[str, str] = {}
    current = ""
    for part in text.split(",") if text.strip() else []:
        name, equals, rest = (piece.strip() for piece in part.partition("="))
        if equals and name in _keys(game):
            if name in asked:
                raise UguisuError(
                    Message(
                        "'{name}' has been given two bots: {asked} and {rest}",
                        name=name,
                        asked=asked[name],
                        rest=rest,
                    )
                )
            current, asked[name] = name, rest
        elif equals and rest.partition(":")[0] in registry.bots_of(game.id):
            raise UguisuError(
                Message("no seat or side is called '{name}'", name=name), hint=did_you_mean(name, _keys(game))
            )
        elif current:
            asked[current] += f",{part.strip()}"
        else:
            current, asked[EVERYBODY] = EVERYBODY, part.strip()
    return _seated(asked, game, registry)


def _seated(asked: dict[str, str], game: Game, registry: Registry) -> dict[str, BotSpec]:
    seated: dict[str, BotSpec] = {}
    for seat in game.seats:
        text = next((asked[key] for key in (seat.id, seat.side, EVERYBODY) if key in asked), None)
        seated[seat.id] = default_bot(game) if text is None else parse_spec(text)
        seated[seat.id].make(game, registry)
    return seated


def _keys(game: Game) -> list[str]:
    return list(dict.fromkeys([*(seat.id for seat in game.seats), *game.sides, EVERYBODY]))
