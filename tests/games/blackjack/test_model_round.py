"""The model of blackjack: who may do what and when, what is seen, the shoe, and the end of a session."""

from collections import Counter
from random import Random

import pytest

from games.blackjack.dealt import do, net, shoe, table
from games.blackjack.model.counting import PACK, natural, pair, total
from games.blackjack.model.game import Model, Refused


def test_bj_val() -> None:
    hands = {
        "8P 8C": 16,
        "7O 9C": 16,
        "KP QC": 20,
        "AP 9C": 20,
        "AP 9C 5E": 15,
        "AP AC": 12,
        "AP AC 9E AO": 12,
        "10E 5O 6P": 21,
    }
    assert {cards: total(cards.split()) for cards in hands} == hands
    assert [natural(cards.split()) for cards in ("AP KC", "10E 5O 6P", "KC QC")] == [True, False, False]


@pytest.mark.parametrize(
    ("cards", "by_value", "by_rank"), [("8P 8C", 1, 1), ("7P 8C", 0, 0), ("KP 10C", 1, 0), ("AP AC", 1, 1)]
)
def test_bj_split_1_and_s5(cards: str, by_value: int, by_rank: int) -> None:
    assert (pair(cards.split(), "value"), pair(cards.split(), "rank")) == (by_value, by_rank)
    first, second = cards.split()
    for by, allowed in (("value", by_value), ("rank", by_rank)):
        assert ("split" in table(f"{first} 9E {second} 9O", 10, split_by=by).choices(0)) == allowed


def test_bj_dist_1() -> None:
    model = Model({"bet_min": "5"}, [200, 200, 21])
    for seat, chips in ((0, 4), (0, 21), (2, 11), (0, 0)):
        with pytest.raises(Refused):
            model.act(seat, "bet", chips)
    assert model.actors() == [0, 1, 2]
    model.act(2, "bet", 10)  # in any order
    assert (model.actors(), model.stacks) == ([0, 1], [200, 200, 1])


def test_bj_dist_2_to_4() -> None:
    model = table("2P 3P 9C 4P 5P 7C", 10, 10)
    assert [model.sees(1, seat) for seat in (0, 1)] == [[["2P", "4P"]], [["3P", "5P"]]]
    assert model.sees_house() == ["9C", "?"]
    assert model.actors() == [0]
    do(model, "stand")
    assert (model.actors(), model.sees_house()) == ([1], ["9C", "?"])
    do(model, "stand")
    assert (model.over, model.sees_house()[:2]) == (True, ["9C", "7C"])


def test_the_look() -> None:
    assert table("2P AE 3P KO", 10).sees_house() == ["AE", "?"]  # insurance comes first
    assert do(table("2P AE 3P KO", 10), "decline").over
    assert table("2P KE 3P AO", 10).over
    assert not table("2P KE 3P AO", 10, peek="false").over


def test_bj_seguro_1_and_s3() -> None:
    assert table("2P AE 3P 9O", 10).choices(0) == {"insure", "decline"}
    assert table("2P KE 3P 9O", 10).choices(0) == {"stand", "hit", "double"}
    assert table("2P AE 3P 9O", 10, stack="14").choices(0) == {"stand", "hit"}  # 5 are wanted and 4 are left
    assert do(table("2P AE 3P 9O", 10, stack="15"), "insure").stacks == [0]


def test_bj_jogo() -> None:
    model = table("10P 9E 2C 9O 4C KP", 10)
    do(model, "hit")
    assert (total(model.hands[0][0].cards), model.choices(0)) == (16, {"stand", "hit"})
    do(model, "hit")
    assert (model.over, net(model)) == (True, [-10])


@pytest.mark.parametrize("decks", [1, 2, 4, 6, 8])
def test_bj_mesa_2(decks: int) -> None:
    model = Model({"decks": str(decks)}, [200])
    with pytest.raises(Refused):
        model.feed(shoe("AP", decks + 1))
    model.feed(shoe("AP", decks))
    assert len(model.shoe) == 52 * decks


