"""Jogos at tables of the server: whose chairs they are, what is locked, and that each partida reaches the event once."""

import asyncio
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from carteado.catalogue import GAMES
from carteado.family import Game
from carteado.pack import Ruling
from carteado.server.events import following
from carteado.server.events.opening import two_sided
from carteado.server.rooms import Rooms
from carteado.table import incoming
from carteado.table.deciding import Effects
from carteado.wire import encode
from server.online_kit import Mesa, ask, bound, event, take
from server.server_kit import Site, site
from server.test_event_placar import lines, scores
from server.test_events import Desk, code_of, jogo_of

Json = dict[str, Any]
clause = pytest.mark.clause
PHONES = {"type": "override", "key": "phones", "value": "allowed", "source": "art. 9"}


async def seated(desk: Desk, *sides: int) -> Mesa:
    """The table of the jogo between these, with everybody in their chairs."""
    (mesa,) = await bound(desk, (await jogo_of(desk, *sides))["id"])
    assert [answer.status_code for answer in await mesa.sit()] == [200] * len(mesa.told["chairs"])
    return mesa


async def at_rest(desk: Desk) -> None:
    """What flows by itself has flowed."""
    for _ in range(400):
        if not [task for task in asyncio.all_tasks() if "flow" in repr(task.get_coro())]:
            return
        await asyncio.sleep(0.005)


def dealt_alike(here: Site) -> None:
    """From now on the packs of this server are the same in every run."""
    rooms = here.services.rooms
    assert isinstance(rooms, Rooms)
    rooms.world = replace(rooms.world, draw=Random(3).randbytes)
    rooms.draw = rooms.world.draw


