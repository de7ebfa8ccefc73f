"""Conduct: arts. 25, 28, 29, 32 and the ladder of sanctions, up to the loss of the mão."""

import pytest

from carteado.game import REFEREE
from carteado.games.truco.rules import incidents
from carteado.games.truco.rules.board import TrucoBoard
from carteado.pack import Ruling
from carteado.regulations import regulation
from clauses_kit import marked
from games.truco.kit import Mesa, clause, mesa, monte
from games.truco.kit.juiz import (
    ELEVEN,
    IRON,
    MAO,
    VAZA_1,
    VAZA_2,
    acabada,
    confere_olhares,
    decisao,
    entre_maos,
    fases,
    fim_da_mao,
    negada,
    regra,
    sancoes,
    segue,
)

ESCADA = ("FEN-25-i", "FEN-28", "FEN-28pu", "FEN-29", "FEN-32")


def propostas(table: Mesa, seat: int, clause: str = "FEN-28pu") -> list[str]:
    """The steps of the ladder the referee is offered against a seat."""
    acts = [act for act in table.state.legal(REFEREE) if isinstance(act, Ruling)]
    return [act.sanction for act in acts if (act.clause, act.offender) == (clause, seat)]


@clause("FEN-25-i", "S-FEN-41")
def test_falar_com_o_parceiro_abre_a_escada() -> None:
    table = mesa(0, MAO, (4, 6)).joga("2:3P")
    assert propostas(table, 0, "FEN-25-i") == ["a"]
    table = table.juiz("FEN-25-i", 0, letra="a", porque='disse "mata"')
    told = regra(table)
    assert (told.clause, told.offender, told.effect, told.why) == ("FEN-25-i", 0, "warning", 'disse "mata"')
    assert (table.placar, table.vez) == ((4, 6), 3)


@clause("FEN-28")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_o_caso_nomeia_o_atleta(seat: int) -> None:
    table = mesa(0, MAO).juiz("FEN-28", seat, letra="a")
    assert (regra(table).offender, sancoes(table)) == (seat, ((seat, "a", "FEN-28"),))


@clause("S-FEN-44")
@pytest.mark.parametrize("clausula", marked(ESCADA))
def test_na_primeira_falta_propoe_a_e_deixa_escolher(clausula: str) -> None:
    table = mesa(0, MAO)
    assert propostas(table, 1, clausula) == ["a"]
    assert [table.state.check(REFEREE, decisao(clausula, 1, letra=letter)) for letter in "abcd"] == [None] * 4


@clause("FEN-28pu", "S-FEN-44")
@pytest.mark.parametrize(("dadas", "proposta"), [("", "a"), ("a", "b"), ("aa", "b"), ("ab", "c"), ("b", "c"), ("ba", "c")])
def test_propoe_o_degrau_seguinte_ao_mais_alto_ja_dado(dadas: str, proposta: str) -> None:
    table = mesa(0, MAO)
    for letter in dadas:
        table = table.juiz("FEN-28pu", 1, letra=letter)
    assert propostas(table, 1) == [proposta]
    assert propostas(table, 3) == ["a"]
    board = table.state.board()
    assert isinstance(board, TrucoBoard)
    assert incidents.proposed(board.partida, 1) == proposta


@clause("S-FEN-44", "S-FEN-20")
@pytest.mark.parametrize("falta", ["FEN-11.2", "FEN-28pu-a", "FEN-25-i"])
def test_advertencia_por_qualquer_falta_sobe_a_escada(falta: str) -> None:
    table = mesa(0, MAO).juiz(falta, 1, letra="a" if falta == "FEN-25-i" else "")
    assert propostas(table, 1, "FEN-29") == ["b"]


@clause("S-FEN-44")
def test_onde_nao_ha_mao_a_perder_propoe_outro_degrau() -> None:
    table = fases()["draw"].juiz("FEN-28pu", 1, letra="a")
    assert negada(table, decisao("FEN-28pu", 1, letra="b")) == "no-mao"
    assert propostas(table, 1) != []


@clause("FEN-28pu-a")
@pytest.mark.parametrize("fase", fases())
def test_advertencia_nao_muda_nada_no_jogo(fase: str) -> None:
    before = fases()[fase]
    table = before.juiz("FEN-28pu-a", 1)
    assert (table.placar, table.fase, table.espera) == (before.placar, before.fase, before.espera)
    assert sancoes(table)[-1] == (1, "a", "FEN-28pu-a")


@clause("FEN-28pu-b")
@pytest.mark.parametrize(("seat", "depois"), [(0, (4, 9)), (2, (4, 9)), (1, (7, 6)), (3, (7, 6))])
def test_perda_da_mao_pelo_valor_do_momento(seat: int, depois: tuple[int, int]) -> None:
    table = mesa(0, MAO, (4, 6)).vale(3).juiz("FEN-28pu-b", seat)
    assert (table.placar, table.proximo_carteador, table.fase) == (depois, 1, "shuffle")
    assert (fim_da_mao(table).clause, sancoes(table)) == ("FEN-28pu-b", ((seat, "b", "FEN-28pu-b"),))
    confere_olhares(table)
    segue(table)


@clause("FEN-28pu-b", "S-FEN-42")
@pytest.mark.parametrize(("pedido", "valor"), [(3, 1), (6, 3), (9, 6), (12, 9)])
@pytest.mark.parametrize("seat", [0, 1])
def test_com_aumento_pendente_vale_o_que_correr_custaria(pedido: int, valor: int, seat: int) -> None:
    table = mesa(0, MAO)
    for nth, step in enumerate(step for step in (3, 6, 9, 12) if step <= pedido):
        table = table.pede(1 + nth % 2, step)
    assert table.pedido == pedido
    assert table.juiz("FEN-28pu", seat, letra="b").placar == ((0, valor) if seat == 0 else (valor, 0))


