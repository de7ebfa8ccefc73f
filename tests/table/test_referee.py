"""The referee's chair: it sees hands and not the pack, rules by the book, and never plays."""

import json
from typing import Any

import pytest

from carteado.cards import Card
from carteado.game import PUBLIC, REFEREE
from carteado.games.truco.rules.acts import GiveUp, Raise
from carteado.pack import Ruling
from carteado.table import incoming, messages
from carteado.tricks.play import Play
from conformance_kit.drive import Moment as Position
from conformance_kit.drive import a_ruling
from table.client_kit import Page, texts
from table.play_kit import Crowd, begun, dealt, done, mesa, page_of
from table.table_kit import ANA, FOUR, GAME, JUIZ, RITA, Process, facts


def _refereed(**setup: Any) -> tuple[Process, Page]:
    process = begun(FOUR, juiz=JUIZ, **setup)
    return process, process.pages[-1]


def _set_score(ours: int, theirs: int) -> Ruling:
    return Ruling("FEN-39", score=(ours, theirs), why="erro na súmula")


def test_there_is_a_chair_only_where_the_set_up_says_so() -> None:
    process = begun(FOUR)
    assert process.say(process.enter(JUIZ), incoming.Referee, take=True).code == "no-referee"


def test_the_chair_is_for_one() -> None:
    process = Process()
    process.open(ANA, referee=True)
    juiz, rita = process.enter(JUIZ), process.enter(RITA)
    process.do(juiz, incoming.Referee, take=True)
    assert process.say(rita, incoming.Referee, take=True).code == "seat-taken"
    assert process.say(rita, incoming.Referee, take=False).code == "not-referee"
    process.do(juiz, incoming.Referee, take=False)
    process.do(rita, incoming.Referee, take=True)
    assert (juiz.role, rita.role) == (PUBLIC, REFEREE)
    assert process.table.about().referee == "Rita"


def test_who_plays_does_not_referee_and_who_referees_does_not_play() -> None:
    process = Process()
    process.open(ANA, referee=True)
    ana, juiz = process.enter(ANA), process.enter(JUIZ)
    process.do(ana, incoming.Sit, seat=0)
    assert process.say(ana, incoming.Referee, take=True).code == "involved"
    process.do(juiz, incoming.Referee, take=True)
    assert process.say(juiz, incoming.Sit, seat=1).code == "referee-seated"
    assert process.say(juiz, incoming.Sit).code == "referee-seated"


def test_the_referee_sees_hands_and_not_the_pack() -> None:
    process, juiz = _refereed()
    dealt(process)
    hands = [hand["dealt_cards"] for hand in juiz.view["shown"]["hands"]]
    assert hands == [["3P", "7O", "4C"], ["2C", "QE", "6P"], ["2P", "KC", "5O"], ["3C", "AE", "JO"]]
    assert process.table.state is not None
    places = process.table.state.board().places(REFEREE)
    hidden = {str(card) for _, card, seen in places if not seen}
    assert len(hidden) == 28
    told = {text for _, message in juiz.sent[-3:] for text in texts(json.loads(message))}
    assert not hidden & told


def test_the_referee_sees_a_card_that_is_played_face_down() -> None:
    process, juiz = _refereed()
    dealt(process)
    for card in ("2P", "AE", "3P", "2C"):
        done(process, mesa(process).turn, Play(Card.of(card)))
    done(process, 3, Play(Card.of("3C"), down=True))
    assert juiz.view["shown"]["vazas"][1][0]["card"] == "3C"
    assert page_of(process, 1).view["shown"]["vazas"][1][0]["card"] is None


def test_the_referee_cannot_play() -> None:
    process, juiz = _refereed()
    dealt(process)
    before = facts(process.table)
    assert process.act(juiz, Play(Card.of("2P"))).code == "referee-rules"
    assert process.act(juiz, Raise(3)).code == "referee-rules"
    assert process.say(juiz, incoming.Phrase, phrase="who-deals").code == "not-seated"
    assert process.say(juiz, incoming.Decline).code == "not-seated"
    assert facts(process.table) == before


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_nobody_else_rules(seat: int) -> None:
    process, _ = _refereed()
    dealt(process)
    before = facts(process.table)
    assert process.act(page_of(process, seat), _set_score(11, 0)).code == "not-for-players"
    assert process.act(process.enter(RITA), _set_score(11, 0)).code == "not-seated"
    assert facts(process.table) == before


