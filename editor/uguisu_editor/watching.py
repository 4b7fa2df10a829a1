"""Notices when other programs change the files of an open pack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer

from uguisu_changes.edits import Group, Put
from uguisu_changes.files import YamlFile
from uguisu_changes.merge import Clashes, merge_packs
from uguisu_changes.same import plain_copy, same
from uguisu_editor.i18n import tr

if TYPE_CHECKING:
    from uguisu_editor.pages.banner import Banner, Words
    from uguisu_editor.session import Session

PATIENCE_MS = 150
"""Other programs write in steps: look when they have done."""
CLASH, TAKEN, BROKEN = "clash", "taken", "broken "
"""What the banner speaks about; each file that cannot be read is a subject of its own."""


class Watcher(QObject):
    """Takes over what changed outside; where both sides changed the same thing, asks."""

    def __init__(self, session: Session, banner: Banner, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.banner = banner
        self._base = {
            kind: file.data if file.broken or file.absent else file.tree.value
            for kind, file in session.document.files.items()
        }
        self.clashing: set[str] = set()
        """Files whose other change is still asked about: they must not be written over."""
        self._theirs: dict[str, YamlFile] = {}
        """What another program wrote and is not taken over yet."""
        self._watcher = QFileSystemWatcher(self)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(PATIENCE_MS)
        self._timer.timeout.connect(self.look)
        self._watcher.fileChanged.connect(lambda _: self._timer.start())
        self._watcher.directoryChanged.connect(lambda _: self._timer.start())
        self._watch()
        session.stack.indexChanged.connect(lambda _: self.banner.end(TAKEN))

    def stop(self) -> None:
        """Watch no more."""
        self._timer.stop()
        watched = [*self._watcher.files(), *self._watcher.directories()]
        if watched:
            self._watcher.removePaths(watched)

    def follow(self) -> None:
        """Watch where the pack lies now."""
        self.stop()
        self.banner.end(TAKEN)
        for kind, file in self.session.document.files.items():
            if not file.broken and file.on_disk:
                self._base[kind] = YamlFile(kind, file.name, file.on_disk).data
        self._watch()

    def before_save(self) -> None:
        """Take over what changed a moment ago, so that saving does not undo it."""
        self._timer.stop()
        self.look()

    def after_save(self) -> None:
        """What is saved is what both sides know now."""
        self.banner.end(TAKEN)
        data = self.session.document.data
        for kind, file in self.session.document.files.items():
            if not file.broken and file.on_disk and kind in data:
                self._base[kind] = plain_copy(data[kind])
        self._watch()

    def look(self) -> None:
        """Compare the files with what they were when last read or written."""
        self._watch()
        document = self.session.document
        arrived = {}
        for kind, file in document.files.items():
            try:
                raw = (document.folder / file.name).read_bytes()
            except OSError:
                continue  # gone, or being replaced; saving writes it anew
            if raw != file.on_disk:
                arrived[kind] = YamlFile(kind, file.name, raw)
        if arrived:
            self._take(arrived)

    def _watch(self) -> None:
        """Editors put a new file in the place of the old one, which ends the watch on it: begin again."""
        document = self.session.document
        wanted = [
            str(document.folder),
            *(str(document.folder / file.name) for file in document.files.values() if file.on_disk),
        ]
        known = {*self._watcher.files(), *self._watcher.directories()}
        missing = [path for path in wanted if path not in known]
        if missing:
            self._watcher.addPaths(missing)

    def _take(self, arrived: dict[str, YamlFile]) -> None:
        """Take files as they are on the disk now, or ask what is to become of them."""
        self.session.interrupt()
        document = self.session.document
        for kind, theirs in arrived.items():
            file = document.files[kind]
            self._theirs.pop(kind, None)
            self.clashing.discard(kind)
            self.banner.end(f"{BROKEN}{kind}")
            if theirs.broken:
                file.on_disk = theirs.raw
                self.clashing.add(kind)
                self._say_broken(kind, theirs.raw)
            elif file.broken or kind not in document.data:
                self._base[kind] = theirs.data
                document.retake(kind, theirs.raw)
                self._tell([file.name], merged=False)
            else:
                file.on_disk = theirs.raw
                self._theirs[kind] = theirs
        if not self._theirs:
            self.banner.end(CLASH)
            return
        merged, clashes = self._merged()
        if not clashes:
            self._adopt(merged)
            return
        self.clashing |= self._theirs.keys()
        self.banner.say(CLASH, lambda: self._question(clashes))

    def _merged(self, *, mine: bool = True) -> tuple[dict[str, Any], Clashes]:
        """Put the changes of both sides together: where they clash, as it is here, or as it is there."""
        ours = self.session.document.data
        base = {kind: data for kind, data in self._base.items() if kind in ours}
        theirs = {**base, **{kind: file.data for kind, file in self._theirs.items()}}
        return merge_packs(base, ours, theirs) if mine else merge_packs(base, theirs, ours)

    def _question(self, clashes: Clashes) -> Words:
        files = self.session.document.files
        where = [
            " ".join((files[kind].name, ".".join(map(str, clash.path)))).strip()
            for kind, found in clashes.items()
            for clash in found
        ]
        text = tr("Another program changed {where}, and so did you.", where=", ".join(where[:4]))
        return text, [
            (tr("Keep mine"), lambda: self._adopt(self._merged()[0])),
            (tr("Take theirs"), lambda: self._adopt(self._merged(mine=False)[0])),
        ]

    def _adopt(self, wanted: dict[str, Any]) -> None:
        """Make another program's texts the base, with the data wanted as a step of undo."""
        session, arrived = self.session, self._theirs
        self._theirs = {}
        self.clashing -= arrived.keys()
        self.banner.end(CLASH)
        was_clean, data = session.stack.isClean(), session.document.data
        as_theirs = all(
            same(content, arrived[kind].data if kind in arrived else data.get(kind))
            for kind, content in wanted.items()
        )
        changed = [kind for kind in wanted if kind in arrived or not same(wanted[kind], data.get(kind))]
        for kind, theirs in arrived.items():
            session.document.files[kind].take(theirs.raw)
            data.bases.pop(kind, None)
            self._base[kind] = theirs.data
        session.do(tr("Changed by another program"), Group([Put(kind, (), wanted[kind]) for kind in changed]))
        if was_clean and as_theirs:
            session.stack.setClean()
        self._tell([session.document.files[kind].name for kind in arrived], merged=not as_theirs)

    def _tell(self, names: list[str], *, merged: bool) -> None:
        """Say what was taken over, until the next step or the next saving."""

        def words() -> Words:
            name = ", ".join(names)
            text = (
                tr("Another program changed {name}. Both changes were put together.", name=name)
                if merged
                else tr("Another program changed {name}. It was read again.", name=name)
            )
            return text, [(tr("OK"), lambda: None)]

        self.banner.say(TAKEN, words)

    def _say_broken(self, kind: str, raw: bytes) -> None:
        def words() -> Words:
            return (
                tr(
                    "{name} was changed by another program and cannot be read now. What is drawn here stays.",
                    name=self.session.document.files[kind].name,
                ),
                [
                    (tr("Keep mine"), lambda: self.clashing.discard(kind)),
                    (tr("Fix theirs"), lambda: self._fix(kind, raw)),
                ],
            )

        self.banner.say(f"{BROKEN}{kind}", words)

    def _fix(self, kind: str, raw: bytes) -> None:
        """Show another program's broken text, to be fixed; what was drawn here is given up."""
        self.clashing.discard(kind)
        self.session.drop_stroke()
        self.session.stack.clear()
        self.session.document.retake(kind, raw)
