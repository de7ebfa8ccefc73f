"""Sentences of blackjack, one by one: labels and prices, what is paid, the end of a round, refusals that help."""

from typing import Any

import pytest

from carteado import catalogue, records
from carteado.cards import Card, cards
from carteado.game import REFEREE, Action, BadStart, Event, Reason
from carteado.games.blackjack.rules import events
from carteado.games.blackjack.rules.acts import Bet, Decline, Double, Hit, Insure, Split, Stand, Surrender
from carteado.games.blackjack.words import BOTS, PHASES
from carteado.options import BadOption
from carteado.pack import PartidaEnded, Reshuffled, Ruled, Ruling, Shuffled
from carteado.records import RecordError
from carteado.words import Words
from games.blackjack.kit import mesa

PT, EN = Words(game="blackjack"), Words("en", "blackjack")
NAMES = ("Ana", "Bia", "Caio")
VIEW = catalogue.new("blackjack", 3).view(0)


@pytest.mark.parametrize(
    ("action", "portuguese", "english"),
    [
        (Bet(1, 10), "Apostar 10 fichas", "Bet 10 chips"),
        (Bet(1, 1), "Apostar 1 ficha", "Bet 1 chip"),
        (Insure(1), "Fazer seguro", "Insure"),
        (Decline(1), "Passar", "Pass"),
        (Surrender(1), "Render-se", "Surrender"),
        (Stand(1), "Manter", "Stand"),
        (Hit(1), "Pedir carta", "Hit"),
        (Double(1), "Dobrar", "Double"),
        (Split(1), "Dividir", "Split"),
        (Ruling("BJ-S21", sanction="void", why="x"), "BJ-S21: a rodada não vale", "BJ-S21: the round does not count"),
        (Ruling("BJ-S21", score=(1, 2, 3), why="x"), "BJ-S21: acertar as fichas", "BJ-S21: set the chips right"),
    ],
)
def test_labels_are_short(action: Action, portuguese: str, english: str) -> None:
    assert PT.action(action) == portuguese
    assert EN.action(action) == english


def test_an_act_tells_its_price_and_what_it_does() -> None:
    pair = mesa("8P 9O 8C 9E", 5).view(0)
    assert [(PT.offered(act, pair).label, PT.offered(act, pair).price) for act in (Stand(1), Hit(1), Double(1), Split(1))] == [
        ("Manter", ""), ("Pedir carta", ""), ("Dobrar", "mais 5 fichas"), ("Dividir", "mais 5 fichas"),
    ]  # fmt: skip
    assert EN.offered(Double(1), pair).price == "5 chips more"
    told = PT.offered(Split(1), pair)
    assert (told.about, told.clause) == ("Duas mãos, cada uma com a sua aposta, jogadas uma depois da outra.", "BJ-SPLIT-4")
    aces = PT.offered(Split(1), mesa("AP 9O AC 9E").view(0))
    assert (aces.about.endswith("não é BlackJack: paga 1 para 1."), aces.clause) == (True, "BJ-SPLIT-2")
    stands = PT.offered(Stand(1), mesa("AP 9O KC 9E").view(0))
    assert (stands.about, stands.clause) == ("BlackJack: paga 1,5 para 1, se o crupiê não tem outro.", "BJ-BJ-3")
    assert EN.offered(Stand(1), pair).about == "The hand stays at 16."


def test_insurance_and_surrender_tell_half_of_the_bet() -> None:
    ace = mesa("10P AO 6C 9E", 5).view(0)
    assert (PT.offered(Insure(1), ace).price, EN.offered(Insure(1), ace).price) == ("2,5 fichas", "2.5 chips")
    assert PT.offered(Insure(1), ace).about.startswith("Paga 2 para 1 se o crupiê tem BlackJack")
    assert PT.action(Surrender(1), mesa("10P 9O 6C 9E", 3, surrender="late").view(0)) == "Render-se (perde 1,5 ficha)"
    assert EN.action(Surrender(1), mesa("10P 9O 6C 9E", 3, surrender="late").view(0)) == "Surrender (loses 1.5 chips)"


