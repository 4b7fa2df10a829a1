"""Why a file could not be read or written, in words that a user knows."""

from __future__ import annotations

import errno

from uguisu.said import Said

_REASONS = {
    errno.ENOENT: Said("there is no such file or folder"),
    errno.EACCES: Said("permission denied"),
    errno.EPERM: Said("permission denied"),
    errno.EROFS: Said("the disk is read-only"),
    errno.ENOSPC: Said("the disk is full"),
    errno.EISDIR: Said("it is a folder"),
    errno.ENOTDIR: Said("a part of its path is not a folder"),
    errno.EEXIST: Said("something with that name already exists"),
    errno.ENOTEMPTY: Said("something with that name already exists"),
    errno.ENAMETOOLONG: Said("its name is too long"),
    errno.ELOOP: Said("its links form a loop"),
}


def reason_of(error: Exception) -> str:
    """Return why the system refused, or that what was read is no text.

    >>> reason_of(FileNotFoundError(errno.ENOENT, "No such file or directory", "game.json"))
    'there is no such file or folder'
    """
    if isinstance(error, UnicodeError):
        return Said("it is not UTF-8 text")
    if not isinstance(error, OSError):
        said = error.args[0] if error.args else None
        return said if isinstance(said, Said) else str(error)
    return _REASONS.get(error.errno or 0) or error.strerror or str(error)
