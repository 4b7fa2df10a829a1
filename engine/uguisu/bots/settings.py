"""Reads what stands after the colon in ``mcts:200,rollout=20``: a first value, then options by name."""

import math
from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

from uguisu.core.errors import UguisuError
from uguisu.messages.message import Message
from uguisu.messages.suggest import did_you_mean


@dataclass(frozen=True, slots=True)
class Budget:
    """How long to think about a decision: so many playouts, or so many seconds (then games can't be repeated)."""

    playouts: int = 200
    seconds: float = 0.0

    def meter(self) -> Callable[[int], float]:
        """Begin, and return what tells how much is spent when so many playouts are made: 1.0 is all of it."""
        if not self.seconds:
            return lambda made: made / self.playouts
        begun = perf_counter()
        return lambda _made: (perf_counter() - begun) / self.seconds


class Settings:
    """The setting of a bot, taken apart; what nobody asked for is a mistake that `done` tells.

    >>> settings = Settings("mcts", "200,c=1.2")
    >>> settings.first, settings.number("c", 0.7), settings.whole("rollout", 0)
    ('200', 1.2, 0)
    """

    def __init__(self, bot: str, text: str) -> None:
        self.bot = bot
        self.first = ""
        self._options: dict[str, str] = {}
        self._asked: list[str] = []
        for number, part in enumerate(text.split(",") if text else []):
            name, equals, value = (piece.strip() for piece in part.partition("="))
            if equals:
                self._options[name] = value
            elif number == 0:
                self.first = name
            else:
                raise UguisuError(
                    Message("bot '{bot}' does not understand '{part}'", bot=bot, part=part.strip()),
                    hint=Message("write name=value"),
                )

    def text(self, name: str, default: str) -> str:
        """Return an option as it is written."""
        self._asked.append(name)
        return self._options.get(name, default)

    def whole(self, name: str, default: int) -> int:
        """Return an option that is a whole number from 0 up."""
        written = self.text(name, "")
        if not written:
            return default
        if not written.isdecimal():
            raise UguisuError(
                Message(
                    "bot '{bot}': {name} should be a whole number, not '{written}'",
                    bot=self.bot,
                    name=name,
                    written=written,
                )
            )
        return int(written)

    def number(self, name: str, default: float, most: float = math.inf) -> float:
        """Return an option that is a number from 0 up to `most`."""
        written = self.text(name, "")
        if not written:
            return default
        value = _float(written)
        if value is None or not 0 <= value <= most:
            span = Message("of at least 0") if most == math.inf else Message("from 0 to {most:g}", most=most)
            raise UguisuError(
                Message(
                    "bot '{bot}': {name} should be a number {span}, not '{written}'",
                    bot=self.bot,
                    name=name,
                    span=span,
                    written=written,
                )
            )
        return value

    def budget(self, playouts: int) -> Budget:
        """Return what the first value says: ``200`` playouts, ``0.5s``; left out, it is so many playouts."""
        written = self.first
        if not written:
            return Budget(playouts)
        if written.isdecimal() and int(written):
            return Budget(int(written))
        time = _float(written[:-1]) if written.endswith("s") else None
        if time is not None and time > 0:
            return Budget(seconds=time)
        raise UguisuError(
            Message("bot '{bot}' does not understand '{part}'", bot=self.bot, part=written),
            hint=Message("write {bot}:200 (playouts) or {bot}:0.5s (per move)", bot=self.bot),
        )

    def done(self) -> None:
        """Raise for an option that nobody asked for."""
        for name in self._options:
            if name not in self._asked:
                raise UguisuError(
                    Message("bot '{bot}' has no option '{name}'", bot=self.bot, name=name),
                    hint=did_you_mean(name, self._asked) or Message("it has none"),
                )


def refuse_settings(bot: str, setting: str) -> None:
    """Raise for any setting at all of a bot that takes none."""
    if setting:
        raise UguisuError(
            Message("bot '{bot}' takes no setting, but got '{setting}'", bot=bot, setting=setting),
            hint=Message("just write `{bot}`", bot=bot),
        )


def _float(written: str) -> float | None:
    try:
        value = float(written)
    except ValueError:
        return None
    return value if math.isfinite(value) else None
