"""Few open tables a person and an address; and logs that nobody has touched for long leave the store."""

from pathlib import Path

import pytest

from carteado.server.errors import Refusal
from carteado.server.expiry import DAY, Expiry
from carteado.server.openings import COMING, EVENTS, PER_ADDRESS, PER_GUEST, Openings
from carteado.server.storage import Facts, Store
from carteado.server.world import World
from server.server_kit import GAME, code_of, site


class Crowd:
    """Time, and where somebody is."""

    def __init__(self) -> None:
        self.now = 0
        self.here: set[str] = set()
        self.gone: list[str] = []

    def attended(self) -> set[str]:
        """Where somebody is."""
        return self.here

    def forget(self, table: str) -> None:
        """It is removed."""
        self.gone.append(table)

    def openings(self, factor: float = 1) -> Openings:
        """Nothing is open yet."""
        return Openings(factor, lambda: self.now, self.attended)


def _opened(openings: Openings, guest: str, address: str, tries: int = 100) -> tuple[int, str]:
    """How many could be opened, and why no more."""
    for n in range(tries):
        try:
            openings.admit(guest, address)
        except Refusal as refusal:
            return n, refusal.code
        openings.add(f"{guest}-{address}-{n}", guest, address)
    return tries, ""


def test_a_person_has_few_open_tables() -> None:
    crowd = Crowd()
    openings = crowd.openings()
    assert _opened(openings, "ana", "192.0.2.1") == (PER_GUEST, "many-tables")
    assert _opened(openings, "bia", "192.0.2.1", 1) == (1, "")
    crowd.here = {f"ana-192.0.2.1-{PER_GUEST - 1}"}
    crowd.now = COMING
    assert _opened(openings, "ana", "192.0.2.1") == (PER_GUEST - 1, "many-tables")


def test_so_has_an_address_or_a_network_whoever_asks() -> None:
    openings = Crowd().openings()
    many = sum(_opened(openings, f"g{n}", f"2001:db8::{n:x}", 1)[0] for n in range(100))
    assert many == PER_ADDRESS
    assert _opened(openings, "new", "2001:db8::abcd") == (0, "many-tables-here")
    assert _opened(openings, "new", "2001:db9::1", 1) == (1, "")


def test_this_machine_and_a_server_without_limits_have_none() -> None:
    openings = Crowd().openings()
    assert sum(_opened(openings, f"g{n}", "127.0.0.1", 1)[0] for n in range(100)) == 100
    assert _opened(Crowd().openings(0), "ana", "192.0.2.1") == (100, "")


