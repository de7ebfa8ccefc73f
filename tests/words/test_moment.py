"""Which clauses rule the moment, and the order of the cards: told by every family, of what a seat may know."""

from random import Random

import pytest

from carteado import catalogue
from carteado.catalogue import GAMES
from carteado.game import CHANCE, PUBLIC, REFEREE, State
from carteado.regulations import regulation
from carteado.wire import encode
from carteado.words import Words
from carteado.words.offered import Insight

STEPS = 300


def played(game: str, seed: int) -> list[State]:
    """The states of random play."""
    rng, found = Random(seed), catalogue.game(game)
    states = [catalogue.new(game, options=found.proposed({}))]
    while len(states) < STEPS and states[-1].actors():
        seat = rng.choice(states[-1].actors())
        states.append(states[-1].apply(seat, rng.choice(states[-1].legal(seat))).state)
    return states


@pytest.mark.parametrize("game", GAMES)
def test_whenever_somebody_has_to_act_clauses_rule_it_that_exist(game: str) -> None:
    text, words, without = regulation(game), Words("pt-BR", game), set[str]()
    for state in played(game, 1) + played(game, 2):
        rules = words.insight(state.view(0)).rules
        assert [text.clause(clause).id for clause in rules] == list(rules)
        assert len(set(rules)) == len(rules)
        if not rules and state.actors() and CHANCE not in state.actors():
            without.add(str(encode(state.view(PUBLIC))["shown"]["phase"]))
    assert without == set()


@pytest.mark.parametrize("game", GAMES)
def test_the_clauses_of_the_moment_are_the_same_for_everybody(game: str) -> None:
    words = Words("en", game)
    for state in played(game, 3)[:120]:
        told = {words.insight(state.view(role)).rules for role in (0, 1, PUBLIC, REFEREE)}
        assert len(told) == 1


def test_the_order_of_the_cards_has_every_card_once_and_the_manilhas_on_top() -> None:
    words = Words("pt-BR", "truco-fenacef")
    told = words.insight(catalogue.new("truco-fenacef").view(0)).strength
    manilhas = [(force.rank + force.suits, force.name) for force in told[:4]]
    assert manilhas == [("4P", "zap"), ("7C", "copeta"), ("AE", "espadilha"), ("7O", "pica-fumo")]
    assert (told[4].rank, sorted(told[4].suits), told[4].name) == ("3", sorted("PCEO"), "")
    cards = [force.rank + suit for force in told for suit in force.suits]
    assert len(cards) == len(set(cards)) == 40


def test_the_order_of_truco_cego_is_that_of_its_text() -> None:
    told = Words("pt-BR", "truco-cego").insight(catalogue.new("truco-cego").view(0)).strength
    assert [force.rank + force.suits for force in told[:4]] == ["1E", "1B", "7E", "7O"] or [
        force.rank for force in told[:6]
    ] == []
    assert [force.rank for force in told[4:7]] == ["3", "2", "1"]
    assert sum(len(force.suits) for force in told) == 40


def test_the_vira_tells_the_manilhas_once_it_lies_open() -> None:
    words = Words("pt-BR", "truco-asfo")
    before, after = list[Insight](), list[Insight]()
    for state in played("truco-asfo", 5):
        view = state.view(0)
        told = words.insight(view)
        vira = encode(view)["shown"]["vira_card"]
        (after if vira else before).append(told)
        if vira:
            assert {force.rank for force in told.strength[:4]} == {told.more["manilha"]}
            assert [force.name for force in told.strength[:4]] == ["zap", "copeta", "espadilha", "pica-fumo"]
    assert before
    assert after
    assert all("manilha" not in told.more and told.strength[0].name == "" for told in before)


@pytest.mark.parametrize("game", ["canastra", "buraco", "cacheta", "pifpaf", "blackjack"])
def test_where_no_card_beats_another_no_order_is_told(game: str) -> None:
    assert Words("pt-BR", game).insight(played(game, 1)[0].view(0)).strength == ()
