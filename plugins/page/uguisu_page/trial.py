"""Games that bots play in a page by themselves, and what they show: sentences and maps, as playtests have them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import msgspec

from uguisu.plugins import registry
from uguisu_lab.playtest.headlines import findings_of
from uguisu_lab.playtest.maps import heat_maps
from uguisu_lab.playtest.playing import Plan, play
from uguisu_lab.playtest.tables import Words
from uguisu_lab.playtest.tally import Tally
from uguisu_page.alone import Post
from uguisu_page.whole import Whole
from uguisu_tools.bots import default_bot, parse_spec
from uguisu_tools.packs import Progress

TOLD = 0.2
"""Seconds between what is told of how far it has come."""
PAUSE = 0.001
"""In which what the page has said meanwhile comes in."""


class GamesRequest(msgspec.Struct, frozen=True):
    """What a page asks for.

    Attributes:
        games: how many games.
        seed: of all of them.
        language: in which it is told.
        bots: by seat; the usual one of the game plays all others.
        progress: how far a campaign has come.
    """

    games: int
    seed: int
    language: str
    bots: dict[str, str] = {}
    progress: Progress | None = None


async def try_out(site: Path, post: Post, wish: GamesRequest, enough: Callable[[], bool]) -> None:
    """Have bots play a pack, or the mission that a campaign has come to, and tell what comes of it.

    `enough` is asked now and then whether somebody wants to see what is known so far.
    """
    found = registry()
    whole = Whole(site, found)
    game = whole.game(wish.progress or whole.begin(wish.seed))
    if game is None:
        return
    usual = str(default_bot(game))
    bots = {seat.id: parse_spec(wish.bots.get(seat.id) or usual) for seat in game.seats}
    plan = Plan("", wish.games, wish.seed, bots, patience=0)
    tally = Tally(game, plan, found)
    began = told = time.monotonic()
    for number in range(wish.games):
        tally.add(play(game, plan, number, found))
        if time.monotonic() - told > TOLD:
            told = time.monotonic()
            post("played", msgspec.json.encode({"done": number + 1, "of": wish.games}).decode(), {})
            await asyncio.sleep(PAUSE)
            if enough():
                break
    summary = tally.summary(partial=tally.games < wish.games, seconds=time.monotonic() - began)
    maps = heat_maps(summary, game, wish.language)
    drawn = {f"trial/{one.file}": one.svg.encode() for one in maps}
    what = {
        "said": findings_of(summary, Words(wish.language)),
        "maps": [{"title": one.section.title, "at": f"trial/{one.file}"} for one in maps],
    }
    post("tried", msgspec.json.encode(what).decode(), drawn)
