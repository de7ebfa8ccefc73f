"""Sentences of canastra and buraco, one by one: labels, warnings, the bill, refusals that help."""

import pytest

from carteado import catalogue, records
from carteado.cards import Card, cards
from carteado.game import PUBLIC, Event, Reason, State
from carteado.games.canastra.rules import events
from carteado.games.canastra.rules.acts import Add, Buy, Decline, Discard, Lay, Take
from carteado.games.canastra.rules.events import Bill
from carteado.games.canastra.words import PHASES
from carteado.games.canastra.words.bills import lines, signed
from carteado.options import BadOption
from carteado.pack import DealerDrawn, Keep, Refuse, Ruled, Ruling
from carteado.words import Words
from games.canastra.kit import Casa, mesa

PT, EN = Words(game="canastra"), Words("en", "canastra")
BURACO, BURACO_EN = Words(game="buraco"), Words("en", "buraco")
NAMES = ("Ana", "Bia", "Caio", "Davi")


def table(lines_of_case: str, start: str = "carteador 0", game: str = "canastra", options: str = "") -> State:
    """The state after these lines of a case."""
    text = f"carteado 1\nregulamento {game}\n{options}início {start}\n\n{lines_of_case}"
    *_, last = records.replay(records.parse(text))
    return last.state


RUNS = "cartas monte KO / 1: 3P 4P 5P 6P 2P 8P 9P 7P 2C 3E JE\n1 compra\n1 fica KO\n"
CANASTRA = "cartas monte KO / 1: 5P 6P 7P 8P 9P 10P JP 2C 3E JE QP\n1 compra\n1 fica KO\n1 baixa 5P 6P 7P 8P 9P 10P JP\n"


@pytest.mark.parametrize(
    ("action", "portuguese", "english"),
    [
        (Buy(1), "Comprar", "Draw"),
        (Take(1), "Pegar o lixo", "Take the discard pile"),
        (Take(1, (cards("5C 6C 7C"),)), "Pegar o lixo e baixar 5♥ 6♥ 7♥", "Take the discard pile and lay 5♥ 6♥ 7♥"),
        (Take(1, (), 2, cards("7C")), "Pegar o lixo e acrescentar 7♥ ao jogo 2", "Take the discard pile and add 7♥ to meld 2"),
        (Decline(1), "Não querer o lixo", "Leave the discard pile"),
        (Keep(Card.of("7O")), "Ficar com 7♦", "Keep 7♦"),
        (Refuse(Card.of("7O")), "Recusar 7♦", "Refuse 7♦"),
        (Lay((cards("5C 2O 7C"),), ((6,),)), "Baixar 5♥ 2♦=6♥ 7♥", "Lay 5♥ 2♦=6♥ 7♥"),
        (Lay((cards("5C 6C 7C"), cards("JP JO JK"))), "Baixar 5♥ 6♥ 7♥ + J♣ J♦ coringa", "Lay 5♥ 6♥ 7♥ + J♣ J♦ joker"),
        (Discard(Card.of("JK")), "Descartar coringa", "Discard joker"),
        (
            Ruling("CAN-14.2", offender=2),
            "CAN-14.2: baixou menos que o mínimo (lugar 2)",
            "CAN-14.2: laid less than the minimum (player 2)",
        ),
        (Ruling("CAN-16.1", sanction="void", why="x"), "CAN-16.1: anular a rodada", "CAN-16.1: void the deal"),
    ],
)
def test_labels_are_short(action: object, portuguese: str, english: str) -> None:
    assert PT.action(action) == portuguese  # type: ignore[arg-type]
    assert EN.action(action) == english  # type: ignore[arg-type]


def test_a_meld_goes_by_its_ends_and_the_lixo_by_its_size() -> None:
    state = table(CANASTRA + "1 descarta KO\n")
    assert PT.action(Take(2), state.view(2)) == "Pegar o lixo (1 carta)"
    assert EN.action(Take(2), state.view(2)) == "Take the discard pile (1 card)"
    before = table(CANASTRA)
    assert PT.action(Add(1, cards("QP")), before.view(1)) == "Acrescentar Q♣ a 5♣ a J♣"
    assert PT.action(Add(1, cards("QP")), before.view(PUBLIC)) == "Acrescentar Q♣ ao jogo 1"


