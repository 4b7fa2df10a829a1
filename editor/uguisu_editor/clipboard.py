"""Parts of maps on the clipboard, as data of a kind of their own: a text field that is pasted into takes none of it."""

from __future__ import annotations

import atexit

from PySide6.QtCore import QByteArray, QMimeData
from PySide6.QtGui import QGuiApplication

PART = "application/x-uguisu-part"


def put(part: str) -> None:
    """Put a part of a map onto the clipboard."""
    held = QMimeData()
    held.setData(PART, QByteArray(part.encode("utf-8")))
    QGuiApplication.clipboard().setMimeData(held)


def held() -> str:
    """Return what the clipboard holds that could be a part of a map: one of ours, or a text, which may be one that was sent."""
    data = _data()
    if data is None:
        return ""
    return data.data(PART).toStdString() if data.hasFormat(PART) else data.text()


def _data() -> QMimeData | None:
    return QGuiApplication.clipboard().mimeData()


@atexit.register
def _leave() -> None:
    """Leave a part there as text for the next run: Qt would keep data made here beyond Python's end, and crash."""
    if QGuiApplication.instance() is not None:
        data = _data()
        if data is not None and data.hasFormat(PART):
            QGuiApplication.clipboard().setText(held())
