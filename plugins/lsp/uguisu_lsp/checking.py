"""One check of a pack, in the thread for checks: what is wrong with it, and what its game knows by name."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from uguisu import check, read_pack
from uguisu.checks import Diagnostic
from uguisu.content import MAX_YAML_BYTES, SCENARIO, Grammar, Library
from uguisu.content.layers import Layer
from uguisu_changes.facts import facts_of
from uguisu_lsp.desk import Checked, LayerFiles, absolute, opening
from uguisu_lsp.sheet import Sheet

if TYPE_CHECKING:
    from uguisu import Pack
    from uguisu.content import Source
    from uguisu.plugins import Registry


def check_pack(folder: Path, texts: dict[Path, str], registry: Registry, before: Checked | None) -> Checked:
    """Check the pack in a folder with the `texts` of files that are not saved. What errors keep hidden is taken from the
    check `before`.
    """
    opened = opening(texts)
    source = opened(folder)
    if isinstance(source, Diagnostic):
        return Checked([source], grammar=Grammar(registry, None))
    game, found = check(folder, registry, source, opening=opened)
    if game is not None:
        return _with(Checked(found, facts_of(game), game), game.content, registry)
    kept = before or Checked([])
    if kept.game is None:
        kept = _known_otherwise(folder, source, texts, registry) or kept
    pack, _ = read_pack(folder, registry, source, judged=False, opening=opened)
    if pack is not None:
        return _with(replace(kept, found=found), pack, registry)
    return replace(kept, found=found, grammar=kept.grammar or Grammar(registry, _said_in(source, "game")))


def _known_otherwise(
    folder: Path, source: Source, texts: dict[Path, str], registry: Registry
) -> Checked | None:
    """Return what is known of a pack that was never without errors: from what is saved, or from what it builds on."""
    if any(file.is_relative_to(folder) for file in texts):
        saved, _ = check(folder, registry)
        if saved is not None:
            return _with(Checked([], facts_of(saved), saved), saved.content, registry)
    uses = _said_in(source, "uses")
    for name in uses if isinstance(uses, list) else ():
        below = Library.of(registry).locate(name, folder) if isinstance(name, str) else None
        game = check(below, registry, opening=opening(texts))[0] if below is not None else None
        if game is not None:
            return replace(_with(Checked([], facts_of(game), game), game.content, registry), is_mod=True)
    return None


def _with(checked: Checked, pack: Pack, registry: Registry) -> Checked:
    layers = pack.stack.layers if pack.stack is not None else []
    return replace(
        checked,
        grammar=Grammar(registry, pack.scenario.game),
        layers=tuple(_files(layer) for layer in reversed(layers)),
        is_mod=len(layers) > 1,
    )


def _said_in(source: Source, key: str) -> Any:
    """Return what a scenario says under a key, also if it cannot be read otherwise; None where it says nothing."""
    raw = source.read(SCENARIO, MAX_YAML_BYTES) if SCENARIO in source.names else b""
    sheet = Sheet(raw.decode("utf-8", "replace")) if isinstance(raw, bytes) else None
    said = sheet.data.get(key) if sheet is not None and isinstance(sheet.data, dict) else None
    return None if key == "game" and not isinstance(said, str) else said


def _files(layer: Layer) -> LayerFiles:
    folder = absolute(layer.path.parent if layer.path.name == SCENARIO else layer.path)
    documents = {"scenario": layer.scenario, **layer.documents}
    files = {kind: folder / document.name for kind, document in documents.items()}
    files |= {Path(document.name).stem: folder / document.name for document in layer.texts}
    return LayerFiles(folder, layer.id, files)
