"""How the truco player goes by the code it plays: the vira, covered cards, ties and their duty, answers, and duels."""

import pytest

from carteado.cards import Card
from carteado.game import Action
from carteado.games.truco.bots import calls
from carteado.games.truco.bots.strength import joint_outlook, outlook
from carteado.games.truco.rules.acts import Accept, GiveUp, PlayOn, Raise, Run
from carteado.games.truco.rules.strength import PICA_FUMO, ZAP
from carteado.pack import Keep, Refuse
from carteado.tricks.play import Play
from clauses_kit import marked
from games.truco.bots.escolha import as_vezes, carta, escolhe, le, sempre
from games.truco.kit import Mesa, clause, mesa

ASFO, SINSEP = "truco-asfo", "truco-sinsep"
WEAK = "4C 6C 7C"
MANILHAS = "5P 5C 3P"  # with the vira 4O


def calls_in(acts: set[Action | None]) -> bool:
    return any(isinstance(act, Raise) or (isinstance(act, Play) and act.call > 0) for act in acts)


def quiet(table: Mesa, side: int) -> Mesa:
    """At a stake that this side may not raise: it called truco, and the other took it."""
    return table.truco(side).cai((side + 1) % len(table.lugares))


@pytest.mark.parametrize("jogo", marked({ASFO: "ASFO-JOGO-9", SINSEP: "SIN-HIER-2"}))
def test_the_vira_says_what_a_hand_is_worth(jogo: str) -> None:
    good = mesa(0, {1: "5P 5C 6E"}, jogo=jogo, vira="4O")
    poor = mesa(0, {1: "5P 5C 6E"}, jogo=jogo, vira="7O")
    assert outlook(le(good, 1)).chance() == pytest.approx(1.0)
    assert outlook(le(poor, 1)).chance() < 0.35


@pytest.mark.parametrize("jogo", marked({ASFO: "ASFO-CORTE-12", SINSEP: "SIN-CORTAR-1"}))
def test_the_vira_itself_is_out(jogo: str) -> None:
    odds = le(mesa(0, {1: "KP AP 3P"}, jogo=jogo, vira="QE"), 1).odds
    queens = odds[5] - odds[4]
    manilhas = odds[ZAP] - odds[PICA_FUMO - 1]
    assert queens == pytest.approx(3 / 36)
    assert manilhas == pytest.approx(4 / 36)


@clause("ASFO-CARTAS-2", "ASFO-CARTAS-3")
def test_asfo_hides_in_the_first_vaza_what_cannot_win() -> None:
    table = quiet(mesa(0, {1: "5P", 2: WEAK}, jogo=ASFO, vira="4O"), 2).joga("1:5P")
    assert sempre(table, 2) == carta("(4C)")


@clause("SIN-JOGO-3")
def test_sinsep_opens_in_the_first_vaza() -> None:
    table = quiet(mesa(0, {1: "5P", 2: WEAK}, jogo=SINSEP, vira="4O"), 2).joga("1:5P")
    assert sempre(table, 2) == carta("4C")


def tied(jogo: str, hand: str, **options: str) -> Mesa:
    """Seats 1 and 2 have tied the first vaza; seat 2 leads the second with this hand."""
    hands = {1: "KC", 2: f"KP {hand}", 3: "4E", 0: "6E"}
    return quiet(mesa(0, hands, opcoes=options, jogo=jogo, vira="4O"), 2).joga("1:KC 2:KP 3:4E 0:6E")


@clause("SIN-CANGAR-1b", "SIN-CANGAR-1c")
def test_the_highest_card_is_shown_after_a_tie() -> None:
    assert sempre(tied(SINSEP, "3P AC"), 2) == carta("3P")


@clause("SIN-CANGAR-1b")
def test_where_all_show_their_highest_card_a_middling_one_is_worth_less() -> None:
    duty, free = (outlook(le(tied(SINSEP, "AC QC", cangadoHighest=rule), 2)) for rule in ("all", "none"))
    assert duty.chance() < free.chance() - 0.02


