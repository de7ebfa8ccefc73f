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


def test_what_lies_around_the_ace_goes_beyond_it() -> None:
    low = Grammar(13, wild=TWOS, ace_high=False)
    for text in ("KP AP 3P", "QP KP AP 3P", "QP KP AP 2P 3P"):
        assert why.objection(RUNS, _faces(text)) == why.BEYOND_ACE, text
    for text in ("AP 3P 5P", "10P AP 4P", "AP QP JP", "QP KP AP 5P", "AP 3P 4P 6P KP"):
        assert why.objection(RUNS, _faces(text)) == why.GAP, text
    assert [why.objection(low, _faces(text)) for text in ("QP KP AP", "AP 3P 5P")] == [why.BEYOND_ACE, why.GAP]


def test_a_two_that_is_wild_in_no_run_of_its_suit_is_told_from_a_gap() -> None:
    placed = Grammar(13, wild=TWOS, own_suit_wild=False)
    assert why.objection(placed, _faces("3P 4P 2P 6P")) == why.OWN_SUIT
    assert why.objection(placed, _faces("3P 4P 2P 2P")) == why.OWN_SUIT
    assert why.objection(placed, _faces("3P 5P 2P 8P")) == why.GAP
    assert why.objection(placed, _faces("3P 4P 2C 6P")) == ""


def test_twos_alone_may_be_a_group_that_is_barred_or_has_too_many_jokers() -> None:
    barred = Grammar(13, ANY_NUMBER, wild=(*TWOS, JOKER), group_wild=(JOKER,), barred=1)
    assert why.objection(barred, _faces("2P 2C 2O")) == why.GROUP_BARRED
    assert why.objection(NATURAL_TWOS, _faces("2P 2C JK JK")) == why.TOO_MANY_WILD
    assert why.objection(NATURAL_TWOS, _faces("2P JK JK")) == why.ONLY_WILD


def test_two_aces_of_a_suit_may_lie_at_both_ends_and_are_not_one_card_twice() -> None:
    assert why.objection(RUNS, _faces("AP AP 5P")) == why.GAP
    assert why.objection(RUNS, _faces("AP AP AP 5P")) == why.TWICE
    assert why.objection(RUNS, _faces("3P 3P 4P")) == why.TWICE


def test_a_two_of_the_suit_that_has_to_be_wild_beside_another_wild_card_is_one_too_many() -> None:
    assert why.objection(RUNS, _faces("AP 2P 2P 3P 4P 5P 2E")) == why.TOO_MANY_WILD
    assert why.objection(NATURAL_TWOS, _faces("QC KC AC JK 2C")) == why.TOO_MANY_WILD
    assert why.objection(RUNS, _faces("4P 2P 6P 2P 9P")) == why.GAP
