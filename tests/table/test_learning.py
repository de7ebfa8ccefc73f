"""Advice at a table: who has it and when, what may be asked, and that nobody learns of another's cards by it."""

import pytest

from carteado import advice as registry
from carteado.cards import cards
from carteado.game import PUBLIC
from carteado.games.blackjack.rules.acts import Bet, Hit, Stand
from carteado.pack import Shuffle
from carteado.table import Refused, Who, advising, incoming, reviewing
from carteado.table.acting import arrivals
from carteado.table.deciding import BREATH
from carteado.table.recording import partidas
from carteado.table.teaching import Question, answer, label, missed, unit, worths
from carteado.words import Words
from games.blackjack.kit.mesa import topped
from table.client_kit import Page
from table.play_kit import begun, page_of
from table.play_kit import done as played
from table.table_kit import ANA, BETO, RITA, Process

SIXTEEN = "10P 9C 6C 6O 9E 10E 5P 10C"  # Ana has 16, Beto 19, the house shows a 6


def sat(*people: Who, seats: int = 2, shoe: str = SIXTEEN, **options: str) -> Process:
    """A round that has been dealt: it is Ana's turn."""
    process = begun(people, process=Process(thinking=False), game="blackjack", seats=seats, options={"rounds": "2", **options})
    for seat in range(seats):
        played(process, seat, Bet(1, 10))
    state = process.table.state
    assert state is not None
    (offered,) = state.legal(-1)
    assert isinstance(offered, Shuffle)
    process.rig(topped(offered.cards, cards(shoe)))
    return process


def state_of(process: Process) -> str:
    """Whether there is advice: "" where there can be none."""
    return process.table.advice


def learn(process: Process, page: Page, wants: bool = True) -> str:
    return process.say(page, incoming.Learn, wants=wants).code


def code_of(process: Process, page: Page, kind: type[incoming.Advise] | type[incoming.Review], version: int = 0) -> str:
    """Why the table has no question for this page, "" where it has one."""
    request = kind(client=page.client, n=page.number(), version=version or page.version)
    try:
        if isinstance(request, incoming.Advise):
            advising(process.table, page.who.player, request)
        else:
            reviewing(process.table, page.who.player, request)
    except Refused as refused:
        return refused.reason.code
    return ""


def asked(process: Process, page: Page) -> Question:
    return advising(process.table, page.who.player, incoming.Advise(client=page.client, n=page.number(), version=page.version))


def test_a_game_without_advice_has_none() -> None:
    process = begun()
    assert state_of(process) == ""
    assert learn(process, page_of(process, 0)) == "advice-none"
    assert code_of(process, page_of(process, 0), incoming.Advise) == "advice-none"


def test_there_is_none_until_all_want_it_and_none_when_one_wants_it_no_more() -> None:
    process = sat(ANA, BETO)
    ana, beto = page_of(process, 0), page_of(process, 1)
    assert (state_of(process), code_of(process, ana, incoming.Advise)) == ("off", "advice-off")
    assert learn(process, ana) == ""
    assert (state_of(process), code_of(process, ana, incoming.Advise)) == ("off", "advice-off")
    assert learn(process, beto) == ""
    assert (state_of(process), code_of(process, ana, incoming.Advise)) == ("on", "")
    assert learn(process, beto, wants=False) == "", "who wants it no more is heard at once"
    assert (state_of(process), code_of(process, ana, incoming.Advise)) == ("off", "advice-off")


def test_it_is_wanted_again_after_a_breath_and_said_once() -> None:
    process = sat(ANA)
    ana = page_of(process, 0)
    assert learn(process, ana, wants=False) == "learns-not"
    assert learn(process, ana) == ""
    assert learn(process, ana) == "learns-already"
    assert learn(process, ana, wants=False) == ""
    process.clock.now += BREATH - 1
    assert learn(process, ana) == "phrase-too-often"
    process.clock.now += 1
    assert learn(process, ana) == ""


def test_bots_want_nothing_and_everybody_hears_of_it() -> None:
    process = sat(ANA)
    rita = process.enter(RITA)
    assert state_of(process) == "off"
    assert learn(process, page_of(process, 0)) == ""
    assert state_of(process) == "on"
    for page in (page_of(process, 0), rita):
        assert page.about is not None
        assert (page.about.advice, [chair.learns for chair in page.about.chairs]) == ("on", [True, False])
        assert any("onselho" in line.text for line in page.updates[-1].story or ())


