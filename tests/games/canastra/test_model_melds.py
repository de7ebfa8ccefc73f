"""The model's melds: every example of both catalogues that is about what cards are, and the house rules about curingas."""

import pytest

from games.canastra.model.melds import Grammar, add, lay, settle, worth
from games.canastra.seated import BURACO, CANASTRA, RECOVERS, cards, laid

# The example; the meld, laid and then added to act by act; how it ends up; card points and bonus together.
CANASTRA_MELDS = [
    ("CAN-7.1a T1", "4C 5C 6C", "", 15),
    ("CAN-7.1b T1", "4C..9C + 10C", "clean", 250),
    ("CAN-7.1c T1", "AP 2P 3P", "", 30),
    ("CAN-7.1d T1", "QP KP AP", "", 35),
    ("CAN-7.2a T1", "5C 2O 7C", "", 20),
    ("CAN-7.2b T1", "3P..6P 2P 8P + 7P", "clean", 245),
    ("CAN-7.2c T1", "3P..6P 2P 8P + 9P", "dirty", 150),
    ("CAN-7.2c T2", "3P..6P 2P 8P + 9P + 7P", "dirty", 155),
    ("CAN-7.3 T1", "5E..JE", "clean", 255),
    ("CAN-7.3a T1", "5E 6E 7E 2C 9E 10E JE", "dirty", 155),
    ("CAN-7.3b T1", "5P..JP", "clean", 255),
    ("CAN-7.3b T2", "5P..JP + 2C", "dirty", 165),
    ("CAN-12.5 T1", "QO KO AO", "", 35),
    ("CAN-12.6 T1", "8E..KE", "", 60),
    ("CAN-12.7 T1", "3C..7C", "", 25),
    ("CAN-12.8 T1", "2P 3P 4P", "", 20),
    ("table", "2P..8P", "clean", 245),
    ("table", "AP..7P", "clean", 250),
    ("table", "3P..6P 2P 8P", "", 40),
    ("table", "3P..6P 2P 8P + 7P + 9P", "clean", 255),
    ("table", "3P..6P 2P 8P + 7P 9P", "clean", 255),
    ("table", "5P 6P 7P 2P 9P", "", 35),
    ("table", "5P 6P 7P 2P 9P + 8P + 4P + 3P", "dirty", 155),
    ("table", "2P..9P", "clean", 255),
    ("table", "2C 3P..8P", "dirty", 145),
    ("table", "2P 3P 4P 2P 6P 7P 8P", "dirty", 150),
    ("table", "5P..JP + 2P", "dirty", 165),
    ("table", "3P..9P + 2P", "clean", 255),
    ("table", "10P..AP 2E", "", 65),
    ("table", "AP..KP", "clean", 310),
    ("table", "AP..KP AP", "clean", 325),
]
CLEAN_RECOVERY = [
    ("CAN-7.2c T2", "3P..6P 2P 8P + 9P + 7P", "clean", 255),
    ("table", "5P 6P 7P 2P 9P + 8P + 4P + 3P", "clean", 255),
    ("table", "3P..6P 2P 8P + 9P", "dirty", 150),
    ("table", "2C 3P..8P", "dirty", 145),
]
BURACO_MELDS = [
    ("BUR-PTS-4 T1", "4C..10C", "clean", 250),
    ("BUR-PTS-5 T1", "4C 5C JK 7C 8C 9C 10C", "dirty", 165),
    ("BUR-PTS-6 T1", "5E 2O 7E", "", 20),
    ("BUR-PTS-7 T1", "JP JO JK", "", 40),
    ("BUR-PTS-8 T1", "AC AP AE", "", 45),
    ("BUR-PTS-9 T1", "2P 3P 4P", "", 20),
    ("BUR-PTS-10 T1", "3C..7C", "", 25),
    ("BUR-SEQ-1 T1", "9E 10E JE", "", 30),
    ("BUR-SEQ-2 T1", "AC..KC", "clean", 310),
    ("BUR-SEQ-3 T1", "5E 2O 7E 8E", "", 30),
    ("BUR-SEQ-4 T1", "3P 4P 5P 2O 7P 8P 9P", "dirty", 150),
    ("BUR-LAV-1 T1", "JP JO JC", "", 30),
    ("BUR-LAV-1 T2", "JP JP JC", "", 30),
    ("BUR-LAV-2 T1", "KP KP KC KC KE KO KO", "clean", 270),
    ("BUR-PAR-1 T1", "JP JO JC + JE", "", 40),
    ("table", "2P..8P", "clean", 245),
    ("table", "3P..6P 2P 8P 9P", "dirty", 150),
    ("table", "3P..6P 2P 8P 9P + 7P", "clean", 255),
    ("table", "3P..9P 2O", "dirty", 155),
    ("table", "5C 6C JK 8C..JC", "dirty", 170),
    ("table", "5C 6C JK 8C..JC + 7C", "dirty", 175),
    ("table", "QP KP AP", "", 35),
    ("BUR-S9", "2P 2C 2E JK", "", 50),
    ("BUR-S9", "2P 2P 2C 2C 2E 2E 2O", "clean", 270),
    ("worked deal", "KP KP KC KC KE KO JK", "dirty", 180),
]


@pytest.mark.parametrize(("example", "text", "status", "score"), CANASTRA_MELDS)
def test_melds_of_canastra(example: str, text: str, status: str, score: int) -> None:
    meld = laid(text)
    assert (meld.status, worth(meld.cards) + meld.bonus(CANASTRA)) == (status, score)


