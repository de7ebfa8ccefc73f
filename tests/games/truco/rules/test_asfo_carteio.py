"""CORTE-8 to CORTE-12: packets of three from the top or "de baixo", burned packets, and the vira last (S-ASFO-04)."""

import pytest

from carteado.cards import CARDS, cards
from carteado.game import PUBLIC, REFEREE
from carteado.games.truco.rules.acts import Burn, FromBottom, Waive
from carteado.games.truco.rules.pack_events import Burned, GaveBack, PacketBurned, PacketDealt, ViraTurned
from carteado.games.truco.rules.strength import BARALHO_24
from carteado.pack import Cut, Deal, Dealt
from games.truco.kit import Mesa, clause
from games.truco.kit.asfo import SENTADOS, abre_asfo, asfo, monte_asfo
from games.truco.kit.pack import pack_with

# Twenty-two cards from one end, as they come off.
FILA = "AP 2P 3P AC 2C 3C AE 2E 3E AO 2O 3O KP KC KE KO JP JC JE JO 7P 7C"
PACOTES = [" ".join(FILA.split()[at : at + 3]) for at in range(0, 21, 3)]


def dealt(table: Mesa) -> list[str]:
    """The hands in the order of the deal, and the vira."""
    order = [(table.carteador + nth) % 4 for nth in (1, 2, 3, 4)]
    return [*[table.cartas(seat) for seat in order], table.vira]


@clause("ASFO-CORTE-10", "S-ASFO-04")
def test_de_cima_em_pacotes_de_tres() -> None:
    assert monte_asfo("AP 2P 3P 4P").carteia().cartas(1) == "AP 2P 3P"


@clause("ASFO-CORTE-12", "ASFO-CORTE-10", "S-ASFO-04")
@pytest.mark.parametrize("dealer", SENTADOS)
def test_da_se_a_direita_tres_a_cada_um_e_a_vira_por_ultimo(dealer: int) -> None:
    table = monte_asfo(FILA, dealer=dealer).carteia()
    assert dealt(table) == [*PACOTES[:4], "KP"]


@clause("ASFO-CORTE-11")
def test_de_baixo_a_pedido_do_cortador() -> None:
    table = monte_asfo(por_baixo=FILA).sobe()
    assert (table.publico.end, table.fase, table.espera) == (1, "cut", (3,))
    assert dealt(table.carteia()) == [*PACOTES[:4], "KP"]


@clause("ASFO-CORTE-11")
def test_de_baixo_pede_se_uma_vez() -> None:
    table = monte_asfo().sobe()
    assert (table.recusa(3, FromBottom()).code, table.recusa(3, FromBottom()).clause) == ("from-bottom-asked", "ASFO-CORTE-11")


@clause("ASFO-CORTE-11", "S-ASFO-04")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_so_o_cortador_pede_de_baixo(seat: int) -> None:
    assert monte_asfo().recusa(seat, FromBottom()).code == "cutter-cuts"


@clause("ASFO-CORTE-11")
def test_devolvido_o_baralho_nao_se_pede_mais() -> None:
    assert monte_asfo().devolve().recusa(3, FromBottom()).code == "no-cut-now"


@clause("ASFO-CORTE-11", "ASFO-CORTE-1")
def test_de_baixo_depois_do_corte_e_o_novo_fundo() -> None:
    table = monte_asfo("AP 2P 3P").corta(3).sobe().carteia()
    assert table.cartas(1) == "3P 2P AP"
    assert monte_asfo("AP 2P 3P").sobe().corta(3).carteia().cartas(1) == "3P 2P AP"


@clause("ASFO-CORTE-12")
@pytest.mark.parametrize("seat", [*SENTADOS, PUBLIC])
def test_antes_de_dadas_todas_a_vira_nao_existe(seat: int) -> None:
    table = monte_asfo(FILA).devolve()
    for _ in range(3):
        assert (table.ve(seat).known.vira, table.ve(seat).known.vira_card) == ("none", None)
        table = table.da_pacote()
        assert not any(isinstance(event, ViraTurned) for event in table.eventos)
    table = table.da_pacote()
    assert (table.fase, str(table.ve(seat).known.vira_card)) == ("play", "KP")
    assert table.eventos[-1] == ViraTurned(cards("KP")[0], "ASFO-CORTE-12")


