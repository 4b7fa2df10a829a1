"""One file from a web server or a disk, within limits of time and size, and from no other kind of place."""

from __future__ import annotations

import ssl
import time
import urllib.error
import urllib.parse
import urllib.request
from http.client import HTTPException
from pathlib import Path
from typing import Any

from uguisu.core.errors import UguisuError
from uguisu.messages.message import Message
from uguisu.messages.os_errors import reason_of

PATIENCE = 15.0
"""Seconds that a server may be silent."""
DEADLINE = 120.0
"""Seconds that a file may take: a byte now and then is no answer."""
CHUNK = 1 << 16
WEB = ("http", "https")


class Unreachable(UguisuError):
    """Nothing could be fetched: no network, no server, no such file."""


class _SameKind(urllib.request.HTTPRedirectHandler):
    """Follows a redirect from http or https to https, or from http to http: never to a file, nor out of encryption."""

    def redirect_request(  # noqa: PLR0917 - urllib's own
        self, req: Any, fp: Any, code: int, msg: str, headers: Any, newurl: str
    ) -> Any:
        was, to = (urllib.parse.urlsplit(url).scheme for url in (req.full_url, newurl))
        if to not in WEB or (was == "https" and to != "https"):
            fp.close()
            raise UguisuError(
                Message(
                    "{place} leads to {other}, which is not followed", place=req.full_url, other=newurl[:200]
                )
            )
        return super().redirect_request(req, fp, code, msg, headers, newurl)


def is_web(place: str) -> bool:
    """Tell whether a place is an address on the web; else it is a path."""
    return urllib.parse.urlsplit(place).scheme in WEB


def beside(place: str, file: str) -> str:
    """Return where a file lies that lies beside another, or below its folder."""
    if is_web(place):
        return urllib.parse.urljoin(place, urllib.parse.quote(file))
    return (Path(place).parent / file).as_posix()


def get(place: str, most: int) -> bytes:
    """Return what is at an address or a path.

    Raises:
        Unreachable: nothing is there, or it cannot be reached.
        UguisuError: it is longer than `most` bytes, takes too long, or leads to where it should not.
    """
    if not is_web(place):
        return _read(Path(place), most)
    end, parts, size = time.monotonic() + DEADLINE, [], 0
    request = urllib.request.Request(place, headers={"User-Agent": "uguisu"})
    try:
        with _opener().open(request, timeout=PATIENCE) as answer:
            while part := answer.read1(CHUNK):
                size += len(part)
                if size > most:
                    raise _too_large(place, most)
                if time.monotonic() > end:
                    raise UguisuError(Message("{place} takes too long", place=place))
                parts.append(part)
    except (OSError, HTTPException, ValueError) as error:  # URLError is an OSError
        if isinstance(error, urllib.error.HTTPError):
            error.close()
        reason = getattr(error, "reason", error)
        told = reason_of(reason) if isinstance(reason, OSError) else str(reason)[:200]
        raise Unreachable(
            Message("{place} can't be reached: {error}", place=place, error=told),
            Message("Look whether the address is right, and whether this machine is on the network."),
        ) from error
    return b"".join(parts)


def _opener() -> urllib.request.OpenerDirector:
    """Return what opens http and https and nothing else: urllib's own would open files and ftp as well."""
    import truststore  # the system's certificates: Python's own are often none in one-file apps and on macOS

    context = truststore.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    opener = urllib.request.OpenerDirector()
    for handler in (
        urllib.request.ProxyHandler(),
        urllib.request.HTTPHandler(),
        urllib.request.HTTPSHandler(context=context),
        urllib.request.HTTPDefaultErrorHandler(),
        urllib.request.HTTPErrorProcessor(),
        _SameKind(),
    ):
        opener.add_handler(handler)
    return opener


def _read(path: Path, most: int) -> bytes:
    try:
        with path.open("rb") as file:
            raw = file.read(most + 1)
    except OSError as error:
        raise Unreachable(
            Message("{path} can't be read: {error}", path=path.as_posix(), error=reason_of(error))
        ) from error
    if len(raw) > most:
        raise _too_large(path.as_posix(), most)
    return raw


def _too_large(place: str, most: int) -> UguisuError:
    return UguisuError(
        Message("{place} is longer than the {most} {most:byte|bytes} that it may be", place=place, most=most)
    )
