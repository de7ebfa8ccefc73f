"""Resample deals every fitting world alike: frequencies over thousands of samples, with a generous bound."""

from collections import Counter
from collections.abc import Iterable
from math import sqrt
from random import Random

from carteado import catalogue
from carteado.cards import Card, cards
from carteado.game import CHANCE, PUBLIC, REFEREE, Action, State
from carteado.games.truco.rules.acts import GiveBack, PlayOn
from carteado.pack import Deal, Ruling, Shuffle
from carteado.tricks.play import Play
from conformance_kit.build import tries
from games.truco.kit import mesa, monte
from games.truco.kit.pack import pack_for

SAMPLES = tries(1000, 4000)
HANDS = {0: "KP 6C 5C", 1: "3C 2C AC", 2: "2E QE JE", 3: "KO QO JO"}


def _table(score: tuple[int, int]) -> State:
    state = catalogue.new("truco-fenacef", score=score, dealer=0)
    return _after(state, (CHANCE, Shuffle(pack_for(0, HANDS))), (3, GiveBack()), (0, Deal()))


def _after(state: State, *acts: tuple[int, Action]) -> State:
    for seat, action in acts:
        state = state.apply(seat, action).state
    return state


def _play(text: str, down: bool = False) -> Action:
    return Play(Card.of(text), down)


def _lying(state: State, seat: int, place: str) -> Counter[Card]:
    """Which card lies there, in so many worlds of this seat."""
    rng = Random(11)
    worlds = [state.resample(seat, rng).board().places(seat) for _ in range(SAMPLES)]
    return Counter(card for places in worlds for name, card, _ in places if name == place)


def _demand_even(found: Counter[Card], among: Iterable[Card]) -> None:
    """A chi-square within six standard deviations of what even chances give, and nothing outside."""
    kinds = list(among)
    expected = sum(found.values()) / len(kinds)
    assert set(found) == set(kinds)
    off = sum((found[card] - expected) ** 2 / expected for card in kinds)
    freedom = len(kinds) - 1
    assert off < freedom + 6 * sqrt(2 * freedom)


def _unseen(*seen: str) -> list[Card]:
    pack = _table((0, 0)).board().places(PUBLIC)
    return [card for _, card, _ in pack if card not in cards(" ".join(seen))]


def test_a_rivals_card_is_any_card_not_seen() -> None:
    state = _after(_table((0, 0)), (2, _play("2E")), (3, _play("KO")))
    _demand_even(_lying(state, 0, "hand 1 1"), _unseen(HANDS[0], "2E KO"))


def test_so_is_the_top_of_the_pack() -> None:
    state = _after(_table((0, 0)), (2, _play("2E")), (3, _play("KO")))
    _demand_even(_lying(state, 0, "pack 0"), _unseen(HANDS[0], "2E KO"))


def test_of_the_partners_cards_seen_at_eleven_each_may_be_the_covered_one() -> None:
    state = _after(_table((11, 4)), (0, PlayOn()), (2, _play("2E")), (3, _play("KO")), (0, _play("KP")), (1, _play("3C")))
    state = _after(state, (1, _play("2C")), (2, _play("QE", down=True)))
    _demand_even(_lying(state, 0, "table 5"), cards("QE JE"))
    _demand_even(_lying(state, 1, "table 5"), _unseen(HANDS[1], "2E KO KP"))


def test_a_card_returned_to_a_hand_is_in_it_or_was_covered_since() -> None:
    """Seat 1 showed AC out of turn; later it covered one of its two cards, and one of them is AC."""
    state = _after(_table((0, 0)), (REFEREE, Ruling("S-FEN-25", 1, cards("AC"))))
    state = _after(state, (2, _play("2E")), (3, _play("KO")), (0, _play("KP")), (1, _play("3C")), (1, _play("2C", down=True)))
    found = _lying(state, 0, "table 4")
    returned = Card.of("AC")
    _demand_even(Counter({returned: found[returned], Card.of("4P"): SAMPLES - found[returned]}), (returned, Card.of("4P")))
    _demand_even(Counter({card: times for card, times in found.items() if card != returned}), _unseen(HANDS[0], "2E KO 3C AC"))


def _burned() -> State:
    """ASFO: one packet burned at the cut, one in the deal, and a vira."""
    table = monte("", "4C 4E 4O AP 2P 3P AC 2C 3C AE 2E 3E KP KC KE KO JP JC 7O", jogo="truco-asfo")
    table = table.queima().devolve().da_pacote().queima_pacote().carteia()
    assert (table.queimadas, table.vira) == ("4C 4E 4O AC 2C 3C", "7O")
    return table.state


def test_with_burned_packets_and_a_vira_a_rivals_card_is_any_other() -> None:
    unseen = _unseen("4C 4E 4O AC 2C 3C 7O AP 2P 3P")
    _demand_even(_lying(_burned(), 1, "hand 2 0"), unseen)
    _demand_even(_lying(_burned(), 1, "pack 0"), unseen)


def test_in_the_dark_ones_own_card_is_any_not_seen() -> None:
    hands = {1: "3P 4E AO", 2: "6O KC 4P", 3: "4C 5C JO", 0: "5E 7E 7P"}
    table = mesa(0, hands, (11, 11), jogo="truco-asfo", vira="5O").joga("1:#1 2:#3")
    unseen = _unseen("5O 3P 4P")
    _demand_even(_lying(table.state, 1, "hand 1 1"), unseen)
    _demand_even(_lying(table.state, 3, "hand 3 2"), unseen)
