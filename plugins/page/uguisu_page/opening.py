"""What is read before the game begins: title, map, briefing and seats, in every language, drawn when a page is published."""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from jinja2 import Environment, StrictUndefined
from markupsafe import Markup

from uguisu import Game, Message
from uguisu.messages import localize, translate, visible
from uguisu.plugins import registry
from uguisu_page.by_node import pyodide
from uguisu_page.whole import Whole
from uguisu_table.kit import Kit
from uguisu_table.pages import LANGUAGES
from uguisu_tools.bots import bot_title, default_bot, parse_spec

NOT_IN_A_PAGE = ("program",)
"""Bots that want what a browser has not."""
SAID: dict[str, Message] = {
    "about": Message("What it is about"),
    "again": Message("Again from here"),
    "balance": Message("Is it fair?"),
    "balance_how": Message(
        "Bots play it a hundred times, and say who wins how often, how long it takes, and where they stand."
    ),
    "begin": Message("Begin"),
    "board": Message("The board"),
    "broken": Message(
        "The engine could not be loaded. Load the page again, and if it stays so, try another browser. The cause: {why}",
        why="{why}",
    ),
    "close": Message("All right"),
    "copied": Message("Copied."),
    "copy_letter": Message("Copy the letter"),
    "copy_link": Message("Copy a link"),
    "coming": Message("The engine is on its way. Choose who plays meanwhile."),
    "forget": Message("Forget it"),
    "from_disk": Message(
        "This page is a folder for a web space. To play it from the disk, have it written as one file: --one-file."
    ),
    "give_to": Message("Give the device to {who}.", who="{who}"),
    "go_on": Message("Go on with it"),
    "hide": Message("Hide the table"),
    "i_am": Message("I am {who}: show my table", who="{who}"),
    "kept": Message("A game is still open"),
    "language": Message("Language"),
    "letter": Message("A letter has come"),
    "letter_file": Message("Open a file…"),
    "letter_over": Message("The game is over. Send its end to {who}.", who="{who}"),
    "letter_paste": Message("Paste it here"),
    "letter_read": Message("Read it"),
    "letter_to": Message(
        "It is the turn of {who}. Send them this letter; their answer brings you the next one.", who="{who}"
    ),
    "licences": Message("Licences"),
    "long": Message("A bot has been thinking for long."),
    "made": Message("Made with Uguisu"),
    "new_game": Message("New game"),
    "next": Message("On to the next mission"),
    "no_script": Message("The game needs JavaScript."),
    "other_game": Message(
        "That letter does not go on with the game that is open here. Reading it gives up this one."
    ),
    "other_version": Message(
        "A game is still open, of another version of this page. It can't go on with this one."
    ),
    "person": Message("A person here"),
    "post": Message("Somebody by post"),
    "post_how": Message(
        "By post: after your turn you get a letter, as a link, a text or a file. The whole game is in it. The page shows "
        "each their own seat alone; who takes the letter apart finds what is hidden. Play so with people you trust."
    ),
    "save_letter": Message("Save as a file"),
    "soon": Message("The game begins as soon as the engine is there…"),
    "stop": Message("Stop it"),
    "stop_games": Message("Stop"),
    "stopped": Message("The bot was stopped. A quicker one plays on for it."),
    "trial": Message("A hundred games between bots"),
    "trial_at": Message("{done} of {of} games are played.", done="{done}", of="{of}"),
    "trial_coming": Message("An engine for them is on its way…"),
    "try_out": Message("Let bots play 100"),
    "turn_of": Message("It is the turn of {who}.", who="{who}"),
    "who": Message("Who plays?"),
}
"""What the page around the table says, by what its scripts call it; they fill in `{who}` and the like."""


def bots_of(game: Game) -> list[str]:
    """Return the bots that may play in a page, the usual one of the game first."""
    usual = str(default_bot(game))
    named = [
        bot
        for _, bot in registry(game.id).bots
        if bot not in NOT_IN_A_PAGE and bot in registry(game.id).bots_of(game.id)
    ]
    return [usual, *sorted({bot for bot in named if bot != parse_spec(usual).id})]


def words_of(kit: Kit, whole: Whole, language: str) -> dict[str, Any]:
    """Return all that the page says in a language."""
    game = kit.game
    called: dict[str, str] = {}
    for bot in bots_of(game):
        title = translate(bot_title(parse_spec(bot).id), language)
        called[bot] = title if title not in called.values() else f"{title} · {bot}"
    briefing = whole.summary or game.briefing
    return {
        "title": visible(localize(whole.title or game.title, language)),
        "kind": visible(localize(kit.title, language)),
        "briefing": visible(localize(briefing, language)) if briefing else "",
        "seats": {
            seat.id: visible(localize(seat.title, language)) if seat.title else seat.id for seat in game.seats
        },
        "bots": called,
        "said": {name: translate(text, language) for name, text in SAID.items()},
    }


def page_of(
    kit: Kit,
    whole: Whole,
    *,
    name: str,
    digest: str,
    engine: str,
    language: str,
    policy: str,
    made_with: bool,
) -> str:
    """Return the page.

    Args:
        kit: what is made of the game.
        whole: the pack.
        name: what a browser calls it that keeps something of it.
        digest: a game that was kept goes on with what has the same.
        engine: the memory of an engine that was kept is of use to the same.
        language: the one that it is in at first.
        policy: what it may load.
        made_with: whether it says what it was made with.
    """
    game = kit.game
    words = {code: words_of(kit, whole, code) for code in LANGUAGES}
    here = words[language]
    lock = next(data for file, data in pyodide() if file == "pyodide-lock.json")
    about = {
        "id": name,
        "digest": digest,
        "engine": engine,
        "language": language,
        "seats": [seat.id for seat in game.seats],
        "bots": bots_of(game),
        "lock": json.loads(lock),
        "words": words,
    }
    environment = Environment(autoescape=True, undefined=StrictUndefined, trim_blocks=True)
    template = environment.from_string(
        (files("uguisu_page") / "templates" / "start.html").read_text(encoding="utf-8")
    )
    return template.render(
        **_told(here),
        language=language,
        languages=LANGUAGES,
        policy=policy,
        seats=[
            {"id": seat.id, "title": here["seats"][seat.id], "first": at == 0}
            for at, seat in enumerate(game.seats)
        ],
        bots=[{"id": bot, "title": title} for bot, title in here["bots"].items()],
        about=Markup(json.dumps(about, ensure_ascii=False).replace("<", "\\u003c")),
        made_with=made_with,
    )


def _told(words: Mapping[str, Any]) -> dict[str, Any]:
    return {name: words[name] for name in ("title", "kind", "briefing", "said")}
