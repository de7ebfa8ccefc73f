"""Nobody is told of a card they may not see, over real connections to a real server.

An ordinary run plays some partidas under each setting, `make fuzz` hundreds.
"""

import json
import os
from collections.abc import Callable
from random import Random
from typing import Any, Final

import pytest

from carteado.game import PUBLIC, REFEREE, Seat
from carteado.server.gallery import Gallery
from carteado.struct import written
from carteado.table import Moment, Teller, messages
from carteado.table.match import Era
from carteado.table.telling import Writing
from games.truco.conformance import SCORES
from play.fake_kit import served
from play.leak_kit import Leak, Truth, named
from play.mesa_kit import Mesa, Whim, sat_down
from play.play_kit import GAME, new_guest, new_table

Json = Any
RUNS, PARTIDAS = (12, 17) if os.environ.get("CARTEADO_FUZZ") else (6, 3)  # so many runs, of so many partidas each
SETTINGS: Final[tuple[tuple[int, dict[str, str]], ...]] = (
    (0, {}),
    (0, {"ferro": "blindAll", "revealFaceDownAfterHand": "true"}),
    (15, {"burnView": "topOnly", "burnFrom": "bottom", "concede": "true"}),
    (0, {"signals": "preset", "ferro": "blindFirstTrick", "answerPolicy": "acceptByOneFoldByBoth"}),
    (0, {"revealFaceDownAfterHand": "true", "burnView": "topOnly", "raiseLater": "true", "signals": "preset"}),
    (180, {"outOfTurn": "stands", "falseShow": "loseHand", "clock": "60", "ferro": "blindAll"}),
)


async def partida(mesa: Mesa, whim: Whim, facts: Truth) -> int:
    """One partida from the nonces to the end, with everything that was heard of it checked; how much that was."""
    await mesa.begin(whim.rng.choice(SCORES))
    while not mesa.clock.over:
        await mesa.take(whim.next(mesa))
    await mesa.pass_time(mesa.delay)
    return mesa.check(facts.learn(await mesa.site.entries(mesa.table, len(facts.versions))))


@pytest.mark.parametrize("run", range(RUNS))
async def test_nobody_is_told_of_hidden_cards(run: int) -> None:
    async with served(run) as site:
        mesa = await sat_down(site, *SETTINGS[run % len(SETTINGS)])
        stranger = await site.page(await new_guest(site.base, "Zé"), "stranger")
        whim, facts = Whim(Random(run), rulings=0.01), Truth()
        for _ in range(PARTIDAS):
            assert await partida(mesa, whim, facts) > 20
        await stranger.pong()
        assert [told["type"] for told in stranger.messages] == ["pong"]
        await stranger.close()
        await mesa.close()


# Faults that the check has to find, or it is worth nothing.

Plant = Callable[[pytest.MonkeyPatch], None]


def _tells_next_seat(patch: pytest.MonkeyPatch) -> None:
    """The story of seat 1 ends with a card of seat 2."""
    true = Teller.tell

    def told(self: Teller, moment: Moment) -> bytes:
        update = json.loads(true(self, moment))
        if self.role == 1 and moment.state is not None:
            places = moment.state.board().places(1)
            hidden = [card for place, card, seen in places if place.startswith("hand 2") and not seen]
            update["story"] = [{"text": f"Psst: {self.words.card(card)}"} for card in hidden[:1]]
        return json.dumps(update).encode()

    patch.setattr(Teller, "tell", told)


def _public_eyes(patch: pytest.MonkeyPatch) -> None:
    """Spectators get what the referee sees."""
    true = Teller.__init__

    def made(self: Teller, moment: Moment, role: Seat, lang: str, write: Writing = written) -> None:
        true(self, moment, REFEREE if role == PUBLIC else role, lang, write)

    patch.setattr(Teller, "__init__", made)


def _early_seed(patch: pytest.MonkeyPatch) -> None:
    """The seed is told with its commitment."""
    true = Era.told

    def told(self: Era) -> messages.Fair:
        fair = true(self)
        fair.seed = self.seed
        return fair

    patch.setattr(Era, "told", told)


def _no_delay(patch: pytest.MonkeyPatch) -> None:
    """Spectators lag behind by nothing."""
    true = Gallery.add

    def add(self: Gallery, moment: Moment, delay: int) -> None:
        true(self, moment, 1)

    patch.setattr(Gallery, "add", add)