@pytest.mark.parametrize(
    ("hidden", "drawn", "house", "held"),
    [
        ("AP 6C", "2E", {}, "AP 6C"),
        ("AP 2C", "4E 9E", {}, "AP 2C 4E"),
        ("AP 6C", "2E", {"hit_soft_17": "true"}, "AP 6C 2E"),
        ("AP 6C", "10E 2E 3E", {"hit_soft_17": "true"}, "AP 6C 10E"),
        ("10P 7C", "2E", {"hit_soft_17": "true"}, "10P 7C"),
        ("10P 6C", "KE", {}, "10P 6C KE"),
        ("10P 2C", "4E 5E", {}, "10P 2C 4E 5E"),
    ],
)
def test_bj_crup(hidden: str, drawn: str, house: dict[str, str], held: str) -> None:
    first, second = hidden.split()
    model = table(f"10O {first} 8O {second} {drawn}", 10, **house)
    while not model.over:
        do(model, "decline" if "decline" in model.choices(0) else "stand")
    assert model.house == held.split()


def test_everybody_may_insure_one_after_the_other() -> None:
    model = table("2P 3P AE 4P 5P 9O", 10, 10)
    asked = []
    while "decline" in model.choices(model.actors()[0]):
        asked += [(model.actors()[0], "insure" in model.choices(model.actors()[0]))]
        do(model, "insure")
    assert asked == [(0, True), (1, True)]
    assert model.insurance == {0: 10, 1: 10}


def test_a_blackjack_only_stands_and_21_has_to_be_said() -> None:
    for house in ({}, {"surrender": "late"}, {"surrender": "early"}):
        assert table("AP 9E KC 9O", 10, **house).choices(0) == {"stand"}
    model = do(table("7P 9E 7C 9O 7O", 10), "hit")
    assert model.choices(0) == {"stand", "hit"}


def test_bj_split_2() -> None:
    model = table("AP 9E AC 9O 5E 6E", 10, das="true", resplit="true")
    do(model, "split")
    assert [hand.cards for hand in model.hands[0]] == [["AP", "5E"], ["AC", "6E"]]
    assert model.over


def test_bj_split_4() -> None:
    assert table("8P 9E 8C 9O", 10, stack="19").choices(0) == {"stand", "hit"}
    model = do(table("8P 9E 8C 9O 2O", 10, stack="20"), "split")
    assert (model.stacks, model.choices(0)) == ([0], {"stand", "hit"})


def test_hands_of_a_split_are_played_one_after_the_other() -> None:
    model = do(table("8P 9E 8C 9O 2O 5O 4O", 10), "split")
    assert model.sees(None, 0) == [["8P", "2O"], ["8C"]]
    do(model, "hit", "stand")
    assert model.sees(None, 0) == [["8P", "2O", "5O"], ["8C", "4O"]]


@pytest.mark.parametrize(
    ("house", "most"),
    [
        ({}, 2),
        ({"max_hands": "4"}, 2),
        ({"resplit": "true"}, 4),
        ({"resplit": "true", "max_hands": "3"}, 3),
        ({"resplit": "true", "max_hands": "2"}, 2),
    ],
)
def test_bj_opt_resplit_and_s7(house: dict[str, str], most: int) -> None:
    model = table("8P 9E 8C 9O 8E 8O 8P 8C 8E 8O", 10, **house)
    while not model.over:
        do(model, "split" if "split" in model.choices(0) else "stand")
    assert len(model.hands[0]) == most


def test_bj_opt_resplit_2() -> None:
    model = do(table("8P 9E 8C 9O 8E 8O 8P", 10, resplit="true"), "split", "split")
    assert model.sees(None, 0) == [["8P", "8O"], ["8E"], ["8C"]]
    assert model.choices(0) == {"stand", "hit"}  # three hands, and this one was split twice


