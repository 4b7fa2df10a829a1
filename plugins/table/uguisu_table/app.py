"""The web server: links become cookies, pages and pictures are drawn, forms and connections are read with care."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from importlib.resources import files
from typing import Any
from urllib.parse import parse_qs

import msgspec
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.types import Message as Sent
from starlette.websockets import WebSocket, WebSocketDisconnect

from uguisu import Message, UguisuError
from uguisu.messages import translate
from uguisu_table import apart, ending, inviting
from uguisu_table.apart import TooSlow
from uguisu_table.asking import MOST_FIELDS, Asked
from uguisu_table.gate import DRAWN, HEADERS, MOST_BODY, Bucket, Gate, from_here
from uguisu_table.hall import Hall
from uguisu_table.pages import LANGUAGES, Reader, environment
from uguisu_table.room import IDLE, Connection, Room, Rooms
from uguisu_table.sitting import HOST, WATCH

COOKIE, LANGUAGE, HOSTED = "seat", "language", "hosted"
MOST_HOSTED = 20
"""Tables that a browser remembers to be the host of."""
YEAR = 365 * 24 * 3600
STATIC = {
    "table.css": "text/css",
    "table.js": "text/javascript",
    "host.js": "text/javascript",
    "idiomorph.js": "text/javascript",
    "uguisu.svg": "image/svg+xml",
}
TIDY = 60.0
NOT_HERE, TOO_MUCH = 4403, 4429
MOST_WISHES, MOST_PRESS = 8, 40
"""Messages of one page that wait, and letters of what it calls a press."""


@dataclass
class Site:
    """What the pages of one process share."""

    hall: Hall
    rooms: Rooms
    gate: Gate
    language: str = "en"
    public: str = ""
    """What links begin with, where a proxy stands before the server."""
    idle: float = IDLE


def make_app(
    hall: Hall, *, language: str = "en", public: str = "", gate: Gate | None = None, idle: float = IDLE
) -> ASGIApp:
    """Return the server for the tables of a hall.

    Args:
        hall: the tables.
        language: of pages, for browsers that ask for none that there is.
        public: what links begin with, ``https://table.example``, behind a proxy; else they begin as the page's own address.
        gate: limits.
        idle: seconds after which a table that nobody looks at is only on the disk.
    """
    site = Site(hall, Rooms(hall), gate or Gate(), language, public, idle)

    @contextlib.asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        tidying = asyncio.create_task(_tidy(site))
        yield
        tidying.cancel()
        await site.rooms.stop()

    app = Starlette(
        routes=[
            Route("/", _front),
            Route("/static/{name}", _static),
            Route("/s/{key}", _door),
            Route("/s/{key}", _enter, methods=["POST"]),
            Route("/s/{key}/map.png", _door_picture),
            Route("/t/{name}/{role}/", _table),
            Route("/t/{name}/{role}/do", _do, methods=["POST"]),
            Route("/t/{name}/{role}/ground.svg", _ground),
            Route("/t/{name}/{role}/face/{card}.svg", _face),
            Route("/t/{name}/{role}/code/{whose}.svg", _code),
            Route("/t/{name}/{role}/replay.jsonl", _replay),
            Route("/t/{name}/{role}/heat.svg", _heat),
            WebSocketRoute("/t/{name}/{role}/live", _live),
        ],
        lifespan=lifespan,
    )
    app.state.site = site
    return Guarded(app, site.gate)


async def _tidy(site: Site) -> None:
    while True:
        await asyncio.sleep(min(TIDY, site.idle / 2))
        await site.rooms.tidy(site.idle)


class Guarded:
    """Gives every answer its headers, and lets nobody ask too often or too much."""

    def __init__(self, app: Starlette, gate: Gate) -> None:
        self.app, self.gate = app, gate

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def guarded(message: Sent) -> None:
            if message["type"] == "http.response.start":
                own = {name for name, _ in message["headers"]}
                message["headers"] = [
                    *message["headers"],
                    *(
                        (name.encode(), value.encode())
                        for name, value in HEADERS.items()
                        if name.encode() not in own
                    ),
                ]
            await send(message)

        if not self.gate.lets_ask(_address(HTTPConnection(scope))):
            await Response(status_code=429, headers={"retry-after": "5"})(scope, receive, guarded)
            return
        await self.app(scope, receive, guarded)


def _address(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client is not None else ""


def _site(connection: HTTPConnection) -> Site:
    site: Site = connection.app.state.site
    return site


def _language(connection: HTTPConnection) -> str:
    """Return the language that the reader has chosen, else one that her browser asks for."""
    chosen = connection.cookies.get(LANGUAGE, "")
    if chosen in LANGUAGES:
        return chosen
    asked = connection.headers.get("accept-language", "")[:200]
    codes = [part.partition(";")[0].strip()[:2].lower() for part in asked.split(",")]
    return next((code for code in codes if code in LANGUAGES), _site(connection).language)


async def _seated(connection: HTTPConnection) -> tuple[Room, Reader] | None:
    """Return the table and who reads; None if the browser has not come by the link of that role."""
    site, name, role = _site(connection), connection.path_params["name"], connection.path_params["role"]
    cookie = connection.cookies.get(COOKIE, "")
    if not cookie or not site.hall.may(cookie, name, role):
        return None
    room = await site.rooms.find(name)
    return None if room is None else (room, Reader(role, _language(connection), f"/t/{name}/{role}"))


Answer = Callable[[Request, Room, Reader], Awaitable[Response]]


def _for_seated(answer: Answer) -> Callable[[Request], Awaitable[Response]]:
    async def checked(request: Request) -> Response:
        try:
            found = await _seated(request)
        except UguisuError as error:
            return _plain(request, Message("The game can't go on"), error.told, 500)
        if found is None:
            told = Message("Open the link that you were given: it leads to your seat.")
            return _plain(request, Message("This is no seat of yours"), told, 403)
        try:
            return await answer(request, *found)
        except TooSlow as error:
            return _plain(request, Message("This page is too much"), error.told, 503)

    return checked


def _plain(request: Request, title: str, told: str, status: int = 200) -> Response:
    language = _language(request)
    page = environment(language).get_template("plain.html")
    html = page.render(title=translate(title, language), told=translate(told, language))
    return HTMLResponse(html, status_code=status, headers={"cache-control": "no-store"})


async def _front(request: Request) -> Response:
    told = Message("Games are played here. Open the link that you were given: it leads to your seat.")
    return _plain(request, Message("An Uguisu table"), told)


async def _static(request: Request) -> Response:
    name = request.path_params["name"]
    if name not in STATIC:
        return Response(status_code=404)
    data = (files("uguisu_table") / "static" / name).read_bytes()
    return Response(data, media_type=STATIC[name], headers={"cache-control": "public, max-age=3600"})


Linked = Callable[[Request, str, str], Awaitable[Response]]


def _for_link(answer: Linked) -> Callable[[Request], Awaitable[Response]]:
    """Answer with the table and the role that a link leads to."""

    async def checked(request: Request) -> Response:
        site = _site(request)
        try:
            found = site.hall.role_of(request.path_params["key"][:100])
            if found is not None:
                return await answer(request, *found)
        except UguisuError as error:
            return _plain(request, Message("The game can't go on"), error.told, 500)
        if not site.gate.lets_guess(_address(request)):
            return Response(status_code=429, headers={"retry-after": "60"})
        told = Message("Ask whoever sent it to you for another one.")
        return _plain(request, Message("This link leads nowhere"), told, 404)

    return checked


@_for_link
async def _door(request: Request, name: str, role: str) -> Response:
    """A link is looked at, by a person or by a messenger that shows what it leads to: nothing is done yet."""
    hall = _site(request).hall
    door = await apart.read(lambda: hall.door(name, role))
    html = inviting.door_page(door, role, _language(request), _start(request), request.path_params["key"])
    return HTMLResponse(html, headers={"cache-control": "no-store"})


@_for_link
async def _door_picture(request: Request, name: str, role: str) -> Response:
    hall = _site(request).hall
    door = await apart.read(lambda: hall.door(name, role))
    png = await apart.drawn(door.kit.preview)
    return Response(png, media_type="image/png", headers={"cache-control": "private, max-age=86400"})


@_for_link
async def _enter(request: Request, name: str, role: str) -> Response:
    """Somebody comes in: the browser gets a cookie, and the link's secret is in its address no more."""
    site = _site(request)
    if not from_here(request.headers):
        return Response(status_code=403)
    room = await site.rooms.find(name)
    if room is None:
        return Response(status_code=404)
    chair = room.sitting.chair_at(role)
    if chair is not None:
        await room.come(chair.seat)
    return _let_in(request, name, role)


