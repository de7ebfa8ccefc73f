"""The cutter with the pack: cuts, the saw, and the vira before any card is dealt."""

from itertools import pairwise

import pytest

from carteado.game import PUBLIC, REFEREE
from carteado.games.truco.rules.acts import Burn, FromBottom, GiveBack, Peek, Saw, Turn
from carteado.games.truco.rules.pack_events import Sawn, ViraTurned
from carteado.pack import Cut, Deal, WasCut
from clauses_kit import marked
from games.truco.kit import FRACAS, Mesa, clause
from games.truco.kit.sinsep import SENTADOS, mao, monte, quem_pode

FUNDO_LIVRE = {"viraPick": "anyDepth"}
PACOTE = [str(card) for card in FRACAS]


def order(table: Mesa) -> list[str]:
    """The pack from the top, as it lies now."""
    return [str(card) for name, card, _ in table.state.board().places(PUBLIC) if name.startswith("pack")]


def moves(table: Mesa) -> set[type]:
    """The kinds of act the cutter is offered."""
    return {type(act) for act in table.state.legal(table.espera[0])}


@clause("SIN-POST-2", "SIN-EMB-4")
@pytest.mark.parametrize("dealer", SENTADOS)
def test_depois_de_embaralhar_so_quem_esta_a_esquerda_age(dealer: int) -> None:
    table = monte(dealer=dealer)
    cutter = (dealer + 3) % 4
    assert (table.fase, table.espera) == ("cut", (cutter,))
    assert [seat for seat in SENTADOS if table.state.legal(seat)] == [cutter]
    assert moves(table) == {Cut, Saw, Turn, Peek, FromBottom}


@clause("SIN-POST-2", "SIN-EMB-4")
@pytest.mark.parametrize("act", [Cut(5), Saw(5), Turn(1), Burn(1), FromBottom(), GiveBack()])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_os_outros_nao_tocam_no_baralho(seat: int, act: Cut) -> None:
    assert monte().recusa(seat, act).clause == "SIN-POST-2"


@clause("SIN-CORTAR-1", "S-SIN-06")
def test_corta_tira_a_vira_e_so_entao_devolve() -> None:
    table = monte().corta(10)
    assert (table.recusa(3, GiveBack()).code, table.recusa(3, GiveBack()).clause) == ("vira-first", "SIN-CORTAR-1")
    table = table.tira_vira()
    assert table.eventos == (ViraTurned(FRACAS[10], "SIN-CORTAR-1"),)
    assert (table.vira, table.publico.hands) == (str(FRACAS[10]), ())
    table = table.devolve().da_pacote()
    assert (table.fase, table.publico.packets, table.vira) == ("deal", (1,), str(FRACAS[10]))


@clause("SIN-CORTAR-1")
@pytest.mark.parametrize("seat", [*SENTADOS, PUBLIC, REFEREE])
def test_a_vira_todos_veem_antes_do_primeiro_pacote(seat: int) -> None:
    table = monte(por_cima="6E").tira_vira().devolve()
    assert (table.fase, table.ve(seat).known.vira, str(table.ve(seat).known.vira_card)) == ("deal", "open", "6E")


@clause("SIN-CORTAR-1")
def test_a_vira_nao_e_dada_a_ninguem() -> None:
    table = monte(por_cima="6E").carteia()
    assert all("6E" not in table.cartas(seat) for seat in SENTADOS)
    assert len(order(table)) == 40 - 1 - 12


@clause("SIN-CORTAR-2")
def test_tres_cortes_e_o_quarto_nao() -> None:
    table = monte().corta(10, 25, 7)
    assert table.publico.cuts == 3
    assert (table.recusa(3, Cut(5)).code, table.recusa(3, Cut(5)).clause) == ("too-many-cuts", "SIN-CORTAR-2")
    assert moves(table) == {Turn, Peek, FromBottom}


@clause("SIN-CORTAR-2")
@pytest.mark.parametrize("cuts", [(), (20,), (20, 20), (1, 39, 20)])
def test_corta_quantas_vezes_quiser_ate_tres(cuts: tuple[int, ...]) -> None:
    table = monte().corta(*cuts)
    lifted = sum(cuts) % 40
    assert order(table) == PACOTE[lifted:] + PACOTE[:lifted]
    assert table.tira_vira().vira == PACOTE[lifted]


@clause("SIN-CORTAR-2")
def test_corta_se_em_qualquer_ponto_mas_de_verdade() -> None:
    assert all(monte().pode(3, Cut(at)) for at in range(1, 40))
    assert [monte().recusa(3, Cut(at)).code for at in (0, 40)] == ["cut-position"] * 2
    assert monte().corta(7).eventos == (WasCut(3, 7),)


# The saw.


@clause("SIN-CORTAR-3", "S-SIN-19")
@pytest.mark.parametrize("sequence", ["s", "sc", "cs", "c", "cc", "ccc"])
def test_sequencias_que_valem(sequence: str) -> None:
    table = worked(sequence)
    assert table.tira_vira().devolve().fase == "deal"


