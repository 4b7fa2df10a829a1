"""`uguisu validate`: everything that is wrong with packs."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import click

from uguisu.content.diagnostics import Diagnostic, as_github, as_object, as_text, has_errors
from uguisu.core.game import Game
from uguisu.loading import check, check_together
from uguisu.loading.overrides import Overrides
from uguisu.messages.message import Message, joined, translate
from uguisu.messages.os_errors import reason_of
from uguisu.plugins import one_game, registry
from uguisu.plugins.registered import Registry
from uguisu_tools.cli.console import ProgressBar
from uguisu_tools.cli.failing import FINDINGS, Failure
from uguisu_tools.cli.languages import language_option, print_json, say
from uguisu_tools.cli.parameters import PACK, complete_packs, find, json_option, named_mods, with_option
from uguisu_tools.packs.campaign import find_campaigns, is_campaign
from uguisu_tools.packs.campaign_checks import check_campaign
from uguisu_tools.packs.owners import must_be_own

Findings = dict[Path, list[Diagnostic]]

FIXING = "uguisu.fixing"
"""The entry-point group of what mends a pack: a function of its folder and the registry that returns what was done."""
SEVERITIES = ("error", "warning", "hint")


@click.command("validate")
@click.argument("paths", nargs=-1, type=PACK, shell_complete=complete_packs)
@click.option(
    "--format",
    "form",
    type=click.Choice(["text", "json", "github"]),
    default="text",
    show_default=True,
    help="How to print findings; `github` shows them in a pull request's margin.",
)
@json_option
@language_option
@click.option("--strict", is_flag=True, help="Fail on warnings too.")
@click.option("--quiet", "-q", is_flag=True, help="Leave hints out.")
@click.option("--fix", is_flag=True, help="Do what the editor's buttons do, and say what was done.")
@with_option
def command(
    paths: tuple[Path, ...],
    form: str,
    as_json: bool,
    language: str,
    strict: bool,
    quiet: bool,
    fix: bool,
    mods: tuple[str, ...],
) -> None:
    """Check packs and say what is wrong, where, and how to fix it.

    PATHS are packs, or folders that are searched for packs; without any, the current folder is searched.
    """
    unread: list[OSError] = []
    campaigns = [campaign for path in paths or (Path(),) for campaign in find_campaigns(path)]
    others = tuple(path for path in paths if not is_campaign(path))
    packs = find(others, unread.append) if others or not campaigns or not paths else []
    if fix:
        _fix_all(packs, language, err=as_json or form != "text")
    found = _check_all(packs, campaigns, quiet, language, Overrides(mods=named_mods(mods)))
    counts: Counter[str] = Counter(finding.severity for findings in found.values() for finding in findings)
    failed = bool(counts["error"] or unread or (strict and counts["warning"]))
    for error in unread:
        say(Message("{place}: {problem}", place=error.filename, problem=reason_of(error)), err=True)
    if as_json or form == "json":
        _print_json(found, counts, ok=not failed)
    else:
        _print(found, counts, language, github=form == "github")
    if failed:
        raise click.exceptions.Exit(FINDINGS)


def _fix_all(packs: list[Path], language: str, *, err: bool) -> None:
    """Mend the packs where they lie, as far as what is wrong with them has a fix."""
    from importlib.metadata import entry_points

    fixing = next(iter(entry_points(group=FIXING)), None)
    if fixing is None:
        raise Failure(Message("Mending packs comes with `uguisu-changes`: install it."))
    fix_pack = fixing.load()
    for pack in packs:
        loaded = registry(one_game.game_of_all([pack]))
        must_be_own(pack, loaded)
        for title in fix_pack(pack, loaded):
            click.echo(
                translate(Message("{pack}: {done}", pack=pack.as_posix(), done=title), language), err=err
            )


def _check_all(
    packs: list[Path], campaigns: list[Path], quiet: bool, language: str, changes: Overrides
) -> Findings:
    loaded = registry(one_game.game_of_all([*packs, *campaigns]))
    found = _check_with(loaded, packs, campaigns, quiet, language, changes)
    some_wrong = any(has_errors(findings) for findings in found.values())
    if some_wrong and loaded.only_for is not None:  # a word may be of another game, which is then told
        return _check_with(registry(), packs, campaigns, quiet, language, changes)
    return found


def _check_with(
    loaded: Registry, packs: list[Path], campaigns: list[Path], quiet: bool, language: str, changes: Overrides
) -> Findings:
    found: Findings = {}
    games: list[Game] = []
    with ProgressBar(len(packs), translate(Message("Checking"), language)) as progress:
        for pack in packs:
            game, findings = check(pack, loaded, changes=changes)
            games += [game] if game is not None else []
            found[pack] = [finding for finding in findings if not (quiet and finding.severity == "hint")]
            progress.step()
    for path, finding in check_together(games):
        found[path].append(finding)
    for campaign in campaigns:
        findings = check_campaign(campaign, loaded)
        found[campaign] = [finding for finding in findings if not (quiet and finding.severity == "hint")]
    return found


def _print(found: Findings, counts: Counter[str], language: str, *, github: bool) -> None:
    write = as_github if github else as_text
    for findings in found.values():
        if findings:
            click.echo(write(findings, language))
    click.echo(translate(_summary(len(found), counts), language), err=github)


def _summary(packs: int, counts: Counter[str]) -> str:
    told = joined(told for told in _totals(counts) if told) or Message("no problems")
    return Message("{count} {count:pack|packs} checked: {told}.", count=packs, told=told)


def _totals(counts: Counter[str]) -> list[str]:
    """Say how many findings of each severity there are, nothing where there are none."""
    errors, warnings, hints = (counts[severity] for severity in SEVERITIES)
    return [
        Message("{count} {count:error|errors}", count=errors) if errors else "",
        Message("{count} {count:warning|warnings}", count=warnings) if warnings else "",
        Message("{count} {count:hint|hints}", count=hints) if hints else "",
    ]


def _print_json(found: Findings, counts: Counter[str], *, ok: bool) -> None:
    packs = [
        {"path": path.as_posix(), "findings": [as_object(finding) for finding in findings]}
        for path, findings in found.items()
    ]
    totals = {f"{severity}s": counts[severity] for severity in SEVERITIES}
    print_json({"ok": ok, **totals, "packs": packs})
