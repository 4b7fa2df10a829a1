"""Notices when other programs change the files of an open pack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer

from uguisu_editor.i18n import tr
from uguisu_editor.model.edits import Put
from uguisu_editor.model.files import YamlFile
from uguisu_editor.model.merge import merge

if TYPE_CHECKING:
    from uguisu_editor.pages.banner import Banner, Words
    from uguisu_editor.session import Session

PATIENCE_MS = 150
"""Other programs write in steps: look when they have done."""


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
        self._watcher = QFileSystemWatcher(self)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(PATIENCE_MS)
        self._timer.timeout.connect(self.look)
        self._watcher.fileChanged.connect(lambda _: self._timer.start())
        self._watcher.directoryChanged.connect(lambda _: self._timer.start())
        self._watch()

    def stop(self) -> None:
        """Watch no more."""
        self._timer.stop()
        watched = [*self._watcher.files(), *self._watcher.directories()]
        if watched:
            self._watcher.removePaths(watched)

    def before_save(self) -> None:
        """Take over what changed a moment ago, so that saving does not undo it."""
        self._timer.stop()
        self.look()

    def after_save(self) -> None:
        """What is saved is what both sides know now."""
        for kind, file in self.session.document.files.items():
            if not file.broken and file.on_disk:
                self._base[kind] = YamlFile(kind, file.name, file.on_disk).data
        self._watch()

    def look(self) -> None:
        """Compare the files with what they were when last read or written."""
        self._watch()
        document = self.session.document
        for kind, file in document.files.items():
            try:
                raw = (document.folder / file.name).read_bytes()
            except OSError:
                continue  # gone, or being replaced; saving writes it anew
            if raw != file.on_disk:
                self._take(kind, raw)

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

    def _take(self, kind: str, raw: bytes) -> None:
        document = self.session.document
        file = document.files[kind]
        theirs = YamlFile(kind, file.name, raw)
        ours_changed = document.render(kind) != file.on_disk
        if theirs.broken:
            file.on_disk = raw
            self.clashing.add(kind)
            self.banner.say(lambda: self._broken_words(kind, raw))
            return
        if not ours_changed or file.broken or kind not in document.data:
            self._adopt(kind, theirs)
            self.banner.say(
                lambda: (
                    tr("{name} was changed by another program, and read again.", name=file.name),
                    [(tr("OK"), lambda: None)],
                )
            )
            return
        merged, clashes = merge(self._base.get(kind), document.data[kind], theirs.data)
        if not clashes:
            self._adopt(kind, theirs, merged)
            self.banner.say(
                lambda: (
                    tr(
                        "{name} was changed by another program. Both changes were put together.",
                        name=file.name,
                    ),
                    [(tr("OK"), lambda: None)],
                )
            )
            return
        file.on_disk = raw
        self.clashing.add(kind)
        where = ", ".join(".".join(map(str, path)) or file.name for path in clashes[:4])
        self.banner.say(
            lambda: (
                tr(
                    "{name} was changed by another program too, in the same place as here: {where}.",
                    name=file.name,
                    where=where,
                ),
                [
                    (tr("Keep mine"), lambda: self._adopt(kind, theirs, merged)),
                    (tr("Take theirs"), lambda: self._adopt(kind, theirs)),
                ],
            )
        )

    def _adopt(self, kind: str, theirs: YamlFile, data: object = None) -> None:
        """Make another program's text the base, with `data` (or its own) as a step of undo."""
        self.clashing.discard(kind)
        file = self.session.document.files[kind]
        was_clean = self.session.stack.isClean()
        wanted = theirs.data if data is None else data
        file.take(theirs.raw)
        self.session.document.data.bases.pop(kind, None)
        self._base[kind] = theirs.data
        if kind not in self.session.document.data:
            self.session.document.retake(kind, theirs.raw)
            return
        self.session.do(tr("Changed by another program"), Put(kind, (), wanted))
        if was_clean and data is None:
            self.session.stack.setClean()

    def _broken_words(self, kind: str, raw: bytes) -> Words:
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

    def _fix(self, kind: str, raw: bytes) -> None:
        """Show another program's broken text, to be fixed; what was drawn here is given up."""
        self.clashing.discard(kind)
        self.session.stack.clear()
        self.session.document.retake(kind, raw)