def test_a_clean_canastra_is_dirtied_only_after_a_warning() -> None:
    state = table(CANASTRA)
    told = PT.offered(Add(1, cards("2C")), state.view(1))
    assert (told.warning, told.clause, told.why) == (
        "Suja a canastra: ela passa a valer 100, em vez de 200.",
        "CAN-7.3a",
        "dirties",
    )
    assert told.go == "Sujar assim mesmo"
    assert not PT.offered(Add(1, cards("QP")), state.view(1)).warning


@pytest.mark.parametrize(("options", "was"), [({}, 200), ({"long_canastra_bonus": "popular"}, 500)])
def test_the_warning_tells_what_this_very_canastra_is_worth(options: Casa, was: int) -> None:
    view = mesa("2C 9E 9O", a=("AP..KP",), **options).view(0)
    assert PT.offered(Add(1, cards("2C")), view).warning == f"Suja a canastra: ela passa a valer 100, em vez de {was}."


def test_the_stain_is_warned_of_and_a_canastra_announced() -> None:
    state = table(RUNS + "1 baixa 3P 4P 5P 6P 2P 8P\n")
    stains = PT.offered(Add(1, cards("9P")), state.view(1))
    assert (stains.why, stains.clause, stains.makes) == ("stains", "CAN-7.2c", "faz canastra simples (suja): +100")
    makes = PT.offered(Add(1, cards("7P")), state.view(1))
    assert (makes.makes, makes.warning) == ("faz canastra real (limpa): +200", "")
    assert PT.offered(Lay((cards("6P 2P 8P 9P"),)), table(RUNS).view(1)).why == "stains"
    assert PT.offered(Lay((cards("6P 2C 8P 9P"),)), table(RUNS).view(1)).why == ""


def test_a_low_opening_tells_what_it_costs() -> None:
    state = table(RUNS, "placar 0 1500 carteador 0")
    told = PT.offered(Lay((cards("3P 4P 5P 6P"),)), state.view(1))
    assert told.price == "20 pontos"
    assert told.warning == "Vale 20, e o mínimo é 75: as cartas voltam para a mão, e o mínimo passa a 90."
    assert (told.go, told.clause) == ("Baixar assim mesmo", "CAN-14.2")
    assert PT.insight(state.view(1)).more["sides"][1]["needs"] == "precisa de 75 para baixar"
    assert [side["rises"] for side in PT.insight(state.view(1)).more["sides"]] == [0, 90]
    blocked = mesa("3P 4P 5P", score=(1500, 0), vuln_enforcement="block").view(0)
    assert [side["rises"] for side in PT.insight(blocked).more["sides"]] == [0, 0]


def test_the_last_card_tells_what_it_brings() -> None:
    start = "cartas monte 4C / 1: AC 2C 3C 5C 6C 7C 8C 9C 10C JC QC\n1 compra\n1 fica 4C\n"
    state = table(start)
    whole = cards("AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC")
    assert PT.offered(Lay((whole,)), state.view(1)).makes == "faz canastra real (limpa): +200; pega o morto direto"
    one = table(start + "1 baixa AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC\n")
    assert PT.offered(Discard(Card.of("QC")), one.view(1)).makes == "pega o morto, para a próxima vez"
    assert PT.offered(Discard(Card.of("QC")), state.view(1)).makes == ""


def test_the_lixo_tells_what_comes_of_its_top_card() -> None:
    found = mesa("4C..8C JC 3E", game="buraco", lixo="5E 10C", a=("4C..9C",), comprou=False, lixo_rule="must_use_top")
    view = found.view(0)
    added = PT.offered(Take(view.shown.turns, (), 1, cards("10C")), view)
    assert (added.label, added.makes) == ("Pegar o lixo e acrescentar 10♥ a 4♥ a 9♥", "faz canastra real (limpa): +200")
    laid = PT.offered(Take(view.shown.turns, (cards("8C 10C JC"),)), view)
    assert (laid.price, laid.makes) == ("30 pontos", "")


def test_the_first_card_is_explained() -> None:
    state = table("cartas monte 7O / 1: 4C\n1 compra\n")
    assert PT.offered(Refuse(Card.of("7O")), state.view(1)).about == "A carta vai para o lixo, e você compra outra, que fica."
    assert PT.offered(Keep(Card.of("7O")), state.view(1)).clause == "CAN-5.2"


