"""The pack of SINSEP against a second reading: every order of the cutter's acts, and what may lie where after them."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import product
from math import sqrt
from random import Random

import pytest

from carteado.cards import Card
from carteado.game import Action
from carteado.games.truco.rules.acts import Burn, FromBottom, GiveBack, Peek, Saw, Turn
from carteado.pack import Cut
from conformance_kit.perft import perft
from games.truco.kit import FRACAS, Mesa
from games.truco.kit.sinsep import mao, monte, no_escuro

LETTERS: dict[type[Action], str] = {Cut: "c", Saw: "s", Peek: "p", FromBottom: "b", Turn: "t", Burn: "q", GiveBack: "g"}
WORKED = ("", "c", "cc", "ccc", "s", "sc", "cs")
PLAIN = ("", "c", "cc", "ccc")
SAMPLES = 1500


def _with_one(words: Iterable[str], letters: str) -> set[str]:
    """The words, and each with one of these letters anywhere before its last letter."""
    found = set(words)
    return found | {word[:at] + letter + word[at:] for word in found for letter in letters for at in range(len(word))}


def _by_the_text(special: bool) -> set[str]:
    """Every order of acts the catalogue allows: three cuts or a saw and a cut, the vira, burns, and a look or subir."""
    burns = ("",) if special else ("", "q", "qq", "qqq")
    words = [f"{before}t{after}g" for before, after in product(PLAIN if special else WORKED, burns)]
    return _with_one(words, "b" if special else "pb")


def _orders(table: Mesa, so_far: str = "") -> Iterator[str]:
    """Every order of kinds of act the engine offers the cutter until the pack goes back."""
    kinds = {LETTERS[type(act)]: act for act in table.state.legal(table.espera[0])}
    for letter, act in kinds.items():
        if letter == "g":
            yield so_far + letter
        else:
            yield from _orders(table.faz(table.espera[0], act), so_far + letter)


@pytest.mark.parametrize("seats", [4, 2])
def test_the_cutter_may_do_what_the_text_says_in_any_order_and_nothing_else(seats: int) -> None:
    found = list(_orders(monte(seats=seats)))
    assert len(found) == len(set(found))
    assert set(found) == _by_the_text(special=False)


@pytest.mark.parametrize("score", [(11, 4), (4, 11), (11, 11)])
def test_in_special_hands_cuts_the_vira_and_subir(score: tuple[int, int]) -> None:
    assert set(_orders(monte(placar=score))) == _by_the_text(special=True)


def test_every_position_is_offered_once() -> None:
    assert perft(monte().state.board(), 1) == 39 + 39 + 1 + 1 + 1
    assert perft(monte(opcoes={"viraPick": "anyDepth"}).state.board(), 1) == 39 + 39 + 40 + 1 + 1
    assert perft(monte(placar=(11, 11)).state.board(), 1) == 39 + 1 + 1


@pytest.mark.parametrize(("seats", "counts"), [(4, (3, 9, 27, 81, 162, 324, 648, 1296)), (2, (3, 9, 18, 36))])
def test_sequences_of_the_dark_hand(seats: int, counts: tuple[int, ...]) -> None:
    board = mao(placar=(11, 11), seats=seats).state.board()
    assert tuple(perft(board, depth) for depth in range(1, len(counts) + 1)) == counts


# What may lie where.


def _lying(table: Mesa, seat: int, *wanted: str) -> list[Counter[Card]]:
    """Which card lies at each of these places, in so many worlds of this seat."""
    rng = Random(11)
    found: dict[str, Counter[Card]] = {name: Counter() for name in wanted}
    for _ in range(SAMPLES):
        for name, card, _ in table.state.resample(seat, rng).board().places(seat):
            if name in found:
                found[name][card] += 1
    return list(found.values())


def _demand_even(found: Counter[Card], among: Iterable[Card]) -> None:
    """A chi-square within six standard deviations of what even chances give, and nothing outside."""
    kinds = list(among)
    expected = sum(found.values()) / len(kinds)
    assert set(found) == set(kinds)
    off = sum((found[card] - expected) ** 2 / expected for card in kinds)
    freedom = len(kinds) - 1
    assert off < freedom + 6 * sqrt(2 * freedom)


def _but(*seen: str) -> list[Card]:
    return [card for card in FRACAS if str(card) not in " ".join(seen).split()]


def test_a_card_of_a_sawn_pack_is_any_card_not_seen() -> None:
    table = monte().serra(13).corta(9).carteia()
    for found in _lying(table, 0, "hand 2 1", "pack 26"):
        _demand_even(found, _but(table.vira, table.cartas(0)))


def test_beside_a_card_seen_on_the_bottom_all_others_are_alike() -> None:
    table = monte("3P").olha_fundo().corta(36).carteia()
    assert "3P" in table.cartas(1)
    known = Card.of("3P")
    place = table.cartas(1).split().index("3P")
    there, beside = _lying(table, 3, f"hand 1 {place}", f"hand 1 {(place + 1) % 3}")
    assert set(there) == {known}
    _demand_even(beside, _but(table.vira, table.cartas(3), "3P"))
    (to_others,) = _lying(table, 0, f"hand 1 {place}")
    _demand_even(to_others, _but(table.vira, table.cartas(0)))


def test_burned_cards_lie_in_no_hand() -> None:
    table = monte().tira_vira().queima().devolve().queima_pacote().carteia()
    (found,) = _lying(table, 0, "hand 3 0")
    _demand_even(found, _but(table.vira, table.cartas(0), table.queimadas))


@pytest.mark.parametrize("seat", [0, 1])
def test_the_hidden_vira_is_any_card_that_has_not_fallen(seat: int) -> None:
    table = no_escuro(mao(0, {1: "QP", 2: "3C", 3: "2E"}, (11, 11), vira="7E"), "111")
    for found in _lying(table, seat, "vira", f"hand {seat} 1"):
        _demand_even(found, _but("QP", "3C", "2E"))
