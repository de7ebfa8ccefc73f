"""The toy at a table with people, bots and clocks: windows, lapses, drafts, worlds that sound alike, and what remains."""

import dataclasses
from random import Random
from typing import Any

import pytest

from carteado.cards import Card, cards
from carteado.game import CHANCE, PUBLIC, REFEREE, Action, Seat
from carteado.pack import Lot
from carteado.records import parse, replay, write
from carteado.records.proof import follow, prove
from carteado.table import Table, Teller, Who, drafted, due, incoming
from carteado.table import entries as log
from carteado.table.recording import partidas
from carteado.wire import decode_action, encode
from table.play_kit import Crowd, begun, done, page_of
from table.table_kit import FOUR, JUIZ, RITA, Process, facts
from toy.brinquedo.rules.acts import Buy, Claim, Discard, Meld
from toy.brinquedo.rules.rulebook import MILLISECONDS
from toy.kit import pack

EVA = Who("id-eva", "Eva")
FIVE = (*FOUR, EVA)
SETUPS: list[dict[str, Any]] = [
    {"game": "brinquedo", "seats": 5, "partidas": 3},
    {"game": "brinquedo", "seats": 8, "options": {"stock": "4", "deals": "2"}},
    {"game": "brinquedo", "seats": 3, "options": {"folding": "false", "stock": "8", "clock": "30"}},
    {"game": "brinquedo-casa", "seats": 1, "options": {"burned": "most", "rounds": "12", "stack": "90"}},
]


def _matched(setup: dict[str, Any], seed: int = 1, checking: bool = False) -> Process:
    """A match with a spectator and a referee, people on two seats where there are so many, bots on the rest."""
    process = begun(FIVE[: min(2, setup["seats"])], process=Process(checking=checking), juiz=JUIZ, **setup)
    process.enter(RITA, lang="en")
    Crowd(process, seed).play_match()
    return process


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_what_a_page_puts_together_is_what_its_role_may_know(setup: dict[str, Any]) -> None:
    process = _matched(setup, checking=True)
    assert process.table.stage == "over"
    assert process.table.standing.winners is not None
    assert not process.refused
    assert facts(process.reloaded().table) == facts(process.table)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_its_records_are_proved_and_play_to_the_same_result(setup: dict[str, Any]) -> None:
    process = _matched(setup, 2)
    found = [parse(write(partida.told())) for partida in partidas(process.kept.since())]
    assert len(found) == process.table.begun
    for record in found:
        proof = prove(record)
        assert proof.proved, proof.problems
        *_, last = replay(record)
        assert last.state.outcome is not None
        assert record.result is not None
        assert record.result.score == last.state.outcome.score
    assert follow(found) == ()


def _dealt(people: tuple[Who, ...] = FIVE, text: str = "", options: dict[str, str] | None = None) -> Process:
    """A deal of five in which seat 0 has drawn and is to discard."""
    process = begun(people, game="brinquedo", seats=5, options=options or {})
    done(process, CHANCE, Lot(5, 4))
    done(process, CHANCE, pack(text))
    done(process, 0, Buy(1))
    process.clock.now = process.table.acted_at + process.table.rest
    return process


def _acts(process: Process) -> list[log.Acted]:
    return [entry for entry in process.kept.since() if isinstance(entry, log.Acted)]


@pytest.mark.parametrize("options", [{}, {"clock": "30"}])
def test_four_silent_people_take_one_pause_and_nobody_has_lapsed(options: dict[str, str]) -> None:
    process = _dealt(options=options)
    process.acts(page_of(process, 0), Discard(Card.of("AP")))
    closes = process.table.acted_at + process.table.rest + MILLISECONDS
    process.wait(closes - process.clock.now - 1)
    assert _acts(process)[-1].action["type"] == "Discard"
    process.wait(1)
    answers = _acts(process)[-4:]
    assert [(entry.seat, entry.action["type"], entry.by) for entry in answers] == [
        (seat, "Pass", "window") for seat in (1, 2, 3, 4)
    ]
    assert {entry.at for entry in answers} == {closes}
    assert [place.lapses for place in process.table.places] == [0] * 5


