"""`uguisu packs`: the packs that are found by name; add and remove one's own. `uguisu pack`: zip one, to be sent to others."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import click

from uguisu.content.library import SHIPPED, Library, Shelf, head_of
from uguisu.core.errors import UguisuError
from uguisu.messages.control_characters import visible
from uguisu.messages.local_text import localize
from uguisu.messages.message import Message, translate
from uguisu.messages.suggest import listing
from uguisu.plugins import registry
from uguisu_tools.cli.app import SpokenGroup
from uguisu_tools.cli.failing import Failure
from uguisu_tools.cli.languages import print_json, say, spoken
from uguisu_tools.cli.parameters import A_FOLDER, NEW_FILE, json_option, pack_argument
from uguisu_tools.packs.choosing import choose
from uguisu_tools.packs.getting import Got, news, take, update
from uguisu_tools.packs.index import INDEX, make
from uguisu_tools.packs.ledger import ledger
from uguisu_tools.packs.ledger import remove as remove_pack
from uguisu_tools.packs.offers import drop_index, indexes, search, take_index
from uguisu_tools.packs.owners import is_worked_on, stop_working_on, work_on
from uguisu_tools.packs.shelf import Added, TakesMore, zip_pack
from uguisu_tools.packs.shelf import add as add_pack

WHERE = {
    "here": Message("here"),
    "yours": Message("your own"),
    "got": Message("added"),
    "path": Message("UGUISU_PACKS"),
    "clone": Message("of this clone"),
    "installed": Message("installed"),
}

COLUMNS = 80


@click.group("packs", cls=SpokenGroup, invoke_without_command=True)
@json_option
@click.option("--paths", is_flag=True, help="Show where each lies, and what it builds on.")
@click.pass_context
def command(context: click.Context, *, as_json: bool, paths: bool) -> None:
    """List the packs that commands find by name; add and remove those of others.

    Packs are searched for in installed games, in the current folder and its `scenarios`, among your own packs, in the
    folders in UGUISU_PACKS, and among those that were added. If two packs have the same name, the first is used.
    """
    if context.invoked_subcommand is not None:
        return
    found = [_told(shelf, name, path) for shelf, name, path in Library.of(registry()).packs()]
    campaigns = [
        {"name": name, "path": path.as_posix(), "where": shelf.kind}
        for shelf, name, path in Library.of(registry()).campaigns()
    ]
    if as_json:
        print_json({"packs": found, "campaigns": campaigns})
        return
    if paths:
        _list_paths(found, campaigns)
    else:
        _list_titles(found, campaigns)


def _list_titles(packs: list[dict[str, Any]], campaigns: list[dict[str, Any]]) -> None:
    """List packs by game, a line each: its name, its title, and whose it is where it did not come with Uguisu."""
    groups: dict[str, list[dict[str, Any]]] = {}
    by_name = {pack["name"]: pack for pack in packs}
    for pack in packs:
        groups.setdefault(_game_through(pack, by_name), []).append(pack)
    wide = max((len(pack["name"]) for pack in (*packs, *campaigns)), default=0)
    for game, listed in groups.items():
        entry = registry().games.get(game)
        title = (
            translate(entry.type.title, spoken())
            if entry is not None
            else game or translate(Message("For no game that is installed"), spoken())
        )
        click.echo(click.style(title, bold=True))
        for pack in listed:
            head = head_of(Path(pack["path"]))
            _list_one(pack, _title(head.title), wide)
    if campaigns:
        click.echo(click.style(translate(Message("Campaigns"), spoken()), bold=True))
    for campaign in campaigns:
        _list_one(campaign, "", wide)


def _title(title: object) -> str:
    return localize(title, spoken()) if isinstance(title, str | dict) else ""


def _list_one(pack: dict[str, Any], title: str, wide: int) -> None:
    path = Path(pack["path"])
    came = pack["where"] in SHIPPED and not is_worked_on(path)
    whose = "" if came else f"({_where(pack['where'], path)})"
    line = f"  {pack['name']:<{wide}}  {title}"
    room = COLUMNS - len(whose) - 1 if whose else COLUMNS
    cut = line if len(line) <= room else line[: room - 1] + "…"
    click.echo(f"{cut} {whose}".rstrip())


def _game_through(pack: dict[str, Any], by_name: dict[str, dict[str, Any]]) -> str:
    """Return the game of a pack, of a mod that of what it builds on."""
    seen: set[str] = set()
    while not pack["game"] and pack["name"] not in seen:
        seen.add(pack["name"])
        pack = next((by_name[name] for name in pack["uses"] if name in by_name), pack)
    return str(pack["game"])


def _list_paths(packs: list[dict[str, Any]], campaigns: list[dict[str, Any]]) -> None:
    for pack in packs:
        where = _where(pack["where"], Path(pack["path"]))
        uses = f"  <- {', '.join(pack['uses'])}" if pack["uses"] else ""
        click.echo(f"{pack['name']}  {pack['version'] or ''}  ({where}: {pack['path']}){uses}")
    for campaign in campaigns:
        where = _where(campaign["where"], Path(campaign["path"]))
        text = translate(Message("campaign"), spoken())
        click.echo(f"{campaign['name']}  {text}  ({where}: {campaign['path']})")


def _where(kind: str, path: Path) -> str:
    """Say on which shelf a pack is, and if it is worked on."""
    where = translate(WHERE[kind], spoken())
    if kind in SHIPPED and is_worked_on(path):
        return translate(Message("{shelf}, worked on", shelf=where), spoken())
    return where


@command.command("add")
@click.argument("pack")
def add(pack: str) -> None:
    """Add a pack, so that it is found by name everywhere: a folder, a zip, or the name of one that an index offers.

    With a name comes the newest version that goes with what is here; `NAME@VERSION` asks for one. A link may pin one release:
    ADDRESS#NAME@VERSION,sha256=HASH.
    """
    if Path(pack).exists() or pack.lower().endswith(".zip"):  # no name of a pack ends so
        _say_added(add_pack(Path(pack), registry()))
        return
    place, pinned, release = pack.partition("#")
    if pinned:
        take_index(place)
    name, _, digest = release.partition(",sha256=") if pinned else (pack, "", "")
    chosen = choose(name, registry())
    if digest and chosen[-1].release.sha256 != digest:
        raise UguisuError(
            Message("what {place} offers as `{name}` is not what the link tells of", place=place, name=name),
            Message("Nothing was added. Ask whoever sent you the link."),
        )
    _say_got(take(chosen, registry()))


def _say_added(added: Added) -> None:
    for name, differs in added.shipped:
        if differs:
            say(
                Message(
                    "It was made with another `{name}` than the one that came with Uguisu, which it uses here.",
                    name=name,
                )
            )
        else:
            say(Message("It uses the `{name}` that came with Uguisu.", name=name))
    if added.came:
        say(Message("With it comes {names}, because it builds on that", names=listing(added.came)))
    say(Message("Added `{name}` in {folder}", name=added.name, folder=added.folder.as_posix()))


def _say_got(got: Iterable[Got]) -> None:
    for one in got:
        if one.asked:
            say(
                Message(
                    "Added `{name}` {version} in {folder}",
                    name=one.added.name,
                    version=one.version,
                    folder=one.added.folder.as_posix(),
                )
            )
        else:
            say(
                Message(
                    "With it, because it builds on it: `{name}` {version}",
                    name=one.added.name,
                    version=one.version,
                )
            )


@command.command("index")
@click.argument("folder", type=A_FOLDER)
@click.option("--title", default="", help="What the index is called.")
@click.option(
    "--expires", default="", metavar="DATE", help="By when you will have renewed it, such as 2027-06-30."
)
def index(folder: Path, title: str, expires: str) -> None:
    """Write the index of the zips in FOLDER, which may then be put on any web server.

    `uguisu pack --without-bases` makes such zips. A version that is out stays as it is; to withdraw one, write `"yanked":
    "why"` beside it into index.json, and write the index again.
    """
    made = make(folder, registry(), title=title, expires=expires)
    path = (folder / INDEX).as_posix()
    count = len(made.packs)
    say(
        Message(
            "Wrote {path} with {count} {count:pack|packs}, change {serial}",
            path=path,
            count=count,
            serial=made.serial,
        )
    )


@command.command("offers")
@click.argument("place", required=False, default="")
@click.option("--remove", is_flag=True, help="Take it out of the list.")
def offers(place: str, *, remove: bool) -> None:
    """Take an index of packs, by its address or folder, into the list of those that packs are got from; or show the list."""
    if remove:
        drop_index(place)
        say(Message("{place} is no longer in the list.", place=place))
    elif place:
        there, made = take_index(place)
        count = len(made.packs)
        say(Message("{title} offers {count} {count:pack|packs}", title=made.title or there, count=count))
    for one in indexes() if not place else ():
        click.echo(one)


@command.command("search")
@click.argument("word", required=False, default="")
def search_command(word: str) -> None:
    """Look for packs in the indexes, by a word in their names, titles and summaries."""
    here = ledger()
    found = list(search(word))
    for _, name, listed in found:
        newest = next((one.version for one in listed.releases if not one.yanked), "")
        marks = [newest, _title(listed.title), " ".join(listed.languages), listed.license]
        mine = translate(Message("here"), spoken()) if name in here else ""
        click.echo(visible("  ".join(filter(None, [name, *marks, mine]))))
    if not found:
        say(
            Message("No index offers that.")
            if indexes()
            else Message("There is no index to look in. Take one first: `uguisu packs offers ADDRESS`.")
        )


@command.command("update")
@click.option("--dry-run", is_flag=True, help="Only say what is new.")
def update_command(*, dry_run: bool) -> None:
    """Get newer versions of packs that came from an index, and say which of them were withdrawn."""
    found = list(news())
    for one in found:
        if one.withdrawn:
            say(
                Message(
                    "`{name}` {version} was withdrawn: {why}",
                    name=one.name,
                    version=one.version,
                    why=visible(one.withdrawn),
                )
            )
        if one.newer is None:
            continue
        name, old, new = one.name, one.version, one.newer.version
        if one.held:
            told = Message(
                "`{name}` stays at {old}: `{other}` does not take {new}",
                name=name,
                old=old,
                other=one.held,
                new=new,
            )
            say(told)
        elif dry_run:
            say(Message("`{name}` would become {version}", name=name, version=new))
        else:
            _say_got(update(one, registry()))
    if not found:
        say(Message("All packs are up to date."))


@command.command("remove")
@click.argument("name")
@click.option("--keep-bases", is_flag=True, help="Leave the packs that came along with it.")
def remove(name: str, keep_bases: bool) -> None:
    """Remove a pack that was added, by its name, and those that came along with it and that nothing else needs."""
    for _, folder in remove_pack(name, registry(), keep_bases=keep_bases):
        say(Message("Removed {folder}", folder=folder.as_posix()))


@command.command("work-on")
@click.argument("folder", type=A_FOLDER)
@click.option("--stop", is_flag=True, help="Leave them as they are from now on.")
def work_on_command(folder: Path, stop: bool) -> None:
    """Let the packs in a FOLDER of a clone be changed, by commands and in the editor: for whoever works on them.

    Otherwise packs that came with Uguisu stay as they are: changes go to a copy.
    """
    if stop:
        say(Message("The packs in {folder} stay as they are.", folder=stop_working_on(folder).as_posix()))
    else:
        say(
            Message(
                "The packs in {folder} can be changed now.", folder=work_on(folder, registry()).as_posix()
            )
        )


@click.command("pack")
@pack_argument
@click.option(
    "--out",
    type=NEW_FILE,
    help="The zip to write; by default named after the pack's id and version, in the current folder.",
)
@click.option(
    "--with-bases/--without-bases",
    "bases",
    default=None,
    help="Take the packs along that it builds on, or leave them out; otherwise their files are listed, and no zip is written.",
)
def pack(pack: Path, out: Path | None, bases: bool | None) -> None:
    """Zip a pack with what it builds on, and with a hash of its contents.

    `uguisu packs add` installs the zip, and refuses one whose files were changed.
    """
    try:
        made = zip_pack(pack, out, registry(), bases=bases)
    except TakesMore as more:
        raise _not_asked_for(more.files) from None
    if made.brought:
        say(Message("With it comes {names}, because it builds on that", names=listing(made.brought)))
    if made.left_out:
        say(Message("Whoever gets it needs {names}, too, and adds that first", names=listing(made.left_out)))
    say(
        Message(
            "Wrote {path} (SHA-256 of its files: {digest})", path=made.path.as_posix(), digest=made.digest
        )
    )


def _not_asked_for(files: tuple[Path, ...]) -> Failure:
    """Name the files that would come along from elsewhere, and say how to agree."""
    for file in files:
        click.echo(visible(file.as_posix()), err=True)
    return Failure(
        Message("The pack builds on these files, which lie outside of its folder."),
        Message("Say `--with-bases` to have them in the zip, or `--without-bases` to leave them out."),
    )


def _told(shelf: Shelf, name: str, path: Path) -> dict[str, Any]:
    head = head_of(path)
    return {
        "name": name,
        "path": path.as_posix(),
        "where": shelf.kind,
        "game": head.game,
        "version": head.version,
        "uses": list(head.uses),
    }
