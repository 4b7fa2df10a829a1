"""`uguisu rulings`: run the rulings of packs."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec

from uguisu.content.diagnostics import Diagnostic, as_object, as_text, has_errors
from uguisu.content.loader import read_pack
from uguisu.content.pack import Pack
from uguisu.messages.message import Message, either, translate
from uguisu.plugins import registry
from uguisu.plugins.one_game import game_of_all
from uguisu.plugins.registered import Registry
from uguisu_tools.cli.console import ProgressBar
from uguisu_tools.cli.failing import FINDINGS
from uguisu_tools.cli.languages import language_option, print_json
from uguisu_tools.cli.parameters import A_FOLDER, PACK, complete_packs, find, json_option
from uguisu_tools.rulings.run import (
    Outcome,
    RuleCoverage,
    coverage,
    folder_of_tests,
    run_base_rulings,
    run_rulings,
)

Coverage = dict[str, list[RuleCoverage]]


@click.command("rulings")
@click.argument("paths", nargs=-1, type=PACK, shell_complete=complete_packs)
@click.option(
    "--only",
    multiple=True,
    metavar="ID",
    help="Run the rulings with this id, or those that cite this rule.",
)
@click.option(
    "--coverage", "wants_coverage", is_flag=True, help="Show which rules no ruling and no test covers."
)
@click.option(
    "--tests",
    type=A_FOLDER,
    help="The folder of the game's tests; by default tests/GAME is looked for above the packs.",
)
@click.option(
    "--base",
    "of_base",
    is_flag=True,
    help="Also run the rulings of the packs that a mod builds on, against the mod.",
)
@click.option("--verbose", "-v", is_flag=True, help="Also list the rulings that hold.")
@json_option
@language_option
def command(
    paths: tuple[Path, ...],
    only: tuple[str, ...],
    wants_coverage: bool,
    tests: Path | None,
    of_base: bool,
    verbose: bool,
    as_json: bool,
    language: str,
) -> None:
    """Run the rulings of packs: positions, and what must hold in them.

    PATHS are packs, or folders that are searched for packs; without any, the current folder is searched.
    """
    where = find(paths)
    loaded = registry(game_of_all(where))
    packs, found = _load(where, loaded)
    outcomes = _run(packs, loaded, only, language)
    if of_base:
        found += _run_base(packs, loaded, outcomes)
    if only and not outcomes:
        names = either(only)
        raise click.BadParameter(
            Message("no ruling has the id or cites the rule {names}", names=names), param_hint="--only"
        )
    found += [finding for outcome in outcomes for finding in outcome.found]
    covered = _coverage(outcomes, packs, loaded, tests) if wants_coverage else {}
    missing = [rule for rules in covered.values() for rule in rules if not rule.covered]
    if as_json:
        _print_json(outcomes, found, covered)
    else:
        _print(outcomes, found, verbose, language)
        _print_coverage(covered, language)
    if found or missing:
        raise click.exceptions.Exit(FINDINGS)


def _load(paths: list[Path], registry: Registry) -> tuple[list[Pack], list[Diagnostic]]:
    packs: list[Pack] = []
    faults: list[Diagnostic] = []
    for path in paths:
        pack, found = read_pack(path, registry)
        if pack is None or has_errors(found):
            faults += [finding for finding in found if finding.severity == "error"]
        else:
            packs.append(pack)
    return packs, faults


def _run(packs: list[Pack], registry: Registry, only: tuple[str, ...], language: str) -> list[Outcome]:
    outcomes: list[Outcome] = []
    count = sum(len(pack.rulings.rulings) for pack in packs if pack.rulings)
    with ProgressBar(count, translate(Message("Running"), language)) as progress:
        for pack in packs:
            wanted = (lambda ruling: bool({ruling.id, *ruling.cites} & set(only))) if only else None
            for outcome in run_rulings(pack, registry, wanted):
                outcomes.append(outcome)
                progress.step()
    return outcomes


def _run_base(packs: list[Pack], registry: Registry, outcomes: list[Outcome]) -> list[Diagnostic]:
    """Try the rulings of lower layers, too; return what is wrong with what a mod says it breaks."""
    found: list[Diagnostic] = []
    for pack in packs:
        tried, stale = run_base_rulings(pack, registry)
        outcomes += tried
        found += stale
    return found


def _coverage(outcomes: list[Outcome], packs: list[Pack], registry: Registry, tests: Path | None) -> Coverage:
    covered: Coverage = {}
    for game in dict.fromkeys(pack.scenario.game for pack in packs):
        of_game = [outcome for outcome in outcomes if outcome.pack.scenario.game == game]
        folder = tests or folder_of_tests(game, [Path(), *(pack.path for pack in packs)])
        covered[game] = coverage(registry.game(game).rule_ids, of_game, folder)
    return covered


def _print(outcomes: list[Outcome], found: list[Diagnostic], verbose: bool, language: str) -> None:
    for outcome in outcomes:
        if verbose and outcome.holds:
            cited = f" ({', '.join(outcome.ruling.cites)})" if outcome.ruling.cites else ""
            name = f"{outcome.pack.scenario.id}:{outcome.ruling.id}{cited}"
            click.echo(translate(Message("{name} holds", name=name), language))
    if found:
        click.echo(as_text(found, language))
    failed = sum(not outcome.holds for outcome in outcomes)
    held = len(outcomes) - failed
    message = Message(
        "{count} {count:ruling|rulings}: {held} {held:holds|hold}, {failed} {failed:fails|fail}.",
        count=len(outcomes),
        held=held,
        failed=failed,
    )
    if len(outcomes) == 1:
        message = Message("The only ruling holds.") if held else Message("The only ruling fails.")
    click.echo(translate(message, language))


def _print_coverage(covered: Coverage, language: str) -> None:
    for game, rules in covered.items():
        if not rules:
            message = Message("{game} lists no rules to cover.", game=game)
        else:
            count = sum(rule.covered for rule in rules)
            message = Message(
                "{game}: {count} of {rules} {rules:rule is|rules are} covered",
                game=game,
                count=count,
                rules=len(rules),
            )
        click.echo(f"\n{translate(message, language)}")
        for rule in rules:
            click.echo(f"  {rule.rule}  {_sources(rule, language)}")


def _sources(rule: RuleCoverage, language: str) -> str:
    if not rule.covered:
        return click.style(translate(Message("not covered"), language), fg="red")
    parts = []
    if rule.rulings:
        parts.append(Message("rulings {names}", names=_some(rule.rulings)))
    if rule.tests:
        parts.append(Message("tests {names}", names=_some(rule.tests)))
    return "; ".join(translate(part, language) for part in parts)


def _some(names: tuple[str, ...]) -> str:
    shown = ", ".join(names[:3])
    return Message("{names} and {rest} more", names=shown, rest=len(names) - 3) if len(names) > 3 else shown


def _print_json(outcomes: list[Outcome], found: list[Diagnostic], covered: Coverage) -> None:
    told = {
        "rulings": [
            {
                "pack": outcome.pack.path.as_posix(),
                "id": outcome.ruling.id,
                "cites": list(outcome.ruling.cites),
                "holds": outcome.holds,
            }
            for outcome in outcomes
        ],
        "findings": [as_object(finding) for finding in found],
        "coverage": {game: [msgspec.to_builtins(rule) for rule in rules] for game, rules in covered.items()},
    }
    print_json(told)
