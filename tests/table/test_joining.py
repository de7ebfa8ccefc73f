"""Who comes in the middle of a match: they have the chair from the next deal on, and never see a hand that was another's."""

import json
from dataclasses import replace
from typing import Any, Final

import pytest

from carteado.game import PUBLIC, Event
from carteado.pack import Reshuffled, Shuffled
from carteado.table import Table, Who, incoming, messages
from carteado.table import entries as log
from carteado.table.recording import partidas
from carteado.table.seating import renamed
from table.client_kit import Page, texts
from table.play_kit import HANDS, Crowd, begun, dealt, get_ready, names, nonce, page_of, played, thrown_in
from table.table_kit import BETO, DAVI, FOUR, RITA, Process, facts

OTHERS: Final = {0: "4O 5E 6C", 1: "AC 7E QO", 2: "KO JE 4E", 3: "AO 7P QC"}


def _joining(process: Process, seat: int = 3) -> Page:
    """Rita comes and wants this seat."""
    rita = process.enter(RITA)
    process.do(rita, incoming.Sit, seat=seat)
    return rita


def _cards(page: Page, since: int = 0) -> set[str]:
    """Every text that a page was sent."""
    return {text for _, told in page.sent[since:] for text in texts(json.loads(told))}


def test_a_bot_plays_its_mao_to_the_end_and_nobody_sees_its_hand() -> None:
    process = begun(FOUR[:3])
    dealt(process)
    rita = _joining(process)
    assert rita.you is not None
    assert (rita.role, rita.you.joins, rita.menu) == (PUBLIC, 3, [])
    assert rita.about is not None
    assert rita.about.chairs[3].kind == "bot"
    assert rita.about.chairs[3].heir == "Rita"
    thrown_in(process)
    assert rita.role == PUBLIC
    dealt(process, OTHERS, dealer=1)
    assert rita.role == 3
    assert rita.view["shown"]["hands"][3]["dealt_cards"] == ["AO", "7P", "QC"]
    assert not _cards(rita) & {*HANDS[3].split()}
    assert names(process)[3] == "Rita"


@pytest.mark.parametrize("chair", [incoming.Sit, incoming.Referee])
def test_whatever_the_hands_before_a_newcomer_is_sent_the_same_bytes(chair: type[Any]) -> None:
    """To the seat of a bot, and to the referee's chair."""

    def told(hand: str) -> list[tuple[int, bytes]]:
        process = begun(FOUR[:1], referee=True)
        dealt(process, {**HANDS, 3: hand})
        rita = process.enter(RITA)
        process.do(rita, chair, **({"seat": 3} if chair is incoming.Sit else {"take": True}))
        if chair is incoming.Referee:
            process.do(page_of(process, 0), incoming.Consent, yes=True)
        thrown_in(process)
        dealt(process, OTHERS, dealer=1)
        assert rita.role != PUBLIC
        return rita.sent

    assert told("3C AE JO") == told("KE 4P 7C")


def test_the_story_of_a_newcomer_begins_with_the_deal_they_join() -> None:
    process = begun(FOUR[:3])
    dealt(process)
    played(process, "2P")
    rita = _joining(process)
    thrown_in(process)
    dealt(process, OTHERS, dealer=1)
    again = process.enter(RITA)
    for page in (rita, again):
        snapshots = [json.loads(told) for _, told in page.sent if told.startswith(b'{"type":"snapshot"')]
        assert not any("dois de paus" in line["text"] for line in snapshots[-1]["story"])
    assert any("dois de paus" in line.text for line in process.enter(DAVI).story)


def test_a_newcomer_cannot_ask_for_what_the_one_before_was_told() -> None:
    process = begun(FOUR)
    dealt(process)
    beto = page_of(process, 1)
    process.do(beto, incoming.Stand)
    process.pages.remove(beto)
    seen = process.table.version - 3
    _joining(process, seat=1)
    thrown_in(process)
    dealt(process, OTHERS, dealer=1)
    again = process.enter(RITA, version=seen, was="seat-1")
    assert not _cards(again) & {*HANDS[1].split()}


def test_who_got_up_has_the_seat_back_until_the_next_deal() -> None:
    process = begun(FOUR)
    dealt(process)
    beto = page_of(process, 1)
    process.do(beto, incoming.Stand)
    rita = _joining(process, seat=1)
    process.do(beto, incoming.Sit)
    assert rita.you is not None
    assert rita.you.joins is None
    thrown_in(process)
    dealt(process, dealer=1)
    assert (beto.role, rita.role) == (1, PUBLIC)


def test_two_want_the_same_chair_and_the_second_is_told_whose_it_is() -> None:
    process = begun(FOUR[:3])
    other = process.reloaded()
    rita, davi = process.enter(RITA), other.enter(DAVI)

    def meanwhile() -> None:
        other.do(davi, incoming.Sit, seat=3)

    process.kept.meanwhile = meanwhile
    answer = process.say(rita, incoming.Sit, seat=3)
    assert (answer.code, answer.reason and answer.reason.facts) == ("seat-taken", ("Davi",))
    assert process.say(rita, incoming.Sit).code == "table-full"
    process.catch_up()
    dealt(process)
    assert names(process)[3] == "Davi"