def _let_in(request: Request, name: str, role: str) -> Response:
    """Lead a browser to a role's page, and have it known there. A host's browser remembers which tables it has."""
    base = f"/t/{name}/{role}/"
    answer = RedirectResponse(base, status_code=303)
    cookies = [(COOKIE, _site(request).hall.cookie_for(name, role), base)]
    if role == HOST:
        names = [other for other in _hosted(request) if other != name]
        cookies.append((HOSTED, ".".join([name, *names][:MOST_HOSTED]), "/t"))
    for called, value, path in cookies:
        answer.set_cookie(
            called,
            value,
            max_age=YEAR,
            path=path,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )
    return answer


def _hosted(request: Request) -> list[str]:
    """Return the tables whose host this browser is, the newest first. Whether it is, each page asks anew."""
    names = request.cookies.get(HOSTED, "").split(".")[:MOST_HOSTED]
    return [name for name in dict.fromkeys(names) if name and _site(request).hall.has(name)]


@_for_seated
async def _table(request: Request, room: Room, reader: Reader) -> Response:
    wanted = request.query_params.get("language")
    if wanted in LANGUAGES:
        answer: Response = RedirectResponse(f"{reader.base}/", status_code=303)
        answer.set_cookie(LANGUAGE, wanted, max_age=YEAR, httponly=True, samesite="lax")
        return answer
    if reader.role == HOST:
        return await _host_page(request, room, reader)
    html = await room.whole(reader, Asked.of(request.url.query))
    room.go_on()
    return HTMLResponse(html, headers={"cache-control": "no-store"})


