"""The iron hand in the dark: a place is chosen, and a card that lies open is played when it is better than an unseen one."""

from random import Random

import pytest

from carteado import arena, catalogue
from carteado.cards import Card
from carteado.game import Action, Seat, Step
from carteado.games.truco.bots import TrucoBot
from carteado.games.truco.rules.acts import Blind
from carteado.pack import Keep, Refuse
from carteado.tricks.play import Play
from clauses_kit import marked
from games.truco.bots.escolha import as_vezes, le, sempre
from games.truco.kit import Mesa, clause, mesa

IRON = (11, 11)
ANY_PLACE = {Blind(1), Blind(2), Blind(3)}


def sinsep(hand: str, exposed: str = "", **options: str) -> Mesa:
    """Seat 1 leads in the dark; one of its cards may have turned up in the deal. The vira, a four, lies face down."""
    table = mesa(0, {1: hand}, IRON, options, jogo="truco-sinsep", vira="4O")
    return table.juiz("SIN-DAR-4", cartas=exposed) if exposed else table


def kept(hand: str, exposed: str, **options: str) -> Mesa:
    return sinsep(hand, exposed, **options).faz(1, Keep(Card.of(exposed)))


@pytest.mark.parametrize("jogo", marked({"truco-asfo": "ASFO-ONZE-9", "truco-sinsep": "SIN-MAOFERRO-4"}))
@pytest.mark.parametrize("ferro", ["blindAll", "blindFirstTrick"])
def test_any_place_is_as_good(jogo: str, ferro: str) -> None:
    table = mesa(0, {1: "3P 4C 5E"}, IRON, {"ferro": ferro}, jogo=jogo, vira="4O")
    assert as_vezes(table, 1) == ANY_PLACE


@clause("SIN-MAOFERRO-4")
def test_one_against_one_in_the_dark() -> None:
    table = mesa(0, {1: "3P 4C 5E"}, IRON, jogo="truco-sinsep", vira="4O", seats=2)
    assert as_vezes(table, 1) == ANY_PLACE
    assert as_vezes(table.joga("1:#2"), 0) == ANY_PLACE


@clause("SIN-MAOFERRO-3", "SIN-DAR-4")
def test_an_open_card_is_played_first_if_it_is_good_and_later_if_not() -> None:
    assert sempre(kept("6C 3P 4C", "3P"), 1) == Blind(2)
    assert as_vezes(kept("6C 3P 4C", "6C"), 1) == {Blind(2), Blind(3)}


@clause("SIN-MAOFERRO-6", "SIN-MAOFERRO-7")
def test_an_open_card_counts_by_the_vira_once_it_is_shown() -> None:
    """The five is a poor card until the vira, a four, makes a zap of it."""
    table = kept("3P 5P 6C", "5P")
    assert as_vezes(table, 1) == {Blind(1), Blind(3)}
    table = table.joga("1:#1 2:#1 3:#1 0:#1")
    assert table.vez == 1
    assert sempre(table, 1) == Blind(2)


@clause("S-ASFO-11")
@pytest.mark.parametrize(("exposed", "wanted"), [("3P", {Blind(2), Blind(3)}), ("4C", {Blind(2)})])
def test_what_cannot_change_the_vaza_is_the_worst_there_is(exposed: str, wanted: set[Blind]) -> None:
    """The partner's zap lies there and seat 1 plays last: an open three is kept, an open four goes."""
    hands = {2: "4E", 3: "5P", 0: "6E", 1: "3P 4C 7C"}
    table = mesa(1, hands, IRON, jogo="truco-asfo", vira="4O").joga("2:#1 3:#1")
    assert as_vezes(table.joga("0:#1"), 1) == ANY_PLACE
    table = table.juiz("S-ASFO-25", 1, exposed).joga("0:#1")
    assert as_vezes(table, 1) == wanted


@clause("SIN-DAR-4")
def test_a_poor_card_that_turned_up_is_burned() -> None:
    assert sempre(sinsep("4C 3P 6C", "4C"), 1) == Refuse(Card.of("4C"))
    assert sempre(sinsep("4C 3P 6C", "3P"), 1) == Keep(Card.of("3P"))


@clause("SIN-MAOFERRO-8")
def test_with_only_the_first_vaza_dark_the_rest_is_played_as_seen() -> None:
    hands = {1: "3P 7C 5C", 2: "3C 6E 4E", 3: "6C QE 7E", 0: "6O QO KE"}
    table = mesa(0, hands, IRON, {"ferro": "blindFirstTrick"}, jogo="truco-sinsep", vira="4O")
    table = table.joga("1:#1 2:#1 3:#1 0:#1")
    assert table.vazas == ("tie",)
    assert [str(card) for card in le(table, 1).hand] == ["7C", "5C"]
    seat = table.vez
    played = sempre(table, seat)
    assert isinstance(played, Play)


@pytest.mark.parametrize(
    ("jogo", "seats"),
    [
        pytest.param("truco-asfo", 4, marks=clause("ASFO-ONZE-9")),
        pytest.param("truco-sinsep", 4, marks=clause("SIN-MAOFERRO-1")),
        pytest.param("truco-sinsep", 2, marks=clause("SIN-MAOFERRO-1")),
    ],
)
def test_iron_hands_are_played_to_the_end_and_nobody_is_favoured(jogo: str, seats: int) -> None:
    won = 0
    kinds: set[str] = set()

    def watch(seat: Seat, action: Action, step: Step) -> None:
        kinds.add(type(action).__name__)

    for seed in range(200):
        state = catalogue.new(jogo, seats, score=IRON, dealer=seed % seats)
        played = arena.play(state, [TrucoBot() for _ in range(seats)], Random(seed), watch)
        won += played.outcome.returns[0] > 0
    assert 70 < won < 130
    assert kinds <= {"Shuffle", "Cut", "Turn", "FromBottom", "GiveBack", "Deal", "Blind"}
    assert "Blind" in kinds
