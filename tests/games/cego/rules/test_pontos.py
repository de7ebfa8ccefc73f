"""What three cards are worth: flores, envido, and their order, over the samples of the text and over all 9,880 hands."""

from collections import Counter
from itertools import combinations
from typing import Final

import pytest

from carteado.cards import card_at, cards
from carteado.games.cego.rules.acts import Declare, Sing
from carteado.games.cego.rules.pontos import BARALHO_ESPANHOL, SONGS, envido_song, flor_song, is_flor, proof
from games.cego.kit import H1, H2, roda

# Flores and other hands by what they sing, over every hand of three cards.
FLORES: Final = {
    20: 4, 21: 12, 22: 12, 23: 24, 24: 24, 25: 36, 26: 40, 27: 52, 28: 44, 29: 48, 30: 40, 31: 40, 32: 32, 33: 28, 34: 16,
    35: 12, 36: 8, 37: 4, 38: 4,
}  # fmt: skip
ENVIDOS: Final = {
    1: 148, 2: 244, 3: 364, 4: 508, 5: 676, 6: 868, 7: 1084, 20: 360, 21: 360, 22: 360, 23: 480, 24: 480, 25: 600, 26: 600,
    27: 720, 28: 360, 29: 360, 30: 240, 31: 240, 32: 120, 33: 120, 12: 76, 11: 28, 10: 4,
}  # fmt: skip
SOTA, CAVALO, REI = 10, 11, 12


def indices(text: str) -> tuple[int, int, int]:
    """Three cards by their names."""
    a, b, c = [card.index for card in cards(text)]
    return a, b, c


def envido(text: str) -> int:
    """What these cards sing in envido."""
    song: int = SONGS[envido_song(*indices(text))]
    return song


def flor(text: str) -> int:
    """What these cards sing as a flor, 0 if they are none."""
    song: int = SONGS[flor_song(*indices(text))] if is_flor(*indices(text)) else 0
    return song


def plain(hand: tuple[int, ...]) -> tuple[bool, int]:
    """Whether a hand is a flor, and what it sings, worked out from the faces without the tables of the engine."""
    faces = [card_at(index) for index in hand]
    counts = [int(card.rank) if int(card.rank) <= 7 else 0 for card in faces]
    if len({card.suit for card in faces}) == 1:
        return True, 20 + sum(counts)
    pairs = [20 + counts[i] + counts[j] for i, j in ((0, 1), (0, 2), (1, 2)) if faces[i].suit == faces[j].suit]
    if pairs:
        return False, pairs[0]
    return False, max(counts) or max(int(card.rank) for card in faces)


@pytest.mark.clause("CEGO-9.IX-1", "CEGO-9.IX.a-1", "CEGO-9.IX.a-2", "CEGO-9.IX.a-3", "CEGO-9.IX.a-4", "CEGO-9.XIV-9")
@pytest.mark.parametrize(
    ("hand", "value"),
    [
        ("1B 2B 3B", 26), ("7O 12O 10O", 27), ("7O 6O 5O", 38), ("10C 11C 12C", 20), ("4C 5C 12C", 29), ("7E 4E 12E", 31),
        ("10C 11C 1C", 21), ("12B 2B 11B", 22),
    ],
)  # fmt: skip
def test_flor_is_twenty_and_its_brancas(hand: str, value: int) -> None:
    assert flor(hand) == value


@pytest.mark.clause("CEGO-9.IX-2")
def test_no_suit_outranks_another() -> None:
    for ranks in combinations(("1", "2", "3", "4", "5", "6", "7", "10", "11", "12"), 3):
        assert len({flor(" ".join(rank + suit for rank in ranks)) for suit in "EBOC"}) == 1


@pytest.mark.clause("CEGO-9.IX-3")
@pytest.mark.parametrize("rank", ["1", "2", "3", "4", "5", "6", "7", "10", "11", "12"])
def test_three_of_a_rank_are_no_flor(rank: str) -> None:
    for suits in combinations("EBOC", 3):
        hand = " ".join(rank + suit for suit in suits)
        assert flor(hand) == 0
        assert envido(hand) == int(rank)  # alone: 1 to 7, or the negra


@pytest.mark.clause("CEGO-9.IX-3")
def test_a_flor_paraguaia_is_a_false_flor() -> None:
    m = roda({0: "4E 4B 4C"})
    m.call(0, "flor").no_flor().won_by(0)
    assert m.credits()[0] == ("flor", 1, 3)
    assert m.gained == (0, 4)


@pytest.mark.clause("CEGO-9.IX-3")
def test_in_the_clean_profile_a_flor_paraguaia_is_not_offered() -> None:
    m = roda({0: "4E 4B 4C"}, profile="clean")
    assert "flor" not in m.offered(0)
    m.call(0, "envido")
    assert m.refused(2, Declare("flor")).code == "no-flor"


