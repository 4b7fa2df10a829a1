"""Runs the rulings of the packs that a mod builds on, to see which of them still hold."""

from __future__ import annotations

from dataclasses import replace

from uguisu.content.diagnostics import Diagnostic
from uguisu.content.document import Document, read_document
from uguisu.content.grammar import Grammar
from uguisu.content.layers import Layer
from uguisu.content.limits import MAX_YAML_BYTES
from uguisu.content.pack import Pack
from uguisu.registry import Registry
from uguisu.rulings.run import Outcome, run_rulings
from uguisu.said import Said
from uguisu.suggest import did_you_mean

STALE = "break-stale"
"""A ruling that a mod says it breaks, and that holds, or is not there."""


def run_base_rulings(pack: Pack, registry: Registry) -> tuple[list[Outcome], list[Diagnostic]]:
    """Try each ruling of the packs below on `pack`; return what came of them, and what is wrong with the pack's `breaks:`.

    A ruling that fails and is listed there, or in a pack between, counts as holding; one that the pack lists and that holds,
    or is nowhere below, is a finding.
    """
    tried: list[Outcome] = []
    expected = set(pack.rulings.breaks if pack.rulings is not None else ())
    for layer in pack.stack.layers[:-1] if pack.stack is not None else ():
        borrowed = _with_rulings_of(layer, pack, registry)
        if borrowed is not None and borrowed.rulings is not None:
            tried += run_rulings(borrowed, registry)
            expected |= borrowed.rulings.breaks.keys()
    held = {outcome.ruling.id: outcome.holds for outcome in tried}
    stale = [
        pack.find("rulings", ("breaks", name), STALE, _why(name, held), hint=did_you_mean(name, held))
        for name in (pack.rulings.breaks if pack.rulings is not None else ())
        if held.get(name, True)
    ]
    return [Outcome(one.pack, one.ruling) if one.ruling.id in expected else one for one in tried], stale


def _why(name: str, held: dict[str, bool]) -> Said:
    if name in held:
        return Said("The ruling `{name}` holds in this pack, too; it need not be listed", name=name)
    return Said("No pack below has a ruling `{name}`", name=name)


def _with_rulings_of(layer: Layer, pack: Pack, registry: Registry) -> Pack | None:
    """Return `pack` with the rulings of one of its layers; None if that has none that can be read."""
    document = _rulings_file(layer)
    if document is None:
        return None
    model, _ = Grammar(registry, pack.scenario.game).decode("rulings", document)
    return model and replace(pack, rulings=model, documents={**pack.documents, "rulings": document})


def _rulings_file(layer: Layer) -> Document | None:
    name = layer.said("rulings")
    if not isinstance(name, str) or name not in layer.source.names:
        return None
    raw = layer.source.read(name, MAX_YAML_BYTES)
    return read_document(raw, name, layer.source.label(name))[0] if isinstance(raw, bytes) else None
