"""A mão is told as it was played, to each listener in their own person."""

from carteado.cards import Card, cards
from carteado.game import PUBLIC, REFEREE
from carteado.pack import Dealt, Looked
from carteado.tricks.play import Played, VazaWon
from games.truco.kit import Mesa, mesa, monte, sorteio
from games.truco.words.tables import NAMES, palavras

MAO = {0: "3P 4C 5C", 1: "3E 4E 5E", 2: "AP 4O 5O", 3: "KP 6C 6E"}
VAZA = "2:AP 3:KP 0:3P 1:5E"
ZAP = {0: "4P 7C 5C", 1: "3E 4E 5E", 2: "AP 4O 5O", 3: "KP 6C 6E"}


def tells(table: Mesa, viewer: int | None, lang: str = "pt-BR") -> list[str]:
    """What the last verb brought, as the viewer hears it."""
    return [text for event in table.eventos if (text := palavras(lang).story(event, NAMES, viewer))]


def test_a_card_and_who_took_the_vaza() -> None:
    table = mesa(0, MAO).joga(VAZA)
    assert tells(table, 0)[2:] == ["Você jogou o três de paus.", "Bia jogou o cinco de espadas.", "Você levou a primeira vaza."]
    assert tells(table, 1)[2:4] == ["Ana jogou o três de paus.", "Você jogou o cinco de espadas."]
    assert tells(table, 1, "en")[3:] == ["You played the five of spades.", "Ana took the first trick."]


def test_a_dama_is_feminine_and_a_manilha_has_its_nickname() -> None:
    table = mesa(0, {2: "QC 4O 5O", 3: "4P 6C 6E"}).joga("2:QC 3:4P")
    assert tells(table, None) == ["Caio jogou a dama de copas.", "Davi jogou o quatro de paus (zap)."]


def test_a_tied_vaza_says_who_leads() -> None:
    table = mesa(0, MAO).joga("2:AP 3:KP 0:3P 1:3E")
    assert tells(table, 0)[-1] == "Vaza empatada (cango); sai Bia."
    assert tells(table, 1)[-1] == "Vaza empatada (cango); você sai na próxima."
    assert tells(table, 1, "en")[-1] == "Trick tied (cango); you lead the next."


def test_a_later_tie_promises_no_lead() -> None:
    assert palavras().story(VazaWon(2, None, 1, "FEN-3l"), NAMES) == "Empate na segunda vaza (cango)."


def test_calls_and_answers() -> None:
    table = mesa(0, MAO).truco(0)
    assert (tells(table, 1), tells(table, 0)) == (["Ana trucou."], ["Você trucou."])
    table = table.pede(1, 6)
    assert tells(table, 0) == ["Bia pediu 6."]
    assert tells(table.cai(0), 0) == ["Você caiu. Vale 6."]
    assert tells(table.cai(2), 0, "en") == ["Caio accepted. Playing for 6."]


def test_running_gives_the_mao_away() -> None:
    table = mesa(0, MAO, (3, 6)).truco(0).pede(1, 6).corre(2)
    assert tells(table, 0) == ["Caio correu.", "A mão é deles: 3 tentos. Placar 3 a 9."]
    assert tells(table, 1) == ["Caio correu.", "A mão é de vocês: 3 tentos. Placar 9 a 3."]
    assert tells(table, None) == ["Caio correu.", "A mão é da dupla B: 3 tentos. Placar 3 a 9."]
    assert tells(table, 3, "en") == ["Caio gave up.", "The hand is yours: 3 points. Score 9-3."]


def test_where_both_must_run_the_partner_is_asked() -> None:
    table = mesa(0, MAO, opcoes={"answerPolicy": "acceptByOneFoldByBoth"}).truco(0).corre(1)
    assert tells(table, 0) == ["Bia quer correr: falta a resposta de Davi."]
    assert tells(table, 1) == ["Você quis correr: falta a resposta de Davi."]
    assert tells(table, 3) == ["Bia quer correr: falta a sua resposta."]
    assert tells(table.corre(3), 0) == ["Davi correu.", "A mão é de vocês: 1 tento. Placar 1 a 0."]


def test_conceding() -> None:
    table = mesa(0, MAO, opcoes={"concede": "true"}).entrega(3)
    assert tells(table, 0) == ["Davi entregou a mão.", "A mão é de vocês: 1 tento. Placar 1 a 0."]


def test_before_the_deal() -> None:
    table = monte(por_cima="QC 2E")
    assert tells(table, 1) == ["Mão 1. Ana embaralhou."]
    assert tells(table.corta(17), 3) == ["Você cortou em 17."]
    assert tells(table.queima(), 1) == ["Davi queimou a dama de copas."]
    assert tells(table.devolve(), 1) == ["Davi devolveu o baralho."]


