"""The claim window over sockets: whoever could go out with a discard, all others get the same bytes in the same order."""

from typing import Final

import pytest

from carteado import fair
from carteado.cards import Card
from carteado.game import Action, Seat
from carteado.games.pife.rules.acts import Claim, Discard, Pass
from carteado.pack import Cut
from carteado.server.thinkers import Thinkers, choose
from carteado.table import Ask
from carteado.wire import encode
from games.pife.table.window_kit import BOT, CLAIMER, CUT, PLAYS, TURN, WANTED, Play, dealt, pack, past, shown
from play.fake_kit import Site, served
from play.mesa_kit import NAMES, NONCES, Mesa, Step
from play.play_kit import new_guest, new_table

Heard = dict[str, list[tuple[int, bytes]]]
SEED: Final = 5
SOON: Final = 900
HOST: Final = "0"


async def _ask(_: Thinkers, ask: Ask) -> Action | None:
    """A bot answers in this process, and cuts where the pack is made for it."""
    return Cut(CUT) if Cut(CUT) in ask.menu else choose(ask)


async def _sat_down(site: Site, play: Play, people: int) -> Mesa:
    """So many people, a bot beside three, and somebody who watches."""
    names = {**{str(seat): NAMES[seat] for seat in range(people)}, "watcher": "Vera"}
    guests = {who: await new_guest(site.base, name) for who, name in names.items()}
    table = await new_table(site.base, guests[HOST], game=play.game, seats=4, options=play.options, pace="normal")
    mesa = Mesa(site, table, guests, {str(seat): seat for seat in range(people)}, play.options, 0)
    for who in guests:
        await mesa.come(who)
    steps = [Step(str(seat), "sit", {"seat": seat}) for seat in range(people)]
    steps += [Step(HOST, "seat-bot", {"seat": seat, "bot": BOT}) for seat in range(people, 4)]
    steps += [Step(str(seat), "ready", {"nonce": NONCES[seat]}) for seat in range(people)]
    for step in steps:
        assert (await mesa.take(step))["type"] == "ack", step
    return mesa


async def _act(mesa: Mesa, seat: Seat, action: Action) -> None:
    answer = await mesa.take(Step(str(seat), "act", {"action": encode(action)}))
    assert answer["type"] == "ack", answer


async def _to_the_discard(mesa: Mesa, play: Play, hands: tuple[str, ...]) -> None:
    """What people do until there is a window; chance and bots act when their time has come."""
    while (act := past(play, mesa.state, hands)) is not None:
        if str(act[0]) in mesa.seats:
            await _act(mesa, *act)
        else:
            when = mesa.site.time.next
            assert when is not None, f"seat {act[0]} is waited for, and no alarm is set"
            await mesa.pass_time(when - mesa.site.time.now)
    await _act(mesa, TURN, Discard(WANTED))
    assert shown(mesa.state).asked == play.asked


async def _world(patch: pytest.MonkeyPatch, play: Play, seated: str, could: bool) -> tuple[Heard, int]:
    """What all others hear, and what the seat that could go out may do, or could not."""
    hands = dealt(play, could)
    with patch.context() as patched:
        async with served(SEED) as site:
            mesa = await _sat_down(site, play, CLAIMER if seated == "bot" else 4)
            patched.setattr(Thinkers, "ask", _ask)
            patched.setattr(fair, "lot", lambda *_: play.dealer)
            patched.setattr(fair, "pack", lambda *_: pack(mesa.state, hands))
            await _to_the_discard(mesa, play, hands)
            choices = len(mesa.state.legal(CLAIMER))
            closes = mesa.room.table.window_at
            await mesa.pass_time(SOON)
            if seated == "answering":
                await _act(mesa, CLAIMER, Claim(1, Card.of("2O")) if could else Pass(1))
            await mesa.pass_time(closes - site.time.now - (seated != "silent"))
            assert shown(mesa.state).phase == ("buying" if seated == "silent" else "claiming")
            assert len(shown(mesa.state).answered) == (seated != "silent")
            name = mesa.table.encode()  # drawn for each table; the only thing that may differ
            found = {
                who: [(now, raw.replace(name, b"mesa")) for now, raw in listening.page.heard]
                for who, listening in mesa.listening.items()
                if who != str(CLAIMER)
            }
            await mesa.close()
    return found, choices


@pytest.mark.parametrize("play", PLAYS, ids=lambda play: play.game)
@pytest.mark.parametrize("seated", ["silent", "answering", "bot"])
async def test_who_could_claim_changes_no_byte_for_the_others(monkeypatch: pytest.MonkeyPatch, play: Play, seated: str) -> None:
    here, may = await _world(monkeypatch, play, seated, could=True)
    there, may_not = await _world(monkeypatch, play, seated, could=False)
    assert (may, may_not) == (2, 1), "the other world is the same world"
    assert here == there
    assert {who: len(heard) > 20 for who, heard in here.items()} == dict.fromkeys(here, True)