@pytest.mark.parametrize(
    ("event", "portuguese", "english"),
    [
        (events.TookLixo(1, cards("7O"), ""), "Bia pegou o lixo, 1 carta: 7♦.", "Bia took the discard pile, 1 card: 7♦."),
        (events.Bought(1, 0), "Bia comprou do monte. O monte acabou.", "Bia drew from the stock. The stock is used up."),
        (events.Bought(0, 3, cards("QC"), (0,)), "Você comprou a dama de copas.", "You drew the queen of hearts."),
        (events.Returned(1, Card.of("7O"), ""), "Bia recusou o sete de ouros, que vai para o lixo.",
         "Bia refused the seven of diamonds, which goes to the discard pile."),
        (events.Laid(0, 1, cards("4P 5P 6P"), "", ""), "Você baixou 4♣ 5♣ 6♣.", "You laid 4♣ 5♣ 6♣."),
        (events.Added(1, 1, cards("10P"), cards("4P 5P 6P 7P 8P 9P 10P"), "clean", "", ""),
         "Bia acrescentou 10♣ e fez canastra real (limpa): 4♣ a 10♣.", "Bia added 10♣ and made a clean canastra: 4♣ to 10♣."),
        (events.Added(1, 1, cards("2C"), cards("4P 5P 6P 7P 8P 9P 10P 2C"), "dirty", "clean", ""),
         "Bia acrescentou 2♥ e sujou a canastra: 4♣ a J♣.", "Bia added 2♥ and dirtied the canastra: 4♣ to J♣."),
        (events.Added(1, 1, cards("3P"), cards("2P 3P 4P 5P 6P 7P 8P"), "clean", "dirty", ""),
         "Bia acrescentou 3♣ e limpou a canastra: 2♣ a 8♣.", "Bia added 3♣ and made the canastra clean: 2♣ to 8♣."),
        (events.Added(1, 1, cards("KP"), cards("KP KO KC 2C"), "", "", ""),
         "Bia acrescentou K♣: lavadeira de K.", "Bia added K♣: group of K."),
        (events.Added(1, 1, cards("JP"), cards("4P 5P 6P 7P 8P 9P 10P JP"), "clean", "clean", ""),
         "Bia acrescentou J♣: 4♣ a J♣.", "Bia added J♣: 4♣ to J♣."),
        (events.TookMorto(1, 1, True, ""), "Bia pegou o morto direto e continua a vez.",
         "Bia took the morto directly and goes on with the turn."),
        (events.TookMorto(0, 1, False, "", cards("4P JK"), (0,)), "Você pegou o morto, para usar na próxima vez: 4♣ coringa.",
         "You took the morto, to use in your next turn: 4♣ joker."),
        (events.MortoTurned(1, ""), "O monte acabou: um morto vira monte.", "The stock is used up: a morto becomes the stock."),
        (events.Declined(3, ""), "Davi não quis o lixo.", "Davi left the discard pile."),
        (events.OpeningFailed(1, (cards("4P 5P 6P"), cards("9E 10E JE")), 45, 75, 90, ""),
         "Bia mostrou 4♣ 5♣ 6♣ + 9♠ 10♠ J♠: vale 45, e o mínimo é 75. As cartas voltam para a mão. O mínimo passa a 90.",
         "Bia showed 4♣ 5♣ 6♣ + 9♠ 10♠ J♠: that counts 45, and the minimum is 75. "
         "The cards go back to the hand. The minimum is now 90."),
        (events.TieToBreak((0, 1), ""), "Empate: joga-se mais uma rodada, e só ela decide.",
         "A tie: one more deal is played, and it alone decides."),
        (events.MortosSet(1, 2, 38, ""), "Bia separou 2 mortos. Monte: 38 cartas.", "Bia set 2 mortos apart. Stock: 38 cards."),
        (DealerDrawn(None, ""), "Empate no sorteio: quem empatou tira outra carta.",
         "A tie in the draw: whoever is tied draws another card."),
        (Ruled("CAN-14.2a", 1, "minimum", "", "mesa"),
         "A arbitragem anotou que Bia baixou menos que o mínimo: as cartas voltam para a mão, e o mínimo sobe. Motivo: mesa.",
         "The referee noted that Bia laid less than the minimum: "
         "the cards go back to the hand, and the minimum rises. Reason: mesa."),
    ],
)  # fmt: skip
def test_the_story(event: Event, portuguese: str, english: str) -> None:
    view = catalogue.new("canastra").view(0)
    assert PT.story(event, NAMES, 0, view) == portuguese
    assert EN.story(event, NAMES, 0, view) == english


