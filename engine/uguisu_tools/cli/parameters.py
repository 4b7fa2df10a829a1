"""Options and arguments that commands share, what the Tab key offers for them, and what they stand for."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar, cast

import click
from click.shell_completion import CompletionItem, ShellComplete, add_completion_class

from uguisu.core.errors import UguisuError
from uguisu.messages.message import Message, translate
from uguisu_tools.cli.languages import say, spoken
from uguisu_tools.cli.offers import NO_GAMES

if TYPE_CHECKING:
    from uguisu.core.game import Game
    from uguisu.loading.overrides import Overrides
    from uguisu.plugins.registered import Registry


def complete_packs(
    _context: click.Context, _parameter: click.Parameter, incomplete: str
) -> list[CompletionItem]:
    """Offer packs, and the folders on the way to them."""
    way = Path(incomplete)
    folder, start = (way, "") if incomplete.endswith(("/", "\\")) else (way.parent, way.name)
    offered = []
    for path in sorted(folder.iterdir()) if folder.is_dir() else []:
        if not path.name.startswith(start) or path.name.startswith("."):
            continue
        if path.is_dir():
            pack = (path / "scenario.yaml").is_file()
            offered.append(
                CompletionItem(
                    path.as_posix() + ("" if pack else "/"),
                    help=translate(Message("a pack"), spoken()) if pack else None,
                )
            )
        elif path.suffix == ".zip":
            offered.append(CompletionItem(path.as_posix(), help=translate(Message("a zip"), spoken())))
    if "." not in incomplete[:1]:
        from uguisu.content.library import Library

        known = {item.value for item in offered}
        names = [
            name
            for name in Library.of(_registry()).names()
            if name.startswith(incomplete) and name not in known
        ]
        offered += [CompletionItem(name) for name in names]
    return offered


def complete_bots(
    context: click.Context, _parameter: click.Parameter, incomplete: str
) -> list[CompletionItem]:
    """Offer seats of the pack, and bots behind ``seat=``."""
    head, comma, last = incomplete.rpartition(",")
    seat, equals, start = last.rpartition("=")
    before = f"{head}{comma}{seat}{equals}"
    game, registry = _game_of(context), _registry()
    known = registry.bots_of(game) if game else {name: bot for (_, name), bot in registry.bots.items()}
    bots = [
        CompletionItem(f"{before}{name}", help=bot.description)
        for name, bot in known.items()
        if name.startswith(start)
    ]
    names = () if equals else _seats(context)
    return [*(CompletionItem(f"{before}{name}=") for name in names if name.startswith(start)), *bots]


def complete_variants(context: click.Context, _parameter: click.Parameter, incomplete: str) -> list[str]:
    """Offer the variants of the pack's game, one after the other behind commas."""
    head, comma, start = incomplete.rpartition(",")
    game = _game_of(context)
    known = {name for owner, name in _registry().variants if game in (None, owner)}
    taken = set(head.split(","))
    return [f"{head}{comma}{name}" for name in sorted(known - taken) if name.startswith(start)]


def complete_games(_context: click.Context, _parameter: click.Parameter, incomplete: str) -> list[str]:
    """Offer the games whose rules are installed."""
    return [name for name in sorted(_registry().games) if name.startswith(incomplete)]


def _registry() -> Registry:
    from uguisu.plugins import registry

    return registry()


def _pack_of(context: click.Context) -> Path | None:
    """Return the pack on the command line; before an unfinished option click has not taken it for PACK yet."""
    named = [context.params.get("pack"), *context.args]
    return next((Path(name) for name in named if name and Path(name).exists()), None)


def _game_of(context: click.Context) -> str | None:
    from uguisu.content.loader import read_pack

    path = _pack_of(context)
    pack = None if path is None else read_pack(path, _registry())[0]
    return None if pack is None else pack.scenario.game


def _seats(context: click.Context) -> list[str]:
    from uguisu.loading import check

    path = _pack_of(context)
    game = None if path is None else check(path, _registry())[0]
    return [] if game is None else [seat.id for seat in game.seats]