@clause("ASFO-CORTE-12", "ASFO-CORTE-9")
def test_ninguem_olha_as_suas_antes_de_todos_terem_tres() -> None:
    table = monte_asfo(FILA).devolve().da_pacote().da_pacote()
    assert table.publico.packets == (1, 2)
    assert [event for event in table.historia if isinstance(event, Dealt)] == []
    assert all(table.ve(seat).hand() == () for seat in (*SENTADOS, PUBLIC))
    told = [event for event in table.da_pacote().da_pacote().eventos if isinstance(event, Dealt)]
    assert [(event.seat, event.audience) for event in told] == [(seat, (seat, REFEREE)) for seat in (1, 2, 3, 0)]


@clause("ASFO-CORTE-12")
@pytest.mark.parametrize("dealer", SENTADOS)
def test_o_carteador_da_so_ao_proximo(dealer: int) -> None:
    table = monte_asfo(dealer=dealer).devolve()
    for nth in (1, 2, 3, 4):
        due = (dealer + nth) % 4
        assert [seat for seat in SENTADOS if table.pode(dealer, Deal(seat))] == [due]
        assert table.recusa(dealer, Deal((due + 1) % 4)).clause == "ASFO-CORTE-12"
        assert {table.recusa(seat, Deal(due)).code for seat in SENTADOS if seat != dealer} == {"dealer-deals"}
        table = table.faz(dealer, Deal(due))
        assert table.eventos[0] == PacketDealt(due)
    assert table.fase == "play"


# Burned packets.


@clause("ASFO-CORTE-8")
def test_uma_queima_no_corte_e_outra_no_pacote_do_primeiro() -> None:
    table = monte_asfo(FILA).queima().devolve().queima_pacote()
    assert table.publico.burned == 2
    assert table.queimadas == " ".join(PACOTES[:2])
    assert dealt(table.carteia()) == [*PACOTES[2:6], "JE"]
    assert table.pode(3, Burn(3, 1))


@clause("ASFO-CORTE-8")
@pytest.mark.parametrize("dealer", SENTADOS)
@pytest.mark.parametrize("nth", [1, 2, 3, 4])
def test_queima_se_o_pacote_de_qualquer_um_ate_do_carteador_e_do_cortador(dealer: int, nth: int) -> None:
    table = monte_asfo(FILA, dealer=dealer).devolve()
    for _ in range(nth - 1):
        table = table.da_pacote()
    due, cutter = (dealer + nth) % 4, (dealer + 3) % 4
    table = table.faz(cutter, Burn(1, due))
    assert table.eventos[0] == PacketBurned(cutter, due, "ASFO-CORTE-8")
    assert [str(event.card) for event in table.eventos if isinstance(event, Burned)] == PACOTES[nth - 1].split()
    assert table.publico.packets == tuple((dealer + at) % 4 for at in range(1, nth))
    others = PACOTES[: nth - 1] + PACOTES[nth:5]
    assert dealt(table.carteia()) == [*others, "KO"]


@clause("ASFO-CORTE-8", "ASFO-CORTE-4")
def test_o_mesmo_pacote_queima_ate_tres_vezes() -> None:
    table = monte_asfo(FILA).devolve().queima_pacote().queima_pacote().queima_pacote()
    assert table.publico.burned == 3
    assert table.recusa(3, Burn(4, 1)).clause == "ASFO-CORTE-4"
    assert table.state.legal(0) == (Deal(),)
    assert dealt(table.carteia()) == [*PACOTES[3:7], "7C"]


@clause("ASFO-CORTE-8", "ASFO-CORTE-4")
@pytest.mark.parametrize("at_cut", [0, 1, 2, 3])
def test_no_corte_e_no_carteio_somam_no_maximo_tres(at_cut: int) -> None:
    table = monte_asfo(FILA).queima(at_cut).devolve()
    for nth in range(at_cut, 3):
        assert table.pode(3, Burn(nth + 1, table.publico.packets[-1] + 1 if table.publico.packets else 1))
        table = table.queima_pacote().da_pacote()
    assert table.publico.burned == 3
    assert table.fase == "play" or table.state.legal(3) == ()
    table = table.carteia() if table.fase == "deal" else table
    held = [card for seat in SENTADOS for card in table.cartas(seat).split()]
    assert sorted([*held, *table.queimadas.split(), table.vira]) == sorted(FILA.split())