def test_the_draw_for_the_deal() -> None:
    table = sorteio()
    assert tells(table, 0) == ["Baralho embaralhado: cada um tira uma carta, e a maior dá primeiro."]
    drawn = table.tira("0:KP 1:3C 2:7O 3:4E")
    assert tells(drawn, 3) == ["Você tirou o quatro de espadas.", "A maior carta é de Caio, que dá as cartas primeiro."]
    assert tells(drawn, 2)[1] == "A maior carta é a sua: você dá as cartas primeiro."
    assert tells(table.tira("0:3P 1:3C 2:KO 3:5E"), 0)[1] == "Empate no sorteio: todo mundo tira carta de novo."


def test_the_deal_is_told_to_each_alone() -> None:
    table = mesa(0, MAO)
    given_back = "Davi devolveu o baralho."
    assert tells(table, 0) == [given_back, "Suas cartas: três de paus, quatro de copas e cinco de copas."]
    assert tells(table, PUBLIC) == [given_back]
    assert tells(table, REFEREE)[4] == "Cartas de Ana: três de paus, quatro de copas e cinco de copas."


def test_an_eleven_hand_is_looked_at_and_decided() -> None:
    table = mesa(0, MAO, (11, 6))
    assert tells(table, 0)[2:] == [
        "Você olhou as cartas de Caio: ás de paus, quatro de ouros e cinco de ouros.",
        "Caio olhou as suas cartas.",
    ]
    assert tells(table, 1)[2:] == ["Ana olhou as cartas de Caio.", "Caio olhou as cartas de Ana."]
    assert tells(table.decide(2, True), 0) == ["Caio decidiu jogar a mão de onze."]
    assert tells(table.decide(2, False), 0) == [
        "Caio desistiu da mão de onze.",
        "A mão é deles: 1 tento. Placar 11 a 7.",
    ]


def test_a_face_down_card_is_named_to_its_owner_only() -> None:
    table = mesa(0, MAO).joga(VAZA).joga("0:(4C)")
    assert tells(table, 0) == ["Você jogou uma carta fechada (quatro de copas)."]
    assert tells(table, 1) == tells(table, PUBLIC) == ["Ana jogou uma carta fechada."]
    assert tells(table, REFEREE) == ["Ana jogou uma carta fechada (quatro de copas)."]


def test_a_card_seen_before_is_named_even_face_down() -> None:
    event = Played(3, Card.of("KP"), True)
    assert palavras().story(event, NAMES, 0) == "Davi virou para baixo o rei de paus, que a mesa já tinha visto."


def test_an_iron_hand_in_the_dark() -> None:
    table = mesa(0, MAO, (11, 11), {"ferro": "blindFirstTrick"})
    assert tells(table, 0)[1:] == ["Você recebeu três cartas no escuro."]
    table = table.joga("2:#1 3:#1 0:#1 1:#1")
    assert tells(table, 0)[0] == "Caio jogou no escuro e saiu o ás de paus."
    assert tells(table, 0)[-1] == "Suas cartas: quatro de copas e cinco de copas."
    assert palavras().story(Played(1, None, True, 2), NAMES, 1) == "Você jogou uma carta fechada, sem ver."


def test_showing_a_winning_hand() -> None:
    table = mesa(0, ZAP).mostra(0)
    assert tells(table, 1) == [
        "Ana abriu o jogo com zap e copeta: quatro de paus, sete de copas e cinco de copas.",
        "A mão é deles: 1 tento. Placar 0 a 1.",
    ]


def test_a_face_down_card_revealed_after_the_mao() -> None:
    table = mesa(0, MAO, opcoes={"revealFaceDownAfterHand": "true"}).joga(VAZA).joga("0:4C 1:(4E) 2:(4O) 3:(6C)")
    assert tells(table, 1)[-3:-1] == [
        "A sua carta fechada na segunda vaza era o quatro de espadas.",
        "A carta fechada de Caio na segunda vaza era o quatro de ouros.",
    ]


def test_no_secret_is_told_even_where_the_event_comes_unmasked() -> None:
    hand = cards("3P 4C 5C")
    dealt, looked = Dealt(0, hand, (0,)), Looked(0, 2, "FEN-21", hand, (0, 2))
    for event in (dealt, looked, Played(0, None, True, 0, hand[:1], (0,))):
        for viewer in (1, 3, PUBLIC):
            assert "de paus" not in palavras().story(event, NAMES, viewer)
        assert "de paus" in palavras().story(event, NAMES, 0)


def test_the_clause_behind_an_event() -> None:
    table = mesa(0, MAO).truco(0)
    assert [palavras().clause_of(event) for event in table.eventos] == ["FEN-17-i"]
    assert palavras().clause_of(Played(0, Card.of("3P"))) == ""
