"""What the text wants in one act is listed wherever it can be done: the top of a closed lixo in use, a minimum reached.

Small hands, so that every way there is can be tried.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from carteado.cards import CARDS, Card
from carteado.game import State
from carteado.games.canastra.rules.acts import Lay, Take
from carteado.games.canastra.rules.board import CanastraBoard
from carteado.games.canastra.rules.jogos import Kit
from carteado.games.canastra.rules.moves import laid_points
from carteado.melds.grammar import JOKER
from conformance_kit.build import tries
from games.canastra.kit import mesa
from games.canastra.kit.words import told

clause = pytest.mark.clause
HANDS = tries(120, 1500)
RUNS = ("8C..10C", "3P..9P", "4C..8C", "5P 6P 7P", "QP KP AP", "AC 2C 3C", "5P 6P 7P 2P")
Cards = tuple[Card, ...]


def fechado(hand: str, lixo: str, a: str, wilds: str = "1") -> list[str]:
    """The ways to add the top of the lixo to a meld that are listed where it has to be used."""
    table = mesa(hand, game="buraco", lixo=lixo, a=(a,), comprou=False, lixo_rule="must_use_top", max_wilds_per_meld=wilds)
    return [f"{told(act.cards)} em {act.to}" for act in table.state.legal(0) if isinstance(act, Take) and act.to]


@clause("BUR-S16")
def test_the_top_may_need_other_cards_to_join_a_meld() -> None:
    assert fechado("JC 3E 4O", lixo="QC", a="8C..10C") == ["JC QC em 1"]
    assert fechado("JC QC 4O", lixo="KC", a="8C..10C") == ["JC QC KC em 1"]
    assert fechado("3E 4O", lixo="QC", a="8C..10C") == []
    assert fechado("JC 3E 4O", lixo="JC QC", a="8C..10C") == ["JC QC em 1"]


@clause("BUR-S16", "BUR-S7")
def test_a_curinga_may_go_along_with_the_top() -> None:
    assert fechado("2O JK 4O", lixo="QC", a="8C..10C") == ["2O QC em 1", "JK QC em 1"]
    assert fechado("2O JC 4O", lixo="QC", a="8C..10C") == ["JC QC em 1"]
    assert fechado("2O JK 4O", lixo="KC", a="8C..10C") == []
    assert fechado("2O JK 4O", lixo="KC", a="8C..10C", wilds="2") == ["2O JK KC em 1"]
    assert fechado("2O 9E 4O", lixo="QC", a="8C 9C 2E 10C") == ["QC em 1"]
    assert fechado("JC QC 4O", lixo="KC", a="8C 9C 2E 10C") == ["JC KC em 1", "QC KC em 1"]


@clause("BUR-S16", "BUR-S6")
def test_a_curinga_on_top_is_taken_where_the_two_goes_home() -> None:
    assert fechado("3P 4P 9O", lixo="JK", a="5P 6P 7P 2P") == ["3P JK em 1", "4P JK em 1"]
    assert fechado("3P 4P 9O", lixo="JK", a="6P 7P 8P 2P") == ["3P 4P JK em 1"]
    assert fechado("8P 9P 9O", lixo="JK", a="5P 6P 7P 2P") == []


def drawn(rng: Random, many: int) -> list[Card]:
    """Cards of two suits, all the twos, and jokers: many melds of few cards."""
    deck = [card for card in CARDS[:JOKER] if card.suit in "CP" or card.rank == "2"] * 2
    return rng.sample([*deck, CARDS[JOKER], CARDS[JOKER]], many)


def parts(cards: Cards, least: int) -> Iterator[Cards]:
    """Every part of these cards, equal ones once."""
    for size in range(least, len(cards) + 1):
        yield from dict.fromkeys(combinations(sorted(cards), size))


def without(cards: Cards, used: Cards) -> Cards:
    return tuple(sorted((Counter(cards) - Counter(used)).elements()))


def laid(kit: Kit, cards: Cards) -> Iterator[tuple[Cards, ...]]:
    """Every choice of melds that lie beside one another."""
    for meld in parts(cards, 3):
        if kit.new(tuple(card.index for card in meld)) is not None:
            yield (meld,)
            yield from ((meld, *more) for more in laid(kit, without(cards, meld)))


def of(state: State) -> CanastraBoard:
    board = state.board()
    assert isinstance(board, CanastraBoard)
    return board


def taken(state: State, cards: Cards, top: Card, melds: int) -> Iterator[Take]:
    """Every way to take the lixo that uses its top card."""
    board = of(state)
    assert board.partida.rodada is not None
    turn = board.partida.rodada.turns
    for some in parts(cards, 1):
        if top in some:
            yield from (Take(turn, (), to, some) for to in range(1, melds + 1))
    yield from (Take(turn, some) for some in laid(board.partida.kit, cards) if any(top in meld for meld in some))


def test_the_lixo_is_listed_wherever_it_may_be_taken() -> None:
    found = Counter[bool]()
    for seed in range(HANDS):
        rng = Random(f"fechado {seed}")
        size = rng.randrange(1, 6)
        cards = drawn(rng, size + rng.randrange(1, 3))
        a = tuple(rng.sample(RUNS, rng.randrange(3)))
        wilds, needs, minimums = rng.choice("1120"), rng.choice(("none", "any", "clean")), rng.choice(("[]", "[]", "40,60"))
        table = mesa(
            told(cards[:size]), game="buraco", lixo=told(cards[size:]), a=a, comprou=False, mortos=rng.choice(("0 1", "- 1")),
            score=(1600, 0), target="3000", lixo_rule="must_use_top", max_wilds_per_meld=wilds, batida_requires=needs,
            vuln_minimums=minimums,
        )  # fmt: skip
        listed = [act for act in table.state.legal(0) if isinstance(act, Take)]
        assert all(table.state.check(0, act) is None for act in listed)
        ways = taken(table.state, tuple(cards), cards[-1], len(a))
        assert bool(listed) == any(table.state.check(0, act) is None for act in ways), (seed, told(cards))
        found[bool(listed)] += 1
    assert min(found[True], found[False]) > HANDS // 10


@clause("CAN-S4", "CAN-S15")
def test_an_opening_with_several_curingas_in_a_meld_is_listed() -> None:
    table = mesa("8C 2O 2E JC QC 2C AC 3O", score=(1600, 0), vuln_enforcement="block", max_wilds_per_meld="0")
    (opening,) = [act for act in table.state.legal(0) if isinstance(act, Lay)]
    assert laid_points(opening.faces) >= 75


def test_an_opening_is_listed_wherever_there_is_one_with_several_curingas() -> None:
    found = Counter[bool]()
    for seed in range(HANDS):
        rng = Random(f"opening {seed}")
        cards = tuple(card for card in drawn(rng, rng.randrange(5, 9)) if card.index < JOKER)
        scope, least = rng.choice(("opening", "every_laydown")), rng.choice(("30", "40", "60"))
        table = mesa(
            told(cards), score=(1600, 0), mortos=rng.choice(("0 1", "- 1")), max_wilds_per_meld=rng.choice("023"),
            vuln_enforcement="block", vuln_minimums=least, vuln_scope=scope,
        )  # fmt: skip
        listed = [act for act in table.state.legal(0) if isinstance(act, Lay)]
        assert all(table.state.check(0, act) is None for act in listed)
        ways = (Lay(melds) for melds in laid(of(table.state).partida.kit, cards))
        assert bool(listed) == any(table.state.check(0, act) is None for act in ways), (seed, told(cards))
        found[bool(listed)] += 1
    assert min(found[True], found[False]) > HANDS // 12