@pytest.mark.parametrize(
    ("shoe", "options", "declines"),
    [
        ("10P AO 6C 9E", {}, "Sem seguro"),
        ("10P 9O 6C 9E", {"surrender": "early"}, "Não se render"),
        ("10P AO 6C 9E", {"surrender": "early"}, "Nem seguro nem rendição"),
        ("10P AO 6C 9E", {"surrender": "early", "early_vs": "not_ace"}, "Sem seguro"),
        ("AP AO KC 9E", {"surrender": "early"}, "Sem seguro"),
        ("AP 9O KC 9E", {"surrender": "early", "nevada": "true"}, "Passar"),
    ],
)
def test_declining_names_what_is_declined(shoe: str, options: dict[str, Any], declines: str) -> None:
    found = mesa(shoe, **options)
    assert found.shown.phase == "asking"
    assert PT.action(Decline(1), found.view(0)) == declines


def test_who_cannot_pay_for_insurance_is_not_told_of_it() -> None:
    assert PT.action(Decline(1), mesa("10P AO 6C 9E", fichas=(14.5,), surrender="early").view(0)) == "Não se render"


def test_a_card_that_is_sure_to_bust_is_warned_of() -> None:
    hard = mesa("10P 9O 2C 9E 9P").faz("0 pede")
    told = PT.offered(Hit(hard.shown.turns), hard.view(0))
    assert (told.warning, told.go, told.why, told.clause) == (
        "Você tem 21, e qualquer carta a mais estoura.", "Pedir assim mesmo", "sure-bust", "BJ-JOGO-3",
    )  # fmt: skip
    soft = mesa("AP 9O 2C 9E 8P").faz("0 pede")
    assert not PT.offered(Hit(soft.shown.turns), soft.view(0)).warning


def settled(how: str, text: str, total: int, house: int, stake: int, gain: int, hand: int = 0) -> Event:
    return events.Settled(1, hand, how, cards(text), total, house, stake, gain, "")


