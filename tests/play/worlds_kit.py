"""Two worlds: a partida, and the same acts where the cards that one listener never saw lie in other places.

`played` is the first world, `again` the second: of every pack, the cards that the role never saw change places among
themselves, and whoever else acts names the card that lies where the other one lay. To that role both are the same.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from random import Random
from typing import Final

import pytest

from carteado import fair
from carteado.cards import Card
from carteado.game import PUBLIC, REFEREE, Seat
from play.fake_kit import served
from play.leak_kit import ROLES, SEATS, Truth
from play.mesa_kit import Mesa, Step, Whim, sat_down

WHO: Final[dict[Seat, str]] = {**{seat: str(seat) for seat in SEATS}, PUBLIC: "watcher", REFEREE: "referee"}
Swaps = dict[int, dict[Card, Card]]
Heard = list[tuple[int, bytes]]


@dataclass(frozen=True)
class Setting:
    """What both worlds share: chance, the house rules, how many seconds spectators lag behind, and the score at the start."""

    seed: int
    options: dict[str, str]
    delay: int = 0
    score: tuple[int, int] = (0, 0)


@dataclass(frozen=True)
class Played:
    """What happened, what each role heard at which time, and the log as everybody may know it."""

    setting: Setting
    steps: list[Step]
    heard: dict[Seat, Heard]
    facts: Truth

    def swaps(self, role: Seat, rng: Random) -> Swaps:
        """Other places, pack by pack, for the cards that this role never saw."""
        found: Swaps = {}
        for pack in range(1, self.facts.packs + 1):
            unseen = self.facts.unseen(role, pack)
            found[pack] = dict(zip(unseen, rng.sample(unseen, len(unseen)), strict=True))
        return found


async def played(patch: pytest.MonkeyPatch, setting: Setting) -> Played:
    """A partida at random."""
    whim = Whim(Random(setting.seed))
    steps: list[Step] = []

    async def on(mesa: Mesa) -> None:
        while not mesa.clock.over:
            steps.append(replace(whim.next(mesa), pack=mesa.clock.about["fair"]["packs"]))
            await mesa.take(steps[-1])

    return await _world(patch, setting, steps, {}, on)


async def again(patch: pytest.MonkeyPatch, first: Played, role: Seat) -> Played:
    """The same partida in a world that is another one, but not to this role."""
    swaps = first.swaps(role, Random(first.setting.seed))
    steps = [step if step.who == WHO[role] else step.renamed(swaps) for step in first.steps]

    async def on(mesa: Mesa) -> None:
        for step in steps:
            await mesa.take(step)

    return await _world(patch, first.setting, steps, swaps, on)


def differences(first: Played, second: Played, role: Seat) -> list[str]:
    """Where what the role heard, or when, is not the same."""
    here, there = first.heard[role], second.heard[role]
    found = [f"{one} here, {other} there" for one, other in zip(here, there, strict=False) if one != other]
    return found if len(here) == len(there) else [*found, f"{len(here)} messages here, {len(there)} there"]


async def _world(
    patch: pytest.MonkeyPatch,
    setting: Setting,
    steps: list[Step],
    swaps: Swaps,
    on: Callable[[Mesa], Awaitable[None]],
) -> Played:
    with patch.context() as patched:
        patched.setattr(fair, "pack", _packs(swaps))
        async with served(setting.seed) as site:
            mesa = await sat_down(site, setting.delay, setting.options)
            await mesa.begin(setting.score)
            await on(mesa)
            await mesa.pass_time(mesa.delay)
            facts = Truth().learn(await site.entries(mesa.table))
            name = mesa.table.encode()  # drawn for each table; the only thing that may differ
            heard = {role: [(now, raw.replace(name, b"mesa")) for now, raw in mesa.page(WHO[role]).heard] for role in ROLES}
            await mesa.close()
    return Played(setting, steps, heard, facts)


def _packs(swaps: Swaps) -> Callable[..., tuple[Card, ...]]:
    true = fair.pack

    def pack(seed: bytes, nonces: list[str], n: int, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        swap = swaps.get(n, {})
        return tuple(swap.get(card, card) for card in true(seed, nonces, n, cards))

    return pack
