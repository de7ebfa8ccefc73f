"""How many manilhas lie in three cards when one of forty is turned: counted over every vira and every hand."""

from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest

from carteado.games.truco.rules.family import rules_of
from carteado.games.truco.rules.strength import is_manilha
from clauses_kit import marked

FRACOES = {0: Fraction(6545, 9139), 1: Fraction(2380, 9139), 2: Fraction(210, 9139), 3: Fraction(4, 9139)}


def counted(game: str, vira: int) -> Counter[int]:
    rules = rules_of(game, {})
    power = rules.strength(rules.deck, vira)
    flags = [is_manilha(power[index]) for index in rules.deck if index != vira]
    return Counter(sum(hand) for hand in combinations(flags, 3))


@pytest.mark.parametrize("game", marked({"truco-asfo": "ASFO-JOGO-9", "truco-sinsep": "SIN-HIER-2"}))
def test_quantas_manilhas_vem_em_tres_cartas_qualquer_que_seja_a_vira(game: str) -> None:
    for vira in rules_of(game, {}).deck:
        found = counted(game, vira)
        assert found.total() == 9139
        assert {count: Fraction(number, found.total()) for count, number in found.items()} == FRACOES


def test_as_fracoes_somam_um() -> None:
    assert sum(FRACOES.values()) == 1
