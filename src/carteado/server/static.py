"""The web client: files of the built page, kept in memory and sent as they are.

Rule 1: only what was in the folder when the server started is served: a path is a key, never a file name.
Rule 2: files with their hash in the name never change; everything else is asked for again each time.
"""

import gzip
import hashlib
import mimetypes
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from litestar import Response
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import SkipValidation

from carteado.server.errors import words_for
from carteado.server.injected import Asked
from carteado.server.security import lies_ready

INDEX: Final = "index.html"
HASHED: Final = "assets/"
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
PAGES: Final = re.compile(
    r"/(jogar/[^/]+|achar/[^/]+|mesas|mesa/[^/]+(/(partida|estudo)/[1-9]\d{0,5})?|regulamento/[^/]+(/[^/]+)?|replay"
    r"|placar(/[^/]+)?|laboratorio|treino/[^/]+|torneios|torneio(/[^/]+(/[^/]+)*)?|arbitro(/[^/]+|/comparar/[^/]+/[^/]+)?"
    r"|conta(/partidas|/amigos)?|amigo/[^/]+|moderacao)?/?",
    re.ASCII,
)
COMPRESSED: Final = (("br", ".br"), ("gzip", ".gz"))
PACKED: Final = "packed"  # the mark of a route whose answers nobody has to compress any more
WORTH_COMPRESSING: Final = 1024
KINDS: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
# The worker in which the rules run without a server is made of WebAssembly; it may compile that, and nothing else may.
ENGINE: Final = re.compile(r"assets/engine\.worker-[\w-]+\.js")
ENGINE_POLICY: Final = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'"
TEXTUAL: Final = frozenset((".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest"))


@dataclass(frozen=True)
class File:
    """One file: its bytes, and the same compressed, by encoding."""

    kind: str
    body: bytes
    forever: bool
    policy: str = ""
    packed: Mapping[str, bytes] = field(default_factory=dict[str, bytes])

    @property
    def tag(self) -> str:
        """What the browser shows to ask whether it has changed."""
        return f'"{hashlib.sha256(self.body).hexdigest()[:24]}"'


def files_in(folder: Path) -> dict[str, File]:
    """Every file of the built client by its path; none where it has not been built."""
    if not (folder / INDEX).is_file():
        return {}
    found = {path.relative_to(folder).as_posix(): path for path in sorted(folder.rglob("*")) if path.is_file()}
    return {name: _file(name, path) for name, path in found.items() if path.suffix not in (".br", ".gz")}


def _file(name: str, path: Path) -> File:
    body = path.read_bytes()
    packed = {coding: found.read_bytes() for coding, ending in COMPRESSED if (found := Path(f"{path}{ending}")).is_file()}
    if "gzip" not in packed and path.suffix in TEXTUAL and len(body) >= WORTH_COMPRESSING:
        packed["gzip"] = gzip.compress(body, mtime=0)
    kind = KINDS.get(path.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    policy = ENGINE_POLICY if ENGINE.fullmatch(name) else ""
    return File(kind, body, name.startswith(HASHED), policy, packed)


class Client:
    """The client as it was built, or the page that says how to build it."""

    def __init__(self, folder: Path) -> None:
        self._files = files_in(folder)

    @property
    def built(self) -> bool:
        """Whether there is a client to serve."""
        return bool(self._files)

    @property
    def index(self) -> bytes | None:
        """The page itself, where it was built."""
        found = self._files.get(INDEX)
        return None if found is None else found.body

    def answer(self, request: Asked, path: str) -> Response[bytes]:
        """A file, or the page for one of its addresses; any other address gets the page too, but as not found."""
        found = self._files.get(path.lstrip("/"))
        if found is not None and path.lstrip("/") != INDEX:
            return _sent(request, found, 200)
        known = PAGES.fullmatch(path) is not None
        if not known and "text/html" not in request.headers.get("accept", ""):
            raise NotFoundException
        page = self._files.get(INDEX) or _unbuilt(request)
        return _sent(request, page, 200 if known else 404)


def accepts(request: Asked, coding: str) -> bool:
    """Whether who asks can unpack this."""
    accepted = request.headers.get("accept-encoding", "")
    return re.search(rf"\b{coding}\b(?!\s*;\s*q=0(\.0*)?\b)", accepted) is not None


def _sent(request: Asked, file: File, status: int) -> Response[bytes]:
    headers = {"Cache-Control": FOREVER if file.forever else ASK_AGAIN, "ETag": file.tag, "Vary": "Accept-Encoding"}
    if file.policy:
        headers["Content-Security-Policy"] = file.policy
    if status == 200 and file.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=file.kind)
    if status == 200:
        lies_ready(request)
    body = file.body
    for coding, _ in COMPRESSED:
        if coding in file.packed and accepts(request, coding):
            body = file.packed[coding]
            headers["Content-Encoding"] = coding
            break
    return Response(body, status_code=status, headers=headers, media_type=file.kind)


def _unbuilt(request: Asked) -> File:
    words = words_for(request.scope)
    told = words.say("A página ainda não foi construída: rode «make client» na pasta do Carteado e recarregue.")
    page = f'<!doctype html><html lang="{words.lang}"><meta charset="utf-8"><title>Carteado</title><p>{told}</p></html>\n'
    return File(KINDS[".html"], page.encode(), False)


TheClient = NamedDependency[SkipValidation[Client]]
