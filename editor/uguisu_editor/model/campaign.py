"""A campaign being edited: its file, the steps that change its path, and what undoes them. No Qt here."""

from __future__ import annotations

from pathlib import Path as FilePath
from shutil import copytree, ignore_patterns
from typing import Any

import msgspec

from uguisu.content import CAMPAIGN, MAX_YAML_BYTES, THE_END, replacing_folder, write_bytes
from uguisu.content.models.campaign import ANY, CampaignFile
from uguisu.plugins import Registry
from uguisu_changes.edits import CannotEdit, Contents, Drop, Edit, Group, Insert, Put, Remove
from uguisu_changes.files import YamlFile
from uguisu_changes.paths import MISSING, look
from uguisu_editor.model.begun import free_folder
from uguisu_editor.model.laying import Way, placed, stands, without
from uguisu_editor.model.phrases import phrase
from uguisu_editor.model.templates import id_from

FILE = "campaign"
LONGEST = 40
"""Letters of an id that is made of the name of a pack."""


class CampaignDocument:
    """The file of a campaign and its data. `said` is what it says, typed; an edit after which it would say nothing that
    can be played is refused.
    """

    def __init__(self, folder: FilePath, raw: bytes, registry: Registry) -> None:
        self.folder, self._registry = folder, registry
        self.file = YamlFile(FILE, CAMPAIGN, raw)
        self.data = Contents({FILE: self.file.data})
        self.said = self._read()
        self._seen: bytes | None = None

    @staticmethod
    def open(folder: FilePath, registry: Registry) -> CampaignDocument:
        """Read the campaign in a folder, which has no errors.

        Raises:
            OSError: the disk refuses.
            CannotEdit: it can be changed as text only.
        """
        with (folder / CAMPAIGN).open("rb") as file:
            raw = file.read(MAX_YAML_BYTES + 1)
        return CampaignDocument(folder, raw, registry)

    def _read(self) -> CampaignFile:
        if self.file.broken:
            raise CannotEdit(phrase("{name} cannot be read. Fix it first."), name=CAMPAIGN)
        try:
            said: CampaignFile = self._registry.vocabulary.decode(CampaignFile, self.data[FILE])
        except msgspec.ValidationError as error:
            raise CannotEdit(phrase("A campaign needs a mission at least.")) from error
        return said

    def apply(self, edit: Edit) -> Edit:
        """Do an edit, and return what undoes it.

        Raises:
            CannotEdit: it does not fit, or nothing would be left to play; nothing was changed.
        """
        undo, _ = edit.apply(self.data)
        try:
            self.said = self._read()
        except CannotEdit:
            undo.apply(self.data)
            raise
        return undo

    def render(self) -> bytes:
        """Return the bytes that saving would write."""
        return self.file.render(self.data[FILE])

    @property
    def modified(self) -> bool:
        """Whether there is anything to save."""
        return self.render() != self.file.on_disk

    def save(self) -> bool:
        """Write the file. Where another program has changed it meanwhile, that is told by False, once: who saves again wants
        this one.

        Raises:
            OSError: the disk refuses.
        """
        path, raw = self.folder / CAMPAIGN, self.render()
        there = path.read_bytes() if path.is_file() else self.file.on_disk
        if there not in (self.file.on_disk, self._seen, raw):
            self._seen = there
            return False
        write_bytes(path, raw)
        self.file.on_disk = raw
        return True

    def leave_for(self, home: FilePath, title: str) -> None:
        """Go on in a copy of the whole folder in `home`, under an id and a title of its own, with what was changed.

        Raises:
            OSError: the disk refuses; all is as it was.
        """
        folder = free_folder(home, id_from(title))
        with replacing_folder(folder) as aside:
            copytree(self.folder, aside, dirs_exist_ok=True, ignore=ignore_patterns(".*", "*.part"))
        self.folder = folder
        self.apply(Group([Put(FILE, ("id",), folder.name), Put(FILE, ("title",), title)]))

    # Steps.

    def add(self, pack: str) -> Edit:
        """Return the edit that puts a pack at the end of the path."""
        taken = {mission.id for mission in self.said.missions} | {THE_END, ANY}
        stem = pack.rstrip("/").rpartition("/")[2].removesuffix(".zip")[:LONGEST] or "mission"
        names = (stem, *(f"{stem}_{number}" for number in range(2, len(taken) + 3)))
        name = next(name for name in names if name not in taken)
        return Insert(FILE, ("missions",), len(self.said.missions), [{"id": name, "pack": pack}])

    def take_out(self, at: int) -> Edit:
        """Return the edit that takes a mission off the path: what led to it leads to the end."""
        gone = self.said.missions[at].id
        ends = [
            Put(FILE, ("missions", number, "then", end), THE_END)
            for number, mission in enumerate(self.said.missions)
            for end, there in mission.then.items()
            if there == gone and number != at
        ]
        return Group([*ends, Remove(FILE, ("missions",), at)])

    def move(self, at: int, to: int) -> Edit:
        """Return the edit that gives a mission another place on the path."""
        mission = look(self.data[FILE], ("missions", at))
        return Group([Remove(FILE, ("missions",), at), Insert(FILE, ("missions",), to, [mission])])

    def lead(self, at: int, end: str, there: str | None) -> Edit:
        """Return the edit that has a mission lead somewhere when it ends so; None: as nothing were said of that end."""
        path = ("missions", at, "then")
        then = look(self.data[FILE], path)
        if there is None:
            last = isinstance(then, dict) and set(then) == {end}
            return Drop(FILE, path if last else (*path, end))
        if not isinstance(then, dict):
            return Put(FILE, path, {end: there})
        if end != ANY and ANY in then and end not in then:  # how it ends otherwise stays the last
            return Put(
                FILE, path, {**{key: then[key] for key in then if key != ANY}, end: there, ANY: then[ANY]}
            )
        return Put(FILE, (*path, end), there)

    def carry(self, what: str, name: str) -> Edit:
        """Return the edit that has a track (`track`) or a card area (`cards`) carried from mission to mission."""
        taken = {carried.id for carried in self.said.carries}
        names = (
            name.replace("-", "_"),
            *(f"{name}_{number}".replace("-", "_") for number in range(2, len(taken) + 3)),
        )
        entry = {"id": next(name for name in names if name not in taken), what: name}
        there = look(self.data[FILE], ("carries",))
        if there is MISSING or there is None:
            return Put(FILE, ("carries",), [entry])
        return Insert(FILE, ("carries",), len(self.said.carries), [entry])

    def leave(self, at: int) -> Edit:
        """Return the edit that has something carried no longer, nor any mission begun with it."""
        name = self.said.carries[at].id
        edits: list[Edit] = []
        for number in range(len(self.said.missions)):
            before = said = self._laid_over(number)
            while ways := [way for one, way in stands(said) if one == name]:
                said = without(said, ways[0])
            if said != before:
                edits.append(self._put_lay(number, said))
        if len(self.said.carries) == 1:
            return Group([*edits, Drop(FILE, ("carries",))])
        return Group([*edits, Remove(FILE, ("carries",), at)])

    def lay(self, at: int, name: str, there: Way | None, was: Way | None = None) -> Edit:
        """Return the edit that has a mission begin with something carried `there`, no longer where it `was` (None: nowhere)."""
        said = self._laid_over(at)
        if was is not None:
            said = without(said, was)
        if there is not None:
            said = placed(said, there, name)
        return self._put_lay(at, said)

    def _laid_over(self, at: int) -> dict[str, Any]:
        said = look(self.data[FILE], ("missions", at, "lay"))
        return said if isinstance(said, dict) else {}

    def _put_lay(self, at: int, said: dict[str, Any]) -> Edit:
        path = ("missions", at, "lay")
        return Put(FILE, path, said) if said else Drop(FILE, path)
