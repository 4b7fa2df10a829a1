"""What Uguisu brings to pytest: ``pytest PACK`` checks the pack and makes a test of each of its rulings.

Only packs that are named on the command line are looked at, or lie in a folder named there that holds packs and no
Python; an ordinary run of somebody's tests collects nothing of ours, and imports nothing but this file.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from uguisu.content.diagnostics import Diagnostic
    from uguisu_tools.rulings.run import Rulings

SCENARIO = "scenario.yaml"


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> PackFile | None:
    """Take a scenario that the command line has asked for."""
    if file_path.name != SCENARIO or not any(_means(arg, file_path) for arg in _named(parent.config)):
        return None
    return PackFile.from_parent(parent, path=file_path)


def _named(config: pytest.Config) -> list[Path]:
    """Return the paths on the command line; what pytest takes without being told does not count."""
    if config.args_source is not pytest.Config.ArgsSource.ARGS:
        return []
    return [(config.invocation_params.dir / arg.split("::")[0]).resolve() for arg in config.args]


def _means(named: Path, scenario: Path) -> bool:
    """Whether who names a path wants this scenario: by its name, its folder's, or that of a folder of packs."""
    scenario = scenario.resolve()
    if named in (scenario, scenario.parent):
        return True
    return (
        named in scenario.parents and not any(named.glob("*.py")) and not (named / "pyproject.toml").exists()
    )


class PackFile(pytest.File):
    """A pack: a test that it has no errors, and one of each of its rulings."""

    def collect(self) -> Iterator[pytest.Item]:
        from uguisu.loading import check
        from uguisu.plugins import registry
        from uguisu_tools.rulings.run import Rulings

        game, found = check(self.path.parent, registry())
        errors = [finding for finding in found if finding.severity == "error"]
        yield PackItem.from_parent(self, name="valid", found=lambda: errors, place=(self.path, 1))
        if game is None or game.compiled_from is None:
            return
        rulings = Rulings(game.compiled_from[0], registry())
        for number, ruling in enumerate(rulings.rulings):
            yield _trial_of(self, rulings, number, ruling.id)


def _trial_of(file: PackFile, rulings: Rulings, number: int, name: str) -> PackItem:
    written = file.path.parent / rulings.pack.documents["rulings"].name
    return PackItem.from_parent(
        file, name=name, found=lambda: rulings.outcome(number).found, place=(written, rulings.line(number))
    )


class PackItem(pytest.Item):
    """One test of a pack; it holds when nothing is found."""

    def __init__(self, *, found: Any, place: tuple[Path, int], **rest: Any) -> None:
        super().__init__(**rest)
        self.funcargs: dict[str, Any] = {}  # plugins look for it in every test: pytest-lsp fails without
        self._found = found
        self._place = place

    def runtest(self) -> None:
        found: list[Diagnostic] = self._found()
        if found:
            raise FoundWanting(found)

    def reportinfo(self) -> tuple[Path, int, str]:
        """Say where it is written: file, line counted from 0, and name."""
        path, line = self._place
        return path, line - 1, self.name

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        """Show findings as `uguisu validate` does."""
        if not isinstance(excinfo.value, FoundWanting):
            return super().repr_failure(excinfo, style)
        from uguisu.content.diagnostics import as_text

        return as_text(excinfo.value.found)


class FoundWanting(Exception):
    """What is wrong with a pack or a ruling."""

    def __init__(self, found: list[Diagnostic]) -> None:
        super().__init__(f"{len(found)} findings")
        self.found = found
