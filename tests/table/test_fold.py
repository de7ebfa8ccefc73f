"""A table is the fold of its log: read again it is the same, looked ahead it is the same, and two processes agree."""

import pytest

from carteado.cards import Card
from carteado.games.truco.rules.acts import Accept, Raise, Run
from carteado.table import Table, Teller, incoming, messages, receive
from carteado.table import entries as log
from carteado.tricks.play import Play
from carteado.wire import encode
from table.play_kit import Crowd, begun, dealt, get_ready, mesa, page_of
from table.table_kit import ANA, BETO, FOUR, JUIZ, Process, facts


def _eventful(seed: int) -> Process:
    """A match with everything in it: two people, who come and go, bots, a referee, a clock, talk."""
    options = {"clock": "30", "concede": "true", "signals": "preset"}
    process = begun(FOUR[:2], juiz=JUIZ, partidas=3, options=options)
    process.do(page_of(process, 1), incoming.Stand)
    process.do(page_of(process, 0), incoming.Phrase, phrase="sign-zap")
    crowd = Crowd(process, seed)
    for _ in range(40):
        if process.table.stage == "playing":
            crowd.step()
    process.do(page_of(process, 1), incoming.Sit)
    process.wait(100_000)
    for page in process.pages[:2]:
        if process.table.places[page.role].away:
            process.do(page, incoming.Sit)
    crowd.play_match()
    get_ready(process)
    return process


@pytest.mark.parametrize("seed", range(3))
def test_read_again_it_is_the_same_at_every_version(seed: int) -> None:
    process = begun(FOUR[:2], partidas=3, options={"concede": "true"})
    again = process.kept.folded()
    crowd = Crowd(process, seed)
    while process.table.stage != "over":
        crowd.play_on()
        for entry in process.kept.since(again.version):
            again.fold(entry)
        assert facts(again) == facts(process.table)
    assert again.version > 50


def test_so_is_a_table_where_people_come_and_go() -> None:
    process = _eventful(1)
    assert facts(process.kept.folded()) == facts(process.table)
    kinds = {type(entry) for entry in process.kept.since()}
    assert kinds >= {log.StoodIn, log.CameBack, log.Acted, log.Revealed, log.Committed, log.Spoke, log.RefereeSat, log.Readied}


def test_every_entry_survives_being_stored() -> None:
    process = _eventful(2)
    for entry, row in zip(process.kept.since(), process.kept.rows, strict=True):
        assert log.encode(entry) == row


def test_looking_ahead_is_folding_and_leaves_the_table_alone() -> None:
    first, *entries = _eventful(3).kept.since()
    table = Table()
    table.fold(first)
    for at in range(0, len(entries), 3):
        some = tuple(entries[at : at + 3])
        before = facts(table)
        later = facts(table.ahead(some))
        assert facts(table) == before
        for entry in some:
            table.fold(entry)
        assert {**later, "heard": 0} == {**facts(table), "heard": 0}


def test_what_a_listener_was_told_does_not_change_afterwards() -> None:
    """A moment that is held back for spectators keeps its story and its table, whatever happens later."""
    process = begun(FOUR)
    dealt(process)
    held = process.table.now()
    before = Teller(held, -3, "pt-BR").snapshot(0, messages.You(key="", role="spectator"), {})
    Crowd(process, 4).play_match()
    assert Teller(held, -3, "pt-BR").snapshot(0, messages.You(key="", role="spectator"), {}) == before


# Two processes.


def _two(process: Process) -> tuple[Process, Process]:
    other = process.reloaded()
    for who in FOUR:
        other.enter(who, client=f"{who.name}-2")
    return process, other


def test_of_two_processes_one_appends_and_the_other_decides_anew() -> None:
    one, other = _two(_called())
    assert one.act(page_of(one, 0), Accept(3)).code == ""
    late = other.act(page_of(other, 2), Run(3))
    assert late.code == "partner-answered"
    assert mesa(one).stake == mesa(other).stake == 3
    assert facts(one.table) == facts(other.table)


