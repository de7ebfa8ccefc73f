"""A table of an event, on fake time: no bot ever plays for a person, and mãos that are played alone."""

from typing import Any

import pytest

from carteado import fair
from carteado.game import CHANCE, PUBLIC
from carteado.table import Who, bound, incoming
from carteado.table import entries as log
from carteado.wire import decode_action
from table.client_kit import Page
from table.table_kit import ANA, BETO, FOUR, NONCE, RITA, Process

SEED = bytes(range(32))
PEOPLE = tuple(who.name for who in FOUR)


def of_event(packs: int = 0, **setup: Any) -> tuple[Process, list[Page]]:
    """A table bound to a jogo, with everybody in their chairs."""
    process = Process(checking=False)
    process.open(Who("", ""), referee=True, substitutes=False, public=False, **setup)
    if packs:
        process.write(log.Committed(at=process.clock.now, commitment=fair.commitment(SEED), seed=SEED.hex()))
    nonces = (NONCE, "", "", "") if packs else ()
    process.write(log.Bound(at=process.clock.now, event="ev", jogo="A1", people=PEOPLE, packs=packs, nonces=nonces))
    for seat, who in enumerate(FOUR):
        process.write(*bound.seated(process.table, process.clock.now, who, seat).entries)
    return process, [process.enter(who) for who in FOUR]


def ready(process: Process, pages: list[Page]) -> None:
    for page in pages:
        process.do(page, incoming.Ready, nonce=NONCE)


def play(process: Process) -> None:
    """The mão goes on as run-out clocks would have it, until it is over."""
    table = process.table
    while table.stage == "playing":
        process.settle()
        assert table.state is not None
        seats = table.state.actors()
        if table.stage == "playing" and seats[0] != CHANCE:
            lapse = table.state.lapse(seats[0])
            assert lapse is not None
            process.acts(next(page for page in process.pages if table.seat_of(page.who.player) == seats[0]), lapse)


def test_whoever_is_silent_lapses_and_no_bot_stands_in() -> None:
    process, pages = of_event(options={"clock": "30"})
    ready(process, pages)
    process.wait(600_000)
    entries = process.kept.since()
    lapsed = [entry for entry in entries if isinstance(entry, log.Acted) and entry.by == "clock"]
    assert len(lapsed) > 4
    assert not any(isinstance(entry, log.StoodIn) for entry in entries)
    assert not any(place.bot for place in process.table.places)


def test_between_partidas_the_table_waits_for_whoever_is_missing() -> None:
    process, pages = of_event(options={"clock": "30"}, partidas=3)
    ready(process, pages)
    while process.table.stage == "playing":
        process.wait(60_000)
    process.do(pages[0], incoming.Ready, nonce=NONCE)
    process.wait(600_000)
    assert process.table.stage == "between"


def test_a_chair_changes_its_person_between_partidas_only_and_its_device_at_any_moment() -> None:
    process, pages = of_event()
    ready(process, pages)
    now, table = process.clock.now, process.table
    reserve = bound.seated(table, now, Who("id-eva", "Eva"), 1).reason
    assert reserve is not None
    assert reserve.code == "playing"
    (again,) = bound.seated(table, now, Who("id-tablet", BETO.name), 1).entries
    assert again == log.Seated(at=now, player="id-tablet", seat=1, name=BETO.name)
    assert bound.seated(table, now, ANA, 0).entries == ()
    twice = bound.seated(table, now, Who(ANA.player, BETO.name), 1).reason
    assert twice is not None
    assert twice.code == "device-seated"


def test_the_referee_of_an_event_sits_down_at_once_and_is_nobody_who_plays() -> None:
    process, pages = of_event()
    ready(process, pages)
    now, table = process.clock.now, process.table
    (sat,) = bound.refereed(table, now, RITA).entries
    assert isinstance(sat, log.RefereeSat)
    process.write(sat)
    assert bound.refereed(table, now, RITA).entries == ()
    for who, code in ((ANA, "involved"), (Who("id-x", BETO.name), "involved"), (Who("id-y", "Outra"), "seat-taken")):
        reason = bound.refereed(table, now, who).reason
        assert reason is not None
        assert reason.code == code
    reason = bound.seated(table, now, Who(RITA.player, ANA.name), 0).reason
    assert reason is not None
    assert reason.code == "referee-seated"


def test_a_table_that_the_event_has_closed_takes_nothing_more() -> None:
    process, pages = of_event()
    ready(process, pages)
    process.write(*bound.settled(process.table, process.clock.now, process.draw).entries)
    assert process.table.stage == "over"
    assert process.table.shown
    assert bound.settled(process.table, process.clock.now, process.draw).entries == ()
    assert process.say(pages[0], incoming.Ready, nonce=NONCE).code == "event-over"
    process.wait(60_000)
    assert process.reloaded().table.stage == "over"


def seen(process: Process) -> Any:
    """What everybody sees of it."""
    assert process.table.state is not None
    return process.table.state.view(PUBLIC)


def packs_of(process: Process) -> list[Any]:
    found = process.table.found
    acts = [entry for entry in process.kept.since() if isinstance(entry, log.Acted) and entry.seat == CHANCE]
    return [decode_action(found, entry.action) for entry in acts]


def test_each_mao_is_played_alone_from_nothing_with_one_pack_of_the_round() -> None:
    process, pages = of_event(packs=4)
    dealers: list[int] = []
    for mao in range(1, 5):
        ready(process, pages)
        process.settle()
        assert seen(process).shown.score == (0, 0)
        dealers.append(seen(process).known.dealer)
        play(process)
        assert process.table.stage == ("between" if mao < 4 else "over")
        outcome = process.table.match.results[-1]
        assert outcome is not None
        assert outcome.score == seen(process).shown.score
    assert dealers == [0, 1, 2, 3]
    packs = packs_of(process)
    assert len(packs) == 4
    for n, pack in enumerate(packs, 1):
        assert pack.pack == fair.pack(SEED, (NONCE, "", "", ""), n, pack.pack)
    kinds = {entry.action["type"] for entry in process.kept.since() if isinstance(entry, log.Acted)}
    assert not kinds & {"Cut", "Burn"}
    assert not process.table.shown  # the seed is the round's, not the table's
    assert process.say(pages[0], incoming.Ready, nonce=NONCE).code == "event-over"


@pytest.mark.parametrize("packs", [2, 3, 4])
def test_half_way_everybody_moves_on_by_one_chair(packs: int) -> None:
    process, pages = of_event(packs=packs)
    seats: list[int | None] = []
    for _ in range(packs):
        ready(process, pages)
        seats.append(process.table.seat_of(ANA.player))
        play(process)
    half = (packs + 1) // 2
    assert seats == [0] * half + [1] * (packs - half)
    assert process.table.sides[0] != process.table.sides[1]


def test_nothing_is_done_after_a_mao_is_over() -> None:
    process, pages = of_event(packs=2)
    ready(process, pages)
    play(process)
    for page in pages:
        for choice in list(page.menu):
            assert process.say(page, incoming.Act, action=choice.action, version=page.version).code == "not-begun"
    assert process.table.stage == "between"