@clause("SIN-CANGAR-1b")
def test_the_duty_is_foreseen_before_a_tie() -> None:
    duty, free = (
        outlook(le(mesa(0, {1: "KC AC QC"}, opcoes={"cangadoHighest": rule}, jogo=SINSEP, vira="4O"), 1)).chance()
        for rule in ("all", "none")
    )
    assert duty < free


def two_ties(jogo: str) -> Mesa:
    """Seat 0 dealt; two vazas were tied, and seat 2 plays last to the third with a card that only equals the best."""
    hands = {1: "KC 6E 7P", 2: "KP AC QP", 3: "4C AP QC", 0: "4E 6C 7C"}
    table = quiet(mesa(0, hands, jogo=jogo, vira="4O"), 3)
    return table.joga("1:KC 2:KP 3:4C 0:4E").joga("2:AC 3:AP 0:7C 1:7P").joga("3:QC 0:6C 1:6E")


@pytest.mark.parametrize("jogo", marked({ASFO: "ASFO-EMPATE-5", SINSEP: "SIN-CANGAR-5"}))
def test_three_ties_are_the_dealers(jogo: str) -> None:
    table = two_ties(jogo)
    assert le(table, 2).all_tied == 1.0
    assert le(table, 3).all_tied == 0.0
    assert outlook(le(table, 2)).chance() == pytest.approx(1.0)
    assert outlook(le(table, 3)).chance() < 1.0
    assert calls_in(as_vezes(table, 2))


@clause("ASFO-EMPATE-5")
def test_the_same_hand_is_worth_more_to_the_dealers_pair() -> None:
    hand = "KC 3P 2P"
    dealer, other = (outlook(le(mesa(at, {0: hand}, jogo=ASFO, vira="4O"), 0)).chance() for at in (0, 1))
    assert dealer > other


@clause("S-ASFO-30")
def test_three_ties_of_an_eleven_hand_may_go_to_the_others() -> None:
    table = mesa(0, None, (11, 3), {"tripleTieEleven": "pairWithout11"}, jogo=ASFO, vira="4O")
    assert (le(table, 0).all_tied, le(table, 1).all_tied) == (0.0, 1.0)
    assert le(mesa(0, None, (11, 3), jogo=ASFO, vira="4O"), 0).all_tied == 1.0


@pytest.mark.parametrize("jogo", marked({ASFO: "S-ASFO-10", SINSEP: "S-SIN-08"}))
def test_where_both_must_run_each_says_so_and_the_stronger_stays(jogo: str) -> None:
    table = mesa(0, {1: WEAK, 3: MANILHAS}, jogo=jogo, vira="4O").truco(0)
    assert escolhe(table, 1) == Run(3)
    assert {type(act) for act in as_vezes(table.corre(1), 3)} <= {Accept, Raise}
    weak = mesa(0, {1: WEAK, 3: "4E 6E 7E"}, jogo=jogo, vira="4O").truco(0).corre(1)
    assert escolhe(weak, 3) == Run(3)


@clause("S-ASFO-10")
def test_a_partner_who_declined_has_no_good_cards() -> None:
    table = mesa(0, jogo=ASFO, vira="4O").truco(0)
    assert calls.heard(table.ve(3), 0.5) == 0.5
    assert calls.heard(table.corre(1).ve(3), 0.5) < 0.5
    assert calls.heard(table.corre(1).ve(3), 1.0) == 1.0


@pytest.mark.parametrize("jogo", marked({ASFO: "S-ASFO-10", SINSEP: "S-SIN-08"}))
def test_who_took_a_truco_asks_for_six_later(jogo: str) -> None:
    table = mesa(0, {1: "4E 6E 7E", 2: MANILHAS}, jogo=jogo, vira="4O").truco(1).cai(2)
    assert calls_in(as_vezes(table.joga("1:4E"), 2))
    assert Raise(6) in as_vezes(table.joga("1:4E"), 2) | as_vezes(table, 2)


