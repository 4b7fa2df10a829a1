"""What is known of a playtest while it runs: who has won how often, and how sure that is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from uguisu import Message
from uguisu.messages import visible
from uguisu_lab.playtest.tables import Words
from uguisu_tools.cli.picture import LivePicture

if TYPE_CHECKING:
    from rich.console import RenderableType

    from uguisu_lab.playtest.tally import Shares, Tally

WIDTH = 40
"""Letters of a whole bar."""
TOLD = "\N{FULL BLOCK}"
REST = "\N{LIGHT SHADE}"


class GamesPicture(LivePicture):
    """Shows the games of a playtest as they end: ``run(..., look=picture.look)``."""

    def __init__(self, title: str, language: str) -> None:
        super().__init__(title, language)
        self.words = Words(language)
        self._shares: Shares | None = None

    def look(self, tally: Tally) -> None:
        """Take what is known after another game."""
        self._shares = tally.shares

    def line(self) -> str:
        """Return what is known, in a line."""
        if self._shares is None or not self._shares.played:
            return super().line()
        return so_far(self._shares, self.words)

    def drawn(self) -> RenderableType:
        """Return what is known: a bar for each side."""
        from rich.table import Table
        from rich.text import Text

        shares = self._shares
        if shares is None or not shares.played:
            return super().drawn()
        grid = Table.grid(padding=(0, 1))
        grid.add_row(Text(visible(self.title), style="bold"))
        body = Table.grid(padding=(0, 2))
        for name, count, share in shares.rows:
            bar = Text()
            for at in range(WIDTH):
                inside = share.low <= (at + 0.5) / WIDTH <= share.high
                bar.append(TOLD if (at + 0.5) / WIDTH <= share.value else REST, "cyan" if inside else "dim")
            bounds = f"{100 * share.low:.0f}\N{EN DASH}{100 * share.high:.0f}"
            body.add_row(Text(visible(self.words.say(name))), f"{count}", bar, bounds)
        grid.add_row(body)
        message = Message(
            "{games} {games:game|games}. Bright: where the true share can be, in 100 games.",
            games=shares.played,
        )
        grid.add_row(Text(visible(self.words.say(message)), style="dim"))
        for line in news(shares, self.words):
            grid.add_row(Text(visible(line), style="dim"))
        return grid


def so_far(shares: Shares, words: Words) -> str:
    """Return in a line what is known of a playtest that goes on."""
    counts = ", ".join(f"{words.name(name)} {count}" for name, count, _ in shares.rows)
    known = words.say(
        Message("{games} {games:game|games} so far, won by {counts}.", games=shares.played, counts=counts)
    )
    return " ".join([known, *news(shares, words)])


def news(shares: Shares, words: Words) -> list[str]:
    """Return in sentences the first verdict, once there is one, and what is played now besides."""
    told: list[Message] = []
    if shares.at_random and len(shares.at_random) > 1:
        names = {side: words.name(name) for side, name, _ in shares.at_random}
        if shares.known.ahead is not None:
            told.append(
                Message(
                    "{side} {side:wins|win} more often between quick bots.", side=names[shares.known.ahead]
                )
            )
        elif shares.known.even:
            told.append(Message("Quick bots are about even."))
        else:
            told.append(Message("It is unclear yet who wins more often between quick bots."))
        counts = ", ".join(f"{names[side]} {count}" for side, _, count in shares.at_random)
        told.append(Message("With moves at random, {counts}.", counts=counts))
    if shares.strong is not None:
        told.append(Message("{games} {games:game|games} between strong bots.", games=shares.strong))
    return [words.say(one) for one in told]