def test_bj_s6_and_s8() -> None:
    top = "AP 9E AC 9O AE 5O 6O 7O"
    for house in ({"resplit": "true"}, {"resplit_aces": "true"}, {"resplit": "true", "max_hands": "2", "resplit_aces": "true"}):
        assert do(table(top, 10, **house), "split").over
    model = do(table(top, 10, resplit="true", resplit_aces="true", das="true"), "split")
    assert model.choices(0) == {"split", "stand"}
    do(model, "split")
    assert [hand.cards for hand in model.hands[0]] == [["AP", "5O"], ["AE", "6O"], ["AC", "7O"]]
    short = do(table(top, 10, stack="20", resplit="true", resplit_aces="true"), "split")
    assert short.over  # no chips for a third bet


def test_bj_dobra_2_and_das() -> None:
    model = do(table("6P 9E 5C 9O 2O", 10), "double")
    assert (model.over, model.hands[0][0].cards) == (True, ["6P", "5C", "2O"])
    for das, allowed in (("false", False), ("true", True)):
        assert ("double" in do(table("8P 9E 8C 9O 3O", 10, das=das), "split").choices(0)) == allowed
    assert table("6P 9E 5C 9O", 10, stack="19").choices(0) == {"stand", "hit"}


def test_bj_opt_rend_2() -> None:
    assert "surrender" in table("8P 9E 8C 9O", 10, surrender="late").choices(0)
    for word in ("hit", "split"):
        assert "surrender" not in do(table("8P 9E 8C 9O 2O", 10, surrender="late"), word).choices(0)


def test_early_surrender_is_asked_before_the_look() -> None:
    assert table("2P 9E 3P 9O", 10, surrender="early").choices(0) == {"surrender", "decline"}
    assert table("2P AE 3P 9O", 10, surrender="early").choices(0) == {"insure", "surrender", "decline"}
    assert table("2P AE 3P 9O", 10, surrender="early", early_vs="not_ace").choices(0) == {"insure", "decline"}
    assert table("AP AE KP 9O", 10, surrender="early").choices(0) == {"insure", "decline"}
    assert table("AP 9E KP 9O", 10, surrender="early", nevada="true").choices(0) == {"decline"}
    assert "surrender" not in do(table("2P 9E 3P 9O", 10, surrender="early"), "decline").choices(0)


def test_who_surrendered_has_no_turn() -> None:
    model = do(table("10P 2P 9E 6P 3P 9O", 10, 10, surrender="early"), "surrender", "decline")
    assert model.actors() == [1]
    assert net(do(model, "stand")) == [-5, -10]


def test_bj_opt_nevada() -> None:
    model = table("10P 2P 9E 6P 3P 9O KC 4C", 10, 10, nevada="true")
    assert [model.sees(seat, 0) for seat in (0, 1, None)] == [[["10P", "6P"]], [["?", "?"]], [["?", "?"]]]
    do(model, "hit")
    assert model.sees(1, 0) == [["10P", "6P", "KC"]]  # it is lost
    do(model, "hit")
    assert model.sees(0, 1) == [["?", "?", "?"]]
    do(model, "stand")
    assert model.sees(0, 1) == [["2P", "3P", "4C"]]


def test_bj_s14() -> None:
    wanted = []
    model = Model({"decks": "1", "penetration": "0.5", "rounds": "16", "bet_min": "1"}, [200])
    while not model.over:
        if model.wants_shuffle():
            wanted.append((model.round, model.dealt))
            model.feed(shoe("10P 10C 10E 10O", 1))
        model.act(0, "bet", 1)
        while model.actors() == [0] and "bet" not in model.choices(0):
            do(model, "decline" if "decline" in model.choices(0) else "stand")
    assert wanted[0] == (1, 0)
    assert len(wanted) > 1
    assert all(dealt >= 26 for _, dealt in wanted[1:])
    for decks, fresh in (("2", True), ("3", False)):
        other = Model({"decks": decks, "bet_min": "1"}, [200])
        other.feed(shoe("10P 10C 10E 10O", int(decks)))
        other.act(0, "bet", 1)
        do(other, "stand")
        assert (other.round, other.wants_shuffle()) == (2, fresh)


