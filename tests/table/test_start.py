"""From an open table to the first pack: ready, nonces, start, the set-up and its password."""

from typing import Any

import pytest

from carteado import fair
from carteado.table import Refused, incoming, messages, opened
from carteado.table import entries as log
from carteado.table.locks import MAX_PASSWORD, opens
from table.client_kit import Page
from table.play_kit import Crowd, begun, nonce, page_of
from table.table_kit import ANA, BETO, FOUR, GAME, RITA, Process, facts


def _seated(count: int = 4, **setup: Any) -> tuple[Process, list[Page]]:
    process = Process()
    process.open(ANA, **setup)
    pages = [process.enter(who) for who in FOUR[:count]]
    for seat, page in enumerate(pages):
        process.do(page, incoming.Sit, seat=seat)
    return process, pages


def test_the_partida_begins_when_the_last_is_ready() -> None:
    process, pages = _seated()
    for seat, page in enumerate(pages):
        assert process.table.stage == "open"
        process.do(page, incoming.Ready, nonce=nonce(seat))
    assert process.table.stage == "playing"
    assert process.table.era.nonces == [nonce(seat) for seat in range(4)]


def test_an_empty_seat_is_not_ready() -> None:
    process, pages = _seated(3)
    for seat, page in enumerate(pages):
        process.do(page, incoming.Ready, nonce=nonce(seat))
    assert process.table.stage == "open"
    process.do(pages[0], incoming.SeatBot, seat=3)
    assert process.table.stage == "playing"
    assert process.table.era.nonces[3] == ""


def test_start_fills_the_table_with_bots_and_begins_if_all_are_ready() -> None:
    process, (ana,) = _seated(1)
    process.do(ana, incoming.Start)
    assert [place.bot for place in process.table.places] == ["", "truco", "truco", "truco"]
    assert process.table.stage == "open"
    assert process.say(ana, incoming.Start).code == "waiting-ready"
    process.do(ana, incoming.Ready, nonce=nonce(1))
    assert process.table.stage == "playing"
    assert process.say(ana, incoming.Start).code == "playing"


def test_start_after_ready_is_one_request() -> None:
    process, (ana,) = _seated(1)
    process.do(ana, incoming.Ready, nonce=nonce(1))
    process.do(ana, incoming.Start)
    assert process.table.stage == "playing"
    assert [type(entry).__name__ for entry in process.kept.since()[-4:]] == ["Seated", "Seated", "Seated", "Began"]


def test_bots_alone_do_not_start() -> None:
    process = Process()
    process.open(ANA)
    ana = process.enter(ANA)
    assert process.say(ana, incoming.Start).code == "nobody-seated"
    for seat in range(4):
        process.do(ana, incoming.SeatBot, seat=seat)
    assert process.table.stage == "open"


@pytest.mark.parametrize("wrong", ["", "00", "G" * 32, "A" * 32, "0" * 31, "0" * 33, "0" * 31 + "|", " " + "0" * 31])
def test_a_nonce_is_sixteen_bytes_in_hexadecimal(wrong: str) -> None:
    process, pages = _seated()
    before = facts(process.table)
    answer = process.say(pages[0], incoming.Ready, nonce=wrong)
    assert answer.code == "nonce"
    assert facts(process.table) == before


def test_a_nonce_is_given_once() -> None:
    process, pages = _seated()
    process.do(pages[0], incoming.Ready, nonce=nonce(1))
    assert process.say(pages[0], incoming.Ready, nonce=nonce(2)).code == "ready-already"
    assert process.table.places[0].nonce == nonce(1)


def test_nobody_sees_a_nonce_before_all_are_in() -> None:
    """Else the last could choose theirs by the others'."""
    process, pages = _seated()
    rita = process.enter(RITA)
    for seat, page in enumerate(pages[:3]):
        process.do(page, incoming.Ready, nonce=nonce(seat))
    assert not any(nonce(seat).encode() in told for page in (*pages, rita) for _, told in page.sent for seat in range(3))
    process.do(pages[3], incoming.Ready, nonce=nonce(3))
    assert rita.about is not None
    assert rita.about.fair.nonces == [nonce(seat) for seat in range(4)]


def test_who_has_no_seat_is_not_ready() -> None:
    process, _ = _seated()
    assert process.say(process.enter(RITA), incoming.Ready, nonce=nonce(1)).code == "not-seated"


def test_nobody_gets_ready_in_the_middle_of_a_partida() -> None:
    process = begun(FOUR)
    assert process.say(page_of(process, 0), incoming.Ready, nonce=nonce(1)).code == "playing"


def test_the_commitment_is_there_before_anybody_is_ready() -> None:
    process, pages = _seated()
    assert pages[0].about is not None
    promised = pages[0].about.fair.commitment
    assert promised == fair.commitment(bytes.fromhex(process.table.era.seed))
    for seat, page in enumerate(pages):
        process.do(page, incoming.Ready, nonce=nonce(seat))
    assert pages[0].about.fair.commitment == promised


# The set-up.


