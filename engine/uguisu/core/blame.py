"""Names whose code it was that raised, so that a stranger's bug is not taken for the user's mistake."""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from contextlib import contextmanager

from uguisu.core.errors import CompileError, UguisuError
from uguisu.said import Said


@contextmanager
def blaming(who: str) -> Iterator[None]:
    """Turn what a plugin's code raises into a sentence that names it and its line.

    Raises:
        CompileError: for anything but a UguisuError, which is a sentence already.
    """
    try:
        yield
    except UguisuError:
        raise
    except Exception as error:
        last = traceback.extract_tb(error.__traceback__)[-1]
        raise CompileError(
            Said(
                "{who} has a bug: {error} ({place})",
                who=who,
                error=f"{type(error).__name__}: {error}",
                place=f"{last.filename}:{last.lineno}",
            ),
            hint=Said("tell its author, or leave it out; your pack may be all right"),
        ) from error