def test_who_sits_down_brings_no_wish_along() -> None:
    process = sat(ANA, seats=3, shoe="10P 9C 7C 6C 6O 9E 7E 10E 5P 10C")
    assert learn(process, page_of(process, 0)) == ""
    process.do(process.enter(BETO), incoming.Sit, seat=1)
    for seat, turn in ((0, 1), (1, 2), (2, 3)):
        played(process, seat, Stand(turn))
    process.write(*arrivals(process.table, process.clock.now))
    assert process.table.places[1].player == BETO.player
    assert state_of(process) == "off"


def test_nobody_else_may_ask() -> None:
    process = sat(ANA, BETO)
    rita = process.enter(RITA)
    for page in (page_of(process, 0), page_of(process, 1)):
        assert learn(process, page) == ""
    assert learn(process, rita) == "not-seated"
    assert code_of(process, rita, incoming.Advise) == "not-seated"
    assert code_of(process, page_of(process, 1), incoming.Advise) == "advice-not-asked"
    assert code_of(process, page_of(process, 0), incoming.Advise, version=process.table.version + 1) == "version-ahead"
    assert code_of(process, page_of(process, 0), incoming.Review) == "", "the bet was an act"


def test_a_question_is_what_its_seat_sees() -> None:
    process = sat(ANA, BETO, nevada="true")
    for page in (page_of(process, 0), page_of(process, 1)):
        assert learn(process, page) == ""
    state = process.table.state
    assert state is not None
    found = asked(process, page_of(process, 0))
    assert (found.view, found.menu) == (state.view(0), tuple(state.legal(0)))
    assert found.view != state.view(PUBLIC)
    assert "9C" not in repr(found.view), "a card of Beto's, face down"


def test_after_an_act_one_may_know_what_it_cost() -> None:
    process = sat(ANA)
    ana = page_of(process, 0)
    assert learn(process, ana) == ""
    played(process, 0, Hit(1))
    question, made = reviewing(process.table, ANA.player, incoming.Review(client=ana.client, n=1, version=ana.version))
    assert made == Hit(1)
    assert Stand(1) in question.menu
    values, words = answer(question), Words("pt-BR", "blackjack")
    assert values.choices[0].action == Stand(1)
    assert values.cost(Hit(1)) > 1
    assert values.cost(Stand(1)) == 0
    assert missed(words, question, values, Hit(1)).startswith("Manter valia 2,")
    assert [each.best for each in worths(words, question, values.choices)] == [True, False, False]
    assert next(each.label for each in worths(words, question, values.choices)) == label(words, question, Stand(1))
    assert unit(words) == "fichas"


def test_the_seen_cards_are_told_only_where_they_make_another_choice_the_best(monkeypatch: pytest.MonkeyPatch) -> None:
    process = sat(ANA)
    assert learn(process, page_of(process, 0)) == ""
    question = asked(process, page_of(process, 0))
    found = registry.advice_for("blackjack")
    assert found is not None
    assert answer(question).seen == (), "nothing but the hands of this round was seen"

    def counted(view: object, menu: object, rng: object) -> tuple[registry.Valued, ...]:
        return (registry.Valued(Stand(1), -2.0), registry.Valued(Hit(1), -1.0))

    other = registry.Advice(found.values, found.unit, seen=counted)
    monkeypatch.setattr("carteado.table.teaching.advice_for", lambda _: other)
    assert [each.action for each in answer(question).seen] == [Hit(1), Stand(1)]


def test_mistakes_are_told_to_who_played_alone_or_where_all_want_it() -> None:
    alone = sat(ANA)
    (partida,) = partidas(alone.kept.since())
    assert (partida.taught(ANA.player), partida.taught(RITA.player)) == (True, False)
    two = sat(ANA, BETO)
    assert not partidas(two.kept.since())[0].taught(ANA.player)
    for page in (page_of(two, 0), page_of(two, 1)):
        assert learn(two, page) == ""
    assert all(partidas(two.kept.since())[0].taught(who.player) for who in (ANA, BETO))


def test_the_log_alone_gives_the_same_wishes() -> None:
    process = sat(ANA, BETO)
    assert learn(process, page_of(process, 1)) == ""
    again = process.reloaded()
    assert [place.learns for place in again.table.places] == [False, True]
