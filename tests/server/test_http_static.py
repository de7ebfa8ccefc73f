"""The client as files: what is kept for ever, what is asked for again, what is compressed, and what is not there."""

import asyncio
import gzip
import re
from pathlib import Path

import pytest

from carteado.server.security import POLICY
from carteado.server.static import FOREVER, PAGES
from server.server_kit import PATIENCE, code_of, program, site

HTML = {"Accept": "text/html,*/*"}
SCRIPT = "console.log('carteado')\n" * 100


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A client as the build leaves it."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Carteado</title>", encoding="utf-8")
    (folder / "assets" / "index-abc123.js").write_text(SCRIPT, encoding="utf-8")
    (folder / "assets" / "index-abc123.js.br").write_bytes(b"packed by brotli")
    (folder / "assets" / "page-def456.css").write_text("a{}" * 1000, encoding="utf-8")
    (folder / "assets" / "font-789abc.woff2").write_bytes(b"wOF2" * 1000)
    (folder / "manifest.webmanifest").write_text("{}", encoding="utf-8")
    return tmp_path


async def test_hashed_files_stay_for_ever_and_the_page_is_asked_for_again(built: Path) -> None:
    async with site(built) as here:
        script = await here.client.get("/assets/index-abc123.js")
        assert script.headers["cache-control"] == FOREVER
        assert script.headers["content-type"] == "text/javascript; charset=utf-8"
        page = await here.client.get("/")
        assert page.headers["cache-control"] == "no-cache"
        assert page.headers["content-type"] == "text/html; charset=utf-8"
        assert (await here.client.get("/manifest.webmanifest")).headers["cache-control"] == "no-cache"
        font = await here.client.get("/assets/font-789abc.woff2")
        assert (font.headers["content-type"], font.content) == ("font/woff2", b"wOF2" * 1000)


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [
        ("gzip, deflate, br", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip", "gzip"),
        ("identity", ""),
        ("gzip;q=0", ""),
        ("abridged, brr", ""),
    ],
)
async def test_what_the_browser_can_unpack_is_sent_packed(built: Path, accepted: str, coding: str) -> None:
    async with site(built) as here:
        request = here.client.build_request("GET", "/assets/index-abc123.js", headers={"Accept-Encoding": accepted})
        answer = await here.client.send(request, stream=True)
        raw = b"".join([piece async for piece in answer.aiter_raw()])
    assert answer.headers.get("content-encoding", "") == coding
    assert answer.headers["vary"] == "Accept-Encoding"
    assert int(answer.headers["content-length"]) == len(raw)
    assert {"br": lambda: raw == b"packed by brotli", "gzip": lambda: gzip.decompress(raw) == SCRIPT.encode()}.get(
        coding, lambda: raw == SCRIPT.encode()
    )()


async def test_fonts_and_small_files_are_not_packed_again(built: Path) -> None:
    async with site(built) as here:
        for path in ("/assets/font-789abc.woff2", "/"):
            assert "content-encoding" not in (await here.client.get(path, headers={"Accept-Encoding": "gzip, br"})).headers