def test_the_lot_of_buraco_is_no_highest_card() -> None:
    view = catalogue.new("buraco").view(0)
    assert BURACO.story(DealerDrawn(2, ""), NAMES, 0, view) == "A sorte é de Caio, que dá as cartas primeiro."
    assert BURACO.story(DealerDrawn(0, ""), NAMES, 0, view) == "A sorte é sua: você dá as cartas primeiro."
    assert PT.story(DealerDrawn(2, ""), NAMES, 0, catalogue.new("canastra").view(0)) == (
        "A maior carta é de Caio, que dá as cartas primeiro."
    )


MINE = Bill(0, 45, 1, 200, 2, 200, 100, -35, 0, 510, 510)
THEIRS = Bill(1, 15, 0, 0, 0, 0, 0, -45, -100, -130, -130)


def test_the_bill_is_told_line_by_line() -> None:
    assert lines(PT, MINE) == [
        ("cartas na mesa", 45), ("1 canastra real (limpa)", 200), ("2 canastras simples (sujas)", 200), ("batida", 100),
        ("cartas na mão", -35),
    ]  # fmt: skip
    for bill in (MINE, THEIRS):
        assert sum(points for _, points in lines(EN, bill)) == bill.total
    assert [signed(points) for points in (5, 0, -5)] == ["+5", "0", "−5"]
    ended = events.DealEnded(2, "batida", (MINE, THEIRS), ((), (), (), ()), "")
    view = catalogue.new("canastra").view(1)
    assert PT.story(ended, NAMES, 1, view) == (
        "Caio bateu! Nós: cartas na mesa +15, cartas na mão −45, sem pegar o morto −100; total −130. Eles: cartas na mesa +45, "
        "1 canastra real (limpa) +200, 2 canastras simples (sujas) +200, batida +100, cartas na mão −35; total +510. "
        "Placar -130 a 510."
    )


@pytest.mark.parametrize(
    ("reason", "sentence"),
    [
        (Reason("no-right-to-go-out", "", ("clean",)),
         "O seu lado ainda não pode bater (falta uma canastra real (limpa) na mesa): "
         "fique com pelo menos uma carta depois do descarte."),
        (Reason("one-card-left", "", ("morto",)),
         "Assim sobraria uma carta sem saída, porque para bater ainda falta pegar o morto: baixe menos cartas."),
        (Reason("use-the-top", "", ("QC",)),
         "Nesta mesa só pega o lixo quem usa na hora a carta de cima (dama de copas): baixe ou acrescente com ela."),
        (Reason("below-minimum", "", (60, 75)),
         "O que você baixou vale 60, e o mínimo é 75: ponha mais cartas ou mais jogos de uma vez."),
        (Reason("not-your-turn", "", (2,)), "Não é a sua vez: agora joga Caio."),
        (Reason("no-cards-yet", ""), "As cartas ainda não foram dadas: espere receber as suas."),
    ],
)  # fmt: skip
def test_a_refusal_says_what_would_be_right(reason: Reason, sentence: str) -> None:
    assert PT.reason(reason, NAMES) == sentence


def test_options_that_do_not_go_together_are_told() -> None:
    with pytest.raises(BadOption) as error:
        catalogue.new("canastra", 4, {"max_wilds_per_meld": "2", "wild_mobility": "fixed"})
    assert PT.bad_option(error.value).startswith("max_wilds_per_meld=2 não combina com wild_mobility=fixed:")
    with pytest.raises(BadOption) as error:
        catalogue.new("buraco", 4, {"ace_high": "false", "ace_both_ends": "true"})
    assert "sem o ás depois do rei" in BURACO.bad_option(error.value)


def test_what_the_board_reads() -> None:
    seen = PT.insight(table(RUNS + "1 baixa 3P 4P 5P 6P 2P 8P\n").view(1))
    assert seen.marked == {"2C": "curinga"}
    assert (seen.more["points"]["AP"], seen.more["points"]["3C"], "JK" in seen.more["points"]) == (15, 5, False)
    assert seen.more["clauses"]["morto"] == "CAN-12.10"
    assert seen.more["sides"][1]["jogos"] == [{"name": "3♣ a 8♣", "points": 40, "missing": "falta 1 carta para canastra"}]
    jokers = BURACO.insight(table("cartas 1: JK 2C\n", game="buraco").view(1))
    assert jokers.marked["JK"] == "coringa"
    assert jokers.marked["2C"] == "curinguinha"
    assert jokers.more["points"]["JK"] == 20
    assert BURACO_EN.insight(table("cartas 1: JK 2C\n", game="buraco").view(1)).marked["JK"] == "joker"


def test_phases_have_names() -> None:
    assert {EN.phase(phase) for phase in PHASES} & {PT.phase(phase) for phase in PHASES} == set()
