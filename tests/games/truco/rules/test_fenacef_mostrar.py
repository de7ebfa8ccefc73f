"""Art. 22: laying the hand open with a sure winner (S-FEN-21)."""

from itertools import product

import pytest

from carteado.game import PUBLIC
from carteado.games.truco.rules.acts import Accept, Run, Show
from carteado.games.truco.rules.events import MaoEnded, Showed
from games.truco.kit import Mesa, clause, confere, mesa

SENTADOS = (0, 1, 2, 3)
PRIMEIRA_DE_A = "D=0 T1[2:3P 3:2C 0:4C 1:5E =>A lead 2]"
PRIMEIRA_DE_B = "D=0 T1[2:KP 3:2C 0:4C 1:5E =>B lead 3]"
PRIMEIRA_CANGADA = "D=0 T1[2:3P 3:3C 0:4C 1:5E =>tie lead 3]"
TRES_MANILHAS = {1: "7C AE 7O"}
CASAL = {0: "4P 7C 4E"}


def showers(table: Mesa) -> list[int]:
    return [seat for seat in SENTADOS if table.pode(seat, Show())]


@clause("FEN-22")
def test_baixa_fora_da_vez_e_leva_o_valor_em_disputa() -> None:
    table = mesa(0, TRES_MANILHAS).truco(0).cai(3).mostra(1)
    assert (table.placar, table.proximo_carteador) == ((0, 3), 1)


@clause("FEN-22")
def test_baixar_poe_a_mao_aberta_na_mesa() -> None:
    table = mesa(0, CASAL).mostra(0)
    assert [type(event) for event in table.eventos] == [Showed, MaoEnded]
    assert [table.faces(seat, 0) for seat in (*SENTADOS, PUBLIC)] == ["4P 7C 4E"] * 5
    assert table.faces(1, 2) == "? ? ?"


@clause("FEN-22")
@pytest.mark.parametrize("cards", range(4))
def test_em_qualquer_momento_da_vaza(cards: int) -> None:
    table = mesa(0, {1: "7C AE 7O", 2: "3P", 3: "2C", 0: "4C"}).joga(" ".join(["2:3P", "3:2C", "0:4C"][:cards]))
    assert table.pode(1, Show())


@clause("FEN-22")
@pytest.mark.parametrize("hand", ["4P AE 3P", "7C AE 3P", "3P 3C 3E", "AE 7O 3C", "7C 7O 2P"])
def test_sem_combinacao_nao_se_baixa(hand: str) -> None:
    reason = mesa(0, {2: hand}).recusa(2, Show())
    assert (reason.code, reason.clause) == ("no-winning-set", "FEN-22")


@clause("FEN-22")
@pytest.mark.parametrize("stake", [1, 3, 6, 9, 12])
def test_leva_o_que_a_mao_estiver_valendo(stake: int) -> None:
    assert mesa(0, TRES_MANILHAS).vale(stake).mostra(1).placar == (0, stake)


@clause("FEN-22")
def test_mao_acabada_nao_se_baixa() -> None:
    assert showers(mesa(0, TRES_MANILHAS).truco(0).corre(1)) == []


@clause("FEN-22a")
def test_tres_manilhas_antes_da_primeira_carta() -> None:
    table = mesa(0, TRES_MANILHAS).mostra(1)
    assert (table.placar, table.clausula) == ((0, 1), "FEN-22a")


@clause("FEN-22a")
@pytest.mark.parametrize("hand", ["7C AE 7O", "4P AE 7O", "4P 7C 7O", "4P 7C AE"])
@pytest.mark.parametrize("seat", SENTADOS)
def test_quaisquer_tres_manilhas_de_qualquer_lugar(hand: str, seat: int) -> None:
    assert mesa(0, {seat: hand}).mostra(seat).placar == ((1, 0) if seat % 2 == 0 else (0, 1))


@clause("FEN-22a")
def test_duas_na_mao_e_uma_ja_jogada_nao_sao_tres() -> None:
    table = mesa(0, {2: "7O AE 7C"})
    assert showers(table) == [2]
    assert showers(table.joga("2:7O")) == []


@clause("FEN-22a")
def test_manilhas_da_dupla_nao_se_somam() -> None:
    assert showers(mesa(0, {0: "7C AE 3P", 2: "7O 3C 3E"})) == []


@clause("FEN-22b")
def test_zap_e_copeta() -> None:
    table = mesa(0, CASAL, (6, 2)).truco(1).cai(2).mostra(0)
    assert (table.placar, table.clausula) == ((9, 2), "FEN-22b")


@clause("FEN-22b")
def test_zap_e_copeta_depois_de_jogar_a_terceira_carta_e_perder_a_vaza() -> None:
    table = confere(PRIMEIRA_DE_B, extra={0: "4P 7C"})
    assert showers(table) == [0]
    assert table.mostra(0).placar == (1, 0)


@clause("FEN-22b")
@pytest.mark.parametrize("played", ["4P", "7C"])
def test_jogada_uma_delas_o_casal_acabou(played: str) -> None:
    table = mesa(0, {2: f"{played} {'7C' if played == '4P' else '4P'} 4E"})
    assert showers(table) == [2]
    assert showers(table.joga(f"2:{played}")) == []


@clause("FEN-22b")
def test_uma_em_cada_parceiro_nao_basta() -> None:
    assert showers(mesa(0, {0: "4P 3C 3E", 2: "7C 3P 3O"})) == []


