"""Campaigns: missions played one after the other, each laid over by what was carried on to it.

A campaign knows packs and nothing of their games: what is carried is read off the end of a match (tracks, cards), and
goes into the next mission as a mod would, laid over its files (`lay:`). So every game can be linked, `validate` can try
each mission with what it may get, and a save of one is an ordinary save that says what went before.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from uguisu.content.diagnostics import Diagnostic, has_errors
from uguisu.content.document import Document, read_document
from uguisu.content.library import Library
from uguisu.content.limits import MAX_YAML_BYTES
from uguisu.content.loader import bring_up_to_date
from uguisu.content.models.campaign import ANY, THE_END, CampaignFile, CampaignMission
from uguisu.content.pack import CAMPAIGN
from uguisu.content.schema import campaign_schema
from uguisu.content.source import Folder, InMemorySource
from uguisu.core.errors import UguisuError
from uguisu.core.game import Game
from uguisu.core.rng import SecretSeed, derive, seed_of, written
from uguisu.core.state import State
from uguisu.core.table import winner_of
from uguisu.loading.overrides import Overrides
from uguisu.messages.local_text import LocalText
from uguisu.messages.message import Message
from uguisu.plugins.registered import Registry

Value: TypeAlias = int | bool | dict[str, int]
"""What is carried: where a track stood, whether it stood so high, how many of which card."""
MOST_MISSIONS = 100
"""A campaign that leads back to where it was is stopped after so many."""


class Done(msgspec.Struct, frozen=True, kw_only=True):
    """A mission that is over: how it ended, and what has been carried on so far."""

    mission: str
    seed: int | str
    result: str
    winner: str | None = None
    carried: dict[str, Value] = {}


class Progress(msgspec.Struct, frozen=True, kw_only=True):
    """How far a campaign has come."""

    campaign: str
    seed: int | str
    done: tuple[Done, ...] = ()

    def __post_init__(self) -> None:
        seed_of(self.seed)

    @property
    def carried(self) -> Mapping[str, Value]:
        """What the next mission gets."""
        return self.done[-1].carried if self.done else {}

    @property
    def next_seed(self) -> int:
        """What the next mission is begun with."""
        whole = seed_of(self.seed)
        number = derive(whole, "mission", len(self.done))
        return SecretSeed.of(number) if isinstance(whole, SecretSeed) else number >> 11


@dataclass(frozen=True)
class Campaign:
    """A campaign that was read without errors.

    Attributes:
        folder: where it lies.
        file: what it says.
        registry: the plugins its missions are played with.
        changes: variants and options for every mission, instead of those of its scenario.
    """

    folder: Path
    file: CampaignFile
    registry: Registry
    changes: Overrides

    @property
    def title(self) -> LocalText:
        """What people call it."""
        return self.file.title

    def begin(self, seed: int) -> Progress:
        """Return the progress of one that begins."""
        return Progress(campaign=self.file.id, seed=written(seed))

    def upcoming(self, progress: Progress) -> CampaignMission | None:
        """Return the mission that is to be played, None at the end.

        Raises:
            UguisuError: when the progress is another campaign's, or names a mission that is not there any more.
        """
        missions = {mission.id: mission for mission in self.file.missions}
        if progress.campaign != self.file.id:
            raise UguisuError(
                Message(
                    "it belongs to the campaign '{other}', not to '{ours}'",
                    other=progress.campaign,
                    ours=self.file.id,
                )
            )
        if not progress.done:
            return self.file.missions[0]
        last = progress.done[-1]
        if last.mission not in missions:
            raise UguisuError(
                Message("the campaign has no mission '{mission}' any more", mission=last.mission)
            )
        where = self._leads(missions[last.mission], last)
        return None if len(progress.done) >= MOST_MISSIONS else missions.get(where)

    def _leads(self, mission: CampaignMission, done: Done) -> str:
        if mission.then:
            ways = mission.then
            return ways.get(done.result) or ways.get(done.winner or "") or ways.get(ANY, THE_END)
        after = self.file.missions.index(mission) + 1
        return self.file.missions[after].id if after < len(self.file.missions) else THE_END

    def game(self, mission: CampaignMission, carried: Mapping[str, Value]) -> Game:
        """Return the game of a mission that gets `carried`.

        Raises:
            BadPack: when no game can be made of it.
        """
        from uguisu.loading import BadPack, load

        if not mission.lay:
            return load(self._pack(mission), self.registry, self.changes)
        game, found = self.try_out(mission, carried)
        if game is None:
            raise BadPack(self.folder / CAMPAIGN, [one for one in found if one.severity == "error"])
        return game

    def try_out(
        self, mission: CampaignMission, carried: Mapping[str, Value]
    ) -> tuple[Game | None, list[Diagnostic]]:
        """Return the game of a mission that gets `carried`, if there is one, and what was found."""
        from uguisu.loading import check

        laid = {kind: _filled(said, carried) for kind, said in mission.lay.items()}
        scenario = {
            "format": 1,
            "id": mission.id,
            "uses": [mission.pack],
            **(laid.pop("scenario", None) or {}),
        }
        files = {f"{kind}.yaml": {"format": 1, **said} for kind, said in laid.items()}
        source = InMemorySource(_NoFiles(self.folder), {"scenario.yaml": scenario, **files})
        return check(self.folder, self.registry, source, self.changes)

    def _pack(self, mission: CampaignMission) -> Path:
        path = pack_path(mission.pack, self.folder, self.registry)
        if path is None:
            raise UguisuError(Message("There is no pack `{name}`", name=mission.pack))
        return path

    def after(self, progress: Progress, mission: CampaignMission, game: Game, state: State) -> Progress:
        """Return the progress when `mission` is over."""
        result = game.results[state.result]
        carried = dict(progress.carried)
        for one in self.file.carries:
            value = _read_off(game, state, one.track, one.cards)
            if value is not None:
                at_least = one.at_least
                carried[one.id] = value if at_least is None or isinstance(value, dict) else value >= at_least
        done = Done(
            mission=mission.id,
            seed=written(progress.next_seed),
            result=result.id,
            winner=winner_of(game.returns(state)),
            carried=carried,
        )
        return msgspec.structs.replace(progress, done=(*progress.done, done))


class _NoFiles(Folder):
    """A folder of which nothing is read: all files are held."""

    names: tuple[str, ...] = ()


def _read_off(game: Game, state: State, track: str | None, cards: str | None) -> Value | None:
    """Return where a track stands or what lies in a card area; None if the game has no such thing."""
    for number, one in enumerate(game.tracks):
        if one.id == track:
            return state.tracks[number]
    for number, area in enumerate(game.areas):
        if area.id == cards:
            counts = Counter(game.card_ids[card] for card in state.areas[number])
            return dict(sorted(counts.items()))
    return None


def _filled(said: Any, carried: Mapping[str, Value]) -> Any:
    """Return what is laid over a file with values in place of `$name`; a key whose value is not known yet is left out."""
    if isinstance(said, dict):
        return {key: _filled(value, carried) for key, value in said.items() if not _is_open(value, carried)}
    if isinstance(said, list):
        return [_filled(value, carried) for value in said if not _is_open(value, carried)]
    return carried[said[1:]] if isinstance(said, str) and said[:1] == "$" and said[1:] in carried else said


def _is_open(value: Any, carried: Mapping[str, Value]) -> bool:
    return isinstance(value, str) and value.startswith("$") and value[1:] not in carried


def pack_path(name: str, folder: Path, registry: Registry) -> Path | None:
    """Return the pack that a campaign in `folder` calls `name`, None if there is none."""
    return Library.of(registry).locate(name, folder)


def is_campaign(path: Path) -> bool:
    """Tell whether a folder or file is a campaign and not a pack."""
    return (path / CAMPAIGN).is_file() or path.name == CAMPAIGN


def find_campaigns(root: Path) -> Iterator[Path]:
    """Yield the folders at or under `root` with a campaign.yaml, in order; `root` may be that file."""
    if root.name == CAMPAIGN:
        yield root.parent
    for folder, folders, files in os.walk(root):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        if CAMPAIGN in files:
            yield Path(folder)


# --- reading and checking -----------------------------------------------------------------------------------------


def load_campaign(path: Path, registry: Registry, changes: Overrides | None = None) -> Campaign:
    """Return the campaign in the folder `path`, or whose campaign.yaml it is.

    Raises:
        BadPack: when the file has errors. Its missions are compiled as they come.
    """
    from uguisu.loading import BadPack

    file, found, _ = read_campaign(path, registry)
    if file is None:
        raise BadPack(path, found)
    return Campaign(folder_of(path), file, registry, changes or Overrides())


def folder_of(path: Path) -> Path:
    """Return a campaign's folder."""
    return path.parent if path.name == CAMPAIGN else path


def read_campaign(
    path: Path, registry: Registry
) -> tuple[CampaignFile | None, list[Diagnostic], Document | None]:
    """Return what a campaign says, None if it has errors; what was found; and the file, for finding lines."""
    source = Folder(folder_of(path))
    raw = source.read(CAMPAIGN, MAX_YAML_BYTES)
    if isinstance(raw, Diagnostic):
        return None, [raw], None
    document, found = read_document(raw, CAMPAIGN, source.label(CAMPAIGN))
    if document is None:
        return None, found, None
    found += bring_up_to_date("campaign", document)
    if has_errors(found):
        return None, found, None
    try:
        return registry.vocabulary.decode(CampaignFile, document.data), found, document
    except msgspec.ValidationError as error:
        schema = campaign_schema(registry.vocabulary)
        from uguisu.content.diagnose import diagnose  # jsonschema: only for what is wrong

        return None, [*found, *diagnose(document, schema, str(error), registry.vocabulary)], None
