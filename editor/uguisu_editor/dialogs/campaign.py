"""A campaign is opened: it has a page of its own, among the packs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from uguisu_changes.edits import CannotEdit
from uguisu_editor.i18n import of_engine, reason_told, said, tr
from uguisu_editor.model.campaign import CampaignDocument
from uguisu_editor.model.visible import visible
from uguisu_editor.pages.campaign_page import CampaignPage
from uguisu_tools.packs import read_campaign
from uguisu_tools.packs.campaign import folder_of

if TYPE_CHECKING:
    from uguisu_editor.desk import Desk


def campaign_page(window: Desk, path: Path) -> CampaignPage | None:
    """Return a page of the campaign at `path`; say what is wrong with it, if it cannot be read."""
    campaign, found, _ = read_campaign(path, window.registry)
    text = "\n".join(f"{one.file}:{one.line}: {of_engine(one.message)}" for one in found)
    document = None
    if campaign is not None:
        try:
            document = CampaignDocument.open(folder_of(path), window.registry)
        except OSError as error:
            text = reason_told(error)
        except CannotEdit as error:
            text = said(error)
    if document is None:
        window.say_box(tr("This cannot be opened"), visible(text))
        return None
    page = CampaignPage(document, window.registry)
    page.said.connect(window.status.say)
    page.open_pack.connect(window.open_pack)
    page.lacking.connect(
        lambda: window.say_box(
            tr("This cannot be opened"), tr("The pack of this mission is not on this machine.")
        )
    )
    return page
