"""Sentences of cacheta and pif-paf, one by one: labels, prices, what is warned of, the end of a deal, refusals that help."""

import pytest

from carteado import catalogue, records
from carteado.cards import CARDS, Card, cards
from carteado.game import CHANCE, REFEREE, Action, Event, Reason, State
from carteado.games.pife.rules import events
from carteado.games.pife.rules.acts import (
    Abandon,
    Buy,
    Claim,
    Discard,
    Follow,
    GoOut,
    Pass,
    PickUp,
    Pifei,
    PointOut,
    Raise,
    Reach,
    Throw,
)
from carteado.games.pife.rules.rulebook import DECK
from carteado.games.pife.words import PHASES
from carteado.options import BadOption
from carteado.pack import DealerDrawn, PartidaEnded, Reshuffled, Ruled, Ruling, Shuffle, Shuffled
from carteado.records import RecordError
from carteado.words import Words

clause = pytest.mark.clause
CAC, CAC_EN = Words(game="cacheta"), Words("en", "cacheta")
PIF, PIF_EN = Words(game="pifpaf"), Words("en", "pifpaf")
NAMES = ("Ana", "Bia", "Caio", "Davi")
AGREED = {"stack": "100", "bet_min": "5", "bet_max": "20"}
READY = "4P 4C 4O 6E 7E JC QC KC 2O"  # goes out with the 8E
RAGS = "AP 3C 5E 7O 9P JE KE 2C 6O"


