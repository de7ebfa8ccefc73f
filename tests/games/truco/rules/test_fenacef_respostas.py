"""Art. 17, §§ 1 to 4: accept, give up or raise, up to twelve, by either pair and either partner (S-FEN-10, S-FEN-42)."""

import pytest

from carteado.games.truco.rules.acts import Accept, Raise, Run
from carteado.games.truco.rules.events import Accepted, MaoEnded, Ran
from games.truco.kit import Mesa, clause, joga_vazas, mesa, plano

SENTADOS = (0, 1, 2, 3)
CORRER_A_DOIS = {"answerPolicy": "acceptByOneFoldByBoth"}
DEGRAUS = (3, 6, 9, 12)
PRECO = {3: 1, 6: 3, 9: 6, 12: 9}
CAIR = {3: "FEN-17.1a", 6: "FEN-17.2a", 9: "FEN-17.3a", 12: "FEN-17.4a"}
CORRER = {3: "FEN-17.1b", 6: "FEN-17.2b", 9: "FEN-17.3b", 12: "FEN-17.4b"}
RESPONDER = {3: "FEN-17.1", 6: "FEN-17.2", 9: "FEN-17.3", 12: "FEN-17.4"}
PEDIR = {6: "FEN-17.1c", 9: "FEN-17.2c", 12: "FEN-17.3c"}


def asked(stake: int, first: int = 1, course: str = "AA", score: tuple[int, int] = (0, 0)) -> Mesa:
    """The call for this stake is pending, the seat `first` having asked truco."""
    table = mesa(0, plano(course), score)
    for nth, step in enumerate(step for step in DEGRAUS if step <= stake):
        table = table.pede((first + nth) % 4, step)
    return table


def cited(citations: dict[int, str]) -> list[object]:
    return [pytest.param(stake, marks=clause(found), id=found) for stake, found in citations.items()]


@clause("FEN-17.1a")
def test_cair_no_truco_vale_tres() -> None:
    hands = plano("AA")
    assert joga_vazas(mesa(0, hands).truco(1).cai(2), hands, 2).placar == (3, 0)


@clause("FEN-17.1b")
def test_desistir_do_truco_paga_um_e_passa_o_carteio() -> None:
    table = asked(3, score=(5, 5)).corre(2)
    assert (table.placar, table.proximo_carteador) == ((5, 6), 1)


@clause("FEN-17.1c")
def test_pedir_seis_devolve_a_pergunta_e_ainda_nao_vale_seis() -> None:
    table = mesa().truco(1).pede(2, 6)
    assert (set(table.espera), table.valor, table.pedido) == ({1, 3}, 3, 6)


@clause("FEN-17.2")
@pytest.mark.parametrize("seat", [0, 2])
def test_quem_pediu_seis_nao_responde_o_proprio_seis(seat: int) -> None:
    table = asked(6)
    assert [table.recusa(seat, act).clause for act in (Accept(6), Run(6), Raise(9))] == ["FEN-17.2"] * 3


@clause("FEN-17.2a")
def test_cair_no_seis_vale_seis() -> None:
    hands = plano("BB")
    assert joga_vazas(mesa(0, hands, (2, 2)).truco(0).pede(1, 6).cai(2), hands, 2).placar == (2, 8)


@clause("FEN-17.2b")
def test_desistir_do_seis_paga_tres() -> None:
    assert asked(6, first=0, score=(2, 2)).corre(0).placar == (2, 5)


@clause("FEN-17.2c")
def test_pedir_nove_devolve_a_pergunta() -> None:
    table = asked(9, first=0)
    assert (set(table.espera), table.valor, table.pedido) == ({1, 3}, 6, 9)


@clause("FEN-17.3")
def test_so_quem_pediu_seis_responde_o_nove() -> None:
    table = asked(9, first=0)
    assert [seat for seat in SENTADOS if table.pode(seat, Accept(9))] == [1, 3]
    assert table.recusa(0, Accept(9)).clause == "FEN-17.3"


