"""Burning: three cards at a time, up to three times, at the cut or the packet that is due."""

import pytest

from carteado.game import PUBLIC
from carteado.games.truco.rules.acts import Burn, GiveBack
from carteado.games.truco.rules.pack_events import Burned, PacketBurned, PacketDealt
from carteado.pack import Deal
from games.truco.kit import Mesa, clause
from games.truco.kit.pack import pack_with
from games.truco.kit.sinsep import SENTADOS, mao, monte, quem_pode

TOPO = "KO 3P 7O 2C 5O KE JP AC 6C 4P QE QC JC 3C 2E AE KP"
PACOTE = " ".join(map(str, pack_with(top=TOPO)))
FUNDO = "AP 4C 7O 3E 2P KC JE QP 6E"


def parted(text: str, first: int, packets: int = 4) -> list[str]:
    """The packets of three from the n-th card of a text on."""
    cards = text.split()
    return [" ".join(cards[at : at + 3]) for at in range(first, first + 3 * packets, 3)]


def undealt(table: Mesa) -> int:
    return sum(place.startswith("pack") for place, _, _ in table.state.board().places(PUBLIC))


@clause("SIN-QUEIMAR-1", "SIN-QUEIMAR-2")
def test_tres_queimas_de_tres_e_a_quarta_nao() -> None:
    table = monte(por_cima=TOPO).tira_vira().queima(3)
    assert table.queimadas == " ".join(TOPO.split()[1:10])
    assert (undealt(table), table.publico.burned) == (30, 3)
    reason = table.recusa(3, Burn(4))
    assert (reason.code, reason.clause) == ("too-many-burned", "SIN-QUEIMAR-1")


@clause("SIN-QUEIMAR-1")
@pytest.mark.parametrize("burns", [0, 1, 2, 3])
def test_queima_quantas_vezes_quiser(burns: int) -> None:
    table = monte(por_cima=TOPO).tira_vira().queima(burns).carteia()
    assert [table.cartas(seat) for seat in (1, 2, 3, 0)][:2] == parted(TOPO, 1 + 3 * burns)[:2]


@clause("SIN-QUEIMAR-1", "SIN-QUEIMAR-2")
def test_a_queima_diz_a_sua_vez() -> None:
    table = monte().tira_vira().queima()
    assert [table.recusa(3, Burn(nth)).code for nth in (0, 1, 3)] == ["burn-number"] * 3
    assert table.recusa(3, Burn(2, 1)).code == "burn-number"


@clause("SIN-QUEIMAR-3")
def test_as_queimadas_todos_veem_a_mao_inteira() -> None:
    table = monte(por_cima=TOPO).tira_vira().queima()
    assert table.eventos == tuple([Burned(3, card) for card in table.publico.burned_cards if card])
    assert len(table.eventos) == 3
    table = table.carteia()
    for _ in range(8):
        seen = [" ".join(map(str, table.ve(seat).shown.burned_cards)) for seat in (*SENTADOS, PUBLIC)]
        assert seen == ["3P 7O 2C"] * 5
        table = table.faz(table.vez, table.state.legal(table.vez)[0])


@clause("SIN-QUEIMAR-3")
def test_o_novo_baralho_leva_as_queimadas_embora() -> None:
    table = monte().tira_vira().queima(2).carteia().truco(1).corre(2).corre(0).embaralha()
    assert (table.queimadas, table.publico.burned) == ("", 0)
    assert table.tira_vira().pode(0, Burn(1))


@clause("SIN-QUEIMAR-4")
@pytest.mark.parametrize("dealer", SENTADOS)
def test_queima_so_o_cortador(dealer: int) -> None:
    cutter = (dealer + 3) % 4
    table = monte(dealer=dealer).tira_vira()
    assert quem_pode(table, Burn(1)) == [cutter]
    dealing = table.devolve()
    receiver = (dealer + 1) % 4
    assert quem_pode(dealing, Burn(1, receiver)) == [cutter]
    others = [seat for seat in SENTADOS if seat != cutter]
    assert [dealing.recusa(seat, Burn(1, receiver)).clause for seat in others] == ["SIN-QUEIMAR-4"] * 3


