"""What happens when a command fails: a sentence, a way out, and no traceback."""

from __future__ import annotations

import contextlib
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Self

import click

from uguisu.core.errors import UguisuError
from uguisu.guard.faults import fault_of
from uguisu.interrupts import INTERRUPTED, CtrlC, ended_by_exception, on_ctrl_c
from uguisu.messages.message import Message, translate
from uguisu.messages.os_errors import reason_of
from uguisu.translations import SOURCE_LANGUAGE
from uguisu_tools.cli.languages import sentence, spoken

DEBUG = "UGUISU_DEBUG"
"""Set to 1, this variable of the environment lets tracebacks through."""
FINDINGS = 1
"""The exit code of a command that ran and found something wrong; click has 0 and 2 besides."""
BUG = 70
"""The exit code of a fault of ours (`EX_SOFTWARE`)."""


class Failure(click.ClickException):
    """A command could not do what it was asked to; the message is all that people see."""

    def __init__(self, message: str, hint: str | None = None, exit_code: int = FINDINGS) -> None:
        super().__init__(message)
        self.hint = hint
        self.language = SOURCE_LANGUAGE
        self.exit_code = exit_code  # type: ignore[misc]  # click reads it of the instance as well

    def show(self, file: object = None) -> None:
        """Print the sentence and, below it, the way out."""
        error = translate(Message("Error: "), self.language)
        click.echo(click.style(error, fg="red") + self.format_message(), err=True)
        if self.hint:
            click.echo(f"    {self.hint}", err=True)

    def told(self) -> Self:
        """Turn to the reader's language."""
        language = spoken()
        self.language = language
        self.message = sentence(self.message, language)  # type: ignore[misc]  # final by custom
        self.hint = sentence(self.hint, language) if self.hint else None
        return self


@contextlib.contextmanager
def no_tracebacks() -> Iterator[None]:
    """Turn what a command raises into a sentence."""
    if os.environ.get(DEBUG) == "1":
        yield
        return
    try:
        with ended_by_exception():
            yield
    except Failure as failure:
        failure.told()
        raise
    except click.ClickException as error:
        error.message = translate(error.message, spoken())  # type: ignore[misc]  # final by custom
        raise
    except (click.exceptions.Exit, click.Abort, BrokenPipeError):
        raise
    except KeyboardInterrupt as error:
        if not isinstance(error, CtrlC) and signal.getsignal(signal.SIGINT) is on_ctrl_c:
            raise _bug(error).told() from error  # somebody's code raised it
        click.echo(translate(Message("Stopped."), spoken()), err=True)
        raise click.exceptions.Exit(INTERRUPTED) from None
    except UguisuError as error:
        raise _told(error) from error
    except (OSError, UnicodeError) as error:
        raise Failure(_about_a_file(error)).told() from error
    except BaseException as error:  # SystemExit of a plugin, too: it must not pass for an end that is well
        raise _bug(error).told() from error


def _told(error: UguisuError) -> Failure:
    """Tell an error that the user can fix; a pack's own findings go before it."""
    from uguisu.loading import BadPack

    if isinstance(error, BadPack):
        from uguisu.content.diagnostics import as_text

        click.echo(as_text(error.diagnostics, spoken()), err=True)
    return Failure(error.message, error.hint).told()


def _about_a_file(error: OSError | UnicodeError) -> str:
    if isinstance(error, UnicodeError):
        return Message("A text could not be read or shown: {error}", error=error)
    if not error.filename:
        return reason_of(error)
    return Message("{place}: {problem}", place=error.filename, problem=reason_of(error))


def _bug(error: BaseException) -> Failure:
    """Keep the traceback where its reader will find it, and say so."""
    kept = _keep_traceback(error)
    hint = (
        Message(
            "The details are in {file}; please send them to the author of this version or of "
            "the plugin named there.",
            file=kept,
        )
        if kept
        else Message(
            "To see the details, run it again with {debug}=1; please send them to the author of "
            "this version or of the plugin named there.",
            debug=DEBUG,
        )
    )
    message = Message(
        "Something broke inside Uguisu, and this is not your fault: {error}.", error=fault_of(error)
    )
    return Failure(message, hint, BUG)


def _keep_traceback(error: BaseException) -> Path | None:
    import tempfile
    import traceback

    text = "".join(traceback.format_exception(error))
    with contextlib.suppress(OSError):
        handle, name = tempfile.mkstemp(prefix="uguisu-", suffix=".txt", dir=_log_folder())
        with os.fdopen(handle, "w", encoding="utf-8", errors="replace") as file:
            file.write(text)
        return Path(name)
    return None


def _log_folder() -> Path | None:
    import platformdirs

    with contextlib.suppress(OSError):
        folder = Path(platformdirs.user_log_dir("uguisu", appauthor=False))
        folder.mkdir(parents=True, exist_ok=True)
        return folder
    return None
