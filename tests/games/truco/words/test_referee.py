"""What the referee decides is told with its consequence."""

import pytest

from carteado.games.truco.rules.effects import DEAL_PASSES, EXPOSED, EXPOSED_OWN, REDEAL, SET_SCORE, VOID
from carteado.games.truco.rules.verdicts import MENDED, TOLD
from carteado.pack import Ruled
from games.truco.kit import Mesa, mesa, monte
from games.truco.words.tables import NAMES, palavras

MAO = {0: "3P 4C 5C", 1: "3E 4E 5E", 2: "AP 4O 5O", 3: "KP 6C 6E"}
OF_NOBODY = (VOID, SET_SCORE, DEAL_PASSES, REDEAL, MENDED, EXPOSED, EXPOSED_OWN)


def tells(table: Mesa, viewer: int | None, lang: str = "pt-BR") -> list[str]:
    return [text for event in table.eventos if (text := palavras(lang).story(event, NAMES, viewer))]


@pytest.mark.parametrize("effect", sorted(TOLD))
def test_every_effect_has_a_sentence_of_its_own(effect: str) -> None:
    for lang, generic in (("pt-BR", "O juiz aplicou FEN-1."), ("en", "The referee applied FEN-1.")):
        told = palavras(lang).story(Ruled("FEN-1", 1, effect), NAMES)
        assert told not in ("", generic)
        assert "Bia" in told or effect in OF_NOBODY


def test_an_effect_from_elsewhere_names_its_clause() -> None:
    assert palavras().story(Ruled("ASF-9", 1, "exile"), NAMES) == "O juiz aplicou ASF-9."


def test_a_warning_to_me_and_to_another() -> None:
    table = mesa(0, MAO).juiz("FEN-28", 1, letra="a", porque="xingou a mesa.")
    assert tells(table, 0) == ["O juiz advertiu Bia. Motivo: xingou a mesa."]
    assert tells(table, 1) == ["O juiz advertiu você. Motivo: xingou a mesa."]
    assert tells(table, 1, "en") == ["The referee warned you. Reason: xingou a mesa."]


@pytest.mark.parametrize(("named", "who"), [("leader", "Caio"), ("cutter", "Ana")])
def test_a_claim_for_cards_too_many_names_who_held_them(named: str, who: str) -> None:
    told = palavras().story(Ruled("ASFO-CORTE-21", 1, "surplus", named), NAMES)
    assert told == f"Cartas a mais, dadas por Bia e recebidas por {who}: tento."
    assert palavras().story(Ruled("ASFO-CORTE-21", 1, "pass", named), NAMES) == "A vez de dar as cartas passa, sem pontos."


def test_a_note_about_nobody() -> None:
    assert tells(mesa(0, MAO).juiz("FEN-24"), 0) == ["O juiz anotou uma ocorrência."]


def test_a_void_mao() -> None:
    assert tells(mesa(0, MAO, (4, 7)).juiz("FEN-12.3"), 1) == ["O juiz anulou a mão.", "A mão não valeu. Placar 7 a 4."]


def test_a_fault_in_the_cut() -> None:
    assert tells(monte().juiz("FEN-11.1", 3), 3) == [
        "Falta no corte: advertência para você, embaralha-se de novo e ninguém queima."
    ]


def test_a_lost_mao() -> None:
    table = mesa(0, MAO, (4, 6)).vale(3).juiz("FEN-28pu-b", 0)
    assert tells(table, 1) == ["Punição para Ana: a dupla perde a mão.", "A mão é de vocês: 3 tentos. Placar 9 a 4."]


def test_a_sign_is_no_call() -> None:
    table = mesa(0, MAO).truco(1).juiz("FEN-17-ii", 1)
    assert tells(table, 0) == ["Bia só fez sinal, e sinal não é pedido: não vale."]


def test_a_card_turned_up() -> None:
    assert tells(mesa(0, MAO).juiz("FEN-18", 2, "AP"), 0) == [
        "Caio jogou carta fechada na primeira vaza: ela foi virada e fica na mesa, com advertência.",
        "Caio jogou o ás de paus.",
    ]


def test_a_false_show() -> None:
    table = mesa(0, MAO).juiz("S-FEN-22", 2)
    assert tells(table, 0) == [
        "Caio abriu o jogo sem ter com que ganhar.",
        "As cartas de Caio ficam abertas na mesa: ás de paus, quatro de ouros e cinco de ouros.",
    ]
    assert tells(table, 2)[1] == "Suas cartas ficam abertas na mesa: ás de paus, quatro de ouros e cinco de ouros."


def test_a_card_out_of_turn_goes_back() -> None:
    table = mesa(0, MAO).juiz("S-FEN-25", 0, "3P")
    assert tells(table, 1) == ["Ana jogou fora da vez.", "Voltou para a mão de Ana: três de paus."]
    assert tells(table, 0) == ["Você jogou fora da vez.", "Voltou para a sua mão: três de paus."]


def test_cards_thrown_together() -> None:
    table = mesa(0, MAO).juiz("FEN-23", 2, "AP 4O", 1)
    assert tells(table, 1) == [
        "Caio jogou mais de uma carta de uma vez.",
        "Caio pôs na mesa: ás de paus e quatro de ouros. Uma carta fechada volta para a mão. A outra dupla escolhe qual fica.",
    ]
    assert tells(table.escolhe(1, "4O"), 1) == ["Voltou para a mão de Caio: ás de paus.", "Caio jogou o quatro de ouros."]


def test_two_cards_go_back_in_the_plural() -> None:
    table = mesa(0, MAO).juiz("FEN-23", 2, "AP 4O 5O").escolhe(3, "4O")
    assert tells(table, 1)[0] == "Voltaram para a mão de Caio: ás de paus e cinco de ouros."
    assert tells(mesa(0, MAO).juiz("FEN-23", 2, "", 3), 1)[1] == "3 cartas fechadas voltam para a mão."


def test_the_commission_sets_the_score() -> None:
    table = mesa(0, MAO, (4, 6)).juiz("FEN-39", placar=(12, 6), porque="mão não anotada")
    assert tells(table, 1) == [
        "A Comissão acertou o placar. Motivo: mão não anotada.",
        "Fim da partida: 12 a 6 para eles.",
    ]


def test_a_forfeited_match() -> None:
    table = mesa(0, MAO).juiz("FEN-28pu-d", 3)
    assert tells(table, 0, "en") == [
        "Penalty for Davi: the pair loses the match.",
        "End of the match by a penalty: the victory is yours.",
    ]
