"""Several cards added in one act make what they would make one by one, in some order: the same meld, stain and place."""

from collections.abc import Iterator
from itertools import islice, permutations
from random import Random

import pytest

from carteado.games.canastra.rules.family import rules_of
from carteado.games.canastra.rules.jogos import NO_PIN, Jogo, Kit, kit_of
from carteado.melds.grammar import HIGH_ACE, JOKER, LOW_ACE, TWOS, card_in
from conformance_kit.build import tries

ADDITIONS = tries(150, 600)
PLACES = (NO_PIN, *range(LOW_ACE, HIGH_ACE + 1))
CANASTRA: tuple[dict[str, str], ...] = (
    {},
    {"wild_mobility": "fixed_until_replaced"},
    {"wild_mobility": "fixed"},
    {"ace_high_closes": "run"},
)
TABLES = [
    *[
        pytest.param("canastra", options, marks=pytest.mark.clause("CAN-S5"), id=" ".join(("canastra", *options.values())))
        for options in CANASTRA
    ],
    pytest.param("buraco", {}, id="buraco"),
]


def melds(kit: Kit, rng: Random) -> Iterator[tuple[Jogo, tuple[int, ...]]]:
    """Runs, some of them with a two or a joker that has been told its place, and cards of their suit that may fit."""
    while True:
        suit, low = rng.randrange(4), rng.randrange(LOW_ACE, HIGH_ACE - 2)
        high = min(HIGH_ACE, low + rng.randrange(2, 8))
        row = [card_in(suit, place) for place in range(low, high + 1)]
        wild = [card_in(suit, 2), rng.choice(TWOS), JOKER]
        pool = rng.sample([*row, *wild], rng.randrange(3, min(len(row) + 2, 8)))
        jogo = kit.new(tuple(sorted(pool)), rng.choice(PLACES)) or kit.new(tuple(sorted(pool)))
        if jogo is not None:
            yield jogo, tuple(card_in(suit, place) for place in range(LOW_ACE, HIGH_ACE + 1)) + tuple(wild)


def ways(kit: Kit, jogo: Jogo, cards: tuple[int, ...]) -> Iterator[Jogo]:
    """All that comes of the cards one after another, a wild card told any place."""
    if not cards:
        yield jogo
        return
    for place in PLACES if jogo.pin or cards[0] in kit.grammar.wild else (NO_PIN,):
        grown = kit.grown(jogo, cards[:1], place)
        if grown is not None:
            yield from ways(kit, grown, cards[1:])


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_an_addition_of_several_cards_comes_of_single_ones(game: str, options: dict[str, str]) -> None:
    kit, rng = kit_of(rules_of(game, options)), Random(f"{game} {options}")
    tried = ((jogo, rng.sample(row, rng.randrange(2, 4))) for jogo, row in melds(kit, rng))
    accepted = ((jogo, tuple(cards), kit.grown(jogo, tuple(cards))) for jogo, cards in tried)
    for jogo, cards, grown in islice((found for found in accepted if found[2] is not None), ADDITIONS):
        assert grown is not None
        made = (made for order in permutations(cards) for made in ways(kit, jogo, order))
        same = (grown.meld.cards, grown.stained, grown.pin)
        assert any((one.meld.cards, one.stained, one.pin) == same for one in made), (jogo.lying(), jogo.pin, cards)