@pytest.mark.parametrize(
    ("event", "portuguese", "english"),
    [
        (Shuffled(-1, 1), "O crupiê embaralhou o sapato. As fichas são de brincadeira, sem valor.",
         "The dealer shuffled the shoe. These are play chips: they have no money value."),
        (Shuffled(-1, 2), "O crupiê embaralhou o sapato.", "The dealer shuffled the shoe."),
        (Reshuffled(312), "O sapato acabou no meio da rodada: veio outro, de 312 cartas, embaralhado.",
         "The shoe ran out in mid-round: another of 312 cards was shuffled."),
        (events.RoundBegan(2, (), ""), "Rodada 2: façam as apostas.", "Round 2: place your bets."),
        (events.RoundBegan(2, (0, 2), ""),
         "Rodada 2: façam as apostas. De fora, sem fichas para a aposta mínima: você e Caio.",
         "Round 2: place your bets. Sitting out, without the chips for the smallest bet: you and Caio."),
        (events.BetPlaced(1, 1), "Bia apostou 1 ficha.", "Bia bet 1 chip."),
        (events.CardDealt(0, 0, cards("8C")), "Você recebeu o oito de copas.", "You got the eight of hearts."),
        (events.CardDealt(1, 0, (), cards("8C"), (1, REFEREE)), "Bia recebeu uma carta fechada.", "Bia got a card face down."),
        (events.CardDealt(0, 0, (), cards("8C"), (0,)), "Você recebeu o oito de copas.", "You got the eight of hearts."),
        (events.HouseDealt(cards("QO")), "O crupiê abriu a dama de ouros.", "The dealer showed the queen of diamonds."),
        (events.HouseDealt((), cards("QO"), (REFEREE,)), "O crupiê pôs na mesa uma carta escondida.",
         "The dealer laid a hidden card on the table."),
        (events.Insured(1, 5, ""), "Bia fez seguro de 2,5 fichas.", "Bia insured for 2.5 chips."),
        (events.Declined(1), "Bia passou.", "Bia passed."),
        (events.Surrendered(1, 3, ""), "Bia se rendeu e perdeu metade da aposta: 1,5 ficha.",
         "Bia surrendered and lost half of the bet: 1.5 chips."),
        (events.Checked(True, ""), "O crupiê olhou a carta escondida e tem BlackJack.",
         "The dealer looked at the hidden card and has a BlackJack."),
        (events.Checked(False, ""), "O crupiê olhou a carta escondida e não tem BlackJack.",
         "The dealer looked at the hidden card and has no BlackJack."),
        (events.Stood(1, 0), "Bia manteve.", "Bia stood."),
        (events.AskedCard(0, 0), "Você pediu carta.", "You asked for a card."),
        (events.Doubled(1, 0, 40, ""), "Bia dobrou: são 20 fichas, e mais uma carta só.",
         "Bia doubled: 20 chips in all, and one more card only."),
        (events.Parted(1, 0, 20, False, ""), "Bia dividiu o par: 10 fichas em cada mão.",
         "Bia split the pair: 10 chips on each hand."),
        (events.Parted(1, 0, 2, True, ""), "Bia dividiu os ases: 1 ficha em cada mão, e uma carta para cada ás.",
         "Bia split the aces: 1 chip on each hand, and one card for each ace."),
        (events.Busted(1, 0, cards("10P 6C KE"), 26, 20, ""), "Bia estourou com 26 (10♣ 6♥ K♠) e perdeu 10 fichas.",
         "Bia bust with 26 (10♣ 6♥ K♠) and lost 10 chips."),
        (events.HouseShown(Card.of("KE"), 17, False, ""), "O crupiê virou o rei de espadas: 17.",
         "The dealer turned the king of spades: 17."),
        (events.HouseShown(Card.of("KE"), 21, True, ""), "O crupiê virou o rei de espadas: BlackJack.",
         "The dealer turned the king of spades: BlackJack."),
        (events.HouseDrew(Card.of("4E"), 16, ""), "O crupiê pegou o quatro de espadas: 16.",
         "The dealer drew the four of spades: 16."),
        (events.HouseDone("stands", 18, ""), "O crupiê mantém com 18.", "The dealer stands on 18."),
        (events.HouseDone("bust", 25, ""), "O crupiê estourou com 25.", "The dealer bust with 25."),
        (events.HouseDone("idle", 12, ""), "O crupiê não pega mais cartas: já não mudaria nada.",
         "The dealer draws no more cards: it would change nothing."),
        (events.InsuranceSettled(1, 20, ""), "Bia recebeu o seguro, que paga 2 para 1: ganhou 10 fichas.",
         "Bia had the insurance paid, 2 to 1: won 10 chips."),
        (events.InsuranceSettled(1, -5, ""), "Bia perdeu o seguro: 2,5 fichas.", "Bia lost the insurance: 2.5 chips."),
        (settled("blackjack", "AP KC", 21, 18, 10, 15), "Bia fez BlackJack, que paga 1,5 para 1: ganhou 7,5 fichas.",
         "Bia made a BlackJack, which pays 1.5 to 1: won 7.5 chips."),
        (settled("win", "7P 7C 7E", 21, 18, 20, 20),
         "Bia fez 21 com três cartas contra 18, que paga 1 para 1: ganhou 10 fichas.",
         "Bia made 21 with three cards against 18, which pays 1 to 1: won 10 chips."),
        (settled("win", "2P 2C 2E 2O 2P 2C 2E 2O AP AC", 18, 17, 20, 20),
         "Bia fez 18 com 10 cartas contra 17, que paga 1 para 1: ganhou 10 fichas.",
         "Bia made 18 with 10 cards against 17, which pays 1 to 1: won 10 chips."),
        (settled("house-bust", "10P 2C", 12, 26, 20, 20),
         "Bia ficou em 12 e o crupiê estourou, o que paga 1 para 1: ganhou 10 fichas.",
         "Bia stayed at 12 and the dealer bust, which pays 1 to 1: won 10 chips."),
        (settled("tie", "10P 8C", 18, 18, 20, 0), "Bia empatou com o crupiê em 18: a aposta volta.",
         "Bia tied with the dealer at 18: the bet comes back."),
        (settled("blackjack-tie", "AP KC", 21, 21, 20, 0),
         "Bia empatou com o crupiê, BlackJack contra BlackJack: a aposta volta.",
         "Bia tied with the dealer, BlackJack against BlackJack: the bet comes back."),
        (settled("loss", "10P 7C", 17, 18, 20, -20), "Bia ficou em 17 contra 18 e perdeu 10 fichas.",
         "Bia stayed at 17 against 18 and lost 10 chips."),
        (settled("house-blackjack", "10P 7C", 17, 21, 20, -20),
         "Bia ficou em 17 contra o BlackJack do crupiê e perdeu 10 fichas.",
         "Bia stayed at 17 against the dealer's BlackJack and lost 10 chips."),
        (events.RoundEnded(3, (25, -20, 0), (225, 180, 1)),
         "Fim da rodada 3. Fichas: você 112,5 (+12,5), Bia 90 (−10), Caio 0,5.",
         "End of round 3. Chips: you 112.5 (+12.5), Bia 90 (−10), Caio 0.5."),
        (PartidaEnded(1, (100, 225, 0), "played", ""),
         "Fim da sessão: Bia saiu ganhando da casa. Fichas: você 50, Bia 112,5, Caio 0.",
         "End of the session: ahead of the house, Bia alone. Chips: you 50, Bia 112.5, Caio 0."),
        (PartidaEnded(-1, (100, 225, 0), "played", ""), "Fim da sessão. Fichas: você 50, Bia 112,5, Caio 0.",
         "End of the session. Chips: you 50, Bia 112.5, Caio 0."),
        (PartidaEnded(1, (1, 225, 0), "partida-forfeited", ""),
         "Fim da partida por punição: vitória de Bia. Placar: você 0,5, Bia 112,5, Caio 0.",
         "End of the partida by a penalty: the victory is Bia's. Score: you 0.5, Bia 112.5, Caio 0."),
        (Ruled("BJ-S21", None, "score", "", "troco", (205, 180, 0)),
         "A arbitragem acertou as fichas. Motivo: troco. Fichas: você 102,5, Bia 90, Caio 0.",
         "The referee set the chips right. Reason: troco. Chips: you 102.5, Bia 90, Caio 0."),
        (Ruled("BJ-S21", None, "void", "void", "", ()),
         "A arbitragem anulou a rodada: as apostas voltam, e aposta-se de novo.",
         "The referee voided the round: the bets go back, and all bet again."),
    ],
)  # fmt: skip
def test_the_story(event: Event, portuguese: str, english: str) -> None:
    assert PT.story(event, NAMES, 0, VIEW) == portuguese
    assert EN.story(event, NAMES, 0, VIEW) == english