@clause("FEN-28pu-b")
@pytest.mark.parametrize(
    ("placar", "jogou", "seat", "depois"),
    [
        (ELEVEN, False, 0, (11, 8)),
        (ELEVEN, False, 1, (12, 7)),
        (ELEVEN, True, 0, (11, 10)),
        (ELEVEN, True, 1, (14, 7)),
        (IRON, False, 0, (11, 12)),
        (IRON, False, 3, (12, 11)),
    ],
)
def test_perda_da_mao_de_onze_e_de_ferro(placar: tuple[int, int], jogou: bool, seat: int, depois: tuple[int, int]) -> None:
    table = mesa(0, MAO, placar)
    table = (table.decide(2, True) if jogou else table).juiz("FEN-28pu-b", seat)
    assert (table.placar, table.state.outcome is not None) == (depois, max(depois) >= 12)
    segue(table)


@clause("FEN-28pu-b", "S-FEN-28")
@pytest.mark.parametrize(("cap", "depois"), [("raw", (14, 7)), ("cap12", (12, 7))])
def test_perda_da_mao_e_o_placar_que_se_anota(cap: str, depois: tuple[int, int]) -> None:
    table = mesa(0, MAO, ELEVEN, {"recordScore": cap}).decide(0, True).juiz("FEN-28pu-b", 1)
    assert table.placar == depois
    assert table.juiz("FEN-12.3", 0).placar == ELEVEN


@clause("FEN-28pu-b")
def test_no_corte_e_no_carteio_a_mao_vale_um() -> None:
    assert monte(placar=(3, 3)).juiz("FEN-28pu-b", 0).placar == (3, 4)
    assert monte(placar=(3, 3)).devolve().juiz("FEN-28pu-b", 1).placar == (4, 3)


@clause("FEN-28pu-b")
def test_a_mao_que_acabou_nao_se_perde_mais() -> None:
    """What is lost is the mão in dispute: between two of them, and after the last, the points stay as they are."""
    depois = mesa(0, MAO, (2, 2)).vale(3).joga(f"{VAZA_1} {VAZA_2}")
    for table, placar in ((entre_maos(), (1, 0)), (depois, (5, 2)), (acabada(), acabada().placar)):
        assert negada(table, decisao("FEN-28pu-b", 0)) == "mao-ended"
        assert table.placar == placar
    assert negada(entre_maos().juiz("FEN-12.3", 0), decisao("FEN-28pu-b", 1)) == "no-mao"


@clause("FEN-28pu-b", "S-FEN-44")
def test_b_se_repete_de_mao_em_mao() -> None:
    table = mesa(0, MAO).juiz("FEN-28pu-b", 1).nova_mao(MAO).juiz("FEN-28pu-b", 1).nova_mao(MAO).juiz("FEN-28pu-b", 3)
    assert (table.placar, table.carteador) == ((3, 0), 2)
    assert len(sancoes(table)) == 3


@clause("FEN-28pu-b", "FEN-23")
def test_perda_da_mao_com_cartas_soltas_nao_deixa_escolha() -> None:
    table = mesa(0, MAO).juiz("FEN-23", 2, "3P KC").juiz("FEN-28pu-b", 1)
    assert (table.placar, table.publico.thrower, table.publico.thrown_cards) == ((1, 0), -1, ())
    segue(table)


@clause("FEN-29")
def test_bater_na_mesa_e_virar_o_monte() -> None:
    table = mesa(0, MAO, (3, 3)).vale(6).juiz("FEN-29", 2, letra="b", porque="bateu na mesa e virou o monte")
    assert (table.placar, regra(table).effect, regra(table).sanction) == ((3, 9), "lose-mao", "b")


@clause("FEN-29")
@pytest.mark.parametrize(("letra", "efeito"), [("a", "warning"), ("b", "lose-mao"), ("c", "lose-partida"), ("d", "lose-match")])
def test_sao_as_mesmas_sancoes_do_artigo_28(letra: str, efeito: str) -> None:
    table = mesa(0, MAO).juiz("FEN-29", 3, letra=letra)
    assert (regra(table).effect, sancoes(table)) == (efeito, ((3, letra, "FEN-29"),))


@clause("FEN-32")
def test_terceira_reclamacao_sem_motivo_abre_caso() -> None:
    table = mesa(0, MAO).truco(1).juiz("FEN-32", 3, letra="a", porque="terceira reclamação sem motivo")
    assert (regra(table).clause, table.fase, table.pedido) == ("FEN-32", "answer", 3)


@clause("FEN-32", "S-FEN-46")
def test_oferta_de_empate_e_so_motivo_de_conduta() -> None:
    table = mesa(0, MAO, (5, 5)).juiz("FEN-32", 1, letra="a", porque="ofereceu empate")
    assert (table.placar, table.state.outcome) == ((5, 5), None)
    assert negada(table, decisao("FEN-39", placar=(12, 12), porque="empate")) == "two-winners"


@clause("FEN-32pu")
def test_reclamacao_vai_ao_arbitro_e_a_mais_ninguem() -> None:
    (complaint,) = [phrase for phrase in regulation("truco-fenacef").phrases if phrase.clause == "FEN-32pu"]
    assert (complaint.id, complaint.audience, complaint.option) == ("complain", "referee", "")
    assert complaint.text("pt-BR") == "Tenho uma reclamação."
    assert complaint.text("en") == "I have a complaint."


@clause("FEN-32pu")
def test_a_reclamacao_anotada_nao_muda_o_jogo() -> None:
    before = mesa(0, MAO).joga("2:3P")
    table = before.juiz("FEN-32pu", 3, porque="acha que faltou carta")
    assert (table.state, regra(table).effect) == (before.state, "note")