@clause("FEN-17.3a")
def test_cair_no_nove_vale_nove() -> None:
    hands = plano("AA")
    assert joga_vazas(asked(9, first=0, score=(1, 0)).cai(3), hands, 2).placar == (10, 0)


@clause("FEN-17.3b")
def test_desistir_do_nove_paga_seis() -> None:
    assert asked(9, first=0, score=(1, 0)).corre(1).placar == (7, 0)


@clause("FEN-17.3c")
def test_pedir_doze_devolve_a_pergunta() -> None:
    table = asked(12, first=0)
    assert (set(table.espera), table.valor, table.pedido) == ({0, 2}, 9, 12)


@clause("FEN-17.4")
@pytest.mark.parametrize("seat", [0, 2])
def test_ao_doze_so_se_cai_ou_se_desiste(seat: int) -> None:
    table = asked(12, first=0)
    assert set(table.state.legal(seat)) == {Accept(12), Run(12)}
    assert table.recusa(seat, Raise(15)).clause == "FEN-17.4"


@clause("FEN-17.4a")
def test_cair_no_doze_vale_a_partida() -> None:
    hands = plano("AA")
    table = joga_vazas(asked(12, first=0, score=(0, 9)).cai(2), hands, 2)
    assert (table.placar, table.partida) == ((12, 9), "A")


@clause("FEN-17.4b")
def test_desistir_do_doze_paga_nove() -> None:
    table = asked(12, first=0, score=(0, 2)).corre(0)
    assert (table.placar, table.partida) == ((0, 11), None)


# Every step, whoever began, whoever answers.


@pytest.mark.parametrize("stake", cited(CAIR))
@pytest.mark.parametrize("first", SENTADOS)
@pytest.mark.parametrize("winner", ["AA", "BB"])
def test_cair_poe_a_mao_no_valor_pedido(stake: int, first: int, winner: str) -> None:
    table = asked(stake, first, winner)
    seat = table.espera[0]
    table = table.cai(seat)
    assert table.eventos == (Accepted(seat, stake, CAIR[stake]),)
    assert (table.fase, table.valor, table.vez) == ("play", stake, 2)
    table = joga_vazas(table, plano(winner), 2)
    assert table.placar == ((stake, 0) if winner == "AA" else (0, stake))


@pytest.mark.parametrize("stake", cited(CORRER))
@pytest.mark.parametrize("first", SENTADOS)
@pytest.mark.parametrize("partner", [0, 1])
def test_desistir_paga_o_valor_de_antes_a_quem_pediu(stake: int, first: int, partner: int) -> None:
    table = asked(stake, first)
    seat = table.espera[partner]
    score = (PRECO[stake], 0) if seat % 2 else (0, PRECO[stake])
    table = table.corre(seat)
    assert table.eventos == (
        Ran(seat, stake, True, CORRER[stake]),
        MaoEnded(1 - seat % 2, PRECO[stake], score, CORRER[stake]),
    )
    assert (table.placar, table.fase) == (score, "shuffle")


@pytest.mark.parametrize("stake", cited(RESPONDER))
@pytest.mark.parametrize("first", SENTADOS)
def test_so_a_dupla_perguntada_responde(stake: int, first: int) -> None:
    table = asked(stake, first)
    caller = table.publico.callers[-1]
    answering = sorted([(caller + 1) % 4, (caller + 3) % 4])
    raises: list[Accept | Run | Raise] = [Raise(stake + 3)] if stake < 12 else []
    for seat in SENTADOS:
        expected = [Accept(stake), Run(stake), *raises] if seat in answering else []
        assert list(table.state.legal(seat)) == expected


@pytest.mark.parametrize("stake", cited(PEDIR))
@pytest.mark.parametrize("first", SENTADOS)
def test_aumentar_aceita_o_degrau_de_antes(stake: int, first: int) -> None:
    table = asked(stake, first)
    assert (table.valor, table.pedido) == (PRECO[stake], stake)


