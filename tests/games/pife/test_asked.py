"""The hands on which the solver is measured are hands of the game, and the hard ones are hard."""

from itertools import islice
from random import Random

import pytest

from carteado.games.pife import asked
from carteado.games.pife.rules.family import OPTIONS
from carteado.games.pife.rules.solvers import solver_of


@pytest.mark.parametrize("game", OPTIONS)
@pytest.mark.parametrize("hands", [asked.of_play, asked.hard])
def test_hands_have_ten_cards_of_two_packs(game: str, hands: asked.Hands) -> None:
    rules = OPTIONS[game].rules
    for counts, wild in islice(hands(rules, solver_of(rules.grammar()), Random(1)), 20):
        assert sum(counts) == 10
        assert max(counts) <= 2
        assert bool(wild) == rules.vira


def test_who_plays_for_a_batida_gets_nearer_to_it() -> None:
    rules = OPTIONS["cacheta"].rules
    solver = solver_of(rules.grammar())
    turns = [solver.out(*each) for each in islice(asked.of_play(rules, solver, Random(2)), 5 * asked.TURNS)]
    assert not any(turns[:5])
    assert 2 <= sum(turns) <= 10


def test_hard_hands_of_cacheta_have_both_curingas_and_go_either_way() -> None:
    rules = OPTIONS["cacheta"].rules
    solver = solver_of(rules.grammar())
    hands = list(islice(asked.hard(rules, solver, Random(3)), 40))
    assert all(counts[wild[0]] == 2 for counts, wild in hands)
    assert {solver.out(counts, wild) for counts, wild in hands} == {False, True}


def test_an_answer_takes_some_time() -> None:
    found = asked.questions(OPTIONS["pifpaf"].rules)
    assert all(min(question(Random(4), 0.02)) > 0 for question in found.values())
