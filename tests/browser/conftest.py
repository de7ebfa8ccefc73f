"""Browser tests: a real page and a real server; run once, on plain Python.

Playwright keeps an event loop running in the thread for as long as it lives, so it lives for a module and not for the
session: the tests of other folders have loops of their own. The server is a process apart, and one serves them all.
"""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from browser.browser_kit import Faults, launch, like, serving
from browser.prepared import House
from browser.table_page import QUICK, TablePage
from carteado.table import Who
from table.table_kit import ANA, Process

HERE = Path(__file__).parent
PATIENCE = 60_000
SPEED = 10.0  # of the server's time
expect.set_options(timeout=PATIENCE)
Visit = Callable[..., Page]
Sit = Callable[..., TablePage]


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = launch(playwright)
        yield found
        found.close()


@pytest.fixture(scope="session")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The data folder of the server."""
    return tmp_path_factory.mktemp("data")


@pytest.fixture(scope="session")
def server(data: Path) -> Iterator[str]:
    """The address of the server."""
    with serving(data, speed=SPEED) as address:
        yield address


@pytest.fixture
def house(server: str, data: Path) -> House:
    """Where tables can be put that have been played up to a certain moment."""
    return House(data, server)


@pytest.fixture
def faults(server: str) -> Iterator[Faults]:
    """What went wrong on any page of the test; it fails at the end unless the test allowed it."""
    seen = Faults(server)
    yield seen
    assert seen.unexpected() == []


@pytest.fixture
def visit(browser: Browser, server: str, house: House, faults: Faults) -> Iterator[Visit]:
    """Another person at another browser: `visit("/mesas", viewport={...})` opens a page with cookies of its own.

    `who` is somebody the server knows already, `liked` what they have chosen in the settings.
    """
    contexts: list[BrowserContext] = []

    def come(path: str = "", who: Who | None = None, liked: Mapping[str, object] | None = None, **options: Any) -> Page:
        context = browser.new_context(**{"base_url": server, "locale": "pt-BR", **options})
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        faults.watch(context)
        if who is not None:
            house.know(context, who)
        if liked is not None:
            like(context, liked)
        page = context.new_page()
        if path:
            page.goto(path)
        return page

    yield come
    for context in contexts:
        context.close()


@pytest.fixture
def sit(visit: Visit, house: House) -> Sit:
    """Ana, or somebody else who sits there, comes to a table that has been played up to a certain moment."""

    def come(process: Process, who: Who | None = ANA, **options: Any) -> TablePage:
        return TablePage(visit(f"/mesa/{house.put(process)}", who=who, **{"liked": QUICK, **options})).ready()

    return come


@pytest.fixture
def page(visit: Visit) -> Page:
    """A page of a person who has not been here before."""
    return visit()