def test_a_shoe_that_ends_in_mid_round_is_followed_by_another() -> None:
    model = Model({"decks": "1", "penetration": "0.9", "bet_min": "1"}, [2000] * 7)
    model.feed(shoe("2P 2C 2E 2O 3P 3C 3E 10P 3O 4P 4C 4E 4O 5P 5C 7P", 1))
    while not model.wants_shuffle():
        seat = model.actors()[0]
        first = model.round == 1 and "hit" in model.choices(seat) and len(model.hands[seat][0].cards) == 2
        word = "hit" if first else min(model.choices(seat) & {"bet", "decline", "stand"})
        model.act(seat, word, 1 if word == "bet" else 0)
    assert (model.round, model.dealt, model.shoe, model.actors()) == (3, 52, [], [])
    lying = len(model.house) + sum(len(hand.cards) for hands in model.hands.values() for hand in hands)
    assert 0 < lying < 16  # it ended in the deal
    with pytest.raises(Refused):
        model.feed(shoe("AP", 2))
    model.feed(shoe("2P 3P 4P", 1))
    assert (model.round, model.dealt, model.wants_shuffle()) == (3, 16 - lying, False)


def test_bj_s19_and_s20() -> None:
    assert Model({"min_players": "2"}, [200]).over
    assert Model({"bet_min": "5"}, [9]).over
    model = Model({"bet_min": "5", "rounds": "2", "min_players": "2"}, [10, 20, 200, 9])
    assert model.actors() == [0, 1, 2]  # the last sits out
    model.feed(shoe("2P 2C 2E 10P 3P 3C 3E 9P"))
    for seat in range(3):
        model.act(seat, "bet", 5)
    do(model, "stand", "stand", "stand")
    assert (model.round, model.actors(), model.stacks) == (2, [1, 2], [0, 10, 190, 9])
    assert model.last is not None
    assert model.last.gains == [-10, -10, -10, 0]


def drawn(rng: Random) -> dict[str, str]:
    """House rules at random, never late surrender without a look."""
    values = {
        "decks": "123", "peek": ("true", "false"), "hit_soft_17": ("true", "false"), "das": ("true", "false"),
        "split_by": ("value", "rank"), "resplit": ("true", "false"), "max_hands": "234", "resplit_aces": ("true", "false"),
        "surrender": ("none", "early", "late"), "early_vs": ("any", "not_ace"), "nevada": ("true", "false"),
        "penetration": ("0.75", "0", "0.5", "0.9"), "bet_min": "123", "min_players": "12", "rounds": ("5", "30"),
    }  # fmt: skip
    chosen = {key: rng.choice(list(some)) for key, some in values.items()}
    return chosen if chosen["surrender"] != "late" else {**chosen, "peek": "true"}


@pytest.mark.parametrize("seed", range(60))
def test_any_session_ends_and_no_card_or_chip_is_lost(seed: int) -> None:
    rng = Random(seed)
    model = Model(drawn(rng), [rng.randint(0, 200) for _ in range(rng.randint(1, 7))])
    packs = Counter(PACK * int(model.settings["decks"]))
    for _ in range(20_000):
        if model.over:
            break
        if model.wants_shuffle() and (not model.actors() or rng.random() < 0.5):
            model.feed(rng.sample(list(packs.elements()), packs.total()))
            continue
        seat = rng.choice(model.actors())
        word = rng.choice(sorted(model.choices(seat)))
        model.act(seat, word, rng.randint(*model.bet_range(seat)) if word == "bet" else 0)
        assert min(model.stacks) >= 0
        assert Counter(model.shoe) <= packs
    assert model.over
    assert model.round <= int(model.settings["rounds"])
