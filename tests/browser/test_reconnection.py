"""A line that breaks in mid-hand: the page says so, heals by itself, and nothing is lost or played twice."""

import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from browser.browser_kit import PATIENCE, Faults, serving
from browser.conftest import Visit
from browser.prepared import House, leading
from browser.table_page import QUICK, Mouse, TablePage
from play.program_kit import free_port
from table.table_kit import ANA

BROKEN = r"WebSocket connection to .* failed|Failed to load resource: net::ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED)"
SENTENCE = "Você jogou o três de paus."
UNLOADED = "() => window.marked === true"


class Restartable:
    """A server that can be stopped and started again at the same address, over the same data."""

    def __init__(self, data: Path) -> None:
        self._data = data
        self._port = str(free_port())
        self._running = ExitStack()
        self.address = self.start()

    def stop(self) -> None:
        self._running.close()

    def start(self) -> str:
        return self._running.enter_context(serving(self._data, "--port", self._port))


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("data")


@pytest.fixture(scope="module")
def running(data: Path) -> Iterator[Restartable]:
    found = Restartable(data)
    yield found
    found.stop()


@pytest.fixture(scope="module")
def server(running: Restartable) -> str:
    return running.address


class Line:
    """The socket between page and server, in our hands: answers can be swallowed, and the line cut."""

    def __init__(self) -> None:
        self.deaf = False
        self.swallowed = 0
        self._page: WebSocketRoute | None = None

    def join(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        self._page = page
        page.on_message(server.send)
        server.on_message(self._answer)

    def cut(self) -> None:
        assert self._page is not None
        self._page.close(code=4000, reason="cut")

    def wait_for_answers(self, page: Page) -> None:
        """The server has done something that the page does not know of."""
        deadline = time.monotonic() + PATIENCE
        while not self.swallowed:
            assert time.monotonic() < deadline, "no answer"
            page.evaluate("() => 0")

    def _answer(self, message: str | bytes) -> None:
        assert self._page is not None
        if self.deaf:
            self.swallowed += 1
        else:
            self._page.send(message)


def seated(visit: Visit, house: House, line: Line | None = None) -> TablePage:
    """It is Ana's turn to lead, against bots; the page carries a mark that a reload would wipe out."""
    page = visit(who=ANA, liked=QUICK)
    if line is not None:
        page.route_web_socket("**/ws", line.join)
    page.goto(f"/mesa/{house.put(leading())}")
    found = TablePage(page).ready()
    assert len(found.my_turn().cards) == 3
    page.evaluate("() => void (window.marked = true)")
    return found


def goes_on(table: TablePage) -> None:
    """What was played while the line was down is played, once; the page was not loaded anew; bots and people play on."""
    expect(table.lost).to_be_hidden()
    table.page.wait_for_function("(line) => document.body.textContent.includes(line)", arg=SENTENCE)
    table.act(Mouse(), table.my_turn())
    assert table.told().count(SENTENCE) == 1
    assert table.page.evaluate(UNLOADED)


def test_a_network_that_fails_in_mid_hand(visit: Visit, house: House, faults: Faults) -> None:
    faults.allow(BROKEN)
    table = seated(visit, house)
    table.page.context.set_offline(True)
    expect(table.lost).to_be_visible()
    Mouse().play(table, 0)
    assert SENTENCE not in table.told()
    table.page.context.set_offline(False)
    goes_on(table)


def test_a_server_that_is_started_again_in_mid_hand(visit: Visit, house: House, faults: Faults, running: Restartable) -> None:
    faults.allow(BROKEN)
    table = seated(visit, house)
    running.stop()
    try:
        expect(table.lost).to_be_visible()
        Mouse().play(table, 0)
        assert SENTENCE not in table.told()
    finally:
        running.start()
    goes_on(table)


def test_an_act_whose_answer_is_lost_is_not_done_twice(visit: Visit, house: House) -> None:
    """The card is played, and the line breaks before the page can hear of it: it asks again, and is told that it was done."""
    line = Line()
    table = seated(visit, house, line)
    line.deaf = True
    Mouse().play(table, 0)
    line.wait_for_answers(table.page)
    assert SENTENCE not in table.told()
    line.deaf = False
    line.cut()
    goes_on(table)