def test_a_ruling_goes_through_and_is_told_with_its_clause() -> None:
    process, juiz = _refereed()
    dealt(process)
    rita = process.enter(RITA)
    process.acts(juiz, Ruling("FEN-31", 1))
    assert "FEN-31" in {line.clause for line in rita.story}
    process.acts(juiz, _set_score(5, 7))
    assert mesa(process).score == (5, 7)


def test_the_reason_of_a_ruling_is_in_one_line_and_nothing_turns_it_around() -> None:
    process, juiz = _refereed()
    dealt(process)
    rita = process.enter(RITA)
    process.acts(juiz, Ruling("FEN-39", score=(5, 7), why="er\u202ero\nna \u2066súmula\u200b"))
    assert [line.text for line in rita.story if "Motivo" in line.text][-1].endswith("Motivo: erro na súmula.")


def test_a_ruling_the_book_does_not_know_is_refused() -> None:
    process, juiz = _refereed()
    dealt(process)
    assert process.act(juiz, Ruling("FEN-99", 1)).code == "no-such-ruling"
    assert process.act(juiz, Ruling("FEN-39", score=(1, 1))).code == "reason-missing"


def test_before_the_first_partida_there_is_nothing_to_rule_on() -> None:
    process = Process()
    process.open(ANA, referee=True)
    juiz = process.enter(JUIZ)
    process.do(juiz, incoming.Referee, take=True)
    assert process.act(juiz, Ruling("FEN-31", 1)).code == "not-begun"


def test_a_ruling_that_ends_the_match_shows_the_seed() -> None:
    process, juiz = _refereed()
    dealt(process)
    process.acts(juiz, Ruling("FEN-36.2", 1))
    assert process.table.stage == "over"
    assert process.table.standing.winners == (0,)
    assert juiz.about is not None
    assert juiz.about.past[-1].seed != ""


def test_after_the_match_a_ruling_that_would_reopen_it_is_refused() -> None:
    process, juiz = _refereed()
    Crowd(process, 1).play_match()
    before = facts(process.table)
    assert process.act(juiz, _set_score(3, 4)).code == "seed-revealed"
    assert facts(process.table) == before


def test_after_the_match_the_result_may_still_be_put_right() -> None:
    process, juiz = _refereed()
    Crowd(process, 1).play_match()
    winners = process.table.standing.winners
    assert winners is not None
    (won,) = winners
    process.acts(juiz, _set_score(12, 3) if won else _set_score(3, 12))
    assert process.table.stage == "over"
    assert process.table.standing.winners == (1 - won,)


def test_between_partidas_a_ruling_may_reopen_the_last_one() -> None:
    process, juiz = _refereed(partidas=3)
    Crowd(process, 1).play()
    assert process.table.stage == "between"
    process.acts(juiz, _set_score(10, 4))
    assert process.table.stage == "playing"
    assert process.table.standing.wins == (0, 0)
    Crowd(process, 2).play_match()


def test_a_ruling_for_the_last_mao_is_not_given_in_the_next() -> None:
    process, juiz = _refereed()
    dealt(process, score=(11, 4))
    seen = juiz.version
    done(process, 0, GiveUp())
    process.acts(juiz, Ruling("FEN-31", 1))
    dealt(process, dealer=1)
    before = facts(process.table)
    assert process.act(juiz, Ruling("FEN-32", 1, sanction="b"), seen).code == "stale"
    assert facts(process.table) == before


def test_the_host_takes_the_chair_away() -> None:
    process = Process()
    process.open(ANA, referee=True)
    ana, juiz = process.enter(ANA), process.enter(JUIZ)
    process.do(juiz, incoming.Referee, take=True)
    process.do(ana, incoming.Change, setup=messages.Setup(game=GAME, referee=False))
    assert process.table.about().referee == ""
    assert juiz.role == PUBLIC
    process.do(juiz, incoming.Sit, seat=0)


@pytest.mark.parametrize("seed", range(4))
def test_a_busy_referee_stops_nothing(seed: int) -> None:
    process, juiz = _refereed(options={"clock": "30"})
    crowd = Crowd(process, seed)
    for _ in range(1500):
        if process.table.stage != "playing":
            break
        crowd.step()
        if crowd.rng.random() < 0.1 and process.table.state is not None:
            ruling = a_ruling(Position(GAME, process.table.state, 4), crowd.rng)
            if ruling is not None:
                process.act(juiz, ruling)
    assert facts(process.kept.folded()) == facts(process.table)