SOURCE = """\
Register-ArgumentCompleter -Native -CommandName %(prog_name)s -ScriptBlock {
    param($wordToComplete, $commandAst, $cursorPosition)
    $words = @($commandAst.CommandElements | ForEach-Object { $_.Extent.Text })
    $env:COMP_WORDS = $words -join "`n"
    $env:COMP_CWORD = "$wordToComplete"
    $env:%(complete_var)s = "powershell_complete"
    try {
        %(prog_name)s | ForEach-Object {
            $value, $help = $_ -split "`t", 2
            if (-not $help) { $help = $value }
            [System.Management.Automation.CompletionResult]::new($value, $value, 'ParameterValue', $help)
        }
    } finally {
        Remove-Item Env:COMP_WORDS, Env:COMP_CWORD, Env:%(complete_var)s -ErrorAction SilentlyContinue
    }
}
"""


class PowerShellComplete(ShellComplete):
    """Words come in `COMP_WORDS`, one a line, the unfinished one in `COMP_CWORD`; offers go out one a line."""

    name = "powershell"
    source_template = SOURCE

    def get_completion_args(self) -> tuple[list[str], str]:
        """Return the finished words behind the command, and the unfinished one."""
        words = [word for word in os.environ.get("COMP_WORDS", "").split("\n")[1:] if word]
        incomplete = os.environ.get("COMP_CWORD", "")
        if incomplete and words and words[-1] == incomplete:
            words.pop()
        return words, incomplete.strip("'\"")

    def format_completion(self, item: CompletionItem) -> str:
        """Write an offer: what is completed, a tab, what it is."""
        return f"{item.value}\t{item.help or ''}"


def register() -> None:
    """Let click know of PowerShell."""
    add_completion_class(PowerShellComplete)


def find(paths: Sequence[Path], refused: Callable[[OSError], None] | None = None) -> list[Path]:
    """Return the packs at or under `paths`, or under the current folder when there are none, each once.

    `refused` is told of folders that cannot be read.
    """
    from uguisu.content.source import find_packs

    packs: dict[Path, None] = {}
    for path in paths or (Path(),):
        here = list(find_packs(path, refused))
        if not here:
            raise click.UsageError(
                Message(
                    "There is no pack in '{path}'. A pack is a folder with a scenario.yaml in it, or a "
                    "zip of one; `uguisu new pack` makes one.",
                    path=path,
                )
            )
        packs.update(dict.fromkeys(here))
    return list(packs)


F = TypeVar("F", bound=Callable[..., Any])


class PackType(click.Path):
    """A pack: a folder, its scenario.yaml, a zip, or the name of one that is found by name."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Return the path of the pack that `value` names; where it also names what lies at hand, say which is meant."""
        from uguisu.content.library import Library
        from uguisu.plugins import one_game

        text = str(value)
        game, _, name = text.partition("/")
        if Path(text).exists() and (
            isinstance(value, Path) or not name or game not in one_game.declared_games()
        ):
            return super().convert(value, param, ctx)  # a path, and no name beside: no plugin need be read
        library = Library.of(_registry())
        found = library.locate(text)
        if found is None:
            if not _registry().games:
                self.fail(NO_GAMES, param, ctx)
            told, hint = library.unknown(text)
            self.fail(Message("{problem}. {hint}", problem=told, hint=hint), param, ctx)
        hidden = library.beneath(text)
        if hidden is not None:
            say(
                Message(
                    "`{name}` is the pack that came with Uguisu. There is another of that name; for that one say {path}",
                    name=text,
                    path=hidden,
                ),
                err=True,
            )
        return super().convert(found, param, ctx)


class FolderType(click.Path):
    """A folder; a device or a pipe is none, either."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Return the path of the folder."""
        path = Path(str(value))
        if path.exists() and not path.is_dir():
            self.fail(Message("'{path}' is not a folder", path=path.as_posix()), param, ctx)
        return super().convert(value, param, ctx)


class Written(click.Path):
    """A file or a folder that is written: in no pack that came with Uguisu or was added."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Return the path."""
        from uguisu_tools.packs.owners import must_be_own, pack_over

        path = Path(str(super().convert(value, param, ctx)))
        if pack_over(path) is not None:  # most are in none: then no plugin has to be read
            must_be_own(path, _registry())
        return path


class WrittenFolder(Written, FolderType):
    """A folder that is written."""


PACK = PackType(exists=True, path_type=Path)
"""A pack, by path or by name."""
A_FILE = click.Path(exists=True, dir_okay=False, path_type=Path)
"""A file that is there."""
NEW_FILE = Written(dir_okay=False, path_type=Path)
"""A file to write."""
FOLDER = WrittenFolder(file_okay=False, path_type=Path)
"""A folder to write into."""
A_FOLDER = FolderType(exists=True, file_okay=False, path_type=Path)


