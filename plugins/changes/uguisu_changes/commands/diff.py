"""`uguisu diff`: what has changed between two packs."""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from pathlib import Path

import click

from uguisu import Message, UguisuError
from uguisu.content import write_text
from uguisu.messages import translate
from uguisu_changes.comparing import EntryChange, compare
from uguisu_changes.page import page
from uguisu_changes.paths import MISSING
from uguisu_changes.sides import Side, opened
from uguisu_changes.wording import ChangesInWords
from uguisu_tools.cli import NEW_FILE, complete_packs, json_option, language_option, say
from uguisu_tools.cli.languages import print_json
from uguisu_tools.cli.offers import offers

SIGNS = {"added": ("+", "green"), "removed": ("-", "red"), "moved": (">", "cyan"), "changed": ("~", "yellow")}


@click.command("diff")
@click.argument("old", metavar="A", shell_complete=complete_packs)
@click.argument("new", metavar="[B]", required=False, default="", shell_complete=complete_packs)
@click.option(
    "--page",
    "page_at",
    type=NEW_FILE,
    metavar="FILE",
    help="Write a page with both maps, side by side and one over the other, and the faces of cards.",
)
@click.option(
    "--games",
    "-n",
    type=click.IntRange(1, 20_000),
    metavar="N",
    help="Play this many games of each, too, and say how they differ.",
)
@json_option
@language_option
def command(
    old: str, new: str, page_at: Path | None, games: int | None, as_json: bool, language: str
) -> None:
    """Show what has changed between two packs, in words and pictures.

    A and B are packs, or packs as git has them: `HEAD:my_pack`, `main~3:maps/my_pack`. With one pack alone, what has changed
    in it since the last commit is shown.
    """
    before, after = (old, new) if new else (f"HEAD:{old}", old)
    with opened(before) as one, opened(after) as other:
        changes = list(compare(one.data, other.data))
        if page_at is not None:
            write_text(page_at, page(one, other, changes, language))
        if as_json:
            print_json({"changes": [_object(change) for change in changes]})
        else:
            _print(one, other, changes, language)
            if page_at is not None:
                say(Message("The page is {file}", file=page_at.as_posix()))
        if games:
            _play(one, other, games)


def _print(one: Side, other: Side, changes: list[EntryChange], language: str) -> None:
    words = ChangesInWords(one, other, language)
    for kind, found in groupby(changes, key=lambda change: change.kind):
        click.echo(click.style(f"{kind}.yaml", bold=True))
        listed = list(found)
        for how, (sign, colour) in SIGNS.items():
            alike = [change for change in listed if change.how == how]
            for headline, details in words.lines(alike):
                click.echo(click.style(f"  {sign} ", fg=colour) + translate(headline, language))
                for line in details:
                    click.echo(f"      {translate(line, language)}")
    counts = Counter(change.how for change in changes)
    if not changes:
        say(Message("Nothing has changed."))
    else:
        say(
            Message(
                "{count} {count:change|changes}, {added} added, {removed} removed, {moved} moved, {changed} changed",
                count=len(changes),
                added=counts["added"],
                removed=counts["removed"],
                moved=counts["moved"],
                changed=counts["changed"],
            )
        )


def _object(change: EntryChange) -> dict[str, object]:
    parts = [
        {"way": part.way}
        | {key: value for key, value in (("was", part.was), ("now", part.now)) if value is not MISSING}
        for part in change.parts
    ]
    return {
        "file": change.kind,
        "things": change.things,
        "name": change.name,
        "how": change.how,
        "parts": parts,
    }


def _play(one: Side, other: Side, games: int) -> None:
    found = offers({"compare"}).get("compare")
    if found is None:
        raise UguisuError(
            Message("games are compared by the lab, which is not installed"),
            Message("`pip install uguisu-lab` brings it."),
        )
    compare_games = found.load()
    with compare_games.make_context(
        "compare", [str(one.path), str(other.path), "--games", str(games)], parent=click.get_current_context()
    ) as context:
        compare_games.invoke(context)