def test_a_window_closes_early_and_a_late_answer_is_refused() -> None:
    process = _dealt()
    process.acts(page_of(process, 0), Discard(Card.of("AP")))
    process.acts(page_of(process, 3), Claim(1))
    assert due(process.table) is not None
    process.acts(page_of(process, 1), Claim(1))
    assert due(process.table) is None
    assert process.act(page_of(process, 2), Claim(1)).code == "not-your-turn"


def test_bots_answer_a_window_beside_people_without_waiting_for_them() -> None:
    process = _dealt((*FIVE[:2],))
    process.acts(page_of(process, 0), Discard(Card.of("AP")))
    process.wait(2000)
    assert process.table.state is None or process.table.state.actors() == (1,)


@pytest.mark.clause("BRI-16")
def test_a_clock_that_runs_out_draws_and_gives_back() -> None:
    process = _dealt(options={"clock": "30"})
    process.wait(30_000)
    last = _acts(process)[-1]
    assert (last.seat, last.action["type"], last.by) == (0, "Discard", "clock")
    assert process.table.places[0].lapses == 1


def test_melds_are_drafted_and_nothing_is_done() -> None:
    process = _dealt(text="AP 2P 3P 4C 9E")
    before = facts(process.table)
    meld, card = encode(Meld(cards("AP 2P 3P"))), encode(Discard(Card.of("9E")))
    asked = incoming.Draft(client="a", n=1, actions=[meld, card], version=process.table.version)
    found = drafted(process.table, FIVE[0].player, asked)
    assert (found.stand, found.reason, found.shows) == (2, None, True)
    assert facts(process.table) == before


# Two worlds.


def _folded(entries: list[log.AnyEntry], upto: int) -> Table:
    table = Table()
    for entry in entries[:upto]:
        table.fold(entry)
    return table


def _otherwise(entries: list[log.AnyEntry], first: int, upto: int, role: Seat, rng: Random) -> list[log.AnyEntry]:
    """The same log in another world of this role."""
    table = _folded(entries, upto)
    assert table.state is not None
    told: list[tuple[Seat, Action]] = [
        (entry.seat, decode_action(table.found, entry.action)) for entry in entries[first:upto] if isinstance(entry, log.Acted)
    ]
    acts = iter(table.state.resample(role, rng).board().retell(told))
    changed = [
        dataclasses.replace(entry, action=encode(next(acts)[1])) if isinstance(entry, log.Acted) else entry
        for entry in entries[first:upto]
    ]
    return [*entries[:first], *changed]


def _told(entries: list[log.AnyEntry], first: int, role: Seat) -> tuple[list[bytes], list[int | None]]:
    """All that this role is sent from there on, and when the table would do something next."""
    table = _folded(entries, first)
    teller = Teller(table.now(), role, "pt-BR")
    sent, times = [], []
    for entry in entries[first:]:
        sent.append(teller.tell(table.fold(entry)))
        times.append(due(table))
    return sent, times


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("setup", SETUPS[1:], ids=str)
def test_worlds_that_look_alike_sound_alike_byte_for_byte(setup: dict[str, Any], seed: int) -> None:
    rng = Random(seed)
    whole = {"brinquedo": 104, "brinquedo-casa": 416}[setup["game"]]
    entries = _matched(setup, seed).kept.since()
    packs = [at for at, entry in enumerate(entries) if isinstance(entry, log.Acted) and entry.action["type"] == "Shuffle"]
    deals = [at for at in packs if isinstance(entry := entries[at], log.Acted) and len(entry.action["cards"]) == whole]
    ends = [*deals[1:], len(entries)]
    for _ in range(4):
        first, end = rng.choice(list(zip(deals, ends, strict=True)))
        upto = rng.randint(first + 1, end)
        for role in (*rng.sample(range(setup["seats"]), min(2, setup["seats"])), PUBLIC, REFEREE):
            other = _otherwise(entries, first, upto, role, rng)
            assert _told(other, first, role) == _told(entries[:upto], first, role)