async def test_a_jogo_played_at_a_table_is_on_the_sheet_partida_by_partida_and_the_table_closes(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        desk = await event(here, "sinsep")
        mesa = await seated(desk, 1, 2)
        table = await mesa.table()
        assert [place.name for place in table.places] == ["Pessoa 1a", "Pessoa 2a", "Pessoa 1b", "Pessoa 2b"]
        assert (table.setup.partidas, table.setup.delay, table.setup.public) == (3, 60, False)
        played: list[list[int]] = []
        jogo: Json = {}
        while table.stage != "over":
            await mesa.ready()
            await mesa.play()
            table = await mesa.table()
            outcome = table.match.results[-1]
            assert outcome is not None
            played.append(list(outcome.score))
            await at_rest(desk)
            jogo = await jogo_of(desk, 1, 2)
            assert scores(jogo) == played
        assert jogo["state"] == "decided"
        assert jogo["winner"] == [1, 2][table.standing.wins.index(2)]
        assert (await mesa.table()).settled
        assert [line["who"] for line in await lines(desk, "rows", "started")] == ["mesa"] * (1 + len(played))
        cookie = here.cookie(mesa.guests["Pessoa 1a"])
        proof = await here.client.get(f"/api/tables/{mesa.id}/partidas/1/proof", headers=cookie)
        assert proof.json()["verdict"] == "proved"


async def test_what_flowed_while_nobody_looked_or_died_in_between_is_there_once_however_often_it_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from carteado.server.events import following

    async def dead(*_: Any) -> None:
        raise asyncio.CancelledError

    async with site(tmp_path) as here:
        desk = await event(here, "sinsep")
        mesa = await seated(desk, 1, 2)
        with monkeypatch.context() as patched:
            patched.setattr(following, "flow", dead)
            await mesa.ready()
            await mesa.play()
            assert not (await lines(desk, "rows"))
    async with site(tmp_path) as again:
        other = Desk(again, desk.id, desk.key)
        await asyncio.gather(*(other.look() for _ in range(4)))
        jogo = await jogo_of(other, 1, 2)
        assert len(jogo["rows"]) == 1
        again.services.followed.clear()
        again.services.events.followed.clear()
        await asyncio.gather(*(other.look() for _ in range(4)))
        assert len(await lines(other, "rows")) == len(await lines(other, "started")) == 1


async def test_nobody_else_sits_down_no_bot_does_and_nothing_of_the_set_up_changes(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        desk = await event(here, "asfo")
        (mesa,) = await bound(desk, (await jogo_of(desk, 1, 2))["id"])
        stranger = here.guest("Zé")
        setup = (await mesa.table()).setup
        for kind, fields in (
            (incoming.Sit, {"seat": 0}),
            (incoming.SeatBot, {"seat": 0}),
            (incoming.Start, {}),
            (incoming.Referee, {"take": True}),
            (incoming.Change, {"setup": setup}),
            (incoming.Learn, {"wants": True}),
        ):
            reason = await mesa.say(stranger, kind, **fields)
            assert reason is not None
            assert reason.code == "of-event", kind
        other = await desk.part("athlete", "Pessoa 3a", entry=3)
        answer = await take(desk, mesa.jogo, other.key, here.cookie(stranger))
        assert (answer.status_code, code_of(answer)) == (403, "not-your-jogo")
        impostor = await desk.part("athlete", "Zé", entry=1)
        answer = await take(desk, mesa.jogo, impostor.key, here.cookie(stranger))
        assert (answer.status_code, code_of(answer)) == (422, "not-entered")
        await mesa.sit()
        await mesa.ready()
        ana = mesa.guests["Pessoa 1a"]
        reason = await mesa.say(ana, incoming.Stand)
        assert reason is not None
        assert reason.code == "of-event"
        table = await mesa.table()
        assert not any(place.bot for place in table.places)
        assert not any(table.hosts(place.player) for place in table.places)


async def test_a_person_comes_with_another_device_and_a_device_has_one_chair(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        desk = await event(here, "asfo")
        mesa = await seated(desk, 1, 2)
        await mesa.ready()
        telephone = here.guest("Ana")
        answer = await mesa.come("Pessoa 1b", 1, guest=telephone)
        assert answer.json() == {"table": mesa.id, "seat": 2}
        assert (await mesa.table()).seat_of(telephone.id) == 2
        answer = await mesa.come("Pessoa 2b", 2, guest=telephone)
        assert (answer.status_code, code_of(answer)) == (409, "device-seated")


@clause("FEN-26-ii")
async def test_where_athletes_hold_no_telephone_their_chairs_open_on_a_device_of_the_organisation(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        desk = await event(here, "fenacef")
        (mesa,) = await bound(desk, (await jogo_of(desk, 1, 2))["id"])
        (answer,) = await mesa.sit("Pessoa 1a")
        assert (answer.status_code, code_of(answer), answer.json()["clause"]) == (403, "online-phones", "FEN-26-ii")
        told = (await ask(desk, "/mesas")).json()
        assert (told["phones"], told["clause"]) == (False, "FEN-26-ii")
        judge = await desk.part("judge", "Mesário")
        for at, chair in enumerate(mesa.told["chairs"]):
            cookie = here.cookie(here.guest(f"Aparelho {at}"))
            answer = await take(desk, mesa.jogo, judge.key, cookie, entry=chair["entry"], person=chair["person"])
            assert answer.json() == {"table": mesa.id, "seat": at}
        await desk.do(PHONES)
        (mesa,) = await bound(desk, (await jogo_of(desk, 3, 4))["id"])
        assert [answer.status_code for answer in await mesa.sit("Pessoa 3a")] == [200]


async def test_the_coordinator_has_the_referees_chair_and_whoever_plays_has_not(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        desk = await event(here, "sinsep")
        mesa = await seated(desk, 1, 2)
        await mesa.ready()
        rita = here.guest("Rita")
        answer = await take(desk, mesa.jogo, desk.key, here.cookie(rita))
        assert answer.json() == {"table": mesa.id, "seat": None}
        assert (await mesa.table()).referee == rita.id
        player = await desk.part("coordinator", "Pessoa 2b")
        answer = await take(desk, mesa.jogo, player.key, here.cookie(here.guest("Outro")))
        assert (answer.status_code, code_of(answer)) == (403, "online-referee")


async def test_what_somebody_typed_is_not_overwritten_and_the_jogo_is_contested(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The desk decides the jogo, and before that closes the table a partida ends there."""
    async with site(tmp_path) as here:
        dealt_alike(here)
        desk = await event(here, "sinsep")
        mesa = await seated(desk, 1, 2)
        await mesa.ready()
        with monkeypatch.context() as late:
            late.setattr(following, "settled", lambda *_: Effects())
            await desk.do({"type": "rows", "jogo": mesa.jogo, "sides": [1, 2], "rows": [[12, 7], [12, 1]]})
            await mesa.play()
            await at_rest(desk)
        first = (await mesa.table()).match.results[0]
        assert first is not None
        assert list(first.score) != [12, 7]
        jogo = await jogo_of(desk, 1, 2)
        assert (scores(jogo), jogo["contested"]) == ([[12, 7], [12, 1]], True)
        await following.flow(here.services, desk.id, mesa.jogo, mesa.id)
        assert (await mesa.table()).settled


@clause("FEN-28pu-c", "FEN-28pu-d")
async def test_what_the_referee_rules_at_the_table_is_on_the_sheet_with_its_clause(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        desk = await event(here, "fenacef", 2, 4, PHONES)
        mesa = await seated(desk, 1, 2)
        rita = here.guest("Rita")
        assert (await take(desk, mesa.jogo, desk.key, here.cookie(rita))).status_code == 200
        await mesa.ready()
        for _ in range(8):
            await here.services.rooms.enact(mesa.id, mesa.next)
        table = await mesa.table()
        ruling = Ruling("FEN-28pu-c", 1, why="Sinal proibido.")
        reason = await mesa.say(rita, incoming.Act, action=encode(ruling), version=table.version)
        assert reason is None, reason
        await at_rest(desk)
        jogo = await jogo_of(desk, 1, 2)
        (row,) = jogo["rows"]
        assert (row.get("counted") or row["score"], row["clause"]) == ([12, 0], "FEN-28pu-c")
        assert any("FEN-28pu-c" in text for text in jogo["observations"])
        (line,) = await lines(desk, "sanction")
        assert line["who"] == "mesa"
        await mesa.ready()
        table = await mesa.table()
        ruling = Ruling("FEN-28pu-d", 0, why="De novo.")
        assert await mesa.say(rita, incoming.Act, action=encode(ruling), version=table.version) is None
        await at_rest(desk)
        jogo = await jogo_of(desk, 1, 2)
        assert (jogo["winner"], scores(jogo)) == (2, [[0, 12], [0, 12]])
        assert (await mesa.table()).settled


async def test_a_table_that_is_not_here_any_more_is_told_as_such(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        desk = await event(here, "sinsep")
        (mesa,) = await bound(desk, (await jogo_of(desk, 1, 2))["id"])
        await here.store.forget(mesa.id)
        rooms = here.services.rooms
        assert isinstance(rooms, Rooms)
        rooms.forget(mesa.id)
        (told,) = (await ask(desk, "/mesas")).json()["tables"]
        assert told["stage"] == "gone"
        (answer,) = await mesa.sit("Pessoa 1a")
        assert (answer.status_code, code_of(answer)) == (409, "no-such-table")
        assert (await ask(desk, "/solta", jogo=mesa.jogo)).json()["tables"] == []


async def test_who_does_not_come_is_proposed_for_a_walkover_and_nothing_more(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        desk = await event(here, "sinsep")
        (mesa,) = await bound(desk, (await jogo_of(desk, 1, 2))["id"])
        await desk.do({"type": "called", "jogo": mesa.jogo, "sides": [1, 2]})
        await mesa.sit("Pessoa 1a", "Pessoa 1b", "Pessoa 2a")
        here.services.clock, real = (lambda: real() + 20 * 60_000), here.services.clock
        (told,) = (await ask(desk, "/mesas")).json()["tables"]
        assert (told["absent"], told["late"], told["partida"]) == ([2], 20, 1)
        assert (await jogo_of(desk, 1, 2))["state"] == "called"
        await desk.do({"type": "walkover", "jogo": mesa.jogo, "sides": [1, 2], "absent": [2]})
        await desk.look()
        here.services.events.followed.clear()
        await desk.look()
        assert (await mesa.table()).settled


async def test_a_table_that_is_let_go_is_closed_and_a_scoreboard_may_take_its_place(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        desk = await event(here, "asfo")
        mesa = await seated(desk, 1, 2)
        body = {"key": desk.key, "jogo": mesa.jogo}
        answer = await here.client.post(f"/api/torneios/{desk.id}/placar", json=body)
        assert code_of(answer) == "online-already"
        answer = await ask(desk, jogos=[mesa.jogo])
        assert (answer.status_code, code_of(answer)) == (422, "online-already")
        answer = await ask(desk, "/solta", jogo=mesa.jogo, why="Caiu a luz.")
        assert answer.json()["tables"] == []
        reason = await mesa.say(mesa.guests["Pessoa 1a"], incoming.Ready, nonce="0" * 32)
        assert reason is not None
        assert reason.code == "event-over"
        assert (await here.client.post(f"/api/torneios/{desk.id}/placar", json=body)).status_code == 200


async def test_what_cannot_be_played_at_a_table_is_refused_in_words_and_nothing_is_stored(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        desk = await event(here, "livre", 3, 2, {"type": "option", "key": "bestOf", "value": "1"}, game="truco-sinsep")
        name = (await jogo_of(desk, 1, 2))["id"]
        assert code_of(await ask(desk, jogos=[name])) == "online-people"
        assert code_of(await ask(desk, jogos=["g99"])) == "no-jogo-there"
        assert code_of(await ask(desk, "/solta", jogo=name)) == "not-online"
        assert code_of(await ask(desk, "/cadeira", jogo=name)) == "not-online-yet"
        assert code_of(await desk.send({"type": "online", "options": {"cor": "azul"}})) == "option-unknown"
        assert code_of(await desk.send({"type": "online", "delay": 0})) == "online-delay"
        desk = await event(here, "livre", 2, 2, {"type": "option", "key": "bestOf", "value": "7"}, game="truco-sinsep")
        assert code_of(await ask(desk, jogos=[name])) == "online-length"
        desk = await event(here, "livre", 2, 2, {"type": "option", "key": "target", "value": "11"}, game="truco-sinsep")
        assert code_of(await ask(desk, jogos=[name])) == "online-length"
        desk = await event(here, "livre", 2, 2)
        assert code_of(await ask(desk, jogos=[name])) == "online-game"
        desk = await event(here, "sinsep", 2, 4)
        await desk.do({"type": "jogo", "jogo": "final", "slots": ["1A", "2A"]})
        assert code_of(await ask(desk, jogos=["final"])) == "slot-open"
        athlete = await desk.part("athlete", "Pessoa 1a", entry=1)
        assert (await ask(athlete, jogos=[name])).status_code == 403
        assert (await ask(athlete, "/mesas")).status_code == 403
        bound_by_hand = {"type": "table-bound", "jogo": name, "sides": [1, 2], "place": "x", "seats": 4}
        assert (await desk.send(bound_by_hand)).status_code == 400
        assert not any(jogo.get("online") for jogo in (await desk.look())["jogos"])


async def test_a_rehearsal_has_no_tables(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        desk = await event(here, "sinsep")
        await bound(desk, (await jogo_of(desk, 1, 2))["id"])
        answer = await here.client.post(f"/api/torneios/{desk.id}/ensaio", json={"key": desk.key, "seed": 1})
        assert answer.status_code == 201, answer.text
        seen = await Desk(here, answer.json()["id"], desk.key).look()
        assert not any(jogo.get("online") for jogo in seen["jogos"])


TWO_SIDED = [
    pytest.param(game, people, id=f"{game.id}-{people}")
    for game in GAMES.values()
    for people in (1, 2, 3)
    if two_sided(game, game.proposed({}), (people, people))
]


def test_the_forms_with_two_sides_are_those_of_the_catalogue() -> None:
    found = [str(param.id) for param in TWO_SIDED]
    assert found == [
        *("truco-fenacef-2", "truco-asfo-2", "truco-sinsep-1", "truco-sinsep-2", "truco-cego-3", "canastra-2"),
        *("buraco-1", "buraco-2", "cacheta-1"),
    ]


@pytest.mark.parametrize(("game", "people"), TWO_SIDED)
async def test_every_game_with_two_sides_is_played_at_a_table_of_the_event(game: Game, people: int, tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        rules = {"type": "online", "options": {"max_deals": "1"}} if "max_deals" in {one.key for one in game.choices} else None
        desk = await event(
            here, "livre", people, 2, {"type": "option", "key": "bestOf", "value": "1"}, *filter(None, [rules]), game=game.id
        )
        mesa = await seated(desk, 1, 2)
        await mesa.ready()
        table = await mesa.table()
        assert (table.stage, table.setup.game) == ("playing", game.id)
        for _ in range(20):
            await here.services.rooms.enact(mesa.id, mesa.next)
        assert (await jogo_of(desk, 1, 2))["state"] == "playing"