@pytest.mark.parametrize(("example", "text", "status", "score"), CLEAN_RECOVERY)
def test_melds_with_clean_recovery(example: str, text: str, status: str, score: int) -> None:
    meld = laid(text, RECOVERS)
    assert (meld.status, worth(meld.cards) + meld.bonus(RECOVERS)) == (status, score)


@pytest.mark.parametrize(("example", "text", "status", "score"), BURACO_MELDS)
def test_melds_of_buraco(example: str, text: str, status: str, score: int) -> None:
    meld = laid(text, BURACO)
    assert (meld.status, worth(meld.cards) + meld.bonus(BURACO)) == (status, score)


@pytest.mark.parametrize(
    "text",
    ["4C 5C", "KP KC KE", "KP AP 3P", "4C 6C 8C 2O", "5C 2O 2E 8C", "3P 3P 4P 5P", "QP KP AP 3P", "KP KP KC 2O", "JK 4C 5C 9C"],
)
def test_no_melds_of_canastra(text: str) -> None:
    assert lay(cards(text), CANASTRA) is None


@pytest.mark.parametrize("text", ["JK JK 4C", "JP JK 2C", "JK JK JK", "AP..KP AP", "4C JK 2C 7C", "KP AP 3P", "JP JO"])
def test_no_melds_of_buraco(text: str) -> None:
    assert lay(cards(text), BURACO) is None


def test_nothing_goes_after_the_ace() -> None:
    assert add(laid("QP KP AP"), ["3P"], CANASTRA) is None
    assert add(laid("QP KP AP"), ["2P"], CANASTRA) is not None


@pytest.mark.parametrize(
    ("text", "grammar", "legal"),
    [
        ("5C 2O 2E 8C", Grammar(max_wilds=0), True),
        ("JK JK JK", Grammar(max_wilds=0), False),
        ("AP..KP AP", Grammar(ace_both_ends=False), False),
        ("2P..AP", Grammar(ace_both_ends=False), True),
        ("QP KP AP", Grammar(ace_high=False), False),
        ("3P 4P 2P 6P", Grammar(own_suit_two_wild=False), False),
        ("2P 3P 4P", Grammar(own_suit_two_wild=False), True),
        ("2P 2C 2E", Grammar(sets=True, set_of_twos=False), False),
        ("2P 2C JK", Grammar(sets=True), True),
        ("JP JO 2C", Grammar(sets=True, two_wild_in_sets=False), False),
        ("JP JO JK", Grammar(sets=True, two_wild_in_sets=False), True),
    ],
)
def test_house_rules_about_what_is_a_meld(text: str, grammar: Grammar, legal: bool) -> None:
    assert (lay(cards(text), grammar) is not None) == legal


@pytest.mark.parametrize(("text", "bonus"), [("AP..KP", 500), ("AP..KP AP", 1000), ("2P..KP", 200), ("AP..QP 2E", 100)])
def test_long_canastra_bonus(text: str, bonus: int) -> None:
    popular = Grammar(long_canastra_bonus="popular")
    assert laid(text, popular).bonus(popular) == bonus


def test_ace_high_closes_the_run() -> None:
    closed = Grammar(ace_high_closes="run")
    assert add(laid("QP KP AP", closed), ["JP"], closed) is None
    assert add(laid("QP KP AP"), ["JP"], CANASTRA) is not None
    assert add(laid("JP QP KP", closed), ["AP"], closed) is not None
    assert add(laid("AP..KP", closed), ["AP"], closed) is not None


FIXED = Grammar(wild_mobility="fixed")
REPLACED = Grammar(wild_mobility="fixed_until_replaced")


@pytest.mark.parametrize(
    ("text", "more", "free", "replaced", "fixed"),
    [
        ("5C 2O=6C 7C", "6C", True, True, False),
        ("5C 2O=6C 7C", "8C", True, True, True),
        ("4C 5C 2O=6C", "7C", True, True, True),
        ("4C 5C 2O=3C", "7C", True, False, False),
        ("4C 5C 2O=6C", "3C", True, True, True),
        ("4C 5C 2O=6C", "6C 8C", True, True, False),  # to the end, where the 8C finds it
        ("3P 4P 2P=5P", "5P", True, True, False),
        ("2P 3P 4P", "6P", True, False, False),
    ],
)
def test_where_a_curinga_may_go(text: str, more: str, free: bool, replaced: bool, fixed: bool) -> None:
    for grammar, legal in ((CANASTRA, free), (REPLACED, replaced), (FIXED, fixed)):
        assert (add(laid(text, grammar), cards(more), grammar) is not None) == legal, grammar.wild_mobility


def test_a_replaced_two_of_the_suit_goes_to_its_place() -> None:
    meld = add(laid("3P 4P 2P=5P", REPLACED), ["5P"], REPLACED)
    assert meld is not None
    assert [(way.low, way.wilds) for way in meld.ways] == [(2, ())]


def test_a_place_left_open_is_told_later() -> None:
    meld = laid("4C 5C 2O", REPLACED)
    low, high = settle(meld, ["2O=3C"]), settle(meld, ["2O=6C"])
    assert low is not None
    assert high is not None
    assert add(low, ["7C"], REPLACED) is None
    assert add(high, ["7C"], REPLACED) is not None
    assert settle(meld, ["2O=9C"]) is None