@clause("FEN-22c")
@pytest.mark.parametrize("seat", [0, 2])
def test_primeira_vaza_ganha_e_zap_na_mao(seat: int) -> None:
    """The vaza is the pair's (S-FEN-21): the partner of who took it may show too."""
    table = confere(PRIMEIRA_DE_A, extra={seat: "4P"})
    assert showers(table) == [seat]
    table = table.mostra(seat)
    assert (table.placar, table.clausula) == ((1, 0), "FEN-22c")


@clause("FEN-22c")
@pytest.mark.parametrize("seat", [1, 3])
def test_quem_perdeu_a_primeira_nao_baixa_com_o_zap(seat: int) -> None:
    assert showers(confere(PRIMEIRA_DE_A, extra={seat: "4P"})) == []
    assert showers(confere(PRIMEIRA_DE_B, extra={seat: "4P"})) == [seat]


@clause("FEN-22c", "S-FEN-21")
@pytest.mark.parametrize("seat", SENTADOS)
def test_primeira_cangada_nao_e_ganha(seat: int) -> None:
    assert showers(confere(PRIMEIRA_CANGADA, extra={seat: "4P"})) == []


@clause("FEN-22c")
def test_antes_de_fechar_a_primeira_ainda_nao() -> None:
    table = mesa(0, {2: "3P", 3: "2C", 0: "4C 4P", 1: "5E"}).joga("2:3P 3:2C 0:4C")
    assert showers(table) == []
    assert showers(table.joga("1:5E")) == [0]


@clause("FEN-22c")
def test_o_zap_que_fez_a_primeira_ja_nao_esta_na_mao() -> None:
    assert showers(confere("D=0 T1[2:4P 3:2C 0:4C 1:5E =>A lead 2]")) == []


@clause("FEN-22c")
def test_zap_jogado_fechado_ja_nao_esta_na_mao() -> None:
    table = confere(PRIMEIRA_DE_A, extra={2: "4P"})
    assert showers(table.joga("2:(4P)")) == []


@clause("FEN-22c")
def test_ainda_na_terceira_vaza() -> None:
    line = f"{PRIMEIRA_DE_A} T2[2:4E 3:KC 0:5C 1:6E =>B lead 3]"
    assert confere(line, extra={0: "4P"}).mostra(0).placar == (1, 0)


@clause("FEN-22c")
def test_so_o_zap_serve() -> None:
    assert showers(confere(PRIMEIRA_DE_A, extra={0: "7C", 2: "AE"})) == []


@clause("S-FEN-21", "FEN-17.1")
@pytest.mark.parametrize("caller", SENTADOS)
def test_com_pedido_pendente_responde_se_primeiro(caller: int) -> None:
    table = mesa(0, TRES_MANILHAS).truco(caller)
    assert table.recusa(1, Show()).clause == "S-FEN-21"
    assert showers(table.cai((caller + 1) % 4)) == [1]


@clause("S-FEN-21")
def test_depois_de_cair_baixa_pelo_novo_valor() -> None:
    table = mesa(0, TRES_MANILHAS).truco(0)
    assert {Accept(3), Run(3)} <= set(table.state.legal(1))
    assert table.pede(1, 6).cai(0).mostra(1).placar == (0, 6)


@clause("S-FEN-21", "FEN-21")
@pytest.mark.parametrize(("seat", "score"), [(0, (14, 7)), (1, (11, 10))])
def test_na_mao_de_onze_baixa_depois_da_escolha_por_tres(seat: int, score: tuple[int, int]) -> None:
    table = mesa(0, {seat: "4P 7C 5E"}, (11, 7))
    assert table.recusa(seat, Show()).code == "eleven-first"
    assert table.decide(0, jogar=True).mostra(seat).placar == score


@clause("S-FEN-21")
def test_duas_duplas_nunca_podem_baixar_ao_mesmo_tempo() -> None:
    manilhas = ("4P", "7C", "AE", "7O")
    for owners in product(SENTADOS, repeat=4):
        hands = {seat: " ".join(card for card, owner in zip(manilhas, owners, strict=True) if owner == seat) for seat in owners}
        if len(set(owners)) > 1:
            assert len({seat % 2 for seat in showers(mesa(0, hands))}) <= 1, hands


COMBINACOES = {
    "a": lambda options: mesa(0, {1: "7C AE 7O"}, opcoes=options).pode(1, Show()),
    "b": lambda options: mesa(0, {1: "4P 7C 5E"}, opcoes=options).pode(1, Show()),
    "c": lambda options: confere(PRIMEIRA_DE_A, options, {0: "4P"}).pode(0, Show()),
}


@clause("S-FEN-21")
@pytest.mark.parametrize("value", ["abc", "ab", "ac", "bc", "a", "b", "c", "off"])
@pytest.mark.parametrize("letter", ["a", "b", "c"])
def test_a_opcao_diz_que_combinacoes_valem(value: str, letter: str) -> None:
    allowed = value != "off" and letter in value
    assert COMBINACOES[letter]({"showAndWin": value}) is allowed


@clause("S-FEN-21")
@pytest.mark.parametrize(("value", "cited"), [("abc", "FEN-22a"), ("bc", "FEN-22b"), ("b", "FEN-22b")])
def test_vale_a_primeira_combinacao_permitida(value: str, cited: str) -> None:
    assert mesa(0, {1: "4P 7C AE"}, opcoes={"showAndWin": value}).mostra(1).clausula == cited


@clause("S-FEN-21")
def test_desligado_a_recusa_diz_que_nao_se_baixa() -> None:
    assert mesa(0, TRES_MANILHAS, opcoes={"showAndWin": "off"}).recusa(1, Show()).code == "no-showing"
