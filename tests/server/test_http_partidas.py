"""Records, replays and proofs: what a seat saw is its own, and everything is everybody's once the seed is revealed."""

from pathlib import Path
from typing import Any

import pytest

from carteado.cards import Card
from carteado.game import REFEREE
from carteado.pack import Shuffle
from carteado.records import masked, parse, prove, replay, verify, write
from carteado.server import archive
from carteado.server.identity import Guest
from carteado.table import Table
from server.server_kit import Seated, Site, a_table, code_of, site

NAMES = ("Ana", "Bia", "Caio", "Davi")
TEXT = {"Content-Type": "text/plain"}


def four(here: Site) -> list[Guest]:
    return [here.guest(name) for name in NAMES]


def third_mao(table: Table) -> bool:
    return table.era.packs >= 4


async def played(here: Site, until: Any = None, **setup: Any) -> tuple[Seated, list[Guest]]:
    """A table with one partida behind it, or one that runs."""
    players = four(here)
    table = a_table(players, **setup)
    table.begin()
    table.play(until or (lambda _: False))
    await table.kept_in(here.store)
    return table, players


async def got(here: Site, table: Seated, what: str, guest: Guest | None = None, n: int = 1) -> Any:
    headers = here.cookie(guest) if guest else {}
    return await here.client.get(f"/api/tables/{table.id}/partidas/{n}/{what}", headers=headers)


# While the match runs.


