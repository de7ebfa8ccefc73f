"""Who sits, what is bet, how it is dealt, the shoe, the session: BJ-MESA, BJ-DIST, BJ-S14 to BJ-S16, BJ-S19 to BJ-S22."""

import pytest

from carteado import catalogue
from carteado.cards import Card
from carteado.game import CHANCE, BadStart
from carteado.games.blackjack.rules.events import BetPlaced, CardDealt, HouseDealt, RoundBegan
from carteado.options import BadOption
from carteado.pack import PartidaEnded, Reshuffled, Ruling, Shuffle, Shuffled
from games.blackjack.kit import Mesa, mesa, sessao

clause = pytest.mark.clause


def quiet_round(found: Mesa, chips: int = 2) -> Mesa:
    """Everybody bets so much and does nothing more."""
    number = found.shown.mao
    for seat in found.state.actors():
        found.aposta(seat, chips)
    while found.shown.mao == number and found.state.outcome is None:
        if found.state.actors()[0] == CHANCE:
            found.embaralha()
        else:
            seat = found.state.actors()[0]
            found.faz(f"{seat} recusa" if found.shown.phase == "asking" else f"{seat} mantém")
    return found


@clause("BJ-MESA-1", "BJ-S19")
def test_one_player_and_the_house_are_enough() -> None:
    assert sessao(1).state.actors() == (0,)
    assert mesa("10P 9O 9C 9E").faz("0 mantém").ganhos == (10,)


@clause("BJ-S19")
def test_a_house_may_want_more_players() -> None:
    with pytest.raises(BadStart) as caught:
        sessao(1, min_players=2)
    assert caught.value.code == "start-few"
    found = mesa("10P 5P 9O 9C 5C 10E", 10, 2, fichas=(50, 2), min_players=2).faz("0 mantém", "1 mantém")
    assert found.state.outcome is not None, "one player alone does not go on"
    alone = mesa("10P 5P 9O 9C 5C 10E", 10, 2, fichas=(50, 2)).faz("0 mantém", "1 mantém")
    assert alone.state.outcome is None
    assert alone.state.actors() == (0,)


@clause("BJ-MESA-2")
@pytest.mark.parametrize("decks", range(1, 9))
def test_a_shoe_is_so_many_packs(decks: int) -> None:
    found = sessao(1, decks=decks).aposta(0, 2)
    (offered,) = found.state.legal(CHANCE)
    assert isinstance(offered, Shuffle)
    assert len(offered.cards) == 52 * decks
    assert all(offered.cards.count(Card.of(text)) == decks for text in ("AP", "10C", "KO"))


@pytest.mark.parametrize("decks", ["0", "9", "-1", "1.5", "muitos"])
def test_other_numbers_of_packs_are_refused(decks: str) -> None:
    with pytest.raises(BadOption):
        catalogue.new("blackjack", 1, {"decks": decks})


@clause("BJ-DIST-1")
def test_bets_are_placed_before_the_deal_and_not_below_the_minimum() -> None:
    found = sessao(2, bet_min=5)
    assert found.nega("0 aposta 4") == "bet-below BJ-DIST-1"
    assert found.nega("0 pede") == "bet-first BJ-DIST-1"
    found.aposta(1, 5)
    assert found.state.actors() == (0,), "bets come in any order"
    assert found.nega("1 aposta 6") == "bet-already BJ-DIST-1"
    found.aposta(0, 7).embaralha("10P 10C 9O 9P 9C 8O")
    assert found.nega("0 aposta 5") == "bets-closed BJ-DIST-1"


def test_a_bet_of_the_round_before_is_refused() -> None:
    found = mesa("10P 9O 9C 9E").faz("0 mantém")
    seat, late = found.read("0 aposta 5")
    found.aposta(0, 5)
    assert found.state.check(seat, late) is not None
    quiet = quiet_round(sessao(1))
    assert quiet.state.check(0, type(late)(1, 5)) is not None  # type: ignore[call-arg]