def test_the_referee_is_told_the_hidden_card() -> None:
    told = PT.story(events.HouseDealt((), cards("QO"), (REFEREE,)), NAMES, REFEREE, VIEW)
    assert told == "O crupiê escondeu a dama de ouros."


def test_hands_are_numbered_once_there_are_several() -> None:
    found = mesa("8P 10C 9O 8C 9C 9E 2P 9P 3C", 10, 10).faz("0 divide")
    told = [text for _, text in PT.stories(found.told[-2:], NAMES, 1, found.view(1))]
    assert told == ["Ana dividiu o par: 10 fichas em cada mão.", "Ana (mão 1) recebeu o dois de paus."]
    assert PT.story(events.Stood(1, 0), NAMES, 0, found.view(0)) == "Bia manteve."
    assert EN.story(events.Stood(0, 1), NAMES, 0, found.view(0)) == "You (hand 2) stood."
    found.faz("0 mantém", "0 mantém", "1 mantém").aposta(0, 2).aposta(1, 2)
    heard = [text for _, text in PT.stories(found.told, NAMES, 1, found.view(1))]
    assert not any("(mão" in text for text in heard[heard.index("Rodada 2: façam as apostas.") :])


@pytest.mark.parametrize(
    ("reason", "portuguese", "english"),
    [
        (Reason("bet-below", "", (5, 4)), "A aposta mínima da casa é 5, e não 4: aposte mais.",
         "The smallest bet of the house is 5, not 4: bet more."),
        (Reason("chips-short", "", (5, 3)), "Isso custa 2,5 (em fichas), e você tem livre 1,5: escolha outro lance.",
         "That costs 2.5 (in chips), and you have 1.5 free: choose something else."),
        (Reason("ruling-below-stake", "", (1, 25)),
         "Bia tem na mesa 12,5 (em fichas): o acerto não pode deixar menos do que isso.",
         "Bia has 12.5 at stake (in chips): what is set may not be less than that."),
        (Reason("not-the-pack", "", (312, 52)), "O sapato tem 312 cartas, e vieram 52: confira as repetidas e as que faltam.",
         "The shoe has 312 cards, and 52 came: look for repeated and missing ones."),
    ],
)  # fmt: skip
def test_a_refusal_says_what_would_be_right(reason: Reason, portuguese: str, english: str) -> None:
    assert PT.reason(reason, NAMES) == portuguese
    assert EN.reason(reason, NAMES) == english
    assert Words().reason(reason, NAMES) == portuguese or reason.code == "not-the-pack"


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        ({"bet_min": "30"}, "bet_min=30 não combina com bet_max=20: a aposta mínima não passa da máxima."),
        ({"stack": "1"}, "stack=1 não combina com bet_min=2: no começo todos têm de poder apostar o mínimo."),
        ({"surrender": "late", "peek": "false"},
         "surrender=late não combina com peek=false: a rendição tardia vem depois que o crupiê olha."),
    ],
)  # fmt: skip
def test_house_rules_that_cannot_be_say_why(settings: dict[str, str], told: str) -> None:
    with pytest.raises(BadOption) as error:
        catalogue.new("blackjack", 3, settings)
    assert PT.bad_option(error.value) == told


