"""Each code speaks its own words, and a manilha has its name by the vira."""

import pytest

from carteado.cards import CARDS, Card
from carteado.game import PUBLIC, Action
from carteado.games.truco.rules.acts import Accept, Blind, Burn, FromBottom, GiveUp, Peek, Raise, Run, Saw, Turn
from carteado.games.truco.rules.effects import SANCTIONS
from carteado.games.truco.rules.family import OPTIONS
from carteado.games.truco.words.actions import PENALTIES
from carteado.games.truco.words.cards import nickname, powers_of
from carteado.games.truco.words.vocabulary import OWN, PLAIN
from carteado.pack import Deal, Keep, Refuse
from carteado.tricks.play import Play
from games.truco.kit import mesa, monte
from games.truco.words.tables import NAMES, palavras

FENACEF, ASFO, SINSEP = "truco-fenacef", "truco-asfo", "truco-sinsep"
TRES = Card.of("3P")
MAO = {0: "3P 4C 5C", 1: "6P 6C 3C", 2: "2P 4E 5E", 3: "KP 7C 7E"}
DUPLA = ("Ana", "Bia")


@pytest.mark.parametrize(
    ("action", "fenacef", "asfo", "sinsep"),
    [
        (Raise(3), "TRUCO (vale 3)", "TRUCO (vale 3)", "TRUCO (vale 3)"),
        (Raise(6), "Pedir 6", "MEIO-PAU (vale 6)", "MEIO-PAU (vale 6)"),
        (Raise(9), "Pedir 9", "NOVE (vale 9)", "NOVE (vale 9)"),
        (Raise(12), "Pedir 12", "DOZE (vale 12)", "QUEDA (vale 12)"),
        (Accept(6), "Cair (vale 6)", "Cair (vale 6)", "Aceitar (vale 6)"),
        (Run(6), "Correr (perde 3)", "Correr (perde 3)", "Correr (perde 3)"),
        (Play(TRES, True), "Virar 3♣ para baixo", "Cobrir 3♣", "Esconder 3♣"),
        (Play(TRES, False, 12), "Jogar 3♣ e pedir 12", "Jogar 3♣ e pedir doze", "Jogar 3♣ e pedir queda"),
        (Play(TRES, True, 6), "Virar 3♣ para baixo e pedir 6", "Cobrir 3♣ e pedir meio-pau", "Esconder 3♣ e pedir meio-pau"),
        (Blind(2), "Jogar a carta 2 no escuro", "Jogar a carta 2 no escuro", "Jogar a carta 2 no escuro"),
        (Burn(1), "Queimar", "Queimar 3", "Queimar 3"),
        (FromBottom(), "De baixo", "De baixo", "Subir"),
        (GiveUp(), "Desistir (eles ganham 1)", "Correr (perde 1)", "Correr (perde 1)"),
        (Refuse(TRES), "Trocar 3♣", "Recusar 3♣ (dá de novo)", "Trocar 3♣"),
        (Keep(TRES), "Ficar com 3♣", "Ficar com 3♣", "Ficar com 3♣"),
        (Peek(), "Espiar a última carta", "Espiar a última carta", "Espiar a última carta (e não sobe)"),
        (Saw(12), "Serrar em 12", "Serrar em 12", "Serrar em 12"),
        (Turn(1), "Tirar a vira", "Tirar a vira", "Tirar a vira"),
        (Turn(4), "Tirar a vira: carta 4", "Tirar a vira: carta 4", "Tirar a vira: carta 4"),
    ],
)
def test_an_act_in_the_words_of_each_code(action: Action, fenacef: str, asfo: str, sinsep: str) -> None:
    for game, label in ((FENACEF, fenacef), (ASFO, asfo), (SINSEP, sinsep)):
        view = mesa(0, MAO, jogo=game).ve(0)
        assert palavras().action(action, view) == label
        assert palavras("en").action(action, view) != label


def test_a_code_adds_no_key_that_the_plain_words_lack() -> None:
    assert [key for own in OWN.values() for key in own if key not in PLAIN] == []
    assert set(OWN) < set(OPTIONS)


@pytest.mark.parametrize("seat", range(4))
def test_a_packet_goes_by_where_its_owner_sits(seat: int) -> None:
    view = monte(jogo=ASFO, dealer=0).ve(seat)
    whose = ("o seu maço", "o maço da direita", "o maço do parceiro", "o maço da esquerda")
    for owner in range(4):
        assert palavras().action(Burn(1, owner), view) == f"Queimar {whose[(owner - seat) % 4]}"
        assert palavras().action(Deal(owner), view) == f"Dar {whose[(owner - seat) % 4]}"


def test_a_packet_of_two_and_a_packet_nobody_looks_at() -> None:
    duel = monte(jogo=SINSEP, seats=2).ve(0)
    assert palavras().action(Deal(1), duel) == "Dar o maço do adversário"
    assert palavras().action(Burn(2, 0), duel) == "Queimar o seu maço"
    assert palavras().action(Deal(1)) == "Dar o maço do lugar 1"
    assert palavras().action(Burn(1, 2), monte(jogo=ASFO).ve(PUBLIC)) == "Queimar o maço do lugar 2"