async def test_over_http_it_is_a_sentence_with_the_number(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        body = {"setup": {"game": GAME}, "sit": False}
        answers = [await here.client.post("/api/tables", json=body) for _ in range(PER_GUEST + 1)]
        assert [answer.status_code for answer in answers] == [201] * PER_GUEST + [429]
        assert code_of(answers[-1]) == "many-tables"
        assert str(PER_GUEST) in answers[-1].json()["text"]
        assert answers[-1].headers["retry-after"] == str(COMING // 1000)


async def test_nobody_fills_the_list_of_events_nor_hides_one_with_entries(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        real = (await here.client.post("/api/torneios", json={"preset": "fenacef", "name": "Copa"})).json()
        acts = [{"type": "entry", "name": "Onça", "people": [{"name": "Ana"}, {"name": "Bia"}]}]
        await here.client.post(f"/api/torneios/{real['id']}/acts", json={"key": real["key"], "acts": acts})
        codes: list[str] = []
        for n in range(4 * EVENTS[1]):
            cookie = here.cookie(here.guest(f"G{n // EVENTS[0]}"))
            answer = await here.client.post("/api/torneios", json={"preset": "fenacef", "name": f"Nada {n}"}, headers=cookie)
            codes.append("" if answer.status_code == 201 else code_of(answer))
        assert codes.count("") < EVENTS[1]
        assert {*codes} <= {"", "many-events", "many-events-here", "too-fast"}
        assert (await here.client.get("/api/torneios")).json()["events"][0]["name"] == "Copa"


async def test_an_event_that_is_forgotten_leaves_nothing(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        event = (await here.client.post("/api/torneios", json={"preset": "fenacef", "name": "Copa"})).json()
        for name in ("Onça", "Tatu"):
            entry = {"type": "entry", "name": name, "people": [{"name": f"{name} um"}, {"name": f"{name} dois"}]}
            await here.client.post(f"/api/torneios/{event['id']}/acts", json={"key": event["key"], "acts": [entry]})
        body = {"key": event["key"], "purpose": "tie", "items": [1, 2]}
        assert (await here.client.post(f"/api/torneios/{event['id']}/sorteio/abre", json=body)).status_code == 200
        assert len(await here.store.settings_of("torneio-")) == 2
        await here.services.events.forget(event["id"])
        assert await here.store.settings_of("torneio-") == {}
        assert (await here.client.get(f"/api/torneios/{event['id']}")).status_code == 404


async def test_a_scoreboard_is_unused_until_its_first_line(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        opened = (await here.client.post("/api/placares", json={"game": GAME})).json()
        day = here.services.clock() + DAY
        assert await here.store.untouched(day, 9, unplayed=True) == [f"placar-{opened['id']}"]
        line = {"key": opened["keys"][0], "version": 0, "entry": {"type": "first-dealer", "seat": 0}}
        assert (await here.client.post(f"/api/placares/{opened['id']}/lines", json=line)).status_code == 201
        assert await here.store.untouched(day, 9, unplayed=True) == []


async def _kept(store: Store, name: str, at: int, stage: str = "over", kind: str = "table", last: int | None = None) -> None:
    entries = [(at, b"{}"), (at if last is None else last, b"{}")]
    await store.create(name, GAME, entries, Facts(stage, True, b"{}", ("ana",), at), kind)


@pytest.fixture
async def store(tmp_path: Path) -> Store:
    """A store with logs of all ages."""
    found = await Store.open(f"sqlite:///{tmp_path / 'carteado.db'}")
    await _kept(found, "over-old", 0)
    await _kept(found, "over-young", 20 * DAY)
    await _kept(found, "played-until-lately", 0, "playing", last=25 * DAY)
    await _kept(found, "attended", 0, "playing")
    await _kept(found, "never-begun", 15 * DAY, "open")
    await _kept(found, "placar-old", 0, kind="placar")
    await _kept(found, "placar-unused", 15 * DAY, "open", kind="placar")
    await _kept(found, "placar-used", 20 * DAY, "playing", kind="placar")
    await _kept(found, "torneio-played", 0, kind="event")
    await _kept(found, "torneio-never-begun", 0, "open", kind="event")
    return found


async def test_what_nobody_touched_for_long_is_removed_at_the_second_look(store: Store) -> None:
    crowd = Crowd()
    crowd.here = {"attended"}
    expiry = Expiry(store, crowd, World(lambda: 30 * DAY, lambda _wait, _call: lambda: None), 14, 7)
    assert await expiry.look() == 0
    assert await expiry.look() == 5
    assert sorted(crowd.gone) == ["never-begun", "over-old", "placar-old", "placar-unused", "torneio-never-begun"]
    left = ["attended", "over-young", "placar-used", "played-until-lately", "torneio-played"]
    assert [name async for name in store.tables()] == left
    assert await store.load("over-old") == []
    assert await store.players("over-old") == ()
    await store.close()


async def test_a_clock_that_jumps_ahead_for_a_while_removes_nothing(store: Store) -> None:
    now = 1000 * DAY
    expiry = Expiry(store, Crowd(), World(lambda: now, lambda _wait, _call: lambda: None), 14, 7)
    await expiry.look()
    now = 3 * DAY
    assert await expiry.look() == 0
    now = 1000 * DAY
    assert await expiry.look() == 0
    assert await store.count() == 10
    await store.close()


async def test_nothing_is_removed_where_all_is_kept(store: Store) -> None:
    expiry = Expiry(store, Crowd(), World(lambda: 9999 * DAY, lambda _wait, _call: lambda: None), 0, 0)
    assert [await expiry.look() for _ in range(2)] == [0, 0]
    await store.close()


async def test_a_long_log_is_removed_in_parts(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("carteado.server.storage.store.FORGOTTEN", 7)
    await store.append("over-old", 3, [(0, b"{}")] * 40)
    await store.forget("over-old")
    assert not await store.exists("over-old")
    assert await store.load("over-old") == []
    await store.close()