def pack_argument(command: F) -> F:
    """Add the argument PACK."""
    return click.argument("pack", type=PACK, shell_complete=complete_packs)(command)


def json_option(command: F) -> F:
    """Add `--json`."""
    return click.option("--json", "as_json", is_flag=True, help="Print JSON, for programs.")(command)


def ply_limit_option(command: F) -> F:
    """Add `--ply-limit`."""
    return click.option(
        "--ply-limit",
        type=click.IntRange(1),
        metavar="N",
        help="Stop a game that is not over after this many plies; by default as its rules say.",
    )(command)


def games_option(help: str, default: int | None = None, most: int = 1_000_000) -> Callable[[F], F]:  # noqa: A002
    """Return what adds `--games`."""
    return click.option(
        "--games",
        "-n",
        type=click.IntRange(1, most),
        metavar="N",
        default=default,
        show_default=default is not None,
        help=help,
    )


def report_option(command: F) -> F:
    """Add `--report`, for what compares."""
    return click.option("--report", type=FOLDER, help="Write a page with the results to this folder.")(
        command
    )


def with_option(command: F) -> F:
    """Add `--with`; the command is given the names as `mods`."""
    return click.option(
        "--with",
        "mods",
        metavar="MOD",
        multiple=True,
        shell_complete=complete_packs,
        help="A mod of the pack to play with, by its name or folder. May be given several times.",
    )(command)


def changes_options(command: F) -> F:
    """Add `--variants`, `--option` and `--with`; the command is given what they say as `changes`."""

    @wraps(command)
    def changed(variants: str | None, options: tuple[str, ...], mods: tuple[str, ...], **others: Any) -> Any:
        return command(changes=_changes_of(variants, options, mods), **others)

    variants = click.option(
        "--variants",
        metavar="NAMES",
        shell_complete=complete_variants,
        help="Variants to play with instead of the scenario's, separated by commas ('' for none).",
    )
    options = click.option(
        "--option",
        "options",
        metavar="NAME=VALUE",
        multiple=True,
        help="An option of the game that differs from the scenario's. May be given several times.",
    )
    return cast("F", variants(options(with_option(changed))))


def named_mods(mods: tuple[str, ...]) -> tuple[str, ...]:
    """Return mods as packs call others: names as they are, ways to folders from the root of the disk."""
    from uguisu.content.library import is_path

    return tuple(
        Path(mod).expanduser().absolute().as_posix() if is_path(mod) or Path(mod).exists() else mod
        for mod in mods
    )


def bots_option(command: F) -> F:
    """Add `--bots`."""
    return click.option(
        "--bots",
        default="",
        metavar="SEAT=BOT,...",
        shell_complete=complete_bots,
        help="Who plays: ninja=mcts:200,samurai=greedy; or one bot for all. Seats left out get a plain bot.",
    )(command)


@contextmanager
def asked_by(option: str) -> Iterator[None]:
    """Tell of what is raised inside as a wrong use of `option`."""
    try:
        yield
    except UguisuError as error:
        raise click.BadParameter(error.told, param_hint=option) from error


def load_changed(pack: Path, changes: Overrides) -> Game:
    """Return the game of `pack` with `changes`, which the command line asks for."""
    from uguisu.loading import BadPack, load

    try:
        return load(pack, changes=changes)
    except BadPack:
        raise
    except UguisuError as error:
        raise click.UsageError(error.told) from error


def _changes_of(variants: str | None, options: tuple[str, ...], mods: tuple[str, ...]) -> Overrides:
    from uguisu.loading.overrides import Overrides

    names = None if variants is None else tuple(variants.replace(",", " ").split())
    set_to = dict(_option(text) for text in options) or None
    return Overrides(variants=names, options=set_to, mods=named_mods(mods))


def _option(text: str) -> tuple[str, object]:
    from uguisu.content.diagnostics import Diagnostic
    from uguisu.content.document import read_document

    name, equals, value = text.partition("=")
    if not equals or not name:
        raise click.BadParameter(
            Message("'{text}' should be NAME=VALUE, as in samurai=3", text=text), param_hint="--option"
        )
    document, found = read_document(f"value: {value}".encode(), "option", "--option")
    if document is None:
        wrong: Diagnostic = found[0]
        message = Message("{place}: {problem}", place=f"'{value}'", problem=wrong.message)
        raise click.BadParameter(message, param_hint="--option")
    return name, document.data["value"]