def test_a_change_of_the_set_up_asks_everybody_anew() -> None:
    process, pages = _seated()
    for seat, page in enumerate(pages[:3]):
        process.do(page, incoming.Ready, nonce=nonce(seat))
    setup = messages.Setup(game=GAME, options={"raiseLater": "true"}, partidas=3)
    process.do(pages[0], incoming.Change, setup=setup)
    assert [place.ready for place in process.table.places] == [False] * 4
    assert pages[2].about is not None
    assert pages[2].about.setup == setup
    process.do(pages[3], incoming.Ready, nonce=nonce(3))
    assert process.table.stage == "open"


def test_the_set_up_stays_while_a_match_runs() -> None:
    process = begun(FOUR, partidas=3)
    setup = messages.Setup(game=GAME)
    assert process.say(page_of(process, 0), incoming.Change, setup=setup).code == "playing"
    Crowd(process, 1).play()
    assert process.table.stage == "between"
    assert process.say(page_of(process, 0), incoming.Change, setup=setup).code == "playing"


def test_a_change_after_a_match_leaves_its_result_alone() -> None:
    process = begun(FOUR)
    Crowd(process, 1).play_match()
    won = process.table.about().match
    process.do(page_of(process, 0), incoming.Change, setup=messages.Setup(game=GAME, partidas=3))
    assert process.table.about().match == won
    assert process.table.stage == "over"


@pytest.mark.parametrize(
    ("setup", "code"),
    [
        (messages.Setup(game="paciência"), "unknown-game"),
        (messages.Setup(game=""), "unknown-game"),
        (messages.Setup(game=GAME, seats=3), "seats"),
        (messages.Setup(game=GAME, seats=-1), "seats"),
        (messages.Setup(game=GAME, options={"nada": "1"}), "option-unknown"),
        (messages.Setup(game=GAME, options={"clock": "rápido"}), "option-value"),
        (messages.Setup(game=GAME, options={"falseShow": "loseHand", "showAndWin": "off"}), "false-show-without-show"),
    ],
)
def test_a_set_up_that_cannot_be_is_refused(setup: messages.Setup, code: str) -> None:
    process, pages = _seated()
    before = facts(process.table)
    assert process.say(pages[0], incoming.Change, setup=setup).code == code
    assert facts(process.table) == before
    with pytest.raises(Refused) as refused:
        opened("outra", 0, ANA, setup, "", process.draw)
    assert refused.value.reason.code == code


def test_the_options_are_those_of_the_game_that_is_played() -> None:
    process = begun(FOUR, options={"concede": "true"})
    assert process.table.state is not None
    assert process.table.state.view(0).options == (("concede", "true"),)


# The password.


def test_a_table_keeps_no_password() -> None:
    process = Process()
    process.open(ANA, password="segredo")
    assert process.table.about().locked
    assert opens("segredo", process.table.lock)
    assert not opens("Segredo", process.table.lock)
    assert not opens("", process.table.lock)
    assert not any(b"segredo" in row for row in process.kept.rows)


def test_two_tables_with_one_password_have_different_locks() -> None:
    process, other = Process(), Process()
    process.open(ANA, password="igual")
    other.draw = process.draw
    other.open(ANA, password="igual")
    assert process.table.lock != other.table.lock


def test_the_password_stays_unless_another_is_given() -> None:
    process = Process()
    process.open(ANA, password="um")
    ana = process.enter(ANA)
    process.do(ana, incoming.Change, setup=messages.Setup(game=GAME, partidas=3))
    assert opens("um", process.table.lock)
    process.do(ana, incoming.Change, setup=messages.Setup(game=GAME), password="dois")
    assert opens("dois", process.table.lock)
    assert not opens("um", process.table.lock)
    process.do(ana, incoming.Change, setup=messages.Setup(game=GAME), password="")
    assert not process.table.about().locked
    assert opens("qualquer", process.table.lock)


def test_a_password_has_a_length() -> None:
    process = Process()
    process.open(ANA)
    ana = process.enter(ANA)
    setup = messages.Setup(game=GAME)
    assert process.say(ana, incoming.Change, setup=setup, password="x" * (MAX_PASSWORD + 1)).code == "password-long"
    process.do(ana, incoming.Change, setup=setup, password="x" * MAX_PASSWORD)
    with pytest.raises(Refused):
        opened("outra", 0, ANA, setup, "x" * (MAX_PASSWORD + 1), process.draw)


def test_no_listener_hears_of_locks_and_dice() -> None:
    process = Process()
    process.open(ANA, password="segredo")
    pages = [process.enter(who) for who in (ANA, BETO)]
    process.do(pages[0], incoming.Sit, seat=0)
    secrets = [process.table.lock.encode(), process.table.dice.encode(), process.table.era.seed.encode()]
    assert all(len(secret) > 20 for secret in secrets)
    assert not any(secret in told for page in pages for _, told in page.sent for secret in secrets)


def test_the_log_begins_with_the_table_and_its_promise() -> None:
    process = Process()
    process.open(ANA)
    first, second = process.kept.since()
    assert isinstance(first, log.Opened)
    assert isinstance(second, log.Committed)
    assert process.table.stage == "open"