@pytest.mark.parametrize("stake", cited(RESPONDER))
def test_resposta_a_outro_pedido_e_recusada(stake: int) -> None:
    table = asked(stake)
    seat = table.espera[0]
    other = 3 if stake != 3 else 6
    reasons = [table.recusa(seat, act) for act in (Accept(other), Run(other))]
    assert [(reason.code, reason.clause) for reason in reasons] == [("answers-another-call", RESPONDER[stake])] * 2


@pytest.mark.parametrize("stake", cited({3: "FEN-17.1c", 6: "FEN-17.2c", 9: "FEN-17.3c"}))
def test_nao_se_pula_degrau(stake: int) -> None:
    table = asked(stake)
    over = {3: 9, 6: 12, 9: 15}[stake]
    assert table.recusa(table.espera[0], Raise(over)).code == "wrong-step"


@clause("FEN-3d")
@pytest.mark.parametrize(("stake", "points"), [(1, 1), (3, 3), (6, 6), (9, 9), (12, 12)])
def test_a_mao_vale_um_tres_seis_nove_ou_doze(stake: int, points: int) -> None:
    hands = plano("BB")
    assert joga_vazas(mesa(0, hands).vale(stake), hands, 2).placar == (0, points)


# Who speaks for the pair.


@clause("S-FEN-10")
@pytest.mark.parametrize("caller", SENTADOS)
def test_pergunta_se_primeiro_a_quem_joga_depois_de_quem_pediu(caller: int) -> None:
    assert mesa().truco(caller).espera == ((caller + 1) % 4, (caller + 3) % 4)


@clause("S-FEN-10")
@pytest.mark.parametrize(("first", "second"), [(0, 2), (2, 0)])
def test_a_primeira_resposta_vale_pela_dupla(first: int, second: int) -> None:
    accepted = asked(3).cai(first)
    assert accepted.recusa(second, Run(3)).code == "nothing-asked"
    assert accepted.valor == 3
    ran = asked(3).corre(first)
    assert ran.recusa(second, Accept(3)).code == "pack-first"
    assert ran.placar == (0, 1)


@clause("S-FEN-10")
@pytest.mark.parametrize(("first", "second"), [(0, 2), (2, 0)])
def test_com_a_opcao_para_desistir_precisam_os_dois(first: int, second: int) -> None:
    table = mesa(opcoes=CORRER_A_DOIS).truco(1).corre(first)
    assert table.eventos == (Ran(first, 3, False, "FEN-17.1b"),)
    assert (table.espera, table.placar) == ((second,), (0, 0))
    assert table.corre(second).placar == (0, 1)


@clause("S-FEN-10")
def test_com_a_opcao_basta_um_para_cair() -> None:
    table = mesa(opcoes=CORRER_A_DOIS).truco(1)
    assert table.cai(0).valor == 3
    assert table.corre(0).cai(2).valor == 3


@clause("S-FEN-10")
def test_com_a_opcao_o_parceiro_de_quem_desistiu_ainda_aumenta() -> None:
    table = mesa(opcoes=CORRER_A_DOIS).truco(1).corre(0).pede(2, 6)
    assert (table.pedido, set(table.espera)) == (6, {1, 3})
    again = table.pede(3, 9)
    assert again.pode(0, Accept(9))


@clause("S-FEN-10")
def test_com_a_opcao_quem_ja_respondeu_nao_responde_de_novo() -> None:
    table = mesa(opcoes=CORRER_A_DOIS).truco(1).corre(0)
    assert [table.recusa(0, act).code for act in (Accept(3), Run(3), Raise(6))] == ["answered-already"] * 3


@clause("S-FEN-42")
@pytest.mark.parametrize("stake", DEGRAUS)
@pytest.mark.parametrize("offender", [0, 1])
def test_o_valor_atual_com_pedido_pendente_e_o_preco_de_desistir(stake: int, offender: int) -> None:
    table = asked(stake)
    assert table.valor == PRECO[stake]
    table = table.juiz("FEN-28pu-b", contra=offender)
    assert table.placar == ((0, PRECO[stake]) if offender == 0 else (PRECO[stake], 0))