@pytest.mark.parametrize("plant", [_tells_next_seat, _public_eyes, _early_seed, _no_delay], ids=lambda plant: plant.__name__)
async def test_planted_leaks_are_found(monkeypatch: pytest.MonkeyPatch, plant: Plant) -> None:
    plant(monkeypatch)
    async with served(3) as site:
        mesa = await sat_down(site, delay=15)
        with pytest.raises(Leak):
            await partida(mesa, Whim(Random(3)), Truth())
        await mesa.close()


async def test_no_leak_where_none_is_planted() -> None:
    async with served(3) as site:
        mesa = await sat_down(site, delay=15)
        assert await partida(mesa, Whim(Random(3)), Truth()) > 20
        await mesa.close()


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ('{"card":"7C"}', "7C"),
        ("Jogar 4♣ e trucar", "4P"),
        ("Ana jogou o ás de espadas (espadilha).", "AE"),
        ("Ás de copas e queen of clubs", "AC QP"),
        ('"clause":"FEN-3c","nonce":"7c4e","text":"JOGA AE!"', "AE"),
        ("FEN-17.2c; mesa 2p; QUE; 10C; 8E", ""),
    ],
)
def test_cards_are_found_however_they_are_written(text: str, cards: str) -> None:
    assert " ".join(sorted(map(str, named(text)))) == cards


async def test_who_comes_early_sees_no_more_than_others() -> None:
    """In the first minutes of a table there is no past to show yet; the present is not shown instead."""
    async with served(1) as site:
        guests = [await new_guest(site.base, f"Pessoa {seat}") for seat in range(4)]
        table = await new_table(site.base, guests[0], delay=180)
        pages = [await site.page(guest) for guest in guests]
        for seat, page in enumerate(pages):
            await page.enter(table)
            await page.do("sit", seat=seat)
        for page in pages:
            await page.do("ready", nonce="1" * 32)
        await site.time.ring()
        await pages[0].pong()
        assert (await pages[0].act({"type": "Draw", "at": 3}))["type"] == "ack"
        late = await site.page(await new_guest(site.base, "Zé"))
        await late.enter(table, lang="en")  # nobody else listens in English
        (snapshot,) = late.of("snapshot")
        assert snapshot["view"] is None, "the partida began a second ago, and the delay is three minutes"
        for page in (*pages, late):
            await page.close()


async def test_a_refusal_tells_who_lags_behind_nothing_of_the_present() -> None:
    async with served(1) as site:
        mesa = await sat_down(site, delay=180)
        await mesa.begin()
        watcher = mesa.page("watcher")
        told = await watcher.act({"type": "Draw", "at": 1})
        assert told["code"] == "not-seated"
        assert told.get("version", 0) <= watcher.version
        await mesa.close()


async def test_where_nobody_may_watch_who_came_early_does_not_either() -> None:
    async with served(1) as site:
        guests = [await new_guest(site.base, f"Pessoa {seat}") for seat in range(4)]
        table = await new_table(site.base, guests[0], spectators=False)
        early = await site.page(await new_guest(site.base, "Zé"))
        await early.enter(table)
        pages = [await site.page(guest) for guest in guests]
        for seat, page in enumerate(pages):
            await page.enter(table)
            await page.do("sit", seat=seat)
        for page in pages:
            await page.do("ready", nonce="1" * 32)
        await site.time.ring()
        await pages[0].pong()
        late = await site.page(await new_guest(site.base, "Lia"))
        await late.enter(table)
        assert [told.get("code") for told in late.messages] == ["no-spectators"]
        assert not [told for told in early.messages if "fresh" in told or "patch" in told]
        for page in (*pages, early, late):
            await page.close()


async def test_a_locked_table_opens_to_its_password_alone() -> None:
    async with served(1) as site:
        ana = await new_guest(site.base, "Ana")
        answer = await ana.ask(site.base, "POST", "/api/tables", {"setup": {"game": GAME}, "password": "segredo"})
        table = answer.json()["id"]
        page = await site.page(await new_guest(site.base, "Zé"))
        for password in ("", "Segredo", "segredo ", "x" * 1000):
            await page.enter(table, password=password)
        assert [told.get("code") for told in page.messages] == ["password"] * 4
        assert (await page.do("sit", seat=1))["code"] == "enter-first"
        await page.enter(table, password="segredo")
        assert page.of("snapshot")
        await page.close()