@pytest.mark.parametrize("jogo", marked({ASFO: "ASFO-ONZE-3", SINSEP: "SIN-MAOONZE-2"}))
def test_eleven_hands_go_by_the_cards_of_both(jogo: str) -> None:
    hands = {0: WEAK, 2: MANILHAS}
    strong = mesa(0, hands, (11, 4), jogo=jogo, vira="4O")
    assert [sempre(strong, seat) for seat in (0, 2)] == [PlayOn(), PlayOn()]
    assert joint_outlook(le(strong, 0)).chance() == joint_outlook(le(strong, 2)).chance()
    weak = mesa(0, {0: WEAK, 2: "4E 6E 7E"}, (11, 4), jogo=jogo, vira="4O")
    assert [sempre(weak, seat) for seat in (0, 2)] == [Run(3), Run(3)]
    assert sempre(weak.faz(0, Run(3)), 2) == Run(3)
    assert sempre(strong.faz(0, Run(3)), 2) == PlayOn()


@clause("ASFO-CORTE-17")
def test_in_asfo_a_card_that_turned_up_stays_with_a_hand_worth_playing() -> None:
    """Refused, the whole deal is done again."""
    good = mesa(0, {1: "5P 4C 5C"}, jogo=ASFO, vira="4O").juiz("ASFO-CORTE-17", cartas="4C")
    assert sempre(good, 1) == Keep(Card.of("4C"))
    poor = mesa(0, {1: "3P 4C 6C"}, jogo=ASFO, vira="4O").juiz("ASFO-CORTE-17", cartas="3P")
    assert sempre(poor, 1) == Refuse(Card.of("3P"))


@clause("SIN-DAR-4")
def test_in_sinsep_a_card_that_turned_up_stays_if_it_is_better_than_most() -> None:
    for exposed, wanted in (("3P", Keep), ("5E", Keep), ("6C", Refuse)):
        table = mesa(0, {1: "3P 5E 6C"}, jogo=SINSEP, vira="4O").juiz("SIN-DAR-4", cartas=exposed)
        assert sempre(table, 1) == wanted(Card.of(exposed))


def duel(hands: dict[int, str], placar: tuple[int, int] = (0, 0)) -> Mesa:
    """One against one: seat 0 has dealt and seat 1 leads."""
    return mesa(0, hands, placar, jogo=SINSEP, vira="4O", seats=2)


@clause("S-SIN-31")
def test_alone_it_takes_with_the_cheapest_winner() -> None:
    table = quiet(duel({1: "KC", 0: "5P AC 6C"}), 0).joga("1:KC")
    assert sempre(table, 0) == carta("AC")


@clause("S-SIN-31")
def test_alone_it_answers_for_itself() -> None:
    assert escolhe(duel({0: WEAK}).truco(1), 0) == Run(3)
    assert {type(act) for act in as_vezes(duel({0: MANILHAS}).truco(1), 0)} <= {Accept, Raise}


@clause("S-SIN-31", "SIN-MAOONZE-2")
def test_alone_it_decides_its_eleven_hand_by_its_own_cards() -> None:
    assert sempre(duel({0: MANILHAS}, (11, 4)), 0) == PlayOn()
    assert sempre(duel({0: WEAK}, (11, 4)), 0) == GiveUp()


@clause("S-SIN-31")
def test_alone_a_hand_is_worth_as_much_as_it_beats() -> None:
    chances = [outlook(le(duel({1: hand}), 1)).chance() for hand in (WEAK, "KC QC 2P", "3P 3C 5O", MANILHAS)]
    assert chances == sorted(chances)
    assert chances[0] < 0.15
    assert chances[-1] == pytest.approx(1.0)
