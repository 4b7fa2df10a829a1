"""A pack: a folder or zip with a scenario and its files, read, checked and typed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from uguisu.content.diagnostics import Diagnostic, Finding, Severity, in_file_order
from uguisu.content.document import Document
from uguisu.content.models import CardsFile, MissionFile, RulingsFile, Scenario
from uguisu.content.sameness import digest_of, former_digest_of

if TYPE_CHECKING:
    from uguisu.board.model import MapModel
    from uguisu.board.topology import Topology
    from uguisu.content.known import KnownGame
    from uguisu.content.layers import Stack


SCENARIO = "scenario.yaml"
"""The file that makes a folder a pack."""
CAMPAIGN = "campaign.yaml"
"""The file that makes a folder a campaign."""
LARGEST_PICTURE = 16 << 20


class LayerStamp(msgspec.Struct, frozen=True):
    """What a layer was: its scenario's id, the version it says it is of, the SHA-256 of what its own files say, in hex."""

    id: str
    version: str
    digest: str


@dataclass(frozen=True)
class Pack:
    """What a pack says, in typed models.

    Attributes:
        path: where it was loaded from.
        scenario: scenario.yaml; its options are an instance of the game's Struct, or a dict if the game
            declares none.
        map: the map's model; `topology` is what it compiles to.
        cards: the cards, if there are any.
        mission: objectives, triggers and tracks, if there are any.
        rulings: the rulings, if there are any.
        variants: the scenario's variants in order: (id, options). The options are an instance of the variant's Struct, with
            its defaults when none are given; a dict or None if the variant declares none.
        said: the plain data that play may depend on, by kind of file.
        versions: the plugins at work, with their versions.
        files: the names of all files in the pack.
        documents: the YAML files as read and merged, by kind, for finding lines and columns.
        stack: the packs that it builds on, and itself as the highest.
        game: what its game declares; None where no plugin brings it.
    """

    path: Path
    scenario: Scenario
    map: MapModel | None = None
    cards: CardsFile | None = None
    mission: MissionFile | None = None
    rulings: RulingsFile | None = None
    variants: tuple[tuple[str, Any], ...] = ()
    said: Mapping[str, Any] = field(default_factory=dict, repr=False, compare=False)
    versions: Mapping[str, str] = field(default_factory=dict)
    files: tuple[str, ...] = ()
    documents: Mapping[str, Document] = field(default_factory=dict, repr=False, compare=False)
    stack: Stack | None = field(default=None, repr=False, compare=False)
    game: KnownGame | None = field(default=None, repr=False, compare=False)

    @cached_property
    def digest(self) -> str:
        """SHA-256, in hex, of all that play depends on: not of comments, notes and pictures."""
        return digest_of(self.said)

    @cached_property
    def former_digest(self) -> str:
        """The hash by which versions up to 0.1 knew it."""
        return former_digest_of(self.said)

    @property
    def layers(self) -> tuple[LayerStamp, ...]:
        """The packs that it is made of, the lowest first; none if it builds on no other."""
        layers = self.stack.layers if self.stack is not None else ()
        return tuple(LayerStamp(layer.id, layer.version, layer.digest) for layer in layers if len(layers) > 1)

    @property
    def options(self) -> Any:
        """The game's options: its Struct, or a dict."""
        return self.scenario.options

    @cached_property
    def topology(self) -> Topology:
        """The compiled map.

        Raises:
            ValueError: there is no map, or it has errors.
        """
        from uguisu.board.compile import compile_map

        if self.map is None:
            raise ValueError(f"the scenario `{self.scenario.id}` has no map")
        return compile_map(self.map)

    def picture_file(self, name: str) -> bytes | None:
        """Return a picture as its file has it, whatever that is; None where there is none that could be read."""
        for layer in reversed(self.stack.layers if self.stack is not None else []):
            if name in layer.source.names:
                data = layer.source.read(name, LARGEST_PICTURE)
                return data if isinstance(data, bytes) else None
        return None

    def locate(self, findings: Iterable[Finding]) -> list[Diagnostic]:
        """Give findings their files, lines and columns."""
        located = []
        for finding in findings:
            document = self.documents.get(finding.file) or self.documents["scenario"]
            located.append(document.at(finding))
        return in_file_order(located)

    def find(
        self,
        kind: str,
        path: tuple[str | int, ...],
        code: str,
        message: str,
        *,
        hint: str | None = None,
        severity: Severity = "error",
    ) -> Diagnostic:
        """Make a diagnostic about a value in the file of that kind, as when compiling finds what
        checking could not.
        """
        document = self.documents.get(kind) or self.documents["scenario"]
        return document.find(code, message, path, hint=hint, severity=severity)
