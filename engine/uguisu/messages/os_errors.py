"""Why a file could not be read or written, in words that a user knows."""

from __future__ import annotations

import errno

from uguisu.messages.message import Message

_REASONS = {
    errno.ENOENT: Message("there is no such file or folder"),
    errno.EACCES: Message("permission denied"),
    errno.EPERM: Message("permission denied"),
    errno.EROFS: Message("the disk is read-only"),
    errno.ENOSPC: Message("the disk is full"),
    errno.EISDIR: Message("it is a folder"),
    errno.ENOTDIR: Message("a part of its path is not a folder"),
    errno.EEXIST: Message("something with that name already exists"),
    errno.ENOTEMPTY: Message("something with that name already exists"),
    errno.ENAMETOOLONG: Message("its name is too long"),
    errno.ELOOP: Message("its links form a loop"),
}


def reason_of(error: Exception) -> str:
    """Return the reason for an OSError in words, or that a file is not text.

    >>> reason_of(FileNotFoundError(errno.ENOENT, "No such file or directory", "game.json"))
    'there is no such file or folder'
    """
    if isinstance(error, UnicodeError):
        return Message("it is not UTF-8 text")
    if not isinstance(error, OSError):
        said = error.args[0] if error.args else None
        return said if isinstance(said, Message) else str(error)
    return _REASONS.get(error.errno or 0) or error.strerror or str(error)