def _start(request: Request) -> str:
    return _site(request).public or f"{request.url.scheme}://{request.headers.get('host', '')}"


async def _host_page(request: Request, room: Room, reader: Reader, message: str = "") -> Response:
    others = [name for name in _hosted(request) if name != room.sitting.id]
    html = await room.host_page(reader, _start(request), message, others)
    status = 409 if message else 200
    return HTMLResponse(html, status_code=status, headers={"cache-control": "no-store"})


async def _fields(request: Request) -> dict[str, str] | None:
    """Read a form; None if it is too large or none."""
    data = b""
    try:
        async for part in request.stream():
            data += part
            if len(data) > MOST_BODY:
                return None
        said = parse_qs(data.decode(), max_num_fields=MOST_FIELDS, keep_blank_values=True)
    except (ValueError, ClientDisconnect):  # the second: who has gone, or was cut off
        return None
    return {name: values[0] for name, values in said.items()}


@_for_seated
async def _do(request: Request, room: Room, reader: Reader) -> Response:
    if not from_here(request.headers):
        return Response(status_code=403)
    fields = await _fields(request)
    if fields is None:
        return Response(status_code=413)
    if reader.role == HOST and fields.get("do") in ("another", "remove"):
        return await _open_or_remove(request, room, reader, fields["do"])
    told = await room.do(reader, fields)
    if not told:
        return RedirectResponse(f"{reader.base}/", status_code=303)
    if reader.role == HOST:
        return await _host_page(request, room, reader, told)
    html = await room.whole(reader, Asked(), told)
    return HTMLResponse(html, status_code=409, headers={"cache-control": "no-store"})


async def _open_or_remove(request: Request, room: Room, reader: Reader, what: str) -> Response:
    site = _site(request)
    try:
        if what == "another":
            opened = await apart.read(lambda: site.hall.open_another(room.sitting))
            return _let_in(request, opened.id, HOST)
        await site.rooms.remove(room.sitting.id)
    except UguisuError as error:
        return await _host_page(request, room, reader, translate(error.told, reader.language))
    if others := _hosted(request):
        return RedirectResponse(f"/t/{others[0]}/{HOST}/", status_code=303)
    return _plain(request, Message("An Uguisu table"), Message("The table is taken away."))


def _picture(data: bytes, keep: str = "private, max-age=86400") -> Response:
    headers = {"content-security-policy": DRAWN, "cache-control": keep}
    return Response(data, media_type="image/svg+xml", headers=headers)


@_for_seated
async def _ground(_request: Request, room: Room, _reader: Reader) -> Response:
    return _picture(room.kit.board.ground)


@_for_seated
async def _face(request: Request, room: Room, reader: Reader) -> Response:
    asked = request.url.query
    faces = room.kit.faces(asked if asked in LANGUAGES else reader.language)
    drawn = await apart.drawn(lambda: faces.sketch(request.path_params["card"]))
    return _picture(drawn) if drawn else Response(status_code=404)