@clause("ASFO-CORTE-8")
def test_queima_se_depois_de_dados_os_primeiros_pacotes_e_o_resto_vem_junto() -> None:
    table = monte_asfo(FILA).queima(2).devolve().da_pacote().da_pacote().queima_pacote()
    assert table.publico.packets == (1, 2)
    assert table.state.legal(0) == (Deal(),)
    table = table.faz(0, Deal())
    assert dealt(table) == [PACOTES[2], PACOTES[3], PACOTES[5], PACOTES[6], "7C"]


@clause("ASFO-CORTE-9", "S-ASFO-04")
def test_o_pacote_ja_dado_que_ninguem_olhou_ainda_queima_e_o_dono_recebe_os_proximos_tres() -> None:
    table = monte_asfo(FILA).devolve().da_pacote().da_pacote().faz(3, Burn(1, 1))
    assert table.eventos[0] == PacketBurned(3, 1, "ASFO-CORTE-9")
    assert [str(event.card) for event in table.eventos if isinstance(event, Burned)] == PACOTES[0].split()
    assert (table.publico.packets, table.publico.due(), table.publico.burned) == ((2,), 1, 1)
    assert [seat for seat in SENTADOS if table.pode(0, Deal(seat))] == [1]
    assert dealt(table.carteia()) == [PACOTES[2], PACOTES[1], PACOTES[3], PACOTES[4], "KO"]


@clause("ASFO-CORTE-9", "ASFO-CORTE-4")
def test_o_mesmo_pacote_dado_de_novo_queima_de_novo_ate_tres_vezes() -> None:
    table = monte_asfo(FILA).devolve()
    for nth in (1, 2, 3):
        table = table.da_pacote().faz(3, Burn(nth, 1))
    assert table.queimadas == " ".join(PACOTES[:3])
    assert table.recusa(3, Burn(4, 1)).clause == "ASFO-CORTE-4"
    assert dealt(table.carteia()) == [*PACOTES[3:7], "7C"]


@clause("ASFO-CORTE-9", "S-ASFO-04")
def test_quem_da_tudo_pergunta_tambem_pelos_ja_dados() -> None:
    table = monte_asfo(FILA).devolve().da_pacote().faz(0, Deal())
    assert set(table.state.legal(3)) == {Waive(), *[Burn(1, seat) for seat in SENTADOS]}
    table = table.faz(3, Burn(1, 1))
    assert set(table.state.legal(3)) == {Waive(), *[Burn(2, seat) for seat in SENTADOS]}
    table = table.faz(3, Waive())
    assert dealt(table) == [*PACOTES[1:5], "KO"]


@clause("ASFO-CORTE-9", "ASFO-CORTE-11")
def test_de_baixo_o_pacote_que_volta_sai_e_os_proximos_vem_de_baixo() -> None:
    table = monte_asfo(por_baixo=FILA).sobe().devolve().da_pacote().da_pacote().faz(3, Burn(1, 2))
    assert table.queimadas == PACOTES[1]
    assert dealt(table.carteia()) == [PACOTES[0], *PACOTES[2:5], "KO"]


@clause("ASFO-CORTE-9", "ASFO-CORTE-7")
def test_o_pacote_dado_so_o_cortador_queima() -> None:
    table = monte_asfo(FILA).devolve().da_pacote()
    assert [table.recusa(seat, Burn(1, 1)).code for seat in (0, 1, 2)] == ["cutter-cuts"] * 3


@clause("ASFO-CORTE-9", "ASFO-CORTE-8")
def test_quem_disse_que_nao_queima_ja_nao_queima_o_dado() -> None:
    table = monte_asfo(FILA).devolve().da_pacote().faz(3, Waive())
    assert table.recusa(3, Burn(1, 1)).code == "waived-already"


@clause("ASFO-CORTE-9")
@pytest.mark.parametrize("seat", SENTADOS)
def test_vistas_as_cartas_nao_se_queima_nada(seat: int) -> None:
    reason = monte_asfo(FILA).carteia().recusa(3, Burn(1, seat))
    assert (reason.code, reason.clause) == ("looked-already", "ASFO-CORTE-9")


@clause("ASFO-CORTE-8")
def test_queima_se_so_o_pacote_da_vez() -> None:
    table = monte_asfo(FILA).devolve()
    assert [table.recusa(3, Burn(1, seat)).code for seat in (2, 3, 0)] == ["burn-packet"] * 3
    assert table.recusa(3, Burn(2, 1)).code == "burn-number"
    assert table.recusa(3, Burn(1)).code == "burn-packet"