def dealt(game: str, hand: str, top: str = "", **options: str) -> State:
    """A deal for three, dealer 0: who plays first has this hand, these cards lie on top of the stock, the vira is the 3O."""
    agreed = AGREED if game == "pifpaf" else {}
    state = catalogue.new(game, 3, {**agreed, **options}, dealer=0, cut=False)
    next_up = cards(top) if game == "pifpaf" else cards(f"3O {top}")
    left = [CARDS[face] for face in DECK]
    for card in (*cards(hand), *next_up):
        left.remove(card)
    hands = [list(cards(hand)), [left.pop(0) for _ in range(9)], [left.pop(0) for _ in range(9)]]
    packet = 3 if game == "pifpaf" else 1
    given = [hand.pop(0) for _ in range(9 // packet) for hand in hands for _ in range(packet)]
    state = state.apply(CHANCE, Shuffle((*given, *next_up, *left))).state
    if game == "pifpaf":
        state = (
            state.apply(1, Raise(1, 5)).state.apply(2, Raise(2, 10)).state.apply(0, Follow(3)).state.apply(1, Follow(4)).state
        )
    return state


@pytest.mark.parametrize(
    ("action", "portuguese", "english"),
    [
        (Abandon(1), "Abandonar", "Fold"),
        (Follow(1), "Acompanhar", "Follow"),
        (Raise(1, 10), "Repicar para 10", "Raise to 10"),
        (Buy(1), "Comprar do monte", "Draw from the stock"),
        (PickUp(1, Card.of("8E")), "Pegar 8♠ do lixo", "Take 8♠ from the discard pile"),
        (Discard(Card.of("8E")), "Descartar 8♠", "Discard 8♠"),
        (GoOut(Card.of("2O")), "Bater e descartar 2♦", "Go out and discard 2♦"),
        (GoOut(None), "Bater com dez cartas", "Go out with ten cards"),
        (Claim(1, Card.of("2O")), "Bater com a louca e descartar 2♦", "Go out a louca and discard 2♦"),
        (Claim(1, None), "Bater com a louca, com dez cartas", "Go out a louca, with ten cards"),
        (Pass(1), "Passar", "Pass"),
        (Pifei(1), "Dizer «pifei»", "Say “pifei”"),
        (Reach(1), "Ir pegar e recuar", "Reach for it and withdraw"),
        (PointOut(1, 3), "Avisar do rebate (lugar 3)", "Call the rebate (seat 3)"),
        (Throw(1), "Jogar as cartas fora", "Throw the cards away"),
        (Ruling("PIF-ERR-2", offender=2), "PIF-ERR-2: batida errada (lugar 2)", "PIF-ERR-2: false batida (player 2)"),
        (Ruling("CAC-S21", sanction="void", why="x"), "CAC-S21: anular a rodada", "CAC-S21: void the deal"),
        (Ruling("PIF-S23", score=(1, 2, 3), why="x"), "PIF-S23: acertar vidas ou fichas", "PIF-S23: set lives or chips right"),
    ],
)
def test_labels_are_short(action: Action, portuguese: str, english: str) -> None:
    assert PIF.action(action) == portuguese
    assert PIF_EN.action(action) == english


def test_a_bet_tells_what_it_costs() -> None:
    state = catalogue.new("pifpaf", 4, AGREED, dealer=0, cut=False)
    state = state.apply(CHANCE, state.legal(CHANCE)[0]).state
    assert PIF.action(Raise(1, 5), state.view(1)) == "Apostar 5 fichas"
    state = state.apply(1, Raise(1, 5)).state.apply(2, Raise(2, 10)).state
    assert [PIF.offered(act, state.view(3)).price for act in (Follow(3), Raise(3, 20))] == ["10 fichas", "20 fichas"]
    state = state.apply(3, Follow(3)).state.apply(0, Raise(4, 15)).state
    follows, raises = PIF.offered(Follow(5), state.view(1)), PIF.offered(Raise(5, 20), state.view(1))
    assert (follows.label, follows.price, raises.label, raises.price) == (
        "Acompanhar", "10 fichas", "Repicar para 20", "15 fichas",
    )  # fmt: skip
    leaves = PIF.offered(Abandon(5), state.view(1))
    assert (leaves.about, leaves.clause) == ("Sai da rodada e deixa no pote 6 fichas.", "PIF-APO-4")
    stays = catalogue.new("pifpaf", 4, {**AGREED, "open_check": "true"}, dealer=0, cut=False)
    assert PIF.action(Follow(1), stays.apply(CHANCE, stays.legal(CHANCE)[0]).state.view(1)) == "Ficar sem apostar"


def test_a_batida_shows_its_melds_and_what_it_is_worth() -> None:
    cacheta = dealt("cacheta", READY, "8E").apply(2, Buy(1)).state
    told = CAC.offered(GoOut(Card.of("2O")), cacheta.view(2))
    assert (told.truth, told.warning) == ("true", "")
    assert told.makes == "4♣ 4♥ 4♦ + J♥ Q♥ K♥ + 6♠ 7♠ 8♠: o resto da mesa perde 1 vida"
    ten = dealt("cacheta", "4P 4C 4E 6E 7E 9E JC QC KC", "8E").apply(2, Buy(1)).state
    assert CAC.offered(GoOut(None), ten.view(2)).makes.endswith(": o resto da mesa perde 2 vidas")
    pifpaf = dealt("pifpaf", READY, "8E").apply(1, Buy(5)).state
    assert PIF.offered(GoOut(Card.of("2O")), pifpaf.view(1)).makes.endswith(": leva o pote, 33 fichas")


def test_a_false_batida_is_warned_of_with_its_price() -> None:
    told = PIF.offered(GoOut(Card.of("4P")), dealt("pifpaf", READY, "8E").apply(1, Buy(5)).state.view(1))
    assert (told.why, told.clause, told.truth, told.go) == ("false-barred", "PIF-ERR-1", "bluff", "Bater assim mesmo")
    assert told.warning.endswith("e até o fim da rodada você só bate com carta do monte.")
    state = dealt("cacheta", READY, "8E", wrong_batida="lose_life").apply(2, Buy(1)).state
    life = CAC.offered(GoOut(Card.of("4P")), state.view(2))
    assert (life.why, life.clause) == ("false-life", "CAC-S9")
    assert life.warning.endswith("e no fim da rodada você perde 1 vida.")


def test_pifei_is_true_or_a_bluff_by_ones_own_cards() -> None:
    assert CAC.offered(Pifei(1), dealt("cacheta", READY).view(2)).truth == "true"
    assert CAC.offered(Pifei(1), dealt("cacheta", RAGS).view(2)).truth == "bluff"
    drawn = dealt("cacheta", READY, "9O").apply(2, Buy(1)).state
    assert CAC.offered(Pifei(1), drawn.view(2)).truth == "true"


def test_leaving_for_a_life_says_so() -> None:
    told = CAC.offered(Abandon(1), dealt("cacheta", RAGS, fold="true").view(2))
    assert (told.label, told.price, told.clause) == ("Abandonar", "perde 1 vida", "CAC-S15")


def test_reaching_and_throwing_are_warned_of() -> None:
    state = dealt("pifpaf", READY, "9O").apply(1, Buy(5)).state.apply(1, Discard(Card.of("9O"))).state
    reach = PIF.offered(Reach(1), state.view(2))
    assert (reach.why, reach.clause) == ("rebate", "PIF-REB-1")
    batida_only = dealt("pifpaf", READY, "9O", rebate_scope="batida_only").apply(1, Buy(5)).state
    batida_only = batida_only.apply(1, Discard(Card.of("9O"))).state
    assert PIF.offered(Reach(1), batida_only.view(2)).warning.endswith("você só bate com carta do monte.")
    assert PIF.offered(Throw(5), state.view(2)).warning.startswith("A rodada não acabou")


@pytest.mark.parametrize(
    ("event", "portuguese", "english"),
    [
        (events.StockEnded(1, ""), "Bia foi comprar, e o monte acabou: o lixo, menos a carta de cima, volta a ser monte.",
         "Bia wanted to draw, and the stock is used up: the discard pile but its top card becomes the stock again."),
        (Reshuffled(70), "O monte foi embaralhado: 70 cartas.", "The stock was shuffled: 70 cards."),
        (events.Bought(1, 0, None), "Bia comprou do monte. O monte acabou.", "Bia drew from the stock. The stock is used up."),
        (events.Bought(1, 0, Card.of("3O")), "Bia comprou a vira: o três de ouros. O monte acabou.",
         "Bia drew the vira: the three of diamonds. The stock is used up."),
        (events.SaidPifei(1, ""), "Bia disse «pifei».", "Bia said “pifei”, one card short."),
        (events.ViraTurned(Card.of("QO"), cards("KO"), ""), "A vira é a dama de ouros. O curinga é o rei de ouros.",
         "The vira is the queen of diamonds. The wild card is the king of diamonds."),
        (events.Bateu(1, (cards("4P 4C 4O 4E"), cards("6E 7E 8E"), cards("JC QC KC")), None, None, ""),
         "Bia bateu com dez cartas: 4♣ 4♥ 4♦ 4♠ + 6♠ 7♠ 8♠ + J♥ Q♥ K♥.",
         "Bia went out with ten cards: 4♣ 4♥ 4♦ 4♠ + 6♠ 7♠ 8♠ + J♥ Q♥ K♥."),
        (events.Abandoned(0, 1, ""), "Você abandonou a rodada e perdeu 1 vida.", "You folded and lost 1 life."),
        (events.DealEnded(1, "ten", (-2, 0, -2, -1), (8, 9, 1, 3), 0, ((),) * 4, ""),
         "Fim da rodada. Davi perdeu 1 vida. Você e Caio perderam 2 vidas cada. Vidas: você 8, Bia 9, Caio 1, Davi 3.",
         "End of the deal. Davi lost 1 life. You and Caio lost 2 lives each. Lives: you 8, Bia 9, Caio 1, Davi 3."),
        (events.DealEnded(-1, "stalled", (0, 0, 0, 0), (1, 1, 1, 1), 0, ((),) * 4, ""),
         "Rodada nula: faz tempo que ninguém compra do monte. Ninguém perdeu vida. Vidas: você 1, Bia 1, Caio 1, Davi 1.",
         "Void deal: nobody has drawn from the stock for a long time. Nobody lost a life. "
         "Lives: you 1, Bia 1, Caio 1, Davi 1."),
        (events.Eliminated(0, ""), "Você ficou sem vidas e saiu da partida.", "You ran out of lives and left the partida."),
        (PartidaEnded(-1, (3, 3, 0, 1), "played", ""),
         "Fim da partida: a vitória se divide entre você e Bia. Vidas: você 3, Bia 3, Caio 0, Davi 1.",
         "End of the partida: the win is shared by you and Bia. Lives: you 3, Bia 3, Caio 0, Davi 1."),
        (Ruled("CAC-S21", None, "score", "", "mesa", (3, 3, 3, 3)),
         "A arbitragem acertou as vidas. Motivo: mesa. Vidas: você 3, Bia 3, Caio 3, Davi 3.",
         "The referee set the lives right. Reason: mesa. Lives: you 3, Bia 3, Caio 3, Davi 3."),
    ],
)  # fmt: skip
def test_the_story_of_cacheta(event: Event, portuguese: str, english: str) -> None:
    view = catalogue.new("cacheta").view(0)
    assert CAC.story(event, NAMES, 0, view) == portuguese
    assert CAC_EN.story(event, NAMES, 0, view) == english


@pytest.mark.parametrize(
    ("event", "portuguese", "english"),
    [
        (Shuffled(1, 1), "Rodada 1. Bia embaralhou. As fichas são de brincadeira, sem valor.",
         "Deal 1. Bia shuffled. These are play chips: they have no money value."),
        (Shuffled(1, 2), "Rodada 2. Bia embaralhou.", "Deal 2. Bia shuffled."),
        (events.Anted((0, 1, 2), (3,), 3, ""),
         "Pingos pagos: o pote tem 3 fichas. Fora da rodada, sem ficha para o pingo: Davi.",
         "Pingos paid: the pot has 3 chips. Not in the deal, without a chip for the pingo: Davi."),
        (events.Bet(1, 1, 1, True, 5, ""), "Bia apostou 1 ficha. Pote: 5 fichas.", "Bia bet 1 chip. Pot: 5 chips."),
        (events.Bet(1, 10, 5, True, 24, ""), "Bia repicou para 10 com mais 5 fichas. Pote: 24 fichas.",
         "Bia raised to 10 with 5 chips more. Pot: 24 chips."),
        (events.Bet(0, 10, 10, False, 34, ""), "Você acompanhou com 10 fichas. Pote: 34 fichas.",
         "You followed with 10 chips. Pot: 34 chips."),
        (events.Bateu(3, (cards("4P 4C 4O"), cards("6E 7E 8E"), cards("JC QC KC")), Card.of("2O"), Card.of("8E"), ""),
         "Davi bateu com a louca, com o oito de espadas, e descartou o dois de ouros: 4♣ 4♥ 4♦ + 6♠ 7♠ 8♠ + J♥ Q♥ K♥.",
         "Davi went out a louca, with the eight of spades, and discarded the two of diamonds: "
         "4♣ 4♥ 4♦ + 6♠ 7♠ 8♠ + J♥ Q♥ K♥."),
        (events.Rebate(0, 3, ""), "Rebate! Você avisou que Davi ia bater errado. Até o fim da rodada, Davi só compra do monte.",
         "Rebate! You called Davi for reaching in error. Until the end of the deal, for Davi all draws are from the stock."),
        (events.FalseBatida(1, cards("4P 4C 4P"), Card.of("8E"), ""),
         "Bia mostrou 4♣ 4♥ 4♣ para bater com o oito de espadas, e não era batida: as cartas voltam para a mão. "
         "Até o fim da rodada, para Bia a batida só vale com carta do monte.",
         "Bia showed 4♣ 4♥ 4♣ to go out with the eight of spades, and it was no batida: the cards go back to the hand. "
         "Until the end of the deal, for Bia a batida only counts with a card from the stock."),
        (events.Threw(2, ""), "Caio jogou as cartas fora e saiu da rodada: o que apostou fica no pote.",
         "Caio threw the cards away and left the deal: the bet stays in the pot."),
        (events.DealEnded(0, "batida", (23, -11, -11, -1), (123, 89, 89, 99), 0, ((),) * 4, ""),
         "Fim da rodada. Você levou o pote e ganhou 23 fichas na rodada. "
         "Fichas: você 123 (+23), Bia 89 (−11), Caio 89 (−11), Davi 99 (−1).",
         "End of the deal. You took the pot and won 23 chips in the deal. "
         "Chips: you 123 (+23), Bia 89 (−11), Caio 89 (−11), Davi 99 (−1)."),
        (events.DealEnded(-1, "exhausted", (-1, 0, 0, 0), (9, 9, 9, 9), 1, ((),) * 4, ""),
         "Rodada nula: o monte acabou. As apostas voltam para quem ainda jogava. Fica 1 ficha no pote para a próxima rodada. "
         "Fichas: você 9 (−1), Bia 9, Caio 9, Davi 9.",
         "Void deal: the stock is used up. Whoever was still in gets the bets back. 1 chip stays in the pot for the next deal. "
         "Chips: you 9 (−1), Bia 9, Caio 9, Davi 9."),
        (events.PotShared((2, 0, 1, 0), ""), "O pote que sobrou foi dividido: você 2 fichas, Caio 1 ficha.",
         "The pot that was left was shared: you 2 chips, Caio 1 chip."),
        (DealerDrawn(0, ""), "A sorte é sua: você dá as cartas primeiro.", "The lot fell on you: you deal first."),
        (Ruled("PIF-REB-1", 1, "rebate"), "A arbitragem anotou o rebate de Bia: até o fim da rodada, a compra é só do monte.",
         "The referee noted a rebate (Bia): until the end of the deal all draws are from the stock."),
    ],
)  # fmt: skip
def test_the_story_of_pifpaf(event: Event, portuguese: str, english: str) -> None:
    view = catalogue.new("pifpaf", 4, AGREED).view(0)
    assert PIF.story(event, NAMES, 0, view) == portuguese
    assert PIF_EN.story(event, NAMES, 0, view) == english


@clause("PIF-APO-5")
def test_without_the_amounts_it_is_said_what_to_agree_on() -> None:
    with pytest.raises(BadOption) as error:
        catalogue.new("pifpaf", 4, {"stack": "100"})
    assert PIF.bad_option(error.value) == (
        "Para jogar pifpaf, combinem antes quantas fichas cada pessoa tem e a aposta mínima e a máxima "
        "(falta bet_min, bet_max; PIF-APO-5). São fichas de brincadeira, sem valor."
    )
    with pytest.raises(BadOption) as crossed:
        catalogue.new("pifpaf", 4, {**AGREED, "bet_min": "30"})
    assert PIF_EN.bad_option(crossed.value).endswith(": the minimum bet is not above the maximum.")


@pytest.mark.parametrize(
    ("reason", "sentence"),
    [
        (Reason("raise-too-small", "", (5, 5)),
         "A aposta está em 5, e repicar é pôr pelo menos 5 a mais, ou ir ao máximo: repique mais alto."),
        (Reason("not-the-top", "", ("QC",)),
         "Só se pega a última carta descartada, e não essa (dama de copas): pegue a de cima, ou compre do monte."),
        (Reason("too-few-chips", "", (3,)), "Faltam fichas (você tem 3): aposte menos, ou abandone."),
    ],
)  # fmt: skip
def test_a_refusal_says_what_would_be_right(reason: Reason, sentence: str) -> None:
    assert PIF.reason(reason, NAMES) == sentence


def test_what_the_board_reads() -> None:
    state = dealt("cacheta", f"{READY[:-3]} 4O".replace("4P", "5P"), "8E")
    seen = CAC.insight(state.view(2))
    assert seen.marked == {"4O": "curinga"}
    assert CAC.insight(dealt("cacheta", READY.replace("2O", "3O")).view(2)).marked == {"4O": "curinga"}, "a twin of the vira"
    assert (seen.more["unit"], "note" in seen.more, "bill" in seen.more) == ("lives", False, False)
    near = CAC.insight(dealt("cacheta", READY.replace("4O", "4E")).view(2))
    assert near.more["hand"] == "Falta uma carta para bater, uma destas: 5♠ 8♠ 4♦."
    assert CAC.insight(dealt("cacheta", RAGS).view(2)).more["hand"] == ""
    pifpaf = dealt("pifpaf", READY, "8E")
    more = PIF.insight(pifpaf.view(1)).more
    assert (more["pot"], more["note"]) == ("33 fichas", "As fichas são de brincadeira, sem valor.")
    assert more["seats"][1] == {"has": "89 fichas", "state": "", "bet": "10 fichas"}
    won = pifpaf.apply(1, Buy(5)).state.apply(1, GoOut(Card.of("2O"))).state
    assert [line["change"] for line in PIF.insight(won.view(REFEREE)).more["bill"]] == [-11, 22, -11]


def test_what_a_seat_may_no_longer_do_is_written_beside_it() -> None:
    state = dealt("pifpaf", READY, "9O").apply(1, Buy(5)).state.apply(1, GoOut(Card.of("9O"))).state
    assert PIF.insight(state.view(0)).more["seats"][1]["state"] == "só bate com carta do monte"
    state = state.apply(2, Throw(5)).state
    assert PIF_EN.insight(state.view(0)).more["seats"][2]["state"] == "threw the cards away"


def test_a_record_with_too_many_cards_says_how_many_fit() -> None:
    record = f"carteado 1\nregulamento cacheta\ninício carteador 0\n\ncartas 1: {READY} 2P\n"
    with pytest.raises(RecordError) as error:
        records.parse(record)
    assert CAC.record_error(error.value).endswith("O limite de cartas ali é 9: tire as que sobram da linha «cartas».")


def test_phases_have_names() -> None:
    assert {CAC_EN.phase(phase) for phase in PHASES} & {CAC.phase(phase) for phase in PHASES} == set()