@clause("SIN-QUEIMAR-5", "S-SIN-21")
def test_uma_no_corte_e_duas_no_carteio() -> None:
    table = monte(por_cima=TOPO).tira_vira().queima().devolve()
    table = table.queima_pacote().da_pacote().queima_pacote()
    assert table.queimadas == " ".join(TOPO.split()[1:7] + TOPO.split()[10:13])
    assert table.recusa(3, Burn(4, 2)).clause == "SIN-QUEIMAR-1"
    dealt = table.carteia()
    assert (dealt.cartas(1), dealt.cartas(2)) == ("AC 6C 4P", "3C 2E AE")
    assert dealt.publico.burned == 3


@clause("SIN-QUEIMAR-5", "S-SIN-21")
@pytest.mark.parametrize("course", ["bbbdddd", "dbbbddd", "dddbbbd", "bdbdbdd", "dddd", "bbdddd", "dbdbdbd", "dddbd"])
def test_em_qualquer_pacote_ate_nove_cartas(course: str) -> None:
    table = monte(por_cima=TOPO).tira_vira().devolve()
    packets = parted(PACOTE, 1, len(course))
    for step in course:
        if table.fase == "deal":
            table = table.queima_pacote() if step == "b" else table.da_pacote()
    burned = [packet for packet, step in zip(packets, course, strict=True) if step == "b"]
    dealt = [packet for packet, step in zip(packets, course, strict=True) if step == "d"]
    assert (table.fase, table.queimadas) == ("play", " ".join(burned))
    assert [table.cartas(seat) for seat in (1, 2, 3, 0)] == dealt


@clause("SIN-QUEIMAR-5", "S-SIN-21")
@pytest.mark.parametrize("given", [0, 1, 2, 3])
def test_queima_se_o_pacote_de_qualquer_um_tambem_o_proprio_e_o_do_parceiro(given: int) -> None:
    table = monte(por_cima=TOPO).tira_vira().devolve()
    for _ in range(given):
        table = table.da_pacote()
    whose = (1 + given) % 4
    assert quem_pode(table, Burn(1, whose)) == [3]
    told = table.queima_pacote().eventos[0]
    assert told == PacketBurned(3, whose, "SIN-QUEIMAR-5")


@clause("SIN-DAR-2")
def test_queima_se_o_pacote_que_vai_ser_entregue_e_nao_o_ja_dado() -> None:
    table = monte().tira_vira().devolve().da_pacote()
    reason = table.recusa(3, Burn(1, 1))
    assert (reason.code, reason.clause) == ("given-already", "SIN-DAR-2")
    assert table.pode(3, Burn(1, 2))


@clause("SIN-QUEIMAR-6")
def test_vistas_as_cartas_nao_se_queima() -> None:
    refused = [mao().recusa(3, Burn(1, seat)) for seat in SENTADOS]
    assert {(reason.code, reason.clause) for reason in refused} == {("looked-already", "SIN-QUEIMAR-6")}


@clause("SIN-QUEIMAR-6", "S-SIN-21")
def test_so_se_queima_o_pacote_da_vez() -> None:
    table = monte().tira_vira().devolve()
    assert [table.recusa(3, Burn(1, seat)).code for seat in (2, 3, 0)] == ["burn-packet"] * 3
    assert table.recusa(3, Burn(1)).code == "burn-packet"


@clause("SIN-QUEIMAR-6", "SIN-DAR-1")
def test_ninguem_ve_as_suas_antes_do_fim_do_carteio() -> None:
    """So no packet has been looked at while one may still burn."""
    table = monte(por_cima=TOPO).tira_vira().devolve().da_pacote().da_pacote()
    for seat in (*SENTADOS, PUBLIC):
        assert table.ve(seat).known.hands == ()
    assert all(not seen for place, _, seen in table.state.board().places(1) if place.startswith("packet"))


@clause("SIN-DAR-1")
@pytest.mark.parametrize("dealer", SENTADOS)
def test_da_se_de_tres_em_tres_pela_direita(dealer: int) -> None:
    table = monte(por_cima=TOPO, dealer=dealer).tira_vira().devolve()
    order = [(dealer + nth) % 4 for nth in (1, 2, 3, 4)]
    for nth, seat in enumerate(order):
        assert (table.publico.packets, table.state.legal(dealer)) == (tuple(order[:nth]), (Deal(seat), Deal()))
        assert [table.recusa(dealer, Deal(other)).code for other in order if other != seat] == ["deal-packet"] * 3
        table = table.da_pacote()
        assert table.eventos[0] == PacketDealt(seat)
    assert (table.fase, [table.cartas(seat) for seat in order]) == ("play", parted(TOPO, 1))