def test_what_is_still_legal_is_done_after_the_others_act() -> None:
    process = begun(FOUR)
    dealt(process)
    one, other = _two(process)
    one.acts(page_of(one, 1), Raise(3))
    one.acts(page_of(one, 0), Accept(3))
    assert other.act(page_of(other, 2), Play(Card.of("2P"))).code == ""
    one.catch_up()
    assert facts(one.table) == facts(other.table)
    assert mesa(one).turn == 3


def test_one_request_through_two_processes_is_done_once() -> None:
    process = begun(FOUR)
    dealt(process)
    one, other = _two(process)
    request = incoming.Act(client="tab", n=1, action=encode(Play(Card.of("2P"))), version=one.table.version)
    first, second = one.ask(page_of(one, 2), request), other.ask(page_of(other, 2), request)
    assert second.again
    assert first.version == second.version
    assert len(one.kept.rows) == one.table.version == other.table.version


def test_a_conflict_in_the_middle_of_storing() -> None:
    """The other process writes between the decision and the append."""
    one, other = _two(_called())
    one.kept.meanwhile = lambda: other.acts(page_of(other, 0), Raise(6))
    answer = one.act(page_of(one, 2), Accept(3))
    assert answer.code == "partner-answered"
    assert mesa(one).asked == 6
    assert facts(one.table) == facts(other.table)


def test_packs_and_bots_are_not_done_twice() -> None:
    """Both processes see that something is due, and tick at the same moment."""
    process = begun(FOUR[:1])
    one, other = process, process.reloaded()
    for _ in range(40):
        when = one.table.acted_at + one.table.rest
        one.clock.now = max(one.clock.now, when)
        one.tick()
        other.tick()
        one.catch_up()
        other.catch_up()
        assert facts(one.table) == facts(other.table)
        if one.table.state is not None and 0 in one.table.state.actors():
            Crowd(one, 1).step()
            other.catch_up()
    acts = [entry for entry in one.kept.since() if isinstance(entry, log.Acted)]
    assert len(acts) > 20
    assert len({(entry.at, entry.seat, str(entry.action)) for entry in acts}) == len(acts)


def test_two_seats_of_one_person_cannot_come_from_two_processes() -> None:
    process = Process()
    process.open(ANA)
    one, other = process, process.reloaded()
    here, there = one.enter(BETO, client="here"), other.enter(BETO, client="there")
    one.do(here, incoming.Sit, seat=1)
    other.do(there, incoming.Sit, seat=2)
    one.catch_up()
    assert [place.player for place in one.table.places] == ["", "", BETO.player, ""]


def test_one_seat_is_not_given_to_two_people() -> None:
    process = Process()
    process.open(ANA)
    one, other = process, process.reloaded()
    here, there = one.enter(ANA), other.enter(BETO)
    one.do(here, incoming.Sit, seat=1)
    assert other.say(there, incoming.Sit, seat=1).code == "seat-taken"


def test_deciding_changes_nothing() -> None:
    process = _called()
    before = facts(process.table)
    for page in process.pages:
        for action in (Accept(3), Run(3), Raise(6), Play(Card.of("2P"))):
            request = incoming.Act(client="x", n=9, action=encode(action), version=1)
            receive(process.table, process.clock.now, page.who, request, process.draw)
    assert facts(process.table) == before


def test_what_was_decided_and_not_stored_is_not_folded() -> None:
    """One act is thought through here, another one comes from the log."""
    process = _called()
    table, here = process.table, process.clock.now
    accept, run = (incoming.Act(client="x", n=9, action=encode(act), version=table.version) for act in (Accept(3), Run(3)))
    other = process.kept.folded()
    stored = receive(other, here, FOUR[0], run, process.draw).entries
    assert receive(table, here, FOUR[2], accept, process.draw).entries
    table.fold(stored[0])
    other.fold(log.decode(log.encode(stored[0])))
    assert facts(table) == facts(other)
    assert mesa(process).score == (0, 1)


def _called() -> Process:
    """Seat 1 has called truco: seats 2 and 0 may answer."""
    process = begun(FOUR)
    dealt(process)
    process.acts(page_of(process, 1), Raise(3))
    return process
