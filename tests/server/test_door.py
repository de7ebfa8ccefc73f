"""Passwords that are guessed: counted by address and by table, slower and slower, and the right one still opens."""

import asyncio
import threading
from dataclasses import dataclass, field

import pytest

from carteado.server import door as doors
from carteado.server.door import FREE, LONGEST, PACE, STRANGERS, Door
from carteado.table.locks import locked

HERE = "192.0.2.7"
LOCK = locked("segredo", b"0123456789abcdef")


@dataclass
class Tries:
    """A door on a clock of its own."""

    now: float = 0.0
    processes: int = 1
    door: Door = field(init=False)

    def __post_init__(self) -> None:
        self.door = Door(lambda: self.now, self.processes)

    async def code(self, password: str, address: str = HERE, table: str = "mesa") -> str:
        """Why not; "" where it opens."""
        reason = await self.door.opens(table, LOCK, password, address)
        return "" if reason is None else reason.code

    async def wait(self, address: str = HERE, table: str = "mesa") -> int:
        """The seconds that the next one is told to wait."""
        reason = await self.door.opens(table, LOCK, "errada", address)
        assert reason is not None
        return int(reason.facts[0]) if reason.code == "password-wait" else 0


async def test_an_address_that_guesses_waits_twice_as_long_each_time() -> None:
    tries = Tries()
    assert [await tries.code("errada") for _ in range(FREE)] == ["password"] * FREE
    waits: list[int] = []
    while len(waits) < 12:
        waits.append(await tries.wait())
        tries.now += waits[-1]
        assert await tries.code("errada") == "password"
    assert waits == [min(2**n, LONGEST) for n in range(12)]


async def test_a_pin_of_four_digits_takes_days() -> None:
    """Ten thousand of them took half a minute."""
    tries = Tries()
    guesses = 0
    while tries.now < 24 * 3600:
        wait = await tries.wait()
        tries.now += wait
        guesses += not wait
    assert guesses < 150


@pytest.mark.parametrize("processes", [2, 4])
async def test_who_tries_at_every_process_gets_no_further(processes: int) -> None:
    """Each process counts for itself, so each gives as much less: ten thousand take weeks."""
    here = [Tries(processes=processes) for _ in range(processes)]
    guesses = 0
    for tries in here:
        while tries.now < 24 * 3600:
            wait = await tries.wait()
            tries.now += wait
            guesses += not wait
    assert guesses < 200


async def test_at_several_processes_the_pace_of_a_table_is_that_of_one() -> None:
    tries = Tries(processes=4)
    assert await tries.door.opens("mesa", LOCK, "errada", "198.51.100.1", STRANGERS - 1) is not None
    assert await tries.wait("203.0.113.1") == 4 * PACE
    alone = Tries(processes=4)
    assert await alone.code("errada", "198.51.100.1") == "password"
    assert await alone.wait("203.0.113.1") == 0


async def test_from_many_addresses_the_table_has_a_pace() -> None:
    tries = Tries()
    for n in range(STRANGERS):
        assert await tries.code("errada", f"198.51.100.{n}") == "password"
    assert await tries.wait("203.0.113.1") == PACE
    assert await tries.code("segredo", "203.0.113.1", "outra") == ""
    tries.now += PACE
    assert await tries.code("segredo", "203.0.113.2") == ""
    assert tries.door.wrong("mesa") == STRANGERS


async def test_one_address_alone_shuts_nobody_out() -> None:
    tries = Tries()
    for _ in range(200):
        await tries.code("errada")
        tries.now += 1
    assert await tries.code("segredo") == "password-wait"
    assert await tries.code("segredo", "203.0.113.1") == ""


async def test_many_at_once_are_no_way_around() -> None:
    tries = Tries()
    told = await asyncio.gather(*(tries.code(str(n)) for n in range(40)))
    assert (told.count("password"), told.count("password-wait")) == (FREE, 40 - FREE)


async def test_the_right_one_costs_nothing() -> None:
    tries = Tries()
    assert [await tries.code("segredo") for _ in range(3 * FREE)] == [""] * (3 * FREE)
    assert await tries.code("") == "password"
    assert tries.door.wrong("mesa") == 0


async def test_behind_a_proxy_that_hides_addresses_the_table_alone_counts() -> None:
    tries = Tries()
    told = [await tries.code("errada", "127.0.0.1") for _ in range(STRANGERS + 1)]
    assert told == ["password"] * STRANGERS + ["password-wait"]


async def test_an_hour_later_all_is_forgotten() -> None:
    tries = Tries()
    for _ in range(FREE):
        await tries.code("errada")
    assert await tries.wait() > 0
    tries.now += doors.MEMORY
    assert await tries.wait() == 0


async def test_what_is_remembered_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "MOST", 4)
    tries = Tries()
    for n in range(10):
        await tries.code("errada", f"198.51.100.{n}")
    assert len(tries.door._wrong) == 4


async def test_a_password_is_hashed_in_a_thread_of_its_own_and_one_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    hashed: list[threading.Thread] = []

    def opens(password: str, lock: str) -> bool:
        hashed.append(threading.current_thread())
        return password == "segredo"

    monkeypatch.setattr(doors, "opens", opens)
    tries = Tries()
    answers = await asyncio.gather(*(tries.code(word, f"192.0.{n}.1") for n, word in enumerate(("errada", "segredo", "outra"))))
    assert answers == ["password", "", "password"]
    assert len(hashed) == 3
    assert len({thread.name for thread in hashed}) == 1
    assert threading.main_thread() not in hashed