@clause("BJ-S16")
def test_the_house_sets_a_maximum_and_seven_seats() -> None:
    found = sessao(7)
    assert found.nega("0 aposta 21") == "bet-above BJ-S16"
    assert found.nega("0 aposta 20") == ""
    assert sessao(7, bet_max=3).nega("0 aposta 4") == "bet-above BJ-S16"
    with pytest.raises(BadStart):
        sessao(8)


def test_nobody_bets_chips_that_he_does_not_have() -> None:
    assert sessao(1, fichas=(7.5,)).nega("0 aposta 8") == "bet-chips BJ-DIST-1"
    assert sessao(1, fichas=(7.5,)).nega("0 aposta 7") == ""


@clause("BJ-DIST-2")
def test_one_card_at_a_time_clockwise_and_open() -> None:
    found = mesa("2P 3P 4P 5P 6P 7P", 10, 10)
    dealt = [event for event in found.told if isinstance(event, CardDealt | HouseDealt)]
    told = [(event.seat if isinstance(event, CardDealt) else "casa", " ".join(map(str, event.cards))) for event in dealt]
    assert told == [(0, "2P"), (1, "3P"), ("casa", "4P"), (0, "5P"), (1, "6P"), ("casa", "")]
    assert [str(card) for card in found.view(1).shown.lugares[0].maos[0].hand_cards] == ["2P", "5P"]


@clause("BJ-DIST-3")
def test_the_second_card_of_the_house_is_hidden() -> None:
    found = mesa("10P 9C 9O 8E")
    assert found.casa == "9C"
    for seat in (0, -3):
        assert "8E" not in str(found.view(seat))
        assert all("8E" not in str(event.to(seat)) for event in found.told)


@clause("BJ-DIST-4")
def test_the_hidden_card_is_shown_after_all_have_played() -> None:
    found = mesa("10P 10C 9C 9O 9P 8E", 10, 10).faz("0 mantém")
    assert (found.casa, found.shown.hidden) == ("9C", True)
    found.faz("1 mantém")
    assert (found.casa, found.shown.hidden) == ("9C 8E", False)


@clause("BJ-S14")
@pytest.mark.parametrize("decks", [1, 2])
def test_one_or_two_packs_are_shuffled_every_round(decks: int) -> None:
    found = quiet_round(quiet_round(sessao(1, decks=decks)))
    assert len(found.heard(Shuffled)) == 2


@clause("BJ-S14")
@pytest.mark.parametrize("penetration", ["0.75", "0.5", "0.6", "0.7", "0.8", "0.9", "0"])
def test_more_packs_are_shuffled_once_so_much_is_dealt(penetration: str) -> None:
    found = quiet_round(sessao(2, decks=3, penetration=penetration, rounds=60))
    while True:
        used = 156 - found.shown.shoe
        quiet_round(found)
        if len(found.heard(Shuffled)) > 1:
            break
        assert used < float(penetration) * 156, "it was time to shuffle"
    assert used >= float(penetration) * 156, "no sooner than that"


@clause("BJ-S14")
def test_a_shoe_that_ends_in_mid_round_is_followed_by_another() -> None:
    found = sessao(6, decks=1, penetration="0.9", rounds=60)
    while not found.heard(Reshuffled):
        quiet_round(found)
        assert found.shown.mao < 50
    assert found.heard(Reshuffled)[0].count == 52
    assert sum(gain for event in found.told for gain in getattr(event, "gains", ())) == sum(found.shown.score) - 1200


@clause("BJ-S15")
def test_half_chips_are_kept() -> None:
    found = mesa("AP 9O KC 8O", 5).faz("0 mantém")
    assert found.fichas == (107.5,)
    assert found.shown.score == (215,)