@pytest.mark.parametrize(
    ("seats", "settings", "score", "told"),
    [
        (2, {}, (225, 0, 1), "A sessão começa com 2 números de fichas até 1000000, inteiras ou meias, pelo menos 1 deles "
         "para uma aposta; não 112,5 0 0,5."),
        (1, {"min_players": "2"}, (), "Nesta mesa jogam pelo menos 2, e não 1."),
    ],
)  # fmt: skip
def test_a_start_that_cannot_be_says_why(seats: int, settings: dict[str, str], score: tuple[int, ...], told: str) -> None:
    with pytest.raises(BadStart) as error:
        catalogue.new("blackjack", seats, settings, score=score)
    assert PT.bad_start(error.value) == told
    assert EN.bad_start(error.value) != told


def test_a_record_with_too_many_cards_says_how_many_fit() -> None:
    with pytest.raises(RecordError) as error:
        records.parse("carteado 1\nregulamento blackjack\n\ncartas 1: 2P 3P 4P\n")
    assert PT.record_error(error.value).endswith("O limite de cartas ali é 2: tire as que sobram da linha «cartas».")


def test_phases_and_players_have_names() -> None:
    assert {EN.phase(phase) for phase in PHASES} & {PT.phase(phase) for phase in PHASES} == set()
    assert {EN.bot(bot) for bot in BOTS} & {PT.bot(bot) for bot in BOTS} == set()
