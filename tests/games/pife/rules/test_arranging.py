"""A hand as one would hold it: which melds it has now, how they lie, and what is in none of them."""

import os
from random import Random

import pytest

from carteado.cards import CARDS, indices
from carteado.games.pife.rules.arranging import Arrangement
from carteado.games.pife.rules.shapes import HandGrammar
from carteado.games.pife.rules.solvers import solver_of
from carteado.melds.meld import Meld
from games.pife.rules.hands import GRAMMARS, counts, curingas, lies, scraps
from games.pife.rules.partitions import RUN, kinds, most_in_melds

FUZZ = bool(os.environ.get("CARTEADO_FUZZ"))
TRIES = 1_000 if FUZZ else 12


def text(found: Arrangement) -> str:
    return ", ".join(map(lies, found.melds)) + " | " + " ".join(str(CARDS[card]) for card in found.dead)


@pytest.mark.parametrize(
    ("name", "cards", "curinga", "arranged"),
    [
        ("cacheta", "5P 5C 5E 7O 8O 9O QE KE AE", "", "5P 5C 5E, QE KE AE, 7O 8O 9O | "),
        ("cacheta", "5P 5C 5E 7O 8O 10C QE KE 2E", "10C", "5P 5C 5E, QE KE 10C=14 | 2E 7O 8O"),
        ("cacheta", "9O QE 10C AE 5P 5C 5E 7O 8O", "10C", "5P 5C 5E, QE 10C=13 AE, 7O 8O 9O | "),
        ("cacheta", "8C 9C 10C 10C JC 7O 8O 3E 3P", "10C", "3P 3E 10C*, 8C 9C 10C JC | 7O 8O"),
        ("cacheta", "8C 9C 10C 2P 4P 6E 7O QO", "10C", "8C 9C 10C | 2P 4P 6E 7O QO"),
        ("cacheta", "3C 4C 5C 6C 7C 8C 2P 4P 6E", "", "3C 4C 5C, 6C 7C 8C | 2P 4P 6E"),
        ("cacheta", "3C 4C 5C 6C 2P 4P 8E 10E KE 9O", "", "3C 4C 5C 6C | 2P 4P 8E 10E KE 9O"),
        ("cacheta, long runs", "3C 4C 5C 6C 7C 8C 2P 4P 6E", "", "3C 4C 5C 6C 7C 8C | 2P 4P 6E"),
        ("cacheta, long runs", "4P 4C 4O 4E 9E 10E JE QE KE", "", "4P 4C 4E 4O, 9E 10E JE QE | KE"),
        ("cacheta, two curingas in a meld", "QP KP 10C 10C 2C 5E 7O 9E KO", "10C", "10C=11 QP KP 10C=14 | 2C 5E 9E 7O KO"),
        ("cacheta, a suit again", "5P 5C 5C 5E 2P 9P KE QO 2O", "", "5P 5C 5C 5E | 2P 9P KE 2O QO"),
        ("pifpaf", "AP 2P 3P 3C 4C 5C 6C 9E 10E JE", "", "AP 2P 3P, 3C 4C 5C 6C, 9E 10E JE | "),
        ("pifpaf", "5P 6P 7P 8P 8C 8E 2O 3O KO", "", "5P 6P 7P, 8P 8C 8E | 2O 3O KO"),
        ("pifpaf", "2P 4P 6P 8C 10C QC AE 3E 5E", "", " | 2P 4P 6P 8C 10C QC AE 3E 5E"),
    ],
)
def test_how_it_is_held(name: str, cards: str, curinga: str, arranged: str) -> None:
    assert text(solver_of(GRAMMARS[name]).arranged(counts(cards), indices(curinga))) == arranged


def test_a_tame_curinga_acts_in_no_meld() -> None:
    hand, ten_of_hearts = counts("5P 5C 5E 7O 8O 10C QE KE 2E"), indices("10C")
    found = solver_of(GRAMMARS["cacheta"]).arranged(hand, ten_of_hearts, tame=ten_of_hearts)
    assert text(found) == "5P 5C 5E | 10C 2E QE KE 7O 8O"


@pytest.mark.parametrize("name", GRAMMARS)
def test_no_arrangement_has_more_cards_in_melds_or_fewer_curingas_acting(name: str) -> None:
    grammar, rng = GRAMMARS[name], Random(name)
    for _ in range(TRIES):
        wild = curingas(grammar, rng)
        cards = scraps(rng.choice((8, 9, 10)), wild, rng)
        tame = tuple(card for card in cards if card in wild and rng.random() < 0.15)
        found = solver_of(grammar).arranged(counts(cards), wild, tame)
        laid = [card for meld in found.melds for card in meld.cards]
        assert sorted([*laid, *found.dead]) == sorted(cards)
        assert all(as_it_may(grammar, meld) for meld in found.melds), (cards, wild, text(found))
        acting = [card for meld in found.melds for card in meld.wild]
        assert all(acting.count(face) <= cards.count(face) - tame.count(face) for face in {*acting})
        assert (len(laid), len(acting)) == most_in_melds(grammar, cards, wild, tame), (cards, wild, tame, text(found))


def as_it_may(grammar: HandGrammar, meld: Meld) -> bool:
    """Whether each card lies in its own place or is a curinga in another's."""
    heap = tuple((card, card in meld.wild) for card in meld.cards)
    if not meld.is_run:
        return any(kind != RUN for kind, _ in kinds(heap, grammar.most_wild, grammar.wild_in_runs_only))
    own = [13 * meld.of + (place - 1) % 13 for place in range(meld.low, meld.high + 1)]
    strange = [place for place, (card, at) in enumerate(zip(own, meld.in_order(), strict=True), meld.low) if card != at]
    return strange == [*meld.stands] and len(strange) == len(meld.wild) <= grammar.most_wild
