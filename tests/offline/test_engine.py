"""A table without a server: whole partidas against bots, what is kept of them, and that a page cannot tell the difference."""

import json

import pytest

from carteado.records import parse, prove, verify
from carteado.server import protocol
from carteado.table import entries as log
from carteado.table.recording import partidas
from offline.offline_kit import ANA, TABLE, Visitor


@pytest.mark.parametrize("game", ["truco-fenacef", "truco-cego", "blackjack"])
def test_a_whole_partida_against_bots_leaves_a_record_that_proves_itself(game: str) -> None:
    ana = Visitor(game).come().ready().play()
    record = parse(ana.record)
    assert verify(record) == ()
    assert prove(record).verdict == "proved"
    assert (record.table, record.names[0]) == (TABLE, "Ana")
    assert ana.heard[-1]["type"] in ("update", "ack")


@pytest.mark.parametrize("game", ["cacheta", "canastra", "buraco", "pifpaf", "truco-asfo", "truco-sinsep"])
def test_every_other_game_is_dealt_and_goes_on(game: str) -> None:
    ana = Visitor(game).come().ready().play(60)
    assert ana.record or ana.version > 40


def test_what_the_page_hears_is_what_the_server_would_send() -> None:
    """Every message is one of the protocol, letter for letter as the server writes it."""
    ana = Visitor("truco-fenacef").come().ready().play(200)
    assert {told["type"] for told in ana.heard} >= {"snapshot", "update", "ack", "presence"}
    for told in ana.heard:
        written = json.dumps(told, ensure_ascii=False, separators=(",", ":"))
        assert json.loads(protocol.encode(protocol.decode_sent(written))) == told


def test_hidden_cards_are_absent_here_too() -> None:
    ana = Visitor("truco-fenacef").come().ready().play(60)
    told = json.dumps(ana.heard[: len(ana.heard) // 2])
    began = next(entry for entry in ana.kept if entry["type"] == "committed")
    assert began["seed"] not in told
    assert not any(told["type"] == "update" and "seed" in json.dumps(told.get("events", [])) for told in ana.heard)


def test_a_table_goes_on_where_it_was_left_whatever_the_clock_has_done() -> None:
    ana = Visitor("truco-fenacef").come().ready().play(80)
    assert not ana.record
    later = Visitor("truco-fenacef", seed=2)
    later.now, later.n = 5, 1_000  # this clock was put back
    later.call(do="restore", who=ANA, entries=ana.kept)
    later.kept = list(ana.kept)
    later.enter()
    assert later.version == ana.version
    later.play()
    assert verify(parse(later.record)) == ()
    assert len(partidas([log.read(entry) for entry in later.kept])) == 1


def test_a_request_heard_twice_is_done_once() -> None:
    ana = Visitor("truco-fenacef").come()
    ana.ready()
    kept = len(ana.kept)
    ana.call(do="hear", message={"type": "ready", "nonce": "cd" * 16, "client": "tab", "n": ana.n})
    assert len(ana.kept) == kept
    assert ana.heard[-1]["type"] == "ack"


def test_what_may_not_be_is_refused_in_words_and_the_table_goes_on() -> None:
    ana = Visitor("truco-fenacef").come()
    refused = ana.say(type="act", action={"type": "Deal"}, version=ana.version)
    assert (refused["type"], refused["code"]) == ("refused", "not-begun")
    assert refused["text"]
    ana.ready().play(20)
    assert ana.version > 10
    assert Visitor("no-such-game").call(do="open", who=ANA, setup={"game": "no-such-game"})["refused"]["code"] == "unknown-game"


def test_who_comes_back_gets_what_was_missed_and_no_more() -> None:
    ana = Visitor("truco-fenacef").come().ready().play(30)
    before, version = len(ana.heard), ana.version
    ana.enter(version=version - 2, was="seat-0")
    told = [one["type"] for one in ana.heard[before:]]
    assert told == ["update", "update", "presence"]
    ana.enter(version=version - 2, was="seat-0", lang="en")
    assert ana.heard[-2]["type"] == "snapshot"


def test_a_partida_is_told_again_step_by_step() -> None:
    ana = Visitor("truco-fenacef").come().ready().play()
    told = ana.call(do="replay", partida=1, lang="pt-BR")["replay"]
    assert told["snapshot"]["you"]["role"] == "referee"
    assert len(told["updates"]) > 40
    assert told["names"][0] == "Ana"


def test_a_learner_is_advised_and_told_what_a_mistake_cost() -> None:
    ana = Visitor("blackjack").come().ready()
    assert ana.say(type="learn", wants=True)["type"] == "ack"
    while ana.wait is not None or len({one["action"]["type"] for one in ana.menu}) < 3:
        assert not ana.record
        ana.step()
    advised = ana.say(type="advise", version=ana.version)
    assert advised["type"] == "advised"
    assert len(advised["choices"]) == len(ana.menu)