async def test_an_unchanged_page_is_not_sent_again(built: Path) -> None:
    async with site(built) as here:
        first = await here.client.get("/mesas")
        again = await here.client.get("/mesas", headers={"If-None-Match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == first.headers["etag"]
        assert (await here.client.get("/mesas", headers={"If-None-Match": '"other"'})).status_code == 200


KNOWN = (
    "/", "/jogar/truco-fenacef", "/mesa/abc", "/mesa/abc/partida/3", "/regulamento/truco-fenacef",
    "/regulamento/truco-fenacef/FEN-19.2", "/mesas", "/replay", "/replay/",
    "/arbitro", "/arbitro/truco-asfo", "/arbitro/comparar/truco-asfo/truco-sinsep",
)  # fmt: skip
UNKNOWN = (
    "/jogar", "/mesa", "/mesa/abc/partida", "/mesa/abc/partida/0", "/mesa/abc/partida/x", "/mesa/abc/outra", "/mesas/x",
    "/regulamento", "/regulamento/a/b/c", "/replay/x", "/index.php", "/.env", "/assets/nothing.js", "/assets", "/client",
    "/arbitro/a/b", "/arbitro/comparar/a",
)  # fmt: skip


async def test_the_worker_of_the_engine_alone_may_compile_webassembly(built: Path) -> None:
    assets = built / "client" / "assets"
    (assets / "engine.worker-ab_12-Z.js").write_text(SCRIPT, encoding="utf-8")
    (assets / "pyodide-1").mkdir()
    (assets / "pyodide-1" / "pyodide.asm.wasm").write_bytes(b"wasm")
    (assets / "pyodide-1" / "pyodide.mjs").write_text(SCRIPT, encoding="utf-8")
    async with site(built) as here:
        worker = await here.client.get("/assets/engine.worker-ab_12-Z.js")
        allowed = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'"
        assert worker.headers.get_list("content-security-policy") == [allowed]
        for path in ("/", "/assets/index-abc123.js", "/assets/pyodide-1/pyodide.mjs", "/api/games", "/sw.js"):
            policies = (await here.client.get(path)).headers.get_list("content-security-policy")
            assert policies == [POLICY], path
        assert "unsafe" not in POLICY
        wasm = await here.client.get("/assets/pyodide-1/pyodide.asm.wasm")
        assert (wasm.headers["content-type"], wasm.headers["cache-control"]) == ("application/wasm", FOREVER)
        module = await here.client.get("/assets/pyodide-1/pyodide.mjs")
        assert module.headers["content-type"].startswith("text/javascript")


async def test_the_pages_of_the_client_are_the_page_and_any_other_is_not_found(built: Path) -> None:
    async with site(built) as here:
        for path in KNOWN:
            answer = await here.client.get(path)
            assert (answer.status_code, "<title>Carteado" in answer.text) == (200, True), path
        for path in UNKNOWN:
            answer = await here.client.get(path, headers=HTML)
            assert (answer.status_code, "<title>Carteado" in answer.text) == (404, True), path
            other = await here.client.get(path, headers={"Accept": "*/*"})
            assert (other.status_code, code_of(other)) == (404, "not-found"), path


async def test_nothing_outside_the_folder_is_served(built: Path) -> None:
    (built / "secret.txt").write_text("hidden from all", encoding="utf-8")
    paths = ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/assets/../../secret.txt", "/secret.txt")
    async with program(built, CARTEADO_CLIENT=str(built / "client")) as server:
        for path in paths:
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".encode())
            answer = await asyncio.wait_for(reader.read(), PATIENCE)
            writer.close()
            assert answer.startswith(b"HTTP/1.1 404")
            assert b"hidden from all" not in answer


async def test_files_that_come_later_are_not_served(built: Path) -> None:
    async with site(built) as here:
        (built / "client" / "late.txt").write_text("late", encoding="utf-8")
        assert (await here.client.get("/late.txt")).status_code == 404


async def test_without_a_client_the_page_says_how_to_build_it(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        answer = await here.client.get("/")
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert "make client" in answer.text
        assert (await here.client.get("/api/games")).status_code == 200


def test_the_pages_are_those_of_the_client_s_own_router() -> None:
    """web/src/lib/router.ts reads the same addresses, and its test lists them; only a slash at the end is nothing to it."""
    listed = (Path(__file__).parents[2] / "web/src/lib/router.test.ts").read_text(encoding="utf-8")
    pages, nowhere = re.findall(r"^  \['(/[^']*)', \{ page: ", listed, re.M), re.findall(r"^  '(/[^']*)',$", listed, re.M)
    assert len(pages) > 20
    assert len(nowhere) > 10
    assert [path for path in (*KNOWN, *pages) if not PAGES.fullmatch(path)] == []
    assert [path for path in (*UNKNOWN, *nowhere) if PAGES.fullmatch(path)] == []
