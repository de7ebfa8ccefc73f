"""Who sits where before the match: sitting, moving, standing up, and what is the host's."""

from typing import Any

import pytest

from carteado.game import PUBLIC
from carteado.table import Who, incoming, messages
from carteado.table import entries as log
from table.client_kit import Page
from table.play_kit import get_ready, names, nonce, page_of
from table.table_kit import ANA, BETO, CIDA, FOUR, RITA, Process, facts


def _open(*people: Who, **setup: Any) -> tuple[Process, list[Page]]:
    """A table opened by Ana, and the pages of these people."""
    process = Process()
    process.open(ANA, **setup)
    return process, [process.enter(who) for who in people]


# Sitting.


def test_the_first_comer_takes_the_first_free_seat() -> None:
    process, (ana, beto) = _open(ANA, BETO)
    process.do(beto, incoming.Sit)
    process.do(ana, incoming.Sit)
    assert names(process) == ["Beto", "Ana", "", ""]
    assert (beto.role, ana.role) == (0, 1)


def test_a_person_has_one_seat_and_may_move() -> None:
    process, (ana,) = _open(ANA)
    process.do(ana, incoming.Sit, seat=0)
    process.do(ana, incoming.Ready, nonce=nonce(1))
    process.do(ana, incoming.Sit, seat=3)
    assert names(process) == ["", "", "", "Ana"]
    assert not process.table.places[3].ready
    assert ana.role == 3
    assert process.say(ana, incoming.Sit, seat=3).code == "seated-already"


def test_nobody_takes_the_seat_of_a_person_but_anybody_that_of_a_bot() -> None:
    process, (ana, beto) = _open(ANA, BETO)
    process.do(ana, incoming.Sit, seat=0)
    process.do(ana, incoming.SeatBot, seat=1)
    assert process.say(beto, incoming.Sit, seat=0).code == "seat-taken"
    process.do(beto, incoming.Sit, seat=1)
    assert names(process)[:2] == ["Ana", "Beto"]
    assert process.table.places[1].bot == ""


@pytest.mark.parametrize("seat", [4, 7, 10**9])
def test_there_are_four_seats(seat: int) -> None:
    process, (ana,) = _open(ANA)
    before = facts(process.table)
    assert process.say(ana, incoming.Sit, seat=seat).code == "no-such-seat"
    assert process.say(ana, incoming.SeatBot, seat=seat).code == "no-such-seat"
    assert process.say(ana, incoming.Remove, seat=seat).code == "no-such-seat"
    assert facts(process.table) == before


@pytest.mark.parametrize("kind", [incoming.SeatBot, incoming.Remove])
def test_a_seat_below_zero_is_none(kind: type[incoming.SeatBot | incoming.Remove]) -> None:
    process, (ana,) = _open(ANA)
    process.do(ana, incoming.Sit, seat=0)
    assert process.say(ana, kind, seat=-1).code == "no-such-seat"


def test_a_full_table_is_full() -> None:
    process, pages = _open(*FOUR, RITA)
    for page in pages[:4]:
        process.do(page, incoming.Sit)
    assert process.say(pages[4], incoming.Sit).code == "table-full"


def test_standing_up_clears_the_seat() -> None:
    process, (ana,) = _open(ANA)
    assert process.say(ana, incoming.Stand).code == "not-seated"
    process.do(ana, incoming.Sit, seat=2)
    process.do(ana, incoming.Stand)
    assert names(process) == [""] * 4
    assert ana.role == PUBLIC


# The host.


def test_what_is_the_hosts_is_nobody_elses() -> None:
    process, (ana, beto) = _open(ANA, BETO)
    process.do(ana, incoming.Sit, seat=0)
    process.do(beto, incoming.Sit, seat=1)
    before = facts(process.table)
    setup = messages.Setup(game="truco-fenacef")
    assert process.say(beto, incoming.SeatBot, seat=2).code == "host-only"
    assert process.say(beto, incoming.Remove, seat=0).code == "host-only"
    assert process.say(beto, incoming.Start).code == "host-only"
    assert process.say(beto, incoming.Change, setup=setup).code == "host-only"
    assert facts(process.table) == before


def test_the_owner_is_the_host_without_a_seat_too() -> None:
    process, (ana, beto) = _open(ANA, BETO)
    process.do(beto, incoming.Sit, seat=1)
    process.do(ana, incoming.SeatBot, seat=2)
    process.do(ana, incoming.Remove, seat=1)
    assert names(process)[1] == ""


def test_while_the_owner_has_no_seat_the_first_person_seated_is_host_as_well() -> None:
    process, (ana, beto, cida) = _open(ANA, BETO, CIDA)
    process.do(cida, incoming.Sit, seat=3)
    process.do(beto, incoming.Sit, seat=1)
    assert [chair.host for chair in process.table.about().chairs] == [False, True, False, False]
    assert process.say(cida, incoming.SeatBot, seat=0).code == "host-only"
    process.do(beto, incoming.SeatBot, seat=0)
    process.do(ana, incoming.Sit, seat=2)
    assert [chair.host for chair in process.table.about().chairs] == [False, False, True, False]
    assert process.say(beto, incoming.Remove, seat=0).code == "host-only"


def test_who_got_up_is_not_the_host() -> None:
    process = Process()
    process.open(RITA)
    for seat, who in enumerate(FOUR):
        process.do(process.enter(who), incoming.Sit, seat=seat)
    get_ready(process)
    assert process.table.hosts(ANA.player)
    process.do(page_of(process, 0), incoming.Stand)
    assert [chair.host for chair in process.table.about().chairs] == [False, True, False, False]


def test_a_bot_is_never_the_host() -> None:
    process, (ana,) = _open(ANA)
    process.do(ana, incoming.SeatBot, seat=0)
    assert not any(chair.host for chair in process.table.about().chairs)


def test_bots_have_names_of_their_own() -> None:
    process, (ana,) = _open(ANA)
    for seat in range(4):
        process.do(ana, incoming.SeatBot, seat=seat)
    assert len(set(names(process))) == 4
    assert process.say(ana, incoming.SeatBot, seat=0).code == "seat-taken"


def test_an_unknown_bot_is_refused() -> None:
    process, (ana,) = _open(ANA)
    assert process.say(ana, incoming.SeatBot, seat=0, bot="gênio").code == "no-such-bot"
    process.do(ana, incoming.SeatBot, seat=0, bot="random")
    assert process.table.places[0].bot == "random"


def test_the_host_clears_seats_before_the_match() -> None:
    process, (ana, beto) = _open(ANA, BETO)
    process.do(beto, incoming.Sit, seat=1)
    process.do(ana, incoming.SeatBot, seat=2)
    process.do(ana, incoming.Remove, seat=1)
    process.do(ana, incoming.Remove, seat=2)
    assert process.say(ana, incoming.Remove, seat=1).code == "no-such-seat"
    assert names(process) == [""] * 4
    assert beto.role == PUBLIC


def test_entries_of_bots_are_not_the_hosts_own() -> None:
    """The host asked for the bot, and that is written down; the seat is the bot's all the same."""
    process, (ana,) = _open(ANA)
    process.do(ana, incoming.Sit, seat=0)
    process.do(ana, incoming.SeatBot, seat=1)
    entry = process.kept.since()[-1]
    assert isinstance(entry, log.Seated)
    assert entry.player == ANA.player
    assert process.table.seat_of(ANA.player) == 0
    assert process.table.places[1].player == ""