@_for_seated
async def _code(request: Request, room: Room, reader: Reader) -> Response:
    """A link as a QR code, for the host's page only."""
    whose = request.path_params["whose"]
    chair = room.sitting.chair_at(whose)
    key = chair.key if chair is not None else room.sitting.watch_key if whose == WATCH else ""
    if reader.role != HOST or not key:
        return Response(status_code=404)
    return _picture(inviting.code_of(inviting.link(_start(request), key)), "no-store")


@_for_seated
async def _replay(_request: Request, room: Room, _reader: Reader) -> Response:
    async with room.lock:
        if not room.sitting.over:
            return Response(status_code=403)
        text = await apart.drawn(lambda: ending.replay_of(room.sitting))
    headers = {"content-disposition": f'attachment; filename="{room.sitting.id}.jsonl"'}
    return Response(text, media_type="application/jsonl", headers=headers)


@_for_seated
async def _heat(_request: Request, room: Room, reader: Reader) -> Response:
    async with room.lock:
        if not room.sitting.over:
            return Response(status_code=403)
        return _picture(await apart.drawn(lambda: ending.heat_of(room.sitting, reader.language)), "no-store")


# --- connections -------------------------------------------------------------------------------------------------


async def _live(socket: WebSocket) -> None:
    site = _site(socket)
    address = _address(socket)
    found = None
    if from_here(socket.headers) and site.gate.lets_ask(
        address
    ):  # the same limit as for pages: to open one draws one
        with contextlib.suppress(UguisuError):
            found = await _seated(socket)
    if found is None or not site.gate.connect(address):
        await socket.close(1008)
        return
    room, reader = found
    connection = Connection(reader, Asked.of(socket.url.query))
    try:
        await socket.accept()
        if reader.role != HOST:
            await room.join(connection)
        sending = asyncio.create_task(_send(socket, connection))
        try:
            await _listen(socket, room, connection, Bucket(*site.gate.messages))
        finally:
            sending.cancel()
            connection.gone = True
            await room.leave(connection)
    finally:
        site.gate.leave(address)


async def _listen(socket: WebSocket, room: Room, connection: Connection, bucket: Bucket) -> None:
    """Take what a page says. That it asks whether anybody is there is answered at once, whatever is being done."""
    wishes: asyncio.Queue[Wish | None] = asyncio.Queue(MOST_WISHES)
    doing = asyncio.create_task(_fulfil(wishes, room, connection))
    try:
        await _take(socket, connection, bucket, wishes)
    finally:
        await wishes.put(None)
        await doing


async def _fulfil(wishes: asyncio.Queue[Wish | None], room: Room, connection: Connection) -> None:
    while (said := await wishes.get()) is not None:
        if said.do:
            await room.act(connection, said.do, said.press[:MOST_PRESS])
        elif said.go:
            await room.ask(connection, Asked.of(said.go), sure=said.sure)


async def _take(
    socket: WebSocket, connection: Connection, bucket: Bucket, wishes: asyncio.Queue[Wish | None]
) -> None:
    while True:
        try:
            message = await socket.receive()
        except (WebSocketDisconnect, RuntimeError):
            return
        if message["type"] == "websocket.disconnect":
            return
        if not bucket.take():
            with contextlib.suppress(RuntimeError):
                await socket.close(TOO_MUCH)
            return
        said = _said(message.get("text"))
        if said.ping:
            connection.tell({"pong": True})
        else:
            await wishes.put(said)


class Wish(msgspec.Struct, frozen=True):
    """A message of a page: something to do, something else to show, or whether anybody is there.

    `press` is what the page calls what is to be done: it says it again until it hears that it is done.
    """

    do: dict[str, str] = {}
    press: str = ""
    ping: bool = False
    go: str = ""
    sure: bool = False


def _said(text: Any) -> Wish:
    """Read a message; what is none is nothing."""
    if not isinstance(text, str) or len(text) > MOST_BODY:
        return Wish()
    try:
        return msgspec.json.decode(text, type=Wish)
    except (msgspec.DecodeError, UnicodeError):
        return Wish()


async def _send(socket: WebSocket, connection: Connection) -> None:
    while True:
        await connection.news.wait()
        connection.news.clear()
        while connection.queue:
            text = connection.queue.popleft()
            connection.queued -= len(text)
            try:
                await socket.send_text(text)  # for who does not read, see `uguisu_table.sockets`
            except (WebSocketDisconnect, RuntimeError):
                return