@clause("BJ-S20")
def test_who_cannot_bet_sits_out_and_the_others_go_on() -> None:
    found = mesa("10P 5P 9O 9C 5C 10E", 10, 2, fichas=(50, 2)).faz("0 mantém", "1 mantém")
    assert found.state.actors() == (0,)
    assert found.heard(RoundBegan)[-1].out == (1,)
    assert found.nega("1 aposta 2") == "sits-out BJ-S20"
    found.aposta(0, 5)
    assert [event.seat for event in found.heard(BetPlaced)] == [0, 1, 0]
    assert found.nega("1 pede") == "sits-out BJ-S20"
    assert [lugar.seat for lugar in found.shown.lugares if lugar.maos] == [0]


@clause("BJ-S20")
def test_the_session_ends_when_nobody_can_bet() -> None:
    found = mesa("10P 9O 5C 10E", 5, fichas=(5.5,)).faz("0 mantém")
    outcome = found.state.outcome
    assert outcome is not None
    assert (outcome.score, outcome.returns, outcome.clause) == ((1,), (-10,), "BJ-S20")
    assert found.nega("0 aposta 2") == "partida-over BJ-S20"


@clause("BJ-S20")
@pytest.mark.parametrize("rounds", [1, 3])
def test_the_session_ends_after_the_agreed_rounds(rounds: int) -> None:
    found = sessao(2, rounds=rounds, stack=500)
    for _ in range(rounds):
        assert found.state.outcome is None
        quiet_round(found)
    assert found.state.outcome is not None
    assert len(found.heard(PartidaEnded)) == 1


def test_twenty_rounds_six_packs_and_a_hundred_chips_where_nothing_is_said() -> None:
    found = sessao(1)
    assert (found.shown.rounds, found.shown.decks, found.fichas) == (20, 6, (100,))
    assert found.nega("0 aposta 1").startswith("bet-below")
    assert found.nega("0 aposta 21").startswith("bet-above")


@clause("BJ-S21")
def test_a_referee_sets_chips_or_voids_a_round_with_a_reason() -> None:
    found = mesa("10P 10C 9C 9O 9P 8E", 10, 10).faz("0 mantém")
    assert found.state.check(-2, Ruling("BJ-S21", sanction="void")) is not None
    void = found.state.apply(-2, Ruling("BJ-S21", sanction="void", why="carta queimada")).state
    again = Mesa(void)
    assert (again.shown.phase, again.shown.mao, again.fichas) == ("betting", 1, (100, 100))
    found.faz("1 mantém")
    assert found.fichas == (110, 110)
    undone = Mesa(found.state.apply(-2, Ruling("BJ-S21", sanction="void", why="carta queimada")).state)
    assert (undone.shown.phase, undone.shown.mao, undone.fichas) == ("betting", 1, (100, 100))
    paid = Mesa(found.state.apply(-2, Ruling("BJ-S21", score=(230, 3), why="pagamento errado")).state)
    assert paid.fichas == (115, 1.5)
    assert paid.state.actors() == (0,)


@clause("BJ-S22")
def test_a_clock_is_for_the_table() -> None:
    assert dict(sessao(1, clock=30).view().options) == {"clock": "30"}
    found = sessao(1, clock=30)
    assert str(found.state.lapse(0)) == "Bet(round=1, chips=2)"
    dealt = mesa("10P AO 9C 9E", clock=30)
    assert str(dealt.state.lapse(0)) == "Decline(turn=1)"
    assert str(dealt.faz("0 recusa").state.lapse(0)) == "Stand(turn=2)"


def test_settings_that_cross_are_refused() -> None:
    for settings in ({"bet_min": "30"}, {"stack": "1"}, {"surrender": "late", "peek": "false"}):
        with pytest.raises(BadOption):
            catalogue.new("blackjack", 1, settings)


@clause("BJ-S20")
def test_after_the_session_nothing_is_played_and_the_refusal_says_why() -> None:
    found = quiet_round(sessao(1, rounds=1))
    assert found.state.outcome is not None
    assert [found.nega(f"0 {word}") for word in ("aposta 2", "pede", "mantém")] == ["partida-over BJ-S20"] * 3