async def test_while_it_runs_a_seat_has_its_own_record_and_nobody_else_any(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        table, players = await played(here, third_mao)
        for seat, guest in enumerate(players):
            answer = await got(here, table, "record", guest)
            assert answer.status_code == 200
            assert answer.headers["content-type"] == "text/plain; charset=utf-8"
            assert answer.headers["content-disposition"] == f'attachment; filename="carteado-{table.id}-1.carteado"'
            record = parse(answer.text)
            assert (record.viewer, record.seed, record.names) == (seat, "", NAMES)
            assert record.commitment == table.table.era.commitment
            assert (await got(here, table, f"record?seat={seat}", guest)).text == answer.text
            other = await got(here, table, f"record?seat={(seat + 1) % 4}", guest)
            assert (other.status_code, code_of(other)) == (403, "record-later")
        for stranger in (None, here.guest("Zé")):
            for what in ("record", "record?seat=0", "replay", "replay?seat=0"):
                refused = await got(here, table, what, stranger)
                assert (refused.status_code, code_of(refused)) == (403, "record-later"), what


async def test_while_it_runs_no_answer_has_a_pack_or_the_seed(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        table, players = await played(here, third_mao)
        packs = [" ".join(map(str, cards)) for cards in packs_of(table)]
        assert len(packs) >= 4
        answers = [
            await got(here, table, what, guest)
            for guest in (*players, None)
            for what in ("record", "replay", "proof", "replay?lang=en")
        ]
        for answer in answers:
            assert table.table.era.seed not in answer.text
            for pack in packs:
                assert pack not in answer.text.replace('","', " ")


async def test_while_it_runs_the_replay_is_what_the_seat_saw(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        table, players = await played(here, third_mao)
        for seat, guest in enumerate(players):
            told = (await got(here, table, "replay", guest)).json()
            assert told["snapshot"]["you"]["seat"] == seat
            assert told["names"] == list(NAMES)
            assert secrets_in(told, seat) == []
            assert secrets_in(told, (seat + 1) % 4) != []
            versions = [update["version"] for update in told["updates"]]
            assert versions == list(range(versions[0], versions[0] + len(versions)))


async def test_the_proof_waits_for_the_seed(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        table, _ = await played(here, third_mao)
        told = (await got(here, table, "proof")).json()
        assert (told["verdict"], told["seed"]) == ("unproved", "")
        assert told["commitment"] == table.table.era.commitment
        assert [pack["ok"] for pack in told["packs"]] == [None] * table.table.era.packs
        assert told["problems"][0]["code"] == "seed-hidden"


# Once the seed is revealed.


async def test_after_the_match_everybody_has_everything(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        table, players = await played(here)
        open_record = await got(here, table, "record")
        record = parse(open_record.text)
        assert record.viewer is None
        assert verify(record) == ()
        assert prove(record).proved
        assert (await got(here, table, "record", players[2])).text == open_record.text
        for seat in range(4):
            own = await got(here, table, f"record?seat={seat}")
            assert own.text == write(masked(record, seat))
        told = (await got(here, table, "proof")).json()
        assert (told["verdict"], told["problems"]) == ("proved", [])
        assert [pack["n"] for pack in told["packs"]] == list(range(1, len(packs_of(table)) + 1))
        assert all(pack["ok"] for pack in told["packs"])


async def test_the_replay_of_a_record_is_the_replay_of_its_table(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        table, _ = await played(here)
        text = (await got(here, table, "record")).text
        for query, role in (("", REFEREE), ("?seat=1", 1), ("?seat=1&lang=en", 1)):
            stored = (await got(here, table, f"replay{query}")).json()
            answer = await here.client.post(f"/api/replay{query}", content=text.encode(), headers=TEXT)
            uploaded = answer.json()
            assert uploaded["names"] == stored["names"]
            assert uploaded["snapshot"]["you"]["role"] == ("referee" if role == REFEREE else "seat")
            assert played_out(uploaded) == played_out(stored)
            assert len(played_out(stored)) == len(list(replay(parse(text))))


async def test_a_partida_of_a_match_that_goes_on_is_open_only_if_the_table_said_so(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        for reveal, verdict, status in (("match", "unproved", 403), ("partida", "proved", 200)):
            table, players = await played(here, partidas=3, reveal=reveal)
            assert (await got(here, table, "record")).status_code == status
            assert (await got(here, table, "proof")).json()["verdict"] == verdict
            own = parse((await got(here, table, "record", players[0])).text)
            assert (own.viewer is None) is (status == 200)
            bystander = (await got(here, table, "replay")).json()
            assert bystander["snapshot"]["you"]["role"] == ("referee" if status == 200 else "spectator")


async def test_where_nobody_may_watch_only_who_played_sees_it_later(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        table, players = await played(here, spectators=False)
        for what in ("record", "replay", "proof"):
            assert (await got(here, table, what, players[1])).status_code == 200
            refused = await got(here, table, what, here.guest("Zé"))
            assert (refused.status_code, code_of(refused)) == (403, "closed-table")


async def test_partidas_and_seats_that_are_not_there(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        table, players = await played(here)
        for n in (0, 2, 10**12):
            for what in ("record", "replay", "proof"):
                answer = await got(here, table, what, players[0], n)
                assert (answer.status_code, code_of(answer)) == (404, "no-partida")
        for what in ("record?seat=4", "replay?seat=7"):
            answer = await got(here, table, what)
            assert (answer.status_code, code_of(answer)) == (404, "no-seat")
        for what in ("record?seat=8", "record?seat=x", "replay?seat=-2", "replay?lang=klingon"):
            answer = await got(here, table, what)
            assert (answer.status_code, code_of(answer)) == (400, "bad-request")


# A record from a file.


async def test_a_file_that_is_no_record_is_told_what_is_wrong_and_where(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        table, _ = await played(here)
        good = (await got(here, table, "record")).text
        own = (await got(here, table, "record?seat=2")).text
        lines = good.splitlines()
        first = next(at for at, line in enumerate(lines) if line.startswith("monte"))
        bad = "\n".join([*lines[: first + 1], "0 joga 3P", *lines[first + 1 :]])
        for text, code, line in (
            ("", "not-a-record", 1),
            ("carteado 9", "unknown-format", 1),
            ("\x00", "control-character", 1),
            (bad, "illegal", first + 2),
            (own, "hidden", 0),
        ):
            answer = await here.client.post("/api/replay", content=text.encode(), headers=TEXT)
            assert (answer.status_code, code_of(answer)) == (422, code)
            assert not line or answer.json()["text"].startswith(f"Linha {line}: ")
        for query, code in (("?seat=5", "no-seat"),):
            answer = await here.client.post(f"/api/replay{query}", content=good.encode(), headers=TEXT)
            assert (answer.status_code, code_of(answer)) == (422, code)
        json = await here.client.post("/api/replay", json=good)
        assert (json.status_code, code_of(json)) == (415, "bad-type")


async def test_a_record_made_to_keep_us_busy_is_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archive, "MOST_ACTS", 20)
    async with site(tmp_path) as here:
        table, _ = await played(here)
        text = (await got(here, table, "record")).text
        answer = await here.client.post("/api/replay", content=text.encode(), headers=TEXT)
    assert (answer.status_code, code_of(answer)) == (422, "too-many-acts")


@pytest.mark.parametrize("case", sorted((Path(__file__).parents[2] / "cases").rglob("*.caso"))[:12], ids=lambda path: path.stem)
async def test_cases_can_be_looked_at_too(tmp_path: Path, case: Path) -> None:
    """A case starts anywhere and gives hands; its refusals are no acts."""
    async with site(tmp_path) as here:
        answer = await here.client.post("/api/replay?seat=0", content=case.read_bytes(), headers=TEXT)
    record = parse(case.read_bytes())
    assert answer.status_code == 200
    told = answer.json()
    assert len(told["updates"]) == len(list(replay(record)))
    if "dealer" in record.start:
        score = tuple(told["snapshot"]["view"]["shown"]["score"])
        assert score == record.start.get("score", (0,) * len(score))


def packs_of(table: Seated) -> list[tuple[Card, ...]]:
    """The packs of the log, in order."""
    found: list[tuple[Card, ...]] = []
    for entry in table.entries:
        action = getattr(entry, "action", None)
        if isinstance(action, dict) and action["type"] == Shuffle.__name__:
            found.append(tuple(map(Card.of, action["cards"])))
    return found


def secrets_in(told: dict[str, Any], seat: int) -> list[str]:
    """Cards that a replay tells and that were meant for other eyes than this seat's."""
    events = [event for update in told["updates"] for event in update.get("events", [])]
    return [card for event in events if seat not in event.get("audience", [seat]) for card in event["secret_cards"]]


def played_out(told: dict[str, Any]) -> list[Any]:
    """What happened, update by update, without the times and numbers of a table."""
    return [
        [update["by"], update["events"], update.get("patch"), update.get("story"), update.get("menu")]
        for update in told["updates"]
        if "by" in update
    ]


def test_the_kit_plays_whole_partidas() -> None:
    table = a_table([Guest(f"{number:032x}", name, 0) for number, name in enumerate(NAMES)])
    table.begin()
    table.play()
    assert table.table.stage == "over"
    assert len(packs_of(table)) == table.table.past[-1].packs > 3
