"""A campaign is opened: its missions, each of which opens as a pack, and how it is played through."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialogButtonBox, QLabel, QListWidget, QListWidgetItem, QVBoxLayout

from uguisu.content.text import localize
from uguisu.packs.campaign import folder_of, pack_path, read_campaign
from uguisu_editor.dialogs.dialog import Dialog
from uguisu_editor.i18n import Speaking, of_engine, tr
from uguisu_editor.model.visible import visible
from uguisu_editor.packs import card_of, library

if TYPE_CHECKING:
    from uguisu.content.models import CampaignFile
    from uguisu_editor.desk import Desk


def open_campaign(window: Desk, path: Path) -> CampaignDialog | None:
    """Show the campaign at `path`; say what is wrong with it, if it cannot be read."""
    campaign, found, _ = read_campaign(path, window.registry)
    if campaign is None:
        text = "\n".join(f"{one.file}:{one.line}: {of_engine(one.message)}" for one in found)
        window.say_box(tr("This cannot be opened"), visible(text))
        return None
    dialog = CampaignDialog(window, folder_of(path), campaign)
    dialog.open()
    return dialog


class CampaignDialog(Dialog):
    """The missions in order; Enter or a double click opens one."""

    def __init__(self, window: Desk, folder: Path, campaign: CampaignFile) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._window, self._folder, self._campaign = window, folder, campaign
        language = Speaking.spoken
        title = visible(localize(campaign.title, language))
        self.setWindowTitle(tr("Campaign: {name}", name=title))
        self.resize(560, 420)
        about = QLabel(visible(localize(campaign.summary or "", language)), self)
        about.setWordWrap(True)
        about.setVisible(bool(about.text()))
        self.missions = QListWidget(self)
        self.missions.setAccessibleName(tr("Missions"))
        known = library(window.registry)
        for number, mission in enumerate(campaign.missions, 1):
            pack = pack_path(mission.pack, folder, window.registry)
            name = card_of(pack, language, known).title if pack is not None else mission.pack
            item = QListWidgetItem(visible(f"{number}. {name} ({mission.pack})"))
            item.setData(Qt.ItemDataRole.UserRole, str(pack or ""))
            self.missions.addItem(item)
        self.missions.setCurrentRow(0)
        self.missions.itemActivated.connect(lambda _: self.open_mission())
        how = QLabel(
            tr(
                "A mission opens as a pack that you can change and try. The campaign itself is written "
                "in {file}, and played through with: {command}",
                file=str(folder / "campaign.yaml"),
                command=f"uguisu play {folder}",
            ),
            self,
        )
        how.setWordWrap(True)
        how.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self.open_button = buttons.addButton(tr("Open the mission"), QDialogButtonBox.ButtonRole.ActionRole)
        self.open_button.setDefault(True)
        self.open_button.clicked.connect(self.open_mission)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        for widget in (about, self.missions, how, buttons):
            layout.addWidget(widget)
        self.missions.setFocus()

    def open_mission(self) -> None:
        """Open the pack of the chosen mission."""
        item = self.missions.currentItem()
        pack = item.data(Qt.ItemDataRole.UserRole) if item is not None else ""
        if not pack:
            self._window.say_box(
                tr("This cannot be opened"), tr("The pack of this mission is not on this machine.")
            )
            return
        self.accept()
        self._window.open_pack(Path(pack))