def test_manilhas_are_named_by_the_vira() -> None:
    view = mesa(0, MAO, jogo=ASFO, vira="5O").ve(0)
    named = {
        str(card): nickname(palavras(), card, powers_of(view)) for card in CARDS if nickname(palavras(), card, powers_of(view))
    }
    assert named == {"6P": "zap", "6C": "copeta", "6E": "espadilha", "6O": "pica-fumo"}
    other = mesa(0, MAO, jogo=ASFO, vira="3O").ve(0)
    assert nickname(palavras(), Card.of("4P"), powers_of(other)) == "zap"
    assert nickname(palavras(), Card.of("6P"), powers_of(other)) == ""


def test_a_hidden_vira_names_no_manilha() -> None:
    table = mesa(0, MAO, (11, 11), jogo=SINSEP, vira="5O")
    assert {nickname(palavras(), card, powers_of(table.ve(seat))) for card in CARDS for seat in (0, 1, PUBLIC)} == {""}


def test_the_story_follows_the_vira() -> None:
    table = mesa(0, MAO, jogo=SINSEP, vira="5O").joga("1:6C 2:2P 3:KP 0:3P")
    told = [text for _, text in palavras().stories(table.historia, NAMES, 0, table.ve(0)) if text]
    assert "A vira é o cinco de ouros: a manilha é seis." in told
    assert "Bia jogou o seis de copas (copeta)." in told
    assert "Ana jogou o três de paus." not in told
    assert "Você jogou o três de paus." in told


def test_a_card_played_before_the_vira_was_seen_had_no_name_yet() -> None:
    table = mesa(0, MAO, (11, 11), jogo=SINSEP, vira="5O").joga("1:#1 2:#1 3:#1 0:#1 1:#2")
    told = [text for _, text in palavras().stories(table.historia, NAMES, 3, table.ve(3)) if text]
    assert told.index("A vira saiu fechada: só aparece no fim da primeira vaza.") < told.index(
        "Bia jogou no escuro e saiu o seis de paus."
    )
    assert told[-1] == "Bia jogou no escuro e saiu o seis de copas (copeta)."


def test_calls_and_answers_in_the_words_of_the_code() -> None:
    script = (
        (ASFO, "Ana pediu doze.", "Bia caiu. Vale 12."),
        (SINSEP, "Ana pediu queda, que vale 12.", "Bia aceitou. Vale 12."),
    )
    for game, call, answer in script:
        table = mesa(0, MAO, jogo=game, vira="4O").truco(1).pede(0, 6).pede(1, 9).pede(0, 12).cai(1)
        told = [text for _, text in palavras().stories(table.historia, NAMES, 2, table.ve(2))]
        assert call in told
        assert answer in told
        assert "Ana pediu meio-pau, que vale 6." in told


def test_points_are_no_tentos_where_a_tento_is_a_penalty() -> None:
    table = mesa(0, MAO, jogo=ASFO, vira="4O").truco(1).corre(0).corre(2)
    assert palavras().story(table.eventos[-1], NAMES, 1, table.ve(1)) == "A mão é de vocês: 1 ponto. Placar 1 a 0."


def test_one_against_one_there_are_no_pairs() -> None:
    table = mesa(0, {0: "3P 4C 5C", 1: "6P 6C 3C"}, jogo=SINSEP, vira="4O", seats=2).truco(1).corre(0)
    told = table.eventos[-1]
    assert palavras().story(told, DUPLA, 1, table.ve(1)) == "A mão é sua: 1 ponto. Placar 1 a 0."
    assert palavras().story(told, DUPLA, 0, table.ve(0)) == "A mão é de Bia: 1 ponto. Placar 0 a 1."
    assert palavras("en").story(told, DUPLA, 0, table.ve(0)) == "The hand is Bia's: 1 point. Score 0-1."
    assert [palavras().side(side, 0, DUPLA) for side in (0, 1)] == ["você", "Bia"]
    reason = mesa(0, {1: "6P 6C 3C"}, jogo=SINSEP, seats=2).truco(1).recusa(1, Accept(3))
    assert palavras().reason(reason, DUPLA) == "O último pedido, de 3, foi seu: agora quem fala é o adversário."


def test_who_trucou_and_did_not_kill() -> None:
    table = mesa(0, {1: "3P 4C 5C", 2: "3C 7P 7C", 3: "4E 4P 5E", 0: "5P JP QP"}, jogo=ASFO, vira="KO")
    table = table.joga("1:3P").truco(2).cai(3).joga("2:3C 3:4E 0:5P")
    told = [text for _, text in palavras().stories(table.historia, NAMES, 0, table.ve(0))]
    assert "Quem trucou tinha de matar e não matou. Bia levou a primeira vaza." in told


def test_a_tento_is_told_with_what_happened() -> None:
    table = mesa(0, MAO, (3, 4), jogo=ASFO, vira="4O").juiz("ASFO-TENTO-4d", 1)
    told = [palavras().story(event, NAMES, 0, table.ve(0)) for event in table.eventos]
    assert told == [
        "Bia disse uma palavra parecida com um pedido: não vale, e é tento.",
        "A mão é de vocês: 1 ponto. Placar 4 a 4.",
    ]
    beside = mesa(0, MAO, (3, 4), {"tentoEndsHand": "false"}, jogo=ASFO, vira="4O").juiz("ASFO-TENTO-4d", 1)
    assert [palavras().story(event, NAMES, 0, beside.ve(0)) for event in beside.eventos] == [
        "Palavra parecida com pedido. Tento contra Bia; a mão continua. Placar 4 a 4.",
    ]


def test_every_incident_of_every_code_has_a_label() -> None:
    effects = {effect for options in OPTIONS.values() for effect in options.rules.incidents.values()}
    assert effects | set(SANCTIONS.values()) <= set(PENALTIES)
