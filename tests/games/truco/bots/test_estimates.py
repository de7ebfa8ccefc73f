"""The numbers the truco player goes by: what is unseen, the chance to win a vaza and a mão, what a score is worth."""

from random import Random

import pytest

from carteado import arena, catalogue
from carteado.cards import cards
from carteado.game import Action, Seat, Step, View
from carteado.games.truco.bots import TrucoBot
from carteado.games.truco.bots.reading import read
from carteado.games.truco.bots.strength import joint_outlook, outlook
from carteado.games.truco.bots.worth import settled, worth
from carteado.games.truco.rules.acts import Raise, Show
from carteado.games.truco.rules.events import MaoEnded
from carteado.games.truco.rules.strength import COPETA, ESPADILHA, ZAP
from carteado.games.truco.rules.views import TrucoView
from carteado.tricks.chances import cooled, vaza_chances
from carteado.tricks.play import Play
from games.truco.bots.escolha import le
from games.truco.kit import mesa, monte

SURE = (1.0,) * 15


def test_unseen_cards_are_all_but_ones_own() -> None:
    odds = le(mesa(0, {0: "4P 3C 5E"}), 0).odds
    assert odds[COPETA] == 1.0
    assert odds[ESPADILHA] == pytest.approx(36 / 37)
    assert odds[0] == 0.0


def test_burned_cards_are_out() -> None:
    table = monte(por_cima="4P 7C").queima(2).carteia()
    assert le(table, 0).odds[ESPADILHA] == 1.0
    assert le(mesa(0, {0: "4C", 1: "4P 7C"}), 0).odds[ESPADILHA] < 1.0


def test_the_partners_cards_are_known_on_eleven_only() -> None:
    hands = {0: "4C 5C 6C", 2: "4P 7C 3E"}
    assert set(le(mesa(0, hands, (11, 5)), 0).partner) == set(cards("4P 7C 3E"))
    assert le(mesa(0, hands, (11, 5)), 1).partner == ()
    assert le(mesa(0, hands), 0).partner == ()


def test_a_partners_card_that_fell_is_no_longer_held() -> None:
    table = mesa(0, {0: "4C 5C 6C", 2: "4P 7C 3E"}, (11, 5)).decide(0, True).joga("2:3E")
    assert set(le(table, 0).partner) == set(cards("4P 7C"))


def test_exposed_cards_of_an_opponent_count() -> None:
    table = mesa(0, {2: "4P KC QO", 3: "4C"}).juiz("FEN-23", 2, "4P KC").escolhe(1, "KC")
    reading = le(table, 3)
    (thrower,) = [other for other in reading.others if other.odds != reading.odds]
    assert not thrower.friend
    assert thrower.odds[COPETA] == pytest.approx(0.5)
    assert reading.odds[COPETA] == 1.0


@pytest.mark.parametrize(
    ("ours", "theirs", "expected"), [(5, 4, (1.0, 0.0)), (5, 5, (0.0, 1.0)), (4, 5, (0.0, 0.0)), (0, 0, (0.0, 1.0))]
)
def test_a_vaza_with_nobody_to_play(ours: int, theirs: int, expected: tuple[float, float]) -> None:
    assert vaza_chances(ours, theirs, SURE, SURE) == expected


def test_a_vaza_against_a_coin() -> None:
    """Their one card left is of power 3 or 7, alike."""
    coin = tuple(0.0 if level < 3 else 0.5 if level < 7 else 1.0 for level in range(15))
    assert vaza_chances(5, 0, SURE, coin) == (0.5, 0.0)
    assert vaza_chances(7, 0, SURE, coin) == (0.5, 0.5)
    assert vaza_chances(ZAP, 0, SURE, coin) == (1.0, 0.0)
    assert vaza_chances(0, 5, coin, SURE) == (0.5, 0.0)


def test_zap_and_copeta_are_sure_and_hands_are_ordered() -> None:
    chances = [outlook(le(mesa(0, {0: hand}), 0)).chance() for hand in ("4C 5C 6C", "KC QC 3P", "7O 3C 2C", "4P 7C 4C")]
    assert chances == sorted(chances)
    assert chances[0] < 0.3
    assert chances[-1] == pytest.approx(1.0)


def test_two_hands_together_are_worth_more_than_one() -> None:
    table = mesa(0, {0: "4P 5C 4C", 2: "4E 7C 6E"}, (11, 5))
    assert joint_outlook(le(table, 0)).chance() == pytest.approx(1.0)
    assert outlook(le(table, 0)).chance() < 1.0


def test_the_worth_of_a_score() -> None:
    assert worth(0, 5) == 1.0
    assert worth(5, 0) == 0.0
    for ours in range(1, 13):
        for theirs in range(1, 13):
            assert worth(ours, theirs) + worth(theirs, ours) == pytest.approx(1.0)
            assert worth(ours, theirs) <= worth(ours, theirs + 1)


def test_settled_and_cooled() -> None:
    assert settled(3, 3, 3, 0.7) == pytest.approx(0.7)
    assert cooled(0.5, 0.5) == pytest.approx(1 / 3)
    assert cooled(1.0, 0.5) == 1.0


class Recording(TrucoBot):
    """Plays cards only, and notes what it thought of its chances."""

    def __init__(self, noted: list[tuple[Seat, float]]) -> None:
        self.noted = noted

    def choose(self, view: View, legal: tuple[Action, ...], rng: Random) -> Action | None:
        assert isinstance(view, TrucoView)
        menu = tuple(act for act in legal if not isinstance(act, Raise | Show) and not (isinstance(act, Play) and act.call))
        if menu and view.known.phase == "play":
            self.noted.append((view.seat & 1, outlook(read(view)).chance()))
        return super().choose(view, menu, rng)


@pytest.mark.parametrize(("game", "seats"), [("truco-fenacef", 4), ("truco-asfo", 4), ("truco-sinsep", 4), ("truco-sinsep", 2)])
def test_the_estimate_is_honest(game: str, seats: int) -> None:
    """Of the mãos held for 60 to 70 % about that many are won, and so on up and down."""
    noted: list[tuple[Seat, float]] = []
    seen: list[list[tuple[float, bool]]] = [[] for _ in range(5)]

    def watch(seat: Seat, action: Action, step: Step) -> None:
        for event in step.events:
            if isinstance(event, MaoEnded):
                if event.side is not None:
                    for side, chance in noted:
                        seen[min(4, int(chance * 5))].append((chance, side == event.side))
                noted.clear()

    for seed in range(40):
        arena.play(catalogue.new(game, seats, dealer=0), [Recording(noted)] * seats, Random(seed), watch)
    for group in seen:
        assert len(group) > 500
        thought = sum(chance for chance, _ in group) / len(group)
        happened = sum(won for _, won in group) / len(group)
        assert happened == pytest.approx(thought, abs=0.08)
