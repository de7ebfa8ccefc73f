"""A browser for the tests, and a server for it to look at.

The browser is the machine's own (chromium or Chrome on PATH); where there is none, `python tests/browser/browser_kit.py`
brings one from npm into build/chromium, with the few libraries it needs.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, Request

ROOT = Path(__file__).resolve().parents[2]
BROUGHT = ROOT / "build" / "chromium"
READY = BROUGHT / ".ready"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--font-render-hinting=none",
)
STARTED = re.compile(r"http://127\.0\.0\.1:\d+(?=\s)")  # to the end of the line: the log is read while it is written
PATIENCE = 90.0  # seconds that a browser or a server may take to start or to stop on a busy machine
QUICK_SERVE = ROOT / "tests" / "play" / "quick_serve.py"
TIME = "time.txt"  # beside the data: how fast the time of the server runs, and since when
# For some frames nothing has moved that comes to an end, and no font is on its way.
RESTED = """() => {
    const ends = (one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity
    window.calm = document.getAnimations().some(ends) ? 0 : window.calm + 1
    return window.calm > 3 && document.fonts.status === 'loaded'
}"""


class NoBrowser(Exception):
    """One sentence that says what is missing."""


class Chromium(NamedTuple):
    """A program to start, with what its environment needs besides ours."""

    path: str
    environment: dict[str, str]


def chromium() -> Chromium:
    """The machine's browser, else the one that was brought."""
    for name in NAMES:
        if path := shutil.which(name):
            return Chromium(path, {})
    if READY.exists():
        return brought()
    raise NoBrowser("There is no chromium or google-chrome on PATH and none in build/chromium; `make browser` brings one.")


def brought() -> Chromium:
    libraries = os.pathsep.join([str(BROUGHT / "al2023" / "lib"), os.environ.get("LD_LIBRARY_PATH", "")])
    fonts = {} if Path("/etc/fonts").exists() else {"FONTCONFIG_PATH": str(BROUGHT / "fonts")}
    return Chromium(str(BROUGHT / "chromium"), {"LD_LIBRARY_PATH": libraries.rstrip(os.pathsep), **fonts})


def bring() -> None:
    """Install the npm package that carries a browser, and unpack it."""
    shutil.rmtree(BROUGHT, ignore_errors=True)
    shutil.copytree(ROOT / "tests" / "browser" / "chromium", BROUGHT)
    package = (BROUGHT / "node_modules" / "@sparticuz" / "chromium" / "build" / "esm" / "index.js").as_uri()
    # The package unpacks into the temporary folder, and its libraries only where it believes to be at home.
    home = {**os.environ, "TMPDIR": str(BROUGHT), "AWS_EXECUTION_ENV": "AWS_Lambda_nodejs22.x"}
    unpack = f"await (await import({package!r})).default.executablePath()"
    client = [sys.executable, str(ROOT / "web" / "scripts" / "client.py")]
    for command in (["npm", "ci", "--silent", "--prefix", str(BROUGHT)], ["node", "--input-type=module", "-e", unpack]):
        if subprocess.run([*client, *command], env=home, check=False).returncode:
            raise NoBrowser("There is no chromium or google-chrome on PATH, and @sparticuz/chromium could not be had from npm.")
    found = brought()
    start = subprocess.run([found.path, "--version"], env={**os.environ, **found.environment}, check=False, capture_output=True)
    if start.returncode:
        raise NoBrowser("There is no chromium or google-chrome on PATH, and the one from npm does not start on this machine.")
    READY.touch()


def launch(playwright: Playwright) -> Browser:
    """A browser without a window, and without its sandbox: root cannot have one, and the only pages are ours."""
    found = chromium()
    environment: dict[str, str | float | bool] = {**os.environ, **found.environment}
    return playwright.chromium.launch(
        executable_path=found.path, args=FLAGS, env=environment, chromium_sandbox=False, timeout=PATIENCE * 1000
    )


def like(context: BrowserContext, liked: Mapping[str, object]) -> None:
    """Let this browser's person have chosen this in the settings before; what they choose afterwards stays."""
    told = json.dumps(json.dumps(liked))
    context.add_init_script(f"if (location.protocol === 'http:') localStorage['carteado.settings'] ??= {told}")


@dataclass
class Faults:
    """What went wrong on the pages of a test: errors in the console, requests to elsewhere."""

    home: str
    found: list[str] = field(default_factory=list)
    allowed: list[str] = field(default_factory=list)

    def allow(self, pattern: str) -> None:
        """Take errors that match this regular expression for what the test is about."""
        self.allowed.append(pattern)

    def watch(self, context: BrowserContext) -> None:
        context.on("console", self._console)
        context.on("weberror", lambda failure: self.found.append(f"uncaught: {failure.error}"))
        context.on("request", self._request)

    def unexpected(self) -> list[str]:
        return [fault for fault in self.found if not any(re.search(pattern, fault) for pattern in self.allowed)]

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.found.append(f"console: {message.text} ({message.location.get('url', '')})")

    def _request(self, request: Request) -> None:
        if not request.url.startswith((self.home, self.home.replace("http:", "ws:"), "data:", "blob:")):
            self.found.append(f"request to elsewhere: {request.url}")


@contextmanager
def serving(data: Path, *arguments: str, speed: float = 1) -> Iterator[str]:
    """A server of its own, with an empty data folder, on a port that the system chooses; its address.

    Its time may run so many times faster: the rests after each act, which people need, would fill the time of the tests.
    """
    epoch = time.time()
    program = ["-m", "carteado"] if speed == 1 else [str(QUICK_SERVE), str(speed), str(epoch)]
    command = [sys.executable, *program, "serve", "--port", "0", "--data", str(data), *arguments]
    log = data / "server.log"
    data.mkdir(parents=True, exist_ok=True)
    (data / TIME).write_text(f"{speed} {epoch}", encoding="ascii")
    # Everybody in these tests comes from one address.
    environment = {**os.environ, "PYTHONUNBUFFERED": "1", "CARTEADO_LIMITS": "10"}
    with log.open("wb") as sink, subprocess.Popen(command, stdout=sink, stderr=sink, env=environment) as server:
        try:
            yield _address(server, log)
        finally:
            server.terminate()
            try:
                server.wait(PATIENCE)
            finally:
                server.kill()


def ahead(data: Path) -> int:
    """How many milliseconds the time of the server of this data is ahead of ours."""
    speed, epoch = map(float, (data / TIME).read_text(encoding="ascii").split())
    return int((speed - 1) * (time.time() - epoch) * 1000)


def _address(server: subprocess.Popen[bytes], log: Path) -> str:
    """The address, as soon as the server has printed it."""
    deadline = time.monotonic() + PATIENCE
    while True:
        ended = server.poll() is not None
        printed = log.read_text(encoding="utf-8", errors="replace")
        if told := STARTED.search(printed):
            return told[0]
        if ended or time.monotonic() > deadline:
            raise AssertionError(f"carteado serve gave no address:\n{printed}")
        time.sleep(0.05)


def rested(page: Page) -> None:
    """Wait until everything lies where it will be seen, in its own letters."""
    page.evaluate("() => void (window.calm = 0)")
    page.wait_for_function(RESTED)


def axe(page: Page, **options: Any) -> None:
    """Demand that axe finds nothing wrong with the page."""
    rested(page)
    results = Axe().run(page, options={"resultTypes": ["violations"], **options})
    assert results.violations_count == 0, results.generate_report()


if __name__ == "__main__":
    try:
        try:
            chromium()
        except NoBrowser:
            bring()
    except NoBrowser as missing:
        sys.exit(str(missing))
