"""What is said to be wrong with cards that are no meld."""

from carteado.cards import cards
from carteado.melds import why
from carteado.melds.grammar import ANY_NUMBER, JOKER, TWOS, Grammar

RUNS = Grammar(14, wild=TWOS, most_wild=1)
NATURAL_TWOS = Grammar(13, ANY_NUMBER, wild=(*TWOS, JOKER), group_wild=(JOKER,), most_wild=1)


def _faces(text: str) -> tuple[int, ...]:
    return tuple(sorted(card.index for card in cards(text)))


def test_a_two_that_is_not_wild_in_a_group_is_no_card_that_comes_twice() -> None:
    assert why.objection(NATURAL_TWOS, _faces("KP KC 2O")) == why.GROUP_WILD
    assert why.objection(NATURAL_TWOS, _faces("KP KC JK")) == ""


def test_twos_alone_are_a_group_where_groups_are_no_melds() -> None:
    assert why.objection(RUNS, _faces("2P 2C 2O")) == why.NO_GROUPS
    assert why.objection(NATURAL_TWOS, _faces("2P 2C 2O")) == ""


def test_two_aces_of_a_suit_may_lie_at_both_ends_and_are_not_one_card_twice() -> None:
    assert why.objection(RUNS, _faces("AP AP 5P")) == why.GAP
    assert why.objection(RUNS, _faces("AP AP AP 5P")) == why.TWICE
    assert why.objection(RUNS, _faces("3P 3P 4P")) == why.TWICE