@clause("S-SIN-19")
@pytest.mark.parametrize(
    ("sequence", "clausula"),
    marked(
        [
            ("sc+c", "SIN-CORTAR-3"),
            ("cs+c", "SIN-CORTAR-3"),
            ("s+s", "SIN-CORTAR-3"),
            ("sc+s", "SIN-CORTAR-3"),
            ("cs+s", "SIN-CORTAR-3"),
            ("cc+s", "SIN-CORTAR-3"),
            ("ccc+s", "SIN-CORTAR-3"),
            ("ccc+c", "SIN-CORTAR-2"),
        ]
    ),
)
def test_sequencias_que_nao_valem(sequence: str, clausula: str) -> None:
    done, _, tried = sequence.partition("+")
    table = worked(done)
    assert table.recusa(3, Saw(9) if tried == "s" else Cut(9)).clause == clausula


def worked(sequence: str) -> Mesa:
    """The pack after cuts (c) and saws (s)."""
    table = monte()
    for step in sequence:
        table = table.serra(15) if step == "s" else table.corta(15)
    return table


@clause("SIN-CORTAR-3", "S-SIN-19")
def test_serrar_nao_e_cortar_e_mistura_as_duas_partes() -> None:
    table = monte().serra(3)
    assert table.eventos == (Sawn(3, 3),)
    assert sorted(order(table)) == sorted(PACOTE)
    assert not any(order(table) == PACOTE[at:] + PACOTE[:at] for at in range(40))
    assert order(table)[:8] == ["5P", "4C", "5C", "4E", "5E", "4O", "5O", "6P"]


@clause("SIN-CORTAR-3", "S-SIN-19")
@pytest.mark.parametrize("at", [1, 13, 20, 39])
def test_a_serra_guarda_a_ordem_de_cada_parte(at: int) -> None:
    found = order(monte().serra(at))
    for part in (PACOTE[:at], PACOTE[at:]):
        places = [found.index(card) for card in part]
        assert all(one < other for one, other in pairwise(places))


@clause("SIN-CORTAR-3", "S-SIN-19")
def test_serrar_e_cortar_nao_e_cortar_e_serrar() -> None:
    sawn = order(monte().serra(12))
    assert order(monte().serra(12).corta(7)) == sawn[7:] + sawn[:7]
    assert order(monte().corta(7).serra(12)) != order(monte().serra(12).corta(7))
    assert sorted(order(monte().corta(7).serra(12))) == sorted(PACOTE)


@clause("SIN-CORTAR-3")
def test_o_carteio_sai_do_baralho_serrado() -> None:
    pack = order(monte().serra(12).corta(7))
    table = monte().serra(12).corta(7).carteia()
    assert (table.vira, table.cartas(1), table.cartas(0)) == (pack[0], " ".join(pack[1:4]), " ".join(pack[10:13]))


# Nothing once the vira is out.


@clause("SIN-CORTAR-1", "S-SIN-06")
@pytest.mark.parametrize("act", [Cut(5), Saw(5)])
def test_tirada_a_vira_nao_se_corta_nem_se_serra(act: Cut) -> None:
    for table in (monte().tira_vira(), monte().corta(5).tira_vira(), monte().tira_vira().queima()):
        reason = table.recusa(3, act)
        assert (reason.code, reason.clause) == ("vira-turned", "S-SIN-06")


@clause("SIN-CORTAR-1")
def test_so_ha_uma_vira() -> None:
    assert monte().tira_vira().recusa(3, Turn(1)).code == "no-vira-now"
    assert mao().recusa(3, Turn(1)).code == "no-cut-now"


@clause("SIN-CORTAR-1", "SIN-QUEIMAR-5", "S-SIN-06")
def test_antes_da_vira_nao_se_queima() -> None:
    assert (monte().recusa(3, Burn(1)).code, monte().recusa(3, Burn(1)).clause) == ("vira-first", "SIN-CORTAR-1")


@clause("SIN-CORTAR-7")
def test_so_o_carteador_da_as_cartas_e_so_depois_do_corte() -> None:
    table = monte().tira_vira()
    assert (table.recusa(0, Deal()).code, table.recusa(0, Deal()).clause) == ("cut-first", "SIN-CORTAR-7")
    table = table.devolve()
    assert (table.fase, table.espera) == ("deal", (0,))
    assert quem_pode(table, Deal(1)) == [0]
    assert [table.recusa(seat, Deal(1)).code for seat in (1, 2, 3)] == ["dealer-deals"] * 3


@clause("SIN-MAOONZE-6a")
@pytest.mark.parametrize("placar", [(11, 5), (5, 11)])
def test_na_mao_de_onze_nao_se_serra_mas_se_corta_ate_tres(placar: tuple[int, int]) -> None:
    table = monte(placar=placar)
    assert (table.recusa(3, Saw(5)).code, table.recusa(3, Saw(5)).clause) == ("saw-ban", "SIN-MAOONZE-6a")
    assert moves(table) == {Cut, Turn, FromBottom}
    assert table.corta(3, 4, 5).recusa(3, Cut(1)).clause == "SIN-CORTAR-2"


@clause("SIN-EMB-4")
def test_as_cartas_do_corte_nao_aparecem_a_ninguem() -> None:
    table = monte(por_cima="5P").corta(3)
    for seat in (*SENTADOS, PUBLIC):
        known = table.ve(seat).known
        assert (known.hands, known.burned_cards, known.peeked_cards, known.vira_card) == ((), (), (), None)