@pytest.mark.clause("CEGO-9.XIV-1", "CEGO-9.XIV-2", "CEGO-9.XIV-3", "CEGO-9.XIV-4", "CEGO-9.XIV-9")
@pytest.mark.parametrize(
    ("hand", "value"),
    [
        ("7E 6E 4C", 33), ("5O 10O 3E", 25), ("11B 10B 2O", 20), ("2E 4B 7C", 7), ("12E 4B 10C", 4), ("12E 11O 10C", REI),
        ("11E 11O 10C", CAVALO), ("10E 10O 10C", SOTA), ("12E 7E 4C", 27), ("7O 6O 5O", 33), ("1B 2B 3B", 25),
        ("10C 11C 12C", 20), ("1E 12O 11C", 1), ("4C 7E 6E", 33), ("7E 4C 6E", 33), ("12E 10E 11E", 20), ("1B 10B 7O", 21),
    ],
)  # fmt: skip
def test_envido_of_three_cards(hand: str, value: int) -> None:
    assert envido(hand) == value


@pytest.mark.clause("CEGO-9.XIV-1", "CEGO-9.XIV-3", "CEGO-9.XIV-4")
@pytest.mark.parametrize(("hands", "values"), [(H1, (33, 29, 3, 27, 20, REI)), (H2, (25, 28, 30, 6, 31, 31))])
def test_sample_deal(hands: dict[int, str], values: tuple[int, ...]) -> None:
    assert tuple(envido(hands[seat]) for seat in range(6)) == values
    assert not any(flor(hands[seat]) for seat in range(6))


@pytest.mark.clause("CEGO-9.XIV-6")
def test_order_of_songs() -> None:
    assert (SOTA, CAVALO, REI, 1, 2, 3, 4, 5, 6, 7, *range(20, 39)) == SONGS


@pytest.mark.clause("CEGO-9.XIV-6")
@pytest.mark.parametrize(
    ("low", "high"),
    [
        ("10E 10O 10C", "11B 10B 11O"), ("10E 10O 10C", "11E 11B 10B"), ("11E 11O 10C", "12E 11B 10O"),
        ("12E 11O 10C", "1E 12O 12B"), ("1E 12O 11C", "2E 1O 12B"), ("6E 5O 4C", "7B 1O 2C"), ("7B 6O 5C", "11E 10E 1O"),
        ("11E 10E 7O", "12O 1O 7B"), ("7O 5O 6B", "7E 6E 1B"),
    ],
)  # fmt: skip
def test_the_higher_song_wins_whoever_is_mao(low: str, high: str) -> None:
    """Seat 1, who comes later, beats the mão only with a better song."""
    m = roda({0: low, 1: high})
    m.call(0, "envido").quero(1)
    m.sing(0, envido(low)).sing(1, envido(high))
    assert m.mesa.best == 1


@pytest.mark.clause("CEGO-9.XIV-5", "CEGO-9.XIV-6")
def test_a_lower_song_does_not_take_the_lead() -> None:
    m = roda(H1)
    m.call(0, "envido").quero(1).sing(0, 33).sing(1, 29)
    assert m.mesa.best == 0


def test_counts_over_all_hands() -> None:
    flores: Counter[int] = Counter()
    others: Counter[int] = Counter()
    for hand in combinations(BARALHO_ESPANHOL, 3):
        if is_flor(*hand):
            flores[SONGS[flor_song(*hand)]] += 1
        else:
            others[SONGS[envido_song(*hand)]] += 1
    assert dict(flores) == FLORES
    assert dict(others) == ENVIDOS
    assert (sum(FLORES.values()), sum(ENVIDOS.values()), flores.total() + others.total()) == (480, 9400, 9880)


@pytest.mark.clause("CEGO-9.IX.a-3", "CEGO-9.XIV-1", "CEGO-9.XIV-3", "CEGO-9.XIV-4")
def test_every_hand_against_its_printed_faces() -> None:
    for hand in combinations(BARALHO_ESPANHOL, 3):
        told = (True, SONGS[flor_song(*hand)]) if is_flor(*hand) else (False, SONGS[envido_song(*hand)])
        assert told == plain(hand)


@pytest.mark.clause("CEGO-9.XIV-1")
def test_a_hand_is_worth_the_same_in_any_order() -> None:
    for a, b, c in combinations(BARALHO_ESPANHOL, 3):
        assert len({envido_song(a, b, c), envido_song(b, c, a), envido_song(c, a, b), envido_song(c, b, a)}) == 1
        assert len({is_flor(a, b, c), is_flor(b, c, a), is_flor(c, b, a)}) == 1


@pytest.mark.clause("CEGO-9.XIV-19")
def test_the_proof_of_a_song_is_the_fewest_cards_that_make_it() -> None:
    for hand in combinations(BARALHO_ESPANHOL, 3):
        song = envido_song(*hand)
        places = proof(hand, song)
        assert len(places) == (2 if SONGS[song] >= 20 else 1)
        shown = [card_at(hand[place]) for place in places]
        counts = [int(card.rank) if int(card.rank) <= 7 else 0 for card in shown]
        if len(shown) == 2:
            assert shown[0].suit == shown[1].suit
            assert 20 + sum(counts) == SONGS[song]
        else:
            assert int(shown[0].rank) == SONGS[song]


@pytest.mark.clause("CEGO-9.XIV-6")
def test_only_songs_that_exist_can_be_sung() -> None:
    m = roda(H1)
    m.call(0, "envido").quero(1)
    assert {action.points for action in m.menu(0, Sing)} == {*range(1, 8), SOTA, CAVALO, REI, *range(20, 34)}
    for points in (0, 8, 9, 13, 19, 34, 38, 39):
        assert m.refused(0, Sing(points)).code == "no-such-song"
