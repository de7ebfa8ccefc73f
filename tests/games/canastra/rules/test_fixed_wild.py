"""Where a curinga that does not move may stand, and what makes it move (CAN-S5)."""

import pytest

from carteado.cards import CARDS, cards
from carteado.games.canastra.rules.family import rules_of
from carteado.games.canastra.rules.jogos import NO_PIN, Jogo, Kit, kit_of

clause = pytest.mark.clause
UNTIL_REPLACED = kit_of(rules_of("canastra", {"wild_mobility": "fixed_until_replaced"}))
FIXED = kit_of(rules_of("canastra", {"wild_mobility": "fixed"}))
BOTH = pytest.mark.parametrize("kit", [UNTIL_REPLACED, FIXED], ids=["until replaced", "fixed"])


def faces(text: str) -> tuple[int, ...]:
    return tuple(card.index for card in cards(text))


def laid(kit: Kit, text: str, place: int = NO_PIN) -> Jogo:
    jogo = kit.new(faces(text), place)
    assert jogo is not None
    return jogo


def told(jogo: Jogo | None) -> str:
    """The meld as it lies, with a star at what stands for another card."""
    if jogo is None:
        return "refused"
    places = range(jogo.meld.low, jogo.meld.high + 1)
    return " ".join(f"{card}{'*' * (place in jogo.meld.stands)}" for card, place in zip(jogo.lying(), places, strict=True))


@clause("CAN-S5")
@BOTH
def test_another_curinga_does_not_push_the_first_one_away(kit: Kit) -> None:
    jogo = laid(kit, "2C 4C 5C", 3)
    assert told(kit.grown(jogo, faces("2O"))) == "refused"


@clause("CAN-S5")
@BOTH
def test_a_two_in_its_own_place_is_no_curinga(kit: Kit) -> None:
    assert kit.new(faces("2P 3P 4P"), 2) is None
    acts = [act for part in kit.lays([int(face in faces("2P 3P 4P")) for face in range(len(CARDS))]) for act in part]
    assert sorted(act.stands for act in acts) == [(), ((5,),)]


@clause("CAN-S5")
def test_the_card_it_stands_for_moves_a_two_of_the_suit_to_its_own_place() -> None:
    jogo = laid(UNTIL_REPLACED, "3P 4P 2P", 5)
    assert told(UNTIL_REPLACED.grown(jogo, faces("5P"))) == "2P 3P 4P 5P"
    assert told(UNTIL_REPLACED.grown(jogo, faces("5P"), 6)) == "refused"
    assert told(FIXED.grown(laid(FIXED, "3P 4P 2P", 5), faces("5P"))) == "refused"


@clause("CAN-S5")
def test_the_card_it_stands_for_moves_any_other_to_an_end() -> None:
    jogo = laid(UNTIL_REPLACED, "5C 2O 7C", 6)
    assert told(UNTIL_REPLACED.grown(jogo, faces("6C"))) == "5C 6C 7C 2O*"
    assert told(UNTIL_REPLACED.grown(jogo, faces("6C"), 4)) == "2O* 5C 6C 7C"
    assert told(UNTIL_REPLACED.grown(jogo, faces("6C 9C"))) == "5C 6C 7C 2O* 9C"


@clause("CAN-S5")
def test_an_act_of_several_cards_moves_a_curinga_as_they_would_one_by_one() -> None:
    """A two reaches its own place over no other curinga, and where it can go there it goes nowhere else."""
    jogo = laid(UNTIL_REPLACED, "4C 5C 6C 7C 8C 2C", 9)
    assert told(UNTIL_REPLACED.grown(jogo, faces("9C"))) == "4C 5C 6C 7C 8C 9C 2C*"
    assert told(UNTIL_REPLACED.grown(jogo, faces("9C 2P"))) == "refused"
    assert told(UNTIL_REPLACED.grown(jogo, faces("9C 3C 2P"))) == "2C 3C 4C 5C 6C 7C 8C 9C 2P*"
    jogo = laid(UNTIL_REPLACED, "3C 2C 5C", 4)
    assert told(UNTIL_REPLACED.grown(jogo, faces("4C"))) == "2C 3C 4C 5C"
    assert told(UNTIL_REPLACED.grown(jogo, faces("4C 7C"))) == "refused"
    assert told(UNTIL_REPLACED.grown(jogo, faces("4C 7C 2C"))) == "2C 3C 4C 5C 2C* 7C"
    assert told(UNTIL_REPLACED.grown(jogo, faces("6C 7C"))) == "3C 2C* 5C 6C 7C"
    jogo = laid(UNTIL_REPLACED, "4C 2C 6C", 5)
    assert told(UNTIL_REPLACED.grown(jogo, faces("3C 5C 8C"))) == "3C 4C 5C 6C 2C* 8C"


@clause("CAN-S5")
@BOTH
def test_who_adds_a_two_of_the_suit_tells_where_it_stands(kit: Kit) -> None:
    jogo = laid(kit, "3P 4P 5P")
    assert kit.ends(jogo, faces("2P")[0]) == (NO_PIN, 6)
    assert told(kit.grown(jogo, faces("2P"))) == "2P 3P 4P 5P"
    assert told(kit.grown(jogo, faces("2P"), 6)) == "3P 4P 5P 2P*"