def test_one_waits_for_one_chair() -> None:
    process = begun(FOUR[:2])
    rita = _joining(process)
    assert process.say(rita, incoming.Sit, seat=3).code == "seated-already"
    process.do(rita, incoming.Sit, seat=2)
    assert [place.heir is not None for place in process.table.places] == [False, False, True, False]
    process.do(rita, incoming.Stand)
    assert not any(place.heir for place in process.table.places)
    assert process.say(rita, incoming.Stand).code == "not-seated"


def test_the_end_of_the_match_seats_who_waited() -> None:
    process = begun(FOUR[:3])
    dealt(process, score=(11, 11))
    rita = _joining(process)
    Crowd(process, 2).play_match()
    assert rita.role == 3
    get_ready(process)
    assert process.table.stage == "playing"


def test_between_partidas_who_waits_may_be_ready_and_sits_with_the_first_cards() -> None:
    """Also where nobody else is left."""
    process = begun(FOUR[:1], partidas=3)
    Crowd(process, 6).play()
    process.do(page_of(process, 0), incoming.Stand)
    rita = _joining(process, seat=0)
    process.do(rita, incoming.Ready, nonce=nonce(9))
    assert process.table.stage == "playing"
    assert process.table.era.nonces[0] == nonce(9)
    process.settle()
    assert rita.role == 0


@pytest.mark.parametrize(("fresh", "role"), [((Shuffled,), 3), ((Reshuffled,), PUBLIC)], ids=["deal", "stock"])
def test_the_game_says_which_pack_begins_a_deal(
    fresh: tuple[type[Event], ...], role: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that only fills the stock up in the middle of a deal seats nobody."""
    process = begun(FOUR[:3])
    rita = _joining(process)
    game = replace(process.table.found, fresh=fresh)
    monkeypatch.setattr(Table, "found", property(lambda _table: game))
    process.settle()
    assert process.table.shuffled > 0
    assert rita.role == role


def test_a_record_is_for_who_had_the_seat_from_its_first_card() -> None:
    process = begun(FOUR[:3])
    dealt(process)
    rita = _joining(process)
    thrown_in(process)
    dealt(process, OTHERS, dealer=1)
    (partida,) = partidas(process.kept.since())
    assert partida.role_of(rita.who.player) == PUBLIC
    assert partida.knows(rita.who.player)
    assert not partida.knows(DAVI.player)


def test_another_name_is_everybodys_news() -> None:
    process = begun(FOUR[:3])
    rita = _joining(process)
    assert renamed(process.table, process.clock.now, BETO) == []
    process.write(*renamed(process.table, process.clock.now, Who(BETO.player, "Roberto")))
    process.write(*renamed(process.table, process.clock.now, Who(rita.who.player, "Ritinha")))
    assert names(process)[1] == "Roberto"
    assert process.table.about().chairs[3].heir == "Ritinha"
    assert renamed(process.table, process.clock.now, Who("id-x", "Xavier")) == []
    assert facts(process.kept.folded()) == facts(process.table)


# Sent away.


def test_whom_the_host_removes_stays_out_until_let_in_again() -> None:
    process = Process()
    process.open(FOUR[0])
    ana, beto, cida = (process.enter(who) for who in FOUR[:3])
    for seat, page in enumerate((ana, beto, cida)):
        process.do(page, incoming.Sit, seat=seat)
    process.do(ana, incoming.Remove, seat=1)
    assert process.say(beto, incoming.Sit, seat=1).code == "removed"
    assert process.table.about().out == ["Beto"]
    assert process.say(cida, incoming.LetIn, which=0, name="Beto").code == "host-only"
    assert process.say(ana, incoming.LetIn, which=0, name="Cida").code == "not-removed"
    process.do(ana, incoming.LetIn, which=0, name="Beto")
    process.do(beto, incoming.Sit, seat=1)
    assert process.table.about().out == []


@pytest.mark.parametrize("seat", [0, 3])
def test_neither_oneself_nor_a_bot_is_sent_away(seat: int) -> None:
    process = Process()
    process.open(FOUR[0])
    ana = process.enter(FOUR[0])
    process.do(ana, incoming.Sit, seat=0)
    process.do(ana, incoming.SeatBot, seat=3)
    process.do(ana, incoming.Remove, seat=seat)
    assert process.table.places[seat].empty
    assert process.table.removed == {}


# A password in the middle of a match.


def test_the_password_alone_may_be_changed_in_a_match() -> None:
    process = begun(FOUR[:3])
    rita = _joining(process)
    ana = page_of(process, 0)
    other = messages.Setup(**{**vars(process.table.setup), "delay": 30})
    assert process.say(ana, incoming.Change, setup=other, password="abc").code == "playing"
    assert process.say(page_of(process, 1), incoming.Change, setup=process.table.setup, password="abc").code == "host-only"
    process.do(ana, incoming.Change, setup=process.table.setup, password="abc")
    assert process.table.about().locked
    assert rita.you is not None
    assert rita.you.joins is None
    assert isinstance(process.kept.since()[-1], log.Locked)