@clause("ASFO-CORTE-11", "ASFO-CORTE-8")
def test_de_baixo_o_pacote_queimado_e_a_vira_tambem_vem_de_baixo() -> None:
    table = monte_asfo(por_baixo=FILA).sobe().devolve().da_pacote().queima_pacote()
    assert table.queimadas == PACOTES[1]
    assert dealt(table.carteia()) == [PACOTES[0], *PACOTES[2:5], "KO"]


@clause("ASFO-CORTE-11", "ASFO-CORTE-5")
def test_queima_de_cima_antes_e_de_baixo_depois_do_pedido() -> None:
    table = monte_asfo("4P 5P 6P", FILA).queima().sobe().queima()
    assert table.queimadas == f"4P 5P 6P {PACOTES[0]}"
    assert dealt(table.carteia()) == [*PACOTES[1:5], "KO"]


@clause("ASFO-CORTE-10")
def test_a_queima_no_corte_sai_da_ponta_de_que_se_da() -> None:
    assert dealt(monte_asfo(FILA).queima(2).carteia()) == [*PACOTES[2:6], "JE"]


@clause("ASFO-CORTE-12")
def test_cada_um_so_ve_as_suas_e_a_vira_todos() -> None:
    table = asfo(0, {0: "3P 2C 4E"}, vira="5O")
    assert [table.faces(seat, 0) for seat in (*SENTADOS, PUBLIC)] == ["3P 2C 4E"] + ["? ? ?"] * 4
    assert [str(table.ve(seat).known.vira_card) for seat in (*SENTADOS, PUBLIC)] == ["5O"] * 5
    assert table.publico.vira == "open"


# Options of the deal.


@clause("S-ASFO-04")
@pytest.mark.parametrize("dealer", SENTADOS)
@pytest.mark.parametrize("bottom", [False, True])
def test_com_a_opcao_da_se_de_uma_em_uma(dealer: int, bottom: bool) -> None:
    option = {"packet": "1"}
    table = monte_asfo("" if bottom else FILA, FILA if bottom else "", dealer, opcoes=option)
    table = (table.sobe() if bottom else table).carteia()
    row = FILA.split()
    assert dealt(table) == [*[" ".join(row[at:12:4]) for at in range(4)], "KP"]


@clause("S-ASFO-04", "ASFO-CORTE-8")
def test_de_uma_em_uma_nao_ha_pacote_para_queimar() -> None:
    table = monte_asfo(FILA, opcoes={"packet": "1"}).queima()
    dealing = table.devolve()
    assert dealing.state.legal(3) == ()
    assert dealing.recusa(3, Burn(2, 1)).code == "no-cut-now"
    assert dealing.state.legal(0) == (Deal(),)
    assert dealt(table.carteia()) == ["AC 2E 3O", "2C 3E KP", "3C AO KC", "AE 2O KE", "KO"]


@clause("S-ASFO-01", "ASFO-CORTE-4")
@pytest.mark.parametrize("bottom", [False, True])
def test_no_baralho_limpo_cabem_as_tres_queimas(bottom: bool) -> None:
    deck = tuple(CARDS[index] for index in BARALHO_24)
    row = [str(card) for card in deck]
    table = abre_asfo({"deck": "24"}, dealer=0).embaralha(pack_with(deck=deck))
    table = table.sobe() if bottom else table
    row = row[::-1] if bottom else row
    table = table.queima().devolve().queima_pacote().da_pacote().queima_pacote().carteia()
    burned = table.queimadas.split()
    held = [card for seat in (1, 2, 3, 0) for card in table.cartas(seat).split()]
    assert burned == row[:6] + row[9:12]
    assert held == row[6:9] + row[12:21]
    assert table.vira == row[21]


@clause("S-ASFO-01", "ASFO-CORTE-1")
def test_no_baralho_limpo_corta_se_ate_a_penultima() -> None:
    deck = tuple(CARDS[index] for index in BARALHO_24)
    table = abre_asfo({"deck": "24"}, dealer=0).embaralha(deck)
    assert all(table.pode(3, Cut(at)) for at in range(1, 24))
    assert table.recusa(3, Cut(24)).code == "cut-position"


@clause("ASFO-CORTE-2")
def test_sem_corte_na_mesa_a_mao_sai_dada() -> None:
    table = abre_asfo(dealer=0, cut=False).embaralha(pack_with(top=FILA))
    assert dealt(table) == [*PACOTES[:4], "KP"]
    assert not any(isinstance(event, GaveBack) for event in table.historia)