@clause("SIN-DAR-2")
def test_o_pacote_queimado_e_virado_na_hora() -> None:
    table = monte(por_cima="KO AP 4C 7O 3E 2P KC").tira_vira().devolve().queima_pacote()
    assert [type(event) for event in table.eventos] == [PacketBurned, Burned, Burned, Burned]
    for seat in (*SENTADOS, PUBLIC):
        assert " ".join(map(str, table.ve(seat).shown.burned_cards)) == "AP 4C 7O"
    assert (table.fase, table.espera, table.publico.packets) == ("deal", (0,), ())


@clause("SIN-DAR-3")
def test_o_jogador_recebe_as_tres_seguintes_e_o_carteio_continua() -> None:
    table = monte(por_cima="KO AP 4C 7O 3E 2P KC JE QP 6E 2C 2E 2O AC AE AO").tira_vira().devolve().queima_pacote().carteia()
    assert [table.cartas(seat) for seat in (1, 2, 3, 0)] == ["3E 2P KC", "JE QP 6E", "2C 2E 2O", "AC AE AO"]


@clause("SIN-DAR-3", "SIN-QUEIMAR-1")
def test_o_mesmo_pacote_queima_de_novo_ate_tres_vezes() -> None:
    table = monte(por_cima=TOPO).tira_vira().devolve().queima_pacote().queima_pacote().queima_pacote()
    assert table.state.legal(0) == (Deal(),)
    assert table.recusa(3, Burn(4, 1)).clause == "SIN-QUEIMAR-1"
    assert table.carteia().cartas(1) == "QE QC JC"


@clause("SIN-QUEIMAR-5", "SIN-EMB-6", "S-SIN-21")
def test_depois_de_subir_queima_se_do_fundo_no_corte_e_no_carteio() -> None:
    table = monte(FUNDO, TOPO.replace(" 7O", "").replace(" KE", "")).sobe().tira_vira().queima()
    assert table.queimadas == "AP 4C 7O"
    table = table.devolve().queima_pacote()
    assert table.queimadas == "AP 4C 7O 3E 2P KC"
    assert table.carteia().cartas(1) == "JE QP 6E"


@clause("SIN-EMB-6", "S-SIN-21")
def test_queimar_em_cima_e_depois_subir() -> None:
    table = monte(FUNDO, "KO 3P 2C AC").tira_vira().queima().sobe().queima()
    assert table.queimadas == "3P 2C AC AP 4C 7O"
    assert table.carteia().cartas(1) == "3E 2P KC"


@clause("SIN-QUEIMAR-1", "SIN-DAR-1")
def test_sem_queima_por_fazer_da_se_tudo_de_uma_vez() -> None:
    table = monte().tira_vira().queima(3).devolve()
    assert (table.state.legal(0), table.state.legal(3)) == ((Deal(),), ())
    assert table.recusa(0, Deal(1)).code == "deal-whole"
    assert table.da_pacote().fase == "play"


@clause("SIN-MAOONZE-6c", "SIN-QUEIMAR-1")
@pytest.mark.parametrize("placar", [(11, 6), (6, 11), (11, 0)])
def test_na_mao_de_onze_nao_se_queima_nem_no_corte_nem_no_carteio(placar: tuple[int, int]) -> None:
    before = monte(placar=placar)
    table = before.tira_vira()
    assert [moment.recusa(3, Burn(1)).clause for moment in (before, table)] == ["SIN-MAOONZE-6c"] * 2
    dealing = table.faz(3, GiveBack())
    assert dealing.recusa(3, Burn(1, 1)).clause == "SIN-MAOONZE-6c"
    assert dealing.state.legal(0) == (Deal(),)


@clause("SIN-MAOONZE-6c")
def test_com_dez_ainda_se_queima() -> None:
    assert monte(placar=(10, 10)).tira_vira().pode(3, Burn(1))
