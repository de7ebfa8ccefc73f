"""Calls in one's own words: what is heard is done, what is not is explained to the speaker alone."""

from typing import Any

import pytest

from carteado.game import PUBLIC
from carteado.regulations import regulation
from carteado.struct import told
from carteado.table import Who, incoming
from carteado.table.hearing import MAX_SAID
from games.cego.table.six_kit import CEGO, SIX, dealt, mesa, sat
from table.client_kit import Page
from table.play_kit import begun, page_of
from table.table_kit import RITA, Answer, Process, facts

FLOR = {0: "7O 6O 3O"}


def roda(**setup: Any) -> Process:
    """Seat 0 is mão and on turn."""
    return dealt(sat(**setup))


def says(process: Process, seat: int, text: str, version: int | None = None) -> Answer:
    page = page_of(process, seat)
    return process.say(page, incoming.Say, text=text, version=page.version if version is None else version)


@pytest.mark.clause("CEGO-9.VIII.h-1", "CEGO-9.VIII.h-3", "S-CEGO-11")
def test_an_envido_is_called_and_answered_in_words() -> None:
    process = roda()
    assert says(process, 0, "Envido!").code == ""
    assert mesa(process).window == "gate"
    while mesa(process).window == "gate":
        assert process.table.state is not None
        assert says(process, process.table.state.actors()[0], "é boa").code == ""
    assert mesa(process).window == "envido"
    assert says(process, 1, "quero").code == ""
    assert (mesa(process).window, mesa(process).singer) == ("song", 0)
    assert says(process, 0, "trinta e três").code == ""
    assert mesa(process).hands[0].song == 33
    assert says(process, 1, "não mato").code == ""


def test_what_is_typed_is_an_act_like_any_other() -> None:
    """The log keeps the act and not the words, and everybody is told of the act alone."""
    process = roda()
    process.enter(RITA)
    says(process, 0, "trúco, seus morcegos")
    assert b"morcegos" not in b"".join(process.kept.rows)
    assert mesa(process).asked == 1
    for page in process.pages:
        assert b"morcegos" not in b"".join(told for _, told in page.sent)


@pytest.mark.parametrize(
    ("text", "code", "clause"),
    [
        ("bom dia", "heard-not-understood", "CEGO-9.VIII.h-1"),
        ("   ", "heard-nothing-said", "CEGO-9.VIII.h-1"),
        ("real", "heard-real-alone", "CEGO-9.XV.b-6"),
        ("quero", "heard-nothing-to-answer", "CEGO-9.VIII.h-3"),
        ("trucozinho", "heard-forbidden", "CEGO-9.VIII.h-8"),
    ],
)
def test_words_that_are_no_call_are_explained_to_the_speaker_alone(text: str, code: str, clause: str) -> None:
    process = roda()
    before, told = facts(process.table), [len(page.sent) for page in process.pages]
    answer = says(process, 0, text)
    assert answer.reason is not None
    assert (answer.reason.code, answer.reason.clause) == (code, clause)
    assert facts(process.table) == before
    assert [len(page.sent) for page in process.pages] == told


def test_what_the_game_refuses_is_refused_by_the_game() -> None:
    process = roda()
    answer = says(process, 3, "truco")
    assert answer.reason is not None
    assert not answer.code.startswith("heard-")
    assert mesa(process).asked == 0


def test_words_that_count_otherwise_than_meant_come_with_a_note() -> None:
    process = roda()
    answer = says(process, 0, "envido envido")
    assert answer.code == ""
    assert answer.note is not None
    assert (answer.note.code, answer.note.clause) == ("heard-plain-envido", "S-CEGO-11")
    told = process.teller(page_of(process, 0)).acknowledged(answer.note, "a", 1, answer.version)
    assert told.text == "«envido envido» é um ENVIDO simples."
    assert says(process, 2, "é boa").note is None


@pytest.mark.clause("CEGO-9.VIII.j-3")
def test_a_number_after_the_quero_is_told_to_the_speaker() -> None:
    process = roda()
    says(process, 0, "envido")
    while mesa(process).window == "gate":
        assert process.table.state is not None
        says(process, process.table.state.actors()[0], "é boa")
    answer = says(process, 1, "quero, vinte e nove")
    assert answer.note is not None
    assert answer.note.facts == ("", 29)
    assert process.teller(page_of(process, 1)).acknowledged(answer.note, "a", 1, answer.version).memo == 29
    assert mesa(process).window == "song"


def test_the_speaker_of_a_flor_needs_his_own_cards_only() -> None:
    """ "Florzinha" is a mistake with a flor and a false flor without one, by the speaker's own hand."""
    with_flor, without = dealt(sat(), FLOR), roda()
    assert says(with_flor, 0, "florzinha").code == "heard-not-sung"
    answer = says(without, 0, "florzinha")
    assert answer.note is not None
    assert answer.note.code == "heard-false-flor"


def test_words_are_heard_only_at_the_moment_they_were_said_at() -> None:
    process = roda()
    before = process.table.version
    says(process, 0, "truco")
    assert says(process, 1, "quero", before).code == "say-late"
    assert says(process, 1, "quero", process.table.version + 1).code == "version-ahead"
    assert mesa(process).level == 0
    assert says(process, 1, "quero").code == ""
    assert mesa(process).level == 1


def test_a_phrase_in_between_is_not_an_act() -> None:
    process = roda()
    before = process.table.version
    phrases = regulation(CEGO).phrases
    process.do(page_of(process, 2), incoming.Phrase, phrase=next(one.id for one in phrases if one.audience == "table"))
    assert process.table.version > before
    assert says(process, 0, "truco", before).code == ""


def test_not_too_long() -> None:
    process = roda()
    assert says(process, 0, "truco" + "!" * (MAX_SAID - 5)).code == ""
    assert says(process, 1, "q" * (MAX_SAID + 1)).code == "say-long"


def test_the_same_request_twice_is_one_call() -> None:
    process = roda()
    page = page_of(process, 0)
    request = incoming.Say(client=page.client, n=page.number(), text="truco", version=page.version)
    assert not process.ask(page, request).again
    assert process.ask(page, request).again
    assert mesa(process).asked == 1


@pytest.mark.parametrize("who", [RITA, Who("id-x", "Xis")])
def test_who_has_no_seat_says_nothing(who: Who) -> None:
    process = roda()
    page = process.enter(who)
    assert page.role == PUBLIC
    assert process.say(page, incoming.Say, text="truco", version=page.version).code == "not-seated"


def test_games_with_buttons_alone_say_so() -> None:
    process = begun()
    assert says(process, 0, "truco").code == "say-buttons"


def test_before_the_start_there_is_nothing_to_say() -> None:
    process = Process()
    process.open(SIX[0], game=CEGO)
    page: Page = process.enter(SIX[0])
    process.do(page, incoming.Sit, seat=0)
    assert process.say(page, incoming.Say, text="truco", version=page.version).code == "not-begun"


def test_who_is_away_says_nothing() -> None:
    process = roda()
    process.do(page_of(process, 0), incoming.Stand)
    assert says(process, 0, "truco").code == "away"


def test_an_acknowledgement_without_a_note_is_as_short_as_ever() -> None:
    process = roda()
    ack = process.teller(page_of(process, 0)).acknowledged(None, "a", 1, 7)
    assert told(ack) == {"type": "ack", "client": "a", "n": 1, "version": 7}
